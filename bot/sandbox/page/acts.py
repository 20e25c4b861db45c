"""The acts that a window asks for, done as its person. Each answer is a frame, or None."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.sandbox.faults.errors import CannotDo
from bot.sandbox.messages.shown import Reply, ShownMessage
from bot.sandbox.process import BotProcess
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.server.people import Person

LONGEST_TEXT = 2000

Payload = dict[str, Any]


class Acts:
    """The acts of one person in one window. `do` raises `CannotDo`, KeyError or TypeError."""

    def __init__(self, sandbox: Sandbox, person: Person, bot: BotProcess | None) -> None:
        self._sandbox = sandbox
        self._person = person
        self._bot = bot
        self._modals: dict[str, Reply] = {}
        """Replies whose modal is open, by the id of their interaction."""
        self._acts: dict[str, Callable[[Payload], Awaitable[Payload | None]]] = {
            "slash": self._slash,
            "autocomplete": self._autocomplete,
            "click": self._click,
            "select": self._select,
            "submit": self._submit,
            "say": self._say,
            "dismiss": self._dismiss,
            "open_dm": self._open_dm,
            "install": self._install,
            "membership": self._membership,
            "process": self._process,
        }

    async def do(self, asked: Payload) -> Payload | None:
        """Do what the frame asks; the answer is how the bot, or the sandbox, reacted."""
        act = self._acts.get(str(asked.get("do")))
        if act is None:
            raise CannotDo("this page is older than its server: reload it")
        return await act(asked)

    async def _slash(self, asked: Payload) -> Payload:
        reply = await self._person.slash(asked["channel"], asked["command"], **asked["options"])
        return self._answer(reply)

    async def _autocomplete(self, asked: Payload) -> Payload:
        choices = await self._person.autocomplete(
            asked["channel"], asked["command"], asked["option"], asked["text"], **asked["options"]
        )
        return {"kind": "choices", "choices": choices}

    async def _click(self, asked: Payload) -> Payload:
        message = self._message(asked)
        return self._answer(await self._person.click(message, custom_id=asked["custom_id"]))

    async def _select(self, asked: Payload) -> Payload:
        message = self._message(asked)
        reply = await self._person.select(message, asked["custom_id"], asked["values"])
        return self._answer(reply)

    async def _submit(self, asked: Payload) -> Payload:
        opened = self._modals.get(asked["modal"])
        if opened is None:
            raise CannotDo("this form was opened before the connection broke: open it again")
        answer = self._answer(await self._person.submit(opened, **asked["values"]))
        if answer["kind"] != "none":
            self._modals.pop(asked["modal"], None)
        return answer

    async def _say(self, asked: Payload) -> None:
        text = str(asked["text"]).strip()
        if not text or len(text) > LONGEST_TEXT:
            raise CannotDo(f"a message has 1 to {LONGEST_TEXT} characters")
        self._person.say(asked["channel"], text)

    async def _dismiss(self, asked: Payload) -> None:
        self._person.dismiss(self._message(asked))

    async def _open_dm(self, asked: Payload) -> Payload:
        return {"kind": "channel", "channel": self._person.open_dm().id}

    async def _install(self, asked: Payload) -> None:
        """Install the application for this person alone, or remove it."""
        if asked["on"]:
            self._person.install()
        else:
            self._person.uninstall()

    async def _membership(self, asked: Payload) -> None:
        """Bring the bot to the server, or throw it out: then only who has installed it uses it."""
        if asked["on"] == self._sandbox.world.bot_in_guild:
            raise CannotDo("that was done meanwhile")
        if asked["on"]:
            self._sandbox.invite_bot()
        else:
            self._sandbox.remove_bot()

    async def _process(self, asked: Payload) -> None:
        if self._bot is None:
            raise CannotDo("the bot was not started from here")
        acts: dict[str, Callable[[], Awaitable[object]]] = {
            "start": self._bot.start,
            "stop": self._bot.stop,
            "kill": self._bot.kill,
        }
        await acts[asked["act"]]()

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
        elif reply.message is not None:
            answer["message"] = reply.message.id
        return answer
