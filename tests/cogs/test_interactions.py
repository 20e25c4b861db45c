"""Interactions over HTTP: what is Discord's, and what is not."""

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import aiohttp
import orjson
import pytest
from aiohttp.test_utils import TestServer
from nacl.signing import SigningKey

from cogs.interactions import (
    DIFFERS,
    LARGEST,
    SIGNATURE,
    TIMESTAMP,
    Endpoint,
    completed,
    trouble,
)

KEY = SigningKey(bytes(range(32)))
NOW = 1_800_000_000.0
PRESS = {"type": 3, "id": "1"}


class Posted(NamedTuple):
    status: int
    body: bytes


class Desk:
    """An endpoint that is served, and what it hears."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self.heard: list[dict[str, Any]] = []
        self.endpoint = Endpoint(KEY.verify_key.encode().hex(), lambda: NOW, self._hear)
        self.server = TestServer(self.endpoint.application(), host="127.0.0.1")
        self._session = session

    def _hear(self, payload: dict[str, Any]) -> None:
        if "id" not in payload:
            raise KeyError("id")
        self.heard.append(payload)

    async def post(
        self,
        payload: Any,
        other: dict[str, str] | None = None,
        *,
        at: str = str(int(NOW)),
        key: SigningKey = KEY,
    ) -> Posted:
        body = payload if isinstance(payload, bytes) else orjson.dumps(payload)
        signature = key.sign(at.encode() + body).signature.hex()
        headers = {SIGNATURE: signature, TIMESTAMP: at} | (other or {})
        async with self._session.post(
            self.server.make_url("/"), data=body, headers=headers
        ) as answer:
            return Posted(answer.status, await answer.read())


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    async with aiohttp.ClientSession() as session:
        made = Desk(session)
        await made.server.start_server()
        yield made
        await made.server.close()


async def test_a_ping_is_answered_with_another(desk: Desk) -> None:
    status, body = await desk.post({"type": 1})
    assert (status, orjson.loads(body)) == (200, {"type": 1})
    assert not desk.heard


async def test_a_press_is_taken_without_a_body(desk: Desk) -> None:
    assert await desk.post(PRESS) == (202, b"")
    assert desk.heard == [PRESS]


async def test_who_is_not_discord_is_refused(desk: Desk) -> None:
    other = SigningKey(bytes(32))
    wrong = [
        await desk.post(PRESS, key=other),
        await desk.post({"type": 1}, key=other),
        await desk.post(PRESS, {SIGNATURE: "00" * 64}),
        await desk.post(PRESS, {SIGNATURE: "no number"}),
        await desk.post(PRESS, {SIGNATURE: ""}),
        await desk.post(PRESS, {TIMESTAMP: str(int(NOW) + 1)}),
        await desk.post(PRESS, {TIMESTAMP: ""}),
        await desk.post(PRESS, at="²"),
    ]
    assert [each.status for each in wrong] == [401] * len(wrong)
    assert not desk.heard


async def test_what_was_kept_and_is_sent_again_is_refused(desk: Desk) -> None:
    assert (await desk.post(PRESS, at=str(int(NOW - DIFFERS)))).status == 202
    assert (await desk.post(PRESS, at=str(int(NOW - DIFFERS - 1)))).status == 401
    assert (await desk.post(PRESS, at=str(int(NOW + DIFFERS + 1)))).status == 401
    assert (await desk.post(PRESS, at="9" * 400)).status == 401


async def test_what_cannot_be_read_is_a_sentence_in_the_log(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO", "cogs.interactions"):
        assert (await desk.post(b"no JSON")).status == 400
        assert (await desk.post([1])).status == 400
        assert (await desk.post({"type": 3})).status == 400
    assert [each.exc_info for each in caplog.records] == [None] * 3
    assert "it cannot be read: KeyError('id')" in caplog.text


async def test_too_much_is_refused_before_it_is_looked_at(desk: Desk) -> None:
    assert (await desk.post(b" " * (LARGEST + 1))).status == 413


async def test_who_stops_leaves_it_to_others(desk: Desk) -> None:
    desk.endpoint.stopping = True
    assert (await desk.post(PRESS)).status == 503
    assert not desk.heard


def test_a_channel_has_all_that_is_read_of_it() -> None:
    channel = {"id": "3", "type": 11, "parent_id": "2", "thread_metadata": {"archived": True}}
    found = completed({"guild_id": "1", "channel": channel})["channel"]
    assert found["message_count"] == 0
    assert found["thread_metadata"]["archived"]
    assert found["thread_metadata"]["auto_archive_duration"]
    assert completed({"channel": {"id": "1", "type": 1}})["channel"] == {"id": "1", "type": 1}


def test_where_interactions_go_is_compared_with_where_they_should() -> None:
    here, elsewhere = "https://a.example", "https://b.example"
    assert trouble("", "", None) == ""
    assert trouble(here, here, 8790) == ""
    assert trouble(here, here, None) == ""  # another process takes them
    assert "nothing comes to DIX_DE_DER_INTERACTIONS_PORT" in trouble("", "", 8790)
    assert f"to {elsewhere}, and" in trouble(elsewhere, here, 8790)
    assert "through the gateway, and" in trouble("", here, 8790)
    assert "should come through the gateway" in trouble(here, "", None)
