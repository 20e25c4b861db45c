"""Whole tournaments over the loopback: many people, a bot that may die, and a watch on all of it.

`alice` owns the server and organises by `/tournament create`. Some people click; for whoever does
nothing the clock runs out, and a robot plays on at once.
"""

import asyncio
import itertools
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.clock import ManualClock
from bot.rules import SEED_BYTES, view
from bot.sandbox import Reply, Sandbox, ShownMessage
from bot.storage.people import people
from bot.storage.tournaments.rounds import TableRow
from bot.tables import Game, Pace
from bot.tables.game import MadeBy
from bot.text import words_for
from bot.tournaments.live import Event
from card_images.standings import MOST_ROWS
from cogs.bot import DixDeDer
from cogs.delivery.threads import AGAIN
from tests.end_to_end.club import club_in, crash
from tests.end_to_end.playing import Table, steady
from tests.end_to_end.tournaments.onlooking import Onlooking
from tests.end_to_end.tournaments.players import Players, verbs
from tests.sandbox_fixtures import running_sandbox
from tests.storage.databases import check_file
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
                self.sandbox,
                self._folder,
                self.clock,
                AT_SPEED,
                entropy=self._seed,
                prepare=partial(_mortal, died),
            ) as club:
                self.club = club
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
        found = await self.club.bot.database.ask(people.find_many, ids)
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
        return self.club.person(who).look(message)

    # Entering ------------------------------------------------------------------------------------

    async def enters(self, who: str) -> None:
        """Alone, where everybody plays for themselves."""
        reply = await self.pressed(who, "t_register")
        assert reply.message.ephemeral

    async def looks(self, who: str) -> None:
        """They look for a partner."""
        reply = await self.pressed(who, "t_register")
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

    async def play_alone(self, row: TableRow, tricks: int | None = None) -> None:
        """All but one leave their seats to robots, who play at once, after an action each; the one
        clicks to the end, or until so many tricks of the deal are finished."""
        table = self.table(row)
        game = await self._come(table)
        for holder in game.people[1:]:
            assert holder.person is not None
            await self.club.bot.tables.seats.leave(game.id, holder.person.id)

        def done(game: Game) -> int:
            deal = None if game.state is None else game.state.deal
            return 0 if deal is None else len(deal.tricks)

        def is_done(game: Game) -> bool:
            return game.row.status != "playing" or (tricks is not None and done(game) >= tricks)

        await table.click_until(lambda game: is_done(game) or done(game) >= 2)
        await table.play_until(lambda game: is_done(game) or done(game) >= 6)
        await table.click_until(is_done)

    async def _come(self, table: Table) -> Game:
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
            action = steady(view(game.state, actor))
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


def _mortal(died: asyncio.Event, bot: DixDeDer) -> None:
    def die() -> None:
        crash(bot)
        died.set()

    bot.tournaments.on_change(die)


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


async def check_posts(evening: Whole) -> None:
    """Each post of two rounds, and the card of each table, stands once."""
    titles, event = evening.titles(), await evening.event()
    assert set(titles.values()) == {1}, titles
    subjects = {heading("tournament-boards-podium")}
    for text_id in ("tournament-boards-round-of", "tournament-boards-standings-after"):
        subjects |= {heading(text_id, round=number) for number in (1, 2)}
    assert subjects <= titles.keys()
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


# A Concours of eight pairs from `/tournament create` to its podium --------------------------------

MEDALS = ("🥇 ", "🥈 ", "🥉 ")


SEED = 2000
"""with which no two pairs write the same in a round, so that their order is no matter of luck"""


@pytest.mark.whole
async def test_a_concours_of_eight_pairs(tmp_path: Path) -> None:
    async with whole(tmp_path, SEED) as evening, evening.bot():
        people = evening.invite(19)
        await evening.draft("concours", length__rounds="2", length__deals="1")
        await everybody_enters(evening, people)
        await evening.until_registration_ends()
        assert verbs(evening.announcement())[0] == "t_checkin"
        await evening.check_in(people[:16])
        await evening.until_it_starts()
        assert len((await evening.event()).standing("in")) == 8, "who is not there does not play"
        await first_round(evening)
        await evening.next_round()
        await second_round(evening)
        assert (await evening.event()).state == "finished"
        await check_log(evening)
        await check_posts(evening)
        await check_mentions(evening)
        # The announcement is older than an hour: Discord takes few edits of it, the last one too.
        await evening.later(AGAIN)
        winner = max((await totals(evening)).items(), key=lambda each: each[1])[0]
        assert EN("tournament-player-won", names=f"**{winner}**") in evening.announcement().text()
        evening.watch.check()
        assert evening.watch.named > 1500


async def everybody_enters(evening: Whole, people: list[str]) -> None:
    """One looks for a partner and is chosen, seven pairs ask each other, one is left over."""
    first, *pairs = zip(people[:18:2], people[1:18:2], strict=True)
    await evening.looks(first[0])
    looking = await evening.person(first[0])
    await evening.choose(first[1], "t_pick", str(looking.id))
    for one, other in pairs:
        await evening.pair(one, other)
    await evening.looks(people[18])
    event = await evening.event()
    assert len(event.standing("in")) == 9
    assert len(event.standing("looking")) == 1


