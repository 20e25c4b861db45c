"""`replay` and `verify`: a right record prints its score sheet, a wrong one is named in a line."""

import json
import shlex
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.rules import commitment
from bot.rules.record.record import MAX_TEXT
from tests.command_line.parties import SEATS, Record, Run, played_party
from tests.patience import PATIENCE

BOTH = pytest.mark.parametrize("command", ["replay", "verify"])


@BOTH
def test_a_right_record_prints_its_score_sheet(command: str, record: Record, run: Run) -> None:
    status, out, err = run(command, record)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Anna & Cléo – Ben & Dora"
    played = [deal for deal in record["deals"] if deal["result"]]
    for row, deal in zip(lines[3 : 3 + len(played)], played, strict=True):
        assert SEATS[deal["result"]["taker"]] in row
        assert deal["result"]["outcome"] in row
        assert row.endswith("–".join(map(str, deal["result"]["totals"])))
    winners = ("Anna & Cléo", "Ben & Dora")[record["winner"]]
    assert f"{winners} win, {record['totals'][0]}–{record['totals'][1]}." in out
    assert ("seed" in out) == (command == "verify")


def test_a_wrong_move_is_named_by_deal_and_move(record: Record, run: Run) -> None:
    number, deal = next((n, d) for n, d in enumerate(record["deals"], 1) if d["plays"])
    deal["plays"][2] = deal["plays"][1]
    move = len(deal["calls"]) + 3
    assert run.refuses("replay", record).startswith(f"deal {number}, move {move}: ")


def test_a_wrong_result_is_named_by_deal(record: Record, run: Run) -> None:
    number, deal = next((n, d) for n, d in enumerate(record["deals"], 1) if d["result"])
    deal["result"]["written"][0] += 1
    assert run.refuses("verify", record).startswith(f"deal {number}: the result")


def test_chance_that_does_not_come_from_the_committed_seed_is_found(
    record: Record, run: Run
) -> None:
    record["seed"] = bytes(32).hex()
    assert run("replay", record)[0] == 0
    assert run.refuses("verify", record) == (
        "the seed is not the one that was committed before the first deal."
    )
    record["commitment"] = commitment(bytes(32))
    assert run.refuses("verify", record) == "the draw for dealer does not come from the seed."
    record["seed"] = None
    assert "revealed when the party is over" in run.refuses("verify", record)


@pytest.mark.parametrize("name", ["kloppen", "dutch", "decouverte", "belote3"])
def test_every_game_is_verified(name: str, run: Run) -> None:
    status, out, err = run("verify", played_party(name))
    assert (status, err) == (0, "")
    assert " win" in out


@pytest.mark.parametrize("by", ["time_outs", "robots"])
def test_a_cut_that_the_host_or_a_robot_made_comes_from_the_seed(
    by: str, record: Record, run: Run
) -> None:
    """Without its mark it may be a player's own choice, and is named: it is the host's as well."""
    *_, (number, deal) = ((n, d) for n, d in enumerate(record["deals"], 1) if "cut" in d[by])
    other = {"time_outs": "robots", "robots": "time_outs"}[by]
    deal[by].remove("cut")
    whose = {"time_outs": "the host", "robots": "a robot"}[by]
    for command in ("replay", "verify"):
        status, out, _ = run(command, record)
        [line] = [each for each in out.splitlines() if each.startswith("Deal ")][1:]
        assert (status, line.partition(": the cut")[0]) == (0, f"Deal {number}")
        assert f"is where {whose} would have cut" in line
    deal[other].insert(0, "cut")
    refused = run.refuses("verify", record)
    assert refused == f"deal {number}: the cut does not come from the seed."


HOSTILE = {
    **{each: each for each in ("", "[]", "{", "7", '{"format": 1}', "\x00")},
    "one long line": "[" * 3_000_000,
    "deep": "[" * 100_000 + "]" * 100_000,
    "empty lists": "[" + "[]," * 4_000_000 + "[]]",
    "a long number": '{"format": ' + "9" * 400_000 + "}",
    "long texts": '{"format": 2, "preset": "' + "é" * 450_000 + '"}',
    "keys": "{" + ",".join(f'"{n}": {{}}' for n in range(40_000)) + "}",
}


@contextmanager
def little_memory() -> Iterator[None]:
    tracemalloc.start()
    yield
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 50_000_000


@pytest.mark.parametrize("name", HOSTILE)
def test_what_is_no_record_is_one_plain_sentence_and_takes_little_memory(
    name: str, run: Run
) -> None:
    with little_memory():
        run.refuses("replay", HOSTILE[name])


def test_a_long_party_of_thrown_in_deals_is_played_again_in_little_memory(
    record: Record, run: Run
) -> None:
    """As many deals as a file may have, each of them legal until the first wrong one."""
    first = next(deal for deal in record["deals"] if deal["shuffle"])
    thrown_in = {**first, "calls": ["pass"] * 8, "plays": [], "result": None, "time_outs": [],
                 "robots": []}  # fmt: skip
    record["deals"] = [thrown_in] * 1000
    assert len(json.dumps(record)) < MAX_TEXT
    with little_memory():
        run.refuses("verify", record)


