"""Parties of older versions, played again as they were: what was done otherwise then."""

from bot.rules.core.actions import Action, Close, Coinche, Cut, Declare, Pass
from bot.rules.core.dealing import heaps
from bot.rules.core.declaring import all_silent
from bot.rules.core.legal import Allowed
from bot.rules.core.new_deal import needs_shuffle, new_pack
from bot.rules.core.result import DealOutcome, Ending
from bot.rules.core.state import Phase, State, asked
from bot.rules.games.bids import last_defender
from bot.rules.scoring.held import held_to_owners
from bot.rules.scoring.party import ahead, end_party, with_released


def before_recorded(state: State, action: Action) -> State:
    """Return the state in which a recorded `action` is played again."""
    if state.phase is Phase.SHUFFLE and isinstance(action, Cut):
        return _not_gathered(state)
    if isinstance(action, Pass | Coinche | Close) and _in_window_of_both(state, action):
        return _window_of_both(state)
    if state.phase is Phase.DECLARE and not isinstance(action, Declare):
        return all_silent(state)  # who held nothing was not asked
    return state


def _not_gathered(state: State) -> State:
    """A deal that nobody took went straight to the cutter, its cards as they lay."""
    deal = state.deal
    if deal is None or deal.tricks or needs_shuffle(state):
        return state
    return new_pack(state, tuple(card for heap in heaps(deal) for card in heap)).state


def _in_window_of_both(state: State, action: Pass | Coinche | Close) -> bool:
    """Tell whether `action` is of a window that was open for both defenders (C1)."""
    deal = state.deal
    if deal is None or not deal.waived or deal.multiplier > 1:
        return False
    if state.phase is Phase.KNOCK:
        return action.actor == last_defender(state)
    return state.phase in (Phase.DECLARE, Phase.PLAY, Phase.OVER) and not (
        deal.tricks or deal.trick
    )


def _window_of_both(state: State) -> State:
    """The window in which the defender who spoke last is still asked, open where it is closed."""
    deal = asked(state)
    last = last_defender(state)
    deal = deal._replace(
        turn=(deal.calls[-1].actor + 1) % state.game.seats,
        taker=None,
        tables=None,
        leader=0,
        playable=Allowed(()),
        belotes=(),
        declaring=None,
        waived=tuple(seat for seat in deal.waived if seat != last),
    )
    return state._replace(phase=Phase.KNOCK, deal=deal, winner=None, ending=None)


def as_it_ended(state: State) -> State:
    """Return the end of a party of which nothing is known but that it is over.

    A tied extra deal ended older parties for the team that was ahead, its points held (A10).
    """
    if not _left_open(state):
        return state
    result = state.results[-1]
    if state.rules.held_at_end == "to_owner":
        result = with_released(result, held_to_owners(state.held, state.game.accounts))
    state = end_party(state, ahead(result.totals), Ending.TARGET)
    return state._replace(results=(*state.results[:-1], result))


def _left_open(state: State) -> bool:
    """Tell whether an extra deal has just been tied and held, with one team ahead."""
    if state.phase is not Phase.SHUFFLE or not state.extended or state.scores[0] == state.scores[1]:
        return False
    last = state.results[-1]
    return last.number == state.deal_number and last.score.outcome is DealOutcome.ABEYANCE
