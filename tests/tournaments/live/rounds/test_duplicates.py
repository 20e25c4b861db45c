"""Duplicates that run by themselves: the same packs at each table, compared when all are played."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.command_line.fairness import check_fairness
from bot.rules import (
    Phase,
    board_seed,
    commitment,
    find_preset,
    parse_action,
)
from bot.storage.games import sealed
from bot.storage.people import history, privacy
from bot.storage.tournaments import rounds as tournament_rounds
from bot.tables import Game, RefusalReason, Refused
from bot.tables.finished.records import Reviews, party_record
from bot.tournaments import Board, Played, Score, plan_of
from bot.tournaments.live import Event, Refusal
from bot.tournaments.live.drafts import rules_of
from bot.tournaments.live.event import result
from tests.storage.databases import check_file
from tests.tables.evening import hosted, state_of
from tests.tournaments.live.club import HOUR, SECRET, SEED, Club


async def pass_out(club: Club, game: Game) -> Game:
    """Everybody passes on the next board."""
    game = await club.go_on_to(game, Phase.CALL)
    assert game.state is not None
    number = game.state.deal_number
    while game.state is not None and game.state.deal_number == number:
        if game.state.phase is not Phase.CALL:
            break
        decision = game.decision()
        assert decision is not None
        game = (await club.evening.act(game, parse_action(f"{decision.actor} pass"))).game
    return game


async def played_out(club: Club, event: Event, number: int) -> list[Played]:
    rows = [event.latest[number, each.number] for each in event.tables_of(number)]
    found = [result(each) for each in rows]
    assert all(isinstance(each, Played) for each in found)
    return [each for each in found if isinstance(each, Played)]


async def test_the_tables_of_a_mitchell_have_the_same_packs(club: Club) -> None:
    """And what is compared is what the games themselves say."""
    event = await club.started(6, format="mitchell", rounds=2, deals=3)
    assert (len(event.tables), event.row.secret) == (3, None)
    assert event.row.secret_commitment == commitment(SECRET)
    for number in (1, 2):
        tables = club.open_tables(event)
        first = await pass_out(club, await club.game_of(tables[0]))
        event = await club.play(tables)
        assert event.current is None
        assert event.published_boards == {
            each: board_seed(SECRET, each) for each in range(1, number + 1)
        }
        seen = [await club.game_of(each) for each in tables]
        assert first.id == seen[0].id
        assert {each.row.seed for each in seen} == {board_seed(SECRET, number)}
        dealt = {tuple(await club.packs(each)) for each in seen}
        assert [len(each) for each in dealt] == [3]
        states = [state_of(each) for each in seen]
        assert len({state.dealer for state in states}) == 1, "the same rotation"
        assert states[0].results[0].number > 1, "the first board was passed out"
        rows = await played_out(club, event, number)
        for each, state in zip(rows, states, strict=True):
            by_number = {deal.number: deal.written for deal in state.results}
            wanted = [by_number.get(board, (0, 0)) for board in (1, 2, 3)]
            assert [board.points for board in each.boards] == wanted
            assert each.deals == 3
        event = await club.wait(event.row.break_seconds)
    assert event.state == "finished"
    standings = await club.tournaments.standings(event.id)
    assert standings.columns[:2] == ("direction", "percentage")
    assert event.published_secret == SECRET
    assert event.published_seed == SEED
    await club.checked()


async def test_what_a_table_brought_is_hidden_until_all_have_played(club: Club) -> None:
    event = await club.started(6, format="mitchell", rounds=2, deals=2)
    first, *others = event.tables
    event = await club.play([first])
    assert event.tables[0].status == "over"
    assert (event.results, event.row.secret, dict(event.published_boards)) == ((), None, {})
    standings = await club.tournaments.standings(event.id)
    assert {each.values[1] for each in standings.places} == {None}
    facts = str([each.facts for each in await club.tournaments.log(event.id)])
    assert SECRET.hex() not in facts
    assert board_seed(SECRET, 1).hex() not in facts
    game, read = await club.game_of(first), club.evening.database.ask
    people = [holder.person.id for holder in game.people if holder.person]

    async def shown() -> tuple[list[int], list[bool]]:
        """How many parties each has in their history, and whether they are told of results."""
        parties = [await read(history.count, each) for each in people]
        kept = [await read(privacy.export, each) for each in people]
        assert SECRET.hex() not in str(kept)
        entered = [entry for each in kept for entry in each["tournaments"]["entered"]]
        return parties, [bool(each["results"]) for each in entered]

    assert await read(sealed.sealed, game.id) == sealed.Sealed(event.id, event.rounds[0].until)
    for look in (read(party_record, game), Reviews(club.evening.database).of(game)):
        with pytest.raises(Refused) as refused:
            await look
        assert refused.value.reason is RefusalReason.SEALED
    assert await shown() == ([0] * 4, [False] * 4)
    event = await club.play(others)
    assert len(event.results) == 3
    closed = [each for each in await club.tournaments.log(event.id) if each.what == "round_closed"]
    assert [each.facts["boards"] for each in closed] == [board_seed(SECRET, 1).hex()]
    assert await read(sealed.sealed, game.id) is None
    assert await shown() == ([1] * 4, [True] * 4)
    record = await read(party_record, game)
    assert record.seed == board_seed(SECRET, 1).hex()
    assert check_fairness(record).state == game.state
    assert (await Reviews(club.evening.database).of(game)).last.phase is Phase.OVER


async def test_when_the_time_is_up_robots_play_the_boards_that_are_missing(club: Club) -> None:
    event = await club.started(4, format="mitchell", rounds=1, deals=3, round_seconds=HOUR)
    one, other = event.tables
    await club.play([other])
    game = await club.go_on(await club.game_of(one), 12)
    event = await club.wait(HOUR)
    assert event.tables[0].last_deal == 1
    while (game := await club.game_of(one)).state is not None and game.state.deals_done < 1:
        await club.go_on(game)
    event = await club.settle()
    assert event.tables[0].robots
    async with hosted(club.evening) as host:
        while (await club.game_of(one)).row.status == "playing":
            await host.wait(1)
    event = await club.settle()
    assert event.state == "finished"
    first, second = (event.latest[1, each.number].facts["boards"] for each in (one, other))
    assert [each["number"] for each in first] == [each["number"] for each in second] == [1, 2, 3]


# Teams -------------------------------------------------------------------------------------------


async def four(club: Club, first: int) -> None:
    """Four people who come one after the other."""
    registration = club.do
    await registration.enter(first, partners=[first + 1, first + 2, first + 3])
    for each in (first + 1, first + 2, first + 3):
        await club.agree(each)


async def test_two_teams_of_four_at_two_tables(club: Club) -> None:
    await club.create(format="teams", rounds=0, deals=3)
    await four(club, 2)
    await four(club, 6)
    event = await club.wait(2 * HOUR)
    assert event.row.members == 4
    open_room, closed_room = event.tables
    one, other = (2, 6) if open_room.sides[0] == [1] else (6, 2)
    assert event.sitting(open_room) == {0: one, 2: one + 1, 1: other + 2, 3: other + 3}
    assert event.sitting(closed_room) == {0: other, 2: other + 1, 1: one + 2, 3: one + 3}
    assert event.table_of_person(one + 2) == closed_room
    async with club.evening.database.read() as connection:
        game_id = open_room.game_id or 0
        assert await tournament_rounds.may_sit(connection, game_id, one)
        assert not await tournament_rounds.may_sit(connection, game_id, one + 2), "sees them there"
    event = await club.play_round()
    assert event.state == "finished"
    assert {len(row.boards) for row in await played_out(club, event, 1)} == {3}


async def test_a_team_is_made_of_who_comes(club: Club) -> None:
    await club.create(format="teams", rounds=0, deals=1)
    registration = club.do
    event = await registration.enter(2, partners=[3])
    assert event.entry_of(2).standing == "asked"
    event = await club.agree(3)
    assert event.entry_of(3).standing == "looking"
    event = await registration.enter(2, partners=[4, 5])
    event = await club.decline(4)
    assert event.member(4) is None
    assert event.entry_of(2).standing == "asked"
    await club.agree(5)
    await registration.enter(4)
    await registration.enter(6, partners=[7])
    too_many = registration.enter(8, partners=[9, 10, 11, 12])
    assert await club.refused(too_many) is Refusal.TEAM_FULL
    taken = registration.enter(8, partners=[3])
    assert await club.refused(taken) is Refusal.PARTNER_ENTERED
    event = await club.wait(2 * HOUR)
    teams = [
        {each.person_id for each in event.members_of(entry.number)}
        for entry in event.standing("in")
    ]
    # Three and the one who was alone; one whose partner never said yes, with robots.
    assert sorted(map(len, teams)) == [2, 4]
    assert {2, 3, 4, 5} in teams
    assert {6, None} in teams
    event = await club.play_round()
    assert event.state == "finished"


# The organiser -----------------------------------------------------------------------------------


async def test_an_organiser_corrects_boards(club: Club) -> None:
    event = await club.started(4, format="mitchell", rounds=1, deals=2)
    correct = club.decide.correct_boards
    boards = Board(2, (100, 62)), Board(1, (0, 252))
    totals = club.decide.correct((1, 1), (Score(5), Score(6)), "the sheet")
    assert await club.refused(totals) is Refusal.BOARDS_NEEDED
    for wrong in ((), (Board(3, (1, 2)),), (Board(1, (1, 2)), Board(1, (1, 2)))):
        refused = correct((1, 1), wrong, "the sheet")
        assert await club.refused(refused) is Refusal.BOARDS_NEEDED
    below = correct((1, 1), (Board(1, (-1, 2)),), "the sheet")
    assert await club.refused(below) is Refusal.NO_SUCH_SCORE
    event = await club.play([event.tables[0]])
    # What it has brought is hidden from them too: they correct what they see.
    event = await correct((1, 1), boards, "the sheet", 0)
    assert event.results == ()
    event = await club.play([event.tables[1]])
    row, _ = await played_out(club, event, 1)
    assert row.boards == (Board(1, (0, 252)), Board(2, (100, 62)))
    assert row.scores == (Score(100), Score(314, 1))


async def test_no_tournament_is_played_without_a_shuffle(club: Club) -> None:
    """Whatever its organiser chose, and also one that was prepared before that was so."""
    cut = find_preset("pagat")
    assert cut.shuffle == "cut_only"
    event = await club.create(format="concours", deals=4, rules=cut)
    assert event.row.options["shuffle"] == event.rules.shuffle == "every_deal"
    older = replace(event, row=event.row._replace(options=cut.options()))
    assert older.rules.shuffle == "every_deal"


async def test_the_rules_of_a_duplicate_are_made_to_fit(club: Club) -> None:
    french = find_preset("french").changed({"arret": False, "tie_rule": "litige"})
    event = await club.create(format="howell", deals=5, rules=french)
    rules = event.rules
    assert (rules.end_mode, rules.deals_limit, rules.shuffle) == ("boards", 5, "every_deal")
    assert (rules.tie_rule, rules.allpass_dealer) == ("takers_lose", "next")
    draft = club.draft(format="howell", deals=5, rules=french)
    assert "tie_rule" in draft.rules.differences(rules_of(draft))
    back = draft._replace(plan=plan_of(format="concours", deals=5), rules=rules_of(draft))
    assert rules_of(back).end_mode == "deals"


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        (
            "UPDATE games SET seed = (SELECT seed FROM tournaments) WHERE id = 1",
            "table 1 of round 1 has another seed",
        ),
        (
            "UPDATE events SET action = 'table shuffle ' || substr(action, 18) || ' '"
            " || substr(action, 15, 2) WHERE game_id = 2 AND action LIKE 'table shuffle%'",
            "table 2 of round 1 had other packs",
        ),
        ("UPDATE tournaments SET secret = seed", "the secret of its boards is not the one"),
    ],
)
async def test_check_sees_boards_that_differ(
    club: Club, tmp_path: Path, statement: str, said: str
) -> None:
    event = await club.started(4, format="mitchell", rounds=1, deals=1)
    await club.play(event.tables)
    await club.stop()
    await club.sql(statement)
    findings = [each.what for each in check_file(tmp_path / "club.db").findings]
    assert any(said in each for each in findings), findings
