"""The end of a deal and of the party (rules.md A7, A9, A10)."""

from bot.rules.ruleset import Ruleset
from bot.rules.scoring import Held, Pair, Side, release_held, score_deal
from bot.rules.state import DRAWN, Deal, DealResult, Phase, State, team_of


def finish_deal(state: State, deal: Deal) -> State:
    """The state after the last trick of `deal`: its result written, the party over or going on."""
    result, held = _result(state, deal)
    results = (*state.results, result)
    takers = team_of(result.taker)
    winner, extended = _party_end(state.rules, result.totals, len(results), takers, state.extended)
    return state._replace(
        phase=Phase.SHUFFLE if winner is None else Phase.OVER,
        dealer=(deal.dealer + 1) % state.rules.players,
        deal=deal,
        scores=result.totals,
        held=held,
        results=results,
        extended=extended,
        winner=winner,
    )


def _result(state: State, deal: Deal) -> tuple[DealResult, tuple[Held, ...]]:
    if deal.taker is None or deal.trump is None:
        raise ValueError("a deal nobody took has no result")
    rules = state.rules
    takers = team_of(deal.taker)
    tricks = _tricks_by_team(deal)
    belote, missed = _belote_teams(rules, deal)
    score = score_deal(
        rules,
        deal.points[takers],
        belote=_side(belote, takers),
        capot=_side(_capot_team(tricks), takers),
    )
    written = _by_team(score.takers, score.defenders, takers)
    released, held = (0, 0), state.held
    if score.outcome.takers_won is None:
        held = (*held, Held(score.outcome, takers, score.held))
    elif held:
        released = release_held(held, takers if score.outcome.takers_won else 1 - takers)
        held = ()
    totals = (
        state.scores[0] + written[0] + released[0],
        state.scores[1] + written[1] + released[1],
    )
    result = DealResult(
        number=state.deal_number,
        dealer=deal.dealer,
        taker=deal.taker,
        trump=deal.trump,
        points=deal.points,
        tricks=tricks,
        der=team_of(deal.tricks[-1].winner),
        belote=belote,
        missed_belote=missed,
        score=score,
        written=written,
        released=released,
        totals=totals,
    )
    return result, held


def _tricks_by_team(deal: Deal) -> Pair:
    won = sum(team_of(trick.winner) for trick in deal.tricks)
    return len(deal.tricks) - won, won


def _capot_team(tricks: Pair) -> int | None:
    """By tricks, not by points: a team may win worthless tricks (D16)."""
    return tricks.index(0) ^ 1 if 0 in tricks else None


def _belote_teams(rules: Ruleset, deal: Deal) -> tuple[int | None, int | None]:
    """The team that scores belote, and the one that held it without saying both words (A8)."""
    if deal.belote is None or rules.belote == "off":
        return None, None
    team = team_of(deal.belote.seat)
    return (team, None) if deal.belote.words == 2 else (None, team)


def _side(team: int | None, takers: int) -> Side | None:
    if team is None:
        return None
    return "T" if team == takers else "D"


def _by_team(of_takers: int, of_defenders: int, takers: int) -> Pair:
    return (of_takers, of_defenders) if takers == 0 else (of_defenders, of_takers)


def _party_end(
    rules: Ruleset, totals: Pair, deals: int, takers: int, extended: bool
) -> tuple[int | None, bool]:
    """The winner (or DRAWN, or None while it goes on), and whether the party is extended."""
    leader = None if totals[0] == totals[1] else totals.index(max(totals))
    if extended:
        return leader, True
    if rules.end_mode == "deals":
        return (leader, leader is None) if deals >= rules.deals_limit else (None, False)
    reached = [team for team in (0, 1) if totals[team] >= rules.target]
    if len(reached) < 2:
        return (reached[0] if reached else None), False
    match rules.both_reach:
        case "higher_score":
            return leader, leader is None
        case "extend":
            return None, True
        case "draw":
            return DRAWN, False
        case "attackers" | "last_bidder":
            return takers, False
