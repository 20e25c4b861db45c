"""The options, once: their values, what each needs, and which document has it.

Validation, the pages of the lobby and `/rules` read this table (docs/rules/options.md); types and
defaults stand in `Ruleset`, and where an option means something in `conditions.py`.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from bot.rules.core.conditions import (
    AROUND,
    BID,
    CHOICE,
    CLOBYOSH,
    COINCHE,
    FIELDS,
    FOUR,
    HANDS,
    LADDER,
    NEVER,
    NOT_BIDS,
    NOT_LADDER,
    OTHER_THAN_CHOICE,
    OTHER_THAN_CLOBYOSH,
    OTHER_THAN_THREE,
    OTHERS,
    PARTNERS,
    TAKEN,
    THREE,
    TO_TARGET,
    OptionValue,
    When,
    both,
    holds,
)


class Document(StrEnum):
    """A document that says a rule, in the order of the notes.

    The marks of the rule book (docs/rules): [P] is PAGAT, [000] and [001D] PAGAT_GERMAN, [001E]
    PAGAT_ENGLISH, [002] FRENCH, [003] CLUB, [004] DUTCH, [out] and those of coinche and contrée
    OUTSIDE, [decided] DECIDED.
    """

    PAGAT = "pagat"
    PAGAT_VARIANT = "pagat-variant"
    PAGAT_GERMAN = "pagat-german"
    PAGAT_ENGLISH = "pagat-english"
    FRENCH = "french"
    CLUB = "club"
    DUTCH = "dutch"
    OUTSIDE = "outside"
    DECIDED = "decided"


EVERY = (Document.PAGAT, Document.FRENCH, Document.CLUB, Document.DUTCH)


class Citation(NamedTuple):
    """A section of the rule book, and what it takes the rule from."""

    section: str
    documents: tuple[Document, ...]


class Sources(NamedTuple):
    """The section that has a rule; some games, named as in `OTHERS`, have one of their own."""

    usually: Citation
    elsewhere: Mapping[str, Citation]

    def in_game(self, rules: object) -> Citation:
        """Return the source in the game of `rules`."""
        for game, when in OTHERS.items():
            if game in self.elsewhere and holds(when, rules):
                return self.elsewhere[game]
        return self.usually


def sources_of(text: str, **elsewhere: str) -> Sources:
    """The sources that are written `A1 pagat french` or `A2 every`."""
    return Sources(_source(text), {game: _source(each) for game, each in elsewhere.items()})


def _source(text: str) -> Citation:
    section, *documents = text.split()
    return Citation(section, EVERY if documents == ["every"] else tuple(map(Document, documents)))


class Need(NamedTuple):
    """A condition that a value needs; a ruleset that has the value without it is refused, for a
    reason if any."""

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

_UNSEEN = Need(NEVER)
"""nobody chooses it"""
_OPEN = Need(({"end_mode": ("target", "deals")},), "not_on_boards")
"""what makes a board depend on the one before it, or the cards on somebody's choice (T5)"""
_IN_TWO = Need((*both(HANDS, ({"auction": ("turn_up", "ladder")},)), *THREE), "not_with_this_deal")
_IN_THREE = Need(both(HANDS, (*BID, *CHOICE)), "not_with_this_deal")
_IN_FOURS = Need((*FIELDS, *COINCHE, *CHOICE), "not_with_this_deal")
_CHOSEN = Need(CHOICE)
_ALSO_FOR_THREE = Need((*CHOICE, *THREE))
_NOT_FOR_THREE = Need(OTHER_THAN_THREE)
"""what nobody is known to do at three"""
_ELSEWHERE = Need(OTHER_THAN_CHOICE, "not_in_this_game")
_IN_THREES = Need(CLOBYOSH, "not_with_this_deal")
_NO_SUIT = Need((*FIELDS, *COINCHE, *LADDER), "needs_two_players")
_KNOWN = Need((*AROUND, {"belote": ("off",)}), "not_with_two_players")
"""whoever does not know half of their cards could not say a word in time"""
_NO_LADDER = Need(NOT_LADDER)
_ON_LADDER = Need(LADDER)
_NO_TALK = Need(OTHER_THAN_CLOBYOSH, "not_in_this_game")
_TALKED = Need(CLOBYOSH, "not_in_this_game")
_LATER = Need(({"declarations": ("off", "first_trick", "talk")},), "not_with_these_declarations")
_AT_ONCE = Need(({"declarations": ("off", "immediate")},), "not_with_these_declarations")

