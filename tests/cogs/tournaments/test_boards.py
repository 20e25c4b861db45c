"""Screens of how a tournament stands: what they say, and that Discord takes them at any size."""

import re
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import Any, cast

import pytest

from bot.text import COMPLETE, words_for
from bot.tournaments import Entry, Forfeit, FormatName, Plan, Tournament, standings
from bot.tournaments.reckoned import Reckoned, reckon
from card_images import StandingsPage
from cogs.screens.screen import MAX_ALT, Screen
from cogs.screens.tournaments.bracket import NOW, bracket_screen
from cogs.screens.tournaments.bracket import OWN as OWN_PART
from cogs.screens.tournaments.columns import COLUMNS, signed, value_text
from cogs.screens.tournaments.cross_table import cross_screen
from cogs.screens.tournaments.entry import entry_screen
from cogs.screens.tournaments.podium import podium_screen
from cogs.screens.tournaments.scene import Scene
from cogs.screens.tournaments.schedule import Seen, schedule_screen
from cogs.screens.tournaments.standings import PER_PAGE, Choice, place_of, standings_screen
from cogs.screens.tournaments.ways import has_bracket, has_cross
from cogs.screens.tournaments.why import why_screen
from tests.cogs.tournaments.boards import (
    NoPictures,
    custom_ids,
    evening_of,
    scene_of,
    written,
)
from tests.tournaments.evening import Evening
from tests.tournaments.simulation import FORMATS
from tests.tournaments.simulation import simulate as play_one

simulate = cache(play_one)
LONG = ("*_" * 16,)
"""as long as Discord allows, and twice that once it is made harmless"""
SIZES: list[tuple[FormatName, int, int | None, dict[str, Any]]] = [
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
]


async def screens_of(scene: Scene, reckoned: Reckoned, drawn: NoPictures) -> list[Screen]:
    """Every screen there is of a tournament, some of their pages."""
    pictures = cast(Any, drawn)
    rounds = reckoned.tournament.rounds
    found = [
        await standings_screen(scene, reckoned, choice, pictures)
        for choice in (
            Choice(),
            Choice(page=10**9),
            Choice(page=None),
            Choice(page=1, in_words=True),
        )
    ]
    found += [
        await schedule_screen(scene, reckoned, each, page, SEEN, pictures)
        for each in (rounds[0], *reckoned.coming[-1:])
        for page in (None, 0, 10**9)
    ]
    found.append(await podium_screen(scene, reckoned, pictures))
    order = reckoned.standings.order()
    found += [entry_screen(scene, reckoned, each) for each in (order[0], order[-1])]
    found.append(why_screen(scene, reckoned, order[0], order[-1]))
    if has_bracket(reckoned):
        pages = (NOW, OWN_PART, "0", "7", "999999999", "-1", "²", "")
        found += [await bracket_screen(scene, reckoned, page, pictures) for page in pages]
    if has_cross(reckoned):
        found += [await cross_screen(scene, reckoned, page, pictures) for page in (-1, 0, 3, 99)]
    return found


SEEN = {
    number: Seen(f"https://discord.com/channels/{'9' * 19}/{'9' * 19}", (999, 999), 11)
    for number in range(1, 501)
}


