"""Message rows: marking, latest wins, closing, which lag, and that commits tell of them."""

from typing import Any

import pytest
from sqlalchemy import delete, update

from bot.storage.delivery import messages
from bot.storage.delivery.messages import Wanted
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.engine.database import Database
from bot.storage.engine.schema import MessageRow
from bot.storage.engine.schema import messages as messages_table
from tests.storage.databases import add_game, add_people, add_server

NOW = 1000.0


class Rows:
    """The rows of one game."""

    def __init__(self, database: Database, game_id: int) -> None:
        self.database = database
        self.game_id = game_id

    async def want(self, version: int, *wanted: Wanted) -> None:
        await self.database.commit(messages.want, self.game_id, version, list(wanted))

    async def do(self, name: str, *args: Any, **values: Any) -> None:
        await self.database.commit(getattr(messages, name), *args, **values)

    async def find(
        self, subject: str = "hand", viewer: int = 0, number: int | None = None
    ) -> MessageRow:
        row = await self.database.ask(messages.find, self.game_id, Subject(subject), viewer, number)
        assert row is not None
        return row

    async def lagging(self) -> list[tuple[str, int, int]]:
        """Subject, viewer and deal of what lags."""
        found = await self.database.ask(messages.find_lagging)
        rows = [row for row in found if row.game_id == self.game_id]
        return [(row.subject, row.viewer, row.number) for row in rows]

    def told(self) -> dict[int, bool]:
        """Which rows commits have told of, and whether they lag."""
        return self.database.lagging.take()

    async def show(
        self, version: int, subject: str = "hand", viewer: int = 0, **values: Any
    ) -> None:
        await self.do("show", await self.find(subject, viewer), version, **values)


@pytest.fixture
async def rows(database: Database) -> Rows:
    (anna,) = await add_people(database, "Anna")
    made = Rows(database, await add_game(database, await add_server(database), anna))
    database.lagging.take()
    return made


TABLE = Wanted(Subject.TABLE, TABLE_VIEWER, 1, 1)
HAND = Wanted(Subject.HAND, 0, 1, 0)
ONE = [("hand", 0, 1)]
"""that it lags"""


async def test_what_is_wanted_for_the_first_time_is_a_new_row(rows: Rows) -> None:
    await rows.want(3, HAND)
    row = await rows.find()
    assert (row.wanted, row.shown, row.message_id, row.closing) == (3, 0, None, False)
    assert await rows.lagging() == ONE


@pytest.mark.parametrize(
    ("wanted", "shown", "lags"),
    [
        ([3, 4, 5], [], True),
        ([3, 4, 5], [5], False),
        # Two clicks are answered at once, and the answer to the first arrives last.
        ([7], [7, 6], True),
        # It fell behind while it was shown.
        ([7, 8], [7], True),
    ],
)
async def test_the_latest_version_wins(
    rows: Rows, wanted: list[int], shown: list[int], lags: bool
) -> None:
    for version in wanted:
        await rows.want(version, HAND)
    for version in shown:
        await rows.show(version, message_id=55)
    row = await rows.find()
    assert (row.wanted, row.shown) == (wanted[-1], [0, *shown][-1])
    assert await rows.lagging() == ONE * lags


async def test_nothing_wanted_is_nothing_done(rows: Rows) -> None:
    await rows.want(3)
    assert await rows.lagging() == []


async def test_some_of_what_lags(rows: Rows) -> None:
    await rows.want(1, HAND, TABLE)
    await rows.show(1, "table", TABLE_VIEWER)
    ids = [(await rows.find()).id, (await rows.find("table", TABLE_VIEWER)).id, 99]
    async with rows.database.read() as connection:
        assert [row.id for row in await messages.find_lagging(connection, ids)] == ids[:1]
        assert await messages.find_lagging(connection, []) == []


async def test_a_shown_row_forgets_its_tries(rows: Rows) -> None:
    await rows.want(1, HAND)
    row = await rows.find()
    await rows.do("change", row.id, tries=3, retry_at=NOW + 9)
    await rows.show(1, message_id=55, channel_id=6)
    row = await rows.find()
    assert (row.tries, row.retry_at, row.message_id, row.channel_id) == (0, None, 55, 6)


async def test_an_outdated_message_is_shown_again(rows: Rows) -> None:
    await rows.want(7, HAND)
    await rows.show(7)
    await rows.do("outdate", (await rows.find()).id)
    assert await rows.lagging() == ONE


async def test_what_is_outdated_while_it_is_shown_is_shown_once_more(rows: Rows) -> None:
    """A language that is changed between drawing and the receipt is not what stands there."""
    await rows.want(7, HAND)
    await rows.show(7, message_id=55)
    await rows.want(8, HAND)
    drawn = await rows.find()
    for _ in range(2):
        await rows.do("outdate", drawn.id)
        await rows.do("show", drawn, 8)
        assert await rows.lagging() == ONE
        drawn = await rows.find()
    await rows.do("show", drawn, 8)
    assert await rows.lagging() == []


