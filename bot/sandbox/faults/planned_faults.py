"""When something goes wrong in a sandbox: planned for a request, or at random.

sandbox.faults.plan("503", "PATCH", MESSAGE, nth=2, times=3)
sandbox.faults.at_random(seed=7, rate=0.02)
"""

import random
import socket
import struct
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple

from aiohttp import web

from bot.sandbox.backend import Backend
from bot.sandbox.faults.faults import FAULTS, Fault, NoAnswer, come_online, go_offline
from bot.sandbox.rest.call import Call, Route

SILENCE: Final = 300.0
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
        """From now on each request meets one of these faults (None: any) with chance `rate`."""
        self._chance = random.Random(seed)
        self._rate = rate
        self._random = tuple(FAULTS[each] for each in faults or FAULTS)

    def stop(self) -> None:
        """Nothing goes wrong any more."""
        self._rate = 0.0
        self._plans.clear()
        self.online()

    @property
    def expected(self) -> bool:
        """Return whether anything may go wrong with the next request."""
        return bool(self._plans) or self._rate > 0 or self._backend.unreachable

    def check_line(self) -> None:
        """Raises `NoAnswer` while nothing gets through."""
        if self._backend.unreachable:
            raise NoAnswer

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

    # --- Discord out of reach ---

    @property
    def is_offline(self) -> bool:
        return self._backend.unreachable

    def offline(self, seconds: float | None = None) -> None:
        """Neither REST nor the gateway can be reached, for so long (None: until `online`)."""
        go_offline(self._backend, seconds)

    def online(self) -> None:
        come_online(self._backend)

    # --- connections ---

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
