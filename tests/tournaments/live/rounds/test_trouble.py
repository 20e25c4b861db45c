"""A table that cannot go on by itself stops its round only until the organiser has decided."""

from bot.rules import Phase
from bot.tables.party.ending import PausedWhy
from bot.tables.party.open_party import Asker
from bot.tournaments import Score
from tests.tables.evening import hosted
from tests.tournaments.live.club import HOUR, Club, person_at

SCORES = Score(120, 1), Score(42)


async def break_record(club: Club, game_id: int) -> None:
    """An action of the game is not what it was."""
    await club.sql(
        f"UPDATE events SET action = 'nobody knows' WHERE game_id = {game_id} AND number = 2"
    )
    await club.kill()


async def test_a_damaged_record_waits_for_the_organiser(club: Club) -> None:
    event = await club.started(4, rounds=1, round_seconds=HOUR)
    broken, other = event.tables
    game = await club.go_on(await club.game_of(broken), 6)
    await break_record(club, game.id)
    async with hosted(club.evening) as host:
        await host.wait(700, step=50)  # it is looked at when something falls due
    game = await club.load(game)
    assert (game.state, game.row.paused_why) == (None, PausedWhy.TROUBLE)
    event = await club.play([other])
    event = await club.wait(HOUR)
    event = await club.wait(HOUR)
    assert event.state == "running"  # nobody knows how it stands
    correct = club.decide.correct
    await correct((1, broken.number), SCORES, "as they wrote it down")
    event = await club.settle()
    assert event.state == "finished"
    game = await club.load(game)
    assert (game.row.status, game.row.ended_why) == ("closed", "decided")


async def test_a_paused_table_waits_for_the_organiser(club: Club) -> None:
    event = await club.started(4, rounds=1, round_seconds=HOUR)
    paused, other = event.tables
    game = await club.go_on_to(await club.game_of(paused), Phase.PLAY)
    await club.evening.tables.pausing.pause(game.id, club.boss)
    await club.play([other])
    event = await club.wait(HOUR)
    assert event.state == "running"
    await club.decide.correct((1, 1), SCORES, "by hand")
    event = await club.settle()
    assert event.state == "finished"


async def test_a_table_that_goes_on_after_time_is_up_is_finished(club: Club) -> None:
    event = await club.started(2, rounds=1, deals=2, round_seconds=HOUR)
    game = await club.go_on_to(await club.first_game(), Phase.PLAY)
    await club.evening.tables.pausing.pause(game.id, None)
    await club.wait(HOUR)
    person = person_at(game, 0)
    await club.evening.tables.pausing.resume(game.id, Asker(person.id))
    game = await club.load(game)
    game = await club.finish_deal(game)
    await club.settle()
    await club.robots_play()
    event = await club.settle()
    assert event.state == "finished"