@pytest.mark.parametrize(("format_", "entries", "rounds", "plan"), SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_discord_takes_every_screen_at_any_size(
    format_: FormatName, entries: int, rounds: int | None, plan: dict[str, Any], language: str
) -> None:
    tournament = evening_of(format_, entries, rounds, **plan).tournament
    scene = scene_of(tournament, language=language, own=2, names=LONG, until=2e9)
    for screen in await screens_of(scene, reckon(tournament), NoPictures()):
        _check_limits(screen)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("format_", FORMATS)
async def test_every_format_is_told_in_every_language(format_: FormatName, language: str) -> None:
    """With withdrawals, forfeits, byes, late entries and corrections: the simulations have them."""
    for seed in range(3):
        tournament = simulate(format_, seed)
        scene = scene_of(tournament, language=language, own=1, state="finished")
        for screen in await screens_of(scene, reckon(tournament), NoPictures()):
            _check_limits(screen)


def _check_limits(screen: Screen) -> None:
    said, ids = written(screen), custom_ids(screen)
    assert len(said) <= 4000
    assert screen.view.total_children_count <= 40
    assert len(ids) == len(set(ids))
    assert all(0 < len(each) <= 100 for each in ids)
    for picture in screen.pictures:
        assert 0 < len(picture.alt) <= MAX_ALT


# Standings ---------------------------------------------------------------------------------------


async def shown(
    tournament: Tournament, choice: Choice, **reader: Any
) -> tuple[Screen, StandingsPage]:
    drawn = NoPictures()
    scene = scene_of(tournament, **reader)
    screen = await standings_screen(
        scene, reckon(tournament, choice.number), choice, cast(Any, drawn)
    )
    return screen, drawn.drawn[0]


async def test_every_tie_break_stands_in_its_column_and_in_words() -> None:
    tournament = evening_of("concours", 16, None).tournament
    screen, page = await shown(tournament, Choice())
    place = standings(tournament).places[0]
    assert len(page.columns) == len(place.values) == 8
    assert page.rows[0].cells[0] == f"{place.values[0]:,}"
    assert len(page.rows) == PER_PAGE
    leader = f"**Élodie 2 & Femke 2** · {standings(tournament).place(2).values[0]:,}"
    assert leader in written(screen)
    in_words, _ = await shown(tournament, Choice(in_words=True))
    said = written(in_words)
    assert f"Points {place.values[0]:,} · Games won {place.values[1]}" in said
    assert f"Lot {place.values[-1]}" in said


async def test_the_column_that_decided_is_the_one_of_why() -> None:
    for seed in range(5):
        tournament = simulate("concours", seed)
        ranked = standings(tournament)
        _, page = await shown(tournament, Choice())
        for above, here, row in zip(ranked.places, ranked.places[1:], page.rows[1:], strict=False):
            why = ranked.why(above.entry, here.entry)
            column = None if why.tie_break is None else ranked.columns.index(why.tie_break)
            assert row.decided == (column or None)


async def test_ones_own_page_is_found_and_ones_own_row_is_marked() -> None:
    tournament = evening_of("concours", 64, 2).tournament
    own = standings(tournament).order()[40]
    screen, page = await shown(tournament, Choice(page=None), own=own)
    assert [row.own for row in page.rows].index(True) == 40 % PER_PAGE
    assert page.rows[0].rank == 41
    assert written(screen).count("__") == 2
    _, everybody = await shown(tournament, Choice(page=4))
    assert not any(row.own for row in everybody.rows)


async def test_who_has_withdrawn_is_marked() -> None:
    evening = Evening("concours", 6)
    evening.pair()
    evening.play_all()
    evening.withdraw(3)
    screen, page = await shown(evening.tournament, Choice())
    assert [row.gone for row in page.rows].count(True) == 1
    assert "(withdrawn)" in written(screen)
    assert "withdrawn" in screen.pictures[0].alt


async def test_each_direction_of_a_mitchell_has_its_ranking() -> None:
    tournament = evening_of("mitchell", 8, None).tournament
    screen, page = await shown(tournament, Choice())
    assert [row.rank for row in page.rows] == [1, 2, 3, 4] * 2
    assert [number for number, row in enumerate(page.rows) if row.head] == [0, 4]
    assert written(screen).index("North–south") < written(screen).index("East–west")
    assert "Line" not in page.columns


async def test_a_post_shows_how_it_stood_after_its_round() -> None:
    tournament = evening_of("concours", 8, None).tournament
    after, _ = await shown(tournament, Choice(1), state="finished")
    last, _ = await shown(tournament, Choice(), state="finished")
    assert "After round 1 of 4" in written(after)
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
def test_every_tie_break_of_every_format_has_a_name(format_: FormatName) -> None:
    plans = [
        Plan(format=format_),
        Plan(format=format_, scoring="imps"),
        Plan(format=format_, pools=True),
    ]
    for plan in plans:
        entries = tuple(Entry(each) for each in range(1, 9))
        tournament = Tournament(plan, bytes(32), entries)
        assert set(standings(tournament).columns) <= set(COLUMNS)
        if plan.pools and format_ == "knock_out":
            assert "pool_points" in standings(tournament).columns


# Why ---------------------------------------------------------------------------------------------


def why(tournament: Tournament, one: int, other: int, language: str = "en") -> str:
    scene = scene_of(tournament, language=language)
    return written(why_screen(scene, reckon(tournament), one, other))


def test_why_by_points_says_both_values() -> None:
    evening = Evening("concours", 4)
    paired = evening.pair()
    (one,), (other,) = paired.tables[0].sides
    evening.play(1, 1100, 844)
    said = why(evening.tournament, other, one)
    assert f"{one}** are ahead of" in said
    assert "more points, 1,100 against 844." in said
    french = why(evening.tournament, other, one, "fr")
    assert "devancent" in french
    assert "plus de points, 1\u202f100 contre 844." in french


def tied(**facts: tuple[int, int]) -> tuple[Tournament, int, int]:
    """Two entries of a round robin without anything to tell them apart but what is given."""
    evening = Evening("concours", 4, rounds=1)
    paired = evening.pair()
    evening.play(1, 900, 1000)
    evening.play(2, 900, 1000)
    ahead = [table.sides[1][0] for table in paired.tables]
    rows = list(evening.tournament.results)
    for place, table in enumerate((0, 1)):
        row = cast(Any, rows[table])
        changes = {name: values[place] for name, values in facts.items()}
        against = changes.pop("against", 900)
        rows[table] = replace(
            row,
            scores=(
                replace(row.scores[0], points=against, parties=0, capots=0, failed=0),
                replace(
                    row.scores[1],
                    **({"points": 1000, "parties": 1, "capots": 0, "failed": 0} | changes),
                ),
            ),
        )
    return replace(evening.tournament, results=tuple(rows)), ahead[0], ahead[1]


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"parties": (2, 1)}, "equal on points (1,000), but more games won, 2 against 1."),
        ({"against": (900, 950)}, "a better points difference, +100 against +50."),
        ({"capots": (1, 0)}, "more capots made, 1 against 0."),
        ({"failed": (1, 4)}, "fewer failed contracts, 1 against 4."),
    ],
)
def test_why_by_each_tie_break(facts: dict[str, tuple[int, int]], said: str) -> None:
    tournament, one, other = tied(**facts)
    assert standings(tournament).why(one, other).ahead == one
    assert said in why(tournament, one, other)


