"""The options, once: their values, what they need, who says so.

Validation, the pages of the lobby and `/rules` read this table (docs/rules/options.md). Where an
option means something stands in `conditions.py`, types and defaults in `Ruleset`.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.rules.core.conditions import (
    BID,
    COINCHE,
    FIELDS,
    HANDS,
    NEVER,
    NOT_BIDS,
    TAKEN,
    TO_TARGET,
    OptionValue,
    When,
    both,
    holds,
)
from bot.rules.core.sources import Sources, sources_of


class Need(NamedTuple):
    """Where a value can be; a ruleset that has it elsewhere is refused, for a reason if any."""

    when: When
    reason: str = ""


class Value(NamedTuple):
    """A value of an option: where it comes from, and what it needs."""

    sources: Sources
    needs: tuple[Need, ...]

    def goes(self, rules: object) -> bool:
        """Tell whether the value goes with the rest of `rules`."""
        return all(holds(need.when, rules) for need in self.needs)


def says(text: str, *needs: Need, **elsewhere: str) -> Value:
    """The value that these sources have (`sources_of`)."""
    return Value(sources_of(text, **elsewhere), needs)


# Needs -------------------------------------------------------------------------------------------

_UNSEEN: Final = Need(NEVER)
"""nobody chooses it"""
_OPEN: Final = Need(({"end_mode": ("target", "deals")},), "not_on_boards")
"""what makes a board depend on the one before it, or the cards on somebody's choice (T5)"""
_IN_TWO: Final = Need(both(HANDS, TAKEN), "not_with_this_deal")
_IN_THREE: Final = Need(both(HANDS, BID), "not_with_this_deal")
_IN_FOURS: Final = Need((*FIELDS, *COINCHE), "not_with_this_deal")
_NO_SUIT: Final = Need((*FIELDS, *COINCHE), "needs_two_players")
_KNOWN: Final = Need((*HANDS, {"belote": ("off",)}), "not_with_two_players")
"""whoever does not know half of their cards could not say a word in time"""
_LATER: Final = Need(({"declarations": ("off", "first_trick")},), "not_with_these_declarations")
_AT_ONCE: Final = Need(({"declarations": ("off", "immediate")},), "not_with_these_declarations")

# The table ---------------------------------------------------------------------------------------

ANY: Final = "any number"
NUMBER_RANGES: Final = {
    "target": (100, 5000),
    "deals_limit": (1, 48),
    "bid_min": (80, 80),
    "bid_step": (10, 10),
}

