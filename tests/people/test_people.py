"""People and servers: met, what they choose, kept apart, forgotten and left."""

import random
from base64 import urlsafe_b64decode

from bot.rankings.digest import digest_after
from bot.rules import Phase
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.database import noting_commits
from bot.storage.engine.schema import Server
from bot.storage.games import games
from bot.storage.people import people, servers
from bot.tables import RefusalReason
from bot.tables.party.ending import EndedWhy
from tests.people.conftest import ANNA, Door
from tests.storage.databases import everything


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


async def test_the_link_to_a_page_is_another_each_time_until_it_is_taken_back(
    door: Door, anna: int
) -> None:
    async def token() -> str | None:
        return await door.evening.database.ask(people.page_token, anna)

    assert await token() is None
    await door.people.open_page(anna)
    first = await token()
    await door.people.open_page(anna)
    second = await token()
    for each in (first, second):
        assert each is not None
        assert len(urlsafe_b64decode(f"{each}==")) == 16
    assert first != second
    await door.people.close_page(anna)
    assert await token() is None


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
    assert await evening.database.ask(people.find_by_discord_id, ANNA) is None
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
    assert await evening.database.ask(games.is_public, party.id)


async def test_who_is_blocked_leaves_the_lobbies_and_plays_on_where_it_has_begun(
    door: Door,
) -> None:
    evening = door.evening
    anna, ben = evening.people["Anna"], evening.people["Ben"]
    lobby, party = await evening.open({0: "Anna", 1: "Ben"}), await evening.started()
    known = party.holder(1).person
    assert known is not None
    assert await door.servers.block(evening.server, [known], anna) == []
    assert (await evening.load(lobby.id)).seat_of(ben) is None
    assert (await evening.load(party.id)).seat_of(ben) == 1
    assert await evening.database.ask(servers.are_blocked, evening.server, {anna, ben}) == {ben}
    await door.servers.unblock(evening.server, ben)
    assert await evening.database.ask(servers.are_blocked, evening.server, {anna, ben}) == set()


HERE = 77


async def written(door: Door) -> Server:
    found = await door.evening.database.ask(servers.find, HERE)
    assert found is not None
    return found


async def test_a_server_is_greeted_once(door: Door) -> None:
    assert [await door.servers.greet(4711) for _ in range(2)] == [True, False]


async def test_what_is_chosen_is_what_is_written(door: Door) -> None:
    here = await door.servers.meet(HERE)
    chosen = await door.servers.change(here, language="nl", most_tables=5)
    assert (chosen.language, chosen.most_tables) == ("nl", 5)
    assert await door.servers.meet(HERE) == chosen == await written(door)
    chosen = await door.servers.post_podium(chosen, 9)
    assert chosen.podium_channel_id == 9
    assert await written(door) == chosen


async def test_a_digest_is_due_at_the_next_of_its_days_and_looked_for_at_once(door: Door) -> None:
    woken: list[bool] = []
    door.servers.on_digest(lambda: woken.append(True))
    here = await door.servers.meet(HERE)
    chosen = await door.servers.post_digest(here, 8)
    assert chosen == await written(door)
    assert chosen.digest_channel_id == 8
    assert chosen.digest_at == digest_after(door.evening.clock.now())
    none = await door.servers.post_digest(chosen, None)
    assert (none.digest_channel_id, none.digest_at) == (None, None)
    assert none == await written(door)
    assert len(woken) == 2


async def test_the_tables_of_a_server_end_with_it(door: Door) -> None:
    evening = door.evening
    lobby, party = await evening.open(), await evening.started()
    told: list[bool] = []
    door.tournaments.on_change(lambda: told.append(True))
    await door.servers.left(HERE)
    for game in lobby, party:
        assert (await evening.load(game.id)).row.status == "closed"
    await door.servers.came_back(HERE)
    assert len(told) == 2


async def test_a_server_that_was_left_meanwhile_is_found_out(door: Door) -> None:
    evening = door.evening
    party = await evening.started()
    await door.servers.are({HERE})
    assert (await evening.load(party.id)).row.status == "playing"
    await door.servers.are({4711})
    assert (await evening.load(party.id)).row.status == "closed"


async def test_a_clubs_page_is_called_as_its_server_is_called_now(door: Door) -> None:
    """Of servers without a link no name is kept."""
    ours, other = await door.servers.meet(77), await door.servers.meet(78)
    opened = await door.servers.open_page(ours, "Les Atouts")
    assert len(opened.page_token or "") == 22
    again = await door.servers.open_page(opened._replace(page_listed=True), "Les Atouts")
    assert again.page_token != opened.page_token
    assert not again.page_listed
    await door.servers.are_called({77: "Tout Atout", 78: "Other", 79: "Unknown"})
    assert (await door.servers.meet(77)).page_name == "Tout Atout"
    assert (await door.servers.meet(78)).page_name == other.page_name == ""
    await door.servers.close_page(again)
    closed = await door.servers.meet(77)
    assert (closed.page_token, closed.page_name, closed.page_listed) == (None, "", False)
