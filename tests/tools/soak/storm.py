"""A table at which people play by what they see, whatever happens to Discord meanwhile."""

import asyncio
import threading
from bisect import bisect_left
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from discord.gateway import KeepAliveHandler
from sqlalchemy import func, select

from bot.clock import ManualClock
from bot.rules import (
    Action,
    Agree,
    Bid,
    Coinche,
    Pass,
    Phase,
    Schmeiss,
    Surcoinche,
    View,
    find_preset,
    view,
)
from bot.rules.core.ruleset import OptionValue
from bot.sandbox import Exchange, Reply, Rest, ShownMessage
from bot.sandbox.faults.errors import CannotDo
from bot.storage.delivery import messages
from bot.storage.engine.schema import games
from bot.tables import Game, Pace, TableRules
from tests.end_to_end.club import Club, club, seed
from tests.end_to_end.playing import LANGUAGES, Table, steady
from tests.patience import PATIENCE
from tests.tools.soak.waits import Waits, waiting_by

STUCK = 0.005
"""real seconds that something may take while a request waits for the clock"""
ON_ITS_WAY = 3.0
"""real seconds that a click may take through the sockets"""
STEP = 0.5
LEAP = 5.0
"""seconds that pass at once where nothing is expected: less than a request may take"""
AFTERWARDS = 2 * 3600.0
MOST_TRIES = 100
LONGEST = 24 * 3600.0
"""seconds that a party of one deal may last, with some hours offline"""


class Click(NamedTuple):
    """The button somebody pressed, and how the bot answered at first."""

    who: str
    custom_id: str
    kind: str
    excused: bool
    """a fault happened meanwhile, or Discord was out of reach"""


