"""Cards that are laid out to ask about them: their picture, and the same in words."""

from typing import Final

from bot.rules import Card, Trick, View
from bot.text import Words
from card_images.hand import draw_hand
from card_images.look import Look, Seat
from card_images.table import draw_table
from card_images.trick import edges
from cogs.pictures import Pictures
from cogs.screens.screen import Picture

PLACES: Final = ("you", "right", "partner", "left")
"""as the edges of a picture go round"""


def place_name(view: View, seat: int, words: Words) -> str:
    """How the reader, at the bottom, calls a seat."""
    return words(f"lesson-place-{PLACES[edges(view, view.seat or 0)[seat]]}")


async def picture_of(view: View, words: Words, look: Look, pictures: Pictures) -> Picture:
    """The cards as they lie; three robots sit around the reader."""
    seats = tuple(
        Seat(place_name(view, seat, words), robot=seat != (view.seat or 0))
        for seat in range(view.rules.players)
    )
    if view.seat is None:
        data = await pictures.draw(draw_table, view, seats, look)
    else:
        data = await pictures.draw(draw_hand, view, seats, look)
    return Picture("cards.png", data, laid_out_alt(view, words))


def laid_out_alt(view: View, words: Words) -> str:
    """All that the picture shows: what is trump, the trick as it was played, the hand."""
    told: list[str] = []
    if view.trump is not None:
        told.append(words("lesson-trump", trump=words.suit_name(view.trump)))
    if view.bid is not None:
        bid = f"{words.bid_points(view.bid.points)} {words.suit_name(view.bid.suit)}"
        name = place_name(view, view.bid.actor, words)
        told.append(words("lesson-standing-bid", bid=bid, name=name))
    if view.turn_up is not None and view.trump is None:
        told.append(words("alt-turn-up", card=words.card_name(view.turn_up)))
    if view.trick:
        told.append(words("alt-trick", cards=_played(view, view.trick, words)))
    if view.last_trick is not None:
        cards = _played(view, in_turn(view.last_trick), words)
        name = place_name(view, view.last_trick.winner, words)
        told.append(words("lesson-last-trick", cards=cards, name=name))
    if view.hand:
        told.append(words("alt-hand", cards=words.card_names(view.hand)))
    return " ".join(told)


def in_turn(trick: Trick) -> tuple[tuple[int, Card], ...]:
    """Seat and card of a trick that is over, in playing order."""
    players = len(trick.cards)
    return tuple(((trick.leader + n) % players, card) for n, card in enumerate(trick.cards))


def _played(view: View, cards: tuple[tuple[int, Card], ...], words: Words) -> str:
    return ", ".join(
        words("lesson-played", name=place_name(view, seat, words), card=words.card_name(card))
        for seat, card in cards
    )