PAGES: Final[Mapping[str, Mapping[str, Mapping[OptionValue, Value]]]] = {
    "": {
        "players": {
            4: says("A1 every"),
            2: says(
                "B1 pagat-german",
                Need(({"auction": ("turn_up", "bids")},), "needs_four_players"),
                _OPEN,
            ),
        },
        "bid_min": {ANY: says("C1 dutch", coinche="H2 outside")},
        "bid_step": {ANY: says("C1 dutch", coinche="H2 outside")},
    },
    "deal": {
        "direction": {
            "ccw": says("A1 pagat french", coinche="H1 outside"),
            "cw": says("A1 pagat-variant french dutch", coinche="H1 outside"),
        },
        "first_dealer": {"random": says("A3 decided"), "lowest_card": says("A3 french")},
        "shuffle": {
            "cut_only": says("A3 pagat french dutch", _OPEN, coinche="H1 outside"),
            "every_deal": says("A3 decided", coinche="H1 outside"),
        },
        "packets": {
            "3-2": says("A3 pagat french club", _IN_TWO),
            "2-3": says("A3 pagat-variant", _IN_TWO),
            "dealer_choice": says("A3 pagat-variant", _IN_TWO, _OPEN),
            "2-3-3": says("C1 dutch decided", _IN_THREE, coinche="H1 outside"),
            "3-2-3": says("C1 outside", _IN_THREE, coinche="H1 outside"),
            "3-3-2": says("C1 outside", _IN_THREE, coinche="H1 outside"),
            "4-4": says("B1 pagat-german", _IN_FOURS, coinche="H1 outside"),
        },
    },
    "auction": {
        "round2_suits": {
            "exclude_turned": says("A4 pagat french dutch", fields="B2 pagat-german"),
            "any": says("A4 club"),
        },
        "allpass_dealer": {
            "next": says(
                "A4 pagat french", coinche="H2 outside", bids="C1 decided", fields="B2 pagat-german"
            ),
            "same": says("A4 outside decided", _OPEN, coinche="H2 decided", bids="C1 decided"),
        },
        "extra_contracts": {
            "off": says("B6 pagat-german", coinche="H2 outside"),
            "no_trumps": says("B6 pagat-german outside decided", _NO_SUIT, coinche="H2 outside"),
            "all_trumps": says("B6 pagat-german outside decided", _NO_SUIT, coinche="H2 outside"),
            "both": says("B6 pagat-german outside decided", _NO_SUIT, coinche="H2 outside"),
        },
        "na_values": {
            "ffb_table": says("H3 outside"),
            "scaled": says("H3 outside"),
            "raw": says("H3 outside", Need(COINCHE)),
        },
        "ta_last_trick": {False: says("H3 outside"), True: says("H3 outside")},
    },
    "decouverte": {
        "reveal_on_lead": {False: says("B3 pagat-german"), True: says("B6 pagat-german")},
        "auction": {
            "turn_up": says("A4 every", Need(FIELDS), fields="B2 pagat-german"),
            "bids": says("C1 dutch", Need(FIELDS)),
            "coinche": says("H2 outside", Need(COINCHE)),
        },
    },
    "coinche": {
        "bid_max": {
            160: says("H2 outside", Need(NOT_BIDS, "not_with_bids")),
            180: says("C1 dutch", coinche="H2 outside"),
            650: says("H2 outside decided", Need(NOT_BIDS, "not_with_bids")),
        },
        "generale": {False: says("H2 outside"), True: says("H2 outside")},
        "generale_lead": {"first_hand": says("H2 decided"), "bidder": says("H2 decided")},
        "self_raise": {"off": says("H2 outside"), "other_suit": says("H2 outside")},
        "coinche_mode": {
            "any_time": says("C1 dutch decided", coinche="H2 outside decided"),
            "in_turn": says("C1 outside", coinche="H2 outside"),
        },
        "surcoinche": {
            "off": says("C1 dutch", coinche="H2 decided"),
            "x4": says("C1 outside", coinche="H2 outside"),
            "x3": says("C1 outside", coinche="H2 outside"),
        },
        "kloppen_score": {
            "bid_only": says("C3 dutch"),
            "made_only": says("C3 dutch"),
            "made_plus_bid": says("C3 dutch"),
        },
        "coinche_scope": {
            "both": says("C3 dutch decided"),
            "bidders_only": says("C3 decided"),
            "bidders_take_all": says("C3 outside"),
        },
        "kloppen_fail": {"literal": says("C2 dutch"), "max": says("C2 decided")},
        "announced_capot": {"document": says("C3 dutch"), "500": says("C4 outside")},
    },
    "contract": {
        "belote_helps_contract": {False: says("H5 outside"), True: says("H5 outside")},
        "decl_helps_contract": {False: says("H6 outside"), True: says("H6 outside")},
        "eighty_means_82": {False: says("H7 outside"), True: says("H7 outside")},
        "beat_defence": {False: says("H7 outside"), True: says("H7 outside")},
    },
    "declarations": {
        "declarations": {
            "off": says(
                "A5 pagat-variant french club",
                coinche="H6 outside",
                bids="C1 dutch",
                fields="B4 pagat-german",
            ),
            "first_trick": says(
                "A5 pagat dutch",
                Need(NOT_BIDS, "not_with_bids"),
                coinche="H6 outside",
                fields="B6 pagat-german decided",
            ),
            "immediate": says(
                "A5 pagat-variant club",
                Need(TAKEN, "not_with_bids"),
                fields="B6 pagat-german decided",
            ),
        },
        "decl_contest": {
            "winner_takes_all": says("A5 pagat dutch", coinche="H6 outside"),
            "per_type": says("A5 club decided"),
        },
        "decl_contest_moment": {
            "after_trick1": says("A5 pagat", _LATER),
            "during_trick2": says("A5 dutch", _LATER, coinche="H6 outside"),
            "before_first_lead": says("A5 pagat-variant club", _AT_ONCE),
        },
        "long_runs": {"cap5": says("A5 pagat"), "true_length": says("A5 dutch decided")},
        "long_run_split": {False: says("A5 decided"), True: says("A5 decided")},
        "decl_equal": {"earlier_seat": says("A5 pagat decided"), "none": says("H6 outside")},
        "capot_victims_decl": {
            "lose": says("A9 pagat"),
            "keep": says("A9 pagat-variant club"),
            "to_winners": says("A9 dutch decided"),
        },
    },
    "belote": {
        "belote": {
            "on": says(
                "A8 every", coinche="H5 outside", bids="C2 dutch", fields="B6 pagat-german decided"
            ),
            "off": says("A5 decided", fields="B4 pagat-german"),
        },
        "belote_order": {
            "free": says("A8 pagat french club", coinche="H5 outside"),
            "king_first": says("A8 pagat-variant dutch"),
        },
        "belote_announce": {
            "auto": says("A8 decided"),
            "prompt": says("A8 decided", _KNOWN),
            "strict": says("A8 french", _KNOWN),
        },
        "belote_on_dedans": {"owner": says("A8 pagat french dutch"), "to_defence": says("A8 club")},
        "belote_ta": {"none": says("H5 outside"), "each_suit": says("H5 outside decided")},
    },
    "play": {
        "head_trump": {
            "always": says("A6 pagat french dutch", coinche="H4 outside"),
            "unless_partner_master": says("A6 club", coinche="H4 outside"),
        },
        "head_plain": {
            "no": says("A6 pagat french dutch", fields="B3 pagat-german"),
            "unless_partner_master": says("A6 club decided", Need(HANDS)),
            "always": says("A6 club"),
        },
        "undertrump_opp": {
            "required": says("A6 pagat french club", coinche="H4 outside"),
            "optional": says("A6 dutch", coinche="H4 outside"),
        },
        "partner_plain": {"free": says("A6 pagat french dutch"), "must_trump": says("A6 club")},
        "partner_trump": {
            "no_undertrump_if_can_over": says("A6 pagat dutch"),
            "must_piss": says("A6 pagat-variant"),
            "free": says("A6 french"),
            "must_trump_any": says("A6 club"),
            "ffb": says("H4 outside decided"),
        },
    },
    "scoring": {
        "coinche_score": {
            "ffb": says("H8 outside decided"),
            "bga": says("H8 outside"),
            "bga_bid_only": says("H8 outside"),
            "concours": says("H8 outside decided"),
            "announced": says("H8 outside"),
            "made": says("H8 outside decided"),
        },
        "fail_base": {160: says("H8 outside"), 162: says("H8 outside")},
        "contract_basis": {
            "all": says("A7 pagat club"),
            "tricks_belote": says("A7 french"),
            "tricks": says("A7 pagat-variant dutch", fields="B4 pagat-german"),
        },
        "tie_rule": {
            "takers_win": says("A7 pagat", coinche="H7 outside"),
            "takers_lose": says(
                "A7 pagat-variant dutch", coinche="H7 outside", fields="B4 pagat-german"
            ),
            "litige": says("A7 pagat-english french club", _OPEN, coinche="H7 outside"),
            "abeyance": says(
                "A7 pagat-variant",
                Need(({"auction": ("turn_up", "bids")},), "not_with_bids"),
                _OPEN,
            ),
        },
        "litige_belote": {"carve": says("A7 french"), "hold": says("A7 pagat-variant club")},
        "held_at_end": {"lost": says("A7 decided"), "to_owner": says("A7 decided")},
        "capot_value": {
            252: says("A9 pagat french club", coinche="H7 outside", fields="B5 decided"),
            250: says("A9 dutch", coinche="H7 outside", bids="C3 dutch"),
        },
        "rounding": {
            "off": says("A9 pagat", coinche="H8 outside"),
            "nearest10": says("A9 pagat-english", coinche="H8 outside"),
            "nearest5": says("A9 pagat-english"),
            "up10": says("A9 pagat-german"),
            "up5": says("A9 pagat-german"),
            "complement10": says("A9 outside", Need(({"auction": ("turn_up", "bids")},))),
        },
    },
    "end": {
        "end_mode": {
            "target": says(
                "A10 pagat french dutch", coinche="H9 outside", bids="C3 dutch", fields="B5 decided"
            ),
            "deals": says("A10 french decided"),
            "boards": says("A10 decided", _UNSEEN),
        },
        "target": {ANY: says("A10 pagat french dutch")},
        "deals_limit": {ANY: says("A10 french")},
        "both_reach": {
            "extend": says("A10 pagat-german decided"),
            "draw": says("A10 pagat-english"),
            "higher_score": says("A10 french decided", coinche="H9 outside"),
            "attackers": says("A10 dutch", Need(TAKEN)),
            "last_bidder": says("A10 dutch", Need(BID), bids="C3 dutch"),
        },
        "belote_only_win": {False: says("H9 outside"), True: says("A10 decided")},
        "trump_run_wins": {
            False: says("A5 decided"),
            True: says("A5 dutch decided", Need(HANDS, "needs_four_players"), _OPEN),
        },
        "arret": {
            False: says("A10 french club dutch"),
            True: says("A10 pagat", Need(TO_TARGET, "needs_target"), Need(TAKEN, "not_with_bids")),
        },
    },
}
"""the pages of the lobby → their options → their values; what has no page comes with a preset"""

WITH_PRESET: Final = frozenset(PAGES[""])
"""options that nobody chooses: they come with the preset, or have one value"""
OPTIONS: Final[Mapping[str, Mapping[OptionValue, Value]]] = {
    option: values for page in PAGES.values() for option, values in page.items()
}


def value_of(option: str, value: OptionValue) -> Value:
    """Return the row of the table for a value."""
    return OPTIONS[option][ANY if option in NUMBER_RANGES else value]
