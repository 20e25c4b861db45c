"""Many tables as an evening would leave them: each somewhere in the middle of its first deal.

They are written into the database and into the loopback at once; to click together a thousand of
them would take longer than to measure them.
"""

import random
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import SystemClock
from bot.people.puzzles import day_of
from bot.rules import (
    TABLE,
    Action,
    Phase,
    Ruleset,
    State,
    apply,
    decision_for,
    decisions,
    default_cut,
    find_preset,
    legal_actions,
    start,
    table_action,
)
from bot.sandbox import Person, Sandbox
from bot.sandbox.messages import posting
from bot.sandbox.messages.messages import Body
from bot.sandbox.server import channels
from bot.sandbox.world import DM, PUBLIC_THREAD, Channel
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.engine.database import Database
from bot.storage.engine.engines import engine_of
from bot.storage.engine.schema import GameEvent, PuzzleRow
from bot.storage.games import games
from bot.storage.people import people, puzzles, servers
from bot.tables import Game, MadeBy, Opening, Pace, Tables, new_seed
from bot.tables.options import Tempo
from tests.tools.bench._evening import Evening

RULES = find_preset("french")
CALM = Tempo(3500.0)
"""nobody is warned or replaced while it is measured elsewhere"""
LONGEST = 34
"""actions that were made at the most; a deal has some 38"""
COMPONENTS_V2 = 1 << 15


async def started(evening: Evening, where: str, count: int) -> list[str]:
    """Fill a new database; gives the games' ids. The messages of those who are next lag."""
    database = await engine_of(where).open()
    try:
        await _find_puzzles(database)
        return [await _Table(evening, database, number).make() for number in range(count)]
    finally:
        await database.close()


async def _find_puzzles(database: Database) -> None:
    """Write those of today and tomorrow: to seek them once a day is no part of what is measured."""
    today = day_of(SystemClock().now())
    async with database.write() as connection:
        for day in (today, today + 1):
            await puzzles.add(connection, day, PuzzleRow("french", "cards", b"", (), 0, ()))


