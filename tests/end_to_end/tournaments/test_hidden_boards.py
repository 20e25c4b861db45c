"""Nothing of a board is shown while others are still to play it: looked for in all that is sent."""

import re
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.command_line.fairness import check_fairness
from bot.rules import Action, View, read
from bot.sandbox import Reply, ShownMessage
from bot.sandbox.world import DM, Channel, Message
from bot.storage.delivery import digests
from bot.tables import Game
from bot.text import COMPLETE, words_for
from bot.tournaments.live.stages import TO_READ
from tests.end_to_end.club import button_id, club, crash, seed
from tests.end_to_end.forging import Forged, send
from tests.end_to_end.knowledge import cards_in
from tests.end_to_end.playing import Table, is_over
from tests.end_to_end.tournaments.players import ALL, HOUR, Players, players_in, words_of
from tests.end_to_end.tournaments.test_browsing import betrays
from tests.end_to_end.watching import _texts
from tests.sandbox_fixtures import running_sandbox, watch_messages

pytestmark = pytest.mark.drawn

WEEK = 7 * 24 * HOUR


class Onlookers:
    """All that is sent to anybody but those who sit at a table, as it was at that moment.

    `others` have the same cards at another table.
    """

    def __init__(self, evening: Players, *sitting: str, others: tuple[str, ...] = ()) -> None:
        self._evening = evening
        self._sitting = {evening.club.person(who).id for who in sitting}
        self._others = {evening.club.person(who).id for who in others}
        self._cards: list[str] = []
        """texts in which no card may be named"""
        self._usual = {each for post in evening.posts() for each in numbers_in(post.text())}
        """numbers that were told before: minutes of a round, seconds of a turn"""
        self.texts: list[str] = []
        self.files: list[bytes] = []
        watch_messages(evening.club.sandbox, self._seen)

    def _seen(self, channel: Channel, message: Message, _is_new: bool) -> None:
        bot_id = self._evening.club.sandbox.world.bot_id
        readers = {message.viewer} if message.viewer else set[str]()
        if channel.type == DM:
            readers = set(channel.recipients) - {bot_id}
        elif channel.is_private_thread and not message.viewer:
            readers = set(channel.thread_members) - {bot_id}
        if readers and readers <= self._sitting:
            return
        shown = ShownMessage(message)
        texts = list(_texts(shown))
        self.texts += texts
        if not (readers and readers <= self._others):
            self._cards += texts
        self.files += [each.bytes for each in shown.attachments]

    def saw_nothing_of(self, game: Game) -> None:
        """No card, no score, no seed, no secret, in any language."""
        assert game.state is not None
        scores = {each for each in game.state.scores if each > 9}
        scores |= {each for result in game.state.results for each in result.written if each > 9}
        scores -= self._usual
        assert scores
        secrets = {game.row.seed.hex()}
        everything = [*self.texts, *(each.decode("latin-1") for each in self.files)]
        for text in everything:
            assert not any(each in text for each in secrets), text
        for text in self._cards:
            for language in COMPLETE:
                assert not cards_in(text, language), text
        for text in self.texts:
            assert not numbers_in(text) & scores, text


def numbers_in(text: str) -> set[int]:
    """All but those in links, ids and moments."""
    return {int(each) for each in re.findall(r"(?<![\w:/#`.])\d+(?![\w:`])", text)}


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Players]:
    """Always the same packs."""
    async with club(tmp_path, entropy=seed(242)) as found:
        yield Players(found)


async def opened(evening: Players) -> None:
    """A daily of two boards until ten hours from now."""
    await evening.create(
        format="daily", rounds=0, deals=2, closes_at=evening.club.clock.now() + 10 * HOUR
    )


async def sits_down(evening: Players, who: str) -> Table:
    await evening.press(who, "t_register")
    event = await evening.event()
    person = await evening.person(who)
    table = event.table_of_person(person.id)
    assert table is not None
    assert table.game_id is not None
    return Table(evening.club, table.game_id)


async def play(table: Table) -> Game:
    return await table.play_until(is_over, last)


def last(seen: View) -> Action:
    return seen.options[-1]


def text_of(reply: Reply) -> str:
    return reply.message.text()


