"""A second opinion: a played deal counted from its actions alone, and the end of a party."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.rules import (
    DRAWN,
    Action,
    Announced,
    Bid,
    ByAccount,
    Card,
    Coinche,
    Contest,
    Declare,
    Ending,
    Play,
    Ruleset,
    Schmeiss,
    Shuffle,
    State,
    Surcoinche,
    Take,
    Trump,
    choices,
    settle_contest,
)
from bot.rules.core.actions import Discard
from bot.rules.core.sides import SINGLES, TEAMS, THREE

SUIT_OF_TRUMPS = {"order": "J9ATKQ87", "points": (20, 14, 11, 10, 4, 3, 0, 0)}
PLAIN_SUIT = {"order": "ATKQJ987", "points": (11, 10, 4, 3, 2, 0, 0, 0)}
NO_TRUMPS = (19, 10, 4, 3, 2, 0, 0, 0)
ALL_TRUMPS = (13, 9, 6, 5, 3, 2, 0, 0)
PACKS = {"N": 120, "A": 248}
"""card points of the pack without a trump suit, as with one the cards of its kind count"""


def is_ranked_as_trump(card: Card, trump: Trump) -> bool:
    return trump == "A" or card.suit == trump


def place(card: Card, trump: Trump) -> int:
    suit = SUIT_OF_TRUMPS if is_ranked_as_trump(card, trump) else PLAIN_SUIT
    return str(suit["order"]).index(card.rank)


def worth_of(card: Card, trump: Trump, na_values: str) -> int:
    points = (SUIT_OF_TRUMPS if is_ranked_as_trump(card, trump) else PLAIN_SUIT)["points"]
    if trump == "N" and na_values == "ffb_table":
        points = NO_TRUMPS
    if trump == "A" and na_values == "ffb_table":
        points = ALL_TRUMPS
    assert isinstance(points, tuple)
    return points[place(card, trump)]


def counted(points: int, trump: Trump, na_values: str) -> int:
    """A side's card points, brought to 152 for all of them where the table wants it (H3)."""
    scaled = na_values == "scaled" and trump in PACKS
    return round(points * 152 / PACKS[trump]) if scaled else points


def last_trick(rules: Ruleset, trump: Trump) -> int:
    return 0 if (trump, rules.na_values, rules.ta_last_trick) == ("A", "raw", False) else 10


def total_of(rules: Ruleset, trump: Trump) -> int:
    """All the points of a deal."""
    raw = rules.na_values == "raw" and trump in PACKS
    return (PACKS[trump] if raw else 152) + last_trick(rules, trump)


ACCOUNTS = {4: TEAMS, 3: THREE, 2: SINGLES}
"""by how many play"""


def account_of(rules: Ruleset, seat: int) -> int:
    """Of four and of two every other seat, of three each."""
    return seat if rules.players == 3 else seat % 2


def winner_of(cards: Sequence[Card], trump: Trump) -> int:
    """Position of the card that wins: the highest trump, else the highest of the suit led."""
    trumps = [card for card in cards if card.suit == trump]
    running = trumps or [card for card in cards if card.suit == cards[0].suit]
    return cards.index(min(running, key=lambda card: place(card, trump)))


class Facts(NamedTuple):
    """The words that a deal's result must have of it."""

    taker: int
    trump: Trump
    points: ByAccount
    tricks: ByAccount
    der: int
    belotes: ByAccount
    missed_belotes: ByAccount
    contest: Contest
    bid: int | None
    multiplier: int
    alone: bool
    """all the tricks were the taker's own"""


def facts_of(rules: Ruleset, dealer: int, actions: Sequence[Action]) -> Facts:
    """The facts of a deal from its calls and plays (whatever else happened in it)."""
    taker, trump, bid = _contract(rules, actions)
    plays = [each for each in actions if isinstance(each, Play)]
    first = (dealer + 1) % rules.players
    none = [0] * (3 if rules.players == 3 else 2)
    points, tricks, leader, first_winner = [*none], [*none], first, None
    winners: set[int] = set()
    for number in range(0, len(plays), rules.players):
        trick = plays[number : number + rules.players]
        cards = [each.card for each in trick]
        assert [each.actor for each in trick] == [
            (leader + step) % rules.players for step in range(rules.players)
        ]
        leader = trick[winner_of(cards, trump)].actor
        first_winner = leader if first_winner is None else first_winner
        tricks[account_of(rules, leader)] += 1
        winners.add(leader)
        points[account_of(rules, leader)] += sum(
            worth_of(card, trump, rules.na_values) for card in cards
        )
    assert first_winner is not None
    points = [counted(each, trump, rules.na_values) for each in points]
    points[account_of(rules, leader)] += last_trick(rules, trump)
    for each in actions:
        if isinstance(each, Discard):  # it counts for who laid it away (J9)
            points[account_of(rules, taker)] += worth_of(each.card, trump, rules.na_values)
    speaker = first_winner if rules.decl_contest_moment == "during_trick2" else first
    belotes, missed = _belotes(rules, trump, plays)
    return Facts(
        taker=taker,
        trump=trump,
        points=tuple(points),
        tricks=tuple(tricks),
        der=account_of(rules, leader),
        belotes=belotes,
        missed_belotes=missed,
        contest=settle_contest(
            _announced(rules, actions), speaker, trump, rules, ACCOUNTS[rules.players]
        ),
        bid=bid,
        multiplier=_multiplier(rules, actions),
        alone=winners == {taker},
    )


