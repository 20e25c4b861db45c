"""A page of a leaderboard, with what may be chosen of it; the choice lives in the custom ids.

Its rows are lines of a message, rows of its picture, and sentences of its alt text.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, Self
from urllib.parse import urlencode

from discord import ui

from bot.storage.engine.result_schema import Season
from bot.storage.ratings.leaderboards import (
    DUPLICATE,
    MOST_PAIRS,
    PODIUM_MINIMUM,
    PODIUM_MINIMUM_OF_MATCHES,
    POOLS,
    PROVISIONAL,
    RATE_MINIMUM,
    By,
    Line,
    PairLine,
    podium_minimum,
)
from bot.text import Words
from bot.text.names import plain_name
from card_images.leaderboard import BoardPage, BoardRow, draw_leaderboard
from card_images.look import Look
from cogs.pictures import Pictures
from cogs.press import Item, Press, button, press_id
from cogs.screens.names import person_name
from cogs.screens.paging import choices, pages_of, turns
from cogs.screens.screen import GOLD, Items, Picture, Screen, alt_text, club_link, screen_of

PER_PAGE = 10
MEDALLED = 10
"""people with a medal at most: equals share one"""
HERE = "here"
EVERYWHERE = "all"
NOW = "now"
"""the season that goes on, whichever that is by then"""
ALL_TIME = "0"
MOST_SEASONS = 24
"""that a select has room for, beside all time"""


class LeaderboardChoice(NamedTuple):
    """A page of a board."""

    pool: str
    scope: str = HERE
    season: str = NOW
    """`NOW`, `ALL_TIME`, or the number of a row of `seasons`"""
    by: By = By.RATING
    page: int = 0
    """from 0"""

    @classmethod
    def read(cls, press: Press) -> Self:
        """Return what a custom id says; anything unknown in it is as it is at first."""
        pool, scope, season, by = (press.text(number) for number in range(4))
        return cls(
            pool=pool if pool in POOLS else POOLS[0],
            scope=EVERYWHERE if scope == EVERYWHERE else HERE,
            season=season or NOW,
            by=By(by) if by in tuple(By) else By.RATING,
            page=max(0, press.number(4)),
        )


class LeaderboardPage(NamedTuple):
    """The content of a page."""

    choice: LeaderboardChoice
    seasons: Sequence[Season]
    """of the scope, the newest first"""
    season: Season | None
    """None: all time"""
    total: int
    lines: Sequence[Line] | Sequence[PairLine]
    own: Line | PairLine | None
    reader_id: int | None
    """None: everybody reads it"""
    hidden: bool = False
    """the reader hides themselves"""
    rated: int = 0
    """people on it in whatever order, where the page is empty"""
    medals: Mapping[int, int] | None = None
    """of people, which they would stand on the podium with; None: the first three have them"""
    on_server: bool = True
    """else it is read in a direct message, where no channel and no server is at hand"""
    address: str = ""
    """of the pages for browsers of the club whose board it is; empty: it has none"""

    @property
    def pages(self) -> int:
        return pages_of(self.total, PER_PAGE)


async def board_screen(
    board: LeaderboardPage, words: Words, look: Look, pictures: Pictures
) -> Screen:
    """The picture and the list, the reader's own row in both, and the controls."""
    rows = [row_of(each, board.reader_id, words, board.medals) for each in board.lines]
    own = None
    if board.own is not None and board.own not in board.lines:
        own = row_of(board.own, board.reader_id, words, board.medals)
    by = board.choice.by
    title, value = words("pool-name", board.choice.pool), words("leaderboard-by", by.value)
    where = f"{scope_name(board.choice.scope, words)} · {season_name(board.season, words)}"
    head = f"{title} · {where} · {value}"
    title = f"## {words('leaderboard-title')}\n{head}"
    # Below stand five buttons already.
    items: Items = [
        ui.Section(title, accessory=each) for each in club_link(words, _in_browser(board))
    ] or [title]
    lines = [row_text(each, words) for each in rows]
    if rows:
        page = BoardPage(
            title=title,
            subtitle=where,
            value=value,
            rows=tuple(drawn(each, by, words) for each in rows),
            own=drawn(own, by, words) if own else None,
        )
        data = await pictures.draw(draw_leaderboard, page, look)
        items.append(Picture("leaderboard.png", data, board_alt(head, rows, own, words)))
    else:
        lines.append(empty_board(board, words))
    if own is not None:
        lines.append(f"\n{words('leaderboard-own')} {row_text(own, words)}")
    elif rows and board.own is None and board.reader_id is not None:
        lines.append(f"\n{words('leaderboard-not-on-it')}")
    return screen_of(
        *items,
        "\n".join(lines),
        "\n".join(f"-# {each}" for each in board_notes(board, words)),
        *_controls(board, words),
        colour=GOLD,
    )