def test_why_by_lot_names_the_seed() -> None:
    tournament, one, other = tied()
    separation = standings(tournament).why(one, other)
    assert separation.tie_break == "lot"
    said = why(tournament, one, other)
    assert f"lot {separation.values[0]} was drawn before lot {separation.values[1]}" in said
    assert f"`{tournament.seed.hex()[:16]}…`" in said
    assert "/tournament export" in said


def test_why_by_buchholz_says_how_it_is_made_up() -> None:
    found: set[bool] = set()
    for seed in range(12):
        tournament = simulate("swiss", seed)
        ranked = standings(tournament)
        for above, below in pairwise(ranked.places):
            separation = ranked.why(above.entry, below.entry)
            if separation.tie_break != "buchholz":
                continue
            said = why(tournament, above.entry, below.entry)
            assert f"= **{separation.values[0]}**" in said
            assert f"= **{separation.values[1]}**" in said
            median = len(tournament.rounds) >= 6
            assert said.count("~~") == (8 if median else 0), "the best and the worst of both"
            found.add(median)
    assert found == {True, False}


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("format_", FORMATS)
def test_everybody_is_told_why_he_is_behind_the_one_above(
    format_: FormatName, language: str
) -> None:
    words = words_for(language)
    told: set[str | None] = set()
    for seed in range(6):
        tournament = simulate(format_, seed)
        scene, reckoned = scene_of(tournament, language=language), reckon(tournament)
        places = reckoned.standings.places
        for above, below in pairwise(places):
            said = written(why_screen(scene, reckoned, below.entry, above.entry))
            separation = reckoned.standings.why(above.entry, below.entry)
            told.add(separation.tie_break)
            assert scene.name(above.entry) in said
            assert scene.name(below.entry) in said
            if separation.tie_break is None:
                ahead, behind = (
                    f"**{scene.name(each)}**" for each in (separation.ahead, separation.behind)
                )
                assert words("tournament-boards-why-shared", ahead=ahead, behind=behind) in said
    assert told


def test_an_entrys_own_screen_tells_its_games_and_what_put_it_there() -> None:
    tournament = evening_of("round_robin", 6, 3).tournament
    reckoned = reckon(tournament)
    scene = scene_of(tournament, own=2)
    said = written(entry_screen(scene, reckoned, 2))
    games = [line for line in said.splitlines() if line.startswith("**") and " · " in line]
    assert [line[2] for line in games] == ["1", "2", "3", "4", "5"], "those to come too"
    assert (place_of(reckoned.standings, 2) == 0) == ("Nobody is ahead" in said)
    with pytest.raises(KeyError):
        entry_screen(scene, reckoned, 99)


# Rounds ------------------------------------------------------------------------------------------


async def round_of(tournament: Tournament, number: int = 0, **more: Any) -> tuple[Screen, Any]:
    drawn = NoPictures()
    seen = more.pop("seen", {})
    page = more.pop("page", 0)
    reckoned = reckon(tournament)
    paired = (*tournament.rounds, *reckoned.coming)[number - 1]
    screen = await schedule_screen(
        scene_of(tournament, **more), reckoned, paired, page, seen, cast(Any, drawn)
    )
    return screen, drawn.drawn[0]


