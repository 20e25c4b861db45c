"""The panel behind Rules…: a host who turns its pages, chooses, writes and saves."""

from typing import Any

from bot.sandbox import Reply, ShownMessage
from bot.text.options import GROUPS
from tests.end_to_end.playing import Table
from tests.end_to_end.seating import lobby_more, now


async def panel(table: Table, who: str = "benoit") -> ShownMessage:
    """Return what Rules… opens for the host."""
    reply = await table.club.press(
        who, await lobby_more(table.club, who), f"options:{table.game_id}"
    )
    assert reply.message.ephemeral
    return reply.message


async def page(table: Table, shown: ShownMessage, group: str, who: str = "benoit") -> ShownMessage:
    reply = await table.club.choose(who, now(table.club, who, shown), "options_group", group)
    assert reply.kind == "update"
    return now(table.club, who, shown)


async def choose(
    table: Table, shown: ShownMessage, option: str, value: Any, who: str = "benoit"
) -> ShownMessage:
    """Choose a value on the page of its group."""
    group = next(each.name for each in GROUPS if option in each.options)
    opened = await page(table, shown, group, who)
    reply = await table.club.choose(who, opened, f"options_set:1:{group}:{option}", str(value))
    assert reply.kind == "update"
    return now(table.club, who, shown)


async def write(
    table: Table, shown: ShownMessage, verb: str, text: str, who: str = "benoit"
) -> Reply:
    """Open the modal of a button, write, and send it."""
    asked = await table.club.press(who, now(table.club, who, shown), verb)
    assert asked.kind == "modal", asked
    reply = await table.club.person(who).submit(asked, text=text)
    await table.club.settle()
    return reply


async def save(table: Table, shown: ShownMessage, name: str, who: str = "benoit") -> str:
    """Save the rules; what the panel then says."""
    reply = await write(table, shown, "options_name", name, who)
    assert reply.kind == "update"
    return now(table.club, who, shown).text()
