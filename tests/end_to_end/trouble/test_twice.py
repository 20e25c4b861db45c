"""Discord brings the same interaction twice: it acts once."""

from typing import Any

import pytest
from sqlalchemy import func, select

from bot.storage.engine.schema import games
from tests.end_to_end.club import Club


@pytest.fixture
def twice(evening: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    gateway = evening.sandbox.gateway
    dispatch = gateway.dispatch

    def again(event: str, *args: Any, **more: Any) -> None:
        for _ in range(2 if event == "INTERACTION_CREATE" else 1):
            dispatch(event, *args, **more)

    monkeypatch.setattr(gateway, "dispatch", again)


async def test_a_command_and_a_press_act_once(
    evening: Club, twice: None, caplog: pytest.LogCaptureFixture
) -> None:
    await evening.open("alice")
    async with evening.bot.database.read() as connection:
        lobbies = await connection.execute(select(func.count()).select_from(games))
        assert lobbies.scalar_one() == 1
    lobby = evening.lobby("benoit")
    for _ in range(2):  # two presses of one button are two
        assert (await evening.press("benoit", lobby, "sit:1:1")).kind == "update"
    dropped = [each for each in caplog.records if "it came twice" in each.message]
    assert len(dropped) == 3
    assert not [each for each in caplog.records if each.levelname == "ERROR"]
