"""The time of a round at its tables: called before it is up, and what follows then (T6)."""

import asyncio
from functools import partial
from pathlib import Path

import pytest

from bot.rules import State
from bot.storage.engine.schema import MessageRow
from bot.tables import Game, Opening, RefusalReason, Refused
from bot.tournaments import Score
from bot.tournaments.live import Event, round_time
from bot.tournaments.live.round_time import GRACE
from tests.tables.evening import FRENCH, hosted
from tests.tournaments.live.club import HOUR, Club, at, club_in, now, result_of
from tests.tournaments.live.surviving import die, survive


async def told(club: Club, game: Game) -> list[MessageRow]:
    """Return what was said of the round's time in a thread; all but the last of it is taken
    away."""
    rows = await club.evening.rows(game)
    game = await club.load(game)
    found = sorted(row for (subject, *_), row in rows.items() if subject == "round time")
    if game.row.status == "playing":
        assert [each.closing for each in found[:-1]] == [True] * len(found[:-1])
        assert not any(each.closing for each in found[-1:])
    return found


async def test_a_round_is_called_twice_at_tables_that_still_play(club: Club) -> None:
    event = await club.started(4, rounds=1, deals=2, round_seconds=HOUR)
    game, other = await club.first_game(), await club.game_of(event.tables[1])
    for wait, calls in ((HOUR - 601, 0), (1, 1), (299, 1)):
        await club.wait(wait)
        await club.kill()
        await club.settle()
        assert [len(await told(club, each)) for each in (game, other)] == [calls, calls]
    # Seen before the call: it has been told meanwhile.
    await club.tournaments.worker._rounds.time.attend(event, now(event))
    await club.play([event.tables[1]])
    await club.wait(1)
    assert [len(await told(club, each)) for each in (game, other)] == [2, 1]
    assert len({row.number for row in await told(club, game)}) == 2
    await club.wait(60)
    assert len(await told(club, game)) == 2


async def test_a_short_round_is_not_called_as_it_begins(club: Club) -> None:
    await club.started(2, rounds=1, deals=2, round_seconds=400)
    game = await club.first_game()
    await club.wait(1)
    assert await told(club, game) == []
    await club.wait(99)
    assert len(await told(club, game)) == 1


async def test_more_time_is_told_and_called_anew(club: Club) -> None:
    event = await club.started(2, rounds=1, deals=2, round_seconds=HOUR)
    await club.wait(HOUR - 300)
    game = await club.first_game()
    assert len(await told(club, game)) == 1  # ten minutes were over when the program looked
    event = await club.decide.extend(HOUR)
    event = await club.settle()
    game = await club.first_game()
    assert at(game).until == now(event).until
    assert len(await told(club, game)) == 2
    await club.wait(HOUR - 300)
    assert len(await told(club, game)) == 3
    await club.wait(300)
    assert len(await told(club, game)) == 4


async def test_what_a_table_knows_of_its_tournament(club: Club) -> None:
    event = await club.started(2, rounds=1, deals=2, round_seconds=HOUR)
    game = await club.first_game()
    at, current = game.tournament, event.current
    assert at is not None
    assert current is not None
    facts = (at.id, at.name, at.format.name, at.round, at.table, at.until, at.best_of, at.before)
    assert facts == (event.id, "Friday", "concours", 1, 1, current.until, 1, None)
    opening = Opening(club.evening.server, 5, 1, "fr", "french", FRENCH)
    lobby = await club.evening.lobby.open(opening, {0: 1})
    assert lobby.tournament is None


async def time_is_up(club: Club, deals: int = 3) -> tuple[Event, Game]:
    """Only the first of them is being played at a table when time is up."""
    event = await club.started(2, rounds=1, deals=deals, round_seconds=HOUR)
    game = await club.go_on(await club.first_game(), 12)
    event = await club.wait(HOUR)
    assert event.tables[0].last_deal == 1
    return event, await club.load(game)


async def finish_deal(club: Club, game: Game) -> Game:
    await club.finish_deal(game)
    await club.settle()
    return await club.load(game)


