"""Twenty kills; `make kill-test` makes a thousand."""

from pathlib import Path

from tests.kill.evening import TABLES, Evening


async def test_a_bot_that_is_killed_twenty_times_loses_and_doubles_nothing(tmp_path: Path) -> None:
    outcome = await Evening(tmp_path, seed=20).run(20)
    assert outcome.tables >= TABLES
    assert outcome.acknowledged > 100, outcome
