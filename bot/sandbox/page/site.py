"""The routes of the page: its files, and one websocket for each window."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web

from bot.sandbox.page.window import Window
from bot.sandbox.process import BotProcess
from bot.sandbox.sandbox import Sandbox

STATIC = Path(__file__).parent / "static"
EMOJI = Path(__file__).parents[3] / "card_images" / "fonts" / "NotoEmoji-Bold.ttf"
"""of the pictures; to import their package would load Pillow"""

_LOOPBACK = frozenset({"127.0.0.1", "localhost", "[::1]"})
_OWN = "'self' http://127.0.0.1:* http://localhost:*"
_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; "
        f"img-src {_OWN}; font-src 'self'; connect-src 'self' ws://127.0.0.1:* ws://localhost:*; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    # The files change with the program: a browser asks each time whether its copy is good.
    "Cache-Control": "no-cache",
}


def mount(sandbox: Sandbox, bot: BotProcess | None = None) -> None:
    """Add the page to a sandbox that has not started; `bot` is what its strip starts and stops."""
    page = Page(sandbox, bot)
    sandbox.app.router.add_get("/", page.index)
    sandbox.app.add_subapp("/page", page.application())


class Page:
    """The page over one sandbox, for any number of windows."""

    def __init__(self, sandbox: Sandbox, bot: BotProcess | None) -> None:
        self._sandbox = sandbox
        self._bot = bot
        self._windows: set[Window] = set()

    def application(self) -> web.Application:
        """The files under `static/`, a font, and the websocket."""
        app = web.Application(middlewares=[_with_headers])
        app.router.add_get("/socket", self.socket)
        app.router.add_get("/emoji.ttf", self.emoji)
        app.router.add_static("/", STATIC)
        app.on_shutdown.append(self._close)
        return app

    async def index(self, request: web.Request) -> web.StreamResponse:
        """The one document; every window has the same."""
        return web.FileResponse(STATIC / "index.html", headers=_HEADERS)

    async def emoji(self, _: web.Request) -> web.StreamResponse:
        return web.FileResponse(EMOJI)

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """The live connection of one window, as the person `?as=` names."""
        if not is_own_page(request.headers.get("Origin", ""), request.host):
            raise web.HTTPForbidden(text="Only the page itself may open this.")
        person = self._sandbox.people.get(request.query.get("as", ""))
        person = person or next(iter(self._sandbox.people.values()))
        socket = web.WebSocketResponse(max_msg_size=1 << 18)
        await socket.prepare(request)
        window = Window(self._sandbox, self._bot, person, socket)
        self._windows.add(window)
        try:
            await window.serve()
        finally:
            self._windows.discard(window)
        return socket

    async def _close(self, _: web.Application) -> None:
        for window in list(self._windows):
            await window.close()


def is_own_page(origin: str, host: str) -> bool:
    """Return whether a websocket comes from this page: `Origin` and `Host` are the same loopback
    one.

    Browsers let any site open a websocket to this machine, and name the site in `Origin`.
    """
    return origin == f"http://{host}" and host.rpartition(":")[0] in _LOOPBACK


@web.middleware
async def _with_headers(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    response = await handler(request)
    if not response.prepared:
        response.headers.update(_HEADERS)
    return response
