"""The acts that a window asks for, done as its person. Each answer is a frame, or None."""

from bot.sandbox.faults.errors import CannotDo
from bot.sandbox.messages.shown import Reply, ShownMessage
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