async def test_a_daily_table_is_its_players_own(evening: Players) -> None:
    await opened(evening)
    club = evening.club
    watch = Onlookers(evening, "benoit")
    table = await sits_down(evening, "benoit")
    await club.advance(3)
    [thread] = club.sandbox.threads()
    assert thread.is_private_thread
    members = {club.person("benoit").id, club.sandbox.world.bot_id}
    assert set(thread.thread_members) == members
    assert not club.person("clara").can_see(thread)
    game = await play(table)
    await club.advance(5)
    assert game.state is not None
    await asks_everything(evening, game, ["benoit"])
    watch.saw_nothing_of(game)
    own = "\n".join(each.text() for each in club.person("benoit").sees(thread))
    assert game.row.seed.hex() not in own, "nor may they pass it on"
    mine = club.person("benoit").sees(thread)
    last = next(each for each in mine if each.component(f"dd:fair:{game.id}"))
    told = text_of(await club.press("benoit", last, "fair"))
    assert words_for("fr")("duplicate-seed-later") in told
    assert game.row.seed.hex() not in told
    # Whoever manages threads may read it too.
    mine = club.person("benoit").sees(thread)
    assert not any(each.attachments for each in mine)
    assert words_for("en")("duplicate-all-played") in own
    # When the day is over it is all there.
    await evening.later(10 * HOUR)
    event = await evening.event()
    assert event.state == "finished"
    own = "\n".join(each.text() for each in club.person("benoit").sees(thread))
    assert any(each.attachments for each in club.person("benoit").sees(thread))
    assert words_for("en")("tournament-table-counts") in own
    assert words_for("en")("tournament-table-boards") not in own
    mine = club.person("benoit").sees(thread)
    last = [each for each in mine if each.component(f"dd:fair:{game.id}")][-1]
    assert game.row.seed.hex() in text_of(await club.press("benoit", last, "fair"))
    reply = await club.person("benoit").slash(thread, "export")
    record = read(reply.message.attachments[0].bytes.decode())
    assert check_fairness(record).state == (await table.game()).state
    history = await club.person("benoit").slash(club.belote, "history")
    assert words_of("benoit")("history-none") not in text_of(history)
    assert not thread.archived
    await evening.later(TO_READ)
    assert thread.archived


async def asks_for_sheets(evening: Players, who: str) -> None:
    """Ask for the sheet of a board that is still played: there is none."""
    for custom_id, values in (
        (f"dd:t_board:{evening.id}:1:1:mine", None),
        (f"dd:t_board:{evening.id}", ("1:1",)),
    ):
        forged = Forged(who, custom_id, values)
        reply = await send(evening.club, evening.announcement(who), forged)
        assert text_of(reply) == words_of(who)("tournament-boards-no-boards")


async def asks_everything(evening: Players, game: Game, here: Sequence[str]) -> None:
    """Ask by every door there is: commands, forged buttons, the announcement, exports, the
    digest."""
    club, number = evening.club, game.id
    event = await evening.event()
    assert event.current is not None
    assert event.current.until is not None
    for who in ALL:
        words = words_of(who)
        sealed = words("refused-reason.sealed", when=words.timestamp(event.current.until))
        for publish in (False, True):
            reply = await club.person(who).slash(
                club.belote, "export", table=number, publish=publish
            )
            assert reply.ephemeral
            assert not reply.message.attachments
            if who in here:
                assert text_of(reply) == sealed
        await club.person(who).slash(club.belote, "history")
        if who != here[0]:
            await club.person(who).slash(club.belote, "history", person=club.person(here[0]))
        message = evening.announcement(who)
        for custom_id, values in (
            (f"dd:replay:{number}:1:0", None),
            (f"dd:replay_at:{number}:1:3", None),
            (f"dd:replay_show:{number}:1:0", None),
            (f"dd:replay_sheet:{number}:1", None),
            (f"dd:sheet:{number}", None),
            (f"dd:last_trick:{number}", None),
            (f"dd:more:{number}", None),
            ("dd:history_open:1:0", (str(number),)),
            (f"dd:t_where:{evening.id}", None),
            (f"dd:t_standings:{evening.id}", None),
            (f"dd:t_entrants:{evening.id}:0", None),
        ):
            reply = await send(club, message, Forged(who, custom_id, values))
            if custom_id.startswith(("dd:replay", "dd:history")):
                assert text_of(reply) == sealed, custom_id
            if who not in here and custom_id.startswith(("dd:sheet", "dd:last")):
                assert text_of(reply) == sealed, custom_id
        await asks_for_sheets(evening, who)
        for name in ("standings", "rounds", "table", "export", "log"):
            if f"tournament {name}" in commands(evening):
                await club.person(who).slash(club.belote, f"tournament {name}")
        await club.settle()
    now = club.clock.now()
    async with club.bot.database.read() as connection:
        server = (await evening.event()).row.server_id
        assert await digests.remarkable(connection, server, now - WEEK, now, 30) == []


