"""Practice: a party of one person against robots, on no server, where nobody waits for anybody.

It has no lobby, no table and no clock, counts for nothing, and is shown in one message of its
person's own. It sleeps between their presses, and when another one begins it is put aside. Some
time after its end it goes, with all that is kept of it."""

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import Clock
from bot.robots import DEFAULT_LEVEL, Level
from bot.rules import (
    TABLE,
    Action,
    Phase,
    Ruleset,
    apply,
    decision_for,
    parse_action,
    start,
    table_action,
)
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.database import Database
from bot.storage.engine.schema import GameEvent
from bot.storage.games import games, practices
from bot.tables.delivery import display
from bot.tables.game import Game, MadeBy
from bot.tables.lobby.opening import Opener, Opening
from bot.tables.options import Sitting, TableRules
from bot.tables.party.door import Door
from bot.tables.party.ending import EndedWhy, Ending, PausedWhy
from bot.tables.party.open_party import RUNNING
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.time.pace import appoint, between_deals
from bot.tables.tools import Tools
from bot.tables.worker import Worker
from bot.teaching.themes import Theme

log = logging.getLogger(__name__)

MOST_ASIDE = 5
"""parties that somebody may go on with later; of more the oldest end"""
MOST_NEW = 10
"""parties that somebody may begin within a minute"""
MOST_OVER = 100
"""parties that are over and kept; of more the oldest go, with all that is kept of them"""
MINUTE = 60.0
DAY = 86_400.0
KEPT = 30 * DAY
"""seconds after its end in which a party can still be looked at, and played once more"""
AT_ONCE = 3
"""parties in one write, during which nothing else happens"""
REST = 1.0
BIDDING = 0
"""instead of the number of a trick: from the first call of its deal"""


class Message(NamedTuple):
    """The message that shows a practice from now on."""

    subject: Subject
    """`PRACTICE` in the DM, where it can be edited at any time, else `PEEK`"""
    channel_id: int
    message_id: int
    token: str
    token_until: float


class DealSoFar(NamedTuple):
    """A first deal as robots have played it up to some point."""

    seed: bytes
    """of the chance in it"""
    actions: Sequence[str]
    seat: int
    """in which its person goes on"""
    theme: Theme | None = None
    """for which it was chosen"""
    nonces: Mapping[str, str] | None = None
    """what the start of another party mixed into its seed, where the deal is that party's"""


class Moments(NamedTuple):
    """The moments of a deal from which it can be played once more, as numbers of actions."""

    bidding: int | None = None
    """None: its cards are not dealt yet"""
    tricks: tuple[int, ...] = ()
    """before each lead"""

    def events(self, trick: int) -> int:
        """The actions before a trick, from 1, or before the `BIDDING`; raises `Refused`."""
        if trick == BIDDING and self.bidding is not None:
            return self.bidding
        if 1 <= trick <= len(self.tricks):
            return self.tricks[trick - 1]
        raise Refused(RefusalReason.TOO_LATE)


