"""The travelling sheet of a board as it is read, and what is never on it."""

from dataclasses import replace
from typing import Any, cast

import pytest

from bot.rules import DealOutcome, Suit
from bot.text import COMPLETE
from bot.tournaments import Board, Contract, Played, Tournament, reckon
from bot.tournaments.boards import BoardPlace
from bot.tournaments.live.event import as_shown
from card_images.rounds import ContractMark, TravellingPage
from cogs.screens.screen import Screen
from cogs.tournaments.results.entry import entry_screen
from cogs.tournaments.results.rounds import travelling_screen
from cogs.tournaments.scene import has_boards
from tests.cogs.reading import custom_ids
from tests.cogs.tournaments.boards import drawn_by, evening_of, scene_of, written
from tests.tournaments.evening import Evening


def daily() -> Tournament:
    """Two boards; on the first one hearts made, spades that failed, and four who passed."""
    evening = Evening("daily", 3, deals=2)
    evening.pair()
    seen = (
        ((162, 0), Contract(0, Suit.HEARTS.value, DealOutcome.CAPOT.value)),
        ((0, 162), Contract(2, Suit.SPADES.value, DealOutcome.DEDANS.value)),
        ((0, 0), None),
    )
    for table, (points, contract) in enumerate(seen, start=1):
        evening.play(table, *points)
        row = evening.tournament.results[-1]
        boards = Board(1, points, contract), Board(2, (80, 82))
        rows = (*evening.tournament.results[:-1], replace(cast(Played, row), boards=boards))
        evening.tournament = replace(evening.tournament, results=rows)
    return evening.tournament


def entry_at(tournament: Tournament, table: int) -> int:
    return tournament.rounds[0].tables[table - 1].sides[0][0]


async def sheet_of(
    tournament: Tournament, place: BoardPlace, page: int | None = None, **reader: Any
) -> tuple[Screen, TravellingPage]:
    return await drawn_by(travelling_screen, tournament, place, page, **reader)


async def test_a_board_that_only_robots_finished_is_marked() -> None:
    tournament = daily()
    first, *others = tournament.results
    row = replace(cast(Played, first), deals=2, robot_deals=1)
    tournament = replace(tournament, results=(row, *others))
    _, page = await sheet_of(tournament, BoardPlace(1, 2))
    assert [each.points[0] for each in page.rows].count("⌛ 80") == 1
    assert page.notes
    _, page = await sheet_of(tournament, BoardPlace(1, 1))
    assert not any("⌛" in each.points[0] for each in page.rows)
    assert not page.notes


async def test_every_table_with_its_contract_and_ones_own_marked() -> None:
    tournament = daily()
    own = entry_at(tournament, 2)
    screen, page = await sheet_of(tournament, BoardPlace(1, 1), own=own, state="finished")
    assert [row.worth[0] for row in page.rows] == ["100%", "50%", "0%"]
    assert [row.own for row in page.rows] == [False, False, True]
    assert page.rows[0].contract == ContractMark(0, Suit.HEARTS, outcome="capot")
    assert page.rows[2].contract == ContractMark(0, Suit.SPADES, outcome="failed")
    assert (page.rows[1].contract, page.rows[1].note) == (None, "passed")
    told = written(screen)
    assert "♠ by" in told
    assert "Dedans · 0 – 162" in told
    alt = screen.pictures[0].alt
    assert "spades by" in alt
    assert "you" in alt


async def test_a_board_that_is_not_known_is_the_first() -> None:
    tournament = daily()
    for place in (BoardPlace(0, 0), BoardPlace(1, 3), BoardPlace(-1, 10**9)):
        _, page = await sheet_of(tournament, place, 10**9)
        assert page.subtitle == "Board 1"


async def test_one_goes_from_board_to_board() -> None:
    tournament = daily()
    screen, _ = await sheet_of(tournament, BoardPlace(1, 1))
    assert "dd:t_board:7:1:2:mine" in custom_ids(screen)
    screen, page = await sheet_of(tournament, BoardPlace(1, 2))
    assert page.subtitle == "Board 2"
    assert "dd:t_board:7:1:1:mine" in custom_ids(screen)


@pytest.mark.parametrize("language", COMPLETE)
async def test_it_begins_where_the_reader_sits(language: str) -> None:
    tournament = evening_of("daily", 24).tournament
    for own in (entry_at(tournament, 1), entry_at(tournament, 24)):
        _, page = await sheet_of(tournament, BoardPlace(1, 1), own=own, language=language)
        assert [row.own for row in page.rows].count(True) == 1


def test_boards_of_a_round_that_is_still_played_are_nowhere() -> None:
    """One table of the second round has played: those of the other still have the same cards."""
    tournament = evening_of("mitchell", 6, rounds=2).tournament
    scene = scene_of(tournament)
    event = as_shown(replace(scene.event, row=scene.event.row._replace(secret=b"s" * 32)))
    assert {each.round for each in scene.event.pure.by_table.values() if each} == {1, 2}
    assert {round_ for round_, _ in event.pure.by_table} == {1}
    first = evening_of("mitchell", 6, rounds=1).tournament
    scene = scene_of(first)
    event = as_shown(replace(scene.event, row=scene.event.row._replace(secret=b"s" * 32)))
    assert not has_boards(reckon(event.pure))
    assert has_boards(reckon(scene.event.pure))


async def test_a_daily_that_is_over_says_how_many_were_beaten() -> None:
    tournament = daily()
    told = {
        table: written(entry_screen(scene_of(tournament, state="finished"), entry))
        for table in (1, 2, 3)
        for entry in [entry_at(tournament, table)]
    }
    assert "Better than everybody else who played (2)" in told[1]
    assert "Better than" not in told[2]
    still = entry_screen(scene_of(tournament), entry_at(tournament, 1))
    assert "Better than" not in written(still)
