"""Time that the machine's clock makes, and time without Discord."""

import asyncio

import pytest
from sqlalchemy import select, update
from sqlalchemy.exc import OperationalError

from bot.rules import Phase
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.engine.schema import messages
from bot.storage.games import clocks, games
from bot.tables import Game
from tests.tables.evening import FULL, Evening, Hosted, ask, hosted, turn
from tests.tables.setting import STEPS, begin_at, set_by, setting


async def step(evening: Evening, host: Hosted, seconds: float) -> None:
    await set_by(evening, seconds)
    await host.settle()


async def asked(evening: Evening, host: Hosted) -> Game:
    game = await evening.started()
    return await ask(evening, await host.wait_for(game.id, Phase.CALL))


# While people play -------------------------------------------------------------------------------


async def plays_after(host: Hosted, game: Game, seconds: float) -> None:
    """A robot plays a second later than that, and not before."""
    await host.wait(seconds, step=10)
    assert (await host.tables.load(game.id)).events == game.events
    await host.wait(1)
    assert (await host.tables.load(game.id)).events == game.events + 1


@pytest.mark.parametrize("seconds", STEPS)
async def test_whoever_is_asked_has_as_much_time_left(
    evening: Evening, host: Hosted, seconds: float
) -> None:
    game = await asked(evening, host)
    await host.wait(100, step=10)
    since = (await evening.load(game.id)).holder(turn(game)).clock_from
    await step(evening, host, seconds)
    after = await evening.load(game.id)
    assert after.holder(turn(game)).clock_from == (since or 0) + seconds
    await plays_after(host, game, FULL - 101)


@pytest.mark.parametrize("seconds", STEPS)
async def test_robots_play_on(evening: Evening, host: Hosted, seconds: float) -> None:
    """They do in the middle of a trick, and while one is looked at."""
    game = await evening.started_by_robots()
    await host.wait_for(game.id, Phase.PLAY)
    for _ in range(5):
        await step(evening, host, seconds)
        before = (await evening.load(game.id)).events
        await host.wait(3)
        assert before < (await evening.load(game.id)).events <= before + 3
    assert not await evening.host.is_stuck()


async def test_a_lobby_is_open_for_as_long(evening: Evening, host: Hosted) -> None:
    for seconds in (-3600.0, 3600.0):
        game = await evening.open()
        await host.wait(1000, step=100)
        await step(evening, host, seconds)
        await host.wait(799, step=100)
        assert (await evening.load(game.id)).row.status == "lobby"
        await host.wait(1)
        assert (await evening.load(game.id)).row.status == "expired"


async def test_a_party_that_is_paused_goes_on_as_it_was(evening: Evening, host: Hosted) -> None:
    game = await asked(evening, host)
    await host.wait(100, step=10)
    asker = evening.asker("Anna")
    await evening.pausing.pause(game.id, asker)
    for seconds in (3600.0, -86400.0):
        await step(evening, host, seconds)
        await host.wait(50, step=10)
    await evening.pausing.resume(game.id, asker)
    await plays_after(host, game, FULL - 101)


async def test_time_without_discord_counts_by_what_has_passed(
    evening: Evening, host: Hosted
) -> None:
    game = await asked(evening, host)
    since = (await evening.load(game.id)).holder(turn(game)).clock_from or 0
    evening.host.stand_still()
    await host.wait(20, step=10)
    await step(evening, host, 3600)
    evening.host.carry_on()
    await host.settle()
    assert (await evening.load(game.id)).holder(turn(game)).clock_from == since + 3620


async def test_what_names_a_moment_is_shown_again(evening: Evening, host: Hosted) -> None:
    """It is set by a minute or more: a few seconds are not worth a message."""
    lobby = await evening.open()
    game = await asked(evening, host)
    for seconds, again in ((10.0, False), (-3600.0, True)):
        await all_sent(evening)
        await step(evening, host, seconds)
        assert ((Subject.TABLE, TABLE_VIEWER, 1) in await evening.rows(game)) is again
        assert ((Subject.LOBBY, TABLE_VIEWER, 0) in await evening.rows(lobby)) is again


