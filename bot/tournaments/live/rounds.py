"""Rounds run themselves: paired once, their tables opened, results seen, closed.

Each step is a transaction of its own, and what is left to be done follows from the rows alone: so
whoever was stopped between two steps goes on with the next.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from sqlalchemy.exc import IntegrityError

from bot.storage.delivery.subjects import Subject
from bot.storage.engine.tournament_schema import GameAtTable, RoundRow
from bot.storage.games import traces
from bot.storage.tournaments import rounds as tournament_rounds
from bot.storage.tournaments.rounds import TableRow
from bot.tables import Game, Opening, Refused
from bot.tables.party.ending import EndedWhy
from bot.tables.party.open_party import Asker
from bot.tournaments import TournamentError, is_over, next_round
from bot.tournaments.live import arena, stages
from bot.tournaments.live.change import Change, Overtaken, Transactions
from bot.tournaments.live.event import Event, seed_of, tempo_of
from bot.tournaments.live.lengths import best_of, rules_at
from bot.tournaments.live.round_time import RoundTime
from bot.tournaments.live.stages import write_round
from bot.tournaments.live.table_results import abandoned_by, outcome

log = logging.getLogger(__name__)

AT_ONCE = 10
"""tables that are opened in one transaction"""
MANY = 40
"""entries from which on pairing them is left to another thread"""

Asked = Callable[[int, Asker], Awaitable[Game]]
"""what a table's game is asked to do"""


