"""Texts that an organiser types: what is said of a tournament, and moments in the server's zone."""

from collections.abc import Mapping, Sequence
from typing import Final

from discord import ui

from bot.storage.people import servers
from bot.storage.people.servers import Server
from bot.text import Words
from bot.text.written_times import LONGEST, is_past, read_time, usual_zone, written
from bot.tournaments.live import Event
from bot.tournaments.live.drafts import (
    LONGEST_ABOUT,
    LONGEST_CONTACT,
    LONGEST_NAME,
    Details,
)
from bot.visible_text import shorten
from cogs.answering import Sentence
from cogs.press import FormField, fields_form, form
from cogs.tournaments.organising.desk import Desk

MOST_TYPED: Final = 40
"""characters that are told again of what nobody can read"""


# What is said of it ------------------------------------------------------------------------------


def details_fields(details: Details, words: Words) -> list[FormField]:
    """Name, description and contact."""
    about = words("tournament-organiser-details-description")
    contact = words("tournament-organiser-details-contact")
    return [
        FormField("text", words("tournament-organiser-name"), details.name, LONGEST_NAME),
        FormField("about", about, details.about, LONGEST_ABOUT, least=0, long=True),
        FormField("contact", contact, details.contact, LONGEST_CONTACT, least=0),
    ]


def places_field(details: Details, words: Words) -> FormField:
    """How many may enter; nothing: as many as come."""
    label = words("tournament-organiser-details-most")
    return FormField("most", label, str(details.most_entries or ""), 3, least=0)


def details_form(fields: Sequence[FormField], words: Words, verb: str, *args: object) -> ui.Modal:
    title = words("tournament-organiser-details")
    about = words("tournament-organiser-details-about")
    return fields_form(title, about, fields, verb, *args)


def details_written(event: Event, values: Sequence[str]) -> Details:
    """Raises a `Sentence` for places that are no number."""
    name, about, contact, most = (*values, "", "", "", "")[:4]
    if len(values) < 4:
        return Details(name, about, contact, event.row.most_entries)
    typed = most.strip()
    if typed and not (typed.isascii() and typed.isdecimal() and int(typed)):
        raise Sentence("tournament-organiser-details-unread", text=typed)
    return Details(name, about, contact, int(typed) if typed else None)


# Moments -----------------------------------------------------------------------------------------


def zone_of(server: Server | None, words: Words) -> str:
    """Return the zone it has chosen; else a guess by the language of who types."""
    return (server and server.time_zone) or usual_zone(words.language)


async def _zone(desk: Desk) -> str:
    async with desk.bot.database.read() as connection:
        return zone_of(await servers.get(connection, desk.event.row.server_id), desk.words)


def typed_moment(typed: str, words: Words, zone: str, now: float) -> float:
    """A moment to come. Raises a `Sentence`: nobody can tell which is meant, or it is over."""
    at = read_time(typed, words.language, zone, now)
    if at is not None:
        return at
    shown = words.name(shorten(typed, MOST_TYPED))
    told = {"text": shown, "examples": words("tournament-organiser-examples")}
    if is_past(typed, words.language, zone, now):
        raise Sentence("tournament-organiser-past", **told)
    raise Sentence("tournament-organiser-unread", **told)


async def moment_of(desk: Desk) -> float:
    """The moment that was typed; raises a `Sentence`."""
    now = desk.bot.clock.now()
    return typed_moment(desk.press.value, desk.words, await _zone(desk), now)


async def moment_form(desk: Desk, field: str, verb: str, *args: object) -> ui.Modal:
    """Ask for another moment, one of `MOMENTS`; the one that it is now stands there."""
    words, row = desk.words, desk.event.row
    known: Mapping[str, float | None] = {
        "start": row.starts_at,
        "closes": row.closes_at,
        "opens": row.opens_at,
    }
    if field not in known:
        raise Sentence("refused-unknown-button")
    at, label = known[field], words("tournament-organiser-moment")
    now = written(at, await _zone(desk)) if at else ""
    title = words("tournament-organiser-form", field)
    return form(title, label, verb, *args, text=now, longest=LONGEST)