class Practice(Opener):
    """Begins practice parties, those that follow from another one too, and goes on with them."""

    def __init__(
        self, tools: Tools, door: Door, ending: Ending, entropy: Callable[[], bytes]
    ) -> None:
        super().__init__(tools, entropy)
        self._door = door
        self._ending = ending

    async def present(self, person_id: int) -> Game | None:
        """The party that somebody is at."""
        found = await self.going_on(person_id)
        return found[0] if found and found[0].row.paused_at is None else None

    async def going_on(self, person_id: int) -> list[Game]:
        """The practice parties that somebody may go on with: those not put aside first, then the
        newest."""
        async with self._database.read() as connection:
            ids = await practices.going_on(connection, person_id)
            return [await self._load(connection, each) for each in ids]

    async def last_choice(self, person_id: int) -> tuple[TableRules, Level] | None:
        """Return what somebody has practised last, and against whom."""
        async with self._database.read() as connection:
            game_id = await practices.last(connection, person_id)
            game = None if game_id is None else await self._load(connection, game_id)
        return None if game is None else (game.table_rules, game.robot_level)

    # Beginning -----------------------------------------------------------------------------------

    async def begin(
        self,
        person_id: int,
        language: str,
        played: TableRules,
        level: Level = DEFAULT_LEVEL,
        nonce: str | None = None,
        pressed: int | None = None,
    ) -> Game:
        """A new party; what its person was at is put aside. Raises `BadRuleset`.

        `pressed`, here and below: the message that will show it, instead of another party.
        """
        async with self._write() as connection:
            changed = await self._put_aside(connection, person_id, pressed)
            game_id = await self._open(
                connection, _opening(person_id, language, played, level), 0, self._entropy()
            )
            game = await self._load(connection, game_id)
            game = await self._begin_party(connection, game, person_id, nonce)
        return self._committed(*changed, game)

    async def again(self, game_id: int, person_id: int, nonce: str, pressed: int | None) -> Game:
        """A new party by the same rules, against robots as strong."""
        game = await self._own(game_id, person_id)
        played, level = game.table_rules, game.robot_level
        return await self.begin(person_id, game.row.language, played, level, nonce, pressed)

    async def once_more(
        self,
        game_id: int,
        person_id: int,
        deal: int,
        trick: int = BIDDING,
        *,
        turn: int = 0,
        pressed: int | None = None,
    ) -> Game:
        """A new party with the record of another up to a trick of a deal, or up to its bidding. It
        ends with that deal.

        `turn`: by so many seats its person sits further on, with the cards dealt there. All chance
        comes from the same seed. Raises `Refused` for a deal that is not over.
        """
        before = await self._own(game_id, person_id)
        seat = before.seat_of(person_id) or 0
        async with self._write() as connection:
            record = await games.find_events(connection, game_id)
            if before.state is None or not _is_over(before, deal):
                raise Refused(RefusalReason.NOT_OVER)
            events = moments(
                before.rules, (parse_action(each.action) for each in record), deal
            ).events(trick)
            changed = await self._put_aside(connection, person_id, pressed)
            opening = _opening(
                person_id, before.row.language, before.table_rules, before.robot_level
            )
            seat = (seat + turn) % before.rules.players
            new_id = await self._open(connection, opening, seat, before.row.seed)
            await practices.copy_events(connection, game_id, new_id, events)
            rules_version, nonces = before.row.rules_version, before.row.nonces
            game = await self._go_on_from(
                connection, new_id, events, rules_version=rules_version, nonces=nonces
            )
        return self._committed(*changed, game)

    async def from_middle(
        self,
        person_id: int,
        language: str,
        played: TableRules,
        so_far: DealSoFar,
        level: Level,
        pressed: int | None = None,
    ) -> Game:
        """A new party that begins in the middle of its first deal, and ends with it."""
        async with self._write() as connection:
            changed = await self._put_aside(connection, person_id, pressed)
            opening = _opening(person_id, language, played, level)
            new_id = await self._open(connection, opening, so_far.seat, so_far.seed)
            state, now = start(played.rules), self._now()
            for number, text in enumerate(so_far.actions, 1):
                action = parse_action(text)
                made_by = MadeBy.HOST if action.actor == TABLE else MadeBy.ROBOT
                decision = decision_for(state, action)
                if decision is None:
                    raise Refused(RefusalReason.BROKEN)
                event = GameEvent(number, decision.key, text, made_by, None, now)
                await games.add_event(connection, new_id, event)
                state = apply(state, action).state
            game = await self._go_on_from(
                connection,
                new_id,
                len(so_far.actions),
                theme=so_far.theme,
                nonces=so_far.nonces,
            )
        return self._committed(*changed, game)

    async def _go_on_from(
        self, connection: AsyncConnection, new_id: int, events: int, **columns: Any
    ) -> Game:
        """The party of a lobby, whose first `events` are there; it ends with its deal."""
        now = self._now()
        await games.change(
            connection,
            new_id,
            status="playing",
            started_at=now,
            asked_at=now,
            events=events,
            version=events + 2,
            once_more=True,
            **columns,
        )
        await games.note_beginners(connection, new_id)
        game = await self._load(connection, new_id)
        return await appoint(connection, game, self._pace)

    async def _open(
        self, connection: AsyncConnection, opening: Opening, seat: int, seed: bytes
    ) -> int:
        """Open what is begun; raises `Refused` for one too many in a minute."""
        person_id = opening.host_id
        since = self._now() - MINUTE
        if await practices.begun_since(connection, person_id, since) >= MOST_NEW:
            raise Refused(RefusalReason.TOO_MANY_NEW, most=MOST_NEW)
        spared = self._database.newest_game()
        old = await practices.over_beyond(connection, person_id, MOST_OVER, spared)
        if old:
            await practices.remove(connection, old)
        sitting: Sitting = dict.fromkeys(range(opening.rules.players))
        sitting[seat] = person_id
        return await self._open_lobby(connection, opening, sitting, seed)

    # Putting aside and going on ------------------------------------------------------------------

    async def _put_aside(
        self,
        connection: AsyncConnection,
        person_id: int,
        pressed: int | None,
        but_for: int | None = None,
    ) -> list[Game]:
        """Have a person's parties wait for them; the oldest end where too many do.

        Deals that were played once more are counted apart: nobody goes on with them.
        """
        if pressed is not None:
            await messages.let_go(connection, person_id, pressed)
        ids = [e for e in await practices.going_on(connection, person_id) if e != but_for]
        waiting = [await self._load(connection, each) for each in ids]
        over = [each for each in waiting if _is_over_once_more(each)]
        left = [each for each in waiting if not _is_over_once_more(each)]
        changed: list[Game] = []
        for game in (*left[:MOST_ASIDE], *over[:MOST_ASIDE]):
            if game.row.paused_at is None:
                paused = await self._write_party(
                    connection,
                    game,
                    paused_at=self._now(),
                    paused_why=PausedWhy.ASKED,
                    paused_by=person_id,
                )
                await display.mark_practice(connection, paused)
                changed.append(paused)
        for game in (*left[MOST_ASIDE:], *over[MOST_ASIDE:]):
            ended = await self._ending.stop_within(connection, game.id, EndedWhy.CLOSED)
            changed += [ended] if ended else []
        return changed

    async def go_on(self, game_id: int, person_id: int, pressed: int | None = None) -> Game:
        """The party, which is the one its person is at from now on."""
        await self._own(game_id, person_id)
        async with self._write() as connection:
            game = await self._load(connection, game_id)
            game.playing()
            changed = await self._put_aside(connection, person_id, pressed, game_id)
            if game.row.paused_at is not None:
                columns = RUNNING | {"asked_at": self._now()}
                game = await self._write_party(connection, game, **columns)
                await display.mark_practice(connection, game)
        return self._committed(*changed, game)

    async def deal(self, game_id: int, person_id: int) -> Game:
        """The next deal begins: its person has read how the last one went.

        None follows a deal that was played once more: the packs that did are known.
        """
        game = await self._own(game_id, person_id)
        state = game.playing()
        if game.row.once_more:
            raise Refused(RefusalReason.TOO_LATE)
        action = table_action(state, game.seed) if between_deals(state) else None
        decision = decision_for(state, action) if action is not None else None
        if action is None or decision is None:
            raise Refused(RefusalReason.TOO_LATE)
        await self._database.commit_in(game_id, messages.choose_anew, game_id)
        return (await self._door.act(game_id, decision.key, action, MadeBy.HOST)).game

    # Its message ---------------------------------------------------------------------------------

    async def shown(self, game: Game, person_id: int, message: Message) -> None:
        """Note that a message shows the party as `game` has it: no other does any more."""
        seat = game.seat_of(person_id) or 0
        async with self._write(game=game.id) as connection:
            now = await self._load(connection, game.id)
            for subject in (Subject.PRACTICE, Subject.PEEK):
                row = await messages.find(connection, game.id, subject, seat)
                if row is not None and row.message_id != message.message_id:
                    await messages.make_way(connection, row, now.row.version)
            where = message._asdict()
            await messages.put(
                connection,
                game.id,
                where.pop("subject"),
                seat,
                wanted=now.row.version,
                shown=game.row.version,
                person_id=person_id,
                events=game.events,
                priority=0,
                closing=False,
                **where,
            )
        self._changed()

    # ---------------------------------------------------------------------------------------------

    async def _own(self, game_id: int, person_id: int) -> Game:
        """The party, if somebody practises there; raises `Refused`."""
        game = await self._database.ask(self._load, game_id)
        if not game.is_practice or game.seat_of(person_id) is None:
            raise Refused(RefusalReason.NO_SEAT)
        return game


