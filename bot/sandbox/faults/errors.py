"""Discord's refusals, with its codes.

Codes and wording: Discord's documentation, "Opcodes and Status Codes".
"""

from functools import partial
from typing import Any


class Refusal(Exception):
    """A refused request: HTTP status, Discord's code and sentence, and which fields are wrong."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: dict[str, Any] | None = None,
        extra: dict[str, Any] | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.extra = extra or {}
        self.headers = headers or {}

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": self.message, "code": self.code, **self.extra}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


class SandboxError(Exception):
    """A fault of the sandbox itself, not inside its world."""


class PortInUse(SandboxError):
    """The port asked for belongs to somebody else."""

    def __init__(self, port: int) -> None:
        super().__init__(f"port {port} of 127.0.0.1 is in use")
        self.port = port


class CannotDo(SandboxError):
    """A person asked for something that a Discord client would not offer them."""


unauthorized = partial(Refusal, 401, 0, "401: Unauthorized")
not_found = partial(Refusal, 404, 0, "404: Not Found")
unknown_channel = partial(Refusal, 404, 10003, "Unknown Channel")
unknown_guild = partial(Refusal, 404, 10004, "Unknown Guild")
unknown_member = partial(Refusal, 404, 10007, "Unknown Member")
unknown_message = partial(Refusal, 404, 10008, "Unknown Message")
unknown_emoji = partial(Refusal, 404, 10014, "Unknown Emoji")
unknown_user = partial(Refusal, 404, 10013, "Unknown User")
unknown_webhook = partial(Refusal, 404, 10015, "Unknown Webhook")
unknown_event = partial(Refusal, 404, 10070, "Unknown Guild Scheduled Event")
unknown_interaction = partial(Refusal, 404, 10062, "Unknown interaction")


too_many_emojis = partial(Refusal, 400, 30008, "Maximum number of emojis reached (2000)")
too_many_commands = partial(
    Refusal, 400, 30032, "Maximum number of application commands reached (100)"
)

too_many_events = partial(
    Refusal, 400, 30038, "Maximum number of uncompleted guild scheduled events reached (100)"
)

VIA = {"Via": "1.1 sandbox"}
"""discord.py takes a 429 without it for a ban by the network in front of Discord"""


def rate_limited(wait: float, scope: str, headers: dict[str, str] | None = None) -> Refusal:
    """`scope`: "user" for a route, "global" for the whole bot, "shared"."""
    is_global = scope == "global"
    return Refusal(
        429,
        0,
        "You are being rate limited.",
        extra={"retry_after": round(wait, 3), "global": is_global},
        headers={
            **(headers or {}),
            **({"X-RateLimit-Global": "true"} if is_global else {}),
            "Retry-After": str(max(1, round(wait))),
            "X-RateLimit-Scope": scope,
            **VIA,
        },
    )


def banned(wait: float) -> Refusal:
    """Too many invalid requests: refused in front of Discord, for everything."""
    headers = {"Retry-After": str(max(1, round(wait)))}
    extra = {"retry_after": wait, "global": True}
    return Refusal(429, 0, "You are being blocked from our API.", extra=extra, headers=headers)


def too_many_old_edits(wait: float) -> Refusal:
    """discord.py waits by itself, or tells `RateLimited` when that would be too long."""
    return Refusal(
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later",
        extra={"retry_after": round(wait, 3), "global": False},
        headers=VIA,
    )


opening_dms_too_fast = partial(Refusal, 400, 40003, "You are opening direct messages too fast")
too_large = partial(Refusal, 413, 40005, "Request entity too large")
already_answered = partial(Refusal, 400, 40060, "Interaction has already been acknowledged.")
missing_access = partial(Refusal, 403, 50001, "Missing Access")
wrong_channel_type = partial(Refusal, 403, 50024, "Cannot execute action on this channel type")
not_the_author = partial(Refusal, 403, 50005, "Cannot edit a message authored by another user")
empty_message = partial(Refusal, 400, 50006, "Cannot send an empty message")
no_dm_channel = partial(Refusal, 403, 50003, "Cannot execute action on a DM channel")
dm_closed = partial(Refusal, 403, 50007, "Cannot send messages to this user")
missing_permissions = partial(Refusal, 403, 50013, "Missing Permissions")
expired_token = partial(Refusal, 401, 50027, "Invalid Webhook Token")
archived_thread = partial(
    Refusal, 400, 50083, "Tried to perform an operation on an archived thread"
)
bad_json = partial(Refusal, 400, 50109, "The request body contains invalid JSON.")
no_shared_guild = partial(
    Refusal, 403, 50278, "Cannot send messages to this user due to having no mutual guilds"
)
thread_exists = partial(Refusal, 400, 160004, "A thread has already been created for this message")
event_over = partial(Refusal, 400, 180000, "Cannot update a finished event")
locked_thread = partial(Refusal, 403, 160005, "This thread is locked")
