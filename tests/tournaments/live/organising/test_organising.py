"""The decisions of the organiser, before, between and inside rounds; who calls them."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.rules import commitment, find_preset
from bot.storage.tournaments.news import CALLED_APART, NewsReport
from bot.tables import RefusalReason, Refused
from bot.tournaments import FORMATS, Round, Score, Table, TournamentError, Why, plan_of
from bot.tournaments.live import Asker, Draft, Refusal
from bot.tournaments.live.drafts import LONGEST_ABOUT, Details, details_of
from bot.tournaments.live.refusals import TournamentRefused
from bot.tournaments.live.verdicts import LONGEST_REASON, needed_reason, penalties
from tests.storage.databases import everything
from tests.tournaments.live.chances import organised
from tests.tournaments.live.club import HOUR, SECRET, Club, result_of
from tests.tournaments.live.posts import lagging


async def test_a_draft_can_be_changed_until_registration_opens(club: Club) -> None:
    organising = club.tournaments.organising
    draft = club.draft(opens_at=club.clock.now() + 60)
    event = await organising.create(club.evening.server, 1, draft)
    club.id = event.id
    event = await club.decide.edit(lambda old: old._replace(name="  Big   Friday "))
    assert event.row.name == "Big Friday"
    other, again = Asker(2), lambda _: draft
    assert await club.refused(organising.edit(event.id, other, again)) is Refusal.NOT_IN_CHARGE
    before = organising.edit(event.id, Asker(1), again)  # made it, and organises no more
    assert await club.refused(before) is Refusal.NOT_IN_CHARGE
    event = await organising.edit(event.id, Asker(2, manages=True), again)
    event = await club.wait(60)
    assert event.state == "registration"
    assert event.published_seed is None


async def test_rules_rounds_and_times_change_until_somebody_is_in(club: Club) -> None:
    """T7 a: also once more when who was in has gone; it stays announced where it is."""
    event = await club.create()
    edit, later = club.decide.edit, event.row.closes_at + HOUR

    def alter(old: Draft) -> Draft:
        plan = replace(old.plan, format=FORMATS["melee"], rounds=5)
        times = {"closes_at": later, "starts_at": later, "opens_at": None}
        return old._replace(plan=plan, most_entries=8, **times)

    event = await edit(alter)
    assert (event.row.members, event.row.due_at, event.plan.rounds) == (1, later, 5)
    [noted] = [each for each in await club.tournaments.log(club.id) if each.what == "altered"]
    assert noted.facts["changed"] == ["times", "format", "length", "people"]
    assert len(await lagging(club)) == 1, "the announcement"
    for other in ({"channel_id": 9}, {"plan": plan_of(format="daily")}):
        elsewhere = edit(lambda old, other=other: old._replace(**other))
        assert await club.refused(elsewhere) is Refusal.CHANGED
    await club.do.enter(2)
    fixed = edit(lambda old: old._replace(most_entries=9))
    assert await club.refused(fixed) is Refusal.FIXED
    await club.do.withdraw(2)
    event = await edit(lambda old: old._replace(rules=find_preset("french"), preset="french"))
    assert event.row.preset == "french"
    await club.wait(later - club.clock.now())
    assert await club.refused(edit(alter)) is Refusal.FIXED


async def test_another_format_has_the_boards_that_it_needs(club: Club) -> None:
    event = await club.create()
    assert event.row.secret_commitment is None

    def of(format_: str) -> Any:
        return lambda old: old._replace(plan=plan_of(format=format_, deals=2))

    event = await club.decide.edit(of("mitchell"))
    assert event.row.secret_commitment == commitment(SECRET)
    assert (await club.tournaments.log(club.id))[0].facts["boards"] == commitment(SECRET)
    event = await club.decide.edit(of("swiss"))
    assert event.row.secret_commitment is None
    event = await club.tournaments.organising.create(club.evening.server, 1, club.draft())
    event = await club.tournaments.organising.edit(event.id, club.boss, of("howell"))
    assert event.row.secret_commitment == commitment(SECRET), "a draft too"


async def test_bad_drafts_are_refused(club: Club) -> None:
    create, server = club.tournaments.organising.create, club.evening.server
    draft, now = club.draft(), club.clock.now()
    two = find_preset("decouverte")
    for bad, reason in (
        (draft._replace(name="  "), Refusal.NAME_NEEDED),
        (draft._replace(name="\u200b\u2060"), Refusal.NAME_NEEDED),
        (draft._replace(name="x" * 4000), Refusal.NAME_NEEDED),
        (draft._replace(closes_at=now - 1), Refusal.BAD_TIMES),
        (draft._replace(starts_at=draft.closes_at - 1), Refusal.BAD_TIMES),
        (draft._replace(opens_at=draft.closes_at), Refusal.BAD_TIMES),
        (club.draft(format="melee")._replace(rules=two), Refusal.OTHER_PLAYERS),
        (club.draft(format="mitchell")._replace(rules=two), Refusal.OTHER_PLAYERS),
    ):
        assert await club.refused(create(server, 1, bad)) is reason


async def test_a_correction_is_another_row_with_a_reason(club: Club) -> None:
    event = await club.started(4, rounds=2)
    event = await club.play_round()
    before = result_of(event, event.tables[0])
    winner, loser = event.tables[0].sides[1][0], event.tables[0].sides[0][0]
    correct = club.decide.correct
    scores = Score(0), Score(999, 1)
    nothing = correct((1, 1), scores, "  ")
    assert await club.refused(nothing) is Refusal.REASON_NEEDED
    unknown = correct((1, 9), scores, "the sheet")
    assert await club.refused(unknown) is Refusal.NO_SUCH_TABLE
    event = await correct((1, 1), scores, "the sheet was wrong")
    assert event.results[0] == before
    assert event.results[-1].supersedes == before.id
    assert (event.results[-1].why, event.results[-1].by_id) == ("the sheet was wrong", 1)
    standings = await club.tournaments.standings(event.id)
    assert standings.order()[0] == winner
    assert standings.why(winner, loser).values[0] == 999
    [newest, *_] = await club.tournaments.log(event.id)
    assert (newest.what, newest.facts["why"]) == ("corrected", "the sheet was wrong")
    event = await club.wait(event.row.break_seconds)
    assert winner in [side[0] for side in event.tables_of(2)[0].sides]
    # A second correction stands in place of the first.
    event = await correct((1, 1), (Score(500, 1), Score(1)), "again")
    assert event.results[-1].supersedes == event.results[-2].id
    same = correct((1, 1), (Score(500, 1), Score(1)), "to be sure")
    assert await club.refused(same) is Refusal.SAME_RESULT


async def test_a_verdict_ends_the_game_that_is_played(club: Club) -> None:
    event = await club.started(4, rounds=1)
    table, other = event.tables
    absent = table.sides[0][0]
    forfeit = club.decide.forfeit
    stranger = forfeit((1, 1), (other.sides[0][0],), "went home")
    assert await club.refused(stranger) is Refusal.NO_SUCH_ENTRY
    await forfeit((1, 1), (absent,), "went home")
    await club.settle()
    game = await club.game_of(table)
    assert (game.row.status, game.row.ended_why) == ("closed", "forfeited")
    event = await club.play([other])
    assert event.state == "finished"
    assert [each.kind for each in event.results] == ["forfeit", "played"]


async def test_a_pause_stops_tables_and_time(club: Club) -> None:
    event = await club.started(4, rounds=1, round_seconds=HOUR)
    until = event.rounds[0].until
    assert until is not None
    await club.decide.pause()
    await club.settle()
    games = [await club.game_of(each) for each in event.tables]
    assert all(game.row.paused_at is not None for game in games)
    await club.kill()
    event = await club.wait(2 * HOUR)
    assert event.tables[0].last_deal is None
    await club.decide.resume()
    await club.kill()
    event = await club.settle()
    games = [await club.game_of(each) for each in event.tables]
    assert all(game.row.paused_at is None for game in games)
    assert event.rounds[0].until == until + 2 * HOUR
    event = await club.decide.extend(600)
    assert event.rounds[0].until == until + 2 * HOUR + 600


async def test_pairing_by_hand_between_rounds(club: Club) -> None:
    event = await club.started(4)
    by_hand = club.decide.pair_by_hand
    wanted = Round(2, (Table(1, ((1,), (4,))), Table(2, ((2,), (3,)))))
    assert await club.refused(by_hand(wanted)) is Refusal.ROUND_OPEN
    await club.play_round()
    with pytest.raises(TournamentError) as error:
        await by_hand(Round(2, (Table(1, ((1,), (1,))),)))
    assert error.value.reason is Why.BAD_TABLE
    event = await by_hand(wanted)
    event = await club.settle()
    assert event.rounds[1].by_hand
    assert [each.sides for each in event.tables_of(2)] == [[[1], [4]], [[2], [3]]]
    assert all(each.game_id for each in event.tables)


async def test_nobody_at_a_tournaments_table_ends_it(club: Club) -> None:
    await club.started(2, rounds=1)
    game = await club.first_game()
    with pytest.raises(Refused) as refused:
        await club.evening.tables.ending.ask(game.id, 2)
    assert refused.value.reason is RefusalReason.TOURNAMENT_END


async def test_more_time_takes_an_end_at_once_back(club: Club) -> None:
    event = await club.started(4, rounds=3, round_seconds=HOUR)
    organising = club.decide
    await organising.end(at_once=True)
    event = await organising.extend(300)
    assert event.row.last_round is None
    event = await club.play_round()
    assert event.state == "running"
    event = await club.wait(HOUR)
    assert len(event.rounds) == 2
    await organising.end()
    event = await organising.extend(300)
    assert event.row.last_round == 2


async def test_a_draft_whose_time_is_past_is_not_opened(club: Club) -> None:
    organising = club.tournaments.organising
    draft = club.draft()
    event = await organising.create(club.evening.server, 1, draft)
    club.id = event.id
    await club.wait(HOUR)
    assert await club.refused(club.decide.open()) is Refusal.BAD_TIMES
    now = club.clock.now()
    later = draft._replace(closes_at=now + HOUR, starts_at=now + HOUR)
    await club.decide.edit(lambda _: later)
    assert (await club.decide.open()).state == "registration"


async def test_a_start_with_too_few_changes_nothing(club: Club) -> None:
    await club.create(check_in=True)
    await club.enter(2, 3)
    await club.decide.close()
    before = await club.evening.everything()
    with pytest.raises(TournamentError) as refused:
        await club.decide.start()
    assert refused.value.reason is Why.TOO_FEW
    assert await club.evening.everything() == before


async def test_ending_early_and_cancelling(club: Club) -> None:
    event = await club.started(4)
    await club.decide.end()
    event = await club.play_round()
    assert (event.state, len(event.rounds)) == ("finished", 1)
    cancel = club.decide.cancel
    assert await club.refused(cancel()) is Refusal.OVER
    event = await club.started(4)
    await club.decide.cancel()
    await club.kill()
    event = await club.settle()
    assert event.state == "cancelled"
    games = [await club.game_of(each) for each in event.tables]
    assert {(game.row.status, game.row.ended_why) for game in games} == {("closed", "decided")}
    assert event.results == ()
    assert event.row.due_at is None


async def test_a_penalty_given_to_the_wrong_pair_is_taken_back_once(club: Club) -> None:
    event = await club.started(2, rounds=1)
    verdicts = club.tournaments.verdicts
    stranger = club.decide.penalty(9, 5, "x")
    assert await club.refused(stranger) is Refusal.NO_SUCH_ENTRY
    for number in (1, 2):
        await club.decide.penalty(number, 50, "talked")
    event = await club.play_round()
    assert event.state == "finished"
    before = await club.tournaments.standings(event.id)
    [wrong] = penalties(event, 1)
    assert await club.refused(verdicts.take_back(event.id, Asker(2), wrong.id, "x")) is (
        Refusal.NOT_IN_CHARGE
    )
    assert await club.refused(club.decide.take_back(wrong.id, " ")) is Refusal.REASON_NEEDED
    event = await club.decide.take_back(wrong.id, "it was pair 2")
    assert [each.entry for each in penalties(event)] == [2]
    assert await club.refused(club.decide.take_back(wrong.id, "x")) is Refusal.CHANGED
    after = await club.tournaments.standings(event.id)
    assert after.place(1).values[0] == int(before.place(1).values[0] or 0) + 50
    assert after.place(2).values[0] == before.place(2).values[0]
    [noted] = [each for each in await club.tournaments.log(event.id) if each.what == "penalty_back"]
    assert noted.by_id == 1
    told = {"entry": 1, "points": 50, "why": "it was pair 2", "people": [2, 3]}
    assert noted.facts == told


async def test_a_draft_that_was_deleted_is_listed_nowhere(club: Club) -> None:
    """Nobody was told of it; what was announced and called off stays to be looked at."""
    organising = club.tournaments.organising
    deleted = await organising.create(club.evening.server, 1, club.draft())
    await organising.cancel(deleted.id, club.boss)
    assert await lagging(club) == []
    known = await club.create()
    await organising.cancel(known.id, club.boss)
    found = await club.tournaments.of_server(club.evening.server)
    assert [(each.id, each.state) for each in found] == [(known.id, "cancelled")]


def test_a_reason_is_cut_and_has_to_show_something() -> None:
    assert len(needed_reason("why " * 1000)) <= LONGEST_REASON
    for nothing in ("", "\u200b" * 40):
        with pytest.raises(TournamentRefused) as refused:
            needed_reason(nothing)
        assert refused.value.reason is Refusal.REASON_NEEDED


# Name, description, contact and places ------------------------------------------------------------


async def test_another_name_description_contact_and_places(club: Club) -> None:
    event = await club.create(most_entries=2)
    describe = club.decide.describe
    said = Details("Saturday", "Bring a friend.\n\n\u200b\nDoors open at 8.", "Anna, 12 34", 16)
    event = await describe(said)
    about = "Bring a friend.\nDoors open at 8."
    assert details_of(event) == said._replace(about=about)
    [post] = await lagging(club)
    assert (post.subject, post.wanted) == ("announcement", 2)
    [newest, *_] = await club.tournaments.log(event.id)
    changed = ["name", "about", "contact", "most_entries"]
    assert newest.facts == {"changed": changed, "was": "Friday", "most": 16}
    # The same once more changes nothing.
    version = event.row.version
    event = await describe(details_of(event))
    assert event.row.version == version


async def test_nobody_who_is_in_goes_out_and_who_waits_comes_in(club: Club) -> None:
    event = await club.create(most_entries=2)
    for first in (2, 4, 6):
        await club.enter(first, first + 1)
    describe = club.decide.describe
    fewer = describe(Details("Friday", most_entries=1))
    assert await club.refused(fewer) is Refusal.FEWER_PLACES
    event = await describe(Details("Friday", most_entries=3))
    assert [each.number for each in event.standing("in")] == [1, 2, 3]


@pytest.mark.parametrize("name", ["", " \u200b", "x" * 81])
async def test_a_name_that_is_none(club: Club, name: str) -> None:
    await club.create()
    describe = club.decide.describe(Details(name))
    assert await club.refused(describe) is Refusal.NAME_NEEDED


async def test_places_are_given_once_it_is_played_and_nothing_changes_when_it_is_over(
    club: Club,
) -> None:
    event = await club.started(4, most_entries=8)
    describe = club.decide.describe
    event = await describe(Details("Friday", "x" * 9999, most_entries=1))
    assert len(event.row.about or "") == LONGEST_ABOUT
    assert event.row.most_entries == 8
    await club.decide.cancel()
    late = describe(Details("Saturday"))
    assert await club.refused(late) is Refusal.CHANGED


async def test_a_draft_says_it_from_the_beginning(club: Club) -> None:
    event = await club.create(about="For all.", contact="Anna")
    assert (event.row.about, event.row.contact) == ("For all.", "Anna")
    event = await club.wait(HOUR)
    assert event.row.contact == "Anna"


# Being called to a table --------------------------------------------------------------------------


async def test_organisers_are_called_once_in_a_while(club: Club) -> None:
    await club.create()
    call, told = club.tournaments.organising.report, list[bool]()
    club.tournaments.on_change(lambda: told.append(True))
    report = NewsReport(by=4, game=1, text="A card is missing")
    assert not await call(club.id, [1, 2], report)
    assert told == [True]
    assert await call(club.id, [1, 2], report)
    assert told == [True]
    assert not await call(club.id, [1], report._replace(game=2))
    await club.clock.advance(CALLED_APART)
    assert not await call(club.id, [1], report)
    assert str(await everything(club.evening.database)).count(report.text) == 4


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_organisers_do(tmp_path: Path, seed: int) -> None:
    """A few clubs; `tests.tools.soak.tournaments` has many."""
    assert sum((await organised(tmp_path, seed)).values())
