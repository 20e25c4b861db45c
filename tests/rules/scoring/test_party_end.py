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
    ended_at,
    going_on,
    tied_at,
)

DEALS: dict[str, Any] = {"end_mode": "deals"}
TO_OWNER: dict[str, Any] = {"held_at_end": "to_owner"}


@pytest.mark.parametrize(
    ("totals", "options", "winner"),
    [
        ((999, 998), {}, None),
        ((1000, 700), {}, 0),
        ((700, 1000), {}, 1),
        # Both reach it, and more points win; equal ones extend it.
        ((1010, 1020), {}, 1),
        ((1021, 1020), {}, 0),
        ((1010, 1010), {}, None),
        *(
            case
            for each in ("extend", "draw", "attackers", "last_bidder")
            for case in (
                ((999, 1000), {"both_reach": each}, 1),
                ((999, 999), {"both_reach": each}, None),
            )
        ),
        ((1010, 1020), {"both_reach": "extend"}, None),
        *(
            (totals, {"both_reach": "draw"}, DRAWN)
            for totals in ((1010, 1020), (1020, 1010), (1010, 1010))
        ),
        # Team 0 has taken.
        ((1010, 1020), {"both_reach": "attackers"}, 0),
        # Extended, the higher total wins after the next deal, and equality extends again.
        *(
            case
            for each in ("extend", "higher_score", "draw", "attackers")
            for case in (
                ((1100, 1101), {"extended": True, "both_reach": each}, 1),
                ((1100, 1100), {"extended": True, "both_reach": each}, None),
            )
        ),
        # Where the table counts deals.
        ((5000, 900), {**DEALS, "deals": 5}, None),
        ((2000, 900), {**DEALS, "deals": 11}, None),
        ((900, 901), {**DEALS, "deals": 12}, 1),
        ((900, 900), {**DEALS, "deals": 12}, None),
        ((901, 900), {**DEALS, "deals": 13, "extended": True}, 0),
        ((900, 900), {**DEALS, "deals": 13, "extended": True}, None),
        ((127, 129), {**DEALS, "deals": 14, "extended": True}, 1),
    ],
)
def test_the_party_ends(totals: tuple[int, int], options: Any, winner: int | None) -> None:
    state = ended_at(totals, **options)
    ending = Ending.DEALS if "deals" in options else Ending.TARGET
    assert (state.winner, state.ending) == (winner, None if winner is None else ending)
    both = min(totals) >= 1000 or options.get("deals", 0) >= 12
    assert state.extended == (options.get("extended", False) or (winner is None and both))


@pytest.mark.parametrize("both_reach", ["attackers", "last_bidder"])
def test_the_attackers_of_the_deal_win_whichever_team_they_are(both_reach: str) -> None:
    """The same deal turned round the table by one seat: team 1 takes."""
    state = taken((MADE[3], *MADE[:3]), "JH", taker=1, dealer=0, rules=FRENCH)
    last, card = before_last_card(state)
    rules = FRENCH.changed({"both_reach": both_reach})
    ended = act(last._replace(rules=rules, scores=(1000, 990)), card)
    assert ended.results[0].written == WRITTEN[::-1]
    assert ended.winner == 1


# Held points (A7) -------------------------------------------------------------------------------

HELD = Held(DealOutcome.LITIGE, 1, (71, 0))


@pytest.mark.parametrize(("fails", "released"), [(False, (71, 0)), (True, (0, 71))])
def test_held_points_go_to_the_team_that_wins_the_next_deal(fails: bool, released: Any) -> None:
    """After F3: team 0 takes the next deal, and the 71 are of team 1."""
    deal = deal_of(LAST_STATE)
    deal = deal._replace(points=deal.points[::-1]) if fails else deal
    after = act(LAST_STATE._replace(held=(HELD,), deal=deal), LAST_CARD)
    assert after.results[0].released == released
    assert after.held == ()


# Points held at the end (A7 `held_at_end`) ------------------------------------------------------


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
    deals: dict[str, Any] = {**DEALS, "deals_limit": 1}
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


def test_a_thrown_in_deal_counts_nothing_and_keeps_held_points_pending() -> None:
    tied = tied_at((0, 81), end_mode="deals", deals_limit=2)
    state = thrown_in(tied)
    assert (state.phase, state.winner, state.held) == (Phase.SHUFFLE, None, tied.held)
    assert (len(state.results), state.deal_number) == (1, 2)


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
