"""`/tournament list`: what there is to be found on a server."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rules import find_preset
from bot.sandbox import Reply
from bot.storage.people import people, servers
from bot.tables.party.open_party import Asker
from bot.text import words_for
from bot.tournaments import plan_of
from bot.tournaments.live import Draft
from tests.end_to_end.club import Club, club


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Club]:
    async with club(tmp_path) as opened:
        yield opened


def said(reply: Reply) -> str:
    assert reply.message is not None
    return reply.message.text()


async def prepared(evening: Club, name: str, *, daily: bool = False) -> tuple[Draft, int]:
    """A draft of Alice, who is known to the server by then, and of whose number she is."""
    bot = evening.bot
    async with bot.database.write() as connection:
        alice = await people.find_by_discord_id(connection, int(evening.person("alice").id))
    assert alice is not None
    now = bot.clock.now()
    draft = Draft(
        name=name,
        plan=plan_of(format="daily" if daily else "concours"),
        preset="contest",
        rules=find_preset("contest"),
        channel_id=int(evening.belote.id),
        language="en",
        closes_at=now + 3600,
        starts_at=now + 7200,
    )
    return draft, alice.id


async def server_of(evening: Club) -> int:
    async with evening.bot.database.write() as connection:
        return (await servers.meet(connection, int(evening.belote.guild_id or 0))).id


async def test_a_draft_is_nobodys_business_and_an_open_one_is_listed(evening: Club) -> None:
    reply = await evening.person("alice").slash(evening.belote, "tournament list")
    assert words_for("en")("tournament-none") in said(reply)
    organising = evening.bot.tournaments.organising
    draft, alice = await prepared(evening, "Friday *club*")
    event = await organising.create(await server_of(evening), alice, draft)
    reply = await evening.person("benoit").slash(evening.belote, "tournament list")
    assert "Friday" not in said(reply)
    await organising.open(event.id, Asker(alice, manages=True))
    reply = await evening.person("benoit").slash(evening.belote, "tournament list")
    assert r"Friday \*club\*" in said(reply)
    assert words_for("fr")("tournament-state-registration") in said(reply)


async def test_a_daily_crowds_nothing_out(evening: Club) -> None:
    """It has a list of its own, and who names no tournament means another one."""
    await evening.person("alice").slash(evening.belote, "tournament list")
    organising, server = evening.bot.tournaments.organising, await server_of(evening)
    french = words_for("fr")
    draft, alice = await prepared(evening, "Today", daily=True)
    await organising.create_daily(server, alice, draft, "UTC")
    await evening.settle()
    reply = await evening.person("benoit").slash(evening.belote, "tournament list")
    assert said(reply).startswith(f"## {french('tournament-list-daily')}"), "there is nothing else"
    for name in ("Friday", "Sunday"):
        draft, alice = await prepared(evening, name)
        event = await organising.create(server, alice, draft)
        await organising.open(event.id, Asker(alice, manages=True))
    reply = await evening.person("benoit").slash(evening.belote, "tournament list")
    assert "Friday" in said(reply)
    assert "Sunday" in said(reply)
    assert "Today" not in said(reply)
    assert reply.message is not None
    await evening.press("benoit", reply.message, "t_list:1")
    shown = evening.person("benoit").look(reply.message)
    assert shown is not None
    assert "Today" in shown.text()
    assert "Friday" not in shown.text()
    for command in ("me", "log", "manage"):
        who = "alice" if command == "manage" else "benoit"
        reply = await evening.person(who).slash(evening.belote, f"tournament {command}")
        assert "Sunday" in said(reply), command
