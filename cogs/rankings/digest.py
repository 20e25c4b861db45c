"""The weekly post: what was played, who leads, who has climbed, and the deal of the week."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from discord import ui
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rankings.calendar import week_of
from bot.rules import Review
from bot.storage.delivery import digests
from bot.storage.delivery.digests import Week
from bot.storage.ratings import leaderboards, seasons
from bot.storage.ratings.leaderboards import ALL_TIME, By, Line, RankingBoard
from bot.tables import Game
from bot.text import Words
from card_images.look import look_for
from card_images.replay import draw_replay
from cogs.pictures import Pictures
from cogs.press import BLUE, button
from cogs.rankings.leaderboard_screen import MEDALS
from cogs.screens.alt import replay_alt
from cogs.screens.names import Teller, person_name, table_name
from cogs.screens.screen import GOLD, Items, Picture, Screen, screen_of
from cogs.table.sheet import sheet_text

CLIMBERS = 3
AMONG = 50
"""the best, among whom those are looked for who have climbed most"""


class News(NamedTuple):
    """The news of a server's week."""

    since: float
    until: float
    week: Week
    podium: Sequence[Line] = ()
    movers: Sequence[Line] = ()


async def news_of(
    connection: AsyncConnection, server_id: int, since: float, until: float, now: float
) -> News:
    """The news of a week, or of a part of it. Movement is known within a week that begins on
    Monday: late news are without."""
    week = await digests.week(connection, server_id, since, until)
    if week.pool is None:
        return News(since, until, week)
    season = await seasons.current(connection, server_id)
    board = RankingBoard(server_id, season.id if season else ALL_TIME, week.pool)
    podium = await leaderboards.podium(connection, board, len(MEDALS))
    best = await leaderboards.page(connection, board, By.RATING, 0, AMONG)
    movers = climbers(best) if week_of(now) == week_of(until) else []
    return News(since, until, week, podium, movers)


def climbers(best: Iterable[Line]) -> list[Line]:
    """Return those who have gained most places since the week began."""
    climbed = [each for each in best if each.moved is not None and each.moved > 0]
    return sorted(climbed, key=lambda each: (-(each.moved or 0), each.rank))[:CLIMBERS]


class Shown(NamedTuple):
    """The deal of the week, and the party that it is from."""

    replay: Review
    game: Game
    deal: int


async def digest_screen(
    news: News, shown: Shown | None, words: Words, pictures: Pictures
) -> Screen:
    """`shown`: None when no party of the week may be looked at."""
    items: Items = ["\n".join(news_lines(news, words))]
    if shown is not None:
        # All hands as they were before the first card: what would you have played?
        table = shown.replay.at(shown.deal, 0)
        data = await pictures.draw(draw_replay, table, pictures.seats(shown.game), look_for(words))
        picture = Picture("deal.png", data, replay_alt(table, shown.game, words))
        place, deal = (shown.game.id, shown.deal, 0), words("table-deal", number=shown.deal)
        last = shown.replay.at(shown.deal, shown.replay.last_step(shown.deal))
        items += [
            ui.Separator(),
            f"### {words('digest-deal')}\n{table_name(shown.game, words)} · {deal}",
            picture.gallery(),
            sheet_text(last.view, shown.deal, Teller(shown.game, words)),
            [button(words("history-replay"), "replay", *place, style=BLUE, emoji="🎞️")],
        ]
    return screen_of(*items, f"-# {words('digest-about')}", colour=GOLD)


def mark_of(until: float) -> str:
    """Return what stands in the post of a week and in no other: when the week ended."""
    return f"<t:{int(until)}:d>"


def news_lines(news: News, words: Words) -> Iterator[str]:
    """The title, what was played, the podium, and who has climbed."""
    yield f"## {words('digest-title')}"
    yield words(
        "digest-week",
        first=words.timestamp(news.since, "d"),
        last=mark_of(news.until),
        games=words("digest-games", count=news.week.parties),
        players=words("digest-players", count=news.week.people),
    )
    if news.podium:
        yield ""
        yield f"**{words('digest-podium', pool=words('pool-name', news.week.pool))}**"
        for each in news.podium:  # equals share a medal
            medal = MEDALS[each.rank - 1] if each.rank <= len(MEDALS) else f"{each.rank} ·"
            rating = words.number(round(each.shown))
            yield f"{medal} **{person_name(each.name, words)}** · {rating}"
    if news.movers:
        climbers = [
            words("digest-mover", name=person_name(each.name, words), places=each.moved or 0)
            for each in news.movers
        ]
        yield words("digest-movers", names=" · ".join(climbers))
