"""A browser that reads every page there is while an evening is played, and what no page may say.

It begins at the first page and at the link of each tournament, and goes on to all that is linked
there: whoever adds a page links it, and has it read. A page names no card but those that lie open
on the tables it shows, nothing of a board that others are still to play, no seed, no number of
Discord's and no custom id.
"""

import os
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch
from zlib import crc32

from aiohttp.test_utils import TestClient, TestServer
from sqlalchemy import Text, cast, func, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import Card
from bot.sandbox import Sandbox
from bot.storage.engine.schema import games, people
from bot.storage.engine.schema import servers as server_rows
from bot.storage.engine.statements import delete_where, set_where
from bot.storage.engine.tournament_schema import (
    page_links,
    tournament_games,
    tournament_results,
    tournament_rounds,
    tournaments,
)
from bot.storage.games import shared
from bot.storage.games.sealed import is_open_to_all
from bot.storage.people import servers
from bot.storage.people.people import find_by_page_token
from bot.storage.ratings import leaderboards
from bot.storage.tournaments import page_links as stored_links
from bot.tables import Game
from bot.text import COMPLETE
from cogs.bot import DixDeDer
from cogs.pages.site import Site
from cogs.people.profile_reading import played_by
from cogs.tournaments.scene import SHOWN_OF_HASH
from tests.cogs.pages.parsed import Parts, followed, kind_of
from tests.end_to_end.knowledge import cards_in, known_cards
from tests.storage.databases import snapshots

ALIKE = 6
"""pages that are read of those whose addresses differ in numbers alone"""
MOMENTS_APART = 100
"""presses and cards from one reading to the next, while nothing is paired or won"""
ALWAYS = ("test_whole.py", "test_hidden_boards.py", "test_browsing.py")
"""tests whose evenings are read; of those of others each so many:"""
EVERY = 4
DIGITS = re.compile(r"\d{5,}")
OWN_NUMBER = re.compile(r"\b[0-9a-f]{32}@dix-de-der\b")
"""of an appointment: it may have as many digits as one of Discord's"""
CARD_NAMED = re.compile(r"(?<![A-Za-z0-9])([AKQJT987][SHDC])(?![A-Za-z0-9])")
"""in an attribute, as the address of a picture"""
OURS = "x" * 16
"""how the tokens of links begin that are made to read pages"""
TOKENS = (
    (people, people.page_token),
    (server_rows, server_rows.page_token),
    (games, games.share),
)
SCORES_FROM = 61
"""smaller numbers are minutes, places and tables, too"""


class Read(NamedTuple):
    """A page as it was read."""

    address: str
    language: str
    text: str
    """what stands between its tags"""
    attributes: Sequence[str]
    links: Sequence[str]
    """addresses to which it leads"""

    @property
    def everything(self) -> str:
        return "\n".join((self.text, *self.attributes))


class Told(NamedTuple):
    """What is secret of an evening, at one moment."""

    secrets: set[str]
    """seeds, and more of what was promised of them than is shown"""
    sealed: dict[str, list[Game]]
    """parties of boards that others are still to play, by the token of their tournament's link"""
    on_tables: dict[str, set[Card]]
    """what everybody sees on the tables of a tournament, by its token"""


