"""The end of a deal and of the party (A7, A9, A10)."""

from bot.rules.ruleset import Ruleset
from bot.rules.scoring import Held, held_to_owners, release_held, score_deal
from bot.rules.settlement import DealOutcome, Pair, Side
from bot.rules.state import DRAWN, Deal, DealResult, Ending, Phase, State, team_of


def finish_deal(state: State, deal: Deal) -> State:
    """The state after the last trick of `deal`: its result written, the party over or going on."""
    if deal.stopped is not None:
        return _finish_proof(state, deal)
    rules = state.rules
    result, held = _result(state, deal)
    if state.extended and result.score.outcome is DealOutcome.ABEYANCE:
        # An extra deal that decides nothing, not even its own points: one more follows (A7, A10).
        return _written(state, deal, result, held)
    takers, deals = team_of(result.taker), _deals(state) + 1
    winner, extended = _party_end(rules, result.totals, deals, takers, state.extended)
    if winner is not None and held and rules.held_at_end == "to_owner":
        # The end is judged again with what the owners get (A7).
        result, held = with_released(result, held_to_owners(held)), ()
        winner, extended = _party_end(rules, result.totals, deals, takers, state.extended)
    state = _written(state, deal, result, held)._replace(extended=extended)
    if winner is None:
        return state
    ending = Ending.DEALS if rules.ends_by_deals else Ending.TARGET
    return state._replace(phase=Phase.OVER, winner=winner, ending=ending)


def finish_thrown_in(state: State) -> State:
    """After a deal that nobody took: the last board of a duplicate ends its party, 0–0 (T5)."""
    rules = state.rules
    if rules.end_mode != "boards" or state.deal_number < rules.deals_limit:
        return state
    return end_party(state, ahead(state.scores), Ending.DEALS)


def _deals(state: State) -> int:
    """How many count before the one that is being finished; on boards also those thrown in."""
    return state.deal_number - 1 if state.rules.end_mode == "boards" else len(state.results)


def ahead(totals: Pair) -> int:
    """The team with more points, or DRAWN."""
    return DRAWN if totals[0] == totals[1] else totals.index(max(totals))


def _written(state: State, deal: Deal, result: DealResult, held: tuple[Held, ...]) -> State:
    return state._replace(
        phase=Phase.SHUFFLE,
        dealer=(deal.dealer + 1) % state.rules.players,
        deal=deal,
        scores=result.totals,
        held=held,
        results=(*state.results, result),
    )


def _finish_proof(state: State, deal: Deal) -> State:
    """The takers who stopped the game have made their contract and win, or have not (A10)."""
    result, held = _result(state, deal)
    takers = team_of(result.taker)
    if result.score.outcome.takers_won:
        return end_party(_written(state, deal, result, held), takers, Ending.STOPPED)
    result = result._replace(written=(0, 0), released=(0, 0), totals=state.scores)
    state = _written(state, deal, result, state.held)
    return end_party(state, 1 - takers, Ending.PROOF_FAILED)


def end_party(state: State, winner: int, ending: Ending) -> State:
    """The party is over before its deal is scored, or whatever the scores are (A5, A10)."""
    scores, held = state.scores, state.held
    if state.rules.held_at_end == "to_owner":
        scores, held = _sum(scores, held_to_owners(held)), ()
    return state._replace(phase=Phase.OVER, winner=winner, ending=ending, scores=scores, held=held)


def with_released(result: DealResult, released: Pair) -> DealResult:
    """The result with points that were held until then."""
    return result._replace(
        released=_sum(result.released, released), totals=_sum(result.totals, released)
    )


def _sum(first: Pair, second: Pair) -> Pair:
    return first[0] + second[0], first[1] + second[1]


def _result(state: State, deal: Deal) -> tuple[DealResult, tuple[Held, ...]]:
    if deal.taker is None or deal.trump is None:
        raise ValueError("a deal nobody took has no result")
    rules = state.rules
    takers = team_of(deal.taker)
    tricks = _tricks_by_team(deal)
    belote, missed = _belote_teams(rules, deal)
    contest = deal.declaring.contest if deal.declaring else None
    declarations = contest.points if contest else (0, 0)
    score = score_deal(
        rules,
        deal.points[takers],
        declarations=_by_team(*declarations, takers),
        belote=_side(belote, takers),
        capot=_side(_capot_team(tricks), takers),
        bid=deal.bid.points if deal.bid else None,
        multiplier=deal.multiplier,
    )
    written = _by_team(score.takers, score.defenders, takers)
    released, held = (0, 0), state.held
    if score.outcome.takers_won is None:
        held = (*held, Held(score.outcome, takers, score.held))
    elif held:
        released = release_held(held, takers if score.outcome.takers_won else 1 - takers)
        held = ()
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
        declared=contest.scoring if contest else (),
        declarations=declarations,
        bid=deal.bid,
        multiplier=deal.multiplier,
        score=score,
        written=written,
        released=released,
        totals=_sum(state.scores, _sum(written, released)),
    )
    return result, held


def _tricks_by_team(deal: Deal) -> Pair:
    won = sum(team_of(trick.winner) for trick in deal.tricks)
    return len(deal.tricks) - won, won


def _capot_team(tricks: Pair) -> int | None:
    """The team with all the tricks, whatever their points: tricks may be worthless (D16)."""
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
    if rules.end_mode == "boards":
        return (ahead(totals) if deals >= rules.deals_limit else None), False
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
