"""Clicks that must change nothing, and components that were never on a screen."""

import asyncio
import copy
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

from bot.sandbox import Reply, ShownMessage
from bot.sandbox.interactions import components as c
from tests.end_to_end.playing import Table
from tests.patience import PATIENCE


async def expect_refusal(table: Table, click: Awaitable[Reply], sentence: str) -> ShownMessage:
    """The clicker alone reads `sentence`, which is returned; game, seats and events are what they
    were."""
    before = await _everything(table)
    reply = await asyncio.wait_for(click, PATIENCE)
    await table.club.settle()
    answer = reply.latest
    assert answer is not None, reply
    assert answer.text() == sentence
    assert answer.ephemeral
    assert await _everything(table) == before
    return answer


async def _everything(table: Table) -> tuple[Any, ...]:
    game = await table.game()
    # Where somebody has their direct messages is learnt from any press there.
    seats = [
        each and each._replace(person=each.person and each.person._replace(dm_channel_id=None))
        for each in game.seats
    ]
    return game.row, seats, await table.events()


async def click_as_shown(table: Table, who: str, message: ShownMessage, custom_id: str) -> Reply:
    """Click what was on the screen a moment ago, before the message changed."""
    async with _standing(table, message, message.payload):
        click = table.club.person(who).click(message, custom_id=custom_id)
        return await asyncio.wait_for(click, PATIENCE)


async def press_forged(table: Table, who: str, message: ShownMessage, custom_id: str) -> Reply:
    """Click a button that the bot never made, where the first button of a message was."""
    payload = copy.deepcopy(message.payload)
    button = next(
        each
        for each in c.walk(payload["components"])
        if each["type"] == c.BUTTON and each.get("custom_id")
    )
    button["custom_id"] = custom_id
    async with _standing(table, message, payload):
        click = table.club.person(who).click(message, custom_id=custom_id)
        return await asyncio.wait_for(click, PATIENCE)


async def choose_forged(
    table: Table, who: str, message: ShownMessage, custom_id: str, *values: str
) -> Reply:
    """Choose values that were never offered, in a select of one's own making in the first row."""
    payload = copy.deepcopy(message.payload)
    row = next(each for each in c.walk(payload["components"]) if each["type"] == c.ROW)
    options = [{"label": value or "-", "value": value} for value in values]
    select = {"type": c.STRING_SELECT, "id": 1, "custom_id": custom_id, "options": options}
    row["components"] = [{**select, "min_values": 1, "max_values": 1, "disabled": False}]
    async with _standing(table, message, payload):
        choice = table.club.person(who).select(message, custom_id, list(values))
        return await asyncio.wait_for(choice, PATIENCE)


@asynccontextmanager
async def _standing(
    table: Table, message: ShownMessage, payload: dict[str, Any]
) -> AsyncIterator[None]:
    """Discord lets a click pass whose component is in the message, and sends that message along."""
    await table.club.settle()  # what is on its way would take its place
    channel = table.club.sandbox.world.channels[message.channel_id]
    stored = channel.messages[message.id]
    original, stored.payload = stored.payload, payload
    try:
        yield
    finally:
        if stored.payload is payload:
            stored.payload = original
