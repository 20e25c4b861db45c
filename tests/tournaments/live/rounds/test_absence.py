"""People who do not come, who leave, and who play in another's place."""

from typing import Any

import pytest

from bot.rules import Phase
from bot.storage.engine.schema import MessageRow
from bot.tables import Game, RefusalReason
from bot.tables.party.open_party import Asker
from bot.tournaments.live import Event
from bot.tournaments.shown.reckoned import reckon
from tests.examples import sampled
from tests.tables.evening import Hosted, hosted, random_action, state_of
from tests.tournaments.live.club import HOUR, Club, person_at
from tests.tournaments.live.results.test_conclusions import final_ranks
from tests.tournaments.live.rounds.test_duplicates import four


async def asked_now(club: Club, game: Game) -> int:
    """The seat of the person who is asked, once their clock runs."""
    game = await club.go_on_to(game, Phase.CALL)
    decision = game.decision()
    assert decision is not None
    assert isinstance(decision.actor, int)
    await club.evening.clocks.start(game.id, decision.actor)
    return decision.actor


async def away(club: Club, game: Game) -> set[int]:
    game = await club.load(game)
    return {holder.seat for holder in game.people if holder.away}


async def test_robots_stand_in_for_a_pair_that_does_not_come(club: Club) -> None:
    await club.started(2, rounds=1, deals=2)
    game = await club.first_game()
    late = await asked_now(club, game)
    async with hosted(club.evening) as host:
        await host.wait(299, step=13)
        await club.settle()
        assert await away(club, game) == set()
        assert (await club.load(game)).holder(late).missed == 1
    await club.kill()
    await club.wait(1)
    # Their partner has not come either; the others have not missed anything.
    assert await away(club, game) == {late, (late + 2) % 4}
    person = (await club.load(game)).holder(late).person
    assert person is not None
    await club.evening.seats.back(game.id, person.id)
    assert await away(club, game) == {(late + 2) % 4}
    game = await club.load(game)
    while (decision := game.decision()) is not None and decision.actor != late:
        game = await club.go_on(game)
    game = await club.go_on(game)
    await club.kill()
    await club.wait(600)
    assert late not in await away(club, game)
    assert (await club.settle()).results == ()


async def test_who_has_time_left_is_not_absent(club: Club) -> None:
    await club.started(2, rounds=1, deals=2)
    game = await club.first_game()
    await club.wait(290)
    late = await asked_now(club, game)
    async with hosted(club.evening) as host:
        await host.wait(220, step=5)
        await club.settle()
        assert await away(club, game) == set()
        await host.wait(60, step=5)
    await club.settle()
    assert late in await away(club, game)


async def play_without_those_away(club: Club, host: Hosted, game: Game) -> Game:
    """Let whoever is there act, and robots for the others."""
    while game.row.status == "playing":
        asked = game.decision()
        assert asked
        if isinstance(asked.actor, int) and not game.holder(asked.actor).played_by_robot:
            await club.evening.act(game, random_action(game, club.chance))
        else:
            await host.wait(1)
        game = await club.load(game)
    return game


async def started_alone(club: Club, people: int) -> Event:
    await club.create(format="melee", rounds=1, stand_ins=True)
    for person in range(2, 2 + people):
        await club.do.enter(person)
    return await club.wait(2 * 3600)


async def test_who_leaves_a_melee_loses_points_once(club: Club) -> None:
    event = await started_alone(club, 4)
    [table] = event.tables
    game = await club.game_of(table)
    person = person_at(game, 1)
    await club.evening.seats.leave(game.id, person.id)
    async with hosted(club.evening) as host:
        game = await play_without_those_away(club, host, game)
    await club.settle()
    await club.kill()
    event = await club.settle()
    left = event.entry_of(person.id).number
    penalties = [each for each in event.results if each.kind == "penalty"]
    assert [(each.entry, each.facts["points"], each.by_id) for each in penalties] == [
        (left, 162, None)
    ]
    points = await club.points()
    partner = next(each for each in table.sides[1] if each != left)
    assert points[left] == state_of(game).scores[1] - 162
    assert points[partner] == state_of(game).scores[1]
    assert event.state == "finished"
    await club.checked()


async def test_who_is_back_at_the_end_loses_nothing(club: Club) -> None:
    event = await started_alone(club, 4)
    game = await club.first_game()
    person = person_at(game, 1)
    await club.evening.seats.leave(game.id, person.id)
    await club.evening.seats.back(game.id, person.id)
    event = await club.play(event.tables)
    assert [each.kind for each in event.results] == ["played"]


async def test_a_pair_keeps_its_points_when_one_of_it_leaves(club: Club) -> None:
    event = await club.started(2, rounds=1)
    game = await club.first_game()
    person = person_at(game, 1)
    await club.evening.seats.leave(game.id, person.id)
    async with hosted(club.evening) as host:
        await play_without_those_away(club, host, game)
    event = await club.settle()
    assert [each.kind for each in event.results] == ["played"]


