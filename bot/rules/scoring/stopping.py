"""L'Arrêt: stopping the game with the claim to have reached the target (A10)."""

from collections.abc import Iterable, Sequence

from bot.rules.core.actions import Stop
from bot.rules.core.card import BELOTE
from bot.rules.core.errors import IllegalAction, Reason
from bot.rules.core.result import Ending
from bot.rules.core.state import Applied, Belote, Deal, Effect, State, Stopped, asked
from bot.rules.core.tricks import may_stop
from bot.rules.core.view import Spoken
from bot.rules.scoring.party import ahead, end_party


def stop(state: State, action: Stop) -> Applied:
    deal = asked(state)
    if not may_stop(state.rules, deal):
        raise IllegalAction(Reason.CANNOT_STOP, "A10")
    accounts = state.game_type.accounts
    own = accounts.of(action.actor)
    count = count_points(state, deal, own)
    taking = deal.taker is not None and state.sides.together(deal.taker, action.actor)
    proof = taking and count >= state.rules.target
    state = state._replace(deal=deal._replace(stopped=Stopped(action.actor, count, proof)))
    effects = (Effect.STOPPED,)
    if proof:
        return Applied(state, effects)
    if count < state.rules.target:
        others = accounts.others(own)
        state = end_party(state, ahead(state.scores, others), Ending.STOPPED_IN_VAIN)
    else:
        state = end_party(state, own, Ending.STOPPED)
    return Applied(state, (*effects, Effect.PARTY_OVER))


def count_points(state: State, deal: Deal, account: int) -> int:
    """Return what the stop of an account counts, by the cards that it has won."""
    declared, declaring = 0, deal.declaring
    if declaring and declaring.contest and len(deal.tricks) >= declaring.decided_in:
        declared = declaring.contest.points[account]
    shown = shown_belotes(deal.belotes, state.game_type.accounts.seats[account])
    return stop_count(state.scores[account], deal.points[account], declared, shown)


def stop_count(score: int, tricks: int, declared: int, belotes: int) -> int:
    """Return what a stop counts: score, tricks, declarations, belotes that are fully shown."""
    return score + tricks + declared + BELOTE * belotes


def shown_belotes(belotes: Iterable[Belote | Spoken], seats: Sequence[int]) -> int:
    """Return how many belotes of these seats are fully shown."""
    return sum(each.words == 2 and each.seat in seats for each in belotes)
