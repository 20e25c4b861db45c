"""Games for tests of what is shown: a state in the hands of people with names, without a database;
and parties in which everything that may be done is done now and then."""

import asyncio
import atexit
from collections.abc import Callable, Coroutine, Iterator, Sequence
from functools import cache
from typing import Any, TypeVar

from bot.rules import (
    Ending,
    Ruleset,
    State,
    start,
)
from bot.storage.engine.schema import GameRow, Person
from bot.tables import Game, Holder
from tests.rules.any_party import wander

T = TypeVar("T")

NAMES = ("Anna", "Ben", "Cléo", "Dora")
LONG_NAMES = tuple(f"{name} " + "W" * 40 for name in NAMES)
ASKED_AT = 1_700_000_000


def waited_for(coroutine: Coroutine[Any, Any, T]) -> T:
    """Return what comes of it in a loop that is there for all: one for each costs as much as a
    screen."""
    return _loop().run_until_complete(coroutine)


@cache
def _loop() -> asyncio.AbstractEventLoop:
    loop = asyncio.new_event_loop()
    atexit.register(loop.close)
    return loop


def row_of(**values: Any) -> GameRow:
    """A game with these values, and what every game has."""
    given: dict[str, Any] = dict.fromkeys(GameRow._fields) | GameRow._field_defaults
    given |= {"seed": bytes(32), "created_at": 0.0, "rules_version": 1}
    return GameRow(**given | values)


def game_of(
    state: State, names: Sequence[str] = NAMES, preset: str = "french", robots: Sequence[int] = ()
) -> Game:
    """The game in which `state` is reached, asked for at `ASKED_AT`."""
    row = row_of(
        id=7,
        server_id=1,
        channel_id=2,
        thread_id=3,
        host_id=1,
        status="playing" if state.winner is None else "over",
        language="en",
        preset=preset,
        options=state.rules.options(),
        version=1,
        events=1,
        asked_at=ASKED_AT,
        started_at=0,
    )
    people = (Person(n + 1, n + 100, name, "en", None) for n, name in enumerate(names))
    seats = tuple(
        Holder(seat, None if seat in robots else person)
        for seat, person in zip(range(state.rules.players), people, strict=False)
    )
    return Game(row=row, rules=state.rules, seats=seats, state=state)


def lively_party(rules: Ruleset, seed: int) -> Iterator[State]:
    """Every state of a party in which whoever may do something does so by chance."""
    yield start(rules)
    yield from (step.after for step in wander(rules, seed))


def last_state(rules: Ruleset, reached: Callable[[State], bool]) -> State:
    """The last state of some lively party, for which `reached` holds."""
    for seed in range(300):
        *_, last = lively_party(rules, seed)
        if reached(last):
            return last
    raise AssertionError("no party came to such an end")


def ended_by(ending: Ending, rules: Ruleset) -> State:
    """The last state of a party that came to this end."""
    return last_state(rules, lambda last: last.ending is ending)
