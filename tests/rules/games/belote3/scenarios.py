"""Effects of the options of belote for three, one scenario each (J1–J9)."""

from collections.abc import Sequence

from bot.rules import Card, Ruleset, State, Take, game_of, legal_actions, parse_cards
from bot.rules.core.result import Facts, Role, Tally
from tests.rules.parties import act, deal_of, dealt


def deal_in_order(rules: Ruleset) -> State:
    """A deal of the pack as it lies in its listing; seat 0 calls first."""
    return dealt(game_of(rules).dealing.pack, dealer=2, rules=rules)


def dealt_and_called(rules: Ruleset) -> tuple[int, int, int, int]:
    """The cards of the pack, of a hand in the auction, the first calls, and the cards of whoever
    takes then."""
    state = deal_in_order(rules)
    hand = len(deal_of(state).hands[0])
    calls = legal_actions(state, 0)
    take = next(each for each in calls if isinstance(each, Take))
    taken = deal_of(act(state, take)).hands[0]
    return len(state.pack), hand, len(calls), len(taken)


def _settled(rules: Ruleset, *tallies: Tally, trickless: tuple[Role, ...] = ()) -> tuple[int, ...]:
    return game_of(rules).settle(rules, Facts(tallies, None, trickless=trickless)).written


def more_than_each(rules: Ruleset) -> tuple[int, ...]:
    return _settled(rules, Tally(70), Tally(62), Tally(30))


def failed(rules: Ruleset) -> tuple[int, ...]:
    return _settled(rules, Tally(61), Tally(70), Tally(31))


def without_a_trick(rules: Ruleset) -> tuple[int, ...]:
    return _settled(rules, Tally(98), Tally(64), Tally(0), trickless=(2,))


def with_hands(hands: Sequence[str], rules: Ruleset, chien: str = "") -> State:
    """A deal of these cards, of which the sixth of seat 0 is turned up where one is; seat 0 calls
    first, and what nobody has lies in the chien (J9)."""
    left = [list(parse_cards(hand)) for hand in hands]
    packets = game_of(rules).dealing.packets
    pack: list[Card] = []
    for size in packets or (3, 2):
        for cards in left:
            pack += cards[:size]
            del cards[:size]
    in_hand = [
        {*parse_cards(hand)}.difference(more) for hand, more in zip(hands, left, strict=True)
    ]
    for cards in left:
        pack += cards
    state = dealt([*pack, *parse_cards(chien)], dealer=2, rules=rules)
    assert [{*hand} for hand in deal_of(state).hands] == in_hand
    return state
