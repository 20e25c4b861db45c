"""Held points: to whom they go in the next deal and at the end (A7)."""

from typing import Any

import pytest

from bot.rules import (
    DRAWN,
    DealOutcome,
    Ending,
    Held,
    Phase,
    State,
    legal_actions,
)
from tests.rules.parties import (
    FRENCH,
    act,
    asked_seat,
    deal_of,
    do,
    next_pack,
    taken,
)
from tests.rules.scoring.last_card import (
    LAST_CARD,
    LAST_STATE,
    MADE,
    WRITTEN,
    before_last_card,
    going_on,
    tied_at,
)

HELD = Held(DealOutcome.LITIGE, 1, (71, 0))


def test_held_points_go_to_the_team_that_wins_the_next_deal() -> None:
    """After F3: the deal is made by team 0, which gets the 71 of team 1."""
    after = act(LAST_STATE._replace(held=(HELD,)), LAST_CARD)
    [result] = after.results
    assert result.released == (71, 0)
    assert result.written == WRITTEN
    assert after.scores == (WRITTEN[0] + 71, WRITTEN[1])
    assert after.held == ()


def test_held_points_go_to_the_defenders_of_a_deal_that_fails() -> None:
    lost = LAST_STATE._replace(held=(HELD,))
    assert lost.deal is not None
    lost = lost._replace(deal=lost.deal._replace(points=lost.deal.points[::-1]))
    result = act(lost, LAST_CARD).results[0]
    assert result.score.outcome is DealOutcome.DEDANS
    assert result.released == (0, 71)


def test_a_second_tie_adds_to_what_is_held() -> None:
    after = tied_at((0, 81), (HELD,))
    assert after.results[0].score.outcome is DealOutcome.LITIGE
    assert after.results[0].written == (0, 81)
    assert after.held == (HELD, Held(DealOutcome.LITIGE, 0, (81, 0)))


# Points held at the end (A7 `held_at_end`) ------------------------------------------------------

TO_OWNER: dict[str, Any] = {"held_at_end": "to_owner"}


def test_what_is_held_goes_to_its_owner_where_the_table_plays_so() -> None:
    state = tied_at((500, 1000), **TO_OWNER)
    assert (state.winner, state.scores, state.held) == (1, (581, 1000), ())
    assert (state.results[0].written, state.results[0].released) == ((0, 81), (81, 0))
    lost = tied_at((500, 1000))
    assert (lost.winner, lost.scores, lost.held) == (1, (500, 1000), lost.held)


def test_nothing_is_given_back_while_the_party_goes_on() -> None:
    state = tied_at((500, 999), **TO_OWNER)
    assert going_on(state)
    assert (state.scores, state.held) == ((500, 999), (Held(DealOutcome.LITIGE, 0, (81, 0)),))


def test_with_what_is_given_back_the_end_is_judged_again() -> None:
    state = tied_at((950, 1000), **TO_OWNER)
    assert (state.winner, state.scores) == (0, (1031, 1000))  # higher_score
    state = tied_at((950, 1000), both_reach="attackers", **TO_OWNER)
    assert state.winner == 0
    state = tied_at((950, 1000), both_reach="draw", **TO_OWNER)
    assert state.winner == DRAWN
    for both_reach in ("extend", "higher_score"):
        state = tied_at((919, 1000), both_reach=both_reach, **TO_OWNER)
        assert (state.scores, state.held) == ((1000, 1000), ())
        assert (going_on(state), state.extended) == (True, True)


def test_every_tie_goes_back_to_its_own_takers() -> None:
    held = (Held(DealOutcome.LITIGE, 1, (71, 0)),)
    state = tied_at((500, 1000), held, **TO_OWNER)
    assert state.scores == (581, 1071)
    state = tied_at((500, 1000), tie_rule="abeyance", **TO_OWNER)
    assert (state.winner, state.scores) == (1, (581, 1081))


def test_after_the_last_of_the_deals_what_is_held_decides() -> None:
    deals: dict[str, Any] = {"end_mode": "deals", "deals_limit": 1}
    assert tied_at((0, 81), **deals).winner == 1
    state = tied_at((0, 81), **deals, **TO_OWNER)
    assert (going_on(state), state.extended, state.scores) == (True, True, (81, 81))
    assert tied_at((1, 81), **deals, **TO_OWNER).winner == 0


@pytest.mark.parametrize("held_at_end", ["lost", "to_owner"])
@pytest.mark.parametrize("both_reach", ["extend", "higher_score"])
def test_an_extra_deal_whose_points_are_all_held_decides_nothing(
    both_reach: str, held_at_end: str
) -> None:
    """A7 `abeyance`: the next deal says whose they are; A10: the higher total wins after it."""
    options: dict[str, Any] = {"tie_rule": "abeyance", "both_reach": both_reach}
    state = tied_at((1010, 1020), extended=True, held_at_end=held_at_end, **options)
    assert (going_on(state), state.extended, state.scores) == (True, True, (1010, 1020))
    held = (Held(DealOutcome.ABEYANCE, 0, (81, 81)),)
    assert state.held == held
    rules = state.rules
    before = LAST_STATE._replace(rules=rules, scores=state.scores, held=held, extended=True)
    ended = act(before, LAST_CARD)
    assert ended.scores == (1010 + WRITTEN[0] + 81, 1020 + WRITTEN[1] + 81)
    assert (ended.winner, ended.held) == (0, ())


def test_an_extra_deal_that_the_defenders_write_points_of_decides() -> None:
    state = tied_at((1010, 1020), extended=True, both_reach="extend")
    assert (state.winner, state.ending) == (1, Ending.TARGET)


# Held points from deal to deal ------------------------------------------------------------------


def thrown_in(state: State) -> State:
    while state.phase is not Phase.CALL:
        if state.phase is Phase.SHUFFLE:
            state = next_pack(state)
        state = act(state, legal_actions(state, asked_seat(state))[0])
    return do(state, ", ".join(["pass"] * 8))


def test_a_thrown_in_deal_keeps_held_points_pending() -> None:
    state = tied_at((0, 81))
    held = state.held
    state = thrown_in(state)
    assert (state.held, state.deal_number, len(state.results)) == (held, 2, 1)


def test_a_thrown_in_deal_is_none_of_the_deals_that_are_counted() -> None:
    state = thrown_in(tied_at((0, 81), end_mode="deals", deals_limit=2))
    assert (state.phase, state.winner) == (Phase.SHUFFLE, None)
    assert (len(state.results), state.deal_number) == (1, 2)


@pytest.mark.parametrize(
    ("taker", "points", "written"),
    [
        # After P12 with X = team 1: X takes and makes, X fails, Y takes and makes, Y fails.
        (1, (62, 100), (143, 181)),
        (1, (100, 62), (324, 0)),
        (0, (95, 67), (257, 67)),
        (0, (62, 100), (81, 243)),
    ],
)
def test_after_an_abeyance(taker: int, points: tuple[int, int], written: tuple[int, int]) -> None:
    hands = (MADE[-taker:] + MADE[:-taker]) if taker else MADE
    rules = FRENCH.changed({"tie_rule": "abeyance"})
    last, card = before_last_card(taken(hands, "JH", taker=taker, rules=rules))
    after = act(last, card).results[0].points
    deal = deal_of(last)
    deal = deal._replace(
        points=(deal.points[0] + points[0] - after[0], deal.points[1] + points[1] - after[1]),
        belotes=(),
    )
    held = (Held(DealOutcome.ABEYANCE, 1, (81, 81)),)
    state = act(last._replace(deal=deal, held=held), card)
    assert state.results[0].points == points
    assert (state.scores, state.held) == (written, ())
