"""The results of tables, by an organiser: entered, corrected, forfeited."""

from pathlib import Path

from bot.clock import ManualClock
from bot.storage.people import people
from bot.storage.tournaments import rounds as tournament_rounds
from bot.text import words_for
from tests.end_to_end.club import Club, club_in
from tests.end_to_end.tournaments.organising import (
    Desk,
    event,
    let_organise,
    log,
    manage,
    running,
)
from tests.sandbox_fixtures import running_sandbox

EN = words_for("en")
WHY = "The sheet was wrong."


async def at_table(desk: Desk, number: int) -> Desk:
    await desk.press("t_tables:1:1")
    return await desk.choose("t_table:1:1", str(number))


async def test_a_result_is_entered_and_corrected(evening: Club) -> None:
    desk = await at_table(await running(evening), 2)
    desk.says("tournament-organiser-no-result")
    correct = "t_correct:1:1:2"
    await desk.decide(correct, points0="1 044", points1="900", why=WHY)
    desk.says("tournament-organiser-tables-done", done=1, tables=2)
    await desk.choose("t_table:1:1", "2")
    desk.says("tournament-organiser-result", result="1,044 – 900")
    assert WHY in desk.text()
    await desk.write(correct, points0="1044", points1="900", why="Once more.")
    desk.says("tournament-refused-same-result")
    other = {"points0": "900", "points1": "1,044", "why": "The other way."}
    await desk.decide("t_verdict_again:1:correct", **other)
    found = await event(evening)
    row = found.result_of(found.table(1, 2))
    assert row is not None
    assert [each["points"] for each in row.facts["scores"]] == [900, 1044]
    await (await desk.press("t_manage:1")).press("t_log:1:0:1")
    place = {"table": 2, "round": 1}
    results = {"result": "900 – 1,044", "instead": "1,044 – 900"}
    desk.says("tournament-log-corrected", **place, **results)
    assert "“The other way.” · Alice" in desk.text()
    desk.says("tournament-log-set", **place, result="1,044 – 900")


async def test_a_result_that_nobody_makes_is_written_again(evening: Club) -> None:
    """The form has again what was written; nothing happens before the Yes."""
    desk = await at_table(await running(evening), 2)
    await desk.write("t_correct:1:1:2", points0="99999", points1="62", why=WHY)
    desk.says("tournament-refused-too-many-points", most=14_000, deals=12)
    asked = await desk.answer("t_verdict_again:1:")
    assert "99999" in str(asked.modal)
    assert WHY in str(asked.modal)
    await desk.fill(asked, points0="999", points1="62", why=WHY)
    desk.says("tournament-organiser-sure-result", result="999 – 62")
    assert WHY in desk.text()
    assert await log(evening, "corrected") == []
    await desk.press("t_verdict:1:")
    desk.says("tournament-organiser-did-correct")
    assert len(await log(evening, "corrected")) == 1
    await evening.advance(30)
    posted = [each.text() for each in evening.person("alice").sees(evening.belote)]
    assert any(f"✏️ {EN('tournament-organiser-by-hand', why=f'“{WHY}”')}" in each for each in posted)


async def test_a_second_yes_on_another_page_takes_nothing(evening: Club) -> None:
    await running(evening)
    pages = [await manage(evening) for _ in range(2)]
    for desk in pages:
        await desk.press("t_entries:1")
        await desk.choose("t_manage_entry:1", "3")
        await desk.write("t_penalty:1:3", points="162", why=WHY)
    for desk in pages:
        await desk.press("t_verdict:1:")
    pages[1].says("tournament-refused-changed")
    assert len(await log(evening, "penalty")) == 1


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
                await desk.write(f"t_correct:1:1:{table}", **values)
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
        await desk.write("t_correct:1:1:1", boards="1: 162-0\n2: 82-80", why=WHY)
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
    forms = [await desk.answer("t_correct:1:1:1") for desk in pages]
    values = {"points0": "1000", "points1": "944", "why": WHY}
    for desk, form in zip(pages, forms, strict=True):
        await desk.fill(form, **values)
    for desk in pages:
        await desk.press("t_verdict:1:")
    pages[1].says("tournament-refused-changed")
    assert len(await log(evening, "corrected")) == 1
    # They see what it is now, and may correct that.
    await pages[1].write("t_verdict_again:1:", **values | {"points0": "1001"})
    told = {"result": "1\u202f001 – 944", "instead": "1\u202f000 – 944"}
    pages[1].says("tournament-organiser-sure-instead", **told)


async def test_a_knock_out_needs_a_winner_and_counts_parties(evening: Club) -> None:
    desk = await at_table(await running(evening, format="knock_out"), 1)
    equal = {"points0": "1000", "points1": "1000", "why": WHY}
    await desk.write("t_correct:1:1:1", parties="", **equal)
    desk.says("tournament-refused-winner-needed")
    await desk.decide("t_verdict_again:1:", parties="2-1", **equal | {"points1": "1100"})
    found = await event(evening)
    row = found.result_of(found.table(1, 1))
    assert row is not None
    scores = [(each["points"], each["parties"]) for each in row.facts["scores"]]
    assert scores == [(1000, 2), (1100, 1)]


async def test_who_was_absent_has_forfeited(evening: Club) -> None:
    desk = await at_table(await running(evening), 1)
    absent = (await event(evening)).table(1, 1).sides[0][0]
    await desk.decide("t_forfeit:1:1:1", str(absent), why="Nobody came.")
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


async def test_the_boards_of_a_duplicate(evening: Club) -> None:
    desk = await at_table(await running(evening, format="howell"), 1)
    await desk.decide("t_correct:1:1:1", boards="1: 162-0\n2: 82-80\n3: 0-0", why=WHY)
    async with evening.bot.database.read() as connection:
        rows = await tournament_rounds.results_of(connection, 1)
    boards = {each["number"]: each["points"] for each in rows[-1].facts["boards"]}
    assert boards == {1: [162, 0], 2: [82, 80], 3: [0, 0]}
    await desk.choose("t_table:1:1", "1")
    await desk.write("t_correct:1:1:1", boards="all of them", why=WHY)
    desk.says("tournament-refused-no-such-score")
