"""Brackets and cross tables are cut into pages on which each of their parts is once."""

from itertools import chain, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from card_images.bracket import (
    MOST_GAMES,
    MOST_STAGES,
    BracketGame,
    BracketSection,
    BracketSide,
    BracketStage,
    pages_of,
)
from card_images.cross_table import FEW_ENTRIES, MOST_ENTRIES, CrossTable, blocks_of


def bracket(stages: int) -> BracketSection:
    """Its games have their stage and place as notes."""
    nobody = BracketSide(None)
    return BracketSection(
        "Main",
        tuple(
            BracketStage(
                f"stage {stage}",
                tuple(
                    BracketGame((nobody, nobody), open=True, note=f"{stage} {place}")
                    for place in range(2 ** (stages - stage))
                ),
            )
            for stage in range(1, stages + 1)
        ),
    )


def notes(section: BracketSection) -> list[list[str]]:
    return [[game.note for game in stage.games] for stage in section.stages]


@given(st.integers(0, 9))
def test_each_game_of_a_bracket_is_on_one_page(stages: int) -> None:
    whole = bracket(stages)
    pages = pages_of(whole)
    found = [note for page in pages for note in chain(*notes(page))]
    assert sorted(found) == sorted(chain(*notes(whole)))
    for page in pages:
        assert len(page.stages) <= MOST_STAGES
        assert all(len(stage.games) <= MOST_GAMES for stage in page.stages)
    assert len({page.name for page in pages}) == len(pages)


@given(st.integers(1, 9))
def test_on_a_page_winners_meet_in_the_game_beside(stages: int) -> None:
    for page in pages_of(bracket(stages)):
        numbers = [[tuple(map(int, note.split())) for note in column] for column in notes(page)]
        for before, after in pairwise(numbers):
            for place, (stage, match) in enumerate(before):
                assert after[place // 2] == (stage + 1, match // 2)


@given(st.integers(1, 9))
def test_pages_say_whether_there_are_others_before_and_after(stages: int) -> None:
    for page in pages_of(bracket(stages)):
        first, last = (int(column[0].split()[0]) for column in (notes(page)[0], notes(page)[-1]))
        assert (page.before, page.after) == (first > 1, last < stages)


def test_the_quarters_of_a_bracket_come_before_its_end() -> None:
    pages = pages_of(bracket(6))
    assert [page.name for page in pages] == [
        "Main · stage 1 · 1–8",
        "Main · stage 1 · 9–16",
        "Main · stage 1 · 17–24",
        "Main · stage 1 · 25–32",
        "Main · stage 4",
    ]
    assert [len(stage.games) for stage in pages[0].stages] == [8, 4, 2]
    assert [len(stage.games) for stage in pages[-1].stages] == [4, 2, 1]


def test_a_small_bracket_keeps_its_name() -> None:
    assert pages_of(bracket(3)) == (bracket(3),)


def test_stages_have_halves() -> None:
    whole = bracket(3)
    with pytest.raises(ValueError, match="halves"):
        pages_of(whole._replace(stages=whole.stages[::2]))


def cross_table(entries: int, cell: str = "{} {}") -> CrossTable:
    numbers = range(1, entries + 1)
    return CrossTable(
        "",
        "Pool A",
        tuple(map(str, numbers)),
        tuple(tuple(cell.format(row, column) for column in numbers) for row in numbers),
        tuple(f"total {number}" for number in numbers),
        tuple(numbers),
        own=entries - 1,
    )


@given(st.integers(1, 70), st.sampled_from(["{} {}", "{}|{}wide", "1"]))
def test_each_cell_of_a_cross_table_is_in_one_block(entries: int, cell: str) -> None:
    whole = cross_table(entries, cell)
    found: dict[tuple[int, int], str] = {}
    for block in blocks_of(whole):
        assert 1 <= len(block.names) <= MOST_ENTRIES
        for row, cells in enumerate(block.cells):
            number = block.first_row + row
            assert block.names[row] == str(number)
            assert block.totals[row] == f"total {number}"
            assert block.ranks[row] == number
            assert (block.own == row) == (number == entries)
            for column, text in enumerate(cells):
                key = number, block.first_column + column
                assert key not in found
                found[key] = text
    assert found == {
        (row, column): cell.format(row, column)
        for row in range(1, entries + 1)
        for column in range(1, entries + 1)
    }


def test_blocks_are_even_and_tell_which_they_are() -> None:
    blocks = blocks_of(cross_table(20, "1"))
    assert [block.subtitle for block in blocks] == [
        "Pool A · 1–10 × 1–10",
        "Pool A · 1–10 × 11–20",
        "Pool A · 11–20 × 1–10",
        "Pool A · 11–20 × 11–20",
    ]
    assert blocks_of(cross_table(12, "1")) == (cross_table(12, "1"),)


def test_wide_cells_make_smaller_blocks() -> None:
    assert len(blocks_of(cross_table(9, "+112"))) == 1
    assert len(blocks_of(cross_table(12, "+112"))) == 4
    assert len(blocks_of(cross_table(12, "🤖2"))) == 1
    assert len(blocks_of(cross_table(9, "🤖+12"))) == 4
    for block in blocks_of(cross_table(16, "1012:640")):
        assert len(block.names) <= FEW_ENTRIES
