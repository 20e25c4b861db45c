"""The pictures of tournaments: what they tell, and what they weigh."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Final

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
from card_images.colours import GOLD, PLATE
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
    draw,
    headings,
    league,
    pages,
    schedule,
    standings,
)
from tests.tools.contact.writing import PHONE

MOST_BYTES: Final = 60_000
HEADINGS: Final = headings(words_for("en"))


def test_size_and_weight() -> None:
    for page in pages().values():
        png = draw(page, ENGLISH)
        assert opened(png).width == WIDTH
        assert len(png) <= MOST_BYTES


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


def on_a_phone(png: bytes) -> Image.Image:
    """Return what is left on a phone of a picture without its colours."""
    picture = opened(png).convert("L")
    size = PHONE, round(picture.height * PHONE / picture.width)
    return picture.resize(size, Image.Resampling.LANCZOS)


def plainly_different(one: bytes, other: bytes) -> int:
    """Pixels of a phone that differ plainly."""
    changed = ImageChops.difference(on_a_phone(one), on_a_phone(other))
    return sum(changed.histogram()[40:])


def rounds(*lines: ScheduleLine) -> list[bytes]:
    """The tables of a round, each in a picture of its own."""
    return [draw_schedule(SchedulePage("", "", (each,)), ENGLISH) for each in lines]


def count(draw_it: Callable[[], object]) -> int:
    """Return how many lines are written."""
    with lines() as found:
        draw_it()
    return len(found)


ROW: Final = StandingsLine(5, "Ann & Bob", ("1,234", "3", "+12", "2", "1", "–", "900", "7"))


@pytest.mark.parametrize("columns", [3, 8])
def test_digits_are_told_apart_on_a_phone(columns: int) -> None:
    def drawn(digit: str) -> bytes:
        cells = ("1,234", digit, *ROW.cells[2:])[:columns]
        row = ROW._replace(cells=cells)
        return draw_standings(StandingsPage("", "", HEADINGS[:columns], (row,)), ENGLISH)

    for one, other in combinations(map(drawn, "0123456789"), 2):
        assert plainly_different(one, other) >= 5


def test_how_far_tables_are_is_told_apart_on_a_phone_without_colours() -> None:
    line = ScheduleLine(1, ("Ann & Bob", "Tim & Zoë"), None, "waiting")
    for own in (False, True):
        states = ("waiting", "playing", "done", "forfeit")
        drawn = rounds(*(line._replace(state=state, own=own) for state in states))
        for one, other in combinations(drawn, 2):
            assert plainly_different(one, other) >= 20


def test_winners_are_told_on_a_phone_without_colours() -> None:
    line = ScheduleLine(1, ("Ann & Bob", "Tim & Zoë"), ("1", "1"), "done")
    game = BracketGame((BracketSide("Ann"), BracketSide("Bob")), open=False)
    for own in (False, True):
        drawn = rounds(*(line._replace(winner=won, own=own) for won in (None, 0, 1)))
        sides = [
            tuple(
                side._replace(own=own, won=won) for side, won in zip(game.sides, both, strict=True)
            )
            for both in ((False, False), (True, False), (False, True))
        ]
        games = [drawn_bracket(game._replace(sides=each)) for each in sides]
        for pictures in (drawn, games):
            for one, other in combinations(pictures, 2):
                assert plainly_different(one, other) >= 20


# Standings ----------------------------------------------------------------------------------------


def table(*rows: StandingsLine, columns: int = 3) -> bytes:
    cut = tuple(row._replace(cells=row.cells[:columns]) for row in rows)
    return draw_standings(StandingsPage("", "", HEADINGS[:columns], cut), ENGLISH)


def golden(png: bytes) -> int:
    """Pixels in gold."""
    colours = opened(png).convert("RGB").getcolors(1 << 24) or ()
    return sum(pixels for pixels, colour in colours if colour == GOLD)


@pytest.mark.parametrize("columns", [3, 8])
def test_what_decided_is_marked_but_not_the_first_column(columns: int) -> None:
    plain = table(ROW, columns=columns)
    assert table(ROW._replace(decided=0), columns=columns) == plain
    marked = [table(ROW._replace(decided=n), columns=columns) for n in range(1, columns)]
    assert len({plain, *marked}) == columns
    assert all(golden(each) > golden(plain) for each in marked)


def test_what_decided_is_marked_in_ones_own_row_too() -> None:
    own = ROW._replace(own=True)
    assert plainly_different(table(own), table(own._replace(decided=1))) >= 5


def test_a_rank_is_written_once_for_equals() -> None:
    other = ROW._replace(name="Tim & Zoë")
    shared = count(lambda: table(ROW, other))
    assert count(lambda: table(ROW, other._replace(rank=6))) == shared + 1


def test_a_ranking_of_its_own_has_its_head_and_its_first_rank() -> None:
    pools = (ROW._replace(head=f"Pool {number}") for number in (1, 2))
    assert count(lambda: table(*pools)) == count(lambda: table(ROW, ROW)) + 3


def test_the_first_three_have_medals() -> None:
    """Another colour each, and their number."""
    drawn = [opened(table(ROW._replace(rank=rank))) for rank in (1, 2, 3, 4)]
    discs = []
    for each in drawn:
        x, y = of_standings.RANK - 18, each.height - 14 - 14 - of_standings.ONE_LINE // 2
        discs.append(each.convert("RGB").getpixel((x, y)))
    assert len(set(discs)) == 4
    assert discs[3] == PLATE


def test_who_has_gone_is_struck_out() -> None:
    gone = table(ROW._replace(gone=True))
    assert plainly_different(gone, table(ROW)) >= 50


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
    """Without colour, and numbers stay below each other."""
    for own in (False, True):
        row = ROW._replace(own=own)
        with lines() as found:
            marked = table(ROW._replace(rank=6), row._replace(penalty=True), columns=columns)
        with lines() as without:
            plain = table(ROW._replace(rank=6), row, columns=columns)
        assert len(found) == len(without) + 1
        assert plainly_different(marked, plain) >= 5
        twice = Counter((each.left, each.right) for each in found)
        name = 3
        assert sum(count == 2 for count in twice.values()) == columns + name


def test_who_has_no_rank_yet_has_no_medal() -> None:
    plain = table(ROW._replace(rank=None))
    assert plainly_different(plain, table(ROW._replace(rank=1))) >= 20
    nobody = ROW._replace(rank=None)  # each has a dash
    assert count(lambda: table(nobody, nobody)) == count(lambda: table(ROW, ROW._replace(rank=6)))


def test_few_columns_stand_beside_the_names_and_many_below() -> None:
    for columns in range(1, len(CONCOURS) + 1):
        layout = of_standings.layout_of(standings(16, columns)[0])
        numbers = [each.number for each in (*layout.beside, *layout.below)]
        assert numbers == list(range(columns))
        assert bool(layout.below) == (columns > 3)


# Brackets -----------------------------------------------------------------------------------------


def drawn_bracket(*games: BracketGame) -> bytes:
    stages = [BracketStage("", games)]
    return draw_bracket(BracketPage("", "", (BracketSection("", tuple(stages)),)), ENGLISH)


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
        bye = drawn_bracket(BracketGame((ann, nobody), open=False))
    assert len(found) == 1
    empty = drawn_bracket(BracketGame((nobody, nobody), open=False))
    waiting = drawn_bracket(BracketGame((unknown, unknown), open=True))
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

    picture = opened(way(own=True)).convert("RGB")
    column = bracket.LEFT + bracket.WIDEST
    at = column + bracket.BETWEEN // 4
    colours = [picture.getpixel((at, y)) for y in range(HEAD, picture.height - 30)]
    other = opened(way(own=False)).convert("RGB")
    without = [other.getpixel((at, y)) for y in range(HEAD, other.height - 30)]
    assert GOLD in colours
    assert GOLD not in without


def test_a_game_that_is_open_has_a_golden_frame() -> None:
    known = BracketGame((BracketSide("Ann"), BracketSide("Bob")), open=True)
    unknown = BracketGame((BracketSide("Ann"), BracketSide(None)), open=True)
    assert golden(drawn_bracket(known)) > 1000
    assert golden(drawn_bracket(unknown)) == golden(drawn_bracket(known._replace(open=False))) == 0


# Cross tables and schedules -----------------------------------------------------------------------


def test_an_entry_does_not_meet_itself() -> None:
    def drawn(first_column: int) -> bytes:
        cells = (("", ""), ("", ""))
        table = CrossTable("", "", ("x", "y"), cells, ("1", "2"), (4, 5))
        return draw_cross_table(table._replace(first_column=first_column), ENGLISH)

    def bars(png: bytes) -> int:
        picture = opened(png).convert("RGB")
        box = picture.crop((300, HEAD + 50, WIDTH - 200, picture.height - 40))
        return sum(count for count, colour in box.getcolors(1 << 24) or () if colour != PLATE)

    assert bars(drawn(1)) > bars(drawn(11)) + 500


def test_a_result_by_hand_has_a_sign_without_colour() -> None:
    line = ScheduleLine(1, ("Ann & Bob", "Tim & Zoë"), ("1", "1"), "done", 0)
    for own in (False, True):
        one, other = rounds(*(line._replace(own=own, by_hand=each) for each in (False, True)))
        assert plainly_different(one, other) >= 5


def test_a_column_of_a_bracket_does_not_repeat_the_name_of_the_whole() -> None:
    game = BracketGame((BracketSide("Ann"), BracketSide("Bob")), open=False)

    def written(name: str, stage: str) -> int:
        section = BracketSection(name, (BracketStage(stage, (game,)),))
        return count(lambda: draw_bracket(BracketPage("", "", (section,)), ENGLISH))

    assert written("Places 3–4", "Places 3–4") == written("Places 3–4", "") == 3
    assert written("Main", "Final") == 4


def test_who_does_not_play_is_named() -> None:
    page = schedule(16)[-1]
    assert page.byes
    without = count(lambda: draw_schedule(page._replace(byes=()), ENGLISH))
    assert count(lambda: draw_schedule(page, ENGLISH)) == without + 1 + 3 * len(page.byes)
