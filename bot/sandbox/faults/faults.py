"""Discord's bad days: what can go wrong at a request, and when it does: planned, or at random.

sandbox.faults.plan("503", "PATCH", MESSAGE, nth=2, times=3)
sandbox.faults.at_random(seed=7, rate=0.02)

A fault happens when a request arrives: the answer fails or is lost, or the world changes just
before, so that Discord's own answer is what the bot must live with (somebody deletes the message,
the gateway drops, a permission is taken away for a while).
"""

import random
import socket
import struct
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from aiohttp import web

from bot.sandbox.backend import Backend
from bot.sandbox.faults import errors
from bot.sandbox.interactions.interactions import Interaction
from bot.sandbox.messages import posting
from bot.sandbox.rest.call import Call, Route
from bot.sandbox.server import channels, permissions
from bot.sandbox.world import DM, Channel, Overwrite

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"
THREAD = MESSAGE + "/threads"
THREADS = "/channels/{channel_id}/threads"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
OWN_MESSAGE = WEBHOOK + "/messages/{message_id}"
OPEN_DM = "/users/@me/channels"

A_WHILE = 300.0
"""seconds that a closed DM, a lost permission or an absence at random lasts"""
HOUR = 3600.0
SHORT = 0.5
"""seconds that a rate limit asks to wait"""


class NoAnswer(Exception):
    """The request gets no answer: its connection is reset, or nothing ever comes."""

    def __init__(self, *, silent: bool = False) -> None:
        super().__init__("silence" if silent else "reset")
        self.silent = silent


Happens = Callable[[Call], None]
"""changes the world, or raises `Refusal` or `NoAnswer`"""


def _nothing(call: Call) -> None:
    del call


def _anywhere(route: Route, call: Call) -> bool:
    del call
    return route.template not in ("/gateway/bot", "/users/@me", "/applications/@me")


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that goes wrong. `before` and `after`: the work that the request asks for."""

    name: str
    fits: Callable[[Route, Call], bool] = _anywhere
    """whether it can happen at a request: at random it does nowhere else"""
    before: Happens = _nothing
    after: Happens = _nothing


# --- answers that fail ---


def _raising(error: Callable[[], errors.Refusal | NoAnswer]) -> Happens:
    def fail(call: Call) -> None:
        del call
        raise error()

    return fail


def _status(status: int) -> Happens:
    return _raising(partial(errors.Refusal, status, 0, f"{status}: that went wrong"))


def _counted(route: Route, call: Call) -> bool:
    """Rate limits and bans are for the bot's token, not for answers to interactions."""
    return _anywhere(route, call) and not route.by_token


_FAILING = (
    Fault("429", _counted, _raising(partial(errors.rate_limited, SHORT, "user"))),
    Fault("429 global", _counted, _raising(partial(errors.rate_limited, SHORT, "global"))),
    Fault("429 banned", _counted, _raising(partial(errors.banned, 60.0))),
    *(Fault(str(each), before=_status(each)) for each in (500, 502, 503, 504)),
    Fault("502 afterwards", after=_status(502)),
    Fault("silence", before=_raising(partial(NoAnswer, silent=True))),
    Fault("answer lost", after=_raising(NoAnswer)),
    Fault("reset", before=_raising(NoAnswer)),
)

# --- interactions ---


def _at(*routes: tuple[str, str]) -> Callable[[Route, Call], bool]:
    def fits(route: Route, call: Call) -> bool:
        del call
        return (route.method, route.template) in routes

    return fits


def _interaction(call: Call) -> Interaction | None:
    token = call.path.get("interaction_token") or call.path["webhook_token"]
    return call.interactions.find(token)


def _too_late(call: Call) -> None:
    """Three seconds are over: its person was told that it failed."""
    interaction = _interaction(call)
    if interaction is not None and not interaction.first_answer.done():
        interaction.first_answer.set_result(None)


def _answered_already(call: Call) -> None:
    """Answer that another was quicker: the same token elsewhere, or a retry of what was done."""
    interaction = _interaction(call)
    if interaction is not None and interaction.answered is None:
        call.interactions.answered(interaction, 6)
        interaction.original = interaction.message


def _token_dies(call: Call) -> None:
    interaction = _interaction(call)
    if interaction is not None:
        call.interactions.expire(interaction)