async def test_robots_play_the_deals_that_are_missing(club: Club) -> None:
    event, game = await time_is_up(club)
    assert not game.played_out
    assert at(game).last_deal == 1
    game = await finish_deal(club, game)
    assert game.played_out
    assert not any(holder.away for holder in game.people)
    with pytest.raises(Refused) as refused:
        await club.go_on(game, 3)
    assert refused.value.reason is RefusalReason.TIME_UP
    before, began = game.events, club.clock.now()
    await club.robots_play()
    event = await club.settle()
    assert club.clock.now() == began  # at once
    game = await club.load(game)
    assert game.row.status == "over"
    state = game.state
    assert isinstance(state, State)
    async with club.evening.database.read() as connection:
        made = await connection.exec_driver_sql(
            f"SELECT DISTINCT made_by FROM events WHERE number > {before}"
        )
        assert {row[0] for row in made} == {"robot", "host"}
        unrated = await connection.exec_driver_sql("SELECT pool, unrated_why FROM results")
        assert unrated.all() == [(None, "robots")]
    result = result_of(event, event.tables[0])
    assert result.facts["deals"] == len(state.results) == 3
    assert result.facts["robot_deals"] == 2
    assert [each["points"] for each in result.facts["scores"]] == list(state.scores)
    assert event.state == "finished"
    scores = Score(0), Score(999, 1)
    event = await club.decide.correct((1, 1), scores, "wrong")
    assert event.results[-1].facts["robot_deals"] == 2, "who played is what it was"
    await club.checked()


async def test_what_robots_play_is_shown_when_it_is_over(club: Club) -> None:
    _, game = await time_is_up(club)
    await club.evening.show_all()
    game = await finish_deal(club, game)
    rows = await club.evening.rows(game)
    closing = {key[0] for key, row in rows.items() if row.closing}
    assert {"hand", "table"} <= closing
    await club.evening.show_all()
    await club.robots_play()
    await club.worker_settles()  # the round is over: its threads are to be archived
    rows = await club.evening.rows(game)
    assert {subject for subject, *_ in rows} == {"sheet", "lobby", "opening", "verdict", "archive"}
    assert [deal for subject, _, deal in rows if subject == "sheet"] == [3]


async def test_a_table_between_two_deals_is_played_out_at_once(club: Club) -> None:
    event = await club.started(2, rounds=1, deals=2, round_seconds=HOUR)
    game = await finish_deal(club, await club.first_game())
    await club.wait(HOUR - 1)
    event = await club.wait(1)
    assert event.tables[0].last_deal == 1
    game = await club.load(game)
    assert game.played_out


async def play_out(club: Club, *, dying: bool) -> tuple[str, ...]:
    """Return what happened in a game that robots play out; `dying`: by a program that dies after
    each of its commits."""
    _, game = await time_is_up(club, deals=2)
    await finish_deal(club, game)
    for _ in range(1000):
        if dying:
            await club.kill()
        async with hosted(club.evening) as host:
            if dying:
                club.evening.tables.on_change(partial(die, host.work))
            settled = asyncio.create_task(host.tables.host.settled())
            await asyncio.wait({settled, host.work}, return_when=asyncio.FIRST_COMPLETED)
            settled.cancel()
        if (await club.load(game)).row.status == "over":
            break
    event = await club.settle()
    assert event.state == "finished"
    assert [each.kind for each in event.results] == ["played"]
    async with club.evening.database.read() as connection:
        found = await connection.exec_driver_sql("SELECT action FROM events ORDER BY number")
        return tuple(row[0] for row in found)


async def test_robots_play_the_same_whenever_the_programdies(tmp_path: Path) -> None:
    played: list[tuple[str, ...]] = []
    for name, dying in (("once", False), ("again", True)):
        (tmp_path / name).mkdir()
        async with club_in(tmp_path / name) as club:
            played.append(await play_out(club, dying=dying))
    assert played[0] == played[1]


async def test_more_time_comes_too_late_for_a_table_that_robots_play_out(club: Club) -> None:
    event, game = await time_is_up(club)
    game = await finish_deal(club, game)
    await club.decide.extend(HOUR)
    event = await club.settle()
    assert event.tables[0].last_deal == 1
    assert (await club.load(game)).played_out


async def test_more_time_comes_in_time_for_the_last_deal(club: Club) -> None:
    event, game = await time_is_up(club)
    await club.decide.extend(HOUR)
    event = await club.settle()
    assert event.tables[0].last_deal is None
    game = await club.load(game)
    assert at(game).last_deal is None
    game = await finish_deal(club, game)
    assert not game.played_out


async def test_a_party_to_a_target_is_won_by_who_is_ahead(club: Club) -> None:
    event = await club.create(format="knock_out", rounds=0, rules=FRENCH, round_seconds=HOUR)
    await club.enter_pairs(2)
    event = await club.wait(2 * HOUR)
    game = await club.go_on(await club.first_game(), 12)
    await club.wait(2 * HOUR)  # a final is longer
    game = await finish_deal(club, game)
    assert (game.row.status, game.row.ended_why) == ("closed", "time")
    event = await club.settle()
    assert event.state == "finished"


