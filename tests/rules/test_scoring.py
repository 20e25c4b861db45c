"""What a deal is worth (rules.md A7–A9)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import DealOutcome, DealScore, Held, score_deal
from bot.rules.scoring import Side, release_held
from tests.rules.cases import load, preset
from tests.rules.parties import FRENCH

CASES = load("scoring")


def of_kind(kind: str) -> list[Any]:
    """The cases of one function; those of the bidding game need an auction of bids."""
    return [pytest.param(case, id=case["id"]) for case in CASES if case["fn"] == kind]


OPTIONS = {
    "basis": "contract_basis",
    "tie": "tie_rule",
    "capot_decl": "capot_victims_decl",
    "litige_belote": "litige_belote",
}


def score_case(name: str, taker_points: int, **facts: Any) -> DealScore:
    changes = {OPTIONS[key]: facts.pop(key) for key in [*facts] if key in OPTIONS}
    if "decl" in facts:
        facts["declarations"] = tuple(facts.pop("decl"))
    return score_deal(preset(name).changed(changes), taker_points, **facts)


@pytest.mark.parametrize("case", of_kind("deal"))
def test_worked_deal(case: dict[str, Any]) -> None:
    score = score_case(*case["args"], **case["kw"])
    held: object = score.held[0]
    if score.outcome is DealOutcome.ABEYANCE:
        held = list(score.held)
    written = {"outcome": score.outcome, "T": score.takers, "D": score.defenders, "held": held}
    assert {key: written[key] for key in case["expect"]} == case["expect"]


@pytest.mark.parametrize("case", of_kind("abeyance"))
def test_worked_abeyance(case: dict[str, Any]) -> None:
    """Takers of the tied deal are team 0; the next deal adds what each team writes in it."""
    held, previous_takers_won, own, others = case["args"]
    tied = Held(DealOutcome.ABEYANCE, 0, tuple(held))
    released = release_held((tied,), winner=0 if previous_takers_won else 1)
    expected = case["expect"]
    assert (released[0] + own, released[1] + others) == (expected["prevT"], expected["opp"])


@pytest.mark.parametrize("case", of_kind("rounded"))
def test_worked_rounding(case: dict[str, Any]) -> None:
    points, method = case["args"]
    rules = FRENCH.changed({"rounding": method, "tie_rule": "takers_win"})
    score = score_deal(rules, points)
    assert [score.takers, score.defenders] == case["expect"]


@pytest.mark.parametrize(
    ("method", "capot", "dedans"),
    [("complement10", 250, 160), ("up10", 260, 170), ("up5", 255, 165), ("nearest10", 250, 160)],
)
def test_rounding_of_a_capot_and_of_dedans(method: str, capot: int, dedans: int) -> None:
    rules = FRENCH.changed({"rounding": method})
    assert score_deal(rules, 162, capot="T").takers == capot
    assert score_deal(rules, 70).defenders == dedans


def test_rounding_comes_after_the_decision() -> None:
    """78 + belote and 84: made by 98 to 84 although both round to the ten above."""
    rules = FRENCH.changed({"rounding": "complement10"})
    score = score_deal(rules, 78, belote="T")
    assert score == DealScore(DealOutcome.MADE, 100, 80)
    assert score_deal(rules, 80).outcome is DealOutcome.DEDANS  # 80–80 when rounded


F_CASES: dict[str, tuple[int, Side | None, Side | None, DealScore]] = {
    "F1": (82, None, None, DealScore(DealOutcome.MADE, 82, 80)),
    "F2": (72, "T", None, DealScore(DealOutcome.MADE, 92, 90)),
    "F3": (71, "T", None, DealScore(DealOutcome.LITIGE, 20, 91, (71, 0))),
    "F4": (81, None, None, DealScore(DealOutcome.LITIGE, 0, 81, (81, 0))),
    "F5": (70, "T", None, DealScore(DealOutcome.DEDANS, 20, 162)),
    "F6": (85, "D", None, DealScore(DealOutcome.DEDANS, 0, 182)),
    "F7": (162, "D", "T", DealScore(DealOutcome.CAPOT, 252, 20)),
    "F8": (162, "T", "T", DealScore(DealOutcome.CAPOT, 272, 0)),
    "F9": (0, "T", "D", DealScore(DealOutcome.DEDANS, 20, 252)),
    "F10": (91, "D", None, DealScore(DealOutcome.LITIGE, 0, 91, (91, 0))),
}


@pytest.mark.parametrize("name", F_CASES)
def test_french_example_in_every_figure(name: str) -> None:
    points, belote, capot, expected = F_CASES[name]
    assert score_deal(FRENCH, points, belote=belote, capot=capot) == expected


def test_facts_that_cannot_be_are_refused() -> None:
    impossible: list[tuple[int, Side | None]] = [(163, None), (-1, None), (100, "T"), (100, "D")]
    for points, capot in impossible:
        with pytest.raises(ValueError, match="points"):
            score_deal(FRENCH, points, capot=capot)


@given(st.integers(0, 162), st.sampled_from([None, "T", "D"]))
def test_nothing_is_lost_or_made_in_a_french_deal(points: int, belote: Any) -> None:
    score = score_deal(FRENCH, points, belote=belote)
    written = score.takers + score.defenders + sum(score.held)
    assert written == 162 + (20 if belote else 0)
    assert (score.held != (0, 0)) == (score.outcome is DealOutcome.LITIGE)
    assert (score.outcome is DealOutcome.MADE) == (score.takers > score.defenders)


@given(st.booleans(), st.sampled_from([None, "T", "D"]))
def test_a_capot_writes_252(by_takers: bool, belote: Any) -> None:
    score = score_deal(
        FRENCH, 162 if by_takers else 0, belote=belote, capot="T" if by_takers else "D"
    )
    assert score.takers + score.defenders == 252 + (20 if belote else 0)


def test_points_held_twice_are_all_released_each_by_its_own_rule() -> None:
    litige = Held(DealOutcome.LITIGE, 1, (71, 0))
    abeyance = Held(DealOutcome.ABEYANCE, 0, (91, 91))
    assert release_held((litige, abeyance), winner=0) == (71 + 91, 91)
    assert release_held((litige, abeyance), winner=1) == (0, 71 + 182)
