"""The tests of this folder need the search compiled; the first run does it, which takes a while."""

import pytest

from bot.robots.search import wait


@pytest.fixture(autouse=True)
def _compiled() -> None:
    assert wait(), "nothing is compiled: the log says why"
