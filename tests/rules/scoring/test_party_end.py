"""The end of the party, held points, and boards of a duplicate (A7, A10, T5)."""

from typing import Any

import pytest

from bot.rules import (
    DRAWN,
    PACK,
    BadRuleset,
    ChooseDealer,
    DealOutcome,
    Effect,
    Ending,
    Held,
    Phase,
    Shuffle,
    State,
    apply,
    board_seed,
    legal_actions,
    robot_dice,
    start,
)
from tests.rules.parties import (
    FOUR_SUITS,
    FRENCH,
    act,
    asked_seat,
    deal_of,
    do,
    next_pack,
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


BOARDS: dict[str, Any] = {
    "end_mode": "boards",
    "first_dealer": "random",
    "shuffle": "every_deal",
    "tie_rule": "takers_lose",
    "allpass_dealer": "next",
}


def passed_out(state: State) -> State:
    return do(act(state, Shuffle(PACK)), ", ".join(["pass"] * 8))


def taken_board(state: State) -> State:
    """The first hand takes, and whoever is asked plays the first card they may."""
    state = act(state, Shuffle(PACK))
    state = act(state, legal_actions(state, asked_seat(state))[1])
    while state.phase is Phase.PLAY:
        state = act(state, legal_actions(state, asked_seat(state))[0])
    return state


def test_on_boards_a_deal_that_nobody_takes_counts() -> None:
    rules = FRENCH.changed({**BOARDS, "deals_limit": 3})
    state = passed_out(act(start(rules), ChooseDealer(2)))
    assert (state.deals_done, state.dealer, state.phase) == (1, 3, Phase.SHUFFLE)
    state = taken_board(state)
    assert (state.deals_done, len(state.results), state.results[0].number) == (2, 1, 2)
    assert (state.dealer, state.winner) == (0, None)
    last = act(state, Shuffle(PACK))
    for _ in range(7):
        last = do(last, "pass")
    over = apply(last, legal_actions(last, asked_seat(last))[0])
    assert over.effects[-1] is Effect.PARTY_OVER
    assert (over.state.deals_done, over.state.ending) == (3, Ending.DEALS)
    assert over.state.winner == int(state.scores[1] > state.scores[0])


def test_boards_that_nobody_takes_end_in_a_draw() -> None:
    state = act(start(FRENCH.changed({**BOARDS, "deals_limit": 2})), ChooseDealer(0))
    state = passed_out(passed_out(state))
    assert (state.winner, state.scores, state.results) == (DRAWN, (0, 0), ())


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("shuffle", "cut_only"),
        ("packets", "dealer_choice"),
        ("allpass_dealer", "same"),
        ("tie_rule", "litige"),
        ("tie_rule", "abeyance"),
        ("trump_run_wins", True),
    ],
)
def test_boards_depend_on_nothing_that_happened_before(option: str, value: Any) -> None:
    with pytest.raises(BadRuleset) as refused:
        FRENCH.changed({**BOARDS, option: value})
    assert (refused.value.option, refused.value.reason) == (option, "not_on_boards")


def test_a_robot_has_the_same_chance_on_the_same_board_whatever_came_before() -> None:
    """A table on which a board was passed out has had fewer actions than one that played it."""
    rules = FRENCH.changed({**BOARDS, "deals_limit": 3})
    first = act(start(rules), ChooseDealer(1))
    one, other = (act(each(first), Shuffle(PACK)) for each in (passed_out, taken_board))
    seed = board_seed(bytes(32), 1)
    chance = [[robot_dice(state, seed, 2, 9).below(2**32)] for state in (one, other)]
    assert chance[0] == chance[1]
    assert robot_dice(one, seed, 3, 9).below(2**32) != chance[0][0]
    later = do(one, "pass")
    assert robot_dice(later, seed, 2, 9).below(2**32) != chance[0][0]
