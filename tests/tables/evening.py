"""An evening at the tables for tests: people, one server, one clock, chance that is known."""

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ParamSpec, TypeVar

from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test

from bot.clock import ManualClock
from bot.rules import (
    TABLE,
    Action,
    Phase,
    Ruleset,
    State,
    decision_for,
    decisions,
    default_cut,
    find_preset,
    legal_actions,
    table_action,
)
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.database import Database
from bot.storage.engine.schema import MessageRow
from bot.storage.games import games
from bot.tables import Acted, Game, MadeBy, Opening, Pace, RefusalReason, Refused, Tables
from bot.tables.party.open_party import Asker
from tests.storage.databases import everything, with_people
from tests.tables.played import can_be_written, play_cards, write_cards

FRENCH = find_preset("french")
ONE_DEAL = FRENCH.changed({"end_mode": "deals", "deals_limit": 1})
SEED = bytes(range(32))
NAMES = ("Anna", "Ben", "Cléo", "Dora", "Emil")
FOUR = {0: "Anna", 1: "Ben", 2: "Cléo", 3: "Dora"}

Names = Mapping[int, str | None]
"""seat → name, or None for a robot"""


Args = ParamSpec("Args")
Result = TypeVar("Result")


class Evening:
    """The tables, who is there, and short ways to a lobby, a party, a position."""

    def __init__(
        self, database: Database, clock: ManualClock, people: dict[str, int], server: int
    ) -> None:
        self.database = database
        self.clock = clock
        self.people = people
        self.anna, self.ben, self.cleo, self.dora, self.emil = (
            people.get(name, 0)
            for name in NAMES  # others may be there
        )
        self.server = server
        self.changes = 0
        self.use(self.new_tables())

    def new_tables(self) -> Tables:
        """As after a restart: nothing is remembered but what the file holds."""
        tables = Tables(self.database, self.clock, Pace(), entropy=lambda: SEED)
        tables.on_change(self._changed)
        return tables

    def use(self, tables: Tables) -> None:
        """Go on with these tables, with another seed for instance."""
        self.tables = tables
        self.lobby, self.door, self.seats = tables.lobby, tables.door, tables.seats
        self.ending, self.pausing, self.practice = tables.ending, tables.pausing, tables.practice
        self.saved_rules, self.clocks = tables.saved_rules, tables.clocks
        self.host, self.pace = tables.host, tables.pace

    def asker(self, name: str, *, manages: bool = False) -> Asker:
        return Asker(self.people[name], manages)

    def _changed(self) -> None:
        self.changes += 1

    # Lobbies and parties -----------------------------------------------------------------------

    async def open(
        self, seats: Names | None = None, rules: Ruleset = FRENCH, preset: str = "french"
    ) -> Game:
        """A lobby of which Anna is the host."""
        opening = Opening(self.server, 5, self.people["Anna"], "fr", preset, rules)
        sitting = {0: "Anna"} if seats is None else seats
        return await self.lobby.open(
            opening, {seat: self.people[name] if name else None for seat, name in sitting.items()}
        )

    async def started(
        self, seats: Names = FOUR, rules: Ruleset = FRENCH, preset: str = "french"
    ) -> Game:
        game = await self.open(seats, rules, preset)
        return await self.lobby.start(game.id, self.people["Anna"])

    async def started_by_robots(self, rules: Ruleset = FRENCH) -> Game:
        """A party of four robots: nobody can open one, but their people may all have left."""
        game = await self.open(dict.fromkeys(range(4)), rules)
        now = self.clock.now()
        await self.database.commit(
            games.change, game.id, status="playing", started_at=now, asked_at=now, due_at=now
        )
        self.tables.host.wake()
        return await self.load(game.id)

    async def load(self, game_id: int) -> Game:
        return await self.tables.load(game_id)

    # Acting ------------------------------------------------------------------------------------

    async def act(self, game: Game, action: Action, decision: str | None = None) -> Acted:
        """Let whoever holds the seat act; without `decision` on the open one that it answers."""
        answered = decision_for(state_of(game), action) or game.decision()
        assert decision or answered
        actor = action.actor
        holder = None if actor == TABLE else game.holder(actor)
        if holder is None or holder.person is None:
            made_by, person = MadeBy.HOST, None
        else:
            made_by, person = MadeBy.PLAYER, holder.person.id
        return await self.door.act(
            game.id, decision or (answered.key if answered else ""), action, made_by, person
        )

    async def go_on(self, game: Game, chance: random.Random, actions: int = 1) -> Game:
        """So many random legal actions, or as many as the party has left."""
        for _ in range(actions):
            if not decisions(state_of(game)):
                break
            game = (await self.act(game, random_action(game, chance))).game
        return game

    async def leap(self, game: Game, chance: random.Random) -> Game:
        """One action, as `go_on` chooses it, or all cards of the deal: all but the last at once."""
        if not can_be_written(game):
            return await self.go_on(game, chance)
        cards = play_cards(game, random_action, chance, self.clock.now())
        await write_cards(self.database, cards, Pace())
        return (await self.act(cards.game, cards.last)).game

    async def play_out(self, game: Game, chance: random.Random) -> Game:
        """The party to its end: the file is as after `go_on`."""
        while decisions(state_of(game)):
            game = await self.leap(game, chance)
        return game

    async def go_on_to(self, game: Game, phase: Phase, chance: random.Random) -> Game:
        while state_of(game).phase is not phase:
            game = await self.go_on(game, chance)
        return game

    async def second_deal(self, game: Game) -> Game:
        """Start a party, and play to the middle of its second deal."""
        game = await self.lobby.start(game.id, self.anna)
        chance = random.Random(1)
        while game.deal < 2 or game.state is None or game.state.phase is not Phase.PLAY:
            game = await self.go_on(game, chance)
        return game

    async def played_by_robots(self, game: Game) -> None:
        """Random actions to the end, which bring nobody back."""
        chance, game = random.Random(3), await self.load(game.id)
        while (decision := game.decision()) is not None:
            action = random_action(game, chance)
            game = (await self.door.act(game.id, decision.key, action, MadeBy.ROBOT)).game

    # Looking -----------------------------------------------------------------------------------

    async def everything(self) -> dict[str, list[tuple[Any, ...]]]:
        return await everything(self.database)

    async def rows(self, game: Game) -> dict[tuple[str, int, int], MessageRow]:
        """The game's rows that lag, by subject, viewer and deal."""
        lagging = await self.database.ask(messages.find_lagging)
        return {
            (row.subject, row.viewer, row.number): row for row in lagging if row.game_id == game.id
        }

    async def to_delete(self) -> list[tuple[int | None, int | None]]:
        """The channels and numbers of messages that others have replaced."""
        lagging = await self.database.ask(messages.find_lagging)
        return [(row.channel_id, row.message_id) for row in lagging if row.subject == Subject.GONE]

    async def show_all(self) -> None:
        """As if everything had been shown."""
        async with self.database.write() as connection:
            await connection.exec_driver_sql("UPDATE messages SET shown = wanted")

    async def refused(self, change: Any) -> Refused:
        """`change` is refused, and no row of any table is another afterwards."""
        before, changes = await self.everything(), self.changes
        try:
            await change
        except Refused as refused:
            assert await self.everything() == before
            assert self.changes == changes
            return refused
        raise AssertionError("nobody refused")

    async def reason(self, change: Any) -> RefusalReason:
        return (await self.refused(change)).reason


