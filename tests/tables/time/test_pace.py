"""When the host acts next: a moment from facts, the same whatever somebody holds."""

from dataclasses import replace
from typing import Any

import pytest

from bot.rules import Cut, Phase, State, decisions, start
from bot.storage.engine.schema import GameRow, Person
from bot.tables import Game, Holder, Pace
from bot.tables.options import TEMPOS
from bot.tables.time.pace import (
    Appointment,
    Due,
    closes_at,
    is_soon_followed,
    led_from,
    next_appointment,
    seen_until,
)
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
    return Person(1, 9, "Anna", "fr", None, notices, False, False, True)


def game_of(state: State | None, *who: Person | None, **row: Any) -> Game:
    """A game in `state` asked at ASKED_AT; who sits at seats 0, 1, …: robots by default."""
    values: dict[str, Any] = dict.fromkeys(GameRow._fields)
    values |= {"id": 1, "status": "playing", "asked_at": ASKED_AT, "events": 9, "version": 12}
    values |= {"turn_seconds": 90.0, "bank_seconds": 300.0}
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


def test_a_finished_trick_is_seen_for_two_seconds() -> None:
    """Also the last one of a party, after which nobody sets its moments: one that lies further
    ahead was written down before the clock was set back."""
    game = game_of(None, status="over", trick_at=ASKED_AT)
    for now, until in ((-3600.0, None), (-0.1, None), (0, 2), (1.9, 2), (2, None), (3600, None)):
        wanted = None if until is None else ASKED_AT + until
        assert seen_until(game, PACE, ASKED_AT + now) == wanted
    assert seen_until(game_of(None, status="over"), PACE, ASKED_AT) is None


# Robots in a row -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "cards", "followed"),
    [
        ("", "JS", True),
        ("", "JS AH", False),  # shown with the first
        ("", "JS AH AD", True),
        ("", "JS AH AD AC", False),  # a finished trick
        ("1", "JS", False),  # a person is asked
        ("1", "JS AH", False),  # a person's card
        ("1", "JS AH AD", True),
        ("2", "JS", True),
        ("2", "JS AH", False),
        ("2", "JS AH AD", False),
        ("0", "JS AH", True),
        ("0", "JS AH AD", False),
    ],
)
def test_of_robots_in_a_row_every_other_is_shown(people: str, cards: str, followed: bool) -> None:
    state = play(taken(FOUR_SUITS, "JS"), cards)
    assert state.deal
    leader = state.deal.leader
    seats = [person() if str((seat - leader) % 4) in people else None for seat in range(4)]
    assert is_soon_followed(game_of(state, *seats), PACE) is followed


def test_who_plays_slowly_is_shown_at_once() -> None:
    state = play(taken(FOUR_SUITS, "JS"), "JS")
    assert not is_soon_followed(game_of(state), replace(PACE, robot_delay=1.5))
    assert is_soon_followed(game_of(state), replace(PACE, robot_delay=0))


def test_nobody_follows_in_a_party_that_waits_for_its_people() -> None:
    game = game_of(play(taken(FOUR_SUITS, "JS"), "JS"), person())
    gone = replace(game, seats=tuple(each and each._replace(away=True) for each in game.seats))
    assert not is_soon_followed(gone, PACE)


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


# People ----------------------------------------------------------------------------------------


def asked(
    state: State, who: Person, *, told: int = 0, bank: float | None = None, **row: Any
) -> Appointment | None:
    """Seat 0 belongs to `who`, whom the question reached at ASKED_AT."""
    game = game_of(state, who, **row)
    first = game.holder(0)._replace(clock_from=ASKED_AT, told=told, bank=bank)
    return next_appointment(replace(game, seats=(first, *game.seats[1:])), PACE)


LIVELY = {"turn_seconds": 30.0, "bank_seconds": 60.0}


@pytest.mark.parametrize("state", [dealt(PACK_OF_SUITS), taken(FOUR_SUITS, "JS")])
@pytest.mark.parametrize(
    ("notices", "first"),
    [
        ("always", Appointment(Due.NOTICE, ASKED_AT)),
        ("away", Appointment(Due.NOTICE, ASKED_AT + 20)),
        ("never", Appointment(Due.TIME_OUT, ASKED_AT + 390)),
    ],
)
def test_people_are_reminded_as_they_want(state: State, notices: str, first: Appointment) -> None:
    assert decisions(state)[0].actor == 0
    assert asked(state, person(notices)) == first


