"""Deals of a theme to practise with, found beside the event loop: the next one before it is asked
for, so that only the first of its kind is waited for."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from bot.rules import Ruleset
from bot.tables.finished.analyses import lowered
from bot.tables.thinking import search_soon
from bot.teaching.themes import Theme, ThemeDeal, deal_in, seeds_of

PATIENCE = 2.0
"""seconds that somebody waits for a deal; it is sought on meanwhile"""
MOST = 12
"""kinds of deals that are sought or kept at a time; of more the oldest go"""
Kind = tuple[Ruleset, Theme]
Sought = asyncio.Task[ThemeDeal | None]


class ThemeDeals:
    """One deal of each kind that somebody has asked for is there, or being sought."""

    def __init__(
        self,
        entropy: Callable[[], bytes],
        find: Callable[[Ruleset, Theme, bytes], ThemeDeal | None] = deal_in,
    ) -> None:
        self._entropy = entropy
        self._find = find
        self._sought: dict[Kind, Sought] = {}
        self._pool: ThreadPoolExecutor | None = None

    async def next(self, rules: Ruleset, theme: Theme) -> ThemeDeal | None:
        """Return a deal that nobody has had; None while none is found: it can be asked for again
        soon."""
        if not await search_soon():
            return None
        kind = rules, theme
        task = self._sought.pop(kind, None) or self._begin(kind)
        done, _ = await asyncio.wait((task,), timeout=PATIENCE)
        if not done:
            self._keep(kind, task)
            return None
        self._keep(kind, self._begin(kind))
        return task.result()

    def _begin(self, kind: Kind) -> Sought:
        return asyncio.create_task(self._seek(*kind))

    def _keep(self, kind: Kind, task: Sought) -> None:
        if kind in self._sought:  # somebody else has asked for one meanwhile
            task.cancel()
            return
        self._sought[kind] = task
        while len(self._sought) > MOST:
            self._sought.pop(next(iter(self._sought))).cancel()

    async def _seek(self, rules: Ruleset, theme: Theme) -> ThemeDeal | None:
        if self._pool is None:
            self._pool = ThreadPoolExecutor(1, "themes", initializer=lowered)
        loop = asyncio.get_running_loop()
        for seed in seeds_of(self._entropy()):
            deal = await loop.run_in_executor(self._pool, self._find, rules, theme, seed)
            if deal is not None:
                return deal
        return None

    def close(self) -> None:
        for task in self._sought.values():
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
