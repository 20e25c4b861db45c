"""Check that leagues hold together, and that what tournaments left behind is what they say."""

from collections.abc import Iterator

from sqlalchemy import Connection, exists, select

from bot.storage.engine.schema import (
    leagues,
    match_players,
    matches,
    tournament_entries,
    tournament_members,
    tournaments,
)

_newer = matches.alias("newer")


def check_leagues(connection: Connection) -> Iterator[str]:
    """Return what is wrong, a sentence each."""
    for row in connection.execute(select(leagues).order_by(leagues.c.id)):
        most = row.out_of
        if row.best < 1 or (most is not None and most < row.best):
            yield f"league {row.id}: the best {row.best} of {most} cannot count"
    query = select(tournaments.c.id, leagues.c.id.label("league"))
    query = query.join(leagues, leagues.c.id == tournaments.c.league_id)
    for row in connection.execute(query.where(leagues.c.server_id != tournaments.c.server_id)):
        yield f"tournament {row.id} is a part of league {row.league}, which is of another server"
    yield from _check_matches(connection)


def _check_matches(connection: Connection) -> Iterator[str]:
    """Check that what the ratings count of a duplicate is how it ended; of who has no final rank it
    is a loss."""
    entries, members, players = tournament_entries.c, tournament_members.c, match_players.c
    query = (
        select(matches.c.id, players.person_id, players.rank, entries.final_rank)
        .join(match_players, players.match_id == matches.c.id)
        .join(tournaments, tournaments.c.id == matches.c.tournament_id)
        .outerjoin(
            tournament_members,
            (members.tournament_id == matches.c.tournament_id)
            & (members.person_id == players.person_id),
        )
        .outerjoin(
            tournament_entries,
            (entries.tournament_id == members.tournament_id) & (entries.number == members.number),
        )
        .where(
            ~exists().where(_newer.c.supersedes == matches.c.id),
            tournaments.c.due_at.is_(None),
            entries.final_rank.is_not(None),
        )
        .order_by(matches.c.id, players.person_id)
    )
    for row in connection.execute(query):
        if row.rank != row.final_rank:
            yield (
                f"match {row.id}: person {row.person_id} has rank {row.rank}, "
                f"and in the tournament {row.final_rank}"
            )
