"""Times as people write them."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.text import LANGUAGES
from bot.text.moments import (
    LATEST,
    USUAL_ZONES,
    ZONES,
    is_past,
    read_moment,
    spoken,
    usual_zone,
    written,
)

NOW = datetime(2026, 11, 21, 18, 0, tzinfo=UTC).timestamp()
"""a Saturday: seven in the evening in Paris, Berlin and Amsterdam"""

TODAY, TOMORROW, FRIDAY, FOURTH = "2026-11-21", "2026-11-22", "2026-11-27", "2026-12-04"

UNDERSTOOD = {
    "en": {
        "20:30": f"{TODAY} 20:30",
        "8:30 pm": f"{TODAY} 20:30",
        "8pm": f"{TODAY} 20:00",
        "17:00": f"{TOMORROW} 17:00",
        "friday 20:30": f"{FRIDAY} 20:30",
        "Friday at 20:30": f"{FRIDAY} 20:30",
        "next friday 8pm": f"{FRIDAY} 20:00",
        "tomorrow at noon": f"{TOMORROW} 12:00",
        "tonight 21:00": f"{TODAY} 21:00",
        "4 december 20:30": f"{FOURTH} 20:30",
        "2026-12-04 20:30": f"{FOURTH} 20:30",
        "2026-12-04T20:30": f"{FOURTH} 20:30",
        "in 2 hours": f"{TODAY} 20:00",
        "in an hour": f"{TODAY} 19:00",
        "in 90 minutes": f"{TODAY} 19:30",
        "in 2 weeks": "2026-12-05 18:00",
    },
    "fr": {
        "20h30": f"{TODAY} 20:30",
        "20 h": f"{TODAY} 20:00",
        "vendredi 20h30": f"{FRIDAY} 20:30",
        "vendredi prochain à 20h": f"{FRIDAY} 20:00",
        "ce soir à 21h": f"{TODAY} 21:00",
        "samedi midi": "2026-11-28 12:00",
        "demain 20:30": f"{TOMORROW} 20:30",
        "le 4/12 à 20h30": f"{FOURTH} 20:30",
        "4 décembre 20h30": f"{FOURTH} 20:30",
        "dans 2 heures": f"{TODAY} 21:00",
        "dans une heure": f"{TODAY} 20:00",
        "dans 3 jours": "2026-11-24 19:00",
    },
    "de": {
        "20 Uhr": f"{TODAY} 20:00",
        "20.30 Uhr": f"{TODAY} 20:30",
        "Freitag um 20:30 Uhr": f"{FRIDAY} 20:30",
        "Fr 20.30": f"{FRIDAY} 20:30",
        "nächsten Freitag um 20 Uhr": f"{FRIDAY} 20:00",
        "heute Abend 20:30": f"{TODAY} 20:30",
        "morgen 20:30": f"{TOMORROW} 20:30",
        "4.12. 20:30": f"{FOURTH} 20:30",
        "am 4.12. um 20 Uhr": f"{FOURTH} 20:00",
        "in 2 Stunden": f"{TODAY} 21:00",
    },
    "nl": {
        "20.30 uur": f"{TODAY} 20:30",
        "20u30": f"{TODAY} 20:30",
        "vrijdag om 20:30": f"{FRIDAY} 20:30",
        "volgende vrijdag 20:30": f"{FRIDAY} 20:30",
        "vanavond 20:30": f"{TODAY} 20:30",
        "zaterdag 14 uur": "2026-11-28 14:00",
        "4-12 20:30": f"{FOURTH} 20:30",
        "over 2 uur": f"{TODAY} 21:00",
        "over een uur": f"{TODAY} 20:00",
    },
}


@pytest.mark.parametrize(
    ("language", "text"), [(each, text) for each in UNDERSTOOD for text in UNDERSTOOD[each]]
)
def test_what_people_write(language: str, text: str) -> None:
    zone = usual_zone(language)
    found = read_moment(text, language, zone, NOW)
    assert found is not None
    assert written(found, zone) == UNDERSTOOD[language][text]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("other", LANGUAGES)
def test_another_language_will_do(language: str, other: str) -> None:
    """Who reads the bot in English may write in French all the same."""
    day = {"en": "friday", "fr": "vendredi", "de": "Freitag", "nl": "vrijdag"}[other]
    found = read_moment(f"{day} 20:30", language, "Europe/Paris", NOW)
    assert found is not None
    assert written(found, "Europe/Paris") == f"{FRIDAY} 20:30"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        *("", "hello", "5", "friday", "vendredi", "25:00", "20:75", "20:30 " * 40),
        *("yesterday 20:30", "2020-01-01 10:00", "2031-01-01 10:00", "in 99999999999 years"),
    ],
)
def test_what_nobody_can_tell(language: str, text: str) -> None:
    """A day without its time, what is over, and what is too far away."""
    assert read_moment(text, language, "Europe/Paris", NOW) is None


def test_a_clock_is_that_of_the_place() -> None:
    moments = {zone: read_moment("friday 20:30", "en", zone, NOW) for zone in ZONES}
    for zone, found in moments.items():
        assert found is not None
        assert f"{datetime.fromtimestamp(found, ZoneInfo(zone)):%H:%M}" == "20:30"
    new_york, paris = moments["America/New_York"], moments["Europe/Paris"]
    assert new_york is not None
    assert paris is not None
    assert new_york - paris == 6 * 3600


def test_a_clock_stays_that_of_the_place_when_summer_comes() -> None:
    found = read_moment("2027-06-04 20:30", "fr", "Europe/Paris", NOW)
    assert found == datetime(2027, 6, 4, 18, 30, tzinfo=UTC).timestamp()


@settings(max_examples=60)
@given(
    minutes=st.integers(2, int(LATEST) // 60 - 1),
    zone=st.sampled_from(ZONES),
    language=st.sampled_from(LANGUAGES),
)
def test_what_is_written_is_read_again(minutes: int, zone: str, language: str) -> None:
    """A form shows a moment as it is written, and who sends it unchanged changes nothing. Of an
    hour that a clock shows twice either may be meant."""
    at = NOW + minutes * 60
    found = read_moment(written(at, zone), language, zone, NOW)
    assert found is not None
    assert written(found, zone) == written(at, zone)


@settings(max_examples=200)
@given(text=st.text(max_size=70), language=st.sampled_from(LANGUAGES))
def test_anything_may_be_typed(text: str, language: str) -> None:
    found = read_moment(text, language, usual_zone(language), NOW)
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
    ],
)
def test_a_moment_in_words(language: str, told: str) -> None:
    at = datetime(2026, 11, 27, 19, 30, tzinfo=UTC).timestamp()
    assert spoken(at, "Europe/Paris", language) == told


@pytest.mark.parametrize(
    ("text", "language", "past"),
    [
        ("yesterday", "en", True),
        ("yesterday 20:30", "en", True),
        ("1.1.2020 20:30", "de", True),
        ("hier 20h30", "fr", True),
        ("gisteren", "nl", True),
        ("tomorrow 20:30", "en", False),
        ("friday", "en", False),
        ("20:30", "fr", False),
        ("when it rains", "en", False),
    ],
)
def test_what_is_over_is_known(text: str, language: str, past: bool) -> None:
    assert is_past(text, language, "Europe/Paris", 1_800_000_000) is past
