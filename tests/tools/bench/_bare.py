"""The floor: a bot that only acknowledges clicks, and the same people who click."""

import asyncio
import random
import time

from tests.tools.bench._evening import Timings
from tests.tools.bench._running import bare_bot, loopback, processor_seconds, running


class Bare:
    """The things that the bare bot took."""

    def __init__(self, timings: Timings, processor: float) -> None:
        self.timings = timings
        self.processor = processor
        """seconds for each click"""


async def bare(count: int, thinking: tuple[float, float], seconds: float) -> Bare:
    """`count` people, who think so long (at least, at most) before each click."""
    timings = Timings()
    async with loopback() as sandbox, running(bare_bot(sandbox), sandbox) as process:
        alice = sandbox.people["alice"]
        message = (await alice.slash(sandbox.channel("belote"), "open")).message
        assert message is not None
        until = time.perf_counter() + seconds

        async def click(chance: random.Random) -> None:
            while True:
                await asyncio.sleep(chance.uniform(*thinking))
                if (began := time.perf_counter()) >= until:
                    return
                await alice.click(message, custom_id="click")
                timings.acknowledged.append(time.perf_counter() - began)

        before = processor_seconds(process)
        await asyncio.gather(*(click(random.Random(number)) for number in range(count)))
        took = processor_seconds(process) - before
    return Bare(timings, took / max(1, len(timings.acknowledged)))