# The table ---------------------------------------------------------------------------------------

ANY = "any number"
NUMBER_RANGES = {
    "target": (100, 5000),
    "deals_limit": (1, 48),
    "bid_min": (80, 80),
    "bid_step": (10, 10),
}

PAGES: Mapping[str, Mapping[str, Mapping[OptionValue, str | Value]]] = {
    "": {
        "players": {
            4: says(
                "A1 every",
                Need(OTHER_THAN_CLOBYOSH, "needs_two_players"),
                Need(OTHER_THAN_THREE, "for_three"),
            ),
            3: says("J1 outside", Need(THREE, "for_three")),
            2: says(
                "B1 pagat-german",
                Need(({"auction": ("turn_up", "bids", "clobyosh")},), "needs_four_players"),
                _OPEN,
                clobyosh="CL1 outside",
            ),
        },
        "bid_min": {ANY: says("C1 dutch", coinche="H2 outside")},
        "bid_step": {ANY: says("C1 dutch", coinche="H2 outside")},
    },
    "deal": {
        "pack3": {"24": "J1 outside decided", "32_chien": "J9 outside"},
        "deal3": {"turned": "J2 outside", "all8": "J2 outside"},
        "direction": {
            "ccw": says(
                "A1 pagat french",
                coinche="H1 outside",
                choice="KJ1 decided",
                ladder="I1 outside",
                three="J1 outside",
            ),
            "cw": says(
                "A1 pagat-variant french dutch",
                coinche="H1 outside",
                choice="KJ1 outside",
                ladder="I1 decided",
                three="J1 decided",
            ),
        },
        "first_dealer": {
            "random": says("A3 decided", clobyosh="CL1 decided"),
            "lowest_card": says("A3 french", clobyosh="CL1 decided"),
        },
        "shuffle": {
            "cut_only": says(
                "A3 pagat french dutch",
                _OPEN,
                coinche="H1 outside",
                choice="KJ1 decided",
                ladder="I1 outside",
                clobyosh="CL1 decided",
            ),
            "every_deal": says(
                "A3 decided",
                coinche="H1 outside",
                choice="KJ1 outside",
                ladder="I1 decided",
                clobyosh="CL1 outside",
            ),
        },
        "packets": {
            "3-2": says("A3 pagat french club", _IN_TWO, ladder="I1 outside", three="J2 outside"),
            "2-3": says("A3 pagat-variant", _IN_TWO, ladder="I1 decided", three="J2 decided"),
            "dealer_choice": says(
                "A3 pagat-variant",
                _IN_TWO,
                Need(OTHER_THAN_THREE, "not_with_this_deal"),
                _OPEN,
                ladder="I1 decided",
            ),
            "2-3-3": says(
                "C1 dutch decided", _IN_THREE, coinche="H1 outside", choice="KJ1 decided"
            ),
            "3-2-3": says("C1 outside", _IN_THREE, coinche="H1 outside", choice="KJ1 outside"),
            "3-3-2": says("C1 outside", _IN_THREE, coinche="H1 outside", choice="KJ1 decided"),
            "4-4": says("B1 pagat-german", _IN_FOURS, coinche="H1 outside", choice="KJ1 outside"),
            "3-3": says("CL1 outside", _IN_THREES),
        },
    },
    "auction": {
        "trump_choice": {
            "first_may_pass": "KJ2 outside decided",
            "first_must": "KJ2 outside",
            "dealer_first": "KJ2 outside",
        },
        "round2_suits": {
            "exclude_turned": says(
                "A4 pagat french dutch", fields="B2 pagat-german", three="J2 outside"
            ),
            "any": says("A4 club", three="J2 decided"),
        },
        "allpass_dealer": {
            "next": says(
                "A4 pagat french",
                coinche="H2 outside",
                bids="C1 decided",
                fields="B2 pagat-german",
                ladder="I1 outside",
                clobyosh="CL2 outside",
                three="J2 outside",
            ),
            "same": says(
                "A4 outside decided",
                _OPEN,
                coinche="H2 decided",
                bids="C1 decided",
                ladder="I1 decided",
                clobyosh="CL2 outside",
                three="J2 decided",
            ),
        },
        "schmeiss": {
            "off": "CL2 outside",
            "on": "CL2 outside",
            "opponent_makes": "CL2 outside",
        },
        "show_bottom": {False: "CL3 decided", True: "CL3 outside"},
        "extra_contracts": {
            "off": says("B6 pagat-german", coinche="H2 outside"),
            "no_trumps": says("B6 pagat-german outside decided", _NO_SUIT, coinche="H2 outside"),
            "all_trumps": says("B6 pagat-german outside decided", _NO_SUIT, coinche="H2 outside"),
            "both": says("B6 pagat-german outside decided", _NO_SUIT, coinche="H2 outside"),
        },
        "na_values": {
            "ffb_table": "H3 outside",
            "scaled": "H3 outside",
            "raw": says("H3 outside", Need(COINCHE)),
        },
        "ta_last_trick": {False: "H3 outside", True: "H3 outside"},
    },
    "decouverte": {
        "reveal_on_lead": {False: "B3 pagat-german", True: "B6 pagat-german"},
        "auction": {
            "turn_up": says("A4 every", Need(FIELDS), fields="B2 pagat-german"),
            "bids": says("C1 dutch", Need(FIELDS)),
            "coinche": says("H2 outside", Need(COINCHE)),
            "choice": says("KJ2 outside", _CHOSEN),
            "ladder": says("I1 outside", _ON_LADDER),
            "clobyosh": says("CL2 outside", _TALKED),
            "three": says("J2 outside", Need(({"players": (3,)},))),
        },
    },
    "coinche": {
        "bid_max": {
            160: says("H2 outside", Need(NOT_BIDS, "not_with_bids")),
            180: says("C1 dutch", coinche="H2 outside"),
            650: says("H2 outside decided", Need(NOT_BIDS, "not_with_bids")),
        },
        "generale": {False: "H2 outside", True: "H2 outside"},
        "generale_lead": {"first_hand": "H2 decided", "bidder": "H2 decided"},
        "self_raise": {"off": "H2 outside", "other_suit": "H2 outside"},
        "coinche_mode": {
            "any_time": says("C1 dutch decided", coinche="H2 outside decided"),
            "in_turn": says("C1 outside", coinche="H2 outside"),
        },
        "surcoinche": {
            "off": says("C1 dutch", coinche="H2 decided", ladder="I1 decided"),
            "x4": says("C1 outside", coinche="H2 outside", ladder="I1 outside"),
            "x3": says("C1 outside", _NO_LADDER, coinche="H2 outside"),
        },
        "run_from_contra": {False: "I1 decided", True: "I1 outside"},
        "kloppen_score": {
            "bid_only": "C3 dutch",
            "made_only": "C3 dutch",
            "made_plus_bid": "C3 dutch",
        },
        "coinche_scope": {
            "both": "C3 dutch decided",
            "bidders_only": "C3 decided",
            "bidders_take_all": "C3 outside",
        },
        "kloppen_fail": {"literal": "C2 dutch", "max": "C2 decided"},
        "announced_capot": {"document": "C3 dutch", "500": "C4 outside"},
    },
    "contract": {
        "belote_helps_contract": {False: "H5 outside", True: "H5 outside"},
        "decl_helps_contract": {False: "H6 outside", True: "H6 outside"},
        "eighty_means_82": {False: "H7 outside", True: "H7 outside"},
        "beat_defence": {False: "H7 outside", True: "H7 outside"},
    },
    "declarations": {
        "declarations": {
            "off": says(
                "A5 pagat-variant french club",
                coinche="H6 outside",
                ladder="I4 decided",
                bids="C1 dutch",
                fields="B4 pagat-german",
                clobyosh="CL4 decided",
                three="J4 outside",
            ),
            "first_trick": says(
                "A5 pagat dutch",
                Need(NOT_BIDS, "not_with_bids"),
                coinche="H6 outside",
                ladder="I4 outside",
                fields="B6 pagat-german decided",
                three="J4 decided",
            ),
            "immediate": says(
                "A5 pagat-variant club",
                Need((*TAKEN, *THREE), "not_with_bids"),
                fields="B6 pagat-german decided",
                three="J4 decided",
            ),
            "talk": says("CL4 outside", _TALKED),
        },
        "decl_contest": {
            "winner_takes_all": says(
                "A5 pagat dutch", _NO_LADDER, coinche="H6 outside", three="J4 decided"
            ),
            "per_type": says("A5 club decided", _NO_LADDER, _NO_TALK, _NOT_FOR_THREE),
            "separate": says("I4 outside decided", _ON_LADDER),
            "by_value": says("I4 outside", _ON_LADDER),
        },
        "decl_contest_moment": {
            "after_trick1": says("A5 pagat", _LATER, ladder="I4 outside"),
            "during_trick2": says("A5 dutch", _LATER, _NO_LADDER, coinche="H6 outside"),
            "before_first_lead": says("A5 pagat-variant club", _AT_ONCE),
            "end_of_deal": says("I4 outside", _LATER, _ON_LADDER),
        },
        "long_runs": {
            "cap5": says("A5 pagat", ladder="I4 outside decided", clobyosh="CL4 outside"),
            "true_length": says("A5 dutch decided", _NO_TALK, ladder="I4 outside"),
            "cap4": says("CL4 outside", _TALKED),
        },
        "long_run_split": {
            False: says("A5 decided", ladder="I4 outside", clobyosh="CL4 decided"),
            True: says("A5 decided", ladder="I4 outside", clobyosh="CL4 decided"),
        },
        "decl_equal": {
            "earlier_seat": says("A5 pagat decided", _NO_LADDER, clobyosh="CL4 decided"),
            "none": says("H6 outside", _NOT_FOR_THREE, ladder="I4 outside", clobyosh="CL4 outside"),
        },
        "capot_victims_decl": {
            "lose": says("A9 pagat", clobyosh="CL4 outside"),
            "keep": says("A9 pagat-variant club", clobyosh="CL4 decided"),
            "to_winners": says("A9 dutch decided", _NO_TALK),
        },
    },
    "belote": {
        "belote": {
            "on": says(
                "A8 every",
                _ELSEWHERE,
                coinche="H5 outside",
                ladder="I4 outside",
                bids="C2 dutch",
                fields="B6 pagat-german decided",
                clobyosh="CL5 outside",
                three="J4 outside",
            ),
            "off": says(
                "A5 decided", fields="B4 pagat-german", clobyosh="CL5 decided", three="J4 decided"
            ),
        },
        "belote_order": {
            "free": says(
                "A8 pagat french club",
                coinche="H5 outside",
                ladder="I4 outside",
                clobyosh="CL5 outside",
            ),
            "king_first": "A8 pagat-variant dutch",
        },
        "belote_announce": {
            "auto": says("A8 decided", ladder="I4 decided", clobyosh="CL5 outside"),
            "prompt": says("A8 decided", _KNOWN, ladder="I4 outside"),
            "strict": says("A8 french", _KNOWN),
            "second": says("CL5 outside", _TALKED),
        },
        "belote_on_dedans": {"owner": "A8 pagat french dutch", "to_defence": "A8 club"},
        "belote_ta": {
            "none": says("H5 outside", ladder="I4 decided"),
            "each_suit": says("H5 outside decided", ladder="I4 decided"),
            "each_suit_led": says("I4 outside", _ON_LADDER),
        },
    },
    "play": {
        "head_trump": {
            "always": says(
                "A6 pagat french dutch",
                coinche="H4 outside",
                choice="KJ3 outside",
                ladder="I3 outside",
                three="J3 outside",
            ),
            "unless_partner_master": says("A6 club", coinche="H4 outside", three="J3 decided"),
        },
        "head_plain": {
            "no": says(
                "A6 pagat french dutch",
                fields="B3 pagat-german",
                choice="KJ3 outside",
                ladder="I3 outside",
                clobyosh="CL6 outside",
            ),
            "unless_partner_master": says("A6 club decided", Need(PARTNERS)),
            "always": "A6 club",
        },
        "undertrump_opp": {
            "required": says(
                "A6 pagat french club",
                coinche="H4 outside",
                choice="KJ3 outside",
                three="J3 outside",
            ),
            "optional": says(
                "A6 dutch", coinche="H4 outside", ladder="I3 outside", three="J3 decided"
            ),
            "forbidden": says("KJ3 outside decided", _CHOSEN),
        },
        "partner_plain": {
            "free": says(
                "A6 pagat french dutch",
                choice="KJ3 outside",
                ladder="I3 outside",
                three="J3 decided",
            ),
            "must_trump": says("A6 club", choice="KJ3 outside", three="J3 outside"),
        },
        "partner_trump": {
            "no_undertrump_if_can_over": says("A6 pagat dutch", _NOT_FOR_THREE),
            "must_piss": says("A6 pagat-variant", _NOT_FOR_THREE),
            "free": says("A6 french", ladder="I3 outside", three="J3 decided"),
            "must_trump_any": says("A6 club", _NOT_FOR_THREE),
            "ffb": says("H4 outside decided", _NOT_FOR_THREE),
            "must_over": says("KJ3 outside", _ALSO_FOR_THREE, three="J3 outside"),
            "never_under": says("KJ3 outside decided", _CHOSEN),
        },
    },
    "scoring": {
        "four_jacks": {100: "KJ4 outside", 200: "KJ4 outside"},
        "four_nines": {100: "KJ4 outside", 150: "KJ4 decided"},
        "roem_claim": {"auto": "KJ4 decided", "claim": "KJ4 outside decided"},
        "counter_pit": {False: "KJ5 outside", True: "KJ5 outside"},
        "all_tricks": {0: "CL6 decided", 100: "CL6 outside"},
        "contract3": {
            "more_than_each": "J5 outside decided",
            "more_than_both": "J5 outside",
        },
        "def_sum": {False: "J6 outside", True: "J6 outside"},
        "fail3": {
            "split": "J6 outside",
            "own_plus_half": "J6 outside",
            "own": "J6 outside",
        },
        "capot3_partial": {False: "J7 decided", True: "J7 outside"},
        "coinche_score": {
            "ffb": "H8 outside decided",
            "bga": "H8 outside",
            "bga_bid_only": "H8 outside",
            "concours": "H8 outside decided",
            "announced": "H8 outside",
            "made": "H8 outside decided",
        },
        "fail_base": {160: "H8 outside", 162: "H8 outside"},
        "contract_basis": {
            "all": "A7 pagat club",
            "tricks_belote": "A7 french",
            "tricks": says("A7 pagat-variant dutch", fields="B4 pagat-german"),
        },
        "tie_rule": {
            "takers_win": says("A7 pagat", _NO_TALK, coinche="H7 outside", choice="KJ5 outside"),
            "takers_lose": says(
                "A7 pagat-variant dutch",
                _NO_TALK,
                coinche="H7 outside",
                choice="KJ5 outside",
                fields="B4 pagat-german",
            ),
            "litige": says(
                "A7 pagat-english french club", _ELSEWHERE, _NO_TALK, _OPEN, coinche="H7 outside"
            ),
            "abeyance": says(
                "A7 pagat-variant",
                Need(({"auction": ("turn_up", "bids")},), "not_with_bids"),
                _OPEN,
            ),
            "takers_zero": says("CL7 outside", _TALKED),
            "set_aside": says("CL7 outside", _TALKED, _OPEN),
        },
        "litige_belote": {"carve": "A7 french", "hold": "A7 pagat-variant club"},
        "held_at_end": {
            "lost": says("A7 decided", ladder="I5 decided", clobyosh="CL7 decided"),
            "to_owner": says("A7 decided", ladder="I5 decided", clobyosh="CL7 decided"),
        },
        "tens_rounding": {"book": "I5 outside", "program": "I5 outside"},
        "capot_doubling": {"multiplied": "I5 outside decided", "cancels": "I5 outside"},
        "capot_value": {
            252: says(
                "A9 pagat french club",
                coinche="H7 outside",
                fields="B5 decided",
                three="J7 outside",
            ),
            250: says("A9 dutch", coinche="H7 outside", bids="C3 dutch", three="J7 outside"),
        },
        "rounding": {
            "off": says("A9 pagat", coinche="H8 outside"),
            "nearest10": says("A9 pagat-english", coinche="H8 outside"),
            "nearest5": "A9 pagat-english",
            "up10": "A9 pagat-german",
            "up5": "A9 pagat-german",
            "complement10": says("A9 outside", Need(({"auction": ("turn_up", "bids")},))),
        },
    },
    "end": {
        "end_mode": {
            "target": says(
                "A10 pagat french dutch",
                coinche="H9 outside",
                choice="KJ6 outside",
                ladder="I7 outside",
                bids="C3 dutch",
                fields="B5 decided",
                clobyosh="CL8 outside",
                three="J8 outside",
            ),
            "deals": says("A10 french decided", choice="KJ6 outside", clobyosh="CL8 decided"),
            "boards": says("A10 decided", _UNSEEN),
        },
        "target": {
            ANY: says(
                "A10 pagat french dutch",
                ladder="I7 outside",
                clobyosh="CL8 outside",
                three="J8 outside",
            )
        },
        "deals_limit": {ANY: says("A10 french", choice="KJ6 outside", clobyosh="CL8 decided")},
        "both_reach": {
            "extend": says("A10 pagat-german decided", _NOT_FOR_THREE, clobyosh="CL8 decided"),
            "draw": says("A10 pagat-english", _NOT_FOR_THREE, clobyosh="CL8 decided"),
            "higher_score": says(
                "A10 french decided",
                coinche="H9 outside",
                ladder="I7 outside",
                clobyosh="CL8 decided",
                three="J8 decided",
            ),
            "attackers": says("A10 dutch", Need(TAKEN)),
            "last_bidder": says("A10 dutch", Need(BID), bids="C3 dutch"),
        },
        "kapo_no_exit": {
            "off": "I7 decided",
            "one_more": says("I7 outside", _ON_LADDER),
            "raise": says("I7 outside", _ON_LADDER),
        },
        "belote_only_win": {
            False: "H9 outside",
            True: "A10 decided",
        },
        "trump_run_wins": {
            False: "A5 decided",
            True: says("A5 dutch decided", Need(FOUR, "needs_four_players"), _ELSEWHERE, _OPEN),
        },
        "arret": {
            False: "A10 french club dutch",
            True: says("A10 pagat", Need(TO_TARGET, "needs_target"), Need(TAKEN, "not_with_bids")),
        },
    },
}
"""the pages of the lobby → their options → their values; what has no page comes with a preset.

A value without needs that all games have from the same sources is these sources."""

WITH_PRESET = frozenset(PAGES[""])
"""options that nobody chooses: they come with the preset, or have one value"""
OPTIONS: Mapping[str, Mapping[OptionValue, Value]] = {
    option: {value: row if isinstance(row, Value) else says(row) for value, row in values.items()}
    for page in PAGES.values()
    for option, values in page.items()
}


def value_of(option: str, value: OptionValue) -> Value:
    """Return the row of the table for a value."""
    return OPTIONS[option][ANY if option in NUMBER_RANGES else value]
