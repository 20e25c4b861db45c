"""Screens of how a tournament stands: what they say, and that Discord takes them at any size."""

from fractions import Fraction
from typing import Any

import pytest

from bot.text import COMPLETE, words_for
from bot.tournaments import FORMATS, Entry, Tournament, plan_of, standings
from bot.tournaments.boards import BoardPlace
from bot.tournaments.shown.reckoned import reckon
from card_images.standings import MOST_ROWS
from cogs.screens.paging import OWN as OWN_PART
from cogs.screens.screen import Screen
from cogs.tournaments.posts import podium_screen
from cogs.tournaments.results.brackets import NOW, bracket_screen, cross_screen
from cogs.tournaments.results.entry import entry_screen, why_screen
from cogs.tournaments.results.rounds import TableSeen, schedule_screen, travelling_screen
from cogs.tournaments.results.standings import StandingsChoice, standings_screen
from cogs.tournaments.scene import (
    COLUMNS,
    Scene,
    has_boards,
    has_cross,
    signed,
    value_text,
)
from tests.cogs.no_pictures import NoPictures
from tests.cogs.tournaments.boards import drawn_by, evening_of, scene_of, shown, taken, written
from tests.examples import sampled
from tests.tournaments.evening import Evening
from tests.tournaments.simulation import simulate

LONG = ("*_" * 16,)
"""as long as Discord allows, and twice that once it is made harmless"""
Size = tuple[str, int, int | None, dict[str, Any]]
SIZES: list[Size] = [
    ("concours", 4, 2, {}),
    ("concours", 16, 3, {}),
    ("swiss", 64, None, {}),
    ("concours", 500, 2, {}),
    ("melee", 500, 1, {}),
    ("knock_out", 4, None, {"places": "third"}),
    ("knock_out", 64, 3, {"places": "all"}),
    ("knock_out", 500, 2, {}),
    ("knock_out", 64, 2, {"pools": True}),
    ("round_robin", 16, 2, {}),
    ("teams", 8, None, {}),
    ("mitchell", 64, 1, {}),
    ("daily", 64, None, {}),
    ("daily", 0, 1, {}),
]


async def screens_of(scene: Scene) -> list[Screen]:
    """Every screen there is of a tournament, some of their pages."""
    reckoned = scene.reckoned
    order = reckoned.standings.order()
    rounds = reckoned.tournament.rounds
    found = [
        await standings_screen(scene, choice)
        for choice in (
            StandingsChoice(),
            StandingsChoice(page=10**9),
            StandingsChoice(page=None),
            StandingsChoice(page=1, in_words=True),
        )
    ]
    found += [
        await schedule_screen(scene, each, page, SEEN)
        for each in (rounds[0], *reckoned.coming[-1:])
        for page in (None, 0, 10**9)
    ]
    found.append(await podium_screen(scene))
    found += [entry_screen(scene, each) for each in (*order[:1], *order[-1:])]
    if order:
        found.append(why_screen(scene, order[0], order[-1]))
    if scene.event.plan.format.bracket:
        pages = (NOW, OWN_PART, "0", "7", "999999999", "-1", "²", "")
        found += [await bracket_screen(scene, page) for page in pages]
    if has_cross(reckoned):
        found += [await cross_screen(scene, page) for page in (-1, 0, 3, 99)]
    if has_boards(reckoned):
        wanted = (BoardPlace(0, 0), None), (BoardPlace(1, 1), 0), (BoardPlace(10**9, -1), 10**9)
        found += [await travelling_screen(scene, *each) for each in wanted]
    return found


SEEN = {
    number: TableSeen(f"https://discord.com/channels/{'9' * 19}/{'9' * 19}", (999, 999), 11)
    for number in range(1, 501)
}


@pytest.mark.parametrize(("language", "size"), sampled(COMPLETE, SIZES))
async def test_discord_takes_every_screen_at_any_size(language: str, size: Size) -> None:
    format_, entries, rounds, plan = size
    tournament = evening_of(format_, entries, rounds, **plan).tournament
    scene = scene_of(tournament, language=language, own=2, names=LONG, until=2e9)
    for screen in await screens_of(scene):
        taken(screen)


