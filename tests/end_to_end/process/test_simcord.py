"""The riskiest things once more in simcord, a Discord in memory that others wrote.

Its clients all speak English, it keeps no nonces, and its pictures come back by name only: what
hangs on these is tested over the loopback.
"""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.clock import ManualClock
from bot.rules import Ask, Play, View, view
from bot.storage.games import games
from bot.tables import Game, Pace
from bot.tables.worker import Worker
from bot.text import words_for
from cogs.bot import DixDeDer
from cogs.press import press_id
from tests.end_to_end.club import seed, unmixed
from tests.end_to_end.playing import steady
from tests.patience import PATIENCE
from tests.storage.databases import open_in

EN = words_for("en")
NAMES = ("alice", "benoit", "clara", "daan")


class AtWork(DixDeDer):
    """simcord has a gateway of its own and never calls `connect`, in which the bot goes to work.

    Nobody sets this machine's clock: who would look at it each second never rests.
    """

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self.go_to_work()

    @property
    def _at_work(self) -> tuple[Worker, ...]:
        left_out = self.clock_setter, self.reach
        return tuple(each for each in super()._at_work if each not in left_out)

    async def on_shard_connect(self, shard_id: int) -> None:
        """Its gateway has no shards of ours, by which `Reach` would judge."""
        self.tables.host.carry_on()


class World:
    """A server in simcord with four people, and the bot, which may be another one later."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._parked = Parked()
        self.clock = ParkedClock(self._parked)
        self.bot: DixDeDer
        self.env: simcord.Env

    async def open(self) -> None:
        self.bot = await self._new_bot()
        self.env = self._parked.env = simcord.Env(self.bot, settle_timeout=PATIENCE, shard_count=1)
        await self.env.start()
        await self.bot.tree.sync()
        guild = self.env.create_guild()
        self.channel = guild.create_text_channel("belote")
        self.users = {name: self.env.create_user(name) for name in NAMES}
        self.members = {name: guild.add_member(user) for name, user in self.users.items()}

    async def _new_bot(self) -> DixDeDer:
        database = await open_in(self._folder)
        bot = AtWork(database, self.clock, Pace(), entropy=seed(242))
        put_to_work = bot.put_to_work

        def park(worker: Worker) -> None:
            worker.changed = ParkedEvent(self._parked)

        def park_later(worker: Worker) -> None:
            park(worker)
            put_to_work(worker)

        for each in bot._at_work:
            park(each)
        bot.put_to_work = park_later  # those that cogs bring along
        return bot

    async def restart(self) -> None:
        old = self.bot
        self.bot = await self._new_bot()
        await self.env.restart_bot(self.bot)
        await old.database.close()

    async def close(self) -> None:
        await self.env.shutdown()
        self.env.raise_errors()
        await self.bot.pictures.close()
        await self.bot.database.close()

    # Looking and acting ------------------------------------------------------------------------

    async def advance(self, seconds: float) -> None:
        for _ in range(round(seconds * 2)):
            await self.clock.advance(0.5)
            await self.env.settle()

    async def game(self) -> Game:
        return await self.bot.tables.load(1)

    async def events(self) -> list[str]:
        async with self.bot.database.read() as connection:
            return [event.action for event in await games.find_events(connection, 1)]

    def lobby(self) -> discord.Message:
        return self.channel.history(viewer=self.members["alice"])[0]

    def seat(self, seat: int) -> str:
        """The custom id of a seat's button."""
        found = custom_ids(self.lobby())
        return next(each for each in found if each.startswith(f"dd:sit:1:{seat}"))

    def hands(self, name: str) -> list[discord.Message]:
        return [m for m in self.users[name].dm_channel.history() if m.attachments]

    def thread(self) -> list[discord.Message]:
        [thread] = self.channel.threads
        return thread.history(viewer=self.members["alice"])

    def table(self) -> discord.Message:
        return next(m for m in reversed(self.thread()) if m.attachments)

    async def asked(self) -> tuple[str, View]:
        """Return who is asked, once somebody is, and what they see."""
        while True:
            game = await self.game()
            assert game.state is not None
            decision = game.decision()
            if decision is not None and decision.ask in (Ask.CALL, Ask.PLAY):
                break
            await self.advance(1)
        seat = int(decision.actor)
        return NAMES[seat], view(game.state, seat)

    def wants(self, seen: View) -> str:
        action = steady(seen)
        key = seen.key_of(action)
        if isinstance(action, Play):
            return press_id("play", 1, key, action.card, *(("w",) if action.word else ()))
        verb, *suit = str(action).split()[1:]
        return press_id(verb, 1, key, *suit)

    async def play_on(self) -> None:
        """Let whoever is asked click on their newest hand."""
        name, seen = await self.asked()
        custom_id = self.wants(seen)
        while custom_id not in custom_ids(self.hands(name)[-1]):
            await self.advance(0.5)
        result = await self.users[name].click(self.hands(name)[-1], custom_id=custom_id)
        assert result.acknowledged


