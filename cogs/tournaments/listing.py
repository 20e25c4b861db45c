"""`/tournament list`: the tournaments of a server, page by page; its dailies have a list of their
own."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.tournament_schema import TournamentRow
from bot.storage.tournaments import records, tournaments
from bot.storage.tournaments.records import First
from bot.text import Words
from bot.text.names import plain_name
from cogs.answering import Sentence
from cogs.bot import Click
from cogs.feature import Feature, clicked
from cogs.press import Item, button
from cogs.screens.names import person_name
from cogs.screens.screen import Screen, screen_of
from cogs.servers.here import server_here
from cogs.tournaments.choosing import KNOWN
from cogs.tournaments.scene import fitting, value_text

PER_PAGE = 10
ROOM = 3800
"""characters of a message for its list; Discord takes 4,000 with the title"""
MOST_WINNERS = 2
"""of a tournament, or of each direction; of others there is told how many"""


class Listed(NamedTuple):
    """A page of one of the two lists, in its order."""

    rows: Sequence[TournamentRow]
    winners: Mapping[int, Sequence[First]]
    """by tournament"""
    total: int
    """tournaments on all pages"""
    page: int
    """from 0"""
    daily: bool


def listing_screen(listed: Listed, words: Words, *, others: int = 0) -> Screen:
    """Show a page, with the ways to the pages beside it and to the list of the `others`."""

    def lines(longest: int) -> Iterator[str]:
        for row in listed.rows:
            format_, how = line_of(row, listed.winners.get(row.id, ()), longest, words)
            yield f"**{words.name(row.name)}** · {format_}\n-# {how}"

    daily, pages = listed.daily, -(-listed.total // PER_PAGE)
    title = words("tournament-list-daily" if daily else "tournament-list")
    if pages > 1:
        page = words("tournament-list-page", page=listed.page + 1, pages=pages)
        title = f"{title} · {page}"
    turns: list[Item] = [
        button(arrow, "t_list", int(daily), other)
        for arrow, other in (("◀", listed.page - 1), ("▶", listed.page + 1))
        if 0 <= other < pages
    ]
    if others:
        label = words("tournament-list" if daily else "tournament-list-daily")
        emoji = "🏆" if daily else "🗓️"
        turns.append(button(label, "t_list", int(not daily), 0, emoji=emoji))
    return screen_of(f"## {title}", fitting(lines, ROOM), turns)


def line_of(
    row: TournamentRow, winners: Sequence[First], longest: int, words: Words
) -> tuple[str, str]:
    """Return its format, and how it stands: who has won, or its state, and when."""
    parts = [words("tournament-state", row.state)]
    if row.state == "finished":
        at = row.starts_at if row.ended_at is None else row.ended_at
        parts = [*([*_winners(winners, longest, words)] or parts), words.timestamp(at, "f")]
    elif row.state != "running":  # it may have begun earlier than it was to
        parts.append(words.timestamp(row.starts_at, "f"))
    return words("tournament-format", row.plan["format"]), " · ".join(parts)


async def tournaments_listed(
    connection: AsyncConnection, server_id: int, page: int, *, daily: bool
) -> Listed:
    """A page of a server's dailies or of all others, from 0."""
    rows, total = await tournaments.page_of(
        *(connection, server_id, *KNOWN), daily=daily, first=page * PER_PAGE, count=PER_PAGE
    )
    winners = await records.winners_of(connection, rows)
    return Listed(rows, winners, total, page, daily=daily)


def _winners(winners: Sequence[First], longest: int, words: Words) -> Iterator[str]:
    """Tell of each direction who came first, and for how many there is no room; people who hide
    themselves are not named."""
    for direction, group in groupby(winners, key=lambda each: each.direction):
        equal = list(group)
        where = "" if direction is None else f" ({value_text('direction', direction, words)})"
        for each in equal[:MOST_WINNERS]:
            names = [
                words("tournament-league-hidden")
                if one.hidden and one.name
                else person_name(one.name and plain_name(one.name, longest), words)
                for one in each.people
            ]
            yield f"🏆 {words.join_and(names)}{where}"
        if len(equal) > MOST_WINNERS:
            yield words("tournament-player-more", count=len(equal) - MOST_WINNERS)


class Listing(Feature):
    @clicked("t_list")
    async def turn(self, click: Click) -> Screen:
        """Turn to another page, or the other list."""
        return await list_page(click, bool(click.number(0)), click.number(1))


async def list_page(click: Click, daily: bool | None = None, page: int = 0) -> Screen:
    """`daily` None: the dailies, if there is nothing else. Raises a `Sentence` where there are none
    at all."""
    server = await server_here(click.bot, click.interaction)
    of, page = server.id if server else 0, max(0, page)
    async with click.bot.database.read() as connection:
        found = [
            await tournaments_listed(connection, of, page, daily=each) for each in (False, True)
        ]
    if daily is None:
        daily = not found[False].total
    if not found[daily].total:
        raise Sentence("tournament-none")
    return listing_screen(found[daily], click.words, others=found[not daily].total)