@pytest.mark.cut
@pytest.mark.parametrize(
    ("format_", "language", "seed"), sampled(FORMATS, COMPLETE, range(3), every=7)
)
async def test_every_format_is_told_in_every_language(
    format_: str, language: str, seed: int
) -> None:
    """With withdrawals, forfeits, byes, late entries and corrections: the simulations have them."""
    tournament = simulate(format_, seed)
    scene = scene_of(tournament, language=language, own=1, state="finished")
    for screen in await screens_of(scene):
        taken(screen)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize(("state", "over"), [("running", "no"), ("finished", "yes")])
async def test_a_day_on_which_nobody_has_played_says_so(
    language: str, state: str, over: str
) -> None:
    drawn, tournament = NoPictures(), evening_of("daily", 0, 1).tournament
    scene = scene_of(tournament, drawn, language=language, state=state)
    screens = [
        await standings_screen(scene, StandingsChoice()),
        await schedule_screen(scene, tournament.rounds[0], 0, {}),
    ]
    for screen in screens:
        assert words_for(language)("duplicate-nobody-played", over=over) in taken(screen)
    assert drawn.drawn == []


# Standings ---------------------------------------------------------------------------------------


async def test_every_tie_break_stands_in_its_column_and_in_words() -> None:
    tournament = evening_of("concours", 16, None).tournament
    screen, page = await shown(tournament, StandingsChoice())
    place = standings(tournament).places[0]
    assert len(page.columns) == len(place.values) == 8
    assert page.rows[0].cells[0] == f"{place.values[0]:,}"
    assert len(page.rows) == MOST_ROWS
    leader = f"**Élodie 2 & Femke 2** · {standings(tournament).place(2).values[0]:,}"
    assert leader in written(screen)
    in_words, _ = await shown(tournament, StandingsChoice(in_words=True))
    said = written(in_words)
    assert f"Points {place.values[0]:,} · Games won {place.values[1]}" in said
    assert f"Lot {place.values[-1]}" in said


async def test_the_column_that_decided_is_the_one_of_why() -> None:
    for seed in range(5):
        tournament = simulate("concours", seed)
        ranked = standings(tournament)
        _, page = await shown(tournament, StandingsChoice())
        for above, here, row in zip(ranked.places, ranked.places[1:], page.rows[1:], strict=False):
            why = ranked.why(above.entry, here.entry)
            column = None if why.tie_break is None else ranked.columns.index(why.tie_break)
            assert row.decided == (column or None)


async def test_ones_own_page_is_found_and_ones_own_row_is_marked() -> None:
    tournament = evening_of("concours", 64, 2).tournament
    own = standings(tournament).order()[40]
    screen, page = await shown(tournament, StandingsChoice(page=None), own=own)
    assert [row.own for row in page.rows].index(True) == 40 % MOST_ROWS
    assert page.rows[0].rank == 41
    assert written(screen).count("__") == 2
    _, everybody = await shown(tournament, StandingsChoice(page=4))
    assert not any(row.own for row in everybody.rows)


async def test_who_has_withdrawn_is_marked() -> None:
    evening = Evening("concours", 6)
    evening.pair()
    evening.play_all()
    evening.withdraw(3)
    screen, page = await shown(evening.tournament, StandingsChoice())
    assert [row.gone for row in page.rows].count(True) == 1
    assert "(withdrawn)" in written(screen)
    assert "withdrawn" in screen.pictures[0].alt


async def test_each_direction_of_a_mitchell_has_its_ranking() -> None:
    tournament = evening_of("mitchell", 8, None).tournament
    screen, page = await shown(tournament, StandingsChoice())
    assert [row.rank for row in page.rows] == [1, 2, 3, 4] * 2
    assert [number for number, row in enumerate(page.rows) if row.head] == [0, 4]
    assert written(screen).index("North–south") < written(screen).index("East–west")
    assert "Line" not in page.columns


async def test_a_post_shows_how_it_stood_after_its_round() -> None:
    tournament = evening_of("concours", 8, None).tournament
    after, _ = await shown(tournament, StandingsChoice(1), state="finished")
    last, _ = await shown(tournament, StandingsChoice(), state="finished")
    assert "Standings after round 1" in written(after)
    assert "After round 1 of 4" not in written(after), "the title says it"
    assert "Final standings" in written(last)
    assert written(after).partition("\n")[0] != written(last).partition("\n")[0]
    leader = reckon(tournament, 1).standings.places[0]
    assert f"{leader.values[0]:,}" in written(after)


