"""`/tournament export`: results, standings, entries and records of parties, as files."""

import asyncio
import io
import json
import zipfile
from contextlib import suppress
from typing import NamedTuple

import discord

from bot.rules import write
from bot.storage.engine.tournament_schema import LogRow
from bot.storage.games import games
from bot.storage.games.sealed import sealed
from bot.storage.tournaments import rounds as tournament_rounds
from bot.tables import Refused, Tables
from bot.tables.finished.records import party_record
from bot.tables.party.open_party import Asker
from bot.text import Words
from bot.tournaments import TournamentError
from bot.tournaments.export import (
    Sheet,
    entries_csv,
    json_text,
    results_csv,
    standings_csv,
    standings_json,
    tournament_json,
)
from bot.tournaments.live import Event
from bot.tournaments.shown.reckoned import Reckoned
from cogs.answering import think
from cogs.bot import Click
from cogs.tournaments.choosing import asker_of
from cogs.tournaments.names import Names, names_of
from cogs.tournaments.results.rounds import contract_text
from cogs.tournaments.scene import column_name, value_text

WHAT = ("zip", "csv", "json")
MOST_BYTES = 10_000_000
"""of a file that Discord takes from a bot"""
MOST_LOG = 10_000
SHEETS = {"en": Sheet(",", ".")}
"""how spreadsheets read files where a language is spoken; elsewhere the comma is of decimals"""
CONTINENTAL = Sheet(";", ",")


class File(NamedTuple):
    name: str
    data: bytes


class Records(NamedTuple):
    """Records of finished parties, a line each; of `hidden` ones somebody may not have the
    record."""

    lines: tuple[str, ...] = ()
    hidden: int = 0


async def send_export(click: Click, event: Event, what: str) -> None:
    """One file, for this person alone."""
    bot, words = click.bot, click.words
    await think(click.interaction)
    names = await names_of(bot.database, event, words)
    reckoned: Reckoned | None = None
    with suppress(TournamentError):  # results that do not hold together have no standings
        reckoned = await bot.reckonings.of(event, None, "standings")
    log = await bot.tournaments.log(event.id, MOST_LOG)
    records = Records()
    if what == "zip":
        records = await records_of(bot.tables, event, await asker_of(click, event))
    make = Making(event, names, reckoned, log, words)
    file, notes = await asyncio.to_thread(make.file, what, records)
    name = words.name(event.row.name)
    told = [words("tournament-boards-exported", tournament=name), *notes]
    await click.interaction.followup.send(
        "\n".join(told), file=discord.File(io.BytesIO(file.data), file.name), ephemeral=True
    )


async def records_of(tables: Tables, event: Event, reader: Asker) -> Records:
    """Return those that `reader` may have: who organises all of them, others those of the tables
    where they sat, and those that were published.

    None whose boards are still played elsewhere.
    """
    lines: list[str] = []
    hidden = 0
    for number in await tables.database.ask(tournament_rounds.games_of, event.id):
        try:
            game = await tables.load(number)
        except Refused:
            continue
        if not game.has_ended:
            continue
        async with tables.database.read() as connection:
            may = await sealed(connection, game.id) is None and (
                reader.manages
                or game.seat_of(reader.person_id) is not None
                or await games.is_public(connection, game.id)
            )
        if not may:
            hidden += 1
            continue
        record = json.loads(write(await tables.database.ask(party_record, game)))
        lines.append(json.dumps(record, ensure_ascii=False, separators=(",", ":")))
    return Records(tuple(lines), hidden)


class Making(NamedTuple):
    """The data that files are made from; nothing here waits for anything."""

    event: Event
    names: Names
    reckoned: Reckoned | None
    log: list[LogRow]
    words: Words

    def file(self, what: str, records: Records) -> tuple[File, list[str]]:
        """The file, and what has to be said of it."""
        event, words = self.event, self.words
        stem = f"tournament-{event.id}"
        if what == "json":
            return File(f"{stem}.json", self._json()), []
        common = (
            *(event.pure, self.names.plain, lambda column: words("tournament-boards-csv", column)),
            SHEETS.get(words.language, CONTINENTAL),
        )
        results = results_csv(*common, lambda contract: contract_text(contract, words))
        if what == "csv":
            return File(f"{stem}-results.csv", results), []
        files = [
            File("tournament.json", self._json()),
            File("entries.csv", entries_csv(*common)),
            File("results.csv", results),
        ]
        if self.reckoned is not None:
            found = self.reckoned.standings
            sheet = standings_csv(
                *(found, *common[1:], [column_name(each, words) for each in found.columns]),
                lambda column, value: value_text(column, value, words),
                placeless=self.reckoned.placeless,
                by_robots=self.reckoned.by_robots,
            )
            files.append(File("standings.csv", sheet))
        notes: list[str] = []
        lines = "\n".join((*records.lines, "")).encode()
        packed = _packed([*files, File("records.jsonl", lines)] if records.lines else files)
        if records.lines and len(packed) > MOST_BYTES:
            packed = _packed(files)
            notes.append(words("tournament-boards-records-too-big"))
        elif records.lines:
            notes.append(words("tournament-boards-records-in-it", count=len(records.lines)))
        if records.hidden:
            notes.append(words("tournament-boards-records-hidden", count=records.hidden))
        return File(f"{stem}.zip", packed), notes

    def _json(self) -> bytes:
        row = self.event.row
        data = tournament_json(
            self.event.pure,
            self.names.plain,
            name=row.name,
            state=row.state,
            preset=row.preset,
            rules=row.options,
            starts_at=row.starts_at,
            ended_at=row.ended_at,
            commitment=row.commitment,
            by_hand=[each.number for each in self.event.rounds if each.by_hand],
            board_seeds={
                str(number): seed.hex() for number, seed in self.event.published_boards.items()
            },
        )
        if row.secret_commitment is not None:
            secret = self.event.published_secret
            data["board_commitment"] = row.secret_commitment
            data["board_secret"] = secret.hex() if secret else None
        if self.reckoned is not None and self.event.rounds:
            found = self.reckoned
            data["standings"] = standings_json(found.standings, found.placeless, found.by_robots)
        data["log"] = [
            {
                "at": each.at,
                "what": each.what,
                # Nobody outside knows our numbers of people; entries say who is in them.
                "facts": {key: each.facts[key] for key in each.facts if key != "people"},
            }
            for each in self.log[::-1]
        ]
        return json_text(data).encode()


def _packed(files: list[File]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for each in files:
            # A moment of its own would make every archive another one.
            entry = zipfile.ZipInfo(each.name)
            packed.writestr(entry, each.data, zipfile.ZIP_DEFLATED)
    return out.getvalue()
