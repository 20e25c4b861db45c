"""Every option and each of its values, with a scenario in which no other value does the same.

A value is exercised by its row here when the row fails as soon as the option has another value
(docs/rules/options.md); a value without a row fails as well. Options that settle a deal or decide
about a card take their rows from the tests of those.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import pytest

from bot.rules import (
    CAPOT_BID,
    DRAWN,
    GENERALE_BID,
    NUMBER_RANGES,
    OPTION_VALUES,
    BadRuleset,
    Ruleset,
    find_preset,
    legal_cards,
    parse_cards,
    parse_trump,
)
from bot.rules.core.ruleset import OptionValue
from bot.rules.games.belote3 import FOR_THREE
from bot.rules.games.bulgarian import BULGARIAN_BELOT
from bot.rules.games.clobyosh import FOR_TWO
from bot.rules.games.klaverjas import AMSTERDAM
from bot.text import Words
from bot.text.rulebook import sentence
from tests.rules import scenarios
from tests.rules.core import test_legal
from tests.rules.games import test_kloppen
from tests.rules.games.belote3 import scenarios as belote3
from tests.rules.games.bulgarian import scenarios as bulgarian
from tests.rules.games.clobyosh import scenarios as clobyosh
from tests.rules.games.coinche import scenarios as coinche
from tests.rules.games.klaverjas import scenarios as klaverjas
from tests.rules.scoring import test_scoring
from tests.rules.worth import Worth

FRENCH, PAGAT, DUTCH, KLOPPEN, DECOUVERTE = (
    find_preset(name) for name in ("french", "pagat", "dutch", "kloppen", "decouverte")
)
CONTREE = find_preset("contree_ffb").changed({"rounding": "off"})
WITH_SA_TA = CONTREE.changed({"extra_contracts": "both", "belote_announce": "auto"})
DECLARING = find_preset("coinche_ffb").changed({"rounding": "off"})
AUTO = FRENCH.changed({"belote_announce": "auto"})


def _for_two(option: str) -> Mapping[str, OptionValue]:
    """What else makes rules those of clobyosh."""
    changed = Ruleset().differences(FOR_TWO)
    return {name: value for name, (_, value) in changed.items() if name != option}


ALONG: Mapping[tuple[str, OptionValue], Mapping[str, OptionValue]] = {
    ("players", 4): {"packets": "3-2"},
    ("players", 3): {"auction": "three", "packets": "3-2"},
    ("players", 2): {"packets": "4-4", "belote_announce": "auto"},
    ("auction", "turn_up"): {"packets": "3-2"},
    ("auction", "bids"): {"packets": "2-3-3"},
    ("auction", "coinche"): {"packets": "2-3-3", "tie_rule": "takers_lose"},
    ("auction", "choice"): {
        "packets": "2-3-3", "belote": "off", "tie_rule": "takers_lose",
    },
    ("auction", "ladder"): {
        "packets": "3-2", "na_values": "raw", "coinche_mode": "in_turn", "surcoinche": "x4",
        "belote_ta": "each_suit", "decl_equal": "none", "both_reach": "higher_score",
    },
    ("auction", "clobyosh"): {
        "players": 2, "packets": "3-3", "belote_announce": "auto", "tie_rule": "takers_zero",
    },
    ("packets", "3-3"): {"auction": "clobyosh", "players": 2, "tie_rule": "takers_zero"},
    ("declarations", "talk"): _for_two("declarations"),
    ("long_runs", "cap4"): _for_two("long_runs"),
    ("belote_announce", "second"): _for_two("belote_announce"),
    ("tie_rule", "takers_zero"): _for_two("tie_rule"),
    ("tie_rule", "set_aside"): _for_two("tie_rule"),
    ("auction", "three"): {"players": 3},
    ("packets", "3-2"): {"auction": "turn_up", "players": 4},
    ("packets", "2-3"): {"auction": "turn_up", "players": 4},
    ("packets", "dealer_choice"): {"auction": "turn_up", "players": 4},
    ("packets", "2-3-3"): {"auction": "bids", "players": 4},
    ("packets", "3-2-3"): {"auction": "bids", "players": 4},
    ("packets", "3-3-2"): {"auction": "bids", "players": 4},
    ("packets", "4-4"): {"auction": "turn_up", "players": 2},
    ("end_mode", "boards"): {"shuffle": "every_deal", "tie_rule": "takers_lose"},
    ("declarations", "first_trick"): {"decl_contest_moment": "after_trick1"},
    ("declarations", "immediate"): {"decl_contest_moment": "before_first_lead"},
    ("decl_contest_moment", "after_trick1"): {"declarations": "first_trick"},
    ("decl_contest_moment", "during_trick2"): {"declarations": "first_trick"},
    ("decl_contest_moment", "before_first_lead"): {"declarations": "immediate"},
    ("decl_contest_moment", "end_of_deal"): {"declarations": "first_trick"},
}  # fmt: skip
"""what else has to change with a value, because it does not go with the rest otherwise"""


class Row(NamedTuple):
    """The outcome of a scenario when the option has a value, and what must come of this one."""

    outcome: Callable[[OptionValue], Any]
    expected: Any


def _rows(
    option: str,
    scenario: Callable[[Ruleset], Any],
    rules: Ruleset,
    expected: Mapping[Any, Any],
) -> Iterator[tuple[tuple[str, OptionValue], Row]]:
    def outcome(value: OptionValue) -> Any:
        return scenario(rules.changed({option: value, **ALONG.get((option, value), {})}))

    for value, wanted in expected.items():
        yield (option, value), Row(outcome, wanted)


def _worked(option: str) -> Iterator[tuple[tuple[str, OptionValue], Row]]:
    """The worked deals of an option: what they are worth."""
    for value in OPTION_VALUES[option] or ():
        deals = [
            deal
            for values in (test_scoring.VALUES, test_kloppen.VALUES)
            for deal in values.get(f"{option}={value}", ())
        ]

        def outcome(value: OptionValue, deals: list[Worth] = deals) -> Any:
            return [deal.score(**{option: value}) for deal in deals]

        yield (option, value), Row(outcome, [deal.expected for deal in deals])


def _cards(option: str) -> Iterator[tuple[tuple[str, OptionValue], Row]]:
    """The worked tricks of an option, with spades as trump: what may be played."""
    for value in OPTION_VALUES[option] or ():
        tricks = test_legal.VALUES[f"{option}={value}"]

        def outcome(value: OptionValue, tricks: list[Any] = tricks) -> Any:
            rules = FRENCH.changed({option: value})
            spades = parse_trump("S")
            return [
                legal_cards(parse_cards(hand), parse_cards(trick), spades, rules)
                for hand, trick, _ in tricks
            ]

        yield (option, value), Row(outcome, [frozenset(parse_cards(e)) for _, _, e in tricks])


ROWS: dict[tuple[str, OptionValue], Row] = dict([
    *_rows("players", scenarios.cards_in_sight, DECOUVERTE, {
        4: (5, 5, 5, 5),
        3: (5, 5, 5),
        2: (16, 16),
    }),
    *_rows("direction", scenarios.places_around, FRENCH, {
        "ccw": ["bottom", "right", "top", "left"],
        "cw": ["bottom", "left", "top", "right"],
    }),
    *_rows("first_dealer", scenarios.finds_dealer_by, FRENCH, {
        "random": "chance",
        "lowest_card": "a draw",
    }),
    *_rows("shuffle", scenarios.between_deals, FRENCH, {
        "cut_only": ("cut", "Gather"),
        "every_deal": ("call", "Shuffle"),
    }),
    *_rows("packets", scenarios.first_hands_cards, DECOUVERTE, {
        "3-2": (0, 1, 2, 12, 13),
        "2-3": (0, 1, 8, 9, 10),
        "dealer_choice": "seat 0 chooses",
        "2-3-3": (0, 1, 8, 9, 10, 20, 21, 22),
        "3-2-3": (0, 1, 2, 12, 13, 20, 21, 22),
        "3-3-2": (0, 1, 2, 12, 13, 14, 24, 25),
        "4-4": (16, 17, 18, 19, 24, 25, 26, 27),
        "3-3": (0, 1, 2, 6, 7, 8),
    }),
    *_rows("auction", scenarios.first_calls, FRENCH, {
        "turn_up": (5, {"Pass", "Take"}, "classique"),
        "bids": (8, {"Pass", "Bid"}, "kloppen"),
        "coinche": (8, {"Pass", "Bid"}, "coinche"),
        "choice": (8, {"Pass", "Take"}, "klaverjas"),
        "ladder": (5, {"Pass", "Bid"}, "bulgarian"),
        "clobyosh": (6, {"Pass", "Take"}, "clobyosh"),
        "three": (5, {"Pass", "Take"}, "belote3"),
    }),
    *_rows("round2_suits", scenarios.named_in_the_second_round, FRENCH, {
        "exclude_turned": "SHC",
        "any": "SHDC",
    }),
    *_rows("allpass_dealer", scenarios.deals_after_passes, FRENCH, {"next": 3, "same": 2}),
    *_rows("declarations", clobyosh.declared, PAGAT, {
        "off": ("play", False, (0, 0)),
        "first_trick": ("play", True, (20, 0)),
        "immediate": ("declare", False, (20, 0)),
        "talk": ("play", False, (20, 0)),
    }),
    *_rows("decl_contest", bulgarian.contested, PAGAT, {
        "winner_takes_all": ((0, 170), (0, 20)),
        "per_type": ((50, 170), (0, 20)),
        "separate": ((70, 150), (0, 0)),
        "by_value": ((0, 170), (0, 0)),
    }),
    *_rows("decl_contest_moment", scenarios.known_after, PAGAT, {
        "after_trick1": (4, (20, 0)),
        "during_trick2": (8, (0, 20)),
        "before_first_lead": (0, (20, 0)),
        "end_of_deal": (32, (20, 0)),
    }),
    *_rows("long_runs", clobyosh.choices_of_a_long_run, PAGAT, {
        "cap5": ("AS-KS-QS-JS-TS", 1),
        "true_length": ("AS-KS-QS-JS-TS-9S-8S", 1),
        "cap4": ("AH-KH-QH-JH", 1),
    }),
    *_rows("long_run_split", scenarios.choices_of_a_long_run, PAGAT, {
        False: ("AS-KS-QS-JS-TS", 1),
        True: ("AS-KS-QS-JS-TS", 2),
    }),
    *_rows("trump_run_wins", scenarios.eight_trumps, DUTCH, {
        False: ("play", None),
        True: ("over", 0),
    }),
    *_rows("belote", scenarios.belotes_of_the_deal, AUTO, {"on": (1, 0), "off": (0, 0)}),
    *_cards("belote_order"),
    *_rows("belote_announce", clobyosh.words_said, FRENCH, {
        "auto": (False, False, (1, 0), [1]),
        "prompt": (True, False, (1, 0), [1]),
        "strict": (True, True, (1, 0), [1]),
        "second": (False, False, (1, 0), []),
    }),
    *_worked("belote_on_dedans"),
    *_cards("head_trump"),
    *_cards("head_plain"),
    *_cards("partner_plain"),
    *_cards("partner_trump"),
    *_cards("undertrump_opp"),
    *_worked("contract_basis"),
    *_rows("tie_rule", clobyosh.tied, FRENCH.changed({"contract_basis": "all"}), {
        "takers_win": ("made", (81, 81), (0, 0)),
        "takers_lose": ("dedans", (0, 162), (0, 0)),
        "litige": ("litige", (0, 81), (81, 0)),
        "abeyance": ("abeyance", (0, 0), (81, 81)),
        "takers_zero": ("dedans", (0, 81), (0, 0)),
        "set_aside": ("hanging", (0, 0), (81, 81)),
    }),
    *_worked("litige_belote"),
    *_rows("held_at_end", scenarios.held_in_the_end, FRENCH, {
        "lost": (1, (300, 1000)),
        "to_owner": (1, (381, 1000)),
    }),
    *_worked("capot_value"),
    *_worked("capot_victims_decl"),
    *_worked("rounding"),
    *_rows("end_mode", scenarios.end_by, FRENCH, {
        "target": ["target", None, None],
        "deals": [None, "deals", None],
        "boards": [None, "deals", "deals"],
    }),
    *_rows("target", scenarios.least_total_that_wins, FRENCH, {
        each: each for each in (100, 500, 1000, 1500, 2000, 5000)
    }),
    *_rows("deals_limit", scenarios.least_number_of_deals, FRENCH.changed({"end_mode": "deals"}), {
        each: each for each in (1, 2, 12, 48)
    }),
    *_rows("both_reach", scenarios.both_at_the_target, FRENCH, {
        "extend": [None, None, None],
        "draw": [DRAWN, DRAWN, DRAWN],
        "higher_score": [1, 0, None],
        "attackers": [0, 0, 0],
        "last_bidder": [0, 0, 0],
    }),
    *_rows("arret", scenarios.stopped, FRENCH, {False: (False, True), True: (True, False)}),
    *_rows("bid_min", scenarios.possible_bids, KLOPPEN, {80: [*range(80, 190, 10), CAPOT_BID]}),
    *_rows("bid_max", scenarios.possible_bids, CONTREE, {
        160: [*range(80, 170, 10), CAPOT_BID],
        180: [*range(80, 190, 10), CAPOT_BID],
        650: [*range(80, 660, 10), CAPOT_BID],
    }),
    *_rows("bid_step", scenarios.possible_bids, KLOPPEN, {10: [*range(80, 190, 10), CAPOT_BID]}),
    *_rows("coinche_mode", scenarios.who_coinches, KLOPPEN, {
        "any_time": ([1, 3], "knock"),
        "in_turn": ([1], "play"),
    }),
    *_rows("surcoinche", scenarios.after_a_coinche, KLOPPEN, {
        "off": ("play", 2),
        "x4": ("surcoinche", 4),
        "x3": ("surcoinche", 3),
    }),
    *_worked("kloppen_score"),
    *_worked("kloppen_fail"),
    *_worked("coinche_scope"),
    *_worked("announced_capot"),
    *_rows("reveal_on_lead", scenarios.uncovered_by_the_leader, DECOUVERTE, {
        False: (None, "JS"),
        True: ("JS", "JS"),
    }),
    *_rows("extra_contracts", scenarios.named_in_the_second_round, DECOUVERTE, {
        "off": "SDC",
        "no_trumps": "SDCN",
        "all_trumps": "SDCA",
        "both": "SDCNA",
    }),
    *_rows("self_raise", coinche.after_three_passes, CONTREE, {
        "off": "play",
        "other_suit": "seat 0",
    }),
    *_rows("generale", scenarios.possible_bids, CONTREE, {
        False: [*range(80, 190, 10), CAPOT_BID],
        True: [*range(80, 190, 10), CAPOT_BID, GENERALE_BID],
    }),
    *_rows("generale_lead", coinche.leads_to_a_generale, CONTREE.changed({"generale": True}), {
        "first_hand": 0,
        "bidder": 1,
    }),
    *_rows("na_values", coinche.jack_and_ace_of_a_side, CONTREE, {
        "ffb_table": (13, 6, 152),
        "scaled": (12, 7, 152),
        "raw": (20, 11, 248),
    }),
    *_rows(
        "ta_last_trick", coinche.all_points_at_all_trumps, WITH_SA_TA.changed({"na_values": "raw"}),
        {True: 258, False: 248},
    ),
    *_rows("belote_ta", coinche.belotes_at_all_trumps, WITH_SA_TA, {
        "none": (0, 0),
        "each_suit": (3, 1),
        "each_suit_led": (2, 0),
    }),
    *_rows("belote_helps_contract", coinche.made_with_a_belote, CONTREE, {
        True: "made",
        False: "dedans",
    }),
    *_rows("decl_helps_contract", coinche.made_with_a_tierce, DECLARING, {
        True: "made",
        False: "dedans",
    }),
    *_rows("decl_equal", coinche.declared_alike, DECLARING, {
        "earlier_seat": (20, 0),
        "none": (0, 0),
    }),
    *_rows("beat_defence", coinche.against_more, CONTREE, {True: "dedans", False: "made"}),
    *_rows("eighty_means_82", coinche.eighty_with_80_points,
           CONTREE.changed({"beat_defence": False}), {True: "dedans", False: "made"}),
    *_rows("coinche_score", coinche.five_deals, CONTREE, {
        "ffb": [(600, 0), (250, 52), (20, 280), (502, 0), (740, 0)],
        "bga": [(540, 0), (250, 52), (20, 280), (502, 0), (744, 0)],
        "bga_bid_only": [(280, 0), (120, 20), (20, 120), (250, 0), (240, 0)],
        "concours": [(580, 0), (250, 52), (20, 280), (500, 0), (560, 0)],
        "announced": [(240, 0), (120, 0), (0, 120), (250, 0), (240, 0)],
        "made": [(390, 32), (250, 52), (20, 280), (412, 0), (402, 0)],
    }),
    *_rows("fail_base", coinche.failed, CONTREE, {160: 240, 162: 242}),
    *_rows("trump_choice", klaverjas.asked_in_the_auction, AMSTERDAM, {
        "first_may_pass": [(0, 5), (1, 5), (2, 5), (3, 5), (0, 4)],
        "first_must": [(0, 4)],
        "dealer_first": [(3, 5), (0, 5), (1, 5), (2, 5), (3, 4)],
    }),
    *_rows("four_jacks", klaverjas.roem_of_four_jacks, AMSTERDAM, {100: 100, 200: 200}),
    *_rows("four_nines", klaverjas.roem_of_four_nines, AMSTERDAM, {100: 100, 150: 150}),
    *_rows("roem_claim", klaverjas.roem_that_nobody_calls, AMSTERDAM, {"auto": 200, "claim": 100}),
    *_rows("counter_pit", klaverjas.all_tricks_for_the_others, AMSTERDAM, {
        False: (0, 162),
        True: (0, 262),
    }),
    *_rows("belote_only_win", coinche.won_by_a_belote, CONTREE, {True: 0, False: None}),
    *_rows("run_from_contra", bulgarian.runs_after_a_contra, BULGARIAN_BELOT, {
        True: ["2 pass", "2 bid N", "2 bid A", "2 surcoinche"],
        False: ["2 pass", "2 surcoinche"],
    }),
    *_rows("tens_rounding", bulgarian.few_points_and_a_tie, BULGARIAN_BELOT, {
        "book": [(18, 0, 0), (0, 8, 8), (0, 10, 11)],
        "program": [(17, 1, 0), (0, 8, 8), (0, 10, 10)],
    }),
    *_rows("capot_doubling", bulgarian.a_doubled_capot, BULGARIAN_BELOT, {
        "multiplied": 50,
        "cancels": 25,
    }),
    *_rows("schmeiss", clobyosh.schmeissed, FOR_TWO, {
        "off": (["0 pass", "0 take C"], []),
        "on": (["0 pass", "0 take C", "0 schmeiss"], ["1 agree", "1 refuse"]),
        "opponent_makes": (["0 pass", "0 take C", "0 schmeiss"], ["1 agree", "1 take C"]),
    }),
    *_rows("show_bottom", clobyosh.bottom_seen, FOR_TWO, {False: None, True: "7H"}),
    *_rows("all_tricks", clobyosh.all_nine_tricks, FOR_TWO, {0: (90, 0), 100: (190, 0)}),
    *_rows("pack3", belote3.dealt_and_called, FOR_THREE, {
        "24": (24, 5, 2, 8),
        "32_chien": (32, 10, 5, 12),
    }),
    *_rows("deal3", belote3.dealt_and_called, FOR_THREE, {
        "turned": (24, 5, 2, 8),
        "all8": (24, 8, 5, 8),
    }),
    *_rows("contract3", belote3.more_than_each, FOR_THREE, {
        "more_than_each": (70, 62, 30),
        "more_than_both": (0, 81, 81),
    }),
    *_rows("fail3", belote3.failed, FOR_THREE, {
        "split": (0, 81, 81),
        "own_plus_half": (0, 100, 62),
        "own": (0, 70, 31),
    }),
    *_rows("def_sum", belote3.more_than_each, FOR_THREE, {
        False: (70, 62, 30),
        True: (70, 92, 92),
    }),
    *_rows("capot3_partial", belote3.without_a_trick, FOR_THREE, {
        False: (98, 64, 0),
        True: (148, 114, 0),
    }),
    *_rows("kapo_no_exit", bulgarian.capot_at_the_target, BULGARIAN_BELOT, {
        "off": [0],
        "one_more": [None, 0],
        "raise": [None, None],
    }),
])  # fmt: skip

TWO_WORDS_FOR_ONE = frozenset({("both_reach", "attackers"), ("both_reach", "last_bidder")})
"""The attackers are who bid last (004 has a word for each of its games): they differ in what people
are told, as the last test here shows, and in nothing else."""

NAMES = [pytest.param(*each, id=f"{each[0]}={each[1]}") for each in ROWS]


def test_every_value_of_every_option_has_a_row() -> None:
    """Tried of a number: the ends of its range, and what is played for most."""
    wanted = {
        (option, value)
        for option, values in OPTION_VALUES.items()
        for value in (NUMBER_RANGES[option] if values is None else values)
    }
    assert wanted - set(ROWS) == set()
    assert {option for option, _ in ROWS} == set(OPTION_VALUES)
    for option, value in set(ROWS) - wanted:
        low, high = NUMBER_RANGES[option]
        assert low < int(value) < high


@pytest.mark.parametrize(("option", "value"), NAMES)
def test_what_a_value_does(option: str, value: OptionValue) -> None:
    row = ROWS[option, value]
    assert row.outcome(value) == row.expected


@pytest.mark.parametrize(("option", "value"), NAMES)
def test_no_other_value_does_the_same(option: str, value: OptionValue) -> None:
    row = ROWS[option, value]
    others = [other for name, other in ROWS if name == option and other != value]
    for other in others:
        if {(option, value), (option, other)} != TWO_WORDS_FOR_ONE:
            assert row.outcome(other) != row.expected, other
    if not others:
        for other in (value - 10, value + 10) if isinstance(value, int) else ():
            with pytest.raises(BadRuleset):
                row.outcome(other)


def test_the_attackers_and_the_last_bidders_are_one_team_and_told_in_two_ways() -> None:
    both = [FRENCH.changed({"both_reach": value}) for _, value in TWO_WORDS_FOR_ONE]
    outcomes = [scenarios.both_at_the_target(rules) for rules in both]
    assert outcomes[0] == outcomes[1]
    told = {sentence("both_reach", rules.both_reach, rules, Words("en")) for rules in both}
    assert len(told) == 2