def test_values_are_written_as_they_are_read() -> None:
    en, fr = words_for("en"), words_for("fr")
    assert value_text("percentage", Fraction(175, 3), en) == "58.33%"
    assert value_text("percentage", Fraction(175, 3), fr) == "58,33\xa0%"
    assert value_text("percentage", Fraction(200005, 4000), en) == "50.00%"
    assert value_text("percentage", Fraction(100015, 2000), en) == "50.01%", "halves go up"
    assert value_text("percentage", None, en) == "–"
    assert value_text("difference", -1234, en) == "−1,234"
    assert value_text("imps", Fraction(5, 3), en) == "+1.67"
    assert signed(0, en) == "0"
    assert value_text("points", 4312, fr) == "4\u202f312"


@pytest.mark.parametrize("format_", FORMATS)
def test_every_tie_break_of_every_format_has_a_name(format_: str) -> None:
    plans = [
        plan_of(format=format_),
        plan_of(format=format_, scoring="imps"),
        plan_of(format=format_, pools=True),
    ]
    for plan in plans:
        entries = tuple(Entry(each) for each in range(1, 9))
        tournament = Tournament(plan, bytes(32), entries)
        assert set(standings(tournament).columns) <= set(COLUMNS)
        if plan.pools and format_ == "knock_out":
            assert "pool_points" in standings(tournament).columns


# Rounds ------------------------------------------------------------------------------------------


async def round_of(tournament: Tournament, number: int = 0, **more: Any) -> tuple[Screen, Any]:
    seen, page = more.pop("seen", {}), more.pop("page", 0)
    paired = (*tournament.rounds, *reckon(tournament).coming)[number - 1]
    return await drawn_by(schedule_screen, tournament, paired, page, seen, **more)


async def test_a_round_says_who_plays_where_and_how_it_goes() -> None:
    evening = Evening("concours", 7, house=False)
    paired = evening.pair()
    evening.play(1, 900, 1044)
    evening.forfeit(2, paired.tables[1].sides[0][0])
    seen = {3: TableSeen("https://discord.com/channels/1/2", (320, 212), 4)}
    own = paired.tables[2].sides[0][0]
    screen, page = await round_of(evening.tournament, 1, seen=seen, own=own, until=2e9)
    said = written(screen)
    assert [row.state for row in page.rows] == ["done", "forfeit", "playing"]
    assert [row.winner for row in page.rows] == [1, 1, None]
    assert [row.own for row in page.rows] == [False, False, True]
    assert page.rows[0].score == ("900", "1,044")
    assert "900 – 1,044" in said
    assert "[Table 3](https://discord.com/channels/1/2)" in said
    assert "320 – 212 · 4 deals played" in said
    assert "You play at **table 3**" in said
    assert "<t:2000000000:t>" in said
    assert "forfeit: " in said
    assert "Bye: " in said
    assert len(page.byes) == 1
    assert "2 of 3 tables done" in said


@pytest.mark.parametrize("state", ["running", "cancelled"])
async def test_a_round_that_is_over_is_told_as_past(state: str) -> None:
    evening = Evening("concours", 7, house=False)
    paired = evening.pair()
    if state == "running":
        evening.play_all()
    scene = {"own": paired.byes[0], "state": state}
    screen, _ = await round_of(evening.tournament, 1, **scene)
    assert "You sat out this round." in written(screen)
    scene["own"] = paired.tables[1].sides[0][0]
    screen, _ = await round_of(evening.tournament, 1, **scene)
    assert "You played at **table 2**." in written(screen)


async def test_who_has_a_bye_sits_out_while_the_others_play() -> None:
    evening = Evening("concours", 7, house=False)
    paired = evening.pair()
    screen, _ = await round_of(evening.tournament, 1, own=paired.byes[0])
    assert "You sit out this round." in written(screen)


async def test_what_is_to_come_is_shown_where_it_is_known() -> None:
    tournament = evening_of("whist", 8, 1).tournament
    screen, page = await round_of(tournament, 5)
    assert "Still to come" in written(screen)
    assert all(row.state == "waiting" for row in page.rows)
    assert len(page.rows) == 2


async def test_a_large_round_begins_with_the_table_of_who_asks() -> None:
    tournament = evening_of("concours", 500, 1).tournament
    own = tournament.rounds[0].tables[123].sides[1][0]
    _, page = await round_of(tournament, 1, own=own, page=None)
    assert [row.table for row in page.rows] == list(range(121, 131))
    assert [row.own for row in page.rows].index(True) == 3