class Rounds:
    """`attend` does what there is to do in a tournament that is running."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self.time = RoundTime(transactions, self._write)

    async def attend(self, event: Event) -> float | None:
        """When to look again; None: when something happens. May raise `Overtaken`."""
        pausing = self._transactions.tables.pausing
        if event.row.paused_at is not None:
            if event.row.tables_paused:
                await self._ask(pausing.pause, event, paused=False)
            return None
        if event.row.tables_paused:
            await self._ask(pausing.resume, event, paused=True)
            async with self._transactions.change(event.id) as change:
                if change.event.row.paused_at is None:
                    change.set(tables_paused=False)
                    change.show_round()
                    await change.note("tables_resumed")
        current = event.current
        if current is None:
            return await self._between(event)
        await self._open_tables(event, current)
        event = await self._transactions.load(event.id)
        now = self._transactions.clock.now()
        await self._take_results(event, event.tables_of(current.number))
        moments = [  # who has not come by the end of the time has forfeited, before robots play
            await self.time.see_who_came(await self._transactions.load(event.id), current),
            await self.time.attend(await self._transactions.load(event.id), current),
        ]
        event = await self._transactions.load(event.id)
        await self.end_tables(event)
        if event.format.open_seating and event.current is not None:
            moments.append(await arena.add_tables(self._transactions, event, event.current))
            event = await self._transactions.load(event.id)
        tables = event.tables_of(current.number)
        settled = all(event.is_settled(each) for each in tables)
        # More may come to a daily or an Arena, whatever its tables do; its time may have run out
        # since the look began.
        now = self._transactions.clock.now()
        waits = event.format.one_round and current.until is not None and now < current.until
        if settled and event.current is not None and not waits:
            until = await self._hear(event, event.current)
            if now >= until:
                await self._close(event, current.number)
                return now
            moments.append(until)
        return min((each for each in moments if each is not None), default=None)

    # Between rounds ------------------------------------------------------------------------------

    async def _between(self, event: Event) -> float | None:
        now = self._transactions.clock.now()
        last, version = event.row.last_round, event.row.version
        try:
            if is_over(event.pure) or (last is not None and len(event.rounds) >= last):
                async with self._transactions.change(event.id, version=version) as change:
                    await stages.finish(change)
                return None
            closed = event.rounds[-1].closed_at if event.rounds else None
            at = now if closed is None else closed + event.row.break_seconds
            if now < at:
                return at
            if len(event.pure.entries) >= MANY:
                paired = await asyncio.to_thread(next_round, event.pure)
            else:
                paired = next_round(event.pure)
            async with self._transactions.change(event.id, version=version) as change:
                await write_round(change, paired)
        except TournamentError as error:
            # It cannot go on by itself: the organiser adds people, pairs or corrects by hand.
            async with self._transactions.change(event.id, version=version) as change:
                reason = error.reason.value
                change.set(paused_at=change.now, paused_why=reason)
                await change.note("stopped", why=reason, **error.facts)
        return now

    async def _hear(self, event: Event, current: RoundRow) -> float:
        """Until when the tables of a round that is played may report (T9)."""
        seconds, now = event.row.protest_seconds, self._transactions.clock.now()
        if not seconds or event.format.own_time:
            return now
        if current.protest_until is not None:
            return current.protest_until
        async with self._transactions.change(event.id, version=event.row.version) as change:
            await change.set_round(current.number, protest_until=now + seconds)
            change.show_round()
            await change.note("protests", round=current.number, seconds=seconds)
        return now + seconds

    async def _close(self, event: Event, number: int) -> None:
        async with self._transactions.change(event.id, version=event.row.version) as change:
            await change.set_round(number, closed_at=change.now)
            await traces.let_go(change.connection)
            change.show(Subject.ROUND, number)
            if event.format.shared_boards:
                await tournament_rounds.show_boards(change.connection, event.id, number)
            at = change.now + stages.TO_READ
            await tournament_rounds.archive_threads(change.connection, event.id, number, at)
            seed = seed_of(event, number)
            facts: dict[str, Any] = {} if seed is None else {"boards": seed.hex()}
            await change.note("round_closed", round=number, **facts)
        self._transactions.tables.changed()  # what its tables may say now

    # Tables --------------------------------------------------------------------------------------

    async def _open_tables(self, event: Event, current: RoundRow) -> None:
        """The games of tables that have none yet, some at a time: others play meanwhile."""
        waiting = [each for each in event.tables_of(current.number) if _waits_for_game(event, each)]
        for start in range(0, len(waiting), AT_ONCE):
            begun: list[Game] = []
            async with self._transactions.change(event.id) as change:
                if change.event.state != "running" or change.event.row.paused_at is not None:
                    raise Overtaken
                for each in waiting[start : start + AT_ONCE]:
                    table = change.event.table(each.round, each.number)
                    if _waits_for_game(change.event, table):
                        begun.append(await self._begin(change, table))
                if begun:
                    change.show(Subject.ROUND, current.number)
                    await change.note("tables_opened", tables=len(begun))
            self._transactions.tables.arranged.changed(begun)

    async def _begin(self, change: Change, table: TableRow) -> Game:
        event, before = change.event, change.event.result_of(table)
        parties, until = best_of(event, table), event.rounds[-1].until
        rules = rules_at(event, table)
        if before is not None and (parties == 1 or event.is_time_up(table, before.at)):
            # After a game without a winner a single deal decides.
            rules = event.rules.changed({"end_mode": "deals", "deals_limit": 1})
        opening = Opening(
            server_id=event.row.server_id,
            channel_id=event.row.channel_id,
            host_id=event.row.created_by,
            language=event.row.language,
            preset=event.row.preset,
            rules=rules,
            rules_name=event.row.rules_name,
            tempo=tempo_of(event),
        )
        game = await self._transactions.tables.arranged.begin(
            change.connection,
            opening,
            event.sitting(table),
            GameAtTable(0, event.id, table.round, table.number, parties, until),
            after=table.game_id,
            seed=seed_of(event, table.round),
        )
        await change.set_table(table, game_id=game.id, last_deal=None)
        return game

    async def _take_results(self, event: Event, tables: Iterable[TableRow]) -> None:
        """The results of games that have ended."""
        for each in tables:
            ended = each.status not in (None, "playing")
            if ended and each.game_id is not None and not _has_counted(event, each):
                game = await self._transactions.tables.load(each.game_id)
                acted = await self._transactions.who_acted(event, each)
                found = outcome(event, each, game, acted)
                if found is not None:
                    kind, facts = found
                    leavers = abandoned_by(event, game) if kind == "played" else []
                    await self._write(event, each, kind, facts, leavers)

    async def _write(
        self,
        seen: Event,
        table: TableRow,
        kind: str,
        facts: dict[str, Any],
        leavers: Iterable[int] = (),
    ) -> None:
        """A table's result, unless it has another by now than was seen.

        `leavers`: entries that lose points for having left it.
        """
        before = seen.result_of(table)
        try:
            async with self._transactions.change(seen.id) as change:
                if change.event.result_of(table) == before:
                    supersedes = before.id if before else None
                    await change.result(
                        kind, table.round, table=table.number, supersedes=supersedes, **facts
                    )
                    await change.note("result", round=table.round, table=table.number, kind=kind)
                    if seen.format.open_seating:
                        for entry in {*leavers, *facts.get("absent", ())}:
                            await arena.go(change, entry)
                    for entry in leavers:
                        # Who has left a Mêlée's table to a robot (T3).
                        place = {"round": table.round, "entry": entry}
                        facts = {"points": seen.plan.deal_points}
                        await change.result("penalty", table.round, entry=entry, **facts)
                        await change.note("left_table", **place, table=table.number, **facts)
        except IntegrityError:
            log.info("table %d of round %d has a result", table.number, table.round)

    async def end_tables(self, event: Event) -> None:
        """End games that nobody needs to finish: their table has a result, or all is cancelled."""
        for each in event.tables:
            needless = event.state == "cancelled" or event.is_settled(each)
            if each.status == "playing" and each.game_id is not None and needless:
                row = event.result_of(each)
                forfeited = row is not None and row.kind == "forfeit"
                why = EndedWhy.FORFEITED if forfeited else EndedWhy.DECIDED
                await self._transactions.tables.ending.stop(each.game_id, why)

    async def _ask(self, what: Asked, event: Event, *, paused: bool) -> None:
        """Pause or resume (`what`) those of the games being played that are `paused` now, or are
        not."""
        ids = [each.game_id for each in event.tables if each.status == "playing"]
        games = [await self._transactions.tables.load(each) for each in ids if each is not None]
        for game in games:
            if (game.row.paused_at is not None) == paused:
                try:
                    await what(game.id, Asker(event.row.created_by, manages=True))
                except Refused as refused:
                    log.info("game %d of tournament %d: %s", game.id, event.id, refused)


def _has_counted(event: Event, table: TableRow) -> bool:
    """Return whether the game at a table now is in its result, or the organiser has decided."""
    row = event.result_of(table)
    return row is not None and (event.is_settled(table) or row.facts.get("game") == table.game_id)


def _waits_for_game(event: Event, table: TableRow) -> bool:
    """Return whether a table's game is to be begun: its first, or another deal after a draw."""
    if table.game_id is None:
        return event.result_of(table) is None
    return not event.is_settled(table) and _has_counted(event, table)
