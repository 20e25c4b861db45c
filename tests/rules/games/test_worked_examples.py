"""The worked examples of the rule book by their numbers, as far as a deal's points and cards go.

Those of `cases/` are tests of `test_scoring.py`, `test_kloppen.py` and `test_legal.py`; here they
are compared with the rule book's pages. The others stand here: what follows a litige, the defects
(E) and the decisions (D) with numbers that no value of an option shows.
"""

import re
from functools import partial
from pathlib import Path

import pytest

from bot.rules import (
    ByAccount,
    Held,
    Suit,
    legal_cards,
    parse_cards,
)
from bot.rules.core.sides import TEAMS
from bot.rules.scoring.party import release_held
from tests.rules.cases import load, preset
from tests.rules.worth import DEDANS, LITIGE, MADE, Worth, scored, worth

french, pagat, german, dutch, decouverte, kloppen = (
    partial(worth, name)
    for name in ("french", "pagat", "german_club", "dutch", "decouverte", "kloppen")
)
made_only = partial(kloppen, kloppen_score="made_only")
bid_only = partial(kloppen, kloppen_score="bid_only")

RULE_BOOK = Path(__file__).parents[3] / "docs" / "rules"
SIGNS = str.maketrans("♠♥♦♣", "SHDC")

CASES = {case["id"]: case["expect"] for case in load("scoring")}


def test_every_number_is_there() -> None:
    numbers = {"P4b", "P6b", "P10b"}
    last = {"F": 10, "P": 14, "G": 5, "N": 7, "C": 3, "K": 28, "A": 5, "R": 11}
    assert set(CASES) == numbers | {
        f"{letter}{number}" for letter in last for number in range(1, last[letter] + 1)
    }


def numbered_rows(page: str) -> dict[str, list[str]]:
    """The cells of the rows that have a number on a page of the rule book."""
    rows = re.findall(r"^\| ([A-Z]\d+b?) \| (.+) \|$", (RULE_BOOK / page).read_text("utf-8"), re.M)
    return {number: [each.strip() for each in cells.split("|")] for number, cells in rows}


def test_the_rule_book_writes_the_same() -> None:
    written = numbered_rows("belote-classique.md") | numbered_rows("kloppen.md")
    for number, expected in CASES.items():
        if number[0] not in "ACR":
            takers, defenders = expected.get("T", 0), expected.get("D", 0)
            assert written[number][-1].startswith(f"{takers}–{defenders}"), number


def test_the_rule_book_lets_the_same_cards_be_played() -> None:
    for number, (trick, _, hand, allowed, _) in numbered_rows("cards-and-play.md").items():
        tricks, hands, cards = (
            parse_cards(each.translate(SIGNS).replace("10", "T")) for each in (trick, hand, allowed)
        )
        assert legal_cards(hands, tricks, Suit.SPADES, preset("pagat")) == set(cards), number


# What follows a deal that is held (of the others A1 to A5 of the cases) --------------------------


@pytest.mark.parametrize(
    ("points", "totals"),
    [
        # Of the tied deal X wrote its belote and Y its 91.
        # F3 Y makes 100.
        (100, (20 + 62, 91 + 171)),
        # F3 Y fails.
        (60, (20 + 233, 91)),
    ],
)
def test_the_deal_after_a_litige(points: int, totals: ByAccount) -> None:
    """Totals of X, the takers of the tied deal, and Y, who take the next."""
    first = scored(preset("french"), 71, belote="T")
    y_wrote, x_wrote = scored(preset("french"), points).written
    winner = 1 if y_wrote > x_wrote else 0
    released = release_held((Held(first.outcome, 0, first.held),), [winner], TEAMS)
    assert totals == (
        first.takers + x_wrote + released[0],
        first.defenders + y_wrote + released[1],
    )


# Rounding (R1 to R11 are cases, and those of a capot in test_scoring.py) ------------------------


@pytest.mark.parametrize("points", range(82, 163))
def test_nearest10_makes_170_when_the_units_are_5_6_or_7(points: int) -> None:
    score = scored(preset("french").changed({"rounding": "nearest10"}), points)
    assert score.takers + score.defenders == (170 if points % 10 in (5, 6, 7) else 160)


# E: defects of the documents, and what is made of them ------------------------------------------


def test_e5_81_without_extras_in_each_game() -> None:
    games = ("pagat", "french", "german_club", "dutch")
    outcomes = {name: scored(preset(name), 81).outcome for name in games}
    assert outcomes == {"pagat": MADE, "french": LITIGE, "german_club": LITIGE, "dutch": DEDANS}
    assert scored(preset("decouverte"), 81).outcome is DEDANS


@pytest.mark.parametrize("bid", range(80, 181, 10))
def test_e10_an_unannounced_capot_beats_an_announced_one_from_110_on(bid: int) -> None:
    announced = kloppen(162, MADE, 350, 0, bid="capot", capot="T")
    unannounced = kloppen(162, MADE, 250 + bid, 0, bid=bid, capot="T")
    assert unannounced.score() == unannounced.expected
    assert (unannounced.score().takers > announced.score().takers) == (bid >= 110)
    assert unannounced.score().takers < announced.score(announced_capot="500").takers


# D: decisions with numbers ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "deal",
    [
        # D7 excluded declarations exclude belote.
        pagat(75, DEDANS, 20, 162, belote="T", contract_basis="tricks"),
        # D7 tricks_belote is offered.
        pagat(75, MADE, 95, 87, belote="T", contract_basis="tricks_belote"),
        # D13 failed capot 162.
        kloppen(150, DEDANS, 0, 162, bid="capot"),
        # D14 both double, belote single.
        kloppen(102, MADE, 404, 140, bid=100, multiplier=2, belote="D"),
        # D16 nor an announced one.
        kloppen(162, DEDANS, 0, 162, bid="capot"),
        # D20 dedans, D's declarations.
        dutch(70, DEDANS, 0, 212, declarations=(0, 50)),
        # D20 dedans, T's declarations.
        dutch(70, DEDANS, 0, 212, declarations=(50, 0)),
        # D22 180 without belote or all tricks.
        kloppen(162, DEDANS, 0, 162, bid=180),
    ],
)  # fmt: skip
def test_decision(deal: Worth) -> None:
    assert deal.score() == deal.expected