class Parked:
    """simcord waits until the bot rests, so it has to be told which waits are rest."""

    env: simcord.Env | None = None

    async def wait(self, awaitable: Any, reason: str) -> Any:
        assert self.env is not None
        return await self.env.external_wait(awaitable, reason=reason)


class ParkedEvent(asyncio.Event):
    def __init__(self, parked: Parked) -> None:
        super().__init__()
        self._parked = parked

    async def wait(self) -> Any:
        return await self._parked.wait(super().wait(), "something changes at a table")


class ParkedClock(ManualClock):
    def __init__(self, parked: Parked) -> None:
        super().__init__()
        self._parked = parked

    async def _sleep(self, moment: float, *, steady: bool) -> None:
        await self._parked.wait(super()._sleep(moment, steady=steady), "the clock is advanced")


def custom_ids(message: discord.Message) -> list[str]:
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    buttons = [each for each in view.walk_children() if isinstance(each, discord.ui.Button)]
    return [each.custom_id for each in buttons if each.custom_id]


def text_of(message: discord.Message) -> str:
    if not message.components:
        return message.content
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    shown = [each for each in view.walk_children() if isinstance(each, discord.ui.TextDisplay)]
    return "\n".join(each.content for each in shown)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    made = World(tmp_path)
    with unmixed():
        await made.open()
        yield made
        await made.close()


async def start(world: World) -> None:
    await world.members["alice"].slash(world.channel, "belote", end="short")
    for seat, name in enumerate(NAMES[1:], start=1):
        await world.members[name].click(world.lobby(), custom_id=world.seat(seat))
    await world.members["alice"].click(world.lobby(), custom_id="dd:start:1")
    await world.asked()


async def test_from_the_lobby_into_the_first_tricks(world: World) -> None:
    result = await world.members["alice"].slash(world.channel, "belote", end="short")
    assert result.response is not None
    assert EN("lobby-free", free=3) in text_of(result.response.message)
    too_early = await world.members["alice"].click(world.lobby(), custom_id="dd:start:1")
    assert said(too_early) == EN("refused-reason.seats-empty")
    for seat, name in enumerate(NAMES[1:], start=1):
        await world.members[name].click(world.lobby(), custom_id=world.seat(seat))
    assert EN("lobby-full") in text_of(world.lobby())
    await world.members["alice"].click(world.lobby(), custom_id="dd:start:1")
    await world.asked()
    for name in NAMES:
        [hand] = world.hands(name)
        assert EN("table-deal", number=1) in text_of(hand)
        assert [each.filename for each in hand.attachments] == ["hand.png"]
    assert [each.filename for each in world.table().attachments] == ["table.png"]
    before = len(await world.events())
    for _ in range(14):
        await world.play_on()
    assert len(await world.events()) == before + 14


async def test_buttons_outlive_the_bot(world: World) -> None:
    """In a trick: a new bot answers the buttons of the one before."""
    await start(world)
    for _ in range(7):
        await world.play_on()
    before = {name: [m.id for m in world.hands(name)] for name in NAMES}
    shown = [m.id for m in world.thread()]
    await world.restart()
    await world.env.settle()
    assert {name: [m.id for m in world.hands(name)] for name in NAMES} == before
    assert [m.id for m in world.thread()] == shown
    for _ in range(3):
        await world.play_on()


def said(result: simcord.InteractionResult) -> str:
    assert result.ephemeral
    assert result.response is not None
    return result.response.content
