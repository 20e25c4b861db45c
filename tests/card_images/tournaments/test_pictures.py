"""The pictures of tournaments: what they tell, and what they weigh."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.text import COMPLETE, words_for
from card_images import bracket
from card_images import standings as of_standings
from card_images.bracket import (
    BracketGame,
    BracketPage,
    BracketSection,
    BracketSide,
    BracketStage,
    draw_bracket,
)
from card_images.canvas import WIDTH
from card_images.colours import GOLD, PLATE, nearest
from card_images.cross_table import CrossTable, draw_cross_table
from card_images.frame import HEAD
from card_images.names import name_length
from card_images.rounds import ScheduleLine, SchedulePage, draw_schedule
from card_images.standings import StandingsLine, StandingsPage, draw_standings
from tests.card_images.positions import opened
from tests.card_images.samples import ENGLISH
from tests.card_images.tournaments.lines import lines
from tests.tools.contact.tournaments import (
    CONCOURS,
    SIZES,
    headings,
    league,
    pages,
    schedule,
    standings,
)
from tests.tools.contact.writing import PHONE

HEADINGS = headings(words_for("en"))


def test_there_are_samples_of_every_size() -> None:
    for entries in SIZES:
        for kind in ("standings", "bracket", "schedule"):
            assert f"{kind} {entries} 1" in pages()


@pytest.mark.parametrize("language", COMPLETE)
def test_no_heading_of_standings_is_cut(language: str) -> None:
    page = standings(10, words=words_for(language))[0]
    layout = of_standings.layout_of(page)
    for column in (*layout.beside, *layout.below):
        for line in column.heading:
            assert name_length(line, of_standings.HEADING) <= column.width


# On a phone ---------------------------------------------------------------------------------------


def table(*rows: StandingsLine, columns: int = 3) -> bytes:
    cut = tuple(row._replace(cells=row.cells[:columns]) for row in rows)
    return draw_standings(StandingsPage("", "", HEADINGS[:columns], cut), ENGLISH)


def round_of(**changes: Any) -> bytes:
    return draw_schedule(SchedulePage("", "", (LINE._replace(**changes),)), ENGLISH)


def bracket_of(*games: BracketGame) -> bytes:
    stages = [BracketStage("", games)]
    return draw_bracket(BracketPage("", "", (BracketSection("", tuple(stages)),)), ENGLISH)


ROW = StandingsLine(5, "Ann & Bob", ("1,234", "3", "+12", "2", "1", "–", "900", "7"))
LINE = ScheduleLine(1, ("Ann & Bob", "Tim & Zoë"), ("1", "1"), "done")
GAME = BracketGame((BracketSide("Ann"), BracketSide("Bob")), open=False)


def to_be_told_apart(own: bool) -> Iterator[tuple[int, list[bytes]]]:
    """Pictures that differ, and by how many pixels of a phone at least."""
    row = ROW._replace(own=own)
    for columns in (3, 8):
        digits = [row._replace(cells=("1,234", each, *row.cells[2:])) for each in "0123456789"]
        penalty = [row._replace(penalty=each) for each in (False, True)]
        for rows in (digits, penalty):
            yield 5, [table(each, columns=columns) for each in rows]
    yield 5, [table(row._replace(decided=each)) for each in (None, 1)]
    yield 50, [table(row._replace(gone=each)) for each in (False, True)]
    yield 20, [table(row._replace(rank=each)) for each in (None, 1)]
    states = ("waiting", "playing", "done", "forfeit")
    yield 20, [round_of(score=None, state=each, own=own) for each in states]
    yield 20, [round_of(winner=each, own=own) for each in (None, 0, 1)]
    yield 5, [round_of(winner=0, own=own, by_hand=each) for each in (False, True)]
    sides = [side._replace(own=own) for side in GAME.sides]
    yield (
        20,
        [
            bracket_of(
                GAME._replace(sides=(sides[0]._replace(won=one), sides[1]._replace(won=other)))
            )
            for one, other in ((False, False), (True, False), (False, True))
        ],
    )


@pytest.mark.parametrize("own", [False, True])
def test_what_differs_is_told_apart_on_a_phone_without_colours(own: bool) -> None:
    for least, pictures in to_be_told_apart(own):
        for one, other in combinations(map(on_a_phone, pictures), 2):
            assert sum(ImageChops.difference(one, other).histogram()[40:]) >= least


def on_a_phone(png: bytes) -> Image.Image:
    """Return what is left on a phone of a picture without its colours."""
    picture = opened(png).convert("L")
    size = PHONE, round(picture.height * PHONE / picture.width)
    return picture.resize(size, Image.Resampling.LANCZOS)


# Standings ----------------------------------------------------------------------------------------


def golden(png: bytes) -> int:
    """Pixels in gold."""
    return opened(png).histogram()[nearest(GOLD)]


@pytest.mark.parametrize("columns", [3, 8])
def test_what_decided_is_marked_but_not_the_first_column(columns: int) -> None:
    plain = table(ROW, columns=columns)
    assert table(ROW._replace(decided=0), columns=columns) == plain
    marked = [table(ROW._replace(decided=n), columns=columns) for n in range(1, columns)]
    assert len({plain, *marked}) == columns
    assert all(golden(each) > golden(plain) for each in marked)


def test_a_rank_is_written_once_for_equals() -> None:
    other = ROW._replace(name="Tim & Zoë")
    with lines() as shared:
        table(ROW, other)
    with lines() as apart:
        table(ROW, other._replace(rank=6))
    assert len(apart) == len(shared) + 1


def test_a_ranking_of_its_own_has_its_head_and_its_first_rank() -> None:
    with lines() as together:
        table(ROW, ROW)
    with lines() as apart:
        table(ROW._replace(head="Pool 1"), ROW._replace(head="Pool 2"))
    assert len(apart) == len(together) + 3


def test_the_first_three_have_medals() -> None:
    """Another colour each, and their number."""
    drawn = [opened(table(ROW._replace(rank=rank))) for rank in (1, 2, 3, 4)]
    discs = []
    for each in drawn:
        x, y = of_standings.RANK - 18, each.height - 14 - 14 - of_standings.ONE_LINE // 2
        discs.append(each.convert("RGB").getpixel((x, y)))
    assert len(set(discs)) == 4
    assert discs[3] == PLATE


def test_ones_own_row_is_golden() -> None:
    assert golden(table(ROW._replace(own=True))) > 40_000 > golden(table(ROW))


def test_nothing_stands_above_the_columns_but_their_own_headings() -> None:
    """The first column is beside all of several lines: its heading is above nothing else."""
    for page in (standings(10)[0], league(7)):
        layout = of_standings.layout_of(page)
        assert layout.below
        for line in range(layout.last_line + 1):
            below = [each for each in layout.below if each.line == line]
            spans = sorted(
                (each.right - each.width, each.right) for each in (*layout.beside, *below)
            )
            assert all(one[1] <= other[0] for one, other in pairwise(spans))


@pytest.mark.parametrize("columns", [3, 8])
def test_a_penalty_has_a_sign_behind_the_total(columns: int) -> None:
    """Numbers stay below each other."""
    for own in (False, True):
        row = ROW._replace(own=own)
        with lines() as found:
            table(ROW._replace(rank=6), row._replace(penalty=True), columns=columns)
        with lines() as without:
            table(ROW._replace(rank=6), row, columns=columns)
        assert len(found) == len(without) + 1
        twice = Counter((each.left, each.right) for each in found)
        name = 3
        assert sum(count == 2 for count in twice.values()) == columns + name


def test_who_has_no_rank_yet_has_a_dash_each() -> None:
    with lines() as each_has_a_dash:
        table(ROW._replace(rank=None), ROW._replace(rank=None))
    with lines() as ranked:
        table(ROW, ROW._replace(rank=6))
    assert len(each_has_a_dash) == len(ranked)


def test_few_columns_stand_beside_the_names_and_many_below() -> None:
    for columns in range(1, len(CONCOURS) + 1):
        layout = of_standings.layout_of(standings(16, columns)[0])
        numbers = [each.number for each in (*layout.beside, *layout.below)]
        assert numbers == list(range(columns))
        assert bool(layout.below) == (columns > 3)


# Brackets -----------------------------------------------------------------------------------------


def test_a_pair_has_two_lines_where_one_has_no_room() -> None:
    def lines_of(name: str) -> int:
        game = BracketGame((BracketSide(name), BracketSide("x & y")), open=True)
        later = BracketGame((BracketSide(None), BracketSide(None)), open=True)
        stages = BracketStage("", (game, game)), BracketStage("", (later,))
        return bracket.grid_of(BracketSection("", stages)).lines

    assert lines_of("Ann & Bob") == 1
    assert lines_of("Marie-Claire Dubois & Pierre-Antoine Lefèvre") == 2
    assert lines_of("W" * 32) == 1


def test_a_bye_is_one_side_and_nobody_against_nobody_is_nothing() -> None:
    ann, nobody, unknown = BracketSide("Ann"), BracketSide(""), BracketSide(None)
    with lines() as found:
        bye = bracket_of(BracketGame((ann, nobody), open=False))
    assert len(found) == 1
    empty = bracket_of(BracketGame((nobody, nobody), open=False))
    waiting = bracket_of(BracketGame((unknown, unknown), open=True))
    assert opened(empty).convert("RGB").getpixel((60, HEAD + 50)) == PLATE
    assert len({bye, empty, waiting}) == 3


def test_the_readers_way_is_golden() -> None:
    def way(*, own: bool) -> bytes:
        me, other = BracketSide("Ann", "2", won=True, own=own), BracketSide("Bob", "1")
        game = BracketGame((me, other), open=False)
        rest = BracketGame((BracketSide("x"), BracketSide("y")), open=False)
        final = BracketGame((BracketSide("Ann", own=own), BracketSide(None)), open=True)
        stages = BracketStage("", (game, rest)), BracketStage("", (final,))
        return draw_bracket(BracketPage("", "", (BracketSection("", stages),)), ENGLISH)

    at = bracket.LEFT + bracket.WIDEST + bracket.BETWEEN // 4
    beside = [
        each.crop((at, HEAD, at + 1, each.height - 30)).histogram()[nearest(GOLD)]
        for each in (opened(way(own=True)), opened(way(own=False)))
    ]
    assert beside[0] > 0 == beside[1]


def test_a_game_that_is_open_has_a_golden_frame() -> None:
    unknown = BracketGame((BracketSide("Ann"), BracketSide(None)), open=True)
    assert golden(bracket_of(GAME._replace(open=True))) > 1000
    assert golden(bracket_of(unknown)) == golden(bracket_of(GAME)) == 0


# Cross tables and schedules -----------------------------------------------------------------------


def test_an_entry_does_not_meet_itself() -> None:
    def drawn(first_column: int) -> bytes:
        cells = (("", ""), ("", ""))
        table = CrossTable("", "", ("x", "y"), cells, ("1", "2"), (4, 5))
        return draw_cross_table(table._replace(first_column=first_column), ENGLISH)

    def bars(png: bytes) -> int:
        """Pixels that are not of the plate."""
        picture = opened(png)
        box = picture.crop((300, HEAD + 50, WIDTH - 200, picture.height - 40))
        return box.width * box.height - box.histogram()[nearest(PLATE)]

    assert bars(drawn(1)) > bars(drawn(11)) + 500


def test_a_column_of_a_bracket_does_not_repeat_the_name_of_the_whole() -> None:
    def written(name: str, stage: str) -> int:
        section = BracketSection(name, (BracketStage(stage, (GAME,)),))
        with lines() as found:
            draw_bracket(BracketPage("", "", (section,)), ENGLISH)
        return len(found)

    assert written("Places 3–4", "Places 3–4") == written("Places 3–4", "") == 3
    assert written("Main", "Final") == 4


def test_who_does_not_play_is_named() -> None:
    page = schedule(16)[-1]
    assert page.byes
    with lines() as found:
        draw_schedule(page, ENGLISH)
    with lines() as without:
        draw_schedule(page._replace(byes=()), ENGLISH)
    assert len(found) == len(without) + 1 + 3 * len(page.byes)
