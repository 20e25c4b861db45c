"""A bot as a process of its own, stopped, killed and started again, and a sandbox beside it."""

import asyncio
import signal
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from bot.sandbox.clock import Clock
from bot.sandbox.sandbox import Sandbox

LOG_LINES = 500
_LONGEST_LINE = 1 << 20


class BotProcess:
    """Runs one command, one run at a time."""

    def __init__(self, argv: Sequence[str], env: Mapping[str, str]) -> None:
        self.argv = tuple(argv)
        self.env = dict(env)
        self.log: deque[str] = deque(maxlen=LOG_LINES)
        """The last lines it wrote, of all its runs."""
        self.on_change: list[Callable[[], None]] = []
        """Called when it starts, writes a line and ends."""
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None and self.running else None

    @property
    def exit_status(self) -> int | None:
        """Return the status of the last run that ended; negative: the signal that ended it."""
        return None if self._process is None else self._process.returncode

    async def start(self) -> None:
        """Start it, unless it runs already."""
        if self.running:
            return
        self._process = await asyncio.create_subprocess_exec(
            *self.argv,
            env=self.env,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            limit=_LONGEST_LINE,
        )
        self._reader = asyncio.create_task(self._read(self._process))
        self._changed()

    async def stop(self, *, patience: float = 10.0) -> int | None:
        """Ask it to end (SIGTERM), kill it after `patience` seconds; its exit status."""
        if not self.running:
            return self.exit_status
        self._signal(signal.SIGTERM)
        try:
            return await asyncio.wait_for(self.wait(), patience)
        except TimeoutError:
            return await self.kill()

    async def kill(self) -> int | None:
        """End it at once (SIGKILL), as a crash would."""
        self._signal(signal.SIGKILL)
        return await self.wait()

    async def wait(self) -> int | None:
        """Wait until it ended and its last line was read; its exit status."""
        if self._reader is not None:
            await asyncio.shield(self._reader)
        return self.exit_status

    def _signal(self, number: int) -> None:
        if self._process is not None and self.running:
            with suppress(ProcessLookupError):
                self._process.send_signal(number)

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout is not None
        async for line in process.stdout:
            self.log.append(line.decode(errors="replace").rstrip())
            self._changed()
        await process.wait()
        self._changed()

    def _changed(self) -> None:
        for call in list(self.on_change):
            call()


async def serve(
    clock: Clock,
    *,
    port: int,
    argv: Sequence[str],
    env: Callable[[Sandbox], Mapping[str, str]],
    prepare: Callable[[Sandbox, BotProcess], None] | None = None,
    started: Callable[[Sandbox], None] | None = None,
    beside: Sequence[str] = (),
) -> None:
    """Serve on `port` and run the bot `argv` until SIGINT or SIGTERM; then end both; and so with
    another command that runs `beside` the bot in the same environment.

    `env` gives the bot's environment (whole), once the address and the token are known.
    `prepare` may add routes to `sandbox.app` before it starts; `started` is called when the
    sandbox listens. Raises `PortInUse`.
    """
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    sandbox = Sandbox(clock, port=port)
    bot, other = BotProcess(argv, {}), BotProcess(beside, {})
    if prepare is not None:
        prepare(sandbox, bot)
    await sandbox.start()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, ended.set)
    try:
        bot.env = other.env = dict(env(sandbox))
        if started is not None:
            started(sandbox)
        await bot.start()
        if beside:
            await other.start()
        await ended.wait()
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)
        await other.stop()
        await bot.stop()
        await sandbox.stop()
