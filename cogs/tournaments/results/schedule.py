"""A round of a tournament: who meets whom, where, and how it goes."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from bot.text import Words
from bot.tournaments import Forfeit, Played, Round, Table
from bot.tournaments.scoring import LOSS, WIN, winner
from bot.tournaments.shown.reckoned import Encounter, Encounters, Reckoned
from bot.visible_text import shorten
from card_images.rounds import MOST_TABLES, ScheduleLine, SchedulePage, draw_schedule
from cogs.pictures import Pictures
from cogs.press import Item, button, press_id
from cogs.screens.paging import OWN, choices, pages_of, turns
from cogs.screens.screen import FELT, Items, Picture, Screen, screen_of
from cogs.tournaments.organising.log_screen import reason_text
from cogs.tournaments.results.lines import signed
from cogs.tournaments.results.standings import early_screen, nobody_plays
from cogs.tournaments.scene import (
    Scene,
    finished_text,
    fitting,
    fitting_alt,
    foresight_lines,
    navigation,
    robots_mark,
    robots_notes,
    said,
    section_name,
    tables_done,
)

MOST_BYES: Final = 8
LONGEST_WHY: Final = 60
"""characters of the reason of a correction"""

State = Literal["waiting", "playing", "done", "forfeit"]
PLAYING: Final = ("playing", "paused")
"""statuses of games that go on"""


class Seen(NamedTuple):
    """A table of a round beside its pairing: its game's thread, and how far it has come."""

    url: str | None = None
    score: tuple[int, int] | None = None
    """while it is played"""
    deals: int = 0
    """finished"""


class TableLine(NamedTuple):
    """A table as it is shown."""

    table: Table
    state: State
    score: tuple[int, int] | None = None
    ahead: Literal[0, 1] | None = None
    """the side that has won"""
    absent: tuple[int, ...] = ()
    deals: int = 0
    url: str | None = None
    played: Played | None = None
    why: str = ""
    """the reason of an organiser who has entered or corrected the result"""
    match: Encounter | None = None
    """of teams: what both tables brought, as the first side of this one saw it"""

    @property
    def robots(self) -> tuple[int, ...]:
        """The entries for which robots played, as nobody of them came."""
        return self.played.absent if self.played else ()


async def schedule_screen(
    scene: Scene,
    reckoned: Reckoned,
    paired: Round,
    page: int | None,
    seen: Mapping[int, Seen],
    pictures: Pictures,
) -> Screen:
    """`seen` by the numbers of tables; `page` None: the reader's own."""
    if nobody_plays(paired):
        return early_screen(scene, reckoned, here="t_schedule")
    words, name = scene.words, scene.event.row.name
    page, pages = page_of(scene, paired, page), pages_of(len(paired.tables), MOST_TABLES)
    lines = [
        _line(scene, reckoned, paired, each, seen.get(each.number, Seen()))
        for each in tables_on(paired, page)
    ]
    if scene.event.plan.format.two_tables:
        met = reckoned.encounters()
        lines = [_of_match(each, paired.number, met) for each in lines]
    plain = _head_plain(scene, reckoned, paired)
    byes = paired.byes if page == pages - 1 else ()
    about = words("tournament-boards-round", round=paired.number)
    drawn = SchedulePage(
        title=name,
        subtitle=f"{about} · {plain}",
        rows=tuple(_drawn(scene, each) for each in lines),
        byes=tuple(scene.plain(each) for each in byes[:MOST_BYES]),
        bye=words("tournament-boards-byes") if byes else "",
        notes=tuple(_notes(lines, words)),
    )
    alt = fitting_alt(
        f"{drawn.title}, {drawn.subtitle}",
        lambda longest: _alt_lines(scene, lines, byes, longest),
    )
    data = await pictures.draw(draw_schedule, drawn, scene.look)
    picture = Picture("schedule.png", data, alt)
    values = {"round": paired.number, "tournament": words.name(name)}
    where = "\n".join([plain, *_head(scene, reckoned, paired)])
    turning: list[Item] = []
    if pages > 1:
        verb, *args = "t_schedule", scene.id, paired.number
        here = press_id(verb, scene.id, "here")
        mine = button(words("tournament-boards-my-table"), verb, *args, OWN, emoji="🙋")
        turning = [*turns(page, pages, words, lambda at: press_id(verb, *args, at), here), mine]
    numbers = range(1, len(reckoned.tournament.rounds) + len(reckoned.coming) + 1)
    rounds = [(str(each), words("tournament-boards-round", round=each)) for each in numbers]
    choose = words("tournament-boards-choose-round")
    items: Items = [
        f"## {words('tournament-boards-round-of', **values)}\n{where}",
        picture,
        fitting(lambda longest: _text_lines(scene, lines, byes, longest), 3200),
        [*turning],
        *(
            [choices(choose, rounds, str(paired.number), "t_schedule", scene.id)]
            * (len(rounds) > 1)
        ),
        *navigation(scene, reckoned, "t_schedule"),
    ]
    return screen_of(*items, colour=FELT)


