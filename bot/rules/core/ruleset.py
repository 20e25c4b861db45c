"""A ruleset is data: every option of docs/rules/options.md with its value, validated.

Presets are rulesets under a name; a table's rules are a preset with changes.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Any, Literal

from bot.rules.core.conditions import OptionValue, holds
from bot.rules.core.errors import BadRuleset
from bot.rules.core.options import NUMBER_RANGES, OPTIONS, value_of

KEPT = 256
"""rulesets: tables have the same few, and ask for them with every load"""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Names and values as in docs/rules/options.md, where each option names its section."""

    players: Literal[4, 3, 2] = 4
    direction: Literal["ccw", "cw"] = "ccw"
    first_dealer: Literal["random", "lowest_card"] = "random"
    shuffle: Literal["cut_only", "every_deal"] = "cut_only"
    packets: Literal["3-2", "2-3", "dealer_choice", "2-3-3", "3-2-3", "3-3-2", "4-4", "3-3"] = "3-2"
    auction: Literal["turn_up", "bids", "coinche", "choice", "ladder", "clobyosh", "three"] = (
        "turn_up"
    )
    round2_suits: Literal["exclude_turned", "any"] = "exclude_turned"
    allpass_dealer: Literal["next", "same"] = "next"
    declarations: Literal["off", "first_trick", "immediate", "talk"] = "off"
    decl_contest: Literal["winner_takes_all", "per_type", "separate", "by_value"] = (
        "winner_takes_all"
    )
    decl_contest_moment: Literal[
        "after_trick1", "during_trick2", "before_first_lead", "end_of_deal"
    ] = "after_trick1"
    long_runs: Literal["cap5", "true_length", "cap4"] = "cap5"
    long_run_split: bool = False
    trump_run_wins: bool = False
    belote: Literal["on", "off"] = "on"
    belote_order: Literal["free", "king_first"] = "free"
    belote_announce: Literal["auto", "prompt", "strict", "second"] = "auto"
    belote_on_dedans: Literal["owner", "to_defence"] = "owner"
    head_trump: Literal["always", "unless_partner_master"] = "always"
    head_plain: Literal["no", "unless_partner_master", "always"] = "no"
    partner_plain: Literal["free", "must_trump"] = "free"
    partner_trump: Literal[
        "no_undertrump_if_can_over",
        "must_piss",
        "free",
        "must_trump_any",
        "ffb",
        "must_over",
        "never_under",
    ] = "no_undertrump_if_can_over"
    undertrump_opp: Literal["required", "optional", "forbidden"] = "required"
    contract_basis: Literal["all", "tricks_belote", "tricks"] = "all"
    tie_rule: Literal[
        "takers_win", "takers_lose", "litige", "abeyance", "takers_zero", "set_aside"
    ] = "takers_win"
    litige_belote: Literal["carve", "hold"] = "hold"
    held_at_end: Literal["lost", "to_owner"] = "lost"
    capot_value: Literal[252, 250] = 252
    capot_victims_decl: Literal["lose", "keep", "to_winners"] = "lose"
    rounding: Literal["off", "nearest10", "nearest5", "up10", "up5", "complement10"] = "off"
    end_mode: Literal["target", "deals", "boards"] = "target"
    """boards: of a duplicate, where a deal that nobody takes counts as well (T5)"""
    target: int = 1000
    deals_limit: int = 12
    both_reach: Literal["extend", "draw", "higher_score", "attackers", "last_bidder"] = "extend"
    arret: bool = False
    bid_min: int = 80
    bid_max: Literal[160, 180, 650] = 180
    """650: no limit, which only declarations make reachable (H2)"""
    bid_step: int = 10
    coinche_mode: Literal["any_time", "in_turn"] = "any_time"
    surcoinche: Literal["off", "x4", "x3"] = "off"
    kloppen_score: Literal["bid_only", "made_only", "made_plus_bid"] = "made_plus_bid"
    kloppen_fail: Literal["literal", "max"] = "literal"
    coinche_scope: Literal["both", "bidders_only", "bidders_take_all"] = "both"
    announced_capot: Literal["document", "500"] = "document"
    reveal_on_lead: bool = False
    extra_contracts: Literal["off", "no_trumps", "all_trumps", "both"] = "off"
    """in Découverte an adaptation that its document mentions without rules (B6)"""
    self_raise: Literal["off", "other_suit"] = "off"
    generale: bool = False
    generale_lead: Literal["first_hand", "bidder"] = "first_hand"
    na_values: Literal["ffb_table", "scaled", "raw"] = "ffb_table"
    ta_last_trick: bool = True
    belote_ta: Literal["none", "each_suit", "each_suit_led"] = "none"
    belote_helps_contract: bool = True
    decl_helps_contract: bool = True
    decl_equal: Literal["earlier_seat", "none"] = "earlier_seat"
    beat_defence: bool = False
    eighty_means_82: bool = False
    coinche_score: Literal["ffb", "bga", "bga_bid_only", "concours", "announced", "made"] = "bga"
    fail_base: Literal[160, 162] = 160
    belote_only_win: bool = True
    trump_choice: Literal["first_may_pass", "first_must", "dealer_first"] = "first_may_pass"
    four_jacks: Literal[100, 200] = 100
    four_nines: Literal[100, 150] = 100
    roem_claim: Literal["auto", "claim"] = "auto"
    counter_pit: bool = False
    run_from_contra: bool = True
    tens_rounding: Literal["book", "program"] = "book"
    capot_doubling: Literal["multiplied", "cancels"] = "multiplied"
    kapo_no_exit: Literal["off", "one_more", "raise"] = "off"
    schmeiss: Literal["off", "on", "opponent_makes"] = "off"
    show_bottom: bool = False
    all_tricks: Literal[0, 100] = 0
    pack3: Literal["24", "32_chien"] = "24"
    deal3: Literal["turned", "all8"] = "turned"
    contract3: Literal["more_than_each", "more_than_both"] = "more_than_each"
    fail3: Literal["split", "own_plus_half", "own"] = "split"
    def_sum: bool = False
    capot3_partial: bool = False
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        options = self.options()
        for name, value in options.items():
            if name in NUMBER_RANGES:
                low, high = NUMBER_RANGES[name]
                if type(value) is not int or not low <= value <= high:
                    raise BadRuleset(name, "out_of_range", value)
            # 1 == True in Python: the type counts as well.
            elif not any(value == each and type(value) is type(each) for each in OPTIONS[name]):
                raise BadRuleset(name, "no_such_value", value)
        # Combinations that make no sense (docs/rules/options.md). Options that mean nothing in a
        # game are inert there, as everything about declarations is with `declarations = off`: a
        # preset keeps them for those who switch declarations on.
        for name, value in options.items():
            for need in value_of(name, value).needs:
                if need.reason and not holds(need.when, self):
                    raise BadRuleset(name, need.reason, value)

        # Kept: rulesets are asked for in tables at every call of an auction.
        object.__setattr__(self, "_hash", hash(tuple(options.values())))

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        # By its options: the hash that is kept holds in this process alone.
        return _made, tuple(self.options().values())

    def options(self) -> dict[str, OptionValue]:
        """Every option with its value, in the order of docs/rules/options.md."""
        return {name: getattr(self, name) for name in OPTION_NAMES}

    @property
    def ends_by_deals(self) -> bool:
        """Tell whether the party has a number of deals, and no total that ends it."""
        return self.end_mode != "target"

    def changed(self, changes: Mapping[str, OptionValue]) -> "Ruleset":
        """This ruleset with `changes`; raises `BadRuleset` for what cannot be or go together."""
        for name in changes:
            if name not in OPTION_VALUES:
                raise BadRuleset(name, "unknown_option")
        values: list[Any] = [*(self.options() | dict(changes)).values()]
        try:
            return _made(*values)
        except TypeError:  # a list, which no cache has for a key, and no option for a value
            return Ruleset(*values)

    def differences(self, other: "Ruleset") -> dict[str, tuple[OptionValue, OptionValue]]:
        """Options in which `other` differs from this one: name → (value here, value there)."""
        mine, theirs = self.options(), other.options()
        return {name: (mine[name], theirs[name]) for name in mine if mine[name] != theirs[name]}


@lru_cache(KEPT, typed=True)  # 1 == True
def _made(*values: Any) -> Ruleset:
    return Ruleset(*values)


def ruleset_from_options(options: Mapping[str, OptionValue]) -> Ruleset:
    """The ruleset of a complete set of options; raises `BadRuleset`."""
    for name in OPTION_NAMES:
        if name not in options:
            raise BadRuleset(name, "missing")
    return Ruleset().changed(options)


OPTION_NAMES: tuple[str, ...] = tuple(each.name for each in fields(Ruleset) if each.init)
OPTION_VALUES: dict[str, tuple[OptionValue, ...] | None] = {
    name: None if name in NUMBER_RANGES else tuple(OPTIONS[name]) for name in OPTION_NAMES
}
