"""A round of a tournament: who meets whom, where, and how it goes; and the travelling sheet of a
board of a duplicate: what every table played, made and got for it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from bot.rules import ByAccount, DealOutcome
from bot.rules.core.card import parse_trump
from bot.text import Words
from bot.tournaments import Contract, Forfeit, Played, Round, Table
from bot.tournaments.boards import BoardPlace, SheetLine, boards_played, travelling_sheet
from bot.tournaments.scoring import LOSS, WIN, winner
from bot.tournaments.shown.reckoned import Encounter
from bot.visible_text import shorten
from card_images.rounds import (
    MOST_TABLES,
    ContractMark,
    ScheduleLine,
    SchedulePage,
    TravellingLine,
    TravellingPage,
    draw_schedule,
    draw_travelling_sheet,
)
from cogs.press import Item, button
from cogs.screens.paging import OWN, choices, page_at, turning
from cogs.screens.screen import Screen, screen_of
from cogs.tournaments.organising.log_screen import reason_text
from cogs.tournaments.results.standings import early_screen
from cogs.tournaments.scene import (
    NOTHING,
    Scene,
    Tell,
    finished_text,
    foresight_lines,
    navigation,
    robots_mark,
    robots_notes,
    said,
    section_name,
    shown,
    signed,
    tables_done,
    whole_percent,
)

MOST_BYES = 8
LONGEST_WHY = 60
"""characters of the reason of a correction"""

State = Literal["waiting", "playing", "done", "forfeit"]
PLAYING = ("playing", "paused")
"""statuses of games that go on"""


class TableSeen(NamedTuple):
    """A table of a round beside its pairing: its game's thread, and how far it has come."""

    url: str | None = None
    score: ByAccount | None = None
    """while it is played"""
    deals: int = 0
    """finished"""


class TableLine(NamedTuple):
    """A table as it is shown."""

    table: Table
    state: State
    score: ByAccount | None = None
    ahead: int | None = None
    """the side that has won"""
    absent: tuple[int, ...] = ()
    """entries of which nobody came"""
    deals: int = 0
    url: str | None = None
    played: Played | None = None
    why: str = ""
    """the reason of an organiser who has entered or corrected the result"""
    match: Encounter | None = None
    """of teams: what both tables brought, as the first side of this one saw it"""


async def schedule_screen(
    scene: Scene, paired: Round, page: int | None, seen: Mapping[int, TableSeen]
) -> Screen:
    """`seen` by the numbers of tables; `page` None: the reader's own."""
    if not paired.tables and not paired.byes:  # a day's duplicate to which nobody has come
        return early_screen(scene, here="t_schedule")
    words, reckoned = scene.words, scene.reckoned
    page, pages, tables = page_at(paired.tables, page_of(scene, paired.tables, page), MOST_TABLES)
    lines = table_lines(scene, paired, tables, seen)
    byes = paired.byes if page == pages - 1 else ()
    drawn = schedule_page(scene, paired, lines, byes[:MOST_BYES])
    number, far = scene.event.format.told(paired.number), how_far_round(scene, paired)
    picture, listed = await shown(
        *(scene, "schedule", draw_schedule, drawn),
        lambda tell: _lines(tell, lines, byes),
        room=3200,
    )
    title = words("tournament-boards-round-of", round=number, tournament=scene.title)
    numbers = range(1, len(reckoned.tournament.rounds) + len(reckoned.coming) + 1)
    rounds = [(str(each), words("tournament-boards-round", round=each)) for each in numbers]
    choose = words("tournament-boards-choose-round")
    return screen_of(
        "\n".join([f"## {title}", far, *_head(scene, paired)]),
        picture,
        listed,
        turning(
            *(page, pages, words, "t_schedule"),
            lambda at: (scene.id, paired.number, at),
            mine=words("tournament-boards-my-table"),
            here=True,
        ),
        *[choices(choose, rounds, str(paired.number), "t_schedule", scene.id)] * (len(rounds) > 1),
        *[[button(words("report-button"), "t_protest", scene.id, emoji="⚖️")]]
        * hears_protests(scene, paired),
        *navigation(scene, "t_schedule"),
    )


