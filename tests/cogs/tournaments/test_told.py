"""Pictures of tournaments are told, by alt text and list; penalties stand where a standing is."""

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.text import COMPLETE, words_for
from bot.tournaments import Forfeit, Penalty, Played, Round, Table, Tournament, Void
from bot.tournaments.shown.reckoned import reckon
from card_images.standings import MOST_ROWS
from cogs.screens.screen import MAX_ALT, Screen
from cogs.tournaments.organising.verdicts import can_be_punished
from cogs.tournaments.results.brackets import bracket_screen, cross_screen
from cogs.tournaments.results.entry import entry_screen, why_screen
from cogs.tournaments.results.rounds import TableSeen, schedule_screen
from cogs.tournaments.results.standings import StandingsChoice, standings_screen
from tests.cogs.tournaments.boards import drawn_by, evening_of, event_of, scene_of, written
from tests.examples import sampled
from tests.tournaments.evening import Evening


def alt(screen: Screen) -> str:
    [picture] = screen.pictures
    assert len(picture.alt) <= MAX_ALT
    return picture.alt


async def ranking(tournament: Tournament, **reader: Any) -> tuple[Screen, Any]:
    return await drawn_by(standings_screen, tournament, StandingsChoice(), **reader)


@pytest.mark.parametrize(
    ("format_", "language"), sampled(["concours", "swiss", "melee", "mitchell"], COMPLETE)
)
async def test_alt_text_has_each_number_of_the_standings(format_: Any, language: str) -> None:
    tournament = evening_of(format_, 16, None).tournament
    screen, page = await ranking(tournament, language=language, own=3, state="finished")
    assert len(page.rows) == MOST_ROWS
    for row in page.rows:
        assert "; ".join((row.name, *row.cells)) in alt(screen)
        if row.head:
            assert f" {row.head}. " in alt(screen)
    you = words_for(language)("tournament-pictures-you")
    assert len(re.findall(rf"\b{you}\b", alt(screen))) <= 1


@pytest.mark.parametrize("format_", ["concours", "swiss"])
async def test_long_names_are_shortened_before_any_number_is_left_out(format_: Any) -> None:
    tournament = evening_of(format_, 16, None).tournament
    long = [f"{name} von und zu Hohenschwangau" for name in ("Amalia", "Bertram", "Cornelius")]
    for language in COMPLETE:
        screen, page = await ranking(tournament, names=long, language=language, state="finished")
        for row in page.rows:
            assert f"; {'; '.join(row.cells)}" in alt(screen)
            assert row.name not in alt(screen)


async def test_the_list_says_what_tells_equals_apart() -> None:
    """Both are told: one alone could not be compared."""
    tournament = evening_of("swiss", 16, None).tournament
    screen, page = await ranking(tournament, state="finished")
    lines = [each for each in written(screen).splitlines() if " · " in each and "**" in each]
    names = ("", "Games among those equal", "Buchholz", "Difference", "Capots", "Lot")
    told = 0
    for number, row in enumerate(page.rows):
        if row.decided:
            for each, line in ((page.rows[number - 1], lines[number - 1]), (row, lines[number])):
                assert f" · {names[row.decided]} {each.cells[row.decided]}" in line
                told += 1
    assert told > 3


async def test_a_penalty_has_its_sign_and_is_told() -> None:
    evening = Evening("concours", 8)
    evening.pair()
    evening.play_all()
    plain = evening.tournament
    evening.add(Penalty(id=evening.next_id(), round=1, entry=5, points=100, reason="late"))
    evening.add(Penalty(id=evening.next_id(), round=1, entry=5, points=62))
    screen, page = await ranking(evening.tournament, own=3)
    [row] = [row for row in page.rows if row.penalty]
    assert row.name in alt(screen)
    assert alt(screen).count("penalty −162") == 1
    assert page.notes[-1].startswith("*")
    screen, page = await ranking(plain, own=3)
    assert not any(row.penalty for row in page.rows)
    assert "penalty" not in alt(screen)
    assert not any("*" in note for note in page.notes)