_INTERACTIONS = (
    Fault("10062", _at(("POST", CALLBACK)), _too_late),
    Fault("40060", _at(("POST", CALLBACK)), _answered_already),
    Fault("50027", _at(("PATCH", OWN_MESSAGE), ("POST", WEBHOOK)), _token_dies),
    Fault("10015", _at(("PATCH", OWN_MESSAGE)), _raising(errors.unknown_webhook)),
)

# --- messages, threads, channels ---


def _channel(call: Call) -> Channel | None:
    return call.backend.world.channels.get(call.path.get("channel_id", ""))


def _in_thread(route: Route, call: Call) -> bool:
    channel = _channel(call)
    return route.template.startswith(MESSAGES) and channel is not None and channel.is_thread


_edits = _at(("PATCH", MESSAGE))


def _message_deleted(call: Call) -> None:
    channel = _channel(call)
    message = channel.messages.get(call.path["message_id"]) if channel else None
    if channel is not None and message is not None:
        posting.delete(call.backend, channel, message)


def _to_thread(act: Callable[[Backend, Channel], None]) -> Happens:
    def happen(call: Call) -> None:
        if (thread := _channel(call)) is not None and thread.is_thread:
            act(call.backend, thread)

    return happen


def _parent(call: Call) -> Channel | None:
    channel = _channel(call)
    if channel is not None and channel.is_thread:
        return call.backend.world.channels.get(channel.parent_id or "")
    return channel if channel is not None and channel.guild_id else None


def _channel_deleted(call: Call) -> None:
    if (channel := _parent(call)) is not None:
        channels.delete(call.backend, channel)


def _denied(permission: int) -> Happens:
    """The bot loses a permission in the channel, for a while."""

    def deny(call: Call) -> None:
        channel, backend = _parent(call), call.backend
        if channel is None:
            return
        own = channel.overwrites.setdefault(backend.world.bot_id, Overwrite(1))

        def set_to(deny: int) -> None:
            own.deny = deny
            channels.changed(backend, channel)

        set_to(own.deny | permission)
        _later(backend, lambda: set_to(own.deny & ~permission))

    return deny


def _later(backend: Backend, undo: Callable[[], None]) -> None:
    backend.deadlines.at(backend.now() + A_WHILE, undo)


_MESSAGES = (
    Fault("10008", _edits, _message_deleted),
    Fault("30046", _edits, _raising(partial(errors.too_many_old_edits, HOUR))),
    Fault(
        "50083",
        lambda route, call: _edits(route, call) and _in_thread(route, call),
        _to_thread(partial(channels.update, archived=True)),
    ),
    Fault(
        "locked thread",
        _in_thread,
        _to_thread(partial(channels.update, archived=True, locked=True)),
    ),
    Fault("10003 thread", _in_thread, _to_thread(channels.delete)),
    Fault("10003 channel", _in_thread, _channel_deleted),
    Fault("50001", _in_thread, _denied(permissions.VIEW_CHANNEL)),
    Fault("50013", _in_thread, _denied(permissions.SEND_MESSAGES_IN_THREADS)),
)

# --- people and the server ---


def _writes_dm(route: Route, call: Call) -> bool:
    channel = _channel(call)
    sends = (route.method, route.template) == ("POST", MESSAGES)
    return sends and channel is not None and channel.type == DM


def _to_reader(act: Callable[[Backend, str], Callable[[], None]]) -> Happens:
    """Something happens to the person of a DM, for a while; `act` returns what undoes it."""

    def happen(call: Call) -> None:
        if (channel := _channel(call)) is not None and channel.type == DM:
            _later(call.backend, act(call.backend, channel.recipients[0]))

    return happen


def _dm_closed(backend: Backend, who: str) -> Callable[[], None]:
    person = backend.world.users[who]
    person.dms_open = False
    return lambda: setattr(person, "dms_open", True)


def _left_server(backend: Backend, who: str) -> Callable[[], None]:
    backend.leave(who)
    return partial(backend.join, who)


_PEOPLE = (
    Fault("50007", _writes_dm, _to_reader(_dm_closed)),
    Fault("50278", _writes_dm, _to_reader(_left_server)),
    Fault("40003", _at(("POST", OPEN_DM)), _raising(errors.opening_dms_too_fast)),
    Fault("10013", _at(("POST", OPEN_DM)), _raising(errors.unknown_user)),
    Fault("server gone", _in_thread, lambda call: call.backend.remove_bot()),
)

# --- the gateway, of which the bot hears while it asks for something else ---


def _offline_for_an_hour(call: Call) -> None:
    call.backend.go_offline(HOUR)
    raise NoAnswer


