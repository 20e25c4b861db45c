"""Some random tournaments of each format; a thousand by `make soak`."""

import pytest

from bot.tournaments import FORMATS
from tests.tournaments.simulation import simulate


@pytest.mark.parametrize("format_", FORMATS)
def test_a_random_tournament_keeps_what_must_hold(format_: str) -> None:
    for seed in range(4):
        simulate(format_, seed)
