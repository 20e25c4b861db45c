"""The sandbox as others use it: a world with people, served on this machine, and the little server
that everybody finds when it starts."""

import asyncio
import errno
import random
from collections.abc import Callable
from contextlib import suppress
from email.utils import formatdate
from typing import Any

from aiohttp import web, web_app

from bot.sandbox import payloads
from bot.sandbox.backend import Backend, Change
from bot.sandbox.clock import Clock
from bot.sandbox.faults import errors
from bot.sandbox.faults.faults import Faults
from bot.sandbox.interactions.interactions import Interactions
from bot.sandbox.messages import posting
from bot.sandbox.messages.shown import ShownMessage
from bot.sandbox.rate_limits import RateLimiter
from bot.sandbox.rest.server import LARGEST_REQUEST, RestServer, only_loopback
from bot.sandbox.server import channels, permissions, scheduled_events
from bot.sandbox.server.avatars import AvatarServer
from bot.sandbox.server.people import Person
from bot.sandbox.world import (
    CATEGORY,
    TEXT,
    Channel,
    Guild,
    Member,
    Overwrite,
    Role,
    ScheduledEvent,
    Snowflakes,
    User,
    World,
    timestamp,
)

HOST = "127.0.0.1"
GUILD_NAME = "Café du Commerce"
BOT_NAME = "Dix de Der"

PEOPLE = (
    ("alice", "Alice", "en-US", "6512bd43d9caa6e02c990b0a82652dca"),
    ("benoit", "Benoît", "fr", None),
    ("clara", "Clara", "de", "0c9e64f1d7b2483aa6350e8f92cd71b4"),
    ("daan", "Daan", "nl", None),
    ("boyan", "Боян", "bg", None),
)
"""The first owns the server. One for each language; two have an avatar."""

CHANNELS = (
    ("general", "Everything and nothing"),
    ("belote", "Tables open here"),
    ("tournaments", "For those who keep count"),
)


def new_world(ids: Snowflakes, now: float) -> tuple[World, dict[str, User]]:
    """The server with its channels, roles and people, and the people by their short names."""
    people = {
        key: User(ids.next(), name, locale, avatar=avatar) for key, name, locale, avatar in PEOPLE
    }
    bot = User(ids.next(), BOT_NAME, bot=True)
    guild = Guild(ids.next(), GUILD_NAME, people["alice"].id)
    everyone = Role(guild.id, "@everyone", permissions.EVERYONE, 0)
    organiser = Role(ids.next(), "Organiser", 0, 1, color=0x2E8B57, mentionable=True)
    own = Role(ids.next(), BOT_NAME, permissions.BOT, 2, bot_id=bot.id)
    guild.roles = {role.id: role for role in (everyone, organiser, own)}
    joined = timestamp(now)
    guild.members = {user.id: Member(user.id, joined) for user in people.values()}
    guild.members[bot.id] = Member(bot.id, joined, [own.id])
    # As for most applications, the bot's user has the id of the application.
    world = World(bot.id, bot.id, guild)
    world.users = {user.id: user for user in (*people.values(), bot)}
    category = Channel(ids.next(), CATEGORY, "Salon", guild_id=guild.id)
    world.channels[category.id] = category
    for position, (name, topic) in enumerate(CHANNELS, start=1):
        channel = Channel(ids.next(), TEXT, name, guild.id, category.id, position, topic)
        world.channels[channel.id] = channel
    return world, people


