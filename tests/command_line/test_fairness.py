"""`verify`: what a record proves, and what it cannot."""

import re

import pytest

from bot.command_line import fairness
from bot.robots import Level
from bot.robots.search import wait
from bot.rules import commitment, mixed_seed
from tests.command_line.parties import SEED, Record, Run, played_party
from tests.searching import forget_search


def test_the_fingerprint_is_printed_to_be_compared(record: Record, run: Run) -> None:
    _, out, _ = run("verify", record)
    assert commitment(SEED) in out
    assert "Compare it with what the table showed" in out
    assert "the host alone picked it" in out


def test_robots_play_again(record: Record, run: Run) -> None:
    """Moves that somebody else made for them are seen, though it may be another version's robot."""
    robots = sum(each not in ("cut", "packets") for d in record["deals"] for each in d["robots"])
    assert f"Robots: all {robots} calls and cards" in run("verify", record)[1]
    deal = next(each for each in record["deals"] if each["plays"])
    deal["robots"] = list(range(1, len(deal["calls"]) + len(deal["plays"]) + 1))
    status, out, _ = run("verify", record)
    assert status == 0
    assert "may be of robots of another version." in out


@pytest.fixture
def thought_out() -> Record:
    """Return the record of a party of strong robots that thought ahead, in a process that ended."""
    assert wait()
    record = played_party(target=100, level=Level.STRONG)
    forget_search()
    return record


def test_robots_that_thought_ahead_do_so_again(thought_out: Record, run: Run) -> None:
    status, out, err = run("verify", thought_out)
    assert (status, err) == (0, "")
    [line] = [each for each in out.splitlines() if each.startswith("Robots")]
    assert re.fullmatch(r"Robots: all \d+ calls and cards are what .*", line)


def test_robots_that_had_no_time_to_think_are_counted_apart(run: Run) -> None:
    status, out, _ = run(
        "verify", played_party(target=100, level=Level.CLUB) | {"robot_level": "strong"}
    )
    [line] = [each for each in out.splitlines() if each.startswith("Robots")]
    alike, moves, more = map(int, re.findall(r"\d+", line))
    assert (status, alike + more) == (0, moves)
    assert line.endswith("more what one does that has no time to think as its level does.")


def test_where_robots_cannot_think_it_is_said(
    thought_out: Record,
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fairness, "wait", lambda: False)
    status, out, _ = run("verify", thought_out)
    assert (status, "their search does not work on this machine." in out) == (0, True)


def test_a_level_that_no_robot_has_is_named(record: Record, run: Run) -> None:
    assert "robots do not play 'divine'" in run.refuses(
        "verify", record | {"robot_level": "divine"}
    )


def test_presses_are_part_of_the_chance(run: Run) -> None:
    nonces = ("1234567890", None, "987", None)
    mixed = played_party(seed=mixed_seed(SEED, nonces)) | {
        "seed": SEED.hex(),
        "commitment": commitment(SEED),
        "nonces": list(nonces),
    }
    status, out, err = run("verify", mixed)
    assert (status, err) == (0, "")
    assert "Anna 1234567890\nCléo 987\n" in out
    assert "the host alone" not in out
    for wrong in ([], ["1234567891", None, "987", None], [None, "1234567890", "987", None]):
        refused = run.refuses("verify", mixed | {"nonces": wrong})
        assert "does not come from the seed" in refused
