"""The rulesets that people know by a name (docs/rules/options.md)."""

from types import MappingProxyType
from typing import Final

from bot.rules.core.errors import BadRuleset
from bot.rules.core.ruleset import Ruleset

FRENCH: Final = Ruleset(
    first_dealer="lowest_card",
    belote_announce="strict",
    partner_trump="free",
    contract_basis="tricks_belote",
    tie_rule="litige",
    litige_belote="carve",
    both_reach="higher_score",
)

PAGAT: Final = Ruleset(declarations="first_trick")

GERMAN_CLUB: Final = Ruleset(
    round2_suits="any",
    decl_contest="per_type",
    decl_contest_moment="before_first_lead",
    belote_on_dedans="to_defence",
    head_trump="unless_partner_master",
    head_plain="unless_partner_master",
    partner_plain="must_trump",
    partner_trump="must_trump_any",
    tie_rule="litige",
    capot_victims_decl="keep",
)

DUTCH: Final = Ruleset(
    direction="cw",
    allpass_dealer="same",
    declarations="first_trick",
    decl_contest_moment="during_trick2",
    long_runs="true_length",
    trump_run_wins=True,
    belote_order="king_first",
    undertrump_opp="optional",
    contract_basis="tricks",
    tie_rule="takers_lose",
    capot_value=250,
    capot_victims_decl="to_winners",
    both_reach="attackers",
)

KLOPPEN: Final = Ruleset(
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

DECOUVERTE: Final = Ruleset(
    players=2, packets="4-4", belote="off", contract_basis="tricks", tie_rule="takers_lose"
)

CONTEST: Final = FRENCH.changed(
    {"tie_rule": "takers_lose", "shuffle": "every_deal", "end_mode": "deals"}
)
"""what tournaments play (docs/rules/options.md)"""

# Coinche and contrée (H): every deal shuffled, bids of 80 and more.

CONTREE_FFB: Final = Ruleset(
    shuffle="every_deal",
    packets="3-2-3",
    auction="coinche",
    declarations="off",
    decl_contest_moment="during_trick2",
    decl_equal="none",
    belote_announce="strict",
    belote_ta="each_suit",
    undertrump_opp="optional",
    partner_trump="ffb",
    tie_rule="takers_lose",
    litige_belote="carve",
    rounding="nearest10",
    target=2000,
    both_reach="higher_score",
    coinche_mode="in_turn",
    surcoinche="x4",
    coinche_score="ffb",
    beat_defence=True,
    belote_only_win=False,
)

COINCHE_FFB: Final = CONTREE_FFB.changed({"declarations": "first_trick", "bid_max": 650})

COINCHE_CONCOURS: Final = CONTREE_FFB.changed(
    {"coinche_score": "concours", "belote_only_win": True}
)

COINCHE_BGA: Final = CONTREE_FFB.changed(
    {
        "belote_announce": "auto",
        "belote_ta": "none",
        "undertrump_opp": "required",
        "capot_value": 250,
        "rounding": "off",
        "coinche_mode": "any_time",
        "extra_contracts": "both",
        "na_values": "scaled",
        "self_raise": "other_suit",
        "coinche_score": "bga",
        "fail_base": 162,
        "beat_defence": False,
        "eighty_means_82": True,
        "belote_only_win": True,
    }
)

CONTREE_ANNOUNCED: Final = CONTREE_FFB.changed(
    {
        "direction": "cw",
        "belote_announce": "auto",
        "undertrump_opp": "required",
        "rounding": "off",
        "bid_max": 160,
        "generale": True,
        "coinche_score": "announced",
        "beat_defence": False,
        "belote_only_win": True,
    }
)

PRESETS: Final = MappingProxyType(
    {
        "french": FRENCH,
        "pagat": PAGAT,
        "german_club": GERMAN_CLUB,
        "dutch": DUTCH,
        "kloppen": KLOPPEN,
        "decouverte": DECOUVERTE,
        "contest": CONTEST,
        "coinche_bga": COINCHE_BGA,
        "contree_ffb": CONTREE_FFB,
        "coinche_ffb": COINCHE_FFB,
        "coinche_concours": COINCHE_CONCOURS,
        "contree_announced": CONTREE_ANNOUNCED,
    }
)

DEFAULT_PRESET: Final = "french"
"""where nobody has chosen"""


def find_preset(name: str) -> Ruleset:
    """The ruleset of that name; raises `BadRuleset`."""
    preset = PRESETS.get(name)
    if preset is None:
        raise BadRuleset("preset", "no_such_preset", name)
    return preset


WITH_PRESET: Final = frozenset({"players", "bid_min", "bid_step"})
"""options that nobody chooses: they come with the preset, or have one value"""


def contradictions(preset: str, rules: Ruleset) -> tuple[str, ...]:
    """The options in which no table can differ from its preset, and `rules` do; raises
    `BadRuleset` for no preset."""
    theirs = find_preset(preset)
    # Two players may bid, which is an adaptation (B6); four bid in Kloppen alone.
    fixed = WITH_PRESET | {"auction"} if theirs.players == 4 else WITH_PRESET
    return tuple(option for option in theirs.differences(rules) if option in fixed)
