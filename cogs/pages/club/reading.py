"""Clubs as their pages find them: the server that a link leads to, and what it is read in."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from markupsafe import Markup

from bot.storage.engine.schema import Server
from bot.storage.engine.snapshots import Look
from bot.storage.engine.tournament_schema import LeagueRow, TournamentRow
from bot.storage.people import servers
from bot.storage.ratings.leaderboards import By
from bot.storage.tournaments import leagues, page_links
from bot.storage.tournaments.records import First
from bot.text import COMPLETE, Words, words_for
from bot.text.names import plain_name
from bot.tournaments.live.leagues import LeagueTables
from cogs.pages.serving import addresses
from cogs.pages.signs import without_sign
from cogs.pages.told import Moments, line_told
from cogs.pages.tournament.addresses import address_of as tournament_address
from cogs.pages.tournament.reading import server_zone
from cogs.tournaments.listing import line_of

LONGEST = 100
"""characters of a name: that of a server has no more on Discord"""


class Asked(NamedTuple):
    """What the address of a page says besides its name; what is empty is as it is at first."""

    number: int = 0
    """of a league"""
    page: int = 0
    """from 0"""
    pool: str = ""
    season: str = ""
    by: By = By.RATING
    daily: bool = False

    @property
    def query(self) -> dict[str, int | str]:
        """Return what an address says of it."""
        named = {"page": self.page and self.page + 1, "pool": self.pool, "season": self.season}
        named |= {"by": "" if self.by is By.RATING else self.by.value, "daily": int(self.daily)}
        return {name: value for name, value in named.items() if value}


class Club(NamedTuple):
    """A server as its pages show it: to everybody, so nobody who reads is meant by them."""

    server: Server
    moments: Moments
    leagues: list[LeagueRow]
    """those that go on first"""
    tokens: dict[int, str]
    """of the links to tournaments that are listed, by tournament"""

    @property
    def words(self) -> Words:
        return self.moments.words

    @property
    def name(self) -> str:
        return club_name(self.server)


def club_name(server: Server) -> str:
    """What a server is called on pages."""
    return plain_name(server.page_name, LONGEST)


async def find_club(
    look: Look, token: str, language: str | None, read: str, now: float
) -> Club | None:
    """The club that a link leads to, in a language; None in its own, else as it is `read`."""
    server = await look.ask(servers.by_page, token)
    if server is None:
        return None
    own = server.language if server.language in COMPLETE else read
    words = words_for(language or own or COMPLETE[0])
    return Club(
        server,
        Moments(words, server_zone(server, words.language), now),
        await look.ask(leagues.of_server, server.id),
        await look.ask(page_links.listed_on, server.id),
    )


class Reading(NamedTuple):
    """The values of a page."""

    look: Look
    club: Club
    asked: Asked
    language: str | None
    """that the address asks for"""
    tables: LeagueTables

    @property
    def address(self) -> Callable[..., str]:
        """The addresses of the club's pages: by name, and what is asked of them."""
        return addresses(f"/c/{self.club.server.page_token}", self.language)

    def link_to(self, tournament: TournamentRow) -> str:
        """The address of a tournament's own pages; empty unless everybody finds them: another link
        is a key, which its organiser has given to whom they meant to."""
        token = self.club.tokens.get(tournament.id)
        return tournament_address(token, self.language)() if token else ""

    def turns(self, page: int, pages: int, at: Callable[[int], str]) -> list[tuple[str, str, str]]:
        """The ways to the page before and to the one after: how programs call it, its address, and
        its text. `at`: the address of a page, from 0."""
        words = self.club.words
        found = (
            ("prev", page - 1, words("leaderboard-previous")),
            ("next", page + 1, words("leaderboard-next")),
        )
        return [(rel, at(other), text) for rel, other, text in found if 0 <= other < pages]


class ListedTournament(NamedTuple):
    """A tournament in a list; `href` empty: it is read on Discord alone."""

    href: str
    name: str
    how: Markup


def listed(reading: Reading, row: TournamentRow, winners: Sequence[First] = ()) -> ListedTournament:
    """A tournament as the list on Discord has it."""
    club = reading.club
    format_, how = line_of(row, winners, LONGEST, club.words)
    told = line_told(f"{format_} · {without_sign(how)}", club.moments)
    return ListedTournament(reading.link_to(row), plain_name(row.name, LONGEST), told)
