"""A Concours from its draft to its standings, whatever happens between; and the other formats."""

import pytest

from bot.rules import commitment
from bot.tournaments.live import Event
from tests.tables.evening import hosted, random_action, state_of
from tests.tournaments.live.club import HOUR, SEED, Club, at, result_of
from tests.tournaments.live.surviving import holds, survive_rounds


def meetings(event: Event) -> list[tuple[int, int, int, int]]:
    return [(each.round, each.number, each.sides[0][0], each.sides[1][0]) for each in event.tables]


async def test_from_registration_to_the_end(club: Club) -> None:
    event = await club.started(8)
    assert event.state == "running"
    assert event.row.commitment == commitment(SEED)
    assert event.published_seed == SEED
    for number in (1, 2, 3):
        event = await club.settle()
        current = event.current
        assert current is not None
        assert current.number == number
        assert len(club.open_tables(event)) == 4
        games = [await club.game_of(each) for each in event.tables_of(number)]
        assert all(game.row.status == "playing" for game in games)
        assert all(game.rules.deals_limit == 1 for game in games)
        event = await club.play_round()
        assert event.current is None
        holds(event)
        event = await club.wait(event.row.break_seconds)
    assert event.state == "finished"
    standings = await club.tournaments.standings(event.id)
    assert sorted(standings.order()) == list(range(1, 9))
    # Each pair has met three others, and has what its games say.
    points = dict.fromkeys(range(1, 9), 0)
    for table in event.tables:
        scores = state_of(await club.game_of(table)).scores
        for side in (0, 1):
            points[table.sides[side][0]] += scores[side]
    assert await club.points() == points
    assert len({frozenset(each[2:]) for each in meetings(event)}) == 12


async def test_partners_sit_across_and_everybody_at_their_table(club: Club) -> None:
    event = await club.started(4)
    for table in event.tables:
        game = await club.game_of(table)
        there = [holder.person.id for holder in game.people if holder.person]
        one, other = (table.sides[side][0] for side in (0, 1))
        assert there == [2 * one, 2 * other, 2 * one + 1, 2 * other + 1]


async def test_tables_that_were_not_opened_before_a_crash_are(club: Club) -> None:
    """A round is paired in one transaction, and its tables are opened in others."""
    event = await club.started(4)
    table = event.tables[0]
    await club.stop()
    await club.sql("UPDATE tournament_tables SET game_id = NULL WHERE number = 1")
    await club.kill()
    event = await club.settle()
    assert event.tables[0].game_id not in (None, table.game_id)
    assert event.tables[1].game_id is not None
    assert len(event.rounds) == 1


async def test_late_entry_and_withdrawal(club: Club) -> None:
    event = await club.started(4)
    verdicts = club.decide
    await verdicts.add((20, 21))
    await club.do.withdraw(2)
    await club.play_round()
    event = await club.wait(event.row.break_seconds)
    playing = sorted(side[0] for each in event.tables_of(2) for side in each.sides)
    assert playing == [2, 3, 4, 5]
    late = await club.refused(verdicts.add((22, 23)))
    assert late == "too_late"
    await club.play_round()
    await club.wait(event.row.break_seconds)
    event = await club.play_round()
    assert event.state == "finished"
    order = (await club.tournaments.standings(event.id)).order()
    assert sorted(order) == [1, 2, 3, 4, 5]


async def test_when_the_time_is_up_the_deal_in_progress_is_finished(club: Club) -> None:
    event = await club.started(4, rounds=1, deals=3, round_seconds=HOUR, stand_ins=False)
    one, other = event.tables
    game = await club.game_of(one)
    game = await club.go_on(game, 12)
    await club.play([other])
    event = await club.wait(HOUR)
    assert event.tables[0].last_deal == 1
    assert event.state == "running"
    await club.kill()  # what counts is written down
    await club.settle()
    while (game := await club.game_of(one)).row.status == "playing":
        await club.evening.leap(game, club.chance)
        await club.settle()
    assert (game.row.status, game.row.ended_why) == ("closed", "time")
    assert game.state is not None
    event = await club.settle()
    assert event.state == "finished"
    result = result_of(event, event.tables[0])
    assert result.facts["deals"] == 1
    assert [each["points"] for each in result.facts["scores"]] == list(game.state.results[0].totals)
    assert sum(each["parties"] for each in result.facts["scores"]) <= 1


