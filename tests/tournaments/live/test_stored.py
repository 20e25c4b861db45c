"""Things that the database refuses and `check` names, and what stays of somebody who is
forgotten."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy.exc import IntegrityError

from bot.__main__ import main
from bot.people import People
from bot.storage.people import privacy
from bot.storage.tournaments import rounds as tournament_rounds
from bot.storage.upkeep.check import check_file
from bot.tournaments import FORMATS
from tests.examples import sampled
from tests.tournaments.live.club import Club
from tests.tournaments.live.written_down import write_down
from tests.tournaments.simulation import simulate

WRONG: Final = {
    "UPDATE tournaments SET seed = zeroblob(32)": "its seed is not the one that was published",
    "UPDATE tournament_rounds SET number = 2; UPDATE tournament_tables SET round = 2;"
    "UPDATE tournament_results SET round = 2": "its rounds are [2]",
    "UPDATE tournament_tables SET sides = '[[1], [1]]'": "entry 1 is 2 times in round 1",
    "UPDATE tournament_tables SET sides = '[[1], [1]]', section = '1'": "entry 1 is 2 times",
    "UPDATE tournament_rounds SET byes = '[1]'": "entry 1 is 2 times in round 1",
    "UPDATE tournament_tables SET sides = '[[1], [9]]'": "entries [9] have played",
    "DELETE FROM tournament_results": "finished, and the tables [(1, 1)] have no result",
    "UPDATE tournament_results SET table_number = 9": "result 1 is of a table that is not there",
    "UPDATE tournament_results SET facts = json_set(facts, '$.scores[0].points', 1)": (
        "and its game's another"
    ),
    "DELETE FROM tournament_games": "table 1 of round 1 names a game that is not its last",
    "UPDATE tournament_results SET supersedes = 1, by_id = 1": "corrects another without a reason",
}


async def test_check_names_what_does_not_hold_together(club: Club, tmp_path: Path) -> None:
    await club.started(2, rounds=1)
    assert (await club.play_round()).state == "finished"
    await club.stop()
    await club.evening.database.close()
    file, copy = tmp_path / "club.db", tmp_path / "copy.db"
    assert check_file(file).findings == ()
    for statement, what in WRONG.items():
        shutil.copyfile(file, copy)
        with closing(sqlite3.connect(copy)) as connection:
            connection.executescript(statement)
        findings = [str(each) for each in check_file(copy).findings]
        assert any("tournament 1" in each and what in each for each in findings), findings


@pytest.mark.parametrize("seeds", sampled([(1, 2), (3, 4, 5)]))
@pytest.mark.parametrize("format_", FORMATS)
async def test_random_tournaments_pass_and_changed_ranks_are_found_behind_another_finding(
    club: Club,
    tmp_path: Path,
    format_: str,
    seeds: tuple[int, ...],
    capsys: pytest.CaptureFixture[str],
) -> None:
    numbers = [await write_down(club, simulate(format_, seed)) for seed in seeds]
    await club.worker_settles()
    await club.stop()
    file = str(tmp_path / "club.db")
    assert await asyncio.to_thread(main, ["check", file]) == 0, capsys.readouterr()
    assert "all is well" in capsys.readouterr().out
    async with club.evening.database.write() as connection:
        await connection.exec_driver_sql(
            "UPDATE tournament_entries SET final_rank = 99 WHERE number = 1"
        )
        await connection.exec_driver_sql("UPDATE tournaments SET commitment = '?' WHERE id = 1")
    assert await asyncio.to_thread(main, ["check", file]) == 1
    out = capsys.readouterr().out
    assert "tournament 1: its seed is not the one that was published" in out
    for number in numbers:
        assert f"tournament {number}: entry 1 has the final rank 99, and its results make" in out


async def test_no_round_is_stored_twice_and_no_result_counted_twice(club: Club) -> None:
    event = await club.started(2, rounds=2)
    event = await club.play_round()
    with pytest.raises(IntegrityError, match="UNIQUE"):
        async with club.evening.database.write() as connection:
            await tournament_rounds.add_round(connection, event.id, event.rounds[0], ())
    again = event.results[0]._asdict()
    del again["id"]
    with pytest.raises(IntegrityError, match="UNIQUE"):
        async with club.evening.database.write() as connection:
            await tournament_rounds.add_result(connection, event.id, **again)
    async with club.evening.database.write() as connection:
        first = {**again, "supersedes": event.results[0].id}
        await tournament_rounds.add_result(connection, event.id, **first)
    with pytest.raises(IntegrityError, match="UNIQUE"):  # two corrections of the same row
        async with club.evening.database.write() as connection:
            await tournament_rounds.add_result(connection, event.id, **first)


async def test_whoever_is_forgotten_leaves_results_and_no_name(club: Club) -> None:
    event = await club.started(2, rounds=2)
    await club.play_round()
    async with club.evening.database.read() as connection:
        kept = await privacy.export(connection, 2)
    assert [each["entry"] for each in kept["tournaments"]["entered"]] == [1]
    await People(club.evening.tables, club.tournaments).forget(2)
    event = await club.wait(event.row.break_seconds)
    assert [each.person_id for each in event.members_of(1)] == [None, 3]
    assert event.row.state == "running"
    event = await club.play_round()
    assert event.state == "finished"
    assert sorted((await club.tournaments.standings(event.id)).order()) == [1, 2]


async def test_whoever_is_forgotten_before_the_start_is_not_waited_for(club: Club) -> None:
    event = await club.create()
    await club.enter(2, 3)
    await People(club.evening.tables, club.tournaments).forget(2)
    event = await club.settle()
    assert event.entry(1).standing == "out"
    assert event.members == ()
