"""The clocks of the players: how long somebody may still think. Pure: seconds from facts.

A seat's clock starts when the message that asks them is delivered. Whatever they need beyond the
time of a turn is taken from their bank; when both are used up, a robot plays that action.
"""

from enum import IntEnum
from typing import Final, NamedTuple

from bot.rules import Ask, Decision, State, decisions, view
from bot.tables.game import Game, Holder
from bot.tables.made_by import MadeBy
from bot.tables.time.tempo import Tempo

AWAY_AFTER: Final = 2
"""actions in a row that were played for somebody: then a robot keeps their seat"""
OWN_TIME: Final = frozenset({Ask.CALL, Ask.ANSWER, Ask.PLAY})
"""what people decide in their own time; all other questions close by themselves"""


class Reminder(IntEnum):
    """All that somebody who is asked has been told of it, beside their hand."""

    NOTHING = 0
    REMINDED = 1
    WARNED = 2
    """when a robot will play"""


class TurnClock(NamedTuple):
    """A clock for one action that runs since `since`, with `bank` seconds for when it is over."""

    tempo: Tempo
    bank: float
    since: float

    @property
    def deadline(self) -> float:
        """When a robot plays."""
        return self.since + self.tempo.turn + self.bank

    @property
    def warns_at(self) -> float:
        """When the bank begins; where it is small or empty, after two thirds of all the time."""
        return self.since + min(self.tempo.turn, (self.tempo.turn + self.bank) * 2 / 3)

    def bank_at(self, moment: float) -> float:
        """Return what is left of the bank of somebody who acts at `moment`."""
        over = max(0.0, moment - self.since - self.tempo.turn)
        return max(0.0, self.bank - over)


def clock_of(game: Game, holder: Holder, since: float) -> TurnClock:
    """The clock of a seat that would run since `since`."""
    bank = game.tempo.bank if holder.bank is None else holder.bank
    return TurnClock(game.tempo, bank, since)


def own_time(game: Game) -> Decision | None:
    """Return what a person decides in their own time now: one question at the most.

    No clock runs for who practises.
    """
    if game.state is None or game.is_practice:
        return None
    asked = next((each for each in decisions(game.state) if each.ask in OWN_TIME), None)
    if asked is None or not isinstance(asked.actor, int):
        return None
    if game.holder(asked.actor).played_by_robot or last_card(game.state, asked.actor):
        return None
    return asked


def own_decision(game: Game, seat: int) -> Decision | None:
    """Return what this person decides in their own time now, if they do."""
    asked = own_time(game)
    return asked if asked and asked.actor == seat else None


def cuts_itself(game: Game, decision: Decision) -> bool:
    """Return whether somebody is to cut who has it done for them, without being asked."""
    if decision.ask is not Ask.CUT or not isinstance(decision.actor, int):
        return False
    person = game.holder(decision.actor).person
    return person is not None and person.cuts_alone


def last_card(state: State, seat: int) -> bool:
    """Return whether nothing is left to decide but the last card (A10: the game may still be
    stopped)."""
    deal = state.deal
    if deal is None or len(deal.hands[seat]) > 1:
        return False
    seen = view(state, seat)
    return bool(seen.options) and seen.plays_itself


def after_action(
    before: Game, after: Game, actor: int | None, made_by: MadeBy, now: float
) -> tuple[Holder | None, ...]:
    """The seats after an action: clocks that stop, and who has missed their turn.

    `after`: the game as the rules have it then, with the seats as they were before.
    """
    asked = own_time(before)
    if asked is None and made_by is not MadeBy.PLAYER:
        return before.seats
    over = asked is not None and asked != own_time(after)
    return tuple(
        holder and _missed(_stopped(holder, before, now) if over else holder, actor, asked, made_by)
        for holder in before.seats
    )


def _stopped(holder: Holder, game: Game, now: float) -> Holder:
    """A seat when the question is over."""
    if holder.clock_from is not None:
        bank = clock_of(game, holder, holder.clock_from).bank_at(now)
        holder = holder._replace(bank=bank, clock_from=None)
    return holder._replace(told=Reminder.NOTHING) if holder.told else holder


def _missed(holder: Holder, actor: int | None, asked: Decision | None, made_by: MadeBy) -> Holder:
    """A seat with the turns in a row that were played for it."""
    if holder.seat != actor:
        return holder
    if made_by is MadeBy.PLAYER:
        # Who acts themselves is there.
        return holder._replace(missed=0, away=False)
    if made_by is MadeBy.CLOCK and asked and asked.actor == actor:
        missed = holder.missed + 1
        return holder._replace(missed=missed, away=missed >= AWAY_AFTER)
    return holder