def test_a_file_longer_than_a_record(run: Run) -> None:
    assert run.refuses("replay", " " * (MAX_TEXT + 1)) == "the file is too large for a record."


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff")
    for file, sentence in (
        (tmp_path / "none.json", f"There is no file {tmp_path / 'none.json'}.\n"),
        (tmp_path, f"{tmp_path} is no file.\n"),
        (picture, f"{picture} is no record: it is not a text.\n"),
        ("/dev/zero", "/dev/zero is no file.\n"),
    ):
        for command in ("replay", "verify"):
            assert main([command, str(file)]) == 1
            assert capsys.readouterr().err == sentence


@BOTH
def test_a_file_of_many_records_is_read_line_by_line(
    command: str, record: Record, run: Run
) -> None:
    status, out, err = run(
        command, "\n".join([json.dumps(record), "", json.dumps(played_party("kloppen")), ""])
    )
    assert (status, err) == (0, "")
    assert [each for each in out.splitlines() if each.startswith("Line ")] == ["Line 1", "Line 3"]
    assert out.endswith("2 records, all of them right.\n")
    assert out.count("Every draw") == (2 if command == "verify" else 0)


def test_wrong_lines_are_named_and_the_others_are_read(record: Record, run: Run) -> None:
    forged = json.loads(json.dumps(record))
    forged["seed"] = bytes(32).hex()
    status, out, err = run(
        "verify", "\n".join([json.dumps(each) for each in (record, forged, record)] + ["{"])
    )
    assert status == 1
    assert out.count("Every draw") == 2
    assert err.splitlines() == [
        "FILE, line 2: the seed is not the one that was committed before the first deal.",
        "FILE, line 4: the file is not JSON, or damaged.",
        "2 of 4 records are wrong.",
    ]


def test_a_file_of_many_records_may_be_longer_than_one(record: Record, run: Run) -> None:
    record["seats"] = ["Ä", "é", "ß", "œ"]
    one = json.dumps(record, ensure_ascii=False).ljust(MAX_TEXT // 2)
    count = 4 * MAX_TEXT // len(one.encode()) + 2
    status, out, err = run("replay", "\n".join([one] * count))
    assert (status, err) == (0, "")
    assert out.endswith(f"{count} records, all of them right.\n")


@BOTH
def test_names_give_a_terminal_no_orders(command: str, record: Record, run: Run) -> None:
    record["seats"] = ["An\x1b[31mna", "B\u202een", "Cl\x07\x00éo", "Do\nra"]
    status, out, _ = run(command, record)
    assert status == 0
    assert out.startswith("An[31mna & Cléo – Ben & Do ra\n")
    next(each for each in record["deals"] if each["plays"])["plays"][0] = "\x1b[2J"
    status, out, err = run(command, record)
    assert status == 1
    assert "\x1b" not in out + err


def test_who_has_read_enough_ends_it_quietly(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "records.jsonl"
    file.write_text((json.dumps(record) + "\n") * 200, "utf-8")
    piped = f"{shlex.join((sys.executable, '-m', 'bot', 'replay', str(file)))} | head -n 1"
    done = subprocess.run(
        ["bash", "-c", piped], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.stdout, done.stderr) == ("Line 1\n", "")


# Records that contradict themselves ---------------------------------------------------------------


def _of_another(preset: str, sentence: str) -> Callable[[Record], str]:
    def tampered(record: Record) -> str:
        record["preset"] = preset
        return sentence

    return tampered


def _cut_by_both(record: Record) -> str:
    number, deal = next((n, d) for n, d in enumerate(record["deals"], 1) if "cut" in d["robots"])
    deal["time_outs"].insert(0, "cut")
    return f"deal {number}: the clock and a robot are both said to have cut"


def _played_by_both(record: Record) -> str:
    *_, (number, deal) = ((n, d) for n, d in enumerate(record["deals"], 1) if d["robots"])
    move = deal["robots"][-1]
    deal["time_outs"].append(move)
    return f"deal {number}, move {move}: the clock and a robot are both said to have made it"


@BOTH
@pytest.mark.parametrize(
    "tampered",
    [
        _of_another("decouverte", "players 4 is not of the preset decouverte"),
        _of_another("kloppen", "auction turn_up is not of the preset kloppen"),
        _of_another("france", "there is no preset 'france'"),
        _cut_by_both,
        _played_by_both,
    ],
)
def test_a_record_that_contradicts_itself_is_refused(
    command: str,
    tampered: Callable[[Record], str],
    record: Record,
    run: Run,
) -> None:
    sentence = tampered(record)
    assert run.refuses(command, record) == f"{sentence}."


@BOTH
def test_what_a_table_changed_of_its_preset_is_said(command: str, record: Record, run: Run) -> None:
    assert "\nRules: french with target 500.\n" in run(command, record)[1]
    whole = played_party("contest", target=1000)
    assert "Rules" not in run(command, whole)[1]
    out = run(command, whole | {"preset": "dutch"})[1]
    assert "\nThe rules are called dutch, and are those of contest.\n" in out
