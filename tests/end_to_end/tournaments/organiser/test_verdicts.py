"""Entries, by an organiser: added, dropped, replaced, punished."""

from pathlib import Path
from typing import Any

from bot.clock import ManualClock
from bot.storage.people import people
from bot.storage.ratings.leaderboards import START
from bot.text import words_for
from bot.tournaments import Penalty
from tests.end_to_end.club import Club, button_id, club_in
from tests.end_to_end.forging import Forged, read_by_clicker, send
from tests.end_to_end.tournaments.organising import (
    Desk,
    create,
    event,
    known,
    let_organise,
    log,
    manage,
    opened,
    running,
)
from tests.sandbox_fixtures import running_sandbox

EN = words_for("en")
WHY = "The sheet was wrong."
THIRD = {"name": "Person 4 & Person 5", "points": "162", "count": 162}


def names_of(*people: Any) -> str:
    return EN.join_and([EN.name(each.user.name) for each in people])


async def members(evening: Club, entry: int = 1) -> list[int | None]:
    return [each.person_id for each in (await event(evening)).members_of(entry)]


async def counting(evening: Club) -> list[Penalty]:
    """Penalties that count."""
    found = (await event(evening)).pure.counting
    return [each for each in found if isinstance(each, Penalty)]


async def at_entry(desk: Desk, number: int) -> Desk:
    await desk.press("t_entries:1")
    return await desk.choose("t_manage_entry:1", str(number))


async def test_a_pair_is_let_in_once(evening: Club) -> None:
    desk = await (await opened(evening)).press("t_entries:1")
    pair = evening.person("benoit"), evening.person("clara")
    await desk.choose("t_add:1", *pair)
    desk.says("tournament-organiser-sure.add", names=names_of(*pair), late=0)
    assert (await event(evening)).entries == ()
    await desk.press("t_do:1:add")
    [entry] = (await event(evening)).entries
    assert (entry.standing, entry.strength) == ("in", START)  # as without a rating yet
    both = await known(evening, "benoit", "clara")
    assert await members(evening) == both
    benoit = {"name": names_of(pair[0])}
    await desk.press("t_entries:1")
    await desk.refused("t_add:1", "tournament-organiser-plays-already", *pair, **benoit)
    # Nor do they take anybody's place.
    await desk.choose("t_manage_entry:1", "1")
    replace = f"t_replace:1:{both[1]}"
    await desk.refused(replace, "tournament-organiser-plays-already", pair[0], **benoit)
    assert len((await event(evening)).entries) == 1


async def test_one_alone_has_a_robot_for_partner(evening: Club) -> None:
    desk = await (await opened(evening)).press("t_entries:1")
    await desk.choose("t_add:1", evening.person("benoit"))
    await desk.press("t_do:1:add")
    assert await members(evening) == [*await known(evening, "benoit"), None]


async def test_without_robots_a_pair_is_two_people(evening: Club) -> None:
    await let_organise(evening)
    desk = await (await create(evening)).choose("t_draft_go", "robots")
    await desk.press("t_set:1:robots:house:0")
    await (await desk.press("t_draft:1")).do("open")
    await desk.press("t_entries:1")
    await desk.refused("t_add:1", "tournament-organiser-all-needed", evening.person("benoit"))
    assert (await event(evening)).entries == ()


async def test_an_entry_goes(evening: Club) -> None:
    desk = await at_entry(await opened(evening, 3), 2)
    await desk.press("t_sure:1:drop:2")
    name = "Person 2 & Person 3"
    desk.says("tournament-organiser-sure.drop", name=name, later=0)
    await desk.press("t_do:1:drop:2")
    assert [each.standing for each in (await event(evening)).entries] == ["in", "out", "in"]
    desk.says("tournament-log-entry.withdrawn", name=name)


async def test_somebody_plays_in_anothers_place(evening: Club) -> None:
    desk = await at_entry(await running(evening), 1)
    [gone, stays] = await members(evening)
    benoit = evening.person("benoit")
    await desk.choose(f"t_replace:1:{gone}", benoit)
    desk.says("tournament-organiser-sure.replace", gone="Person 0", comes=names_of(benoit))
    await desk.press("t_do:1:replace")
    assert await members(evening) == [*await known(evening, "benoit"), stays]
    assert len(await log(evening, "replaced")) == 1


