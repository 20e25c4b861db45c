"""Links under which anybody steps through a finished party in a browser, without an account.

Any player of the party makes one, and any takes it back. It counts as long as the server of the
party has pages and the bot is there, and while nothing of the party is to be kept back: not as long
as its boards are still played elsewhere, or the pages of its tournament keep results back.
"""

from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.engine.schema import games, servers
from bot.storage.engine.statements import fetch_value, fetch_values, same, set_where
from bot.storage.engine.tournament_schema import (
    page_links,
    tournament_games,
    tournament_rounds,
    tournaments,
)
from bot.storage.games.sealed import is_open_to_all

_ON = servers.pages & servers.left_at.is_(None)
_OF_ITS_ROUND = {"tournament_id": tournament_games.tournament_id, "number": tournament_games.round}
_WAITS = (page_links.held & tournament_rounds.closed_at.is_(None)) | (
    (page_links.closed_from > 1) & (tournament_games.round >= page_links.closed_from)
)
_IS_HELD = exists().where(
    tournament_games.game_id == games.id,
    same(tournament_rounds, **_OF_ITS_ROUND),
    same(tournaments, id=tournament_games.tournament_id, state="running"),
    same(page_links, tournament_id=tournament_games.tournament_id),
    _WAITS,
)
"""the pages of its tournament show what came of its round later: `held_back` and `closed` in
`bot/tournaments/live/event.py`"""


async def link_of(connection: AsyncConnection, game_id: int) -> str | None:
    """The token at the end of a party's address, whether that link counts now or not."""
    return await fetch_value(connection, select(games.share).where(games.id == game_id))


async def by_token(connection: AsyncConnection, token: str) -> int | None:
    """The party that a link leads to, where the link counts."""
    query = (
        select(games.id)
        .join(servers, servers.id == games.server_id)
        .where(games.share == token, games.status == "over", _ON, is_open_to_all(), ~_IS_HELD)
    )
    return next(iter(await fetch_values(connection, query)), None)


async def has_pages(connection: AsyncConnection, game_id: int) -> bool:
    """Tell whether a party's server has pages."""
    which = (games.id == game_id) & (servers.id == games.server_id) & _ON
    return bool(await fetch_value(connection, select(exists().where(which))))


async def is_held(connection: AsyncConnection, game_id: int) -> bool:
    """Tell whether a party's tournament holds the results of its round back."""
    held = select(exists().where(games.id == game_id, _IS_HELD))
    return bool(await fetch_value(connection, held))


async def change(connection: AsyncConnection, game_id: int, token: str | None) -> None:
    """Give a party a link, another one, or none."""
    await set_where(connection, games, games.id == game_id, share=token)
