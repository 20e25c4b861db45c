"""The time of a round (T6): who has not come by when, and what happens when it is up.

Ten and five minutes before, those who still play are told. Then the deal in progress is finished
at each table; deals that are missing are played by robots, or, where none stand in, count 0–0.
Where the organiser has ended it all at once, robots finish the deal too, a minute later.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from bot.storage.engine.tournament_schema import RoundRow
from bot.storage.tournaments.rounds import TableRow
from bot.tables import Game
from bot.tables.party.ending import EndedWhy
from bot.tournaments.live.change import Change, Overtaken, Transactions
from bot.tournaments.live.event import Event
from bot.tournaments.live.table_results import absentees, forfeiters, have_missed

# Absence ------------------------------------------------------------------------------------------

# Who does not come to their table (T6): after five minutes robots play for an absent team, or,
# where none stand in, it has forfeited after ten, as in brackets and teams whenever nobody of it
# has come at all, or when time is up. A table to which nobody comes waits for people as long as the
# round, at most for a quarter of an hour; then robots play its party. So they do when all have gone
# from a table for a quarter of an hour.


STAND_IN_AFTER = 300.0
"""seconds until robots play for who has not come"""
FORFEIT_AFTER = 600.0
ROBOTS_PLAY_AFTER = 900.0
"""seconds until robots play out a party at which nobody sits: less than `Pace.abandoned`"""
LOOK_AGAIN = 30.0
"""seconds: meanwhile somebody may come, or be asked for the first time"""

# Time ---------------------------------------------------------------------------------------------

Write = Callable[[Event, TableRow, str, dict[str, Any]], Awaitable[None]]
"""a result of a table"""

CALLS = (600.0, 300.0)
"""seconds before its end at which a round is called"""
GRACE = 60.0
"""seconds for the deal in progress, once the organiser has ended it all at once"""
AT_ONCE = 10
"""tables that are changed in one transaction"""

Step = Callable[[Change, TableRow, int], Awaitable[Game | None]]
"""changes a table's game; None when there is nothing to be done"""


