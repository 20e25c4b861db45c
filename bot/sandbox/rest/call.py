"""One REST request on its way through the sandbox."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.sandbox.backend import Backend
from bot.sandbox.interactions.interactions import Interactions
from bot.sandbox.messages.messages import Sent, Upload
from bot.sandbox.rate_limits import COMMON, Bucket

Payload = dict[str, Any]


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


class Answer(NamedTuple):
    status: int
    body: Any = None


Handler = Callable[[Call], Answer]


@dataclass(frozen=True, slots=True)
class Route:
    """`template` as Discord's OpenAPI document writes the path."""

    method: str
    template: str
    handler: Handler
    bucket: Bucket | None = COMMON
    by_token: bool = False
    """True where a webhook token in the path stands for the bot's token."""