# In another's place ------------------------------------------------------------------------------


async def called(club: Club, game: Game) -> list[MessageRow]:
    rows = await club.evening.rows(game)
    return [row for (subject, *_), row in rows.items() if subject == "newcomer"]


async def test_a_newcomer_is_called_and_sits_down(club: Club) -> None:
    event = await club.started(2, rounds=1, deals=2)
    game = await club.first_game()
    gone = person_at(game, 2)
    await club.decide.replace(gone.id, 20)
    await club.kill()
    await club.settle()
    game = await club.load(game)
    assert game.holder(2).person is None
    assert not game.holder(2).offered
    [row] = await called(club, game)
    assert (row.viewer, row.person_id, row.closing) == (2, 20, False)
    take = club.evening.seats.take
    stranger = await club.evening.reason(take(game.id, 21, 2))
    assert stranger is RefusalReason.TOURNAMENT_SEAT
    assert await club.evening.reason(take(game.id, gone.id, 2)) is RefusalReason.TOURNAMENT_SEAT
    game = await take(game.id, 20, 2)
    assert game.seat_of(20) == 2
    [row] = await called(club, game)
    assert row.closing
    event = await club.play(event.tables)
    assert event.state == "finished"


async def test_a_second_newcomer_is_called_instead_of_the_first(club: Club) -> None:
    await club.started(2, rounds=1, deals=2)
    game = await club.first_game()
    replace = club.decide.replace
    gone = person_at(game, 2)
    await replace(gone.id, 20)
    await replace(20, 21)
    rows = await called(club, game)
    assert {row.person_id: row.closing for row in rows} == {20: True, 21: False}


async def test_nobody_offers_a_seat_of_a_tournament(club: Club) -> None:
    await club.started(2, rounds=1, deals=2)
    game = await club.first_game()
    person = person_at(game, 2)
    seats = club.evening.seats
    offer = seats.offer(game.id, Asker(person.id), 2)
    assert await club.evening.reason(offer) is RefusalReason.TOURNAMENT_OFFER
    game = await seats.remove(game.id, club.boss, 2, person.id)
    assert not game.holder(2).offered
    other = person_at(game, 3)
    game = await seats.give_up(game.id, other.id)
    assert not game.holder(3).offered


# Nobody at all ------------------------------------------------------------------------------------

FORMATS = ("concours", "swiss", "round_robin", "knock_out", "mitchell", "howell")


async def nobody_came(club: Club, **values: Any) -> Event:
    """A tournament of four pairs none of which ever does anything, once it is over."""
    event = await club.started(4, deals=1, break_seconds=60, **values)
    async with hosted(club.evening) as host:
        for _ in range(60):
            await host.wait(240, step=30)
            event = await club.settle()
            if event.state == "finished":
                return event
    raise AssertionError(f"{event.state}, {len(event.rounds)} rounds, {event.row.paused_why}")


@pytest.mark.parametrize("round_seconds", sampled([300, 2 * HOUR, None]))
async def test_robots_play_a_whole_evening_to_which_nobody_comes(
    club: Club, round_seconds: float | None
) -> None:
    event = await nobody_came(club, rounds=2, round_seconds=round_seconds)
    assert len(event.rounds) == 2
    assert {each.kind for each in event.results} == {"played"}
    assert {len(each.facts["absent"]) for each in event.results} == {2}
    assert not any("robot_deals" in each.facts for each in event.results), "robots played it all"
    assert reckon(event.pure).placeless == {1, 2, 3, 4}
    assert set((await final_ranks(club)).values()) == {None}


@pytest.mark.parametrize("round_seconds", sampled([None, 300, 2 * HOUR]))
async def test_robots_play_no_cup_to_which_nobody_comes(
    club: Club, round_seconds: float | None
) -> None:
    event = await nobody_came(club, format="knock_out", rounds=0, round_seconds=round_seconds)
    assert len(event.rounds) == 1, "nobody is left for a final"
    assert {each.kind for each in event.results} == {"forfeit"}
    assert set((await final_ranks(club)).values()) == {None}


@pytest.mark.parametrize("format_", sampled(FORMATS))
async def test_without_robots_nobody_has_won_what_nobody_came_to(club: Club, format_: str) -> None:
    rounds = 0 if format_ == "knock_out" else 1
    values = {"format": format_, "rounds": rounds, "stand_ins": False}
    event = await nobody_came(club, **values, round_seconds=900)
    assert {each.kind for each in event.results} == {"forfeit"}
    assert set((await final_ranks(club)).values()) == {None}
    assert reckon(event.pure).placeless == {1, 2, 3, 4}


# Brackets and teams -------------------------------------------------------------------------------