def _notes(lines: Sequence[TableLine], words: Words) -> Iterator[str]:
    """Return what signs of the picture mean."""
    if any(each.why for each in lines):
        yield words("tournament-pictures-by-hand")
    yield from robots_notes((each.played for each in lines), words)


def page_of(scene: Scene, paired: Round, page: int | None) -> int:
    """One that is there; None: where the reader's own table is."""
    if page is not None:
        return min(max(0, page), pages_of(len(paired.tables), MOST_TABLES) - 1)
    places = (number for number, each in enumerate(paired.tables) if scene.sits(each))
    return next(places, 0) // MOST_TABLES


def tables_on(paired: Round, page: int) -> Sequence[Table]:
    return paired.tables[page * MOST_TABLES : (page + 1) * MOST_TABLES]


def _head(scene: Scene, reckoned: Reckoned, paired: Round) -> Iterator[str]:
    """The time of the round, where the reader sits."""
    words, event = scene.words, scene.event
    row = next((each for each in event.rounds if each.number == paired.number), None)
    if row is not None and row.closed_at is None and row.until is not None:
        if event.row.paused_at is not None:
            yield words("tournament-boards-round-paused")
        else:
            moments = {"at": words.timestamp(row.until, "t"), "left": words.timestamp(row.until)}
            yield words("tournament-boards-round-until", **moments)
    if event.state == "running" and paired.number == len(event.rounds):
        yield from foresight_lines(reckoned, words)
    over = row is not None and (row.closed_at is not None or event.state != "running")
    table = _own_table(scene, paired)
    if table is not None:
        yield words(
            "tournament-boards-own-table-played" if over else "tournament-boards-own-table",
            table=table,
        )
    elif scene.own in paired.byes:
        yield words("tournament-boards-own-bye-played" if over else "tournament-boards-own-bye")


def _own_table(scene: Scene, paired: Round) -> int | None:
    """The reader's; of a team of four two people sit at each of two tables."""
    own = [each.number for each in paired.tables if scene.sits(each)]
    if len(own) < 2:
        return own[0] if own else None
    current = scene.event.current
    if scene.reader is None or current is None or current.number != paired.number:
        return None
    row = scene.event.table_of_person(scene.reader)
    return row.number if row else None


def _head_plain(scene: Scene, reckoned: Reckoned, paired: Round) -> str:
    """How far the round is."""
    if paired.number > len(reckoned.tournament.rounds):
        return scene.words("tournament-boards-round-to-come")
    return scene.words("tournament-boards-tables-done", **tables_done(scene, paired.number))


def _line(scene: Scene, reckoned: Reckoned, paired: Round, table: Table, seen: Seen) -> TableLine:
    row = reckoned.tournament.result_of(paired.number, table.number)
    if isinstance(row, Forfeit):
        there = [not set(side) <= set(row.absent) for side in table.sides]
        ahead = None if there[0] == there[1] else 0 if there[0] else 1
        return TableLine(
            table, "forfeit", ahead=ahead, absent=row.absent, url=seen.url, why=row.reason
        )
    if isinstance(row, Played):
        one, other = row.scores
        best_of = max(one.parties, other.parties) > 1
        score = (one.parties, other.parties) if best_of else (one.points, other.points)
        ahead = winner(row.scores)
        won = None if ahead is None else 1 if ahead else 0
        return TableLine(table, "done", score, won, (), row.deals, seen.url, row, row.reason)
    rows = scene.event.tables_of(paired.number)
    status = next((each.status for each in rows if each.number == table.number), None)
    if status is None:
        return TableLine(table, "waiting", url=seen.url)
    state: State = "playing" if status in PLAYING else "done"
    return TableLine(table, state, seen.score, deals=seen.deals, url=seen.url)


def _of_match(line: TableLine, number: int, met: Encounters) -> TableLine:
    """A table of teams, which has no winner: the match has, when both are over (T5 c)."""
    one, other = (side[0] for side in line.table.sides)
    match = next((each for each in met.get((one, other), ()) if each.round == number), None)
    if match is None or match.match_points is None:
        return line._replace(ahead=None)
    ahead: dict[int, Literal[0, 1]] = {WIN: 0, LOSS: 1}
    return line._replace(ahead=ahead.get(match.match_points), match=match)


