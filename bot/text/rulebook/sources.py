"""Where each rule comes from: the section of the rule book, and the documents that say so.

A line of the pages is an option with a value, `direction-ccw`, or a text of its own. The marks of
the rule book (docs/rules) are documents here: [P] is PAGAT, [000] and [001D] PAGAT_GERMAN, [001E]
PAGAT_ENGLISH, [002] FRENCH, [003] CLUB, [004] DUTCH, [out] OUTSIDE and [inferred] DECIDED.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from bot.rules import Ruleset


class Document(StrEnum):
    """A document that says a rule; `source-…` is how it is called, in the order of the notes."""

    PAGAT = "pagat"
    PAGAT_VARIANT = "pagat-variant"
    PAGAT_GERMAN = "pagat-german"
    PAGAT_ENGLISH = "pagat-english"
    FRENCH = "french"
    CLUB = "club"
    DUTCH = "dutch"
    OUTSIDE = "outside"
    DECIDED = "decided"


class Source(NamedTuple):
    """A section of the rule book, and what it takes the rule from."""

    section: str
    documents: tuple[Document, ...]


def source_of(line: str, rules: Ruleset) -> Source | None:
    """Where a line of the pages comes from; None for what is no rule of the game."""
    if rules.auction == "coinche" and line in COINCHE:
        return COINCHE[line]
    if rules.auction == "bids" and line in BIDS:
        return BIDS[line]
    if rules.players == 2 and line in DECOUVERTE:
        return DECOUVERTE[line]
    return SOURCES[line]


def _source(section: str, *documents: Document) -> Source:
    return Source(section, documents)


_PAGAT = Document.PAGAT
_VARIANT = Document.PAGAT_VARIANT
_GERMAN = Document.PAGAT_GERMAN
_ENGLISH = Document.PAGAT_ENGLISH
_FRENCH = Document.FRENCH
_CLUB = Document.CLUB
_DUTCH = Document.DUTCH
_OUTSIDE = Document.OUTSIDE
_DECIDED = Document.DECIDED
EVERY = (_PAGAT, _FRENCH, _CLUB, _DUTCH)

SOURCES: Final[Mapping[str, Source | None]] = {
    # The game as a whole
    "rules-game-classique": None,
    "rules-game-coinche": None,
    "rules-game-decouverte": None,
    "rules-game-decouverte-bids": None,
    "rules-game-kloppen": None,
    "rules-overview-marks": None,
    # Cards
    "players-4": _source("A1", *EVERY),
    "players-2": _source("B1", _GERMAN),
    "rules-cards-pack": _source("A2", *EVERY),
    "rules-cards-trump": _source("A2", *EVERY),
    "rules-cards-plain": _source("A2", *EVERY),
    "rules-cards-points": _source("A2", *EVERY),
    "rules-cards-winner": _source("A2", _FRENCH, _DUTCH),
    "rules-cards-no-trumps": _source("H3", _OUTSIDE),
    "rules-cards-all-trumps": _source("H3", _OUTSIDE),
    "na_values-ffb_table": _source("H3", _OUTSIDE),
    "na_values-scaled": _source("H3", _OUTSIDE),
    "na_values-raw": _source("H3", _OUTSIDE),
    "na_values-older": _source("H3", _DECIDED),
    "ta_last_trick-False": _source("H3", _OUTSIDE),
    "ta_last_trick-True": _source("H3", _OUTSIDE),
    "rules-cards-no-suit": _source("H4", _OUTSIDE),
    # Dealing
    "direction-ccw": _source("A1", _PAGAT, _FRENCH),
    "direction-cw": _source("A1", _VARIANT, _FRENCH, _DUTCH),
    "first_dealer-random": _source("A3", _DECIDED),
    "first_dealer-lowest_card": _source("A3", _FRENCH),
    "rules-dealing-turns": _source("A1", _FRENCH),
    "shuffle-cut_only": _source("A3", _PAGAT, _FRENCH, _DUTCH),
    "shuffle-every_deal": _source("A3", _DECIDED),
    "rules-dealing-cut": _source("A3", _ENGLISH, _OUTSIDE, _DECIDED),
    "packets-3-2": _source("A3", _PAGAT, _FRENCH, _CLUB),
    "packets-2-3": _source("A3", _VARIANT),
    "packets-dealer_choice": _source("A3", _VARIANT),
    "packets-2-3-3": _source("C1", _DUTCH, _DECIDED),
    "packets-3-2-3": _source("C1", _OUTSIDE),
    "packets-3-3-2": _source("C1", _OUTSIDE),
    "packets-4-4": _source("B1", _GERMAN),
    "rules-dealing-last-card": _source("B2", _GERMAN),
    "rules-dealing-after-take": _source("A3", _PAGAT, _FRENCH, _DUTCH),
    "rules-dealing-fair": None,
    "rules-dealing-nonces": None,
    # Auction
    "auction-turn_up": _source("A4", *EVERY),
    "auction-bids": _source("C1", _DUTCH),
    "auction-coinche": _source("H2", _OUTSIDE),
    "round2_suits-exclude_turned": _source("A4", _PAGAT, _FRENCH, _DUTCH),
    "round2_suits-any": _source("A4", _CLUB),
    "allpass_dealer-next": _source("A4", _PAGAT, _FRENCH),
    "allpass_dealer-same": _source("A4", _OUTSIDE, _DECIDED),
    "rules-auction-lead": _source("A4", _PAGAT, _FRENCH),
    "extra_contracts-off": _source("B6", _GERMAN),
    "extra_contracts-no_trumps": _source("B6", _GERMAN, _OUTSIDE, _DECIDED),
    "extra_contracts-all_trumps": _source("B6", _GERMAN, _OUTSIDE, _DECIDED),
    "extra_contracts-both": _source("B6", _GERMAN, _OUTSIDE, _DECIDED),
    # Auction with bids
    "bid_min": _source("C1", _DUTCH),
    "bid_max-160": _source("H2", _OUTSIDE),
    "bid_max-180": _source("C1", _DUTCH),
    "bid_max-650": _source("H2", _OUTSIDE, _DECIDED),
    "bid_step": _source("C1", _DUTCH),
    "rules-auction-ladder": _source("C1", _DUTCH),
    "rules-auction-again": _source("C1", _DUTCH),
    "rules-auction-partner": _source("C1", _DUTCH, _DECIDED),
    "rules-auction-end": _source("C1", _DUTCH),
    "generale-False": _source("H2", _OUTSIDE),
    "generale-True": _source("H2", _OUTSIDE),
    "generale_lead-first_hand": _source("H2", _DECIDED),
    "generale_lead-bidder": _source("H2", _DECIDED),
    "self_raise-off": _source("H2", _OUTSIDE),
    "self_raise-other_suit": _source("H2", _OUTSIDE),
    "rules-auction-adaptation": _source("B6", _GERMAN, _DECIDED),
    "coinche_mode-any_time": _source("C1", _DUTCH, _DECIDED),
    "coinche_mode-in_turn": _source("C1", _OUTSIDE),
    "rules-auction-coinche": _source("C1", _DUTCH, _DECIDED),
    "surcoinche-off": _source("C1", _DUTCH),
    "surcoinche-x4": _source("C1", _OUTSIDE),
    "surcoinche-x3": _source("C1", _OUTSIDE),
    # Declarations
    "declarations-off": _source("A5", _VARIANT, _FRENCH, _CLUB),
    "declarations-first_trick": _source("A5", _PAGAT, _DUTCH),
    "declarations-immediate": _source("A5", _VARIANT, _CLUB),
    "rules-declarations-runs": _source("A5", _PAGAT, _CLUB, _DUTCH),
    "rules-declarations-squares": _source("A5", _PAGAT, _CLUB, _DUTCH),
    "rules-declarations-no-trumps": _source("H6", _OUTSIDE),
    "rules-declarations-one-card": _source("A5", _PAGAT),
    "rules-declarations-visible": _source("B6", _DECIDED),
    "rules-declarations-free": _source("A5", _CLUB, _DECIDED),
    "decl_contest-winner_takes_all": _source("A5", _PAGAT, _DUTCH),
    "decl_contest-per_type": _source("A5", _CLUB, _DECIDED),
    "decl_contest_moment-after_trick1": _source("A5", _PAGAT),
    "decl_contest_moment-during_trick2": _source("A5", _DUTCH),
    "decl_contest_moment-before_first_lead": _source("A5", _VARIANT, _CLUB),
    "rules-declarations-ranking": _source("A5", _PAGAT, _DECIDED),
    "decl_equal-earlier_seat": _source("A5", _PAGAT, _DECIDED),
    "decl_equal-none": _source("H6", _OUTSIDE),
    "rules-declarations-good": _source("A5", _PAGAT),
    "rules-declarations-show": _source("A5", _PAGAT, _DECIDED),
    "long_runs-cap5": _source("A5", _PAGAT),
    "long_runs-true_length": _source("A5", _DUTCH, _DECIDED),
    "long_run_split-False": _source("A5", _DECIDED),
    "long_run_split-True": _source("A5", _DECIDED),
    "trump_run_wins-False": _source("A5", _DECIDED),
    "trump_run_wins-True": _source("A5", _DUTCH, _DECIDED),
    # Belote
    "belote-on": _source("A8", *EVERY),
    "belote-off": _source("A5", _DECIDED),
    "belote_order-free": _source("A8", _PAGAT, _FRENCH, _CLUB),
    "belote_order-king_first": _source("A8", _VARIANT, _DUTCH),
    "belote_announce-auto": _source("A8", _DECIDED),
    "belote_announce-prompt": _source("A8", _DECIDED),
    "belote_announce-strict": _source("A8", _FRENCH),
    "belote_on_dedans-owner": _source("A8", _PAGAT, _FRENCH, _DUTCH),
    "belote_on_dedans-to_defence": _source("A8", _CLUB),
    "rules-belote-no-trumps": _source("H5", _OUTSIDE),
    "belote_ta-none": _source("H5", _OUTSIDE),
    "belote_ta-each_suit": _source("H5", _OUTSIDE, _DECIDED),
    # Play
    "rules-play-intro": _source("A6", _PAGAT, _FRENCH, _DUTCH),
    "rules-play-letters": None,
    "rules-play-uncovered": _source("B3", _GERMAN, _DECIDED),
    "head_trump-always": _source("A6", _PAGAT, _FRENCH, _DUTCH),
    "head_trump-unless_partner_master": _source("A6", _CLUB),
    "rules-play-a": _source("B3", _GERMAN),
    "rules-play-b": _source("A6", *EVERY),
    "head_plain-no": _source("A6", _PAGAT, _FRENCH, _DUTCH),
    "head_plain-unless_partner_master": _source("A6", _CLUB, _DECIDED),
    "head_plain-always": _source("A6", _CLUB),
    "rules-play-d": _source("A6", *EVERY),
    "undertrump_opp-required": _source("A6", _PAGAT, _FRENCH, _CLUB),
    "undertrump_opp-optional": _source("A6", _DUTCH),
    "partner_plain-free": _source("A6", _PAGAT, _FRENCH, _DUTCH),
    "partner_plain-must_trump": _source("A6", _CLUB),
    "partner_trump-no_undertrump_if_can_over": _source("A6", _PAGAT, _DUTCH),
    "partner_trump-must_piss": _source("A6", _VARIANT),
    "partner_trump-free": _source("A6", _FRENCH),
    "partner_trump-must_trump_any": _source("A6", _CLUB),
    "partner_trump-ffb": _source("H4", _OUTSIDE, _DECIDED),
    "rules-play-i": _source("A6", *EVERY),
    "rules-play-no-trumps": _source("H4", _OUTSIDE),
    "rules-play-all-trumps": _source("H4", _OUTSIDE),
    "reveal_on_lead-False": _source("B3", _GERMAN),
    "reveal_on_lead-True": _source("B6", _GERMAN),
    # Counting a deal that was taken
    "rules-scoring-intro": _source("A9", *EVERY),
    "contract_basis-all": _source("A7", _PAGAT, _CLUB),
    "contract_basis-tricks_belote": _source("A7", _FRENCH),
    "contract_basis-tricks": _source("A7", _VARIANT, _DUTCH),
    "rules-scoring-made": _source("A9", *EVERY),
    "rules-scoring-dedans": _source("A9", *EVERY),
    "tie_rule-takers_win": _source("A7", _PAGAT),
    "tie_rule-takers_lose": _source("A7", _VARIANT, _DUTCH),
    "tie_rule-litige": _source("A7", _ENGLISH, _FRENCH, _CLUB),
    "tie_rule-abeyance": _source("A7", _VARIANT),
    "litige_belote-carve": _source("A7", _FRENCH),
    "litige_belote-hold": _source("A7", _VARIANT, _CLUB),
    "held_at_end-lost": _source("A7", _DECIDED),
    "held_at_end-to_owner": _source("A7", _DECIDED),
    "capot_value-252": _source("A9", _PAGAT, _FRENCH, _CLUB),
    "capot_value-250": _source("A9", _DUTCH),
    "capot_victims_decl-lose": _source("A9", _PAGAT),
    "capot_victims_decl-keep": _source("A9", _VARIANT, _CLUB),
    "capot_victims_decl-to_winners": _source("A9", _DUTCH, _DECIDED),
    "rounding-off": _source("A9", _PAGAT),
    "rounding-nearest10": _source("A9", _ENGLISH),
    "rounding-nearest5": _source("A9", _ENGLISH),
    "rounding-up10": _source("A9", _GERMAN),
    "rounding-up5": _source("A9", _GERMAN),
    "rounding-complement10": _source("A9", _OUTSIDE),
    # Counting a bid
    "rules-bids-reached": _source("C2", _DUTCH, _DECIDED),
    "kloppen_score-bid_only": _source("C3", _DUTCH),
    "kloppen_score-made_only": _source("C3", _DUTCH),
    "kloppen_score-made_plus_bid": _source("C3", _DUTCH),
    "rules-bids-belote-margin": _source("C3", _DUTCH),
    "rules-bids-belote-owner": _source("C3", _DUTCH, _DECIDED),
    "rules-bids-capot": _source("C3", _DUTCH),
    "announced_capot-document": _source("C3", _DUTCH),
    "announced_capot-500": _source("C4", _OUTSIDE),
    "kloppen_fail-literal": _source("C2", _DUTCH),
    "kloppen_fail-max": _source("C2", _DECIDED),
    "rules-bids-failed-as-written": _source("C2", _DUTCH),
    "rules-bids-capot-failed": _source("C2", _DECIDED),
    "coinche_scope-both": _source("C3", _DUTCH, _DECIDED),
    "coinche_scope-bidders_only": _source("C3", _DECIDED),
    "coinche_scope-bidders_take_all": _source("C3", _OUTSIDE),
    # Counting coinche and contrée
    "rules-coinche-reached": _source("H7", _OUTSIDE),
    "belote_helps_contract-True": _source("H5", _OUTSIDE),
    "belote_helps_contract-False": _source("H5", _OUTSIDE),
    "decl_helps_contract-True": _source("H6", _OUTSIDE),
    "decl_helps_contract-False": _source("H6", _OUTSIDE),
    "eighty_means_82-False": _source("H7", _OUTSIDE),
    "eighty_means_82-True": _source("H7", _OUTSIDE),
    "beat_defence-False": _source("H7", _OUTSIDE),
    "beat_defence-True": _source("H7", _OUTSIDE),
    "coinche_score-ffb": _source("H8", _OUTSIDE, _DECIDED),
    "coinche_score-bga": _source("H8", _OUTSIDE),
    "coinche_score-bga_bid_only": _source("H8", _OUTSIDE),
    "coinche_score-concours": _source("H8", _OUTSIDE, _DECIDED),
    "coinche_score-announced": _source("H8", _OUTSIDE),
    "coinche_score-made": _source("H8", _OUTSIDE, _DECIDED),
    "fail_base-160": _source("H8", _OUTSIDE),
    "fail_base-162": _source("H8", _OUTSIDE),
    "rules-coinche-capot": _source("H8", _OUTSIDE, _DECIDED),
    "rules-coinche-belote": _source("H8", _OUTSIDE),
    "rules-coinche-declarations": _source("H8", _OUTSIDE, _DECIDED),
    # The end of the game
    "end_mode-target": _source("A10", _PAGAT, _FRENCH, _DUTCH),
    "end_mode-deals": _source("A10", _FRENCH, _DECIDED),
    "end_mode-boards": _source("A10", _DECIDED),
    "target": _source("A10", _PAGAT, _FRENCH, _DUTCH),
    "deals_limit": _source("A10", _FRENCH),
    "both_reach-extend": _source("A10", _GERMAN, _DECIDED),
    "both_reach-draw": _source("A10", _ENGLISH),
    "both_reach-higher_score": _source("A10", _FRENCH, _DECIDED),
    "both_reach-attackers": _source("A10", _DUTCH),
    "both_reach-last_bidder": _source("A10", _DUTCH),
    "belote_only_win-True": _source("A10", _DECIDED),
    "belote_only_win-False": _source("H9", _OUTSIDE),
    "rules-end-thrown-in": _source("A4", _DECIDED),
    "arret-False": _source("A10", _FRENCH, _CLUB, _DUTCH),
    "arret-True": _source("A10", _PAGAT),
    "rules-arret-count": _source("A10", _PAGAT, _DECIDED),
    "rules-arret-in-vain": _source("A10", _PAGAT),
    "rules-arret-defenders": _source("A10", _PAGAT),
    "rules-arret-takers": _source("A10", _PAGAT),
    "rules-arret-hidden": _source("A10", _PAGAT, _DECIDED),
}
"""every line there is; DECIDED beside a document: it leaves something open that is decided here"""

DECOUVERTE: Final[Mapping[str, Source]] = {
    "rules-dealing-cut": _source("A3", _OUTSIDE, _DECIDED),
    "auction-turn_up": _source("B2", _GERMAN),
    "round2_suits-exclude_turned": _source("B2", _GERMAN),
    "allpass_dealer-next": _source("B2", _GERMAN),
    "rules-auction-lead": _source("B3", _GERMAN),
    "declarations-off": _source("B4", _GERMAN),
    "declarations-first_trick": _source("B6", _GERMAN, _DECIDED),
    "declarations-immediate": _source("B6", _GERMAN, _DECIDED),
    "belote-on": _source("B6", _GERMAN, _DECIDED),
    "belote-off": _source("B4", _GERMAN),
    "rules-play-intro": _source("B3", _GERMAN),
    "rules-play-b": _source("B3", _GERMAN),
    "head_plain-no": _source("B3", _GERMAN),
    "rules-play-d": _source("B3", _GERMAN),
    "rules-play-i": _source("B3", _GERMAN),
    "rules-scoring-intro": _source("B4", _GERMAN),
    "contract_basis-tricks": _source("B4", _GERMAN),
    "tie_rule-takers_lose": _source("B4", _GERMAN),
    "rules-scoring-made": _source("B4", _GERMAN),
    "rules-scoring-dedans": _source("B5", _DECIDED),
    "capot_value-252": _source("B5", _DECIDED),
    "end_mode-target": _source("B5", _DECIDED),
}
"""where Découverte has a rule of its own, or one that its document leaves open (B1–B6)"""

BIDS: Final[Mapping[str, Source]] = {
    "allpass_dealer-next": _source("C1", _DECIDED),
    "allpass_dealer-same": _source("C1", _DECIDED),
    "rules-auction-lead": _source("C1", _DECIDED),
    "declarations-off": _source("C1", _DUTCH),
    "belote-on": _source("C2", _DUTCH),
    "capot_value-250": _source("C3", _DUTCH),
    "end_mode-target": _source("C3", _DUTCH),
    "both_reach-last_bidder": _source("C3", _DUTCH),
}
"""where Kloppen has a rule of its own (C1–C3)"""

_SHOWN_ELSEWHERE = {
    "H1": (
        "direction-ccw",
        "direction-cw",
        "rules-dealing-turns",
        "shuffle-cut_only",
        "shuffle-every_deal",
        "rules-dealing-cut",
        "packets-3-2-3",
        "packets-3-3-2",
        "packets-2-3-3",
        "packets-4-4",
    ),
    "H2": (
        "allpass_dealer-next",
        "extra_contracts-off",
        "extra_contracts-no_trumps",
        "extra_contracts-all_trumps",
        "extra_contracts-both",
        "bid_min",
        "bid_max-180",
        "bid_step",
        "rules-auction-again",
        "rules-auction-partner",
        "coinche_mode-in_turn",
        "surcoinche-x3",
        "surcoinche-x4",
        "rules-auction-lead",
    ),
    "H4": (
        "rules-play-intro",
        "head_trump-always",
        "head_trump-unless_partner_master",
        "undertrump_opp-required",
        "undertrump_opp-optional",
    ),
    "H5": ("belote-on", "belote_order-free"),
    "H6": (
        "declarations-off",
        "declarations-first_trick",
        "rules-declarations-runs",
        "rules-declarations-squares",
        "rules-declarations-one-card",
        "decl_contest-winner_takes_all",
        "decl_contest_moment-during_trick2",
        "rules-declarations-ranking",
    ),
    "H7": ("tie_rule-takers_win", "tie_rule-takers_lose", "tie_rule-litige", "capot_value-250"),
    "H8": ("rounding-off", "rounding-nearest10"),
    "H9": ("end_mode-target", "both_reach-higher_score"),
}
COINCHE: Final[Mapping[str, Source]] = {
    "coinche_mode-any_time": _source("H2", _OUTSIDE, _DECIDED),
    "allpass_dealer-same": _source("H2", _DECIDED),
    "surcoinche-off": _source("H2", _DECIDED),
    "capot_value-252": _source("H7", _OUTSIDE),
    **{
        line: _source(section, _OUTSIDE)
        for section, lines in _SHOWN_ELSEWHERE.items()
        for line in lines
    },
}
"""where coinche and contrée are told in sections of their own (H1–H9)"""
