"""Rate limits, on the handed clock, with the headers discord.py goes by."""

from collections.abc import AsyncIterator

import discord
import pytest

from bot.sandbox import Sandbox
from tests.sandbox.client import Client, Talk, ask, clock_of, expect_refusal, send_raw
from tests.sandbox_fixtures import running_sandbox


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with running_sandbox(rate_limits=True) as started:
        # discord.py tells a limit at once, instead of waiting, when the wait is over 30 s.
        started.limits.message_seconds = 60.0
        yield started


async def test_five_messages_in_a_window(sandbox: Sandbox, client: Client) -> None:
    answers = [await send_raw(sandbox) for _ in range(6)]
    assert [a.status for a in answers] == [200] * 5 + [429]
    left = [a.headers["X-RateLimit-Remaining"] for a in answers]
    assert left == ["4", "3", "2", "1", "0", "0"]
    assert len({a.headers["X-RateLimit-Bucket"] for a in answers}) == 1
    assert answers[0].headers["X-RateLimit-Limit"] == "5"
    assert answers[0].headers["X-RateLimit-Reset-After"] == "60.000"
    refusal = await answers[5].json()
    assert (refusal["retry_after"], refusal["global"]) == (60, False)
    belote = client.channel(sandbox.channel("belote"))
    with pytest.raises(discord.RateLimited) as caught:
        await belote.send("x")
    assert caught.value.retry_after == 60
    await client.channel(sandbox.channel("general")).send("another channel")
    await clock_of(sandbox).advance(60)
    assert (await send_raw(sandbox)).status == 200


async def test_fifty_requests_a_second_in_all(talk: Talk) -> None:
    talk.sandbox.limits.per_second = 3
    await clock_of(talk.sandbox).advance(1)
    answers = [await ask(talk.sandbox, "GET", "/users/@me") for _ in range(4)]
    assert [a.status for a in answers] == [200] * 3 + [429]
    assert answers[3].headers["X-RateLimit-Global"] == "true"
    assert (await answers[3].json())["global"] is True
    # Answers to interactions are not counted.
    await talk.message(content="x")


async def test_what_a_token_does_counts_only_with_the_bots_own_beside_it(
    sandbox: Sandbox, client: Client
) -> None:
    sandbox.limits.per_second = 1
    await clock_of(sandbox).advance(1)
    path = f"/webhooks/{client.application_id}/unknown/messages/@original"
    answers = [await ask(sandbox, "PATCH", path, json={}, headers={}) for _ in range(3)]
    answers += [await ask(sandbox, "PATCH", path, json={}) for _ in range(2)]
    assert [a.status for a in answers] == [404] * 4 + [429]


async def test_a_client_that_cannot_wait_it_out_is_told(sandbox: Sandbox, client: Client) -> None:
    """discord.py tries five times, and waits `retry_after` in between: here hundredths."""
    clock = clock_of(sandbox)
    await clock.advance(1)
    sandbox.limits.per_second = 1
    alice = int(sandbox.people["alice"].id)
    await client.fetch_user(alice)
    await clock.advance(0.99)
    await expect_refusal(client.fetch_user(alice), 429)


async def test_without_limits_there_are_no_headers() -> None:
    async with running_sandbox() as sandbox:
        answers = [await send_raw(sandbox) for _ in range(60)]
    assert {a.status for a in answers} == {200}
    assert "X-RateLimit-Bucket" not in answers[0].headers
