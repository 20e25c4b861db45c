"""What the database refuses and `check` names; what people are told of themselves, what stays."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from bot.__main__ import main
from bot.people import People
from bot.rules import commitment
from bot.storage.engine.result_schema import match_players
from bot.storage.engine.tournament_schema import tournament_log, tournament_results, tournaments
from bot.storage.people import people, privacy
from bot.storage.tournaments import records as tournament_records
from bot.storage.tournaments import rounds as tournament_rounds
from bot.storage.tournaments.records import Winner
from bot.tournaments import FORMATS, Forfeit, Penalty, Played, Result, Tournament
from bot.tournaments.live import LeagueDraft
from bot.tournaments.live.change import Change, Transactions
from bot.tournaments.live.event import played
from bot.tournaments.live.stages import write_round
from tests.examples import sampled
from tests.storage.databases import check_file, where
from tests.tournaments.live.chances import presets_for
from tests.tournaments.live.club import SECRET, SEED, Club
from tests.tournaments.live.results.test_conclusions import matches_of
from tests.tournaments.live.test_leagues import PAIRS, concours, new_league
from tests.tournaments.simulation import simulate


async def write_down(club: Club, tournament: Tournament) -> int:
    """Write a tournament that is over, as if the club had just played it; its number."""
    format_ = tournament.plan.format
    draft = club.draft(format=format_.name, preset=presets_for(format_)[0])
    event = await club.tournaments.organising.create(club.evening.server, 1, draft)
    transactions = Transactions(club.evening.tables, club.tournaments.changed)
    async with transactions.change(event.id) as change:
        for each in tournament.entries:
            number = await change.add_entry(
                (), standing="in", strength=each.strength, entered_at=change.now
            )
            assert number == each.id
        for each in tournament.rounds:
            await write_round(change, each)
            now = {"closed_at": change.now}
            await tournament_rounds.change_round(change.connection, event.id, each.number, **now)
        ids: dict[int | None, int | None] = {None: None}
        for each in tournament.results:
            ids[each.id] = await _write_result(change, each, ids[each.supersedes])
        change.set(
            plan=tournament.plan.stored,
            seed=tournament.seed,
            commitment=commitment(tournament.seed),
            state="finished",
            due_at=change.now,
            ended_at=change.now,
        )
    return event.id


async def _write_result(change: Change, row: Result, supersedes: int | None) -> int:
    place: dict[str, Any] = {"supersedes": supersedes, "why": row.reason}
    if isinstance(row, Played | Forfeit):
        place["table"] = row.table
    else:
        place["entry"] = getattr(row, "entry", None)
    facts: dict[str, Any] = {}
    if isinstance(row, Played):
        facts = played(row.scores, row.deals, row.boards, row.absent, row.robot_deals)
    elif isinstance(row, Forfeit):
        facts = {"absent": list(row.absent)}
    elif isinstance(row, Penalty):
        facts = {"points": row.points}
    kind = "late" if type(row).__name__ == "LateEntry" else type(row).__name__.lower()
    return await change.result(kind, getattr(row, "round", 0), **place, **facts)


WRONG = {
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


@pytest.mark.in_file("damages copies of it, in words of SQLite's")
async def test_check_names_what_does_not_hold_together(club: Club, tmp_path: Path) -> None:
    await club.started(2, rounds=1)
    assert (await club.play_round()).state == "finished"
    file, copy = tmp_path / "club.db", tmp_path / "copy.db"
    assert check_file(file).findings == ()
    for statement, what in WRONG.items():
        with closing(sqlite3.connect(file)) as whole, closing(sqlite3.connect(copy)) as connection:
            whole.backup(connection)
            connection.executescript(statement)
        findings = [str(each) for each in check_file(copy).findings]
        assert any("tournament 1" in each and what in each for each in findings), findings


@pytest.mark.parametrize(("format_", "seed"), sampled(FORMATS, range(2), every=2))
async def test_random_tournaments_pass_and_changed_ranks_are_found_behind_another_finding(
    club: Club, format_: str, seed: int, capsys: pytest.CaptureFixture[str]
) -> None:
    number = await write_down(club, simulate(format_, seed))
    await club.worker_settles()
    await club.checked()
    await club.sql("UPDATE tournament_entries SET final_rank = 99 WHERE number = 1")
    await club.sql("UPDATE tournaments SET commitment = '?' WHERE id = 1")
    assert await asyncio.to_thread(main, ["check", where(club.file)]) == 1
    found = capsys.readouterr().out
    assert "tournament 1: its seed is not the one that was published" in found
    assert f"tournament {number}: entry 1 has the final rank 99, and its results make" in found


async def test_no_round_is_stored_twice_and_no_result_counted_twice(club: Club) -> None:
    event = await club.started(2, rounds=2)
    event = await club.play_round()
    with pytest.raises(IntegrityError, match=r"(?i)unique"):
        await club.evening.database.commit(
            tournament_rounds.add_round, event.id, event.rounds[0], ()
        )
    again = event.results[0]._asdict()
    del again["id"]
    with pytest.raises(IntegrityError, match=r"(?i)unique"):
        await club.evening.database.commit(tournament_rounds.add_result, event.id, **again)
    async with club.evening.database.write() as connection:
        first = {**again, "supersedes": event.results[0].id}
        await tournament_rounds.add_result(connection, event.id, **first)
    with pytest.raises(IntegrityError, match=r"(?i)unique"):  # two corrections of the same row
        await club.evening.database.commit(tournament_rounds.add_result, event.id, **first)


async def test_whoever_is_forgotten_leaves_results_and_no_name(club: Club) -> None:
    event = await club.started(2, rounds=2)
    await club.play_round()
    kept = await club.evening.database.ask(privacy.export, 2)
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


# People: what they are told of themselves, and what stays -----------------------------------------


async def kept_of(club: Club, person: int) -> dict[str, Any]:
    return await club.evening.database.ask(privacy.export, person)


async def test_a_player_gets_their_entries_and_what_came_of_them(club: Club) -> None:
    event = await concours(club, PAIRS, [900, 800, 700, 600])
    kept = (await kept_of(club, 4))["tournaments"]
    [entered] = kept["entered"]
    assert (entered["server"], entered["name"], entered["state"]) == (77, "Friday", "finished")
    assert (entered["entry"], entered["final_rank"]) == (2, 2)
    own = next(each for each in event.tables if [2] in each.sides)
    assert [(each["round"], each["table"], each["kind"]) for each in entered["results"]] == [
        (1, own.number, "played")
    ]
    assert kept["organised"] == kept["leagues"] == []
    assert (await club.evening.database.ask(privacy.count, 4)).tournaments == 1
    assert (await club.evening.database.ask(privacy.count, 1)).tournaments == 0


async def test_an_organiser_gets_a_file_without_secrets(club: Club) -> None:
    """A seed that is not published yet would tell them every draw to come."""
    await club.create(format="mitchell")
    await club.tournaments.leagues.create(club.evening.server, 1, LeagueDraft("Autumn", 2))
    kept = await kept_of(club, 1)
    file = orjson.dumps(kept, option=orjson.OPT_INDENT_2).decode()
    assert [each["name"] for each in kept["tournaments"]["organised"]] == ["Friday"]
    assert [each["name"] for each in kept["tournaments"]["leagues"]] == ["Autumn"]
    assert {each["what"] for each in kept["more"]["tournament_log by by_id"]} >= {"created"}
    for secret in (SEED, SECRET):
        assert secret.hex() not in file


async def test_who_is_forgotten_leaves_results_without_a_name(club: Club) -> None:
    await club.started(4, format="howell", rounds=0, deals=1)
    event = await club.play_to_end()
    league = await new_league(club)
    await club.tournaments.leagues.attach(league.id, club.boss, event.id)
    before = (await club.tournaments.leagues.load(league.id)).places
    standings = await club.tournaments.standings(event.id)
    [first, *_] = standings.order()
    gone = [each.person_id or 0 for each in event.members_of(first)]
    for person in (1, *gone):
        await People(club.evening.tables, club.tournaments).forget(person)
    await club.kill()
    await club.settle()
    assert await club.tournaments.standings(event.id) == standings
    assert (await club.tournaments.leagues.load(league.id)).places == before
    assert len((await matches_of(club))[0].teams) == 4
    async with club.evening.database.read() as connection:
        winners = await tournament_records.winners_of(connection, [event.row])
        found = await people.find_many(connection, {1, *gone})
        for column in (
            tournaments.created_by,
            tournament_log.by_id,
            tournament_results.by_id,
            match_players.person_id,
        ):
            ids = set((await connection.execute(select(column))).scalars())
            assert ids <= {None, *range(1, 24)}
    assert winners[event.id][0].people == tuple(Winner(each, "", hidden=False) for each in gone)
    assert {(each.name, each.discord_id) for each in found.values()} == {("", None)}
