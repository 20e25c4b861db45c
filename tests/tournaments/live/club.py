"""A club that plays tournaments, without Discord: people, tables, a worker, time that passes."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import fields
from functools import partial
from inspect import unwrap
from itertools import chain, repeat
from pathlib import Path
from typing import Any

from sqlalchemy import text

from bot.clock import ManualClock
from bot.rules import Phase, Shuffle, find_preset, game_of, parse_action
from bot.storage.engine.schema import Person
from bot.storage.engine.tournament_schema import ResultRow, RoundRow
from bot.storage.games import games
from bot.storage.tournaments.rounds import AtTournament, TableRow
from bot.tables import Game
from bot.tournaments import Plan, plan_of
from bot.tournaments.live import Asker, Draft, Event, Refusal, TournamentRefused, Tournaments
from bot.tournaments.live.event import load_event
from bot.tournaments.live.registration import Registration
from tests.storage.databases import check_file, with_people
from tests.tables.evening import Evening, hosted

SEED = bytes(range(100, 132))
SECRET = bytes(range(150, 182))
HOUR = 3600.0


class Club:
    """Person 1 is the organiser and does not play; pair n are the people 2n and 2n + 1."""

    def __init__(self, evening: Evening, folder: Path) -> None:
        self.evening = evening
        self.file = folder / "club.db"
        self.clock = evening.clock
        self.chance = random.Random(5)
        self.boss = Asker(1, manages=True)
        self.id = 0
        self._begin()

    def _begin(self) -> None:
        self.tournaments = Tournaments(self.evening.tables, chain((SEED,), repeat(SECRET)).__next__)
        self.work = asyncio.create_task(self.tournaments.worker.run())

    @property
    def decide(self) -> Any:
        """All that its organiser may do with this tournament: `club.decide.pause()`."""
        return _Bound(self, self.boss, "organising", "verdicts")

    @property
    def do(self) -> Any:
        """All that people may do in this tournament: `club.do.enter(2)`."""
        return _Bound(self, None, "registration")

    async def stop(self) -> None:
        if self.id:
            await self._remembers_what_is_written()
        self.work.cancel()
        await asyncio.wait({self.work})

    async def _remembers_what_is_written(self) -> None:
        """Entries are not read anew for each look: they are what the file says nevertheless."""
        event = await self.tournaments.load(self.id)
        written = await self.evening.database.ask(load_event, self.id)
        assert (event.entries, event.members) == (written.entries, written.members)
        assert event.invitations == written.invitations
        known = self.tournaments._transactions._known.get(self.id)
        assert known is not None
        assert known.rounds == known.tables == known.results == ()

    async def checked(self) -> None:
        """It stops, and `check` finds nothing in what it has left behind."""
        await self.stop()
        assert check_file(self.file).findings == ()

    async def kill(self) -> None:
        """The program dies and begins anew from its file."""
        await self.stop()
        self.evening.use(self.evening.new_tables())
        self._begin()

    async def settle(self) -> Event:
        """Until nothing is due."""
        await self.worker_settles()
        return await self.tournaments.load(self.id)

    async def worker_settles(self) -> None:
        """Until nothing is due; whatever ended the worker is raised here."""
        settled = asyncio.create_task(self.tournaments.worker.settled())
        await asyncio.wait({settled, self.work}, return_when=asyncio.FIRST_COMPLETED)
        if self.work.done():
            self.work.result()
        await settled

    async def wait(self, seconds: float) -> Event:
        await self.settle()
        await self.clock.advance(seconds)
        return await self.settle()

    # A tournament --------------------------------------------------------------------------------

    def draft(self, **values: Any) -> Draft:
        """Registration for an hour, then half an hour of check-in; by default without."""
        plan = {"format": "concours", "rounds": 3, "deals": 1, "house": True, "final": "single"}
        of_plan = {each.name for each in fields(Plan)}
        plan |= {name: values.pop(name) for name in tuple(values) if name in of_plan}
        now = self.clock.now()
        usual = {"closes_at": now + HOUR, "starts_at": now + 1.5 * HOUR, "check_in": False}
        preset = values.pop("preset", "contest")
        rules = values.pop("rules", find_preset(preset))
        plan.setdefault("seated", game_of(rules).seats)
        return Draft("Friday", plan_of(**plan), preset, rules, 5, "fr", **(usual | values))

    async def create(self, **values: Any) -> Event:
        """One whose registration is open."""
        event = await self.tournaments.organising.create(
            self.evening.server, 1, self.draft(**values)
        )
        self.id = event.id
        return await self.tournaments.organising.open(event.id, self.boss)

    async def enter(self, first: int, second: int) -> None:
        """A pair that is complete."""
        await self.tournaments.registration.enter(self.id, first, partner=second)
        await self.agree(second)

    async def enter_pairs(self, pairs: int) -> None:
        """All of them at once, each as in `enter`."""
        desk = self.tournaments.registration
        enter, confirm = unwrap(Registration.enter), unwrap(Registration.confirm)
        async with desk.transactions.change(self.id) as change:
            for first in range(2, 2 * pairs + 2, 2):
                await enter(desk, change, first, partner=first + 1)
                [invitation] = change.event.asked_for(first + 1)
                await confirm(desk, change, invitation.id, first + 1)

    async def agree(self, person: int, **values: Any) -> Event:
        """Yes, to who has asked somebody first."""
        invitation, *_ = (await self.tournaments.load(self.id)).asked_for(person)
        confirm = self.tournaments.registration.confirm
        return await confirm(self.id, invitation.id, person, **values)

    async def decline(self, person: int) -> Event:
        """No, to who has asked somebody first."""
        invitation, *_ = (await self.tournaments.load(self.id)).asked_for(person)
        return await self.tournaments.registration.decline(self.id, invitation.id, person)

    async def started(self, pairs: int, **values: Any) -> Event:
        """A tournament of so many pairs whose first round is being played."""
        await self.create(**values)
        await self.enter_pairs(pairs)
        return await self.wait(2 * HOUR)

    # Playing -------------------------------------------------------------------------------------

    def open_tables(self, event: Event) -> list[TableRow]:
        return [each for each in event.tables if not event.is_settled(each)]

    async def game_of(self, table: TableRow) -> Game:
        assert table.game_id is not None
        return await self.evening.load(table.game_id)

    async def first_game(self) -> Game:
        """Return the game at the first table."""
        return await self.game_of((await self.tournaments.load(self.id)).tables[0])

    async def load(self, game: Game) -> Game:
        return await self.evening.load(game.id)

    async def go_on(self, game: Game, actions: int = 1) -> Game:
        return await self.evening.go_on(game, self.chance, actions)

    async def go_on_to(self, game: Game, phase: Phase) -> Game:
        return await self.evening.go_on_to(game, phase, self.chance)

    async def finish_deal(self, game: Game) -> Game:
        """The first deal of a game, by whoever is asked."""
        while game.state is not None and game.state.deals_done == 0:
            game = await self.go_on(game)
        return game

    async def robots_play(self) -> None:
        """All that the host of the tables does by itself."""
        async with hosted(self.evening) as host:
            await host.settle()

    async def sql(self, statement: str) -> None:
        async with self.evening.database.write() as connection:
            await connection.execute(text(statement))

    async def packs(self, game: Game) -> list[str]:
        """As they were shuffled for each board."""
        events = await self.evening.database.ask(games.find_events, game.id)
        actions = [parse_action(each.action) for each in events]
        return [str(each) for each in actions if isinstance(each, Shuffle)]

    async def play(self, tables: Iterable[TableRow]) -> Event:
        """Each of these tables to its end."""
        for each in tables:
            await self.evening.play_out(await self.game_of(each), self.chance)
        return await self.settle()

    async def play_round(self) -> Event:
        return await self.play(self.open_tables(await self.settle()))

    async def play_to_end(self) -> Event:
        """All rounds that are left."""
        event = await self.settle()
        while event.state == "running":
            await self.play_round()
            event = await self.wait(event.row.break_seconds)
        return event

    async def points(self) -> dict[int, Any]:
        """Return those of each entry, as they stand."""
        standings = await self.tournaments.standings(self.id)
        column = standings.columns.index("points")
        return {each.entry: each.values[column] for each in standings.places}

    async def refused(self, change: Any) -> Refusal:
        """`change` is refused, and no row of any table is another afterwards."""
        await self.worker_settles()  # it plans notifications about what was done before
        before = await self.evening.everything()
        try:
            await change
        except TournamentRefused as refused:
            assert await self.evening.everything() == before
            return refused.reason
        raise AssertionError("nobody refused")


def at(game: Game) -> AtTournament:
    """Return what a game knows of its tournament."""
    assert game.tournament is not None
    return game.tournament


def person_at(game: Game, seat: int) -> Person:
    person = game.holder(seat).person
    assert person is not None
    return person


def result_of(event: Event, table: TableRow) -> ResultRow:
    found = event.result_of(table)
    assert found is not None
    return found


def now(event: Event) -> RoundRow:
    """Return the round that is being played."""
    assert event.current is not None
    return event.current


class _Bound:
    """Changes of a club's tournament, whoever asks for them."""

    def __init__(self, club: Club, asker: Asker | None, *desks: str) -> None:
        self._before = (club.id,) if asker is None else (club.id, asker)
        self._desks = [getattr(club.tournaments, each) for each in desks]

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Event]]:
        return partial(
            next(getattr(e, name) for e in self._desks if hasattr(e, name)), *self._before
        )


@asynccontextmanager
async def club_in(folder: Path) -> AsyncIterator[Club]:
    names = [f"Person {number}" for number in range(1, 24)]
    async with with_people(folder, names) as (database, people, server):
        club = Club(Evening(database, ManualClock(), people, server), folder)
        try:
            yield club
        finally:
            await club.stop()
