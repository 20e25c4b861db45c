"""A database of a million parties: rows made up by SQL itself, quickly and the same every time."""

import sqlite3
from pathlib import Path

from bot.storage.engine.sqlite.migrate import migrate

PARTIES = 1_000_000
TO_COME = 1000
"""more that are not over yet"""
PEOPLE = 100_000
SERVERS = 10
"""half of the parties are on the first"""
BEGAN = 1_700_000_000
SECONDS = 60
"""from one party's end to the next"""

_MIX = "((({n}) * 2654435761 + {salt}) % 1000003)"
"""a number below 1000003 that looks like chance"""


def _mixed(number: str, salt: int) -> str:
    return _MIX.format(n=number, salt=salt)


_COUNTING = (
    "WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < {until})"
)
# Some play often (the first a few thousand parties), most now and then.
_OFTEN = f"({_mixed('n', 1)} / 1000003.0)"
_PERSON = f"1 + (CAST({PEOPLE} * {_OFTEN} * {_OFTEN} AS INTEGER) + seat * 24989) % {PEOPLE}"
_COMPANY = " || ' ' || ".join(f"({_PERSON.replace('seat', str(seat))})" for seat in range(4))
_SERVER = f"CASE WHEN n % 2 THEN 1 ELSE 1 + n % {SERVERS} END"
_SHOWN = f"800 + {_mixed('person_id', 5)} / 1000.0 + {_mixed('person_id * 7 + scope', 3)} % 7"


def make(file: Path) -> None:
    """Fill a new file at `file`."""
    migrate(file)
    with sqlite3.connect(file, isolation_level=None) as connection:
        connection.executescript(
            "PRAGMA foreign_keys=OFF; PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF;"
            "PRAGMA cache_size=-400000; PRAGMA temp_store=MEMORY;"
        )
        later = _without_indexes(connection)
        for statement in _STATEMENTS:
            connection.execute(statement)
        for index in later:
            connection.execute(index)
        connection.execute("PRAGMA optimize")
        connection.execute("ANALYZE")
    connection.close()


def _without_indexes(connection: sqlite3.Connection) -> list[str]:
    """Indexes are made at the end, which is quicker; how to make them."""
    found = connection.execute(
        "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
    ).fetchall()
    for name, _ in found:
        connection.execute(f"DROP INDEX {name}")
    return [sql for _, sql in found]


_BOARDS = "(SELECT 0 scope, 0 season UNION SELECT 0, 1 UNION SELECT 1, 0 UNION SELECT 1, 2)"

_STATEMENTS = (
    f"{_COUNTING.format(until=PEOPLE)} INSERT INTO people"
    " (id, discord_id, name, created_at, hidden)"
    f" SELECT n, 100000 + n, 'Person ' || n, {BEGAN}, n % 500 = 0 FROM counted",
    f"{_COUNTING.format(until=SERVERS)} INSERT INTO servers (id, discord_id)"
    " SELECT n, 500 + n FROM counted",
    "INSERT INTO seasons (id, scope, number, starts_at, ends_at, first_result)"
    " VALUES (1, 0, 1, 0, 4e9, 0), (2, 1, 1, 0, 4e9, 0)",
    f"{_COUNTING.format(until=PARTIES + TO_COME)} INSERT INTO games (id, server_id, channel_id,"
    " host_id, status, language, preset, options, rules_version, seed, version, events, created_at)"
    f" SELECT n, {_SERVER}, 5, 1, 'over', 'fr', 'french', '{{}}', 1, x'00', 300, 290,"
    f" {BEGAN} + n * {SECONDS} FROM counted",
    f"{_COUNTING.format(until=PARTIES)} INSERT INTO results (id, game_id, server_id, preset, deals,"
    f" ended_at, pool, company) SELECT n, n, {_SERVER}, 'french', 9,"
    f" {BEGAN} + n * {SECONDS}, 'classique', {_COMPANY} FROM counted",
    f"{_COUNTING.format(until=PARTIES)} INSERT INTO result_sides (result_id, side, score, won)"
    f" SELECT n, side, 1010 - 210 * side, side = {_mixed('n', 2)} % 2"
    " FROM counted, (SELECT 0 side UNION SELECT 1)",
    f"{_COUNTING.format(until=PARTIES)} INSERT INTO result_players (result_id, seat, person_id,"
    " deals, points, taken, made, dedans, capots, coinches, belotes, side)"
    f" SELECT n, seat, {_PERSON}, 9, 900, 2, 1, 1, 0, 0, 1, seat % 2"
    " FROM counted, (SELECT 0 seat UNION SELECT 1 UNION SELECT 2 UNION SELECT 3)",
    "INSERT INTO ratings (scope, season, pool, person_id, mu, sigma, shown, parties, won, rate,"
    " rank_before)"
    f" SELECT scope, season, 'classique', person_id, 25.0, 5.0, {_SHOWN}, parties, won,"
    " CASE WHEN parties >= 10 THEN won * 1.0 / parties END, person_id FROM"
    " (SELECT person_id, count(*) parties, sum(won) won FROM result_players"
    " JOIN result_sides USING (result_id, side) GROUP BY person_id)"
    f", {_BOARDS} ORDER BY scope, season, person_id",
    "INSERT INTO pairs (scope, season, pool, first_id, second_id, parties, won)"
    " SELECT scope, season, 'classique', first_id, second_id, parties, won FROM"
    " (SELECT min(a.person_id, b.person_id) first_id, max(a.person_id, b.person_id) second_id,"
    " count(*) parties, sum(won) won FROM result_players a JOIN result_players b"
    " ON b.result_id = a.result_id AND b.side = a.side AND b.seat > a.seat"
    " JOIN result_sides s ON s.result_id = a.result_id AND s.side = a.side GROUP BY 1, 2)"
    f", {_BOARDS} ORDER BY scope, season, first_id, second_id",
    "INSERT INTO rating_steps (person_id, scope, pool, result_id, shown)"
    f" SELECT person_id, scope, 'classique', result_id, 900 + {_mixed('result_id', 4)} / 2000.0"
    " FROM result_players, (SELECT 0 scope UNION SELECT 1) ORDER BY person_id, scope, result_id",
    "INSERT INTO seat_averages (pool, seat, deals, points)"
    " SELECT 'classique', seat, sum(deals), sum(points) FROM result_players GROUP BY seat",
    f"INSERT INTO folds VALUES ('ratings', {PARTIES}), ('week', 10000)",
)