async def test_who_never_comes_forfeits_where_no_robots_stand_in(club: Club) -> None:
    event = await club.started(4, rounds=1, stand_ins=False)
    table, other = event.tables
    absent = table.sides[1][0]
    game = await club.game_of(table)
    for person in (2 * absent, 2 * absent + 1):  # robots would play for them
        await club.evening.seats.leave(game.id, person)
    async with hosted(club.evening) as host:  # the others are here
        while (asked := game.decision()) is None or asked.actor not in (0, 2):
            await host.wait(1)
            game = await club.game_of(table)
        await club.evening.act(game, random_action(game, club.chance))
    event = await club.wait(event.rounds[0].paired_at + 599 - club.clock.now())
    assert event.results == ()
    event = await club.wait(1)
    result = result_of(event, table)
    assert (result.kind, result.facts) == ("forfeit", {"absent": [absent]})
    game = await club.game_of(table)
    assert (game.row.status, game.row.ended_why) == ("closed", "forfeited")
    assert at(game).absent == (absent,)
    event = await club.play([other])
    assert event.state == "finished"
    standings = await club.tournaments.standings(event.id)
    assert standings.place(absent).values[0] == 0
    credit = standings.place(table.sides[0][0]).values[0]
    assert isinstance(credit, int)
    assert credit >= 81


# The other formats, and a program that dies -------------------------------------------------------


@pytest.mark.parametrize(
    ("format_", "entries", "rounds"),
    [
        *(("swiss", 4, 3), ("round_robin", 4, 3), ("whist", 4, 3), ("howell", 4, 3)),
        *(("melee_balanced", 5, 2), ("knock_out", 6, 3)),
    ],
)
async def test_it_runs_to_its_end_through_restarts(
    club: Club, format_: str, entries: int, rounds: int
) -> None:
    event = await club.create(format=format_, rounds=2 if format_ == "melee_balanced" else 0)
    for number in range(1, entries + 1):
        partner = {"partner": 2 * number + 1} if event.row.members == 2 else {}
        await club.do.enter(2 * number, strength=-number, **partner)
        if partner:
            await club.agree(2 * number + 1)
    event = await club.wait(2 * HOUR)
    while event.state == "running":
        await club.kill()
        await club.play_round()
        holds(event)
        event = await club.wait(event.row.break_seconds)
    assert event.state == "finished"
    assert len(event.rounds) >= rounds
    order = (await club.tournaments.standings(event.id)).order()
    assert sorted(order) == list(range(1, entries + 1))
    if format_ == "knock_out":
        assert sorted(event.rounds[0].byes) == [1, 2]
        assert {each.section for each in event.tables} == {"main", "consolante"}
    await club.checked()


async def test_what_cannot_be_paired_waits_for_the_organiser(club: Club) -> None:
    """A whist schedule is not made for six."""
    event = await club.create(format="whist", rounds=0)
    for person in range(2, 8):
        await club.do.enter(person)
    event = await club.wait(2 * HOUR)
    assert (event.state, event.row.paused_why) == ("running", "no_whist")
    [newest, *_] = await club.tournaments.log(event.id)
    assert newest.facts["players"] == 6
    await club.kill()
    await club.decide.add((10,))
    await club.decide.add((11,))
    await club.decide.resume()
    event = await club.settle()
    assert len(event.tables) == 2


@pytest.mark.parametrize("format_", ["concours", "mitchell"])
async def test_killed_after_every_single_commit(club: Club, format_: str) -> None:
    await club.create(format=format_, rounds=2, check_in=True)
    await club.enter_pairs(5)
    await club.wait(HOUR)
    for person in range(2, 12):
        await club.do.check_in(person)
    await club.settle()
    await club.stop()
    await club.clock.advance(HOUR)
    await club.kill()
    deaths = await survive_rounds(club, 2)
    event = await club.tournaments.load(club.id)
    assert event.state == "finished"
    assert len(event.results) == len(event.tables) == 6
    holds(event)
    # The start, and of each round: paired, opened, three results, closed; then the end, and the
    # final ranks.
    assert deaths >= 1 + 2 * 6 + 2
    done = [each.what for each in await club.tournaments.log(event.id)]
    assert done.count("round_paired") == done.count("round_closed") == 2
    assert done.count("started") == done.count("finished") == 1
    await club.checked()
