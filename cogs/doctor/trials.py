"""One of each thing that the bot relies on, sent to its owner: what Discord answers, how fast.

Everything that is sent is removed at the end, also when whoever runs it loses patience.
"""

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from datetime import UTC, datetime
from enum import StrEnum
from platform import python_version
from typing import Any, NamedTuple, TypeVar

import aiohttp
import discord
from discord import ui

from bot.clock import Clock
from bot.logs import HIDDEN, redacted
from card_images.cards import draw_emojis
from cogs.bot import DixDeDer
from cogs.connection import UNREACHED, Requests
from cogs.press import DOCTOR, Press, button, labelled, press_of, select, titled
from cogs.screens.screen import Picture, Screen, every, layout, text, texts

T = TypeVar("T")

PATIENCE = 300.0
"""seconds for all three presses"""
SLOWLY = 3.5
"""seconds after a click in which its token is used: a first answer would be too late by then"""
LINES = 25
"""the most that a select of Discord's offers"""
SOME_ID = re.compile(r"\d{15,}")


class TrialOutcome(StrEnum):
    WELL = "well"
    NOTE = "note"
    """another than it might be, and nobody is hindered"""
    DIFFERS = "differs"
    NOT_TRIED = "not tried"


class Finding(NamedTuple):
    """One line of the report. `todo`: a sentence for who reads it, where not all is well."""

    what: str
    answered: str
    outcome: TrialOutcome
    todo: str
    seconds: float | None


class Trial(NamedTuple):
    """Something that is tried, what is said when it goes well, and what to do when it does not."""

    what: str
    well: str
    todo: str


class Differs(Exception):
    """Discord did what it was asked to, and not as it should be."""


class Late(Exception):
    """Nothing has come of what was waited for."""


REPORT_IT = "attach this report to a bug report"
PICTURE = Trial(
    "A picture with its alt text",
    "sent, and shown with its text",
    f"Hands and tables are such pictures: {REPORT_IT}.",
)
REPLACED = Trial(
    "A picture replaced by another",
    "the message shows the new one alone",
    f"Hands and tables would stay as they were: {REPORT_IT}.",
)
NONCE = Trial(
    "A nonce sent twice",
    "the message stands there once",
    f"Where an answer of Discord's is lost, a message may stand there twice: {REPORT_IT}.",
)
THREAD = Trial(
    "A thread with its messages",
    "opened, and a message in it sent and changed",
    f"Every table is a thread: {REPORT_IT}.",
)
PRESS = Trial(
    "A press on a button",
    "answered in time",
    "Look at how much this machine has to do, and at its line to Discord.",
)
EDIT = Trial(
    f"An edit by the token of that press, {SLOWLY:g} s later",
    "the message is changed",
    f"Hands would stay as they were: {REPORT_IT}.",
)
SELECT = Trial(
    f"A select with {LINES} lines",
    "all of them are there, and what is chosen arrives",
    f"Choices would be cut short: {REPORT_IT}.",
)
FORM = Trial(
    "A form",
    "opened, and what is written arrives",
    f"Names and scores are written in forms: {REPORT_IT}.",
)
EPHEMERAL = Trial(
    "An answer that one person alone reads",
    "shown to nobody else",
    f"Hands are shown by such answers, so play no party before it is mended: {REPORT_IT}.",
)
TRIALS = (PICTURE, REPLACED, NONCE, THREAD, PRESS, EDIT, SELECT, FORM, EPHEMERAL)
REMOVED = "Everything that was sent"

BEGIN, LINE, WRITTEN = "begin", "line", "written"
"""the doctor's controls"""
_LINES = tuple(map(str, range(1, LINES + 1)))
FIRST = (
    "## Doctor, 1 of 3\nSomebody runs `python -m bot doctor` with this bot's token. If it is you,"
    " press **Begin**; two more presses follow. All of this is removed at the end."
)
SECOND = "## Doctor, 2 of 3\nYour press is answered. Go on below."
CHOOSE = "Choose any line; then a form opens."
THANKS = "That was all, thank you. The report stands where you started the doctor."
ONCE = "This is sent twice and stands here once."
HERE = "The bot's owner is looking whether tables can be opened here. This goes away by itself."
PRESS_IT = (
    "Start the doctor again, and press three times what the bot sends to its owner in a direct"
    " message."
)

BY_CODE = {
    50007: "Let members of a server that you share with the bot write to you (on that server:"
    " Privacy Settings, Direct Messages), and start the doctor again.",
    50278: "Invite the bot to a server that you are on (step 3 of the README), and start the doctor"
    " again.",
    40003: "Wait for ten minutes, and start the doctor again.",
    50001: "Let the bot see that channel, as /setup says.",
    50013: "Give the bot the permissions that /setup names in that channel.",
    10062: "The answer came later than Discord's three seconds: look at how much this machine has"
    " to do, and at its line to Discord.",
    40060: "Another program answered first: is a bot of an older version running with this token?"
    " Stop that one.",
}
"""what to do by Discord's code, where it says more than the trial does"""