async def test_a_penalty_that_is_none(evening: Club) -> None:
    desk = await at_entry(await running(evening), 3)
    await desk.write("t_verdict_ask:1:penalty:3", points="-5", why=WHY)
    desk.says("tournament-organiser-no-sign")
    assert not desk.offers("t_verdict:")
    assert desk.offers("t_verdict_again:1:penalty:3")


async def test_a_penalty_has_a_reason_and_is_taken_back_once(evening: Club) -> None:
    desk = await at_entry(await running(evening), 3)
    await desk.decide("t_verdict_ask:1:penalty:3", points="162", why=f"  {WHY} ")
    [row] = await counting(evening)
    assert (row.entry, row.points, row.reason) == (3, 162, WHY)
    await desk.press("t_log:1:0:1")
    desk.says("tournament-log-entry.penalty", **THIRD)
    assert f"“{WHY}” · Alice" in desk.text()
    await desk.press("t_manage:1")
    await at_entry(desk, 3)
    desk.says("tournament-organiser-penalty-taken", points="162", count=162)
    desk.says("tournament-log-why", why=WHY)
    await desk.write("t_verdict_ask:1:take-back:3:", why=" ")
    desk.says("tournament-refused.reason-needed")
    await desk.write("t_verdict_again:1:take-back:", why="It was the others.")
    desk.says("tournament-organiser-sure-take-back", **THIRD)
    assert len(await counting(evening)) == 1
    yes = button_id(desk.now, "t_verdict:1:take-back:")
    await desk.press("t_verdict:1:take-back:")
    desk.says("tournament-organiser-did.take-back")
    desk.says("tournament-log-entry.penalty-back", **THIRD)
    assert await counting(evening) == []
    again = await send(evening, desk.now, Forged("alice", yes))
    await evening.settle()
    assert EN("tournament-organiser-write-again") in [e.text() for e in read_by_clicker(again)]
    await at_entry(desk, 3)
    assert not desk.offers("t_verdict_ask:1:take-back")


# The results of tables, by an organiser: entered, corrected, forfeited ---------------------------


async def at_table(desk: Desk, number: int) -> Desk:
    await desk.press("t_tables:1:1")
    return await desk.choose("t_table:1:1", str(number))


async def test_a_result_is_entered_and_corrected(evening: Club) -> None:
    desk = await at_table(await running(evening), 2)
    desk.says("tournament-organiser-no-result")
    correct = "t_verdict_ask:1:correct:1:2"
    await desk.decide(correct, points0="1 044", points1="900", why=WHY)
    desk.says("tournament-organiser-tables-done", done=1, tables=2)
    await desk.choose("t_table:1:1", "2")
    desk.says("tournament-organiser-result", result="1,044 – 900")
    assert WHY in desk.text()
    await desk.write(correct, points0="1044", points1="900", why="Once more.")
    desk.says("tournament-refused.same-result")
    other = {"points0": "900", "points1": "1,044", "why": "The other way."}
    await desk.decide("t_verdict_again:1:correct", **other)
    found = await event(evening)
    row = found.result_of(found.table(1, 2))
    assert row is not None
    assert [each["points"] for each in row.facts["scores"]] == [900, 1044]
    await (await desk.press("t_manage:1")).press("t_log:1:0:1")
    place = {"place": EN("tournament-table-thread", round=1, table=2)}
    results = {"result": "900 – 1,044", "instead": "1,044 – 900"}
    desk.says("tournament-log-entry.corrected", **place, **results)
    assert "“The other way.” · Alice" in desk.text()
    desk.says("tournament-log-entry.set", **place, result="1,044 – 900")


async def test_a_result_that_nobody_makes_is_written_again(evening: Club) -> None:
    """The form has again what was written; nothing happens before the Yes."""
    desk = await at_table(await running(evening), 2)
    await desk.write("t_verdict_ask:1:correct:1:2", points0="99999", points1="62", why=WHY)
    desk.says("tournament-refused.too-many-points", most=14_000, deals=12)
    asked = await desk.answer("t_verdict_again:1:")
    assert "99999" in str(asked.modal)
    assert WHY in str(asked.modal)
    await desk.fill(asked, points0="999", points1="62", why=WHY)
    desk.says("tournament-organiser-sure-result", result="999 – 62")
    assert WHY in desk.text()
    assert await log(evening, "corrected") == []
    await desk.press("t_verdict:1:")
    desk.says("tournament-organiser-did.correct")
    assert len(await log(evening, "corrected")) == 1
    await evening.advance(30)
    posted = [each.text() for each in evening.person("alice").sees(evening.belote)]
    assert any(f"✏️ {EN('tournament-organiser-by-hand', why=f'“{WHY}”')}" in each for each in posted)


