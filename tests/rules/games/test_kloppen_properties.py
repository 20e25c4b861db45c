"""The rules of every bid at every table (C2, C3)."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bot.rules import PRESETS, DealOutcome, Ruleset
from bot.rules.core.result import Side
from bot.rules.core.ruleset import OptionValue
from tests.rules.cases import preset
from tests.rules.option_values import values
from tests.rules.worth import scored

KLOPPEN = preset("kloppen")
BIDS = (*range(80, 181, 10), "capot")
SETTLING = ("kloppen_score", "kloppen_fail", "coinche_scope", "announced_capot", "capot_value")
SIDES = st.sampled_from([None, "T", "D"])


@st.composite
def tables(draw: st.DrawFn) -> Ruleset:
    """Every combination of the options that settle a bid, without rounding."""
    return KLOPPEN.changed({each: draw(st.sampled_from(values(each))) for each in SETTLING})


@st.composite
def bids(draw: st.DrawFn) -> dict[str, Any]:
    capot = draw(SIDES)
    points = draw(st.integers(0, 162)) if capot is None else 162 if capot == "T" else 0
    return {
        "taker_points": points,
        "capot": capot,
        "belote": draw(SIDES),
        "bid": draw(st.sampled_from(BIDS)),
    }


@given(bids(), st.sampled_from(values("kloppen_score")))
def test_a_coinche_never_pays_less_than_none(deal: dict[str, Any], mode: OptionValue) -> None:
    """The preset has it so; to the letter of the document a coinched 80 that fails does (E9)."""
    rules = PRESETS["kloppen"].changed({"kloppen_score": mode})
    alone, coinched = (scored(rules, **deal, multiplier=each) for each in (1, 2))
    if alone.outcome is DealOutcome.DEDANS:
        assert coinched.defenders >= alone.defenders
    else:
        assert coinched.takers - coinched.defenders >= alone.takers - alone.defenders


MULTIPLIERS = st.sampled_from([1, 2, 3, 4])


def without_belote(rules: Ruleset, deal: dict[str, Any], multiplier: int) -> tuple[int, int]:
    score = scored(rules, **deal, multiplier=multiplier)

    def belote(side: Side) -> int:
        return 20 if deal["belote"] == side and rules.kloppen_score != "bid_only" else 0

    return score.takers - belote("T"), score.defenders - belote("D")


@given(tables(), bids(), MULTIPLIERS)
def test_a_bid_is_made_or_fails_and_nothing_is_held(
    rules: Ruleset, deal: dict[str, Any], multiplier: int
) -> None:
    score = scored(rules, **deal, multiplier=multiplier)
    assert score.held == (0, 0)
    assert score.outcome in (DealOutcome.MADE, DealOutcome.DEDANS)
    bidders, opponents = without_belote(rules, deal, multiplier)
    if score.outcome is DealOutcome.DEDANS:
        assert bidders == 0
        assert opponents >= 160
    else:
        assert bidders >= (80 if rules.kloppen_score != "made_only" else 60)
        assert opponents <= 102 * multiplier


@given(tables(), bids(), MULTIPLIERS)
def test_who_wins_depends_on_no_option(
    rules: Ruleset, deal: dict[str, Any], multiplier: int
) -> None:
    """Neither on being coinched; rounding comes after the decision."""
    outcome = scored(rules, **deal, multiplier=multiplier).outcome
    assert outcome is scored(KLOPPEN, **deal).outcome
    for method in ("nearest10", "nearest5", "up10", "up5", "complement10"):
        rounded = scored(rules.changed({"rounding": method}), **deal, multiplier=multiplier)
        assert outcome is rounded.outcome


@given(tables(), bids(), MULTIPLIERS)
def test_what_the_bidders_write_is_multiplied_without_belote(
    rules: Ruleset, deal: dict[str, Any], multiplier: int
) -> None:
    scope = rules.coinche_scope
    single, multiplied = (without_belote(rules, deal, times) for times in (1, multiplier))
    if scored(rules, **deal).outcome is DealOutcome.MADE and scope != "bidders_take_all":
        assert multiplied[0] == single[0] * multiplier
        assert multiplied[1] == single[1] * (multiplier if scope == "both" else 1)


@given(bids())
def test_made_points_share_the_deal(deal: dict[str, Any]) -> None:
    score = scored(KLOPPEN.changed({"kloppen_score": "made_only"}), **deal)
    if score.outcome is DealOutcome.MADE and deal["capot"] is None:
        assert score.takers + score.defenders == 162 + (20 if deal["belote"] else 0)