async def test_what_is_tried_again_is_so_as_soon(evening: Evening, host: Hosted) -> None:
    await asked(evening, host)
    now = evening.clock.now()
    async with evening.database.write() as connection:
        await connection.execute(update(messages).values(retry_at=now + 5, token_until=now))
        await connection.execute(update(messages).where(messages.id == 1).values(retry_at=None))
    await step(evening, host, -3600)
    async with evening.database.read() as connection:
        query = select(messages.retry_at, messages.token_until)
        rows = {tuple(each) for each in await connection.execute(query)}
    assert rows == {(None, now - 3600), (now - 3595, now - 3600)}


async def test_nobody_goes_by_what_was_known_before(evening: Evening, host: Hosted) -> None:
    """The reconciler takes the game from memory, at the version that was wanted."""
    game = await asked(evening, host)
    await step(evening, host, -3600)
    now_known = await evening.tables.load_at(game.id, game.row.version)
    assert now_known.row.asked_at == (game.row.asked_at or 0) - 3600


async def test_a_small_difference_is_left_as_it_is(evening: Evening, host: Hosted) -> None:
    game = await asked(evening, host)
    async with setting(evening) as setter:
        evening.clock.step(0.4)
        setter.wake()
        await setter.settled()
        assert evening.clock.behind == 0.4
    assert (await evening.load(game.id)).row.asked_at == game.row.asked_at


