"""Legal cards of a position and the worth of a deal, where there is no party."""

from collections.abc import Collection, Sequence
from functools import cache
from typing import Literal

from bot.rules.core.actions import NAMED_BIDS
from bot.rules.core.card import BELOTE, DEAL_POINTS, Card, NoSuit, Suit, Trump, card_tables
from bot.rules.core.errors import IllegalAction
from bot.rules.core.result import DealScore, Facts, Side, Tally
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import Pair
from bot.rules.core.state import Allowed
from bot.rules.core.tricks import allowed_cards, by_partners, deal_points, refusal_of
from bot.rules.games import game_of


def legal_cards(
    hand: Collection[Card], trick: Sequence[Card], trump: Trump, rules: Ruleset
) -> frozenset[Card]:
    """The cards of `hand` that may be played to `trick` (cards in playing order).

    Of four players the partner played two cards before; of two nobody is a partner.
    """
    return frozenset(_allowed(hand, trick, trump, rules).cards)


def refusal(
    card: Card, hand: Collection[Card], trick: Sequence[Card], trump: Trump, rules: Ruleset
) -> IllegalAction | None:
    """Return why `card` of `hand` may not be played to `trick`; None where it may."""
    allowed = _allowed(hand, trick, trump, rules)
    return None if card in allowed.cards else refusal_of(card, allowed, trump)


def _allowed(
    hand: Collection[Card], trick: Sequence[Card], trump: Trump, rules: Ruleset
) -> Allowed:
    partners = by_partners(game_of(rules).accounts, 0, len(trick))
    return allowed_cards(hand, trick, card_tables(trump), rules, partners)


def score_deal(
    rules: Ruleset,
    taker_points: int,
    *,
    declarations: Pair = (0, 0),
    belote: Side | Pair | None = None,
    capot: Side | None = None,
    bid: int | Literal["capot", "generale"] | None = None,
    multiplier: int = 1,
    alone: bool = True,
    roem: Pair = (0, 0),
    total: int = DEAL_POINTS,
    trump: Trump | None = None,
) -> DealScore:
    """Score a deal.

    `taker_points`: the takers' card points with the dix de der, 0 to `total` (162 but for raw
    values), without the bonus of a capot. `declarations`: what the contest lets each side score.
    `belote`: the side that has it, or how many each has. `capot`: the side that took all the
    tricks; `alone`: the taker did so without the partner. `roem`: of the
    tricks of each side. Where the auction has bids, `bid` is the
    takers' ("capot" or CAPOT_BID for a capot, "generale" or GENERALE_BID) and `multiplier` what
    coinche and surcoinche make of it (1–4); `trump` where it changes what a deal is
    worth (I5). Raises `ValueError` for facts that cannot be.

    >>> from bot.rules import find_preset
    >>> score_deal(find_preset("french"), 72, belote="T")[1:3]
    (92, 90)
    >>> score_deal(find_preset("kloppen"), 122, bid=100, multiplier=2)[1:3]
    (444, 80)
    """
    if not 0 <= taker_points <= total:
        raise ValueError(f"a deal has 0 to {total} points, not {taker_points}")
    if capot is not None and taker_points != (total if capot == "T" else 0):
        raise ValueError("all the tricks are all the points")
    if not 1 <= multiplier <= 4:
        raise ValueError(f"a bid is played for 1 to 4 times its points, not {multiplier}")

    belotes = belote if isinstance(belote, tuple) else (int(belote == "T"), int(belote == "D"))

    def tally(side: Literal[0, 1], points: int) -> Tally:
        declared = declarations[side]
        said = ((declared, None),) if declared else ()
        return Tally(points, declared=said, belote=BELOTE * belotes[side], roem=roem[side])

    facts = Facts(
        tally(0, taker_points),
        tally(1, total - taker_points),
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