async def test_a_result_by_an_organiser_has_its_sign_and_is_told() -> None:
    evening = Evening("concours", 8)
    paired = evening.pair()
    evening.play_all()
    old = next(row for row in evening.tournament.results if isinstance(row, Played))
    evening.add(replace(old, id=evening.next_id(), supersedes=old.id, reason="wrong side"))
    own = paired.tables[1].sides[0][0]
    screen, page = await drawn_by(schedule_screen, evening.tournament, paired, 0, {}, own=own)
    assert [row.by_hand for row in page.rows] == [row.table == old.table for row in page.rows]
    assert page.notes[0].startswith("*")
    assert alt(screen).count(", by hand.") == 1
    assert alt(screen).count(", you.") == 1


async def test_alt_text_says_how_far_each_table_is() -> None:
    evening = Evening("concours", 8)
    paired = evening.pair()
    evening.play(1)
    absent = paired.tables[1].sides[0]
    evening.add(Forfeit(id=evening.next_id(), round=1, table=2, absent=absent))
    scene = scene_of(evening.tournament)
    seen = {3: TableSeen(None, (300, 200), 4)}
    screen = await schedule_screen(scene, paired, 0, seen)
    second, third, fourth = (alt(screen).partition(f"Table {n}: ")[2] for n in (2, 3, 4))
    assert second.partition(". ")[0].endswith(f"forfeit: {scene.plain_side(absent)}")
    assert third.partition(". ")[0].endswith("300 – 200, 4 deals played")
    assert fourth.endswith(", being played.")


async def test_a_forfeit_in_a_bracket_says_who_goes_on() -> None:
    """No score says it, and bold letters and a bar at the edge are read by nobody who is blind."""
    evening = Evening("knock_out", 6)
    paired = evening.pair()
    there, absent = paired.tables[0].sides
    evening.add(Forfeit(id=evening.next_id(), round=1, table=1, absent=tuple(absent), reason="ill"))
    screen, page = await drawn_by(bracket_screen, evening.tournament, "0")
    said = f"{scene_of(evening.tournament).plain(there[0])} go on"
    for text in (alt(screen), written(screen)):
        assert text.count(said) == 1
        assert "forfeit, by hand" in text
        assert text.count("bye") == 2
    notes = [game.note for game in page.sections[0].stages[0].games]
    assert sorted(notes) == ["Table 2", "bye", "bye", "forfeit, by hand"]


async def test_a_forfeit_in_a_cross_table_is_no_game() -> None:
    evening = Evening("round_robin", 4)
    paired = evening.pair()
    (there,), (absent,) = paired.tables[0].sides
    evening.add(Forfeit(id=evening.next_id(), round=1, table=1, absent=(absent,)))
    evening.play(2)
    screen, table = await drawn_by(cross_screen, evening.tournament, 0, own=there)
    order = reckon(evening.tournament).standings.order()
    assert table.cells[order.index(there)][order.index(absent)] == "+"
    assert table.cells[order.index(absent)][order.index(there)] == "−"
    assert f"won against #{order.index(absent) + 1} (forfeit)" in alt(screen)
    assert alt(screen).count("; you.") == 1
    about = words_for("en")("tournament-pictures-forfeits")
    assert about in written(screen)
    screen, _ = await drawn_by(cross_screen, evening_of("round_robin", 4, None).tournament, 0)
    assert about not in written(screen)


async def test_deals_that_only_robots_finished_are_told() -> None:
    evening = Evening("knock_out", 4)
    paired = evening.pair()
    evening.play(1, 500, 700, robot_deals=2)
    evening.play(2)
    schedule, page = await drawn_by(schedule_screen, evening.tournament, paired, 0, {})
    bracket, _ = await drawn_by(bracket_screen, evening.tournament, "0")
    own = entry_screen(scene_of(evening.tournament), paired.tables[0].sides[0][0])
    told = "⌛ robots finished the last 2 deals"
    for text in (alt(schedule), alt(bracket), *map(written, (schedule, bracket, own))):
        assert text.count(told) == 1
    assert page.rows[0].score == ("⌛ 500", "⌛ 700")
    assert page.notes == (words_for("en")("tournament-pictures-robots-finished"),)