async def test_a_round_says_who_plays_where_and_how_it_goes() -> None:
    evening = Evening("concours", 7, house=False)
    paired = evening.pair()
    evening.play(1, 900, 1044)
    evening.forfeit(2, paired.tables[1].sides[0][0])
    seen = {3: Seen("https://discord.com/channels/1/2", (320, 212), 4)}
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
    assert "Sit out: " in said
    assert len(page.byes) == 1
    assert "2 of 3 tables done" in said


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


async def test_the_drawn_game_of_a_bracket_goes_on() -> None:
    evening = Evening("knock_out", 4)
    evening.pair()
    evening.play(1, 500, 500)
    reckoned = reckon(evening.tournament)
    assert reckoned.standings.order()
    screen = await bracket_screen(
        scene_of(evening.tournament), reckoned, NOW, cast(Any, NoPictures())
    )
    assert "500" not in written(screen)


# Brackets, cross tables, podium ------------------------------------------------------------------


async def test_a_bracket_shows_what_was_played_and_who_waits() -> None:
    evening = Evening("knock_out", 6, consolante=False)
    first = evening.pair()
    for table in first.tables:
        evening.play(table.number, 1200, 800)
    drawn = NoPictures()
    screen = await bracket_screen(
        scene_of(evening.tournament, own=1), reckon(evening.tournament), NOW, cast(Any, drawn)
    )
    said = written(screen)
    [section] = drawn.drawn[0].sections
    assert [len(stage.games) for stage in section.stages] == [4, 2, 1]
    names = [side.name for stage in section.stages for game in stage.games for side in game.sides]
    assert names[:8].count("") == 2, "two have a bye"
    assert None not in names[8:12]
    assert names[12:] == [None, None]
    assert said.count("1,200 – 800") == 2
    assert said.count("bye") == 2
    assert "Final" not in said.splitlines()


async def test_pools_are_ranked_before_their_bracket() -> None:
    tournament = evening_of("knock_out", 16, 2, pools=True).tournament
    drawn = NoPictures()
    screen = await bracket_screen(scene_of(tournament), reckon(tournament), NOW, cast(Any, drawn))
    assert [row.head for row in drawn.drawn[0].rows if row.head] == ["Pool 1", "Pool 2"]
    assert "### Pool 2" in written(screen)


async def test_a_cross_table_says_who_met_whom() -> None:
    evening = Evening("round_robin", 4)
    while not evening.over:
        evening.pair()
        for table in evening.open_tables():
            low = min(each[0] for each in table.sides)
            sides = [each[0] for each in table.sides]
            evening.play(table.number, *(1200 if each == low else 800 for each in sides))
    drawn = NoPictures()
    screen = await cross_screen(
        scene_of(evening.tournament, own=2), reckon(evening.tournament), 0, cast(Any, drawn)
    )
    table = drawn.drawn[0]
    assert table.cells == (
        ("", "2", "2", "2"),
        ("0", "", "2", "2"),
        ("0", "0", "", "2"),
        ("0", "0", "0", ""),
    )
    assert table.totals == ("6", "4", "2", "0")
    assert table.own == 1
    assert "won against #3, #4 · lost to #1" in written(screen)


async def test_the_podium_names_the_first_and_says_how_to_check_the_draw() -> None:
    tournament = evening_of("knock_out", 8, None).tournament
    drawn = NoPictures()
    screen = await podium_screen(
        scene_of(tournament, state="finished"), reckon(tournament), cast(Any, drawn)
    )
    said = written(screen)
    assert "16 players in 8 teams" in said
    assert "have won the consolante" in said
    assert f"`{tournament.seed.hex()[:16]}…`" in said
    assert "/tournament export" in said
    assert not re.search("[0-9a-f]{17}", said), "a phone has no room for it"
    assert "lot put" not in said
    assert [step.rank for step in drawn.drawn[0].steps] == [1, 2, 3]
    alone = evening_of("melee", 8, None).tournament
    screen = await podium_screen(
        scene_of(alone, state="finished"), reckon(alone), cast(Any, NoPictures())
    )
    assert "8 players" in written(screen)