class Report:
    """All findings, in their order; of each thing the last."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._found: dict[str, Finding] = {}

    def add(
        self,
        what: str,
        answered: str,
        outcome: TrialOutcome = TrialOutcome.WELL,
        todo: str = "",
        seconds: float | None = None,
    ) -> None:
        """Add a `Finding`."""
        self._found[what] = Finding(what, answered, outcome, todo, seconds)

    async def attempt(self, trial: Trial, asking: Awaitable[T]) -> T | None:
        """Ask something of Discord, and note how that went; None where it did not go well."""
        steady = self._clock.steady
        began = steady.now()
        try:
            answer = await asking
        except Differs as error:
            answered, todo = str(error), trial.todo
        except Late:
            answered, todo = "it did not come in time", trial.todo
        except UNREACHED as error:
            answered = f"no answer from Discord ({type(error).__name__})"
            if isinstance(error, discord.HTTPException):
                told = " ".join(error.text.split())
                answered = f"Discord answers {error.status}, code {error.code}: {told}"
            todo = BY_CODE.get(getattr(error, "code", 0), trial.todo)
        else:
            self.add(trial.what, trial.well, seconds=steady.now() - began)
            return answer
        self.add(trial.what, answered, TrialOutcome.DIFFERS, todo, steady.now() - began)
        return None

    def end(self) -> None:
        """Note what was not come to."""
        for trial in TRIALS:
            if trial.what not in self._found:
                self.add(trial.what, "something before it went wrong", TrialOutcome.NOT_TRIED)

    @property
    def is_well(self) -> bool:
        return not self._all(TrialOutcome.DIFFERS, TrialOutcome.NOT_TRIED)

    @property
    def summary(self) -> str:
        differ, untried = (
            len(self._all(TrialOutcome.DIFFERS)),
            len(self._all(TrialOutcome.NOT_TRIED)),
        )
        return f"Of {len(self._found)} lines: differs {differ}, not tried {untried}."

    def _all(self, *outcomes: TrialOutcome) -> list[Finding]:
        return [each for each in self._found.values() if each.outcome in outcomes]

    def text(self) -> str:
        """The whole of it. There is no token and no id in it, whatever Discord's sentences say."""
        now = datetime.fromtimestamp(self._clock.now(), UTC)
        head = f"{now:%Y-%m-%d %H:%M} UTC, Python {python_version()}, discord.py"
        lines = [f"{head} {discord.__version__}", ""]
        for each in self._found.values():
            seconds = "" if each.seconds is None else f" ({each.seconds:.2f} s)"
            lines.append(f"{each.outcome:<11}{each.what}: {each.answered}{seconds}")
            lines += [" " * 11 + each.todo] * bool(each.todo)
        return SOME_ID.sub(HIDDEN, redacted("\n".join(lines))) + "\n"


