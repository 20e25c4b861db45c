"""Which options mean something beside the others of a ruleset, and which are inert."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.rules import Ruleset

Condition = Callable[[Ruleset], bool]


def matters(option: str, rules: Ruleset) -> bool:
    """Return whether the game can go differently at this table for another value of `option`."""
    condition = _CONDITIONS.get(option)
    return condition is None or condition(rules)


def _four(rules: Ruleset) -> bool:
    """Partners, and places that dealing and playing go around."""
    return rules.players == 4


def _two(rules: Ruleset) -> bool:
    return rules.players == 2


def _taken(rules: Ruleset) -> bool:
    """A contract is taken, and settled by A7–A9."""
    return rules.auction == "turn_up"


def _bids(rules: Ruleset) -> bool:
    """A contract is bid, and settled by C2–C3."""
    return rules.auction == "bids"


def _coinche(rules: Ruleset) -> bool:
    """A contract is bid, and settled by H7–H8."""
    return rules.auction == "coinche"


def _all_trumps(rules: Ruleset) -> bool:
    return rules.extra_contracts in ("all_trumps", "both")


def _declarations(rules: Ruleset) -> bool:
    return rules.declarations != "off"


def _belote(rules: Ruleset) -> bool:
    return rules.belote == "on"


def _ties_wait(rules: Ruleset) -> bool:
    return _ties_count(rules) and rules.tie_rule in ("litige", "abeyance")


def _ties_count(rules: Ruleset) -> bool:
    return _taken(rules) or (_coinche(rules) and rules.beat_defence)


def _capot_counts(rules: Ruleset) -> bool:
    """All the tricks have a value of their own."""
    if _coinche(rules):
        return rules.coinche_score in ("ffb", "bga") or rules.bid_max == 650
    return _taken(rules) or _made_points(rules)


def _to_target(rules: Ruleset) -> bool:
    return not rules.ends_by_deals


def _made_points(rules: Ruleset) -> bool:
    """What is made is written, and not the bid alone."""
    return rules.kloppen_score != "bid_only"


_CONDITIONS: Final[Mapping[str, Condition]] = {
    "direction": _four,
    "round2_suits": _taken,
    "declarations": lambda rules: not _bids(rules),
    "decl_contest": _declarations,
    "decl_contest_moment": _declarations,
    "long_runs": _declarations,
    "long_run_split": _declarations,
    "trump_run_wins": _four,
    "belote_order": _belote,
    "belote_announce": _belote,
    "belote_on_dedans": lambda rules: _belote(rules) and _taken(rules),
    # With two players nobody has a partner, and the second card to a trick is the last: nobody can
    # have trumped before.
    "head_trump": _four,
    "partner_plain": _four,
    "partner_trump": _four,
    "undertrump_opp": _four,
    "contract_basis": lambda rules: _taken(rules) and (_belote(rules) or _declarations(rules)),
    "tie_rule": _ties_count,
    "litige_belote": lambda rules: _taken(rules) and rules.tie_rule == "litige" and _belote(rules),
    "held_at_end": _ties_wait,
    "capot_value": _capot_counts,
    "capot_victims_decl": lambda rules: _taken(rules) and _declarations(rules),
    "target": _to_target,
    "deals_limit": lambda rules: not _to_target(rules),
    "both_reach": _to_target,
    "arret": lambda rules: _to_target(rules) and _taken(rules),
    "bid_min": lambda rules: not _taken(rules),
    "bid_max": lambda rules: not _taken(rules),
    "bid_step": lambda rules: not _taken(rules),
    # With two players it is always the opponent's turn while they can say it.
    "coinche_mode": lambda rules: not _taken(rules) and _four(rules),
    "surcoinche": lambda rules: not _taken(rules),
    "kloppen_score": _bids,
    "kloppen_fail": _bids,
    "coinche_scope": lambda rules: _bids(rules) and _made_points(rules),
    "announced_capot": _bids,
    "reveal_on_lead": _two,
    "extra_contracts": lambda rules: _two(rules) or _coinche(rules),
    "self_raise": _coinche,
    "generale": _coinche,
    "generale_lead": lambda rules: _coinche(rules) and rules.generale,
    "na_values": lambda rules: rules.extra_contracts != "off",
    "ta_last_trick": lambda rules: _all_trumps(rules) and rules.na_values == "raw",
    "belote_ta": lambda rules: _all_trumps(rules) and _belote(rules),
    "belote_helps_contract": lambda rules: _coinche(rules) and _belote(rules),
    "decl_helps_contract": lambda rules: _coinche(rules) and _declarations(rules),
    "decl_equal": _declarations,
    "beat_defence": _coinche,
    "eighty_means_82": _coinche,
    "coinche_score": _coinche,
    "fail_base": lambda rules: (
        _coinche(rules) and rules.coinche_score not in ("bga_bid_only", "announced")
    ),
    "belote_only_win": lambda rules: _to_target(rules) and _belote(rules),
}
