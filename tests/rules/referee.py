"""A second opinion: a played deal counted from its actions alone, and the end of a party."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.rules import (
    DRAWN,
    Action,
    Announced,
    Bid,
    Card,
    Coinche,
    Contest,
    Declare,
    Ending,
    Pair,
    Play,
    Ruleset,
    State,
    Suit,
    Surcoinche,
    Take,
    Trump,
    settle_contest,
)

SUIT_OF_TRUMPS = {"order": "J9ATKQ87", "points": (20, 14, 11, 10, 4, 3, 0, 0)}
PLAIN_SUIT = {"order": "ATKQJ987", "points": (11, 10, 4, 3, 2, 0, 0, 0)}
NO_TRUMPS = {"order": "ATKQJ987", "points": (19, 10, 4, 3, 2, 0, 0, 0)}
ALL_TRUMPS = {"order": "J9ATKQ87", "points": (13, 9, 7, 5, 3, 1, 0, 0)}


def table(card: Card, trump: Trump) -> dict[str, object]:
    if trump == "N":
        return NO_TRUMPS
    if trump == "A":
        return ALL_TRUMPS
    return SUIT_OF_TRUMPS if card.suit == trump else PLAIN_SUIT


def place(card: Card, trump: Trump) -> int:
    return str(table(card, trump)["order"]).index(card.rank)


def worth_of(card: Card, trump: Trump) -> int:
    points = table(card, trump)["points"]
    assert isinstance(points, tuple)
    return points[place(card, trump)]


def winner_of(cards: Sequence[Card], trump: Trump) -> int:
    """Position of the card that wins: the highest trump, else the highest of the suit led."""
    trumps = [card for card in cards if card.suit == trump]
    running = trumps or [card for card in cards if card.suit == cards[0].suit]
    return cards.index(min(running, key=lambda card: place(card, trump)))


class Facts(NamedTuple):
    """What a deal's result must say of it."""

    taker: int
    trump: Trump
    points: Pair
    tricks: Pair
    der: int
    belote: int | None
    missed_belote: int | None
    contest: Contest
    bid: int | None
    multiplier: int


def facts_of(rules: Ruleset, dealer: int, actions: Sequence[Action]) -> Facts:
    """The facts of a deal from its calls and plays (whatever else happened in it)."""
    taker, trump, bid = _contract(actions)
    plays = [each for each in actions if isinstance(each, Play)]
    first = (dealer + 1) % rules.players
    points, tricks, leader, first_winner = [0, 0], [0, 0], first, None
    for number in range(0, len(plays), rules.players):
        trick = plays[number : number + rules.players]
        cards = [each.card for each in trick]
        assert [each.actor for each in trick] == [
            (leader + step) % rules.players for step in range(rules.players)
        ]
        leader = trick[winner_of(cards, trump)].actor
        first_winner = leader if first_winner is None else first_winner
        tricks[leader % 2] += 1
        points[leader % 2] += sum(worth_of(card, trump) for card in cards)
    assert first_winner is not None
    points[leader % 2] += 10
    speaker = first_winner if rules.decl_contest_moment == "during_trick2" else first
    belote, missed = _belote(rules, trump, plays)
    return Facts(
        taker=taker,
        trump=trump,
        points=(points[0], points[1]),
        tricks=(tricks[0], tricks[1]),
        der=leader % 2,
        belote=belote,
        missed_belote=missed,
        contest=settle_contest(
            _announced(actions), speaker, trump if isinstance(trump, Suit) else None, rules
        ),
        bid=bid,
        multiplier=_multiplier(rules, actions),
    )


def _contract(actions: Sequence[Action]) -> tuple[int, Trump, int | None]:
    last = [each for each in actions if isinstance(each, Take | Bid)][-1]
    return last.actor, last.suit, last.points if isinstance(last, Bid) else None


def _multiplier(rules: Ruleset, actions: Sequence[Action]) -> int:
    if any(isinstance(each, Surcoinche) for each in actions):
        return int(rules.surcoinche[1:])
    return 2 if any(isinstance(each, Coinche) for each in actions) else 1


def _belote(rules: Ruleset, trump: Trump, plays: Sequence[Play]) -> tuple[int | None, int | None]:
    """The team that scores it, and the one that had it and did not say what it must."""
    pair = [each for each in plays if each.card.text in (f"K{trump}", f"Q{trump}")]
    if rules.belote == "off" or not isinstance(trump, Suit) or pair[0].actor != pair[1].actor:
        return None, None
    team = pair[0].actor % 2
    said = {"auto": True, "prompt": pair[0].word, "strict": pair[0].word and pair[1].word}
    return (team, None) if said[rules.belote_announce] else (None, team)


def _announced(actions: Sequence[Action]) -> list[Announced]:
    """Everything that was announced, each of cards that its owner has played."""
    played: dict[int, set[Card]] = {}
    for each in actions:
        if isinstance(each, Play):
            played.setdefault(each.actor, set()).add(each.card)
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
    rules, (first, second) = state.rules, state.scores
    reached = rules.end_mode == "target" and max(state.scores) >= rules.target
    played = rules.end_mode == "deals" and len(state.results) >= rules.deals_limit
    if state.ending in (Ending.TARGET, Ending.DEALS):
        assert reached or played
        both = min(state.scores) >= rules.target
        if state.winner == DRAWN:
            assert (both, rules.both_reach) == (True, "draw")
        elif state.extended or not both or rules.both_reach == "higher_score":
            assert state.winner == int(second > first)
            assert first != second
    elif state.ending is None:
        assert state.winner is None
        assert not played or first == second
        assert not reached or (state.extended and min(state.scores) >= rules.target)
