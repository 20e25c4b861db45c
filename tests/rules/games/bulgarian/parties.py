"""Parties of Bulgarian belot."""

from collections.abc import Iterator

from bot.rules import TABLE, Action, Phase, State, apply, decisions, start, table_action
from bot.rules.games.bulgarian import BULGARIAN_BELOT
from tests.rules.parties import random_chooser


def begun() -> State:
    return start(BULGARIAN_BELOT)


def at_calls(dealer: int, seed: int = 0) -> State:
    """The first deal of that dealer, before its first call."""
    state = begun()._replace(phase=Phase.SHUFFLE, dealer=dealer, drawing=())
    while state.phase is not Phase.CALL:
        action = table_action(state, seed.to_bytes(32, "big"))
        assert action is not None
        state = apply(state, action).state
    return state


def steps(seed: int) -> Iterator[tuple[State, Action, State]]:
    """Every step of a party of random legal play: the state before, the action, the state after."""
    state, choose = begun(), random_chooser(seed)
    while state.phase is not Phase.OVER:
        actor, own = decisions(state)[0].actor, seed.to_bytes(32, "big")
        action = table_action(state, own) if actor == TABLE else choose(state, actor)
        assert action is not None
        after = apply(state, action).state
        yield state, action, after
        state = after


def walked(seed: int) -> Iterator[State]:
    """Every state of that party."""
    yield begun()
    yield from (after for _, _, after in steps(seed))
