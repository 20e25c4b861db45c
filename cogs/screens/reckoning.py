"""A deal in words that a beginner understands: what was played for, how it ended, where each point
came from, what stays in play."""

from bot.rules import (
    BELOTE,
    CAPOT_BID,
    Bid,
    DealOutcome,
    DealResult,
    Ending,
    Pair,
    Ruleset,
    View,
    team_of,
)
from bot.text import sentence
from cogs.screens.account import Account, Part, Parts, Source, held_account, written_account
from cogs.screens.auction import auction_lines
from cogs.screens.ending import both_reached
from cogs.screens.names import TEAM_MARKS
from cogs.screens.teller import Teller


def sheet_text(view: View, number: int, tell: Teller) -> str:
    """A deal in words, also one that the end of the party cut short."""
    result = _result(view, number)
    if result is None:
        boards = view.rules.end_mode == "boards"
        unplayed = tell("sheet-thrown-in") if boards else tell("sheet-unplayed")
        return "\n".join(
            filter(None, [*auction_lines(view, tell), unplayed, totals_text(view.scores, tell)])
        )
    return _deal_text(result, view, tell)


def _result(view: View, number: int) -> DealResult | None:
    return next((each for each in view.results if each.number == number), None)


def _deal_text(result: DealResult, view: View, tell: Teller) -> str:
    rules = view.rules
    lines = _contract(result, tell)
    if is_last(result, view) and view.ending is Ending.PROOF_FAILED:
        lines.append(_annulled(result, rules, tell))
    else:
        lines += _outcome(result, rules, tell)
        lines += [_team_line(result, rules, team, tell) for team in (0, 1)]
        lines += _remarks(result, view, tell)
    lines.append(totals_text(result.totals, tell))
    return "\n".join(lines)


# What was played for, and how it ended -----------------------------------------------------------


def _contract(result: DealResult, tell: Teller) -> list[str]:
    name = tell.name(result.taker)
    if result.bid is None:
        return [tell("sheet-took", name=name, trump=tell.trump(result.trump))]
    lines = [tell("sheet-bid", name=name, bid=tell.contract(result.bid))]
    if result.multiplier > 1:
        lines.append(tell("sheet-doubled", times=result.multiplier))
    return lines


def _annulled(result: DealResult, rules: Ruleset, tell: Teller) -> str:
    """What both sides had in a deal that does not count (A10)."""
    mine, theirs = _both_compared(result, rules)
    return tell("sheet-annulled", mine=mine, theirs=theirs, side=tell.side)


def _outcome(result: DealResult, rules: Ruleset, tell: Teller) -> list[str]:
    if result.bid is None:
        return [_outcome_of_take(result, rules, tell), *_basis(result, rules, tell)]
    return [_outcome_of_bid(result, result.bid, tell), *_modes(result, rules, tell)]


def _outcome_of_take(result: DealResult, rules: Ruleset, tell: Teller) -> str:
    outcome = result.score.outcome
    if outcome is DealOutcome.CAPOT:
        return tell("sheet-capot")
    if result.tricks[team_of(result.taker)] == 0:
        return tell("sheet-no-trick")
    mine, theirs = _both_compared(result, rules)
    return tell(f"sheet-{outcome.value}", mine=mine, theirs=theirs, by=abs(mine - theirs))


def _both_compared(result: DealResult, rules: Ruleset) -> Pair:
    """Of the takers and of the others."""
    takers = team_of(result.taker)
    return _compared(result, rules, takers), _compared(result, rules, 1 - takers)


def _compared(result: DealResult, rules: Ruleset, team: int) -> int:
    """What decides the contract (A7 `contract_basis`)."""
    points = result.points[team]
    if rules.contract_basis != "tricks":
        points += BELOTE * result.belotes[team]
    if rules.contract_basis == "all":
        points += result.declarations[team]
    return points


