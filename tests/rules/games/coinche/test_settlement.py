"""The worth of a bid in coinche and contrée: the worked examples of H10."""

from typing import Any

import pytest

from bot.rules import Ruleset, find_preset
from tests.rules.worth import scored

CONTREE = find_preset("contree_ffb")
FFB = CONTREE.changed({"rounding": "off", "generale": True})
FFB_ROUNDED = CONTREE
BGA = find_preset("coinche_bga")
BID_ONLY = BGA.changed({"coinche_score": "bga_bid_only"})
CONCOURS = find_preset("coinche_concours")
ANNOUNCED = find_preset("contree_announced")
MADE = ANNOUNCED.changed({"coinche_score": "made", "fail_base": 162, "belote": "off"})

T, D = {"belote": "T"}, {"belote": "D"}
ALL: dict[str, Any] = {"capot": "T"}

EXAMPLES: list[tuple[str, Ruleset, int | str, int, dict[str, Any], tuple[int, int]]] = [
    ("A1", FFB, 80, 82, {}, (162, 80)),
    ("A2", FFB, 80, 81, {}, (0, 240)),
    ("A3", FFB, 80, 80, {}, (0, 240)),
    ("A4", FFB, 100, 122, {}, (222, 40)),
    ("A5", FFB_ROUNDED, 100, 122, {}, (220, 40)),
    ("A6", FFB, 100, 96, {}, (0, 260)),
    ("A7", FFB, 110, 92, T, (222, 70)),
    ("A8", FFB, 110, 89, T, (20, 270)),
    ("A9", FFB, 80, 85, D, (0, 260)),
    ("A10", FFB, 80, 71, T, (20, 240)),
    ("A11", FFB, 120, 130, {"multiplier": 2}, (560, 0)),
    ("A12", FFB, 120, 130, {"multiplier": 2} | D, (560, 20)),
    ("A13", FFB, 120, 130, {"multiplier": 2} | T, (600, 0)),
    ("A14", FFB, 100, 95, {"multiplier": 2}, (0, 520)),
    ("A15", FFB, 100, 95, {"multiplier": 4}, (0, 1040)),
    ("A16", FFB, 100, 75, {"multiplier": 2} | T, (20, 520)),
    ("A17", FFB, 100, 75, {"multiplier": 2} | D, (0, 560)),
    ("A18", FFB, 120, 162, ALL, (372, 0)),
    ("A19", FFB, 120, 162, ALL | D, (372, 20)),
    ("A20", FFB, "capot", 162, ALL, (502, 0)),
    ("A21", FFB, "capot", 150, {}, (0, 410)),
    ("A22", FFB, "capot", 162, ALL | {"multiplier": 2}, (1000, 0)),
    ("A23", FFB, "capot", 150, {"multiplier": 2}, (0, 820)),
    ("A24", FFB, 130, 90, {"declarations": (50, 0)}, (270, 72)),
    ("A25", FFB, 130, 90, {"declarations": (0, 50)}, (0, 340)),
    ("A26", FFB, 120, 60, {"declarations": (50, 0)}, (0, 330)),
    ("A27", FFB, 100, 162, ALL | {"declarations": (0, 100)}, (452, 0)),
    ("A28", FFB, 80, 90, {"declarations": (0, 50)}, (0, 290)),
    ("A29", FFB, "generale", 162, ALL, (752, 0)),
    ("A30", FFB, "generale", 162, ALL | {"alone": False}, (0, 660)),
    ("A31", FFB, 250, 160, {"declarations": (100, 0)}, (510, 2)),
    ("A32", FFB, 250, 150, {"declarations": (50, 0)}, (0, 460)),
    ("A33", FFB, 500, 160, {"declarations": (350, 0)}, (1010, 2)),
    # Where the texts are silent (H7): without a trick, and all the tricks in contests.
    ("A34", FFB, 80, 0, {"capot": "D", "declarations": (300, 0)}, (380, 252)),
    ("A35", FFB, 80, 0, {"capot": "D", "declarations": (200, 0)}, (0, 440)),
    ("B1", BGA, 100, 122, {}, (222, 40)),
    ("B2", BGA, 100, 96, {}, (0, 262)),
    ("B3", BGA, 80, 81, {}, (0, 242)),
    ("B4", BGA, 80, 71, T, (171, 91)),
    ("B5", BGA, 100, 122, {"multiplier": 2}, (444, 0)),
    ("B6", BGA, 100, 96, {"multiplier": 4}, (0, 1048)),
    ("B7", BGA, 120, 162, ALL, (370, 0)),
    ("B8", BGA, "capot", 162, ALL, (500, 0)),
    ("B9", BGA, 100, 90, {"multiplier": 2} | D, (0, 564)),
    ("B10", BID_ONLY, 100, 110, T, (120, 0)),
    ("B11", BID_ONLY, 100, 110, D, (100, 20)),
    ("B12", BID_ONLY, 100, 70, {"multiplier": 2}, (0, 200)),
    ("O1", CONCOURS, 110, 117, {}, (230, 50)),
    ("O2", CONCOURS, 110, 105, {}, (0, 270)),
    ("O3", CONCOURS, 110, 117, {"multiplier": 2}, (540, 0)),
    ("O4", CONCOURS, "capot", 162, ALL, (500, 0)),
    ("O5", CONCOURS, "capot", 150, {}, (0, 500)),
    ("O6", CONCOURS, 180, 162, ALL, (340, 0)),
    ("O7", CONCOURS, 170, 162, {}, (0, 330)),
    ("O8", CONCOURS, 80, 71, T, (20, 240)),
    ("S1", ANNOUNCED, 80, 119, {}, (80, 0)),
    ("S2", ANNOUNCED, 90, 75, T, (90, 0)),
    ("S3", ANNOUNCED, 130, 120, {"multiplier": 4}, (0, 520)),
    ("S4", ANNOUNCED, "generale", 162, ALL | {"alone": False, "multiplier": 2}, (0, 1000)),
    ("M1", MADE, 80, 161, {"multiplier": 4}, (481, 1)),
    ("M2", MADE, 100, 50, {"multiplier": 2}, (0, 362)),
]


@pytest.mark.parametrize(
    ("rules", "bid", "points", "facts", "written"),
    [pytest.param(*example[1:], id=example[0]) for example in EXAMPLES],
)
def test_worked_examples(
    rules: Ruleset, bid: Any, points: int, facts: dict[str, Any], written: tuple[int, int]
) -> None:
    score = scored(rules, points, bid=bid, **facts)
    assert (score.takers, score.defenders) == written
