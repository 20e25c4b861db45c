"""The page of the sandbox: its files, and a websocket for each window.

On it the window is sent frames of what its person sees, and asks for what they do.

The first frame shows everything; later ones only what changed. They are made from the world as it
is when they are sent, not from the events: many changes at once become one frame, and a lost one
cannot be out of order.

To the window: `welcome`, `world`, `history`, `message`, `gone`, `bot`, `pong`, and `answer` with
the `nonce` of what it answers. From the window: `{do, nonce, ...}` and `ping`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import orjson
from aiohttp import WSCloseCode, WSMsgType, web

from bot.sandbox import payloads
from bot.sandbox.backend import Change
from bot.sandbox.faults.errors import CannotDo
from bot.sandbox.messages.shown import Reply, ShownMessage
from bot.sandbox.process import BotProcess
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.server import permissions
from bot.sandbox.server.people import Person
from bot.sandbox.world import Channel, Payload

HISTORY = 200
"""Messages of a channel that a window is given when it opens."""

LOG_LINES = 40


class Screen:
    """Frames for one person. `notice` collects what changed, `frames` shows it."""

    def __init__(self, sandbox: Sandbox, bot: BotProcess | None, person: Person) -> None:
        self._sandbox = sandbox
        self._bot = bot
        self._person = person
        self._shown_channels: set[str] = set()
        self._messages: dict[tuple[str, str], None] = {}
        self._everything_else: set[str] = set()

    # --- what changed ---

    def notice(self, change: Change) -> None:
        """Remember a change of the world, to be shown by the next `frames`."""
        if change.viewer not in (None, self._person.id):
            return
        if change.message_id is not None and change.channel_id is not None:
            self._messages[(change.channel_id, change.message_id)] = None
        else:
            self._everything_else.add("places")

    def notice_bot(self) -> None:
        """Remember that the bot came, went or wrote a line."""
        self._everything_else.add("bot")

    def frames(self) -> list[Payload]:
        """Return what changed since the last call."""
        messages, self._messages = self._messages, {}
        others, self._everything_else = self._everything_else, set()
        frames: list[Payload] = []
        if "places" in others:
            frames += self._places()
        frames += [self._message(*each) for each in messages if each[0] in self._shown_channels]
        if "bot" in others:
            frames.append({"type": "bot", "bot": self._bot_state()})
        return frames

    # --- frames ---

    def welcome(self) -> Payload:
        """Everything, for a window that just opened."""
        self._messages.clear()
        self._everything_else.clear()
        channels = self._person.channels()
        self._shown_channels = {each.id for each in channels}
        return {
            "type": "welcome",
            "now": self.now(),
            "me": self._person.user.id,
            "people": [
                {
                    "key": key,
                    "id": each.id,
                    "name": each.name,
                    "locale": each.locale,
                    "avatar": each.avatar,
                }
                for key, each in self._sandbox.people.items()
            ],
            "bot": self._bot_state(),
            **self._world(channels),
            "messages": {each.id: self._history(each) for each in channels},
        }

    def now(self) -> float:
        """The sandbox's time, in Unix seconds: relative times are shown by it."""
        return self._sandbox.clock.now()

    def _places(self) -> list[Payload]:
        channels = self._person.channels()
        new = [each for each in channels if each.id not in self._shown_channels]
        self._shown_channels = {each.id for each in channels}
        histories = [
            {"type": "history", "channel": each.id, "messages": self._history(each)} for each in new
        ]
        return [{"type": "world", **self._world(channels)}, *histories]

    def _world(self, channels: list[Channel]) -> Payload:
        world = self._sandbox.world
        roles = world.guild.roles.values()
        held = world.guild.members.get(self._person.id)
        return {
            "guild": {"id": world.guild.id, "name": world.guild.name},
            "my_roles": held.roles if held else [],
            "roles": [payloads.role(each) for each in roles if each.id != world.guild.id],
            "users": [payloads.user(each) for each in world.users.values()],
            "channels": [self._channel(each) for each in channels],
            "events": [payloads.scheduled_event(world, each) for each in world.coming_events],
            "commands": world.commands(),
            "installed": self._person.id in world.installed_by,
            "bot_is_member": world.bot_in_guild,
        }

    def _channel(self, channel: Channel) -> Payload:
        held = permissions.in_channel(self._sandbox.world, channel, self._person.id)
        write = permissions.SEND_MESSAGES
        if channel.is_thread:
            write = permissions.SEND_MESSAGES_IN_THREADS
        return {
            **payloads.channel(self._sandbox.world, channel),
            "can_write": bool(held & write),
            "commands": [each["id"] for each in self._person.commands(channel)],
        }

    def _history(self, channel: Channel) -> list[Payload]:
        return [each.payload for each in self._person.sees(channel)[-HISTORY:]]

    def _message(self, channel_id: str, message_id: str) -> Payload:
        try:
            message = self._person.sees_message(channel_id, message_id)
        except CannotDo:  # the channel went with it
            message = None
        if message is None:
            return {"type": "gone", "channel": channel_id, "message": message_id}
        return {"type": "message", "channel": channel_id, "message": message.payload}

    def _bot_state(self) -> Payload:
        sessions = self._sandbox.gateway.sessions.values()
        process = None
        if self._bot is not None:
            process = {
                "running": self._bot.running,
                "exit_status": self._bot.exit_status,
                "log": list(self._bot.log)[-LOG_LINES:],
            }
        return {
            "id": self._sandbox.bot.id,
            "name": self._sandbox.bot.name,
            "online": any(each.connection is not None for each in sessions),
            "process": process,
        }


