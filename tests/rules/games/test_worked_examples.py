"""The worked examples of the rule book by their numbers, as far as a deal's points and cards go.

Those of `cases/` are tests of `test_scoring.py`, `test_kloppen.py` and `test_legal.py`; the others
stand here: what follows a held deal, rounding, the defects (E) and the decisions (D) with numbers.
"""

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.rules import (
    DealOutcome,
    DealScore,
    Held,
    Pair,
    Ruleset,
    Suit,
    legal_cards,
    parse_cards,
)
from bot.rules.core.sides import TEAMS
from bot.rules.scoring.held import release_held
from tests.rules.cases import load, preset
from tests.rules.worth import ABEYANCE, CAPOT, DEDANS, LITIGE, MADE, Worth, scored, worth

french, pagat, german, dutch, decouverte, kloppen = (
    partial(worth, name)
    for name in ("french", "pagat", "german_club", "dutch", "decouverte", "kloppen")
)
made_only = partial(kloppen, kloppen_score="made_only")
bid_only = partial(kloppen, kloppen_score="bid_only")

RULE_BOOK = Path(__file__).parents[3] / "docs" / "rules"
SIGNS = str.maketrans("♠♥♦♣", "SHDC")

# A7–A9, B4, C3: the numbered deals, in every figure ---------------------------------------------

