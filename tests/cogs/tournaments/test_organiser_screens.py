"""The pages of an organiser, at their longest: Discord takes every page, for 500 entries too."""

import ast
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.storage.engine.schema import Person, RulesetRow
from bot.storage.engine.tournament_schema import LogRow, ResultRow
from bot.storage.tournaments.page_links import PageLink
from bot.storage.tournaments.rounds import TableRow
from bot.text import COMPLETE, capital, words_for
from bot.tournaments import FORMATS, Board, Score, plan_of
from bot.tournaments.live import Event, TournamentRefused
from bot.tournaments.live.event import played
from cogs.press import Press
from cogs.screens.paging import MOST, windows
from cogs.screens.screen import screen_of
from cogs.tournaments.names import Names
from cogs.tournaments.organising.draft_screens import PAGES, DraftPage, draft_screen
from cogs.tournaments.organising.entries import entries_screen, entry_screen
from cogs.tournaments.organising.log_screen import MARKS, PER_PAGE, SILENT, lines_of, log_screen
from cogs.tournaments.organising.page_link import page_link_screen
from cogs.tournaments.organising.panel import HOW, Stuck, panel_screen
from cogs.tournaments.organising.verdicts import (
    VERDICTS,
    boards_of,
    can_be_punished,
    parties_of,
    points_of,
    table_screen,
    tables_screen,
)
from tests.cogs.tournaments.boards import selects, taken, verbs
from tests.cogs.tournaments.test_announcement import (
    LONG,
    ROUND,
    STATES,
    event_of,
)
from tests.examples import sampled

EN = words_for("en")
NOTHING: dict[str, Any] = dict.fromkeys(RulesetRow._fields)
SAVED = [
    RulesetRow(**(NOTHING | {"id": each, "name": f"{'W' * 29}{each:03}"})) for each in range(25)
]
STUCK = [
    Stuck(each, (LONG, LONG), why, 2**62, (LONG, LONG))
    for each, why in enumerate(("absent", "paused", "opening", "playing") * 20, 1)
]


