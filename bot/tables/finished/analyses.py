"""Analyses of deals that are over: each made once, beside the event loop, for who decided there.

Nothing is told of a deal while any of it may be hidden from anybody. People read "review"; in code
that is the look back on a whole party (`records.py`). The deals of rated parties are looked at when
they are over, for what profiles tell of them: one after the other, with a rest after each that is
longer than the work, for tables come first."""

import asyncio
import logging
import os
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple, ParamSpec, TypeVar

from bot.clock import Clock
from bot.robots.search import ready
from bot.rules import (
    Action,
    Bid,
    Coinche,
    DoneAction,
    OpenTable,
    PartyGoesOn,
    Pass,
    Play,
    RulesError,
    State,
    Surcoinche,
    Take,
    View,
    done_in_deal,
    open_table,
    parse_action,
    view,
)
from bot.storage.engine.database import Database
from bot.storage.engine.schema import AnalysisRow
from bot.storage.games import analyses, games
from bot.storage.jobs import Kind as JobKind
from bot.tables import Tables
from bot.tables.finished.records import open_to_all_only
from bot.tables.game import Game, MadeBy
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.sharing import Sharing
from bot.tables.thinking import search_soon
from bot.tables.worker import Worker
from bot.teaching import (
    Analysis,
    Judged,
    Moment,
    Told,
    Weighing,
    analyse,
    from_json,
    other_call,
    reason_of_call,
    to_json,
)
from bot.teaching.best_line import Line, as_called, best_line
from bot.teaching.themes import Spotted, Theme, deal_in, spots_in

Given = ParamSpec("Given")
Found = TypeVar("Found")

log = logging.getLogger(__name__)

AT_ONCE = 2
"""analyses under way: the search lets go of Python's lock, and the tables have the rest"""
SWITCH = 0.0005
"""seconds for which a thread keeps Python's lock that others wait for: a tenth of the usual"""
LOWERED = 10
"""by which the system prefers the tables"""
LATELY = 86_400.0
"""seconds in which a party has ended that is looked at still"""
REST = 3.0
"""times as long as an analysis took"""
CALLED = Bid | Take | Pass | Coinche | Surcoinche
Key = tuple[int, int, int]
"""game, deal and person"""


class Analysed(NamedTuple):
    """A deal as somebody decided in it, and what came of that."""

    number: int
    seat: int
    analysis: Analysis
    done: Sequence[DoneAction]
    end: State
    by_robots: frozenset[int] = frozenset()
    """places of what robots did"""
    own: frozenset[int] = frozenset()
    """places of what they did themselves"""

    @property
    def leads(self) -> State | None:
        """Return the moment of the first lead; None where nobody took."""
        plays = (each.state for each in self.done if isinstance(each.action, Play))
        return next(plays, None)

    @property
    def robots_calls(self) -> Mapping[int, Action]:
        """Return the calls of robots of which it can be said why, by their places."""
        if self.end.game_type.in_fields:
            return {}
        said = {place: self.done[place].action for place in sorted(self.by_robots)}
        return {place: each for place, each in said.items() if isinstance(each, CALLED)}

    def seen_at(self, judged: Judged) -> View:
        """Return what they saw when they decided."""
        return view(self.done[judged.place].state, self.seat)

    def open_at(self, judged: Judged, line: Line | None) -> OpenTable:
        """Return all hands at a decision, of a call those of the contract that comes of it."""
        start = self.done[judged.place].state if line is None else line.start
        dealt = start if judged.is_call or self.leads is None else self.leads
        return open_table(start, () if dealt.deal is None else dealt.deal.hands)


