"""Parties of one deal under handfuls of Discord's faults; `make soak` has one under each alone."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.examples import sampled
from tests.tools.soak.at_random import GAMES
from tests.tools.soak.each_fault import AT, EPHEMERAL, ONCE, PARTIES, play_under
from tests.tools.soak.storm import storm
from tests.tools.soak.told import check_told

MANY = [each for each in PARTIES if each not in (*EPHEMERAL, *ONCE)]
HANDFULS = [MANY[start::5] for start in range(5)] + [[*EPHEMERAL], [*ONCE]]
"""what is alike is apart; the last two want closed DMs, and a channel that is still there"""


async def test_a_quiet_evening(tmp_path: Path) -> None:
    """Nothing goes wrong: what the comparison finds elsewhere is not its own mistake."""
    async with storm(tmp_path, validate=True) as evening:
        table = await evening.open_table()
        game = await evening.play(table)
        assert game.row.status == "over"
        assert not [each for each in evening.clicks if each.kind == "none"]
        await check_told(evening, table)


@pytest.mark.whole
@pytest.mark.parametrize("names", sampled(HANDFULS), ids=" + ".join)
async def test_a_party_comes_to_its_end(tmp_path: Path, names: Sequence[str]) -> None:
    """Each happens early and once more; the record is what everybody was told."""
    preset = [*GAMES][HANDFULS.index([*names]) % len(GAMES)]
    await play_under(tmp_path, {name: ONCE.get(name, AT[:2]) for name in names}, preset)
