"""Cards that are written at once leave the file as if they had been played one by one."""

import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from bot.rules import find_preset
from bot.tables import Game
from tests.tables.evening import FOUR, Evening, Names, evening_in

Play = Callable[[Evening, Game, random.Random], Coroutine[Any, Any, Game]]


async def one_by_one(evening: Evening, game: Game, chance: random.Random) -> Game:
    return await evening.go_on(game, chance, 1000)


async def file_after(folder: Path, preset: str, seats: Names, play: Play) -> dict[str, Any]:
    rules = find_preset(preset).changed({"end_mode": "deals", "deals_limit": 2})
    async with evening_in(folder) as evening:
        game = await play(evening, await evening.started(seats, rules), random.Random(7))
        assert game.row.status == "over"
        return await evening.everything()


@pytest.mark.in_file("the numbers of rows, which have gaps on a server")
@pytest.mark.parametrize(
    ("preset", "seats"),
    [("french", FOUR), ("contest", FOUR | {2: None}), ("decouverte", {0: "Anna", 1: "Ben"})],
)
async def test_the_file_is_the_same(tmp_path: Path, preset: str, seats: Names) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    slowly = await file_after(tmp_path / "one", preset, seats, one_by_one)
    quickly = await file_after(tmp_path / "two", preset, seats, Evening.play_out)
    assert quickly == slowly
