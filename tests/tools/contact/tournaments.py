"""Tournaments of 4, 16, 64 and 500 entries: the first page, one in the middle, and the last."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from bot.rules import NoSuit, Suit
from bot.text import COMPLETE, Words, words_for
from card_images.bracket import (
    BracketGame,
    BracketPage,
    BracketSection,
    BracketSide,
    BracketStage,
    draw_bracket,
    pages_of,
)
from card_images.cross_table import CrossTable, blocks_of, draw_cross_table
from card_images.leaderboard import PodiumPage, PodiumStep, draw_podium
from card_images.look import Look
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
from card_images.standings import MOST_ROWS, StandingsLine, StandingsPage, draw_standings
from tests.tools.contact.looks import in_turn

SIZES = (4, 16, 64, 500)
TITLE = "Friday contest"
LONG_TITLE = f"{TITLE} of the Association of the Friends of Belote"
NAMES = (
    "Amélie & Jean-François",
    "Bob the Builder & Zoë",
    "Дмитрий 🦊 & Ελένη",
    "Ann & Bob",
    f"{'W' * 32} & Tim",
    "مريم & 李小龍",
    "x & y",
    "Robot 1 & Jeanne",
    "Marie-Claire Dubois & Pierre-Antoine Lefèvre",
    "Tom & Lea",
    "Sofie & Hans",
    "Joost & Anneke",
    "Claudia & Klaus-Dieter",
)
PEOPLE = (
    *("Ines", "Paul", "Karl", "Ben", "Claudia", "Klaus-Dieter", "Sophie", "Matthijs", "Lotte"),
    *("Jean-Baptiste", "Éloïse", "Wim", "Hannelore", "Guy", "Marguerite", "Ali", "Bernadette"),
)
ENGLISH = words_for("en")
CONCOURS = (*("points", "parties", "difference", "capots", "failed", "direct", "best", "lot"),)
"""the tie-breaks of the format that has most"""
STAGES = ("Final", "Semi-finals", "Quarter-finals")
OWN = 3
"""the reader's entry, from 0"""

Page = TypeVar("Page")
Drawn = StandingsPage | BracketPage | CrossTable | SchedulePage | TravellingPage | PodiumPage


def name(entry: int) -> str:
    """The name of a pair: the first are hard to draw, the others as people are called."""
    if entry < len(NAMES):
        return NAMES[entry]
    return f"{PEOPLE[entry % len(PEOPLE)]} & {PEOPLE[entry * 5 // 3 % len(PEOPLE)]}"


def headings(words: Words, tie_breaks: Sequence[str] = CONCOURS) -> tuple[str, ...]:
    return tuple(words(f"tournament-column-short.{each}") for each in tie_breaks)


def standings(
    entries: int, columns: int = len(CONCOURS), words: Words = ENGLISH
) -> list[StandingsPage]:
    """All pages; ties that are told apart by every column, one that is not, one who has gone, one
    who has less for a penalty."""
    rows = [_standings_line(entry, columns, words) for entry in range(entries)]
    notes = words("tournament-boards-standings-decided"), words("tournament-pictures-penalty")
    about = words("tournament-boards-after-round", round=3, rounds=4)
    heads = headings(words)[:columns]
    return [
        StandingsPage(TITLE, about, heads, tuple(rows[first : first + MOST_ROWS]), notes)
        for first in range(0, entries, MOST_ROWS)
    ]


def _standings_line(entry: int, columns: int, words: Words = ENGLISH) -> StandingsLine:
    difference = 612 - 97 * (entry % 13)
    cells = (
        words.number(9213 - 17 * entry),
        str(4 - entry % 4),
        f"{'+' if difference > 0 else '−'}{abs(difference)}",
        str(3 - entry % 4),
        str(entry % 5),
        "–" if entry % 3 else "1",
        words.number(1612 - 3 * entry),
        str(entry * 37 % 500 + 1),
    )
    return StandingsLine(
        rank=entry + 1 - (entry % MOST_ROWS == 7),
        name=name(entry),
        cells=cells[:columns],
        own=entry % MOST_ROWS == OWN,
        gone=entry % MOST_ROWS == 8,
        penalty=entry % MOST_ROWS in (OWN, 5),
        decided=None if entry == 0 else entry // 3 % columns if entry % 3 == 0 else 0,
    )


def league(tournaments: int) -> StandingsPage:
    """Everybody's best three count."""
    rows = [
        StandingsLine(
            place + 1,
            people.partition(" & ")[0],
            (
                str(60 - 3 * place),
                *(f"({each})" if each % 2 else str(20 - place) for each in range(tournaments)),
            ),
            own=place == OWN,
        )
        for place, people in enumerate(NAMES[:MOST_ROWS])
    ]
    words = ENGLISH
    heads = words("tournament-league-total"), *(f"#{each + 1}" for each in range(tournaments))
    about = words("tournament-league-best", best=3)
    notes = (words("tournament-league-does-not-count"),)
    return StandingsPage("Winter league", about, heads, tuple(rows), notes)


