"""The end of a deal and of the party (A7, A9, A10)."""

from collections.abc import Sequence
from operator import add

from bot.rules.core.actions import named_points
from bot.rules.core.card import BELOTE
from bot.rules.core.declarations import Announced, worth
from bot.rules.core.result import (
    DealOutcome,
    DealResult,
    Ending,
    Facts,
    Held,
    Source,
    Tally,
    all_tricks,
    by_account,
)
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import ByAccount, Sides
from bot.rules.core.state import DRAWN, Deal, Phase, State
from bot.rules.core.tricks import last_trick_points
from bot.rules.scoring.ledger import had, shares


def finish_deal(state: State, deal: Deal) -> State:
    """The state after the last trick of `deal`: its result written, the party over or going on."""
    if deal.stopped is not None:
        # The takers who stopped the game have made their contract and win, or have not (A10).
        result, held = _result(state, deal)
        if result.score.outcome.takers_won:
            return end_party(_written(state, deal, result, held), result.takers, Ending.STOPPED)
        none = state.game_type.accounts.zeros
        result = result._replace(written=none, released=none, totals=state.scores)
        state = _written(state, deal, result, state.held)
        return end_party(state, ahead(state.scores, result.defenders), Ending.PROOF_FAILED)
    rules = state.rules
    result, held = _result(state, deal)
    if state.extended and result.score.outcome is DealOutcome.ABEYANCE:
        # An extra deal that decides nothing, not even its own points: one more follows (A7, A10).
        return _written(state, deal, result, held)
    # On boards also those count that were thrown in (T5).
    deals = state.deal_number if rules.end_mode == "boards" else len(state.results) + 1
    winner, extended = _party_end(state, result, deals)
    if winner is not None and held and rules.held_at_end == "to_owner":
        # The end is judged again with what the owners get (A7).
        owned, held = held_to_owners(held, state.game_type.accounts), ()
        result = result._replace(
            released=_sum(result.released, owned), totals=_sum(result.totals, owned)
        )
        winner, extended = _party_end(state, result, deals)
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


def ahead(totals: ByAccount, among: Sequence[int] = ()) -> int:
    """The account with the most points, of all or `among` some; DRAWN where several have them."""
    points = [totals[each] for each in among] if among else totals
    most = max(points)
    if points.count(most) > 1:
        return DRAWN
    first = points.index(most)
    return among[first] if among else first


def _written(state: State, deal: Deal, result: DealResult, held: tuple[Held, ...]) -> State:
    return state._replace(
        phase=Phase.SHUFFLE,
        dealer=(deal.dealer + 1) % state.game_type.seats,
        deal=deal,
        scores=result.totals,
        held=held,
        results=(*state.results, result),
    )


def end_party(state: State, winner: int, ending: Ending) -> State:
    """The party is over before its deal is scored, or whatever the scores are (A5, A10)."""
    scores, held = state.scores, state.held
    if state.rules.held_at_end == "to_owner":
        scores, held = _sum(scores, held_to_owners(held, state.game_type.accounts)), ()
    return state._replace(phase=Phase.OVER, winner=winner, ending=ending, scores=scores, held=held)


def _sum(first: ByAccount, second: ByAccount) -> ByAccount:
    return tuple(map(add, first, second))


def _result(state: State, deal: Deal) -> tuple[DealResult, tuple[Held, ...]]:
    if deal.taker is None or deal.trump is None:
        raise ValueError("a deal nobody took has no result")
    accounts, sides = state.game_type.accounts, state.game_type.sides(deal.taker)
    takers = accounts.of(deal.taker)
    contest = deal.declaring.contest if deal.declaring else None
    belotes, missed = _belotes(state, deal)
    tricks = _tricks(state, deal)
    facts = _facts(state, deal, tricks, belotes)
    score = state.game_type.settle(state.rules, facts)
    written = by_account(score.written, takers)
    released, held = accounts.zeros, state.held
    if score.outcome.takers_won is None:
        held = (*held, Held(score.outcome, takers, score.held))
    elif held:
        of_takers = {accounts.of(seat) for seat in sides.seats[sides.of(deal.taker)]}
        winners = [
            each for each in accounts.numbers if (each in of_takers) == score.outcome.takers_won
        ]
        released = release_held(held, winners, accounts)
        held = ()
    result = DealResult(
        number=state.deal_number,
        dealer=deal.dealer,
        taker=deal.taker,
        takers=takers,
        defenders=accounts.others(takers),
        trump=deal.trump,
        points=deal.points,
        tricks=tricks,
        der=accounts.of(deal.tricks[-1].winner),
        belotes=belotes,
        missed_belotes=missed,
        declared=contest.scoring if contest else (),
        declarations=contest.points if contest else accounts.zeros,
        bid=deal.bid,
        multiplier=deal.multiplier,
        score=score,
        written=written,
        released=released,
        totals=_sum(state.scores, _sum(written, released)),
        had=had(facts),
    )
    return result, held


