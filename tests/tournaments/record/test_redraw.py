"""Pairing again what was paired: right tournaments follow from their seed, touched ones do not."""

from dataclasses import replace

import pytest

from bot.tournaments import FORMATS, Round, Tournament
from bot.tournaments.director import drawn_otherwise
from tests.tournaments.evening import Evening
from tests.tournaments.simulation import simulate


def with_exchanged(tournament: Tournament, number: int) -> Tournament:
    """Return a tournament in whose round the first sides of the first two tables have changed
    places."""
    paired = tournament.rounds[number - 1]
    one, other, *rest = paired.tables
    tables = (
        replace(one, sides=(other.sides[0], one.sides[1])),
        replace(other, sides=(one.sides[0], other.sides[1])),
        *rest,
    )
    rounds = list(tournament.rounds)
    rounds[number - 1] = Round(number, tables, paired.byes)
    return replace(tournament, rounds=tuple(rounds))


@pytest.mark.parametrize("format_", FORMATS)
def test_a_random_tournament_follows_from_its_seed(format_: str) -> None:
    for seed in range(3):
        assert drawn_otherwise(simulate(format_, seed)) == []


@pytest.mark.parametrize("format_", ["concours", "swiss", "melee", "whist", "mitchell"])
def test_sides_that_somebody_exchanged_are_found(format_: str) -> None:
    evening = Evening(format_, 12, seed=3)
    for _ in range(2):
        evening.play_round()
    for number in (1, 2):
        touched = with_exchanged(evening.tournament, number)
        assert number in drawn_otherwise(touched)
        assert number not in drawn_otherwise(touched, by_hand=[number])


def test_another_seed_is_found() -> None:
    evening = Evening("concours", 12, seed=3)
    evening.pair()
    assert drawn_otherwise(replace(evening.tournament, seed=bytes(32))) == [1]


def test_a_withdrawal_counts_whenever_it_came_between_two_rounds() -> None:
    """Before the pairing it changes the round, after it not: both follow from the seed."""
    for before in (True, False):
        evening = Evening("concours", 8, seed=5)
        evening.play_round()
        if before:
            evening.withdraw(3)
        evening.pair()
        if not before:
            evening.withdraw(3)
        evening.play_all()
        assert any(3 in table.entries() for table in evening.tournament.rounds[1].tables) != before
        assert drawn_otherwise(evening.tournament) == []


def test_who_comes_late_was_not_there_when_the_first_round_was_drawn() -> None:
    evening = Evening("concours", 7, seed=2)
    evening.play_round()
    evening.join()
    evening.play_round()
    assert drawn_otherwise(evening.tournament) == []
