"""A state machine with an evening of its own, whose steps are run to their end."""

import asyncio
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from hypothesis.stateful import RuleBasedStateMachine

from tests.tables.evening import Evening, evening_in

Result = TypeVar("Result")


class EveningMachine(RuleBasedStateMachine):
    """Call `begin_evening` first of all, in a step that is an `initialize`."""

    def begin_evening(self) -> None:
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        folder = self.stack.enter_context(TemporaryDirectory())
        self.evening: Evening = self.do(self.stack.enter_async_context(evening_in(Path(folder))))

    def teardown(self) -> None:
        if hasattr(self, "runner"):
            self.do(self.stack.aclose())
            self.runner.close()

    def do(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self.runner.run(work)
