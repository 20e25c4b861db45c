"""Keeping people from a server's tables."""

from bot.storage.people import servers
from tests.people.conftest import Door


async def test_who_is_blocked_leaves_the_lobbies_and_plays_on_where_it_has_begun(
    door: Door,
) -> None:
    evening = door.evening
    anna, ben = evening.people["Anna"], evening.people["Ben"]
    lobby, party = await evening.open({0: "Anna", 1: "Ben"}), await evening.started()
    known = party.holder(1).person
    assert known is not None
    assert await door.blocks.add(evening.server, [known], anna) == []
    assert (await evening.load(lobby.id)).seat_of(ben) is None
    assert (await evening.load(party.id)).seat_of(ben) == 1
    async with evening.database.read() as connection:
        assert await servers.are_blocked(connection, evening.server, {anna, ben}) == {ben}
    await door.blocks.remove(evening.server, ben)
    async with evening.database.read() as connection:
        assert await servers.are_blocked(connection, evening.server, {anna, ben}) == set()
