"""Brackets, pools, cross tables and matches of teams."""

from bot.text import words_for
from bot.tournaments.shown.reckoned import reckon
from cogs.tournaments.results.brackets import NOW, bracket_screen, cross_screen
from cogs.tournaments.results.entry import entry_screen
from cogs.tournaments.results.standings import StandingsChoice
from cogs.tournaments.scene import signed
from tests.cogs.tournaments.boards import drawn_by, evening_of, scene_of, shown, written
from tests.tournaments.evening import Evening


async def test_a_bracket_shows_what_was_played_and_who_waits() -> None:
    evening = Evening("knock_out", 6, consolante=False)
    first = evening.pair()
    for table in first.tables:
        evening.play(table.number, 1200, 800)
    screen, page = await drawn_by(bracket_screen, evening.tournament, NOW, own=1)
    said = written(screen)
    [section] = page.sections
    assert [len(stage.games) for stage in section.stages] == [4, 2, 1]
    names = [side.name for stage in section.stages for game in stage.games for side in game.sides]
    assert names[:8].count("") == 2, "two have a bye"
    assert None not in names[8:12]
    assert names[12:] == [None, None]
    assert said.count("1,200 – 800") == 2
    assert said.count("bye") == 2
    assert "Final" not in said.splitlines()


async def test_a_bracket_that_everybody_reads_calls_nobody_you() -> None:
    evening = Evening("knock_out", 6)
    evening.pair()
    screen, _ = await drawn_by(bracket_screen, evening.tournament, NOW)
    [picture] = screen.pictures
    assert ", bye" in picture.alt
    assert ", you" not in picture.alt


async def test_pools_are_ranked_before_their_bracket() -> None:
    tournament = evening_of("knock_out", 16, 2, pools=True).tournament
    screen, page = await drawn_by(bracket_screen, tournament, NOW)
    assert [row.head for row in page.rows if row.head] == ["Pool 1", "Pool 2"]
    assert "### Pool 2" in written(screen)


async def test_a_cross_table_says_who_met_whom() -> None:
    evening = Evening("round_robin", 4)
    while not evening.over:
        evening.pair()
        for table in evening.open_tables():
            low = min(each[0] for each in table.sides)
            sides = [each[0] for each in table.sides]
            evening.play(table.number, *(1200 if each == low else 800 for each in sides))
    screen, table = await drawn_by(cross_screen, evening.tournament, 0, own=2)
    assert table.cells == (
        ("", "2", "2", "2"),
        ("0", "", "2", "2"),
        ("0", "0", "", "2"),
        ("0", "0", "0", ""),
    )
    assert table.totals == ("6", "4", "2", "0")
    assert table.own == 1
    assert "won against #3, #4 · lost to #1" in written(screen)


async def test_who_plays_on_has_no_rank_yet() -> None:
    tournament = evening_of("knock_out", 8, 2).tournament
    screen, page = await shown(tournament, StandingsChoice())
    said = written(screen)
    assert said.count("still in") == [row.cells for row in page.rows].count(("still in",))
    assert "🥇" not in said
    over = evening_of("knock_out", 8, None).tournament
    screen, _ = await shown(over, StandingsChoice(), state="finished")
    assert "still in" not in written(screen)
    assert written(screen).count("🥇") == 1


async def test_between_rounds_a_bracket_shows_the_games_to_come() -> None:
    evening = Evening("knock_out", 64, consolante=False)
    for _ in range(2):
        evening.pair()
        evening.play_all()
    _, page = await drawn_by(bracket_screen, evening.tournament, NOW, 2)
    [section] = page.sections
    assert all(side.name for game in section.stages[2].games for side in game.sides)
    assert page.subtitle == "After round 2 of 6"


async def test_the_drawn_game_of_a_bracket_goes_on() -> None:
    evening = Evening("knock_out", 4)
    evening.pair()
    evening.play(1, 500, 500)
    reckoned = reckon(evening.tournament)
    assert reckoned.standings.order()
    screen = await bracket_screen(scene_of(evening.tournament), NOW)
    assert "500" not in written(screen)


def test_a_teams_match_counts_both_its_tables() -> None:
    tournament = evening_of("teams", 4, None).tournament
    reckoned = reckon(tournament)
    said = written(entry_screen(scene_of(tournament), 1))
    first = next(line for line in said.splitlines() if line.startswith("**1** · "))
    assert first.count("Table ") == 2
    [met] = [
        game
        for (one, _), games in reckoned.encounters().items()
        for game in games
        if one == 1 and game.round == 1
    ]
    assert f"**IMPs {signed(met.own - met.other, words_for('en'))}**" in first