def _contract(rules: Ruleset, actions: Sequence[Action]) -> tuple[int, Trump, int | None]:
    refused = [each for each in actions if isinstance(each, Schmeiss)]
    if refused and not any(isinstance(each, Take) for each in actions):
        return refused[0].actor, _turned(rules, actions).suit, None  # in the first round (CL2)
    last = [each for each in actions if isinstance(each, Take | Bid)][-1]
    return last.actor, last.suit, last.points if isinstance(last, Bid) else None


def _turned(rules: Ruleset, actions: Sequence[Action]) -> Card:
    """The card that lies behind the first packets."""
    pack = next(each.pack for each in actions if isinstance(each, Shuffle))
    return pack[rules.players * sum(map(int, rules.packets.split("-")))]


def _multiplier(rules: Ruleset, actions: Sequence[Action]) -> int:
    last = max((n for n, each in enumerate(actions) if isinstance(each, Take | Bid)), default=0)
    actions = actions[last:]  # a higher bid ends what the last was doubled to (I1)
    if any(isinstance(each, Surcoinche) for each in actions):
        return int(rules.surcoinche[1:])
    return 2 if any(isinstance(each, Coinche) for each in actions) else 1


def _belotes(rules: Ruleset, trump: Trump, plays: Sequence[Play]) -> tuple[ByAccount, ByAccount]:
    """How many each account scores, and how many it had and did not say what it must."""
    players = rules.players
    scored, missed = ([0] * (3 if players == 3 else 2) for _ in range(2))
    led = {each.card: plays[n // players * players].card.suit for n, each in enumerate(plays)}
    for suit in _belote_suits(rules, trump):
        pair = [each for each in plays if each.card.text in (f"K{suit}", f"Q{suit}")]
        if len(pair) == 2 and pair[0].actor == pair[1].actor:  # else one lies in a stock
            said = {
                "auto": True,
                "second": True,
                "prompt": pair[0].word,
                "strict": pair[0].word and pair[1].word,
            }
            if rules.belote_ta == "each_suit_led" and suit not in (trump, led[pair[0].card]):
                said = dict.fromkeys(said, False)  # I4
            account = account_of(rules, pair[0].actor)
            (scored if said[rules.belote_announce] else missed)[account] += 1
    return tuple(scored), tuple(missed)


def _belote_suits(rules: Ruleset, trump: Trump) -> str:
    if rules.belote == "off" or trump == "N":
        return ""
    if trump == "A":
        return "SHDC" if rules.belote_ta != "none" else ""
    return trump


def _announced(rules: Ruleset, actions: Sequence[Action]) -> list[Announced]:
    """Everything that was announced, each of cards that its owner has played; where nobody says
    anything what they hold (CL4)."""
    played: dict[int, set[Card]] = {}
    for each in actions:
        if isinstance(each, Play):
            played.setdefault(each.actor, set()).add(each.card)
    if rules.declarations == "talk":
        held = {seat: choices(hand, rules) for seat, hand in played.items()}
        return [Announced(seat, each) for seat, sets in held.items() if sets for each in sets[0]]
    announced = [
        Announced(each.actor, declaration)
        for each in actions
        if isinstance(each, Play | Declare)
        for declaration in each.declarations
    ]
    assert all(set(each.declaration.cards) <= played[each.seat] for each in announced)
    return announced


def check_end(state: State) -> None:
    """The party goes on while nobody has won it by its own way to end."""
    rules, scores = state.rules, state.scores
    best = max(scores)
    first, equal = scores.index(best), scores.count(best) > 1
    both = sum(each >= rules.target for each in scores) > 1
    reached = rules.end_mode == "target" and best >= rules.target
    played = rules.end_mode == "deals" and len(state.results) >= rules.deals_limit
    if rules.end_mode == "boards" and state.ending is Ending.DEALS:
        # Boards that nobody took count as well (T5); equal points are nobody's.
        assert state.deal_number == rules.deals_limit
        assert state.winner == (DRAWN if equal else first)
    elif state.ending in (Ending.TARGET, Ending.DEALS):
        assert reached or played
        if rules.kapo_no_exit != "off":
            assert state.results[-1].capot is None
        if state.winner == DRAWN and not reached:
            # At klaverjas a party of so many deals may end equal (KJ6).
            assert (rules.auction, equal) == ("choice", True)
        elif state.winner == DRAWN:
            assert (both, rules.both_reach) == (True, "draw")
        elif state.extended or not both or rules.both_reach == "higher_score":
            assert state.winner == first
            assert not equal
    elif state.ending is None:
        assert state.winner is None
        assert not played or (equal and rules.auction != "choice")
        if not _ends_without_exit(state):
            assert not reached or (state.extended and both)


def _ends_without_exit(state: State) -> bool:
    """Tell whether a capot at the target has kept the party open (I7)."""
    return state.rules.kapo_no_exit != "off" and any(
        result.capot is not None and max(result.totals) >= state.rules.target
        for result in state.results
    )
