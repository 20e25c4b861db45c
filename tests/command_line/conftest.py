"""The ground that tests of commands stand on."""

import json
from pathlib import Path

import pytest

from tests.command_line.parties import Record, Run, played_party

PARTY = json.dumps(played_party())


@pytest.fixture
def record() -> Record:
    """Return the record of a short party, which a test may change."""
    return json.loads(PARTY)


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    return Run(tmp_path, capsys)
