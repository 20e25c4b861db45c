"""A few clubs whose organisers do things at random; `tests.tools.soak.tournaments` has many."""

from pathlib import Path

import pytest

from tests.tournaments.live.chances import organised


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_organisers_do(tmp_path: Path, seed: int) -> None:
    assert sum((await organised(tmp_path, seed)).values())
