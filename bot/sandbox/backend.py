"""The running sandbox below its faces: the world, the clock, ids, events and who watches."""

import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.sandbox.clock import Clock, Deadlines
from bot.sandbox.exchange import Exchange
from bot.sandbox.faults import errors
from bot.sandbox.gateway import GUILDS, Gateway
from bot.sandbox.messages.messages import BodyReader
from bot.sandbox.rate_limits import Limits
from bot.sandbox.server import permissions
from bot.sandbox.world import Channel, Message, Snowflakes, World


@dataclass(frozen=True, slots=True)
class Change:
    """Something people may see changed. `viewer`: the one person it concerns, None for all."""

    kind: str
    channel_id: str | None = None
    message_id: str | None = None
    viewer: str | None = None


class Backend:
    """The state that all parts of the sandbox share."""

    def __init__(
        self, world: World, clock: Clock, ids: Snowflakes, chance: random.Random, token: str
    ) -> None:
        self.world = world
        self.clock = clock
        self.ids = ids
        self.chance = chance
        self.token = token
        self.limits = Limits()
        self.deadlines = Deadlines(clock)
        self.on_exchange: list[Callable[[Exchange], None]] = []
        self.on_change: list[Callable[[Change], None]] = []
        self.gateway = Gateway(world, token, clock.now, self.new_secret, self.on_exchange)
        self.bodies = BodyReader("", ids.next, world.emojis)
        self.limits_apply = True
        self.unreachable = False
        """True while no request gets through: Discord is down, or the bot's line is."""
        self.dms_opened: deque[float] = deque()
        """When the bot opened its latest DM channels."""

    def now(self) -> float:
        return self.clock.now()

    def new_secret(self) -> str:
        """A long word nobody guesses: session ids and interaction tokens."""
        return f"{self.chance.getrandbits(256):064x}"

    def changed(
        self, kind: str, channel: Channel | None = None, message: Message | None = None
    ) -> None:
        """Tell everybody who watches the world."""
        if self.on_change:
            change = Change(
                kind,
                channel.id if channel else None,
                message.id if message else None,
                message.viewer if message else None,
            )
            for call in list(self.on_change):
                call(change)

    def dispatch(self, event: str, data: dict[str, Any], *, intent: int = GUILDS) -> None:
        """Bring an event of the server to the bot."""
        if self.world.bot_in_guild:
            self.gateway.dispatch(event, data, intent=intent, guild_id=self.world.guild.id)

    # --- finding things, refusing what the bot may not find ---

    def channel(self, channel_id: str, *needed: int) -> Channel:
        """A channel the bot sees and holds the `needed` permissions in."""
        channel = self.world.channels.get(channel_id)
        if channel is None:
            raise errors.unknown_channel()
        permissions.require(self.world, channel, *needed)
        return channel

    def message(self, channel: Channel, message_id: str) -> Message:
        """A message that everybody in the channel sees: ephemeral ones are not found."""
        message = channel.messages.get(message_id)
        if message is None or message.viewer is not None:
            raise errors.unknown_message()
        return message