class Browsing:
    """Reads the pages of a bot's database, by links that are there as long as it reads: what an
    evening has come to may be kept for another test."""

    def __init__(self, sandbox: Sandbox, bot: DixDeDer, file: Path) -> None:
        self._sandbox, self._bot = sandbox, bot
        self._snapshots = snapshots(file)
        self._stack = AsyncExitStack()
        self._client: TestClient[Any, Any] | None = None
        self._usual: defaultdict[str, set[int]] = defaultdict(set)
        """by token: numbers that stood on pages before anything of a board was played"""
        self._readings = 0
        self._moments = 0
        self._has_changed = False
        self._far: object = None
        self._reads_all = is_sampled()
        bot.tournaments.on_change(self._note)
        self.pages = 0
        """that were read"""

    async def aclose(self) -> None:
        self._client = None
        await self._stack.aclose()

    # When ----------------------------------------------------------------------------------------

    def _note(self) -> None:
        self._has_changed = True

    async def look(self) -> None:
        """Read all pages if a tournament has come farther, or long enough after the last time."""
        self._moments += 1
        is_due = self._has_changed or (self._far and self._moments >= MOMENTS_APART)
        if not (is_due and self._reads_all):
            return
        self._has_changed = False
        far = await self._bot.database.ask(_how_far)
        if far != self._far or self._moments >= MOMENTS_APART:
            await self.read()
            self._far, self._moments = far, 0

    # Reading -------------------------------------------------------------------------------------

    async def read(self) -> None:
        """Read all pages, in one of the languages, each time in another."""
        language = COMPLETE[self._readings % len(COMPLETE)]
        self._readings += 1
        if not self._bot.pages_url:  # else it is the organiser who makes links
            await self._bot.database.commit(_link_all)
        starts = await self._bot.database.ask(_open_links, self._readings)
        told = await self._told()
        waiting = [f"{each}?lang={language}" for each in ("/", *starts)]
        known, kinds = set(waiting), Counter[str]()
        try:
            with patch("cogs.pages.serving.FRESH", 0):
                while waiting:
                    page = await self._get(waiting.pop(), language)
                    self._check(page, told)
                    links = followed(page.links, language, self._readings)
                    for each in links:
                        kinds[kind_of(each)] += each not in known
                        if each not in known and kinds[kind_of(each)] <= ALIKE:
                            known.add(each)
                            waiting.append(each)
        finally:
            await self._bot.database.commit(_unlink_all)
        self.pages += len(known)

    async def _get(self, address: str, language: str) -> Read:
        client = self._client
        if client is None:
            server = TestServer(Site(self._snapshots, self._bot.clock).application())
            client = await self._stack.enter_async_context(TestClient(server))
            self._client = client
        answer = await client.get(address)
        body = await answer.text()
        assert answer.status == 200, f"{address} leads nowhere: {answer.status}"
        if answer.content_type != "text/html":
            return Read(address, language, OWN_NUMBER.sub("", body), (), ())
        parts = Parts(body)
        headers = [f"{name}: {value}" for name, value in answer.headers.items()]
        return Read(
            address, language, "".join(parts.texts), [*parts.attributes, *headers], parts.links
        )

    # Checking ------------------------------------------------------------------------------------

    async def _told(self) -> Told:
        """What is secret now."""
        database = self._bot.database
        secrets = {each[:12] for each in await database.ask(_seeds)}
        secrets |= {each[: SHOWN_OF_HASH + 1] for each in await database.ask(_promised)}
        sealed: defaultdict[str, list[Game]] = defaultdict(list)
        on_tables: defaultdict[str, set[Card]] = defaultdict(set)
        for game_id, token, is_open in await database.ask(_played):
            game = await self._bot.tables.load(game_id)
            if not is_open:
                sealed[token].append(game)
            elif game.state is not None and game.row.status == "playing":
                on_tables[token] |= known_cards(game.state, None)
        return Told(secrets, sealed, on_tables)

    def _check(self, page: Read, told: Told) -> None:
        said = f"{page.address} says {page.everything!r}"
        assert "dd:" not in page.everything, said
        assert not any(each in page.everything for each in told.secrets), said
        digits = set(DIGITS.findall(page.everything))
        assert not {each for each in digits if 15 <= len(each) <= 20}, said
        assert not digits & self._numbers_of_discord(), said
        if not page.address.startswith("/r/"):  # where a party that is over is played again
            assert _named(page) <= self._open_cards(page, told), said
        for token, sealed in told.sealed.items():
            if token in page.address:
                self._check_sealed(page, token, sealed)

    def _numbers_of_discord(self) -> set[str]:
        world = self._sandbox.world
        messages = (number for each in world.channels.values() for number in each.messages)
        return {*world.channels, *world.users, *messages}

    def _open_cards(self, page: Read, told: Told) -> set[Card]:
        """The cards that a page may name: those that lie open at the tables that it shows."""
        shown = (
            told.on_tables[each] for each in told.on_tables if f"/t/{each}/live" in page.address
        )
        return set().union(*shown)

    def _check_sealed(self, page: Read, token: str, sealed: Iterable[Game]) -> None:
        """Nothing of what a board has brought, nor for what it was taken."""
        results = [each for game in sealed if game.state for each in game.state.results]
        scores = {each for result in results for each in result.written if each >= SCORES_FROM}
        numbers = numbers_in(page.text)
        if not results:
            self._usual[token] |= numbers
        betrayed = numbers & (scores - self._usual[token])
        said = f"{page.address} says {betrayed}: {page.text!r}"
        assert not betrayed, said
        if "/boards" not in page.address:  # sheets of the rounds before
            assert not set(page.text) & set("♠♥♦♣"), said


