"""The travelling sheet of a board of a duplicate: what every table played, made and got for it."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from bot.rules import DealOutcome
from bot.rules.core.card import parse_trump
from bot.text import Words
from bot.tournaments import Contract
from bot.tournaments.boards import BoardPlace, SheetLine, boards_played, travelling_sheet
from bot.tournaments.shown.reckoned import Reckoned
from card_images.rounds import (
    MOST_TABLES,
    ContractMark,
    TravellingLine,
    TravellingPage,
    draw_travelling_sheet,
)
from cogs.pictures import Pictures
from cogs.press import Item, button, press_id
from cogs.screens.paging import OWN, choices, pages_of, turns
from cogs.screens.screen import FELT, Items, Picture, Screen, screen_of
from cogs.tournaments.results.lines import NOTHING, signed, whole_percent
from cogs.tournaments.scene import (
    Scene,
    fitting,
    fitting_alt,
    navigation,
    robots_mark,
    robots_notes,
    said,
)

SIDES: Final[tuple[Literal[0], Literal[1]]] = (0, 1)


class Wanted(NamedTuple):
    """Which board, and which page of its sheet; a board that is not known is the first of the last
    round. `page` None: the reader's own."""

    round: int = 0
    number: int = 0
    page: int | None = None


class _Sheet(NamedTuple):
    scene: Scene
    boards: Sequence[BoardPlace]
    place: BoardPlace
    lines: Sequence[SheetLine]
    page: int

    @property
    def shown(self) -> Sequence[SheetLine]:
        return self.lines[self.page * MOST_TABLES : (self.page + 1) * MOST_TABLES]


async def travelling_screen(
    scene: Scene, reckoned: Reckoned, wanted: Wanted, pictures: Pictures
) -> Screen:
    """The sheet of a tournament of which some board is known to all."""
    sheet = _sheet(scene, reckoned, wanted)
    words = scene.words
    page = _drawn(sheet)
    alt = fitting_alt(f"{page.title}, {page.subtitle}", lambda longest: _alt_lines(sheet, longest))
    data = await pictures.draw(draw_travelling_sheet, page, scene.look)
    picture = Picture("board.png", data, alt)
    title = words(
        "tournament-boards-travelling",
        tournament=words.name(scene.event.row.name),
        board=board_name(sheet.boards, sheet.place, words),
    )
    tables = words("tournament-boards-travelling-tables", count=len(sheet.lines))
    about = words("tournament-boards-travelling-about", _about(sheet))
    items: Items = [
        f"## {title}\n{tables}",
        picture,
        fitting(lambda longest: _text_lines(sheet, longest)),
        f"-# {about}",
        *_turning(sheet),
        *navigation(scene, reckoned, "t_board"),
    ]
    return screen_of(*items, colour=FELT)


