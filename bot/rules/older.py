"""Parties of older versions, played again as they were: what nobody did then that is done now."""

from bot.rules.actions import Action, Cut, Declare
from bot.rules.dealing import heaps
from bot.rules.declaring import all_silent
from bot.rules.new_deal import needs_shuffle, new_pack
from bot.rules.state import Phase, State


def before_recorded(state: State, action: Action) -> State:
    """Return the state in which a recorded `action` is played again."""
    if state.phase is Phase.SHUFFLE and isinstance(action, Cut):
        return _not_gathered(state)
    if state.phase is Phase.DECLARE and not isinstance(action, Declare):
        return all_silent(state)  # who held nothing was not asked
    return state


def _not_gathered(state: State) -> State:
    """A deal that nobody took went straight to the cutter, its cards as they lay."""
    deal = state.deal
    if deal is None or deal.tricks or needs_shuffle(state):
        return state
    return new_pack(state, tuple(card for heap in heaps(deal) for card in heap)).state
