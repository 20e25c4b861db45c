"""The running sandbox below its faces: the world, the clock, ids, events and who watches."""

import random
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.sandbox.clock import Clock, Deadlines
from bot.sandbox.exchange import Exchange
from bot.sandbox.gateway import GUILDS, Gateway
from bot.sandbox.interactions.endpoint import Endpoint
from bot.sandbox.messages.messages import Body, MessageForm, Sent
from bot.sandbox.rate_limits import Limits
from bot.sandbox.world import Channel, Member, Message, Payload, Snowflakes, World, timestamp


@dataclass(frozen=True, slots=True)
class Change:
    """Something people may see changed. `viewer`: the one person it concerns, None for all."""

    kind: str
    channel_id: str | None = None
    message_id: str | None = None
    viewer: str | None = None


class Backend:
    """The state that all parts of the sandbox share. `limits_apply`: rate limits do."""

    def __init__(
        self, world: World, clock: Clock, ids: Snowflakes, chance: random.Random, limits_apply: bool
    ) -> None:
        self.world = world
        self.clock = clock
        self.ids = ids
        self.chance = chance
        self.token = f"sandbox.{chance.getrandbits(64):016x}"
        self.limits = Limits()
        self.limits_apply = limits_apply
        self.deadlines = Deadlines(clock)
        self.on_exchange: list[Callable[[Exchange], None]] = []
        """Called with each REST exchange and each gateway frame."""
        self.on_change: list[Callable[[Change], None]] = []
        """Called when something changed that people may see."""
        self.gateway = Gateway(world, self.token, clock.now, self.new_secret, self.on_exchange)
        self.endpoint = Endpoint(self.token, clock.now, self.on_exchange)
        self.url = ""
        """Where it is served, once it is."""
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

    def dispatch(self, event: str, data: Payload, *, intent: int = GUILDS) -> None:
        """Bring an event of the server to the bot."""
        if self.world.bot_in_guild:
            self.gateway.dispatch(event, data, intent=intent, guild_id=self.world.guild.id)

    # --- who is there, and whether anybody is reached ---

    def join(self, user_id: str, roles: Sequence[str] = ()) -> None:
        """Make somebody a member of the server, unless they are."""
        member = Member(user_id, timestamp(self.now()), list(roles))
        self.world.guild.members.setdefault(user_id, member)
        self.changed("members")

    def leave(self, user_id: str) -> None:
        self.world.guild.members.pop(user_id, None)
        self.changed("members")

    def remove_bot(self) -> None:
        """Throw the bot out of the server."""
        self.dispatch("GUILD_DELETE", {"id": self.world.guild.id})
        self.leave(self.world.bot_id)

    def go_offline(self, seconds: float | None = None) -> None:
        """Neither REST nor the gateway can be reached, for so long (None: until `come_online`)."""
        self.unreachable = self.gateway.refuses = True
        self.gateway.drop()
        if seconds is not None:
            self.deadlines.at(self.now() + seconds, self.come_online)

    def come_online(self) -> None:
        self.unreachable = self.gateway.refuses = False

    def read(
        self,
        sent: Sent,
        channel: Channel,
        *,
        before: Message | None = None,
        ephemeral: bool = False,
    ) -> Body:
        """Check a new message, or with `before` what an edit makes of it."""
        return MessageForm(
            sent,
            f"{self.url}/attachments/{channel.id}",
            self.ids.next,
            self.world.emojis,
            before=before,
            ephemeral=ephemeral,
        ).read()
