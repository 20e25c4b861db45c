"""Finished deals of any game at random, for what is said of them: facts, and what was written."""

from typing import Any, NamedTuple

from hypothesis import strategies as st

from bot.rules import (
    BELOTE,
    Announced,
    Bid,
    DealResult,
    Pair,
    Phase,
    Ruleset,
    Suit,
    View,
    parse_declaration,
    start,
    team_of,
    view,
)
from bot.rules import game_of as rules_of_game
from bot.rules.core.result import Facts, Side, Tally
from bot.rules.games.bids import bid_values
from bot.text import words_for
from cogs.screens.reckoning import sheet_text
from cogs.screens.teller import Teller
from tests.cogs.at_table import game_of
from tests.text.any_rules import any_rules

DECLARATIONS = tuple(
    parse_declaration(text)
    for text in (
        "AS-KS-QS",
        "KH-QH-JH-TH",
        "QD-JD-TD-9D-8D",
        "AC-KC-QC-JC-TC-9C-8C-7C",
        "JS-JH-JD-JC",
        "9S-9H-9D-9C",
        "TS-TH-TD-TC",
    )
)


class PlayedDeal(NamedTuple):
    """A result and the rules that it was settled by."""

    rules: Ruleset
    result: DealResult


def settled(
    rules: Ruleset,
    *,
    taker: int = 0,
    points: Pair,
    tricks: Pair = (5, 3),
    der: int = 0,
    belote: int | None = None,
    declared: tuple[Announced, ...] = (),
    bid: Bid | None = None,
    multiplier: int = 1,
) -> DealResult:
    """The first deal of a party with these facts, pairs as (team 0, team 1)."""
    takers = team_of(taker)
    declarations = _points(declared, 0), _points(declared, 1)

    def tally(team: int) -> Tally:
        own = tuple((e.declaration.points, e) for e in declared if team_of(e.seat) == team)
        return Tally(points[team], 10 * (der == team), own, BELOTE * (belote == team))

    facts = Facts(
        tally(takers),
        tally(1 - takers),
        _side(tricks.index(0) ^ 1 if 0 in tricks else None, takers),
        bid.points if bid else None,
        multiplier,
        alone=True,
    )
    score = rules_of_game(rules).settle(rules, facts)
    written = _by_side((score.takers, score.defenders), takers)
    return DealResult(
        number=1,
        dealer=0,
        taker=taker,
        takers=takers,
        defenders=1 - takers,
        trump=Suit.HEARTS,
        points=points,
        tricks=tricks,
        der=der,
        belotes=(int(belote == 0), int(belote == 1)),
        missed_belotes=(0, 0),
        declared=declared,
        declarations=declarations,
        bid=bid,
        multiplier=multiplier,
        score=score,
        written=written,
        released=(0, 0),
        totals=written,
    )


def party(rules: Ruleset, *results: DealResult, **values: Any) -> View:
    """The table's view after these deals, the first of them deal 1."""
    numbered = tuple(each._replace(number=n) for n, each in enumerate(results, 1))
    public = view(start(rules), None)
    values = {"deal_number": len(results), "phase": Phase.SHUFFLE} | values
    return public._replace(results=numbered, **values)


def teller(rules: Ruleset) -> Teller:
    return Teller(game_of(start(rules)), words_for("en"))


def sheet(rules: Ruleset, number: int = 1, *, seen: View | None = None, **facts: Any) -> list[str]:
    """The lines of a sheet in English: of deal `number` of `seen`, or of a first deal."""
    if seen is None:
        seen = party(rules, settled(rules, **facts))
    return sheet_text(seen, number, teller(rules)).splitlines()


@st.composite
def played_deals(draw: st.DrawFn) -> PlayedDeal:
    """The cards fit the facts only as far as points and tricks are concerned."""
    rules = draw(any_rules()).rules
    taker = draw(st.integers(0, rules.players - 1))
    tricks, points, der = draw(_won(8 if rules.players == 4 else 16))
    bid, multiplier = draw(_bid(rules, taker)) if rules.auction != "turn_up" else (None, 1)
    result = settled(
        rules,
        taker=taker,
        points=points,
        tricks=tricks,
        der=der,
        belote=draw(st.sampled_from((None, 0, 1))) if rules.belote == "on" else None,
        declared=draw(_declared(rules)),
        bid=bid,
        multiplier=multiplier,
    )
    return PlayedDeal(rules, result)


@st.composite
def _won(draw: st.DrawFn, count: int) -> tuple[Pair, Pair, int]:
    """Tricks and points of both teams, and who has the dix de der among them."""
    first = draw(st.integers(0, count))
    der = draw(st.sampled_from((0, 1))) if 0 < first < count else int(first == 0)
    if first in (0, count):
        points = 162 if first else 0
    else:
        points = draw(st.integers(0, 152) | st.sampled_from((71, 81))) + 10 * (der == 0)
    return (first, count - first), (points, 162 - points), der


@st.composite
def _declared(draw: st.DrawFn, rules: Ruleset) -> tuple[Announced, ...]:
    """What counts: of one team, unless each type is contested for itself."""
    if rules.declarations == "off" or rules.auction == "bids":
        return ()
    chosen = draw(st.lists(st.sampled_from(DECLARATIONS), max_size=3, unique=True))
    seats = range(rules.players)
    if rules.decl_contest == "winner_takes_all":
        team = draw(st.sampled_from((0, 1)))
        seats = range(team, rules.players, 2)
    return tuple(Announced(draw(st.sampled_from(seats)), each) for each in chosen)


@st.composite
def _bid(draw: st.DrawFn, rules: Ruleset, taker: int) -> tuple[Bid, int]:
    points = draw(st.sampled_from(bid_values(rules)))
    multipliers = {"off": (1, 2), "x3": (1, 2, 3), "x4": (1, 2, 4)}[rules.surcoinche]
    return Bid(taker, points, Suit.HEARTS), draw(st.sampled_from(multipliers))


def _points(declared: tuple[Announced, ...], team: int) -> int:
    return sum(each.declaration.points for each in declared if team_of(each.seat) == team)


def _side(team: int | None, takers: int) -> Side | None:
    if team is None:
        return None
    return "T" if team == takers else "D"


def _by_side(pair: Pair, takers: int) -> Pair:
    """From teams to sides, and back."""
    return pair if takers == 0 else (pair[1], pair[0])
