"""Conditions on options, as data, and those under which each option means something.

`({"players": (4,)}, {"belote": ("off",)})` holds where one of its mappings does, and a mapping
where each of its options has one of the values. Games are told apart here by the options that make
a ruleset one of them, never by how many play alone.
"""

from collections.abc import Mapping
from typing import Final

OptionValue = str | int | bool
When = tuple[Mapping[str, tuple[OptionValue, ...]], ...]


def holds(when: When, rules: object) -> bool:
    """Tell whether one of the alternatives of a condition holds."""
    return any(
        all(getattr(rules, option) in values for option, values in each.items()) for each in when
    )


def both(one: When, other: When) -> When:
    """The condition that holds where two do, which are about different options."""
    return tuple({**each, **more} for each in one for more in other)


NEVER: Final[When] = ()
ALWAYS: Final[When] = ({},)

HANDS: Final[When] = ({"players": (4,)},)
"""four hands, partners across the table"""
FIELDS: Final[When] = ({"players": (2,), "auction": ("turn_up", "bids")},)
"""Découverte: two players without partners, who do not know half of their cards"""
TAKEN: Final[When] = ({"auction": ("turn_up",)},)
BIDS: Final[When] = ({"auction": ("bids",)},)
COINCHE: Final[When] = ({"auction": ("coinche",)},)
BID: Final[When] = ({"auction": ("bids", "coinche")},)
NOT_BIDS: Final[When] = ({"auction": ("turn_up", "coinche")},)
OTHERS: Final[Mapping[str, When]] = {"coinche": COINCHE, "bids": BIDS, "fields": FIELDS}
"""the games whose rules differ from those of belote classique, the first that holds"""

DECLARED: Final[When] = ({"declarations": ("first_trick", "immediate")},)
BELOTE: Final[When] = ({"belote": ("on",)},)
TO_TARGET: Final[When] = ({"end_mode": ("target",)},)
ALL_TRUMPS: Final[When] = ({"extra_contracts": ("all_trumps", "both")},)
TIED: Final[When] = (*TAKEN, {"auction": ("coinche",), "beat_defence": (True,)})
HELD: Final[When] = both(TIED, ({"tie_rule": ("litige", "abeyance")},))
MADE_POINTS: Final[When] = both(BIDS, ({"kloppen_score": ("made_only", "made_plus_bid")},))

MATTERS: Final[Mapping[str, When]] = {
    "direction": HANDS,
    "round2_suits": TAKEN,
    "extra_contracts": (*FIELDS, *COINCHE),
    "na_values": ({"extra_contracts": ("no_trumps", "all_trumps", "both")},),
    "ta_last_trick": both(ALL_TRUMPS, ({"na_values": ("raw",)},)),
    "reveal_on_lead": FIELDS,
    "bid_min": BID,
    "bid_step": BID,
    "bid_max": BID,
    "generale": COINCHE,
    "generale_lead": both(COINCHE, ({"generale": (True,)},)),
    "self_raise": COINCHE,
    "coinche_mode": both(BID, HANDS),  # of two players the opponent is always in turn
    "surcoinche": BID,
    "kloppen_score": BIDS,
    "coinche_scope": MADE_POINTS,
    "kloppen_fail": BIDS,
    "announced_capot": BIDS,
    "belote_helps_contract": both(COINCHE, BELOTE),
    "decl_helps_contract": both(COINCHE, DECLARED),
    "eighty_means_82": COINCHE,
    "beat_defence": COINCHE,
    "declarations": NOT_BIDS,
    "decl_contest": DECLARED,
    "decl_contest_moment": DECLARED,
    "long_runs": DECLARED,
    "long_run_split": DECLARED,
    "decl_equal": DECLARED,
    "capot_victims_decl": both(TAKEN, DECLARED),
    "belote_order": BELOTE,
    "belote_announce": BELOTE,
    "belote_on_dedans": both(TAKEN, BELOTE),
    "belote_ta": both(ALL_TRUMPS, BELOTE),
    # Without partners the second card to a trick is the last: nobody can have trumped before.
    "head_trump": HANDS,
    "undertrump_opp": HANDS,
    "partner_plain": HANDS,
    "partner_trump": HANDS,
    "coinche_score": COINCHE,
    "fail_base": both(COINCHE, ({"coinche_score": ("ffb", "bga", "concours", "made")},)),
    "contract_basis": both(TAKEN, (*BELOTE, *DECLARED)),
    "tie_rule": TIED,
    "litige_belote": both(both(TAKEN, BELOTE), ({"tie_rule": ("litige",)},)),
    "held_at_end": HELD,
    "capot_value": (
        *TAKEN,
        *MADE_POINTS,
        *both(COINCHE, ({"coinche_score": ("ffb", "bga")}, {"bid_max": (650,)})),
    ),
    "target": TO_TARGET,
    "deals_limit": ({"end_mode": ("deals", "boards")},),
    "both_reach": TO_TARGET,
    "belote_only_win": both(TO_TARGET, BELOTE),
    "trump_run_wins": HANDS,
    "arret": both(TO_TARGET, TAKEN),
}
"""option → where the game can go differently for another value; the others do so everywhere"""


def matters(option: str, rules: object) -> bool:
    """Tell whether the game can go differently by these rules for another value of `option`."""
    return holds(MATTERS.get(option, ALWAYS), rules)
