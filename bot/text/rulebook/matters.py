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


def _declarations(rules: Ruleset) -> bool:
    return rules.declarations != "off"


def _belote(rules: Ruleset) -> bool:
    return rules.belote == "on"


def _ties_wait(rules: Ruleset) -> bool:
    return _taken(rules) and rules.tie_rule in ("litige", "abeyance")


def _to_target(rules: Ruleset) -> bool:
    return not rules.ends_by_deals


def _made_points(rules: Ruleset) -> bool:
    """What is made is written, and not the bid alone."""
    return rules.kloppen_score != "bid_only"


_CONDITIONS: Final[Mapping[str, Condition]] = {
    "direction": _four,
    "round2_suits": _taken,
    "declarations": _taken,
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
    "tie_rule": _taken,
    "litige_belote": lambda rules: (
        _ties_wait(rules) and rules.tie_rule == "litige" and _belote(rules)
    ),
    "held_at_end": _ties_wait,
    "capot_value": lambda rules: _taken(rules) or _made_points(rules),
    "capot_victims_decl": _declarations,
    "target": _to_target,
    "deals_limit": lambda rules: not _to_target(rules),
    "both_reach": _to_target,
    "arret": lambda rules: _to_target(rules) and _taken(rules),
    "bid_min": _bids,
    "bid_max": _bids,
    "bid_step": _bids,
    # With two players it is always the opponent's turn while they can say it.
    "coinche_mode": lambda rules: _bids(rules) and _four(rules),
    "surcoinche": _bids,
    "kloppen_score": _bids,
    "kloppen_fail": _bids,
    "coinche_scope": lambda rules: _bids(rules) and _made_points(rules),
    "announced_capot": _bids,
    "reveal_on_lead": _two,
    "extra_contracts": _two,
}
