"""The chapters of the rules: which lines each has for a ruleset, in their order.

A line is an option of the ruleset, whose sentence says its value, or the id of a text.
"""

from collections.abc import Callable, Iterator, Mapping

from bot.rules import OPTION_VALUES, Ruleset, game_of
from bot.rules.core.conditions import (
    CLOBYOSH,
    FIELDS,
    LADDER,
    THREE,
    TURNED_FOR_THREE,
    holds,
    matters,
)

Lines = Iterator[str]

SAID_BY_ITS_ABSENCE = frozenset(
    {
        ("all_tricks", 0),
        ("arret", False),
        ("beat_defence", False),
        ("belote_only_win", True),
        ("capot3_partial", False),
        ("counter_pit", False),
        ("def_sum", False),
        ("eighty_means_82", False),
        ("extra_contracts", "off"),
        ("generale", False),
        ("kapo_no_exit", "off"),
        ("long_run_split", False),
        ("rounding", "off"),
        ("schmeiss", "off"),
        ("show_bottom", False),
        ("surcoinche", "off"),
        ("ta_last_trick", True),
        ("trump_run_wins", False),
    }
)
"""what nobody misses who does not read it"""


def lines_of(chapter: str, rules: Ruleset) -> tuple[str, ...]:
    """The lines of a chapter; none at all when the game has nothing of it."""
    return tuple(
        line
        for line in CHAPTERS[chapter](rules)
        if line not in OPTION_VALUES
        or (matters(line, rules) and (line, getattr(rules, line)) not in SAID_BY_ITS_ABSENCE)
    )


def _cards(rules: Ruleset) -> Lines:
    yield "players"
    yield "pack3" if holds(THREE, rules) else "rules-cards-pack"
    yield "rules-cards-trump"
    yield "rules-cards-plain"
    yield "rules-clobyosh-points" if holds(CLOBYOSH, rules) else "rules-cards-points"
    yield "rules-cards-winner"


def _dealing(rules: Ruleset) -> Lines:
    yield "direction"
    yield "first_dealer"
    yield "rules-dealing-turns"
    yield "shuffle"
    if rules.shuffle == "cut_only":
        yield "rules-dealing-cut"
    yield "packets"
    if rules.deal3 == "all8":
        yield "deal3"
    if rules.auction == "turn_up" or holds(TURNED_FOR_THREE, rules):
        yield "rules-dealing-last-card" if holds(FIELDS, rules) else "rules-dealing-after-take"
    if holds(CLOBYOSH, rules):
        yield "rules-clobyosh-after"
        yield "show_bottom"
        yield "rules-clobyosh-dix"
    if rules.pack3 == "32_chien" and holds(THREE, rules):
        yield "rules-three-chien"
    yield "rules-dealing-fair"
    yield "rules-dealing-nonces"


def _auction(rules: Ruleset) -> Lines:
    yield "auction"
    if holds(TURNED_FOR_THREE, rules):
        yield "deal3"
    yield "trump_choice"
    if rules.auction == "bids":
        if holds(FIELDS, rules):
            yield "rules-auction-adaptation"
        yield "rules-auction-ladder"
        yield "rules-auction-again"
        if game_of(rules).accounts.has_partners:
            yield "rules-auction-partner"
        yield "rules-auction-end"
        yield "coinche_mode" if matters("coinche_mode", rules) else "rules-auction-coinche"
        yield "surcoinche"
    if holds(LADDER, rules):
        yield "rules-auction-again"
        yield "rules-auction-partner"
        yield "rules-ladder-contra"
        if rules.surcoinche != "off":
            yield "rules-ladder-recontra"
        yield "run_from_contra"
        yield "rules-ladder-end"
    if holds(CLOBYOSH, rules):
        yield "rules-clobyosh-second"
        yield "schmeiss"
    yield "round2_suits"
    yield "extra_contracts"
    if rules.auction == "coinche":
        yield "bid_min"
        yield "bid_step"
        yield "bid_max"
        yield "generale"
        yield "rules-auction-again"
        yield "rules-auction-partner"
        yield "self_raise"
        yield "coinche_mode"
        yield "surcoinche"
    yield "allpass_dealer"
    yield "rules-auction-lead"
    yield "generale_lead"


def _declarations(rules: Ruleset) -> Lines:
    if rules.declarations == "off":
        return
    if rules.declarations == "talk":
        yield from ("rules-clobyosh-runs", "long_runs", "long_run_split", "declarations")
        return
    yield "rules-declarations-runs"
    yield "rules-declarations-squares"
    yield "long_runs"
    yield "long_run_split"
    yield "rules-declarations-one-card"
    if holds(FIELDS, rules):
        yield "rules-declarations-visible"
    yield "declarations"
    yield "rules-declarations-free"


def _contest(rules: Ruleset) -> Lines:
    if rules.declarations == "off":
        return
    if rules.declarations == "talk":
        yield from ("rules-clobyosh-talk", "decl_equal", "rules-clobyosh-shown")
        yield "capot_victims_decl"
        return
    yield "decl_contest_moment"
    yield "decl_contest"
    if not holds(LADDER, rules):
        yield "rules-declarations-ranking"
    yield "decl_equal"
    if holds(LADDER, rules):
        yield "rules-ladder-trickless"
    if rules.decl_contest_moment == "after_trick1":
        yield "rules-declarations-good"
    if rules.declarations == "first_trick" and rules.decl_contest_moment != "end_of_deal":
        yield "rules-declarations-show"