def _drawn(scene: Scene, line: TableLine) -> ScheduleLine:
    one, other = line.table.sides
    score = line.score and tuple(
        f"{robots_mark(line.played, side)}{told}"
        for side, told in zip(line.table.sides, _scores(scene, line), strict=True)
    )
    return ScheduleLine(
        line.table.number,
        (scene.plain_side(one), scene.plain_side(other)),
        (score[0], score[1]) if score else None,
        line.state,
        line.ahead,
        own=scene.sits(line.table),
        by_hand=bool(line.why),
    )


def _scores(scene: Scene, line: TableLine) -> Iterator[str]:
    """Return the points of both sides; of a match between teams its IMPs."""
    if line.match is None:
        yield from map(scene.words.number, line.score or ())
    else:
        swing = line.match.own - line.match.other
        yield from (signed(each, scene.words) for each in (swing, -swing))


# The list ----------------------------------------------------------------------------------------


def _text_lines(
    scene: Scene, lines: Sequence[TableLine], byes: Sequence[int], longest: int
) -> Iterator[str]:
    """`[Table 4](…) · Ann and Ben – **Cléo and Dan** · 844 – 1,100`"""
    section = ""
    for line in lines:
        named = line.table.section
        if named != section and not named.isdigit():
            section = named
            yield f"**{section_name(section, scene.words)}**"
        yield _text_line(scene, line, longest)
        yield from _match_told(scene, line, lambda side: f"**{scene.side(side, longest)}**")
    yield from _byes(scene, [f"**{scene.name(each, longest)}**" for each in byes])


def _text_line(scene: Scene, line: TableLine, longest: int) -> str:
    words, table = scene.words, line.table
    place = words("tournament-boards-table", table=table.number)
    sides = [scene.side(each, longest) for each in table.sides]
    if line.ahead is not None:
        sides[line.ahead] = f"**{sides[line.ahead]}**"
    parts = [f"[{place}]({line.url})" if line.url else place, " – ".join(sides)]
    parts += _how_far(scene, line, scene.side(line.absent or line.robots, longest))
    if not line.why:
        return " · ".join(parts)
    told = words(
        "tournament-organiser-by-hand", why=reason_text(shorten(line.why, LONGEST_WHY), words)
    )
    return f"{' · '.join(parts)}\n-# ✏️ {told}"


def _match_told(
    scene: Scene, line: TableLine, name: Callable[[tuple[int, ...]], str]
) -> Iterator[str]:
    """Below the second table of a match between teams: who has won it, and by how many IMPs."""
    match, words = line.match, scene.words
    if match is None or match.forfeit or line.table.section != "2":
        return
    if line.ahead is None:
        yield words("tournament-boards-match-drawn")
    else:
        imps = signed(abs(match.own - match.other), words)
        winner = name(line.table.sides[line.ahead])
        yield words("tournament-boards-match-won", name=winner, imps=imps)


def _how_far(scene: Scene, line: TableLine, absent: str) -> Iterator[str]:
    """Its score, and what a sign says in the picture."""
    words = scene.words
    if line.score is not None:
        yield " – ".join(map(words.number, line.score))
    if line.state == "playing":
        if line.deals:
            yield words("tournament-boards-deals-played", deals=line.deals)
        else:
            yield words("tournament-boards-table-playing")
    if line.state == "done" and line.score is None:
        yield words("tournament-boards-table-done")
    if line.state == "forfeit":
        yield words("tournament-boards-table-forfeit", absent=absent)
    if line.robots:
        yield words("tournament-boards-table-robots", absent=absent)
    yield from finished_text(line.played, words)


def _alt_lines(
    scene: Scene, lines: Sequence[TableLine], byes: Sequence[int], longest: int
) -> Iterator[str]:
    words = scene.words
    for line in lines:
        sides = [scene.plain_side(each, longest) for each in line.table.sides]
        table = words("tournament-boards-table", table=line.table.number)
        told = [said(table, " – ".join(sides), words)]
        told += _how_far(scene, line, scene.plain_side(line.absent or line.robots, longest))
        if line.why:
            told.append(words("tournament-pictures-set"))
        if scene.sits(line.table):
            told.append(words("tournament-pictures-you"))
        yield ", ".join(told)
        yield from _match_told(scene, line, lambda side: scene.plain_side(side, longest))
    yield from _byes(scene, [scene.plain(each, longest) for each in byes])


def _byes(scene: Scene, names: Sequence[str]) -> Iterator[str]:
    if not names:
        return
    words, shown = scene.words, list(names[:MOST_BYES])
    if len(names) > MOST_BYES:
        shown.append(words("tournament-boards-and-others", count=len(names) - MOST_BYES))
    yield words("tournament-boards-byes-are", names=", ".join(shown))
