"""Open hands are played as plain minimax plays them."""

import pytest

from tests.robots.search.agree import EVERY_GAME
from tests.robots.search.minimax import endings, points_by_card, solved


@pytest.mark.parametrize("name", EVERY_GAME)
def test_open_hands_are_played_as_well_as_can_be(name: str) -> None:
    for state in endings(EVERY_GAME[name], 12, seed=3):
        assert solved(state) == points_by_card(state)