def _basis(result: DealResult, rules: Ruleset, tell: Teller) -> list[str]:
    """A reminder, where something was scored that does not help to win the deal."""
    if result.score.outcome is DealOutcome.CAPOT or 0 in result.tricks:
        return []
    scored = any(result.declarations), any(result.belotes)
    match rules.contract_basis:
        case "tricks" if any(scored):
            return [tell("sheet-basis-tricks")]
        case "tricks_belote" if scored[0]:
            return [tell("sheet-basis-tricks-belote")]
        case _:
            return []


def _outcome_of_bid(result: DealResult, bid: Bid, tell: Teller) -> str:
    team = team_of(bid.actor)
    made = result.score.outcome is DealOutcome.MADE
    if bid.points == CAPOT_BID:
        tricks = result.tricks[team]
        return tell("sheet-capot-made") if made else tell("sheet-capot-failed", tricks=tricks)
    if result.tricks[1 - team] == 0:
        return tell("sheet-bid-all-tricks")
    belote = result.belotes[team] > 0
    mine = result.points[team] + (BELOTE if belote else 0)
    return tell(
        "sheet-bid-made" if made else "sheet-bid-dedans",
        mine=mine,
        bid=bid.points,
        by=abs(mine - bid.points),
        belote="yes" if belote else "no",
    )


def _modes(result: DealResult, rules: Ruleset, tell: Teller) -> list[str]:
    """The rules of this table that make the points of a bid (C3)."""
    if result.score.outcome is DealOutcome.DEDANS:
        options = ["kloppen_fail"]
    elif result.bid and result.bid.points == CAPOT_BID:
        options = ["announced_capot"]
    else:
        options = ["kloppen_score"]
    if options != ["kloppen_fail"] and result.multiplier > 1 and rules.kloppen_score != "bid_only":
        options.append("coinche_scope")
    return [_rule(option, rules, tell) for option in options]


def _rule(option: str, rules: Ruleset, tell: Teller) -> str:
    told = sentence(option, getattr(rules, option), rules, tell.words)
    return told.replace("**", "") if tell.plain else f"-# {told}"


# Where the points came from ----------------------------------------------------------------------


def _team_line(result: DealResult, rules: Ruleset, team: int, tell: Teller) -> str:
    account = written_account(result, rules, team)
    return tell(
        "sheet-team",
        team=tell.team(team),
        sources=account_text(account, result.tricks[team], tell),
        written=result.written[team],
    )


def account_text(account: Account, tricks: int, tell: Teller) -> str:
    """`72 in 5 tricks + 20 for belote`, `(80 in 5 tricks + 90 for the bid) × 2`"""
    multiplied = _sum_text(account.multiplied, tricks, tell)
    if account.times > 1 and multiplied:
        if len(account.multiplied) > 1:
            multiplied = f"({multiplied})"
        multiplied = f"{multiplied} × {account.times}"
    single = _sum_text(account.single, tricks, tell)
    return _plus([each for each in (multiplied, single) if each]) or tell("sheet-nothing")


def _sum_text(parts: Parts, tricks: int, tell: Teller) -> str:
    return _plus([_part(each, tricks, tell) for each in parts])


def _plus(terms: list[str]) -> str:
    return " + ".join(terms).replace("+ −", "− ")


def _part(part: Part, tricks: int, tell: Teller) -> str:
    match part.source:
        case Source.TRICKS:
            return tell("sheet-source-tricks", points=part.points, tricks=tricks)
        case Source.DECLARATION if part.announced:
            seat, declaration = part.announced
            return tell(
                "sheet-source-declaration",
                points=part.points,
                name=tell.name(seat),
                declaration=tell.words.announced(
                    declaration.kind, declaration.length, declaration.rank
                ),
            )
        case Source.ROUNDING:
            sign = "−" if part.points < 0 else ""
            return tell("sheet-source-rounding", points=f"{sign}{abs(part.points)}", to=part.to)
        case source:
            return tell(f"sheet-source-{source.value}", points=part.points)


# What else there is to say -----------------------------------------------------------------------


