"""Conditions on the options of a ruleset, under which another option means something.

A condition, `({"players": (4,)}, {"belote": ("off",)})`, holds where one of its mappings does, and
a mapping where each of its options has one of the values. Games are told apart by the options that
make a ruleset one of them, never by how many play alone.
"""

from collections.abc import Mapping

OptionValue = str | int | bool
When = tuple[Mapping[str, tuple[OptionValue, ...]], ...]


def holds(when: When, rules: object) -> bool:
    """Tell whether one of the alternatives of a condition holds."""
    return any(
        all(getattr(rules, option) in values for option, values in each.items()) for each in when
    )


def both(one: When, other: When) -> When:
    """The condition that holds where two do."""
    found = (_joined(each, more) for each in one for more in other)
    return tuple(each for each in found if all(each.values()))


def _joined(
    one: Mapping[str, tuple[OptionValue, ...]], other: Mapping[str, tuple[OptionValue, ...]]
) -> dict[str, tuple[OptionValue, ...]]:
    """The values that both alternatives allow; none of an option in which they differ."""
    return {
        option: tuple(each for each in one.get(option, values) if each in values)
        for option, values in {**one, **other}.items()
    }


NEVER: When = ()
ALWAYS: When = ({},)

FIELDS: When = ({"players": (2,), "auction": ("turn_up", "bids")},)
"""Découverte: two players without partners, who do not know half of their cards"""
CLOBYOSH: When = ({"auction": ("clobyosh",)},)
"""two players with cards in hands, over a turned one (CL)"""
HANDS: When = ({"players": (4, 3)}, {"players": (2,), "auction": ("clobyosh",)})
"""cards in hands, which one knows: every game but Découverte"""
FOUR: When = ({"players": (4,)},)
PARTNERS: When = ({"players": (4, 3)},)
"""somebody plays for the same side: across the table, or of three the other defender (J3)"""
AROUND: When = ({"players": (4, 3)},)
"""more than two at the table, so that a trick goes on after the second card"""
TAKEN: When = ({"auction": ("turn_up",)},)
BIDS: When = ({"auction": ("bids",)},)
COINCHE: When = ({"auction": ("coinche",)},)
CHOICE: When = ({"auction": ("choice",)},)
"""klaverjas: a trump is chosen, roem lies in the tricks (K)"""
LADDER: When = ({"auction": ("ladder",)},)
THREE: When = ({"auction": ("three",)},)
"""one against two, and each writes their own (J)"""
TURNED_FOR_THREE: When = ({"auction": ("three",), "pack3": ("24",), "deal3": ("turned",)},)
"""a suit is turned up; else all the cards are dealt at once and any suit may be named (J2, J9)"""
BID: When = ({"auction": ("bids", "coinche")},)
FROM_OUTSIDE: When = (*COINCHE, *LADDER, *CHOICE, *CLOBYOSH, *THREE)
"""what no document of the rule book has at all"""
NOT_BIDS: When = ({"auction": ("turn_up", "coinche", "ladder", "three")},)
OTHER_THAN_CHOICE: When = (
    {"auction": ("turn_up", "bids", "coinche", "ladder", "clobyosh", "three")},
)
OTHER_THAN_CLOBYOSH: When = (
    {"auction": ("turn_up", "bids", "coinche", "choice", "ladder", "three")},
)
OTHER_THAN_THREE: When = (
    {"auction": ("turn_up", "bids", "coinche", "choice", "ladder", "clobyosh")},
)
NOT_LADDER: When = ({"auction": ("turn_up", "bids", "coinche", "choice", "three")},)
OTHERS: Mapping[str, When] = {
    "coinche": COINCHE,
    "choice": CHOICE,
    "ladder": LADDER,
    "clobyosh": CLOBYOSH,
    "three": THREE,
    "bids": BIDS,
    "fields": FIELDS,
}
"""the games whose rules differ from those of belote classique, the first that holds"""

DECLARED: When = ({"declarations": ("first_trick", "immediate")},)
TALK: When = both(CLOBYOSH, ({"declarations": ("talk",)},))
"""sequences alone, which the rules compare aloud (CL4)"""
BELOTE: When = ({"belote": ("on",)},)
TO_TARGET: When = ({"end_mode": ("target",)},)
ALL_TRUMPS: When = ({"extra_contracts": ("all_trumps", "both")},)
HOLDING: When = (*TAKEN, {"auction": ("coinche",), "beat_defence": (True,)})
TIED: When = (*HOLDING, *CHOICE, *CLOBYOSH)
HELD: When = (
    *both(HOLDING, ({"tie_rule": ("litige", "abeyance")},)),
    *both(CLOBYOSH, ({"tie_rule": ("set_aside",)},)),
)
MADE_POINTS: When = both(BIDS, ({"kloppen_score": ("made_only", "made_plus_bid")},))

