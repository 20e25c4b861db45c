"""`python -m bot sandbox`: the loopback Discord with its page, and the bot beside it."""

import asyncio
import os
import sys
import tempfile
from pathlib import Path

from bot.clock import SystemClock
from bot.errors import StartupError
from bot.sandbox import PortInUse, Sandbox
from bot.sandbox.page import mount
from bot.sandbox.process import serve
from bot.settings import PREFIX


def run_sandbox(port: int) -> None:
    """Serve until Ctrl+C; raises `StartupError` when the port is taken.

    The world of the loopback lives as long as this process, and so does the database that refers
    to its messages.
    """
    with tempfile.TemporaryDirectory(prefix="dix-de-der-") as folder:
        database = Path(folder) / "sandbox.db"
        try:
            asyncio.run(
                serve(
                    SystemClock(),
                    port=port,
                    argv=(sys.executable, "-m", "bot", "run", "--sync"),
                    env=lambda sandbox: {
                        **os.environ,
                        f"{PREFIX}DISCORD_URL": sandbox.url,
                        f"{PREFIX}DISCORD_TOKEN": sandbox.token,
                        f"{PREFIX}DATABASE": str(database),
                    },
                    prepare=mount,
                    started=_announce,
                )
            )
        except PortInUse:
            raise StartupError(
                f"Port {port} is in use, perhaps by another sandbox: stop that one,"
                f" or take another port: python -m bot sandbox --port {port + 1}"
            ) from None
        except PermissionError:
            raise StartupError(
                f"Port {port} is not allowed here: take one above 1023, such as --port 8765"
            ) from None


def _announce(sandbox: Sandbox) -> None:
    sys.stdout.write(f"Open {sandbox.url} in a browser. Ctrl+C ends it.\n")
    sys.stdout.flush()