def is_sampled() -> bool:
    """Whether the evening of the test that runs is one that is read: always the same are."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    return any(each in test for each in ALWAYS) or crc32(f" {test}".encode()) % EVERY == 0


def numbers_in(text: str) -> set[int]:
    """The numbers of a text, in which thousands may be parted; those of a clock are none."""
    whole = re.sub(r"(?<=\d)[.,\s\u202f](?=\d{3})", "", text)
    return {int(each) for each in re.findall(r"(?<![\d:])\d{1,9}(?![\d:])", whole)}


def _named(page: Read) -> set[Card]:
    """The cards that a page names, in words or in the address of a picture."""
    found = (match for each in page.attributes for match in CARD_NAMED.findall(each))
    return cards_in(page.everything, page.language) | {Card.parse(each) for each in found}


# What is asked of the database --------------------------------------------------------------------


async def _how_far(connection: AsyncConnection) -> list[tuple[Any, ...]]:
    """Another value with each round, each result and each end of one."""
    counts = [
        select(func.count()).where(rows.tournament_id == tournaments.id).scalar_subquery()
        for rows in (tournament_rounds, tournament_results)
    ]
    query = select(tournaments.id, tournaments.state, *counts).order_by(tournaments.id)
    return [tuple(row) for row in await connection.execute(query)]


async def _link_all(connection: AsyncConnection) -> None:
    """Give whatever may have a link one, and turn pages on."""
    linked = select(page_links.tournament_id)
    query = select(tournaments.id, tournaments.server_id).where(tournaments.id.not_in(linked))
    for tournament_id, server_id in (await connection.execute(query)).all():
        await stored_links.add(connection, tournament_id, f"{OURS}{tournament_id:06}")
        await servers.change(connection, server_id, pages=True)
    for rows, column in TOKENS:
        token = literal(OURS) + cast(rows.id + 100_000, Text)
        changed = update(rows.__clause_element__()).where(column.is_(None))
        await connection.execute(changed.values({column.key: token}))


async def _unlink_all(connection: AsyncConnection) -> None:
    """Take those links back."""
    await delete_where(connection, page_links, page_links.token.startswith(OURS))
    for rows, column in TOKENS:
        await set_where(connection, rows, column.startswith(OURS), **{column.key: None})


async def _open_links(connection: AsyncConnection, turn: int) -> list[str]:
    """The addresses that links lead to; of people, clubs and parties one each, in turn."""
    query = select(page_links.token).where(
        page_links.tournament_id == tournaments.id,
        tournaments.state != "draft",
        server_rows.id == tournaments.server_id,
        server_rows.pages,
        server_rows.left_at.is_(None),
    )
    found = [f"/t/{each}" for each in (await connection.execute(query)).scalars()]
    for letter, column, find in (
        ("p", people.page_token, _has_played),
        ("c", server_rows.page_token, servers.by_page),
        ("r", games.share, shared.by_token),
    ):
        tokens = (await connection.execute(select(column).where(column.is_not(None)))).scalars()
        leading = [each for each in tokens.all() if await find(connection, each)]
        found += [f"/{letter}/{leading[turn % len(leading)]}"] if leading else []
    return found


async def _has_played(connection: AsyncConnection, token: str) -> bool:
    """Whether there is something to read on somebody's page."""
    owner = await find_by_page_token(connection, token)
    played = owner and await played_by(connection, [owner], leaderboards.EVERYWHERE)
    return bool(played and played[0])


async def _seeds(connection: AsyncConnection) -> list[str]:
    """All seeds, in hex."""
    columns = games.seed, tournaments.seed, tournaments.secret
    found = [row for each in columns for row in (await connection.execute(select(each))).all()]
    return [seed.hex() for (seed,) in found if seed]


async def _promised(connection: AsyncConnection) -> list[str]:
    """What was promised of them."""
    columns = tournaments.commitment, tournaments.secret_commitment
    found = [row for each in columns for row in (await connection.execute(select(each))).all()]
    return [each for (each,) in found if each]


async def _played(connection: AsyncConnection) -> list[tuple[int, str, bool]]:
    """The parties of tournaments, with the link of each, and whether everybody may look at it."""
    query = (
        select(games.id, page_links.token, is_open_to_all())
        .join(tournament_games, tournament_games.game_id == games.id)
        .join(page_links, page_links.tournament_id == tournament_games.tournament_id)
    )
    return [(row[0], row[1], row[2]) for row in await connection.execute(query)]
