"""The clocks of the players: how long somebody may still think. Pure: seconds from facts.

A seat's clock starts when the message that asks him is delivered. Whatever he needs beyond the
time of a turn is taken from his bank; when both are used up, a robot plays that action.
"""

from enum import IntEnum
from typing import Final, NamedTuple

from bot.rules import Ask, Decision, Play, State, decisions, legal_actions
from bot.tables.game import Game, Holder
from bot.tables.made_by import MadeBy
from bot.tables.tempo import Tempo

AWAY_AFTER: Final = 2
"""actions in a row that were played for somebody: then a robot keeps his seat"""
OWN_TIME: Final = frozenset({Ask.CALL, Ask.PLAY})
"""what people decide in their own time; all other questions close by themselves"""


class Told(IntEnum):
    """What somebody who is asked has been told of it, beside his hand."""

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
        """What is left of the bank of somebody who acts at `moment`."""
        over = max(0.0, moment - self.since - self.tempo.turn)
        return max(0.0, self.bank - over)


def clock_of(game: Game, holder: Holder, since: float) -> TurnClock:
    """The clock of a seat that would run since `since`."""
    bank = game.tempo.bank if holder.bank is None else holder.bank
    return TurnClock(game.tempo, bank, since)


def own_decision(game: Game, seat: int) -> Decision | None:
    """What a person decides in his own time now, if it is so."""
    if game.state is None or game.holder(seat).played_by_robot:
        return None
    asked = (each for each in decisions(game.state) if each.actor == seat)
    own = next((each for each in asked if each.ask in OWN_TIME), None)
    return None if own and last_card(game.state, seat) else own


def last_card(state: State, seat: int) -> bool:
    """Whether nothing is left to decide but the last card (A10: the game may still be stopped)."""
    deal = state.deal
    if deal is None or sum(map(len, deal.hands)) > len(deal.hands):
        return False
    if any(place.down for field in deal.fields for place in field):
        return False
    options = legal_actions(state, seat)
    return bool(options) and all(isinstance(each, Play) for each in options)


def after_action(
    before: Game, after: Game, actor: int | None, made_by: MadeBy, now: float
) -> tuple[Holder | None, ...]:
    """The seats after an action: clocks that stop, and who has missed his turn.

    `after`: the game as the rules have it then, with the seats as they were before.
    """
    return tuple(
        holder and _after(holder, before, after, made_by if holder.seat == actor else None, now)
        for holder in before.seats
    )


def _after(holder: Holder, before: Game, after: Game, made_by: MadeBy | None, now: float) -> Holder:
    """One seat after an action; `made_by`: who made it, if it was this seat's."""
    if made_by is None and holder.clock_from is None and not holder.told:
        return holder
    answered = own_decision(before, holder.seat)
    over = answered != own_decision(after, holder.seat)
    if over and holder.clock_from is not None:
        bank = clock_of(before, holder, holder.clock_from).bank_at(now)
        holder = holder._replace(bank=bank, clock_from=None)
    if over:
        holder = holder._replace(told=Told.NOTHING)
    if made_by is MadeBy.PLAYER:
        # Who acts himself is there.
        return holder._replace(missed=0, away=False)
    if made_by is MadeBy.CLOCK and answered:
        missed = holder.missed + 1
        return holder._replace(missed=missed, away=missed >= AWAY_AFTER)
    return holder
