"""Moments as people write them: "friday 20:30", "dans 2 heures", "4.12. 20 Uhr".

What was understood is always shown back, as a timestamp that Discord writes in the reader's time.
"""

import re
from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

import dateparser
from babel.dates import format_datetime

from bot.text.languages import LANGUAGES, REGIONS

ZONES: Final = (
    "UTC",
    "Europe/London",
    "Europe/Lisbon",
    "Europe/Paris",
    "Europe/Brussels",
    "Europe/Amsterdam",
    "Europe/Berlin",
    "Europe/Zurich",
    "Europe/Vienna",
    "Europe/Luxembourg",
    "Europe/Athens",
    "Europe/Bucharest",
    "Europe/Sofia",
    "Asia/Yerevan",
    "Asia/Riyadh",
    "Africa/Algiers",
    "Africa/Tunis",
    "Africa/Casablanca",
    "Africa/Dakar",
    "Indian/Reunion",
    "America/Martinique",
    "America/Montreal",
    "America/New_York",
    "America/Los_Angeles",
    "Pacific/Noumea",
)
"""those that a server may choose, as many as a select holds: where belote is played"""
USUAL_ZONES: Final = {
    "en": "Europe/London",
    "fr": "Europe/Paris",
    "de": "Europe/Berlin",
    "nl": "Europe/Amsterdam",
}
"""by language, for a server that has chosen none"""

LONGEST: Final = 60
"""characters that are read at all"""
LATEST: Final = 2 * 366 * 86400.0
"""seconds from now: whoever plans for later has mistyped the year"""

_ONE: Final = re.compile(r"\b(an?|une?|eine[rm]?|een)\b")
_SPAN: Final = re.compile(r"^(in|dans|over) (\d|an? |une? |eine[rm]? |een )")
_HOURS: Final = re.compile(
    r"\b([01]?\d|2[0-3])\s*(?:heures?|hrs?|h|uhr|uur|u)\b(?:\s*([0-5]\d)\b)?"
)
_JOINED: Final = re.compile(r"\b([01]?\d|2[0-3])\s?[hu]\s?([0-5]\d)\b")
_DOTTED: Final = re.compile(r"(?:^|(?<=[^\d.]))([01]?\d|2[0-3])\.([0-5]\d)(?: ?(?:uhr|uur|u|h))?$")
_AFTER_CLOCK: Final = re.compile(r"(\d:\d\d)\s*(?:uhr|uur|u|h)\b")
_CLOCK: Final = re.compile(r"\b\d{1,2}:\d{2}\b|\b\d{1,2}\s*[ap]\.?m\b")
_NAMED: Final = {
    "en": {"noon": "12:00", "midday": "12:00", "tonight": "today", "this evening": "today"},
    "fr": {"midi": "12:00", "ce soir": "aujourd'hui", "cet après-midi": "aujourd'hui"},
    "de": {"mittags": "12:00", "heute abend": "heute", "morgen abend": "morgen"},
    "nl": {"vanavond": "vandaag", "vanmiddag": "vandaag", "morgenavond": "morgen"},
}
_SILENT: Final = {
    "en": r"next|this|on|at|of",
    "fr": r"prochaine?|ce|le|à|vers",
    "de": r"nächste[rnms]?|kommende[rnms]?|diese[rnms]?|am|um|den",
    "nl": r"volgende|komende|aanstaande|deze|op|om",
}
"""words that add nothing: of several Fridays the next one is meant"""


def usual_zone(language: str) -> str:
    """A guess where people of a language live."""
    return USUAL_ZONES.get(language, "UTC")


def read_moment(text: str, language: str, zone: str, now: float) -> float | None:
    """The moment to come that somebody means, in Unix seconds; None when nobody can tell.

    A day alone does not do: it takes a time of day, or a span ("in 2 hours"). Without a date the
    next time the clock shows it is meant. His own language goes first, but any of ours will do.
    """
    if len(text) > LONGEST:
        return None
    languages = dict.fromkeys((language, *LANGUAGES))
    return next(filter(None, (_read(text, each, zone, now) for each in languages)), None)


def is_past(text: str, language: str, zone: str, now: float) -> bool:
    """Whether somebody names a moment or a day that is over: "yesterday", "1.1.2020 20:30"."""
    if len(text) > LONGEST or read_moment(text, language, zone, now) is not None:
        return False
    today = _here(zone, now).date()
    for each in dict.fromkeys((language, *LANGUAGES)):
        plain = _plain(text, each)
        found = _parsed(plain, each, zone, now)
        if found is None:
            continue
        over = found.date() < today
        return over or (bool(_CLOCK.search(plain)) and found <= _here(zone, now))
    return False


def _read(text: str, language: str, zone: str, now: float) -> float | None:
    plain = _plain(text, language)
    if not (_CLOCK.search(plain) or _SPAN.match(plain)):
        return None
    found = _parsed(plain, language, zone, now)
    if found is None:
        return None
    moment = found.replace(second=0, microsecond=0, tzinfo=ZoneInfo(zone)).timestamp()
    return moment if now < moment < now + LATEST else None


def _here(zone: str, now: float) -> datetime:
    """What clocks show there."""
    return datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone)).replace(tzinfo=None)


def _parsed(plain: str, language: str, zone: str, now: float) -> datetime | None:
    """As clocks there show it."""
    return dateparser.parse(
        plain,
        languages=[language],
        settings={
            "PREFER_DATES_FROM": "future",
            "RELATIVE_BASE": _here(zone, now),
            "DATE_ORDER": "DMY",
            "RETURN_AS_TIMEZONE_AWARE": False,
        },
    )


def _plain(text: str, language: str) -> str:
    """As the library reads it: clocks as "20:30", no words that add nothing."""
    plain = " ".join(text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").casefold().split())
    if _SPAN.match(plain):
        return _ONE.sub("1", plain)
    plain = re.sub(r"(?<=\d)t(?=\d)", " ", plain)
    for name, meant in _NAMED.get(language, {}).items():
        plain = re.sub(rf"\b{name}\b", meant, plain)
    plain = _JOINED.sub(r"\1:\2", plain)
    plain = _AFTER_CLOCK.sub(r"\1", plain)
    if ":" not in plain:
        plain = _DOTTED.sub(r"\1:\2", plain)
    if ":" not in plain:
        plain = _HOURS.sub(lambda found: f"{found[1]}:{found[2] or '00'}", plain)
    if language in _SILENT:
        plain = re.sub(rf"(?<!\S)(?:{_SILENT[language]})(?!\S)", " ", plain)
    return " ".join(plain.split())


def written(at: float, zone: str) -> str:
    """A moment as anybody's `read_moment` reads it: "2026-12-04 20:30"."""
    return f"{datetime.fromtimestamp(at, ZoneInfo(zone)):%Y-%m-%d %H:%M}"


def spoken(at: float, zone: str, language: str) -> str:
    """A moment where Discord shows no timestamps: "Friday 4 December 2026, 20:30"."""
    locale = REGIONS[language].replace("-", "_")
    moment = datetime.fromtimestamp(at, ZoneInfo(zone))
    return format_datetime(moment, "EEEE d MMMM y, HH:mm", locale=locale)