async def test_a_file_that_is_locked_leaves_all_as_it_is(
    evening: Evening, host: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock goes on evenly until what is stored can be set with it."""
    game = await asked(evening, host)
    now = evening.clock.now()

    def locked() -> None:
        raise OperationalError("BEGIN IMMEDIATE", {}, Exception("database is locked"))

    async with setting(evening) as setter:
        evening.clock.step(3600)
        with monkeypatch.context() as patch:
            patch.setattr(evening.database, "write", locked)
            setter.wake()
            await asyncio.sleep(0.01)
            assert evening.clock.now() == now
            assert (await evening.load(game.id)).row.asked_at == game.row.asked_at
        await evening.clock.advance(5)
        await setter.settled()
    assert evening.clock.now() == now + 3605
    assert (await evening.load(game.id)).row.asked_at == (game.row.asked_at or 0) + 3600


# While the bot is away ---------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", STEPS)
async def test_across_a_restart_a_turn_begins_anew(evening: Evening, seconds: float) -> None:
    async with hosted(evening) as host:
        game = await asked(evening, host)
        await host.wait(100, step=10)
    begin_at(evening.clock, seconds)
    evening.use(evening.new_tables())
    evening.host.stand_still(starting=True)
    async with hosted(evening) as host:
        async with setting(evening):
            evening.host.carry_on()
            await host.settle()
        assert not await evening.host.is_stuck()
        await plays_after(host, game, FULL - 1)


@pytest.mark.parametrize("seconds", STEPS)
async def test_across_a_restart_robots_play_on(evening: Evening, seconds: float) -> None:
    async with hosted(evening) as host:
        game = await evening.started_by_robots()
        await host.wait_for(game.id, Phase.PLAY)
    before = (await evening.load(game.id)).events
    begin_at(evening.clock, seconds)
    evening.use(evening.new_tables())
    evening.host.stand_still(starting=True)
    async with hosted(evening) as host, setting(evening):
        evening.host.carry_on()
        await host.wait(4)
    assert (await evening.load(game.id)).events > before


# Whether it is noticed ---------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [-3600.0, 3600.0])
async def test_a_table_that_does_not_move_is_seen(evening: Evening, seconds: float) -> None:
    """Moments that lie an hour ahead, or have been due for an hour."""
    await evening.started_by_robots()
    host = evening.host
    assert not await host.is_stuck()
    begin_at(evening.clock, seconds)
    assert await host.is_stuck()
    host.stand_still()
    assert not await host.is_stuck()  # Discord is away: it is not to move


async def all_sent(evening: Evening) -> None:
    """As if every message stood on Discord, up to date."""
    await evening.show_all()
    async with evening.database.write() as connection:
        await connection.exec_driver_sql("UPDATE messages SET message_id = id")


async def test_a_lobby_stays_open_for_as_long(evening: Evening, host: Hosted) -> None:
    game = await evening.open()
    await host.wait(1000, step=100)
    await all_sent(evening)
    evening.host.stand_still()
    await evening.clock.advance(3600)
    evening.host.carry_on()
    await host.settle()
    assert (Subject.LOBBY, TABLE_VIEWER, 0) in await evening.rows(game)
    await host.wait(799, step=100)
    assert (await evening.load(game.id)).row.status == "lobby"
    await evening.show_all()
    await host.wait(1)
    assert (await evening.load(game.id)).row.status == "expired"


async def test_a_table_whose_question_has_not_arrived_names_another_moment(
    evening: Evening, host: Hosted
) -> None:
    """Discord went away before the hand came: no clock runs, and the table has named a moment."""
    game = await host.wait_for((await evening.started()).id, Phase.CALL)
    assert not any(each.clock_from for each in await seats_of(evening, game))
    await all_sent(evening)
    evening.host.stand_still()
    await evening.clock.advance(3600)
    evening.host.carry_on()
    await host.settle()
    assert (Subject.TABLE, TABLE_VIEWER, 1) in await evening.rows(game)


async def test_a_moment_without_discord_is_not_worth_a_message(
    evening: Evening, host: Hosted
) -> None:
    """A gateway that resumes within seconds, as it does every few hours."""
    lobby = await evening.open()
    game = await evening.started()
    game = await ask(evening, await host.wait_for(game.id, Phase.CALL))
    await all_sent(evening)
    evening.host.stand_still()
    await evening.clock.advance(5)
    evening.host.carry_on()
    await host.settle()
    assert await evening.rows(game) == {}
    assert (Subject.LOBBY, TABLE_VIEWER, 0) not in await evening.rows(lobby)
    since = (await evening.load(game.id)).holder(turn(game)).clock_from
    assert since == evening.clock.now()


async def test_a_party_that_nobody_looks_at_any_more(evening: Evening, playing: Game) -> None:
    """As clocks found them when they came: whoever was asked long ago is given time too."""
    await evening.database.commit(games.postpone, [playing.id], None)
    await evening.clock.advance(8 * 3600)
    evening.use(evening.new_tables())
    evening.host.stand_still(starting=True)
    async with hosted(evening) as host:
        evening.host.carry_on()
        await host.wait(600 + FULL - 1, step=30)
        assert (await evening.load(playing.id)).events == playing.events
        await host.wait(1)
        assert (await evening.load(playing.id)).events == playing.events + 1


async def test_one_party_that_was_paused(evening: Evening, playing: Game) -> None:
    """`carry_on` of one game leaves the others alone."""
    other = await ask(evening, await evening.started())
    await ask(evening, playing)
    await evening.clock.advance(100)
    now = evening.clock.now()
    async with evening.database.write() as connection:
        await clocks.carry_on(connection, now, 40.0, playing.id)
        [seat] = [each for each in await seats_of(evening, playing) if each.clock_from is not None]
    assert seat.clock_from == now - 100
    [seat] = [each for each in await seats_of(evening, playing) if each.clock_from is not None]
    assert seat.clock_from == now - 60
    assert (await evening.load(other.id)).row.asked_at == other.row.asked_at


async def seats_of(evening: Evening, game: Game) -> list[games.SeatRow]:
    return await evening.database.ask(games.find_seats, game.id)


async def test_a_clock_that_is_still_to_begin_stays(evening: Evening, playing: Game) -> None:
    """A finished trick is looked at just when Discord comes back."""
    seat, now = turn(playing), evening.clock.now()
    async with evening.database.write() as connection:
        await games.change_seat(connection, playing.id, seat, clock_from=now + 2)
        await clocks.carry_on(connection, now, None)
    [row] = [each for each in await seats_of(evening, playing) if each.seat == seat]
    assert row.clock_from == now + 2


async def test_what_is_closed_is_left_alone(evening: Evening) -> None:
    """Parties that are over or paused."""
    game = await evening.started()
    paused = await evening.started()
    async with evening.database.write() as connection:
        await games.change(connection, game.id, status="over", asked_at=5.0, due_at=None)
        await games.change(connection, paused.id, paused_at=7.0, asked_at=5.0)
        await clocks.carry_on(connection, evening.clock.now(), 100.0)
    async with evening.database.read() as connection:
        rows = [await games.find(connection, each.id) for each in (game, paused)]
    assert [row.asked_at for row in rows if row] == [5.0, 5.0]
