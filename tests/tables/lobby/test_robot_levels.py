"""How well robots play at a table: chosen in its lobby, kept for the next party, and played."""

import pytest

from bot.robots import DEFAULT_LEVEL, Level, choose
from bot.rules import Action, Dice, View
from bot.storage.games import games
from bot.tables import Game, RefusalReason, thinking
from tests.tables.evening import ONE_DEAL, Evening, Names, hosted

WITH_ROBOTS: Names = {0: "Anna", 1: None, 2: "Ben", 3: None}


async def use(evening: Evening, game: Game, level: Level, who: str = "Anna") -> Game:
    return await evening.tables.lobby.use_robots(game.id, evening.people[who], level)


async def test_robots_play_well_until_somebody_at_the_table_chooses(evening: Evening) -> None:
    game = await evening.open(WITH_ROBOTS)
    assert game.robot_level is DEFAULT_LEVEL
    after = await use(evening, game, Level.CLUB, "Ben")
    assert await evening.load(game.id) == after
    assert after.row.version == game.row.version + 1
    assert [each and each.level for each in after.seats] == [None, Level.CLUB, None, Level.CLUB]
    assert all(each.agreed for each in after.people)
    assert await use(evening, game, Level.CLUB) == after
    refused = use(evening, game, Level.BEGINNER, "Cléo")
    assert await evening.reason(refused) is RefusalReason.NO_SEAT


async def test_the_next_party_has_the_same_robots(evening: Evening) -> None:
    game = await evening.open(WITH_ROBOTS, ONE_DEAL)
    await use(evening, game, Level.CASUAL)
    game = await evening.lobby.start(game.id, evening.anna)
    await evening.database.commit(games.change, game.id, status="over")
    again = await evening.lobby.again(game.id, evening.anna, change_partners=False)
    assert (again.id != game.id, again.robot_level) == (True, Level.CASUAL)


async def test_a_robot_plays_as_chosen_and_in_a_persons_seat_well(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A robot sits in Anna's seat, who has left, and in Ben's, whose time is over."""
    asked: dict[int | None, set[Level]] = {}

    def noted(view: View, dice: Dice, level: Level) -> Action:
        asked.setdefault(view.seat, set()).add(level)
        return choose(view, dice, level)

    monkeypatch.setattr(thinking, "choose", noted)
    game = await evening.open(WITH_ROBOTS)
    await use(evening, game, Level.BEGINNER)
    game = await evening.lobby.start(game.id, evening.anna)
    await evening.seats.leave(game.id, evening.anna)
    async with hosted(evening) as host:
        while len(asked) < 4:
            await host.wait(30, step=0.5)
    assert asked == {
        0: {DEFAULT_LEVEL}, 1: {Level.BEGINNER}, 2: {DEFAULT_LEVEL}, 3: {Level.BEGINNER},
    }  # fmt: skip
