"""Hints: what a seat would best do, and why, from what it sees. Only where nothing is at stake."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.rules import Action, View, view
from bot.storage.games import games
from bot.tables.game import Game
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.thinking import search_soon
from bot.tables.tools import AtTables, Tools
from bot.teaching import Told, Weighing, dice_of, reason_for, weigh, weighable


class Hint(NamedTuple):
    weighing: Weighing
    told: Told

    @property
    def action(self) -> Action:
        return self.weighing.best


class Hints(AtTables):
    """`think` has something thought of beside the event loop."""

    def __init__(
        self, tools: Tools, think: Callable[[Callable[[], Hint]], Awaitable[Hint]]
    ) -> None:
        super().__init__(tools)
        self._think = think

    async def ask(self, game: Game, seat: int, decision: str) -> Hint:
        """Return a hint for a decision that a seat is asked for; the sheet tells how many there
        were. It is found once and kept: the review of the deal goes by it, too.

        Raises `Refused` at a table that allows none, and where nothing can be weighed.
        """
        if not game.allows_hints:
            raise Refused(RefusalReason.NO_HINTS)
        seen = view(game.playing(), seat)
        if game.row.paused_at is not None:
            raise Refused(RefusalReason.PAUSED)
        if seen.decision is None or seen.decision.key != decision:
            raise Refused(RefusalReason.TOO_LATE)
        if not weighable(seen):
            raise Refused(RefusalReason.NO_HINT)
        asked = {"game_id": game.id, "seat": seat, "deal": game.deal, "decision": decision}
        kept = await self._database.ask(games.find_hints, **asked)
        if kept:
            weighing = Weighing.from_json(kept[decision])
            return await self._think(lambda: hint_of(seen, weighing))
        if not await search_soon():
            raise Refused(RefusalReason.HINTS_NOT_READY)
        hint = await self._think(lambda: hint_of(seen, weigh(seen, dice_of(seen))))
        await self._database.commit_in(
            game.id, games.add_hint, **asked, weighing=hint.weighing.to_json()
        )
        return hint


def hint_of(seen: View, weighing: Weighing) -> Hint:
    return Hint(weighing, reason_for(seen, weighing))
