"""Short parties as files, and commands that read them."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.robots import Level
from bot.rules import Header, commitment, find_preset, make_record, write
from tests.walks import LEVEL, walk

Record = dict[str, Any]

SEED = bytes(range(32))
SEATS = ("Anna", "Ben", "Cléo", "Dora")


def played_party(
    preset: str = "french",
    target: int = 500,
    seed: bytes = SEED,
    level: Level = LEVEL,
    **options: Any,
) -> Record:
    """Return the record of a short party, everything in it by chance; robots hold seats 1 and 3."""
    rules = find_preset(preset).changed({"target": target, **options})
    party = walk(rules, seed, robots=frozenset({1, 3}), level=level)
    header = Header(preset, SEATS[: rules.players], commitment(seed), seed.hex(), robot_level=level)
    return json.loads(
        write(make_record(header, rules, party.actions, party.time_outs, party.robots))
    )


class Run:
    """A command on a file, in this process."""

    def __init__(self, folder: Path, printed: pytest.CaptureFixture[str]) -> None:
        self._file = folder / "party.json"
        self._printed = printed

    def __call__(self, command: str, record: object) -> tuple[int, str, str]:
        """Return the exit status of a command on a record, what it prints and complains of."""
        self._file.write_text(record if isinstance(record, str) else json.dumps(record), "utf-8")
        status = main([command, str(self._file)])
        out, err = self._printed.readouterr()
        return status, out, err.replace(str(self._file), "FILE")

    def refuses(self, command: str, record: object) -> str:
        """Check that it complains of the file in one line alone; return the complaint."""
        status, out, err = self(command, record)
        assert (status, out, err.count("\n")) == (1, "", 1)
        assert err.startswith("FILE: ")
        return err.removeprefix("FILE: ").rstrip()
