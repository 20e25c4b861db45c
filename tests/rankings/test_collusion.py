"""Accounts that always lose to each other are listed; people who play are not."""

from bot.rankings.collusion import NEARLY_ALWAYS, Named, OneSided, on_server
from tests.rankings.club import Club


async def listed(club: Club, server: int = 0) -> list[Named]:
    return await club.database.ask(on_server, club.servers[server])


async def test_who_nearly_always_loses_to_somebody_is_listed(club: Club) -> None:
    for number in range(10):
        await club.party(("Anna", "Ben"), int(number == 4), pool="decouverte")
    (found,) = await listed(club)
    people = club.people
    assert found == Named(OneSided(people["Anna"], people["Ben"], 10, 9), "Anna", "Ben")
    assert await listed(club, server=1) == []
    await club.party(("Anna", "Ben"), 1, pool="decouverte")
    assert NEARLY_ALWAYS > 9 / 11
    assert await listed(club) == []


async def test_a_few_parties_say_nothing_and_neither_do_draws_and_unrated_ones(club: Club) -> None:
    for _ in range(9):
        await club.party(("Anna", "Ben"), 0, pool="decouverte")
    await club.party(("Anna", "Ben"), -1, pool="decouverte")
    await club.party(("Anna", "Ben"), 0, pool=None)
    assert await listed(club) == []


async def test_who_leaves_has_lost_and_their_partner_has_not(club: Club) -> None:
    for _ in range(10):
        await club.party(("Anna", None, "Cléo", "Dora"), 1, left={1: "Ben"})
    people = club.people
    assert [each.found[:2] for each in await listed(club)] == [
        (people["Anna"], people["Ben"]),
        (people["Cléo"], people["Ben"]),
    ]
