"""The worth of a deal (A7–A9)."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import OPTION_VALUES, BadRuleset, ByAccount, DealOutcome, DealScore, Held, Ruleset
from bot.rules.core.ruleset import OptionValue
from bot.rules.core.sides import TEAMS
from bot.rules.scoring.party import held_to_owners, release_held
from tests.rules.cases import load, preset
from tests.rules.parties import FRENCH
from tests.rules.worth import (
    ABEYANCE,
    CAPOT,
    DEDANS,
    LITIGE,
    MADE,
    Worth,
    scored,
    worth,
)

# The worked cases in machine form ---------------------------------------------------------------

CASES = load("scoring")

OPTIONS = {
    "basis": "contract_basis",
    "tie": "tie_rule",
    "capot_decl": "capot_victims_decl",
    "litige_belote": "litige_belote",
}


def of_kind(kind: str) -> list[Any]:
    """The cases of one function."""
    return [pytest.param(case, id=case["id"]) for case in CASES if case["fn"] == kind]


def score_case(name: str, taker_points: int, **facts: Any) -> DealScore:
    changes = {OPTIONS[key]: facts.pop(key) for key in [*facts] if key in OPTIONS}
    if "decl" in facts:
        facts["declarations"] = tuple(facts.pop("decl"))
    return scored(preset(name).changed(changes), taker_points, **facts)


def test_there_is_no_case_of_another_kind() -> None:
    assert {case["fn"] for case in CASES} == {"deal", "abeyance", "rounded", "kloppen"}


@pytest.mark.parametrize("case", of_kind("deal"))
def test_worked_deal(case: dict[str, Any]) -> None:
    score = score_case(*case["args"], **case["kw"])
    held: object = score.held[0]
    if score.outcome is DealOutcome.ABEYANCE:
        held = list(score.held)
    written = {"outcome": score.outcome, "T": score.takers, "D": score.defenders, "held": held}
    assert {key: written[key] for key in case["expect"]} == case["expect"]
    assert "held" in case["expect"] or score.held == (0, 0)


@pytest.mark.parametrize("case", of_kind("abeyance"))
def test_worked_abeyance(case: dict[str, Any]) -> None:
    """Takers of the tied deal are team 0; the next deal adds what each team writes in it."""
    held, previous_takers_won, own, others_write = case["args"]
    tied = Held(DealOutcome.ABEYANCE, 0, tuple(held))
    released = release_held((tied,), [0 if previous_takers_won else 1], TEAMS)
    expected = case["expect"]
    assert (released[0] + own, released[1] + others_write) == (expected["prevT"], expected["opp"])


@pytest.mark.parametrize("case", of_kind("rounded"))
def test_worked_rounding(case: dict[str, Any]) -> None:
    points, method = case["args"]
    rules = FRENCH.changed({"rounding": method, "tie_rule": "takers_win"})
    score = scored(rules, points)
    assert [score.takers, score.defenders] == case["expect"]


# Each value of an option does what no other value of it does (test_coverage.py) -----------------

french, pagat, dutch = (partial(worth, name) for name in ("french", "pagat", "dutch"))
german = partial(worth, "german_club")

VALUES: dict[str, list[Worth]] = {
    "contract_basis=all": [pagat(75, MADE, 95, 87, declarations=(20, 0))],
    "contract_basis=tricks_belote": [
        # all: 92–140; tricks: 72–90
        pagat(72, MADE, 92, 140, belote="T", declarations=(0, 50), contract_basis="tricks_belote"),
    ],
    "contract_basis=tricks": [dutch(75, DEDANS, 20, 162, belote="T")],
    "tie_rule=takers_win": [pagat(81, MADE, 81, 81)],
    "tie_rule=takers_lose": [pagat(81, DEDANS, 0, 162, tie_rule="takers_lose")],
    "tie_rule=litige": [pagat(81, LITIGE, 0, 81, (81, 0), tie_rule="litige")],
    "tie_rule=abeyance": [pagat(81, ABEYANCE, 0, 0, (81, 81), tie_rule="abeyance")],
    "litige_belote=carve": [french(71, LITIGE, 20, 91, (71, 0), belote="T")],
    "litige_belote=hold": [german(71, LITIGE, 0, 91, (91, 0), belote="T")],
    "belote_on_dedans=owner": [
        french(70, DEDANS, 20, 162, belote="T"),
        french(0, DEDANS, 20, 252, belote="T", capot="D"),
    ],
    "belote_on_dedans=to_defence": [
        german(60, DEDANS, 0, 182, belote="T"),
        german(0, DEDANS, 0, 272, belote="T", capot="D"),
    ],
    "capot_value=252": [
        french(162, CAPOT, 252, 0, capot="T"),
        french(0, DEDANS, 0, 252, capot="D"),
    ],
    "capot_value=250": [
        dutch(162, CAPOT, 250, 0, capot="T"),
        dutch(0, DEDANS, 0, 250, capot="D"),
    ],
    "capot_victims_decl=lose": [
        pagat(162, CAPOT, 252, 20, capot="T", declarations=(0, 50), belote="D"),
    ],
    "capot_victims_decl=keep": [
        pagat(
            162, CAPOT, 252, 70, capot="T", declarations=(0, 50), belote="D",
            capot_victims_decl="keep",
        ),
    ],
    "capot_victims_decl=to_winners": [
        dutch(162, CAPOT, 300, 20, capot="T", declarations=(0, 50), belote="D"),
    ],
    "rounding=off": [french(83, MADE, 83, 79)],
    "rounding=nearest10": [
        french(85, MADE, 90, 80, rounding="nearest10"),
        french(84, MADE, 80, 80, rounding="nearest10"),
        french(70, DEDANS, 0, 160, rounding="nearest10"),
    ],
    "rounding=nearest5": [
        french(83, MADE, 85, 80, rounding="nearest5"),
        french(82, MADE, 80, 80, rounding="nearest5"),
    ],
    "rounding=up10": [
        french(82, MADE, 90, 80, rounding="up10"),
        french(162, CAPOT, 260, 0, rounding="up10", capot="T"),
    ],
    "rounding=up5": [
        french(82, MADE, 85, 80, rounding="up5"),
        french(162, CAPOT, 255, 0, rounding="up5", capot="T"),
    ],
    "rounding=complement10": [
        french(85, MADE, 80, 80, rounding="complement10"),
        french(86, MADE, 90, 70, rounding="complement10"),
    ],
}  # fmt: skip


# A side without a trick -------------------------------------------------------------------------


@pytest.mark.parametrize("basis", ["all", "tricks_belote", "tricks"])
def test_takers_without_a_trick_are_dedans_whatever_they_declared(basis: str) -> None:
    rules = preset("pagat").changed({"contract_basis": basis})
    score = scored(rules, 0, declarations=(250, 0), belote="T", capot="D")
    assert score == DealScore(DealOutcome.DEDANS, (20, 502), (0, 0))


def test_a_side_with_a_worthless_trick_is_not_capot() -> None:
    """D16: by tricks, not by points."""
    assert scored(FRENCH, 162) == DealScore(DealOutcome.MADE, (162, 0), (0, 0))
    assert scored(FRENCH, 0) == DealScore(DealOutcome.DEDANS, (0, 162), (0, 0))


# Rounding ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "capot", "dedans"),
    [
        ("complement10", 250, 160),
        ("up10", 260, 170),
        ("up5", 255, 165),
        ("nearest10", 250, 160),
        ("nearest5", 250, 160),
    ],
)
def test_rounding_of_a_capot_and_of_dedans(method: str, capot: int, dedans: int) -> None:
    rules = FRENCH.changed({"rounding": method})
    assert scored(rules, 162, capot="T").takers == capot
    assert scored(rules, 0, capot="D").defenders == capot
    assert scored(rules, 70).defenders == dedans


def test_rounding_comes_after_the_decision() -> None:
    """78 + belote and 84: made by 98 to 84 although both round to the ten above."""
    rules = FRENCH.changed({"rounding": "complement10"})
    score = scored(rules, 78, belote="T")
    assert score == DealScore(DealOutcome.MADE, (100, 80), (0, 0))
    assert scored(rules, 80).outcome is DealOutcome.DEDANS  # 80–80 when rounded


def test_complement10_adds_declarations_and_belote_unrounded() -> None:
    rules = preset("pagat").changed({"rounding": "complement10"})
    made = scored(rules, 106, declarations=(0, 50), belote="T")
    assert made == DealScore(DealOutcome.MADE, (130, 100), (0, 0))
    dedans = scored(rules, 55, declarations=(50, 0), belote="T")
    assert dedans == DealScore(DealOutcome.MADE, (120, 110), (0, 0))  # 125–107
    trickless = scored(rules, 0, declarations=(50, 0), belote="T", capot="D")
    assert trickless == DealScore(DealOutcome.DEDANS, (20, 300), (0, 0))


@pytest.mark.parametrize(
    ("method", "written", "held"),
    [
        ("off", (20, 91), (71, 0)),
        ("nearest10", (20, 90), (70, 0)),
        ("nearest5", (20, 90), (70, 0)),
        ("up10", (20, 100), (80, 0)),
        ("up5", (20, 95), (75, 0)),
        ("complement10", (20, 90), (70, 0)),
    ],
)
def test_what_is_held_is_rounded_like_what_is_written(
    method: str, written: ByAccount, held: ByAccount
) -> None:
    score = scored(FRENCH.changed({"rounding": method}), 71, belote="T")
    assert (score.takers, score.defenders) == written
    assert score.held == held


def test_what_both_sides_hold_makes_160_together_with_complement10() -> None:
    rules = preset("pagat").changed({"tie_rule": "abeyance", "rounding": "complement10"})
    assert scored(rules, 81).held == (80, 80)
    assert scored(rules, 71, belote="T").held == (90, 90)


# Facts that cannot be ---------------------------------------------------------------------------


def test_facts_that_cannot_be_are_refused() -> None:
    impossible: list[tuple[int, str | None]] = [(163, None), (-1, None), (100, "T"), (100, "D")]
    for points, capot in impossible:
        with pytest.raises(ValueError, match="points"):
            scored(FRENCH, points, capot=capot)


def test_a_contract_that_was_taken_has_no_bid() -> None:
    unknown: list[dict[str, Any]] = [{"bid": 100}, {"bid": "capot"}, {"multiplier": 2}]
    for facts in unknown:
        with pytest.raises(ValueError, match="without a bid"):
            scored(FRENCH, 100, **facts)


# Properties -------------------------------------------------------------------------------------

SETTLING = (
    "contract_basis",
    "tie_rule",
    "litige_belote",
    "belote_on_dedans",
    "capot_value",
    "capot_victims_decl",
)
SIDES = st.sampled_from([None, "T", "D"])
DECLARATIONS = st.sampled_from([(0, 0), (20, 0), (0, 20), (50, 0), (0, 50), (100, 20), (0, 250)])


def _goes(rules: Ruleset, option: str, value: OptionValue) -> bool:
    try:
        rules.changed({option: value})
    except BadRuleset:
        return False
    return True


def any_of(rules: Ruleset, options: Sequence[str]) -> st.SearchStrategy[Ruleset]:
    """Every combination of these options, of the values that their game has."""
    drawn = {
        option: st.sampled_from([e for e in OPTION_VALUES[option] or () if _goes(rules, option, e)])
        for option in options
    }
    return st.fixed_dictionaries(drawn).map(rules.changed)


TABLES = any_of(FRENCH, SETTLING)
"""without rounding"""


@st.composite
def deals(draw: st.DrawFn) -> dict[str, Any]:
    capot = draw(SIDES)
    points = draw(st.integers(0, 162)) if capot is None else 162 if capot == "T" else 0
    return {
        "taker_points": points,
        "capot": capot,
        "belote": draw(SIDES),
        "declarations": draw(DECLARATIONS),
    }


@given(TABLES, deals())
def test_no_point_is_lost_or_made(rules: Ruleset, deal: dict[str, Any]) -> None:
    """The points written and held are the tricks, or the capot, the declarations and belote."""
    score = scored(rules, **deal)
    tricks = 162 if deal["capot"] is None else rules.capot_value
    declared = sum(deal["declarations"])
    if score.outcome is DealOutcome.CAPOT and rules.capot_victims_decl == "lose":
        declared = deal["declarations"][0]
    belote = 20 if deal["belote"] else 0
    assert score.takers + score.defenders + sum(score.held) == tricks + declared + belote


@given(TABLES, deals())
def test_only_equality_holds_points_and_only_at_tables_that_hold_them(
    rules: Ruleset, deal: dict[str, Any]
) -> None:
    score = scored(rules, **deal)
    assert (score.held != (0, 0)) == (score.outcome.takers_won is None)
    if score.outcome.takers_won is None:
        assert deal["capot"] is None
        assert score.outcome.value == rules.tie_rule


@given(TABLES, deals())
def test_a_point_more_never_harms_the_takers(rules: Ruleset, deal: dict[str, Any]) -> None:
    def rank(outcome: DealOutcome) -> int:
        return (False, None, True).index(outcome.takers_won)

    if deal["capot"] is None and deal["taker_points"] < 162:
        more = {**deal, "taker_points": deal["taker_points"] + 1}
        assert rank(scored(rules, **deal).outcome) <= rank(scored(rules, **more).outcome)


@given(TABLES, deals(), st.sampled_from(["nearest10", "nearest5", "up10", "up5"]))
def test_rounding_moves_each_number_to_its_neighbour(
    rules: Ruleset, deal: dict[str, Any], method: str
) -> None:
    step = 5 if method.endswith("5") else 10
    exact = scored(rules, **deal)
    rounded = scored(rules.changed({"rounding": method}), **deal)
    assert rounded.outcome is exact.outcome
    for before, after in zip(
        (exact.takers, exact.defenders, *exact.held),
        (rounded.takers, rounded.defenders, *rounded.held),
        strict=True,
    ):
        assert after % step == 0
        if method.startswith("up"):
            assert 0 <= after - before < step
        else:
            assert -step < 2 * (after - before) <= step


@given(TABLES, deals())
def test_complement10_leaves_160_or_250_for_the_tricks(
    rules: Ruleset, deal: dict[str, Any]
) -> None:
    exact = scored(rules, **deal)
    rounded = scored(rules.changed({"rounding": "complement10"}), **deal)
    assert rounded.outcome is exact.outcome
    numbers = (rounded.takers, rounded.defenders, *rounded.held)
    assert all(each % 10 == 0 for each in numbers)
    lost = 2 if deal["capot"] is None or rules.capot_value == 252 else 0
    assert sum(numbers) == exact.takers + exact.defenders + sum(exact.held) - lost


# Held points (A7) -------------------------------------------------------------------------------

LITIGE_OF_1 = Held(DealOutcome.LITIGE, 1, (71, 0))
ABEYANCE_OF_0 = Held(DealOutcome.ABEYANCE, 0, (91, 92))


def test_points_held_twice_are_all_released_each_by_its_own_rule() -> None:
    held = (LITIGE_OF_1, ABEYANCE_OF_0)
    assert release_held(held, [0], TEAMS) == (71 + 91, 92)
    assert release_held(held, [1], TEAMS) == (0, 71 + 183)


def test_a_litige_goes_to_the_winner_whoever_it_is() -> None:
    assert release_held((LITIGE_OF_1,), [0], TEAMS) == (71, 0)
    assert release_held((LITIGE_OF_1,), [1], TEAMS) == (0, 71)


def test_points_that_go_back_to_their_owners() -> None:
    assert held_to_owners((), TEAMS) == (0, 0)
    assert held_to_owners((LITIGE_OF_1,), TEAMS) == (0, 71)
    assert held_to_owners((ABEYANCE_OF_0,), TEAMS) == (91, 92)
    assert held_to_owners((LITIGE_OF_1, ABEYANCE_OF_0, LITIGE_OF_1), TEAMS) == (91, 92 + 142)
    assert held_to_owners((Held(DealOutcome.ABEYANCE, 1, (91, 92)),), TEAMS) == (92, 91)


@given(st.lists(st.sampled_from([LITIGE_OF_1, ABEYANCE_OF_0])), st.sampled_from([0, 1]))
def test_all_that_was_held_is_given_out(held: list[Held], winner: int) -> None:
    total = sum(sum(each.points) for each in held)
    assert sum(release_held(tuple(held), [winner], TEAMS)) == total
    assert sum(held_to_owners(tuple(held), TEAMS)) == total
