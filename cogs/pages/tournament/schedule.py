"""The schedule of a tournament: its rounds and breaks, as they were planned and as they go."""

from collections.abc import Iterator
from math import ceil
from typing import Any, NamedTuple

from markupsafe import Markup

from bot.tournaments.live.lengths import MINUTE, Stretch, timetable
from cogs.pages.told import told
from cogs.pages.tournament.entries import Address
from cogs.pages.tournament.reading import Seen

A_DAY = 20 * 3600.0
"""seconds within which an hour says which one is meant"""


class Time(NamedTuple):
    """A line of the schedule."""

    what: str
    href: str
    """of what was paired; empty: nothing is yet"""
    planned: Markup
    actual: Markup
    state: str
    """over, now or coming"""


def schedule_values(seen: Seen, address: Address) -> dict[str, Any]:
    """The values of `schedule.html`."""
    words, row = seen.words, seen.event.row
    # By whole minutes: what takes longer than it should moves no faster than it is shown.
    stretches = timetable(seen.event, ceil(seen.moments.now / MINUTE) * MINUTE)
    columns = ("planned", "actual", "now", "about")
    return {
        "about": told([words.timestamp(row.starts_at, "F")], seen.moments),
        "goes": bool(seen.event.rounds),  # until then nothing is otherwise than planned
        "times": list(_times(seen, stretches, address)),
        "columns": {each: words("pages-schedule", each) for each in columns},
    }


def _times(seen: Seen, stretches: list[Stretch], address: Address) -> Iterator[Time]:
    words, row, last = seen.words, seen.event.row, stretches[-1]
    style = "t" if last.ends_at - row.starts_at < A_DAY else "f"

    def span(begins: float, ends: float) -> Markup:
        moments = (seen.moments.told(each, style) for each in (begins, ends))
        return Markup('<span class="span">{} – {}</span>').format(*moments)

    for each in stretches:
        number = seen.event.format.told(each.round)
        what = words("pages-schedule", "play" if each.what == "round" else "break")
        if each.what == "round" and number:
            what = words("tournament-boards-round", round=number)
        seats = each.what == "round" and each.state != "coming"
        yield Time(
            what,
            address("pairings", round=each.round) if seats else "",
            span(each.planned_from, each.planned_to),
            span(each.begins_at, each.ends_at),
            each.state,
        )
    yield Time(
        words("pages-schedule.prizes"),
        "",
        seen.moments.told(last.planned_to, style),
        seen.moments.told(row.ended_at or last.ends_at, style),
        "over" if seen.event.state == "finished" else "coming",
    )
