"""A server throws the bot out, and invites it again."""

import asyncio
from typing import Any

from cogs.delivery.threads import AGAIN
from tests.end_to_end.tournaments.players import Players


async def comes(evening: Players, *, there: bool) -> None:
    """Let time pass until what Discord told has come through the sockets."""
    for _ in range(60):
        if bool(evening.club.bot.guilds) == there:
            return
        for _ in range(100):
            await asyncio.sleep(0)
        await evening.later(0.5)
    raise AssertionError("it does not come")


async def test_its_channel_is_left_alone_and_then_it_goes_on(evening: Players) -> None:
    await evening.create(format="melee")
    before = evening.announcement().text()
    evening.club.sandbox.remove_bot()
    await comes(evening, there=False)
    await evening.later()
    assert (await evening.engine.load(evening.id)).row.paused_why == "server_left"
    asked: list[str] = []
    evening.club.sandbox.on_exchange.append(
        lambda each: asked.append(str(getattr(each, "path", "")))
    )
    await evening.later(3 * AGAIN)
    assert not any(f"/channels/{evening.club.belote.id}/messages" in each for each in asked)
    evening.club.sandbox.invite_bot()
    await comes(evening, there=True)
    events: Any = evening.club.bot.get_cog("ServerEvents")
    # discord.py waits a while with it.
    await asyncio.create_task(events.on_guild_join(evening.club.bot.guilds[0]))
    await evening.later()
    assert (await evening.engine.load(evening.id)).row.paused_at is None
    assert any(f"/channels/{evening.club.belote.id}/messages" in each for each in asked)
    assert evening.announcement().text() == before
