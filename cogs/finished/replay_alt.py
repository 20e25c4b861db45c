"""Alt text of a moment of a finished party: every card in every hand, the trick, the points."""

from collections.abc import Callable, Iterator, Sequence
from functools import reduce

from bot.rules import Bid, Card, OpenTable, Pass
from bot.tables import Game
from bot.text import Words
from cogs.screens.alt import fitting
from cogs.screens.names import Teller
from cogs.table.auction import call_list
from cogs.table.status import deal_lines

MOST_CALLS = 8
"""of a long auction the last ones"""


def replay_alt(table: OpenTable, game: Game, words: Words) -> str:
    """Describe the picture. Where there is no room for more, of Découverte's fields only which
    cards lie face up and which face down, and no calls but the contract.
    """
    ways = ((_pairs, True), (_pairs, False), (_heaps, False))
    return fitting(game, words, *(_all(table, fields, calls) for fields, calls in ways))


Fields = Callable[[OpenTable, int, Teller], Iterator[str]]


def _all(table: OpenTable, fields: Fields, calls: bool) -> Callable[[Teller], Iterator[str]]:
    def tell_all(tell: Teller) -> Iterator[str]:
        view = table.view
        yield tell(
            "alt-scores",
            first=tell.team(0),
            first_points=tell.words.number(view.scores[0]),
            second=tell.team(1),
            second_points=tell.words.number(view.scores[1]),
        )
        if view.dealer is not None:
            yield tell("alt-dealer", name=tell.name(view.dealer))
        yield from _middle(table, tell, calls)
        for seat in range(view.rules.players):
            if view.fields:
                yield from fields(table, seat, tell)
            elif table.hands[seat]:
                held = by_suit(table.hands[seat], tell.words)
                yield tell("replay-alt-hand", name=tell.name(seat), cards=held)

    return tell_all


def _middle(table: OpenTable, tell: Teller, calls: bool) -> Iterator[str]:
    view = table.view
    if not (view.trick or view.last_trick):
        if view.turn_up is not None:
            yield tell("alt-turn-up", card=tell.card(view.turn_up))
        spoken = [each for each in view.calls if isinstance(each, Pass | Bid)][-MOST_CALLS:]
        if calls and spoken:
            yield f"{call_list(spoken, tell)}."
    yield from (_sentence(line) for line in deal_lines(view, tell) if view.taker is not None)
    if view.trick:
        yield tell("alt-trick", cards=_played(view.trick, tell))
    elif view.last_trick is not None:
        leader, cards, winner, points = view.last_trick
        played = [((leader + n) % view.rules.players, card) for n, card in enumerate(cards)]
        listed = _played(played, tell)
        yield tell("replay-alt-trick", cards=listed, name=tell.name(winner), points=points)
    if any(view.tricks_won):
        yield tell("alt-won", first=view.tricks_won[0], second=view.tricks_won[1])
        first, second = table.points
        yield tell("replay-alt-points", first=first, second=second)


def _sentence(line: str) -> str:
    return line if not line or line[-1] in ".!?…”“»" else f"{line}."


def _played(cards: Sequence[tuple[int, Card]], tell: Teller) -> str:
    return ", ".join(
        tell("alt-played", name=tell.name(seat), card=tell.card(card)) for seat, card in cards
    )


def by_suit(cards: Sequence[Card], words: Words) -> str:
    """`spades ace, king; hearts 9`: half as long as each card by its name."""
    suits = dict.fromkeys(card.suit for card in cards)
    told = [
        words(
            "replay-alt-suit",
            suit=words.suit_name(suit),
            ranks=", ".join(words(f"rank-{each.rank.name}") for each in cards if each.suit is suit),
        )
        for suit in suits
    ]
    return reduce(lambda suits, suit: words("replay-alt-suits", suits=suits, suit=suit), told)


# Découverte --------------------------------------------------------------------------------------


def _pairs(table: OpenTable, seat: int, tell: Teller) -> Iterator[str]:
    """Each open card with the one that it covers."""
    lying: list[str] = []
    for place, down in zip(table.view.fields[seat], table.covered[seat], strict=True):
        if place.up is not None and down is not None:
            lying.append(tell("replay-alt-on", card=tell.card(place.up), under=tell.card(down)))
        elif place.up is not None:
            lying.append(tell.card(place.up))
        elif down is not None:
            lying.append(tell("replay-alt-face-down", card=tell.card(down)))
    if lying:
        yield tell("replay-alt-hand", name=tell.name(seat), cards=", ".join(lying))


def _heaps(table: OpenTable, seat: int, tell: Teller) -> Iterator[str]:
    """Return what lies face up, and what face down."""
    field = table.view.fields[seat]
    up = [place.up for place in field if place.up is not None]
    down = [card for card in table.covered[seat] if card is not None]
    if up:
        held = by_suit(up, tell.words)
        yield tell("replay-alt-hand", name=tell.name(seat), cards=held)
    if down:
        held = by_suit(down, tell.words)
        yield tell("replay-alt-covered", name=tell.name(seat), cards=held)