LONGEST_TEXT = 2000


class Acts:
    """The acts of one person in one window. `do` raises `CannotDo`, KeyError or TypeError."""

    def __init__(self, sandbox: Sandbox, person: Person, bot: BotProcess | None) -> None:
        self._sandbox = sandbox
        self._person = person
        self._bot = bot
        self._modals: dict[str, Reply] = {}
        """Replies whose modal is open, by the id of their interaction."""

    async def do(self, asked: Payload) -> Payload | None:
        """Do what the frame asks; the answer is how the bot, or the sandbox, reacted."""
        person = self._person
        match asked.get("do"):
            case "slash":
                reply = person.slash(asked["channel"], asked["command"], **asked["options"])
                return self._answer(await reply)
            case "autocomplete":
                place, name = asked["channel"], asked["command"]
                option, text = asked["option"], asked["text"]
                offered = person.autocomplete(place, name, option, text, **asked["options"])
                return {"kind": "choices", "choices": await offered}
            case "click":
                reply = person.click(self._message(asked), custom_id=asked["custom_id"])
                return self._answer(await reply)
            case "select":
                reply = person.select(self._message(asked), asked["custom_id"], asked["values"])
                return self._answer(await reply)
            case "submit":
                return await self._submit(asked)
            case "open_dm":
                return {"kind": "channel", "channel": person.open_dm().id}
            case _:
                await self._done(asked)
                return None

    async def _done(self, asked: Payload) -> None:
        """Do what nothing but the world answers."""
        person = self._person
        match asked.get("do"):
            case "say":
                text = str(asked["text"]).strip()
                if not text or len(text) > LONGEST_TEXT:
                    raise CannotDo(f"a message has 1 to {LONGEST_TEXT} characters")
                person.say(asked["channel"], text)
            case "dismiss":
                person.dismiss(self._message(asked))
            case "install":
                person.install(on=asked["on"])
            case "membership":
                # Without the bot on the server only who has installed it uses it.
                if asked["on"] == self._sandbox.world.bot_in_guild:
                    raise CannotDo("that was done meanwhile")
                act = self._sandbox.invite_bot if asked["on"] else self._sandbox.remove_bot
                act()
            case "process":
                if self._bot is None:
                    raise CannotDo("the bot was not started from here")
                acts = {"start": self._bot.start, "stop": self._bot.stop, "kill": self._bot.kill}
                await acts[asked["act"]]()
            case _:
                raise CannotDo("this page is older than its server: reload it")

    async def _submit(self, asked: Payload) -> Payload:
        opened = self._modals.get(asked["modal"])
        if opened is None:
            raise CannotDo("this form was opened before the connection broke: open it again")
        answer = self._answer(await self._person.submit(opened, **asked["values"]))
        if answer["kind"] != "none":
            self._modals.pop(asked["modal"], None)
        return answer

    def _message(self, asked: Payload) -> ShownMessage:
        message = self._person.sees_message(asked["channel"], asked["message"])
        if message is None:
            raise CannotDo("this message is gone")
        return message

    def _answer(self, reply: Reply) -> Payload:
        answer: Payload = {"kind": reply.kind}
        if reply.modal is not None:
            self._modals[reply.interaction.id] = reply
            answer |= {"id": reply.interaction.id, "modal": reply.modal}
        elif reply.latest is not None:
            answer["message"] = reply.latest.id
        return answer


log = logging.getLogger(__name__)


