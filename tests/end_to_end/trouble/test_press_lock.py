"""A page that one person alone sees shows what came of the press that they made last."""

import asyncio
from typing import Any

import discord
import pytest

from cogs.answering import update
from cogs.press import Press
from cogs.screens.screen import Screen, layout, text
from tests.end_to_end.club import Club


async def test_the_older_of_two_answers_does_not_arrive_last(
    evening: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, gate, begun = evening.person("alice"), asyncio.Event(), list[str]()

    async def slow(interaction: discord.Interaction[Any], _: Press) -> None:
        begun.append("first")
        await gate.wait()
        await update(interaction, Screen(layout(text("the first"))))

    async def quick(interaction: discord.Interaction[Any], _: Press) -> None:
        begun.append("second")
        await update(interaction, Screen(layout(text("the second"))))

    async def other(interaction: discord.Interaction[Any], _: Press) -> None:
        await update(interaction, Screen(layout(text("of somebody else"))))

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
    now = alice.look(page)
    assert now.text() == "the second"
