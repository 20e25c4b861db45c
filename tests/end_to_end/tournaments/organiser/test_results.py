"""The results of tables, by an organiser: entered, corrected, forfeited."""

from pathlib import Path

from bot.clock import ManualClock
from bot.storage.people import people
from bot.storage.tournaments import rounds as tournament_rounds
from bot.text import words_for
from tests.end_to_end.club import Club, button_id, club_in
from tests.end_to_end.forging import Forged, read_by_clicker, send
from tests.end_to_end.tournaments.organising import (
    choose,
    decide,
    event,
    fill,
    let_organise,
    log,
    manage,
    press,
    running,
)
from tests.sandbox_fixtures import running_sandbox

EN, FR = words_for("en"), words_for("fr")
WHY = "The sheet was wrong."


async def test_a_result_is_entered_and_corrected(evening: Club) -> None:
    shown = await press(evening, await running(evening), "t_tables:1:1")
    shown = await choose(evening, shown, "t_table:1:1", "2")
    assert EN("tournament-organiser-no-result") in shown.text()
    asked = await evening.press("alice", shown, "t_correct:1:1:2")
    shown = await decide(evening, shown, asked, points0="1 044", points1="900", why=WHY)
    assert EN("tournament-organiser-tables-done", done=1, tables=2) in shown.text()
    shown = await choose(evening, shown, "t_table:1:1", "2")
    assert EN("tournament-organiser-result", result="1,044 – 900") in shown.text()
    assert WHY in shown.text()
    asked = await evening.press("alice", shown, "t_correct:1:1:2")
    shown = await fill(evening, shown, asked, points0="1044", points1="900", why="Once more.")
    assert EN("tournament-refused-same-result") in shown.text()
    asked = await evening.press("alice", shown, "t_verdict_again:1:correct")
    shown = await decide(
        evening, shown, asked, points0="900", points1="1,044", why="The other way."
    )
    found = await event(evening)
    row = found.result_of(found.table(1, 2))
    assert row is not None
    assert [each["points"] for each in row.facts["scores"]] == [900, 1044]
    shown = await press(evening, await press(evening, shown, "t_manage:1"), "t_log:1:0:1")
    told = EN(
        "tournament-log-corrected", table=2, round=1, result="900 – 1,044", instead="1,044 – 900"
    )
    assert told in shown.text()
    assert "“The other way.” · Alice" in shown.text()
    assert EN("tournament-log-set", table=2, round=1, result="1,044 – 900") in shown.text()


async def test_a_result_that_nobody_makes_is_written_again(evening: Club) -> None:
    """The form has again what was written; nothing happens before the Yes."""
    shown = await press(evening, await running(evening), "t_tables:1:1")
    shown = await choose(evening, shown, "t_table:1:1", "2")
    asked = await evening.press("alice", shown, "t_correct:1:1:2")
    shown = await fill(evening, shown, asked, points0="99999", points1="62", why=WHY)
    assert EN("tournament-refused-too-many-points", most=14_000, deals=12) in shown.text()
    asked = await evening.press("alice", shown, "t_verdict_again:1:")
    assert asked.modal is not None
    assert "99999" in str(asked.modal)
    assert WHY in str(asked.modal)
    shown = await fill(evening, shown, asked, points0="999", points1="62", why=WHY)
    assert EN("tournament-organiser-sure-result", result="999 – 62") in shown.text()
    assert WHY in shown.text()
    assert await log(evening, "corrected") == []
    shown = await press(evening, shown, "t_verdict:1:")
    assert EN("tournament-organiser-did-correct") in shown.text()
    assert len(await log(evening, "corrected")) == 1
    await evening.advance(30)
    posted = [each.text() for each in evening.person("alice").sees(evening.belote)]
    assert any(f"✏️ {EN('tournament-organiser-by-hand', why=f'“{WHY}”')}" in each for each in posted)


async def test_a_second_yes_takes_nothing(evening: Club) -> None:
    """On the same page, where the question stands no more, or on another one."""
    await running(evening)
    sure = []
    for _ in range(2):
        shown = await press(evening, await manage(evening), "t_entries:1")
        shown = await choose(evening, shown, "t_manage_entry:1", "3")
        asked = await evening.press("alice", shown, "t_penalty:1:3")
        sure.append(await fill(evening, shown, asked, points="162", why=WHY))
    await press(evening, sure[0], "t_verdict:1:")
    again = await send(evening, sure[0], Forged("alice", button_id(sure[0], "t_verdict:1:")))
    await evening.settle()
    assert EN("tournament-organiser-write-again") in [e.text() for e in read_by_clicker(again)]
    shown = await press(evening, sure[1], "t_verdict:1:")
    assert EN("tournament-refused-changed") in shown.text()
    assert len(await log(evening, "penalty")) == 1


async def test_what_is_written_outlives_a_restart(tmp_path: Path) -> None:
    """The Yes to it, and the form in which it is changed once more."""
    clock = ManualClock()
    why = "She `cut`:\n ```no``` * hearts"
    async with running_sandbox(clock) as sandbox:
        async with club_in(sandbox, tmp_path, clock) as before:
            await running(before)
            pages = []
            for table in (1, 2):
                shown = await press(before, await manage(before), "t_tables:1:1")
                shown = await choose(before, shown, "t_table:1:1", str(table))
                asked = await before.press("alice", shown, f"t_correct:1:1:{table}")
                values = {"points0": "1 044", "points1": "900", "why": why}
                pages.append(await fill(before, shown, asked, **values))
        async with club_in(sandbox, tmp_path, clock) as after:
            await press(after, pages[0], "t_verdict:1:")
            again = await after.press("alice", pages[1], "t_verdict_again:1:")
            shown = await fill(after, pages[1], again, points1="901")
            assert EN("tournament-organiser-sure-result", result="1,044 – 901") in shown.text()
            await press(after, shown, "t_verdict:1:")
            rows = (await event(after)).results
            assert [each.facts["scores"][1]["points"] for each in rows] == [900, 901]
            assert {each.why for each in rows} == {"She `cut`: '''no''' * hearts"}


