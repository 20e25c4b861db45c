"""`replay` and `verify`: a right record prints its score sheet, a wrong one is named in a line."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.rules import (
    Dice,
    Header,
    commitment,
    decisions,
    default_cut,
    find_preset,
    legal_actions,
    make_record,
    start,
    table_action,
    write,
)
from bot.rules.machine import apply

SEED = bytes(range(32))
SEATS = ("Anna", "Ben", "Cléo", "Dora")


def played_party(target: int = 500) -> dict[str, Any]:
    """The record of a short party, everything in it by chance."""
    rules = find_preset("french").changed({"target": target})
    state, actions = start(rules), []
    while asked := decisions(state):
        action = table_action(state, SEED)
        if action is None and asked[0].phase.value == "cut":
            action = default_cut(state, SEED)
        if action is None:
            choices = legal_actions(state, asked[0].actor)
            action = choices[Dice(SEED, "choice", len(actions)).below(len(choices))]
        actions.append(action)
        state = apply(state, action).state
    header = Header("french", SEATS, commitment(SEED), SEED.hex())
    return json.loads(write(make_record(header, rules, actions)))


RECORD = played_party()


@pytest.fixture
def record() -> dict[str, Any]:
    return json.loads(json.dumps(RECORD))


def run(
    command: str, record: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> tuple[int, str, str]:
    file = tmp_path / "party.json"
    file.write_text(record if isinstance(record, str) else json.dumps(record), "utf-8")
    status = main([command, str(file)])
    out, err = capsys.readouterr()
    return status, out, err.replace(str(file), "FILE")


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_right_record_prints_its_score_sheet(
    command: str, record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run(command, record, tmp_path, capsys)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Anna & Cléo – Ben & Dora"
    played = [deal for deal in record["deals"] if deal["result"]]
    rows = lines[3 : 3 + len(played)]
    for row, deal in zip(rows, played, strict=True):
        assert SEATS[deal["result"]["taker"]] in row
        assert deal["result"]["outcome"] in row
        assert row.endswith("–".join(map(str, deal["result"]["totals"])))
    winners = ("Anna & Cléo", "Ben & Dora")[record["winner"]]
    assert f"{winners} win, {record['totals'][0]}–{record['totals'][1]}." in out
    assert ("seed" in out) == (command == "verify")


def test_a_wrong_move_is_named_by_deal_and_move(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    number, deal = next((n, d) for n, d in enumerate(record["deals"], 1) if d["plays"])
    deal["plays"][2] = deal["plays"][1]
    status, out, err = run("replay", record, tmp_path, capsys)
    move = len(deal["calls"]) + 3
    assert (status, out) == (1, "")
    assert err.startswith(f"FILE: deal {number}, move {move}: ")
    assert err.count("\n") == 1


def test_a_wrong_result_is_named_by_deal(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    number, deal = next((n, d) for n, d in enumerate(record["deals"], 1) if d["result"])
    deal["result"]["written"][0] += 1
    status, _, err = run("verify", record, tmp_path, capsys)
    assert status == 1
    assert err.startswith(f"FILE: deal {number}: the result")


def test_another_seed_is_not_the_committed_one(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record["seed"] = bytes(32).hex()
    assert run("replay", record, tmp_path, capsys)[0] == 0
    status, _, err = run("verify", record, tmp_path, capsys)
    assert (status, err) == (
        1,
        "FILE: the seed is not the one that was committed before the first deal.\n",
    )


def test_chance_that_the_seed_did_not_make_is_found(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record["seed"] = bytes(32).hex()
    record["commitment"] = commitment(bytes(32))
    status, _, err = run("verify", record, tmp_path, capsys)
    assert (status, err) == (1, "FILE: the draw for dealer does not come from the seed.\n")


def test_a_seed_not_yet_revealed(
    record: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record["seed"] = None
    status, _, err = run("verify", record, tmp_path, capsys)
    assert status == 1
    assert "revealed when the party is over" in err


@pytest.mark.parametrize("text", ["", "[]", "{", "7", '{"format": 1}', "\x00"])
def test_what_is_no_record_is_one_plain_sentence(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run("replay", text, tmp_path, capsys)
    assert (status, out) == (1, "")
    assert err.startswith("FILE: ")
    assert err.count("\n") == 1


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\xff")
    for file, sentence in (
        (tmp_path / "none.json", f"There is no file {tmp_path / 'none.json'}.\n"),
        (tmp_path, f"{tmp_path} cannot be read: Is a directory.\n"),
        (picture, f"{picture} is no record: it is not a text.\n"),
    ):
        assert main(["replay", str(file)]) == 1
        assert capsys.readouterr().err == sentence