async def played_without(club: Club, absent: set[int]) -> Event:
    """A tournament to its end, in which these people never do anything."""
    async with hosted(club.evening) as host:
        for _ in range(3000):
            event = await club.settle()
            if event.state == "finished":
                return event
            acted = False
            for table in [each for each in club.open_tables(event) if each.status == "playing"]:
                game = await club.game_of(table)
                decision = game.decision()
                if decision is None or not isinstance(decision.actor, int):
                    continue
                holder = game.holder(decision.actor)
                if holder.played_by_robot or holder.person is None:
                    continue
                if holder.person.id in absent:
                    await club.evening.clocks.start(game.id, decision.actor)
                else:
                    await club.evening.act(game, random_action(game, club.chance))
                    acted = True
            await host.wait(0 if acted else 20, step=20)
    raise AssertionError("it goes on and on")


async def test_a_pair_that_never_comes_forfeits_its_game_of_a_cup(club: Club) -> None:
    """The strongest of five, after a bye: no robots play for it."""
    event = await club.create(format="knock_out", rounds=0)
    for number in range(1, 6):
        first = 2 * number
        await club.do.enter(first, partner=first + 1, strength=-number)
        await club.agree(first + 1)
    await club.wait(2 * HOUR)
    event = await played_without(club, {2, 3})
    lost = [each for each in event.results if 1 in each.facts.get("absent", ())]
    assert {each.kind for each in lost} == {"forfeit"}
    [forfeit] = lost
    paired = event.rounds[forfeit.round - 1].paired_at
    assert 600 <= forfeit.at - paired < HOUR
    assert {each.kind for each in event.results if each is not forfeit} == {"played"}
    ranks = await final_ranks(club)
    assert ranks[1] is None
    [won] = (each for each in reckon(event.pure).winners)
    assert ranks[won] == 1
    game = await club.game_of(event.table(forfeit.round, forfeit.table_number or 0))
    assert (game.row.status, game.row.ended_why) == ("closed", "forfeited")
    await club.checked()


async def test_whose_time_is_up_before_they_come_has_forfeited_too(club: Club) -> None:
    await club.started(2, format="knock_out", rounds=0, round_seconds=500)
    event = await played_without(club, {2, 3})
    assert [each.kind for each in event.results] == ["forfeit"]
    assert await final_ranks(club) == {1: None, 2: 1}


async def test_a_game_that_ends_before_they_come_is_forfeited(club: Club) -> None:
    """People beat nobody by robots that play for who was too slow, nor robots them."""
    event = await club.started(2, format="knock_out", rounds=0, round_seconds=None)
    game = await club.first_game()
    for holder in [each for each in game.people if each.person]:
        assert holder.person is not None
        if holder.person.id in (2, 3):
            await club.evening.seats.leave(game.id, holder.person.id)
    event = await played_without(club, {2, 3})
    assert [each.kind for each in event.results] == ["forfeit"]
    assert event.results[0].at - event.rounds[0].paired_at < 600


async def test_who_has_come_to_a_final_and_leaves_has_not_forfeited_it(club: Club) -> None:
    """Robots play the second of three parties for who was there for the first."""
    await club.started(2, format="knock_out", rounds=0, round_seconds=None, final="best_of_3")
    await club.play_round()
    event = await played_without(club, {2, 3})
    assert {each.kind for each in event.results} == {"played"}
    assert not any("absent" in each.facts for each in event.results)


@pytest.mark.parametrize("absent", [{2, 3}, {2, 3, 4, 5}])
async def test_of_a_team_robots_play_for_one_half(club: Club, absent: set[int]) -> None:
    """Where nobody of it comes it has forfeited, at both tables."""
    await club.create(format="teams", rounds=0, deals=2)
    for first in (2, 6):
        await four(club, first)
    await club.wait(2 * HOUR)
    event = await played_without(club, absent)
    of_robots = [each for each in event.results if each.facts.get("absent")]
    if absent == {2, 3}:
        assert [each.kind for each in event.results] == ["played", "played"]
        assert [each.facts["absent"] for each in of_robots] == [[1]]
        assert set((await final_ranks(club)).values()) <= {1, 2}
    else:
        assert [each.kind for each in event.results] == ["forfeit", "forfeit"]
        assert await final_ranks(club) == {1: None, 2: 1}


async def test_whoever_stepped_away_has_a_quarter_of_an_hour_of_their_own(club: Club) -> None:
    """However late in the round; then robots play the deals that are missing, and no more."""
    event = await club.started(2, rounds=1, deals=4)
    async with hosted(club.evening) as host:
        await host.wait(1200, step=60)
    [table] = event.tables
    game = await club.game_of(table)
    for person in [each.person for each in game.people if each.person]:
        await club.evening.seats.back(game.id, person.id)
    while state_of(game).deals_done < 1:
        game = await club.go_on(await club.game_of(table))
    for holder in game.people:
        assert holder.person is not None
        await club.evening.seats.leave(game.id, holder.person.id)
    async with hosted(club.evening) as host:
        await host.wait(800, step=60)
        await club.settle()
        assert not (await club.settle()).tables[0].robots
        await host.wait(400, step=60)
        await club.settle()
        [table] = (await club.settle()).tables
    assert table.robots
    assert table.last_deal == 1, "three are missing, of four"
