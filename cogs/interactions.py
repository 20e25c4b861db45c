"""Interactions over HTTP: Discord signs each press and command, and brings it here instead of
through the gateway.

What is signed is answered 202 without a body, and goes to discord.py's own parser; whatever is
shown for it goes the same way as over the gateway, through the interaction's callback. Discord
tries out now and then whether a wrong signature is refused, and takes the address away if not.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import orjson
from aiohttp import web
from discord.http import Route
from nacl.exceptions import BadSignatureError
from nacl.signing import VerifyKey

from bot.clock import Clock
from bot.errors import StartupError
from cogs.bot import DixDeDer
from cogs.connection import BAD_REQUEST, UNREACHED

log = logging.getLogger(__name__)

SIGNATURE, TIMESTAMP = "X-Signature-Ed25519", "X-Signature-Timestamp"
PING = 1
PONG = {"type": 1}
LARGEST = 512 * 1024
"""bytes of a request: a form with all that can be written into it has a fifth of that"""
READ_WITHIN = 3.0
"""seconds in which a request has to be here: nobody waits longer for its answer"""
DIFFERS = 60.0
"""seconds by which the time of a signature may differ from Discord's: what is older was kept by
somebody and is sent again"""
LONGEST_NUMBER = 20

CHANNEL_LACKS: dict[str, Any] = {
    "name": "",
    "position": 0,
    "bitrate": 0,
    "user_limit": 0,
    "owner_id": 0,
    "message_count": 0,
    "member_count": 0,
}
THREAD_LACKS = {
    "archived": False,
    "auto_archive_duration": 1440,
    "archive_timestamp": "1970-01-01T00:00:00+00:00",
}
"""what discord.py reads of a channel that it does not know; Discord promises to send along only
what it is called, its kind and the permissions there"""


class Endpoint:
    """What Discord posts to. `verify_key`: of the application, in hexadecimal; `now` gives
    Discord's time; `hear` is handed each interaction.

    `hear` may raise what a parser stumbles over: that is logged as a sentence, and refused.
    """

    def __init__(
        self, verify_key: str, now: Callable[[], float], hear: Callable[[Any], None]
    ) -> None:
        self._key = VerifyKey(bytes.fromhex(verify_key))
        self._now = now
        self._hear = hear
        self.stopping = False
        """then what comes is left to another process"""

    def application(self) -> web.Application:
        app = web.Application(client_max_size=LARGEST)
        # The address is the operator's choice, and what stands behind the name is the proxy's.
        app.router.add_post("/{path:.*}", self.receive)
        return app

    async def receive(self, request: web.Request) -> web.Response:
        """Answer one request: 202, or for Discord's ping 200 with another one."""
        try:
            async with asyncio.timeout(READ_WITHIN):
                body = await request.read()
        except TimeoutError:
            return _refused(408, "it was not whole in time")
        signature = request.headers.get(SIGNATURE, "")
        signed_at = request.headers.get(TIMESTAMP, "")
        if why := self._wrong(signature, signed_at, body):
            return _refused(401, why)
        try:
            payload = orjson.loads(body)
            kind = payload["type"]
        except (orjson.JSONDecodeError, KeyError, TypeError):
            return _refused(400, "it is no interaction")
        if kind == PING:
            return web.json_response(PONG)
        if self.stopping:
            return _refused(503, "this process stops")
        try:
            self._hear(completed(payload))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            return _refused(400, f"it cannot be read: {error!r}")
        return web.Response(status=202)

    def _wrong(self, signature: str, signed_at: str, body: bytes) -> str:
        """Say why a request is not one of Discord's that was made just now; nothing if it is."""
        if not signed_at.isascii() or not signed_at.isdecimal() or len(signed_at) > LONGEST_NUMBER:
            return "it says no time"
        try:
            self._key.verify(signed_at.encode() + body, bytes.fromhex(signature))
        except (BadSignatureError, ValueError):
            return "its signature is wrong"
        if abs(self._now() - int(signed_at)) > DIFFERS:
            return "it was signed at another time"
        return ""


def _refused(status: int, why: str) -> web.Response:
    log.info("a request to the address of interactions is refused (%d): %s", status, why)
    return web.Response(status=status)