DEALS: dict[str, Worth] = {
    "F1": french(82, MADE, 82, 80),
    "F2": french(72, MADE, 92, 90, belote="T"),
    "F3": french(71, LITIGE, 20, 91, (71, 0), belote="T"),
    "F4": french(81, LITIGE, 0, 81, (81, 0)),
    "F5": french(70, DEDANS, 20, 162, belote="T"),
    "F6": french(85, DEDANS, 0, 182, belote="D"),
    "F7": french(162, CAPOT, 252, 20, belote="D", capot="T"),
    "F8": french(162, CAPOT, 272, 0, belote="T", capot="T"),
    "F9": french(0, DEDANS, 20, 252, belote="T", capot="D"),
    "F10": french(91, LITIGE, 0, 91, (91, 0), belote="D"),
    "P1": pagat(81, MADE, 81, 81),
    "P2": pagat(75, MADE, 95, 87, declarations=(20, 0)),
    "P3": pagat(75, DEDANS, 0, 182, declarations=(20, 0), contract_basis="tricks"),
    "P4": pagat(100, DEDANS, 0, 212, declarations=(0, 50)),
    "P4b": pagat(100, MADE, 100, 112, declarations=(0, 50), contract_basis="tricks"),
    "P5": pagat(55, DEDANS, 0, 212, declarations=(50, 0)),
    "P6": pagat(60, DEDANS, 20, 182, declarations=(20, 0), belote="T"),
    "P6b": pagat(
        60, DEDANS, 0, 202, declarations=(20, 0), belote="T", belote_on_dedans="to_defence"
    ),
    "P7": pagat(162, CAPOT, 252, 20, declarations=(0, 50), belote="D", capot="T"),
    "P8": pagat(162, CAPOT, 302, 0, declarations=(50, 0), capot="T"),
    "P9": pagat(0, DEDANS, 20, 302, declarations=(50, 0), belote="T", capot="D"),
    "P10": pagat(
        162, CAPOT, 252, 270,
        declarations=(0, 250), belote="D", capot="T", capot_victims_decl="keep",
    ),
    "P10b": pagat(162, CAPOT, 252, 20, declarations=(0, 250), belote="D", capot="T"),
    "P11": pagat(81, DEDANS, 0, 162, tie_rule="takers_lose"),
    "P12": pagat(81, ABEYANCE, 0, 0, (81, 81), tie_rule="abeyance"),
    "P13": pagat(71, ABEYANCE, 0, 0, (91, 91), declarations=(20, 0), tie_rule="abeyance"),
    "P14": pagat(71, LITIGE, 0, 91, (91, 0), declarations=(20, 0), tie_rule="litige"),
    "G1": german(95, MADE, 95, 67),
    "G2": german(60, DEDANS, 0, 182, belote="T"),
    "G3": german(71, LITIGE, 0, 91, (91, 0), belote="T"),
    "G4": german(100, DEDANS, 0, 282, declarations=(20, 100)),
    "G5": german(162, CAPOT, 252, 20, belote="D", capot="T"),
    "N1": dutch(82, MADE, 82, 80),
    "N2": dutch(81, DEDANS, 0, 162),
    "N3": dutch(75, DEDANS, 20, 162, belote="T"),
    "N4": dutch(80, DEDANS, 0, 212, declarations=(50, 0)),
    "N5": dutch(162, CAPOT, 270, 0, declarations=(20, 0), capot="T"),
    "N6": dutch(90, MADE, 90, 142, declarations=(0, 50), belote="D"),
    "N7": dutch(162, CAPOT, 300, 0, declarations=(0, 50), capot="T"),
    "C1": decouverte(82, MADE, 82, 80),
    "C2": decouverte(81, DEDANS, 0, 162),
    "C3": decouverte(162, CAPOT, 252, 0, capot="T"),
    "K1": bid_only(80, MADE, 100, 0, bid=100, belote="T"),
    "K2": bid_only(130, MADE, 100, 0, bid=100),
    "K3": bid_only(79, DEDANS, 0, 162, bid=100, belote="T"),
    "K4": bid_only(104, MADE, 200, 0, bid=100, multiplier=2),
    "K5": bid_only(95, DEDANS, 0, 200, bid=100, multiplier=2),
    "K6": bid_only(162, MADE, 250, 0, bid="capot", capot="T"),
    "K7": bid_only(162, MADE, 120, 0, bid=120, capot="T"),
    "K8": bid_only(70, DEDANS, 0, 160, bid=80, multiplier=2),
    "K9": bid_only(150, DEDANS, 0, 162, bid="capot"),
    "K10": made_only(97, MADE, 97, 65, bid=90),
    "K11": made_only(97, MADE, 97, 85, bid=90, belote="D"),
    "K12": made_only(92, MADE, 112, 70, bid=110, belote="T"),
    "K13": made_only(162, MADE, 250, 0, bid=120, capot="T"),
    "K14": made_only(162, MADE, 350, 0, bid="capot", capot="T"),
    "K15": made_only(105, DEDANS, 20, 162, bid=130, belote="T"),
    "K16": made_only(110, MADE, 220, 104, bid=100, multiplier=2),
    "K17": kloppen(122, MADE, 222, 40, bid=100),
    "K18": kloppen(95, MADE, 185, 87, bid=90, belote="D"),
    "K19": kloppen(162, MADE, 370, 0, bid=120, capot="T"),
    "K20": kloppen(162, MADE, 350, 0, bid="capot", capot="T"),
    "K21": kloppen(100, DEDANS, 0, 162, bid=110),
    "K22": kloppen(100, DEDANS, 0, 220, bid=110, multiplier=2),
    "K23": kloppen(122, MADE, 444, 80, bid=100, multiplier=2),
    "K24": kloppen(162, MADE, 362, 0, bid=180, belote="T"),
    "K25": kloppen(162, MADE, 420, 0, bid=170, capot="T"),
    "K26": made_only(162, MADE, 250, 0, bid=170, capot="T"),
    "K27": bid_only(162, MADE, 170, 0, bid=170, capot="T"),
    "K28": made_only(80, DEDANS, 0, 182, bid=100, belote="D"),
}  # fmt: skip


@pytest.mark.parametrize("number", DEALS)
def test_deal(number: str) -> None:
    assert DEALS[number].score() == DEALS[number].expected


def test_every_number_is_there() -> None:
    numbers = {"P4b", "P6b", "P10b"}
    for letter, last in {"F": 10, "P": 14, "G": 5, "N": 7, "C": 3, "K": 28}.items():
        numbers |= {f"{letter}{number}" for number in range(1, last + 1)}
    assert set(DEALS) == numbers
    # In the cases: the same, the abeyances and the roundings.
    assert {case["id"] for case in load("scoring")} - numbers == {
        *(f"A{number}" for number in range(1, 6)),
        *(f"R{number}" for number in range(1, 12)),
    }


