"""`verify`: what a record proves, and what it cannot."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.command_line import fairness
from bot.robots import Level
from bot.robots.search import wait
from bot.rules import commitment, mixed_seed
from tests.command_line.parties import SEED, played_party, run
from tests.searching import forget_search


def test_the_fingerprint_is_printed_to_be_compared(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, _ = run("verify", record, tmp_path, capsys)
    assert commitment(SEED) in out
    assert "Compare it with what the table showed" in out
    assert "the host alone picked it" in out


def test_robots_play_again(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Moves that somebody else made for them are seen, though it may be another version's robot."""
    robots = sum(each not in ("cut", "packets") for d in record["deals"] for each in d["robots"])
    assert f"Robots: all {robots} calls and cards" in run("verify", record, tmp_path, capsys)[1]
    deal = next(each for each in record["deals"] if each["plays"])
    deal["robots"] = list(range(1, len(deal["calls"]) + len(deal["plays"]) + 1))
    status, out, _ = run("verify", record, tmp_path, capsys)
    assert status == 0
    assert "may be of robots of another version." in out


@pytest.fixture
def thought_out() -> dict[str, Any]:
    """Return the record of a party of strong robots that thought ahead, in a process that ended."""
    assert wait()
    record = played_party(target=100, level=Level.STRONG)
    forget_search()
    return record


def test_robots_that_thought_ahead_do_so_again(
    thought_out: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run("verify", thought_out, tmp_path, capsys)
    assert (status, err) == (0, "")
    [line] = [each for each in out.splitlines() if each.startswith("Robots")]
    assert re.fullmatch(r"Robots: all \d+ calls and cards are what .*", line)


def test_robots_that_had_no_time_to_think_are_counted_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played_party(target=100, level=Level.CLUB) | {"robot_level": "strong"}
    status, out, _ = run("verify", record, tmp_path, capsys)
    [line] = [each for each in out.splitlines() if each.startswith("Robots")]
    alike, moves, more = map(int, re.findall(r"\d+", line))
    assert (status, alike + more) == (0, moves)
    assert line.endswith("more what one does that has no time to think as its level does.")


def test_where_robots_cannot_think_it_is_said(
    thought_out: dict[str, Any],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fairness, "wait", lambda: False)
    status, out, _ = run("verify", thought_out, tmp_path, capsys)
    assert (status, "their search does not work on this machine." in out) == (0, True)


def test_a_level_that_no_robot_has_is_named(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, err = run("verify", record | {"robot_level": "divine"}, tmp_path, capsys)
    assert (status, "robots do not play 'divine'" in err) == (1, True)


def test_presses_are_part_of_the_chance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nonces = ("1234567890", None, "987", None)
    mixed = played_party(seed=mixed_seed(SEED, nonces)) | {
        "seed": SEED.hex(),
        "commitment": commitment(SEED),
        "nonces": list(nonces),
    }
    status, out, err = run("verify", mixed, tmp_path, capsys)
    assert (status, err) == (0, "")
    assert "Anna 1234567890\nCléo 987\n" in out
    assert "the host alone" not in out
    for wrong in ([], ["1234567891", None, "987", None], [None, "1234567890", "987", None]):
        status, _, err = run("verify", mixed | {"nonces": wrong}, tmp_path, capsys)
        assert (status, "does not come from the seed" in err) == (1, True)
