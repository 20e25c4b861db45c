"""The cost of calls with all cards seen, and of a coinche in and out of turn."""

import numpy as np

from bot.robots import Level, choose
from bot.robots.search import ALL, Worlds, first_stage, reaches, solve
from bot.robots.search.worlds import NOTHING_UNDER
from bot.robots.strong.weighing import EXPERT
from bot.rules import (
    CAPOT_BID,
    PACK,
    Action,
    Bid,
    Card,
    Close,
    Coinche,
    Dice,
    Pass,
    Phase,
    State,
    Suit,
    Take,
    apply,
    decisions,
    find_preset,
    parse_cards,
    view,
)
from bot.teaching import Analysis, Judged, Moment, Reason, analyse, from_json, to_json
from bot.teaching.open_calls import LEAST, calls_seen
from tests.rules.parties import bidding, dealt, do, step_of

BGA = find_preset("coinche_bga")
SPADES = "JS 9S AS TS KS AH AD AC"
"""whoever has these makes nearly everything with spades as trumps"""
WORTHLESS = "QS 8S 7S TH 8H 7H 8D 7D"
PASSES = "2 pass, 3 pass, 0 pass, 1 pass"
OTHERS = ("KH QH JH 9H KD QD JD 9D", "TD TC KC QC JC 9C 8C 7C")


def auction(script: str) -> list[tuple[State, Action]]:
    """An auction at which seat 1 holds nearly all that counts, and seat 0 nothing."""
    state, done = bidding((WORTHLESS, SPADES, *OTHERS), BGA), list[tuple[State, Action]]()
    for step in script.split(", "):
        done.append((state, step_of(state, step)))
        state = do(state, step)
    return done


def played(done: list[tuple[State, Action]], *more: Action) -> tuple[list[Moment], State]:
    """A deal after these calls, with robots' cards."""
    found = [Moment(state, action, own=not isinstance(action, Close)) for state, action in done]
    state = apply(*done[-1]).state
    for action in more:
        found.append(Moment(state, action, own=not isinstance(action, Close)))
        state = apply(state, action).state
    while not state.results:
        actor = next(int(each.actor) for each in decisions(state) if each.waits)
        action = choose(view(state, actor), Dice(bytes(32), "any", 0), Level.CLUB)
        found.append(Moment(state, action))
        state = apply(state, action).state
    return found, state


def analysed(moments: list[Moment], end: State, seat: int) -> Analysis:
    return analyse(moments, end, seat, EXPERT.part(60)._replace(calls=60))


def judged(moments: list[Moment], end: State, seat: int) -> list[Judged]:
    return [each for each in analysed(moments, end, seat).decisions if each.is_call]


DARING = "0 bid 100 S, 1 pass, 2 pass, 3 pass, 0 pass"
"""seat 0 bids what it cannot make"""


def test_whether_so_many_points_are_made_is_what_solving_tells() -> None:
    for number in range(3):
        cards = np.random.default_rng(number).permutation(32).reshape(4, 8)
        worlds = Worlds((1 << cards).sum(axis=1)[None, :], NOTHING_UNDER)
        stage = first_stage(
            BGA, view(auction("0 pass")[0][0], 0).game_type.accounts, Suit.HEARTS, 0, 1
        )
        points = int(solve(stage, worlds)[0, 0])
        assert reaches(stage, worlds, points)
        assert not reaches(stage, worlds, points + 1, again=True)
        assert reaches(stage, worlds, points - 10, again=True)


def test_who_lets_a_bid_go_by_that_fails_should_have_coinched() -> None:
    moments, end = played(auction(DARING), Pass(1))
    window = judged(moments, end, 1)[-1]
    assert window.action == Pass(1)
    assert window.better == window.better_seen == Coinche(1)
    assert window.reason is Reason.SHOWS
    assert window.known > 50
    assert window.seen > 50


def test_the_time_of_a_window_that_passes_is_a_pass() -> None:
    moments, end = played(auction(DARING), Close())
    window = judged(moments, end, 1)[-1]
    assert moments[window.place].state.phase is Phase.KNOCK
    assert (window.action, window.better) == (Pass(1), Coinche(1))
    away = [each._replace(own=False) if each.action.actor == 1 else each for each in moments]
    assert not judged(away, end, 1)