async def within(clock: Clock, seconds: float, waiting: Coroutine[Any, Any, T]) -> T:
    """Wait by a clock for so long; raises `Late`."""
    task = asyncio.create_task(waiting)
    alarm = asyncio.create_task(clock.sleep_until(clock.now() + seconds))
    try:
        await asyncio.wait((task, alarm), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Late
        return task.result()
    finally:
        task.cancel()
        alarm.cancel()


class Client(discord.Client):
    """A second connection of the same bot. It answers what is pressed on its own messages alone.

    Discord tells both of each press; the bot leaves this one's alone (`DOCTOR`), and so it may run
    meanwhile.
    """

    def __init__(self, bot: DixDeDer) -> None:
        self._requests = Requests(bot.clock.steady)
        super().__init__(
            intents=bot.intents,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            http_trace=self._requests.watch(aiohttp.TraceConfig()),
            max_ratelimit_timeout=30.0,
            guild_ready_timeout=0.0,  # `has_all` waits for servers by the one clock
        )
        self.mark = secrets.token_hex(4)
        """in the custom ids of this one's controls: another doctor may be at it"""
        self.pressed: asyncio.Queue[discord.Interaction[Any]] = asyncio.Queue()
        self._connecting: asyncio.Task[None] | None = None
        self._is_let_in = False
        self._news = asyncio.Event()

    def begin(self) -> None:
        """Connect, and stay so until it is closed."""
        self._connecting = asyncio.create_task(self.connect())
        self._connecting.add_done_callback(lambda _: self._news.set())

    async def on_connect(self) -> None:
        self._is_let_in = True
        self._news.set()

    async def on_socket_event_type(self, _: str) -> None:
        self._news.set()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        press = press_of(interaction.data or {})
        if (press.verb, press.text(0)) == (DOCTOR, self.mark):
            self.pressed.put_nowait(interaction)

    async def is_let_in(self) -> bool:
        """Wait for the gateway's greeting; raises `Differs` where there will be none."""
        connecting = self._connecting
        assert connecting is not None  # it has begun
        await self._until(lambda: self._is_let_in or connecting.done())
        if not self._is_let_in:
            raise Differs(f"closed: {connecting.exception()}")
        return True

    async def has_all(self) -> None:
        """Wait until every server is known."""
        await self._until(lambda: not any(each.unavailable for each in self.guilds))

    async def _until(self, comes_true: Callable[[], bool]) -> None:
        while not comes_true():
            self._news.clear()
            await self._news.wait()

    async def close(self) -> None:
        await super().close()
        connecting = self._connecting
        # Where the gateway ends it, discord.py closes the client from within.
        if connecting is not None and connecting is not asyncio.current_task():
            connecting.cancel()  # it may rest between two tries
            await asyncio.wait((connecting,))
        await self._requests.deadlines.close()


class Trials:
    """One of each, sent to one person and to one channel."""

    def __init__(self, client: Client, clock: Clock, report: Report) -> None:
        self._client = client
        self._clock = clock
        self._report = report
        self._sent: list[asyncio.Task[Any]] = []
        """what was sent, or is on its way: each can be deleted"""
        self._patient_until = 0.0

    async def hold(
        self, owner: int, place: discord.TextChannel | None, ask: Callable[[], object]
    ) -> None:
        """Hold all of them; `ask` is called when the owner has something to press."""
        attempt = self._report.attempt
        try:
            shown = await attempt(PICTURE, self._send_picture(owner))
            if shown is not None:
                await attempt(REPLACED, self._replace(shown))
                await attempt(NONCE, self._send_twice(shown.channel))
            if place is None:
                told = "the bot has all permissions for tables in no channel"
                self._report.add(THREAD.what, told, TrialOutcome.NOT_TRIED, BY_CODE[50013])
            else:
                await attempt(THREAD, self._open_thread(place))
            if shown is None:
                return
            ask()
            self._patient_until = self._clock.now() + PATIENCE
            press, _ = await self._press(PRESS, BEGIN)
            pressed_at = self._clock.now()
            if await attempt(PRESS, press.response.defer()) is not None:
                await self._clock.sleep_until(pressed_at + SLOWLY)
                await attempt(EDIT, self._edit(press))
            if await attempt(SELECT, self._send_select(shown.channel)) is not None:
                await self._choose_and_write()
        except Late:
            return  # noted where it was waited for
        finally:
            await self._remove()

    async def _choose_and_write(self) -> None:
        add = self._report.add
        chosen, press = await self._press(SELECT, LINE)
        if press.value not in _LINES:
            add(SELECT.what, "what is chosen does not arrive", TrialOutcome.DIFFERS, SELECT.todo)
        # Who closes the form without sending it chooses again.
        while press.text(1) == LINE:
            form = titled("Doctor, 3 of 3", DOCTOR, self._client.mark, WRITTEN)
            field: ui.TextInput[Any] = ui.TextInput(
                custom_id="text", default="belote", max_length=40
            )
            form.add_item(labelled("Write anything, and submit it", field))
            if await self._report.attempt(FORM, chosen.response.send_modal(form)) is None:
                return
            chosen, press = await self._press(FORM, WRITTEN, LINE)
        if not press.value:
            add(FORM.what, "what is written does not arrive", TrialOutcome.DIFFERS, FORM.todo)
        await self._report.attempt(EPHEMERAL, self._answer_alone(chosen))

    # What asks nobody ---------------------------------------------------------------------------

    async def _send_picture(self, owner: int) -> discord.Message:
        channel = await self._client.create_dm(discord.Object(owner))
        sent = await self._send(channel, self._asking("hearts"))
        _check_picture(sent, "hearts")
        return sent

    def _asking(self, suit: str) -> Screen:
        picture = _picture(suit)
        begin = button("Begin", DOCTOR, self._client.mark, BEGIN, style=discord.ButtonStyle.success)
        items = [text(FIRST), picture.gallery(), ui.ActionRow(begin)]
        return Screen(layout(*items), (picture,))

    async def _replace(self, shown: discord.Message) -> bool:
        screen = self._asking("spades")
        edited = await shown.edit(view=screen.view, attachments=screen.files())
        _check_picture(edited, "spades")
        if _addresses(edited) == _addresses(shown):
            raise Differs("the message shows the old one")
        return True

    async def _send_twice(self, channel: discord.abc.Messageable) -> bool:
        nonce = _nonce()
        first, second = [await self._keep(channel.send(ONCE, nonce=nonce)) for _ in range(2)]
        if first.id != second.id:
            raise Differs("the message stands there twice")
        return True

    async def _open_thread(self, place: discord.TextChannel) -> bool:
        message = await self._send(place, Screen(layout(text(HERE))), silent=True)
        opened = message.create_thread(name="Doctor", auto_archive_duration=60)
        thread = await self._keep(opened)
        picture = _picture("hearts")
        inside = await self._send(thread, Screen(layout(picture.gallery()), (picture,)))
        _check_picture(inside, "hearts")
        edited = await inside.edit(view=layout(text(HERE)), attachments=[])
        _check_text(edited, HERE)
        return True

    # What is pressed ----------------------------------------------------------------------------

    async def _press(self, trial: Trial, *names: str) -> tuple[discord.Interaction[Any], Press]:
        """Wait for a press on one of these; another one again is answered by nothing.

        Raises `Late`, which is noted for the trial.
        """
        while True:
            left = self._patient_until - self._clock.now()
            try:
                interaction = await within(self._clock, left, self._client.pressed.get())
            except Late:
                minutes = f"{PATIENCE / 60:g} minutes"
                told = f"the three presses have not come within {minutes}"
                self._report.add(trial.what, told, TrialOutcome.DIFFERS, PRESS_IT)
                raise
            press = press_of(interaction.data or {})
            if press.text(1) in names:
                return interaction, press
            with suppress(*UNREACHED):
                await interaction.response.defer()

    async def _edit(self, press: discord.Interaction[Any]) -> bool:
        edited = await press.edit_original_response(view=layout(text(SECOND)), attachments=[])
        _check_text(edited, SECOND)
        return True

    async def _send_select(self, channel: discord.abc.Messageable) -> bool:
        options = {each: f"Line {each}" for each in _LINES}
        control = select("Choose a line", options, DOCTOR, self._client.mark, LINE)
        sent = await self._send(channel, Screen(layout(text(CHOOSE), ui.ActionRow(control))))
        selects = (each for each in every(sent.components) if isinstance(each, discord.SelectMenu))
        shown = [option.value for each in selects for option in each.options]
        if shown != list(_LINES):
            raise Differs(f"{len(shown)} lines are there")
        return True

    async def _answer_alone(self, press: discord.Interaction[Any]) -> bool:
        async def answer() -> discord.InteractionMessage:
            answered = await press.response.send_message(view=layout(text(THANKS)), ephemeral=True)
            if isinstance(answered.resource, discord.InteractionMessage):
                return answered.resource
            return await press.original_response()

        if not (await self._keep(answer())).flags.ephemeral:
            raise Differs("everybody reads it")
        return True

    # Sending, and removing ----------------------------------------------------------------------

    async def _send(
        self, channel: discord.abc.Messageable, screen: Screen, *, silent: bool = False
    ) -> discord.Message:
        return await self._keep(
            channel.send(view=screen.view, files=screen.files(), nonce=_nonce(), silent=silent)
        )

    async def _keep(self, sending: Coroutine[Any, Any, T]) -> T:
        """Send what is removed at the end, also if this is interrupted in the middle of it."""
        task = asyncio.create_task(sending)
        self._sent.append(task)
        return await asyncio.shield(task)

    async def _remove(self) -> None:
        left = 0
        for task in reversed(self._sent):
            await asyncio.wait((task,))
            if task.exception() is not None:
                continue
            try:
                await task.result().delete()
            except discord.NotFound:
                continue  # with what it stood in, or the same that was sent before
            except UNREACHED:
                left += 1
        if left:
            told = f"not removed: {left}"
            self._report.add(REMOVED, told, TrialOutcome.DIFFERS, "Delete it on Discord by hand.")
        elif self._sent:
            self._report.add(REMOVED, "removed")


def _nonce() -> str:
    return secrets.token_hex(12)


def _picture(suit: str) -> Picture:
    return Picture("picture.png", draw_emojis()[suit], f"The sign of {suit}")


def _shown(message: discord.Message) -> list[discord.MediaGalleryItem]:
    galleries = (
        each
        for each in every(message.components)
        if isinstance(each, discord.MediaGalleryComponent)
    )
    return [item for gallery in galleries for item in gallery.items]


def _addresses(message: discord.Message) -> list[str]:
    """The addresses of a message's pictures, without their signatures, which change."""
    return [each.media.url.partition("?")[0] for each in _shown(message)]


def _check_picture(message: discord.Message, suit: str) -> None:
    told = [each.description for each in _shown(message)]
    if told != [_picture(suit).alt]:
        shown = "without its alt text" if told == [None] else "otherwise"
        raise Differs(f"{len(told)} pictures are there, {shown}" if told else "none is there")


def _check_text(message: discord.Message, content: str) -> None:
    if list(texts(message)) != [content]:
        raise Differs("it shows what it showed before")
