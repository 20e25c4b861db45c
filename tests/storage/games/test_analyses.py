"""Analysed deals as profiles tell of them: party by party, of one pool and place."""

import pytest

from bot.storage.engine.schema import AnalysisRow
from bot.storage.games import analyses
from bot.storage.games.analyses import Progress
from tests.rankings.club import DAY, Club, new_club


def row(
    club: Club,
    game: int,
    deal: int,
    lost: float,
    chance: float | None = None,
    made: bool | None = None,
) -> AnalysisRow:
    return AnalysisRow(game, deal, club.people["Anna"], 0, {}, lost, chance, made, club.now)


async def test_progress_is_by_party_pool_and_server() -> None:
    async with new_club() as club:
        for pool, server in (("classique", 0), ("classique", 1), ("coinche", 0), (None, 0)):
            await club.party(pool=pool, server=server)
            club.now += DAY
        async with club.database.write() as connection:
            for game in (1, 2, 3, 4):
                await analyses.keep(connection, row(club, game, 1, 10.0, chance=0.6, made=True))
                await analyses.keep(connection, row(club, game, 2, 0.0, chance=0.9, made=True))
                await analyses.keep(connection, row(club, game, 4, 0.0))
            await analyses.keep(connection, row(club, 1, 3, 99.0))
            again = row(club, 1, 3, 20.0, chance=0.5, made=False)._replace(at=club.now + DAY)
            await analyses.keep(connection, again)
            made_again = await analyses.find(connection, 1, 3, club.people["Anna"])
        anna = club.people["Anna"]
        async with club.database.read() as connection:
            everywhere = await analyses.progress(connection, anna, "classique", None, 9)
            here = await analyses.progress(connection, anna, "classique", club.servers[1], 9)
            clean = await analyses.clean_deals(connection, anna)
            unrated = await analyses.unrated(connection, anna)
            nobodys = await analyses.unrated(connection, club.people["Emil"])
            since = await analyses.rated_since(connection, club.now - 3.5 * DAY)
        assert made_again == again._replace(at=club.now)  # titles tell from when it was clean
        assert everywhere[0] == pytest.approx(Progress(7.5, 4, 2, 3, 2, 2.0))
        assert everywhere[1:] == here == [pytest.approx(Progress(10 / 3, 3, 2, 2, 2, 1.5))]
        assert len(clean) == 6
        assert unrated == pytest.approx(Progress(10 / 3, 3, 2, 2, 2, 1.5))
        assert nobodys == Progress.of_all(())
        assert [each.game_id for each in since] == [3, 3, 3, 3, 2, 2, 2, 2]
