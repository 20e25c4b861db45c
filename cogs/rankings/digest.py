"""The weekly post: what was played, who leads, who has climbed, and the deal of the week."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.rules import Review
from bot.storage.delivery.digests import Week
from bot.storage.ratings.leaderboards import Line
from bot.tables import Game
from bot.text import Words
from card_images.look import look_for
from card_images.replay import draw_replay
from cogs.pictures import Pictures
from cogs.press import button
from cogs.screens.alt import replay_alt
from cogs.screens.names import Teller, person_name, table_name
from cogs.screens.screen import GOLD, Picture, Screen, layout, text
from cogs.table.sheet import sheet_text

MEDALS: Final = ("🥇", "🥈", "🥉")


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
    items: list[ui.Item[Any]] = [text("\n".join(news_lines(news, words)))]
    found: tuple[Picture, ...] = ()
    if shown is not None:
        picture = await _picture(shown, words, pictures)
        found = (picture,)
        items += [ui.Separator(), text(_deal_title(shown, words))]
        items += picture.items(text_first=False)
        items.append(text(_deal_text(shown, words)))
        items.append(ui.ActionRow(_replay_button(shown, words)))
    items.append(text(f"-# {words('digest-about')}"))
    return Screen(layout(*items, colour=GOLD), found)


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
        yield from (_place(each, words) for each in news.podium)
    if news.movers:
        climbers = [
            words("digest-mover", name=person_name(each.name, words), places=each.moved or 0)
            for each in news.movers
        ]
        yield words("digest-movers", names=" · ".join(climbers))


def _place(line: Line, words: Words) -> str:
    """Equals share a medal."""
    medal = MEDALS[line.rank - 1] if line.rank <= len(MEDALS) else f"{line.rank} ·"
    name, rating = person_name(line.name, words), words.number(round(line.shown))
    return f"{medal} **{name}** · {rating}"


# The deal of the week ----------------------------------------------------------------------------


async def _picture(shown: Shown, words: Words, pictures: Pictures) -> Picture:
    """All hands as they were before the first card: what would you have played?"""
    table = shown.replay.at(shown.deal, 0)
    data = await pictures.draw(draw_replay, table, pictures.seats(shown.game), look_for(words))
    return Picture("deal.png", data, replay_alt(table, shown.game, words))


def _deal_title(shown: Shown, words: Words) -> str:
    deal = words("table-deal", number=shown.deal)
    where = f"{table_name(shown.game, words)} · {deal}"
    return f"### {words('digest-deal')}\n{where}"


def _deal_text(shown: Shown, words: Words) -> str:
    last = shown.replay.at(shown.deal, shown.replay.last_step(shown.deal))
    return sheet_text(last.view, shown.deal, Teller(shown.game, words))


def _replay_button(shown: Shown, words: Words) -> ui.Item[Any]:
    return button(
        words("history-replay"),
        "replay",
        shown.game.id,
        shown.deal,
        0,
        style=discord.ButtonStyle.primary,
        emoji="🎞️",
    )
