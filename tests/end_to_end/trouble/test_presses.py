"""Presses that come twice, or before the one before them was answered: each acts once."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select

from bot.storage.engine.schema import games
from cogs.bot import Click
from cogs.screens.screen import Screen, layout, text
from tests.end_to_end.club import Club


async def test_the_older_of_two_answers_does_not_arrive_last(
    evening: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, gate, begun = evening.person("alice"), asyncio.Event(), list[str]()

    async def slow(click: Click) -> None:
        begun.append("first")
        await gate.wait()
        await click.update(Screen(layout(text("the first"))))

    async def quick(click: Click) -> None:
        begun.append("second")
        await click.update(Screen(layout(text("the second"))))

    async def other(click: Click) -> None:
        await click.update(Screen(layout(text("of somebody else"))))

    monkeypatch.setitem(evening.bot.presses.handlers, "privacy_export", slow)
    monkeypatch.setitem(evening.bot.presses.handlers, "privacy_delete", quick)
    page = (await alice.slash(evening.belote, "privacy")).message
    assert page is not None
    first = asyncio.create_task(alice.click(page, custom_id="dd:privacy_export"))
    while not begun:
        await asyncio.sleep(0)
    second = asyncio.create_task(alice.click(page, custom_id="dd:privacy_delete"))
    # By the time another person's press is answered, this one has arrived.
    monkeypatch.setitem(evening.bot.presses.handlers, "privacy_export", other)
    theirs = (await evening.person("clara").slash(evening.belote, "privacy")).message
    assert theirs is not None
    await evening.person("clara").click(theirs, custom_id="dd:privacy_export")
    assert begun == ["first"]
    gate.set()
    await asyncio.gather(first, second)
    await evening.settle()
    assert alice.look(page).text() == "the second"


@pytest.fixture
def twice(evening: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    gateway = evening.sandbox.gateway
    dispatch = gateway.dispatch

    def again(event: str, *args: Any, **more: Any) -> None:
        for _ in range(2 if event == "INTERACTION_CREATE" else 1):
            dispatch(event, *args, **more)

    monkeypatch.setattr(gateway, "dispatch", again)


@pytest.mark.gateway  # which gives a press twice
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
