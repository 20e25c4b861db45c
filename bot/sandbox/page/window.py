"""One window: frames to it as the world changes, acts from it.

To the window: `welcome`, `world`, `history`, `message`, `gone`, `bot`, `pong`, and `answer` with
the `nonce` of what it answers. From the window: `{do, nonce, ...}` and `ping`.
"""

import asyncio
import logging

import orjson
from aiohttp import WSCloseCode, WSMsgType, web

from bot.sandbox.backend import Change
from bot.sandbox.faults.errors import CannotDo
from bot.sandbox.messages.shown import Reply, ShownMessage
from bot.sandbox.page.screen import Screen
from bot.sandbox.process import BotProcess
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.server.people import Person
from bot.sandbox.world import Payload

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
                self._membership(on=asked["on"])
            case "process":
                await self._process(asked["act"])
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

    def _membership(self, *, on: bool) -> None:
        """Bring the bot to the server, or throw it out: then only who has installed it uses it."""
        if on == self._sandbox.world.bot_in_guild:
            raise CannotDo("that was done meanwhile")
        if on:
            self._sandbox.invite_bot()
        else:
            self._sandbox.remove_bot()

    async def _process(self, act: str) -> None:
        if self._bot is None:
            raise CannotDo("the bot was not started from here")
        acts = {"start": self._bot.start, "stop": self._bot.stop, "kill": self._bot.kill}
        await acts[act]()

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
        self._socket = socket
        self._screen = Screen(sandbox, bot, person)
        self._acts = Acts(sandbox, person, bot)
        self._changed = asyncio.Event()
        self._running: set[asyncio.Task[None]] = set()
        self._answers: list[Payload] = []

    async def serve(self) -> None:
        """Serve until the window closes."""
        self._watch()
        writer = asyncio.create_task(self._write())
        try:
            async for message in self._socket:
                if message.type is WSMsgType.TEXT:
                    self._begin(orjson.loads(message.data))
        except orjson.JSONDecodeError:
            await self._socket.close(code=WSCloseCode.INVALID_TEXT)
        finally:
            self._stop_watching()
            for task in (writer, *self._running):
                task.cancel()
            await asyncio.gather(writer, *self._running, return_exceptions=True)

    async def close(self) -> None:
        """Tell the window that the server goes away."""
        await self._socket.close(code=WSCloseCode.GOING_AWAY)

    # --- to the window ---

    def _watch(self) -> None:
        self._sandbox.on_change.append(self._world_changed)
        self._sandbox.gateway.on_change.append(self._bot_changed)
        if self._bot is not None:
            self._bot.on_change.append(self._bot_changed)

    def _stop_watching(self) -> None:
        self._sandbox.on_change.remove(self._world_changed)
        self._sandbox.gateway.on_change.remove(self._bot_changed)
        if self._bot is not None:
            self._bot.on_change.remove(self._bot_changed)

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
        if not self._socket.closed:
            await self._socket.send_str(orjson.dumps(frame).decode())

    def _answer(self, answer: Payload) -> None:
        """All frames leave through the writer: a second one would let an old state overtake."""
        self._answers.append(answer)
        self._changed.set()

    # --- from the window ---

    def _begin(self, asked: Payload) -> None:
        """Acts wait for the bot, so each runs on its own: one may click while another waits."""
        task = asyncio.create_task(self._do(asked))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

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
