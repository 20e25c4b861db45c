"""The addresses of a club's pages, below `/c/` and the token of its link."""

from aiohttp import web

from bot.storage.ratings.leaderboards import POOLS, By
from bot.storage.tournaments import tournaments
from bot.tournaments.live import Event
from bot.tournaments.live.leagues import LeagueTables
from bot.tournaments.live.lengths import ends_at
from cogs.pages.calendar import Appointment, calendar
from cogs.pages.club.parts import page_of, parts_of
from cogs.pages.club.reading import Asked, Reading, find_club
from cogs.pages.serving import (
    Missing,
    Serving,
    addresses,
    frame,
    language_asked,
    language_read,
    number_asked,
    token_of,
)
from cogs.tournaments.choosing import KNOWN

APPOINTMENTS = 100
"""of a calendar: the newest"""
REFRESH_WITHOUT_SCRIPT = 300
"""seconds: to load a page anew takes the focus from whoever reads it"""


class ClubPages:
    """Answers with the pages of clubs."""

    def __init__(self, serving: Serving) -> None:
        self._serving = serving
        self._tables = LeagueTables()

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/c/{token}", self._part),
            web.get("/c/{token}/", self._part),
            web.get("/c/{token}/calendar.ics", self._calendar),
            web.get("/c/{token}/league/{number}", self._part),
            web.get("/c/{token}/{part}", self._part),
        ]

    async def _part(self, request: web.Request) -> web.Response:
        token, languages = token_of(request), _languages(request)
        name = "league" if "number" in request.match_info else request.match_info.get("part", "")
        asked = asked_of(request)
        key = "club", token, *map(str, (*languages, name, *asked))
        return await self._serving.answer(key, lambda: self._page(token, languages, name, asked))

    async def _page(
        self, token: str, languages: tuple[str | None, str], name: str, asked: Asked
    ) -> tuple[str, bool]:
        async with self._serving.snapshots.look() as look:
            club = await find_club(look, token, *languages, self._serving.clock.now())
            if club is None:
                raise Missing(404, "not-found")
            reading = Reading(look, club, asked, languages[0], self._tables)
            page = await page_of(reading, name)
        here = [link._replace(here=each == name) for each, link in parts_of(reading)]

        def in_language(language: str) -> str:
            there = addresses(f"/c/{token}", language)
            return there(name, asked.number, **asked.query)

        html = self._serving.render(
            page.template,
            club.words,
            **frame(club.words, club.name, page.heading, in_language, here),
            **page.values,
            refresh_slowly=REFRESH_WITHOUT_SCRIPT,
        )
        return html, club.server.page_listed

    async def _calendar(self, request: web.Request) -> web.Response:
        """All tournaments of a club, for calendars that look again by themselves; those of each day
        would fill it."""
        token, languages, url = token_of(request), _languages(request), self._serving.url

        async def make() -> tuple[str, bool]:
            now = self._serving.clock.now()
            async with self._serving.snapshots.look() as look:
                club = await find_club(look, token, *languages, now)
                if club is None:
                    raise Missing(404, "not-found")
                states = *KNOWN, "cancelled"
                found = await look.ask(
                    tournaments.of_server, club.server.id, *states, daily=False, limit=APPOINTMENTS
                )
            reading = Reading(look, club, Asked(), None, self._tables)
            appointments = [
                Appointment(
                    each,
                    ends_at(Event(each, (), ())),
                    f"{url}{reading.link_to(each)}" if url and reading.link_to(each) else "",
                )
                for each in found
            ]
            return calendar(appointments, club.name, club.words, now), club.server.page_listed

        key = "club", token, *map(str, languages), "calendar"
        return await self._serving.answer(key, make, "text/calendar")


def asked_of(request: web.Request) -> Asked:
    """What the address of a page says; what is in none of ours is as it is at first."""
    query = request.query
    pool, by, season = (query.get(each, "") for each in ("pool", "by", "season"))
    return Asked(
        number=number_asked(request, "number") or 0,
        page=max(1, number_asked(request, "page") or 1) - 1,
        pool=pool if pool in POOLS else "",
        season=season if season.isascii() and season.isalnum() and len(season) < 10 else "",
        by=By(by) if by in tuple(By) else By.RATING,
        daily=query.get("daily") == "1",
    )


def _languages(request: web.Request) -> tuple[str | None, str]:
    """The language that an address asks for, and the one that its reader's browser does."""
    return language_asked(request), language_read(request)
