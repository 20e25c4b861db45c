"""People of tournaments: what they are told of themselves, and what stays when they are
forgotten."""

from typing import Any

import orjson
from sqlalchemy import select

from bot.people import People
from bot.storage.engine.schema import match_players, tournament_log, tournament_results, tournaments
from bot.storage.people import people, privacy
from bot.storage.tournaments import records as tournament_records
from bot.storage.tournaments.records import Winner
from bot.tournaments.live import LeagueDraft
from tests.tournaments.live.club import SECRET, SEED, Club
from tests.tournaments.live.results.test_conclusions import matches_of
from tests.tournaments.live.test_leagues import PAIRS, concours, new_league


async def kept_of(club: Club, person: int) -> dict[str, Any]:
    return await club.evening.read(privacy.export, person)


async def test_a_player_gets_his_entries_and_what_came_of_them(club: Club) -> None:
    event = await concours(club, PAIRS, [900, 800, 700, 600])
    kept = (await kept_of(club, 4))["tournaments"]
    [entered] = kept["entered"]
    assert (entered["server"], entered["name"], entered["state"]) == (77, "Friday", "finished")
    assert (entered["entry"], entered["final_rank"]) == (2, 2)
    own = next(each for each in event.tables if [2] in each.sides)
    assert [(each["round"], each["table"], each["kind"]) for each in entered["results"]] == [
        (1, own.number, "played")
    ]
    assert kept["organised"] == kept["leagues"] == []
    assert (await club.evening.read(privacy.count, 4)).tournaments == 1
    assert (await club.evening.read(privacy.count, 1)).tournaments == 0


async def test_an_organiser_gets_a_file_without_secrets(club: Club) -> None:
    """A seed that is not published yet would tell them every draw to come."""
    await club.create(format="mitchell")
    await club.tournaments.leagues.create(club.evening.server, 1, LeagueDraft("Autumn", 2))
    kept = await kept_of(club, 1)
    file = orjson.dumps(kept, option=orjson.OPT_INDENT_2).decode()
    assert [each["name"] for each in kept["tournaments"]["organised"]] == ["Friday"]
    assert [each["name"] for each in kept["tournaments"]["leagues"]] == ["Autumn"]
    assert {each["what"] for each in kept["more"]["tournament_log by by_id"]} >= {"created"}
    for secret in (SEED, SECRET):
        assert secret.hex() not in file


async def test_who_is_forgotten_leaves_results_without_a_name(club: Club) -> None:
    await club.started(4, format="howell", rounds=0, deals=1)
    event = await club.play_to_end()
    league = await new_league(club)
    await club.tournaments.leagues.attach(league.id, club.boss, event.id)
    before = (await club.tournaments.leagues.load(league.id)).places
    standings = await club.tournaments.standings(event.id)
    [first, *_] = standings.order()
    gone = [each.person_id or 0 for each in event.members_of(first)]
    for person in (1, *gone):
        await People(club.evening.tables, club.tournaments).forget(person)
    await club.kill()
    await club.settle()
    assert await club.tournaments.standings(event.id) == standings
    assert (await club.tournaments.leagues.load(league.id)).places == before
    assert len((await matches_of(club))[0].teams) == 4
    async with club.evening.database.read() as connection:
        winners = await tournament_records.winners_of(connection, [event.row])
        found = await people.find_many(connection, {1, *gone})
        for column in (
            tournaments.created_by,
            tournament_log.by_id,
            tournament_results.by_id,
            match_players.person_id,
        ):
            ids = set((await connection.execute(select(column))).scalars())
            assert ids <= {None, *range(1, 24)}
    assert winners[event.id][0].people == tuple(Winner(each, "", hidden=False) for each in gone)
    assert {(each.name, each.discord_id) for each in found.values()} == {("", None)}