def numbered_rows(page: str) -> dict[str, list[str]]:
    """The cells of the rows that have a number on a page of the rule book."""
    rows = re.findall(r"^\| ([A-Z]\d+b?) \| (.+) \|$", (RULE_BOOK / page).read_text("utf-8"), re.M)
    return {number: [each.strip() for each in cells.split("|")] for number, cells in rows}


def test_the_rule_book_writes_the_same() -> None:
    written = numbered_rows("belote-classique.md") | numbered_rows("kloppen.md")
    for number, deal in DEALS.items():
        if deal.preset != "decouverte":
            _, takers, defenders, *_ = deal.expected
            assert written[number][-1].startswith(f"{takers}–{defenders}"), number


def test_the_rule_book_lets_the_same_cards_be_played() -> None:
    for number, (trick, _, hand, allowed, _) in numbered_rows("cards-and-play.md").items():
        tricks, hands, cards = (
            parse_cards(each.translate(SIGNS).replace("10", "T")) for each in (trick, hand, allowed)
        )
        assert legal_cards(hands, tricks, Suit.SPADES, preset("pagat")) == set(cards), number


# What follows a deal that is held ---------------------------------------------------------------


def two_deals(
    tied: Worth, takers: str, points: int, changes: dict[str, Any] | None = None
) -> tuple[DealOutcome, Pair]:
    """Totals of X, the takers of the tied deal, and Y after the next, which `takers` take."""
    first = tied.score()
    held = Held(first.outcome, 0, first.held)
    rules = preset(tied.preset).changed({**tied.changes, **(changes or {})})
    second = scored(rules, points)
    won = second.outcome.takers_won
    assert won is not None
    x_wrote, y_wrote = second.takers, second.defenders
    if takers == "Y":
        x_wrote, y_wrote = y_wrote, x_wrote
    winner = 0 if (takers == "X") == won else 1
    released = release_held((held,), winner, TEAMS)
    totals = (
        first.takers + x_wrote + released[0],
        first.defenders + y_wrote + released[1],
    )
    return second.outcome, totals


@pytest.mark.parametrize(
    ("number", "takers", "points", "outcome", "totals"),
    [
        pytest.param("P12", "X", 100, MADE, (181, 143), id="P12 X makes 100"),
        pytest.param("P12", "X", 60, DEDANS, (0, 324), id="P12 X fails"),
        pytest.param("P12", "Y", 95, MADE, (67, 257), id="P12 Y makes 95"),
        pytest.param("P12", "Y", 60, DEDANS, (243, 81), id="P12 Y fails"),
        pytest.param("P13", "X", 60, DEDANS, (0, 344), id="P13 X fails"),
        # Of the tied deal X wrote its belote and Y its 91.
        pytest.param("F3", "Y", 100, MADE, (20 + 62, 91 + 171), id="F3 Y makes 100"),
        pytest.param("F3", "Y", 60, DEDANS, (20 + 233, 91), id="F3 Y fails"),
    ],
)
def test_the_deal_after(
    number: str, takers: str, points: int, outcome: DealOutcome, totals: Pair
) -> None:
    assert two_deals(DEALS[number], takers, points) == (outcome, totals)


# Rounding ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "method", "written"),
    [
        pytest.param(85, "nearest10", (90, 80), id="85–77 nearest10"),
        pytest.param(85, "complement10", (80, 80), id="85–77 complement10"),
        pytest.param(86, "nearest10", (90, 80), id="86–76 nearest10"),
        pytest.param(86, "complement10", (90, 70), id="86–76 complement10"),
        pytest.param(82, "up10", (90, 80), id="82–80 up10"),
        pytest.param(82, "up5", (85, 80), id="82–80 up5"),
        pytest.param(105, "complement10", (100, 60), id="105–57 complement10"),
        pytest.param(106, "complement10", (110, 50), id="106–56 complement10"),
    ],
)
@pytest.mark.parametrize("name", ["french", "pagat", "german_club", "dutch", "decouverte"])
def test_rounding(name: str, points: int, method: str, written: Pair) -> None:
    score = scored(preset(name).changed({"rounding": method}), points)
    assert score == DealScore(MADE, *written)


