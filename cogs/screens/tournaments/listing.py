"""The tournaments of a server, a line each."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.storage.tournaments.records import Winner
from bot.storage.tournaments.tournaments import TournamentRow
from bot.text import Words
from bot.text.names import plain_name
from cogs.screens.names import person_name
from cogs.screens.screen import Screen, layout, text
from cogs.screens.tournaments.scene import fitting

MOST: Final = 15
MOST_WINNERS: Final = 2
"""of a tournament: a duplicate has one in each direction"""


def listing_screen(
    rows: Sequence[TournamentRow], winners: Mapping[int, Sequence[Sequence[Winner]]], words: Words
) -> Screen:
    """Show what goes on, then what is to come, soonest first, then what is over, the newest first.

    `winners`: the people of the entries that came first, by tournament.
    """
    shown = sorted(rows, key=_order)[:MOST]

    def lines(longest: int) -> list[str]:
        return [_line(each, winners.get(each.id, ()), longest, words) for each in shown]

    return Screen(layout(text(f"## {words('tournament-list')}"), text(fitting(lines))))


def _order(row: TournamentRow) -> tuple[int, float]:
    if row.state == "finished":
        return 2, -_ended(row)
    return int(row.state != "running"), row.starts_at


def _ended(row: TournamentRow) -> float:
    return row.starts_at if row.ended_at is None else row.ended_at


def _line(
    row: TournamentRow, winners: Sequence[Sequence[Winner]], longest: int, words: Words
) -> str:
    format_ = words(f"tournament-format-{row.plan['format']}")
    parts = [words(f"tournament-state-{row.state}")]
    if row.state == "finished":
        if winners:
            parts = [f"🏆 {_names(each, longest, words)}" for each in winners[:MOST_WINNERS]]
        parts.append(words.timestamp(_ended(row), "f"))
    elif row.state != "running":  # it may have begun earlier than it was to
        parts.append(words.timestamp(row.starts_at, "f"))
    return f"**{words.name(row.name)}** · {format_}\n-# {' · '.join(parts)}"


def _names(entry: Sequence[Winner], longest: int, words: Words) -> str:
    """Return the names; people who hide themselves are not named."""
    return words.join_and(
        [
            words("tournament-league-hidden")
            if each.hidden and each.name
            else person_name(each.name and plain_name(each.name, longest), words)
            for each in entry
        ]
    )