def moments(rules: Ruleset, actions: Iterable[Action], deal: int) -> Moments:
    """The moments of a deal in a record. The last trick plays itself: it is none."""
    state, found = start(rules), Moments()
    tricks: list[int] = []
    for number, action in enumerate(actions, 1):
        state = apply(state, action).state
        if state.deal_number != deal or state.deal is None:
            continue
        if found.bidding is None and state.phase is Phase.CALL:
            found = Moments(number)
        leads = state.phase is Phase.PLAY and not state.deal.trick
        if leads and len(state.deal.tricks) == len(tricks) and len(state.deal.hands[0]) > 1:
            tricks.append(number)
    return found._replace(tricks=tuple(tricks))


def _is_over_once_more(game: Game) -> bool:
    """Tell whether a deal that was played once more is over."""
    return game.row.once_more and game.state is not None and between_deals(game.state)


def _is_over(game: Game, deal: int) -> bool:
    state = game.state
    if state is None or not 0 < deal <= state.deal_number:
        return False
    return deal < state.deal_number or between_deals(state) or state.phase is Phase.OVER


def _opening(person_id: int, language: str, played: TableRules, level: Level) -> Opening:
    return Opening(
        server_id=games.NO_SERVER,
        channel_id=0,
        host_id=person_id,
        language=language,
        preset=played.preset,
        rules=played.rules,
        rules_name=played.name,
        robot_level=level,
    )


class PracticeUpkeep(Worker):
    """Looks once a day."""

    def __init__(self, database: Database, clock: Clock) -> None:
        super().__init__(clock)
        self._database = database

    async def round(self) -> None:
        removed = await self.remove_old()
        if removed:
            log.info("%d practice parties are gone", removed)
            await self.pause(REST)
        else:
            await self.rest(self.clock.now() + DAY)

    async def remove_old(self) -> int:
        """Delete some of those that ended long ago; return how many."""
        noted = self._database.newest_game()
        async with self._database.read() as connection:
            before = self.clock.now() - KEPT
            old = await practices.ended_before(connection, before, noted, AT_ONCE)
        if old:
            await self._database.commit(practices.remove, old)
        return len(old)
