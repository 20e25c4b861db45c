"""Where the points of a deal come from: what a team wrote as a sum of parts (A9, C2, C3).

The sums are made from the facts of a result and the ruleset, as a player would do it on paper, and
not from what was written: a test holds the two together.
"""

from enum import StrEnum
from typing import Final, NamedTuple

from bot.rules import (
    BELOTE,
    CAPOT_BID,
    LAST_TRICK,
    Announced,
    Bid,
    DealOutcome,
    DealResult,
    Ruleset,
    team_of,
)

ALL_POINTS: Final = 162
ALL_TRICKS_BET: Final = 160
"""what `bidders_take_all` counts for the tricks (C3)"""


class Source(StrEnum):
    TRICKS = "tricks"
    DER = "der"
    DECLARATION = "declaration"
    BELOTE = "belote"
    THEIR_BELOTE = "their_belote"
    """of the takers, who lost it with the deal (A8 `to_defence`)"""
    DEAL = "deal"
    """all the points of a deal, for a contract that failed"""
    CAPOT = "capot"
    BID = "bid"
    ANNOUNCED_CAPOT = "announced_capot"
    TAKE_ALL = "take_all"
    """the tricks at a coinched contract that takes everything (C3 `bidders_take_all`)"""
    ROUNDING = "rounding"


class Part(NamedTuple):
    """Points from one source. Rounding may be negative; `to` is what it leads to."""

    source: Source
    points: int
    announced: Announced | None = None
    to: int = 0


Parts = tuple[Part, ...]


class Account(NamedTuple):
    """`times` × the points of `multiplied`, and the points of `single`."""

    single: Parts
    multiplied: Parts = ()
    times: int = 1

    @property
    def total(self) -> int:
        return self.times * _sum(self.multiplied) + _sum(self.single)


def written_account(result: DealResult, rules: Ruleset, team: int) -> Account:
    """Return what `team` wrote for the deal."""
    settle = _bid if result.bid else _taken
    return _rounded(settle(result, rules, team), rules)


def held_account(result: DealResult, rules: Ruleset, team: int) -> Account:
    """Return what `team` made in a tied deal and has not written yet (A7)."""
    taking = team == team_of(result.taker)
    match result.score.outcome:
        case DealOutcome.LITIGE if taking:
            carved = rules.litige_belote == "carve"
            parts = (*_tricks(result, rules, team), *_declared(result, team))
            return _rounded(Account(parts if carved else (*parts, *_belote(result, team))), rules)
        case DealOutcome.ABEYANCE:
            return _rounded(Account(_everything(result, rules, team)), rules)
        case _:
            return Account(())


def _sum(parts: Parts) -> int:
    return sum(each.points for each in parts)


# What there is -----------------------------------------------------------------------------------


def _tricks(result: DealResult, rules: Ruleset, team: int) -> Parts:
    """Card points and dix de der; with `complement10` rounded at once (A9)."""
    points = result.points[team]
    der = (Part(Source.DER, LAST_TRICK),) if result.der == team else ()
    parts = (Part(Source.TRICKS, points - _sum(der)), *der)
    if rules.rounding != "complement10":
        return parts
    tens = (result.points[team_of(result.taker)] + 4) // 10 * 10
    rounded = tens if team == team_of(result.taker) else 160 - tens
    return (*parts, *_rounding(points, rounded))


def _rounding(points: int, rounded: int) -> Parts:
    if points == rounded:
        return ()
    return (Part(Source.ROUNDING, rounded - points, to=rounded),)


def _declared(result: DealResult, team: int) -> Parts:
    return tuple(
        Part(Source.DECLARATION, each.declaration.points, each)
        for each in result.declared
        if team_of(each.seat) == team
    )


def _belote(result: DealResult, team: int) -> Parts:
    return (Part(Source.BELOTE, BELOTE),) * result.belotes[team]


def _everything(result: DealResult, rules: Ruleset, team: int) -> Parts:
    return (
        *_tricks(result, rules, team),
        *_declared(result, team),
        *_belote(result, team),
    )


