"""Travelling sheets: what every table made of a board, and got for it."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.tournaments.boards import BoardPlace, SheetLine, boards_played, travelling_sheet
from card_images.rounds import TravellingLine
from cogs.tournaments.results.rounds import board_name, contract_text, travelling_page
from cogs.tournaments.scene import Scene, has_boards


class SheetRow(NamedTuple):
    """A table of a travelling sheet; `contract` in words."""

    line: TravellingLine
    contract: str


class Sheet(NamedTuple):
    """A travelling sheet. `columns`: contract, points, and what these are worth."""

    name: str
    columns: Sequence[str]
    rows: Sequence[SheetRow]
    notes: Sequence[str]
    about: str


def sheet_of(scene: Scene, boards: Sequence[BoardPlace], place: BoardPlace) -> Sheet:
    """The sheet of one of the boards."""
    lines = travelling_sheet(scene.reckoned.tournament, place)
    name = board_name(boards, place, scene.words)
    page = travelling_page(scene, name, lines)
    rows = [
        SheetRow(drawn, drawn.note or _contract(scene, each))
        for each, drawn in zip(lines, page.rows, strict=True)
    ]
    measure = "match" if scene.teams else scene.event.plan.measure
    about = scene.words("tournament-boards-travelling-about", measure)
    return Sheet(name, page.columns, rows, page.notes, about)


def last_sheets(scene: Scene) -> list[Sheet]:
    """The sheets of all boards of the last round that has any."""
    if not has_boards(scene.reckoned):
        return []
    boards = boards_played(scene.reckoned.tournament)
    last = [each for each in boards if each.round == boards[-1].round]
    return [sheet_of(scene, boards, each) for each in last]


def _contract(scene: Scene, line: SheetLine) -> str:
    contract = line.board.contract
    if contract is None:
        return ""
    who = scene.plain_side(line.table.sides[scene.event.plan.seats.of(contract.taker)])
    named = contract_text(contract, scene.words)
    taken = scene.words("tournament-boards-travelling-taken", contract=named, who=who)
    return f"{taken} · {scene.words('deal-outcome', contract.outcome)}"