_GATEWAY = (
    Fault("drop", before=lambda call: call.backend.gateway.drop()),
    Fault("drop without resume", before=lambda call: call.backend.gateway.drop(resumable=False)),
    Fault("invalid session", before=lambda call: call.backend.gateway.invalidate()),
    Fault("resumable session", before=lambda call: call.backend.gateway.invalidate(resumable=True)),
    Fault("reconnect", before=lambda call: call.backend.gateway.ask_to_reconnect()),
    Fault("hour offline", before=_offline_for_an_hour),
)


FAULTS = {each.name: each for each in (*_FAILING, *_INTERACTIONS, *_MESSAGES, *_PEOPLE, *_GATEWAY)}
"""every fault there is, by its name: mostly Discord's code"""


# --- when ---


SILENCE = 300.0
"""seconds after which a connection without an answer is closed"""


class Hit(NamedTuple):
    """A fault that happened, to which request and when."""

    fault: str
    method: str
    route: str
    path: dict[str, str]
    at: float


@dataclass(slots=True, eq=False)
class Plan:
    """A fault that waits for its requests: from the `nth` that fits on, `times` of them."""

    fault: Fault
    method: str | None
    route: str | None
    nth: int
    times: float
    when: Callable[[Call], bool] | None

    def takes(self, route: Route, call: Call) -> bool:
        if self.times <= 0:
            return False
        if self.method not in (None, route.method) or self.route not in (None, route.template):
            return False
        if self.route is None and not self.fault.fits(route, call):
            return False
        if self.when is not None and not self.when(call):
            return False
        self.nth -= 1
        if self.nth > 0:
            return False
        self.times -= 1
        return True

    def stop(self) -> None:
        self.times = 0


class Faults:
    """The faults planned for one sandbox. `hits`: those that have come."""

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._plans: list[Plan] = []
        self._chance = random.Random(0)
        self._rate = 0.0
        self._random: tuple[Fault, ...] = ()
        self.hits: list[Hit] = []
        self.holding = 0
        """requests that are left without an answer now"""

    def plan(
        self,
        fault: str | Fault,
        method: str | None = None,
        route: str | None = None,
        *,
        nth: int = 1,
        times: float = 1,
        when: Callable[[Call], bool] | None = None,
    ) -> Plan:
        """Have a fault happen. `route` as Discord's OpenAPI document writes it; None: where it can.

        `times` may be infinite; `plan.stop()` ends it.
        """
        found = FAULTS[fault] if isinstance(fault, str) else fault
        plan = Plan(found, method, route, nth, times, when)
        self._plans.append(plan)
        return plan

    def at_random(self, seed: int, rate: float, faults: Collection[str] | None = None) -> None:
        """Let each request meet one of these faults (None: any) with chance `rate`."""
        self._chance = random.Random(seed)
        self._rate = rate
        self._random = tuple(FAULTS[each] for each in faults or FAULTS)

    def stop(self) -> None:
        """Let nothing go wrong any more."""
        self._rate = 0.0
        self._plans.clear()
        self._backend.come_online()

    @property
    def expected(self) -> bool:
        """Return whether anything may go wrong with the next request."""
        return bool(self._plans) or self._rate > 0 or self._backend.unreachable

    def of(self, route: Route, call: Call) -> Fault | None:
        """Return what goes wrong with a request."""
        fault = next((each.fault for each in self._plans if each.takes(route, call)), None)
        if fault is None and self._rate and self._chance.random() < self._rate:
            fitting = [each for each in self._random if each.fits(route, call)]
            fault = self._chance.choice(fitting) if fitting else None
        self._plans = [each for each in self._plans if each.times > 0]
        if fault is not None:
            at = self._backend.now()
            self.hits.append(Hit(fault.name, route.method, route.template, dict(call.path), at))
        return fault

    async def withhold(self, request: web.Request, kind: NoAnswer) -> web.StreamResponse:
        """Give no answer: reset the connection, at once or when it was silent long enough."""
        if kind.silent:
            self.holding += 1
            try:
                await self._backend.clock.sleep_until(self._backend.now() + SILENCE)
            finally:
                self.holding -= 1
        transport = request.transport
        if transport is not None:
            own = transport.get_extra_info("socket")
            with suppress(OSError):
                # No time to linger: what is not sent yet is dropped, and the other side hears RST.
                own.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            transport.abort()
        return web.Response(status=500)
