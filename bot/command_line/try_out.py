"""`python -m bot sandbox`: the loopback Discord with its page, the bot beside it, and its pages for
browsers."""

import asyncio
import os
import socket
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from bot.clock import SystemClock
from bot.errors import StartupError
from bot.sandbox import PortInUse, Sandbox
from bot.sandbox.page import mount
from bot.sandbox.process import serve
from bot.settings import ALL, PREFIX, Settings

HERE = "127.0.0.1"
USUAL_PAGES: int = Settings.model_fields["pages_port"].default


def run_sandbox(port: int, *, http: bool = False) -> None:
    """Serve until Ctrl+C; raises `StartupError` when the port is taken. `http`: presses go to the
    bot by signed HTTP, and not through the gateway.

    The world of the loopback lives as long as this process, and so does the database that refers
    to its messages.
    """
    pages = free_port(USUAL_PAGES)
    presses = str(free_port(USUAL_PAGES + 1)) if http else ""
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
                        f"{PREFIX}ROLES": ALL,
                        f"{PREFIX}PAGES_PORT": str(pages),
                        f"{PREFIX}PAGES_ADDRESS": HERE,
                        f"{PREFIX}PAGES_URL": f"http://{HERE}:{pages}",
                        f"{PREFIX}PAGES_AT_ONCE": "1",
                        f"{PREFIX}INTERACTIONS_PORT": presses,
                        f"{PREFIX}INTERACTIONS_ADDRESS": HERE,
                        f"{PREFIX}INTERACTIONS_URL": presses and f"http://{HERE}:{presses}",
                    },
                    prepare=mount,
                    started=_announce,
                    beside=(sys.executable, "-m", "bot", "pages"),
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


def free_port(usual: int) -> int:
    """The usual port, or any where another program has that."""
    for port in (usual, 0):
        with suppress(OSError), socket.create_server((HERE, port)) as held:
            return held.getsockname()[1]
    return usual


def _announce(sandbox: Sandbox) -> None:
    sys.stdout.write(f"Open {sandbox.url} in a browser. Ctrl+C ends it.\n")
    sys.stdout.flush()