class Storm:
    """One club, its clock, and everything that was clicked."""

    def __init__(self, evening: Club, waits: Waits) -> None:
        self.club = evening
        self.sandbox = evening.sandbox
        self.clock = evening.clock
        self.faults = evening.sandbox.faults
        self.bot = evening.bot
        self.clicks: list[Click] = []
        self.requests = 0
        self.invalid: list[float] = []
        """when Discord answered 401, 403 or 429"""
        self._waits = waits
        self.sandbox.on_exchange.append(self._note)

    def _note(self, exchange: Exchange) -> None:
        if isinstance(exchange, Rest):
            self.requests += 1
            if exchange.status in (401, 403, 429):
                self.invalid.append(self.clock.now())

    @property
    def most_invalid(self) -> int:
        """The most invalid requests within ten minutes."""
        return max(
            (bisect_left(self.invalid, at + 600) - i for i, at in enumerate(self.invalid)),
            default=0,
        )

    @property
    def is_connected(self) -> bool:
        """Tell whether the bot hears of clicks: its gateway says so, and so does the bot itself.

        A connection that is being made when the bot has lost patience is given up by it first.
        """
        sessions = self.sandbox.gateway.sessions.values()
        held = any(each.connection is not None for each in sessions)
        return held and self.bot.gateway.is_whole

    @property
    def place_is_there(self) -> bool:
        """Tell whether the bot can write where the tables are."""
        world = self.sandbox.world
        return world.bot_in_guild and self.club.belote.id in world.channels

    # Time ----------------------------------------------------------------------------------------

    async def settle(self) -> bool:
        """Wait until everything is done; False when something waits for the clock before."""
        settled = asyncio.ensure_future(self.bot.settled())
        try:
            await self._until(settled)
            return settled.done()
        finally:
            settled.cancel()

    async def _until(self, done: "asyncio.Future[Any]") -> None:
        """Until something is done, or waits for the clock and nothing else happens."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        while not done.done():
            # Looked at again and again, because nothing tells that all the rest has come to rest.
            await asyncio.wait({done}, timeout=STUCK)
            if self._waits.requests or self.faults.holding:
                await asyncio.wait({done}, timeout=STUCK)
                return
            assert loop.time() - begun < PATIENCE, "the bot does not come to rest"

    async def let_pass(self, seconds: float, step: float = STEP) -> None:
        until = self.clock.now() + seconds
        while (left := until - self.clock.now()) > 0.0001:
            await self.clock.advance(min(left, step))
            await self.settle()

    # People --------------------------------------------------------------------------------------

    async def press(self, who: str, message: ShownMessage, custom_id: str) -> Reply:
        """Click, and let time pass until there is an answer or it is too late for one."""
        return await self._use(
            who, custom_id, self.club.person(who).click(message, custom_id=custom_id)
        )

    async def _use(self, who: str, what: str, use: Coroutine[Any, Any, Reply]) -> Reply:
        hits, away = len(self.faults.hits), not self.is_connected
        using = asyncio.ensure_future(use)
        while not using.done():
            await self._answered(using)
            if self.is_connected and not away and len(self.faults.hits) == hits:
                # It is on its way through the sockets.
                await asyncio.wait({using}, timeout=ON_ITS_WAY)
            if not using.done():
                await self.clock.advance(STEP)
        await self.settle()
        reply = using.result()
        excused = away or len(self.faults.hits) > hits or not self.is_connected
        self.clicks.append(Click(who, what, reply.kind, excused))
        return reply

    async def _answered(self, clicking: "asyncio.Future[Reply]") -> None:
        """Wait for the answer, but not in vain: the gateway may be away."""
        settled = asyncio.ensure_future(self.bot.settled())
        both = asyncio.ensure_future(
            asyncio.wait({clicking, settled}, return_when=asyncio.FIRST_COMPLETED)
        )
        try:
            await self._until(both)
        finally:
            settled.cancel()
            both.cancel()

    def find(self, who: str, custom_id: str) -> ShownMessage | None:
        """The newest message on somebody's screen with that button."""
        person = self.club.person(who)
        shown = [m for each in person.channels() for m in person.sees(each)]
        found = [each for each in shown if each.component(custom_id) is not None]
        return max(found, key=lambda each: int(each.id), default=None)

    def find_verb(self, who: str, verb: str) -> tuple[ShownMessage, str] | None:
        """The newest message on somebody's screen with a button of that verb, and its id."""
        person = self.club.person(who)
        shown = [m for each in person.channels() for m in person.sees(each)]
        for message in sorted(shown, key=lambda each: int(each.id), reverse=True):
            for button in message.buttons():
                if button.custom_id and button.custom_id.startswith(f"dd:{verb}"):
                    return message, button.custom_id
        return None

    # Parties -------------------------------------------------------------------------------------

    async def open_table(
        self,
        deals: int = 1,
        preset: str = "french",
        changes: Mapping[str, OptionValue] = MappingProxyType({}),
    ) -> Table:
        """A lobby for a party of so many deals, in a channel that is made if there is none."""
        if self.club.belote.id not in self.sandbox.world.channels:
            self.club.belote = self.sandbox.add_channel("belote")
        before = await self._newest_game()
        for _ in range(MOST_TRIES):
            alice = self.club.person("alice")
            with suppress(CannotDo):
                await self._use("alice", "/belote", alice.slash(self.club.belote, "belote"))
            game_id = await self._newest_game()
            if game_id != before:
                break
            await self.let_pass(120, step=LEAP)
        else:
            raise AssertionError("no table can be opened")
        game = await self.bot.tables.load(game_id)
        rules = find_preset(preset).changed({"end_mode": "deals", "deals_limit": deals, **changes})
        await self.bot.tables.lobby.use(game_id, game.row.host_id, TableRules(preset, rules))
        await self.settle()
        return Table(self.club, game_id)

    async def _newest_game(self) -> int:
        async with self.bot.database.read() as connection:
            return (await connection.execute(select(func.max(games.id)))).scalar_one() or 0

    async def play(self, table: Table) -> Game:
        """Start and play to the end; the game as it is then."""
        begun = self.clock.now()
        while (game := await table.game()).row.status in ("lobby", "playing"):
            assert self.clock.now() - begun < LONGEST, f"this party does not end: {game.row}"
            await self.step(table, game)
        # Whatever could not be said yet is said within two hours in which Discord is there.
        await self.let_pass(3)
        reached = 0.0
        while await self._something_lags() and reached < AFTERWARDS:
            await self.let_pass(60, step=LEAP)
            reached += 0 if self.sandbox.unreachable else 60
        return await table.game()

    async def _something_lags(self) -> bool:
        async with self.bot.database.read() as connection:
            return await messages.count_lagging(connection) > 0

    async def step(self, table: Table, game: Game) -> None:
        """Let whoever can do something do it, or time pass."""
        if self.sandbox.unreachable:
            await self.let_pass(120, step=LEAP)
            return
        moved = await (self._start(table) if game.state is None else self._act(table, game))
        if not moved:
            await self.let_pass(1)

    async def _start(self, table: Table) -> bool:
        """Let who has no seat take one and who has not agreed to the rules agree; then press
        Start."""
        game = await table.game()
        agreed = {table.key_of(each): each.agreed for each in game.people}
        sitting = [*LANGUAGES][: game.rules.players]
        for seat, who in enumerate(sitting):
            verb = "agree" if who in agreed else "sit"
            wanted = f"{verb}:{table.game_id}:" + (str(seat) if verb == "sit" else "")
            if not agreed.get(who) and (found := self.find_verb(who, wanted)):
                return await self._try(who, *found)
        found = self.find_verb("alice", f"start:{table.game_id}")
        ready = found is not None and all(map(agreed.get, sitting))
        return await self._try("alice", *found) if found and ready else False

    async def _act(self, table: Table, game: Game) -> bool:
        """The one who is asked plays on the hand they see, or looks for one."""
        for holder in game.people:
            who = table.key_of(holder)
            back = f"dd:seat_back:{table.game_id}"
            if holder.away and (message := self.find(who, back)) is not None:
                return await self._try(who, message, back)
        who = await table.asked()
        game = await table.game()
        seen = view(game.playing(), table.seats(game)[who]) if who else None
        if who is None or seen is None or seen.decision is None:
            return False
        button = table.button_of(_choice(seen), seen)
        if (message := self.find(who, button)) is not None:
            return await self._try(who, message, button)
        if await self._is_slow(game) and (found := self.find_verb(who, f"peek:{table.game_id}")):
            return await self._try(who, *found)
        return False

    async def _is_slow(self, game: Game) -> bool:
        """Tell whether somebody has waited for their cards long enough to press My hand."""
        return self.clock.now() - (game.row.asked_at or 0.0) > 5.0

    async def _try(self, who: str, message: ShownMessage, custom_id: str) -> bool:
        try:
            reply = await self.press(who, message, custom_id)
        except (CannotDo, KeyError):
            return False  # the message went while they reached for it
        # Who was not answered, or refused, looks again in a moment.
        return reply.kind == "update"


