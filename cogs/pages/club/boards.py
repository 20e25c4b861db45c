"""Boards of a club as tables: from the rows that messages and pictures show, to nobody in
particular."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from bot.rankings.calendar import WEEK
from bot.rankings.digest import digest_after
from bot.storage.engine.result_schema import Season
from bot.storage.ratings import leaderboards, seasons
from bot.storage.ratings.leaderboards import (
    ALL_TIME,
    POOLS,
    By,
    Line,
    PairLine,
    RankingBoard,
)
from bot.text import Words
from bot.text.names import plain_name
from card_images.standings import StandingsLine
from cogs.pages.club.reading import Asked, Reading, listed
from cogs.pages.serving import Link
from cogs.pages.told import line_told, told
from cogs.pages.tournament.parts import Page, PlaceRow, Ranking
from cogs.press import Press
from cogs.rankings.digest import news_lines, news_of
from cogs.rankings.leaderboard import first_pool, load
from cogs.rankings.leaderboard_screen import (
    HERE,
    MEDALS,
    LeaderboardChoice,
    RankedPerson,
    board_notes,
    empty_board,
    how_paragraphs,
    movement,
    rank_text,
    row_of,
    season_id,
    season_name,
    seasons_around,
)
from cogs.rankings.podium import Winners, podium_notes, winners_of
from cogs.tournaments.listing import tournaments_listed

LONGEST = 40
"""characters of a name"""
EQUALS = 3
"""people who hold a record together, and are named"""


def board_of(
    lines: Iterable[Line | PairLine],
    by: By,
    words: Words,
    *,
    title: str = "",
    medals: Mapping[int, int] | None = None,
) -> Ranking:
    """A table of people, or of pairs; its first column is what it is ordered by."""
    rows = [row_of(each, None, words, medals) for each in lines]
    columns = list(_columns(rows, by))
    named = [
        words("pages-club-since") if each is None else _called(each, words) for each in columns
    ]
    shown = [
        PlaceRow(
            StandingsLine(row.rank, names_of(row, words), tuple(_cells(row, columns, words))),
            MEDALS[row.medal - 1] if row.medal else rank_text(row, words),
            "",
        )
        for row in rows
    ]
    return Ranking(title, [(each, each) for each in named], shown, ())


def names_of(row: RankedPerson, words: Words) -> str:
    """Who it is, as plain text."""
    named = [plain_name(each, LONGEST) if each else words("former-player") for each in row.names]
    return words.join_and(named)


def _columns(rows: Sequence[RankedPerson], by: By) -> Iterator[By | None]:
    """What is told of each, None: how they have moved. Pairs have no rating of their own."""
    first = By.WON if by is By.PAIR else by
    yield first
    told = (By.WON, By.RATE) if by is By.PAIR else (By.RATING, By.WON, By.RATE)
    yield from (each for each in told if each is not first)
    if any(row.new or row.moved is not None for row in rows):
        yield None


def _called(by: By, words: Words) -> str:
    return words("leaderboard-by", by.value)


def _cells(row: RankedPerson, columns: Iterable[By | None], words: Words) -> Iterator[str]:
    for each in columns:
        if each is None:
            yield _moved(row, words)
        elif each is By.WON:
            yield f"{words.number(row.won)}/{words.number(row.parties)}"
        else:
            yield row.value(each)


def _moved(row: RankedPerson, words: Words) -> str:
    """The movement; said in words to who hears it."""
    shown = movement(row, words)
    if not row.moved:
        return shown
    said = words("leaderboard-up" if row.moved > 0 else "leaderboard-down", places=abs(row.moved))
    return Markup('<span aria-hidden="true">{}</span><span class="unseen">{}</span>').format(
        shown, said
    )


# The leaderboard ----------------------------------------------------------------------------------


async def leaderboard_page(reading: Reading) -> Page:
    """A board, in the same pages as on Discord, with what may be chosen of it."""
    look, club, asked = reading.look, reading.club, reading.asked
    words, server = club.words, club.server
    pool = asked.pool or await look.ask(first_pool, server.id, words.language)
    wanted = Press("", (pool, HERE, asked.season, asked.by, str(asked.page)))
    board = await look.ask(load, server.id, LeaderboardChoice.read(wanted), None)
    choice = board.choice
    pools = {*await look.ask(leaderboards.pools_on, server.id, ALL_TIME), choice.pool}

    def at(**other: Any) -> str:
        same = Asked(pool=choice.pool, season=choice.season, by=choice.by)
        return reading.address("leaderboard", **same._replace(**other).query)

    by_pool = [
        Link(at(pool=each), words("pool-name", each), each == choice.pool)
        for each in POOLS
        if each in pools
    ]
    by_order = [Link(at(by=each), _called(each, words), each is choice.by) for each in By]
    title = f"{words('pool-name', choice.pool)} · {season_name(board.season, words)}"
    return Page(
        "club_leaderboard.html",
        words("pages-club-part.leaderboard"),
        {
            "choices": [
                (words("pages-club-choose.pool"), by_pool),
                (words("pages-club-choose.by"), by_order),
            ],
            "seasons": _seasons(
                (None, *seasons_around(board.seasons, board.season)),
                board.season,
                lambda each: at(season=each),
                words,
            ),
            "seasons_title": words("pages-club-choose.season"),
            "title": title,
            "ranking": board_of(board.lines, choice.by, words, title=title, medals=board.medals),
            "empty": told([empty_board(board, words)], club.moments),
            "notes": list(board_notes(board, words)),
            "turns": reading.turns(choice.page, board.pages, lambda page: at(page=page)),
            "how_title": words("leaderboard-how"),
            "how": told(how_paragraphs(words), club.moments),
        },
    )


# Seasons ------------------------------------------------------------------------------------------


class Podium(NamedTuple):
    """The first of a pool; `ranking` None: nobody has played enough."""

    pool: str
    players: str
    ranking: Ranking | None
    more: str
    whole: str
    """the address of the whole board"""


def podium_of(reading: Reading, winners: Winners, season: Season) -> Podium:
    """The podium of a pool, as the post at the end of the season has it."""
    words = reading.club.words
    pool = words("pool-name", winners.pool)
    query = Asked(pool=winners.pool, season=season_id(season)).query
    lines = [each.standing_still() for each in winners.lines]
    return Podium(
        pool,
        words("digest-players", count=winners.people),
        board_of(lines, By.RATING, words, title=pool) if lines else None,
        words("tournament-player-more", count=winners.more) if winners.more else "",
        reading.address("leaderboard", **query),
    )


async def season_page(reading: Reading) -> Page:
    """The podiums of a season; of the one that goes on, as they stand."""
    look, club = reading.look, reading.club
    words, server = club.words, club.server
    known = await look.ask(seasons.of_scope, server.id)
    wanted = (each for each in known if season_id(each) == reading.asked.season)
    season = next(wanted, next(iter(known), None))
    if season is None:
        none = told([words("pages-none")], club.moments)
        return Page("club_text.html", words("pages-club-part.season"), {"text": none})
    winners = await look.ask(winners_of, server.id, season.id)
    ends = words.timestamp(season.ends_at, "f")
    when = words("pages-club-season", "lasts" if season.last_result is None else "over", date=ends)
    return Page(
        "club_season.html",
        season_name(season, words),
        {
            "when": line_told(when, club.moments),
            "podiums": [podium_of(reading, each, season) for each in winners],
            "whole": words("pages-club-whole"),
            "nobody": words("pages-club-nobody"),
            "notes": list(podium_notes(winners, words)),
            "seasons": _seasons(
                seasons_around(known, season),
                season,
                lambda each: reading.address("season", **Asked(season=each).query),
                words,
            ),
            "seasons_title": words("pages-club-choose.season"),
        },
    )


def _seasons(
    offered: Sequence[Season | None],
    chosen: Season | None,
    at: Callable[[str], str],
    words: Words,
) -> list[Link]:
    """The ways to seasons and to all time (None), where there are several; `at`: the address of one
    by its name."""
    return [
        Link(at(season_id(each)), season_name(each, words), each == chosen) for each in offered
    ] * (len(offered) > 1)


# Records ------------------------------------------------------------------------------------------


class Record(NamedTuple):
    """The best at something, and how good they are."""

    what: str
    names: list[str]
    """of those who share it"""
    value: str


async def records_page(reading: Reading) -> Page:
    """Of the day who has won the duplicates, of the week its news, and of all time the first of
    each order of each board."""
    look, club = reading.look, reading.club
    words, server = club.words, club.server
    days = await look.ask(tournaments_listed, server.id, 0, daily=True)
    pools = await look.ask(leaderboards.pools_on, server.id, ALL_TIME)
    best = [(words("pool-name", each), await _best(reading, each)) for each in pools]
    return Page(
        "club_records.html",
        words("pages-club-part.records"),
        {
            "days_title": words("pages-club-daily"),
            "days": [listed(reading, each, days.winners.get(each.id, ())) for each in days.rows],
            "week": told(await week_told(reading), club.moments),
            "best_title": words("pages-club-best"),
            "best": [(pool, records) for pool, records in best if records],
            "nothing": words("pages-none"),
        },
    )


async def _best(reading: Reading, pool: str) -> list[Record]:
    """The first by each order of a board of all time; by the rating those who have played enough
    for a medal."""
    look, words = reading.look, reading.club.words
    board, found = RankingBoard(reading.club.server.id, ALL_TIME, pool), list[Record]()
    for by in By:
        match by:
            case By.RATING:
                lines = await look.ask(leaderboards.podium, board, EQUALS)
            case By.PAIR:
                lines = await look.ask(leaderboards.best_pairs, board, 0, EQUALS)
            case _:
                lines = await look.ask(leaderboards.page, board, by, 0, EQUALS)
        first = [row_of(each, None, words) for each in lines if each.rank == 1]
        if first:
            names = [names_of(each, words) for each in first]
            found.append(Record(_called(by, words), names, first[0].value(by)))
    return found


async def week_told(reading: Reading) -> list[str]:
    """The news of the week that goes on, as the digest at its end tells them; before anything is
    played in it, those of the last one."""
    club, now = reading.club, reading.club.moments.now
    begins = digest_after(now) - WEEK
    for since, until in ((begins, now), (begins - WEEK, begins)):
        news = await reading.look.ask(news_of, club.server.id, since, until, now)
        if news.week.parties:
            return list(news_lines(news, club.words))
    return []