def _whole(source: Source, points: int, rules: Ruleset) -> Parts:
    """A value that stands for all the tricks; `complement10` makes tens of it."""
    part = Part(source, points)
    if rules.rounding != "complement10":
        return (part,)
    return (part, *_rounding(points, points // 10 * 10))


# A contract that was taken (A7–A9) ---------------------------------------------------------------


def _taken(result: DealResult, rules: Ruleset, team: int) -> Account:
    takers = team_of(result.taker)
    taking = team == takers
    match result.score.outcome:
        case DealOutcome.MADE:
            return Account(_everything(result, rules, team))
        case DealOutcome.CAPOT:
            return Account(_winning_capot(result, rules, team) if taking else _kept(result, rules))
        case DealOutcome.DEDANS if taking:
            keeps = rules.belote_on_dedans == "owner"
            return Account(_belote(result, team) if keeps else ())
        case DealOutcome.DEDANS:
            return Account(_from_dedans(result, rules, team))
        case DealOutcome.LITIGE if taking:
            carved = rules.litige_belote == "carve"
            return Account(_belote(result, team) if carved else ())
        case DealOutcome.LITIGE:
            return Account(_everything(result, rules, team))
        case DealOutcome.ABEYANCE:
            return Account(())


def _winning_capot(result: DealResult, rules: Ruleset, team: int) -> Parts:
    theirs = rules.capot_victims_decl == "to_winners"
    return (
        *_whole(Source.CAPOT, rules.capot_value, rules),
        *_declared(result, team),
        *(_declared(result, 1 - team) if theirs else ()),
        *_belote(result, team),
    )


def _kept(result: DealResult, rules: Ruleset) -> Parts:
    """What the defenders keep of a deal without a trick."""
    team = 1 - team_of(result.taker)
    keeps = rules.capot_victims_decl == "keep"
    return (*(_declared(result, team) if keeps else ()), *_belote(result, team))


def _from_dedans(result: DealResult, rules: Ruleset, team: int) -> Parts:
    trickless = result.tricks[1 - team] == 0
    whole = (Source.CAPOT, rules.capot_value) if trickless else (Source.DEAL, ALL_POINTS)
    lost = rules.belote_on_dedans == "to_defence" and result.belotes[1 - team]
    return (
        *_whole(*whole, rules),
        *_declared(result, team),
        *_declared(result, 1 - team),
        *_belote(result, team),
        *((Part(Source.THEIR_BELOTE, BELOTE),) if lost else ()),
    )


# A bid (C2, C3) ----------------------------------------------------------------------------------


def _bid(result: DealResult, rules: Ruleset, team: int) -> Account:
    """Belote is never multiplied (D14), and no points at all where the bid alone counts."""
    bid = result.bid
    if bid is None:
        raise ValueError("nobody bid")
    belote = _belote(result, team) if rules.kloppen_score != "bid_only" else ()
    bidding = team == team_of(bid.actor)
    if result.score.outcome is DealOutcome.DEDANS:
        if bidding:
            return Account(belote)
        return _from_failed(result, rules, bid)._replace(single=belote)
    made = _bidders_made(result, rules, bid) if bidding else _opponents_made(result, rules, bid)
    times = result.multiplier if bidding or rules.coinche_scope == "both" else 1
    return Account(belote, made, times)


def _from_failed(result: DealResult, rules: Ruleset, bid: Bid) -> Account:
    whole = _whole(Source.DEAL, ALL_POINTS, rules)
    if result.multiplier == 1:
        return Account((), whole)
    announced = _announced(rules, bid)
    if rules.kloppen_fail == "max" and _sum(announced) * result.multiplier <= _sum(whole):
        return Account((), whole)
    return Account((), announced, result.multiplier)


def _announced(rules: Ruleset, bid: Bid) -> Parts:
    """What a contract was announced for."""
    if bid.points != CAPOT_BID:
        return (Part(Source.BID, bid.points),)
    document = CAPOT_BID if rules.kloppen_score == "bid_only" else 350
    value = 500 if rules.announced_capot == "500" else document
    return (Part(Source.ANNOUNCED_CAPOT, value),)


def _bidders_made(result: DealResult, rules: Ruleset, bid: Bid) -> Parts:
    announced = _announced(rules, bid)
    if bid.points == CAPOT_BID or rules.kloppen_score == "bid_only":
        return announced
    if result.multiplier > 1 and rules.coinche_scope == "bidders_take_all":
        return (Part(Source.TAKE_ALL, ALL_TRICKS_BET), *announced)
    team = team_of(bid.actor)
    if result.tricks[1 - team] == 0:
        made = _whole(Source.CAPOT, rules.capot_value, rules)
    else:
        made = _tricks(result, rules, team)
    return (*made, *announced) if rules.kloppen_score == "made_plus_bid" else made


def _opponents_made(result: DealResult, rules: Ruleset, bid: Bid) -> Parts:
    alone = rules.kloppen_score == "bid_only" or bid.points == CAPOT_BID
    taken_all = result.multiplier > 1 and rules.coinche_scope == "bidders_take_all"
    if alone or taken_all:
        return ()
    return _tricks(result, rules, 1 - team_of(bid.actor))


# Rounding of what is written (A9) ----------------------------------------------------------------


def _rounded(account: Account, rules: Ruleset) -> Account:
    step = {"nearest10": 10, "up10": 10, "nearest5": 5, "up5": 5}.get(rules.rounding)
    if step is None:
        return account
    total = account.total
    up = rules.rounding.startswith("up")
    rounded = -(-total // step) * step if up else (total + step // 2) // step * step
    return account._replace(single=(*account.single, *_rounding(total, rounded)))