def _choice(seen: View) -> Action:
    """As steady people do; but on a ladder they bid its lowest rung, which gets a contra and a
    recontra, who has to play plays, and nobody passes where they may say schmeiss, which is agreed
    to in one deal and refused in the next."""
    action = steady(seen)
    agreeing = [each for each in seen.options if isinstance(each, Agree)]
    if agreeing and seen.deal_number % 2:
        return agreeing[0]
    if not isinstance(action, Pass) or seen.phase is not Phase.CALL:
        return action
    said = [each for each in seen.options if isinstance(each, Schmeiss)]
    doubled = [each for each in seen.options if isinstance(each, Coinche | Surcoinche)]
    passes = [each for each in seen.options if isinstance(each, Pass)]
    rungs = [each for each in seen.options if isinstance(each, Bid) and not each.points]
    return (*said, *doubled, *(() if seen.bid else rungs), *passes, *seen.options)[0]


@asynccontextmanager
async def storm(folder: Path, number: int = 242, *, validate: bool = False) -> AsyncIterator[Storm]:
    """A club for the block; nothing goes wrong yet."""
    clock = ManualClock()
    with waiting_by(clock) as waits:
        async with club(
            folder, clock=clock, pace=Pace(), entropy=seed(number), validate=validate
        ) as evening:
            opened = Storm(evening, waits)
            yield opened
            evening.sandbox.faults.stop()
            await opened.let_pass(10)
    _stop_heartbeats()


def _stop_heartbeats() -> None:
    """discord.py leaves a thread behind when it is closed, or called off, while it connects."""
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler):
            thread.stop()
