"""`python -m tests.tools.kept` writes down what is kept of a release for ever: a club's file and
its records, which each later version opens (tests/storage/test_kept.py).

It belongs to the day of a release. Before there is a second revision it writes the words of the
first schema, too; after that what was written of a release stays as it is.
"""

import asyncio
import gzip
import json
import random
import sqlite3
import sys
import tomllib
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from sqlalchemy import Dialect, Select, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from bot.rankings.rerate import rerate
from bot.rules import find_preset, write
from bot.storage.engine.database import Database
from bot.storage.engine.result_schema import result_sides, results
from bot.storage.engine.revisions import FOLDER, revisions
from bot.storage.engine.schema import games
from bot.storage.engine.tournament_schema import metadata, tournament_entries, tournaments
from bot.storage.ratings.leaderboards import ALL_TIME, EVERYWHERE, By, RankingBoard, page, pools_on
from bot.tables import Opening
from bot.tables.finished.records import party_record
from tests.tournaments.live.club import Club, club_in

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "tests" / "storage" / "kept"
"""of each version whose schema, rules or records were new"""


def main() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    file = KEPT / f"{version}.db.gz"
    first, *later = revisions()
    if later and file.exists():
        sys.exit(f"{version} has been released: what is kept of it stays as it is.")
    if not later:
        for dialect in (sqlite.dialect(), postgresql.dialect()):
            written = FOLDER / "versions" / f"{first}_{dialect.name}.sql"
            written.write_text(words(dialect), "utf-8")
    club = asyncio.run(a_club())
    KEPT.mkdir(exist_ok=True)
    file.write_bytes(gzip.compress(club.file, mtime=0))
    (KEPT / f"{version}.json").write_text(club.shown, "utf-8")
    (KEPT / f"{version}.jsonl").write_text(club.records, "utf-8")
    print(f"{file.relative_to(ROOT)}: {len(club.file):,} bytes unpacked")


def words(dialect: Dialect) -> str:
    """The statements that make the schema as it is declared now."""
    statements: list[str] = []
    for table in metadata.sorted_tables:
        by_name = sorted(table.indexes, key=lambda each: str(each.name))
        for made in (CreateTable(table), *map(CreateIndex, by_name)):
            lines = str(made.compile(dialect=dialect)).strip().expandtabs(4).splitlines()
            statements.append("\n".join(line.rstrip() for line in lines if line.strip()))
    return "".join(f"{each};\n\n" for each in statements).rstrip() + "\n"


class Kept(NamedTuple):
    """A club's file in which there is something of everything, what is shown of it (JSON), and the
    records of its parties, a line each."""

    file: bytes
    shown: str
    records: str


async def a_club() -> Kept:
    with TemporaryDirectory() as folder:
        async with club_in(Path(folder)) as club:
            await _an_evening(club)
            database = club.evening.database
            await rerate(database, club.clock.now())
            shown = await what_is_shown(database)
            over = [number for number, status, _ in shown["tables"] if status == "over"]
            parties = [await club.evening.load(each) for each in over]
            records = [write(await database.ask(party_record, each)) for each in parties]
        whole = Path(folder) / "whole.db"
        with closing(sqlite3.connect(club.file)) as connection:
            connection.execute("VACUUM INTO ?", (str(whole),))
        lines = [json.dumps(json.loads(each), ensure_ascii=False) + "\n" for each in records]
        as_json = json.dumps(shown, ensure_ascii=False, indent=1) + "\n"
        return Kept(whole.read_bytes(), as_json, "".join(lines))


async def _an_evening(club: Club) -> None:
    """A party to its end, one in the middle of its second deal, an open table, a tournament."""
    chance, evening = random.Random(1), club.evening
    rules = find_preset("contest").changed({"shuffle": "every_deal"})
    opening = Opening(evening.server, 5, 2, "fr", "contest", rules)
    for is_whole in (True, False):
        game = await evening.lobby.open(opening, {0: 2, 1: 3, 2: 4, 3: 5})
        game = await evening.lobby.start(game.id, 2)
        if is_whole:
            await evening.play_out(game, chance)
        else:
            while game.deal < 2:
                game = await evening.leap(game, chance)
            await evening.go_on(game, chance, 20)
    await evening.lobby.open(opening, {0: 2, 1: None})
    await club.started(4, rounds=2, deals=8)
    assert (await club.play_to_end()).state == "finished"


async def what_is_shown(database: Database) -> dict[str, Any]:
    """Tables, results, boards and final ranks: what people were told once."""
    ended = select(results.game_id, result_sides.side, result_sides.score, result_sides.won)
    ranks = select(tournaments.name, tournament_entries.number, tournament_entries.final_rank)
    joined = tournaments.id == tournament_entries.tournament_id
    async with database.read() as connection:

        async def found(query: Select[*tuple[Any, ...]]) -> list[Any]:
            return [[*row] for row in await connection.execute(query)]

        return {
            "tables": await found(select(games.id, games.status, games.events).order_by(games.id)),
            "results": await found(ended.join(results).order_by(results.id, result_sides.side)),
            "final ranks": await found(
                ranks.join(tournaments, joined).order_by(tournaments.id, tournament_entries.number)
            ),
            "boards": {
                pool: [
                    [line.rank, line.name, round(line.shown, 6), line.parties, line.won]
                    for line in await page(connection, board, By.RATING, 0, 100)
                ]
                for pool in await pools_on(connection, EVERYWHERE, ALL_TIME)
                for board in [RankingBoard(EVERYWHERE, ALL_TIME, pool)]
            },
        }


if __name__ == "__main__":
    main()
