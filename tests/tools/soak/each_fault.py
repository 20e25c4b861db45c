"""A party of one deal in which faults happen that were chosen, at requests that were chosen.

`python -m tests.tools.soak.each_fault [FAULT]...`: under each of them alone, as `make soak` does,
one game after another.
"""

import asyncio
import logging
import sys
import tempfile
from collections.abc import Mapping
from itertools import cycle
from pathlib import Path

from bot.sandbox.faults.faults import FAULTS
from bot.text import Words
from tests.tools.soak.at_random import GAMES
from tests.tools.soak.storm import storm
from tests.tools.soak.told import check_told

ENDS = {"server gone"}
"""of these a party cannot go on"""
PARTIES = tuple(each for each in FAULTS if each not in ENDS)
EPHEMERAL = ("50027", "10015")
"""of hands that only their owners see: there DMs are closed"""
AT = (2, 9, 25, 60)
"""at which of the requests where it can happen"""
ONCE = {"hour offline": (9,), "10003 channel": (4,)}

Planned = Mapping[str, tuple[int, ...]]
"""faults, and at which of the requests where they can happen"""


async def play_under(folder: Path, planned: Planned, preset: str = "french") -> None:
    """Play it to its end; the record is what everybody was told."""
    async with storm(folder) as evening:
        table = await evening.open_table(preset=preset, changes=GAMES[preset])
        for person in evening.sandbox.people.values():
            person.dms_open = not set(planned) & set(EPHEMERAL)
        for name, requests in planned.items():
            for nth in requests:
                evening.faults.plan(name, nth=nth)
        game = await evening.play(table)
        assert {hit.fault for hit in evening.faults.hits} == set(planned), "it did not happen"
        assert game.row.status == "over"
        await check_told(evening, table)


def main() -> None:
    logging.disable(logging.CRITICAL)
    Words.strict = True
    for name, preset in zip(sys.argv[1:] or PARTIES, cycle(GAMES), strict=False):
        sys.stdout.write(f"a party of {preset} under {name}\n")
        sys.stdout.flush()
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(play_under(Path(folder), {name: ONCE.get(name, AT)}, preset))


if __name__ == "__main__":
    main()
