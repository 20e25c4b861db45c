"""Log-loss: what ratings give to who wins, before it is known."""

from math import log

import pytest

from bot.rankings.rating import FREE_DEALS
from bot.rules import TEAMS
from bot.storage.ratings.rated import Beginner, Party
from tests.tools.fitting.calibration import BETAS, log_loss


def party(number: int, winner: int, *people: int, left: int | None = None) -> Party:
    began: dict[int, Beginner | None] = {
        seat: Beginner(who, seat == left) for seat, who in enumerate(people)
    }
    return Party(
        number,
        1,
        "classique",
        winner,
        (),
        0.0,
        "",
        began,
        {},
        {seat: TEAMS.of(seat) for seat in began},
    )


def test_of_strangers_nothing_is_known() -> None:
    parties = [party(n, n % 2, 4 * n, 4 * n + 1, 4 * n + 2, 4 * n + 3) for n in range(20)]
    for beta in BETAS.values():
        assert log_loss(parties, beta) == pytest.approx(log(2))


def test_draws_count_half_and_parties_that_somebody_left_not_at_all() -> None:
    known = [party(n, 0, 1, 2, 3, 4) for n in range(10)]
    told = [log_loss([*known, party(11, winner, 1, 2, 3, 4)], FREE_DEALS, 10) for winner in (0, 1)]
    drawn = log_loss([*known, party(11, -1, 1, 2, 3, 4)], FREE_DEALS, 10)
    assert drawn == pytest.approx(sum(told) / 2)
    left = [*known, party(11, 1, 1, 2, 3, 4, left=0), party(12, 0, 1, 2, 3, 4)]
    assert log_loss(left, FREE_DEALS, 10) == pytest.approx(told[0])
