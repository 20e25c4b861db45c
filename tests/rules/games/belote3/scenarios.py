"""Effects of the options of belote for three, one scenario each (J1–J9)."""

from bot.rules import Pass, Phase, Ruleset, State, Suit, Take, game_of, legal_actions
from bot.rules.core.result import Facts, Role, Tally
from tests.rules.parties import act, asked_seat, deal_of, dealt


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


def passes_before_the_next_deal(rules: Ruleset) -> int:
    state, passes = deal_in_order(rules), 0
    while state.phase is Phase.CALL:
        state, passes = act(state, Pass(asked_seat(state))), passes + 1
    return passes


def _settled(rules: Ruleset, *tallies: Tally, trickless: tuple[Role, ...] = ()) -> tuple[int, ...]:
    return game_of(rules).settle(rules, Facts(tallies, None, trickless=trickless)).written


def more_than_each(rules: Ruleset) -> tuple[int, ...]:
    return _settled(rules, Tally(70), Tally(62), Tally(30))


def failed(rules: Ruleset) -> tuple[int, ...]:
    return _settled(rules, Tally(61), Tally(70), Tally(31))


def without_a_trick(rules: Ruleset) -> tuple[int, ...]:
    return _settled(rules, Tally(98), Tally(64), Tally(0), trickless=(2,))


def players_and_places(rules: Ruleset) -> tuple[int, ...]:
    return tuple(len(hand) for hand in deal_of(deal_in_order(rules)).hands)


def suits(rules: Ruleset) -> str:
    """The suits that may be named in the second round."""
    state = deal_in_order(rules)
    for _ in range(3):
        state = act(state, Pass(asked_seat(state)))
    named = [each.suit for each in legal_actions(state, 0) if isinstance(each, Take)]
    return "".join(suit for suit in named if isinstance(suit, Suit))
