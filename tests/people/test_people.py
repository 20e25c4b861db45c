"""Meeting people, what they choose, and forgetting them."""

import random

from bot.rules import Phase
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.database import noting_commits
from bot.storage.games import games
from bot.storage.people import people
from bot.tables import RefusalReason
from bot.tables.party.ending import EndedWhy
from tests.people.conftest import Door
from tests.storage.databases import everything

ANNA = 900
"""an id on Discord"""


async def test_who_is_met_is_known_until_something_of_theirs_changes(door: Door) -> None:
    met = await door.people.meet(555, "Zoé", "fr")
    assert door.people.known(555) == met
    assert await door.people.meet(555, "Zoé", "fr") is met
    assert (await door.people.meet(555, "Zoë", "nl")).name == "Zoë"
    await door.people.choose(met, language="de")
    assert door.people.known(555) is None
    again = await door.people.meet(555, "Zoë", "nl")
    assert (again.id, again.language) == (met.id, "de")


async def test_whom_others_name_keeps_their_language(door: Door) -> None:
    met = await door.people.meet(555, "Zoé", "fr")
    named = await door.people.meet(555, "Zoë of the club")
    assert (named.id, named.name, named.locale) == (met.id, "Zoë of the club", "fr")


async def test_to_be_met_is_nothing_that_was_asked_for(door: Door) -> None:
    commits = noting_commits()
    met = await door.people.meet(555, "Zoé", "fr")
    await door.servers.meet(4711)
    assert not commits.any
    await door.people.choose(met, notices="never")
    assert commits.any


async def test_a_new_name_stands_at_the_table(door: Door) -> None:
    game = await door.evening.open()
    await door.people.meet(ANNA, "Annette")
    assert (await door.evening.load(game.id)).holder(0).name == "Annette"


async def test_open_hands_follow_what_somebody_chooses(door: Door) -> None:
    evening = door.evening
    game = await evening.go_on_to(await evening.started(), Phase.PLAY, random.Random(1))
    await evening.show_all()
    async with evening.database.write() as connection:
        await connection.exec_driver_sql("UPDATE messages SET message_id = 5000 + id")
    ben = game.holder(1).person
    assert ben is not None
    before = evening.changes
    assert (await door.people.choose(ben, four_colours=True)).four_colours
    assert [of[:2] for of in await evening.rows(game)] == [(Subject.HAND, 1)]
    assert evening.changes > before


async def test_whoever_counts_robots_is_known_anew(door: Door) -> None:
    """They choose it in a lobby: no page may show the choice of before."""
    game = await door.evening.open()
    anna = await door.people.meet(ANNA, "Anna")
    assert not anna.robot_ladder
    await door.evening.lobby.choose_ladder(game.id, anna.id, wanted=True)
    assert (await door.people.meet(ANNA, "Anna")).robot_ladder


async def test_who_is_forgotten_leaves_every_table_and_is_a_stranger(door: Door) -> None:
    evening, anna = door.evening, door.evening.people["Anna"]
    lobby, party = await evening.open(), await evening.started()
    before = evening.changes
    await door.people.forget(anna)
    assert (await evening.load(lobby.id)).row.status == "closed"
    assert (await evening.load(party.id)).seat_of(anna) is None
    assert evening.changes > before
    assert door.people.known(ANNA) is None
    async with evening.database.read() as connection:
        assert await people.find_by_discord_id(connection, ANNA) is None
    assert "Anna" not in str(await everything(evening.database))


async def test_only_who_has_played_publishes_a_record(door: Door) -> None:
    evening = door.evening
    party = await evening.started()
    publish = evening.tables.publishing.publish
    stranger, ben = evening.people["Emil"], evening.people["Ben"]
    assert await evening.reason(publish(party, stranger)) is RefusalReason.NOT_YOUR_RECORD
    assert await evening.reason(publish(party, ben)) is RefusalReason.NOT_OVER
    await evening.tables.ending.stop(party.id, EndedWhy.LOST)
    await publish(await evening.load(party.id), ben)
    async with evening.database.read() as connection:
        assert await games.is_public(connection, party.id)