@pytest.mark.parametrize(
    ("method", "written"),
    [("complement10", 250), ("nearest10", 250), ("up10", 260), ("up5", 255)],
)
def test_rounding_of_a_capot_of_252(method: str, written: int) -> None:
    score = scored(preset("pagat").changed({"rounding": method}), 162, capot="T")
    assert score == DealScore(CAPOT, written, 0)


@pytest.mark.parametrize("points", range(82, 163))
def test_nearest10_makes_170_when_the_units_are_5_6_or_7(points: int) -> None:
    score = scored(preset("french").changed({"rounding": "nearest10"}), points)
    assert score.takers + score.defenders == (170 if points % 10 in (5, 6, 7) else 160)


# A6: the positions that the rule book numbers, in its own words ---------------------------------


@pytest.mark.parametrize(
    ("hand", "trick", "expected"),
    [
        pytest.param(
            "AS 7S 8D", "AH QS 7C",
            {"pagat": "AS 8D", "dutch": "AS 8D", "french": "AS 7S 8D", "german_club": "AS 7S"},
            id="L5",
        ),
        pytest.param(
            "8S 7S 8D", "AH QS 7C",
            {"pagat": "8S 7S 8D", "pagat_pisser": "8S 7S", "german_club": "8S 7S"},
            id="L6",
        ),
        pytest.param(
            "8S 7S 8D", "AH QS",
            {"pagat": "8S 7S", "french": "8S 7S", "german_club": "8S 7S", "dutch": "8S 7S 8D"},
            id="L4",
        ),
        pytest.param(
            "9S 8D", "AH 7H",
            {"pagat": "9S 8D", "french": "9S 8D", "dutch": "9S 8D", "german_club": "9S"},
            id="L2",
        ),
        pytest.param(
            "AS QS 8D", "7S KS 8S",
            {"pagat": "AS", "french": "AS", "dutch": "AS", "german_club": "AS QS"},
            id="L9",
        ),
    ],
)  # fmt: skip
def test_cards(hand: str, trick: str, expected: dict[str, str]) -> None:
    for name, cards in expected.items():
        legal = legal_cards(parse_cards(hand), parse_cards(trick), Suit.SPADES, preset(name))
        assert legal == set(parse_cards(cards)), name


# E: defects of the documents, and what is made of them ------------------------------------------


def test_e2_a_capot_is_252_or_250() -> None:
    for name in ("french", "pagat", "german_club", "decouverte"):
        assert scored(preset(name), 162, capot="T").takers == 252
    assert scored(preset("dutch"), 162, capot="T").takers == 250
    assert made_only(162, MADE, 250, 0, bid=80, capot="T").score().takers == 250


def test_e5_81_without_extras_in_each_game() -> None:
    games = ("pagat", "french", "german_club", "dutch")
    outcomes = {name: scored(preset(name), 81).outcome for name in games}
    assert outcomes == {"pagat": MADE, "french": LITIGE, "german_club": LITIGE, "dutch": DEDANS}
    assert scored(preset("decouverte"), 81).outcome is DEDANS


def test_e9_a_coinched_80_that_fails() -> None:
    failed = kloppen(79, DEDANS, 0, 160, bid=80, multiplier=2)
    assert failed.score() == failed.expected
    assert failed.score(kloppen_fail="max").defenders == 162
    assert kloppen(79, DEDANS, 0, 162, bid=80).score().defenders == 162  # not coinched


@pytest.mark.parametrize("bid", range(80, 181, 10))
def test_e10_an_unannounced_capot_beats_an_announced_one_from_110_on(bid: int) -> None:
    announced = DEALS["K20"].score().takers
    unannounced = kloppen(162, MADE, 250 + bid, 0, bid=bid, capot="T")
    assert unannounced.score() == unannounced.expected
    assert (unannounced.score().takers > announced) == (bid >= 110)
    assert unannounced.score().takers < DEALS["K20"].score(announced_capot="500").takers


