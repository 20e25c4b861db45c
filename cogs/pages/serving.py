"""How pages are served: what every answer has, a page made once for all who ask, and what is said
where there is none. The folders and files beside this say what stands in the pages."""

import asyncio
import hashlib
import logging
import re
from base64 import b64encode
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from functools import cache
from importlib.resources import files
from typing import NamedTuple
from urllib.parse import urlencode

from aiohttp import web
from cachetools import TTLCache
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from sqlalchemy.exc import SQLAlchemyError

from bot.clock import Clock
from bot.storage.engine.snapshots import Look, NothingToRead, Snapshots
from bot.text import COMPLETE, Words, language_of, words_for
from bot.tournaments import TournamentError
from card_images import colours
from cogs.pages.signs import drawn

log = logging.getLogger(__name__)

TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")
MOST_WAITING = 64
"""pages that are made or wait for it; who comes on top is told to come again"""
AT_ONCE = 4
PATIENCE = 10.0
"""seconds in which a page is made"""
FRESH = 1.0
"""seconds for which a page is shown again as it is, though something was committed: 500 screens
that fetch what has changed have it made once"""
REFRESH = 60
"""seconds after which a page is fetched anew where there is no script"""
KEPT = 200
KEPT_FOR = REFRESH / 6
"""how many pages are shown again as they are where nothing was committed, and for how many seconds;
then they are dropped, so that nothing of who was forgotten stays in memory"""

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex, nofollow",
    "Server": "Dix de Der",
}
"""of every answer, beside its policy; what is listed may be found by search engines"""

Make = Callable[[], Awaitable[tuple[str, bool]]]
"""makes a page: its text, and whether search engines may keep it"""


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

    name: str
    body: bytes
    type: str

    @property
    def address(self) -> str:
        """Another one for each content, so that browsers keep it for ever."""
        return f"/static/{hashlib.sha256(self.body).hexdigest()[:12]}/{self.name}"

    @property
    def is_script(self) -> bool:
        return self.type == "text/javascript"

    @property
    def integrity(self) -> str:
        """Its hash, without which a browser does not take it."""
        return f"sha256-{b64encode(hashlib.sha256(self.body).digest()).decode()}"