class _Table:
    def __init__(self, evening: Evening, database: Database, number: int) -> None:
        self.evening = evening
        self.sandbox: Sandbox = evening.sandbox
        self.database = database
        self.number = number
        self.chance = random.Random(number)
        self.tables = Tables(database, SystemClock(), Pace(robot_delay=0), entropy=new_seed)

    async def make(self) -> str:
        belote = self.sandbox.channel("belote")
        seated = [self.sandbox.add_person(f"seated{self.number}x{seat}") for seat in range(4)]
        async with self.database.write() as connection:
            server = await servers.meet(connection, int(self.sandbox.guild.id))
            await servers.change(connection, server.id, most_tables=1_000_000)
            ids = [await self._met(connection, each) for each in seated]
        opening = Opening(server.id, int(belote.id), ids[0], "en", "french", RULES, tempo=CALM)
        game = await self.tables.lobby.open(opening, dict(enumerate(ids)))
        game = await self.tables.lobby.start(game.id, ids[0])
        game = await self._play(game, ids)
        await self._show(game, belote, seated)
        return str(game.id)

    async def _met(self, connection: AsyncConnection, person: Person) -> int:
        """Somebody who has clicked before: all that a click tells of them is there."""
        name, dm = person.name, int(self._dm(person).id)
        return (await people.meet(connection, int(person.id), name, "en-US", 0.0, dm)).id

    async def _play(self, game: Game, ids: list[int]) -> Game:
        """All but the last action are written as they are; the last goes through the door."""
        actions = _actions(RULES, game.row.seed, self.chance)
        now = self.tables.clock.now()
        events = [
            GameEvent(number, decision, str(action), _made_by(action), _person(action, ids), now)
            for number, (decision, action) in enumerate(actions[:-1], 1)
        ]
        async with self.database.write() as connection:
            for event in events:
                await games.add_event(connection, game.id, event)
            version = game.row.version + len(events)
            await games.change(connection, game.id, version=version, events=len(events))
        decision, action = actions[-1]
        acted = await self.tables.door.act(
            game.id, decision, action, _made_by(action), _person(action, ids)
        )
        return acted.game

    async def _show(self, game: Game, belote: Channel, seated: list[Person]) -> None:
        lobby = self._post(belote)
        thread = channels.open_thread(
            self.sandbox,
            belote,
            name=f"Table {self.number}",
            kind=PUBLIC_THREAD,
            owner_id=self.sandbox.world.bot_id,
            thread_id=lobby,
        )
        self.evening.threads[thread.id] = str(game.id)
        async with self.database.write() as connection:
            await games.change(connection, game.id, thread_id=int(thread.id))
            version = game.row.version
            for seat, person in enumerate(seated):
                dm = self.sandbox.world.channels[self.sandbox.world.dms[person.id]]
                asked = any(each.actor == seat for each in game.waits())
                await self._row(connection, game, Subject.HAND, seat, dm, version - asked)
            await self._row(connection, game, Subject.TABLE, TABLE_VIEWER, thread, version)
            values = {"message_id": int(lobby), "channel_id": int(belote.id)}
            row = await messages.find(connection, game.id, Subject.LOBBY, TABLE_VIEWER)
            assert row is not None
            await messages.show(connection, row, row.wanted, **values)

    async def _row(
        self, connection: Any, game: Game, subject: Subject, viewer: int, place: Channel, shown: int
    ) -> None:
        """A message that shows `shown` of the game already."""
        holder = game.seats[viewer] if viewer >= 0 else None
        person = holder.person.id if holder and holder.person else None
        wanted = messages.Wanted(subject, viewer, game.deal, 0, person_id=person)
        await messages.want(connection, game.id, game.row.version, [wanted])
        row = await messages.find(connection, game.id, subject, viewer, game.deal)
        assert row is not None
        stands = {"message_id": int(self._post(place)), "channel_id": int(place.id)}
        await messages.show(connection, row, shown, **stands, events=game.events)

    def _dm(self, person: Person) -> Channel:
        """Not one of the fifty a bot may open in ten minutes: it was opened long ago."""
        world = self.sandbox.world
        channel = Channel(self.sandbox.ids.next(), DM, recipients=[person.id])
        world.channels[channel.id] = channel
        world.dms[person.id] = channel.id
        return channel

    def _post(self, channel: Channel) -> str:
        text = [{"type": 10, "id": 1, "content": "as it was"}]
        body = Body("", text, {}, set(), COMPONENTS_V2, None)
        return posting.post(self.sandbox, channel, self.sandbox.world.bot_id, body).id


def _actions(rules: Ruleset, seed: bytes, chance: random.Random) -> list[tuple[str, Action]]:
    """A random number of random actions, each with the decision it answers: to a person's turn."""
    state, actions = start(rules), list[tuple[str, Action]]()
    wanted = chance.randrange(4, LONGEST)
    while len(actions) < wanted or not _is_somebodys_turn(state):
        action = _next(state, seed, chance)
        decision = decision_for(state, action)
        assert decision is not None
        actions.append((decision.key, action))
        state = apply(state, action).state
    return actions


def _next(state: State, seed: bytes, chance: random.Random) -> Action:
    if state.phase is Phase.CUT:
        return default_cut(state, seed)
    actor = decisions(state)[0].actor
    if actor == TABLE:
        action = table_action(state, seed)
        assert action is not None
        return action
    return chance.choice(legal_actions(state, actor))


def _is_somebodys_turn(state: State) -> bool:
    return state.phase in (Phase.CALL, Phase.PLAY) and decisions(state)[0].actor != TABLE


def _made_by(action: Action) -> MadeBy:
    return MadeBy.PLAYER if isinstance(action.actor, int) else MadeBy.HOST


def _person(action: Action, ids: list[int]) -> int | None:
    return ids[action.actor] if isinstance(action.actor, int) else None
