"""A club's file and records of each release are opened by every later one, for ever.

`python -m tests.tools.kept` writes such a file on the day of a release.
"""

import gzip
import json
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.storage.engine.copying import copy_database
from bot.storage.engine.engines import engine_of
from tests.storage.servers import place
from tests.tools import kept

__all__ = ["place"]

VERSIONS = sorted(each.name.removesuffix(".db.gz") for each in kept.KEPT.glob("*.db.gz"))


def unpacked(version: str, folder: Path) -> Path:
    file = folder / "club.db"
    file.write_bytes(gzip.decompress((kept.KEPT / f"{version}.db.gz").read_bytes()))
    return file


@pytest.mark.parametrize("version", VERSIONS)
async def test_what_was_shown_is_shown(version: str, place: str, tmp_path: Path) -> None:
    """It is brought up to date, and moved: results, boards and final ranks are what they were."""
    file = unpacked(version, tmp_path)
    await (await engine_of(str(file)).open()).close()
    copy_database(engine_of(str(file)), engine_of(place))
    database = await engine_of(place).open()
    shown = await kept.what_is_shown(database)
    await database.close()
    assert shown == json.loads((kept.KEPT / f"{version}.json").read_text("utf-8"))


@pytest.mark.parametrize("version", VERSIONS)
def test_every_party_in_it_is_played_again(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the rules of its time; and ratings and final ranks, made anew, are what is stored."""
    monkeypatch.setenv("DIX_DE_DER_DATABASE", str(unpacked(version, tmp_path)))
    assert main(["migrate"]) == 0
    assert main(["check"]) == 0


@pytest.mark.parametrize("version", VERSIONS)
def test_its_records_are_read_and_its_chance_is_drawn_again(version: str) -> None:
    assert main(["verify", str(kept.KEPT / f"{version}.jsonl")]) == 0
