"""A whole tournament over the loopback: many people, a bot that may die, and a watch on all of it.

`alice` owns the server and organises by `/tournament create`. Some people click; for whoever does
nothing the clock runs out, and a robot plays on at once.
"""

import asyncio
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from bot.clock import ManualClock
from bot.rules import SEED_BYTES, view
from bot.sandbox import Reply, Sandbox, ShownMessage
from bot.storage.people import people
from bot.storage.tournaments.rounds import TableRow
from bot.tables import Game, Pace
from bot.tables.game import MadeBy
from bot.text import words_for
from bot.tournaments.live import Event
from cogs.bot import DixDeDer
from tests.end_to_end.club import club_in, crash
from tests.end_to_end.playing import Choice, Table, steady
from tests.end_to_end.tournaments.onlooking import Onlooking
from tests.end_to_end.tournaments.players import Players
from tests.sandbox_fixtures import running_sandbox
from tests.tournaments.live.surviving import holds

EN = words_for("en")
NAME = "Friday night"
AT_SPEED = Pace(robot_delay=0, trick_pause=0)
TURN = 30.0 + 60.0
"""seconds after which a robot takes a seat over, at the pace that the draft is given"""


class Whole(Players):
    """The sandbox stays; `bot()` starts a bot in it that is killed at the end of the block."""

    def __init__(self, sandbox: Sandbox, folder: Path, clock: ManualClock, seed: int) -> None:
        self.id = 0
        self.sandbox = sandbox
        self.clock = clock
        self.watch = Onlooking(sandbox, folder / "club.db")
        self._folder = folder
        self._seeds = itertools.count(seed)

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[None]:
        """Nothing it does after the block's last line is finished."""
        async with club_in(
            self.sandbox, self._folder, self.clock, AT_SPEED, entropy=self._seed
        ) as club:
            self.club = club
            await club.settle()
            yield
            await _kill(club.bot)

    async def survive(self) -> int:
        """Until nothing is due, by bots that die after each commit of theirs; how many did."""
        deaths = 0
        while True:
            died = asyncio.Event()
            async with club_in(
                self.sandbox, self._folder, self.clock, AT_SPEED, entropy=self._seed
            ) as club:
                self.club = club
                club.bot.tournaments.on_change(partial(_die, club.bot, died))
                settling = asyncio.create_task(club.settle())
                dying = asyncio.create_task(died.wait())
                await asyncio.wait({settling, dying}, return_when=asyncio.FIRST_COMPLETED)
                settling.cancel()
                dying.cancel()
                await _kill(club.bot)
            if not died.is_set():
                return deaths
            deaths += 1

    def _seed(self) -> bytes:
        return next(self._seeds).to_bytes(SEED_BYTES, "big")

    # People --------------------------------------------------------------------------------------

    def invite(self, count: int) -> list[str]:
        """So many people are there: the four of the sandbox, and guests."""
        known = list(self.sandbox.people)
        for number in range(len(known), count):
            locale = ("en-GB", "fr", "de", "nl")[number % 4]
            known.append(f"guest{number}")
            self.sandbox.add_person(known[-1], name=f"Guest {number}", locale=locale)
        return known

    def key_of(self, discord_id: int | None) -> str:
        return next(key for key, each in self.sandbox.people.items() if each.id == str(discord_id))

    async def called(self, entry: int) -> str:
        """An entry as English posts have it: "Alice & Benoît"."""
        event = await self.event()
        ids = {each.person_id for each in event.members_of(entry) if each.person_id}
        async with self.club.bot.database.read() as connection:
            found = await people.find_many(connection, ids)
        named = [found[each.person_id] for each in event.members_of(entry) if each.person_id]
        return " & ".join(each.name for each in named)

    # The organiser -------------------------------------------------------------------------------

    async def draft(self, format_: str, **fields: str) -> None:
        """`/tournament create`, then every field on its page; `fields` as `page__field="value"`."""
        alice = self.club.person("alice")
        reply = await alice.slash(
            self.club.belote, "tournament create", name=NAME, start="in 3 hours", format=format_
        )
        message = reply.message
        assert message is not None, reply
        [row] = await self.engine.of_server(1)
        self.id = row.id
        for wanted, value in {"length__pace": "lively", **fields}.items():
            page, field = wanted.split("__")
            await self.club.choose("alice", self.now(message), "t_draft_go", page)
            await self._set(self.now(message), page, field, value)
            await self.club.press("alice", self.now(message), "t_draft")
        await self.club.press("alice", self.now(message), f"t_sure:{self.id}:open")
        await self.club.press("alice", self.now(message), f"t_do:{self.id}:open")
        assert (await self.event()).state == "registration"
        await self.club.settle()

    async def _set(self, message: ShownMessage, page: str, field: str, value: str) -> None:
        verb = f"t_set:{self.id}:{page}:{field}"
        if any(each["custom_id"] == f"dd:{verb}" for each in message.selects()):
            await self.club.choose("alice", message, verb, value)
        elif any(each.custom_id == f"dd:{verb}:{value}" for each in message.buttons()):
            await self.club.press("alice", message, f"{verb}:{value}")
        # Else the switch stands there already.

    def now(self, message: ShownMessage, who: str = "alice") -> ShownMessage:
        shown = self.club.person(who).look(message)
        assert shown is not None
        return shown

    # Entering ------------------------------------------------------------------------------------

    async def enters(self, who: str) -> None:
        """Alone, where everybody plays for themselves."""
        reply = await self.pressed(who, "t_register")
        assert reply.message is not None
        assert reply.message.ephemeral

    async def looks(self, who: str) -> None:
        """They look for a partner."""
        reply = await self.pressed(who, "t_register")
        assert reply.message is not None
        await self.club.press(who, reply.message, "t_look")

    async def pair(self, one: str, other: str) -> None:
        """The one who is asked agrees in their direct messages, once the notification is there."""
        await self.ask(one, other)
        while not self.notifications(other):
            await self.later(1)
        await self.press(other, "t_confirm", self.notifications(other)[-1])

    async def check_in(self, people: Iterable[str]) -> None:
        for who in people:
            await self.pressed(who, "t_checkin")

    async def until_registration_ends(self) -> None:
        await self._until((await self.event()).row.closes_at)
        assert (await self.event()).state == "check_in"

    async def until_it_starts(self) -> None:
        await self._until((await self.event()).row.starts_at)
        assert (await self.event()).state == "running"

    async def _until(self, moment: float) -> None:
        await self.club.settle()
        await self.clock.advance(moment - self.clock.now())
        await self.later()

    # Playing -------------------------------------------------------------------------------------

    async def round_tables(self) -> list[TableRow]:
        event = await self.event()
        assert event.current is not None
        return event.tables_of(event.current.number)

    async def open_tables(self) -> list[TableRow]:
        event = await self.event()
        return [each for each in event.tables if not event.is_settled(each)]

    def table(self, row: TableRow) -> Table:
        assert row.game_id is not None
        return Table(self.club, row.game_id)

    async def game(self, row: TableRow) -> Game:
        return await self.table(row).game()

    async def play_by_clicks(self, row: TableRow, steps: int) -> int:
        """Let whoever is asked click on the hand they see; return the number of actions by
        people."""
        table = self.table(row)
        for _ in range(steps):
            await table.step(steady)
        return sum(each.made_by == "player" for each in await table.events())

    async def play_alone(
        self, row: TableRow, choice: Choice = steady, tricks: int | None = None
    ) -> None:
        """All but one leave their seats to robots, who play at once, after an action each; the one
        clicks to the end, or until so many tricks of the deal are finished."""
        table = self.table(row)
        game = await self._come(table, choice)
        for holder in game.people[1:]:
            assert holder.person is not None
            await self.club.bot.tables.seats.leave(game.id, holder.person.id)

        def done(game: Game) -> int:
            deal = None if game.state is None else game.state.deal
            return 0 if deal is None else len(deal.tricks)

        def is_done(game: Game) -> bool:
            return game.row.status != "playing" or (tricks is not None and done(game) >= tricks)

        await table.click_until(lambda game: is_done(game) or done(game) >= 2, choice)
        await table.play_until(lambda game: is_done(game) or done(game) >= 6, choice)
        await table.click_until(is_done, choice)

    async def _come(self, table: Table, choice: Choice) -> Game:
        """Each of its people does something, without a click."""
        seen: set[int] = set()
        for _ in range(40):
            await self.club.settle()
            game = await table.game()
            if {each.seat for each in game.people} <= seen:
                return game
            decision = game.decision()
            actor = None if decision is None else decision.actor
            if decision is None or not isinstance(actor, int) or game.state is None:
                await self.club.clock.advance(1)
                continue
            if (pause := table.pause(game)) > 0:
                await self.club.advance(pause)
                continue
            person = game.holder(actor).person
            assert person is not None
            action = choice(view(game.state, actor))
            act = self.club.bot.tables.door.act
            await act(game.id, decision.key, action, MadeBy.PLAYER, person.id)
            seen.add(actor)
        raise AssertionError(f"only {seen} have done something")

    async def run_out(self) -> Event:
        """Nobody does anything more: clocks run out, and robots play the round to its end."""
        number = len((await self.event()).rounds)
        for _ in range(60):
            event = await self.event()
            if event.current is None or event.current.number != number:
                break
            await self.clock.advance(TURN)
            await self.club.settle()
        else:
            raise AssertionError(f"round {number} does not end")
        await self.later()
        return await self.event()

    async def next_round(self) -> None:
        event = await self.event()
        await self.clock.advance(event.row.break_seconds)
        await self.later()

    # What is seen --------------------------------------------------------------------------------

    def titles(self) -> Counter[str]:
        """The first line of everything that stands in the channel for everybody."""
        return Counter(each.text().split("\n")[0] for each in self.posts())

    def post(self, text_id: str, **values: Any) -> ShownMessage:
        """Return what stands in the channel under a title."""
        title = heading(text_id, **values)
        [found] = [each for each in self.posts() if each.text().split("\n")[0] == title]
        return found

    async def command(self, who: str, name: str, **options: Any) -> Reply:
        return await self.club.person(who).slash(self.club.belote, f"tournament {name}", **options)