def _sheet(scene: Scene, reckoned: Reckoned, wanted: Wanted) -> _Sheet:
    boards = boards_played(reckoned.tournament)
    place = BoardPlace(wanted.round, wanted.number)
    if place not in boards:
        place = next(each for each in boards if each.round == boards[-1].round)
    lines = travelling_sheet(reckoned.tournament, place)
    page = wanted.page
    if page is None:
        own = (number for number, each in enumerate(lines) if scene.sits(each.table))
        page = next(own, 0) // MOST_TABLES
    return _Sheet(scene, boards, place, lines, min(max(0, page), (len(lines) - 1) // MOST_TABLES))


def board_name(boards: Sequence[BoardPlace], place: BoardPlace, words: Words) -> str:
    """`Board 3`; where there are several rounds `Round 2 · Board 3`."""
    if boards[-1].round == 1:
        return words("tournament-boards-board", board=place.number)
    return words("tournament-boards-board-of-round", round=place.round, board=place.number)


# What a table played -----------------------------------------------------------------------------


def contract_text(contract: Contract, words: Words, *, plain: bool = False) -> str:
    """`♥`, `100 ♥ ×2`; plain: `100 hearts ×2`"""
    trump = parse_trump(contract.trump)
    points = [] if contract.points is None else [words.bid_points(contract.points)]
    doubled = [f"×{contract.multiplier}"] if contract.multiplier > 1 else []
    return " ".join([*points, (words.suit_name if plain else words.suit)(trump), *doubled])


def _passed(line: SheetLine, words: Words) -> str:
    """Why there is no contract; empty where it is not known."""
    everybody = line.board.points == (0, 0) and not line.row.reason
    return words("tournament-boards-travelling-passed") if everybody else ""


def _worth(sheet: _Sheet, line: SheetLine, side: int) -> str:
    value = line.worth[side]
    if not line.table.sides[side]:
        return ""  # the robots of a daily: nobody is compared
    if value is None:
        return NOTHING
    plan, words = sheet.scene.event.plan, sheet.scene.words
    return signed(value, words) if plan.measure == "imps" else whole_percent(value, words)


def _about(sheet: _Sheet) -> str:
    plan = sheet.scene.event.plan
    return "match" if plan.format.two_tables else plan.measure


# The picture -------------------------------------------------------------------------------------


def _drawn(sheet: _Sheet) -> TravellingPage:
    scene, words = sheet.scene, sheet.scene.words
    rows = tuple(_row(sheet, each) for each in sheet.shown)
    set_by_hand = [words("tournament-pictures-by-hand")] * any(
        each.row.reason for each in sheet.shown
    )
    played = (each.row for each in sheet.shown if _robots(each))
    return TravellingPage(
        title=scene.event.row.name,
        subtitle=board_name(sheet.boards, sheet.place, words),
        columns=(
            words("tournament-boards-travelling.contract"),
            words("tournament-boards-travelling.points"),
            words("tournament-boards-travelling", scene.event.plan.measure),
        ),
        rows=rows,
        notes=(*set_by_hand, *robots_notes(played, words)),
    )


def _row(sheet: _Sheet, line: SheetLine) -> TravellingLine:
    scene, contract = sheet.scene, line.board.contract
    one, other = (scene.plain_side(each) for each in line.table.sides)
    points = [_points(sheet, line, side) for side in SIDES]
    return TravellingLine(
        (one, other),
        None if contract is None else _mark(contract, scene.words),
        (points[0], points[1]),
        (_worth(sheet, line, 0), _worth(sheet, line, 1)),
        own=scene.sits(line.table),
        by_hand=bool(line.row.reason),
        note=_passed(line, scene.words),
    )


def _points(sheet: _Sheet, line: SheetLine, side: int) -> str:
    """Marked where robots played for who did not come, or finished the board."""
    points = sheet.scene.words.number(line.board.points[side])
    return f"{robots_mark(line.row, line.table.sides[side], line.board.number)}{points}"


def _robots(line: SheetLine) -> bool:
    return bool(line.row.absent) or line.row.by_robots(line.board.number)


def _mark(contract: Contract, words: Words) -> ContractMark:
    ends: dict[str, Literal["made", "capot", "failed"]] = {
        DealOutcome.MADE: "made",
        DealOutcome.CAPOT: "capot",
        DealOutcome.DEDANS: "failed",
    }
    return ContractMark(
        SIDES[contract.side],
        parse_trump(contract.trump),
        "" if contract.points is None else words.bid_points(contract.points),
        contract.multiplier,
        ends.get(contract.outcome, ""),
    )


# The list ----------------------------------------------------------------------------------------


def _text_lines(sheet: _Sheet, longest: int) -> Iterator[str]:
    """`**75%** – 25% · __Ann & Ben__ – Cléo & Dan`; below `♥ by Ann & Ben · Made · 162 – 0`"""
    scene = sheet.scene
    for line in sheet.shown:
        first, second = (_worth(sheet, line, side) for side in SIDES)
        worth = f"**{first}** – {second}" if second else f"**{first}**"
        yield f"{worth} · {' – '.join(scene.side(each, longest) for each in line.table.sides)}"
        takers = [scene.names.side(each, scene.words, longest) for each in line.table.sides]
        yield f"-# {' · '.join(_played(sheet, line, takers))}"


def _played(
    sheet: _Sheet, line: SheetLine, sides: Sequence[str], *, plain: bool = False
) -> Iterator[str]:
    words, contract = sheet.scene.words, line.board.contract
    if contract is not None:
        named = contract_text(contract, words, plain=plain)
        values = {"contract": named, "who": sides[contract.side]}
        yield words("tournament-boards-travelling-taken", **values)
        yield words("deal-outcome", contract.outcome)
    elif passed := _passed(line, words):
        yield passed
    yield " – ".join(_points(sheet, line, side) for side in SIDES)
    if line.row.reason:
        yield words("tournament-pictures-set")


def _alt_lines(sheet: _Sheet, longest: int) -> Iterator[str]:
    scene = sheet.scene
    for line in sheet.shown:
        sides = [scene.plain_side(each, longest) for each in line.table.sides]
        worth = " – ".join(filter(None, (_worth(sheet, line, side) for side in SIDES)))
        told = [said(" – ".join(sides), worth, scene.words)]
        told += _played(sheet, line, sides, plain=True)
        if scene.sits(line.table):
            told.append(scene.words("tournament-pictures-you"))
        yield ", ".join(told)


# Controls ----------------------------------------------------------------------------------------


def _turning(sheet: _Sheet) -> Iterator[list[Item]]:
    """The boards before and after, the other pages of this one, and all boards to choose from."""
    words, at, verb, id_ = (
        sheet.scene.words,
        sheet.boards.index(sheet.place),
        "t_board",
        sheet.scene.id,
    )
    names = [board_name(sheet.boards, each, words) for each in sheet.boards]
    yield [
        *(
            button(names[number], verb, id_, *sheet.boards[number], OWN, emoji=sign)
            for number, sign in ((at - 1, "⬅️"), (at + 1, "➡️"))
            if 0 <= number < len(names)
        )
    ]
    pages = pages_of(len(sheet.lines), MOST_TABLES)
    if pages > 1:
        here = press_id(verb, id_, "here")
        yield turns(
            sheet.page, pages, words, lambda page: press_id(verb, id_, *sheet.place, page), here
        )
    if len(names) > 2:
        values = [f"{each.round}:{each.number}" for each in sheet.boards]
        offered = list(zip(values, names, strict=True))
        choose = words("tournament-boards-choose-board")
        yield choices(choose, offered, values[at], verb, id_)
