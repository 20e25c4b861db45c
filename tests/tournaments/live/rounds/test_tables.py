"""The tables of a round: opened some at a time, ended in whatever way, shown in the channel."""

from dataclasses import asdict

import pytest

from bot.storage.delivery import messages
from bot.storage.delivery.subjects import Subject
from bot.storage.games import games
from bot.tables import Opening
from bot.tables.party.ending import EndedWhy
from bot.tournaments import Score
from bot.tournaments.live import rounds
from tests.tables.evening import FRENCH, hosted, random_action
from tests.tournaments.live.club import HOUR, Club, result_of
from tests.tournaments.live.posts import lagging


async def test_a_large_field_is_paired_beside_and_opened_in_pieces(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "MANY", 2)
    monkeypatch.setattr(rounds, "AT_ONCE", 1)
    event = await club.started(6, rounds=1)
    parties = [await club.game_of(each) for each in event.tables]
    assert [game.row.status for game in parties] == ["playing"] * 3
    event = await club.play_round()
    assert event.state == "finished"


@pytest.mark.parametrize("lost", [True, False])
async def test_a_table_that_ends_early_counts_as_far_as_it_went(club: Club, lost: bool) -> None:
    """Its server is gone, or an organiser closes it."""
    event = await club.started(2, rounds=1, deals=2)
    [table] = event.tables
    game = await club.game_of(table)
    while not (game.state and game.state.results):
        game = await club.go_on(game)
    if lost:
        await club.evening.tables.ending.stop(game.id, EndedWhy.LOST)
    else:
        await club.evening.ending.close(game.id, club.boss)
    event = await club.settle()
    result = result_of(event, table)
    assert result.facts["deals"] == 1
    assert [each["points"] for each in result.facts["scores"]] == list(game.state.scores)
    assert event.state == "finished"


async def test_a_table_that_is_lost_before_its_first_deal_is_nobodys_fault(club: Club) -> None:
    event = await club.started(2, rounds=1)
    [table] = event.tables
    await club.evening.ending.stop((await club.game_of(table)).id, EndedWhy.LOST)
    event = await club.settle()
    result = result_of(event, table)
    assert (result.kind, result.facts["scores"]) == ("played", [asdict(Score(0))] * 2)


async def test_robots_play_for_a_pair_of_the_house(club: Club) -> None:
    event = await club.started(1, rounds=1, stand_ins=False)
    await club.decide.add((4, None))
    await club.decide.resume()
    event = await club.settle()
    [table] = event.tables
    game = await club.game_of(table)
    async with hosted(club.evening) as host:
        while game.row.status == "playing":
            asked = game.decision()
            assert asked
            if isinstance(asked.actor, int) and game.holder(asked.actor).person:
                await club.evening.act(game, random_action(game, club.chance))
            else:
                await host.wait(1)
            game = await club.game_of(table)
    acted = await club.evening.database.ask(games.find_events, game.id)
    assert {each.made_by for each in acted} == {"host", "player", "robot"}
    assert {each.person_id for each in acted} == {None, 2, 3, 4}
    event = await club.settle()
    assert event.state == "finished"


async def test_tables_of_a_tournament_take_nobodys_place(club: Club) -> None:
    """Its organiser may open tables of their own, and so may all others of the server."""
    await club.started(8, rounds=1)
    opening = Opening(club.evening.server, 5, 1, "fr", "french", FRENCH)
    game = await club.evening.lobby.open(opening, {0: 1})
    assert game.row.status == "lobby"
    assert await club.evening.database.ask(games.open_tables_of, 1) == [game.id]
    assert len(await club.evening.database.ask(games.open_tables_of, 2)) == 1


async def test_what_has_to_be_shown_in_the_channel(club: Club) -> None:
    event = await club.tournaments.organising.create(club.evening.server, 1, club.draft())
    assert await lagging(club) == []
    club.id = event.id
    event = await club.decide.open()
    [post] = await lagging(club)
    assert (post.subject, post.wanted, post.channel_id) == ("announcement", 1, 5)
    assert (post.tournament_id, post.message_id) == (event.id, None)
    await club.evening.database.commit(messages.show, post, post.wanted)
    assert await lagging(club) == []
    await club.enter_pairs(2)
    event = await club.wait(2 * HOUR)
    posts = {(each.subject, each.number): each for each in await lagging(club)}
    assert set(posts) == {("announcement", 0), ("round", 1)}
    announcement = posts[Subject.ANNOUNCEMENT, 0]
    assert announcement.id == post.id
    assert announcement.wanted > post.wanted
    await club.play_round()
    event = await club.settle()
    await club.decide.end()
    await club.settle()
    subjects = [(each.subject, each.number) for each in await lagging(club)]
    assert subjects == [("announcement", 0), ("round", 1), ("standings", 1), ("podium", 0)]


async def test_where_somebody_sits(club: Club) -> None:
    event = await club.started(3, rounds=1, house=False)
    [table] = event.tables
    [bye] = event.rounds[0].byes
    assert event.table_of(bye) is None
    assert event.table_of(table.sides[1][0]) == table
    event = await club.play_round()
    assert event.table_of(table.sides[1][0]) is None