def commands(evening: Players) -> set[str]:
    """Return the commands of the group without an option that is needed."""
    return {
        f"tournament {each['name']}"
        for command in evening.club.sandbox.world.commands()
        if command["name"] == "tournament"
        for each in command.get("options", [])
        if not any(option.get("required") for option in each.get("options", []))
    }


async def mitchell(evening: Players) -> list[Table]:
    """Four pairs, each of somebody and a robot, at two tables; one board."""
    await evening.create(format="mitchell", rounds=1, deals=1, check_in=False)
    boss = await evening.boss()
    for who in ALL:
        people = (await evening.person(who)).id, None
        await evening.engine.verdicts.add(evening.id, boss, people)
    await evening.close()
    await evening.start()
    event = await evening.event()
    return [Table(evening.club, each.game_id or 0) for each in event.tables]


async def test_a_table_that_is_first_to_finish_tells_the_others_nothing(evening: Players) -> None:
    first, second = await mitchell(evening)
    club = evening.club
    await club.advance(3)
    here, there = [tuple(await each.sitting()) for each in (first, second)]
    assert sorted((*here, *there)) == sorted(ALL)
    threads = club.sandbox.threads()
    assert [each.is_private_thread for each in threads] == [True, True]
    for table, own in ((first, here), (second, there)):
        row = (await table.game()).row
        [thread] = [each for each in threads if each.id == str(row.thread_id)]
        ids = {club.person(who).id for who in own}
        assert set(thread.thread_members) == {*ids, club.sandbox.world.bot_id}
    watch = Onlookers(evening, *here, others=there)
    game = await play(first)
    await club.advance(8)
    await evening.later()
    await asks_everything(evening, game, here)
    watch.saw_nothing_of(game)
    assert game.state is not None
    await betrays(club, f"<p>{max(game.state.scores)}</p>", "<p>90 ♥</p>")
    assert (await evening.event()).state == "running"
    # To those who have played it is over.
    for who in here:
        words = words_of(who)
        reply = await evening.pressed(who, "t_where")
        done = words("tournament-player-result", own="", theirs="").rpartition(" · ")[2]
        assert f" · {done}" in text_of(reply)
        assert words("tournament-player-still-playing", count=1) in text_of(reply)
        assert words("tournament-player-to-table") not in {b.label for b in reply.message.buttons()}
    # When the second table is done it is all there.
    await play(second)
    await evening.later(10)
    assert (await evening.event()).state == "finished"
    reply = await club.person(there[0]).slash(club.belote, "tournament standings")
    assert "100" in text_of(reply) or "50" in text_of(reply)
    custom_id = button_id(reply.message, "t_board")
    sheet = await send(club, reply.message, Forged(there[0], custom_id, None))
    words = words_of(there[0])
    assert words("tournament-boards-board", board=1) in text_of(sheet)
    for each in (game, await second.game()):
        assert each.state is not None
        written = {board.number: board.written for board in each.state.results}.get(1, (0, 0))
        assert " – ".join(map(words.number, written)) in text_of(sheet)


async def test_a_thread_that_was_opened_before_a_crash_is_found_again(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox:
        async with players_in(tmp_path, sandbox, clock) as evening:
            await opened(evening)
            table = await sits_down(evening, "benoit")
            await evening.club.advance(3)
            number = evening.id
            crash(evening.club.bot)
            async with evening.club.bot.database.write() as connection:
                for statement in (
                    "UPDATE games SET thread_id = NULL, version = version + 1",
                    "UPDATE messages SET message_id = NULL, channel_id = NULL, shown = 0,"
                    " wanted = wanted + 1 WHERE subject IN ('table', 'opening')",
                ):
                    await connection.exec_driver_sql(statement)
        [before] = sandbox.threads()
        async with players_in(tmp_path, sandbox, clock, number) as evening:
            await evening.club.settle()
            await evening.club.advance(5)
            assert sandbox.threads() == [before]
            game = await Table(evening.club, table.game_id).game()
            assert game.row.thread_id == int(before.id)
