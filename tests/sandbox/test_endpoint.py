"""The application's own address for interactions."""

from collections.abc import AsyncIterator
from typing import Any

import orjson
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import Route
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from bot.sandbox import Posted, Sandbox
from tests.sandbox.client import Client, ask, expect_refusal


class Answerer:
    """Somebody to post to. `lax`: takes what has a wrong signature; `status`: of what is taken."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.key = VerifyKey(bytes.fromhex(sandbox.endpoint.verify_key))
        self.lax, self.status = False, 202
        self.heard: list[dict[str, Any]] = []
        app = web.Application()
        app.router.add_post("/", self._receive)
        self.server = TestServer(app, host="127.0.0.1")

    @property
    def url(self) -> str:
        return str(self.server.make_url("/"))

    async def _receive(self, request: web.Request) -> web.Response:
        body, headers = await request.read(), request.headers
        signature = bytes.fromhex(headers["X-Signature-Ed25519"])
        try:
            self.key.verify(headers["X-Signature-Timestamp"].encode() + body, signature)
        except BadSignatureError:
            if not self.lax:
                return web.Response(status=401)
        payload = orjson.loads(body)
        if payload["type"] == 1:
            return web.json_response({"type": 1})
        self.heard.append(payload)
        return web.Response(status=self.status)


@pytest.fixture
async def answerer(sandbox: Sandbox) -> AsyncIterator[Answerer]:
    made = Answerer(sandbox)
    await made.server.start_server()
    yield made
    await made.server.close()


async def edit(client: Client, url: str | None) -> None:
    route = Route("PATCH", "/applications/@me")
    await client.http.request(route, json={"interactions_endpoint_url": url})


async def test_an_address_is_tried_out(
    sandbox: Sandbox, client: Client, answerer: Answerer
) -> None:
    application = await client.application_info()
    assert application.verify_key == sandbox.endpoint.verify_key
    answerer.lax = True
    error = await expect_refusal(edit(client, answerer.url), 50035)
    assert "could not be verified" in error.text
    await expect_refusal(edit(client, "http://127.0.0.1:1/"), 50035)
    assert sandbox.endpoint.url is None
    answerer.lax = False
    await edit(client, answerer.url)
    known = (await client.application_info()).interactions_endpoint_url
    assert known == answerer.url == sandbox.endpoint.url
    await edit(client, None)
    assert (await client.application_info()).interactions_endpoint_url is None


async def test_what_people_do_goes_there_and_not_through_the_gateway(
    sandbox: Sandbox, client: Client, answerer: Answerer
) -> None:
    sandbox.endpoint.url = answerer.url
    posted: list[Posted] = []
    sandbox.on_exchange.append(lambda e: posted.append(e) if isinstance(e, Posted) else None)
    answerer.status = 500
    reply = await sandbox.people["alice"].slash(sandbox.channel("belote"), "hello")
    assert reply.kind == "none"
    (heard,) = answerer.heard
    assert [(each.payload, each.status) for each in posted] == [(heard, 500)]
    assert heard["data"]["name"] == "hello"
    late = f"/interactions/{heard['id']}/{heard['token']}/callback"
    assert (await ask(sandbox, "POST", late, json={"type": 5})).status == 404
    assert client.seen.empty()


async def test_nobody_there_is_told_at_once(sandbox: Sandbox, client: Client) -> None:
    sandbox.endpoint.url = "http://127.0.0.1:1/"
    reply = await sandbox.people["alice"].slash(sandbox.channel("belote"), "hello")
    assert reply.kind == "none"
