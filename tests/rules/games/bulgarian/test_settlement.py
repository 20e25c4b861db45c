"""The worked deals of Bulgarian belot (I8), and its rounding told a second time."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import NoSuit, Suit, Trump
from bot.rules.core.result import Facts, Side, Tally
from bot.rules.games.bulgarian import BULGARIAN_RULES
from bot.rules.games.bulgarian.settlement import CAPOT, settle_tens, tens
from bot.rules.games.positions import trump_with

SUIT, NT, AT = Suit.HEARTS, NoSuit.NO_TRUMPS, NoSuit.ALL_TRUMPS


def facts(trump: Trump, mine: int, theirs: int, times: int = 1) -> Facts:
    """A deal in which both sides made so many points, as they are counted at the end."""
    capot: Side | None = "T" if theirs == 0 else None
    sides = [each - CAPOT * (each == mine and capot == "T") for each in (mine, theirs)]
    if trump is NT:
        sides = [each // 2 for each in sides]
    return Facts(Tally(sides[0]), Tally(sides[1]), capot, None, times, trump=trump)


@pytest.mark.parametrize(
    ("trump", "mine", "theirs", "times", "written", "hangs"),
    [
        pytest.param(SUIT, 100, 62, 1, (10, 6), 0, id="G1"),
        pytest.param(SUIT, 96, 66, 1, (9, 7), 0, id="G2"),
        pytest.param(SUIT, 106, 56, 1, (10, 6), 0, id="G3"),
        pytest.param(SUIT, 156, 6, 1, (15, 1), 0, id="G4"),
        pytest.param(SUIT, 97, 65, 1, (10, 6), 0, id="G5"),
        pytest.param(SUIT, 81, 81, 1, (0, 8), 8, id="G6"),
        pytest.param(SUIT, 106, 106, 1, (0, 10), 11, id="G7"),
        pytest.param(SUIT, 70, 92, 1, (0, 16), 0, id="G8"),
        pytest.param(SUIT, 70, 112, 1, (0, 18), 0, id="G9"),
        pytest.param(SUIT, 100, 62, 2, (32, 0), 0, id="G10"),
        pytest.param(SUIT, 62, 100, 4, (0, 64), 0, id="G11"),
        pytest.param(SUIT, 81, 81, 2, (0, 0), 32, id="G12"),
        pytest.param(NT, 140, 120, 1, (14, 12), 0, id="G13"),
        pytest.param(NT, 130, 130, 1, (0, 13), 13, id="G14"),
        pytest.param(NT, 120, 140, 2, (0, 52), 0, id="G15"),
        pytest.param(NT, 256, 4, 1, (26, 0), 0, id="G16"),
        pytest.param(AT, 134, 124, 1, (13, 13), 0, id="G17"),
        pytest.param(AT, 194, 164, 1, (19, 17), 0, id="G18"),
        pytest.param(AT, 154, 154, 1, (0, 15), 16, id="G19"),
        pytest.param(AT, 120, 138, 1, (0, 26), 0, id="G20"),
        pytest.param(AT, 150, 108, 4, (104, 0), 0, id="G21"),
        pytest.param(SUIT, 252, 0, 1, (25, 0), 0, id="G22"),
        pytest.param(NT, 350, 0, 1, (35, 0), 0, id="G23"),
        pytest.param(AT, 348, 0, 1, (35, 0), 0, id="G24"),
        pytest.param(SUIT, 252, 0, 2, (50, 0), 0, id="G25"),
        pytest.param(AT, 224, 34, 1, (22, 4), 0, id="G29"),
    ],
)
def test_g_what_both_sides_write(
    trump: Trump, mine: int, theirs: int, times: int, written: tuple[int, int], hangs: int
) -> None:
    score = settle_tens(BULGARIAN_RULES, facts(trump, mine, theirs, times))
    assert (score.takers, score.defenders) == written
    assert score.held == (hangs, 0)
    assert score.compared == (mine, theirs)


@pytest.mark.parametrize(("total", "trump"), [(162, Suit.SPADES), (258, AT), (130, NT)])
def test_the_points_of_a_deal_tell_how_they_are_rounded(total: int, trump: Trump) -> None:
    assert trump_with(BULGARIAN_RULES, total) is trump


TOTALS = st.sampled_from([(SUIT, 162), (AT, 258)])


@given(TOTALS, st.integers(0, 40), st.data())
def test_both_together_write_the_whole_deal(
    total: tuple[Trump, int], beside: int, data: st.DataObject
) -> None:
    """The loser writes what the winner leaves of the nearest ten of all the points: the book's
    table of units says the same (I5)."""
    trump, points = total
    points += 10 * beside  # declarations and belotes are whole tens
    mine = data.draw(st.integers(points // 2 + 1, points))
    nearest = int(Fraction(points, 10) + Fraction(1, 2))
    won, lost = tens(mine, trump, True), tens(points - mine, trump, False)
    assert won + lost == nearest
    assert abs(10 * won - mine) <= 6
