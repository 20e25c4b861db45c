"""A game from its draw to its end: tables, and the hands of who is asked and of who waits."""

from collections.abc import Iterator

from bot.rules import Phase, State, View, view
from card_images.hand import draw_hand
from card_images.table import draw_table
from tests.tools.contact.looks import in_turn
from tests.tools.contact.moments import asked, moments, party
from tests.tools.contact.people import people

TURNED = ("three cards", "one card", "lead")
"""of the first of these moments that a game has, there is a picture from each seat"""


def samples(game: str) -> Iterator[tuple[str, bytes]]:
    """Each moment of a game."""
    found = dict(moments(game))
    looks, everybody = in_turn(), people()
    for name, state in found.items():
        seats, turn = everybody[: state.rules.players], asked(state)
        look = next(looks)
        yield f"{name} table", draw_table(view(state, None), seats, look)
        yield f"{name} hand", draw_hand(view(state, turn), seats, look)
        waiting = (turn + 1) % len(seats)
        yield f"{name} waiting", draw_hand(view(state, waiting), seats, look)
    turned = next(found[name] for name in TURNED if name in found)
    for seat in range(turned.rules.players):
        seats, look = everybody[: turned.rules.players], next(looks)
        yield f"seat {seat} table", draw_table(view(turned, None), seats, look, seat)
        yield f"seat {seat} hand", draw_hand(view(turned, seat), seats, look)


def hands() -> Iterator[tuple[str, bytes]]:
    """Hands of eight cards to one: somebody's turn, and another's who waits."""
    looks, seats = in_turn(), people()
    states = [(state, view(state, None)) for state in reversed(party("french"))]
    for cards in range(8, 0, -1):
        state = next(state for state, seen in states if _has_a_choice(state, seen, cards))
        for name, seat in (("turn", asked(state)), ("waiting", (asked(state) + 3) % 4)):
            hand = draw_hand(view(state, seat), seats, next(looks))
            yield f"{cards} cards {name}", hand


def _has_a_choice(state: State, seen: View, cards: int) -> bool:
    """Tell whether a player with so many cards is in the middle of a trick."""
    if seen.phase is not Phase.PLAY or len(seen.trick) != min(2, cards - 1) + cards % 2:
        return False
    own = view(state, asked(state))
    return len(own.hand) == cards and (cards == 1 or len(own.options) < cards)
