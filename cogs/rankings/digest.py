"""The weekly post: what was played, who leads, who has climbed, and the deal of the week."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from discord import ui

from bot.rules import Review
from bot.storage.delivery.digests import Week
from bot.storage.ratings.leaderboards import Line
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


class News(NamedTuple):
    """The news of a server's week."""

    since: float
    until: float
    week: Week
    podium: Sequence[Line] = ()
    movers: Sequence[Line] = ()


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
