"""Moments as people write them: "friday 20:30", "dans 2 heures", "4.12. 20 Uhr".

What was understood is always shown back, as a timestamp that Discord writes in the reader's time.
"""

import re
from calendar import isleap, monthrange
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from babel.dates import format_datetime

from bot.text.time_words import SILENT, signs
from bot.text.words import LANGUAGES, REGIONS

ZONES = (
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
USUAL_ZONES = {
    "en": "Europe/London",
    "fr": "Europe/Paris",
    "de": "Europe/Berlin",
    "nl": "Europe/Amsterdam",
    "bg": "Europe/Sofia",
}
"""by language, for a server that has chosen none"""

LONGEST = 60
"""characters that are read at all"""
LATEST = 2 * 366 * 86400.0
"""seconds from now: whoever plans for later has mistyped the year"""
DAY = timedelta(days=1)

_TIME_SPAN = re.compile(
    r"@in (?:(?P<hours>\d{1,4}(?:[.,]\d)?) @h(?:[, ]*(?P<more>\d\d?)(?: @min)?)?"
    r"|(?P<minutes>\d{1,5}) @min)"
)
_DAY_SPAN = re.compile(r"@in (\d{1,3}) @(days|weeks|months)")

_HOUR = r"(?<![\d.:/-])(?P<hour>[01]?\d|2[0-4])"
_MINUTE = r"(?P<minute>[0-5]\d)"
_CLOCKS = tuple(
    map(
        re.compile,
        (
            rf"{_HOUR}:{_MINUTE}(?::00)?(?: @h)?(?![\d:/-])",
            rf"{_HOUR}\.{_MINUTE} @h",
            rf"{_HOUR} @h {_MINUTE}(?: @min)?(?![\d:./-])",
            rf"{_HOUR} @h",
            rf"{_HOUR}(?= @[ap]m)",
            rf"(?<=\S ){_HOUR}\.{_MINUTE}$",
            r"^(?P<hour>[01]?\d|2[0-4])\.(?P<minute>00|1[3-9]|[2-5]\d)$",  # 20.10 may be a day
        ),
    )
)
"""a time of day, what is plainest first"""
_YEAR = r"(?P<year>(?:19|20)\d\d)"
_DATES = tuple(
    map(
        re.compile,
        (
            rf"(?<!\d){_YEAR}-(?P<month>\d\d?)-(?P<day>\d\d?)(?: t\b)?(?!\d)",
            r"(?<!\d)(?P<day>\d\d?)([./-])(?P<month>\d\d?)"
            r"(?:\2(?P<year>(?:19|20)?\d\d))?(?!\d)\.?",
            rf"(?<!\d)(?P<day>\d\d?)\.?(?: @th)?[, ]*@m(?P<month>\d+)\b(?:[, ]*{_YEAR}\b)?",
            rf"@m(?P<month>\d+) (?P<day>\d\d?)\b(?: @th)?(?:[, ]*{_YEAR}\b)?",
        ),
    )
)
_SIGN = re.compile(r"@(day[+-]\d|week\+1|d\d|this|next|[ap]m)(?!\S)")


class _Meant(NamedTuple):
    """Days that may be meant, the soonest first, and what the clock shows then."""

    days: list[date]
    clock: timedelta | None


def usual_zone(language: str) -> str:
    """A guess where people of a language live."""
    return USUAL_ZONES.get(language, "UTC")


def read_time(text: str, language: str, zone: str, now: float) -> float | None:
    """The moment to come that somebody means, in Unix seconds; None when nobody can tell.

    A day alone does not do: it takes a time of day, or a span ("in 2 hours"). A weekday is the
    first on which that time is still to come, which may be today; "next friday" never is. Without
    a day the next time the clock shows it is meant. The reader's language goes first, but any of
    ours will do. No word is passed over: what is not understood as a whole is not understood.
    """
    for said in _said(text, language):
        found = next(
            (each for each in _moments(said, zone, now) if now < each < now + LATEST), None
        )
        if found is not None:
            return found
    return None


def is_past(text: str, language: str, zone: str, now: float) -> bool:
    """Tell whether it names a moment or a day that is over: "yesterday", "1.1.2020 20:30"."""
    today = _here(zone, now).date()
    for said in _said(text, language):
        if moments := _moments(said, zone, now):
            return max(moments) <= now
        meant = _meant(said, today)
        if meant is not None:
            return max(meant.days) < today
    return False


def _said(text: str, language: str) -> Iterator[str]:
    if len(text) <= LONGEST:
        yield from (signs(text, each) for each in dict.fromkeys((language, *LANGUAGES)))


def _here(zone: str, now: float) -> datetime:
    """Return what clocks show there."""
    return datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone)).replace(tzinfo=None)