def pools() -> StandingsPage:
    """Two rankings one below the other."""
    first, second = (
        tuple(
            _standings_line(4 * pool + place, 3)._replace(rank=place + 1, own=False)
            for place in range(4)
        )
        for pool in range(2)
    )
    rows = (
        *(first[0]._replace(head="Pool 1"), *first[1:]),
        *(second[0]._replace(head="Pool 2"), *second[1:]),
    )
    return StandingsPage(TITLE, "Pools", headings(ENGLISH)[:3], rows)


def bracket(entries: int, done: int, section: str = "Main draw") -> BracketSection:
    """A bracket in which `done` stages are played, and half of the next one.

    The first entries have the byes. The reader wins all that they play.
    """
    size = 1 << (entries - 1).bit_length()
    order = [each for first in range(size // 2) for each in (first, size - 1 - first)]
    sides: list[str | None] = [name(each) if each < entries else "" for each in order]
    own = [each == OWN for each in order]
    stages: list[BracketStage] = []
    while len(sides) > 1:
        games = [
            _game(len(stages), place, (sides[2 * place], sides[2 * place + 1]), own, done)
            for place in range(len(sides) // 2)
        ]
        left = len(games).bit_length() - 1
        heading = STAGES[left] if left < len(STAGES) else f"Round of {len(sides)}"
        stages.append(BracketStage(heading, tuple(games)))
        winners = [_winner(game) for game in games]
        sides = [each.name if each else None for each in winners]
        own = [bool(each and each.own) for each in winners]
    return BracketSection(section, tuple(stages))


def _game(
    stage: int,
    place: int,
    names: tuple[str | None, str | None],
    own: Sequence[bool],
    done: int,
) -> BracketGame:
    mine = own[2 * place], own[2 * place + 1]
    one, other = (BracketSide(each, own=is_own) for each, is_own in zip(names, mine, strict=True))
    if "" in names:
        return BracketGame((one, other), open=False, note=ENGLISH("tournament-boards-bye"))
    played = stage < done or (stage == done and place % 2 == 0)
    if None in names or not played:
        note = f"Table {place + 1}" if stage == done else ""
        return BracketGame((one, other), open=True, note=note)
    first = mine[0] or (not mine[1] and (5 * place + stage) % 3 > 0)
    scores = ("1,012", str(640 + 7 * (place % 40))) if first else (str(870 + place % 90), "1,104")
    one, other = (
        side._replace(score=score, won=won)
        for side, score, won in zip((one, other), scores, (first, not first), strict=True)
    )
    notes = {5: "tournament-boards-forfeit", 6: "tournament-pictures-set"}
    note = ENGLISH(notes[place]) if place in notes else ""
    return BracketGame((one, other), open=False, note=note)


def _winner(game: BracketGame) -> BracketSide | None:
    """Return the side that goes on, nobody being an opponent of nobody."""
    one, other = game.sides
    if other.name == "" or one.won:
        return one
    return other if one.name == "" or other.won else None


def cross_table(entries: int, cell: Callable[[int, int], str]) -> CrossTable:
    """A round robin in the middle."""
    return CrossTable(
        TITLE,
        f"Round robin · {entries} pairs",
        tuple(map(name, range(entries))),
        tuple(
            tuple(
                "" if (row + column) % 5 == 0 or row == column else cell(row, column)
                for column in range(entries)
            )
            for row in range(entries)
        ),
        tuple(f"{12_000 - 7 * entry:,}" for entry in range(entries)),
        tuple(1 + entry * 5 % entries if entries % 5 else entry + 1 for entry in range(entries)),
        own=OWN,
        total="Points",
    )


def wins(row: int, column: int) -> str:
    """`+` and `−`: a forfeit. Robots played for the sixth."""
    told = "210210+210−"[(row * column + row) % 11]
    return f"🤖{told}" if row == 5 and told.isdigit() else told


def points(row: int, column: int) -> str:
    return str(1104 - 7 * row - 3 * column)


def scores(row: int, column: int) -> str:
    return f"{1104 - 7 * row}:{620 + 3 * column}"


def schedule(entries: int) -> list[SchedulePage]:
    """The pages of a round in which some tables play, and one entry does not."""
    rows = [_schedule_line(table) for table in range((entries - 1) // 2)]
    pages = [
        SchedulePage(TITLE, "Round 2 of 4", tuple(rows[first : first + MOST_TABLES]))
        for first in range(0, len(rows), MOST_TABLES)
    ]
    byes = (name(entries - 1), name(entries - 2))
    last = pages[-1]._replace(byes=byes, bye=ENGLISH("tournament-boards-byes"))
    notes = (ENGLISH("tournament-pictures-by-hand"),)
    return [each._replace(notes=notes) for each in (*pages[:-1], last)]


def _schedule_line(table: int) -> ScheduleLine:
    sides = name(2 * table), name(2 * table + 1)
    line = ScheduleLine(table + 1, sides, None, "waiting", own=table == OWN)
    match table % 4:
        case 0:
            by_hand = table % 8 == 0
            return line._replace(score=("1,012", "650"), state="done", winner=0, by_hand=by_hand)
        case 1:
            return line._replace(state="playing")
        case 2:
            return line._replace(score=("0", "972"), state="forfeit", winner=1)
        case _:
            return line


def travelling_sheet(tables: int, *, bids: bool = False) -> TravellingPage:
    """With every ending, one board passed out, and one that an organiser has entered."""
    words = ENGLISH
    rows = [_travelling_line(table, tables, bids) for table in range(tables)]
    heads = "contract", "points", "imps" if bids else "percentage"
    columns = [words(f"tournament-boards-travelling.{each}") for each in heads]
    notes = words("tournament-pictures-by-hand"), words("tournament-pictures-robots")
    about = f"{words('tournament-boards-round', round=2)} · Board 3"
    return TravellingPage(TITLE, about, (columns[0], columns[1], columns[2]), tuple(rows), notes)


def _travelling_line(table: int, tables: int, bids: bool) -> TravellingLine:
    sides = name(2 * table), name(2 * table + 1)
    share = 100 * (tables - 1 - table) // max(1, tables - 1)
    worth = ("+3.25", "−3.25") if bids else (f"{share}%", f"{100 - share}%")
    line = TravellingLine(sides, None, ("0", "0"), worth, own=table == OWN)
    trumps = tuple(Suit) if not bids else (*Suit, NoSuit.NO_TRUMPS)
    match table % 6:
        case 4:
            return line._replace(note=ENGLISH("tournament-boards-travelling-passed"))
        case 5:
            return line._replace(points=("90", "72"), by_hand=True)
        case _:
            side = 1 if table % 3 == 2 else 0
            outcome = ("made", "capot", "failed", "made")[table % 6]
            bid = ("90", "capot", "160", "110")[table % 6] if bids else ""
            mark = ContractMark(
                side, trumps[table % len(trumps)], bid, 2 if bids and table % 3 == 1 else 1, outcome
            )
            points = ("🤖 122", "40") if table == 2 else ("252", "1,012")
            return line._replace(contract=mark, points=points)


def podium() -> PodiumPage:
    steps = (
        PodiumStep(1, (NAMES[0],), "4,213"),
        PodiumStep(2, (NAMES[4], NAMES[5]), "4,099"),
    )
    return PodiumPage(LONG_TITLE, "16 pairs", steps)


def shown(pages: Sequence[Page]) -> dict[str, Page]:
    """The first page, one in the middle and the last, by its number."""
    numbers = sorted({0, len(pages) // 2, len(pages) - 1})
    return {str(number + 1): pages[number] for number in numbers}


def pages() -> dict[str, Drawn]:
    """Everything that is drawn of a tournament, by name."""
    found: dict[str, Drawn] = {}
    for entries in SIZES:
        for number, page in shown(standings(entries)).items():
            found[f"standings {entries} {number}"] = page
        stages = entries.bit_length() - 3
        for number, section in shown(pages_of(bracket(entries, stages))).items():
            found[f"bracket {entries} {number}"] = BracketPage(
                TITLE, f"{entries} pairs", (section,)
            )
        for number, page in shown(schedule(entries)).items():
            found[f"schedule {entries} {number}"] = page
    for entries in SIZES[:3]:
        for number, block in shown(blocks_of(cross_table(entries, points))).items():
            found[f"cross table {entries} {number}"] = block
    six = bracket(6, 2), bracket(2, 0, "Consolante")
    return found | {
        **{f"standings {each}": standings(10, words=words_for(each))[0] for each in COMPLETE},
        **{f"league {each}": league(each) for each in (1, 4, 7)},
        "standings three columns": standings(16, 3)[0],
        "standings of pools": pools(),
        "standings four columns": standings(500, 4)[-1],
        "bracket played": BracketPage(LONG_TITLE, "64 pairs", (pages_of(bracket(64, 6))[-1],)),
        "bracket to come": BracketPage(TITLE, "64 pairs", (pages_of(bracket(64, 1))[-1],)),
        "bracket and consolante": BracketPage(TITLE, "6 pairs", six),
        "cross table wins": cross_table(12, wins),
        "cross table few wins": cross_table(8, wins),
        "cross table scores": blocks_of(cross_table(9, scores))[1],
        "travelling sheet": travelling_sheet(10),
        "travelling sheet of bids": travelling_sheet(7, bids=True),
        "podium": podium(),
    }


def draw(page: Drawn, look: Look) -> bytes:
    """The PNG of any of them."""
    match page:
        case StandingsPage():
            return draw_standings(page, look)
        case BracketPage():
            return draw_bracket(page, look)
        case CrossTable():
            return draw_cross_table(page, look)
        case SchedulePage():
            return draw_schedule(page, look)
        case TravellingPage():
            return draw_travelling_sheet(page, look)
        case PodiumPage():
            return draw_podium(page, look)


def samples() -> Iterator[tuple[str, bytes]]:
    looks = in_turn()
    for title, page in pages().items():
        yield title, draw(page, next(looks))