def state_of(game: Game) -> State:
    assert game.state is not None
    return game.state


def random_action(game: Game, chance: random.Random) -> Action:
    """Return what the host draws, or any legal action of who is asked."""
    state = state_of(game)
    action = table_action(state, game.row.seed)
    if action is not None:
        return action
    if state.phase is Phase.CUT:
        return default_cut(state, game.row.seed)
    return chance.choice(legal_actions(state, decisions(state)[0].actor))


@asynccontextmanager
async def evening_in(folder: Path) -> AsyncIterator[Evening]:
    async with with_people(folder, NAMES) as (database, people, server):
        yield Evening(database, ManualClock(), people, server)


# Who is asked, and what they agree to ------------------------------------------------------------

FULL = 390.0
"""seconds of a usual turn with a whole bank"""


def turn(game: Game) -> int:
    decision = game.decision()
    assert decision is not None
    assert isinstance(decision.actor, int)
    return decision.actor


async def ask(evening: Evening, game: Game) -> Game:
    """The question reaches whoever is asked."""
    await evening.clocks.start(game.id)
    return await evening.load(game.id)


async def answer(evening: Evening, game: Game) -> Game:
    game = await evening.load(game.id)
    return (await evening.act(game, legal_actions(state_of(game), turn(game))[0])).game


