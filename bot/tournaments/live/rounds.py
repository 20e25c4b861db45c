"""Rounds run themselves: paired once, their tables opened, results seen, closed.

Each step is a transaction of its own, and what is left to be done follows from the rows alone: so
whoever was stopped between two steps goes on with the next.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from bot.rules import Ruleset
from bot.storage import tournament_posts, tournament_rounds, tournament_tables
from bot.storage.tournament_rounds import RoundRow, TableRow
from bot.tables import Game, Opening, Refused
from bot.tables.ending import EndedWhy
from bot.tables.open_party import Asker
from bot.tournaments import TournamentError, is_final, is_over, next_round
from bot.tournaments.live import stages
from bot.tournaments.live.desk import Change, Desk
from bot.tournaments.live.event import Event
from bot.tournaments.live.pairing import write_round
from bot.tournaments.live.table_results import absentees, deals_until_its_end, outcome, up_to

log = logging.getLogger(__name__)

AT_ONCE: Final = 10
"""tables that are opened in one transaction"""
MANY: Final = 40
"""entries from which on pairing them is left to another thread"""
FINAL_TARGET: Final = 1500
"""of a bracket played by parties (T4)"""
ABSENT_AFTER: Final = 600.0
"""seconds until who has not come has forfeited (“Time”)"""

Asked = Callable[[int, Asker], Awaitable[Game]]
"""what a table's game is asked to do"""


