"""Two processes play at the same tables on one PostgreSQL server, all at once: nothing is lost,
nothing is doubled, and of two answers to one question one wins."""

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import ManualClock
from bot.rules import IllegalAction, Phase, decisions, default_cut, legal_actions, table_action
from bot.storage.delivery import messages
from bot.storage.engine.database import Database
from bot.storage.engine.engines import engine_of
from bot.storage.engine.statements import prepared
from bot.storage.games import games
from bot.storage.people import people
from bot.storage.upkeep.check import check
from bot.tables import Acted, Game, MadeBy, Refused, Tables
from bot.tables.delivery.outbox import Outbox
from tests.storage import servers
from tests.storage.databases import add_people, add_server
from tests.storage.far_server import FarServer
from tests.tables.evening import FOUR, NAMES, ONE_DEAL, Evening

pytestmark = pytest.mark.postgresql


class Processes(NamedTuple):
    """Two that share a database."""

    address: str
    evening: Evening
    databases: tuple[Database, Database]
    tables: tuple[Tables, Tables]


@pytest.fixture
async def processes() -> AsyncIterator[Processes]:
    address = servers.new_address()
    one, other = [await engine_of(address).open() for _ in range(2)]
    evening = Evening(one, ManualClock(), await met(one), await add_server(one))
    tables = evening.tables, Tables(other, evening.clock, evening.pace)
    yield Processes(address, evening, (one, other), tables)
    for each in (one, other):
        await each.close()


async def met(database: Database) -> dict[str, int]:
    return dict(zip([*NAMES], await add_people(database, *NAMES), strict=True))


async def act(tables: Tables, game: Game, chance: random.Random) -> Acted:
    """Any legal action in a game as it is known."""
    state = game.playing()
    decision = chance.choice(decisions(state))
    if isinstance(decision.actor, int):
        action = chance.choice(legal_actions(state, decision.actor))
        person = game.holder(decision.actor).person
        who = person and person.id
        return await tables.door.act(game.id, decision.key, action, MadeBy.PLAYER, who)
    action = table_action(state, game.seed) or default_cut(state, game.seed)
    return await tables.door.act(game.id, decision.key, action, MadeBy.HOST)


async def play(tables: Tables, game_id: int, chance: random.Random) -> tuple[list[Acted], int]:
    """A party to its end, whoever else acts in it meanwhile; what was done, and how often somebody
    else was sooner."""
    done, refused = list[Acted](), 0
    while (game := await tables.load(game_id)).row.status == "playing":
        try:
            done.append(await act(tables, game, chance))
        except (Refused, IllegalAction):
            refused += 1
    return done, refused


async def show(database: Database, tables: Tables, until: asyncio.Event) -> None:
    """Everything that lags is shown, and clocks begin, as one deliverer does it."""
    outbox = Outbox(database, tables.clocks)
    while not until.is_set():
        for row in await database.ask(messages.find_lagging):
            asks = None if row.game_id is None else await tables.load(row.game_id)
            if asks is not None and asks.state is None:
                asks = None
            async with outbox.showing(row):
                await outbox.shown(row, asks=asks if row.subject == "hand" else None)


async def test_many_play_in_two_processes(processes: Processes) -> None:
    evening, tables = processes.evening, processes.tables
    ids = [(await evening.started(FOUR, ONE_DEAL)).id for _ in range(3)]
    over = asyncio.Event()
    shown = asyncio.create_task(show(processes.databases[1], tables[1], over))
    played = await asyncio.gather(
        *(
            play(each, game_id, random.Random(game_id * 10 + number))
            for number, each in enumerate((*tables, *tables))
            for game_id in ids
        )
    )
    over.set()
    await shown
    done = [each for mine, _ in played for each in mine]
    said = {(each.game.id, each.game.events): each.game.row.version for each in done}
    assert len(said) == len(done)  # no number was given twice
    for game_id in ids:
        record = await processes.databases[0].ask(games.find_events, game_id)
        assert [each.number for each in record] == list(range(1, len(record) + 1))
        begun = len(record) - sum(of == game_id for of, _ in said)
        assert all((game_id, number) in said for number in range(begun + 1, len(record) + 1))
    assert sum(refused for _, refused in played) > 0  # or they would not have met
    assert check(engine_of(processes.address)).findings == ()