async def test_a_cross_table_marks_the_games_that_robots_played() -> None:
    evening = Evening("round_robin", 4)
    paired = evening.pair()
    (there,), (absent,) = paired.tables[0].sides
    evening.play(1, 700, 900, absent=(absent,))
    evening.play(2)
    screen, table = await drawn_by(cross_screen, evening.tournament, 0)
    order = reckon(evening.tournament).standings.order()
    assert table.cells[order.index(absent)][order.index(there)] == "🤖2"
    assert table.cells[order.index(there)][order.index(absent)] == "0"
    told = f"won against #{order.index(there) + 1} · 🤖 robots played against"
    assert written(screen).count(told) == 1
    assert alt(screen).count("🤖 robots played against") == 1
    assert words_for("en")("tournament-pictures-robots") in written(screen)


def test_a_teams_match_says_for_whom_robots_played() -> None:
    evening = Evening("teams", 4)
    paired = evening.pair()
    (there,), (absent,) = paired.tables[1].sides
    for table in paired.tables:
        evening.play(table.number, absent=(absent,) if table.number == 2 else ())
    found = reckon(evening.tournament).encounters()
    assert found[absent, there][0].robots
    assert not found[there, absent][0].robots


async def test_teams_are_told_their_imps() -> None:
    tournament = evening_of("teams", 4, None).tournament
    screen, table = await drawn_by(cross_screen, tournament, 0)
    for row in table.cells:
        for cell in filter(None, row):
            assert f"({cell})" in alt(screen)


async def test_a_round_of_teams_says_who_has_won_each_match_and_crowns_nobody_else() -> None:
    evening = Evening("teams", 4)
    paired = evening.pair()
    for table in paired.tables[:3]:  # the second match goes on at its second table
        evening.play(table.number)
    tournament = evening.tournament
    [match] = [
        each
        for met in reckon(tournament).encounters().values()
        for each in met
        if each.match_points == 2
    ]
    screen, page = await drawn_by(schedule_screen, tournament, paired, 0, {})
    [first, second, third, fourth] = page.rows
    assert first.sides[first.winner] == second.sides[second.winner]
    imps = f"+{match.own - match.other}"
    assert first.score[first.winner] == second.score[second.winner] == imps
    assert (third.winner, fourth.winner) == (None, None)
    assert written(screen).count("Match: ") == alt(screen).count("Match: ") == 1
    assert f"Match: {first.sides[first.winner]} {imps} IMPs." in alt(screen)


async def test_who_plays_on_in_a_bracket_has_no_medal_in_the_picture() -> None:
    screen, page = await ranking(evening_of("knock_out", 8, 2).tournament)
    playing = [row for row in page.rows if row.cells == ("still in",)]
    assert playing
    assert all(row.rank is None for row in playing)
    assert all(f"–: {row.name}; still in" in alt(screen) for row in playing)


# Points that were taken off -----------------------------------------------------------------------


EN = words_for("en")


def punished(**facts: Any) -> tuple[Tournament, Penalty]:
    """An evening whose winner of the first round has 162 points less, and that penalty."""
    tournament = evening_of("concours", 8, 1).tournament
    [best, *_] = reckon(tournament).standings.order()
    row = Penalty(id=9_000, round=1, entry=best, points=162, **facts)
    return replace(tournament, results=(*tournament.results, row)), row


async def standings(tournament: Tournament, language: str = "en") -> str:
    return written(
        await standings_screen(scene_of(tournament, language=language), StandingsChoice())
    )