async def test_a_medal_that_only_a_lot_decided_is_said_to_be_so() -> None:
    tournament, one, other = tied()
    scene = scene_of(tournament, state="finished")
    line = f"lot put **{scene.name(one)}** before **{scene.name(other)}**."
    if standings(tournament).why(one, other).ahead != one:
        line = f"lot put **{scene.name(other)}** before **{scene.name(one)}**."
    podium = await podium_screen(scene, reckon(tournament), cast(Any, NoPictures()))
    ranking, _ = await shown(tournament, Choice(), state="finished")
    assert line in written(podium)
    assert line in written(ranking)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("format_", FORMATS)
async def test_before_the_first_result_nobody_has_a_medal(
    format_: FormatName, language: str
) -> None:
    evening = Evening(format_, 8)
    evening.pair()
    tournament, drawn = evening.tournament, NoPictures()
    scene = scene_of(tournament, language=language, own=1, until=2e9)
    reckoned = reckon(tournament)
    ranking = await standings_screen(scene, reckoned, Choice(), cast(Any, drawn))
    own = entry_screen(scene, reckoned, 1)
    for screen in (ranking, own):
        _check_limits(screen)
        said = written(screen)
        assert not re.search("🥇|👑|· 0$", said, re.MULTILINE)
        key = "duplicate-hidden" if tournament.plan.is_duplicate else "tournament-boards-no-result"
        assert words_for(language)(key) in said
        assert ("<t:2000000000" in said) == (format_ == "daily"), "until when it is open"
    assert not drawn.drawn


def test_the_leader_is_told_why_he_is_ahead_of_the_second() -> None:
    tournament = evening_of("concours", 8, None).tournament
    first, second, *_ = standings(tournament).places
    scene = scene_of(tournament, state="finished")
    said = written(entry_screen(scene, reckon(tournament), first.entry))
    assert "👑" in said
    assert f"**{scene.name(first.entry)}** are ahead of **{scene.name(second.entry)}**" in said


async def test_who_has_played_no_board_has_no_medal() -> None:
    evening = Evening("daily", 3)
    (one,), (other,) = (each.sides[0] for each in evening.pair().tables[:2])
    evening.play(1)
    evening.add(Forfeit(id=evening.next_id(), round=1, table=2, absent=(other,)))
    tournament, drawn = evening.tournament, NoPictures()
    scene = scene_of(tournament, state="finished")
    reckoned = reckon(tournament)
    podium = written(await podium_screen(scene, reckoned, cast(Any, drawn)))
    assert [step.names for step in drawn.drawn[0].steps] == [(scene.plain(one),)]
    ranking = written(await standings_screen(scene, reckoned, Choice(), cast(Any, drawn)))
    for said in (podium, ranking):
        assert said.count("🥇") == 1
        assert "🥈" not in said
    assert "rounds" not in podium
    assert "🥈" not in written(entry_screen(scene, reckoned, other))


def test_a_daily_has_no_empty_side() -> None:
    evening = Evening("daily", 4)
    evening.pair()
    scene = scene_of(evening.tournament)
    assert scene.side(()) == scene.plain_side(()) == "three robots"
    assert scene.names.side((), scene.words) == "three robots"


async def test_who_plays_on_has_no_rank_yet() -> None:
    tournament = evening_of("knock_out", 8, 2).tournament
    screen, page = await shown(tournament, Choice())
    said = written(screen)
    assert said.count("still in") == [row.cells for row in page.rows].count(("still in",))
    assert "🥇" not in said
    over = evening_of("knock_out", 8, None).tournament
    screen, _ = await shown(over, Choice(), state="finished")
    assert "still in" not in written(screen)
    assert written(screen).count("🥇") == 1


async def test_between_rounds_a_bracket_shows_the_games_to_come() -> None:
    evening = Evening("knock_out", 64, consolante=False)
    for _ in range(2):
        evening.pair()
        evening.play_all()
    drawn = NoPictures()
    await bracket_screen(
        scene_of(evening.tournament), reckon(evening.tournament), NOW, cast(Any, drawn), 2
    )
    [section] = drawn.drawn[0].sections
    assert all(side.name for game in section.stages[2].games for side in game.sides)
    assert drawn.drawn[0].subtitle == "After round 2 of 6"


def test_a_teams_match_counts_both_its_tables() -> None:
    tournament = evening_of("teams", 4, None).tournament
    reckoned = reckon(tournament)
    said = written(entry_screen(scene_of(tournament), reckoned, 1))
    first = next(line for line in said.splitlines() if line.startswith("**1** · "))
    assert first.count("Table ") == 2
    [met] = [
        game
        for (one, _), games in reckoned.encounters().items()
        for game in games
        if one == 1 and game.round == 1
    ]
    assert f"**IMPs {signed(met.own - met.other, words_for('en'))}**" in first