# D: decisions with numbers ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "deal",
    [
        pytest.param(
            pagat(75, DEDANS, 20, 162, belote="T", contract_basis="tricks"),
            id="D7 excluded declarations exclude belote",
        ),
        pytest.param(
            pagat(75, MADE, 95, 87, belote="T", contract_basis="tricks_belote"),
            id="D7 tricks_belote is offered",
        ),
        *(
            pytest.param(
                worth(name, 60, DEDANS, 20, 162, belote="T"), id=f"D8 owner keeps belote, {name}"
            )
            for name in ("french", "pagat", "dutch")
        ),
        pytest.param(german(60, DEDANS, 0, 182, belote="T"), id="D8 but not german_club"),
        pytest.param(decouverte(162, CAPOT, 252, 0, capot="T"), id="D11 capot 252"),
        pytest.param(kloppen(150, DEDANS, 0, 162, bid="capot"), id="D13 failed capot 162"),
        pytest.param(
            kloppen(150, DEDANS, 0, 700, bid="capot", multiplier=2),
            id="D13 coinched, twice the 350 announced",
        ),
        pytest.param(
            bid_only(150, DEDANS, 0, 500, bid="capot", multiplier=2),
            id="D13 coinched, twice the 250 announced",
        ),
        pytest.param(
            kloppen(102, MADE, 404, 140, bid=100, multiplier=2, belote="D"),
            id="D14 both double, belote single",
        ),
        pytest.param(french(162, MADE, 162, 0), id="D16 a lost worthless trick is no capot"),
        pytest.param(french(0, DEDANS, 0, 162), id="D16 a won worthless trick saves from capot"),
        pytest.param(
            kloppen(162, DEDANS, 0, 162, bid="capot"), id="D16 nor an announced one"
        ),
        pytest.param(
            dutch(70, DEDANS, 0, 212, declarations=(0, 50)), id="D20 dedans, D's declarations"
        ),
        pytest.param(
            dutch(70, DEDANS, 0, 212, declarations=(50, 0)), id="D20 dedans, T's declarations"
        ),
        pytest.param(
            dutch(162, CAPOT, 300, 0, declarations=(0, 50), capot="T"), id="D20 capot"
        ),
        pytest.param(
            kloppen(162, DEDANS, 0, 162, bid=180), id="D22 180 without belote or all tricks"
        ),
        *(
            pytest.param(
                kloppen(162, MADE, 250 + bid, 0, bid=bid, capot="T"),
                id=f"D22 all tricks fulfil {bid}",
            )
            for bid in (170, 180)
        ),
    ],
)  # fmt: skip
def test_decision(deal: Worth) -> None:
    assert deal.score() == deal.expected


def spades(hand: str, trick: str, rules: Ruleset) -> set[str]:
    cards = legal_cards(parse_cards(hand), parse_cards(trick), Suit.SPADES, rules)
    return {card.text for card in cards}


def test_d5_003_asks_for_a_higher_card_in_plain_suits_and_can_be_switched() -> None:
    club = preset("german_club")
    assert spades("AH 7H", "KH", club) == {"AH"}
    assert spades("AH 7H", "8H QH KH", club) == {"AH"}  # an opponent's king holds it
    assert spades("AH 7H", "8H KH QH", club) == {"AH", "7H"}  # the partner's does
    assert spades("AH 7H", "KH", club.changed({"head_plain": "no"})) == {"AH", "7H"}


def test_d6_004_leaves_undertrumping_to_the_player() -> None:
    assert spades("8S 7S 8D", "AH QS", preset("dutch")) == {"8S", "7S", "8D"}
    assert spades("8S 7S 8D", "AH QS", preset("kloppen")) == {"8S", "7S", "8D"}


def test_d19_004_who_trumps_the_partners_trump_must_go_higher() -> None:
    assert spades("AS 7S 8D", "AH QS 7C", preset("dutch")) == {"AS", "8D"}
