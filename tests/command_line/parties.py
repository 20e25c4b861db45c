"""Short parties as files, and commands that read them."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.robots import Level
from bot.rules import Header, commitment, find_preset, make_record, write
from tests.walks import LEVEL, walk

SEED = bytes(range(32))
SEATS = ("Anna", "Ben", "Cléo", "Dora")


def played_party(
    preset: str = "french", target: int = 500, seed: bytes = SEED, level: Level = LEVEL
) -> dict[str, Any]:
    """Return the record of a short party, everything in it by chance; robots hold seats 1 and 3."""
    rules = find_preset(preset).changed({"target": target})
    party = walk(rules, seed, robots=frozenset({1, 3}), level=level)
    header = Header(preset, SEATS[: rules.players], commitment(seed), seed.hex(), robot_level=level)
    return json.loads(
        write(make_record(header, rules, party.actions, party.time_outs, party.robots))
    )


def run(
    command: str, record: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str, str]:
    """Return the exit status of a command on a record, what it prints and what it complains of."""
    file = tmp_path / "party.json"
    file.write_text(record if isinstance(record, str) else json.dumps(record), "utf-8")
    status = main([command, str(file)])
    out, err = capsys.readouterr()
    return status, out, err.replace(str(file), "FILE")
