"""Parties that were played to their end and are shared, and the pages of them."""

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from aiohttp import ClientResponse
from aiohttp.test_utils import TestClient, TestServer

from bot.rules import Ruleset, find_preset
from bot.storage.engine.sqlite.snapshots import FileSnapshots
from bot.storage.people import servers
from bot.tables import Game
from cogs.pages.site import Site
from tests.tables.evening import Evening, Names, evening_in

SHORT = {"klaverjas_amsterdam": {"deals_limit": 3}}
PRESETS = ("french", "kloppen", "klaverjas_amsterdam", "decouverte", "belote3", "clobyosh")


def short(preset: str) -> Ruleset:
    """The rules of a preset, for a party of a few deals."""
    rules = find_preset(preset)
    usual = {"target": 501 if rules.target > 501 else 151}
    return rules.changed(SHORT.get(preset, usual))


class SharedParty(NamedTuple):
    """A browser on the pages of a club where parties were played."""

    client: TestClient[Any, Any]
    evening: Evening
    game: Game
    token: str

    async def get(self, path: str, **headers: str) -> ClientResponse:
        return await self.client.get(path, headers=headers)

    async def read(self, rest: str = "") -> str:
        """The text of a page of the party that is there."""
        answer = await self.get(f"/r/{self.token}{rest}")
        assert answer.status == 200, rest
        return await answer.text()

    def at(self, rest: str = "") -> str:
        return str(self.client.make_url(f"/r/{self.token}{rest}"))


@asynccontextmanager
async def shared_party(
    folder: Path,
    preset: str = "french",
    *,
    seats: Names | None = None,
    rules: Callable[[str], Ruleset] = short,
) -> AsyncIterator[SharedParty]:
    """Pages of a party of a preset that is over, which Anna has shared."""
    async with evening_in(folder) as evening:
        await evening.database.commit(
            servers.change, evening.server, pages=True, time_zone="Europe/Paris"
        )
        played = rules(preset)
        names = ("Anna", "Ben", "Cléo", "Dora")[: played.players]
        sitting = seats or dict(enumerate(names))
        begun = await evening.started(sitting, played, preset)
        game = await evening.play_out(begun, random.Random(2))
        token = await evening.tables.publishing.share(game, evening.anna)
        site = Site(FileSnapshots(folder / "club.db"), evening.clock)
        async with TestClient(TestServer(site.application())) as client:
            yield SharedParty(client, evening, game, token)
