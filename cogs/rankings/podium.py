"""The post at the end of a season: the podium as a picture, the first of each kind of game."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.result_schema import Season
from bot.storage.ratings import leaderboards
from bot.storage.ratings.leaderboards import PROVISIONAL, By, Line, RankingBoard
from bot.text import Words
from card_images.leaderboard import PodiumPage, PodiumStep, draw_podium
from card_images.look import look_for
from cogs.pictures import Pictures
from cogs.press import BLUE, button
from cogs.rankings.leaderboard_screen import (
    HERE,
    PROVISIONAL_MARK,
    RankedPerson,
    board_alt,
    medal_notes,
    row_of,
    row_text,
    season_name,
)
from cogs.screens.screen import GOLD, Picture, Screen, club_link, screen_of

RANKS = 3
"""on the podium"""
MOST = 5
"""people of a pool who are named: equals share a rank"""
MOST_EQUAL = 100
"""people who are looked at to say how many there are more"""
ROOM = 3400
"""characters of the lists; Discord takes 4,000 with what stands around them"""


class Winners(NamedTuple):
    """The first of a kind of games."""

    pool: str
    people: int
    """on its final table"""
    lines: Sequence[Line]
    """best first; nobody who hides"""
    more: int = 0
    """of the same ranks, for whom there is no room"""


async def winners_of(connection: AsyncConnection, scope: int, season: int) -> list[Winners]:
    """The first of each pool in which anybody stands on a season's board, most people first; nobody
    where nobody has played enough, or all who have hide."""
    found: list[Winners] = []
    for pool in await leaderboards.pools_on(connection, scope, season):
        board = RankingBoard(scope, season, pool)
        if people := await leaderboards.count(connection, board):
            lines = await leaderboards.podium(connection, board, MOST_EQUAL)
            first = [each for each in lines if each.rank <= RANKS]
            found.append(Winners(pool, people, first[:MOST], len(first) - len(first[:MOST])))
    return sorted(found, key=lambda each: -each.people)


async def podium_screen(
    season: Season,
    winners: Sequence[Winners],
    words: Words,
    pictures: Pictures,
    address: str = "",
) -> Screen:
    """`winners`: those of the pool with most people first, who are drawn; `address`: of the club's
    pages for browsers, where it has some."""
    first = winners[0]
    picture = await _picture(season, first, words, pictures)
    board = first.pool, HERE, season.id, By.RATING.value, 0
    name, date = season_name(season, words), mark_of(season)
    notes = [*podium_notes(winners, words), words("podium-about")]
    return screen_of(
        f"## {words('podium-title')}\n{words('podium-season', season=name, date=date)}",
        picture,
        *_lists(winners, words),
        "\n".join(f"-# {each}" for each in notes),
        [
            button(words("podium-table"), "board", *board, style=BLUE, emoji="🏆"),
            *club_link(words, address and f"{address}/season?season={season.id}"),
        ],
        colour=GOLD,
    )


def podium_notes(winners: Sequence[Winners], words: Words) -> Iterator[str]:
    """What its signs mean, and how much somebody has played who has a medal."""
    if any(line.provisional for each in winners for line in each.lines):
        yield words("leaderboard-provisional", mark=PROVISIONAL_MARK, count=PROVISIONAL)
    yield from medal_notes([each.pool for each in winners], words)


def mark_of(season: Season) -> str:
    """Return what stands in the post of a season and in no other: when it ended."""
    return f"<t:{int(season.ends_at)}:D>"


def _lists(winners: Sequence[Winners], words: Words) -> list[str]:
    """Name as many of each pool as there is room for, and say how many there are more."""
    told: list[str] = []
    for most in range(max(len(each.lines) for each in winners), 0, -1):
        told = ["\n".join(_list(each, most, words)) for each in winners]
        if sum(map(len, told)) <= ROOM:
            break
    return told


def _list(winners: Winners, most: int, words: Words) -> Iterator[str]:
    players = words("digest-players", count=winners.people)
    yield f"**{words('pool-name', winners.pool)}** · {players}"
    yield from (row_text(each, words) for each in _rows(winners, words)[:most])
    if more := winners.more + max(0, len(winners.lines) - most):
        yield words("tournament-player-more", count=more)


def _rows(winners: Winners, words: Words) -> list[RankedPerson]:
    return [row_of(each.standing_still(), None, words) for each in winners.lines]


async def _picture(season: Season, winners: Winners, words: Words, pictures: Pictures) -> Picture:
    name, pool = season_name(season, words), words("pool-name", winners.pool)
    rows = _rows(winners, words)
    steps = tuple(
        PodiumStep(
            rank,
            tuple(each.names[0] or words("former-player") for each in equal),
            equal[0].rating,
        )
        for rank, group in groupby(rows, key=lambda each: each.rank)
        for equal in [list(group)]
    )
    data = await pictures.draw(draw_podium, PodiumPage(name, pool, steps), look_for(words))
    alt = board_alt(f"{words('podium-title')} · {name} · {pool}", rows, None, words)
    return Picture("podium.png", data, alt)