def waiting(game: Game) -> set[str]:
    """The names of who has not agreed."""
    return {holder.name for holder in game.seats if holder and not holder.agreed}


async def change(evening: Evening, game: Game, option: str, value: Any, who: str = "Anna") -> Game:
    return await evening.lobby.change_option(game.id, evening.people[who], option, value)


# A host at work on a clock that a test hands it -------------------------------------------------


class Hosted:
    """A host at work, and time that passes."""

    def __init__(self, evening: Evening, tables: Tables) -> None:
        self.evening = evening
        self.tables = tables
        self.work = asyncio.create_task(tables.host.run())

    async def settle(self) -> None:
        """Until nothing is due; whatever ended the host is raised here."""
        settled = asyncio.create_task(self.tables.host.settled())
        await asyncio.wait({settled, self.work}, return_when=asyncio.FIRST_COMPLETED)
        if self.work.done():
            self.work.result()
        await settled

    async def wait(self, seconds: float, step: float = 0.5) -> None:
        """Time passes, with everything done that falls due."""
        await self.settle()
        until = self.evening.clock.now() + seconds
        while (left := until - self.evening.clock.now()) > 0:
            await self.evening.clock.advance(min(step, left))
            await self.settle()

    async def leap(self, seconds: float) -> None:
        """The same at once: where days pass, somebody would look every few minutes."""
        await self.settle()
        await self.evening.clock.leap(seconds)
        await self.settle()

    async def wait_for(self, game_id: int, phase: Phase) -> Game:
        while state_of(game := await self.tables.load(game_id)).phase is not phase:
            await self.wait(1)
        return game

    async def wait_for_the_end(self, game_id: int) -> Game:
        for _ in range(5000):
            await self.wait(1, step=1)
            game = await self.tables.load(game_id)
            if game.row.status == "over":
                return game
        raise AssertionError(f"game {game_id} does not end")


@asynccontextmanager
async def hosted(evening: Evening, tables: Tables | None = None) -> AsyncIterator[Hosted]:
    at_work = Hosted(evening, tables or evening.tables)
    try:
        yield at_work
    finally:
        at_work.work.cancel()
        await asyncio.wait({at_work.work})


# Machines of hypothesis --------------------------------------------------------------------------


def machine(kind: type[RuleBasedStateMachine], examples: int, steps: int) -> None:
    """Let it run so often, always the same way."""
    options = settings(
        max_examples=examples, stateful_step_count=steps, deadline=None, derandomize=True
    )
    run_state_machine_as_test(kind, settings=options)


class EveningMachine(RuleBasedStateMachine):
    """Call `begin_evening` first of all, in a step that is an `initialize`."""

    def begin_evening(self) -> None:
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        folder = self.stack.enter_context(TemporaryDirectory())
        self.evening: Evening = self.do(self.stack.enter_async_context(evening_in(Path(folder))))

    def teardown(self) -> None:
        if hasattr(self, "runner"):
            self.do(self.stack.aclose())
            self.runner.close()

    def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self.runner.run(work)