async def test_only_rows_that_are_there_are_nudged(rows: Rows) -> None:
    await rows.want(1, Wanted(Subject.PEEK, 1, 0), Wanted(Subject.PEEK, 2, 0))
    await rows.show(1, "peek", 1)
    await rows.show(1, "peek", 2)
    await rows.do("nudge", rows.game_id, 2, ["peek"], [0, 1])
    assert await rows.lagging() == [("peek", 1, 0)]


async def test_a_message_put_in_the_place_of_another(rows: Rows) -> None:
    values = {"wanted": 4, "shown": 4}
    await rows.do("put", rows.game_id, "peek", 1, message_id=1, token="a", **values)
    before = await rows.find("peek", 1)
    await rows.do("change", before.id, tries=5, retry_at=NOW + 99)
    await rows.do("put", rows.game_id, "peek", 1, message_id=2, token="b", **values)
    after = await rows.find("peek", 1)
    assert (after.id, after.message_id, after.token) == (before.id, 2, "b")
    assert (after.tries, after.retry_at) == (0, None)


async def test_rows_are_closed_once(rows: Rows) -> None:
    await rows.want(1, HAND, Wanted(Subject.HAND, 1, 1))
    await rows.do("close", rows.game_id, 2, "hand", viewers=[0])
    await rows.do("close", rows.game_id, 5, "hand")
    assert [(await rows.find(viewer=seat)).wanted for seat in (0, 1)] == [2, 5]
    assert (await rows.find()).closing
    assert (await rows.find(viewer=1)).priority == 2


async def test_the_messages_of_earlier_deals_are_closed(rows: Rows) -> None:
    await rows.want(1, HAND, Wanted(Subject.HAND, 0, 2), Wanted(Subject.SHEET, TABLE_VIEWER, 1))
    await rows.do("close", rows.game_id, 2, "hand", deals=range(2))
    assert (await rows.find(number=1)).closing
    assert not (await rows.find(number=2)).closing
    assert not (await rows.find("sheet", TABLE_VIEWER)).closing


async def test_the_newest_deals_message_is_found(rows: Rows) -> None:
    await rows.want(1, Wanted(Subject.HAND, 0, 2), HAND)
    assert (await rows.find()).number == 2
    assert await rows.database.ask(messages.find, rows.game_id, Subject.HAND, 0, 3) is None
    assert await rows.database.ask(messages.find, rows.game_id, Subject.HAND, 1) is None


async def test_a_forgotten_row_is_gone(rows: Rows) -> None:
    await rows.want(1, HAND)
    await rows.do("forget", await rows.find())
    assert await rows.database.ask(messages.find, rows.game_id, Subject.HAND, 0) is None


@pytest.mark.parametrize("what", ["forget", "send_afresh"])
async def test_a_message_that_has_come_into_its_place_stays(rows: Rows, what: str) -> None:
    """A player who has dismissed their hand asks for it again while the bot hears that the first is
    gone."""
    values = {"wanted": 4, "shown": 4}
    await rows.do("put", rows.game_id, "peek", 1, message_id=1, token="a", **values)
    gone = await rows.find("peek", 1)
    await rows.do("put", rows.game_id, "peek", 1, message_id=2, token="b", **values)
    there = await rows.find("peek", 1)
    await rows.do(what, gone)
    assert await rows.find("peek", 1) == there


# As commits tell, whatever statement has marked them ---------------------------------------------

AS_READ = MessageRow(1, Subject.HAND, 1)


async def show_in_vain(rows: Rows) -> None:
    async with rows.database.write() as connection:
        await messages.show(connection, AS_READ, 1)
        raise RuntimeError("the disk is full")


async def test_what_is_marked_and_shown_is_told_of_once(rows: Rows) -> None:
    await rows.want(1, HAND, TABLE)
    assert rows.told() == {1: True, 2: True}
    assert rows.told() == {}
    await rows.do("show", AS_READ, 1)
    await rows.do("change", 2, priority=2)
    assert rows.told() == {1: False, 2: True}


async def test_what_is_up_to_date_and_stays_so_is_not_told_of(rows: Rows) -> None:
    await rows.want(1, HAND)
    await rows.do("show", AS_READ, 1)
    rows.told()
    await rows.do("change", 1, chosen=1)
    assert rows.told() == {}


async def test_any_statement_tells(rows: Rows) -> None:
    await rows.want(1, HAND, TABLE)
    async with rows.database.write() as connection:
        await connection.execute(update(messages_table).values(shown=5))
    rows.told()
    async with rows.database.write() as connection:
        await connection.execute(update(messages_table).values(shown=0))
    assert rows.told() == {1: True, 2: True}
    async with rows.database.write() as connection:
        await connection.execute(delete(messages_table))
    assert rows.told() == {1: False, 2: False}


@pytest.mark.in_file("a server is not sent what is rolled back at once")
async def test_what_was_rolled_back_is_to_be_looked_up(rows: Rows) -> None:
    await rows.want(1, HAND)
    rows.told()
    with pytest.raises(RuntimeError):
        await show_in_vain(rows)
    assert rows.told() == {1: True}
