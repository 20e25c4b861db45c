"""`python -m bot run` as a process of its own, killed in the middle of a deal and started again."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from bot.clock import SystemClock
from bot.sandbox import BotProcess, Reply, Sandbox, ShownMessage
from bot.settings import PREFIX
from bot.text import words_for
from tests.end_to_end.club import choices_on, is_picture
from tests.end_to_end.known_deals import PREPARES
from tests.patience import PATIENCE
from tests.sandbox_fixtures import running_sandbox
from tests.tools import forked

EN = words_for("en")


async def in_time(use: Callable[[], Awaitable[Reply]]) -> Reply:
    """Use the bot again until it answers within Discord's three seconds, as people do."""
    async with asyncio.timeout(PATIENCE):
        while (reply := await use()).kind == "none":
            pass
    return reply


def has_counted(reply: Reply) -> bool:
    """Now, or before: what was answered too late may have counted and be shown only later."""
    done = EN("refused-reason.already-played", move="").strip(" .")
    told = reply.latest.text() if reply.latest else ""
    return reply.kind in ("update", "deferred") or told.startswith(done)


class Alone:
    """Alice and three robots; the bot is a process, so all there is to see is her screen."""

    def __init__(self, sandbox: Sandbox, process: BotProcess) -> None:
        self.sandbox = sandbox
        self.process = process
        self.alice = sandbox.people["alice"]
        self.belote = sandbox.channel("belote")

    async def start(self) -> None:
        """Start the bot and wait until it is connected."""
        gateway, here = self.sandbox.gateway, asyncio.Event()

        def look() -> None:
            if any(session.connection for session in gateway.sessions.values()):
                here.set()

        gateway.on_change.append(look)
        await self.process.start()
        async with asyncio.timeout(PATIENCE):
            await here.wait()
        gateway.on_change.remove(look)

    async def kill(self) -> None:
        assert await self.process.kill() == -9

    def hands(self) -> list[ShownMessage]:
        dm = self.alice.dm
        return [m for m in self.alice.sees(dm) if is_picture(m, "hand.png")] if dm else []

    def choices(self) -> list[str]:
        """Return what Alice may do; the last card is none of her business, it plays itself."""
        hands = self.hands()
        choices = choices_on(hands[-1]) if hands else []
        cards = [b for b in hands[-1].buttons() if "dd:play:" in str(b.custom_id)] if hands else []
        return [] if len(cards) == 1 else choices

    async def asked(self) -> None:
        await self.sandbox.until(lambda: bool(self.choices()), seconds=PATIENCE)

    async def click(self, choice: str) -> None:
        """Click, and wait until it shows: on a busy machine a click may take its second."""
        hand = self.hands()[-1]
        while choice in self.choices():
            reply = await self.alice.click(hand, custom_id=choice)
            if reply.kind != "none":
                assert has_counted(reply), (reply, list(self.process.log))
                break
        await self.sandbox.until(lambda: choice not in self.choices(), seconds=PATIENCE)

    async def open_table(self) -> None:
        """A table with three robots, begun."""
        reply = await in_time(lambda: self.alice.slash(self.belote, "belote"))
        lobby = reply.message
        assert lobby is not None
        hands = len(self.hands())
        for label in (EN("lobby-fill"), EN("lobby-start")):
            await self.press(lobby, label)
        await self.sandbox.until(lambda: len(self.hands()) > hands, seconds=PATIENCE)

    async def press(self, lobby: ShownMessage, label: str) -> None:
        """Click a button of the lobby until it is gone: what was answered too late may count."""

        def stands() -> bool:
            shown = self.alice.sees_message(lobby.channel_id, lobby.id)
            return shown is not None and any(each.label == label for each in shown.buttons())

        await self.sandbox.until(stands, seconds=PATIENCE)
        async with asyncio.timeout(PATIENCE):
            while stands() and (await self.alice.click(lobby, label=label)).kind == "none":
                pass

    def drawer(self) -> int | None:
        """The process that draws for the bot, while there is one."""
        database = self.process.env[f"{PREFIX}DATABASE"]
        for each in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                draws = b"card_images.process" in (each / "cmdline").read_bytes().split(b"\0")
                if draws and database.encode() in (each / "environ").read_bytes():
                    return int(each.name)
        return None

    def asks(self) -> list[str]:
        """Return what Alice may do on the newest message in her DM, with a picture or without."""
        return choices_on(self.shown()[-1]) if self.shown() else []

    def shown(self) -> list[ShownMessage]:
        dm = self.alice.dm
        return [m for m in self.alice.sees(dm) if m.components] if dm else []

    async def play(self) -> None:
        """Click, and wait until something else is asked."""
        before = self.asks()
        await in_time(lambda: self.alice.click(self.shown()[-1], custom_id=before[-1]))
        await self.sandbox.until(lambda: self.asks() not in ([], before), seconds=PATIENCE)

    def sheets(self) -> list[ShownMessage]:
        return [
            message
            for thread in self.sandbox.threads()
            for message in self.alice.sees(thread)
            if is_picture(message, "sheet.png")
        ]


