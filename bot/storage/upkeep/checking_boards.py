"""Check that all tables of a duplicate's round had the same packs, from the secret behind them."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection, select

from bot.rules import board_seed, commitment
from bot.storage.engine.schema import events, games, tournament_games


def check_boards(connection: Connection, row: Any) -> Iterator[str]:
    """Return what is wrong, a sentence each; `row`: a tournament with a secret."""
    if commitment(row.secret) != row.secret_commitment:
        yield "the secret of its boards is not the one that was committed in advance"
    query = (
        select(tournament_games.c.round, tournament_games.c.number, games.c.id, games.c.seed)
        .join(games, games.c.id == tournament_games.c.game_id)
        .where(tournament_games.c.tournament_id == row.id)
        .order_by(tournament_games.c.round, games.c.id)
    )
    longest: dict[int, list[str]] = {}
    for each in connection.execute(query).all():
        where = f"table {each.number} of round {each.round}"
        if each.seed != board_seed(row.secret, each.round):
            yield f"{where} has another seed than its round"
        dealt = _dealt(connection, each.id)
        others = longest.get(each.round, [])
        common = min(len(dealt), len(others))
        if dealt[:common] != others[:common]:
            yield f"{where} had other packs than the tables before it"
        longest[each.round] = max(dealt, others, key=len)


def _dealt(connection: Connection, game_id: int) -> list[str]:
    """Return what a table's chance was, in order: the first dealer, and the packs."""
    query = select(events.c.action).where(
        events.c.game_id == game_id,
        events.c.action.startswith("table ") & ~events.c.action.startswith("table close"),
    )
    return list(connection.execute(query.order_by(events.c.number)).scalars())
