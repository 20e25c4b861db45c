"""The positions that the tests of pictures share."""

from functools import cache

from bot.rules import Phase, State
from card_images.samples import sample_party


@cache
def party() -> tuple[State, ...]:
    return tuple(sample_party())


@cache
def in_play(tricks: int, cards: int) -> State:
    """A position of a later deal with so many tricks played and so many cards in the next."""
    later = (state for state in party() if state.phase is Phase.PLAY and state.deal_number > 2)
    for state in later:
        deal = state.deal
        if deal is not None and (len(deal.tricks), len(deal.trick)) == (tricks, cards):
            return state
    raise LookupError(f"no position with {tricks} tricks and {cards} cards")


@cache
def in_phase(phase: Phase) -> State:
    """The last position of a phase."""
    return next(state for state in reversed(party()) if state.phase is phase)


def turn(state: State) -> int:
    """Whose turn it is."""
    assert state.deal is not None
    return state.deal.turn