def table_lines(
    scene: Scene, paired: Round, tables: Sequence[Table], seen: Mapping[int, TableSeen]
) -> list[TableLine]:
    """Some tables of a round, each with its result or how it stands."""
    return [_line(scene, paired, each, seen.get(each.number, TableSeen())) for each in tables]


def how_far_round(scene: Scene, paired: Round) -> str:
    """`5 of 8 tables are done`"""
    if paired.number > len(scene.reckoned.tournament.rounds):
        return scene.words("tournament-boards-round-to-come")
    return scene.words("tournament-boards-tables-done", **tables_done(scene.event, paired.number))


def schedule_page(
    scene: Scene, paired: Round, lines: Sequence[TableLine], byes: Sequence[int]
) -> SchedulePage:
    """Some tables of a round as they are shown, and these who sit out."""
    words, number = scene.words, scene.event.format.told(paired.number)
    far = how_far_round(scene, paired)
    by_hand = [words("tournament-pictures-by-hand")] * any(each.why for each in lines)
    return SchedulePage(
        title=scene.event.row.name,
        subtitle=f"{words('tournament-boards-round', round=number)} · {far}" if number else far,
        rows=tuple(_drawn(scene, each) for each in lines),
        byes=tuple(map(scene.plain, byes)),
        bye=words("tournament-boards-byes") if byes else "",
        notes=(*by_hand, *robots_notes((each.played for each in lines), words)),
    )


def page_of(scene: Scene, tables: Sequence[Table], page: int | None) -> int:
    """None: the page where the reader's own table is."""
    if page is not None:
        return page
    own = [at for at, each in enumerate(tables) if scene.sits(each)]
    if scene.event.format.open_seating:  # the newest are at the end
        return (own[-1] if own else max(0, len(tables) - 1)) // MOST_TABLES
    return (own[0] if own else 0) // MOST_TABLES


def hears_protests(scene: Scene, paired: Round) -> bool:
    """Return whether the tables of a round may report before its results stand (T9)."""
    current, row = scene.event.current, scene.event.row
    is_current = current is not None and current.number == paired.number
    heard = is_current and current is not None and current.protest_until is not None
    return heard and row.state == "running" and row.paused_at is None


def _head(scene: Scene, paired: Round) -> Iterator[str]:
    """The time of the round, where the reader sits."""
    words, event = scene.words, scene.event
    row = next((each for each in event.rounds if each.number == paired.number), None)
    if hears_protests(scene, paired) and row is not None and row.protest_until is not None:
        at = {"at": words.timestamp(row.protest_until, "t")}
        yield words("tournament-protests", left=words.timestamp(row.protest_until), **at)
    elif row is not None and row.closed_at is None and row.until is not None:
        if event.row.paused_at is not None:
            yield words("tournament-boards-round-paused")
        else:
            moments = {"at": words.timestamp(row.until, "t"), "left": words.timestamp(row.until)}
            yield words("tournament-boards-round-until", **moments)
    if event.state == "running" and paired.number == len(event.rounds):
        yield from foresight_lines(scene.reckoned, words)
    over = row is not None and (row.closed_at is not None or event.state != "running")
    own = [each.number for each in paired.tables if scene.sits(each)]
    if len(own) > 1:  # of a team of four two people sit at each of two tables
        is_current = event.current is not None and event.current.number == paired.number
        known = event.table_of_person(scene.reader) if scene.reader and is_current else None
        own = [known.number] if known else []
    if own:
        yield words(
            "tournament-boards-own-table-played" if over else "tournament-boards-own-table",
            table=own[0],
        )
    elif scene.own in paired.byes:
        yield words("tournament-boards-own-bye-played" if over else "tournament-boards-own-bye")