class Analyses:
    """Makes and keeps analyses."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._pool: ThreadPoolExecutor | None = None
        self._under_way: dict[Key, asyncio.Future[Analysis]] = {}

    async def of(self, game: Game, number: int, person_id: int) -> Analysed:
        """Return what somebody's decisions in a deal cost; raises `Refused` where nobody may know
        yet, where they decided nothing, and while the search is not compiled."""
        if not may_be_reviewed(game):
            raise Refused(RefusalReason.REVIEW_LATER)
        async with self._database.read() as connection:
            if game.tournament is not None:
                await open_to_all_only(connection, game.id)
            events = await games.find_events(connection, game.id)
            kept = await analyses.find(connection, game.id, number, person_id)
        done, end = await self._beside(_done, game, events, number)
        cards_fell = end.deal is not None and end.deal.taker is not None and not any(end.deal.hands)
        if not game.has_ended and not cards_fell:
            raise Refused(RefusalReason.REVIEW_LATER)
        # Neither what the clock did nor a robot in their place.
        by_them = [each.person_id == person_id and each.made_by == MadeBy.PLAYER for each in events]
        own = [by_them[each.place] for each in done]
        seats = [each.action.actor for each, mine in zip(done, own, strict=True) if mine]
        if not seats:
            raise Refused(RefusalReason.REVIEW_NOT_YOURS)
        seat = int(seats[-1])
        analysis = None if kept is None else from_json(kept.found)
        if analysis is None:
            asked = {"game_id": game.id, "deal": number, "seat": seat}
            advised = await self._database.ask(games.find_hints, **asked)
            moments = [
                Moment(each.state, each.action, mine) for each, mine in zip(done, own, strict=True)
            ]
            hints = {decision: Weighing.from_json(each) for decision, each in advised.items()}
            of_deal = partial(analyse, moments, end, seat, advised=hints)
            analysis = await self._made((game.id, number, person_id), seat, of_deal)
        robots = (n for n, each in enumerate(done) if events[each.place].made_by == MadeBy.ROBOT)
        theirs = (n for n, mine in enumerate(own) if mine)
        return Analysed(number, seat, analysis, done, end, frozenset(robots), frozenset(theirs))

    async def spots(self, game: Game, deal: Analysed) -> tuple[Spotted, ...]:
        """Return where the theme was for which a deal was chosen, else where it was as robots
        played it; nothing of other deals, and while the search is not compiled."""
        if game.row.theme is None or not ready():
            return ()
        return await self._beside(_spots, game, deal, Theme(game.row.theme))

    async def line(self, deal: Analysed, judged: Judged) -> Line | None:
        """Return how the deal goes on from a decision when everybody plays as well as can be, the
        better card or call first; None where nobody takes. Raises `Refused` while the search is not
        compiled."""
        if not await search_soon():
            raise Refused(RefusalReason.REVIEW_NOT_READY)
        return await self._beside(_line, deal, judged)

    async def why(self, deal: Analysed, place: int) -> Told | None:
        """Return why a robot called what it did, rather than what comes to mind; None where it
        could call nothing else. Raises `Refused` while the search is not compiled."""
        if not await search_soon():
            raise Refused(RefusalReason.REVIEW_NOT_READY)
        return await self._beside(_why, deal.done[place])

    async def _made(self, key: Key, seat: int, of_deal: Callable[[], Analysis]) -> Analysis:
        """Return a new analysis, kept; whoever asks for the same meanwhile waits for it."""
        if not await search_soon():
            raise Refused(RefusalReason.REVIEW_NOT_READY)
        under_way = self._under_way.get(key)
        if under_way is not None:
            return await asyncio.shield(under_way)
        made = self._under_way[key] = self._beside(of_deal)
        try:
            analysis = await asyncio.shield(made)
        finally:
            del self._under_way[key]
        check = analysis.check if analysis.check and analysis.check.is_own else None
        row = AnalysisRow(
            *key,
            seat=seat,
            found=to_json(analysis),
            lost=round(analysis.known, 1),
            chance=None if check is None else check.after,
            made=None if check is None else check.made,
            at=self._clock.now(),
        )
        await self._database.commit(analyses.keep, row)
        return analysis

    def _beside(
        self, work: Callable[Given, Found], *args: Given.args, **kwargs: Given.kwargs
    ) -> asyncio.Future[Found]:
        """Do something in a thread."""
        if self._pool is None:
            self._pool = ThreadPoolExecutor(AT_ONCE, "analyses", initializer=lowered)
        return asyncio.get_running_loop().run_in_executor(
            self._pool, partial(work, *args, **kwargs)
        )

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def lowered() -> None:
    """Let this thread wait for whatever else wants the processor, where the system can, and hand
    over Python's lock soon."""
    sys.setswitchinterval(SWITCH)
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOWERED)


def may_be_reviewed(game: Game) -> bool:
    """Tell whether a deal that is over may have a review: its cards tell nothing of another deal,
    or none comes, or nobody else plays. Of a duplicate the window must be closed besides."""
    return game.has_ended or game.is_practice or game.may_show_hands


def may_be_played_on(game: Game) -> bool:
    """Tell whether a deal may be played on from the middle by robots and one of its people: its
    seed, which tells all packs to come, is no secret, or one person's alone."""
    return game.has_ended or game.is_practice


def _line(deal: Analysed, judged: Judged) -> Line | None:
    state, better = deal.done[judged.place].state, judged.better_seen
    if isinstance(judged.action, Play):
        best = better if isinstance(better, Play) else judged.action
        return best_line(state, best.card)
    start = deal.leads if better is None else as_called(state, better)
    return None if start is None else best_line(start)


def _why(done: DoneAction) -> Told | None:
    seen = view(done.state, int(done.action.actor))
    other = other_call(seen, done.action)
    return None if other is None else reason_of_call(seen, done.action, other)


def _done(
    game: Game, events: Sequence[games.GameEvent], number: int
) -> tuple[list[DoneAction], State]:
    try:
        return done_in_deal(game.rules, (parse_action(each.action) for each in events), number)
    except PartyGoesOn:
        raise Refused(
            RefusalReason.REVIEW_NOT_YOURS if game.has_ended else RefusalReason.NOT_OVER
        ) from None
    except (RulesError, ValueError) as error:
        raise Refused(RefusalReason.BROKEN) from error


def _spots(game: Game, deal: Analysed, theme: Theme) -> tuple[Spotted, ...]:
    decided = [(each.state, each.action) for n, each in enumerate(deal.done) if n in deal.own]
    if found := spots_in(decided, deal.seat, theme):
        return found
    chosen = deal_in(game.rules, theme, game.row.seed)
    return () if chosen is None else (chosen.found,)


class Analyst(Worker):
    """Woken when a party has ended; without compiled code it does nothing."""

    def __init__(self, tables: Tables, found: Analyses, sharing: Sharing) -> None:
        super().__init__(tables.clock)
        self._tables = tables
        self._analyses = found
        self._sharing = sharing

    async def round(self) -> None:
        if ready():
            since = self.clock.now() - LATELY
            lately = await self._tables.database.ask(analyses.rated_since, since)
            about = [f"{each.game_id} {each.person_id}" for each in lately]
            async with self._sharing.next(JobKind.REVIEW, about) as job:
                if job is not None:
                    await self._look_through(*map(int, job.about.split()))
                    return
        if not self.changed.is_set():
            await self.rest(None, steadily=self._sharing.look_at)

    async def _look_through(self, game_id: int, person_id: int) -> None:
        game, steady = await self._tables.load(game_id), self.clock.steady
        for number in range(1, game.deal + 1):
            began = steady.now()
            try:  # what is made already is kept
                await self._analyses.of(game, number, person_id)
            except Refused as refused:
                log.debug("no analysis of deal %s of game %s: %s", number, game.id, refused)
            await self.pause(REST * (steady.now() - began))
