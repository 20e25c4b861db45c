"""The lobby of the next party: the same people again, or other partners."""

import asyncio
import random

import pytest

from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.tables import Game, RefusalReason
from tests.tables.evening import ONE_DEAL, Evening
from tests.tables.lobby.test_lobby import sitting


@pytest.fixture
async def over(evening: Evening) -> Game:
    """A party of Anna, Ben, a robot and Dora that is over."""
    return await evening.play_out(
        await evening.started({0: "Anna", 1: "Ben", 2: None, 3: "Dora"}, ONE_DEAL), random.Random(1)
    )


async def test_again_with_the_same_seats(evening: Evening, over: Game) -> None:
    again = await evening.lobby.again(over.id, evening.ben, change_partners=False)
    assert again.row.status == "lobby"
    assert again.row.host_id == evening.ben
    assert (again.row.language, again.row.preset, again.rules) == ("fr", "french", ONE_DEAL)
    assert sitting(again) == {0: "Anna", 1: "Ben", 2: None, 3: "Dora"}
    assert (await evening.rows(again))["lobby", TABLE_VIEWER, 0].retry_at is None


async def test_again_with_other_partners(evening: Evening, over: Game) -> None:
    again = await evening.lobby.again(over.id, evening.anna, change_partners=True)
    assert sitting(again) == {0: "Anna", 1: None, 2: "Ben", 3: "Dora"}


async def test_whoever_asks_second_gets_the_same_lobby(evening: Evening, over: Game) -> None:
    clicks = [
        evening.lobby.again(over.id, evening.people[name], change_partners=partners)
        for name, partners in (("Ben", False), ("Anna", True), ("Ben", False))
    ]
    found = await asyncio.gather(*clicks)
    assert len({game.id for game in found}) == 1
    started = found[0].id
    await evening.lobby.fill_with_robots(started, evening.anna)
    await evening.lobby.start(started, evening.anna)
    again = await evening.lobby.again(over.id, evening.ben, change_partners=False)
    assert again.id == started


async def held(evening: Evening, game: Game) -> dict[int, bool]:
    """Return by seat whether what somebody was told of it is taken back."""
    rows = await evening.rows(game)
    return {
        viewer: row.closing
        for (subject, viewer, _), row in rows.items()
        if subject == Subject.HELD_SEAT
    }


async def test_the_others_are_told_that_their_seats_are_held(evening: Evening, over: Game) -> None:
    people = evening.people
    again = await evening.lobby.again(over.id, people["Ben"], change_partners=False)
    assert await held(evening, again) == {0: False, 3: False}
    await evening.lobby.leave(again.id, people["Dora"])
    assert await held(evening, again) == {0: False, 3: True}
    await evening.lobby.fill_with_robots(again.id, people["Ben"])
    await evening.lobby.start(again.id, people["Ben"])
    assert await held(evening, again) == {0: True, 3: True}


async def test_against_robots_the_next_party_begins_at_once(evening: Evening) -> None:
    anna = evening.anna
    game = await evening.started({0: "Anna", 1: None, 2: None, 3: None}, ONE_DEAL)
    game = await evening.play_out(game, random.Random(1))
    clicks = [evening.lobby.again(game.id, anna, change_partners=False) for _ in range(2)]
    first, second = await asyncio.gather(*clicks)
    assert first.id == second.id
    assert first.row.status == "playing"
    assert sitting(first) == {0: "Anna", 1: None, 2: None, 3: None}
    assert await held(evening, first) == {}


@pytest.mark.parametrize("end", ["expire", "close"])
async def test_a_lobby_that_nobody_started_is_not_offered_again(
    evening: Evening, over: Game, end: str
) -> None:
    anna = evening.anna
    first = await evening.lobby.again(over.id, anna, change_partners=False)
    if end == "expire":
        await evening.lobby.expire(first.id)
    else:
        await evening.lobby.close(first.id, anna)
    second = await evening.lobby.again(over.id, anna, change_partners=False)
    assert second.id != first.id
    assert second.row.status == "lobby"


async def test_again_is_for_those_who_played(evening: Evening, over: Game) -> None:
    change = evening.lobby.again(over.id, evening.emil, change_partners=False)
    assert await evening.reason(change) is RefusalReason.NO_SEAT


async def test_again_is_for_afterwards(evening: Evening) -> None:
    anna = evening.anna
    for game in (await evening.open(), await evening.started()):
        change = evening.lobby.again(game.id, anna, change_partners=True)
        assert await evening.reason(change) is RefusalReason.NOT_OVER
    assert await evening.reason(evening.lobby.again(99, anna, change_partners=True)) is (
        RefusalReason.NO_SUCH_TABLE
    )