def _play(rules: Ruleset) -> Lines:
    yield "rules-play-intro"
    if holds(THREE, rules):
        yield "rules-three-partner"
    if holds(FIELDS, rules):
        yield "rules-play-uncovered"
        yield "reveal_on_lead"
    if not matters("head_trump", rules):
        yield "rules-play-a"
    yield "head_trump"
    yield "rules-play-b"
    yield "head_plain"
    yield "rules-play-d"
    yield "undertrump_opp"
    yield "partner_plain"
    yield "partner_trump"
    yield "rules-play-i"
    yield "rules-play-letters"


def _extra(rules: Ruleset) -> Lines:
    """Return what is another without a trump suit."""
    if rules.extra_contracts == "off":
        return
    no_trumps = rules.extra_contracts != "all_trumps"
    all_trumps = rules.extra_contracts != "no_trumps"
    if no_trumps:
        yield "rules-cards-no-trumps"
    if all_trumps:
        yield "rules-cards-all-trumps"
    yield "na_values"
    yield "ta_last_trick"
    if holds(LADDER, rules):
        yield "rules-ladder-totals"
    yield "rules-cards-no-suit"
    if no_trumps:
        yield "rules-play-no-trumps"
    if all_trumps:
        yield "rules-play-all-trumps"
    if no_trumps and rules.belote == "on":
        yield "rules-belote-no-trumps"
    yield "belote_ta"
    if no_trumps and rules.declarations != "off":
        on_ladder = holds(LADDER, rules)
        yield "rules-ladder-no-declarations" if on_ladder else "rules-declarations-no-trumps"


def _belote(rules: Ruleset) -> Lines:
    if game_of(rules).roem is not None:
        return
    yield "belote"
    yield "belote_announce"
    yield "belote_order"
    yield "belote_on_dedans"
    if rules.declarations == "off":
        yield "declarations"


def _roem(rules: Ruleset) -> Lines:
    if game_of(rules).roem is None:
        return
    yield "rules-roem-runs"
    yield "rules-roem-stuk"
    yield "rules-roem-four"
    yield "four_jacks"
    yield "four_nines"
    yield "rules-roem-winner"
    yield "roem_claim"


def _scoring(rules: Ruleset) -> Lines:
    if rules.auction == "choice":
        yield "rules-choice-reached"
        yield "tie_rule"
        yield "rules-choice-made"
        yield "rules-choice-nat"
        yield "rules-choice-pit"
        yield "counter_pit"
    elif holds(CLOBYOSH, rules):
        yield from ("rules-clobyosh-reached", "rules-clobyosh-made", "rules-clobyosh-failed")
        yield from ("tie_rule", "all_tricks")
    elif rules.auction == "turn_up":
        yield "rules-scoring-intro"
        yield "contract_basis"
        yield "rules-scoring-made"
        yield "rules-scoring-dedans"
        yield "tie_rule"
        yield "litige_belote"
        yield "capot_value"
        yield "capot_victims_decl"
    elif rules.auction == "bids":
        only_the_bid = rules.kloppen_score == "bid_only"
        yield "rules-bids-reached"
        yield "kloppen_score"
        yield "coinche_scope"
        if rules.belote == "on":
            yield "rules-bids-belote-margin" if only_the_bid else "rules-bids-belote-owner"
        if only_the_bid:
            yield "rules-bids-capot"
        yield "capot_value"
        yield "announced_capot"
        yield "kloppen_fail"
        if rules.kloppen_fail == "max":
            yield "rules-bids-failed-as-written"
        yield "rules-bids-capot-failed"
    elif holds(THREE, rules):
        yield from _scoring_of_three(rules)
    elif holds(LADDER, rules):
        yield from ("rules-tens-points", "rules-tens-made", "rules-tens-inside", "rules-tens-tie")
        yield from ("rules-tens-doubled", "capot_doubling", "tens_rounding")
    else:
        yield from _coinche_score(rules)
    yield "rounding"


def _scoring_of_three(rules: Ruleset) -> Lines:
    yield from ("rules-three-count", "contract3", "rules-three-made", "def_sum", "fail3")
    if rules.declarations != "off":
        yield "rules-three-declared"
    yield from ("capot_value", "capot_victims_decl", "capot3_partial")


def _coinche_score(rules: Ruleset) -> Lines:
    yield "coinche_score"
    yield "capot_value"
    if rules.coinche_score != "concours":
        yield "rules-coinche-capot"
    yield "fail_base"
    if rules.belote == "on":
        yield "rules-coinche-belote"
    if rules.declarations != "off":
        yield "rules-coinche-declarations"


def _contract(rules: Ruleset) -> Lines:
    if rules.auction != "coinche":
        return
    yield "rules-coinche-reached"
    yield "belote_helps_contract"
    yield "decl_helps_contract"
    yield "eighty_means_82"
    yield "beat_defence"
    yield "tie_rule"


def _end(rules: Ruleset) -> Lines:
    yield "end_mode"
    yield "both_reach"
    yield "belote_only_win"
    yield "kapo_no_exit"
    yield "held_at_end"
    if rules.end_mode == "deals" and matters("allpass_dealer", rules):
        yield "rules-end-thrown-in"
    yield "trump_run_wins"


def _arret(rules: Ruleset) -> Lines:
    if not rules.arret:
        return
    yield "arret"
    yield "rules-arret-count"
    yield "rules-arret-in-vain"
    yield "rules-arret-defenders"
    yield "rules-arret-takers"
    yield "rules-arret-hidden"


CHAPTERS: Mapping[str, Callable[[Ruleset], Lines]] = {
    "cards": _cards,
    "dealing": _dealing,
    "auction": _auction,
    "declarations": _declarations,
    "contest": _contest,
    "play": _play,
    "extra": _extra,
    "belote": _belote,
    "roem": _roem,
    "contract": _contract,
    "scoring": _scoring,
    "end": _end,
    "arret": _arret,
}