class Window:
    """The websocket of one window, for one person."""

    def __init__(
        self,
        sandbox: Sandbox,
        bot: BotProcess | None,
        person: Person,
        socket: web.WebSocketResponse,
    ) -> None:
        self._sandbox = sandbox
        self._bot = bot
        self.socket = socket
        self._screen = Screen(sandbox, bot, person)
        self._acts = Acts(sandbox, person, bot)
        self._changed = asyncio.Event()
        self._running: set[asyncio.Task[None]] = set()
        self._answers: list[Payload] = []

    async def serve(self) -> None:
        """Serve until the window closes."""
        self._sandbox.on_change.append(self._world_changed)
        told = [self._sandbox.gateway.on_change, *([self._bot.on_change] if self._bot else [])]
        for each in told:
            each.append(self._bot_changed)
        writer = asyncio.create_task(self._write())
        try:
            async for message in self.socket:
                if message.type is WSMsgType.TEXT:
                    # Acts wait for the bot: one may click while another waits.
                    task = asyncio.create_task(self._do(orjson.loads(message.data)))
                    self._running.add(task)
                    task.add_done_callback(self._running.discard)
        except orjson.JSONDecodeError:
            await self.socket.close(code=WSCloseCode.INVALID_TEXT)
        finally:
            self._sandbox.on_change.remove(self._world_changed)
            for each in told:
                each.remove(self._bot_changed)
            for task in (writer, *self._running):
                task.cancel()
            await asyncio.gather(writer, *self._running, return_exceptions=True)

    # --- to the window ---

    def _world_changed(self, change: Change) -> None:
        self._screen.notice(change)
        self._changed.set()

    def _bot_changed(self) -> None:
        self._screen.notice_bot()
        self._changed.set()

    async def _write(self) -> None:
        await self._send(self._screen.welcome())
        while True:
            await self._changed.wait()
            self._changed.clear()
            # What an act changed goes before its answer: the window drops its own copy then.
            answers, self._answers = self._answers, []
            for frame in (*self._screen.frames(), *answers):
                await self._send(frame)

    async def _send(self, frame: Payload) -> None:
        if not self.socket.closed:
            await self.socket.send_str(orjson.dumps(frame).decode())

    def _answer(self, answer: Payload) -> None:
        """All frames leave through the writer: a second one would let an old state overtake."""
        self._answers.append(answer)
        self._changed.set()

    # --- from the window ---

    async def _do(self, asked: Payload) -> None:
        if asked.get("do") == "ping":
            self._answer({"type": "pong", "now": self._screen.now()})
            return
        try:
            answer = await self._acts.do(asked) or {"kind": "done"}
        except CannotDo as reason:
            answer = {"kind": "refused", "why": str(reason)}
        except (KeyError, TypeError, ValueError):
            log.exception("The page asked for something odd: %s", asked.get("do"))
            answer = {
                "kind": "refused",
                "why": "the page asked for something odd: reload it",
            }
        self._answer({"type": "answer", "nonce": asked.get("nonce"), **answer})


# --- the routes ---

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
    app = web.Application(middlewares=[_with_headers])
    app.router.add_get("/socket", page.socket)
    app.router.add_get("/emoji.ttf", page.emoji)
    app.router.add_static("/", STATIC)
    app.on_shutdown.append(page.close)
    sandbox.app.add_subapp("/page", app)


class Page:
    """The page over one sandbox, for any number of windows."""

    def __init__(self, sandbox: Sandbox, bot: BotProcess | None) -> None:
        self._sandbox = sandbox
        self._bot = bot
        self._windows: set[Window] = set()

    async def index(self, request: web.Request) -> web.StreamResponse:
        """The one document; every window has the same."""
        return web.FileResponse(STATIC / "index.html", headers=_HEADERS)

    async def emoji(self, _: web.Request) -> web.StreamResponse:
        return web.FileResponse(EMOJI)

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """The live connection of one window, as the person `?as=` names."""
        # `Origin` and `Host` have to be the same loopback one: browsers let any site open a
        # websocket to this machine, and name the site in `Origin`.
        host = request.host
        is_own = request.headers.get("Origin") == f"http://{host}"
        if not is_own or host.rpartition(":")[0] not in _LOOPBACK:
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

    async def close(self, _: web.Application) -> None:
        """Tell all windows that the server goes away."""
        for window in list(self._windows):
            await window.socket.close(code=WSCloseCode.GOING_AWAY)


@web.middleware
async def _with_headers(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    response = await handler(request)
    if not response.prepared:
        response.headers.update(_HEADERS)
    return response