def field(entries: int, tables: bool = True, **changes: Any) -> Event:
    """A round with a table for every two of so many entries."""
    event = event_of(state="running", rounds=[ROUND], entered=entries, **changes)
    if not tables:
        return event
    rows = [
        TableRow(1, each, [[2 * each - 1], [2 * each]], "", 0, 0)
        for each in range(1, entries // 2 + 1)
    ]
    return replace(event, tables=tuple(rows))


def named(event: Event, language: str = "en") -> Names:
    """Everybody has a name that is as long as Discord allows."""
    ids = {each.person_id or 0 for each in event.members}
    people = {each: Person(each, each, LONG, None, None, "", False, False, False) for each in ids}
    return Names(event, people, words_for(language))


@pytest.mark.parametrize(("format_", "language"), sampled(FORMATS, COMPLETE))
def test_a_draft_and_its_pages(format_: str, language: str) -> None:
    plan = plan_of(format=format_, rounds=12, places="all")
    event = event_of(
        state="draft",
        plan=plan,
        role_id=2**62,
        most_entries=500,
        rules_name=SAVED[3].name,
        opens_at=1_799_000_000.0,
        members=plan.format.people,
    )
    words = words_for(language)
    screen = draft_screen(event, words, notice="⚠️ " + "W" * 400, warnings="W" * 600)
    assert words("tournament-organiser-draft") in taken(screen)
    for page in [each for each in PAGES if each != "name"]:
        screen = DraftPage(event, page, words, saved=SAVED).screen("W" * 600)
        assert words(f"tournament-organiser-page.{page}") in taken(screen)
        if page == "rules":
            assert "rules" in verbs(screen)
        for select in selects(screen):
            assert sum(each.default for each in select.options) <= 1


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("state", STATES)
def test_the_panel_in_every_state(language: str, state: str) -> None:
    event = event_of(**STATES[state])
    words = words_for(language)
    latest = [f"{LONG} and {LONG} · {'W' * 160} · {LONG}"] * 3
    screen = panel_screen(event, STUCK, latest, words, notice="✅ " + "W" * 80)
    assert capital(words(f"tournament-state.{event.state}")) in taken(screen)


@pytest.mark.parametrize("language", COMPLETE)
def test_one_does_not_play_or_several_do_not(language: str) -> None:
    words = words_for(language)
    told = [
        taken(
            panel_screen(
                event_of(state="running"), [Stuck(1, ("A", "B"), "absent", absent=names)], [], words
            )
        )
        for names in (("Ann",), ("Ann", "Ben"))
    ]
    both = words.join_and(["Ann", "Ben"])
    assert told[0].replace("Ann", "") != told[1].replace(both, "")


@pytest.mark.parametrize("why", [*HOW, "unknown_entry", "too_few"])
def test_how_to_go_on_is_said_of_every_pause(why: str) -> None:
    event = event_of(state="running", paused_at=1.0, paused_why=why)
    known = why if why in HOW else "other"
    text = taken(panel_screen(event, [], [], EN))
    assert EN(f"tournament-organiser-go-on.{known}") in text


@pytest.mark.parametrize("only_here", [False, True])
def test_a_co_organiser_is_not_led_to_others_like_it(only_here: bool) -> None:
    """T10 b: the engine would refuse both."""
    draft = draft_screen(event_of(state="draft"), EN, only_here=only_here)
    desk = panel_screen(event_of(state="registration"), [], [], EN, only_here=only_here)
    assert ("t_weekly" in verbs(draft), "t_weekly" in verbs(desk)) == (not only_here,) * 2
    assert ("t_copy" in verbs(desk)) == (not only_here)


def test_the_tables_of_an_arena_are_of_no_round() -> None:
    event = field(8, plan=plan_of(format="arena"))
    assert "## 🃏 All tables" in taken(tables_screen(named(event), 1))
    offered = selects(panel_screen(event, [], [], EN))
    assert "end" not in {each.value for one in offered for each in one.options}


def test_too_few_are_counted_anew() -> None:
    values = {"state": "check_in", "paused_at": 1.0, "paused_why": "too_few"}
    event = event_of(**values)
    assert EN("tournament-organiser-go-on.enough") in taken(panel_screen(event, [], [], EN))
    away = replace(event, entries=())
    assert EN("tournament-organiser-go-on.too-few") in taken(panel_screen(away, [], [], EN))


@pytest.mark.parametrize("entries", [0, 1, 25, 26, 500])
def test_entries_page_by_page(entries: int) -> None:
    event = field(entries, tables=False)
    found: list[str] = []
    for page in range(max(1, -(-entries // MOST))):
        screen = entries_screen(named(event), page)
        taken(screen)
        own = [each for each in selects(screen) if "t_manage_entry" in (each.custom_id or "")]
        found += [option.value for each in own for option in each.options]
    assert sorted(found, key=int) == [str(each.number) for each in event.entries]


def test_one_entry() -> None:
    event = field(4, members=2)
    screen = entry_screen(named(event), event.entries[0])
    assert EN("tournament-organiser-standing.in") in taken(screen)


@pytest.mark.parametrize("tables", [1, 25, 26, 250])
def test_tables_page_by_page(tables: int) -> None:
    event = field(2 * tables)
    found: list[str] = []
    for page in range(-(-tables // MOST)):
        screen = tables_screen(named(event), 1, page)
        taken(screen)
        own = [each for each in selects(screen) if ":t_table:" in (each.custom_id or "")]
        found += [option.value for each in own for option in each.options]
    assert found == [str(each) for each in range(1, tables + 1)]


@pytest.mark.parametrize(("now", "rounds"), [(1, 2), (1, 64), (30, 64), (64, 64)])
def test_rounds_around_the_one_that_is_shown(now: int, rounds: int) -> None:
    event = field(4)
    event = replace(event, rounds=tuple(ROUND._replace(number=n + 1) for n in range(rounds)))
    event = replace(event, tables=tuple(each._replace(round=now) for each in event.tables))
    screen = tables_screen(named(event), now)
    [select] = [
        each for each in selects(screen) if (each.custom_id or "").startswith("dd:t_tables:")
    ]
    assert [each.value for each in select.options if each.default] == [str(now)]


@given(total=st.integers(1, 625), page=st.integers(-3, 99))
def test_a_page_of_a_select(total: int, page: int) -> None:
    """Whatever page is asked for, one of them is shown, and the others can be turned to."""
    options = [discord.SelectOption(label=f"W{each}", value=str(each)) for each in range(total)]
    rows = windows("…", options, page, "t_x", "t_turn", 1)
    [chooser, *turns] = selects(screen_of(*rows))
    assert 1 <= len(chooser.options) <= MOST
    assert bool(turns) == (total > MOST)
    if turns:
        [now] = [int(each.value) for each in turns[0].options if each.default]
        assert int(chooser.options[0].value) // MOST == now


@pytest.mark.parametrize("state", ["running", "finished", "cancelled"])
def test_one_table(state: str) -> None:
    facts = played((Score(1044, 1), Score(900)), 12)
    row = ResultRow(1, "played", 1, 1, None, facts, None, "W" * 500, 1, 0.0)
    event = replace(field(4), results=(row,))
    event = replace(event, row=event.row._replace(state=state))
    screen = table_screen(named(event), event.tables[0])
    assert EN("tournament-organiser-result", result="1,044 – 900") in taken(screen)
    assert bool(selects(screen)) == (state != "cancelled")


# Forms -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("format_", ["concours", "melee", "knock_out", "howell"])
def test_forms_of_verdicts(language: str, format_: str) -> None:
    event = field(4, plan=plan_of(format=format_))
    row = ResultRow(
        *(10**9, "played", 1, 1, None),
        played((Score(1), Score(1)), 3, (Board(1, (2, 3)),) * 64),
        *(None, "", None, 0.0),
    )
    event = replace(event, results=(row, row._replace(id=1, kind="penalty", facts={"points": 1})))
    words: Any = words_for(language)
    about = {"correct": ("1", "1"), "forfeit": ("1", "1"), "penalty": ("1",)}
    desk: Any = SimpleNamespace(event=event, words=words)
    modals = [
        kind(
            desk,
            named(event, language),
            Press("", ("1", name, *about.get(name, ("1", "1"))), ("1", "2")),
        ).form()
        for name, kind in VERDICTS.items()
        if name != "penalty" or can_be_punished(event)
    ]
    for modal in modals:
        sent = modal.to_dict()
        assert len(sent["custom_id"]) <= 100
        assert 1 <= len(sent["title"]) <= 45
        assert 1 <= len(sent["components"]) <= 5
        for each in sent["components"][1:]:
            assert 1 <= len(each["label"]) <= 45


@pytest.mark.parametrize(
    ("text", "points"),
    [("1044", 1044), ("1 044", 1044), ("1,044", 1044), ("1\u202f044", 1044), ("0", 0)],
)
def test_points_as_people_write_them(text: str, points: int) -> None:
    assert points_of(text) == points


@pytest.mark.parametrize("text", ["", "-1", "1e3", "²", "١٢", "1000000000", "one"])
def test_points_that_are_none(text: str) -> None:
    with pytest.raises(TournamentRefused):
        points_of(text)


def test_parties_and_boards_as_people_write_them() -> None:
    assert parties_of(" ") is None
    assert parties_of("2-1") == parties_of("2 – 1") == parties_of("2:1") == (2, 1)
    for wrong in ("3-0", "2", "a-b"):
        with pytest.raises(TournamentRefused):
            parties_of(wrong)
    boards = boards_of("1: 162-0\n\n 2: 82 – 80 \n")
    assert [(each.number, each.points) for each in boards] == [(1, (162, 0)), (2, (82, 80))]
    for wrong in ("1 162-0", "1: 162", "x: 1-2"):
        with pytest.raises(TournamentRefused):
            boards_of(wrong)


# The log -----------------------------------------------------------------------------------------

FACTS: dict[str, dict[str, Any]] = {
    "altered": {"changed": ["times", "format", "rules", "length", "people", "robots"]},
    "organisers": {"organisers": [9, 9, 9, 9, 9]},
    "described": {"changed": ["name", "about", "contact", "most_entries"], "was": "W" * 80},
    "rescheduled": {"closes": 5.0, "starts": 6.0},
    "reopened": {"closes": 5.0},
    "corrected": {"round": 1, "table": 1, "result": 2, "before": 1, "why": "W" * 500},
    "penalty": {"entry": 1, "points": 162, "why": "W" * 500},
    "penalty_back": {"entry": 1, "points": 162, "why": "W" * 500},
    "time_up": {"round": 1, "tables": 250},
    "left_table": {"round": 1, "table": 1, "entry": 1, "points": 162},
    "extended": {"round": 1, "seconds": 600.0},
    "stopped": {"why": "too_many", "limit": 8},
    "too_few": {"entries": 1, "least": 2},
    "round_paired": {"round": 1, "tables": 250},
    "withdrawn": {"entry": 1, "round": 2},
    "refused": {"post": "standings", "round": 2},
}


def short(entry: int) -> str:
    """A pair whose names are as long as a log has room for them."""
    return f"{LONG[:32]} and {LONG[:32]}"


@pytest.mark.parametrize("language", COMPLETE)
def test_all_that_is_said_of_a_page_for_browsers_has_room(language: str) -> None:
    words, address = words_for(language), "https://belote.example.org/t/" + "A" * 22
    known = PageLink(1, "A" * 22, listed=True, held=True, delay=900, closed_from=3)
    screen = page_link_screen(field(8), known, address, words, server_has=True)
    text = taken(screen)
    assert words("tournament-organiser-page-closed.yes", round=3) in text
    assert words("tournament-organiser-page-delayed", minutes=15) in text
    chosen = {each.custom_id.split(":")[1] for each in selects(screen)}
    assert chosen >= {"t_page_delay", "t_page_close"}


@pytest.mark.parametrize(("what", "language"), sampled(MARKS, COMPLETE))
def test_a_page_of_the_log_of_each_kind(what: str, language: str) -> None:
    words = words_for(language)
    event = field(4)
    forfeit = ResultRow(1, "forfeit", 1, 1, None, {"absent": [1, 2]}, None, "", None, 0.0)
    facts = played((Score(1044, 2), Score(900, 1)), 12)
    result = ResultRow(2, "played", 1, 1, None, facts, 1, "", 1, 5.0)
    event = replace(event, results=(forfeit, result))
    usual = {"round": 1, "table": 1, "entry": 1, "kind": "played", "asked": 9}
    facts = FACTS.get(what, usual)
    found = [LogRow(each, 5.0, 9, what, facts) for each in range(PER_PAGE)]
    lines = lines_of(event, found, short, {9: LONG[:64]}, words)
    assert len(lines) == PER_PAGE + 1
    text = taken(log_screen(event, lines, 3, 9, words, manages=True))
    assert MARKS[what] in text
    if what == "corrected":
        assert words.number(1044) in text
        assert short(1) in text
    if what in ("penalty", "penalty_back"):
        assert words.number(162) in text


def test_the_end_of_a_round_says_how_many_tables_still_play() -> None:
    row = LogRow(1, 5.0, None, "time_up", {"round": 2, "tables": 3})
    [_, line] = lines_of(field(4), [row], short, {}, words_for("en"))
    assert line.endswith("Round 2: time is up, 3 tables still play")


def test_everything_that_is_written_down_has_a_line_or_is_silent_on_purpose() -> None:
    root = Path(__file__).parents[3] / "bot" / "tournaments" / "live"
    calls = [
        node
        for file in root.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "note"
    ]
    kinds = {
        each.value
        for call in calls
        for each in call.args
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }
    assert len(kinds) > 20
    assert kinds <= set(MARKS) | SILENT, kinds - set(MARKS) - SILENT
