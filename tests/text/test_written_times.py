"""Times as people write them."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.text import LANGUAGES, Words
from bot.text.written_times import (
    LATEST,
    USUAL_ZONES,
    ZONES,
    is_past,
    read_time,
    spoken,
    usual_zone,
    written,
)

NOW = datetime(2026, 11, 21, 18, 0, tzinfo=UTC).timestamp()
"""a Saturday: seven in the evening in Paris, Berlin and Amsterdam"""

LATER = datetime(2026, 11, 27, 18, 0, tzinfo=UTC).timestamp()
"""a Friday, when the clock shows seven in the evening"""
PARIS, OVERSEAS = "Europe/Paris", "America/New_York"


def read(text: str, language: str = "en", zone: str = PARIS, now: float = NOW) -> str:
    """Return the moment that somebody means, as it is written."""
    found = read_time(text, language, zone, now)
    assert found is not None, text
    return written(found, zone)


UNDERSTOOD = {
    "en": {
        "20:30": "2026-11-21 20:30",
        "8:30 pm": "2026-11-21 20:30",
        "8pm": "2026-11-21 20:00",
        "17:00": "2026-11-22 17:00",
        "friday 20:30": "2026-11-27 20:30",
        "Friday at 20:30": "2026-11-27 20:30",
        "next friday 8pm": "2026-11-27 20:00",
        "tomorrow at noon": "2026-11-22 12:00",
        "tonight 21:00": "2026-11-21 21:00",
        "4 december 20:30": "2026-12-04 20:30",
        "2026-12-04 20:30": "2026-12-04 20:30",
        "2026-12-04T20:30": "2026-12-04 20:30",
        "in 2 hours": "2026-11-21 20:00",
        "in an hour": "2026-11-21 19:00",
        "in 90 minutes": "2026-11-21 19:30",
        "in 2 weeks": "2026-12-05 18:00",
        "in half an hour": "2026-11-21 18:30",
        "in 1 hour and 30 minutes": "2026-11-21 19:30",
        "in 3 days at 20:30": "2026-11-24 20:30",
        "dec 4th, 2026 at 8pm": "2026-12-04 20:00",
        "friday 4 december 20:30": "2026-12-04 20:30",
        "Friday 27 November 2026, 20:30": "2026-11-27 20:30",
        "friday evening 8:30": "2026-11-27 20:30",
        "friday of next week 20:30": "2026-11-27 20:30",
        "12 am": "2026-11-22 00:00",
        "29 feb 20:30": "2028-02-29 20:30",
    },
    "fr": {
        "20h30": "2026-11-21 20:30",
        "20 h": "2026-11-21 20:00",
        "vendredi 20h30": "2026-11-27 20:30",
        "vendredi prochain à 20h": "2026-11-27 20:00",
        "ce soir à 21h": "2026-11-21 21:00",
        "samedi midi": "2026-11-28 12:00",
        "demain 20:30": "2026-11-22 20:30",
        "le 4/12 à 20h30": "2026-12-04 20:30",
        "4 décembre 20h30": "2026-12-04 20:30",
        "dans 2 heures": "2026-11-21 21:00",
        "dans une heure": "2026-11-21 20:00",
        "dans 3 jours": "2026-11-24 19:00",
        "dans 1h30": "2026-11-21 20:30",
        "dans deux heures": "2026-11-21 21:00",
        "le 1er décembre à 20h": "2026-12-01 20:00",
        "20h le 12 décembre": "2026-12-12 20:00",
        "lundi de la semaine prochaine à 20h": "2026-11-23 20:00",
        "après-demain à minuit": "2026-11-24 00:00",
    },
    "de": {
        "20 Uhr": "2026-11-21 20:00",
        "20.30 Uhr": "2026-11-21 20:30",
        "Freitag um 20:30 Uhr": "2026-11-27 20:30",
        "Fr 20.30": "2026-11-27 20:30",
        "nächsten Freitag um 20 Uhr": "2026-11-27 20:00",
        "heute Abend 20:30": "2026-11-21 20:30",
        "morgen 20:30": "2026-11-22 20:30",
        "4.12. 20:30": "2026-12-04 20:30",
        "am 4.12. um 20 Uhr": "2026-12-04 20:00",
        "in 2 Stunden": "2026-11-21 21:00",
        "in einer halben Stunde": "2026-11-21 19:30",
        "Freitagabend 8 Uhr": "2026-11-27 20:00",
        "übermorgen 20:30": "2026-11-23 20:30",
        "24.12 20 Uhr": "2026-12-24 20:00",
        "Sonnabend 20 Uhr": "2026-11-21 20:00",
    },
    "nl": {
        "20.30 uur": "2026-11-21 20:30",
        "20u30": "2026-11-21 20:30",
        "vrijdag om 20:30": "2026-11-27 20:30",
        "volgende vrijdag 20:30": "2026-11-27 20:30",
        "vanavond 20:30": "2026-11-21 20:30",
        "zaterdag 14 uur": "2026-11-28 14:00",
        "4-12 20:30": "2026-12-04 20:30",
        "over 2 uur": "2026-11-21 21:00",
        "over een uur": "2026-11-21 20:00",
        "over anderhalf uur": "2026-11-21 20:30",
        "volgende week vrijdag 20 uur": "2026-11-27 20:00",
        "morgenavond 20:30": "2026-11-22 20:30",
    },
    "bg": {
        "21 ч.": "2026-11-21 21:00",
        "петък 20:30": "2026-11-27 20:30",
        "в петък от 20 часа": "2026-11-27 20:00",
        "следващия петък в 20 ч.": "2026-11-27 20:00",
        "следващата седмица петък 20:30": "2026-11-27 20:30",
        "неделя следобед 5 часа": "2026-11-22 17:00",
        "довечера в 21:30 ч.": "2026-11-21 21:30",
        "утре на обяд": "2026-11-22 12:00",
        "вдругиден в полунощ": "2026-11-24 00:00",
        "8 сутринта": "2026-11-22 08:00",
        "на 4.12. в 20 ч.": "2026-12-04 20:00",
        "4 декември 2026 г. 20:30": "2026-12-04 20:30",
        "26 май 20:30": "2027-05-26 20:30",
        "след час": "2026-11-21 21:00",
        "след половин час": "2026-11-21 20:30",
        "след час и половина": "2026-11-21 21:30",
        "след два часа": "2026-11-21 22:00",
        "след 2 часа и 15 минути": "2026-11-21 22:15",
        "след 2 седмици": "2026-12-05 20:00",
    },
}


NEXT = {
    "en": {
        "friday 20:30": "2026-11-27 20:30",
        "this friday 20:30": "2026-11-27 20:30",
        "friday 18:30": "2026-12-04 18:30",
        "this friday 19:00": "2026-12-04 19:00",
        "next friday 20:30": "2026-12-04 20:30",
        "coming friday 20:30": "2026-12-04 20:30",
        "this thursday 20:30": "2026-12-03 20:30",
        "next saturday 20:30": "2026-11-28 20:30",
    },
    "fr": {
        "vendredi 20h30": "2026-11-27 20:30",
        "ce vendredi 20h30": "2026-11-27 20:30",
        "vendredi 18h30": "2026-12-04 18:30",
        "vendredi prochain 20h30": "2026-12-04 20:30",
        "jeudi 20h30": "2026-12-03 20:30",
        "samedi prochain 20h30": "2026-11-28 20:30",
    },
    "de": {
        "Freitag 20:30": "2026-11-27 20:30",
        "diesen Freitag um 20:30 Uhr": "2026-11-27 20:30",
        "Freitag 18:30": "2026-12-04 18:30",
        "nächsten Freitag 20:30": "2026-12-04 20:30",
        "kommenden Freitag 20:30": "2026-12-04 20:30",
        "Donnerstag 20:30": "2026-12-03 20:30",
    },
    "nl": {
        "vrijdag 20:30": "2026-11-27 20:30",
        "deze vrijdag om 20:30": "2026-11-27 20:30",
        "vrijdag 18:30": "2026-12-04 18:30",
        "volgende vrijdag 20:30": "2026-12-04 20:30",
        "aanstaande vrijdag 20:30": "2026-12-04 20:30",
        "donderdag 20:30": "2026-12-03 20:30",
    },
    "bg": {
        "петък 20:30": "2026-11-27 20:30",
        "този петък в 20:30": "2026-11-27 20:30",
        "петък 18:30": "2026-12-04 18:30",
        "следващия петък 20:30": "2026-12-04 20:30",
        "четвъртък 20:30": "2026-12-03 20:30",
    },
}


@pytest.mark.parametrize(
    ("language", "text", "meant"), [(each, *pair) for each in NEXT for pair in NEXT[each].items()]
)
def test_a_weekday_is_the_next_whose_time_is_still_to_come(
    language: str, text: str, meant: str
) -> None:
    assert read(text, language, now=LATER) == meant


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [(each, *pair) for each in UNDERSTOOD for pair in UNDERSTOOD[each].items()],
)
def test_what_people_write(language: str, text: str, meant: str) -> None:
    assert read(text, language, usual_zone(language)) == meant


@pytest.mark.parametrize(
    ("hour", "minute", "text", "days"),
    [
        (23, 59, "friday 23:59", 7),
        (23, 58, "friday 23:59", 0),
        (23, 59, "saturday 0:00", 1),
        (23, 59, "friday 24:00", 1),
        (23, 59, "0:30", 1),
        (0, 0, "friday 0:00", 7),
        (0, 0, "friday 0:01", 0),
        (0, 0, "thursday 23:59", 6),
        (0, 0, "today 0:30", 0),
        (0, 0, "tomorrow 0:30", 1),
    ],
)
def test_a_weekday_around_midnight_is_that_of_the_place(
    hour: int, minute: int, text: str, days: int
) -> None:
    for zone in ZONES:
        now = datetime(2026, 11, 27, hour, minute, 30, tzinfo=ZoneInfo(zone))
        found = datetime.fromisoformat(read(text, "en", zone, now.timestamp()))
        assert (found.date() - now.date()).days == days, zone


def test_a_friday_begins_sooner_in_the_east() -> None:
    """At noon on Thursday in Paris it is Thursday night in Nouméa."""
    now = datetime(2026, 11, 26, 11, 30, tzinfo=UTC).timestamp()
    for text, meant in (("jeudi 22:15", "2026-12-03 22:15"), ("jeudi 22:45", "2026-11-26 22:45")):
        assert read(text, "fr", "Pacific/Noumea", now) == meant


@pytest.mark.parametrize(
    ("now", "text", "meant"),
    [
        # Two o'clock does not come on the night on which summer begins: the clock shows three.
        (datetime(2027, 3, 27, 20, tzinfo=UTC), "sunday 2:30", datetime(2027, 3, 28, 1, 30)),
        # Twice on the night on which it ends: the first of them, as long as it is to come.
        (datetime(2027, 10, 30, 20, tzinfo=UTC), "sunday 2:30", datetime(2027, 10, 31, 0, 30)),
        (datetime(2027, 10, 31, 1, tzinfo=UTC), "2:30", datetime(2027, 10, 31, 1, 30)),
        (datetime(2027, 10, 31, 0, tzinfo=UTC), "in 3 hours", datetime(2027, 10, 31, 3)),
        (datetime(2027, 10, 30, 12, tzinfo=UTC), "in 1 day", datetime(2027, 10, 31, 13)),
    ],
)
def test_clocks_are_put_forward_and_back(now: datetime, text: str, meant: datetime) -> None:
    assert read_time(text, "en", PARIS, now.timestamp()) == meant.replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize("other", LANGUAGES)
def test_another_language_will_do(words: Words, other: str) -> None:
    """Readers of the bot in English may write in French all the same."""
    days = {"en": "friday", "fr": "vendredi", "de": "Freitag", "nl": "vrijdag", "bg": "петък"}
    assert read(f"{days[other]} 20:30", words.language) == "2026-11-27 20:30"


@pytest.mark.parametrize(
    "text",
    [
        *("", "hello", "5", "friday", "vendredi", "25:00", "20:75", "20:30 " * 40),
        *("in 3", "4.12", "20.10", "next week 20:30", "31 april 20:30", "20:30 13:00"),
        *("friday saturday 20:30", "friday 5 december 20:30", "when friday 20:30 comes"),
        *("24:30", "20:30 in the morning", "friday half 9", "20:30 4.12. 5.12."),
        *("yesterday 20:30", "2020-01-01 10:00", "2031-01-01 10:00", "in 99999999999 years"),
    ],
)
def test_what_nobody_can_tell(words: Words, text: str) -> None:
    """A day without its time, what is over, and what is too far away."""
    assert read_time(text, words.language, PARIS, NOW) is None


@pytest.mark.parametrize("zone", ZONES)
def test_a_clock_is_that_of_the_place_also_when_summer_comes(zone: str) -> None:
    for day in ("2026-11-27", "2027-06-04"):
        assert read(f"{day} 20:30", "en", zone) == f"{day} 20:30"


def test_moments_that_read_alike_are_far_apart() -> None:
    new_york, paris = (read_time("friday 20:30", "en", zone, NOW) for zone in (OVERSEAS, PARIS))
    assert (new_york or 0) - (paris or 0) == 6 * 3600
    summer = read_time("2027-06-04 20:30", "fr", PARIS, NOW)
    assert summer == datetime(2027, 6, 4, 18, 30, tzinfo=UTC).timestamp()


@settings(max_examples=60)
@given(
    minutes=st.integers(2, int(LATEST) // 60 - 1),
    zone=st.sampled_from(ZONES),
    language=st.sampled_from(LANGUAGES),
)
def test_what_is_written_is_read_again(minutes: int, zone: str, language: str) -> None:
    """A form shows a moment as it is written, and who sends it unchanged changes nothing. Of an
    hour that a clock shows twice either may be meant."""
    text = written(NOW + minutes * 60, zone)
    assert read(text, language, zone) == text


@settings(max_examples=200)
@given(text=st.text(max_size=70), language=st.sampled_from(LANGUAGES))
def test_anything_may_be_typed(text: str, language: str) -> None:
    found = read_time(text, language, usual_zone(language), NOW)
    assert found is None or NOW < found < NOW + LATEST


def test_zones_fit_a_select_and_every_language_has_one() -> None:
    assert len(ZONES) == len(set(ZONES)) <= 25
    assert set(USUAL_ZONES) == set(LANGUAGES)
    assert set(USUAL_ZONES.values()) <= set(ZONES)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Friday 27 November 2026, 20:30"),
        ("fr", "vendredi 27 novembre 2026, 20:30"),
        ("de", "Freitag 27 November 2026, 20:30"),
        ("nl", "vrijdag 27 november 2026, 20:30"),
        ("bg", "петък 27 ноември 2026, 20:30"),
    ],
)
def test_a_moment_in_words(language: str, told: str) -> None:
    assert spoken(datetime(2026, 11, 27, 19, 30, tzinfo=UTC).timestamp(), PARIS, language) == told


@pytest.mark.parametrize(
    ("text", "language", "past"),
    [
        ("yesterday", "en", True),
        ("yesterday 20:30", "en", True),
        ("1.1.2020 20:30", "de", True),
        ("hier 20h30", "fr", True),
        ("gisteren", "nl", True),
        ("вчера 20:30", "bg", True),
        ("15 january 2027 8:30", "en", True),
        ("today 0:00", "en", True),
        ("1.1.1999", "nl", True),
        ("tomorrow 20:30", "en", False),
        ("friday", "en", False),
        ("20:30", "fr", False),
        ("when it rains", "en", False),
    ],
)
def test_what_is_over_is_known(text: str, language: str, past: bool) -> None:
    assert is_past(text, language, PARIS, 1_800_000_000) is past