def _moments(said: str, zone: str, now: float) -> list[float]:
    """Unix seconds that may be meant, the soonest first."""
    if span := _TIME_SPAN.fullmatch(said):
        hours = float((span["hours"] or "0").replace(",", "."))
        minutes = int(span["more"] or span["minutes"] or 0)
        return [(now + hours * 3600 + minutes * 60) // 60 * 60]
    here = _here(zone, now)
    meant = _meant(said, here.date())
    if meant is None:
        return []
    clock = meant.clock
    if clock is None and _DAY_SPAN.search(said):
        clock = timedelta(hours=here.hour, minutes=here.minute)
    if clock is None:
        return []
    return [
        each.replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()
        for each in [datetime.combine(day, time()) + clock for day in meant.days]
        for fold in (0, 1)  # an hour that the clock shows twice
    ]


def _meant(said: str, today: date) -> _Meant | None:
    """The days and the time of day in a text of signs. None: nobody can tell."""
    clock, rest = _taken(_CLOCKS, said)
    dated, rest = _taken(_DATES, rest)
    span, rest = _taken((_DAY_SPAN,), rest)
    words = _SIGN.findall(rest)
    if _SIGN.sub("", rest).replace(SILENT, "").strip() or len(words) != len(set(words)):
        return None
    try:
        shown = _time_of_day(clock, words)
        days = _days(_dates(dated, span, today), set(words) - {"am", "pm"}, today)
    except ValueError:  # the 31st of a short month, 25 o'clock, friday the 5th that is none
        return None
    if not days and shown is not None and not set(words) - {"am", "pm"}:
        days = [today, today + DAY]
    return _Meant(days, shown) if days else None


def _taken(patterns: tuple[re.Pattern[str], ...], text: str) -> tuple[re.Match[str] | None, str]:
    """Return what the first pattern finds that finds anything, and the text without it."""
    found = next(filter(None, (each.search(text) for each in patterns)), None)
    if found is None:
        return None, text
    return found, f"{text[: found.start()]} {SILENT} {text[found.end() :]}"


def _time_of_day(clock: re.Match[str] | None, words: list[str]) -> timedelta | None:
    """The time since midnight; None where none is named. Raises `ValueError` for 24:30 and such."""
    if clock is None:
        return None
    found = clock.groupdict()
    hour, minute = int(found["hour"]), int(found.get("minute") or 0)
    if (hour == 24 and minute) or ("am" in words and hour > 12):
        raise ValueError(clock[0])
    if ("pm" in words and hour < 12) or ("am" in words and hour == 12):
        hour = (hour + 12) % 24
    return timedelta(hours=hour, minutes=minute)


def _dates(dated: re.Match[str] | None, span: re.Match[str] | None, today: date) -> list[date]:
    """The days that a date or a span of days names; without a year the next such day."""
    if span is not None:
        number, unit = int(span[1]), span[2]
        months = number if unit == "months" else 0
        years, month = divmod(today.month - 1 + months, 12)
        first = date(today.year + years, month + 1, 1)
        day = first.replace(day=min(today.day, monthrange(first.year, first.month)[1]))
        return [day + number * {"days": 1, "weeks": 7, "months": 0}[unit] * DAY]
    if dated is None:
        return []
    day, month, year = (dated[each] for each in ("day", "month", "year"))
    if year is not None:
        return [date(int(year) % 100 + 2000 if len(year) == 2 else int(year), int(month), int(day))]
    leap = date(2000, int(month), int(day))  # raises for a day that no year has
    years = range(today.year, today.year + 9)
    having = (year for year in years if isleap(year) or (leap.month, leap.day) != (2, 29))
    return [next(each for each in (leap.replace(year=year) for year in having) if each >= today)]


def _days(dated: list[date], words: set[str], today: date) -> list[date]:
    """Read the day: its weekday, tomorrow, next week."""
    weekdays = {int(each[1:]) for each in words if re.fullmatch(r"d\d", each)}
    offsets = {int(each[3:]) for each in words if each.startswith("day")}
    days = dated or [today + each * DAY for each in offsets]
    if len(weekdays) > 1 or len(offsets) > 1 or (dated and offsets):
        raise ValueError(words)
    if not weekdays:
        if words & {"week+1"}:
            raise ValueError(words)
        return days
    (weekday,) = weekdays
    if days:
        if days[0].weekday() != weekday:
            raise ValueError(words)
        return days
    if "week+1" in words:
        return [today + (7 - today.weekday() + weekday) * DAY]
    ahead = (weekday - today.weekday()) % 7
    if "next" in words and not ahead:
        ahead = 7
    return [today + each * DAY for each in (ahead, ahead + 7)]


def written(at: float, zone: str) -> str:
    """A moment as anybody's `read_time` reads it: "2026-12-04 20:30"."""
    return f"{datetime.fromtimestamp(at, ZoneInfo(zone)):%Y-%m-%d %H:%M}"


def spoken(at: float, zone: str, language: str) -> str:
    """A moment where Discord shows no timestamps: "Friday 4 December 2026, 20:30"."""
    locale = REGIONS[language].replace("-", "_")
    moment = datetime.fromtimestamp(at, ZoneInfo(zone))
    return format_datetime(moment, "EEEE d MMMM y, HH:mm", locale=locale)
