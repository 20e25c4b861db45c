"""Legal cards of a position and the worth of a deal, where there is no party."""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Literal

from bot.rules.core.actions import NAMED_BIDS
from bot.rules.core.card import BELOTE, DEAL_POINTS, Card, NoSuit, Suit, Trump, card_tables
from bot.rules.core.errors import IllegalAction
from bot.rules.core.result import ByRole, DealScore, Facts, Role, Tally
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.state import Allowed
from bot.rules.core.tricks import Indices, allowed_cards, by_partners, deal_points, refusal_of
from bot.rules.games import game_of


def legal_cards(
    hand: Collection[Card],
    trick: Sequence[Card],
    trump: Trump,
    rules: Ruleset,
    partners: Indices | None = None,
) -> frozenset[Card]:
    """The cards of `hand` that may be played to `trick` (cards in playing order).

    `partners`: the places in it that partners have filled; else those of the accounts, of four
    players who played two cards before.
    """
    return frozenset(_allowed(hand, trick, trump, rules, partners).cards)


def refusal(
    card: Card,
    hand: Collection[Card],
    trick: Sequence[Card],
    trump: Trump,
    rules: Ruleset,
    partners: Indices | None = None,
) -> IllegalAction | None:
    """Return why `card` of `hand` may not be played to `trick`; None where it may. `partners` as
    for `legal_cards`."""
    allowed = _allowed(hand, trick, trump, rules, partners)
    return None if card in allowed.cards else refusal_of(card, allowed, trump)


def _allowed(
    hand: Collection[Card],
    trick: Sequence[Card],
    trump: Trump,
    rules: Ruleset,
    partners: Indices | None = None,
) -> Allowed:
    if partners is None:
        partners = by_partners(game_of(rules).accounts, 0, len(trick))
    return allowed_cards(hand, trick, card_tables(trump), rules, partners)


def score_deal(
    rules: Ruleset,
    points: int | ByRole,
    *,
    declarations: ByRole = (),
    belote: Role | ByRole | None = None,
    capot: Role | None = None,
    bid: int | Literal["capot", "generale"] | None = None,
    multiplier: int = 1,
    alone: bool = True,
    roem: ByRole = (),
    total: int = DEAL_POINTS,
    trump: Trump | None = None,
) -> DealScore:
    """Score a deal.

    `points`: the card points of each account with the dix de der, `total` together (162 but for raw
    values), without the bonus of a capot; of two accounts those of the takers are enough.
    `declarations`: what the contest lets each score. `belote`: the account that has it, or how many
    each has. `capot`: the account that took all the tricks; `alone`: the taker did so without the
    partner. `roem`: of the tricks of each. Accounts are counted from the takers' on. Where the
    auction has bids, `bid` is the takers' ("capot" or CAPOT_BID for a capot, "generale" or
    GENERALE_BID) and `multiplier` what coinche and surcoinche make of it (1–4); `trump` where it
    changes what a deal is worth (I5). Raises `ValueError` for facts that cannot be.

    >>> from bot.rules import TAKERS, find_preset
    >>> score_deal(find_preset("french"), 72, belote=TAKERS).written
    (92, 90)
    >>> score_deal(find_preset("kloppen"), 122, bid=100, multiplier=2).written
    (444, 80)
    """
    each_has = points if isinstance(points, tuple) else (points, total - points)
    if sum(each_has) != total or min(each_has) < 0:
        raise ValueError(f"a deal has 0 to {total} points, not {points}")
    if capot is not None and each_has[capot] != total:
        raise ValueError("all the tricks are all the points")
    if not 1 <= multiplier <= 4:
        raise ValueError(f"a bid is played for 1 to 4 times its points, not {multiplier}")

    def tally(role: Role) -> Tally:
        declared = declarations[role] if declarations else 0
        said = ((declared, None),) if declared else ()
        belotes = belote[role] if isinstance(belote, tuple) else belote == role
        of_tricks = roem[role] if roem else 0
        return Tally(each_has[role], declared=said, belote=BELOTE * belotes, roem=of_tricks)

    facts = Facts(
        tuple(map(tally, range(len(each_has)))),
        capot,
        NAMED_BIDS[bid] if isinstance(bid, str) else bid,
        multiplier,
        alone,
        trump or trump_with(rules, total),
    )
    return game_of(rules).settle(rules, facts)


@cache
def trump_with(rules: Ruleset, total: int) -> Trump:
    """Return a trump with which a deal has so many points: where it matters how these are rounded,
    they tell a suit from no trumps and all trumps (I5)."""
    usual = (Suit.SPADES, *NoSuit)
    return next((each for each in usual if deal_points(rules, each) == total), usual[0])
