"""The times of a draft: start, registration, check-in, and the zone they are in."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.storage.people import servers
from bot.text import words_for
from bot.text.written_times import written
from cogs.tournaments.organising.draft_screens import PAGES
from tests.end_to_end.club import Club, club
from tests.end_to_end.tournaments.organiser.test_drafts import LONDON, START
from tests.end_to_end.tournaments.organising import NAME, create, event, let_organise

EN = words_for("en")


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Club]:
    async with club(tmp_path, clock=ManualClock(START)) as opened:
        await let_organise(opened)
        yield opened


async def test_the_end_of_registration_goes_with_the_start(evening: Club) -> None:
    desk = await create(evening)
    await desk.choose("t_draft_go", "times")
    await desk.choose("t_set:1:times:gap", "30")
    await desk.write("t_form:1:times:start", text="saturday 14:30")
    found = (await event(evening)).row
    assert written(found.starts_at, LONDON) == "2026-11-28 14:30"
    assert written(found.closes_at, LONDON) == "2026-11-28 14:00"
    assert f"<t:{int(found.closes_at)}:F>" in desk.text()


async def test_a_form_shows_what_holds_and_sent_unchanged_changes_nothing(evening: Club) -> None:
    desk = await create(evening)
    await desk.choose("t_draft_go", "times")
    before = (await event(evening)).row
    for field in ("start", "closes"):
        await desk.write(f"t_form:1:times:{field}")
    after = (await event(evening)).row
    assert (after.starts_at, after.closes_at) == (before.starts_at, before.closes_at)


async def test_registration_opens_by_itself(evening: Club) -> None:
    desk = await create(evening, start="friday 20:30")
    await desk.write("t_form:1:home:opens", text="in 2 hours")
    opens = (await event(evening)).row.opens_at
    assert opens is not None
    desk.says("tournament-organiser-opens-at", at=f"<t:{int(opens)}:F>")
    await desk.choose("t_draft_go", "times")
    await desk.press("t_set:1:times:opens:none")
    assert (await event(evening)).row.opens_at is None
    await desk.write("t_form:1:times:opens", text="in 2 hours")
    await evening.clock.advance(7200)
    await evening.settle()
    assert (await event(evening)).state == "registration"


async def test_times_that_do_not_fit_are_said_on_the_page_and_nothing_changes(
    evening: Club,
) -> None:
    desk = await create(evening)
    await desk.choose("t_draft_go", "times")
    before = (await event(evening)).row
    await desk.write("t_form:1:times:closes", text="friday 20:30")
    desk.says("tournament-refused-bad-times")
    await desk.write("t_form:1:times:start", text="someday")
    assert "someday" in desk.text()
    after = (await event(evening)).row
    assert after._replace(version=0) == before._replace(version=0)


async def test_without_time_to_check_in_nobody_does(evening: Club) -> None:
    desk = await create(evening)
    await desk.choose("t_draft_go", "times")
    await desk.choose("t_set:1:times:gap", "0")
    found = (await event(evening)).row
    assert (found.closes_at, found.check_in) == (found.starts_at, False)
    await desk.press("t_set:1:times:check_in:1")
    found = (await event(evening)).row
    assert (found.starts_at - found.closes_at, found.check_in) == (600, True)


async def test_a_server_has_its_time_zone(evening: Club) -> None:
    desk = await create(evening, start="friday 20:30")
    await desk.choose("t_draft_go", "times")
    await desk.choose("t_zone:1", "America/New_York")
    told = {"zone": "New York", "at": "Friday 27 November 2026, 15:30"}
    desk.says("tournament-organiser-zone-changed", **told)
    await desk.write("t_form:1:times:start", text="friday 20:30")
    assert written((await event(evening)).row.starts_at, "America/New_York") == "2026-11-27 20:30"
    async with evening.bot.database.read() as connection:
        server = await servers.get(connection, 1)
    assert server.time_zone == "America/New_York"


async def test_two_at_the_same_minute_are_told(evening: Club) -> None:
    first = await create(evening, start="friday 20:30")
    told = EN("tournament-organiser-same-minute", names=NAME)
    assert told not in first.text()
    second = await create(evening, start="friday 20:30", name="The other")
    assert f"⚠️ {told}" in second.text()
    later = await create(evening, start="friday 20:31")
    assert "⚠️" not in later.text()
    daily = await create(evening, start="friday 20:30", format="daily")
    assert "⚠️" not in daily.text()


async def test_a_daily_has_a_day_instead_of_a_start(evening: Club) -> None:
    desk = await create(evening, format="daily", start="friday 08:00")
    found = (await event(evening)).row
    assert found.opens_at is not None
    assert written(found.opens_at, LONDON) == "2026-11-27 08:00"
    assert written(found.closes_at, LONDON) == "2026-11-28 08:00"
    for page in [each for each in PAGES if each != "name"]:
        await desk.choose("t_draft_go", page)
        await desk.press("t_draft:1")
    await desk.choose("t_draft_go", "format")
    await desk.choose("t_set:1:format:format", "concours")
    found = (await event(evening)).row
    assert found.opens_at is None
    assert written(found.starts_at, LONDON) == "2026-11-27 08:00"
    assert found.check_in
    assert found.round_seconds == 45 * 60
