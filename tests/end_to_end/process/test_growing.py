"""Nothing in the bot grows with each party that is played, but what has a bound."""

from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cachetools import LRUCache

from bot.rules import find_preset
from bot.tables import Game, TableRules
from cogs.delivery.reconciler import SWEEP
from tests.end_to_end.club import Club, club
from tests.end_to_end.playing import Table, is_over

OURS = ("bot.", "cogs.", "discord.")
CONTAINERS = (dict, set, list)
BOUNDED = {
    # Rate limits of each channel, which discord.py clears once there are 256.
    "bot.http._buckets",
}
LOOKS = 3
"""what is only under way is not there each time"""


@pytest.mark.whole
async def test_nothing_grows_per_party(tmp_path: Path) -> None:
    async with club(tmp_path, validate=False) as evening:
        counts: list[dict[str, int]] = []
        for number in (1, 2, 3):
            await play(evening, number)
            counts.append(await least_sizes(evening))
        # Twice the same party: what each leaves behind has grown.
        _, second, third = counts
        grown = {each for each in third if third[each] > second.get(each, 0)}
        assert grown <= BOUNDED


async def play(evening: Club, number: int) -> None:
    """A party of one deal."""
    await evening.open("alice")
    table = Table(evening, number)
    rules = find_preset("french").changed({"end_mode": "deals", "deals_limit": 1})
    host = (await table.game()).row.host_id
    await evening.bot.tables.lobby.use(number, host, TableRules("french", rules))
    await evening.settle()
    await table.fill()
    await table.start()
    await table.click_until(lambda game: tricks(game) >= 2)
    await table.play_until(lambda game: tricks(game) >= 6)
    await table.click_until(is_over)
    await evening.advance(20)


async def least_sizes(evening: Club) -> dict[str, int]:
    """The smallest size of each container, at some looks with all that is done once a minute
    before each of them: marks, for one, wait until they are taken."""
    looks: list[dict[str, int]] = []
    for _ in range(LOOKS):
        await evening.clock.advance(SWEEP)
        await evening.settle()
        looks.append(dict(sizes(evening.bot, "bot", set())))
    return {name: min(each.get(name, 0) for each in looks) for name in looks[0]}


def tricks(game: Game) -> int:
    deal = game.state.deal if game.state else None
    return len(deal.tricks) if deal else 0


def sizes(thing: Any, name: str, seen: set[int]) -> Iterator[tuple[str, int]]:
    """The sizes of all containers without a bound, by the attributes that lead there."""
    if id(thing) in seen or isinstance(thing, LRUCache):
        return
    seen.add(id(thing))
    if isinstance(thing, CONTAINERS):
        yield name, len(thing)
        return
    if isinstance(thing, deque):
        if thing.maxlen is None:
            yield name, len(thing)
        return
    if not type(thing).__module__.startswith(OURS) or type(thing).__name__ == "ManualClock":
        return
    for key in _attributes(thing):
        value = getattr(thing, key, None)
        yield from sizes(value, f"{name}.{key}", seen)


def _attributes(thing: Any) -> list[str]:
    slots = [each for kind in type(thing).__mro__ for each in getattr(kind, "__slots__", ())]
    return [*getattr(thing, "__dict__", {}), *slots]
