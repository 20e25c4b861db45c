"""docs/faults.md names tests that there are, and every fault of the loopback."""

import re
from pathlib import Path

from bot.sandbox.faults.faults import FAULTS
from tests.tools.soak.each_fault import PARTIES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/faults.md").read_text()
TEST = re.compile(r"^ *(?:async )?def (test_\w+)", re.MULTILINE)
NAMED = re.compile(r"`(test_\w+)(?:\[([^\]]+)\])?`")


def functions() -> set[str]:
    """The names of all tests."""
    files = (ROOT / "tests").rglob("test_*.py")
    return {name for file in files for name in TEST.findall(file.read_text("utf-8"))}


def test_every_test_that_is_named_exists() -> None:
    assert {name for name, _ in NAMED.findall(PAGE)} <= functions()


def test_every_line_names_a_test() -> None:
    lines = [line for line in PAGE.splitlines() if line.startswith("|")][2:]
    assert lines
    for line in lines:
        assert NAMED.search(line.split("|")[-2]), line


def test_every_fault_is_in_the_table() -> None:
    """The faults under which a party comes to its end are named by it."""
    played = {fault for _, fault in NAMED.findall(PAGE) if fault}
    assert played == set(PARTIES)
    assert set(FAULTS) - played == {"server gone"}
