"""Kloppen, the Dutch form of Belote Coinchée (C).

Options of a contract that was taken mean nothing here: exactly the bid is made, whatever
`tie_rule` and `contract_basis` say, and each side keeps its own belote.
"""

from bot.rules.core.card import CAPOT_BID, DEAL_POINTS, bid_worth
from bot.rules.core.new_deal import deal_hands
from bot.rules.core.result import (
    DEFENDERS,
    TAKERS,
    DealOutcome,
    DealScore,
    Facts,
    Ledger,
    LedgerEntry,
    Role,
    Source,
)
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import TEAMS
from bot.rules.core.state import GameType, Preset
from bot.rules.games.bids import BIDS
from bot.rules.scoring.ledger import belote, closed, sums, tricks, whole, won
from bot.rules.scoring.party import finish_deal

TAKE_ALL = 160
"""what `bidders_take_all` counts for the tricks, however many they are (C3)"""


def settle_bid(rules: Ruleset, facts: Facts) -> DealScore:
    bid = _bid(rules, facts)
    # C2: the belote of the bidders helps, no other's hinders.
    compared = (*won(facts, TAKERS), *belote(facts, TAKERS), *won(facts, DEFENDERS))
    # All the tricks fulfil every bid (D22). A capot needs them: the points of a deal with belote
    # stay far below its value (D16).
    made = facts.capot == TAKERS or sums(facts, compared)[0] >= bid
    outcome = DealOutcome.MADE if made else DealOutcome.DEDANS
    entries = _made(rules, facts, bid) if made else _failed(rules, facts, bid)
    # C3: belote counts for its owner, made or failed and never multiplied (D14); in `bid_only` it
    # is no points at all, only a margin for the bidders.
    if rules.kloppen_score != "bid_only":
        entries += (*belote(facts, TAKERS), *belote(facts, DEFENDERS))
    if not made:
        decided_by = ("kloppen_fail",)
    else:
        decided_by = ("announced_capot" if bid == CAPOT_BID else "kloppen_score",)
        if facts.is_coinched and rules.kloppen_score != "bid_only":
            decided_by += ("coinche_scope",)
    needed = None if bid == CAPOT_BID else bid
    return closed(
        rules, facts, outcome, entries, compared=compared, needed=needed, decided_by=decided_by
    )


def _bid(rules: Ruleset, facts: Facts) -> int:
    """The points of the contract; raises `ValueError` for what nobody can have bid."""
    if facts.bid is None:
        raise ValueError("a deal of an auction with bids needs its bid")
    ladder = range(rules.bid_min, rules.bid_max + 1, rules.bid_step)
    if facts.bid != CAPOT_BID and facts.bid not in ladder:
        raise ValueError(f"nobody can bid {facts.bid}")
    if any(each.declared for each in facts.tallies):
        raise ValueError("there are no declarations where there are bids")
    return facts.bid


def _made(rules: Ruleset, facts: Facts, bid: int) -> Ledger:
    """Return the entries of both sides for a fulfilled contract, without belote (C3)."""
    factor = facts.multiplier
    announced = _announced(rules, bid, TAKERS, factor)
    if bid == CAPOT_BID or rules.kloppen_score == "bid_only":
        return announced
    if facts.is_coinched and rules.coinche_scope == "bidders_take_all":
        # 160 + the bid, an unannounced capot or not
        return (LedgerEntry(TAKERS, Source.TAKE_ALL, TAKE_ALL, factor), *announced)
    if facts.capot == TAKERS:
        own = whole(rules, TAKERS, Source.CAPOT, rules.capot_value, factor)
    else:
        own = tricks(rules, facts, TAKERS, factor)
    bid_too = announced if rules.kloppen_score == "made_plus_bid" else ()
    theirs = tricks(rules, facts, DEFENDERS, factor if rules.coinche_scope == "both" else 1)
    return (*own, *bid_too, *theirs)


def _announced(rules: Ruleset, bid: int, role: Role, factor: int) -> Ledger:
    """Return the value of what was announced; of a capot by C3 `announced_capot`, E10."""
    if bid != CAPOT_BID:
        return (LedgerEntry(role, Source.BID, bid, factor),)
    document = bid_worth(bid) if rules.kloppen_score == "bid_only" else 350
    value = 500 if rules.announced_capot == "500" else document
    return (LedgerEntry(role, Source.ANNOUNCED_CAPOT, value, factor),)


def _failed(rules: Ruleset, facts: Facts, bid: int) -> Ledger:
    """Return the opponents' entries for a contract that failed, without belote (C2, D13).

    It is the same whether the bidders lack a point or have no trick.
    """
    all_points = whole(rules, DEFENDERS, Source.DEAL, DEAL_POINTS)
    if not facts.is_coinched:
        return all_points
    multiplied = _announced(rules, bid, DEFENDERS, facts.multiplier)
    # E9: a coinched 80 costs less than 162, unless the table wants at least that.
    if rules.kloppen_fail == "max" and sums(facts, multiplied) <= sums(facts, all_points):
        return all_points
    return multiplied


DUTCH_COINCHE = Ruleset(
    direction="cw",
    packets="2-3-3",
    auction="bids",
    belote_order="king_first",
    undertrump_opp="optional",
    contract_basis="tricks_belote",
    capot_value=250,
    target=1500,
    both_reach="last_bidder",
    # E9: as written, a bid of 80 that fails costs less with a coinche than without.
    kloppen_fail="max",
)

KLOPPEN = GameType(
    name="kloppen",
    options={"players": (4,), "auction": ("bids",)},
    presets={"kloppen": Preset(DUTCH_COINCHE, "NL", "coinche")},
    accounts=TEAMS,
    deal=deal_hands,
    auction=BIDS,
    settle=settle_bid,
    finish=finish_deal,
)
