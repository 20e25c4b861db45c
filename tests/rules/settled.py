"""Finished deals of any game at random: facts, and what is written for them."""

from typing import NamedTuple

from hypothesis import strategies as st

from bot.rules import (
    BELOTE,
    Announced,
    Bid,
    ByAccount,
    DealResult,
    Ruleset,
    Suit,
    game_of,
    parse_declaration,
)
from bot.rules.core.declarations import worth
from bot.rules.core.result import Facts, Tally, all_tricks, by_account
from bot.rules.core.tricks import last_trick_points
from bot.rules.games.bids import bid_trumps, bid_values
from bot.rules.scoring.ledger import had
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
        "AS-AH-AD-AC",
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
    points: ByAccount,
    tricks: ByAccount = (5, 3),
    der: int = 0,
    belote: int | None = None,
    declared: tuple[Announced, ...] = (),
    bid: Bid | None = None,
    multiplier: int = 1,
    alone: bool = False,
    roem: ByAccount = (),
) -> DealResult:
    """The first deal of a party with these facts, a number for each account in their order."""
    game = game_of(rules)
    accounts, takers = game.accounts, game.accounts.of(taker)
    roem = roem or accounts.zeros
    trump = bid.suit if bid else Suit.HEARTS
    belotes = tuple(int(belote == account) for account in accounts.numbers)
    capot = all_tricks(tricks)

    def tally(account: int) -> Tally:
        own = (each for each in declared if accounts.of(each.seat) == account)
        return Tally(
            points[account],
            last_trick_points(rules, trump) if der == account else 0,
            tuple((worth(each.declaration, trump), each) for each in own),
            BELOTE * belotes[account],
            roem[account],
        )

    tallies = tuple(map(tally, accounts.numbers))
    by_role = (takers, *accounts.others(takers))
    facts = Facts(
        tuple(tallies[account] for account in by_role),
        None if capot is None else by_role.index(capot),
        bid.points if bid else None,
        multiplier,
        alone,
        trickless=()
        if capot is not None
        else tuple(role for role, account in enumerate(by_role) if not tricks[account]),
    )
    score = game.settle(rules, facts)
    written = by_account(score.written, takers)
    return DealResult(
        number=1,
        dealer=0,
        taker=taker,
        takers=takers,
        defenders=accounts.others(takers),
        trump=trump,
        points=points,
        tricks=tricks,
        der=der,
        belotes=belotes,
        missed_belotes=accounts.zeros,
        declared=declared,
        declarations=tuple(each.declarations for each in tallies),
        bid=bid,
        multiplier=multiplier,
        score=score,
        written=written,
        released=accounts.zeros,
        totals=written,
        had=had(facts),
    )


@st.composite
def played_deals(draw: st.DrawFn) -> PlayedDeal:
    """The cards fit the facts only as far as points and tricks are concerned."""
    rules = draw(any_rules()).rules
    taker = draw(st.integers(0, rules.players - 1))
    tricks, points, der = draw(_won(rules))
    accounts = game_of(rules).accounts
    bid, multiplier = draw(_bid(rules, taker)) if game_of(rules).auction.kind.rises else (None, 1)
    result = settled(
        rules,
        taker=taker,
        points=points,
        tricks=tricks,
        der=der,
        belote=draw(st.sampled_from((None, *accounts.numbers))) if rules.belote == "on" else None,
        declared=draw(_declared(rules)),
        bid=bid,
        multiplier=multiplier,
        alone=draw(st.booleans()),
        roem=draw(_roem(rules, tricks)),
    )
    return PlayedDeal(rules, result)


@st.composite
def _won(draw: st.DrawFn, rules: Ruleset) -> tuple[ByAccount, ByAccount, int]:
    """Tricks and points of each account, and who has the dix de der among them."""
    if rules.players == 3:
        return draw(_won_by_three(rules))
    count = 8 if rules.players == 4 else 16
    first = draw(st.integers(0, count))
    der = draw(st.sampled_from((0, 1))) if 0 < first < count else int(first == 0)
    if first in (0, count):
        points = 162 if first else 0
    else:
        points = draw(st.integers(0, 152) | st.sampled_from((71, 81))) + 10 * (der == 0)
    return (first, count - first), (points, 162 - points), der


@st.composite
def _won_by_three(draw: st.DrawFn, rules: Ruleset) -> tuple[ByAccount, ByAccount, int]:
    """The same where each has an account."""
    count = game_of(rules).dealing.hand
    first = draw(st.integers(0, count))
    second = draw(st.integers(0, count - first))
    tricks = (first, second, count - first - second)
    with_some = [account for account in range(3) if tricks[account]]
    der = draw(st.sampled_from(with_some))
    points, left = [0, 0, 0], 152
    for account in with_some[:-1]:
        points[account] = draw(st.integers(0, left))
        left -= points[account]
    points[with_some[-1]] = left
    points[der] += 10
    return tricks, tuple(points), der


@st.composite
def _roem(draw: st.DrawFn, rules: Ruleset, tricks: ByAccount) -> ByAccount:
    """Of either side that has a trick (KJ4)."""
    if game_of(rules).roem is None:
        return game_of(rules).accounts.zeros
    first, second = (draw(st.sampled_from((0, 20, 50, 90))) if won else 0 for won in tricks)
    return first, second


@st.composite
def _declared(draw: st.DrawFn, rules: Ruleset) -> tuple[Announced, ...]:
    """Return what counts: of one team, unless each type is contested for itself."""
    if rules.declarations == "off" or rules.auction in ("bids", "choice"):
        return ()
    chosen = draw(st.lists(st.sampled_from(DECLARATIONS), max_size=3, unique=True))
    accounts = game_of(rules).accounts
    seats = tuple(range(rules.players))
    if rules.decl_contest == "winner_takes_all":
        seats = draw(st.sampled_from(accounts.seats))
    return tuple(Announced(draw(st.sampled_from(seats)), each) for each in chosen)


@st.composite
def _bid(draw: st.DrawFn, rules: Ruleset, taker: int) -> tuple[Bid, int]:
    points = draw(st.sampled_from(bid_values(rules)))
    multipliers = {"off": (1, 2), "x3": (1, 2, 3), "x4": (1, 2, 4)}[rules.surcoinche]
    trump = draw(st.sampled_from(bid_trumps(rules)))
    return Bid(taker, points, trump), draw(st.sampled_from(multipliers))
