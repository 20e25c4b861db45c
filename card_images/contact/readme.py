"""The three pictures that the README shows."""

from collections.abc import Iterator
from typing import Final

from bot.rules import Phase, State, View, view
from card_images.contact.looks import LOOKS
from card_images.contact.people import people
from card_images.hand import draw_hand
from card_images.samples import sample_party
from card_images.sheet import draw_sheet
from card_images.table import draw_table

LOOK: Final = LOOKS["en-two-dark"]


def samples() -> Iterator[tuple[str, bytes]]:
    """A table in the middle of a trick, a hand that has a choice, and the sheet of a deal."""
    seats = people()
    states = list(sample_party(b"readme".ljust(32, b"."), "pagat"))
    table = next(state for state in states if _is_for_table(view(state, None)))
    hand = next(state for state in states if _has_choice(state))
    yield "table", draw_table(view(table, None), seats, LOOK)
    yield "hand", draw_hand(view(hand, 0), seats, LOOK)
    sheet = next(state for state in states if len(state.results) == 5)
    yield "sheet", draw_sheet(sheet.results, seats, LOOK, sheet.rules)


def _is_for_table(seen: View) -> bool:
    """Three cards of a later trick lie there, and both teams have points and tricks."""
    return (
        seen.phase is Phase.PLAY
        and len(seen.trick) == 3
        and min(seen.scores) >= 100
        and min(seen.tricks_won) >= 1
    )


def _has_choice(state: State) -> bool:
    """Whether seat 0 is asked for a card and may play some of seven."""
    seen = view(state, 0)
    return (
        seen.phase is Phase.PLAY
        and seen.asked == 0
        and min(seen.scores) >= 100
        and len(seen.hand) == 7
        and len(seen.trick) == 2
        and 1 < len(seen.options) < 6
    )
