"""The week of a server counts what people have played themselves."""

from bot.storage.delivery import digests
from bot.storage.delivery.digests import Week
from bot.storage.engine.schema import GameEvent
from bot.storage.games import games
from bot.storage.games.counts import Counts
from tests.rankings.club import NAMES, Club

FOUR = NAMES[:4]


async def party(club: Club, *acted: str, capots: int = 0) -> int:
    """A party at which four sat, and these have acted; its number, which is that of its game."""
    number = await club.party(
        winner=1, counts={seat: Counts(deals=9, dedans=9, capots=capots) for seat in range(4)}
    )
    for seat, name in enumerate(FOUR):
        mine = name in acted
        event = GameEvent(
            number=seat + 1,
            decision=f"1c{seat}",
            action=f"{seat} pass",
            made_by="player" if mine else "robot",
            person_id=club.people[name] if mine else None,
            at=club.now,
        )
        await club.database.commit(games.add_event, number, event)
    return number


async def week(club: Club) -> Week:
    return await club.database.ask(digests.week, club.servers[0], club.now - 1, club.now)


async def remarkable(club: Club) -> list[int]:
    now, server = club.now, club.servers[0]
    return await club.database.ask(digests.remarkable, server, now - 1, now, 30)


async def test_a_party_that_robots_have_played_for_all_four_is_none(club: Club) -> None:
    await party(club)
    assert await week(club) == Week(0, 0, None)
    assert await remarkable(club) == []


async def test_whoever_has_not_acted_is_not_counted(club: Club) -> None:
    await party(club, "Anna", "Cléo")
    await party(club, "Anna")
    assert await week(club) == Week(2, 2, "classique")


async def test_no_deal_is_shown_of_a_party_to_which_somebody_has_not_come(club: Club) -> None:
    """However remarkable it was: its hands were played in somebody's name."""
    await party(club, "Anna", "Ben", "Cléo", capots=9)
    whole = await party(club, *FOUR)
    assert await remarkable(club) == [whole]