async def _kill(bot: DixDeDer) -> None:
    crash(bot)
    await asyncio.gather(*bot._workers, return_exceptions=True)


def _die(bot: DixDeDer, died: asyncio.Event) -> None:
    crash(bot)
    died.set()


@asynccontextmanager
async def whole(folder: Path, seed: int = 242) -> AsyncIterator[Whole]:
    """All that passes is valid by Discord's schemas; at the end all that was sent is looked at."""
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox:
        evening = Whole(sandbox, folder, clock, seed)
        try:
            yield evening
            evening.watch.check()
        finally:
            evening.watch.close()


def heading(text_id: str, **values: Any) -> str:
    """The first line of a post."""
    return f"## {EN(text_id, tournament=NAME, **values)}"


# What is looked at -----------------------------------------------------------------------------


async def check_posts(evening: Whole, *subjects: str) -> None:
    """Each post, and the card of each table, stands once; `subjects`: what must be among them."""
    titles, event = evening.titles(), await evening.event()
    assert set(titles.values()) == {1}, titles
    assert set(subjects) <= titles.keys()
    cards = [each for each in titles if each.startswith(f"### {NAME} · ")]
    assert len(cards) == len({each.game_id for each in event.tables})
    assert len(titles) == 1 + len(subjects) + len(cards), titles