@pytest.mark.parametrize("language", COMPLETE)
async def test_a_penalty_stands_with_its_reason_below_the_standings(language: str) -> None:
    tournament, row = punished(reason="Late *twice*.")
    scene, words = scene_of(tournament, language=language), words_for(language)
    told = words(
        "tournament-log-entry.penalty", name=scene.name(row.entry), points="162", count=162
    )
    why = words("tournament-log-why", why=words.name("Late *twice*."))
    assert f"-# ⚖️ {told} {why}" in await standings(tournament, language)


async def test_whoever_left_their_table_is_said_to_have_left_it() -> None:
    tournament, row = punished()
    scene, tables = scene_of(tournament), tournament.rounds[0].tables
    [table] = [each.number for each in tables if row.entry in each.entries()]
    place = EN("tournament-table-thread", round=1, table=table)
    facts = {"place": place, "points": "162", "count": 162}
    told = EN("tournament-log-entry.left-table", name=scene.name(row.entry), **facts)
    assert f"-# 🚶 {told}" in await standings(tournament)


async def test_an_arenas_tables_have_a_line_each_and_the_one_that_was_left_is_named() -> None:
    evening = Evening("arena", 4, deals=1)
    [first] = evening.pair().tables
    again = [Table(number, first.sides) for number in (2, 3)]
    evening.replace_round(Round(1, (first, *again)))
    for number in (1, 2):
        evening.play(number, 90, 72)
    evening.punish(1, 162)
    evening.play(3, 90, 72)
    scene = scene_of(evening.tournament)
    facts = {"place": "Table 2", "points": "162", "count": 162}
    told = EN("tournament-log-entry.left-table", name=scene.name(1), **facts)
    assert f"-# 🚶 {told}" in await standings(evening.tournament)
    games = written(entry_screen(scene, 1))
    assert all(games.count(f"\nTable {number} · ") == 1 for number in (1, 2, 3)), "a line each"


async def test_why_one_is_ahead_of_another_tells_the_penalties_of_both() -> None:
    tournament, row = punished(reason="Late.")
    reckoned, scene = reckon(tournament), scene_of(tournament)
    [other] = [each for each in reckoned.standings.order() if each != row.entry][:1]
    told = EN("tournament-log-entry.penalty", name=scene.name(row.entry), points="162", count=162)
    assert told in written(why_screen(scene, row.entry, other))


async def test_an_entrys_games_and_its_penalties_add_up() -> None:
    tournament, row = punished(reason="Late.")
    order = reckon(tournament).standings.order()
    other = next(each for each in order if each != row.entry)
    said = [written(entry_screen(scene_of(tournament), each)) for each in (row.entry, other)]
    assert ["−162" in each for each in said] == [True, False]


async def test_what_was_taken_back_is_not_said() -> None:
    tournament, _ = punished(reason="Late.")
    void = Void(id=9_001, supersedes=9_000)
    tournament = replace(tournament, results=(*tournament.results, void))
    assert "⚖️" not in await standings(tournament)


@pytest.mark.parametrize(
    ("format_", "plan", "can"),
    [
        ("concours", {}, True),
        ("melee", {}, True),
        ("knock_out", {}, False),
        ("knock_out", {"pools": True}, True),
        ("howell", {}, False),
    ],
)
def test_points_are_taken_off_only_where_they_rank(
    format_: str, plan: dict[str, Any], can: bool
) -> None:
    tournament = evening_of(format_, 8, 1, **plan).tournament
    event, _ = event_of(tournament)
    assert can_be_punished(event) is can
    assert not can_be_punished(event_of(tournament, state="cancelled")[0])
    row = Penalty(id=9_000, round=1, entry=1, points=162)
    after = replace(tournament, results=(*tournament.results, row))
    shown = [
        [each.places for each in (reckoned.standings, *reckoned.pools)]
        for reckoned in (reckon(tournament), reckon(after))
    ]
    assert (shown[0] != shown[1]) is can
