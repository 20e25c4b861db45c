"""Links under which anybody reads a tournament in a browser, without an account.

Who has the link reads; whoever is in charge takes it back by deleting its row, and the next one is
another. It counts as long as its server has pages and the bot is there.
"""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import servers
from bot.storage.engine.statements import (
    delete_where,
    fetch,
    fetch_one,
    fetch_pairs,
    insert_row,
    same,
    set_where,
)
from bot.storage.engine.tournament_schema import page_links, tournaments


class PageLink(NamedTuple):
    """The link of a tournament."""

    tournament_id: int
    token: str
    """what the address ends with"""
    listed: bool
    """everybody finds it on the first page, and search engines may"""
    held: bool = False
    """results of a round are shown when it is over"""
    delay: int = 0
    """seconds after which a table that is watched shows what has happened there"""
    closed_from: int = 0
    """the first round of which neither results nor standings are shown before all is over; 0: none
    is kept back so"""


_LINK = select(
    *(page_links.tournament_id, page_links.token, page_links.listed, page_links.held),
    *(page_links.delay, page_links.closed_from),
)
_COUNTS = _LINK.join(tournaments, tournaments.id == page_links.tournament_id).join(
    servers, servers.id == tournaments.server_id
)
_ON = servers.pages & servers.left_at.is_(None)


async def link_of(connection: AsyncConnection, tournament_id: int) -> PageLink | None:
    """The link that a tournament has, whether it counts now or not."""
    return await fetch_one(
        connection, PageLink, _LINK.where(page_links.tournament_id == tournament_id)
    )


async def open_link(connection: AsyncConnection, tournament_id: int) -> PageLink | None:
    """The link of a tournament where it counts."""
    where = page_links.tournament_id == tournament_id
    return await fetch_one(connection, PageLink, _COUNTS.where(where, _ON))


async def by_token(connection: AsyncConnection, token: str) -> PageLink | None:
    """Return the link of that token, where it counts."""
    return await fetch_one(connection, PageLink, _COUNTS.where(page_links.token == token, _ON))


async def listed(connection: AsyncConnection, limit: int) -> list[PageLink]:
    """The links that everybody finds, the tournaments that begin last first."""
    query = _COUNTS.where(page_links.listed, _ON, tournaments.state != "draft")
    order = tournaments.starts_at.desc(), tournaments.id.desc()
    return await fetch(connection, PageLink, query.order_by(*order).limit(limit))


async def listed_on(connection: AsyncConnection, server_id: int) -> dict[int, str]:
    """The tokens of a server's tournaments that everybody finds, by tournament."""
    query = (
        select(page_links.tournament_id, page_links.token)
        .join(tournaments, tournaments.id == page_links.tournament_id)
        .where(tournaments.server_id == server_id, page_links.listed)
    )
    return dict(await fetch_pairs(connection, query))


async def of_server(connection: AsyncConnection, server_id: int) -> list[tuple[int, int]]:
    """The tournaments of a server that have a link, each with its channel."""
    query = (
        select(tournaments.id, tournaments.channel_id)
        .join(page_links, page_links.tournament_id == tournaments.id)
        .where(tournaments.server_id == server_id)
        .order_by(tournaments.id)
    )
    return [(row[0], row[1]) for row in await connection.execute(query)]


async def versions(connection: AsyncConnection, ids: Collection[int]) -> dict[int, int]:
    """The versions of some tournaments whose links count."""
    query = (
        select(tournaments.id, tournaments.version)
        .join(page_links, page_links.tournament_id == tournaments.id)
        .join(servers, servers.id == tournaments.server_id)
        .where(tournaments.id.in_(ids), _ON)
    )
    return dict(await fetch_pairs(connection, query))


async def add(connection: AsyncConnection, tournament_id: int, token: str) -> None:
    """Give a tournament a link; one that it had leads nowhere any more."""
    await remove(connection, tournament_id)
    await insert_row(connection, page_links, tournament_id=tournament_id, token=token)


async def remove(connection: AsyncConnection, tournament_id: int) -> None:
    await delete_where(connection, page_links, same(page_links, tournament_id=tournament_id))


async def change(connection: AsyncConnection, tournament_id: int, **values: int) -> None:
    """Set columns of the link of a tournament."""
    where = page_links.tournament_id == tournament_id
    await set_where(connection, page_links, where, **values)
