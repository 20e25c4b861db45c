"""The lobby: who sits where, who may change it, and how it ends."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bot.rules import Phase, commitment, mixed_seed
from bot.storage.delivery.row import TABLE_VIEWER
from bot.tables import ROBOT_NAMES, Game, RefusalReason
from bot.tables.finished.records import party_record
from tests.tables.evening import FOUR, SEED, Evening, state_of


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
    assert row.host_id == evening.people["Anna"]
    assert row.due_at == evening.clock.now() + evening.tables.pace.lobby
    assert sitting(game) == {0: "Anna", 2: None}
    assert game.state is None
    assert game.decision() is None
    assert game.holder(2).name == ROBOT_NAMES[2]
    assert evening.changes == 1
    assert await evening.load(game.id) == game


async def test_whoever_opens_it_has_a_moment_to_show_it(evening: Evening) -> None:
    game = await evening.open()
    row = (await evening.rows(game))["lobby", TABLE_VIEWER, 0]
    assert row.retry_at == evening.clock.now() + 5


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
    async with evening.database.read() as connection:
        record = await party_record(connection, game)
    assert record.nonces == game.row.of_seats


async def test_without_a_press_the_seed_is_what_it_was(evening: Evening) -> None:
    game = await evening.started()
    assert (game.row.of_seats, game.seed) == ((), SEED)


async def test_nobody_stays_named_in_a_lobby_that_nobody_started(evening: Evening) -> None:
    game = await evening.open()
    await evening.lobby.sit(game.id, evening.people["Ben"], 2, nonce="11")
    await evening.lobby.expire(game.id)
    assert (await evening.load(game.id)).row.nonces is None


# Sitting down and standing up ------------------------------------------------------------------


async def test_somebody_sits_in_an_empty_seat(evening: Evening) -> None:
    game = await evening.open()
    after = await evening.lobby.sit(game.id, evening.people["Ben"], 2)
    assert sitting(after) == {0: "Anna", 2: "Ben"}
    assert after.row.version == 2
    rows = await evening.rows(game)
    assert [row.wanted for row in rows.values()] == [2]
    assert evening.changes == 2


async def test_a_robot_makes_room_for_a_person(evening: Evening) -> None:
    game = await evening.open({0: "Anna", 1: None})
    assert sitting(await evening.lobby.sit(game.id, evening.people["Ben"], 1)) == {
        0: "Anna",
        1: "Ben",
    }


async def test_whoever_sits_down_elsewhere_leaves_the_seat_before(evening: Evening) -> None:
    game = await evening.open({0: "Anna", 1: None})
    assert sitting(await evening.lobby.sit(game.id, evening.people["Anna"], 1)) == {1: "Anna"}


async def test_whoever_sits_there_already_changes_nothing(evening: Evening) -> None:
    game = await evening.open()
    before = await evening.everything()
    assert await evening.lobby.sit(game.id, evening.people["Anna"], 0) == game
    assert await evening.everything() == before
    assert evening.changes == 1


async def test_a_taken_seat_is_refused(evening: Evening) -> None:
    game = await evening.open()
    refused = await evening.refused(evening.lobby.sit(game.id, evening.people["Ben"], 0))
    assert (refused.reason, refused.facts) == (RefusalReason.SEAT_TAKEN, {"seat": 0})


async def test_two_who_want_one_seat(evening: Evening) -> None:
    game = await evening.open()
    clicks = [evening.lobby.sit(game.id, evening.people[name], 1) for name in ("Ben", "Cléo")]
    outcomes = await asyncio.gather(*clicks, return_exceptions=True)
    assert [isinstance(each, Game) for each in outcomes].count(True) == 1
    assert len(sitting(await evening.load(game.id))) == 2


async def test_somebody_leaves(evening: Evening) -> None:
    game = await evening.open({0: "Anna", 1: "Ben"})
    assert sitting(await evening.lobby.leave(game.id, evening.people["Ben"])) == {0: "Anna"}
    assert sitting(await evening.lobby.leave(game.id, evening.people["Anna"])) == {}
    assert await evening.reason(evening.lobby.leave(game.id, evening.people["Anna"])) is (
        RefusalReason.NO_SEAT
    )


# Robots ----------------------------------------------------------------------------------------


async def test_a_robot_comes_and_goes(evening: Evening) -> None:
    game = await evening.open()
    assert sitting(await evening.lobby.seat_robot(game.id, game.row.host_id, 3)) == {
        0: "Anna",
        3: None,
    }
    assert sitting(await evening.lobby.seat_robot(game.id, game.row.host_id, 3)) == {0: "Anna"}


async def test_a_robot_takes_nobodys_seat(evening: Evening) -> None:
    game = await evening.open()
    refused = await evening.refused(evening.lobby.seat_robot(game.id, game.row.host_id, 0))
    assert (refused.reason, refused.facts) == (RefusalReason.SEAT_TAKEN, {"seat": 0})


async def test_robots_fill_what_is_empty(evening: Evening) -> None:
    game = await evening.open({1: "Ben"})
    full = await evening.lobby.fill_with_robots(game.id, game.row.host_id)
    assert sitting(full) == {0: None, 1: "Ben", 2: None, 3: None}
    assert await evening.lobby.fill_with_robots(game.id, game.row.host_id) == full


async def test_robots_are_for_who_is_at_the_table(evening: Evening) -> None:
    game = await evening.open()
    clara = evening.people["Cléo"]
    for change in (
        evening.lobby.seat_robot(game.id, clara, 1),
        evening.lobby.fill_with_robots(game.id, clara),
    ):
        assert await evening.reason(change) is RefusalReason.NO_SEAT


# What the host may do --------------------------------------------------------------------------


async def test_the_host_empties_a_seat(evening: Evening) -> None:
    game = await evening.open({0: "Anna", 1: "Ben", 2: None})
    anna = evening.people["Anna"]
    ben, clara = evening.people["Ben"], evening.people["Cléo"]
    await evening.lobby.remove(game.id, anna, 2, None)
    assert await evening.reason(evening.lobby.remove(game.id, anna, 1, clara)) is (
        RefusalReason.SEAT_CHANGED
    )
    assert sitting(await evening.lobby.remove(game.id, anna, 1, ben)) == {0: "Anna"}
    refused = await evening.refused(evening.lobby.remove(game.id, anna, 1, ben))
    assert (refused.reason, refused.facts) == (RefusalReason.SEAT_EMPTY, {"seat": 1})


@pytest.mark.parametrize(
    ("first", "second", "after"),
    [
        (0, 1, {0: "Ben", 1: "Anna", 2: None}),
        (1, 2, {0: "Anna", 1: None, 2: "Ben"}),
        (0, 3, {3: "Anna", 1: "Ben", 2: None}),
        (3, 3, {0: "Anna", 1: "Ben", 2: None}),
    ],
)
async def test_the_host_exchanges_two_seats(
    evening: Evening, first: int, second: int, after: dict[int, str | None]
) -> None:
    game = await evening.open({0: "Anna", 1: "Ben", 2: None})
    assert (
        sitting(await evening.lobby.swap(game.id, evening.people["Anna"], first, second)) == after
    )


async def test_the_host_closes_the_lobby(evening: Evening) -> None:
    game = await evening.open()
    await evening.show_all()
    await evening.lobby.close(game.id, evening.people["Anna"])
    row = (await evening.load(game.id)).row
    assert (row.status, row.due_at, row.version) == ("closed", None, 2)
    assert list(await evening.rows(game)) == [("lobby", TABLE_VIEWER, 0)]


@pytest.mark.parametrize("what", ["remove", "swap", "close"])
async def test_only_the_host_may(evening: Evening, what: str) -> None:
    game = await evening.open({0: "Anna", 1: "Ben"})
    anna, ben = evening.people["Anna"], evening.people["Ben"]
    change = {
        "remove": lambda: evening.lobby.remove(game.id, ben, 0, anna),
        "swap": lambda: evening.lobby.swap(game.id, ben, 0, 1),
        "close": lambda: evening.lobby.close(game.id, ben),
    }[what]()
    assert await evening.reason(change) is RefusalReason.NOT_HOST


# Starting --------------------------------------------------------------------------------------


async def test_a_full_lobby_becomes_a_party(evening: Evening) -> None:
    game = await evening.open(FOUR)
    await evening.show_all()
    await evening.clock.advance(3)
    started = await evening.lobby.start(game.id, evening.people["Cléo"])
    now = evening.clock.now()
    assert (started.row.status, started.row.version) == ("playing", 2)
    assert started.row.started_at == started.row.asked_at == started.row.due_at == now
    assert state_of(started).phase is Phase.DRAW
    assert set(await evening.rows(game)) == {("lobby", TABLE_VIEWER, 0), ("table", TABLE_VIEWER, 1)}
    assert await evening.load(game.id) == started


async def test_the_host_may_start_without_a_seat(evening: Evening) -> None:
    game = await evening.open({0: None, 1: "Ben", 2: None, 3: None})
    assert (await evening.lobby.start(game.id, evening.people["Anna"])).state is not None


@pytest.mark.parametrize(
    ("seats", "who", "reason"),
    [
        ({0: "Anna", 1: None, 2: None}, "Anna", RefusalReason.SEATS_EMPTY),
        ({}, "Anna", RefusalReason.SEATS_EMPTY),
        (dict.fromkeys(range(4)), "Anna", RefusalReason.NOBODY_SITS),
        (FOUR, "Emil", RefusalReason.NO_SEAT),
    ],
)
async def test_starting_is_refused(
    evening: Evening, seats: dict[int, str | None], who: str, reason: RefusalReason
) -> None:
    game = await evening.open(seats)
    assert await evening.reason(evening.lobby.start(game.id, evening.people[who])) is reason


async def test_two_who_start_at_once(evening: Evening) -> None:
    game = await evening.open(FOUR)
    clicks = [evening.lobby.start(game.id, evening.people[name]) for name in ("Anna", "Ben")]
    outcomes = await asyncio.gather(*clicks, return_exceptions=True)
    assert sum(isinstance(each, Game) for each in outcomes) == 1
    assert (await evening.load(game.id)).row.version == 2


# What is over ----------------------------------------------------------------------------------


Change = Callable[[Evening, int], Coroutine[Any, Any, Any]]
CHANGES: dict[str, Change] = {
    "sit": lambda e, game: e.lobby.sit(game, e.people["Emil"], 1),
    "leave": lambda e, game: e.lobby.leave(game, e.people["Anna"]),
    "seat_robot": lambda e, game: e.lobby.seat_robot(game, e.people["Anna"], 1),
    "fill": lambda e, game: e.lobby.fill_with_robots(game, e.people["Anna"]),
    "remove": lambda e, game: e.lobby.remove(game, e.people["Anna"], 0, e.people["Anna"]),
    "swap": lambda e, game: e.lobby.swap(game, e.people["Anna"], 0, 1),
    "start": lambda e, game: e.lobby.start(game, e.people["Anna"]),
    "close": lambda e, game: e.lobby.close(game, e.people["Anna"]),
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
    await evening.lobby.close(closed.id, evening.people["Anna"])
    assert await evening.reason(change(evening, closed.id)) is RefusalReason.LOBBY_GONE


async def test_a_lobby_expires(evening: Evening) -> None:
    game = await evening.open(FOUR)
    await evening.lobby.expire(game.id)
    row = (await evening.load(game.id)).row
    assert (row.status, row.due_at) == ("expired", None)


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
            await evening.lobby.sit(game.id, evening.people["Ben"], 1)
    assert sitting(await evening.load(game.id)) == {0: "Anna"}
    assert sitting(await evening.lobby.sit(game.id, evening.people["Cléo"], 2)) == {
        0: "Anna",
        2: "Cléo",
    }