class Sandbox(Backend):
    """A loopback Discord with a server, its channels and a few people.

    `clock` measures everything but heartbeats; `port` 0 takes a free one; `seed` makes ids of
    sessions and interactions repeatable.
    """

    def __init__(
        self, clock: Clock, port: int = 0, rate_limits: bool = True, seed: int = 1
    ) -> None:
        ids = Snowflakes(clock)
        world, people = new_world(ids, clock.now())
        super().__init__(world, clock, ids, random.Random(seed), rate_limits)
        self.port = port
        self._interactions = Interactions(self)
        limiter = RateLimiter(clock, self.limits, enabled=rate_limits)
        self.faults = Faults(self)
        self._rest = RestServer(self, self._interactions, limiter, self.faults)
        self._avatars = AvatarServer(world)
        self.people = {key: Person(self, self._interactions, user) for key, user in people.items()}
        self.app = web.Application(middlewares=[only_loopback], client_max_size=LARGEST_REQUEST)
        self.app.on_response_prepare.append(self._tell_time)
        self._runner: web.AppRunner | None = None
        self._watch: asyncio.Task[None] | None = None

    # --- running ---

    async def start(self) -> None:
        """Serve on 127.0.0.1; `PortInUse` when the port is taken."""
        self.app.router.add_get("/gateway", self.gateway.connect)
        self.app.router.add_get("/gateway/", self.gateway.connect)
        self._rest.add_routes(self.app)
        self.app.router.add_get("/avatars/{user_id}/{key}.png", self._avatars.serve)
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self.port)
        try:
            await site.start()
        except OSError as error:
            await self._runner.cleanup()
            self._runner = None
            if error.errno == errno.EADDRINUSE:
                raise errors.PortInUse(self.port) from None
            raise
        self.port = self._runner.addresses[0][1]
        self.url = f"http://{HOST}:{self.port}"
        self.gateway.url = f"ws://{HOST}:{self.port}/gateway"
        self._watch = asyncio.create_task(self.gateway.watch_heartbeats())

    async def stop(self) -> None:
        """Close every connection and stop listening."""
        if self._watch is not None:
            self._watch.cancel()
            with suppress(asyncio.CancelledError):
                await self._watch
            self._watch = None
        self.gateway.drop()
        await self.deadlines.stop()
        await self.endpoint.stop()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        # aiohttp remembers a thousand handlers, and with each of them its whole server.
        web_app._cached_build_middleware.cache_clear()  # pyright: ignore[reportPrivateUsage]

    async def _tell_time(self, _: web.Request, response: web.StreamResponse) -> None:
        """Discord's answers carry its own time, in whole seconds."""
        response.headers["Date"] = formatdate(int(self.now()), usegmt=True)

    @property
    def api_url(self) -> str:
        """The address that `discord.http.Route.BASE` is set to."""
        return f"{self.url}/api/v10"

    # --- watching ---

    async def until(self, condition: Callable[[], bool], *, seconds: float = 60.0) -> None:
        """Wait until `condition` holds, asking again at each change; fails after real `seconds`."""
        changed = asyncio.Event()

        def notice(_: Change) -> None:
            changed.set()

        self.on_change.append(notice)
        try:
            async with asyncio.timeout(seconds):
                while not condition():
                    changed.clear()
                    await changed.wait()
        finally:
            self.on_change.remove(notice)

    # --- the world ---

    @property
    def guild(self) -> Guild:
        return self.world.guild

    @property
    def bot(self) -> User:
        return self.world.users[self.world.bot_id]

    def channel(self, name: str) -> Channel:
        """The channel or thread of that name, the newest if there are several."""
        found = [c for c in self.world.channels.values() if c.name == name]
        if not found:
            raise KeyError(f"no channel is called {name!r}")
        return found[-1]

    def role(self, name: str) -> Role:
        return next(each for each in self.guild.roles.values() if each.name == name)

    def threads(self, parent: Channel | None = None) -> list[Channel]:
        """The threads, of one channel or all, oldest first."""
        found = [each for each in self.world.channels.values() if each.is_thread]
        return [each for each in found if parent is None or each.parent_id == parent.id]

    def message(self, channel: Channel | str, message_id: str) -> ShownMessage:
        """A message as it is now; KeyError when it is gone."""
        channel_id = channel if isinstance(channel, str) else channel.id
        return ShownMessage(self.world.channels[channel_id].messages[message_id])

    # --- what an administrator of this little Discord may do ---

    def add_person(self, key: str, *, name: str | None = None, locale: str = "en-US") -> Person:
        """Add a person to the server."""
        user = User(self.ids.next(), name or key.capitalize(), locale)
        self.world.users[user.id] = user
        person = self.people[key] = Person(self, self._interactions, user)
        person.come_back()
        return person

    def replace_avatar(self, person: Person, data: bytes | None) -> None:
        """Have the CDN serve any bytes for a person's avatar; None: it has lost it (404)."""
        self._avatars.replaced[person.id] = data

    def add_channel(self, name: str) -> Channel:
        return channels.add(self, name)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or a thread."""
        channels.delete(self, channel)

    def delete_message(self, message: ShownMessage) -> None:
        channel = self.world.channels[message.channel_id]
        posting.delete(self, channel, channel.messages[message.id])

    def archive(self, thread: Channel, *, locked: bool = False) -> None:
        channels.update(self, thread, archived=True, locked=locked)

    def unarchive(self, thread: Channel) -> None:
        channels.update(self, thread, archived=False, locked=False)

    def add_event(
        self, person: Person, name: str, starts_at: float, ends_at: float
    ) -> ScheduledEvent:
        """Have a person schedule an event of the server."""
        return scheduled_events.add(
            self,
            person.id,
            name=name,
            location="Café du Commerce",
            starts_at=starts_at,
            ends_at=ends_at,
        )

    def change_event(self, event: ScheduledEvent, **fields: Any) -> None:
        """Have somebody who manages events change one: its `name`, its `status`."""
        scheduled_events.change(self, event, **fields)

    def delete_event(self, event: ScheduledEvent) -> None:
        scheduled_events.delete(self, event)

    def deny(self, channel: Channel, bits: int, *, to: str | None = None) -> None:
        """Take permissions away in a channel, from the bot or the role or person of id `to`."""
        self._overwrite(channel, to, deny=bits)

    def allow(self, channel: Channel, bits: int, *, to: str | None = None) -> None:
        self._overwrite(channel, to, allow=bits)

    def _overwrite(
        self, channel: Channel, to: str | None, *, allow: int = 0, deny: int = 0
    ) -> None:
        target = to or self.world.bot_id
        kind = 0 if target in self.guild.roles else 1
        own = channel.overwrites.setdefault(target, Overwrite(kind))
        own.allow = own.allow & ~deny | allow
        own.deny = own.deny & ~allow | deny
        channels.changed(self, channel)

    def set_permissions(self, role: Role, bits: int) -> None:
        """Give a role these permissions and no others."""
        role.permissions = bits
        shown = {"guild_id": self.guild.id, "role": payloads.role(role)}
        self.dispatch("GUILD_ROLE_UPDATE", shown)
        self.changed("roles")

    def give_role(self, person: Person, role: Role) -> None:
        self.guild.members[person.id].roles.append(role.id)
        self.changed("members")

    def take_role(self, person: Person, role: Role) -> None:
        self.guild.members[person.id].roles.remove(role.id)
        self.changed("members")

    def invite_bot(self) -> None:
        """Bring the bot (back) to the server; it is told at once."""
        managed = [r.id for r in self.guild.roles.values() if r.bot_id == self.world.bot_id]
        self.join(self.world.bot_id, managed)
        self.dispatch("GUILD_CREATE", payloads.guild_create(self.world))