async def test_killed_after_every_commit_when_time_is_up(club: Club) -> None:
    event = await club.started(4, rounds=1, deals=2, round_seconds=HOUR)
    one, other = [(await club.game_of(each)).id for each in event.tables]
    game = await club.evening.load(one)
    game = await club.finish_deal(game)
    await club.go_on(await club.evening.load(other), 12)
    deaths = 0
    for moment in (HOUR - 600, 300, 300):
        await club.settle()
        await club.stop()
        await club.clock.advance(moment)
        await club.kill()
        deaths += await survive(club)
    game = await club.evening.load(other)
    game = await club.finish_deal(game)
    deaths += await survive(club)
    assert len(await told(club, await club.evening.load(one))) == 3  # ten, five, robots
    assert len(await told(club, await club.evening.load(other))) == 4
    for _ in (one, other):
        await club.robots_play()
    deaths += await survive(club)
    event = await club.settle()
    assert event.state == "finished"
    assert [(each.kind, each.facts["deals"]) for each in event.results] == [("played", 2)] * 2
    done = [each.what for each in await club.tournaments.log(event.id)]
    assert done.count("time_up") == 1
    assert sum(each == "robots_play" for each in done) == 2
    assert deaths >= 9
    await club.checked()


async def leave_all(club: Club, game: Game) -> None:
    for holder in game.people:
        if holder.person is not None:
            await club.evening.seats.leave(game.id, holder.person.id)


async def test_the_end_of_a_round_is_one_line_however_many_tables_play(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(round_time, "AT_ONCE", 1)
    await club.started(4, rounds=1, deals=3, round_seconds=HOUR)
    event = await club.wait(HOUR)
    found = [each for each in await club.tournaments.log(event.id) if each.what == "time_up"]
    assert [each.facts for each in found] == [{"round": 1, "tables": 2}]


async def test_a_table_that_everybody_has_left_keeps_nobody_waiting(club: Club) -> None:
    event = await club.started(2, rounds=1, deals=3, round_seconds=HOUR)
    game = await finish_deal(club, await club.first_game())
    game = await club.go_on(game, 12)
    await club.wait(HOUR)
    assert not (await club.load(game)).played_out
    await leave_all(club, game)
    await club.settle()
    await club.robots_play()
    event = await club.settle()
    assert event.state == "finished"
    result = result_of(event, event.tables[0])
    assert (result.kind, result.facts["deals"]) == ("played", 3)


async def test_a_table_to_which_nobody_came_is_forfeited_when_time_is_up(club: Club) -> None:
    values = {"stand_ins": False, "round_seconds": 500}
    event = await club.started(2, rounds=1, deals=3, **values)
    await leave_all(club, await club.first_game())
    event = await club.wait(500)
    result = result_of(event, event.tables[0])
    assert (result.kind, sorted(result.facts["absent"])) == ("forfeit", [1, 2])
    assert event.state == "finished"


async def ended_now(club: Club, **plan: object) -> tuple[Event, Game]:
    """A tournament that its organiser ends at once while a deal is being played."""
    event = await club.started(2, rounds=1, round_seconds=HOUR, **plan)
    game = await club.go_on(await club.first_game(), 12)
    await club.wait(1)
    await club.decide.end(at_once=True)
    event = await club.settle()
    game = await club.load(game)
    assert not game.played_out
    assert at(game).at_once
    return event, game


async def test_a_tournament_that_is_ended_at_once_ends_within_a_minute(club: Club) -> None:
    event, game = await ended_now(club, deals=3)
    event = await club.wait(GRACE - 1)
    assert not (await club.load(game)).played_out
    event = await club.wait(1)
    assert (await club.load(game)).played_out
    await club.robots_play()
    event = await club.settle()
    assert event.state == "finished"
    assert event.results[0].facts["deals"] == 3


async def test_without_robots_in_missing_deals_they_only_finish_one(club: Club) -> None:
    event, game = await ended_now(club, deals=3, stand_ins=False)
    await club.wait(GRACE)
    await club.robots_play()
    event = await club.settle()
    assert event.state == "finished"
    game = await club.load(game)
    assert game.state is not None
    assert event.results[0].facts["deals"] == event.results[0].facts["robot_deals"] == 1
    assert event.results[0].facts["scores"][0]["points"] == game.state.results[0].totals[0]


async def test_the_end_of_a_round_in_its_time_hurries_nobody(club: Club) -> None:
    await club.started(2, rounds=3, deals=3, round_seconds=HOUR)
    game = await club.go_on(await club.first_game(), 12)
    await club.wait(1)
    await club.decide.end()
    await club.settle()
    await club.wait(HOUR + 10 * GRACE)
    game = await club.load(game)
    assert game.row.status == "playing"
    assert not game.played_out
