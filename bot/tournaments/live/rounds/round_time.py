"""The time of a round: announced at its tables, and what happens when it is up (T6).

Ten and five minutes before, those who still play are told. Then the deal in progress is finished
at each table; deals that are missing are played by robots, or, where none stand in, count 0–0.
Where the organiser has ended it all at once, robots finish the deal too, a minute later.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from bot.storage.tournaments import rounds as tournament_rounds
from bot.storage.tournaments.rounds import RoundRow, TableRow
from bot.tables import Game
from bot.tables.party.ending import EndedWhy
from bot.tournaments.live.change import Change
from bot.tournaments.live.event import Event
from bot.tournaments.live.results.table_results import deals_until_its_end, note_last_deal
from bot.tournaments.live.transactions import Overtaken, Transactions

CALLS: Final = (600.0, 300.0)
"""seconds before its end at which a round is called"""
GRACE: Final = 60.0
"""seconds for the deal in progress, once the organiser has ended it all at once"""
AT_ONCE: Final = 10
"""tables that are changed in one transaction"""

Step = Callable[[Change, TableRow, int], Awaitable[Game | None]]
"""changes a table's game; None when there is nothing to be done"""


class RoundTime:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._arranged = transactions.tables.arranged
        self.watching: dict[int, dict[int, int]] = {}
        """by tournament that waits for deals in progress: the last deal of each such game"""

    async def attend(self, event: Event, current: RoundRow) -> float | None:
        """When to look again; None: when something happens."""
        now = self._transactions.clock.now()
        await self._tell_of_changes(event, current, now)
        if current.until is None:
            return None
        if now >= current.until:
            return await self._time_is_up(event, current, current.until)
        return await self._call(event, current, current.until, now)

    def is_waited_for(self) -> bool:
        """Return whether a deal that was waited for is finished, as far as that is known without
        looking into the database: this is asked after each action anywhere."""
        return any(
            self._is_done(game_id, last)
            for waiting in self.watching.values()
            for game_id, last in waiting.items()
        )

    def _is_done(self, game_id: int, last: int) -> bool:
        game = self._transactions.tables.games.remembered(game_id, 0)
        if game is None or game.state is None or game.row.status != "playing" or game.deserted:
            return True
        return game.state.deals_done >= last

    async def _tell_of_changes(self, event: Event, current: RoundRow, now: float) -> None:
        """An organiser has given more time, or less."""
        until = current.until
        called = None if until is None else _due_call(current, until, now)
        aloud = until is None or until > now

        async def tell(change: Change, table: TableRow, game_id: int) -> Game | None:
            return await self._arranged.set_time(
                change.connection, game_id, aloud=aloud, until=until, told=called
            )

        others = [each for each in _playing(event, current) if each.until != until]
        await self._each(event, current, others, tell)

    async def _call(
        self, event: Event, current: RoundRow, until: float, now: float
    ) -> float | None:
        called = _due_call(current, until, now)
        if called is not None:

            async def call(change: Change, table: TableRow, game_id: int) -> Game | None:
                if table.told is not None and table.told <= called:
                    return None
                return await self._arranged.set_time(
                    change.connection, game_id, aloud=True, told=called
                )

            yet = (each for each in _playing(event, current) if each.until == until)
            untold = [each for each in yet if (each.told or until) > called]
            await self._each(event, current, untold, call)
        return min((until - each for each in CALLS if until - each > now), default=until)

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
            game = await self._transactions.tables.load(each.game_id)
            if game.state is None or (each.robots and _is_played_out(event, game)):
                continue
            # Nobody is left to finish a deal there.
            deserted = game.deserted and not event.plan.format.own_time
            untouched = deserted and not game.state.results
            if untouched and not _robots_play_on(event):
                abandoned.append(each)
            elif game.state.deals_done < each.last_deal and not deserted:
                self.watching.setdefault(event.id, {})[each.game_id] = each.last_deal
                at_once = game.tournament is not None and game.tournament.at_once
                if at_once and self._transactions.clock.now() >= until + GRACE:
                    unfinished.append(each)
                hurried |= at_once and not each.robots
            elif _robots_play_on(event) and (untouched or _is_missing_deals(game)):
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
        game = await self._transactions.tables.games.load(change.connection, game_id)
        if table.last_deal is not None or game.state is None:
            return None
        daily = change.event.plan.format.own_time
        last = game.state.deals_done if daily else deals_until_its_end(game.state)
        place = table.round, table.number
        await tournament_rounds.change_table(
            change.connection, change.event.id, place, last_deal=last
        )
        aloud = game.state.deals_done < last  # otherwise what follows is told at once
        return await self._arranged.set_time(change.connection, game_id, aloud=aloud)

    async def _abandon(self, change: Change, table: TableRow, game_id: int) -> Game | None:
        game = await self._transactions.tables.games.load(change.connection, game_id)
        if not game.deserted:
            return None
        stop = self._transactions.tables.ending.stop_within
        return await stop(change.connection, game_id, EndedWhy.ABANDONED)

    async def _stop(self, change: Change, table: TableRow, game_id: int) -> Game | None:
        stop = self._transactions.tables.ending.stop_within
        return await stop(change.connection, game_id, EndedWhy.TIME)

    async def _play_out(self, change: Change, table: TableRow, game_id: int) -> Game | None:
        if table.robots:
            return None
        if change.event.row.stand_ins:  # else they only finish the deal, which counts
            game = await self._transactions.tables.games.load(change.connection, game_id)
            await note_last_deal(change, table, game)
        return await self._arranged.play_out(change.connection, game_id)

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
            self._arranged.changed(changed)


def _playing(event: Event, current: RoundRow) -> list[TableRow]:
    """The tables of a round at which people still play for their result."""
    return [
        each
        for each in event.tables_of(current.number)
        if each.status == "playing" and each.game_id is not None and not event.is_settled(each)
    ]


def _due_call(current: RoundRow, until: float, now: float) -> float | None:
    """Which of `CALLS` is the last that is due: none that would come with the round itself."""
    due = (each for each in CALLS if until - each > current.paired_at and now >= until - each)
    return min(due, default=None)


def _robots_play_on(event: Event) -> bool:
    """Return whether robots play on: in a daily boards left unplayed stay so."""
    return event.row.stand_ins and not event.plan.format.own_time


def _is_played_out(event: Event, game: Game) -> bool:
    """Return whether robots that play at a table go on to its last deal."""
    return _robots_play_on(event) and game.rules.ends_by_deals


def _is_missing_deals(game: Game) -> bool:
    """A party to a target is missing none: whoever is ahead has won it."""
    return game.rules.ends_by_deals and game.state is not None and game.state.winner is None
