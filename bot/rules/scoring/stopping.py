"""L'Arrêt: stopping the game with the claim to have reached the target (A10)."""

from bot.rules.core.actions import Stop
from bot.rules.core.contract import BELOTE
from bot.rules.core.errors import IllegalAction, Reason
from bot.rules.core.happening import Applied, Happening
from bot.rules.core.result import Ending
from bot.rules.core.state import Deal, State, Stopped, asked
from bot.rules.core.tricks import may_stop
from bot.rules.scoring.party import end_party


def stop(state: State, action: Stop) -> Applied:
    deal = asked(state)
    if not may_stop(state.rules, deal):
        raise IllegalAction(Reason.CANNOT_STOP, "A10")
    accounts = state.game.accounts
    own = accounts.of(action.actor)
    count = count_points(state, deal, own)
    taking = deal.taker is not None and accounts.together(deal.taker, action.actor)
    proof = taking and count >= state.rules.target
    state = state._replace(deal=deal._replace(stopped=Stopped(action.actor, count, proof)))
    happened = (Happening.STOPPED,)
    if proof:
        return Applied(state, happened)
    if count < state.rules.target:
        state = end_party(state, accounts.other(own), Ending.STOPPED_IN_VAIN)
    else:
        state = end_party(state, own, Ending.STOPPED)
    return Applied(state, (*happened, Happening.PARTY_OVER))


def count_points(state: State, deal: Deal, account: int) -> int:
    """A side's score with its tricks, its declarations and a belote that is fully shown."""
    count = state.scores[account] + deal.points[account]
    declaring = deal.declaring
    if declaring and declaring.contest and len(deal.tricks) >= declaring.decided_in:
        count += declaring.contest.points[account]
    for belote in deal.belotes:
        if belote.words == 2 and state.game.accounts.of(belote.seat) == account:
            count += BELOTE
    return count
