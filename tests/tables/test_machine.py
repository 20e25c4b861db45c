"""Lobbies and parties through the tables, step by step beside a model made of the rules alone."""

import random
from collections.abc import Coroutine
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    initialize,
    invariant,
    precondition,
    rule,
)

from bot.rules import IllegalAction, State, apply, decisions, start
from bot.tables import Game, RefusalReason, Refused
from tests.examples import sampled
from tests.tables.evening import NAMES, ONE_DEAL, SEED, EveningMachine, machine, random_action
from tests.tables.party.test_door import every_action

seats = st.integers(0, 3)
names = st.sampled_from(NAMES)
chances = st.integers(0, 2**32)


class TablesBesideTheRules(EveningMachine):
    """One table: `sitting` and `state` are what must be there."""

    @initialize(begun=st.booleans(), seat=seats)
    def open_a_table(self, begun: bool, seat: int) -> None:
        self.begin_evening()
        self.id = self.do(self.evening.open({}, ONE_DEAL)).id
        self.sitting: dict[int, str | None] = {}
        self.state: State | None = None
        self.version = 1
        self.played = 0
        if begun:
            self.sit("Anna", seat)
            self.fill()
            self.begin("Anna")

    def refused(self, work: Coroutine[Any, Any, Any]) -> RefusalReason:
        return self.do(self.evening.reason(work))

    def person(self, name: str) -> int:
        return self.evening.people[name]

    def seat_of(self, name: str) -> int | None:
        return next((seat for seat, who in self.sitting.items() if who == name), None)

    # The lobby ---------------------------------------------------------------------------------

    @precondition(lambda self: self.state is None)
    @rule(name=names, seat=seats)
    def sit(self, name: str, seat: int) -> None:
        change = self.evening.lobby.sit(self.id, self.person(name), seat)
        if self.sitting.get(seat) not in (None, name):
            assert self.refused(change) is RefusalReason.SEAT_TAKEN
        else:
            self.do(change)
            if self.sitting.get(seat) != name:
                self.sitting = {at: who for at, who in self.sitting.items() if who != name}
                self.sitting[seat] = name
                self.version += 1

    @precondition(lambda self: self.state is None)
    @rule(name=names)
    def leave(self, name: str) -> None:
        change = self.evening.lobby.leave(self.id, self.person(name))
        seat = self.seat_of(name)
        if seat is None:
            assert self.refused(change) is RefusalReason.NO_SEAT
        else:
            self.do(change)
            del self.sitting[seat]
            self.version += 1

    @precondition(lambda self: self.state is None)
    @rule(seat=seats)
    def robot(self, seat: int) -> None:
        change = self.evening.lobby.seat_robot(self.id, self.person("Anna"), seat)
        if self.sitting.get(seat) is not None:
            assert self.refused(change) is RefusalReason.SEAT_TAKEN
            return
        self.do(change)
        self.version += 1
        if seat in self.sitting:
            del self.sitting[seat]
        else:
            self.sitting[seat] = None

    @precondition(lambda self: self.state is None)
    @rule()
    def fill(self) -> None:
        self.do(self.evening.lobby.fill_with_robots(self.id, self.person("Anna")))
        self.version += len(self.sitting) < 4
        self.sitting = {seat: self.sitting.get(seat) for seat in range(4)}

    @precondition(lambda self: self.state is None)
    @rule(first=seats, second=seats, name=names)
    def swap(self, first: int, second: int, name: str) -> None:
        change = self.evening.lobby.swap(self.id, self.person(name), first, second)
        if name != "Anna":
            assert self.refused(change) is RefusalReason.NOT_HOST
            return
        self.do(change)
        pair = {first: second, second: first}
        after = {pair.get(seat, seat): who for seat, who in self.sitting.items()}
        self.version += after != self.sitting
        self.sitting = after

    @precondition(lambda self: self.state is None)
    @rule(name=names)
    def begin(self, name: str) -> None:
        change = self.evening.lobby.start(self.id, self.person(name))
        if len(self.sitting) < 4:
            assert self.refused(change) is RefusalReason.SEATS_EMPTY
        elif set(self.sitting.values()) == {None}:
            assert self.refused(change) is RefusalReason.NOBODY_SITS
        elif name != "Anna" and self.seat_of(name) is None:
            assert self.refused(change) is RefusalReason.NO_SEAT
        else:
            self.do(change)
            self.state = start(ONE_DEAL)
            self.version += 1

    # The party ---------------------------------------------------------------------------------

    @precondition(lambda self: self.state is not None)
    @rule(chance=chances, actions=st.integers(1, 30))
    def go_on(self, chance: int, actions: int) -> None:
        """Legal actions, each on the decision that is open."""
        drawn = random.Random(chance)
        for _ in range(actions):
            game = self.do(self.evening.load(self.id))
            assert self.state is not None
            if not decisions(self.state):
                return
            action = random_action(game, drawn)
            acted = self.do(self.evening.act(game, action))
            applied = apply(self.state, action)
            assert acted.effects == applied.effects
            self.state = applied.state
            self.version += 1
            self.played += 1

    @precondition(lambda self: self.state is not None)
    @rule(chance=chances, seat=seats)
    def try_anything(self, chance: int, seat: int) -> None:
        """Any action of any seat on the open decision: the rules and the door agree."""
        assert self.state is not None
        game = self.do(self.evening.load(self.id))
        action = random.Random(chance).choice(every_action(seat))
        if not decisions(self.state):
            assert self.refused(self.evening.act(game, action, "x")) is RefusalReason.PARTY_OVER
            return
        try:
            expected = apply(self.state, action).state
        except IllegalAction as illegal:
            self.check_refused(game, action, illegal)
        else:
            self.do(self.evening.act(game, action))
            self.state = expected
            self.version += 1
            self.played += 1

    def check_refused(self, game: Game, action: Any, illegal: IllegalAction) -> None:
        assert self.state is not None
        before = self.do(self.evening.everything())
        with pytest.raises((Refused, IllegalAction)) as refused:
            self.do(self.evening.act(game, action))
        if decisions(self.state)[0].actor != action.actor:
            assert refused.value.reason is RefusalReason.NOT_YOUR_TURN
        else:
            assert isinstance(refused.value, IllegalAction)
            assert refused.value.reason is illegal.reason
            assert (refused.value.rule, refused.value.instead) == (illegal.rule, illegal.instead)
        assert self.do(self.evening.everything()) == before

    @rule()
    def restart(self) -> None:
        self.evening.tables = self.evening.new_tables()
        self.evening.lobby = self.evening.tables.lobby
        self.evening.door = self.evening.tables.door

    # What must hold ----------------------------------------------------------------------------

    @invariant()
    def the_game_is_the_model(self) -> None:
        game = self.do(self.evening.load(self.id))
        sitting = {
            each.seat: each.person.name if each.person else None for each in game.seats if each
        }
        assert sitting == self.sitting
        assert game.state == self.state
        assert (game.row.version, game.events, game.row.seed) == (self.version, self.played, SEED)
        over = self.state is not None and not decisions(self.state)
        expected = "lobby" if self.state is None else "over" if over else "playing"
        assert game.row.status == expected


@pytest.mark.parametrize("examples", sampled([8, 60], every=2))
def test_the_tables_do_as_the_rules_do(examples: int) -> None:
    machine(TablesBesideTheRules, examples, steps=25)
