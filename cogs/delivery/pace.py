"""How fast messages follow each other, where their traits set a limit: edits of one, and sends of
many."""

from collections import deque

from bot.clock import Clock
from bot.storage.delivery.row import Row
from cogs.delivery.threads import NotYet
from cogs.delivery.traits import TRAITS


class Pace:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        paces = {each.per_second for each in TRAITS.values() if each.per_second is not None}
        self._turns = {each: Turns(clock.steady, each) for each in paces}
        self._edited: dict[int, float] = {}
        """by row: when it may be edited again, by the steady clock"""

    def wait(self, row: Row) -> None:
        """Raise `NotYet` unless it is a message's turn."""
        per_second, steady = TRAITS[row.subject].per_second, self._clock.steady.now()
        turn = self._edited.pop(row.id, steady)
        if turn > steady:
            self._edited[row.id] = turn
        elif per_second is not None:
            turn = self._turns[per_second].of(row.id)
        if turn > steady:
            raise NotYet(self._clock.now() + turn - steady)

    def note(self, row: Row) -> None:
        """Note that a message was sent or edited."""
        pause = TRAITS[row.subject].edit_every
        if pause:
            self._edited[row.id] = self._clock.steady.now() + pause


class Turns:
    """So many messages in a second: each is told once when its turn is."""

    def __init__(self, clock: Clock, most: int) -> None:
        self._clock = clock
        self._given: deque[float] = deque(maxlen=most)
        self._waiting: dict[int, float] = {}
        """by row: its turn, by the steady clock"""

    def of(self, row_id: int) -> float:
        now = self._clock.now()
        turn = self._waiting.pop(row_id, None)
        if turn is None:
            full = len(self._given) == self._given.maxlen
            turn = max(now, self._given[0] + 1.0) if full else now
            self._given.append(turn)
        if turn > now:
            self._waiting[row_id] = turn
        return turn