async def test_what_is_written_outlives_a_restart(tmp_path: Path) -> None:
    """The Yes to it, and the form in which it is changed once more."""
    clock = ManualClock()
    why = "She `cut`:\n ```no``` * hearts"
    async with running_sandbox(clock) as sandbox:
        async with club_in(sandbox, tmp_path, clock) as before:
            await running(before)
            pages = [await at_table(await manage(before), table) for table in (1, 2)]
            for table, desk in enumerate(pages, 1):
                values = {"points0": "1 044", "points1": "900", "why": why}
                await desk.write(f"t_verdict_ask:1:correct:1:{table}", **values)
        async with club_in(sandbox, tmp_path, clock) as after:
            for desk in pages:
                desk.evening = after
            await pages[0].press("t_verdict:1:")
            await pages[1].write("t_verdict_again:1:", points1="901")
            pages[1].says("tournament-organiser-sure-result", result="1,044 – 901")
            await pages[1].press("t_verdict:1:")
            rows = (await event(after)).results
            assert [each.facts["scores"][1]["points"] for each in rows] == [900, 901]
            assert {each.why for each in rows} == {"She `cut`: '''no''' * hearts"}


async def test_a_board_is_corrected_once(evening: Club) -> None:
    """Nobody sees results of the open round, so none can be named that is corrected."""
    await running(evening, format="howell")
    pages = [await at_table(await manage(evening), 1) for _ in range(2)]
    for desk in pages:
        await desk.write("t_verdict_ask:1:correct:1:1", boards="1: 162-0\n2: 82-80", why=WHY)
    for desk in pages:
        await desk.press("t_verdict:1:")
        desk.says("tournament-organiser-entered-unseen")
        desk.says("duplicate-hidden")
    assert len(await log(evening, "corrected")) == 1


async def test_of_two_organisers_the_second_sees_the_first(evening: Club) -> None:
    """Both have the form open; what the second writes was meant for what is not there any more."""
    await running(evening)
    await let_organise(evening, "benoit")
    pages = [await at_table(await manage(evening, who), 1) for who in ("alice", "benoit")]
    forms = [await desk.answer("t_verdict_ask:1:correct:1:1") for desk in pages]
    values = {"points0": "1000", "points1": "944", "why": WHY}
    for desk, form in zip(pages, forms, strict=True):
        await desk.fill(form, **values)
    for desk in pages:
        await desk.press("t_verdict:1:")
    pages[1].says("tournament-refused.changed")
    assert len(await log(evening, "corrected")) == 1
    # They see what it is now, and may correct that.
    await pages[1].write("t_verdict_again:1:", **values | {"points0": "1001"})
    told = {"result": "1\u202f001 – 944", "instead": "1\u202f000 – 944"}
    pages[1].says("tournament-organiser-sure-instead", **told)


async def test_a_knock_out_needs_a_winner_and_counts_parties(evening: Club) -> None:
    desk = await at_table(await running(evening, format="knock_out"), 1)
    equal = {"points0": "1000", "points1": "1000", "why": WHY}
    await desk.write("t_verdict_ask:1:correct:1:1", parties="", **equal)
    desk.says("tournament-refused.winner-needed")
    await desk.decide("t_verdict_again:1:", parties="2-1", **equal | {"points1": "1100"})
    found = await event(evening)
    row = found.result_of(found.table(1, 1))
    assert row is not None
    scores = [(each["points"], each["parties"]) for each in row.facts["scores"]]
    assert scores == [(1000, 2), (1100, 1)]


async def test_who_was_absent_has_forfeited(evening: Club) -> None:
    desk = await at_table(await running(evening), 1)
    absent = (await event(evening)).table(1, 1).sides[0][0]
    await desk.decide("t_verdict_ask:1:forfeit:1:1", str(absent), why="Nobody came.")
    found = await event(evening)
    row = found.result_of(found.table(1, 1))
    assert row is not None
    assert (row.kind, row.facts) == ("forfeit", {"absent": [absent]})
    options = next(s for s in desk.selects() if "t_table" in s["custom_id"])["options"]
    async with evening.bot.database.read() as connection:
        ids = {each.person_id or 0 for each in found.members_of(absent)}
        names = [each.name for each in (await people.find_many(connection, ids)).values()]
    name = " & ".join(sorted(names))
    assert options[0]["description"] == EN("tournament-organiser-forfeit", names=name)
