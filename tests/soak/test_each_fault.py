"""A party of one deal under each of Discord's bad days, from the first click to the last word."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox.faults import FAULTS
from tests.soak.storm import Storm, storm
from tests.soak.told import check_told


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Storm]:
    async with storm(tmp_path) as opened:
        yield opened


async def test_a_quiet_evening(tmp_path: Path) -> None:
    """Nothing goes wrong: what the comparison finds elsewhere is not its own mistake."""
    async with storm(tmp_path, validate=True) as evening:
        table = await evening.open_table()
        game = await evening.play(table)
        assert game.row.status == "over"
        assert not [each for each in evening.clicks if each.kind == "none"]
        await check_told(evening, table)


ENDS = {"server gone"}
"""of these a party cannot go on"""
EPHEMERAL = {"50027", "10015"}
"""of hands that only their owners see: there DMs are closed"""
AT = (2, 9, 25, 60)
"""at which of the requests where it can happen"""
ONCE = {"hour offline": (9,), "10003 channel": (4,)}


PARTIES = tuple(each for each in FAULTS if each not in ENDS)


@pytest.mark.parametrize("name", PARTIES)
async def test_a_party_comes_to_its_end(evening: Storm, name: str) -> None:
    """It happens early, in the middle and late; the record is what everybody was told."""
    table = await evening.open_table()
    for person in evening.sandbox.people.values():
        person.dms_open = name not in EPHEMERAL
    for nth in ONCE.get(name, AT):
        evening.faults.plan(name, nth=nth)
    game = await evening.play(table)
    assert evening.faults.hits, "it did not happen"
    assert game.row.status == "over"
    await check_told(evening, table)