@pytest.mark.parametrize(
    ("told", "row", "what", "after"),
    [
        (0, {}, Due.NOTICE, 20),
        (1, {}, Due.WARNING, 90),
        (2, {}, Due.TIME_OUT, 390),
        # An empty bank is warned of before the turn is over.
        (1, {"bank": 0}, Due.WARNING, 60),
        (2, {"bank": 0}, Due.TIME_OUT, 90),
        # A warning makes a reminder shortly before it unnecessary.
        (0, {"bank": 0, **LIVELY}, Due.WARNING, 20),
        (0, LIVELY, Due.NOTICE, 20),
        # By correspondence one hears of each turn at once.
        *(
            (told, {"turn_seconds": TEMPOS[name].turn, "bank_seconds": 0.0}, what, after)
            for name in ("hour", "six_hours", "day", "three_days")
            for told, what, after in (
                (0, Due.NOTICE, 0),
                (1, Due.WARNING, TEMPOS[name].turn * 2 / 3),
                (2, Due.TIME_OUT, TEMPOS[name].turn),
            )
        ),
    ],
)
def test_what_comes_next(told: int, row: dict[str, Any], what: Due, after: float) -> None:
    assert asked(taken(FOUR_SUITS, "JS"), person(), told=told, **row) == Appointment(
        what, ASKED_AT + after
    )


def test_a_question_that_reaches_nobody_does_not_wait_for_ever() -> None:
    assert due(taken(FOUR_SUITS, "JS"), person()) == Appointment(Due.START, ASKED_AT + 600)


@pytest.mark.parametrize("notices", ["always", "away", "never"])
def test_a_robot_plays_for_who_is_away_as_for_itself(notices: str) -> None:
    state = taken(FOUR_SUITS, "JS")
    game = game_of(state, person(notices), person())
    away = game.holder(0)._replace(away=True, clock_from=ASKED_AT)
    appointment = next_appointment(replace(game, seats=(away, *game.seats[1:])), PACE)
    assert appointment == due(state) == Appointment(Due.ROBOT, ASKED_AT + 1)


@pytest.mark.parametrize(("turn", "wait"), [(90.0, 1800), (3600.0, 3600), (86400.0, 86400)])
def test_robots_do_not_play_on_for_nobody(turn: float, wait: float) -> None:
    """The same whoever is asked, a robot too: when all people are away the party is given up."""
    for state in (taken(FOUR_SUITS, "JS"), play(taken(FOUR_SUITS, "JS"), "JS")):
        game = game_of(state, person(), turn_seconds=turn)
        seats = (game.holder(0)._replace(away=True), *game.seats[1:])
        assert next_appointment(replace(game, seats=seats), PACE) == Appointment(
            Due.ABANDON, ASKED_AT + wait
        )
        assert closes_at(replace(game, seats=seats), PACE) == ASKED_AT + wait


def test_nothing_falls_due_while_a_party_is_paused() -> None:
    """But that it is given up in the end."""
    given_up = Appointment(Due.ABANDON, ASKED_AT + 1 + PACE.paused)
    for state in (taken(FOUR_SUITS, "JS"), at_first_cut(PACK_OF_SUITS), start(FRENCH)):
        assert due(state, person(), paused_at=ASKED_AT + 1) == given_up
        assert closes_at(game_of(state, person(), paused_at=ASKED_AT + 1), PACE) is None


def test_when_a_robot_plays_is_known_before_the_question_arrives() -> None:
    """As if it arrived at once, or when the finished trick has been looked at."""
    state = taken(FOUR_SUITS, "JS")
    assert closes_at(game_of(state, person()), PACE) == ASKED_AT + 390
    assert closes_at(game_of(state, person(), trick_at=ASKED_AT), PACE) == ASKED_AT + 392
    assert closes_at(game_of(state), PACE) is None


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


def test_who_always_has_it_cut_is_not_waited_for() -> None:
    state = at_first_cut(PACK_OF_SUITS)
    alone = person("always")._replace(cuts_alone=True)
    assert due(state, *[alone] * 4) == Appointment(Due.CUT, ASKED_AT)


@pytest.mark.parametrize(("due_at", "expires"), [(None, 1900), (2500.0, 2500)])
def test_a_lobby_expires_later_when_discord_was_away(due_at: float | None, expires: float) -> None:
    assert next_appointment(
        game_of(None, status="lobby", created_at=100.0, due_at=due_at), PACE
    ) == Appointment(Due.EXPIRE, expires)


@pytest.mark.parametrize("status", ["over", "expired", "closed"])
def test_nothing_falls_due_afterwards(status: str) -> None:
    assert due(None, status=status) is None
    assert due(taken(FOUR_SUITS, "JS"), status=status) is None