def completed(payload: dict[str, Any]) -> dict[str, Any]:
    """An interaction with all that discord.py reads of its channel, also where nobody has told it
    of the server."""
    channel = payload.get("channel")
    if isinstance(channel, dict) and payload.get("guild_id"):
        metadata = THREAD_LACKS | channel.get("thread_metadata", {})
        payload["channel"] = {**CHANNEL_LACKS, **channel, "thread_metadata": metadata}
    return payload


@asynccontextmanager
async def heard_over_http(
    bot: DixDeDer, port: int | None, address: str = "127.0.0.1"
) -> AsyncIterator[int | None]:
    """Take Discord's signed requests for the block; `bot` has logged in. Without `port` none.

    Gives the port, should `port` be 0 for any. Raises `StartupError` when it cannot be used.
    """
    if port is None:
        yield None
        return
    assert bot.application is not None  # it has logged in
    endpoint = Endpoint(
        bot.application.verify_key,
        lambda: bot.interaction_ages.discords_time() or bot.clock.now(),
        bot._connection.parse_interaction_create,
    )
    runner = web.AppRunner(endpoint.application(), access_log=None, shutdown_timeout=1)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, address, port).start()
        except OSError as error:
            raise StartupError(
                f"{address}:{port} cannot be used for interactions: {error.strerror}. Choose "
                "another DIX_DE_DER_INTERACTIONS_PORT or DIX_DE_DER_INTERACTIONS_ADDRESS."
            ) from error
        yield runner.addresses[0][1]
    finally:
        endpoint.stopping = True
        await runner.cleanup()


# Where Discord brings them ------------------------------------------------------------------------

LOOK_AGAIN = 600.0
"""seconds between two looks at what Discord knows: another program may have changed it"""


class PassingOver(logging.Filter):
    """Keeps discord.py from warning of an address that is meant to be there."""

    def filter(self, record: logging.LogRecord) -> bool:
        return "interaction endpoint" not in record.getMessage()


logging.getLogger("discord.client").addFilter(PassingOver())


async def set_address(bot: DixDeDer, url: str) -> bool:
    """Have Discord bring interactions to `url`; empty: through the gateway. Return whether that is
    new. Discord tries the address out before it takes it; raises `StartupError` if it does not."""
    assert bot.application is not None  # it has logged in
    if url == (bot.application.interactions_endpoint_url or ""):
        return False
    try:
        # Not `AppInfo.edit`: discord.py 2.7 leaves this field out, for a blank behind its name.
        edit = Route("PATCH", "/applications/@me")
        await bot.http.request(edit, json={"interactions_endpoint_url": url or None})
    except discord.HTTPException as error:
        if error.status != BAD_REQUEST:
            raise
        raise StartupError(
            f"Discord does not find the bot at {url}: it has to run, with "
            "DIX_DE_DER_INTERACTIONS_PORT, behind a proxy with TLS that leads there; then sync "
            f"again. Discord says: {error.text}"
        ) from error
    bot._application = await bot.application_info()
    log.info("interactions come %s", f"to {url}" if url else "through the gateway")
    return True


def trouble(there: str, url: str, port: int | None) -> str:
    """Say where Discord and the settings disagree, empty where they do not. `there`: the address
    that Discord knows, `url` that of the settings; either may be empty."""
    if there == url:
        if port is None or url:
            return ""
        return (
            "nothing comes to DIX_DE_DER_INTERACTIONS_PORT: Discord needs its address, "
            "DIX_DE_DER_INTERACTIONS_URL and `python -m bot sync`"
        )
    goes = f"to {there}" if there else "through the gateway"
    should = f"to {url}" if url else "through the gateway"
    return (
        f"Discord brings presses and commands {goes}, and by DIX_DE_DER_INTERACTIONS_URL they "
        f"should come {should}: `python -m bot sync` sets that. If it was set before, another "
        "program has this bot's token"
    )


async def compare(bot: DixDeDer, clock: Clock, url: str, port: int | None) -> None:
    """Compare for ever where interactions go with where they should, now and once in a while; what
    is wrong is logged, and told by `/healthz`."""
    application = bot.application
    while True:
        if application is not None:
            found = trouble(application.interactions_endpoint_url or "", url, port)
            if found and found != bot.interactions_trouble:
                log.warning("%s", found)
            bot.interactions_trouble = found
            # What discord.py knows of it since the login may have been changed by `sync`.
            bot._application = application
            bot.reach.judge()
        await clock.sleep_until(clock.now() + LOOK_AGAIN)
        try:
            application = await bot.application_info()
        except UNREACHED as error:
            log.info("Discord does not say where interactions go: %r", error)
