"""The deals of rated parties are looked at when they are over, one after the other."""

from unittest.mock import AsyncMock

import pytest

from bot.storage.games import analyses
from bot.storage.games.analyses import Unanalysed
from bot.tables.finished.analyses import Analyses, Analyst
from bot.tables.refusals import RefusalReason, Refused
from tests.tables.evening import FOUR, Evening


async def test_each_seat_of_a_rated_party_is_looked_at_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where a deal has nothing to tell; without compiled code nothing is asked for."""
    game = await evening.open(FOUR)
    game = await evening.lobby.start(game.id, evening.anna)
    played = [Unanalysed(game.id, evening.people[name]) for name in ("Anna", "Ben")]
    monkeypatch.setattr(analyses, "rated_since", AsyncMock(return_value=played))
    found = AsyncMock(Analyses)
    found.of.side_effect = [None, Refused(RefusalReason.REVIEW_NOT_YOURS)]
    analyst = Analyst(evening.tables, found)
    for ready in (False, True):
        monkeypatch.setattr("bot.tables.finished.analyses.ready", lambda ready=ready: ready)
        analyst.changed.set()  # it does not rest: the test goes on
        for _ in range(3):
            await analyst.round()
        assert [each.args[2] for each in found.of.await_args_list] == (
            [each.person_id for each in played] if ready else []
        )
