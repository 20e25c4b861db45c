"""People and servers: known by their Discord ids, brought up to date."""

from bot.people.people import is_up_to_date
from bot.storage.engine.database import Database
from bot.storage.people import people, servers
from tests.storage.databases import NOW, add_people


async def test_somebody_new_has_the_defaults(database: Database) -> None:
    person = await database.commit(people.meet, 2**63 - 1, "Anna", "fr", NOW)
    assert person.discord_id == 2**63 - 1
    assert (person.name, person.locale, person.language) == ("Anna", "fr", None)
    assert (person.notices, person.dms_wanted) == ("away", True)
    assert (person.four_colours, person.light_felt) == (False, False)


async def test_whoever_is_met_again_is_the_same_person(database: Database) -> None:
    before = await database.commit(people.meet, 1, "Anna", "fr", NOW)
    await database.commit(
        people.change, before.id, language="de", notices="never", dms_wanted=False
    )
    after = await database.commit(people.meet, 1, "Änne", "en-GB", NOW + 5)
    assert after.id == before.id
    assert (after.name, after.locale) == ("Änne", "en-GB")
    assert (after.language, after.notices, after.dms_wanted) == ("de", "never", False)


async def test_without_a_locale_the_last_one_stays(database: Database) -> None:
    await database.commit(people.meet, 1, "Anna", "nl", NOW)
    assert (await database.commit(people.meet, 1, "Anna", None, NOW)).locale == "nl"


async def test_up_to_date_means_that_meeting_changes_nothing(database: Database) -> None:
    person = await database.commit(people.meet, 1, "Anna", "nl", NOW)
    assert is_up_to_date(person, "Anna", "nl")
    assert is_up_to_date(person, "Anna", None)
    assert not is_up_to_date(person, "Anna", "fr")
    assert not is_up_to_date(person, "Ann", "nl")
    assert not is_up_to_date(person, "Anna", "nl", dm=7)
    met = await database.commit(people.meet, 1, "Anna", "nl", NOW, 7)
    assert met == person._replace(dm_channel_id=7)
    assert is_up_to_date(met, "Anna", "nl", dm=7)


async def test_people_are_found(database: Database) -> None:
    anna, ben = await add_people(database, "Anna", "Ben")
    async with database.read() as connection:
        found = await people.find_many(connection, {anna, ben, 99})
        assert {number: person.name for number, person in found.items()} == {
            anna: "Anna",
            ben: "Ben",
        }
        assert await people.find_many(connection, set()) == {}
        assert await people.find_by_discord_id(connection, 901) == found[ben]
        assert await people.find_by_discord_id(connection, 5) is None


async def test_a_server_is_met_once(database: Database) -> None:
    async with database.write() as connection:
        new = await servers.meet(connection, 77)
        await servers.change(connection, new.id, language="fr", channel_ids=[1, 2**62])
        again = await servers.meet(connection, 77)
        other = await servers.meet(connection, 78)
    assert (new.language, new.channel_ids, new.greeted_at) == (None, None, None)
    assert again == new._replace(language="fr", channel_ids=[1, 2**62])
    assert other.id != new.id
    assert await database.ask(servers.find, 77) == again
    assert await database.ask(servers.find, 79) is None
    assert await database.ask(servers.discord_id_of, other.id) == 78


async def test_tables_anywhere_again(database: Database) -> None:
    async with database.write() as connection:
        server = await servers.meet(connection, 77)
        await servers.change(connection, server.id, channel_ids=[1])
        await servers.change(connection, server.id, channel_ids=None)
        assert (await servers.meet(connection, 77)).channel_ids is None
