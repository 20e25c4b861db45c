"""The files of `/tournament export`: what is in them, for whom, and that Discord takes them."""

import io
import json
import zipfile
from typing import Any

import pytest

from bot.rules import commitment, read
from bot.storage.engine.tournament_schema import LogRow
from bot.storage.games import games
from bot.tables.party.open_party import Asker
from bot.text import COMPLETE, words_for
from bot.tournaments import standings
from bot.tournaments.export import read_tournament
from bot.tournaments.shown.reckoned import reckon
from cogs.tournaments.names import Names
from cogs.tournaments.organising import exporting
from cogs.tournaments.organising.exporting import MOST_BYTES, Making, Records, records_of
from tests.cogs.tournaments.boards import evening_of, event_of
from tests.tournaments.live.club import Club


def making(language: str = "en", **names: Any) -> Making:
    event, people = event_of(evening_of("concours", 6, None).tournament, state="finished", **names)
    log = [LogRow(2, 9.0, None, "finished", {}), LogRow(1, 5.0, 1, "opened", {})]
    words = words_for(language)
    return Making(event, Names(event, people, words), reckon(event.pure), log, words)


def unpacked(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        return {each: packed.read(each) for each in packed.namelist()}


@pytest.mark.parametrize("language", COMPLETE)
def test_the_archive_has_everything(language: str) -> None:
    make = making(language)
    file, notes = make.file("zip", Records(('{"a": 1}', '{"b": 2}'), 3))
    assert file.name == "tournament-7.zip"
    found = unpacked(file.data)
    assert sorted(found) == [
        "entries.csv",
        "records.jsonl",
        "results.csv",
        "standings.csv",
        "tournament.json",
    ]
    assert [json.loads(each) for each in found["records.jsonl"].splitlines()] == [
        {"a": 1},
        {"b": 2},
    ]
    assert len(notes) == 2
    data = json.loads(found["tournament.json"])
    again = read_tournament(data)
    assert standings(again) == standings(make.event.pure)
    assert data["commitment"] == commitment(again.seed)
    assert [each["what"] for each in data["log"]] == ["opened", "finished"]
    assert all(each["name"] for each in data["entries"])
    assert make.file("zip", Records())[0] == make.file("zip", Records())[0], "the same twice"


def test_single_files_have_harmless_names() -> None:
    make = making()
    assert make.file("json", Records())[0].name == "tournament-7.json"
    assert make.file("csv", Records())[0].name == "tournament-7-results.csv"


def test_no_name_is_computed_by_a_spreadsheet() -> None:
    make = making(names=('=HYPERLINK("http://x")',))
    for name, data in unpacked(make.file("zip", Records())[0].data).items():
        if name.endswith(".csv"):
            text = data.decode()
            assert "HYPERLINK" in text
            assert ',"=' not in text
            assert ",=" not in text


def test_records_that_are_too_big_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    make = making()
    small, _ = make.file("zip", Records())
    monkeypatch.setattr(exporting, "MOST_BYTES", len(small.data))
    file, notes = make.file("zip", Records(("x" * 100,), 0))
    assert "records.jsonl" not in unpacked(file.data)
    assert notes == [words_for("en")("tournament-boards-records-too-big")]
    assert MOST_BYTES <= 10 * 1024 * 1024


async def test_records_are_of_organisers_and_who_sat_there_until_they_are_public(
    club: Club,
) -> None:
    event = await club.started(4, rounds=1)
    first, second = event.tables
    sat = event.members_of(first.sides[0][0])[0].person_id
    assert sat is not None

    async def of(asker: Asker) -> Records:
        return await records_of(club.evening.tables, event, asker)

    reader, organiser, other = Asker(sat, False), Asker(9_999, True), Asker(9_999, False)
    assert (await of(reader)).lines == (), "still played"
    assert (await of(organiser)).lines == (), "still played"
    event = await club.play_round()
    mine = await of(reader)
    assert (len(mine.lines), mine.hidden) == (1, 1)
    game = await club.game_of(first)
    assert read(mine.lines[0]).seed == game.row.seed.hex()
    assert (await of(other)).hidden == 2
    found = await of(organiser)
    assert (len(found.lines), found.hidden) == (2, 0)
    assert all("\n" not in line and read(line) for line in found.lines), "a line each"
    before = Asker(event.row.created_by)
    assert (await of(before)).lines == (), "organises no more"
    assert second.game_id is not None
    await club.evening.database.commit(games.publish, second.game_id, club.clock.now())
    assert len((await of(reader)).lines) == 2
    assert len((await of(other)).lines) == 1


async def test_boards_that_are_still_played_elsewhere_are_in_no_file(club: Club) -> None:
    event = await club.started(4, format="howell", deals=1)
    played = event.tables[0]
    event = await club.play([played])
    assert event.current is not None
    people = [each.person_id for each in event.members if each.number in played.sides[0]]
    for reader in (Asker(1, True), *(Asker(each, False) for each in people if each)):
        found = await records_of(club.evening.tables, event, reader)
        assert found == Records((), 1)
    words = words_for("en")
    make = Making(event, Names(event, {}, words), reckon(event.pure), [], words)
    for what in ("zip", "csv", "json"):
        file, _ = make.file(what, Records())
        written = unpacked(file.data) if what == "zip" else {"": file.data}
        assert all(
            b"played" not in each.lower() or b'"boards": []' in each for each in written.values()
        )
    data = json.loads(make.file("json", Records())[0].data)
    assert [each for each in data["results"] if each["kind"] == "played"] == []
    assert not data["board_seeds"]
