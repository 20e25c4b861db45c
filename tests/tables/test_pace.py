"""When the host acts next: a moment from facts, the same whatever somebody holds."""

from typing import Any

import pytest

from bot.rules import Cut, Phase, State, decisions, start
from bot.storage.games import GameRow
from bot.storage.people import Person
from bot.tables import Game, Holder, Pace
from bot.tables.pace import Appointment, Due, led_from, next_appointment
from tests.rules.parties import (
    FOUR_SUITS,
    FRENCH,
    act,
    at_first_cut,
    dealt,
    pack_for,
    play,
    random_chooser,
    taken,
    walk,
)

PACE = Pace(robot_delay=1, trick_pause=2, deal_pause=8, slow_turn=20, lobby=1800)
ASKED_AT = 5000.0
PACK_OF_SUITS = pack_for(FOUR_SUITS, "JS", taker=0)


def person(notices: str = "away") -> Person:
    return Person(1, 9, "Anna", "fr", None, notices, False, False, True, None)


def game_of(state: State | None, *who: Person | None, **row: Any) -> Game:
    """A game in `state` asked at ASKED_AT; who sits at seats 0, 1, …: robots by default."""
    values: dict[str, Any] = dict.fromkeys(GameRow._fields)
    values |= {"id": 1, "status": "playing", "asked_at": ASKED_AT, "events": 9, "version": 12}
    seats = tuple(Holder(seat, who[seat] if seat < len(who) else None) for seat in range(4))
    return Game(GameRow(**(values | row)), FRENCH, seats, state)


def due(state: State | None, *who: Person | None, **row: Any) -> Appointment | None:
    return next_appointment(game_of(state, *who, **row), PACE)


# Robots ----------------------------------------------------------------------------------------


def test_a_robot_waits_the_same_whatever_it_holds() -> None:
    """Every call and card of a party: the delay knows the time only."""
    for trick_at in (None, ASKED_AT - 60, ASKED_AT):
        kinds = set()
        for state, _, _ in walk(FRENCH, bytes(32), random_chooser(4)):
            appointment = due(state, trick_at=trick_at)
            if state.phase in (Phase.CALL, Phase.PLAY):
                assert appointment is not None
                kinds.add((appointment.what, appointment.at))
        assert kinds == {(Due.ROBOT, ASKED_AT + (2 if trick_at == ASKED_AT else 1))}


def test_a_finished_trick_stays_before_a_robot_leads() -> None:
    state = play(taken(FOUR_SUITS, "JS"), "JS AH AD AC")
    assert due(state, trick_at=ASKED_AT) == Appointment(Due.ROBOT, ASKED_AT + 2)
    assert due(state, trick_at=ASKED_AT - 0.5) == Appointment(Due.ROBOT, ASKED_AT + 1.5)
    assert led_from(game_of(state, trick_at=ASKED_AT), PACE) == ASKED_AT + 2


# The last trick --------------------------------------------------------------------------------


SEVEN_TRICKS = (
    "JS AH AD AC 9S TH TD TC AS KH KD KC TS QH QD QC KS! JH JD JC QS! 9H 9D 9C 8S 8H 8D 8C"
)


@pytest.mark.parametrize("cards", ["", "7S", "7S 7H", "7S 7H 7D"])
@pytest.mark.parametrize("notices", ["always", "away", "never"])
def test_the_eighth_trick_plays_itself(cards: str, notices: str) -> None:
    state = play(taken(FOUR_SUITS, "JS"), f"{SEVEN_TRICKS} {cards}")
    trick_at = ASKED_AT if not cards else ASKED_AT - 30
    expected = Appointment(Due.FORCED, ASKED_AT + (2 if not cards else 1))
    assert due(state, *[person(notices)] * 4, trick_at=trick_at) == expected
    robots = due(state, trick_at=trick_at)
    assert robots == Appointment(Due.ROBOT, expected.at)


def test_the_seventh_trick_does_not() -> None:
    state = play(taken(FOUR_SUITS, "JS"), SEVEN_TRICKS.removesuffix(" 8S 8H 8D 8C"))
    assert due(state, person()) == Appointment(Due.NOTICE, ASKED_AT + 20)


# People ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("notices", "wait"), [("always", 0), ("away", 20), ("never", None)])
def test_people_are_reminded_as_they_want(notices: str, wait: float | None) -> None:
    calling, playing = dealt(PACK_OF_SUITS), taken(FOUR_SUITS, "JS")
    for state in (calling, playing):
        assert decisions(state)[0].actor == 0
        expected = None if wait is None else Appointment(Due.NOTICE, ASKED_AT + wait)
        assert due(state, person(notices), trick_at=ASKED_AT - 1) == expected


# Chance, the cut, and what is not a party --------------------------------------------------------


def test_the_first_draw_is_made_at_once() -> None:
    assert due(start(FRENCH)) == Appointment(Due.CHANCE, ASKED_AT)


def test_between_two_deals_the_score_sheet_is_read() -> None:
    state = play(taken(FOUR_SUITS, "JS"), f"{SEVEN_TRICKS} 7S 7H 7D 7C")
    assert state.phase is Phase.SHUFFLE
    assert due(state, trick_at=ASKED_AT) == Appointment(Due.CHANCE, ASKED_AT + 8)


def test_a_cutter_has_ten_seconds() -> None:
    state = at_first_cut(PACK_OF_SUITS)
    assert due(state, *[person("always")] * 4) == Appointment(Due.CUT, ASKED_AT + 10)
    assert due(state) == Appointment(Due.ROBOT, ASKED_AT + 1)
    assert act(state, Cut(2, 16)).phase is Phase.CALL


def test_a_lobby_expires() -> None:
    game = game_of(None, status="lobby", created_at=100.0)
    assert next_appointment(game, PACE) == Appointment(Due.EXPIRE, 1900)


@pytest.mark.parametrize("status", ["over", "expired", "closed"])
def test_nothing_falls_due_afterwards(status: str) -> None:
    assert due(None, status=status) is None
    assert due(taken(FOUR_SUITS, "JS"), status=status) is None