MATTERS: Mapping[str, When] = {
    "direction": AROUND,
    "packets": (*OTHER_THAN_THREE, *TURNED_FOR_THREE),
    "pack3": THREE,
    "deal3": both(THREE, ({"pack3": ("24",)},)),
    "round2_suits": (*TAKEN, *TURNED_FOR_THREE),
    "allpass_dealer": OTHER_THAN_CHOICE,
    "trump_choice": CHOICE,
    "extra_contracts": (*FIELDS, *COINCHE),
    "na_values": both(NOT_LADDER, ({"extra_contracts": ("no_trumps", "all_trumps", "both")},)),
    "ta_last_trick": both(both(COINCHE, ALL_TRUMPS), ({"na_values": ("raw",)},)),
    "reveal_on_lead": FIELDS,
    "bid_min": BID,
    "bid_step": BID,
    "bid_max": BID,
    "generale": COINCHE,
    "generale_lead": both(COINCHE, ({"generale": (True,)},)),
    "self_raise": COINCHE,
    "coinche_mode": both(BID, AROUND),  # of two players the opponent is always in turn
    "surcoinche": (*BID, *LADDER),
    "run_from_contra": LADDER,
    "kloppen_score": BIDS,
    "coinche_scope": MADE_POINTS,
    "kloppen_fail": BIDS,
    "announced_capot": BIDS,
    "belote_helps_contract": both(COINCHE, BELOTE),
    "decl_helps_contract": both(COINCHE, DECLARED),
    "eighty_means_82": COINCHE,
    "beat_defence": COINCHE,
    "declarations": (*NOT_BIDS, *CLOBYOSH),
    "decl_contest": DECLARED,
    "decl_contest_moment": DECLARED,
    "long_runs": (*DECLARED, *TALK),
    "long_run_split": (*DECLARED, *TALK),
    "decl_equal": (*DECLARED, *TALK),
    "capot_victims_decl": (*both((*TAKEN, *THREE), DECLARED), *TALK),
    "belote": OTHER_THAN_CHOICE,
    "belote_order": BELOTE,
    "belote_announce": BELOTE,
    "belote_on_dedans": both(TAKEN, BELOTE),
    "belote_ta": both(ALL_TRUMPS, BELOTE),
    # Of two players the second card to a trick is the last: nobody can have trumped before.
    "head_trump": PARTNERS,
    "undertrump_opp": AROUND,
    "partner_plain": PARTNERS,
    "partner_trump": PARTNERS,
    "coinche_score": COINCHE,
    "fail_base": both(COINCHE, ({"coinche_score": ("ffb", "bga", "concours", "made")},)),
    "contract_basis": both(TAKEN, (*BELOTE, *DECLARED)),
    "tie_rule": TIED,
    "litige_belote": both(both(TAKEN, BELOTE), ({"tie_rule": ("litige",)},)),
    "held_at_end": (*HELD, *LADDER),
    "rounding": NOT_LADDER,
    "tens_rounding": LADDER,
    "capot_doubling": LADDER,
    "capot_value": (
        *TAKEN,
        *THREE,
        *MADE_POINTS,
        *both(COINCHE, ({"coinche_score": ("ffb", "bga")}, {"bid_max": (650,)})),
    ),
    "target": TO_TARGET,
    "deals_limit": ({"end_mode": ("deals", "boards")},),
    "both_reach": TO_TARGET,
    "belote_only_win": both(both(TO_TARGET, BELOTE), NOT_LADDER),
    "trump_run_wins": both(FOUR, OTHER_THAN_CHOICE),
    "kapo_no_exit": both(TO_TARGET, LADDER),
    "arret": both(TO_TARGET, TAKEN),
    "four_jacks": CHOICE,
    "four_nines": CHOICE,
    "roem_claim": CHOICE,
    "counter_pit": CHOICE,
    "schmeiss": CLOBYOSH,
    "show_bottom": CLOBYOSH,
    "all_tricks": CLOBYOSH,
    "contract3": THREE,
    "fail3": THREE,
    "def_sum": THREE,
    "capot3_partial": THREE,
}
"""option → where the game can go differently for another value; the others do so everywhere"""


def matters(option: str, rules: object) -> bool:
    """Tell whether the game can go differently by these rules for another value of `option`."""
    return holds(MATTERS.get(option, ALWAYS), rules)
