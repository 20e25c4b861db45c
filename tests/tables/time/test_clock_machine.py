"""A party and its clocks, step by step beside a model: whoever acts, thinks, goes or comes back."""

import asyncio
import random

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    initialize,
    invariant,
    precondition,
    rule,
)

from bot.rules import legal_actions
from bot.storage.engine.schema import GameEvent
from bot.storage.games import games
from bot.tables import Game, Holder, MadeBy, Tempo
from bot.tables.options import TEMPOS
from bot.tables.time.pace import AWAY_AFTER, next_appointment, own_decision
from tests.tables.evening import FRENCH, EveningMachine, Hosted, machine, state_of

PEOPLE = {0: "Anna", 1: "Ben", 2: "Cléo", 3: None}
STEP = 5.0
"""seconds that pass at once"""
waits = st.floats(0.5, 150)
chances = st.integers(0, 2**32)


class ClocksBesideAModel(EveningMachine):
    """Three people and a robot. `banks`, `missed` and `away` are what must be there."""

    @initialize(name=st.sampled_from(("lively", "usual", "calm")))
    def start_a_party(self, name: str) -> None:
        self.begin_evening()
        self.tempo: Tempo = TEMPOS[name]
        self.banks = dict.fromkeys(range(3), self.tempo.bank)
        self.missed = dict.fromkeys(range(3), 0)
        self.away: set[int] = set()
        self.since: float | None = None
        """since when the clock of whoever is asked runs"""
        self.seen = 0
        """events that the model knows"""
        self.do(self.begin())

    async def begin(self) -> None:
        self.host = Hosted(self.evening, self.evening.tables)
        game = await self.evening.open(PEOPLE, FRENCH)
        anna = self.evening.anna
        game = await self.evening.tables.lobby.use_tempo(game.id, anna, self.tempo)
        for who in ("Ben", "Cléo"):
            await self.evening.tables.lobby.agree(game.id, self.evening.people[who], game.mark)
        game = await self.evening.lobby.start(game.id, anna)
        self.id = game.id
        await self.host.wait(15)
        await self.look()

    def teardown(self) -> None:
        if hasattr(self, "runner"):
            self.do(self.stop())
        super().teardown()

    async def stop(self) -> None:
        self.host.work.cancel()
        await asyncio.wait({self.host.work})

    async def game(self) -> Game:
        return await self.evening.load(self.id)

    async def events(self) -> list[GameEvent]:
        return await self.evening.database.ask(games.find_events, self.id)

    async def asked(self) -> Holder | None:
        """Return who thinks in their own time."""
        game = await self.game()
        if game.row.status != "playing":
            return None
        return next((each for each in game.people if own_decision(game, each.seat)), None)

    async def look(self) -> None:
        """Do what has happened since the model looked: time-outs at their moment, and robots."""
        for event in (await self.events())[self.seen :]:
            self.seen += 1
            seat = int(event.action[0]) if event.action[0].isdigit() else None
            own = event.action.partition(" ")[2].split()[0] in ("pass", "take", "play")
            if seat in self.banks and own:
                self.learn(seat, event)

    def learn(self, seat: int, event: GameEvent) -> None:
        match event.made_by:
            case MadeBy.CLOCK:
                assert self.since is not None
                late = event.at - self.since - self.tempo.turn - self.banks[seat]
                assert 0 <= late <= STEP
                self.banks[seat] = 0.0
                self.missed[seat] += 1
                if self.missed[seat] >= AWAY_AFTER:
                    self.away.add(seat)
            case MadeBy.ROBOT:
                assert seat in self.away
            case MadeBy.PLAYER:
                assert self.since is not None
                over = event.at - self.since - self.tempo.turn
                self.banks[seat] = max(0.0, self.banks[seat] - max(0.0, over))
                self.missed[seat] = 0
            case _:
                return  # the last card plays itself
        self.since = None

    # What may happen -----------------------------------------------------------------------------

    @rule()
    def deliver(self) -> None:
        """The question reaches whoever is asked; again changes nothing."""
        self.do(self.delivered())

    async def delivered(self) -> None:
        asked, game = await self.asked(), await self.game()
        await self.evening.clocks.start(self.id)
        if asked is not None and self.since is None:
            trick = (game.row.trick_at or 0.0) + self.evening.pace.trick_pause
            self.since = max(self.evening.clock.now(), trick)
        await self.host.settle()
        await self.look()

    @rule(seconds=waits, delivered=st.booleans())
    def think(self, seconds: float, delivered: bool) -> None:
        """Time passes; at the most one question is answered in it."""
        self.do(self.passing(seconds, delivered))

    async def passing(self, seconds: float, delivered: bool) -> None:
        until = self.evening.clock.now() + seconds
        while (left := until - self.evening.clock.now()) > 0:
            if delivered:
                await self.delivered()
            await self.host.wait(min(left, STEP), step=STEP)
            if not delivered and self.since is None and await self.asked():
                game = await self.game()
                # What is not delivered starts after ten minutes by itself.
                self.since = next((e.clock_from for e in game.people if e.clock_from), None)
            await self.look()

    @precondition(lambda self: self.since is not None)
    @rule(chance=chances, after=st.floats(0, 60))
    def act(self, chance: int, after: float) -> None:
        self.do(self.acting(random.Random(chance), after))

    async def acting(self, chance: random.Random, after: float) -> None:
        await self.host.wait(after, step=STEP)
        await self.look()
        asked, game = await self.asked(), await self.game()
        if asked is None or asked.clock_from is None:
            return
        await self.evening.act(game, chance.choice(legal_actions(state_of(game), asked.seat)))
        await self.look()
        await self.host.settle()

    @precondition(lambda self: self.away)
    @rule(data=st.data())
    def come_back(self, data: st.DataObject) -> None:
        self.do(self.back(data.draw(st.sampled_from(sorted(self.away)))))

    async def back(self, seat: int) -> None:
        if (await self.game()).row.status == "playing":
            await self.evening.seats.back(self.id, self.evening.people[PEOPLE[seat] or ""])
            self.away.discard(seat)
            self.missed[seat] = 0
            await self.host.settle()
            await self.look()

    @rule(seconds=st.floats(1, 7200), times=st.integers(1, 2))
    def offline(self, seconds: float, times: int) -> None:
        """Nothing happens meanwhile, and nobody loses any time."""
        self.do(self.outage(seconds, times))

    async def outage(self, seconds: float, times: int) -> None:
        host, before = self.evening.host, len(await self.events())
        for _ in range(times):
            host.stand_still()
            await self.evening.clock.advance(seconds)
            await self.host.settle()
        assert len(await self.events()) == before
        host.carry_on()
        await self.host.settle()
        if self.since is not None:
            moved = times * seconds
            assert self.since <= self.evening.clock.now()
            self.since = min(self.since + moved, self.evening.clock.now())
        await self.look()

    @rule(seconds=st.floats(1, 7200))
    def restart(self, seconds: float) -> None:
        self.do(self.restarted(seconds))

    async def restarted(self, seconds: float) -> None:
        await self.stop()
        await self.evening.clock.advance(seconds)
        self.evening.use(self.evening.new_tables())
        self.evening.host.stand_still(starting=True)
        self.host = Hosted(self.evening, self.evening.tables)
        self.evening.host.carry_on()
        await self.host.settle()
        if self.since is not None:
            self.since = self.evening.clock.now()
        await self.look()

    # What must hold ------------------------------------------------------------------------------

    @invariant()
    def the_seats_are_the_model(self) -> None:
        game = self.do(self.game())
        if game.row.status != "playing":
            return
        full = self.tempo.bank
        banks = {each.seat: full if each.bank is None else each.bank for each in game.people}
        for seat, bank in banks.items():
            assert abs(bank - self.banks[seat]) < 1e-3
            assert 0 <= bank <= full
        assert {each.seat: each.missed for each in game.people} == self.missed
        assert {each.seat for each in game.people if each.away} == self.away
        running = [each for each in game.people if each.clock_from is not None]
        since = [self.since] if self.since else []  # the model adds up seconds another way round
        assert [each.clock_from for each in running] == pytest.approx(since, abs=1e-3, rel=0)
        assert all(own_decision(game, each.seat) for each in running)

    @invariant()
    def nobody_blocks_the_party(self) -> None:
        """There is always a moment at which it goes on by itself."""
        game = self.do(self.game())
        if game.row.status == "playing":
            appointment = next_appointment(game, self.evening.pace)
            assert appointment is not None
            assert game.row.due_at == appointment.at
            longest = 1800 + self.tempo.turn + self.tempo.bank
            assert appointment.at <= self.evening.clock.now() + longest


def test_the_clocks_do_as_the_model_does() -> None:
    machine(ClocksBesideAModel, examples=6, steps=15)