@pytest.fixture
async def alone(tmp_path: Path) -> AsyncIterator[Alone]:
    async with running_sandbox(SystemClock()) as sandbox:
        settings = {
            "DISCORD_URL": sandbox.url,
            "DISCORD_TOKEN": sandbox.token,
            "DATABASE": str(tmp_path / "alone.db"),
            "ROBOT_DELAY": "0",
            "TRICK_PAUSE": "0",
        }
        env = os.environ | {PREFIX + name: value for name, value in settings.items()}
        known_deals = [*forked.command(), "-m", "tests.end_to_end.known_deals", "run", "--sync"]
        process = BotProcess(known_deals, env)
        try:
            yield Alone(sandbox, process)
        finally:
            await process.stop()


async def test_killed_in_the_auction_and_in_a_trick(alone: Alone) -> None:
    await alone.start()
    await alone.open_table()
    await alone.asked()
    assert any(":pass:" in choice for choice in alone.choices())
    await alone.kill()
    await alone.start()
    while not any(":play:" in choice for choice in alone.choices()):
        await alone.click(alone.choices()[-1])
        await alone.asked()
    await alone.click(alone.choices()[0])
    # Now: the robots are at it, and nothing waits for them to be done.
    await alone.kill()
    await alone.start()
    while not alone.sheets():
        await alone.sandbox.until(lambda: bool(alone.choices() or alone.sheets()), seconds=PATIENCE)
        if alone.choices():
            await alone.click(alone.choices()[0])
    assert len(alone.sheets()) == 1
    assert list(alone.process.log).count(PREPARES) == 3, "once each time it was started"
    titles = [hand.text().split("\n")[0] for hand in alone.hands()]
    assert len(set(titles)) == len(titles)
    assert not any("Traceback" in line for line in alone.process.log), "\n".join(alone.process.log)
    assert await alone.process.stop(patience=PATIENCE) == 0


async def test_a_drawing_process_that_ends_again_and_again_stops_no_table(alone: Alone) -> None:
    await alone.start()
    await alone.open_table()
    await alone.asked()
    stopped = asyncio.create_task(kill_again_and_again(alone))
    while alone.shown()[-1].attachments:
        await alone.play()
    stopped.cancel()
    while not alone.shown()[-1].attachments:
        await alone.play()
    assert not any("Traceback" in line for line in alone.process.log), "\n".join(alone.process.log)


async def kill_again_and_again(alone: Alone) -> None:
    """End each process that draws, five times a second: few come to draw at all."""
    while True:
        if (pid := alone.drawer()) is not None:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(0.2)


async def test_asked_to_stop_in_the_middle_of_a_click(alone: Alone) -> None:
    """SIGTERM: what is acknowledged is there afterwards."""
    await alone.start()
    await alone.open_table()
    await alone.asked()
    choice, hand = alone.choices()[0], alone.hands()[-1]
    clicking = asyncio.create_task(alone.alice.click(hand, custom_id=choice))
    await asyncio.sleep(0)  # it is on its way
    assert await alone.process.stop(patience=PATIENCE) == 0
    reply = await clicking
    await alone.start()
    if reply.kind == "none":  # it never arrived, or its answer: the same click counts now or did
        reply = await in_time(lambda: alone.alice.click(hand, custom_id=choice))
        assert has_counted(reply), reply
    else:
        assert reply.kind in ("update", "deferred"), reply
    await alone.sandbox.until(lambda: choice not in alone.choices(), seconds=PATIENCE)
    assert not any("Traceback" in line for line in alone.process.log), "\n".join(alone.process.log)