def _line(scene: Scene, paired: Round, table: Table, seen: TableSeen) -> TableLine:
    row = scene.reckoned.tournament.result_of(paired.number, table.number)
    line = TableLine(table, "waiting", url=seen.url)
    if isinstance(row, Forfeit):
        there = [side for side, own in enumerate(table.sides) if not set(own) <= set(row.absent)]
        ahead = there[0] if len(there) == 1 else None
        line = line._replace(state="forfeit", ahead=ahead, absent=row.absent, why=row.reason)
    elif isinstance(row, Played):
        best_of = max(each.parties for each in row.scores) > 1
        score = tuple(each.parties if best_of else each.points for each in row.scores)
        line = TableLine(
            *(table, "done", score, winner(row.scores)),
            *(row.absent, row.deals, seen.url, row, row.reason),
        )
    else:
        rows = scene.event.tables_of(paired.number)
        status = next((each.status for each in rows if each.number == table.number), None)
        if status is not None:
            state: State = "playing" if status in PLAYING else "done"
            line = line._replace(state=state, score=seen.score, deals=seen.deals)
    if not scene.teams:
        return line
    # A table of teams has no winner: the match has, when both are over (T5 c).
    one, other = (side[0] for side in table.sides)
    met = scene.reckoned.encounters().get((one, other), ())
    match = next((each for each in met if each.round == paired.number), None)
    if match is None or match.match_points is None:
        return line._replace(ahead=None)
    ahead_by = {WIN: 0, LOSS: 1}
    return line._replace(ahead=ahead_by.get(match.match_points), match=match)


def _drawn(scene: Scene, line: TableLine) -> ScheduleLine:
    sides = line.table.sides
    scores = [scene.words.number(each) for each in line.score or ()]
    if line.match is not None:
        swing = line.match.own - line.match.other
        scores = [signed(each, scene.words) for each in (swing, -swing)]
    marked = [
        robots_mark(line.played, side) + told for side, told in zip(sides, scores, strict=False)
    ]
    return ScheduleLine(
        line.table.number,
        tuple(map(scene.plain_side, sides)),
        tuple(marked) if line.score else None,
        line.state,
        line.ahead,
        own=scene.sits(line.table),
        by_hand=bool(line.why),
    )


def _lines(tell: Tell, lines: Sequence[TableLine], byes: Sequence[int]) -> Iterator[str]:
    """`[Table 4](…) · Ann and Ben – **Cléo and Dan** · 844 – 1,100`; heard
    `Table 4: Ann and Ben – Cléo and Dan, 844 – 1,100, you`."""
    words, section = tell.scene.words, ""
    for line in lines:
        named = line.table.section
        if named != section and not named.isdigit() and not tell.plain:
            section = named
            yield f"**{section_name(section, words)}**"
        yield _told(tell, line)
        match = line.match
        if match is None or match.forfeit or line.table.section != "2":
            continue
        # Below the second table of a match: who has won it, and by how many IMPs.
        if line.ahead is None:
            yield words("tournament-boards-match-drawn")
        else:
            imps = signed(abs(match.own - match.other), words)
            name = tell.side(line.table.sides[line.ahead], bold=True)
            yield words("tournament-boards-match-won", name=name, imps=imps)
    if byes:
        names = [tell.name(each) for each in byes[:MOST_BYES]]
        if len(byes) > MOST_BYES:
            names.append(words("tournament-boards-and-others", count=len(byes) - MOST_BYES))
        yield words("tournament-boards-byes-are", names=", ".join(names))


def _told(tell: Tell, line: TableLine) -> str:
    scene, words = tell.scene, tell.scene.words
    place = words("tournament-boards-table", table=line.table.number)
    sides = " – ".join(
        tell.side(side, bold=number == line.ahead) for number, side in enumerate(line.table.sides)
    )
    far = _how_far(tell, line)
    if tell.plain:
        by_hand = words("tournament-pictures-set") if line.why else ""
        own = tell.you(scene.sits(line.table))
        return tell.line(said(place, sides, words), *far, by_hand, own)
    told = tell.line(f"[{place}]({line.url})" if line.url else place, sides, *far)
    if not line.why:
        return told
    why = reason_text(shorten(line.why, LONGEST_WHY), words)
    return f"{told}\n-# ✏️ {words('tournament-organiser-by-hand', why=why)}"


