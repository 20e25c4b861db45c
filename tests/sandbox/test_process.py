"""A bot as a process: stopped, killed, started again, while the sandbox stays."""

import asyncio
import os
import signal
import sys
from pathlib import Path

from bot.clock import SystemClock
from bot.sandbox import Sandbox
from bot.sandbox.process import BotProcess, serve
from tests.patience import PATIENCE

BOT = """
import os, sys
sys.modules["zstandard"] = None  # so that discord.py asks for zlib-stream
import discord, yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

Route.BASE = os.environ["API"]
DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["GATEWAY"])


class Bot(discord.Client):
    async def on_interaction(self, interaction):
        await interaction.response.send_message(f"I am {os.getpid()}")

    async def on_connect(self):
        command = {"name": "hello", "description": "Says who it is"}
        await self.http.bulk_upsert_global_commands(self.application_id, [command])
        print("connected", flush=True)


Bot(intents=discord.Intents(guilds=True)).run(os.environ["TOKEN"], log_handler=None)
"""


async def test_serving_ends_when_asked_to(tmp_path: Path) -> None:
    script = tmp_path / "idle.py"
    script.write_text("import os, time\nprint(os.environ['PLACE'], flush=True)\ntime.sleep(600)\n")
    listening: asyncio.Future[Sandbox] = asyncio.get_running_loop().create_future()
    processes: list[BotProcess] = []
    serving = asyncio.ensure_future(
        serve(
            SystemClock(),
            port=0,
            argv=[sys.executable, str(script)],
            env=lambda sandbox: {"PLACE": sandbox.url},
            prepare=lambda sandbox, bot: processes.append(bot),
            started=listening.set_result,
        )
    )
    sandbox = await listening
    (bot,) = processes
    wrote = asyncio.Event()
    bot.on_change.append(lambda: wrote.set() if bot.log else None)
    await asyncio.wait_for(wrote.wait(), PATIENCE)
    assert list(bot.log) == [sandbox.url]
    os.kill(os.getpid(), signal.SIGTERM)
    await asyncio.wait_for(serving, PATIENCE)
    assert bot.exit_status == -signal.SIGTERM


async def test_a_killed_bot_is_started_again(sandbox: Sandbox, tmp_path: Path) -> None:
    script = tmp_path / "small_bot.py"
    script.write_text(BOT)
    env = {
        "API": sandbox.api_url,
        "GATEWAY": sandbox.gateway.url,
        "TOKEN": sandbox.token,
        "PATH": os.environ["PATH"],
    }
    bot = BotProcess([sys.executable, str(script)], env)
    assert (bot.running, bot.exit_status) == (False, None)
    alice, belote = sandbox.people["alice"], sandbox.channel("belote")
    said: list[str] = []
    for end in (bot.kill, bot.stop):
        sandbox.world.global_commands.clear()
        await bot.start()
        await sandbox.until(lambda: bool(sandbox.world.global_commands), seconds=PATIENCE)
        reply = await alice.slash(belote, "hello")
        assert reply.message.content == f"I am {bot.pid}"
        said.append(reply.message.content)
        status = await end()
        assert not bot.running
        assert bot.pid is None
        assert (status == -signal.SIGKILL) == (end == bot.kill)
    assert list(bot.log).count("connected") == 2
    assert [m.content for m in alice.sees(belote)] == said
