"""The pages as a web application: addresses, what every answer has, and what is said when there is
no page. Nothing can be done here: each request only reads."""

import asyncio
import hashlib
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib.resources import files
from typing import NamedTuple
from urllib.parse import urlencode

from aiohttp import web
from cachetools import LRUCache
from jinja2 import Environment, PackageLoader, StrictUndefined
from sqlalchemy.exc import SQLAlchemyError

from bot.clock import Clock
from bot.storage.engine.snapshots import NothingToRead, Snapshots
from bot.storage.tournaments import page_links
from bot.text import COMPLETE, Words, capital, language_of, words_for
from bot.tournaments import TournamentError
from bot.tournaments.live import Event
from bot.tournaments.live.lengths import ends_at
from card_images import colours
from cogs.pages.calendar import Appointment, calendar
from cogs.pages.reading import Reader, Seen, listed
from cogs.pages.streams import GONE, Streams, TooMany
from cogs.pages.tournament import NoPage, now_line, page_of, parts_of
from cogs.pages.wall import SECONDS, clock_of, slides_of

log = logging.getLogger(__name__)

TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")
MOST_STREAMS = 1000
MOST_WAITING = 64
"""pages that are made or wait for it; who comes on top is told to come again"""
AT_ONCE = 4
PATIENCE = 10.0
"""seconds in which a page is made"""
FRESH = 1.0
"""seconds for which a page is shown again as it is, though something was committed: 500 screens
that fetch what has changed have it made once"""
KEPT = 200
REFRESH = 60
"""seconds after which a page is fetched anew where there is no script"""

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; script-src 'self'; "
    "connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex, nofollow",
    "Server": "Dix de Der",
}
"""of every answer; a tournament that is listed may be found by search engines"""


class Missing(Exception):
    """There is no page at an address. `which`: how that is told."""

    def __init__(self, status: int, which: str) -> None:
        super().__init__(which)
        self.status = status
        self.which = which


class Made(NamedTuple):
    """A page that was made, and when, of which version of the file."""

    body: bytes
    at: float
    of: tuple[int, int]
    indexed: bool


class Asset(NamedTuple):
    """A file that pages need."""

    body: bytes
    type: str


