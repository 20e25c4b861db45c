"""The pages as a web application: which addresses there are. Nothing can be done here: each request
only reads."""

from aiohttp import web
from sqlalchemy.exc import SQLAlchemyError

from bot.clock import Clock
from bot.storage.engine.snapshots import NothingToRead, Snapshots
from bot.storage.people import servers
from bot.storage.tournaments import page_links
from bot.text import capital, words_for
from bot.tournaments.live import Event
from bot.tournaments.live.lengths import ends_at
from cogs.pages.calendar import Appointment, calendar
from cogs.pages.club.addresses import ClubPages
from cogs.pages.club.reading import club_name
from cogs.pages.legal import LegalPages, Operator
from cogs.pages.party.addresses import PartyPages
from cogs.pages.profile import PersonPages
from cogs.pages.serving import Missing, Serving, addresses, language_asked, language_read
from cogs.pages.streams import Streams
from cogs.pages.tournament.addresses import TournamentPages, address_of
from cogs.pages.tournament.reading import listed

MOST_STREAMS = 1000
MOST_CLUBS = 100
"""on the first page"""
NOBODY = Operator()


class Site:
    """All pages of one database."""

    def __init__(
        self,
        snapshots: Snapshots,
        clock: Clock,
        *,
        url: str = "",
        operator: Operator = NOBODY,
        most_streams: int = MOST_STREAMS,
    ) -> None:
        """`url`: the address with which links begin where they leave the pages; empty: unknown.
        `operator`: who runs the bot, for its pages of privacy and terms."""
        self.operator = operator
        self.serving = Serving(snapshots, clock, url)
        self.streams = Streams(snapshots, most_streams)

    def application(self) -> web.Application:
        """The application, to be run."""
        app = web.Application(middlewares=[self.serving.guard], client_max_size=1024)
        app.router.add_get("/", self._first)
        app.router.add_get("/healthz", self._health)
        app.router.add_get("/robots.txt", self._robots)
        app.router.add_get("/static/{hash}/{name}", self._asset)
        app.router.add_get("/calendar.ics", self._calendar)
        app.router.add_routes(TournamentPages(self.serving, self.streams).routes())
        app.router.add_routes(PersonPages(self.serving).routes())
        app.router.add_routes(PartyPages(self.serving).routes())
        app.router.add_routes(LegalPages(self.serving, self.operator).routes())
        app.router.add_routes(ClubPages(self.serving).routes())
        app.on_shutdown.append(self._shut_down)
        app.on_cleanup.append(self._clean_up)
        return app

    async def _shut_down(self, _: web.Application) -> None:
        await self.streams.close()

    async def _clean_up(self, _: web.Application) -> None:
        await self.serving.close()

    async def _health(self, _: web.Request) -> web.Response:
        """200 when the database can be read, else 503; and how many pages are open."""
        try:
            async with self.serving.look() as look:
                await look.ask(page_links.listed, 1)
            well = True
        except (NothingToRead, SQLAlchemyError, TimeoutError):
            well = False
        said = {"well": well, "database": well, "streams": len(self.streams)}
        return web.json_response(said, status=200 if well else 503)

    async def _robots(self, _: web.Request) -> web.Response:
        # What is not listed says so in each answer; a crawler has to be let in to read that.
        return web.Response(text="User-agent: *\nAllow: /\n")

    async def _asset(self, request: web.Request) -> web.Response:
        asset = self.serving.assets.get(request.match_info["name"])
        if asset is None:
            raise Missing(404, "not-found")
        answer = web.Response(body=asset.body, content_type=asset.type, charset="utf-8")
        answer.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return answer

    async def _first(self, request: web.Request) -> web.Response:
        """All that is listed."""
        language, asked = language_read(request), language_asked(request)

        async def make() -> tuple[str, bool]:
            words = words_for(language)
            async with self.serving.snapshots.look() as look:
                found = await listed(look)
                clubs = await look.ask(servers.listed, MOST_CLUBS)
            rows = [
                (
                    address_of(each.token, asked)(),
                    each.row.name,
                    capital(words("tournament-state", each.row.state)),
                    words.moment(each.row.starts_at, "f", each.zone),
                )
                for each in found
            ]
            html = self.serving.render(
                "first.html",
                words,
                title=words("pages-tournaments"),
                rows=rows,
                clubs_title=words("pages-clubs"),
                clubs=[
                    (addresses(f"/c/{each.page_token}", asked)(), club_name(each)) for each in clubs
                ],
                nothing=words("pages-none"),
                calendar=f"/calendar.ics?lang={language}",
            )
            return html, True

        return await self.serving.answer(("first", language, asked or ""), make)

    async def _calendar(self, request: web.Request) -> web.Response:
        """All tournaments that are listed, for calendars that look again by themselves."""
        words, url = words_for(language_read(request)), self.serving.url

        async def make() -> tuple[str, bool]:
            async with self.serving.snapshots.look() as look:
                found = await listed(look)
            appointments = [
                Appointment(
                    each.row,
                    ends_at(Event(each.row, (), ())),
                    f"{url}/t/{each.token}" if url else "",
                )
                for each in found
            ]
            now = self.serving.clock.now()
            return calendar(appointments, words("pages-tournaments"), words, now), True

        return await self.serving.answer(("calendar", words.language), make, "text/calendar")
