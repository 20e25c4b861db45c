"""A loopback Discord, for trying and for testing a bot without an account.

sandbox = Sandbox(clock)
await sandbox.start()
discord.http.Route.BASE = sandbox.api_url
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)
# start an unmodified discord.py client with sandbox.token, then:
alice = sandbox.people["alice"]
reply = await alice.slash(sandbox.channel("belote"), "hello")
await alice.click(reply.message, label="Again")
await sandbox.stop()
"""

from bot.sandbox.backend import Change
from bot.sandbox.errors import CannotDo, PortInUse, SandboxError
from bot.sandbox.exchange import Direction, Exchange, Frame, Rest
from bot.sandbox.people import Person
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.shown import Button, Reply, ShownAttachment, ShownMessage

__all__ = [
    "Button",
    "CannotDo",
    "Change",
    "Direction",
    "Exchange",
    "Frame",
    "Person",
    "PortInUse",
    "Reply",
    "Rest",
    "Sandbox",
    "SandboxError",
    "ShownAttachment",
    "ShownMessage",
]
