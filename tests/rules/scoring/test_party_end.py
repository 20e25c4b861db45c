"""The end of the party, and what is written until then (A7, A10)."""

import pytest

from bot.rules import (
    DRAWN,
    DealOutcome,
    Effect,
    Ending,
    Held,
    Phase,
    State,
    apply,
    legal_actions,
)
from tests.rules.parties import (
    FOUR_SUITS,
    FRENCH,
    act,
    play,
    taken,
)
from tests.rules.scoring.last_card import (
    LAST_CARD,
    LAST_STATE,
    MADE,
    WRITTEN,
    before_last_card,
    ended_at,
    going_on,
    tied_at,
)


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


def with_results(count: int, totals: tuple[int, int], *, extended: bool = False) -> State:
    """The deal ends as number `count` of a party that ends by deals, not points."""
    earlier = act(LAST_STATE, LAST_CARD).results[0]
    before = LAST_STATE._replace(
        rules=FRENCH.changed({"end_mode": "deals"}),
        results=(earlier,) * (count - 1),
        extended=extended,
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
    assert applied.effects == (
        Effect.TRICK_WON,
        Effect.DEAL_SCORED,
        Effect.PARTY_OVER,
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


@pytest.mark.parametrize("totals", [(1010, 1020), (1020, 1010), (1010, 1010)])
def test_a_draw_is_a_draw_whoever_has_more(totals: tuple[int, int]) -> None:
    state = ended_at(totals, both_reach="draw")
    assert (state.winner, state.ending, state.phase) == (DRAWN, Ending.TARGET, Phase.OVER)


@pytest.mark.parametrize("both_reach", ["attackers", "last_bidder"])
def test_the_attackers_of_the_deal_win_whichever_team_they_are(both_reach: str) -> None:
    """The same deal turned round the table by one seat: team 1 takes."""
    state = taken((MADE[3], *MADE[:3]), "JH", taker=1, dealer=0, rules=FRENCH)
    last, card = before_last_card(state)
    rules = FRENCH.changed({"both_reach": both_reach})
    ended = act(last._replace(rules=rules, scores=(1000, 990)), card)
    assert ended.results[0].written == WRITTEN[::-1]
    assert ended.winner == 1
    assert ended_at((1010, 1020), both_reach=both_reach).winner == 0


@pytest.mark.parametrize("both_reach", ["extend", "draw", "attackers", "last_bidder"])
def test_one_team_alone_at_the_target_wins_everywhere(both_reach: str) -> None:
    assert ended_at((999, 1000), both_reach=both_reach).winner == 1
    assert going_on(ended_at((999, 999), both_reach=both_reach))


def test_extended_the_higher_total_wins_after_the_next_deal_and_equality_extends_again() -> None:
    state = ended_at((1010, 1020), both_reach="extend")
    assert (going_on(state), state.extended) == (True, True)
    for both_reach in ("extend", "higher_score", "draw", "attackers"):
        ended = ended_at((1100, 1101), extended=True, both_reach=both_reach)
        assert (ended.winner, ended.ending) == (1, Ending.TARGET)
        again = ended_at((1100, 1100), extended=True, both_reach=both_reach)
        assert (going_on(again), again.extended) == (True, True)


def test_an_extra_deal_decides_where_the_table_counts_deals_and_another_if_it_is_equal() -> None:
    for count, totals, winner in ((13, (901, 900), 0), (13, (900, 900), None), (14, (1, 2), 1)):
        state = with_results(count, totals, extended=True)
        assert state.winner == winner
        assert state.ending == (None if winner is None else Ending.DEALS)


def test_the_target_ends_nothing_where_the_table_counts_deals() -> None:
    assert going_on(with_results(5, (5000, 4000)))


# Rounding in a party (A9) -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rounding", "written"),
    [("off", (127, 35)), ("nearest10", (130, 40)), ("nearest5", (125, 35)), ("up10", (130, 40)),
     ("up5", (130, 35)), ("complement10", (130, 30))],
)  # fmt: skip
def test_rounded_points_are_what_is_written_and_added(
    rounding: str, written: tuple[int, int]
) -> None:
    rules = FRENCH.changed({"rounding": rounding})
    state = act(LAST_STATE._replace(rules=rules, scores=(300, 200)), LAST_CARD)
    result = state.results[0]
    assert (result.points, result.written) == ((127, 35), written)
    assert state.scores == result.totals == (300 + written[0], 200 + written[1])


def test_what_is_held_is_rounded_when_it_is_held() -> None:
    state = tied_at((500, 600), rounding="nearest10")
    assert state.results[0].written == (0, 80)
    assert state.held == (Held(DealOutcome.LITIGE, 0, (80, 0)),)