def _in_browser(board: LeaderboardPage) -> str:
    """The address of the same board in a browser; empty where there is none."""
    pool, _, season, by, _ = board.choice
    query = urlencode({"pool": pool, "season": season, "by": by.value})
    return f"{board.address}/leaderboard?{query}" if board.address else ""


def scope_name(scope: str, words: Words) -> str:
    return words("leaderboard-here" if scope == HERE else "leaderboard-everywhere")


def scope_button(verb: str, where: Any, words: Words) -> Item:
    """The way from `where` to the games of this server, or to those of all."""
    scope, sign = (EVERYWHERE, "🌍") if where.scope == HERE else (HERE, "🏠")
    return button(scope_name(scope, words), verb, *where._replace(scope=scope), emoji=sign)


def season_name(season: Season | None, words: Words) -> str:
    """`Season 2 · Jul–Sep 2026`; None: all time"""
    if season is None:
        return words("leaderboard-all-time")
    months = words.months(season.starts_at, season.ends_at)
    return words("leaderboard-season", number=season.number, months=months)


def empty_board(board: LeaderboardPage, words: Words) -> str:
    """Why nobody stands there, and what leads there."""
    by, pool = board.choice.by, board.choice.pool
    if by is By.PAIR and pool == "decouverte":
        return words("leaderboard-empty-alone")
    if by is By.RATE and board.rated:
        return words("leaderboard-empty-rate", count=RATE_MINIMUM)
    if pool in ("robots", DUPLICATE):
        return words("leaderboard-empty", pool)
    return words("leaderboard-empty", pool=words("pool-name", pool))


def board_notes(board: LeaderboardPage, words: Words) -> Iterator[str]:
    """The page, and what signs and limits mean."""
    values = {"page": board.choice.page + 1, "pages": board.pages, "count": board.total}
    pairs = board.choice.by is By.PAIR
    if pairs and board.total >= MOST_PAIRS:
        yield words("leaderboard-most-pairs", **values)
    elif board.total or not board.rated:
        yield words("leaderboard-page-pairs" if pairs else "leaderboard-page", **values)
    shown = [*board.lines, *([board.own] if board.own else [])]
    if any(isinstance(each, Line) and each.provisional for each in shown):
        yield words("leaderboard-provisional", mark=PROVISIONAL_MARK, count=PROVISIONAL)
    if board.choice.by is By.RATE:
        yield words("leaderboard-minimum", count=RATE_MINIMUM)
    minimum = podium_minimum(board.choice.pool)
    if board.medals is not None and any(each.parties < minimum for each in shown):
        yield from medal_notes([board.choice.pool], words)
    if any(isinstance(each, Line) and each.moved is not None for each in shown):
        yield words("leaderboard-movement")
    if any(isinstance(each, Line) and each.new for each in shown):
        yield words("leaderboard-movement-new")
    if board.hidden and board.reader_id is not None:
        yield words("leaderboard-hidden")


