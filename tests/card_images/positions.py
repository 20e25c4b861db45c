"""The positions that the tests of pictures share."""

from collections.abc import Callable, Iterator
from functools import cache

from bot.rules import Phase, State
from tests.card_images.samples import GAMES, SEED, sample_party


@cache
def party(game: str = "french") -> tuple[State, ...]:
    """Every state of a sample party of a game of `GAMES`."""
    preset, changes = GAMES[game]
    return tuple(sample_party(SEED, preset, changes))


def first(game: str, wanted: Callable[[State], bool]) -> State:
    """The first position of a game that is wanted."""
    found: Iterator[State] = filter(wanted, party(game))
    return next(found)


@cache
def in_play(tricks: int, cards: int, game: str = "french") -> State:
    """A position of a later deal with so many tricks played and so many cards in the next."""
    later = (state for state in party(game) if state.phase is Phase.PLAY and state.deal_number > 2)
    for state in later:
        deal = state.deal
        if deal is not None and (len(deal.tricks), len(deal.trick)) == (tricks, cards):
            return state
    raise LookupError(f"no position with {tricks} tricks and {cards} cards")


@cache
def in_phase(phase: Phase, game: str = "french") -> State:
    """The last position of a phase."""
    return next(state for state in reversed(party(game)) if state.phase is phase)


def turn(state: State) -> int:
    """Return whose turn it is."""
    assert state.deal is not None
    return state.deal.turn
