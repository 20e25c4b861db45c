"""A league as it is read: within Discord's limits in every language, nobody named who hides."""

from fractions import Fraction
from typing import Any

import pytest
from discord import ui

from bot.storage.engine.schema import Person
from bot.storage.engine.tournament_schema import LeagueRow, TournamentRow
from bot.text import COMPLETE, words_for
from bot.text.names import plain_name
from bot.tournaments import plan_of
from bot.tournaments.live import League
from bot.tournaments.live.leagues import LONGEST_NAME, MOST, season_table
from card_images.look import look_for
from card_images.standings import MOST_ROWS, StandingsPage
from cogs.screens.screen import Screen
from cogs.tournaments.results.leagues import (
    MOST_SCORES,
    OWN,
    LeagueSeen,
    league_form,
    league_lines,
    league_screen,
    manage_screen,
    no_league_screen,
)
from tests.cogs.no_pictures import NoPictures
from tests.cogs.reading import custom_ids
from tests.cogs.tournaments.boards import row_of, taken, verbs, written
from tests.examples import sampled

EN = words_for("en")
LONG = "Ann*_`~|-Sophie the Éléphant of Ménil"[:32]
ROW = LeagueRow(9, 1, "Autumn *2026*", 2, 3, "places", 1, 1, 0.0, None)
WIDEST = ROW._replace(name="W*" * (LONGEST_NAME // 2), best=5, out_of=MOST)


def tournament(number: int, state: str = "finished", name: str = "Friday") -> TournamentRow:
    values = {"name": f"{name} {number}", "starts_at": 1_800_000_000.0 + number}
    return row_of(plan_of(format="concours"), id=number, state=state, **values)


def person(number: int, name: str = LONG, *, hidden: bool = False) -> Person:
    named = Person(number, number, name, None, None, "", False, False, False)
    return named._replace(hidden=hidden)


def seen_of(
    scores: list[dict[int, Any]], row: LeagueRow = ROW, language: str = "en", **values: Any
) -> LeagueSeen:
    """Return what somebody sees who reads a league whose tournaments were worth these scores."""
    rows = tuple(tournament(number) for number in range(1, len(scores) + 1))
    coming = tuple(tournament(100 + number, "registration") for number in range(9))
    league = League(row, (*rows, *coming), rows, season_table(scores, row.best))
    people = {each.member: person(each.member) for each in league.places}
    people |= values.pop("people", {})
    words = words_for(language)
    return LeagueSeen(league, people, words, look_for(words), **values)


def large(tournaments: int, language: str) -> LeagueSeen:
    scores = [
        {who: Fraction(2 * who + each, 2) for who in range(1, 501) if (who + each) % 4}
        for each in range(tournaments)
    ]
    others = [WIDEST._replace(id=number) for number in range(1, 60)]
    reader = {"reader_id": 250, "organises": True, "address": "https://e.org/c/X"}
    return seen_of(scores, WIDEST, language, others=others, **reader)


async def shown(seen: LeagueSeen, page: int | None = 0) -> tuple[Screen, StandingsPage]:
    drawing = NoPictures()
    screen = await league_screen(seen, page, drawing)
    return screen, drawing.drawn[0]


@pytest.mark.parametrize(
    ("tournaments", "language"), sampled([*MOST_SCORES.values(), MOST], COMPLETE)
)
async def test_the_widest_is_within_all_limits(tournaments: int, language: str) -> None:
    seen = large(tournaments, language)
    for page in (0, None, 999):
        screen, drawn = await shown(seen, page)
        taken(screen)
        buttons = (each for each in screen.view.walk_children() if isinstance(each, ui.Button))
        assert [each.url for each in buttons if each.url] == ["https://e.org/c/X/league/9"]
        assert len(drawn.columns) <= 8
    offered = [tournament(number, name="W" * 78) for number in range(1, 60)]
    league = seen.league._replace(
        row=seen.league.row._replace(ended_at=1.0), tournaments=tuple(offered)
    )
    for managed in (seen.league, league):
        taken(manage_screen(managed, offered, seen.words))
    assert len("\n".join(league_lines(seen))) < 600
    equal = seen_of([dict.fromkeys(range(1, 10), Fraction(5))], WIDEST, language)
    assert league_lines(equal)[-1] == equal.words("tournament-player-more", count=9 - 5)
    form = league_form(seen.words, (WIDEST.name, "5", str(MOST)), WIDEST.id)
    assert len(form.title) <= 45


async def test_what_does_not_count_stands_in_parentheses() -> None:
    seen = seen_of([{1: 3, 2: 5}, {1: 4}, {1: 2, 2: Fraction(3, 2)}], reader_id=1)
    screen, drawn = await shown(seen)
    assert drawn.columns == (EN("tournament-league-total"), "#1", "#2", "#3")
    assert [(row.rank, row.cells, row.own) for row in drawn.rows] == [
        (1, ("7", "3", "4", "(2)"), True),
        (2, ("6.5", "5", "–", "1.5"), False),
    ]
    assert drawn.notes == (EN("tournament-league-does-not-count"),)
    [picture] = screen.pictures
    name = plain_name(LONG, 32)
    assert picture.alt.endswith(
        f": Total, #1, #2, #3. 1: {name}; 7; 3; 4; (2); you. 2: {name}; 6.5; 5; –; 1.5."
    )
    own = EN("tournament-league-own", rank=1, total="7")
    assert f"{own} · #1 3 · #2 4 · #3 (2)" in written(screen)
    assert EN("tournament-league-best-of", best=2, count=3) in written(screen)


async def test_of_many_tournaments_the_best_is_shown() -> None:
    scores = [{1: each, 2: 20 - each} for each in range(1, MOST_SCORES["places"] + 2)]
    screen, drawn = await shown(seen_of(scores, reader_id=2))
    own = EN("tournament-league-own", rank=1, total="37")
    assert f"{own} · 19 · 18" in written(screen)
    assert drawn.columns == tuple(
        EN(f"tournament-league-{each}") for each in ("total", "single", "count")
    )
    assert [row.cells for row in drawn.rows] == [("37", "19", "8"), ("15", "8", "8")]


async def test_who_hides_is_named_to_themselves_alone() -> None:
    people = {1: person(1, "Hidden Anna", hidden=True), 2: person(2, "")}
    scores = [{1: 9, 2: 8, 3: 7}]
    for reader, visible in ((None, False), (3, False), (1, True)):
        seen = seen_of(scores, reader_id=reader, people=people)
        screen, drawn = await shown(seen)
        [picture] = screen.pictures
        for text in (written(screen), drawn.rows[0].name, picture.alt):
            assert ("Hidden Anna" in text) == visible
        assert drawn.rows[1].name == EN("former-player")
    lines = "\n".join(league_lines(seen_of(scores, people=people)))
    assert "Hidden Anna" not in lines
    assert EN("tournament-league-hidden") in lines


async def test_the_page_on_which_somebody_stands() -> None:
    scores = [{who: 100 - who for who in range(1, 41)}]
    seen = seen_of(scores, reader_id=20)
    _, drawn = await shown(seen, None)
    assert [row.own for row in drawn.rows].index(True) == 19 - MOST_ROWS
    screen, _ = await shown(seen, 0)
    assert f"dd:t_league:9:{OWN}" in custom_ids(screen)
    posted, _ = await shown(seen._replace(reader_id=None), 0)
    assert not any("post" in each or "manage" in each for each in custom_ids(posted))


async def test_a_league_in_which_nothing_was_played() -> None:
    seen = seen_of([])
    screen = await league_screen(seen, 0, NoPictures())
    taken(screen)
    assert EN("tournament-league-nothing") in written(screen)
    assert league_lines(seen) == []
    taken(manage_screen(seen.league._replace(tournaments=()), (), EN))
    for organises in (False, True):
        empty = no_league_screen(EN, organises=organises)
        assert len(verbs(empty)) == organises
