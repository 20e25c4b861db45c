"""Tournaments as appointments for a calendar (RFC 5545).

An appointment keeps its number for ever, and has a higher version with each change, so that a
calendar that looks again moves it. Moments are in UTC: whoever reads has a zone of their own.
"""

import hashlib
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import NamedTuple

from icalendar import Calendar, Event

from bot.storage.engine.tournament_schema import TournamentRow
from bot.text import Words
from bot.tournaments import plan_of
from bot.visible_text import visible

PRODUCT = "-//Dix de Der//pages//EN"


class Appointment(NamedTuple):
    """A tournament, until about when it lasts, and where it is read; `url` empty: nowhere."""

    row: TournamentRow
    ends_at: float
    url: str = ""


def calendar(appointments: Iterable[Appointment], name: str, words: Words, now: float) -> str:
    """The text of a calendar in which they are."""
    made = Calendar()
    made.add("prodid", PRODUCT)
    made.add("version", "2.0")
    made.add("method", "PUBLISH")
    made.add("x-wr-calname", visible(name))
    for each in appointments:
        made.add_component(_event(each, words, now))
    return made.to_ical().decode()


def _event(appointment: Appointment, words: Words, now: float) -> Event:
    row, made = appointment.row, Event()
    called = words("tournament-format", plan_of(**row.plan).format)
    # Of what never changes; nobody can tell from it what else there is.
    number = hashlib.sha256(f"{row.id} {row.created_at}".encode()).hexdigest()[:32]
    made.add("uid", f"{number}@dix-de-der")
    made.add("sequence", row.version)
    made.add("dtstamp", _moment(now))
    made.add("dtstart", _moment(row.starts_at))
    made.add("dtend", _moment(appointment.ends_at))
    made.add("summary", visible(row.name))
    made.add("status", "CANCELLED" if row.state == "cancelled" else "CONFIRMED")
    made.add("description", "\n".join(filter(None, [called, appointment.url])))
    if appointment.url:
        made.add("url", appointment.url)
    return made


def _moment(unix: float) -> datetime:
    return datetime.fromtimestamp(int(unix), UTC)
