"""The pictures that the README shows: three from one party, and how a contest stands."""

from collections.abc import Iterator
from typing import Final

from bot.rules import Phase, State, View, view
from card_images.contact.looks import LOOKS
from card_images.contact.people import people
from card_images.court import COURT
from card_images.hand import draw_hand
from card_images.samples import sample_party
from card_images.sheet import draw_sheet
from card_images.table import draw_table
from card_images.tournaments import StandingsLine, StandingsPage, draw_standings

SEED: Final = b"belote".ljust(32, b".")
LOOK: Final = LOOKS["en-two-dark"]
PAIRS: Final = (
    ("Amélie & Tom", 3142, 3, 412),
    ("Hannelore & Guy", 3120, 3, 388),
    ("Sofie & Hans", 3120, 2, 348),
    ("Ann & Bob", 2974, 2, 96),
    ("Éloïse & Paul", 2909, 1, -14),
    ("Joost & Anneke", 2856, 1, -160),
    ("Claudia & Wim", 2705, 0, -442),
    ("Lotte & Ali", 2622, 0, -628),
)
"""names, points, parties won, difference"""
OWN: Final = 3
"""the reader's pair, from 0"""


def samples() -> Iterator[tuple[str, bytes]]:
    """A table with a declaration, a hand that has a choice, a sheet with points of all kinds."""
    states, seats = list(sample_party(SEED, "pagat")), people()
    table = next(state for state in states if _is_for_table(view(state, None)))
    hand = next(state for state in states if _has_a_choice(state))
    sheet = next(state for state in states if _is_for_sheet(state))
    yield "table", draw_table(view(table, None), seats, LOOK)
    yield "hand", draw_hand(view(hand, 0), seats, LOOK)
    yield "sheet", draw_sheet(sheet.results, seats, LOOK, sheet.rules)
    yield "standings", draw_standings(_contest(), LOOK)


def _contest() -> StandingsPage:
    """A Concours after three rounds; one pair is ahead of another by parties won."""
    rows = [
        StandingsLine(
            rank,
            names,
            (f"{points:,}", str(won), f"{difference:+}"),
            own=rank == OWN + 1,
            decided=1 if rank == 3 else None,
        )
        for rank, (names, points, won, difference) in enumerate(PAIRS, start=1)
    ]
    columns = ("Points", "Parties won", "Difference")
    return StandingsPage("Friday contest", "After round 3 of 4 · 8 pairs", columns, tuple(rows))


def _is_for_table(seen: View) -> bool:
    """Three cards of a later trick, among them a court card, and a declaration that counts."""
    return (
        seen.phase is Phase.PLAY
        and len(seen.trick) == 3
        and any(card.rank in COURT for _, card in seen.trick)
        and any(each.counts and each.cards for each in seen.heard)
        and min(*seen.scores, *seen.tricks_won) >= 1
    )


def _has_a_choice(state: State) -> bool:
    """Seat 0 may play some of seven cards to a trick in which two lie."""
    seen = view(state, 0)
    return (
        seen.phase is Phase.PLAY
        and seen.asked == 0
        and min(seen.scores) >= 100
        and len(seen.hand) == 7
        and len(seen.trick) == 2
        and 1 < len(seen.options) < 6
    )


def _is_for_sheet(state: State) -> bool:
    """After a few deals one with a declaration and the belote."""
    *before, last = state.results or (None,)
    return len(before) > 1 and last is not None and bool(last.declared) and last.belote is not None
