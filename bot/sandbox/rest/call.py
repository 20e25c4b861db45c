"""One REST request on its way through the sandbox, and the routes that answer."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.backend import Backend
from bot.sandbox.faults import errors
from bot.sandbox.interactions.interactions import Interactions
from bot.sandbox.messages.messages import Sent, Upload
from bot.sandbox.rate_limits import COMMON, Bucket
from bot.sandbox.server import permissions
from bot.sandbox.world import Channel, Guild, Message, Payload, World


@dataclass(slots=True)
class Call:
    """A request for a handler. `json` is the body, of multipart requests its `payload_json`."""

    backend: Backend
    interactions: Interactions
    path: dict[str, str]
    query: dict[str, str]
    json: Any = None
    uploads: dict[int, Upload] = field(default_factory=dict)

    @property
    def body(self) -> Payload:
        """The body as an object; empty when it is none."""
        return self.json if isinstance(self.json, dict) else {}

    @property
    def sent(self) -> Sent:
        return Sent(self.body, self.uploads)

    @property
    def world(self) -> World:
        return self.backend.world

    def guild(self) -> Guild:
        """The server of the path, if the bot is on it."""
        if self.path["guild_id"] != self.world.guild.id:
            raise errors.unknown_guild()
        if not self.world.bot_in_guild:
            raise errors.missing_access()
        return self.world.guild

    def channel(self, *needed: int) -> Channel:
        """The channel of the path, if the bot sees it and holds the `needed` permissions there."""
        channel = self.interactions.channel(self.path["channel_id"])
        permissions.require(self.world, channel, *needed)
        return channel

    def message(self, channel: Channel) -> Message:
        """The message of the path, which everybody sees: ephemeral ones are not found."""
        message = channel.messages.get(self.path["message_id"])
        if message is None or message.viewer is not None:
            raise errors.unknown_message()
        return message

    def asks(self, flag: str) -> bool:
        return self.query.get(flag) in ("1", "true", "True")


Handler = Callable[[Call], Any]
"""Returns the body of the answer, or has it awaited; None for one without (204)."""


@dataclass(frozen=True, slots=True)
class Route:
    """`template` as Discord's OpenAPI document writes the path."""

    method: str
    template: str
    handler: Handler
    bucket: Bucket | None
    by_token: bool
    """True where a webhook token in the path stands for the bot's token."""
    status: int


ROUTES: list[Route] = []


def route(
    method: str,
    templates: str | tuple[str, ...],
    bucket: Bucket | None = COMMON,
    *,
    by_token: bool = False,
    status: int = 200,
) -> Callable[[Handler], Handler]:
    """Have a function answer routes; of two that fit a path the one that stands first does."""

    def register(handler: Handler) -> Handler:
        ROUTES.extend(
            Route(method, each, handler, bucket, by_token, status)
            for each in ([templates] if isinstance(templates, str) else templates)
        )
        return handler

    return register
