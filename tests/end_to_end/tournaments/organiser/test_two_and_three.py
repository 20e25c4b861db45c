"""Tournaments of games of three and of two, directed by clicks: what a draft offers, three totals,
forfeits, a pairing by hand, standings and exports."""

from bot.tables.party.open_party import Asker
from bot.text import words_for
from bot.tournaments import Forfeit, Played, Score
from bot.tournaments.formats import formats_for
from tests.end_to_end.club import Club
from tests.end_to_end.tournaments.organising import (
    Desk,
    create,
    event,
    known,
    later,
    let_organise,
    manage,
    settle_round,
    strangers,
)

WHY = "The sheet was wrong."


async def drafted(evening: Club, preset: str) -> Desk:
    await let_organise(evening)
    desk = await (await create(evening)).choose("t_draft_go", "rules")
    await desk.choose("t_set:1:rules:preset", preset)
    return await desk.press("t_draft:1")


async def begun(desk: Desk, people: int) -> Desk:
    """The panel of a draft that is opened, with so many people, and started."""
    await desk.do("open")
    tournaments, evening = desk.evening.bot.tournaments, desk.evening
    asker = (await event(evening)).row.created_by
    boss = Asker(asker, manages=True)
    for person in await strangers(evening, people):
        await tournaments.verdicts.add(1, boss, (person,))
    await tournaments.organising.close(1, boss)
    await tournaments.organising.start(1, boss)
    await evening.settle()
    return await manage(evening)


async def offered(desk: Desk) -> list[str]:
    """The formats of the draft's page."""
    await desk.choose("t_draft_go", "format")
    [select] = [each for each in desk.selects() if "format:format" in each["custom_id"]]
    return [each["value"] for each in select["options"]]


async def test_a_draft_offers_the_formats_for_as_many_as_play(evening: Club) -> None:
    desk = await drafted(evening, "belote3")
    assert (await event(evening)).format.name == "trios", "a Concours is not for three"
    assert await offered(desk) == [each.name for each in formats_for(3)]
    desk.says("tournament-organiser-formats.of-3")
    await desk.press("t_draft:1")
    await desk.choose("t_draft_go", "rules")
    await desk.choose("t_set:1:rules:preset", "clobyosh")
    await desk.press("t_draft:1")
    found = await event(evening)
    assert (found.format.name, found.row.members) == ("concours", 1)
    assert await offered(desk) == [each.name for each in formats_for(2)]
    desk.says("tournament-organiser-formats.of-2")
    desk.says("tournament-format-about.concours-alone")


async def test_three_totals_are_entered_corrected_and_forfeited(evening: Club) -> None:
    desk = await begun(await drafted(evening, "belote3"), 6)
    found = await event(evening)
    first, second = found.tables
    assert [len(each.sides) for each in found.tables] == [3, 3]
    await desk.press("t_tables:1:1")
    await desk.choose("t_table:1:1", "1")
    correct = "t_verdict_ask:1:correct:1:1"
    await desk.decide(correct, points0="80", points1="64", points2="18", why=WHY)
    await desk.choose("t_table:1:1", "1")
    desk.says("tournament-organiser-result", result="80 – 64 – 18")
    await desk.decide(correct, points0="0", points1="81", points2="81", why=WHY)
    await desk.choose("t_table:1:1", "1")
    desk.says("tournament-organiser-result", result="0 – 81 – 81")
    await desk.press("t_tables:1:1")
    await desk.choose("t_table:1:1", "2")
    absent = str(second.sides[0][0])
    await desk.decide("t_verdict_ask:1:forfeit:1:2", absent, why=WHY)
    await evening.settle()
    pure = (await event(evening)).pure
    one, other = (pure.result_of(1, number) for number in (1, 2))
    assert isinstance(one, Played)
    assert isinstance(other, Forfeit)
    assert [each.points for each in one.scores] == [0, 81, 81]
    assert other.absent == (second.sides[0][0],)
    standings = await evening.bot.tournaments.standings(1)
    place = standings.place(first.sides[1][0])
    assert (place.rank, place.values[0]) == (3, 81), "behind both who were there: 54 a deal"


async def test_the_rounds_of_three_go_on_to_the_podium_and_are_exported(evening: Club) -> None:
    desk = await begun(await drafted(evening, "belote3"), 7)
    for _ in range(4):
        await settle_round(evening)
        await later(evening, 120)
    assert (await event(evening)).state == "finished"
    for command in ("standings", "schedule", "export"):
        reply = await evening.person(desk.who).slash(evening.belote, f"tournament {command}")
        await evening.settle()
        shown = reply.latest
        assert shown is not None
        assert shown.attachments
        if command == "schedule":
            assert "– 900 – 900" in shown.text(), "three totals of a table"


async def test_two_play_a_swiss_each_for_themselves(evening: Club) -> None:
    desk = await drafted(evening, "clobyosh")
    await desk.choose("t_draft_go", "format")
    await desk.choose("t_set:1:format:format", "swiss")
    await desk.press("t_draft:1")
    desk = await begun(desk, 5)
    found = await event(evening)
    assert [len(each.sides) for each in found.tables] == [2, 2, 2]
    game = await evening.bot.tables.load(found.tables[0].game_id or 0)
    assert len(game.seats) == 2
    robots = [each for table in found.tables for side in table.sides for each in side if each <= 0]
    assert robots == [0], "one robot completes the field"


async def test_each_of_three_is_told_their_table_with_both_opponents(evening: Club) -> None:
    desk = await drafted(evening, "belote3")
    await desk.do("open")
    people = await known(evening, "benoit", "clara", "daan")
    boss = Asker((await event(evening)).row.created_by, manages=True)
    engine = evening.bot.tournaments
    for person in people:
        await engine.verdicts.add(1, boss, (person,))
    await engine.organising.close(1, boss)
    await engine.organising.start(1, boss)
    await later(evening, 10)
    [table] = (await event(evening)).tables
    thread = await evening.bot.tables.load(table.game_id or 0)
    assert [each.person and each.person.id for each in thread.people] == [
        (await event(evening)).people_of(side[0])[0] for side in table.sides
    ]
    reply = await evening.person("clara").slash(evening.belote, "tournament me")
    assert reply.latest is not None
    told = reply.latest.text()
    assert all(evening.person(each).user.name in told for each in ("benoit", "daan")), told
    await engine.verdicts.correct(1, boss, (1, 1), (Score(50), Score(70, 1), Score(42)), WHY)
    await later(evening, 10)
    reply = await evening.person("clara").slash(evening.belote, "tournament me")
    assert reply.latest is not None
    words = words_for("de")
    rank = [each[0] for each in table.sides].index(2)
    assert words("tournament-player-rank", rank=(2, 1, 3)[rank], entries=3) in reply.latest.text()
