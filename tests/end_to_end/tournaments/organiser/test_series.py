"""A tournament like an earlier one, and one that comes back each week, by clicks."""

import pytest

from bot.text import words_for
from bot.tournaments.live.weekly import days_later
from tests.end_to_end.club import Club
from tests.end_to_end.tournaments.organising import (
    HOUR,
    create,
    event,
    let_organise,
    manage,
    opened,
)

EN = words_for("en")
DAY = 24 * HOUR


async def test_an_earlier_one_is_copied_with_another_name_and_start(evening: Club) -> None:
    desk = await opened(evening, format="swiss")
    before = (await event(evening)).row
    await desk.write("t_copy:1", text="Spring", start="in 3 days")
    desk.says("tournament-copy-done")
    desk.says("tournament-organiser-draft")
    assert "Spring" in desk.text()
    copy = (await evening.bot.tournaments.load(2)).row
    assert (copy.state, copy.plan, copy.name) == ("draft", before.plan, "Spring")
    assert copy.starts_at == before.starts_at - 2 * HOUR + 3 * DAY


@pytest.mark.whole
async def test_a_series_is_begun_skipped_moved_and_stopped_on_its_page(evening: Club) -> None:
    await let_organise(evening)
    desk = await (await create(evening)).do("open")
    await desk.press("t_weekly:1")
    await desk.press("t_weekly_begin:1")
    row, zone = (await event(evening)).row, "Europe/London"
    [second, third] = [days_later(row.starts_at, zone, days) for days in (7, 14)]
    desk.says("tournament-weekly-announced", when=EN.timestamp(row.starts_at, "F"))

    def comes(at: float) -> None:
        told = {"when": EN.timestamp(at, "F"), "at": EN.timestamp(at - 7 * DAY, "d")}
        desk.says("tournament-weekly-next", **told)

    comes(second)
    await desk.press("t_weekly_skip:1")
    comes(third)
    await desk.choose(f"t_weekly_move:1:{int(third)}", "-1")
    comes(days_later(third, zone, -1))
    # What is announced is moved by a Yes, and so all who have entered see it.
    await desk.choose(f"t_weekly_move:1:{int(row.starts_at)}", "2")
    await desk.press("t_do:1:move")
    assert (await event(evening)).row.starts_at == int(days_later(row.starts_at, zone, 2))

    await evening.clock.advance(days_later(third, zone, -8) - evening.clock.now())
    await evening.settle()
    found = await evening.bot.tournaments.load(2)
    assert found.state == "registration"
    assert any(
        found.row.name in each.text() for each in evening.person("benoit").sees(evening.belote)
    )
    desk = await manage(evening)
    await desk.press("t_weekly:1")
    await desk.press("t_sure:2:cancel")  # this week is skipped
    await desk.press("t_do:2:cancel")
    assert (await evening.bot.tournaments.load(2)).state == "cancelled"
    desk = await manage(evening)
    await desk.press("t_weekly:1")
    comes(days_later(third, zone, 7))
    await desk.press("t_weekly_stop:1")
    assert desk.offers("t_weekly_begin:1")
