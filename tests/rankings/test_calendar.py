"""When seasons and weeks begin, in any zone and through any change of clocks."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rankings.calendar import next_period, period_at, week_begins, week_of

MOMENTS = st.floats(0, 4e9)


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def days(moment: float, months: int = 3, start: float | None = None) -> list[str]:
    return [
        datetime.fromtimestamp(each, UTC).isoformat(" ", "minutes")[:16]
        for each in period_at(moment, months, start)
    ]


def test_by_themselves_seasons_are_the_quarters_of_the_year() -> None:
    assert days(at("2027-01-01")) == ["2027-01-01 00:00", "2027-04-01 00:00"]
    assert days(at("2027-03-31T23:59:59")) == ["2027-01-01 00:00", "2027-04-01 00:00"]
    assert days(at("2027-04-01")) == ["2027-04-01 00:00", "2027-07-01 00:00"]
    assert days(at("1999-12-31")) == ["1999-10-01 00:00", "2000-01-01 00:00"]


def test_a_server_may_choose_their_length_and_start() -> None:
    start = at("2027-09-06T18:00")
    assert days(start, 1, start) == ["2027-09-06 18:00", "2027-10-06 18:00"]
    assert days(start - 1, 6, start) == ["2027-03-06 18:00", "2027-09-06 18:00"]
    assert days(at("2030-01-01"), 12, start) == ["2029-09-06 18:00", "2030-09-06 18:00"]


def test_who_begins_on_the_31st_begins_on_the_last_day_of_shorter_months() -> None:
    start = at("2027-08-31T12:00")
    assert days(at("2028-02-29T12:00"), 3, start) == ["2028-02-29 12:00", "2028-05-31 12:00"]
    assert days(at("2028-02-29T11:59"), 3, start) == ["2027-11-30 12:00", "2028-02-29 12:00"]


@given(MOMENTS, st.integers(1, 12), st.none() | MOMENTS)
def test_each_moment_is_in_one_season_and_the_next_one_follows(
    moment: float, months: int, start: float | None
) -> None:
    period = period_at(moment, months, start)
    assert period.starts_at <= moment < period.ends_at
    assert period_at(period.starts_at, months, start) == period
    following = period_at(period.ends_at, months, start)
    assert following.starts_at == period.ends_at
    assert 27 * months < (period.ends_at - period.starts_at) / 86400 < 32 * months


def following(end: str, months: int, start: str | None = None) -> list[str]:
    first = None if start is None else at(start)
    period = next_period(at(end), months, first)
    return [datetime.fromtimestamp(each, UTC).date().isoformat() for each in period]


def test_what_is_chosen_is_for_the_next_season_which_begins_where_the_last_one_ended() -> None:
    assert following("2027-04-01", 3) == ["2027-04-01", "2027-07-01"]
    assert following("2027-04-01", 1) == ["2027-04-01", "2027-05-01"]
    # Half of the new period or more is left: until its end.
    assert following("2027-04-01", 12) == ["2027-04-01", "2028-01-01"]
    assert following("2027-03-01", 12, "2027-09-01") == ["2027-03-01", "2027-09-01"]
    # Less than half: until the end of the one after it, so that no season is over at once.
    assert following("2027-10-01", 12) == ["2027-10-01", "2029-01-01"]
    assert following("2027-08-31", 12, "2027-09-01") == ["2027-08-31", "2028-09-01"]


@given(MOMENTS, st.integers(1, 12), st.none() | MOMENTS)
def test_a_season_follows_the_one_before_and_is_never_short(
    ended_at: float, months: int, start: float | None
) -> None:
    season = next_period(ended_at, months, start)
    assert season.starts_at == ended_at < season.ends_at
    assert 27 * months / 2 < (season.ends_at - season.starts_at) / 86400 < 32 * months * 1.5
    assert period_at(season.ends_at, months, start).starts_at == season.ends_at


@given(MOMENTS)
def test_a_week_begins_on_monday_at_midnight(moment: float) -> None:
    begins = week_begins(week_of(moment))
    assert begins <= moment < week_begins(week_of(moment) + 1)
    day = datetime.fromtimestamp(begins, UTC)
    assert (day.weekday(), day.time().isoformat()) == (0, "00:00:00")


@pytest.mark.parametrize("zone", ["Europe/Paris", "America/Montreal", "Pacific/Auckland"])
def test_clocks_that_change_move_no_season(zone: str) -> None:
    """The hour that is skipped or comes twice in a zone is nothing to a season in UTC."""
    for change in ("2027-03-28T01:00", "2027-10-31T01:00", "2027-04-01T00:00"):
        here = datetime.fromtimestamp(at(change), ZoneInfo(zone))
        for step in range(-4, 5):
            moment = (here.astimezone(UTC) + timedelta(minutes=30 * step)).timestamp()
            expected = at("2027-04-01") <= moment
            assert (period_at(moment).starts_at >= at("2027-04-01")) == expected
