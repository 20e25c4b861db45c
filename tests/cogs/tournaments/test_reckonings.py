"""Standings are counted once for each version, and beside the event loop when there are many."""

import threading
from dataclasses import replace
from typing import Any

import pytest

from bot.tournaments import Played, TournamentError
from bot.tournaments.shown.reckoned import Reckoned
from cogs.tournaments.results import reckonings
from cogs.tournaments.results.reckonings import Reckonings
from tests.cogs.tournaments.boards import evening_of, event_of
from tests.tournaments.evening import Evening


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the threads in which something was counted."""
    found: list[int] = []
    count = reckonings._count

    def noted(what: Reckoned, needed: Any) -> None:
        found.append(threading.get_ident())
        count(what, needed)

    monkeypatch.setattr(reckonings, "_count", noted)
    return found


async def test_many_entries_are_counted_elsewhere(threads: list[int]) -> None:
    own = threading.get_ident()
    small, _ = event_of(evening_of("concours", 8, 2).tournament)
    large, _ = event_of(evening_of("concours", 500, 2).tournament)
    for event in (small, large):
        found = await Reckonings().of(event, None, "standings")
        assert "standings" in vars(found)
        assert "tableaux" not in vars(found)
    assert threads[0] == own
    assert threads[1] != own


async def test_a_version_is_counted_once() -> None:
    known = Reckonings()
    event, _ = event_of(evening_of("concours", 8, 3).tournament)
    found = await known.of(event, None, "standings")
    assert await known.of(event, None, "standings") is found
    assert await known.of(event, 3) is found, "the last round is how it stands"
    earlier = await known.of(event, 1, "standings")
    assert earlier is not found
    assert len(earlier.tournament.rounds) == 1
    later = replace(event, row=event.row._replace(version=event.row.version + 1))
    assert await known.of(later) is not found


async def test_results_that_do_not_hold_together_are_refused_when_they_are_needed() -> None:
    """A corrected game has another winner, whose next game was played by somebody else."""
    evening = Evening("knock_out", 4, consolante=False)
    for _ in range(2):
        evening.pair()
        evening.play_all()
    row = evening.tournament.result_of(1, 1)
    assert isinstance(row, Played)
    one, other = row.scores
    evening.correct(1, other.points, one.points, number=1)
    event, _ = event_of(evening.tournament)
    known = Reckonings()
    assert (await known.of(event, None, "rounds")).rounds == 2, "rounds can be shown all the same"
    with pytest.raises(TournamentError):
        await known.of(event, None, "standings")
