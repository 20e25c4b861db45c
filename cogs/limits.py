"""Which interactions are answered: not those that are too late, and not too many of one person.

Discord waits three seconds for an answer. What is older by then is dropped before it does
anything: its person was told that it failed, and will press again.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Any, NamedTuple

import aiohttp
import discord
import orjson
from cachetools import LRUCache

from bot import metrics
from bot.clock import Clock
from bot.storage.engine.database import Commits
from cogs.answering import Sentence
from cogs.connection import CALLBACK
from cogs.press import Interaction

log = logging.getLogger(__name__)

# How late -----------------------------------------------------------------------------------------

TOO_OLD = 2.5
"""seconds after which an interaction is dropped"""
INTERACTIONS_REMEMBERED = 5000
"""interactions: whatever is older than the oldest of so many is long too late"""
DATES = 32
"""answers of Discord from which its time is estimated"""
DATES_LAST = 600.0
"""seconds: meanwhile two clocks do not part by much"""


class Date(NamedTuple):
    """The time that Discord's answer carries: when it came by our clock, and at least how far ahead
    it is."""

    at: float
    ahead: float


class InteractionAges:
    """The time of arrival of each interaction, and Discord's own time."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._received: LRUCache[int, float] = LRUCache(INTERACTIONS_REMEMBERED)
        self._begun: LRUCache[int, bool] = LRUCache(INTERACTIONS_REMEMBERED)
        self._dates: deque[Date] = deque(maxlen=DATES)
        self._doubted = False
        """what comes next takes the place of all these"""
        self.ask: Callable[[], Coroutine[Any, Any, object]] | None = None
        """asks Discord for anything: its answer has a date"""
        self._asking: asyncio.Task[None] | None = None

    def note(self, interaction: Interaction) -> None:
        """Note that an interaction was received just now."""
        self._received[interaction.id] = self._clock.now()

    def is_repeated(self, interaction: Interaction) -> bool:
        """Return whether it was asked about before: Discord may bring the same one twice."""
        repeated = self._begun.get(interaction.id) is not None
        self._begun[interaction.id] = True
        return repeated

    def is_late(self, interaction: Interaction) -> bool:
        """Return whether it is too late to answer; counts those.

        Each has Discord asked for its time anew. Should what was known of it be wrong, it is so for
        no longer: whoever is not answered brings no new date.
        """
        late = self.age(interaction) > TOO_OLD
        if late:
            metrics.LATE.inc()
            self._doubted = True
            if self.ask is not None and (self._asking is None or self._asking.done()):
                self._asking = asyncio.create_task(_ask(self.ask))
        return late

    def age(self, interaction: Interaction) -> float:
        """Seconds since it was received; since it was made, once Discord's time is known."""
        now = self._clock.now()
        age = now - (self._received.get(interaction.id) or now)
        if (ahead := self._ahead(now)) is not None:
            age = max(age, now + ahead - interaction.created_at.timestamp())
        return age

    def discords_time(self) -> float | None:
        """Return Discord's time; None while it is not known."""
        now = self._clock.now()
        ahead = self._ahead(now)
        return None if ahead is None else now + ahead

    def _ahead(self, now: float) -> float | None:
        known = [each.ahead for each in self._dates if now - each.at <= DATES_LAST]
        # Each is at most what Discord's clock is ahead of this one: the largest is nearest.
        return max(known, default=None)

    # What passes between Discord and this program ------------------------------------------------

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace for the client that looks at every answer of Discord."""
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
            received = self._received.get(int(callback[1]))
            if received is not None:
                metrics.ACKNOWLEDGED.observe(self._clock.now() - received)

    def _read_date(self, date: str) -> None:
        """How far Discord's clock is ahead of ours: not more than this, in whole seconds."""
        now = self._clock.now()
        with suppress(ValueError):
            read = Date(now, parsedate_to_datetime(date).timestamp() - now)
            if self._doubted:
                self._dates.clear()
                self._doubted = False
            self._dates.append(read)


async def _ask(asking: Callable[[], Coroutine[Any, Any, object]]) -> None:
    try:
        await asking()
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.info("Discord does not say what time it is: %r", error)


async def _code_of(response: aiohttp.ClientResponse) -> int:
    """Discord's number of an error; 0 for an answer without one, such as a proxy's."""
    try:
        body = orjson.loads(await response.read())
    except (aiohttp.ClientError, orjson.JSONDecodeError):
        return 0
    code = body.get("code", 0) if isinstance(body, dict) else 0
    return code if isinstance(code, int) else 0


# How many of one person --------------------------------------------------------------------------

MOST_PRESSES = 60
"""presses and commands of one person that change something, within a minute"""
MINUTE = 60.0
PEOPLE_REMEMBERED = 2000
"""who are remembered with what they have pressed"""


class Haste:
    """Knows all that people have pressed lately: nobody fills the file by pressing again and again.

    What is played at a table is not counted: its game has only so many cards and calls.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._pressed: LRUCache[int, deque[tuple[float, Commits]]] = LRUCache(PEOPLE_REMEMBERED)
        """by person: when, and whether anything has come of it"""

    def note(self, discord_id: int, commits: Commits) -> None:
        """Count a press or a command if it is to change something; raises `Sentence` for one too
        many."""
        now = self._clock.now()
        recent = self._pressed.get(discord_id) or deque()
        while recent and recent[0][0] <= now - MINUTE:
            recent.popleft()
        if sum(each.any for _, each in recent) >= MOST_PRESSES:
            raise Sentence("refused-hasty", most=MOST_PRESSES)
        recent.append((now, commits))
        self._pressed[discord_id] = recent
