"""An evening on the wall and on its schedule: when what is done, and what everybody does now."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.storage.tournaments import tournaments
from bot.text import words_for
from bot.tournaments.live import Event
from bot.tournaments.live.lengths import timetable
from tests.cogs.pages.shown import Pages, pages, words_in
from tests.cogs.tournaments.boards import evening_of, event_of

EN = words_for("en")
START = 10_000.0
MINUTE = 60.0
LENGTH, BREAK = 45 * MINUTE, 5 * MINUTE


def evening(*rounds: tuple[float, float | None], **values: Any) -> Event:
    """A concours of four rounds, some of which were paired and are over so many minutes after
    the start."""
    event, _ = event_of(evening_of("concours", 8, len(rounds)).tournament)
    row = event.row._replace(
        starts_at=START, round_seconds=LENGTH, break_seconds=BREAK, ended_at=None
    )._replace(**values)
    moments = tuple(
        each._replace(
            paired_at=START + begin * MINUTE,
            until=START + begin * MINUTE + LENGTH,
            closed_at=None if end is None else START + end * MINUTE,
        )
        for each, (begin, end) in zip(event.rounds, rounds, strict=True)
    )
    return replace(event, row=row, rounds=moments)


def told(event: Event, minutes: float) -> list[tuple[str, str, int, int]]:
    """What the timetable says so many minutes after the start: what, its state, from when to
    when."""
    return [
        (
            f"{each.what} {each.round}",
            each.state,
            round((each.begins_at - START) / MINUTE),
            round((each.ends_at - START) / MINUTE),
        )
        for each in timetable(event, START + minutes * MINUTE)
    ]


def test_what_is_over_is_as_it_was_and_what_comes_follows_from_it() -> None:
    event = evening((0, 40), (52, None))
    assert told(event, 60) == [
        ("round 1", "over", 0, 40),
        ("break 1", "over", 40, 52),
        ("round 2", "now", 52, 97),
        ("break 2", "coming", 97, 102),
        ("round 3", "coming", 102, 147),
        ("break 3", "coming", 147, 152),
        ("round 4", "coming", 152, 197),
    ]
    planned = [(each.planned_from - START) / MINUTE for each in timetable(event, START)]
    assert planned == [0, 45, 50, 95, 100, 145, 150]


def test_between_two_rounds_there_is_a_break() -> None:
    assert told(evening((0, 40), (45, 80)), 82)[3:5] == [
        ("break 2", "now", 80, 85),
        ("round 3", "coming", 85, 130),
    ]


def test_a_round_that_takes_longer_or_is_paused_moves_all_that_comes() -> None:
    assert told(evening((0, None)), 70)[0] == ("round 1", "now", 0, 70)
    paused = evening((0, None), paused_at=START + 10 * MINUTE)
    assert told(paused, 30)[:2] == [("round 1", "now", 0, 65), ("break 1", "coming", 65, 70)]


def test_one_that_has_ended_early_has_no_rounds_to_come_and_a_daily_none_at_all() -> None:
    assert [each[0] for each in told(evening((0, 40), (45, 80), last_round=2), 81)] == [
        *("round 1", "break 1", "round 2"),
    ]
    assert timetable(event_of(evening_of("daily", 3, 1).tournament)[0], START) == []


# In the room --------------------------------------------------------------------------------------


async def now(shown: Pages, moments: dict[str, float | None], **values: Any) -> str:
    """What the wall says with other moments of the last round, and columns of the tournament."""
    [tournament] = shown.ids
    async with shown.database.write() as connection:
        for column, at in moments.items():
            await connection.exec_driver_sql(
                f"UPDATE tournament_rounds SET {column} = ? WHERE number = 3",
                (None if at is None else shown.clock.now() + at,),
            )
    version = 4 + int(shown.clock.now())
    await shown.database.commit(tournaments.change, tournament, version=version, **values)
    await shown.clock.advance(2)
    return words_in(await shown.read("wall"))


async def test_the_wall_says_what_to_do_now(tmp_path: Path) -> None:
    async with pages(tmp_path, ("concours", 8, 3, {})) as shown:
        start = shown.clock.now()
        at = EN.moment(start + 600, "t", "Europe/Paris")

        assert "2 of 4 tables are done" in await now(shown, {"paired_at": -60, "until": 900})
        text = await now(shown, {"until": -5})
        assert EN("pages-do.time-up") in text
        assert EN("pages-clock.over") in text
        assert EN("pages-clock.left") not in text
        async with shown.database.write() as connection:
            await connection.exec_driver_sql("DELETE FROM tournament_results WHERE round = 3")
        assert "find your table and sit down by" in await now(
            shown, {"paired_at": -60, "until": 900}
        )
        assert "find your table and play" in await now(shown, {"paired_at": -600})
        assert "Something wrong?" in await now(shown, {"protest_until": 500})
        text = await now(shown, {"closed_at": 0.0}, break_seconds=600.0)
        assert EN("pages-clock.break") in text
        assert "then round 4" in text
        assert EN("pages-do.last") in await now(shown, {}, last_round=3)
        assert EN("pages-do.prizes") in await now(shown, {}, state="finished")
        text = await now(shown, {}, state="check_in", check_in=True, starts_at=start + 600)
        assert f"Check in on Discord until {at} :" in text
        assert EN("pages-clock.start") in text
        text = await now(shown, {}, state="registration", closes_at=start + 600)
        assert f"Register on Discord until {at} ." in text
        text = await now(shown, {}, state="running", paused_at=start, paused_why="asked")
        assert EN("pages-clock.paused") in text
