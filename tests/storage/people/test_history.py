"""A person's parties by pages: what counts, who sat there, what it did to their rating."""

from sqlalchemy import insert

from bot.storage.engine.result_schema import rating_steps
from bot.storage.games import games
from bot.storage.people import history
from tests.rankings.club import Club
from tests.storage.databases import NOW, add_game


async def party(club: Club, server: int = 0, gone: str | None = None) -> int:
    """Anna and Cléo against Ben and a robot; `gone`: who left seat 3. The result's number."""
    return await club.party(
        ("Anna", "Ben", "Cléo", None), server=server, left={} if gone is None else {3: gone}
    )


async def page(
    club: Club, name: str = "Anna", server: int | None = None, offset: int = 0
) -> list[history.Party]:
    return await club.database.ask(history.page, club.people[name], offset, 5, server)


async def count(club: Club, name: str, server: int | None = None) -> int:
    return await club.database.ask(history.count, club.people[name], server)


async def test_the_newest_first_page_by_page(club: Club) -> None:
    numbers = [await party(club) for _ in range(11)]
    pages = [await page(club, offset=offset) for offset in (0, 5, 10, 15)]
    assert [len(each) for each in pages] == [5, 5, 1, 0]
    assert [each.result_id for found in pages for each in found] == numbers[::-1]
    assert {(each.seat, each.left) for found in pages for each in found} == {(0, False)}
    assert (await count(club, "Anna"), await count(club, "Emil")) == (11, 0)


async def test_on_one_server_alone(club: Club) -> None:
    here, there, other = await party(club), await party(club, 1), club.servers[1]
    assert [each.result_id for each in await page(club)] == [there, here]
    [found] = await page(club, server=other)
    assert (found.result_id, found.server_discord_id) == (there, 78)
    assert await count(club, "Anna", other) == 1


async def test_who_left_has_it_in_their_history_too(club: Club) -> None:
    number = await party(club, gone="Emil")
    [found] = await page(club, "Emil")
    assert (found.result_id, found.seat, found.left) == (number, 3, True)
    for name, there in (("Emil", True), ("Ben", True), ("Dora", False)):
        assert await club.database.ask(history.took_part, found.game_id, club.people[name]) == there


async def test_the_rating_and_what_it_was_before(club: Club) -> None:
    """On the party's server; a first one starts at 1000."""
    first, second, third = [await party(club) for _ in range(3)]
    here, everywhere = club.servers[0], 0
    rows = [(first, 1030.4, here), (third, 1020.0, here), (second, 1500.0, everywhere)]
    async with club.database.write() as connection:
        for result, shown, scope in rows:
            values = {"person_id": club.people["Anna"], "pool": "classique", "scope": scope}
            values |= {"result_id": result, "shown": shown}
            await connection.execute(insert(rating_steps).values(**values))
    found = {each.result_id: (each.rating, each.rating_before) for each in await page(club)}
    assert found == {first: (1030.4, 1000.0), second: (None, None), third: (1020.0, 1030.4)}


async def test_what_was_given_up_stands_among_the_others(club: Club) -> None:
    """With who sat there, without a result; a lobby that was closed is no party."""
    anna, ben = club.people["Anna"], club.people["Ben"]
    await party(club)
    ended = {"status": "closed", "ended_why": "agreed", "ended_at": club.now + 1}
    game = await add_game(club.database, club.servers[0], anna, started_at=NOW, **ended)
    await add_game(club.database, club.servers[0], anna, **ended)
    await club.database.commit(games.set_seats, game, {0: anna, 1: None, 2: ben, 3: None})
    given_up, finished = await page(club)
    assert (given_up.game_id, given_up.given_up, finished.given_up) == (game, True, False)
    assert await count(club, "Anna") == 2
    sat = await club.database.ask(history.sitters, [given_up])
    assert [(each.seat, each.person_id) for each in sat] == [
        (0, anna), (1, None), (2, ben), (3, None),
    ]  # fmt: skip
    sat = await club.database.ask(history.sitters, [finished])
    assert [each.name for each in sat] == ["Anna", "Ben", "Cléo", ""]
    assert [each.game_id for each in await page(club, "Cléo")] == [finished.game_id]