class Serving:
    """Answers with pages that are made of looks at one database."""

    def __init__(self, snapshots: Snapshots, clock: Clock, url: str = "") -> None:
        """`url`: the address with which links begin where they leave the pages; empty: unknown."""
        self.snapshots = snapshots
        self.clock = clock
        self.url = url.rstrip("/")
        self.assets = assets()
        self._made: TTLCache[tuple[str, ...], Made] = TTLCache(KEPT, KEPT_FOR, self._now)
        self._making: dict[tuple[str, ...], asyncio.Task[Made]] = {}
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._dropping: asyncio.Task[None] | None = None
        self._templates = _templates()

    async def close(self) -> None:
        """Keep nothing, neither pages nor the database."""
        if self._dropping is not None:
            self._dropping.cancel()
            with suppress(asyncio.CancelledError):
                await self._dropping
        await self.snapshots.close()

    @asynccontextmanager
    async def look(self) -> AsyncIterator[Look]:
        """Look at the database, for a page that is made for its reader alone."""
        async with asyncio.timeout(PATIENCE), self.snapshots.look() as look:
            yield look

    @web.middleware
    async def guard(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Say why there is no page where there is none; give every answer its headers."""
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
        except Exception:  # whatever it is, a reader is told and the others are served
            log.exception("a page could not be made")
            answer = self._sorry(request, 500, "broken")
        if not answer.prepared:
            for name, value in headers().items():
                answer.headers.setdefault(name, value)
        return answer

    def _sorry(self, request: web.Request, status: int, which: str) -> web.Response:
        """A page that says why there is none."""
        words = words_for(language_read(request))
        html = self.render(
            "error.html",
            words,
            title=words("pages-error", which),
            text=words("pages-sorry", which),
        )
        answer = web.Response(text=html, content_type="text/html", status=status)
        if status == 503:
            answer.headers["Retry-After"] = "5"
        return answer

    # Making pages --------------------------------------------------------------------------------

    async def answer(
        self, key: tuple[str, ...], make: Make, content_type: str = "text/html"
    ) -> web.Response:
        """Answer with what `make` makes; who asks for the same key within a moment has the same."""
        made = await self._of(key, make)
        answer = web.Response(body=made.body, content_type=content_type, charset="utf-8")
        if made.indexed:
            answer.headers["X-Robots-Tag"] = "all"
        return answer

    async def _of(self, key: tuple[str, ...], make: Make) -> Made:
        """A page as it was made just now; who asks for one that is being made waits for it."""
        version, known = await self.snapshots.version(), self._made.get(key)
        if known is not None and (known.of == version or self._now() - known.at < FRESH):
            return known
        task = self._making.get(key)
        if task is None:
            if len(self._making) >= MOST_WAITING:
                raise Missing(503, "busy")
            task = asyncio.create_task(self._make(key, version, make))
            self._making[key] = task
            task.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(task)

    async def _make(self, key: tuple[str, ...], version: tuple[int, int], make: Make) -> Made:
        async with asyncio.timeout(PATIENCE), self._turns:
            html, indexed = await make()
        made = Made(html.encode(), self._now(), version, indexed)
        self._made[key] = made
        if self._dropping is None or self._dropping.done():
            self._dropping = asyncio.create_task(self._drop())
        return made

    async def _drop(self) -> None:
        """Drop what is not shown again, for as long as there is something to drop."""
        while self._made:
            await self.clock.steady.sleep_until(self._now() + KEPT_FOR / 10)
            self._made.expire()

    def _now(self) -> float:
        return self.clock.steady.now()

    def render(self, template: str, words: Words, **values: object) -> str:
        """The text of a template in a language."""
        shared = {"language": words.language, "told": _told(words)}
        return drawn(self._templates.get_template(template).render(**shared, **values), words)


def addresses(root: str, language: str | None) -> Callable[..., str]:
    """The addresses below `root`, in the language that was asked for: of a page by its name, of one
    of several by its number too, and with what is asked of it."""

    def address(name: str = "", number: int | None = None, **asked: int | str) -> str:
        path = "/".join(each for each in (root, name, str(number or "")) if each)
        query = urlencode([*([("lang", language)] if language else []), *asked.items()])
        return f"{path}?{query}" if query else path

    return address


class Link(NamedTuple):
    """A link to another part of the same pages; `here`: it is the one that is read."""

    href: str
    label: str
    here: bool = False


def frame(
    words: Words,
    name: str,
    heading: str,
    in_language: Callable[[str], str],
    parts: Iterable[Link] = (),
) -> dict[str, object]:
    """The values of `frame.html`: what `name` is read about (a tournament, a club, …), under which
    heading (empty: the name itself), with the same page in other languages and the parts beside it.
    """
    return {
        "name": name,
        "heading": heading,
        "parts": list(parts),
        "languages": [
            (each, words_for(each)("language-name", each), in_language(each)) for each in COMPLETE
        ],
    }


TOLD = (
    *("skip", "languages", "parts", "wall", "about", "rank", "name", "table", "sides", "score"),
    *("against", "offline", "calendar", "print", "signed", "diploma"),
)
"""what pages say beside the texts of what they show, …"""
OF_TABLES = ("trick", "moves", "dealer", "asked")
"""… and beside those of cards"""


def _told(words: Words) -> dict[str, str]:
    """The words that any page may need."""
    return {each: words("pages-told", each) for each in TOLD} | {
        **{each: words("legal-title", each) for each in ("privacy", "terms")},
        **{each: words("pages-table", each) for each in OF_TABLES},
        "deal": words("sheet-deal"),
        "tricks": words("sheet-tricks"),
        "total": words("sheet-total"),
        "contract": words("pic-contract"),
        "sheet": words("table-sheet"),
        "by_table": words("pages-by.by-table"),
        "by_name": words("pages-by.by-name"),
        "round": words("tournament-boards-to.round"),
        "boards": words("tournament-boards-to.boards"),
        "bye": words("tournament-boards-byes"),
        "standings": words("tournament-boards-to.standings"),
    }


# What a request asks ------------------------------------------------------------------------------


def token_of(request: web.Request) -> str:
    """The token of an address. Raises `Missing` where it has none."""
    token = request.match_info["token"]
    if not TOKEN.fullmatch(token):
        raise Missing(404, "not-found")
    return token


def number_asked(request: web.Request, name: str) -> int | None:
    """A number in the address or behind it, of at most six digits."""
    typed = request.match_info.get(name) or request.query.get(name, "")
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 7 else None


def language_asked(request: web.Request) -> str | None:
    """The language that a link names."""
    named = request.query.get("lang", "")
    return named if named in COMPLETE else None


def language_read(request: web.Request) -> str:
    """The language that a link names, else the one that the browser asks for first."""
    first = request.headers.get("Accept-Language", "").partition(",")[0].partition(";")[0].strip()
    language = language_asked(request) or language_of(first)
    return language if language in COMPLETE else COMPLETE[0]


# Files that pages need ----------------------------------------------------------------------------


@cache
def _templates() -> Environment:
    """The templates, which are compiled once."""
    made = Environment(
        loader=PackageLoader("cogs.pages"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals |= {"style": _style, "script": _script, "refresh": REFRESH}
    return made


def _style(name: str) -> Markup:
    """The element that has a page use a style sheet."""
    asset, element = assets()[name], '<link rel="stylesheet" href="{}" integrity="{}">'
    return Markup(element).format(asset.address, asset.integrity)


def _script(name: str) -> Markup:
    """The element that has a page run a script."""
    asset, element = assets()[name], '<script src="{}" integrity="{}" defer></script>'
    return Markup(element).format(asset.address, asset.integrity)


@cache
def headers() -> Mapping[str, str]:
    """Those of every answer. A script runs only if it is one of ours, by its hash; of style sheets
    browsers compare the hash with what the page says, but none allows them by it."""
    scripts = " ".join(f"'{each.integrity}'" for each in assets().values() if each.is_script)
    policy = (
        f"default-src 'none'; script-src {scripts}; style-src 'self'; connect-src 'self'; "
        "img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    return HEADERS | {"Content-Security-Policy": policy}


@cache
def assets() -> Mapping[str, Asset]:
    """The files of pages by their names; the colours are those of the pictures."""
    folder = files("cogs.pages") / "static"
    named = {
        "felt": colours.FELT.dark,
        "felt-rim": colours.FELT_RIM.dark,
        "plate": colours.PLATE,
        "track": colours.TRACK,
        "muted": colours.MUTED,
        "gold": colours.GOLD,
        "white": colours.WHITE,
        "paper": colours.PAPER,
        "edge": colours.EDGE,
        "spades": colours.INK,
        "hearts": colours.RED,
        "diamonds": colours.BLUE,
        "clubs": colours.GREEN,
        **{f"account-{number}": each for number, each in enumerate(colours.TEAM)},
    }
    values = " ".join(f"--{name}: rgb({', '.join(map(str, of))});" for name, of in named.items())
    css = f":root {{ {values} }}\n" + (folder / "pages.css").read_text("utf-8")
    found = (
        Asset("pages.css", css.encode(), "text/css"),
        Asset("table.css", (folder / "table.css").read_bytes(), "text/css"),
        Asset("pages.js", (folder / "pages.js").read_bytes(), "text/javascript"),
    )
    return {each.name: each for each in found}