async def test_a_board_is_corrected_once(evening: Club) -> None:
    """Nobody sees results of the open round, so none can be named that is corrected."""
    await running(evening, format="howell")
    sure = []
    for _ in range(2):
        shown = await press(evening, await manage(evening), "t_tables:1:1")
        shown = await choose(evening, shown, "t_table:1:1", "1")
        asked = await evening.press("alice", shown, "t_correct:1:1:1")
        sure.append(await fill(evening, shown, asked, boards="1: 162-0\n2: 82-80", why=WHY))
    for page in sure:
        shown = await press(evening, page, "t_verdict:1:")
        assert EN("tournament-organiser-entered-unseen") in shown.text()
        assert EN("duplicate-hidden") in shown.text()
    assert len(await log(evening, "corrected")) == 1


async def test_of_two_organisers_the_second_sees_the_first(evening: Club) -> None:
    """Both have the form open; what the second writes was meant for what is not there any more."""
    await running(evening)
    await let_organise(evening, "benoit")
    forms, pages = [], []
    for who in ("alice", "benoit"):
        shown = await press(evening, await manage(evening, who), "t_tables:1:1", who)
        shown = await choose(evening, shown, "t_table:1:1", "1", who=who)
        pages.append((who, shown))
        forms.append(await evening.press(who, shown, "t_correct:1:1:1"))
    values = {"points0": "1000", "points1": "944", "why": WHY}
    for (who, page), form in zip(pages, forms, strict=True):
        await fill(evening, page, form, who, **values)
    await press(evening, pages[0][1], "t_verdict:1:")
    shown = await press(evening, pages[1][1], "t_verdict:1:", "benoit")
    assert FR("tournament-refused-changed") in shown.text()
    assert len(await log(evening, "corrected")) == 1
    # They see what it is now, and may correct that.
    again = await evening.press("benoit", shown, "t_verdict_again:1:")
    shown = await fill(evening, shown, again, "benoit", **values | {"points0": "1001"})
    told = {"result": "1\u202f001 – 944", "instead": "1\u202f000 – 944"}
    assert FR("tournament-organiser-sure-instead", **told) in shown.text()


async def test_a_knock_out_needs_a_winner_and_counts_parties(evening: Club) -> None:
    shown = await press(evening, await running(evening, format="knock_out"), "t_tables:1:1")
    shown = await choose(evening, shown, "t_table:1:1", "1")
    asked = await evening.press("alice", shown, "t_correct:1:1:1")
    values = {"points0": "1000", "points1": "1000", "parties": "", "why": WHY}
    shown = await fill(evening, shown, asked, **values)
    assert EN("tournament-refused-winner-needed") in shown.text()
    asked = await evening.press("alice", shown, "t_verdict_again:1:")
    await decide(evening, shown, asked, points0="1000", points1="1100", parties="2-1", why=WHY)
    found = await event(evening)
    row = found.result_of(found.table(1, 1))
    assert row is not None
    scores = [(each["points"], each["parties"]) for each in row.facts["scores"]]
    assert scores == [(1000, 2), (1100, 1)]


async def test_who_was_absent_has_forfeited(evening: Club) -> None:
    shown = await press(evening, await running(evening), "t_tables:1:1")
    shown = await choose(evening, shown, "t_table:1:1", "1")
    absent = (await event(evening)).table(1, 1).sides[0][0]
    asked = await evening.choose("alice", shown, "t_forfeit:1:1:1", str(absent))
    shown = await decide(evening, shown, asked, why="Nobody came.")
    found = await event(evening)
    row = found.result_of(found.table(1, 1))
    assert row is not None
    assert (row.kind, row.facts) == ("forfeit", {"absent": [absent]})
    options = next(s for s in shown.selects() if "t_table" in s["custom_id"])["options"]
    async with evening.bot.database.read() as connection:
        ids = [each.person_id or 0 for each in found.members_of(absent)]
        names = [each.name for each in (await people.find_many(connection, set(ids))).values()]
    name = " & ".join(sorted(names))
    assert options[0]["description"] == EN("tournament-organiser-forfeit", names=name)


async def test_the_boards_of_a_duplicate(evening: Club) -> None:
    shown = await running(evening, format="howell")
    shown = await press(evening, shown, "t_tables:1:1")
    shown = await choose(evening, shown, "t_table:1:1", "1")
    asked = await evening.press("alice", shown, "t_correct:1:1:1")
    shown = await decide(evening, shown, asked, boards="1: 162-0\n2: 82-80\n3: 0-0", why=WHY)
    async with evening.bot.database.read() as connection:
        rows = await tournament_rounds.results_of(connection, 1)
    boards = {each["number"]: each["points"] for each in rows[-1].facts["boards"]}
    assert boards == {1: [162, 0], 2: [82, 80], 3: [0, 0]}
    shown = await choose(evening, shown, "t_table:1:1", "1")
    asked = await evening.press("alice", shown, "t_correct:1:1:1")
    shown = await fill(evening, shown, asked, boards="all of them", why=WHY)
    assert EN("tournament-refused-no-such-score") in shown.text()