def _facts(state: State, deal: Deal, tricks: ByAccount, belotes: ByAccount) -> Facts:
    """The facts of a deal whose last trick is won."""
    accounts = state.game_type.accounts
    takers = accounts.of(deal.taker or 0)
    by_role = (takers, *accounts.others(takers))
    # By tricks, not by points: an account may win worthless tricks (D16).
    capot = all_tricks(tricks)
    roem = accounts.zeros
    if state.game_type.roem is not None:
        roem = accounts.sums((trick.winner, trick.roem) for trick in deal.tricks)
    last = accounts.of(deal.tricks[-1].winner)
    return Facts(
        tuple(
            [
                Tally(
                    deal.points[account],
                    last_trick_points(state.rules, deal.trump) if account == last else 0,
                    _declared(accounts, deal, account),
                    BELOTE * belotes[account],
                    roem[account],
                )
                for account in by_role
            ]
        ),
        None if capot is None else by_role.index(capot),
        named_points(deal.bid),
        deal.multiplier,
        all(trick.winner == deal.taker for trick in deal.tricks),
        deal.trump,
        ()
        if capot is not None
        else tuple([role for role, account in enumerate(by_role) if not tricks[account]]),
    )


def _declared(
    accounts: Sides, deal: Deal, account: int
) -> tuple[tuple[int, Announced | None], ...]:
    """Return the points of each declaration of an account that counts, and the declaration."""
    if deal.declaring is None or deal.declaring.contest is None:
        return ()
    return tuple(
        (worth(each.declaration, deal.trump), each)
        for each in deal.declaring.contest.scoring
        if accounts.of(each.seat) == account
    )


def _tricks(state: State, deal: Deal) -> ByAccount:
    return state.game_type.accounts.sums([(trick.winner, 1) for trick in deal.tricks])


def _belotes(state: State, deal: Deal) -> tuple[ByAccount, ByAccount]:
    """Return how many each account scores, and how many it held without saying both words (A8)."""
    accounts = state.game_type.accounts
    if not deal.belotes:
        return accounts.zeros, accounts.zeros
    scored = accounts.sums((each.seat, 1) for each in deal.belotes if each.words == 2)
    return scored, accounts.sums((each.seat, 1) for each in deal.belotes if each.words != 2)


def _party_end(state: State, result: DealResult, deals: int) -> tuple[int | None, bool]:
    """The winner (or DRAWN, or None while it goes on), and whether the party is extended."""
    rules, totals = state.rules, result.totals
    first = ahead(totals)
    leader = None if first == DRAWN else first
    if state.extended:
        return None if _no_exit(rules, result) else leader, True
    if rules.end_mode == "boards" or (rules.end_mode == "deals" and state.game_type.may_draw):
        return (first if deals >= rules.deals_limit else None), False
    if rules.end_mode == "deals":
        return (leader, leader is None) if deals >= rules.deals_limit else (None, False)
    return _by_target(rules, state.results, result, leader)


def _by_target(
    rules: Ruleset, before: Sequence[DealResult], result: DealResult, leader: int | None
) -> tuple[int | None, bool]:
    """The same, where totals end it."""
    target = _target(rules, before)
    reached = [
        account for account in range(len(result.totals)) if _reached(rules, result, account, target)
    ]
    if reached and _no_exit(rules, result):
        return None, rules.kapo_no_exit == "one_more"
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
            return result.takers, False


def _no_exit(rules: Ruleset, result: DealResult) -> bool:
    """Tell whether a deal ends no party, because one account has all its tricks (I7)."""
    return result.capot is not None and rules.kapo_no_exit != "off"


def _target(rules: Ruleset, before: Sequence[DealResult]) -> int:
    """The target, which with `raise` each capot that reached it has moved (I7)."""
    target = rules.target
    if rules.kapo_no_exit == "raise":
        for each in before:
            most = max(each.totals)
            target = most + 1 if most >= target and each.capot is not None else target
    return target


def _reached(rules: Ruleset, result: DealResult, account: int, target: int) -> bool:
    """Tell whether an account has the target; the loser of a deal not by a belote alone (H9)."""
    total = result.totals[account]
    failed = result.score.outcome is DealOutcome.DEDANS and account == result.takers
    if not rules.belote_only_win and (failed or result.tricks[account] == 0):
        belotes = (Source.BELOTE, Source.THEIR_BELOTE)
        total -= sum(e.written for e in result.ledger(account) if e.source in belotes)
    return total >= target


# Points that a tied deal held (A7) ---------------------------------------------------------------


def release_held(held: tuple[Held, ...], winners: Sequence[int], accounts: Sides) -> ByAccount:
    """Return each account's part of held points when `winners` win the deal that follows.

    Litige: all to the winners. Abeyance: to each its own if the takers of the tied deal win it,
    else everything to their opponents. What was held by several ties is released together, each
    by its own rule.
    """
    released = accounts.zeros
    for each in held:
        if each.rule is DealOutcome.ABEYANCE and each.team in winners:
            part = by_account(each.points, each.team)
        else:
            parts = dict(zip(winners, shares(sum(each.points), len(winners)), strict=True))
            part = tuple(parts.get(account, 0) for account in accounts.numbers)
        released = _sum(released, part)
    return released


def held_to_owners(held: tuple[Held, ...], accounts: Sides) -> ByAccount:
    """Return each account's part when the party ends before a deal decides (A7 `held_at_end`).

    Each gets what it made itself: after a litige that is the takers alone, since the defenders have
    written theirs.
    """
    owned = accounts.zeros
    for each in held:
        owned = _sum(owned, by_account(each.points, each.team))
    return owned
