"""Running the sandbox with a bot beside it until somebody asks it to end."""

import asyncio
import signal
from collections.abc import Callable, Mapping, Sequence

from bot.sandbox.clock import Clock
from bot.sandbox.process import BotProcess
from bot.sandbox.sandbox import Sandbox


async def serve(
    clock: Clock,
    *,
    port: int,
    argv: Sequence[str],
    env: Callable[[Sandbox], Mapping[str, str]],
    prepare: Callable[[Sandbox, BotProcess], None] | None = None,
    started: Callable[[Sandbox], None] | None = None,
) -> None:
    """Serve on `port` and run the bot `argv` until SIGINT or SIGTERM; then end both.

    `env` gives the bot's environment (whole), once the address and the token are known.
    `prepare` may add routes to `sandbox.app` before it starts; `started` is called when the
    sandbox listens. Raises `PortInUse`.
    """
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    sandbox = Sandbox(clock, port=port)
    bot = BotProcess(argv, {})
    if prepare is not None:
        prepare(sandbox, bot)
    await sandbox.start()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, ended.set)
    try:
        bot.env = dict(env(sandbox))
        if started is not None:
            started(sandbox)
        await bot.start()
        await ended.wait()
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)
        await bot.stop()
        await sandbox.stop()
