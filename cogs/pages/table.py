"""A table as pages draw it: the values of the macros in `templates/table.html`.

What is not in the view of the table is not in them, but for the hands of a party that is over.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.rules import Card, OpenTable, Trick, View
from bot.tables import Game
from bot.text import Words
from bot.text.names import plain_name
from card_images.trick import edges
from cogs.table.status import BEFORE


class CardShown(NamedTuple):
    """A card face up: its corner, the name of its suit for its colour, and how it is read aloud."""

    rank: str
    sign: str
    suit: str
    name: str


class Place(NamedTuple):
    """A place of a hand: the card there, and at Découverte the one below it."""

    card: CardShown | None
    """None: it was played"""
    under: CardShown | None = None


class SeatShown(NamedTuple):
    """Somebody at the table."""

    edge: str
    """where they sit: `bottom`, `right`, `top` or `left`"""
    name: str
    account: int
    robot: bool
    deals: bool
    asked: bool
    contract: str
    """what they play, of the taker alone"""
    hand: Sequence[Place]


class Played(NamedTuple):
    """A card of the trick on the table."""

    edge: str
    name: str
    """of who has played it"""
    card: CardShown
    won: bool


class Account(NamedTuple):
    """An account: the names of those who score together, their tricks and points."""

    names: str
    score: str
    tricks: int


class TableShown(NamedTuple):
    """All that is drawn of a table."""

    players: int
    seats: Sequence[SeatShown]
    trick: Sequence[Played]
    """the trick that is played, or the last one until the next is led"""
    turn_up: CardShown | None
    trump: CardShown | None
    """while no card lies there what is trump, without a rank"""
    accounts: Sequence[Account]
    goal: str
    """what is played to"""


def card_shown(card: Card, words: Words) -> CardShown:
    suit = card.suit
    return CardShown(
        words.indices[card.rank], words.suit(suit), suit.name.lower(), words.card_name(card)
    )


def table_shown(
    view: View, game: Game, words: Words, *, bottom: int = 0, opened: OpenTable | None = None
) -> TableShown:
    """`view`: what everybody at the table sees; `opened`: of a party that is over the same moment
    with all hands."""
    names = [name_shown(game, seat, words) for seat in range(view.game_type.seats)]
    dealt = view.phase not in BEFORE  # until then the deal that is over is in the view
    around = {seat: edge.name.lower() for seat, edge in edges(view, bottom).items()}
    asked = {each.actor for each in view.decisions if each.waits}
    seats = [
        SeatShown(
            around[seat],
            names[seat],
            view.game_type.accounts.of(seat),
            game.holder(seat).robot,
            view.dealer == seat,
            seat in asked,
            _contract(view, words) if dealt and seat == view.taker else "",
            () if opened is None else tuple(_places(opened, seat, words)),
        )
        for seat in around
    ]
    trick, lying = _trick(view, around, names, words) if dealt else [], None
    if (
        dealt
        and not trick
        and view.turn_up is not None
        and (view.taker is None or view.turned_stays)
    ):
        lying = card_shown(view.turn_up, words)
    return TableShown(
        view.game_type.seats,
        seats,
        trick,
        lying,
        _trump(view, words) if dealt and not trick and not lying else None,
        [
            Account(
                words.join_and([names[seat] for seat in own]),
                words.number(view.scores[number]),
                view.tricks_won[number] if dealt else 0,
            )
            for number, own in enumerate(view.game_type.accounts.seats)
        ],
        _goal(view, words),
    )


def name_shown(game: Game, seat: int, words: Words) -> str:
    """The name of who holds a seat, where no markdown is read."""
    holder = game.holder(seat)
    if holder.person is not None and not holder.person.name:
        return words("former-player")
    return plain_name(holder.name)


def _contract(view: View, words: Words) -> str:
    if view.bid is not None:
        named = words.bid(view.bid)
    else:
        named = "" if view.trump is None else words.suit(view.trump)
    return f"{named} ×{view.multiplier}" if view.multiplier > 1 else named


def _trump(view: View, words: Words) -> CardShown | None:
    trump = view.trump
    if trump is None:
        return None
    return CardShown("", words.suit(trump), trump.name.lower(), words.suit_name(trump))


def _goal(view: View, words: Words) -> str:
    if view.rules.ends_by_deals:
        deals = {"played": view.deals_done, "deals": view.rules.deals_limit}
        return words("tournament-table-deals", **deals)
    return words("sheet-party-target", target=words.number(view.rules.target))


def _trick(view: View, around: dict[int, str], names: list[str], words: Words) -> list[Played]:
    if view.trick:
        return [
            Played(around[seat], names[seat], card_shown(card, words), False)
            for seat, card in view.trick
        ]
    last = view.last_trick
    if last is None:
        return []
    return [
        Played(around[seat], names[seat], card_shown(card, words), seat == last.winner)
        for seat, card in in_turn(last, len(around))
    ]


def in_turn(trick: Trick, seats: int) -> Iterator[tuple[int, Card]]:
    """The cards of a trick with the seats that have played them."""
    for number, card in enumerate(trick.cards):
        yield (trick.leader + number) % seats, card


def _places(table: OpenTable, seat: int, words: Words) -> Iterator[Place]:
    """The places of a hand; from the first lead on those too whose cards were played."""
    if table.view.fields:
        for place, down in zip(table.view.fields[seat], table.covered[seat], strict=True):
            up, under = (each and card_shown(each, words) for each in (place.up, down))
            yield Place(up, under)
        return
    held = table.hands[seat]
    began = bool(table.view.trick or any(table.view.tricks_won))
    for card in table.dealt[seat] if began else held:
        yield Place(card_shown(card, words) if card in held else None)
