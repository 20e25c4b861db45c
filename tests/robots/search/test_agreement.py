"""Compiled code plays by the rules of `bot.rules`, in every game."""

import pytest

from tests.robots.search.agree import EVERY_GAME, positions_agreed


@pytest.mark.parametrize("name", EVERY_GAME)
def test_compiled_code_agrees_with_the_rules(name: str) -> None:
    assert positions_agreed(EVERY_GAME[name], 600, seed=1) == 600
