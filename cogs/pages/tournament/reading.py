"""Tournaments are read for their pages, each in one look at the database."""

from typing import NamedTuple

from cachetools import LRUCache

from bot.clock import Clock
from bot.storage.engine.schema import Server
from bot.storage.engine.snapshots import Look
from bot.storage.engine.tournament_schema import LogRow, TournamentRow
from bot.storage.people import servers
from bot.storage.tournaments import page_links, tournaments
from bot.storage.tournaments.page_links import PageLink
from bot.text import COMPLETE, Words, words_for
from bot.text.written_times import usual_zone
from bot.tournaments.live import Event
from bot.tournaments.live.event import as_shown, closed, held_back, load_event
from cogs.pages.told import Moments
from cogs.pictures import Avatars, Pictures, look_of
from cogs.tournaments.names import Names, names_of
from cogs.tournaments.organising.log_screen import MOST as MOST_LOGGED
from cogs.tournaments.organising.log_screen import log_lines, told
from cogs.tournaments.results.reckonings import Reckonings
from cogs.tournaments.scene import Scene, fingerprint

KEPT = 32
"""tournaments whose entries are not read anew while their version is the same"""
NEEDED = ("standings", "tableaux", "pools", "rounds", "coming", "ledger")
"""what pages ask of the reckoning of a tournament that has begun"""


class Seen(NamedTuple):
    """A tournament as its pages show it."""

    link: PageLink
    event: Event
    names: Names
    moments: Moments
    scene: Scene | None
    """with the standings, as far as they are shown; None before its first round: until then the
    lots are secret"""
    seats: Scene | None
    """with all rounds that are paired, and no standings where those are kept back"""
    after: int | None
    """the round after which the standings are shown; None: they are as they stand now"""
    log: list[str]
    """its lines, where they are asked for"""

    @property
    def words(self) -> Words:
        return self.moments.words

    @property
    def secrets(self) -> list[str]:
        """Texts that stand on no page: seeds, even those that the organiser's posts reveal."""
        seed = self.event.row.seed
        return [fingerprint(seed.hex()).rstrip("…")] if seed else []


class Reader:
    """Reads tournaments for pages, and keeps what was counted of them."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._known: LRUCache[int, Event] = LRUCache(KEPT)
        self._reckonings = Reckonings()
        self._pictures = Pictures(Avatars(clock))  # a scene has some; pages draw none

    async def find(
        self, look: Look, link: PageLink, language: str | None, *, with_log: bool = False
    ) -> Seen | None:
        """A tournament in a language, None in its own; None for a draft, which nobody sees.

        Raises `TournamentError` for results that do not hold together.
        """
        loaded = await look.ask(load_event, link.tournament_id, self._known.get(link.tournament_id))
        self._known[link.tournament_id] = loaded
        event = held_back(as_shown(loaded)) if link.held else as_shown(loaded)
        event = closed(event, link.closed_from)
        if event.state == "draft":
            return None
        server = await look.ask(servers.get, event.row.server_id)
        words = words_for(language or _language_of(event, server))
        zone = zone_of(server, event.row)
        names = await names_of(look, event, words)
        lines: list[str] = []
        if with_log:
            rows: list[LogRow] = await look.ask(tournaments.log_of, event.id, MOST_LOGGED)
            rows = [each for each in rows if not _gives_away(event, each)]
            lines = await log_lines(look, event, told(rows), words)
        scene = seats = None
        after = event.closed_from - 1 if event.closed_from else None
        if event.rounds:
            reckoned = await self._reckonings.of(event, after, *NEEDED)
            scene = Scene(event, names, words, look_of(None, words), self._pictures, reckoned)
            paired = await self._reckonings.of(event, None, "rounds", "coming")
            seats = scene._replace(reckoned=paired)
        moments = Moments(words, zone, self._clock.now())
        return Seen(link, event, names, moments, scene, seats, after, lines)


def _gives_away(event: Event, row: LogRow) -> bool:
    """Tell whether a line says what the result of a round was that is kept back."""
    first = event.closed_from or (event.current.number if event.held and event.current else 0)
    told_of = row.what in ("result", "corrected")
    return told_of and 0 < first <= (row.facts.get("round") or 0)


def _language_of(event: Event, server: Server) -> str:
    language = event.row.language or server.language or ""
    return language if language in COMPLETE else COMPLETE[0]


class Listed(NamedTuple):
    """A tournament on the first page, and the zone of its server."""

    token: str
    row: TournamentRow
    zone: str


MOST_LISTED = 50


async def listed(look: Look) -> list[Listed]:
    """The tournaments that everybody finds."""
    found: list[Listed] = []
    for link in await look.ask(page_links.listed, MOST_LISTED):
        row = await look.ask(tournaments.find, link.tournament_id)
        if row is not None:
            server = await look.ask(servers.get, row.server_id)
            found.append(Listed(link.token, row, zone_of(server, row)))
    return found


def zone_of(server: Server, row: TournamentRow) -> str:
    """In whose time moments are written: the server's, else a guess by its language."""
    return server_zone(server, row.language)


def server_zone(server: Server, language: str) -> str:
    """The same of a server; `language`: in which is read there, where it has chosen none."""
    return server.time_zone or usual_zone(server.language or language)