async def first_round(evening: Whole) -> None:
    tables = await evening.round_tables()
    assert len(tables) == 4
    assert await evening.play_by_clicks(tables[0], 12) > 4
    where = await evening.press("alice", "t_where")
    own = next(each for each in tables if 1 in (each.sides[0][0], each.sides[1][0]))
    [opponents] = [side[0] for side in own.sides if side[0] != 1]
    assert all(name in where for name in (await evening.called(opponents)).split(" and "))
    for each in tables:
        await evening.play_alone(each)
    await evening.later()
    assert (await evening.event()).current is None
    await check_ranks(evening, 1)


async def second_round(evening: Whole) -> None:
    """Check that pairs follow the ranking, first against second and so on: all have met others
    before."""
    ranking = (await evening.engine.standings(evening.id)).order()
    tables = await evening.round_tables()
    met = [{each.sides[0][0], each.sides[1][0]} for each in tables]
    assert met == [set(ranking[place : place + 2]) for place in range(0, 8, 2)]
    await evening.play_alone(tables[0])
    # At one table everybody has gone in the middle of the deal; to the others nobody has come,
    # and robots play them.
    await evening.play_alone(tables[1], tricks=4)
    event = await evening.run_out()
    assert {event.latest[2, number].kind for number in (1, 2, 3, 4)} == {"played"}
    state = (await evening.game(event.table(2, 2))).state
    assert state is not None
    assert state.deals_done == 1, "robots have played what was missing when time was up"
    await check_ranks(evening, 2)


async def check_ranks(evening: Whole, number: int) -> None:
    """Check that the channel has what the tables have brought."""
    post = evening.post("tournament-boards-standings-after", round=number)
    wanted = sorted((await totals(evening)).items(), key=lambda each: -each[1])
    assert len({points for _, points in wanted}) == 8, "with other seeds there may be ties"
    lines = post.text().split("\n")
    for place, (name, points) in enumerate(wanted):
        mark = MEDALS[place] if place < 3 else f"{place + 1} · "
        told = f"{mark}**{name}** · {points}", f"{mark}**{name}** · 🤖 {points}"
        assert any(each in lines for each in told)
    assert ("🤖" in post.text()) == (number == 2), "robots played where nobody came"
    assert [each.filename for each in post.attachments] != []
    assert all(each.description for each in post.attachments)


# A Mêlée of twelve people, by bots that die between its rounds and inside them --------------------

LEAVER = 162
"""points that who leaves their seat to a robot loses (T3)"""


@pytest.mark.whole
async def test_a_melee_of_twelve_whose_bot_dies_again_and_again(tmp_path: Path) -> None:
    async with whole(tmp_path) as evening:
        people = evening.invite(12)
        async with evening.bot():
            await evening.draft("melee", length__rounds="2", length__deals="1")
            for who in people:
                await evening.enters(who)
            await evening.until_registration_ends()
            await evening.check_in(people)
            starts_at = (await evening.event()).row.starts_at
        await evening.clock.advance(starts_at - evening.clock.now())
        deaths = await evening.survive()
        paired = await killed_round(evening)
        deaths += await evening.survive()
        async with evening.bot():
            event = await evening.event()
            assert event.current is None
            assert [each.sides for each in event.tables] == paired
            pause = event.row.break_seconds
        await evening.clock.advance(pause)
        deaths += await evening.survive()
        async with evening.bot():
            await evening.later()
            for each in await evening.round_tables():
                await evening.play_alone(each)
        deaths += await evening.survive()
        assert deaths >= 5
        async with evening.bot():
            await evening.later(60)
            await look_at_everything(evening)
        assert check_file(tmp_path / "club.db").findings == ()


async def killed_round(evening: Whole) -> list[list[list[int]]]:
    """Killed in the middle of deals, and after each end of a table; who was paired."""
    async with evening.bot():
        await evening.later()
        tables = await evening.round_tables()
        assert len(tables) == 3
        assert await evening.play_by_clicks(tables[0], 8) > 4
        actions = len(await evening.table(tables[0]).events())
    for each in tables:
        async with evening.bot():
            event = await evening.event()
            holds(event)
            assert [(row.sides, row.game_id) for row in event.tables] == [
                (row.sides, row.game_id) for row in tables
            ]
            assert len(await evening.table(tables[0]).events()) >= actions
            await evening.play_alone(each)
    return [each.sides for each in tables]


async def look_at_everything(evening: Whole) -> None:
    event = await evening.event()
    assert event.state == "finished"
    assert len(event.tables) == 6
    await check_log(evening)
    await check_mentions(evening)
    await check_posts(evening)
    partners = [frozenset(side) for each in event.tables for side in each.sides]
    assert len(set(partners)) == len(partners) == 12, "nobody has the same partner twice"
    for number in (1, 2):
        sitting = [
            entry for each in event.tables_of(number) for side in each.sides for entry in side
        ]
        assert sorted(sitting) == list(range(1, 13))
    await check_standings(evening)


async def check_standings(evening: Whole) -> None:
    """Everybody has what their tables have brought, less what leaving them costs, once."""
    event, wanted = await evening.event(), await totals(evening)
    for row in event.tables:
        for holder in (await evening.game(row)).people:
            if holder.away and holder.person is not None:
                wanted[holder.person.name] -= LEAVER
    post = evening.post("tournament-boards-standings-after", round=2)
    shown = dict(re.findall(r"\*\*(.+)\*\* · (.+)", post.text()))
    first = {name: EN.number(points) for name, points in wanted.items() if name in shown}
    assert shown == first
    assert len(shown) == MOST_ROWS
    assert min(wanted[name] for name in shown) >= max(
        points for name, points in wanted.items() if name not in shown
    )
