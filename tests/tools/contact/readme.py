"""The pictures of the README and of the organisers' page: three from one party, and a contest: its
first round, how it stands, its podium."""

from collections.abc import Iterator

from bot.rules import Phase, State, View, view
from bot.text import words_for
from card_images.court import COURT
from card_images.hand import draw_hand
from card_images.leaderboard import PodiumPage, PodiumStep, draw_podium
from card_images.rounds import ScheduleLine, SchedulePage, draw_schedule
from card_images.sheet import draw_sheet
from card_images.standings import StandingsLine, StandingsPage, draw_standings
from card_images.table import draw_table
from tests.card_images.samples import sample_party
from tests.tools.contact.looks import LOOKS
from tests.tools.contact.people import people
from tests.tools.contact.tournaments import headings

SEED = b"belote".ljust(32, b".")
LOOK = LOOKS["en-two-dark"]
PAIRS = (
    ("Amélie & Tom", 3142, 3, "+412", 2, 1, 1284, 5),
    ("Hannelore & Guy", 3120, 3, "+388", 1, 2, 1196, 2),
    ("Sofie & Hans", 3120, 2, "+348", 3, 4, 1342, 8),
    ("Ann & Bob", 2974, 2, "+96", 1, 3, 1107, 1),
    ("Éloïse & Paul", 2909, 1, "−14", 0, 2, 1088, 7),
    ("Joost & Anneke", 2856, 1, "−160", 1, 5, 1149, 3),
    ("Claudia & Wim", 2705, 0, "−442", 0, 4, 961, 6),
    ("Lotte & Ali", 2622, 0, "−628", 0, 6, 930, 4),
)
"""names, points, games won, difference, capots, failed contracts, best game, lot"""
OWN = 3
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
    yield "schedule", draw_schedule(_first_round(), LOOK)
    yield "podium", draw_podium(_podium(), LOOK)


def _first_round() -> SchedulePage:
    """Its tables as they are drawn, one of them done and one that nobody has come to yet."""
    words, names = words_for("en"), sorted(each[0] for each in PAIRS)
    rows = [
        ScheduleLine(table + 1, (names[2 * table], names[2 * table + 1]), None, "playing")
        for table in range(4)
    ]
    rows[1] = rows[1]._replace(score=("1,012", "796"), state="done", winner=0)
    rows[3] = rows[3]._replace(state="waiting")
    return SchedulePage("Friday contest", words("tournament-boards-round", round=1), tuple(rows))


def _podium() -> PodiumPage:
    first = [(rank, each[0], f"{each[1]:,}") for rank, each in enumerate(PAIRS[:3], start=1)]
    steps = tuple(PodiumStep(rank, (names,), points) for rank, names, points in first)
    return PodiumPage("Friday contest", words_for("en")("tournament-format.concours"), steps)


def _contest() -> StandingsPage:
    """A Concours after three rounds; one pair is ahead of another by games won."""
    words = words_for("en")
    rows = [
        StandingsLine(
            rank,
            names,
            (
                f"{points:,}",
                *map(str, (won, difference, capots, failed)),
                "–",
                f"{best:,}",
                str(lot),
            ),
            own=rank == OWN + 1,
            decided=1 if rank == 3 else None,
        )
        for rank, (names, points, won, difference, capots, failed, best, lot) in enumerate(
            PAIRS, start=1
        )
    ]
    about = words("tournament-boards-after-round", round=3, rounds=4)
    notes = (words("tournament-boards-standings-decided"),)
    return StandingsPage("Friday contest", about, headings(words), tuple(rows), notes)


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
    return len(before) > 1 and last is not None and bool(last.declared) and any(last.belotes)