class Site:
    """All pages of one database."""

    def __init__(
        self,
        snapshots: Snapshots,
        clock: Clock,
        *,
        url: str = "",
        most_streams: int = MOST_STREAMS,
    ) -> None:
        """`url`: what links to these pages begin with where they leave them; empty: unknown."""
        self._url = url.rstrip("/")
        self._snapshots = snapshots
        self._clock = clock
        self._reader = Reader(clock)
        self.streams = Streams(snapshots, most_streams)
        self._made: LRUCache[tuple[str, ...], Made] = LRUCache(KEPT)
        self._making: dict[tuple[str, ...], asyncio.Task[Made]] = {}
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._assets = _assets()
        self._templates = Environment(
            loader=PackageLoader("cogs.pages"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._templates.globals["assets"] = {
            name: f"/static/{hashlib.sha256(each.body).hexdigest()[:12]}/{name}"
            for name, each in self._assets.items()
        }
        self._templates.globals["refresh"] = REFRESH

    def application(self) -> web.Application:
        """The application, to be run."""
        app = web.Application(middlewares=[self._guarded], client_max_size=1024)
        app.router.add_get("/", self._first)
        app.router.add_get("/healthz", self._health)
        app.router.add_get("/robots.txt", self._robots)
        app.router.add_get("/static/{hash}/{name}", self._asset)
        app.router.add_get("/t/{token}", self._tournament)
        app.router.add_get("/t/{token}/", self._tournament)
        app.router.add_get("/calendar.ics", self._calendar)
        app.router.add_get("/t/{token}/calendar.ics", self._appointment)
        app.router.add_get("/t/{token}/events", self._events)
        app.router.add_get("/t/{token}/wall", self._wall)
        app.router.add_get("/t/{token}/entry/{number}", self._tournament)
        app.router.add_get("/t/{token}/{page}", self._tournament)
        app.on_shutdown.append(self._shut_down)
        app.on_cleanup.append(self._clean_up)
        return app

    async def _shut_down(self, _: web.Application) -> None:
        await self.streams.close()

    async def _clean_up(self, _: web.Application) -> None:
        await self._snapshots.close()

    # What every answer has -----------------------------------------------------------------------

    @web.middleware
    async def _guarded(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        try:
            answer = await handler(request)
        except Missing as missing:
            answer = self._sorry(request, missing.status, missing.which)
        except web.HTTPMethodNotAllowed:
            answer = self._sorry(request, 405, "method")
        except web.HTTPException as error:
            answer = self._sorry(request, error.status, "not-found")
        except (NothingToRead, SQLAlchemyError, TimeoutError) as error:
            log.warning("a page could not be read: %s", error)
            answer = self._sorry(request, 503, "later")
        except TournamentError:
            answer = self._sorry(request, 503, "results")
        except Exception:
            log.exception("a page could not be made")
            answer = self._sorry(request, 500, "broken")
        if not answer.prepared:
            for name, value in HEADERS.items():
                answer.headers.setdefault(name, value)
        return answer

    def _sorry(self, request: web.Request, status: int, which: str) -> web.Response:
        """A page that says why there is none."""
        words = words_for(_language(request) or _reads(request))
        html = self._templates.get_template("error.html").render(
            language=words.language,
            title=words("pages-error", which),
            text=words("pages-sorry", which),
        )
        answer = web.Response(text=html, content_type="text/html", status=status)
        if status == 503:
            answer.headers["Retry-After"] = "5"
        return answer

    # Addresses -----------------------------------------------------------------------------------

    async def _health(self, _: web.Request) -> web.Response:
        """200 when the database can be read, else 503; and how many pages are open."""
        try:
            async with asyncio.timeout(PATIENCE), self._snapshots.look() as look:
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
        asset = self._assets.get(request.match_info["name"])
        if asset is None:
            raise Missing(404, "not-found")
        answer = web.Response(body=asset.body, content_type=asset.type, charset="utf-8")
        answer.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return answer

    async def _first(self, request: web.Request) -> web.Response:
        language = _language(request) or _reads(request)
        key = "first", language, _language(request) or ""
        return await self._answer(key, lambda: self._list(language, _language(request)))

    async def _tournament(self, request: web.Request) -> web.Response:
        token, language = _token(request), _language(request)
        asked = {
            name: int(value)
            for name in ("round", "board", "number")
            if (value := request.match_info.get(name) or request.query.get(name, "")).isascii()
            and value.isdigit()
            and len(value) < 7
        }
        name = "entry" if "number" in request.match_info else request.match_info.get("page", "")
        key = token, language or "", name, *(f"{each}={asked[each]}" for each in sorted(asked))
        return await self._answer(key, lambda: self._page(token, language, name, asked))

    async def _wall(self, request: web.Request) -> web.Response:
        token, language = _token(request), _language(request)
        typed = request.query.get("slide", "")
        number = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 6 else 0
        key = token, language or "", "wall", str(number)
        return await self._answer(key, lambda: self._slide(token, language, number))

    async def _appointment(self, request: web.Request) -> web.Response:
        token, language = _token(request), _language(request)

        async def make() -> tuple[str, bool]:
            seen = await self._seen(token, language)
            one = Appointment(seen.event.row, ends_at(seen.event), self._link(token))
            name = seen.event.row.name
            return calendar([one], name, seen.words, seen.moments.now), seen.link.listed

        return await self._answer((token, language or "", "calendar"), make, "text/calendar")

    async def _calendar(self, request: web.Request) -> web.Response:
        """All tournaments that are listed, for calendars that look again by themselves."""
        words = words_for(_language(request) or _reads(request))

        async def make() -> tuple[str, bool]:
            async with self._snapshots.look() as look:
                found = await listed(look)
            appointments = [
                Appointment(each.row, ends_at(Event(each.row, (), ())), self._link(each.token))
                for each in found
            ]
            now = self._clock.now()
            return calendar(appointments, words("pages-tournaments"), words, now), True

        return await self._answer(("calendar", words.language), make, "text/calendar")

    def _link(self, token: str) -> str:
        return f"{self._url}/t/{token}" if self._url else ""

    async def _events(self, request: web.Request) -> web.StreamResponse:
        """Tell a page whenever its tournament has another version, for as long as it is open."""
        async with asyncio.timeout(PATIENCE), self._snapshots.look() as look:
            link = await look.ask(page_links.by_token, _token(request))
        if link is None:
            raise Missing(404, "not-found")
        answer = web.StreamResponse(headers={**HEADERS, "Content-Type": "text/event-stream"})
        try:
            async with self.streams.listening(link.tournament_id) as stream:
                await answer.prepare(request)
                with suppress(ConnectionError):
                    await answer.write(b"retry: 5000\n\n")
                    while not stream.is_closed:
                        version = await stream.next()
                        if stream.is_closed or version == GONE:
                            break
                        said = ":" if version is None else f"event: version\ndata: {version}"
                        await answer.write(f"{said}\n\n".encode())
        except TooMany:
            raise Missing(503, "busy") from None
        return answer

    # Making pages --------------------------------------------------------------------------------

    async def _answer(
        self,
        key: tuple[str, ...],
        make: Callable[[], Awaitable[tuple[str, bool]]],
        content_type: str = "text/html",
    ) -> web.Response:
        made = await self._of(key, make)
        answer = web.Response(body=made.body, content_type=content_type, charset="utf-8")
        if made.indexed:
            answer.headers["X-Robots-Tag"] = "all"
        return answer

    async def _of(
        self, key: tuple[str, ...], make: Callable[[], Awaitable[tuple[str, bool]]]
    ) -> Made:
        """A page as it was made just now; who asks for one that is being made waits for it."""
        version, now = await self._snapshots.version(), self._clock.steady.now()
        known = self._made.get(key)
        if known is not None and now - known.at < (REFRESH / 6 if known.of == version else FRESH):
            return known
        task = self._making.get(key)
        if task is None:
            if len(self._making) >= MOST_WAITING:
                raise Missing(503, "busy")
            task = asyncio.create_task(self._make(key, version, make))
            self._making[key] = task
            task.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(task)

    async def _make(
        self,
        key: tuple[str, ...],
        version: tuple[int, int],
        make: Callable[[], Awaitable[tuple[str, bool]]],
    ) -> Made:
        async with asyncio.timeout(PATIENCE), self._turns:
            html, indexed = await make()
        made = Made(html.encode(), self._clock.steady.now(), version, indexed)
        self._made[key] = made
        return made

    async def _list(self, language: str, asked: str | None) -> tuple[str, bool]:
        words = words_for(language)
        async with self._snapshots.look() as look:
            found = await listed(look)
        rows = [
            (
                _address(each.token, asked)(),
                each.row.name,
                capital(words("tournament-state", each.row.state)),
                words.moment(each.row.starts_at, "f", each.zone),
            )
            for each in found
        ]
        html = self._templates.get_template("first.html").render(
            **_shared(words),
            title=words("pages-tournaments"),
            rows=rows,
            none=words("pages-none"),
            calendar=f"/calendar.ics?lang={language}",
        )
        return html, True

    async def _seen(self, token: str, language: str | None, *, with_log: bool = False) -> Seen:
        async with self._snapshots.look() as look:
            link = await look.ask(page_links.by_token, token)
            found = link and await self._reader.find(look, link, language, with_log=with_log)
        if not found:
            raise Missing(404, "not-found")
        return found

    async def _page(
        self, token: str, language: str | None, name: str, asked: dict[str, int]
    ) -> tuple[str, bool]:
        seen = await self._seen(token, language, with_log=name == "log")
        address = _address(token, language)
        try:
            page = page_of(seen, name, asked, address)
        except NoPage:
            raise Missing(404, "not-found") from None
        html = self._templates.get_template(page.template).render(
            **_shared(seen.words),
            **self._frame(seen, token, language, name),
            heading=page.heading,
            **page.values,
        )
        return html, seen.link.listed

    def _frame(self, seen: Seen, token: str, language: str | None, name: str) -> dict[str, object]:
        words, address = seen.words, _address(token, language)
        return {
            "name": seen.event.row.name,
            "version": seen.event.row.version,
            "events": f"/t/{token}/events",
            "live": seen.event.state not in ("finished", "cancelled"),
            "parts": [
                (address(each.name), each.label, each.name == name) for each in parts_of(seen)
            ],
            "wall": address("wall"),
            "calendar": address("calendar.ics"),
            "languages": [
                (
                    each,
                    words_for(each)("language-name", each),
                    _address(token, each)(name if name != "entry" else ""),
                    each == words.language,
                )
                for each in COMPLETE
            ],
            "now": now_line(seen),
            "clock": clock_of(seen),
        }

    async def _slide(self, token: str, language: str | None, number: int) -> tuple[str, bool]:
        seen = await self._seen(token, language)
        slides = slides_of(seen)
        number %= len(slides)
        address = _address(token, language)
        html = self._templates.get_template("wall.html").render(
            **_shared(seen.words),
            **self._frame(seen, token, language, "wall"),
            slide=slides[number],
            number=number,
            count=len(slides),
            here=address("wall", slide=number),
            next=address("wall", slide=(number + 1) % len(slides)),
            seconds=SECONDS,
        )
        return html, seen.link.listed


TOLD = (
    *("skip", "languages", "parts", "wall", "about", "rank", "name", "table", "sides", "score"),
    *("against", "offline", "calendar", "print", "signed", "diploma"),
)
"""what pages say beside the texts of tournaments"""


def _shared(words: Words) -> dict[str, object]:
    """Return the words that stand on every page."""
    told = {each: words("pages-told", each) for each in TOLD}
    told |= {
        "by_table": words("pages-by.by-table"),
        "by_name": words("pages-by.by-name"),
        "round": words("tournament-boards-to.round"),
        "boards": words("tournament-boards-to.boards"),
        "bye": words("tournament-boards-byes"),
        "standings": words("tournament-boards-to.standings"),
    }
    return {"language": words.language, "told": told}


def _address(token: str, language: str | None) -> Callable[..., str]:
    def address(name: str = "", number: int | None = None, **asked: int) -> str:
        path = "/".join(each for each in ("/t", token, name, str(number or "")) if each)
        query = urlencode([*([("lang", language)] if language else []), *asked.items()])
        return f"{path}?{query}" if query else path

    return address


def _token(request: web.Request) -> str:
    token = request.match_info["token"]
    if not TOKEN.fullmatch(token):
        raise Missing(404, "not-found")
    return token


def _language(request: web.Request) -> str | None:
    """The language that a link names."""
    named = request.query.get("lang", "")
    return named if named in COMPLETE else None


def _reads(request: web.Request) -> str:
    """The language that the browser asks for first."""
    first = request.headers.get("Accept-Language", "").partition(",")[0].partition(";")[0].strip()
    language = language_of(first)
    return language if language in COMPLETE else COMPLETE[0]


def _assets() -> dict[str, Asset]:
    """The files of pages; the colours are those of the pictures."""
    folder = files("cogs.pages") / "static"
    named = {
        "felt": colours.FELT.dark,
        "felt-rim": colours.FELT_RIM.dark,
        "plate": colours.PLATE,
        "track": colours.TRACK,
        "muted": colours.MUTED,
        "gold": colours.GOLD,
        "white": colours.WHITE,
    }
    values = " ".join(f"--{name}: rgb({', '.join(map(str, of))});" for name, of in named.items())
    css = f":root {{ {values} }}\n" + (folder / "pages.css").read_text("utf-8")
    return {
        "pages.css": Asset(css.encode(), "text/css"),
        "pages.js": Asset((folder / "pages.js").read_bytes(), "text/javascript"),
    }
