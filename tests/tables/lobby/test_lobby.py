"""The lobby: who sits where, who may change it, and how it ends."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bot.rules import Phase, commitment, mixed_seed
from bot.storage.delivery.subjects import TABLE_VIEWER
from bot.tables import ROBOT_NAMES, Game, RefusalReason
from bot.tables.finished.records import party_record
from tests.tables.evening import FOUR, SEED, Evening, Names, state_of


def sitting(game: Game) -> dict[int, str | None]:
    """Seat → name, or None for a robot."""
    return {
        holder.seat: holder.person.name if holder.person else None
        for holder in game.seats
        if holder
    }


# Opening ---------------------------------------------------------------------------------------


async def test_a_new_lobby(evening: Evening) -> None:
    game = await evening.open({0: "Anna", 2: None})
    row = game.row
    assert (row.status, row.version, row.events, row.seed) == ("lobby", 1, 0, SEED)
    assert row.host_id == evening.anna
    assert row.due_at == evening.clock.now() + evening.pace.lobby
    assert sitting(game) == {0: "Anna", 2: None}
    assert game.state is None
    assert game.decision() is None
    assert game.holder(2).name == ROBOT_NAMES[2]
    assert evening.changes == 1
    assert await evening.load(game.id) == game


async def test_whoever_opens_it_has_a_moment_to_show_it(evening: Evening) -> None:
    assert (await evening.rows(await evening.open()))[
        "lobby", TABLE_VIEWER, 0
    ].retry_at == evening.clock.now() + 5


async def test_each_party_has_a_seed_of_its_own(evening: Evening) -> None:
    tables = type(evening.tables)(evening.database, evening.clock)
    evening.lobby = tables.lobby
    first, second = await evening.open(), await evening.open()
    assert len(first.row.seed) == 32
    assert first.row.seed != second.row.seed


async def test_each_press_at_the_start_is_mixed_into_the_seed(evening: Evening) -> None:
    """The seed is fixed when the table opens; the newest press of each who sits counts."""
    lobby, people = evening.lobby, evening.people
    game = await evening.open({0: "Anna", 3: None})
    shown = commitment(game.row.seed)
    await lobby.sit(game.id, people["Ben"], 1, nonce="11")
    await lobby.sit(game.id, people["Cléo"], 2, nonce="12")
    await lobby.leave(game.id, people["Cléo"])
    await lobby.seat_robot(game.id, people["Anna"], 2)
    await lobby.sit(game.id, people["Ben"], 2, nonce="13")
    await lobby.seat_robot(game.id, people["Anna"], 1)
    game = await lobby.start(game.id, people["Anna"], nonce="14")
    assert game.row.of_seats == ("14", None, "13", None)
    assert commitment(game.row.seed) == shown
    assert game.seed == mixed_seed(game.row.seed, ("14", None, "13", None)) != game.row.seed
    assert (await evening.load(game.id)).seed == game.seed
    record = await evening.database.ask(party_record, game)
    assert record.nonces == game.row.of_seats


async def test_nobody_stays_named_in_a_lobby_that_nobody_started(evening: Evening) -> None:
    game = await evening.open()
    await evening.lobby.sit(game.id, evening.ben, 2, nonce="11")
    await evening.lobby.expire(game.id)
    assert (await evening.load(game.id)).row.nonces is None


# Sitting down and standing up ------------------------------------------------------------------


Change = Callable[[Evening, int], Coroutine[Any, Any, Any]]


@pytest.mark.parametrize(
    ("seats", "change", "reason"),
    [
        ({0: "Anna"}, lambda e, game: e.lobby.seat_robot(game, e.ben, 1), RefusalReason.NO_SEAT),
        ({0: "Anna"}, lambda e, game: e.lobby.fill_with_robots(game, e.ben), RefusalReason.NO_SEAT),
        (FOUR, lambda e, game: e.lobby.seat_robot(game, e.anna, 1), RefusalReason.SEAT_TAKEN),
        (
            dict.fromkeys(range(4)),
            lambda e, game: e.lobby.start(game, e.anna),
            RefusalReason.NOBODY_SITS,
        ),
        (FOUR, lambda e, game: e.lobby.remove(game, e.ben, 0, e.anna), RefusalReason.NOT_HOST),
        (FOUR, lambda e, game: e.lobby.close(game, e.ben), RefusalReason.NOT_HOST),
    ],
)
async def test_what_is_refused(
    evening: Evening, seats: Names, change: Change, reason: RefusalReason
) -> None:
    game = await evening.open(seats)
    assert await evening.reason(change(evening, game.id)) is reason


# What the host may do --------------------------------------------------------------------------


async def test_the_host_empties_a_seat(evening: Evening) -> None:
    game = await evening.open({0: "Anna", 1: "Ben", 2: None})
    anna = evening.anna
    ben, clara = evening.ben, evening.cleo
    await evening.lobby.remove(game.id, anna, 2, None)
    assert await evening.reason(evening.lobby.remove(game.id, anna, 1, clara)) is (
        RefusalReason.SEAT_CHANGED
    )
    assert sitting(await evening.lobby.remove(game.id, anna, 1, ben)) == {0: "Anna"}
    refused = await evening.refused(evening.lobby.remove(game.id, anna, 1, ben))
    assert (refused.reason, refused.facts) == (RefusalReason.SEAT_EMPTY, {"seat": 1})


async def test_the_host_closes_the_lobby(evening: Evening) -> None:
    game = await evening.open()
    await evening.show_all()
    await evening.lobby.close(game.id, evening.anna)
    row = (await evening.load(game.id)).row
    assert (row.status, row.due_at, row.version) == ("closed", None, 2)
    assert list(await evening.rows(game)) == [("lobby", TABLE_VIEWER, 0)]


# Starting --------------------------------------------------------------------------------------


async def test_a_full_lobby_becomes_a_party(evening: Evening) -> None:
    game = await evening.open(FOUR)
    await evening.show_all()
    await evening.clock.advance(3)
    started = await evening.lobby.start(game.id, evening.cleo)
    now = evening.clock.now()
    assert (started.row.status, started.row.version) == ("playing", 2)
    assert started.row.started_at == started.row.asked_at == started.row.due_at == now
    assert state_of(started).phase is Phase.DRAW
    assert set(await evening.rows(game)) == {("lobby", TABLE_VIEWER, 0), ("table", TABLE_VIEWER, 1)}
    assert await evening.load(game.id) == started


async def test_two_who_start_at_once(evening: Evening) -> None:
    game = await evening.open(FOUR)
    clicks = [evening.lobby.start(game.id, evening.people[name]) for name in ("Anna", "Ben")]
    outcomes = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(isinstance(each, Game) for each in outcomes) == 1
    assert (await evening.load(game.id)).row.version == 2


# What is over ----------------------------------------------------------------------------------


CHANGES: dict[str, Change] = {
    "sit": lambda e, game: e.lobby.sit(game, e.emil, 1),
    "leave": lambda e, game: e.lobby.leave(game, e.anna),
    "seat_robot": lambda e, game: e.lobby.seat_robot(game, e.anna, 1),
    "fill": lambda e, game: e.lobby.fill_with_robots(game, e.anna),
    "remove": lambda e, game: e.lobby.remove(game, e.anna, 0, e.anna),
    "swap": lambda e, game: e.lobby.swap(game, e.anna, 0, 1),
    "start": lambda e, game: e.lobby.start(game, e.anna),
    "close": lambda e, game: e.lobby.close(game, e.anna),
    "expire": lambda e, game: e.lobby.expire(game),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
async def test_nothing_changes_where_there_is_no_lobby(evening: Evening, change: Change) -> None:
    assert await evening.reason(change(evening, 99)) is RefusalReason.NO_SUCH_TABLE
    playing = await evening.started()
    assert await evening.reason(change(evening, playing.id)) is RefusalReason.ALREADY_STARTED
    expired = await evening.open()
    await evening.lobby.expire(expired.id)
    assert await evening.reason(change(evening, expired.id)) is RefusalReason.LOBBY_GONE
    closed = await evening.open()
    await evening.lobby.close(closed.id, evening.anna)
    assert await evening.reason(change(evening, closed.id)) is RefusalReason.LOBBY_GONE


async def test_what_is_undone_leaves_nothing_remembered(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change that is rolled back must not be seen by whoever looks next."""
    game = await evening.open()

    async def fail(*_: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as broken:
        broken.setattr("bot.tables.delivery.display.mark_lobby", fail)
        with pytest.raises(RuntimeError):
            await evening.lobby.sit(game.id, evening.ben, 1)
    assert sitting(await evening.load(game.id)) == {0: "Anna"}
    assert sitting(await evening.lobby.sit(game.id, evening.cleo, 2)) == {
        0: "Anna",
        2: "Cléo",
    }
