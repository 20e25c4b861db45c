"""A few kills at a few tables; `make kill-test` makes a thousand at twenty."""

from pathlib import Path

import pytest

from tests.tools.kill.evening import Evening

KILLS, TABLES, LONGEST = 2, 1, 60


@pytest.mark.whole
async def test_a_bot_that_is_killed_again_and_again_loses_and_doubles_nothing(
    tmp_path: Path,
) -> None:
    outcome = await Evening(tmp_path, 20, LONGEST, TABLES).run(KILLS)
    assert outcome.tables >= TABLES
    assert outcome.acknowledged > 12, outcome  # how many depends on the machine