def medal_notes(pools: Iterable[str], words: Words) -> Iterator[str]:
    """How much somebody has played who has a medal, in games and in duplicates."""
    minimums = {each == DUPLICATE: podium_minimum(each) for each in pools}
    for whole, minimum in sorted(minimums.items()):
        yield words("leaderboard-medals", count=minimum, of="duplicates" if whole else "games")


def how_screen(words: Words) -> Screen:
    """Show what is rated, what the rating is, and what does not count for it."""
    title = f"## {words('leaderboard-explained')}"
    return screen_of(title, *how_paragraphs(words), colour=GOLD)


def how_paragraphs(words: Words) -> Sequence[str]:
    return (
        words("leaderboard-explained-games"),
        words("leaderboard-explained-rating", count=PROVISIONAL),
        words("leaderboard-explained-leaving"),
        words("leaderboard-explained-same"),
        words("leaderboard-explained-duplicate"),
        words("leaderboard-explained-season"),
        words(
            "leaderboard-explained-podium",
            games=PODIUM_MINIMUM,
            duplicates=PODIUM_MINIMUM_OF_MATCHES,
        ),
        words("leaderboard-explained-hiding"),
    )


# Controls ----------------------------------------------------------------------------------------


def _controls(board: LeaderboardPage, words: Words) -> Iterator[list[Item]]:
    choice, choose = board.choice, words("leaderboard-choose")
    pools = [(each, words("pool-name", each)) for each in POOLS]
    around = seasons_around(board.seasons, board.season)
    seasons = [(ALL_TIME, words("leaderboard-all-time"))]
    seasons += [(season_id(each), season_name(each, words)) for each in around]
    orders = [(each.value, words("leaderboard-by", each.value)) for each in By]
    yield choices(choose, pools, choice.pool, "board_pool", *choice)
    yield choices(choose, seasons, choice.season, "board_season", *choice)
    yield choices(choose, orders, choice.by.value, "board_by", *choice)

    controls = turns(
        choice.page,
        board.pages,
        words,
        lambda page: press_id("board", *choice._replace(page=page)),
    )
    if board.on_server:
        # A past season of one scope is none of the other.
        season = choice.season if choice.season in (NOW, ALL_TIME) else NOW
        there = choice._replace(season=season, page=0)
        controls.append(scope_button("board_scope", there, words))
        controls.append(button(words("leaderboard-post"), "board_post", *choice, emoji="📣"))
    yield [*controls, button(words("leaderboard-how"), "board_how", emoji="ℹ️")]