def _how_far(tell: Tell, line: TableLine) -> Iterator[str]:
    """A table's score, and in words the sign that the picture has."""
    words = tell.scene.words
    if line.score is not None:
        yield " – ".join(map(words.number, line.score))
    if line.state == "playing":
        if line.deals:
            yield words("tournament-boards-deals-played", deals=line.deals)
        else:
            yield words("tournament-boards-table-playing")
    if line.state == "done" and line.score is None:
        yield words("tournament-boards-table-done")
    absent = tell.side(line.absent)
    if line.state == "forfeit":
        yield words("tournament-boards-table-forfeit", absent=absent)
    elif line.absent:
        yield words("tournament-boards-table-robots", absent=absent)
    yield from finished_text(line.played, words)


# Travelling sheets -------------------------------------------------------------------------------


async def travelling_screen(scene: Scene, place: BoardPlace, page: int | None = None) -> Screen:
    """The sheet of a board, in a tournament that has some known to all; a board that is not known
    gives way to the first of the last round. `page` None: the reader's own."""
    words, plan, tournament = scene.words, scene.event.plan, scene.reckoned.tournament
    boards = boards_played(tournament)
    if place not in boards:
        place = next(each for each in boards if each.round == boards[-1].round)
    lines = travelling_sheet(tournament, place)
    own = page_of(scene, [each.table for each in lines], page)
    page, pages, on_page = page_at(lines, own, MOST_TABLES)
    board = board_name(boards, place, words)
    drawn = travelling_page(scene, board, on_page)
    picture, listed = await shown(
        scene, "board", draw_travelling_sheet, drawn, lambda tell: _sheet_lines(tell, on_page)
    )
    title = words("tournament-boards-travelling", tournament=scene.title, board=board)
    tables = words("tournament-boards-travelling-tables", count=len(lines))
    measure = "match" if scene.teams else plan.measure
    return screen_of(
        f"## {title}\n{tables}",
        picture,
        listed,
        f"-# {words('tournament-boards-travelling-about', measure)}",
        *_turning(scene, boards, place, page, pages),
        *navigation(scene, "t_board"),
    )


def travelling_page(scene: Scene, board: str, lines: Sequence[SheetLine]) -> TravellingPage:
    """Some tables of the sheet of a board as they are shown; `board`: its name."""
    words = scene.words
    by_hand = [words("tournament-pictures-by-hand")] * any(each.row.reason for each in lines)
    robots = [
        each.row for each in lines if each.row.absent or each.row.by_robots(each.board.number)
    ]
    return TravellingPage(
        title=scene.event.row.name,
        subtitle=board,
        columns=(
            words("tournament-boards-travelling.contract"),
            words("tournament-boards-travelling.points"),
            words("tournament-boards-travelling", scene.event.plan.measure),
        ),
        rows=tuple(_row(scene, each) for each in lines),
        notes=(*by_hand, *robots_notes(robots, words)),
    )


def board_name(boards: Sequence[BoardPlace], place: BoardPlace, words: Words) -> str:
    """`Board 3`; where there are several rounds `Round 2 · Board 3`."""
    if boards[-1].round == 1:
        return words("tournament-boards-board", board=place.number)
    return words("tournament-boards-board-of-round", round=place.round, board=place.number)


def contract_text(contract: Contract, words: Words, *, plain: bool = False) -> str:
    """`♥`, `100 ♥ ×2`; plain: `100 hearts ×2`"""
    trump = parse_trump(contract.trump)
    named = (words.suit_name if plain else words.suit)(trump)
    doubled = f" ×{contract.multiplier}" if contract.multiplier > 1 else ""
    return words.contract(contract.points, named) + doubled


def _passed(line: SheetLine, words: Words) -> str:
    """Why there is no contract; empty where it is not known."""
    everybody = not any(line.board.points) and not line.row.reason
    return words("tournament-boards-travelling-passed") if everybody else ""


