"""`python -m bot doctor` as a process of its own, which somebody interrupts."""

import os
import signal
from pathlib import Path

from bot.clock import SystemClock
from bot.sandbox import BotProcess
from bot.settings import PREFIX
from tests.patience import PATIENCE
from tests.sandbox_fixtures import running_sandbox
from tests.tools import forked


async def test_asked_to_end_it_leaves_nothing_behind(tmp_path: Path) -> None:
    """SIGTERM is treated as Ctrl+C is."""
    async with running_sandbox(SystemClock()) as sandbox:
        settings = {
            "DISCORD_URL": sandbox.url,
            "DISCORD_TOKEN": sandbox.token,
            "DATABASE": str(tmp_path / "games.db"),
        }
        env = os.environ | {PREFIX + name: value for name, value in settings.items()}
        process = BotProcess([*forked.command(), "-m", "bot", "doctor"], env)
        channels = sandbox.world.channels
        await process.start()
        try:
            await sandbox.until(lambda: any(each.messages for each in channels.values()))
            assert process.pid is not None
            os.kill(process.pid, signal.SIGTERM)
            assert await process.wait() == 130, list(process.log)
        finally:
            await process.stop(patience=PATIENCE)
        assert not sandbox.threads()
        assert not any(each.messages for each in channels.values())
        assert "Traceback" not in "\n".join(process.log)
