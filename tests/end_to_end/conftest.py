"""A lobby, a table at which four people have sat down, and one in the middle of its first deal."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.end_to_end.club import HTTP, Club, club, seed
from tests.end_to_end.finished import club_after_a_party
from tests.end_to_end.playing import Table, in_play, seated
from tests.end_to_end.seating import STRANGER
from tests.undrawn import undrawn_unless_marked

__all__ = ["evening", "full", "lobby", "played", "playing", "started", "undrawn_unless_marked"]


@pytest.fixture(autouse=True)
def by_http(request: pytest.FixtureRequest) -> Iterator[None]:
    """Have presses come as a test is marked: by HTTP (`http`), or through the gateway
    (`gateway`)."""
    node = request.node
    by_http = HTTP.always or node.get_closest_marker("http") is not None
    HTTP.chosen = by_http and node.get_closest_marker("gateway") is None
    yield
    HTTP.chosen = HTTP.always


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Club]:
    """A club in which nothing has happened yet; its first deals are always the same."""
    async with club(tmp_path, entropy=seed(242)) as opened:
        yield opened


@pytest.fixture
async def played(tmp_path: Path) -> AsyncIterator[Club]:
    """A club in which a party is over."""
    async with club_after_a_party(tmp_path) as finished:
        yield finished


@pytest.fixture
async def lobby(evening: Club) -> Table:
    """Benoît's lobby: they read French."""
    await evening.open("benoit")
    return Table(evening)


@pytest.fixture
async def full(evening: Club) -> Table:
    """Alice's lobby with everybody in it, in English."""
    return await seated(evening, end="short")


@pytest.fixture
async def started(full: Table) -> Table:
    """The auction of the first deal; everybody has got a hand."""
    await full.start()
    await full.play_until(lambda game: game.state is not None and game.state.deal is not None)
    return full


@pytest.fixture
async def playing(started: Table) -> Table:
    """Return a table in the middle of the first deal's cards, with somebody beside the table."""
    started.club.sandbox.add_person(STRANGER, name="Émile", locale="fr")
    await started.play_until(in_play)
    return started