async def test_of_two_answers_one_wins(processes: Processes) -> None:
    game = await processes.evening.started()
    for turn in range(20):
        games_seen = [await each.load(game.id) for each in processes.tables]
        answers = await asyncio.gather(
            *(
                act(tables, seen, random.Random(turn * 2 + number))
                for number, (tables, seen) in enumerate(
                    zip(processes.tables, games_seen, strict=True)
                )
            ),
            return_exceptions=True,
        )
        assert sorted(isinstance(each, Refused | IllegalAction) for each in answers) in (
            [False, True],
            [False, False],  # the second was right still: somebody else was asked, too
        )
        numbers = [each.game.events for each in answers if isinstance(each, Acted)]
        assert len(set(numbers)) == len(numbers)


async def test_an_action_that_another_writer_came_before_is_looked_at_anew(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the lock of the game's row did not keep others out, its version does."""
    game = await processes.evening.started()
    unlocked = prepared(select(*games.GAME_COLUMNS).where(games.games.id == bindparam("_game")))
    monkeypatch.setattr(games, "LOCK", unlocked)
    answers = await asyncio.gather(
        *(act(each, game, random.Random(1)) for each in processes.tables), return_exceptions=True
    )
    done = [each for each in answers if isinstance(each, Acted)]
    assert len(done) == 1
    assert [each.reason for each in answers if isinstance(each, Refused)]
    record = await processes.databases[0].ask(games.find_events, game.id)
    assert [each.number for each in record] == list(range(1, len(record) + 1))


class Crossing:
    """Has two processes wait for each other: in the transaction of an action each changes the same
    two people, one of them in the opposite order."""

    def __init__(
        self, tables: Tables, order: list[int], language: str, both: asyncio.Barrier
    ) -> None:
        self.tries = 0
        self.language = language
        self._order, self._both = order, both
        self._check_open = tables.door._check_open
        door: Any = tables.door
        door._check_open = self.check_open

    async def check_open(self, connection: AsyncConnection, *of_action: Any) -> None:
        await self._check_open(connection, *of_action)
        self.tries += 1
        first, second = self._order
        await people.change(connection, first, language=self.language)
        await people.find(connection, second)  # so that the change was sent
        if self.tries == 1:
            await self._both.wait()
        await people.change(connection, second, language=self.language)


async def test_of_two_actions_that_wait_for_each_other_one_is_done_anew(
    processes: Processes,
) -> None:
    """The server ends one of them, before either has waited for a lock for too long: all of it is
    done again, what went with the action, too."""
    evening, both = processes.evening, asyncio.Barrier(2)
    order = [evening.people["Anna"], evening.people["Ben"]]
    games_seen = [await evening.started() for _ in processes.tables]
    crossings = [
        Crossing(tables, order[::turn], language, both)
        for tables, turn, language in zip(processes.tables, (1, -1), ("nl", "de"), strict=True)
    ]
    done = await asyncio.gather(
        *(
            act(tables, game, random.Random(1))
            for tables, game in zip(processes.tables, games_seen, strict=True)
        )
    )
    assert sorted(each.tries for each in crossings) == [1, 2]
    for before, after in zip(games_seen, done, strict=True):
        record = await processes.databases[0].ask(games.find_events, before.id)
        assert [each.number for each in record] == list(range(1, before.events + 2))
        assert after.game.events == before.events + 1
    [last] = [each for each in crossings if each.tries == 2]
    written = [await processes.databases[0].ask(people.find, each) for each in order]
    assert [each and each.language for each in written] == [last.language] * 2


async def test_an_action_is_two_trips_to_the_server_and_what_shows_it_two() -> None:
    async with FarServer(delay=0.0) as server:
        database = engine_of(server.url).lazily()
        evening = Evening(database, ManualClock(), await met(database), await add_server(database))
        game = await evening.go_on_to(await evening.started(), Phase.PLAY, random.Random(1))
        outbox, before = Outbox(database, evening.clocks), server.trips
        game = await evening.go_on(game, random.Random(1))
        assert server.trips == before + 2
        one, other, *_ = await database.ask(messages.find_lagging)
        before = server.trips
        async with outbox.showing(one), outbox.showing(other):
            await outbox.shown(one, asks=game)
            await outbox.shown(other, asks=game)
        assert server.trips == before + 2
        await database.close()


async def test_what_somebody_chooses_is_known_in_every_process(processes: Processes) -> None:
    """A game that nobody has touched meanwhile is known still, with people as they were."""
    game, other = await processes.evening.started(), processes.tables[1]
    known = await other.load(game.id)
    anna = known.holder(0).person
    assert anna is not None
    told = asyncio.Event()
    other.games.on_person(lambda _: told.set())
    await processes.databases[0].commit(people.change, anna.id, language="nl")
    await told.wait()
    person = (await other.load(game.id)).holder(0).person
    assert person is not None
    assert person.language == "nl"
