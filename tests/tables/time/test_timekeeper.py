"""Clocks in the database: when they start, who is told what, and what follows at the end."""

import random

from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.engine.schema import MessageRow
from bot.tables import Game, Tempo
from bot.tables.options import DAY, TEMPOS
from bot.tables.time.pace import Reminder
from tests.tables.evening import FOUR, FULL, ONE_DEAL, Evening, answer, ask, hosted, turn


async def notices(evening: Evening, game: Game) -> list[MessageRow]:
    """Return those that are to be sent, or to go."""
    return [row for key, row in (await evening.rows(game)).items() if key[0] == Subject.NOTICE]


# When a clock starts ---------------------------------------------------------------------------


async def test_a_clock_starts_when_the_question_is_delivered(
    evening: Evening, playing: Game
) -> None:
    now, seat = evening.clock.now(), turn(playing)
    assert [holder.clock_from for holder in playing.people] == [None] * 4
    assert playing.row.due_at == now + 600
    await evening.clock.advance(4)
    asked = await ask(evening, playing)
    assert asked.holder(seat).clock_from == now + 4
    assert asked.row.due_at == now + 4 + 20
    assert asked.row.version == playing.row.version
    # A hand that is shown once more changes nothing.
    await evening.clock.advance(5)
    assert await ask(evening, asked) == asked


async def test_only_a_message_that_asks_starts_it(evening: Evening, playing: Game) -> None:
    """Not what shows the game before, not what somebody else reads."""
    seat = turn(playing)
    before, after = playing, await answer(evening, playing)
    for shown, reader in ((before, seat), (after, seat), (after, (seat + 2) % 4)):
        assert await evening.database.commit(evening.clocks.delivered, shown, reader) is None
    started = await evening.database.commit(evening.clocks.delivered, after, turn(after))
    assert started is not None
    assert started.game.holder(turn(after)).clock_from == evening.clock.now()


async def test_the_table_is_corrected_when_the_question_came_late(
    evening: Evening, playing: Game
) -> None:
    commits: list[None] = []
    evening.tables.on_change(lambda: commits.append(None))
    await evening.clock.advance(4)
    await ask(evening, playing)
    assert (Subject.TABLE, TABLE_VIEWER, 1) not in await evening.rows(playing)
    assert not commits  # nobody need look at what is to be shown
    after = await answer(evening, playing)
    await evening.show_all()
    await evening.clock.advance(9)
    commits.clear()
    await ask(evening, after)
    assert (Subject.TABLE, TABLE_VIEWER, 1) in await evening.rows(after)
    assert commits


# Who is told what ------------------------------------------------------------------------------


async def test_a_notice_then_one_warning(evening: Evening, playing: Game) -> None:
    """Each a message of its own, the earlier goes; afterwards nothing more is said."""
    seat = turn(playing)
    await ask(evening, playing)
    seen: list[tuple[float, list[tuple[int, bool]]]] = []
    async with hosted(evening) as host:
        for wait in (19.5, 0.5, 69.5, 0.5, 299.5):
            await host.wait(wait, step=10)
            game = await evening.load(playing.id)
            rows = await notices(evening, game)
            seen.append((game.holder(seat).told, sorted((row.viewer, row.closing) for row in rows)))
            await evening.show_all()
    assert seen == [
        (Reminder.NOTHING, []),
        (Reminder.REMINDED, [(seat, False)]),
        (Reminder.REMINDED, []),
        (Reminder.WARNED, [(seat, False), (seat, True)]),
        (Reminder.WARNED, []),
    ]


async def test_whoever_acts_takes_their_warning_with_them(evening: Evening, playing: Game) -> None:
    seat = turn(playing)
    await ask(evening, playing)
    async with hosted(evening) as host:
        await host.wait(120, step=10)
    await evening.show_all()
    after = await answer(evening, playing)
    assert after.holder(seat).told == Reminder.NOTHING
    assert {row.closing for row in await notices(evening, after)} == {True}
    assert after.holder(seat).bank == 270


async def test_nobody_is_told_what_is_not_due(evening: Evening, playing: Game) -> None:
    lobby = await evening.open()
    for game in (lobby, playing, await ask(evening, playing)):
        before = await evening.everything()
        await evening.clocks.tell(game.id)
        assert await evening.everything() == before


async def test_who_cannot_be_written_to_is_called_to_the_table(
    evening: Evening, playing: Game
) -> None:
    """At once and once; their clock waits for the call."""
    seat = turn(playing)
    for _ in range(2):
        await evening.clocks.call(playing.id, seat)
        await evening.clocks.call(playing.id, (seat + 1) % 4)
    game = await evening.load(playing.id)
    assert [row.viewer for row in await notices(evening, game)] == [seat]
    assert (game.holder(seat).told, game.holder(seat).clock_from) == (Reminder.REMINDED, None)


async def test_who_wants_no_notices_is_not_called(evening: Evening, playing: Game) -> None:
    """They are not told of the robot either; the table says it."""
    seat = turn(playing)
    async with evening.database.write() as connection:
        await connection.exec_driver_sql("UPDATE people SET notices = 'never'")
    evening.use(evening.new_tables())
    await evening.clocks.call(playing.id, seat)
    game = await evening.load(playing.id)
    assert game.holder(seat).clock_from == evening.clock.now()
    async with hosted(evening) as host:
        await host.wait(FULL - 1, step=30)
        assert await notices(evening, game) == []
        assert (await evening.load(game.id)).events == game.events
        await host.wait(1)
        assert (await evening.load(game.id)).events == game.events + 1


# The tempo of a table --------------------------------------------------------------------------


async def test_a_table_has_the_tempo_of_its_lobby(evening: Evening) -> None:
    """Everybody else agrees to another one; the next table of the same people has it too."""
    game = await evening.open(FOUR, ONE_DEAL)
    assert game.tempo == TEMPOS["usual"]
    anna, ben = evening.anna, evening.ben
    mark = game.mark
    changed = await evening.tables.lobby.use_tempo(game.id, anna, TEMPOS["day"])
    assert changed.tempo == TEMPOS["day"]
    assert [holder.agreed for holder in changed.people] == [True, False, False, False]
    assert changed.mark != mark
    await evening.refused(evening.tables.lobby.use_tempo(game.id, ben, TEMPOS["lively"]))
    await evening.refused(evening.tables.lobby.agree(game.id, ben, mark))
    same = await evening.tables.lobby.use_tempo(game.id, anna, Tempo(DAY))
    assert same.row.version == changed.row.version
    for name in ("Ben", "Cléo", "Dora"):
        await evening.tables.lobby.agree(game.id, evening.people[name], changed.mark)
    game = await evening.lobby.start(game.id, anna)
    game = await evening.go_on(game, random.Random(3), 200)
    assert game.row.status == "over"
    again = await evening.lobby.again(game.id, ben, change_partners=False)
    assert again.tempo == TEMPOS["day"]
