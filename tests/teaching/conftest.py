import pytest

from bot.robots import search


@pytest.fixture(autouse=True)
def _compiled() -> None:
    assert search.wait()
