"""When interactions arrived: which are too late to be answered, and how soon the others were.

Discord waits three seconds for an answer. What is older by then is dropped before it does
anything: its person was told that it failed, and will press again.
"""

import re
from collections import deque
from datetime import datetime
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
import orjson

from bot import metrics
from bot.cache import Cache
from bot.clock import Clock

TOO_OLD: Final = 2.5
"""seconds after which an interaction is dropped"""
REMEMBERED: Final = 5000
"""interactions: whatever is older than the oldest of so many is long too late"""
DATES: Final = 32
"""answers of Discord from which its time is estimated"""
CALLBACK: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")


class Arrivals:
    """The time of arrival of each interaction, and Discord's own time."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._received: Cache[int, float] = Cache(REMEMBERED)
        self._begun: Cache[int, bool] = Cache(REMEMBERED)
        self._ahead: deque[float] = deque(maxlen=DATES)

    def note(self, interaction: discord.Interaction[Any]) -> None:
        """Its frame was received just now."""
        self._received.put(interaction.id, self._clock.now())

    def is_repeated(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether it was asked about before: Discord may bring the same one twice."""
        repeated = self._begun.get(interaction.id) is not None
        self._begun.put(interaction.id, True)
        return repeated

    def is_late(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether it is too late to answer; counts those."""
        late = self.age(interaction) > TOO_OLD
        if late:
            metrics.LATE.inc()
        return late

    def age(self, interaction: discord.Interaction[Any]) -> float:
        """Seconds since it was received; since it was made, once Discord's time is known."""
        now = self._clock.now()
        age = now - (self._received.get(interaction.id) or now)
        if self._ahead:
            made = interaction.created_at.timestamp()
            # Each is at most what Discord's clock is ahead of this one: the largest is nearest.
            age = max(age, now + max(self._ahead) - made)
        return age

    # What passes between Discord and this program ------------------------------------------------

    def trace(self) -> aiohttp.TraceConfig:
        """For the client: looks at every answer of Discord."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._answered)
        return config

    async def _answered(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        response = request.response
        self._read_date(response.headers.get("Date", ""))
        if response.status >= 400:
            code = await _code_of(response)
            metrics.DISCORD_ERRORS.labels(str(response.status), str(code)).inc()
        elif callback := CALLBACK.search(request.url.path):
            self._acknowledged(int(callback[1]))

    def _acknowledged(self, interaction_id: int) -> None:
        received = self._received.get(interaction_id)
        if received is not None:
            metrics.ACKNOWLEDGED.observe(self._clock.now() - received)

    def _read_date(self, date: str) -> None:
        """How far Discord's clock is ahead of ours: not more than this, in whole seconds."""
        moment = _parsed(date)
        if moment is not None:
            self._ahead.append(moment.timestamp() - self._clock.now())


def _parsed(date: str) -> datetime | None:
    try:
        return parsedate_to_datetime(date)
    except ValueError:
        return None


async def _code_of(response: aiohttp.ClientResponse) -> int:
    """Discord's number of an error; 0 for an answer without one, such as a proxy's."""
    try:
        body = orjson.loads(await response.read())
    except (aiohttp.ClientError, orjson.JSONDecodeError):
        return 0
    code = body.get("code", 0) if isinstance(body, dict) else 0
    return code if isinstance(code, int) else 0