def _worth(scene: Scene, line: SheetLine, side: int) -> str:
    value = line.worth[side]
    if not line.table.sides[side]:
        return ""  # the robots of a daily: nobody is compared
    if value is None:
        return NOTHING
    worth = signed if scene.event.plan.measure == "imps" else whole_percent
    return worth(value, scene.words)


def _row(scene: Scene, line: SheetLine) -> TravellingLine:
    contract, words = line.board.contract, scene.words
    ends: dict[str, Literal["made", "capot", "failed"]] = {
        DealOutcome.MADE: "made",
        DealOutcome.CAPOT: "capot",
        DealOutcome.PIT: "capot",
        DealOutcome.DEDANS: "failed",
    }
    mark = contract and ContractMark(
        scene.event.plan.seats.of(contract.taker),
        parse_trump(contract.trump),
        "" if contract.points is None else words.bid_points(contract.points),
        contract.multiplier,
        ends.get(contract.outcome, ""),
    )
    sides = scene.event.plan.seats.numbers
    return TravellingLine(
        tuple(map(scene.plain_side, line.table.sides)),
        mark,
        tuple(_points(scene, line, side) for side in sides),
        tuple(_worth(scene, line, side) for side in sides),
        own=scene.sits(line.table),
        by_hand=bool(line.row.reason),
        note=_passed(line, words),
    )


def _points(scene: Scene, line: SheetLine, side: int) -> str:
    """Points, marked where robots played for who did not come, or finished the board."""
    mark = robots_mark(line.row, line.table.sides[side], line.board.number)
    return f"{mark}{scene.words.number(line.board.points[side])}"


def _sheet_lines(tell: Tell, lines: Sequence[SheetLine]) -> Iterator[str]:
    """`**75%** – 25% · __Ann & Ben__ – Cléo & Dan`; below `♥ by Ann & Ben · Made · 162 – 0`"""
    scene, words = tell.scene, tell.scene.words
    for line in lines:
        sides = " – ".join(map(tell.side, line.table.sides))
        numbers = scene.event.plan.seats.numbers
        first, *others = filter(None, (_worth(scene, line, side) for side in numbers))
        if tell.plain:
            compared = said(sides, " – ".join((first, *others)), words)
            yield tell.line(compared, *_played(tell, line), tell.you(scene.sits(line.table)))
        else:
            yield f"{' – '.join((f'**{first}**', *others))} · {sides}"
            yield f"-# {tell.line(*_played(tell, line))}"


def _played(tell: Tell, line: SheetLine) -> Iterator[str]:
    scene, words, contract = tell.scene, tell.scene.words, line.board.contract
    if contract is not None:
        named = contract_text(contract, words, plain=tell.plain)
        side = line.table.sides[scene.event.plan.seats.of(contract.taker)]
        who = scene.names.side(side, tell.longest, plain=tell.plain)
        yield words("tournament-boards-travelling-taken", contract=named, who=who)
        yield words("deal-outcome", contract.outcome)
    yield _passed(line, words) if contract is None else ""
    numbers = scene.event.plan.seats.numbers
    yield " – ".join(_points(scene, line, side) for side in numbers)
    if line.row.reason:
        yield words("tournament-pictures-set")


def _turning(
    scene: Scene, boards: Sequence[BoardPlace], place: BoardPlace, page: int, pages: int
) -> Iterator[list[Item]]:
    """The boards before and after, the other pages of this one, and all boards to choose from."""
    words, verb, at = scene.words, "t_board", boards.index(place)
    names = [board_name(boards, each, words) for each in boards]
    yield [
        button(names[number], verb, scene.id, *boards[number], OWN, emoji=sign)
        for number, sign in ((at - 1, "⬅️"), (at + 1, "➡️"))
        if 0 <= number < len(names)
    ]
    yield turning(page, pages, words, verb, lambda other: (scene.id, *place, other), here=True)
    if len(names) > 2:
        values = [f"{each.round}:{each.number}" for each in boards]
        offered = list(zip(values, names, strict=True))
        choose = words("tournament-boards-choose-board")
        yield choices(choose, offered, values[at], verb, scene.id)
