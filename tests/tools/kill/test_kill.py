"""A few kills at a few tables; `make kill-test` makes a thousand at twenty, or kills processes that
share a PostgreSQL server."""

from pathlib import Path

import pytest

from tests.storage import servers
from tests.tools.kill.evening import Evening
from tests.tools.kill.processes import mixed

KILLS, TABLES, LONGEST = 2, 1, 60


@pytest.mark.whole
async def test_a_bot_that_is_killed_again_and_again_loses_and_doubles_nothing(
    tmp_path: Path,
) -> None:
    outcome = await Evening(str(tmp_path / "games.db"), tmp_path, 20, LONGEST, TABLES).run(KILLS)
    assert outcome.tables >= TABLES
    assert outcome.acknowledged > 12, outcome  # how many depends on the machine


@pytest.mark.whole
@pytest.mark.postgresql
async def test_nothing_is_lost_where_any_of_three_is_killed_and_one_alone_delivers(
    tmp_path: Path,
) -> None:
    evening = Evening(servers.new_address(), tmp_path, 20, LONGEST, TABLES, mixed(3), by_http=True)
    outcome = await evening.run(2 * KILLS)
    assert outcome.tables >= TABLES
    assert outcome.acknowledged > 12, outcome
