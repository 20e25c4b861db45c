"""The ground that tests of commands stand on."""

import json
from typing import Any, Final

import pytest

from tests.command_line.parties import played_party

PARTY: Final = json.dumps(played_party())


@pytest.fixture
def record() -> dict[str, Any]:
    """Return the record of a short party, which a test may change."""
    return json.loads(PARTY)
