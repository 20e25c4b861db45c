"""All that an organiser says of a tournament, which can be said otherwise until it is over."""

from dataclasses import replace
from typing import Any, Final, NamedTuple

from bot.tournaments.live.change import Change
from bot.tournaments.live.event import Event
from bot.tournaments.live.refusals import Refusal, TournamentRefused
from bot.tournaments.live.registration.field import fill_places
from bot.visible_text import shows, visible

LONGEST_NAME: Final = 80
LONGEST_ABOUT: Final = 300
LONGEST_CONTACT: Final = 80
MOST: Final = 500
"""entries"""
SAID_IN: Final = ("registration", "check_in", "running")
"""states in which details can be others"""
LIMITED_IN: Final = ("registration", "check_in")
"""states in which places can be more or fewer"""


class Details(NamedTuple):
    name: str
    about: str = ""
    contact: str = ""
    most_entries: int | None = None
    """None: as many as come"""


def details_of(event: Event) -> Details:
    row = event.row
    return Details(row.name, row.about or "", row.contact or "", row.most_entries)


def named(name: str) -> str:
    """A tournament's name as it is stored. Raises `TournamentRefused`."""
    kept = visible(name)
    if not shows(kept) or len(kept) > LONGEST_NAME:
        raise TournamentRefused(Refusal.NAME_NEEDED, most=LONGEST_NAME)
    return kept


def said(text: str, longest: int) -> str | None:
    """Return what was written, line by line; None for nothing that is seen."""
    lines = (visible(each) for each in text[:longest].splitlines())
    return "\n".join(filter(shows, lines)) or None


async def describe(change: Change, details: Details, by: int | None) -> None:
    """Nothing is noted where nothing is another. Raises `TournamentRefused`."""
    event, row = change.event, change.event.row
    if event.state not in SAID_IN:
        raise TournamentRefused(Refusal.CHANGED)
    values: dict[str, Any] = {
        "name": named(details.name),
        "about": said(details.about, LONGEST_ABOUT),
        "contact": said(details.contact, LONGEST_CONTACT),
    }
    if event.state in LIMITED_IN and not event.plan.format.own_time:
        values["most_entries"] = _places(event, details.most_entries)
    changed = {each: value for each, value in values.items() if value != getattr(row, each)}
    if not changed:
        return
    change.set(**changed)
    facts: dict[str, Any] = {"changed": list(changed)}
    if "name" in changed:
        facts["was"] = row.name
    if "most_entries" in changed:
        facts["most"] = changed["most_entries"] or 0
    await change.note("described", by, **facts)
    if "most_entries" in changed:
        change.event = replace(event, row=row._replace(most_entries=changed["most_entries"]))
        await fill_places(change)


def _places(event: Event, most: int | None) -> int | None:
    """Nobody who is in goes out by it."""
    entered = len(event.standing("in"))
    if most is not None and most < max(entered, 1):
        raise TournamentRefused(Refusal.FEWER_PLACES, entries=entered)
    return most if most is None else min(most, MOST)
