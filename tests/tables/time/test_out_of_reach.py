"""Clocks while Discord is out of reach, and after a restart: nobody pays for it."""

import pytest

from bot.rules import Phase
from bot.storage.delivery.row import TABLE_VIEWER
from bot.storage.delivery.subjects import Subject
from bot.storage.games import clocks, games, seats
from bot.tables import Game
from tests.tables.evening import FULL, Evening, ask, turn
from tests.tables.hosting import Hosted, hosted


async def sent(evening: Evening) -> None:
    """As if every message stood on Discord, up to date."""
    await evening.show_all()
    async with evening.database.write() as connection:
        await connection.exec_driver_sql("UPDATE messages SET message_id = id")


async def test_an_hour_offline_costs_nobody_anything(evening: Evening, host: Hosted) -> None:
    game = await evening.started()
    game = await host.wait_for(game.id, Phase.CALL)
    game = await ask(evening, game)
    seat, since = turn(game), evening.clock.now()
    await host.wait(100, step=10)
    await sent(evening)
    evening.host.stand_still()
    await host.wait(3600, step=600)
    assert (await evening.load(game.id)).events == game.events
    evening.host.stand_still()  # Discord says so more than once
    evening.host.carry_on()
    await host.settle()
    after = await evening.load(game.id)
    assert after.holder(seat).clock_from == since + 3600
    assert after.row.asked_at == (game.row.asked_at or 0) + 3600
    # The table names another moment now.
    assert (Subject.TABLE, TABLE_VIEWER, 1) in await evening.rows(after)
    await host.wait(FULL - 101, step=10)
    assert (await evening.load(game.id)).events == game.events
    await host.wait(1)
    assert (await evening.load(game.id)).events == game.events + 1


async def test_a_lobby_stays_open_for_as_long(evening: Evening, host: Hosted) -> None:
    game = await evening.open()
    await host.wait(1000, step=100)
    await sent(evening)
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


async def test_a_moment_without_discord_is_not_worth_a_message(
    evening: Evening, host: Hosted
) -> None:
    """A gateway that resumes within seconds, as it does every few hours."""
    lobby = await evening.open()
    game = await evening.started()
    game = await ask(evening, await host.wait_for(game.id, Phase.CALL))
    await sent(evening)
    evening.host.stand_still()
    await evening.clock.advance(5)
    evening.host.carry_on()
    await host.settle()
    assert await evening.rows(game) == {}
    assert (Subject.LOBBY, TABLE_VIEWER, 0) not in await evening.rows(lobby)
    since = (await evening.load(game.id)).holder(turn(game)).clock_from
    assert since == evening.clock.now()


@pytest.mark.parametrize("waited", [50.0, 200.0, 389.0])
async def test_after_a_restart_one_has_a_full_turn(evening: Evening, waited: float) -> None:
    """And the bank as it was: what ran while the program stood counts for nobody."""
    async with hosted(evening) as host:
        game = await evening.started()
        game = await ask(evening, await host.wait_for(game.id, Phase.CALL))
        await host.wait(waited, step=10)
        told = (await evening.load(game.id)).holder(turn(game)).told
    await evening.clock.advance(8 * 3600)
    evening.use(evening.new_tables())
    evening.host.stand_still(starting=True)
    async with hosted(evening) as host:
        await host.settle()
        assert (await evening.load(game.id)).events == game.events
        evening.host.carry_on()
        await host.settle()
        after = await evening.load(game.id)
        holder = after.holder(turn(game))
        assert holder.clock_from == evening.clock.now()
        assert (holder.bank, holder.told) == (None, told)
        await host.wait(FULL - 1, step=10)
        assert (await evening.load(game.id)).events == game.events
        await host.wait(1)
        assert (await evening.load(game.id)).events == game.events + 1


async def test_a_party_that_nobody_looks_at_any_more(evening: Evening, playing: Game) -> None:
    """As clocks found them when they came: whoever was asked long ago is given time too."""
    await evening.write(games.postpone, [playing.id], None)
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
    return await evening.read(games.find_seats, game.id)


async def test_a_clock_that_is_still_to_begin_stays(evening: Evening, playing: Game) -> None:
    """A finished trick is looked at just when Discord comes back."""
    seat, now = turn(playing), evening.clock.now()
    async with evening.database.write() as connection:
        await seats.change(connection, playing.id, seat, clock_from=now + 2)
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