async def check_mentions(evening: Whole) -> None:
    """Check that whoever sits at a table is called to its thread once, and nobody anywhere else."""
    expected: dict[str, Counter[str]] = {}
    event = await evening.event()
    for each in event.tables:
        game = await evening.game(each)
        people = [holder.person for holder in game.people if holder.person is not None]
        keys = Counter(evening.key_of(each.discord_id) for each in people)
        expected[str(game.row.thread_id)] = keys
    assert {
        channel: found for channel, found in evening.watch.mentions.items() if found
    } == expected


async def check_log(evening: Whole) -> None:
    """Each round was paired and closed once, and there is a result for each table."""
    event = await evening.event()
    done = Counter(each.what for each in await evening.engine.log(event.id))
    assert done["started"] == done["finished"] == 1
    assert done["round_paired"] == done["round_closed"] == len(event.rounds)
    assert len([each for each in event.results if each.table_number]) == len(event.tables)
    holds(event)


async def totals(evening: Whole) -> dict[str, int]:
    """Return by the name of each entry what it has written at its tables, added up by hand."""
    event, found = await evening.event(), Counter[str]()
    for row in event.tables:
        state = (await evening.game(row)).state
        assert state is not None
        for side, points in zip(row.sides, state.scores, strict=True):
            for entry in side:
                found[await evening.called(entry)] += points
    return dict(found)
