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


async def test_a_draft_is_nobodys_business_and_an_open_one_is_listed(evening: Club) -> None:
    reply = await evening.person("alice").slash(evening.belote, "tournament list")
    assert words_for("en")("tournament-none") in said(reply)
    bot = evening.bot
    async with bot.database.write() as connection:
        server = await servers.meet(connection, int(evening.belote.guild_id or 0))
        alice = await people.find_by_discord_id(connection, int(evening.person("alice").id))
    assert alice is not None
    now = bot.clock.now()
    draft = Draft(
        name="Friday *club*",
        plan=plan_of(format="concours"),
        preset="contest",
        rules=find_preset("contest"),
        channel_id=int(evening.belote.id),
        language="en",
        closes_at=now + 3600,
        starts_at=now + 7200,
    )
    event = await bot.tournaments.organising.create(server.id, alice.id, draft)
    reply = await evening.person("benoit").slash(evening.belote, "tournament list")
    assert "Friday" not in said(reply)
    await bot.tournaments.organising.open(event.id, Asker(alice.id, manages=True))
    reply = await evening.person("benoit").slash(evening.belote, "tournament list")
    assert r"Friday \*club\*" in said(reply)
    assert words_for("fr")("tournament-state-registration") in said(reply)