class Rounds:
    """`attend` does what there is to do in a tournament that is running."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.watching: set[int] = set()
        """tournaments that wait for deals in progress to be finished"""

    async def attend(self, event: Event) -> float | None:
        """When to look again; None: when something happens. May raise `Overtaken`."""
        if event.row.paused_at is not None:
            await self._pause_tables(event)
            return None
        if event.row.tables_paused:
            await self._resume_tables(event)
        current = event.current
        if current is None:
            return await self._between(event)
        await self._open_tables(event, current)
        event = await self._desk.load(event.id)
        now = self._desk.clock.now()
        await self._take_results(event, event.tables_of(current.number))
        moments: list[float] = []
        if current.until is not None:
            if now >= current.until:
                await self._time_is_up(event, current)
            else:
                moments.append(current.until)
        if not event.row.stand_ins:
            absent_at = current.paired_at + ABSENT_AFTER
            if now >= absent_at:
                await self._forfeit_absent(event, current)
            else:
                moments.append(absent_at)
        event = await self._desk.load(event.id)
        await self.end_tables(event)
        tables = event.tables_of(current.number)
        if all(event.is_settled(each) for each in tables) and event.current is not None:
            await self._close(event, current.number)
            return now
        return min(moments, default=None)

    # Between rounds ------------------------------------------------------------------------------

    async def _between(self, event: Event) -> float | None:
        now = self._desk.clock.now()
        last = event.row.last_round
        try:
            if is_over(event.pure) or (last is not None and len(event.rounds) >= last):
                async with self._desk.change(event.id, version=event.row.version) as change:
                    await stages.finish(change)
                return None
            closed = event.rounds[-1].closed_at if event.rounds else None
            at = now if closed is None else closed + event.row.break_seconds
            if now < at:
                return at
            await self._pair(event)
        except TournamentError as error:
            await self._stop(event, error)
        return now

    async def _pair(self, event: Event) -> None:
        if len(event.pure.entries) >= MANY:
            paired = await asyncio.to_thread(next_round, event.pure)
        else:
            paired = next_round(event.pure)
        async with self._desk.change(event.id, version=event.row.version) as change:
            await write_round(change, paired)

    async def _stop(self, event: Event, error: TournamentError) -> None:
        """It cannot go on by itself: the organiser adds people, pairs or corrects by hand."""
        async with self._desk.change(event.id, version=event.row.version) as change:
            reason = error.reason.value
            change.set(paused_at=change.now, paused_why=reason)
            await change.note("stopped", why=reason, **error.facts)

    async def _close(self, event: Event, number: int) -> None:
        async with self._desk.change(event.id, version=event.row.version) as change:
            await tournament_rounds.change_round(
                change.connection, event.id, number, closed_at=change.now
            )
            change.show(tournament_posts.ROUND, number)
            await change.note("round_closed", round=number)

    # Tables --------------------------------------------------------------------------------------

    async def _open_tables(self, event: Event, current: RoundRow) -> None:
        """The games of tables that have none yet, some at a time: others play meanwhile."""
        waiting = [each for each in event.tables_of(current.number) if _waits_for_game(event, each)]
        for start in range(0, len(waiting), AT_ONCE):
            await self._open(event.id, waiting[start : start + AT_ONCE])

    async def _open(self, tournament_id: int, tables: Iterable[TableRow]) -> None:
        begun: list[Game] = []
        async with self._desk.change(tournament_id) as change:
            event = change.event
            for each in tables:
                table = event.table(each.round, each.number)
                if _waits_for_game(event, table):
                    begun.append(await self._begin(change, table))
            if begun:
                change.show(tournament_posts.ROUND, event.rounds[-1].number)
                await change.note("tables_opened", tables=len(begun))
        self._desk.tables.arranged.begun(begun)

    async def _begin(self, change: Change, table: TableRow) -> Game:
        event = change.event
        opening = Opening(
            server_id=event.row.server_id,
            channel_id=event.row.channel_id,
            host_id=event.row.created_by,
            language=event.row.language,
            preset=event.row.preset,
            rules=_rules_of(event, table),
            rules_name=event.row.rules_name,
            tempo=event.tempo,
        )
        sitting = event.sitting(table)
        game = await self._desk.tables.arranged.begin(change.connection, opening, sitting)
        place = table.round, table.number
        values = {"game_id": game.id, "last_deal": None}
        await tournament_rounds.change_table(change.connection, event.id, place, **values)
        return game

    async def _take_results(self, event: Event, tables: Iterable[TableRow]) -> None:
        """The results of games that have ended."""
        for each in tables:
            ended = each.status not in (None, "playing")
            if ended and each.game_id is not None and not _has_counted(event, each):
                game = await self._desk.tables.load(each.game_id)
                async with self._desk.database.read() as connection:
                    acted = await tournament_tables.who_acted(connection, each.game_id)
                found = outcome(event, each, game, acted)
                if found is not None:
                    await self._write(event, each, found.kind, found.facts)

    async def _write(self, seen: Event, table: TableRow, kind: str, facts: dict[str, Any]) -> None:
        """A table's result, unless it has another by now than was seen."""
        before = seen.result_of(table)
        try:
            async with self._desk.change(seen.id) as change:
                if change.event.result_of(table) == before:
                    supersedes = before.id if before else None
                    await change.result(
                        kind, table.round, table=table.number, supersedes=supersedes, **facts
                    )
                    await change.note("result", round=table.round, table=table.number, kind=kind)
        except IntegrityError:
            log.info("table %d of round %d has a result", table.number, table.round)

    async def _time_is_up(self, event: Event, current: RoundRow) -> None:
        """The deal in progress is finished at each table, and nothing counts after it."""
        for each in event.tables_of(current.number):
            if each.status != "playing" or each.game_id is None or event.is_settled(each):
                continue
            game = await self._desk.tables.load(each.game_id)
            if game.state is None:
                continue
            last = each.last_deal
            if last is None:
                last = deals_until_its_end(game.state)
                async with self._desk.change(event.id, version=event.row.version) as change:
                    place = each.round, each.number
                    await tournament_rounds.change_table(
                        change.connection, event.id, place, last_deal=last
                    )
                    await change.note("time_up", round=each.round, table=each.number)
                event = await self._desk.load(event.id)
            if len(up_to(game.state, last).results) >= last:
                await self._desk.tables.ending.stop(each.game_id, EndedWhy.TIME)
            else:
                self.watching.add(event.id)

    async def _forfeit_absent(self, event: Event, current: RoundRow) -> None:
        """Who has not come by now, so that robots have played for him, has forfeited."""
        for each in event.tables_of(current.number):
            if each.status != "playing" or each.game_id is None or event.is_settled(each):
                continue
            game = await self._desk.tables.load(each.game_id)
            if game.row.paused_at is not None:
                continue
            async with self._desk.database.read() as connection:
                acted = await tournament_tables.who_acted(connection, each.game_id)
            missed = {
                holder.person.id
                for holder in game.people
                if holder.person and (holder.away or holder.missed)
            }
            absent = [
                number
                for number in absentees(event, each, acted)
                if all(
                    member.person_id is None or member.person_id in missed
                    for member in event.members_of(number)
                )
            ]
            if absent:
                await self._write(event, each, "forfeit", {"absent": absent})

    async def end_tables(self, event: Event) -> None:
        """Games nobody needs to finish: their tables have a result, or it is all cancelled."""
        for each in event.tables:
            needless = event.state == "cancelled" or event.is_settled(each)
            if each.status == "playing" and each.game_id is not None and needless:
                await self._desk.tables.ending.stop(each.game_id, EndedWhy.DECIDED)

    # Pauses --------------------------------------------------------------------------------------

    async def _pause_tables(self, event: Event) -> None:
        if not event.row.tables_paused:
            return
        for game in await self._playing(event):
            if game.row.paused_at is None:
                await self._ask(self._desk.tables.pausing.pause, event, game)

    async def _resume_tables(self, event: Event) -> None:
        for game in await self._playing(event):
            if game.row.paused_at is not None:
                await self._ask(self._desk.tables.pausing.resume, event, game)
        async with self._desk.change(event.id) as change:
            if change.event.row.paused_at is None:
                change.set(tables_paused=False)
                await change.note("tables_resumed")

    async def _playing(self, event: Event) -> list[Game]:
        ids = [each.game_id for each in event.tables if each.status == "playing"]
        return [await self._desk.tables.load(each) for each in ids if each is not None]

    async def _ask(self, what: Asked, event: Event, game: Game) -> None:
        try:
            await what(game.id, Asker(event.row.created_by, manages=True))
        except Refused as refused:
            log.info("game %d of tournament %d: %s", game.id, event.id, refused)


def _has_counted(event: Event, table: TableRow) -> bool:
    """Whether the game that is at a table now is in its result, or the organiser has decided."""
    row = event.result_of(table)
    return row is not None and (event.is_settled(table) or row.facts.get("game") == table.game_id)


def _waits_for_game(event: Event, table: TableRow) -> bool:
    """Whether a table's game is to be begun: its first, or another deal after a draw."""
    if table.game_id is None:
        return event.result_of(table) is None
    return not event.is_settled(table) and _has_counted(event, table)


def _rules_of(event: Event, table: TableRow) -> Ruleset:
    if event.result_of(table) is not None:
        return event.rules.changed({"end_mode": "deals", "deals_limit": 1})
    paired = event.pure.rounds[table.round - 1].table(table.number)
    by_parties = event.plan.format == "knock_out" and event.rules.end_mode == "target"
    if by_parties and paired is not None and is_final(event.pure, paired):
        return event.rules.changed({"target": max(FINAL_TARGET, event.rules.target)})
    return event.rules