def test_a_coinche_out_of_turn_is_weighed() -> None:
    good = "0 pass, 1 bid 90 S, 2 pass, 0 coinche"
    moments, end = played(auction(good), Pass(1), Pass(3))
    [_, daring] = judged(moments, end, 0)
    assert daring.action == Coinche(0)
    assert daring.better == daring.better_seen == Pass(0)
    assert daring.reason is Reason.LACKS
    assert min(daring.known, daring.seen) > 50
    found = analysed(moments, end, 0)
    assert found.check is not None
    assert not found.check.is_played
    assert found.check.before > 0.5
    assert found.check.made


def test_a_bid_that_the_partner_raised_is_checked_as_well() -> None:
    bids = "0 pass, 1 bid 80 S, 2 pass, 3 bid 100 S, 0 pass, 1 pass, 2 pass, 3 pass"
    moments, end = played(auction(bids), Pass(0))
    contract = Bid(3, 100, Suit.SPADES)
    for seat, raised in ((1, contract), (3, None)):
        found = analysed(moments, end, seat)
        assert found.check is not None
        assert found.check.raised == raised
        assert found.check.is_own == (raised is None)
        assert from_json(to_json(found)) is not None
        assert to_json(from_json(to_json(found)) or Analysis(())) == to_json(found)
    other = analysed(moments, end, 0)
    assert other.check is None


def test_a_surcoinche_is_weighed() -> None:
    moments, end = played(auction("0 pass, 1 bid 90 S, 2 pass, 0 coinche"), Pass(1), Pass(3))
    shy = judged(moments, end, 1)[-1]
    assert (str(shy.better), shy.reason) == ("1 surcoinche", Reason.SHOWS)
    assert shy.seen > 50


def test_each_call_costs_what_was_still_to_be_had_before_it() -> None:
    """A coinche brings more than the own bid: who passes at first may do that later."""
    bids = "0 bid 80 C, 1 pass, 2 pass, 3 pass, 0 pass"
    first, window = judged(*played(auction(bids), Pass(1)), 1)
    assert (first.action, window.action) == (Pass(1), Pass(1))
    assert first.known > 50
    assert not first.seen
    assert window.better_seen == Coinche(1)
    later = f"0 bid 80 C, 1 pass, 2 bid 90 C, 3 pass, 0 pass, 1 bid 130 S, {PASSES}"
    first, *_ = judged(*played(auction(later), Pass(2)), 1)
    assert first.seen < 50


def test_what_opponents_outbid_was_not_to_be_had() -> None:
    bids = f"0 bid 80 C, 1 bid 160 S, {PASSES}"
    moments, end = played(auction(bids), Pass(2))
    [low, *_] = judged(moments, end, 0)
    assert low.better_seen is None or low.better_seen == Pass(0)


def test_who_makes_all_the_points_has_no_capot_by_that() -> None:
    bids = f"0 pass, 1 bid 80 S, {PASSES}"
    called = auction(bids)
    _, end = played(called, Pass(2))
    own = [each for each in called if each[1].actor == 1][:1]
    for points, written in ((0, 80 + 162), (-ALL, 80 + 250)):
        [bid] = calls_seen(own, end, 1, points)
        # Best was a capot in clubs, with the partner's belote.
        assert bid == (520 - written, Bid(1, CAPOT_BID, Suit.CLUBS))


def test_over_a_turned_card_there_is_what_a_seat_would_have_taken() -> None:
    """Seat 0 passes with four trumps and the jack; the partner takes another suit."""
    own, turned = parse_cards("JS 9S AS AH AD"), Card.parse("TS")
    rest = [card for card in PACK if card not in own and card is not turned]
    state = dealt((*own[:3], *rest[:9], *own[3:], *rest[9:15], turned, *rest[15:]))
    done: list[tuple[State, Action]] = []
    for script in (*["pass"] * 6, "take C"):
        action = step_of(state, script)
        done.append((state, action))
        state = apply(state, action).state
    first, second = judged(*played(done), 0)
    assert first.better_seen == Take(0, Suit.SPADES)
    assert first.seen >= LEAST
    assert first.reason is Reason.SHOWS
    assert second.better_seen != first.better_seen  # no spades any more
