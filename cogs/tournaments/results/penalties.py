"""Points that were taken from somebody, said where their standing is."""

from collections.abc import Collection, Iterator

from bot.text import Words
from bot.tournaments import Tournament
from bot.tournaments.shown.reckoned import Reckoned
from bot.tournaments.tournament import Penalty
from cogs.tournaments.organising.log_screen import MARKS, reason_text
from cogs.tournaments.scene import Scene


def penalty_lines(
    scene: Scene, reckoned: Reckoned, entries: Collection[int], longest: int
) -> Iterator[str]:
    """A line for each penalty of these entries that counts."""
    for row in reckoned.tournament.counting:
        if isinstance(row, Penalty) and row.entry in entries:
            name = scene.name(row.entry, longest)
            yield f"-# {penalty_line(name, reckoned.tournament, row, scene.words)}"


def penalty_line(name: str, tournament: Tournament, row: Penalty, words: Words) -> str:
    """`⚖️ Ann & Ben: −162 points “Late”`, or that somebody has left their table."""
    told = {"name": name, "points": words.number(row.points), "count": row.points}
    if row.reason:
        said = words("tournament-log-penalty", **told)
        return f"{MARKS['penalty']} {said} {reason_text(row.reason, words)}"
    tables = tournament.rounds[row.round - 1].tables
    table = next((each.number for each in tables if row.entry in each.entries()), 0)
    said = words("tournament-log-left-table", round=row.round, table=table, **told)
    return f"{MARKS['left_table']} {said}"
