"""Everything that can go wrong, at random, party after party."""

import random
import tempfile
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bot.rules.core.ruleset import OptionValue
from bot.sandbox.faults.faults import FAULTS
from tests.tools.soak.storm import Storm, storm
from tests.tools.soak.told import check_told

RATES = (0.02, 0.05, 0.1, 0.2)
"""of requests that meet a fault: from a bad day to a very bad one"""
GAMES: Mapping[str, Mapping[str, OptionValue]] = {
    "french": {},
    "bulgarian": {},
    "klaverjas_rotterdam": {},
    "belote3": {"pack3": "32_chien"},
    "clobyosh": {},
}
"""presets, and what is changed of them"""
PARTIES = 3
"""in one evening, with one database"""
DRASTIC = ("hour offline", "10003 channel", "server gone")
"""faults that end what the others could still show: in few evenings"""
MOST_INVALID = 300
"""requests within ten minutes, of 10,000 that Discord forgives"""


@dataclass
class Tally:
    """The play so far, and what went wrong meanwhile."""

    parties: Counter[str] = field(default_factory=Counter[str])
    clicks: Counter[str] = field(default_factory=Counter[str])
    faults: Counter[str] = field(default_factory=Counter[str])
    actions: int = 0
    requests: int = 0
    most_invalid: int = 0
    hours: float = 0.0

    def __str__(self) -> str:
        faults = ", ".join(f"{name} {count}" for name, count in sorted(self.faults.items()))
        return (
            f"{sum(self.parties.values())} parties {dict(self.parties)}, {self.actions} actions, "
            f"clicks {dict(self.clicks)}, {self.requests} requests, {self.hours:.0f} hours by "
            f"their clocks, at most {self.most_invalid} invalid requests in ten minutes\n"
            f"{sum(self.faults.values())} faults: {faults}"
        )


async def one_evening(number: int, tally: Tally, parties: int = PARTIES) -> None:
    """Parties one after the other, with a seed of its own; each is compared when it is over."""
    chance = random.Random(number)
    with tempfile.TemporaryDirectory() as folder:
        async with storm(Path(folder), number) as evening:
            begun = evening.clock.now()
            rate = chance.choice(RATES)
            drastic = chance.choice([*DRASTIC, None, None, None])
            faults = [each for each in FAULTS if each not in DRASTIC or each == drastic]
            for _ in range(parties):
                evening.faults.at_random(chance.randrange(1 << 30), rate, faults)
                await one_party(evening, tally, chance.choice([*GAMES]))
            tally.faults.update(hit.fault for hit in evening.faults.hits)
            tally.clicks.update(click.kind for click in evening.clicks)
            tally.requests += evening.requests
            tally.hours += (evening.clock.now() - begun) / 3600
            tally.most_invalid = max(tally.most_invalid, evening.most_invalid)
            assert evening.most_invalid <= MOST_INVALID


async def one_party(evening: Storm, tally: Tally, preset: str) -> None:
    if not evening.sandbox.world.bot_in_guild:
        evening.sandbox.invite_bot()
    table = await evening.open_table(preset=preset, changes=GAMES[preset])
    game = await evening.play(table)
    why = game.row.ended_why
    gone = "server gone" in {hit.fault for hit in evening.faults.hits}
    assert game.row.status == "over" or (why == "lost" and gone), game.row
    await check_told(evening, table)
    tally.parties[why or game.row.status] += 1
    tally.actions += game.events
