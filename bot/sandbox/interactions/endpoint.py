"""The application's own address for interactions: what people do is then posted there, signed, and
not told through the gateway.

Source: Discord's documentation, "Receiving and Responding", section "Receiving an Interaction".
An answer in the body (200) is not read here: who is brought something answers 202, and then by the
callback.
"""

import asyncio
import hashlib
from collections.abc import Callable, Mapping

import aiohttp
import orjson
from nacl.signing import SigningKey

from bot.sandbox.exchange import Exchange, Posted
from bot.sandbox.world import Payload

PING = {"type": 1}
TAKEN = 202
WITHIN = aiohttp.ClientTimeout(total=3.0)
"""seconds of the machine's time that whoever is posted to has"""


class Endpoint:
    """Where interactions go. `url`: None while they go through the gateway."""

    def __init__(
        self, token: str, now: Callable[[], float], observers: list[Callable[[Exchange], None]]
    ) -> None:
        self.url: str | None = None
        self._key = SigningKey(hashlib.sha256(token.encode()).digest())
        self._now = now
        self._observers = observers
        self._session: aiohttp.ClientSession | None = None
        self._under_way: set[asyncio.Task[None]] = set()

    @property
    def verify_key(self) -> str:
        """Return what signatures are checked by, in hexadecimal."""
        return self._key.verify_key.encode().hex()

    def signed(self, body: bytes) -> dict[str, str]:
        """Return the headers that a request with this body has."""
        moment = str(int(self._now()))
        signature = self._key.sign(moment.encode() + body).signature.hex()
        return {
            "X-Signature-Ed25519": signature,
            "X-Signature-Timestamp": moment,
            "Content-Type": "application/json",
        }

    async def is_right(self, url: str) -> bool:
        """Try an address out: whoever is there answers a ping, and takes no wrong signature."""
        body = orjson.dumps(PING)
        signed = self.signed(body)
        wrong = signed | {"X-Signature-Ed25519": "00" * 64}
        try:
            refused, _ = await self._post(url, body, wrong)
            taken, answer = await self._post(url, body, signed)
            return refused == 401 and taken == 200 and orjson.loads(answer) == PING
        except (aiohttp.ClientError, OSError, TimeoutError, orjson.JSONDecodeError):
            return False

    def bring(self, payload: Payload, failed: Callable[[], None]) -> None:
        """Post an interaction; `failed` is called if nobody takes it."""
        task = asyncio.create_task(self._bring(self.url or "", payload, failed))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _bring(self, url: str, payload: Payload, failed: Callable[[], None]) -> None:
        body = orjson.dumps(payload)
        try:
            status, _ = await self._post(url, body, self.signed(body))
        except (aiohttp.ClientError, OSError, TimeoutError):
            status = 0
        for observe in list(self._observers):
            observe(Posted(payload, status))
        if status != TAKEN:
            failed()

    async def _post(self, url: str, body: bytes, headers: Mapping[str, str]) -> tuple[int, bytes]:
        if self._session is None:
            self._session = aiohttp.ClientSession(timeout=WITHIN)
        async with self._session.post(url, data=body, headers=headers) as answer:
            return answer.status, await answer.read()

    async def stop(self) -> None:
        for task in list(self._under_way):
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        if self._session is not None:
            await self._session.close()
            self._session = None