def seasons_around(seasons: Sequence[Season], chosen: Season | None) -> Sequence[Season]:
    """The seasons that a select has room for, the newest always among them: who chooses the oldest
    of these finds older ones next time."""
    place = seasons.index(chosen) if chosen in seasons else 0
    first = max(0, min(place - MOST_SEASONS // 2, len(seasons) - MOST_SEASONS))
    shown = seasons[first : first + MOST_SEASONS]
    return [seasons[0], *shown[1:]] if first else shown


def season_id(season: Season | None) -> str:
    """A season as custom ids call it."""
    if season is None:
        return ALL_TIME
    return NOW if season.last_result is None else str(season.id)


# Rows -------------------------------------------------------------------------------------------

MEDALS = ("🥇", "🥈", "🥉")
PROVISIONAL_MARK = "?"
NAME_LENGTHS = (32, 20, 14, 8)
"""names are shortened until alt text is short enough"""


class RankedPerson(NamedTuple):
    """A person on a board, or two of them, written for a reader."""

    rank: int
    names: tuple[str, ...]
    """as people call themselves; empty: forgotten"""
    rating: str
    """empty for a pair"""
    won: int
    parties: int
    rate: str
    moved: int | None
    mine: bool
    new: bool = False
    beyond: bool = False
    """further back than `rank` anyhow"""
    medal: int = 0
    """1 to 3; 0: none"""

    def value(self, by: By) -> str:
        """Return what the board is ordered by."""
        return {By.RATING: self.rating, By.RATE: self.rate}.get(by, str(self.won))


def row_of(
    line: Line | PairLine,
    reader_id: int | None,
    words: Words,
    medals: Mapping[int, int] | None = None,
) -> RankedPerson:
    """`reader_id`: None when everybody reads it; `medals`: by person, None: as the ranks are."""
    won, parties = line.won, line.parties
    rate = words.percent(won / parties) if parties else ""
    medal = line.rank
    if isinstance(line, PairLine):
        mine, names = reader_id in (line.first_id, line.second_id), (line.first, line.second)
        rank = min(line.rank, MOST_PAIRS)
        row = RankedPerson(rank, names, "", won, parties, rate, None, mine, beyond=line.beyond)
    else:
        mine = line.person_id == reader_id
        mark = PROVISIONAL_MARK if line.provisional else ""
        rating = f"{words.number(round(line.shown))}{mark}"
        row = RankedPerson(
            line.rank, (line.name,), rating, won, parties, rate, line.moved, mine, line.new
        )
        if medals is not None:
            medal = medals.get(line.person_id, 0)
    return row._replace(medal=medal if medal <= len(MEDALS) else 0)


def row_text(row: RankedPerson, words: Words) -> str:
    """`🥇 **Anna** · 1,034 · 7 of 12 won, 58% · ▲ 3`; the reader's own name is underlined."""
    mark = MEDALS[row.medal - 1] if row.medal else f"{rank_text(row, words)} ·"
    name = words.join_and([person_name(each, words) for each in row.names])
    name = f"__{name}__" if row.mine else name
    parts = [f"**{name}**", row.rating, _won(row, words), movement(row, words)]
    return f"{mark} {' · '.join(filter(None, parts))}"


def drawn(row: RankedPerson, by: By, words: Words) -> BoardRow:
    """The row as the picture has it."""
    names = tuple(each or words("former-player") for each in row.names)
    detail = f"{words.number(row.won)}/{words.number(row.parties)} · {row.rate}"
    new = words("leaderboard-new") if row.new else ""
    place = f"{row.rank}+" if row.beyond else ""
    value, crowned = row.value(by), row.medal > 0
    return BoardRow(row.rank, names, value, detail, row.moved, row.mine, new, place, crowned)


def movement(row: RankedPerson, words: Words) -> str:
    """`▲ 3`, `▼ 1`, `–`, `new`; nothing when it is not known."""
    moved = row.moved
    if moved is None:
        return words("leaderboard-new") if row.new else ""
    return f"▲ {moved}" if moved > 0 else f"▼ {-moved}" if moved else "–"


def rank_text(row: RankedPerson, words: Words) -> str:
    return f"{words.number(row.rank)}{'+' if row.beyond else ''}"


def _won(row: RankedPerson, words: Words) -> str:
    return words("leaderboard-won", won=row.won, count=row.parties, rate=row.rate)


# Alt text ----------------------------------------------------------------------------------------


def board_alt(
    head: str, rows: Sequence[RankedPerson], own: RankedPerson | None, words: Words
) -> str:
    """The content of the picture; `own` stands below the page.

    Where there is no room for it, all but the games won, which the list has as well.
    """

    def told(longest: int, *, brief: bool) -> Iterator[str]:
        yield f"{head}."
        yield from (f"{_told(each, words, longest, brief=brief)}." for each in rows)
        if own is not None:
            yield f"{words('leaderboard-own')} {_told(own, words, longest, brief=brief)}."

    return alt_text(NAME_LENGTHS, partial(told, brief=False), partial(told, brief=True))


def _told(row: RankedPerson, words: Words, longest: int, *, brief: bool) -> str:
    names = [plain_name(each, longest) if each else words("former-player") for each in row.names]
    moved = words("leaderboard-new") if row.new else ""
    if not row.new and row.moved:
        up = row.moved > 0
        moved = words("leaderboard-up" if up else "leaderboard-down", places=abs(row.moved))
    parts = [words.join_and(names), row.rating, "" if brief else _won(row, words), moved]
    return words("labelled", label=rank_text(row, words), text=", ".join(filter(None, parts)))
