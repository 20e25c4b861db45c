"""L'Arrêt: stopping the game with the claim to have reached the target (A10)."""

from bot.rules.actions import Stop
from bot.rules.contract import BELOTE
from bot.rules.errors import IllegalAction, Reason
from bot.rules.happening import Applied, Happening
from bot.rules.party import end_party
from bot.rules.ruleset import Ruleset
from bot.rules.state import Deal, Ending, State, Stopped, asked, team_of


def may_stop(rules: Ruleset, deal: Deal) -> bool:
    """Tell whether the seat in turn, having just won a trick, may stop the game before it leads."""
    return rules.arret and deal.stopped is None and bool(deal.tricks) and not deal.trick


def stop(state: State, action: Stop) -> Applied:
    deal = asked(state)
    if not may_stop(state.rules, deal):
        raise IllegalAction(Reason.CANNOT_STOP, "A10")
    team = team_of(action.actor)
    count = count_points(state, deal, team)
    taking = deal.taker is not None and team_of(deal.taker) == team
    proof = taking and count >= state.rules.target
    state = state._replace(deal=deal._replace(stopped=Stopped(action.actor, count, proof)))
    happened = (Happening.STOPPED,)
    if proof:
        return Applied(state, happened)
    if count < state.rules.target:
        state = end_party(state, 1 - team, Ending.STOPPED_IN_VAIN)
    else:
        state = end_party(state, team, Ending.STOPPED)
    return Applied(state, (*happened, Happening.PARTY_OVER))


def count_points(state: State, deal: Deal, team: int) -> int:
    """The team's score with its tricks, its declarations and a belote that is fully shown."""
    count = state.scores[team] + deal.points[team]
    declaring = deal.declaring
    if declaring and declaring.contest and len(deal.tricks) >= declaring.decided_in:
        count += declaring.contest.points[team]
    belote = deal.belote
    if belote is not None and belote.words == 2 and team_of(belote.seat) == team:
        count += BELOTE
    return count
