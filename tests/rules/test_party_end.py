"""Held points and the end of the party (rules.md A7, A10)."""

from typing import Any

import pytest

from bot.rules import DRAWN, DealOutcome, Happening, Held, Phase, Play, State, apply, legal_actions
from tests.rules.parties import FOUR_SUITS, FRENCH, act, asked_seat, play, taken

# Team 0 takes and makes 118 to 44: hearts are trump, nobody holds belote.
MADE = (
    "JH 9H TH KH 7H AS TS AD",
    "7S 8S 9S 7D 8D 9D QH AH",
    "KS QS JS KD QD TD JD 8H",
    "AC TC KC QC JC 9C 8C 7C",
)


def before_last_card(state: State) -> tuple[State, Play]:
    while True:
        [first, *_] = legal_actions(state, asked_seat(state))
        assert isinstance(first, Play)
        after = act(state, first)
        if after.results:
            return state, first
        state = after


LAST_STATE, LAST_CARD = before_last_card(taken(MADE, "JH"))
WRITTEN = act(LAST_STATE, LAST_CARD).results[0].written


def ended_at(totals: tuple[int, int], *, extended: bool = False, **options: Any) -> State:
    """The deal ends with these totals."""
    before = LAST_STATE._replace(
        rules=FRENCH.changed(options),
        scores=(totals[0] - WRITTEN[0], totals[1] - WRITTEN[1]),
        extended=extended,
    )
    after = act(before, LAST_CARD)
    assert after.scores == totals
    return after


def going_on(state: State) -> bool:
    assert (state.phase is Phase.SHUFFLE) == (state.winner is None)
    return state.winner is None


def test_the_deal_used_here_is_made_by_team_0() -> None:
    result = act(LAST_STATE, LAST_CARD).results[0]
    assert result.score.outcome is DealOutcome.MADE
    assert sum(result.points) == sum(result.written) == 162


def test_1000_are_reached_at_1000() -> None:
    assert going_on(ended_at((999, 998)))
    assert ended_at((1000, 700)).winner == 0
    assert ended_at((700, 1000)).winner == 1


def test_both_reach_it_and_more_points_win() -> None:
    assert ended_at((1010, 1020)).winner == 1
    assert ended_at((1021, 1020)).winner == 0


def test_both_reach_it_with_equal_points_and_one_more_deal_is_played() -> None:
    state = ended_at((1010, 1010))
    assert going_on(state)
    assert state.extended
    assert ended_at((1100, 1300), extended=True).winner == 1
    assert going_on(ended_at((1200, 1200), extended=True))


@pytest.mark.parametrize(
    ("both_reach", "winner"),
    [("extend", None), ("draw", DRAWN), ("attackers", 0), ("last_bidder", 0)],
)
def test_both_reach_it_at_other_tables(both_reach: str, winner: int | None) -> None:
    assert ended_at((1010, 1020), both_reach=both_reach).winner == winner


def with_results(count: int, totals: tuple[int, int]) -> State:
    """The deal ends as number `count` of a party that ends by deals, not points."""
    earlier = act(LAST_STATE, LAST_CARD).results[0]
    before = LAST_STATE._replace(
        rules=FRENCH.changed({"end_mode": "deals"}),
        results=(earlier,) * (count - 1),
        scores=(totals[0] - WRITTEN[0], totals[1] - WRITTEN[1]),
    )
    return act(before, LAST_CARD)


def test_twelve_deals_where_the_table_counts_deals() -> None:
    assert going_on(with_results(11, (2000, 1000)))
    assert with_results(12, (900, 901)).winner == 1
    tied = with_results(12, (900, 900))
    assert going_on(tied)
    assert tied.extended


def test_the_end_is_told_and_nothing_can_be_done_after_it() -> None:
    before = LAST_STATE._replace(scores=(990, 0))
    applied = apply(before, LAST_CARD)
    assert applied.happened == (
        Happening.TRICK_WON,
        Happening.DEAL_SCORED,
        Happening.PARTY_OVER,
    )
    assert applied.state.phase is Phase.OVER
    for actor in ("table", 0, 1, 2, 3):
        assert legal_actions(applied.state, actor) == ()


def test_the_next_player_deals_next() -> None:
    assert LAST_STATE.deal is not None
    assert act(LAST_STATE, LAST_CARD).dealer == (LAST_STATE.deal.dealer + 1) % 4


# A capot, and held points -----------------------------------------------------------------------


def capot() -> State:
    """Seat 0 has all the trumps, says belote and rebelote, and takes every trick."""
    words = {"KS": "KS!", "QS": "QS!"}
    leads = [words.get(card, card) for card in FOUR_SUITS[0].split()]
    others = zip(*(hand.split() for hand in FOUR_SUITS[1:]), strict=True)
    text = " ".join(f"{lead} {' '.join(rest)}" for lead, rest in zip(leads, others, strict=True))
    return play(taken(FOUR_SUITS, "JS"), text)


def test_a_capot_with_belote_is_272_to_nothing() -> None:
    result = capot().results[0]
    assert result.score.outcome is DealOutcome.CAPOT
    assert (result.written, result.points, result.tricks) == ((272, 0), (162, 0), (8, 0))


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


def tied_next(held: tuple[Held, ...]) -> State:
    """The same deal with card points moved so that it ends 81–81."""
    points = act(LAST_STATE, LAST_CARD).results[0].points
    deal = LAST_STATE.deal
    assert deal is not None
    shift = points[0] - 81
    deal = deal._replace(points=(deal.points[0] - shift, deal.points[1] + shift))
    return act(LAST_STATE._replace(deal=deal, held=held), LAST_CARD)


def test_a_second_tie_adds_to_what_is_held() -> None:
    after = tied_next((HELD,))
    assert after.results[0].score.outcome is DealOutcome.LITIGE
    assert after.results[0].written == (0, 81)
    assert after.held == (HELD, Held(DealOutcome.LITIGE, 0, (81, 0)))


def test_points_still_held_at_the_end_are_lost() -> None:
    before = LAST_STATE._replace(scores=(0, 950))
    after = tied_next(())._replace(scores=(0, 0))
    assert after.held
    assert before.deal is not None
    shift = WRITTEN[0] - 81
    deal = before.deal._replace(
        points=(before.deal.points[0] - shift, before.deal.points[1] + shift)
    )
    ended = act(before._replace(deal=deal), LAST_CARD)
    assert (ended.winner, ended.scores) == (1, (0, 1031))
