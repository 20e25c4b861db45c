"""The clocks of the players: seconds from facts, whatever the tempo and whoever acts when."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import apply, decisions, legal_actions, view
from bot.storage.engine.schema import GameEvent, Person
from bot.tables import Game, Holder, MadeBy, Tempo
from bot.tables.options import DAY, TEMPOS, name_of
from bot.tables.time.pace import Reminder, TurnClock, after_action, own_decision
from tests.cogs.at_table import game_of
from tests.rules.parties import FOUR_SUITS, play, taken
from tests.tables.time.test_pace import SEVEN_TRICKS

ASKED_AT = 5000.0
seconds = st.floats(0, 4 * DAY, allow_subnormal=False)
moments = st.floats(ASKED_AT, ASKED_AT + 8 * DAY)
clocks = st.builds(
    TurnClock, st.builds(Tempo, st.floats(1, 3 * DAY), seconds), seconds, st.just(ASKED_AT)
)


# One clock -------------------------------------------------------------------------------------


@given(clocks, moments)
def test_a_bank_is_never_negative_and_never_grows(clock: TurnClock, moment: float) -> None:
    left = clock.bank_at(moment)
    assert 0 <= left <= clock.bank
    assert (left == clock.bank) or moment > clock.since + clock.tempo.turn


@given(clocks, moments, st.floats(0, DAY))
def test_who_thinks_longer_has_less_left(clock: TurnClock, moment: float, longer: float) -> None:
    assert clock.bank_at(moment + longer) <= clock.bank_at(moment)
    used = clock.bank - clock.bank_at(moment)
    assert used <= max(0.0, moment - clock.since)


@given(clocks, moments)
def test_at_the_deadline_all_is_used_up_and_not_before(clock: TurnClock, moment: float) -> None:
    assert clock.bank_at(clock.deadline) == pytest.approx(0, abs=1e-6)
    if moment < clock.deadline and clock.bank > 0:
        assert clock.bank_at(moment) > 0


@given(clocks)
def test_one_is_warned_in_between(clock: TurnClock) -> None:
    """When the bank begins, or before: there is always a third of all the time left."""
    assert clock.since < clock.warns_at < clock.deadline
    assert clock.warns_at <= clock.since + clock.tempo.turn
    third = (clock.deadline - clock.since) / 3
    assert clock.deadline - clock.warns_at == pytest.approx(
        max(third, clock.bank), rel=1e-6, abs=1e-6
    )


@given(clocks, seconds)
def test_more_time_is_a_later_deadline(clock: TurnClock, more: float) -> None:
    slower = clock._replace(tempo=Tempo(clock.tempo.turn + more, clock.tempo.bank))
    richer = clock._replace(bank=clock.bank + more)
    later = clock._replace(since=clock.since + more)
    for other in (slower, richer, later):
        assert other.deadline == pytest.approx(clock.deadline + more)
        assert other.warns_at >= clock.warns_at


@given(clocks, st.lists(st.floats(0, DAY), max_size=20))
def test_a_party_gives_no_more_than_its_bank(clock: TurnClock, waits: list[float]) -> None:
    """Whatever somebody needs beyond their turns: together it is never more than the bank."""
    first, used = clock.bank, 0.0
    for wait in waits:
        moment = min(clock.since + wait, clock.deadline)
        used += max(0.0, moment - clock.since - clock.tempo.turn)
        clock = clock._replace(bank=clock.bank_at(moment), since=moment)
    assert used <= first + 1e-3


# What may be chosen ----------------------------------------------------------------------------


def test_what_may_be_chosen() -> None:
    assert TEMPOS["usual"] == Tempo(90, 300)
    assert len(set(TEMPOS.values())) == len(TEMPOS)
    assert [name for name in TEMPOS if TEMPOS[name].correspondence] == [
        "hour", "six_hours", "day", "three_days",
    ]  # fmt: skip
    assert all(not tempo.bank for tempo in TEMPOS.values() if tempo.correspondence)
    assert {name_of(Tempo(float(t.turn), float(t.bank))) for t in TEMPOS.values()} == set(TEMPOS)
    assert name_of(Tempo(91, 300)) is None


# The seats after an action ---------------------------------------------------------------------


def person(number: int) -> Person:
    return Person(number, 90 + number, "Anna", "fr", None, "away", False, False, True)


def asked(holder: Holder, cards: str = "") -> Game:
    """A party at the first card, or after `cards`; `holder` is the seat whose turn it is."""
    game = game_of(play(taken(FOUR_SUITS, "JS"), cards))
    seats = tuple(holder if each and each.seat == holder.seat else each for each in game.seats)
    return replace(game, seats=seats)


def made(by: MadeBy, at: float) -> GameEvent:
    return GameEvent(1, "", "", by, None, at)


def acted(game: Game, made_by: MadeBy, now: float, actor: int = 0) -> Holder:
    """The seat of `actor` after any legal action of theirs."""
    assert game.state is not None
    action = legal_actions(game.state, actor)[0]
    holder = after_action(
        game, replace(game, state=apply(game.state, action).state), actor, made(made_by, now)
    )[actor]
    assert holder is not None
    return holder


RUNNING = Holder(0, person(1), bank=200.0, clock_from=ASKED_AT, told=Reminder.WARNED, missed=1)


@pytest.mark.parametrize(("after", "bank"), [(0, 200), (90, 200), (100, 190), (289, 1), (400, 0)])
def test_what_is_beyond_the_turn_comes_from_the_bank(after: float, bank: float) -> None:
    holder = acted(asked(RUNNING), MadeBy.PLAYER, ASKED_AT + after)
    assert (holder.bank, holder.clock_from, holder.told) == (bank, None, Reminder.NOTHING)


def test_a_full_bank_is_that_of_the_table() -> None:
    full = RUNNING._replace(bank=None)
    assert acted(asked(full), MadeBy.PLAYER, ASKED_AT + 100).bank == 290


def test_a_finished_trick_that_is_looked_at_costs_nothing() -> None:
    """The clock begins when it has been seen, even if one has led already."""
    later = RUNNING._replace(clock_from=ASKED_AT + 2)
    assert acted(asked(later), MadeBy.PLAYER, ASKED_AT + 1).bank == 200


def test_the_others_keep_their_clocks_as_they_are() -> None:
    game = asked(RUNNING)
    assert game.state is not None
    after = replace(game, state=apply(game.state, legal_actions(game.state, 0)[0]).state)
    assert after_action(game, after, 0, made(MadeBy.PLAYER, ASKED_AT))[1:] == game.seats[1:]


def test_a_clock_goes_on_while_its_question_is_open() -> None:
    """Another player's action that leaves it open changes nothing."""
    game = asked(RUNNING)
    assert after_action(game, game, 1, made(MadeBy.PLAYER, ASKED_AT + 100))[0] == RUNNING


# Whose time it is ------------------------------------------------------------------------------


def test_the_last_card_of_a_hand_needs_no_clock() -> None:
    """It plays itself; the card before is one's own to choose."""
    cards = SEVEN_TRICKS.split()
    for count in range(len(cards) + 1):
        game = asked(Holder(0, person(1)), " ".join(cards[:count]))
        assert game.state is not None
        turn = decisions(game.state)[0].actor
        assert isinstance(turn, int)
        own = own_decision(game, turn)
        assert (own is None) == (len(view(game.state, turn).hand) == 1)
        assert all(own_decision(game, seat) is None for seat in range(4) if seat != turn)