def _remarks(result: DealResult, view: View, tell: Teller) -> list[str]:
    lines: list[str] = []
    for account, missed in enumerate(result.missed_belotes):
        if missed:
            team = tell.team(account)
            lines.append(tell("sheet-missed-belote", team=team, side=tell.side))
    lines += _declarations_of_losers(result, view.rules, tell)
    lines += _held(result, view, tell)
    lines += _released(result, tell)
    lines += _goes_on(result, view, tell)
    return lines


def _declarations_of_losers(result: DealResult, rules: Ruleset, tell: Teller) -> list[str]:
    """Whose they are in the end: of takers who are dedans, of defenders without a trick (A9)."""
    takers = team_of(result.taker)
    match result.score.outcome:
        case DealOutcome.DEDANS:
            team, fate = takers, "to-others"
        case DealOutcome.CAPOT if rules.capot_victims_decl == "to_winners":
            team, fate = 1 - takers, "to-others"
        case DealOutcome.CAPOT if rules.capot_victims_decl == "lose":
            team, fate = 1 - takers, "lost"
        case _:
            return []
    points = result.declarations[team]
    if not points:
        return []
    values = {"team": tell.team(team), "points": points, "side": tell.side}
    return [tell(f"sheet-declarations-{fate}", **values)]


def _held(result: DealResult, view: View, tell: Teller) -> list[str]:
    """The points of a tie, and who will get them (A7)."""
    if result.score.outcome.takers_won is not None:
        return []
    lines = [
        tell(
            "sheet-in-play",
            team=tell.team(team),
            sources=account_text(account, result.tricks[team], tell),
            points=account.total,
        )
        for team in (0, 1)
        if (account := held_account(result, view.rules, team)).total
    ]
    if is_last(result, view):
        return lines
    if result.score.outcome is DealOutcome.LITIGE:
        lines.append(tell("sheet-in-play-litige"))
    else:
        team = tell.team(team_of(result.taker))
        lines.append(tell("sheet-in-play-abeyance", team=team, side=tell.side))
    in_play = _in_play(result, view)
    if in_play > sum(result.score.held):
        lines.append(tell("sheet-in-play-all", points=in_play))
    return lines


def is_last(result: DealResult, view: View) -> bool:
    """Return whether the party ended with this deal."""
    return view.winner is not None and result == view.results[-1]


def _in_play(result: DealResult, view: View) -> int:
    """All that waits after a tie, with the ties just before it."""
    waiting = 0
    for each in view.results[: view.results.index(result) + 1]:
        decided = each.score.outcome.takers_won is not None
        waiting = 0 if decided else waiting + sum(each.score.held)
    return waiting


def _released(result: DealResult, tell: Teller) -> list[str]:
    to_owners = result.score.outcome.takers_won is None
    return [
        tell(
            "sheet-released-to-owner" if to_owners else "sheet-released-text",
            team=tell.team(team),
            points=points,
            side=tell.side,
        )
        for team, points in enumerate(result.released)
        if points
    ]


def _goes_on(result: DealResult, view: View, tell: Teller) -> list[str]:
    """Why the party is not over yet, when it could be (A10)."""
    if is_last(result, view):
        return []
    if both_reached(result.totals, view):
        target = tell.words.number(view.rules.target)
        return [tell("party-one-more", target=target, side=tell.side)]
    played = view.results.index(result) + 1
    if view.rules.end_mode == "deals" and played >= view.rules.deals_limit:
        return [tell("party-one-more-deal", deals=played)]
    return []


def totals_text(totals: tuple[int, int], tell: Teller) -> str:
    """Both totals, as they stand after a deal."""
    first, second = (tell.team(0), tell.team(1)) if tell.plain else (TEAM_MARKS[0], TEAM_MARKS[1])
    return tell(
        "sheet-totals",
        first=first,
        first_points=tell.words.number(totals[0]),
        second=second,
        second_points=tell.words.number(totals[1]),
    )
