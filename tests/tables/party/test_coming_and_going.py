"""Anybody does anything with the seats of a party and writes notes there, in any order, step by
step beside a model."""

import random
from collections.abc import Coroutine
from typing import Any, NamedTuple

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    initialize,
    invariant,
    precondition,
    rule,
)

from bot.rules import TABLE, Effect, decisions
from bot.storage.delivery.subjects import Subject
from bot.storage.games import games, notes
from bot.tables import Game, MadeBy, RefusalReason
from bot.tables.game import HEARD
from bot.tables.options import TEMPOS
from bot.tables.party.notes import CARD_OR_CALL
from tests.examples import sampled
from tests.tables.evening import FRENCH, NAMES, EveningMachine, machine, random_action, state_of
from tests.tables.party.test_seats import messages_of

SITTING = (*NAMES[:3], None)
HOST = "Anna"
seats = st.integers(0, 3)
names = st.sampled_from(NAMES)
chances = st.integers(0, 2**32)


class Seat(NamedTuple):
    """The model's knowledge of a seat."""

    name: str | None
    away: bool = False
    offered: bool = False
    wants_end: bool = False
    note: str | None = None


class ComingAndGoing(EveningMachine):
    """One party of three people and a robot, with a day for each turn; two more stand around it."""

    @initialize()
    def begin(self) -> None:
        self.begin_evening()
        game = self.do(self.evening.open(dict(enumerate(SITTING)), FRENCH))
        lobby, people, self.id = self.evening.lobby, self.evening.people, game.id
        slow = self.do(lobby.use_tempo(game.id, people[HOST], TEMPOS["day"]))
        for name in SITTING[1:3]:
            self.do(lobby.agree(game.id, people[str(name)], slow.mark))
        game = self.do(lobby.start(game.id, people[HOST]))
        self.seats = [Seat(name) for name in SITTING]
        self.paused = False
        self.ended = False
        self.gone: dict[str, tuple[int, str]] = {}
        self.notes: list[tuple[int | None, str, str]] = []
        self.events = 0
        self.version = game.row.version

    def seat_of(self, name: str) -> int | None:
        return next((n for n, seat in enumerate(self.seats) if seat.name == name), None)

    def set(self, seat: int, **values: Any) -> None:
        self.seats[seat] = self.seats[seat]._replace(**values)

    def expect(self, why: RefusalReason | None, work: Coroutine[Any, Any, Game]) -> bool:
        """Tell whether it may be done; the program must be of the same opinion."""
        if self.ended:
            why = RefusalReason.PARTY_OVER
        if why is not None:
            assert self.do(self.evening.reason(work)) is why
            return False
        self.do(work)
        return True

    # What people do ------------------------------------------------------------------------------

    @rule(name=names)
    def leave(self, name: str) -> None:
        seat = self.seat_of(name)
        why = RefusalReason.NO_SEAT if seat is None else None
        work = self.evening.seats.leave(self.id, self.evening.people[name])
        if self.expect(why, work) and seat is not None and not self.seats[seat].away:
            self.set(seat, away=True, wants_end=False)

    @rule(name=names)
    def back(self, name: str) -> None:
        seat = self.seat_of(name)
        why = RefusalReason.NO_SEAT if seat is None else None
        work = self.evening.seats.back(self.id, self.evening.people[name])
        if self.expect(why, work) and seat is not None and self.seats[seat].away:
            self.set(seat, away=False, offered=False)

    @rule(name=names, manages=st.booleans(), seat=seats, offered=st.booleans())
    def offer(self, name: str, manages: bool, seat: int, offered: bool) -> None:
        own, there = self.seat_of(name), self.seats[seat]
        why = None
        if own != seat:
            if own is None and not manages and name != HOST:
                why = RefusalReason.NO_SEAT
            elif there.name is not None and not there.away:
                why = RefusalReason.SEAT_NOT_YOURS
        asker = self.evening.asker(name, manages=manages)
        change = self.evening.seats.offer(self.id, asker, seat, wanted=offered)
        if self.expect(why, change):
            self.set(seat, offered=offered)

    @rule(name=names, seat=seats)
    def take(self, name: str, seat: int) -> None:
        own, there = self.seat_of(name), self.seats[seat]
        work = self.evening.seats.take(self.id, self.evening.people[name], seat)
        if self.expect(self.why_not_take(name, own, seat), work):
            if own == seat:
                self.set(seat, away=False, offered=False)
                return
            if there.name is not None:
                self.gone[there.name] = seat, "left" if there.away else "replaced"
            self.seats[seat] = Seat(name)

    def why_not_take(self, name: str, own: int | None, seat: int) -> RefusalReason | None:
        there, gone = self.seats[seat], self.gone.get(name)
        if own is not None:
            return None if own == seat else RefusalReason.SITS_ALREADY
        if there.name is not None and not there.offered:
            return RefusalReason.SEAT_KEPT if there.away else RefusalReason.SEAT_TAKEN
        if gone is None:
            return None
        if gone[1] == "removed":
            return RefusalReason.REMOVED
        return None if gone[0] == seat else RefusalReason.OTHER_SEAT_SEEN

    @rule(name=names, manages=st.booleans(), seat=seats, who=names)
    def remove(self, name: str, manages: bool, seat: int, who: str) -> None:
        why = None
        if not manages and name != HOST:
            why = RefusalReason.NOT_IN_CHARGE
        elif self.seats[seat].name != who:
            why = RefusalReason.SEAT_CHANGED
        work = self.evening.seats.remove(
            self.id, self.evening.asker(name, manages=manages), seat, self.evening.people[who]
        )
        if self.expect(why, work):
            self.gone[who] = seat, "removed"
            self.seats[seat] = Seat(None, offered=True)

    @rule(name=names, manages=st.booleans(), pause=st.booleans())
    def pause(self, name: str, manages: bool, pause: bool) -> None:
        why = None if manages or name == HOST else RefusalReason.NOT_IN_CHARGE
        pausing = self.evening.pausing
        change = pausing.pause if pause else pausing.resume
        if self.expect(why, change(self.id, self.evening.asker(name, manages=manages))):
            self.paused = pause

    @rule(name=names)
    def ask(self, name: str) -> None:
        seat = self.seat_of(name)
        why = RefusalReason.NO_SEAT if seat is None else None
        work = self.evening.ending.ask(self.id, self.evening.people[name])
        if self.expect(why, work) and seat is not None:
            self.set(seat, wants_end=True)
            self.ended = all(
                any(each.wants_end for each in self.seats[team::2])
                or not any(each.name and not each.away for each in self.seats[team::2])
                for team in (0, 1)
            )

    @rule(name=names, text=st.sampled_from(["", "Hm", "Sorry, no *trump*"]))
    def write(self, name: str, text: str) -> None:
        seat, why = self.seat_of(name), None
        if seat is None:
            why = RefusalReason.NO_SEAT
        elif sum(bool(each.name) for each in self.seats) < 2:
            why = RefusalReason.NO_NOTES
        work = self.evening.tables.notes.write(self.id, self.evening.people[name], text)
        if self.expect(why, work) and seat is not None:
            self.set(seat, note=text or None)

    @rule(name=names)
    def play_on(self, name: str) -> None:
        why = RefusalReason.NO_SEAT if self.seat_of(name) is None else None
        work = self.evening.ending.play_on(self.id, self.evening.people[name])
        if self.expect(why, work):
            for seat in range(4):
                self.set(seat, wants_end=False)

    @rule(name=names, chance=chances)
    def close(self, name: str, chance: int) -> None:
        """Seldom by who may: a party that is closed is no fun any more."""
        manages = chance % 8 == 0
        why = None if manages else RefusalReason.NOT_IN_CHARGE
        if name != HOST:
            asker = self.evening.asker(name, manages=manages)
            if self.expect(why, self.evening.ending.close(self.id, asker)):
                self.ended = True

    @precondition(lambda self: not self.ended)
    @rule(chance=chances, actions=st.integers(1, 40))
    def go_on(self, chance: int, actions: int) -> None:
        """Let whoever is asked act: a person themselves, a robot, or the host."""
        drawn = random.Random(chance)
        for _ in range(actions):
            game = self.game()
            if not decisions(state_of(game)):
                self.ended = True
                return
            action, decision = random_action(game, drawn), game.decision()
            assert decision
            holder = None if action.actor == TABLE else game.holder(int(action.actor))
            person = holder.person.id if holder and holder.person and not holder.away else None
            made_by = MadeBy.PLAYER if person else MadeBy.HOST
            work = self.evening.door.act(game.id, decision.key, action, made_by, person)
            if self.paused:
                assert self.do(self.evening.reason(work)) is RefusalReason.PAUSED
                return
            acted = self.do(work)
            self.events += 1
            if (
                holder
                and (note := self.seats[holder.seat].note)
                and isinstance(action, CARD_OR_CALL)
            ):
                self.notes.append((self.events, self.seats[holder.seat].name or "", note))
                self.set(holder.seat, note=None)
            if Effect.DEALT in acted.effects:  # the question was of the deal before
                for seat in range(4):
                    self.set(seat, wants_end=False)

    @precondition(lambda self: not self.ended)
    @rule(name=names, chance=chances)
    def act_for_another(self, name: str, chance: int) -> None:
        """Nobody acts for a seat that is not theirs, whatever seat they had before."""
        game = self.game()
        decision = game.decision()
        if decision is None or decision.actor in (TABLE, self.seat_of(name)):
            return
        action = random_action(game, random.Random(chance))
        work = self.evening.door.act(
            game.id, decision.key, action, MadeBy.PLAYER, self.evening.people[name]
        )
        assert self.do(self.evening.reason(work)) in {RefusalReason.NO_SEAT, RefusalReason.PAUSED}

    @rule()
    def restart(self) -> None:
        self.evening.use(self.evening.new_tables())

    # What must hold ------------------------------------------------------------------------------

    def game(self) -> Game:
        return self.do(self.evening.load(self.id))

    @invariant()
    def the_seats_are_the_models(self) -> None:
        game = self.game()
        seats = [
            Seat(each.person.name if each.person else None, each.away, each.offered, note=each.note)
            for each in game.seats
            if each
        ]
        assert seats == [each._replace(wants_end=False) for each in self.seats]
        people = [each.name for each in seats if each.name]
        assert len(people) == len(set(people))
        if not self.ended:
            assert [each and each.wants_end for each in game.seats] == [
                each.wants_end for each in self.seats
            ]
        assert game.events == self.events
        assert game.row.version >= self.version
        self.version = game.row.version

    @invariant()
    def each_note_is_read_for_two_rounds_while_its_writer_sits_there(self) -> None:
        found = self.do(self.evening.database.ask(notes.left_after, self.id, 0))
        assert [(each.number, each.name, each.text) for each in found] == self.notes
        game = self.game()
        if len(game.people) > 1:
            assert [(each.number, each.name, each.text) for each in game.fresh_notes] == [
                each
                for each in self.notes
                if self.events - HEARD < (each[0] or 0) and self.seat_of(each[1]) is not None
            ]

    @invariant()
    def only_whoever_holds_a_seat_sees_its_cards(self) -> None:
        game = self.game()
        for seat, model in enumerate(self.seats):
            person = self.evening.people[model.name] if model.name else None
            for row in self.do(messages_of(self.evening, game, seat)):
                if row.subject in (Subject.HAND, Subject.PEEK) and not row.closing:
                    assert row.person_id == person

    @invariant()
    def whoever_has_given_up_a_seat_is_remembered(self) -> None:
        for name, (seat, why) in self.gone.items():
            departed = self.do(self.departure(name))
            assert departed is not None
            assert (departed.seat, departed.why) == (seat, why)

    async def departure(self, name: str) -> Any:
        return await self.evening.database.ask(
            games.find_departure, self.id, self.evening.people[name]
        )


@pytest.mark.parametrize("examples", sampled([5, 40], every=2))
def test_anybody_does_anything_with_the_seats(examples: int) -> None:
    machine(ComingAndGoing, examples, steps=40)