class RoundTime:
    """Sees to absent people, to the calls, and to what follows when the time of a round is up."""

    def __init__(self, transactions: Transactions, write: Write) -> None:
        self._transactions = transactions
        self._tables = transactions.tables
        self._write = write
        self._complete: set[int] = set()
        """games in which somebody of each entry has acted: nobody is absent there any more"""
        self.watching: dict[int, dict[int, int]] = {}
        """by tournament that waits for deals in progress: the last deal of each such game"""

    async def see_who_came(self, event: Event, current: RoundRow) -> float | None:
        """When to look again; None: when something happens."""
        if event.format.own_time:
            return None  # nobody waits there
        forfeits_at = current.paired_at + FORFEIT_AFTER
        if current.until is not None and event.format.absent_forfeit:
            forfeits_at = min(forfeits_at, current.until)
        begins_at = current.paired_at + STAND_IN_AFTER if event.row.stand_ins else forfeits_at
        now, one_by_one = self._transactions.clock.now(), event.format.open_seating
        if now < min(begins_at, forfeits_at) and not one_by_one:
            return min(begins_at, forfeits_at)
        unsure = False
        for table in _playing(event, current):
            game_id = table.game_id
            if table.robots or game_id is None:
                continue
            game = self._tables.games.remembered(game_id, 0)
            if one_by_one:  # each table has its own beginning
                game = await self._tables.load(game_id)
                began_at = game.row.started_at or current.paired_at
                forfeits_at = began_at + FORFEIT_AFTER
                if now < began_at + STAND_IN_AFTER:
                    unsure = True
                    continue
            if game_id not in self._complete or game is None or game.deserted:
                unsure = True
                await self._look(event, table, game_id, current, forfeits_at)
        if unsure:
            return now + LOOK_AGAIN
        # People may step away from any table: robots play on there, where they stand in.
        playing = any(each.status == "playing" for each in event.tables_of(current.number))
        return now + STAND_IN_AFTER if playing and event.row.stand_ins else None

    async def _look(
        self,
        event: Event,
        table: TableRow,
        game_id: int,
        current: RoundRow,
        forfeits_at: float,
    ) -> None:
        """Forfeit a table, or have robots stand in or play it out, where somebody has not come.

        Whoever has been there has a quarter of an hour from when they stepped away.
        """
        acted = await self._transactions.who_acted(event, table)
        unseen = absentees(event, [table], acted)
        game = await self._tables.load(game_id)
        if not unseen:
            self._complete.add(game_id)
        if game.row.paused_at is not None or not (unseen or game.deserted):
            return
        now = self._transactions.clock.now()
        gone = forfeiters(event, table, acted)
        if gone and now >= forfeits_at:
            ids = [each.game_id for each in event.match_of(table) if each.game_id is not None]
            games = [await self._tables.load(each) for each in ids]
            over = current.until is not None and now >= current.until
            if have_missed(event, games, gone, one_of_each=over):
                await self._write(event, table, "forfeit", {"absent": gone})
                return
        if not event.row.stand_ins:
            return
        for each in unseen:
            if each not in gone:
                await self._stand_in(game, event.people_of(each))
        opened_at = current.paired_at
        if acted and game.row.asked_at is not None:
            opened_at = max(opened_at, game.row.asked_at)
        if not gone and now >= opened_at + ROBOTS_PLAY_AFTER and game.deserted:
            await self._each(event, current, [table], self._play_out, "robots_play")

    async def _stand_in(self, game: Game, people: list[int]) -> None:
        """Let robots play for a team of which nobody has done anything and somebody has missed an
        action, until they come back."""
        holders = [each for each in game.people if each.person and each.person.id in people]
        if any(each.away or each.missed for each in holders):  # else they may have time left
            for each in holders:
                if each.person is not None and not each.away:
                    await self._tables.seats.leave(game.id, each.person.id)

    async def attend(self, event: Event, current: RoundRow) -> float | None:
        """When to look again; None: when something happens."""
        now, until = self._transactions.clock.now(), current.until
        going_on = until is None or now < until
        moments = [] if until is None else [(until - each, each) for each in CALLS]
        # The last call that is due; none that would come together with the round itself.
        due = (each for at, each in moments if current.paired_at < at <= now)
        called = min(due, default=None)

        async def tell(change: Change, table: TableRow, game_id: int) -> Game | None:
            if not is_to_be_told(table):
                return None  # it has been told since it was looked at
            return await self._tables.arranged.set_time(
                change.connection, game_id, aloud=going_on, until=until, told=called
            )

        def is_to_be_told(table: TableRow) -> bool:
            """An organiser has given more time, or less; or it is called."""
            if table.until != until:
                return True
            untold = called is not None and (table.told is None or table.told > called)
            return going_on and untold

        await self._each(event, current, filter(is_to_be_told, _playing(event, current)), tell)
        if until is None:
            return None
        if not going_on:
            return await self._time_is_up(event, current, until)
        return min((at for at, _ in moments if at > now), default=until)

    async def _time_is_up(self, event: Event, current: RoundRow, until: float) -> float | None:
        """When to look again; None: when something happens."""
        waiting = [each for each in _playing(event, current) if each.last_deal is None]
        await self._each(event, current, waiting, self._last_deal, "time_up")
        if waiting:
            event = await self._transactions.load(event.id)
        unfinished: list[TableRow] = []
        abandoned: list[TableRow] = []
        over: list[TableRow] = []
        hurried = False
        for each in _playing(event, current):
            if each.last_deal is None or each.game_id is None:
                continue  # its record does not replay: the organiser decides
            game = await self._tables.load(each.game_id)
            if game.state is None or (
                each.robots and _robots_play_on(event) and game.rules.ends_by_deals
            ):
                continue
            # Nobody is left to finish a deal there.
            deserted = game.deserted and not event.format.own_time
            untouched = deserted and not game.state.results
            # A party to a target is missing none: whoever is ahead has won it.
            missing = game.rules.ends_by_deals and game.state.winner is None
            if untouched and not _robots_play_on(event):
                abandoned.append(each)
            elif game.state.deals_done < each.last_deal and not deserted:
                self.watching.setdefault(event.id, {})[each.game_id] = each.last_deal
                at_once = game.tournament is not None and game.tournament.at_once
                if at_once and self._transactions.clock.now() >= until + GRACE:
                    unfinished.append(each)
                hurried |= at_once and not each.robots
            elif _robots_play_on(event) and (untouched or missing):
                unfinished.append(each)
            else:
                over.append(each)
        await self._each(event, current, abandoned, self._abandon)
        await self._each(event, current, over, self._stop)
        await self._each(event, current, unfinished, self._play_out, "robots_play")
        grace = until + GRACE
        return grace if hurried and self._transactions.clock.now() < grace else None

    async def _last_deal(self, change: Change, table: TableRow, game_id: int) -> Game | None:
        """The deal in progress is the last that people play."""
        state = (await self._tables.games.load(change.connection, game_id)).state
        if table.last_deal is not None or state is None:
            return None
        if change.event.format.own_time:
            last = state.deals_done
        elif state.rules.end_mode == "boards":
            last = state.deal_number
        else:  # one that is thrown in is dealt again
            finished = len(state.results)
            between = finished > 0 and state.results[-1].number == state.deal_number
            last = finished if between else finished + 1
        await change.set_table(table, last_deal=last)
        aloud = state.deals_done < last  # otherwise what follows is told at once
        return await self._tables.arranged.set_time(change.connection, game_id, aloud=aloud)

    async def _abandon(self, change: Change, table: TableRow, game_id: int) -> Game | None:
        game = await self._tables.games.load(change.connection, game_id)
        if not game.deserted:
            return None
        ending = self._tables.ending
        return await ending.stop_within(change.connection, game_id, EndedWhy.ABANDONED)

    async def _stop(self, change: Change, table: TableRow, game_id: int) -> Game | None:
        return await self._tables.ending.stop_within(change.connection, game_id, EndedWhy.TIME)

    async def _play_out(self, change: Change, table: TableRow, game_id: int) -> Game | None:
        if table.robots:
            return None
        if change.event.row.stand_ins:  # else they only finish the deal, which counts
            # Robots play all that follows: what people have finished is what they had, and tells
            # how many deals robots play. A party to a target has no such number.
            game = await self._tables.games.load(change.connection, game_id)
            if game.state is not None and game.rules.ends_by_deals:
                await change.set_table(table, last_deal=game.state.deals_done)
        return await self._tables.arranged.play_out(change.connection, game_id)

    async def _each(
        self,
        event: Event,
        seen: RoundRow,
        tables: Iterable[TableRow],
        step: Step,
        note: str | None = None,
    ) -> None:
        """Some at a time: others play meanwhile; `note` is written once. May raise `Overtaken`: an
        organiser has paused, or given more time, since the round was `seen`."""
        places = [(each.round, each.number) for each in tables]
        noted = note is None
        for start in range(0, len(places), AT_ONCE):
            changed: list[Game] = []
            async with self._transactions.change(event.id) as change:
                if change.event.current != seen or change.event.row.paused_at is not None:
                    raise Overtaken
                for place in places[start : start + AT_ONCE]:
                    table = change.event.table(*place)
                    if table.status == "playing" and table.game_id is not None:
                        game = await step(change, table, table.game_id)
                        changed += [game] if game is not None else []
                if changed and note is not None and not noted:
                    await change.note(note, round=seen.number, tables=len(places))
                    noted = True
            self._tables.arranged.changed(changed)


def _playing(event: Event, current: RoundRow) -> list[TableRow]:
    """The tables of a round at which people still play for their result."""
    return [
        each
        for each in event.tables_of(current.number)
        if each.status == "playing" and each.game_id is not None and not event.is_settled(each)
    ]


def _robots_play_on(event: Event) -> bool:
    """Return whether robots play on: in a daily and an Arena what is left unplayed
    stays so."""
    return event.row.stand_ins and not event.format.one_round
