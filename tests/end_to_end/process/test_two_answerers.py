"""The same signed request given to two processes that answer."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import aiohttp
import orjson
import pytest

from bot import metrics
from bot.clock import ManualClock
from bot.sandbox import Posted
from bot.storage.games import games
from bot.tables import Pace
from cogs.answering import ANSWERED_ALREADY
from cogs.bot import DixDeDer
from cogs.interactions import heard_over_http
from tests.end_to_end.club import Club, club
from tests.storage.databases import opened

pytestmark = pytest.mark.http


class Two(NamedTuple):
    """A club, and another process that answers, beside it; `url`: of that one."""

    club: Club
    other: DixDeDer
    url: str

    async def bring_again(self, posted: Posted) -> int:
        """Give the other process what the first one was given."""
        body = orjson.dumps(posted.payload)
        status = await _post(self.url, body, self.club.sandbox.endpoint.signed(body))
        if self.other._answers:
            await asyncio.wait(self.other._answers)
        return status


async def _post(url: str, body: bytes, headers: dict[str, str]) -> int:
    async with (
        aiohttp.ClientSession() as session,
        session.post(url, data=body, headers=headers) as answer,
    ):
        return answer.status


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Two]:
    clock = ManualClock()
    async with club(tmp_path, clock=clock) as evening, opened(tmp_path / "club.db") as database:
        other = DixDeDer(database, clock, Pace())
        await other.login(evening.sandbox.token)
        async with other, heard_over_http(other, 0) as port:
            yield Two(evening, other, f"http://127.0.0.1:{port}/")


@pytest.fixture
def posted(two: Two) -> list[Posted]:
    """What Discord has brought to the first one."""
    brought: list[Posted] = []
    two.club.sandbox.on_exchange.append(
        lambda each: brought.append(each) if isinstance(each, Posted) else None
    )
    return brought


async def test_one_table_is_made(two: Two, posted: list[Posted]) -> None:
    await two.club.open("alice")
    assert await two.bring_again(posted[-1]) == 202
    await two.club.settle()
    assert await two.club.bot.database.ask(games.count_by_status) == {"lobby": 1, "playing": 0}
    # Who presses again makes another one.
    await two.club.slash("benoit", "belote")
    assert await two.club.bot.database.ask(games.count_by_status) == {"lobby": 2, "playing": 0}


async def test_what_both_answer_is_not_told_as_another_program(
    two: Two, posted: list[Posted]
) -> None:
    """A press that changes nothing has no row, so the second process answers it, too."""
    await two.club.slash("alice", "help")
    refused = metrics.DISCORD_ERRORS.labels("400", str(ANSWERED_ALREADY))._value
    before = refused.get()
    assert await two.bring_again(posted[-1]) == 202
    assert refused.get() == before + 1
    assert not two.other.other_hosts.are_there


async def test_who_is_first_makes_it_whoever_that_is(two: Two, posted: list[Posted]) -> None:
    """The first answerer is away for a moment, and the proxy goes to the next."""
    endpoint = two.club.sandbox.endpoint
    first, endpoint.url = endpoint.url, two.url
    await two.club.slash("alice", "belote")
    endpoint.url = first
    body = orjson.dumps(posted[-1].payload)
    assert await _post(first or "", body, endpoint.signed(body)) == 202
    await two.club.settle()
    assert await two.club.bot.database.ask(games.count_by_status) == {"lobby": 1, "playing": 0}
