"""docs/examples/check_deals.py: lines of a stranger find what the bot drew, and what it did not."""

import ast
import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.rules import board_seed, commitment
from tests.command_line.parties import played_party

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "docs" / "examples" / "check_deals.py"
PARTIES = (ROOT / "tests" / "records" / "parties.jsonl").read_text("utf-8").splitlines()
"""french, german_club, contest, kloppen and decouverte, with presses and without; but for contest
each has a deal that nobody took. They are kept as they were: what is drawn today stays as it is"""

checks = runpy.run_path(str(SCRIPT))


def wrong(record: dict[str, Any]) -> list[str]:
    return list(checks["wrong"](record))


def run(*files: Path) -> tuple[int, str]:
    command = [sys.executable, "-I", str(SCRIPT), *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, cwd="/", check=False)
    return done.returncode, done.stdout


def test_it_needs_python_alone() -> None:
    tree = ast.parse(SCRIPT.read_text("utf-8"))
    nodes = [each for each in ast.walk(tree) if isinstance(each, ast.Import | ast.ImportFrom)]
    names = {alias.name for each in nodes if isinstance(each, ast.Import) for alias in each.names}
    names |= {each.module or "" for each in nodes if isinstance(each, ast.ImportFrom)}
    assert {each.partition(".")[0] for each in names} <= sys.stdlib_module_names


@pytest.mark.parametrize("text", PARTIES)
def test_every_pack_of_a_kept_party_is_drawn_again(text: str) -> None:
    record = json.loads(text)
    assert wrong(record) == []
    for number in range(len(record["deals"])):
        _check_tampered(json.loads(text), number)


def _check_tampered(record: dict[str, Any], number: int) -> None:
    """Two cards exchanged in one pack, as it was shuffled or gathered."""
    deal = record["deals"][number]
    made = "shuffle" if deal["shuffle"] else "gather"
    cards = deal[made].split()
    cards[3], cards[20] = cards[20], cards[3]
    deal[made] = " ".join(cards)
    assert wrong(record) == [f"the pack of deal {number + 1}"]


GATHERED = {"shuffle": "cut_only"}


@pytest.mark.parametrize(
    ("preset", "options"),
    [
        ("french", {}),
        ("contest", {}),
        ("decouverte", {}),
        ("bulgarian", {**GATHERED, "target": 101}),
        ("klaverjas_rotterdam", {**GATHERED, "deals_limit": 2}),
        ("clobyosh", {"target": 200}),
        ("clobyosh", {**GATHERED, "target": 400}),
        ("belote3", {**GATHERED, "target": 200}),
        ("belote3", {**GATHERED, "target": 200, "deal3": "all8"}),
        ("belote3", {**GATHERED, "target": 200, "pack3": "32_chien"}),
    ],
)
def test_what_is_played_today_is_drawn_again(preset: str, options: dict[str, Any]) -> None:
    assert wrong(played_party(preset, **options)) == []


def test_other_presses_cards_cuts_and_seeds_are_found() -> None:
    record = json.loads(PARTIES[0])
    deals = len(record["deals"])
    packs = [f"the pack of deal {number}" for number in range(1, deals + 1)]
    assert set(packs) <= set(wrong(record | {"nonces": [None] * 4}))
    assert wrong(record | {"commitment": commitment(b"another")}) == ["the seed"]
    *_, deal = (each for each in record["deals"] if "cut" in each["time_outs"])
    number = record["deals"].index(deal) + 1
    deal["cut"] = 32 - deal["cut"] if deal["cut"] != 16 else 15
    found = [f"the host's cut of deal {number}", f"the cards dealt in deal {number}"]
    assert wrong(record)[:2] == found


def test_from_a_shell_with_the_round_of_a_duplicate(tmp_path: Path) -> None:
    secret = bytes(range(32))
    record, tournament = tmp_path / "board.json", tmp_path / "tournament.json"
    record.write_text(json.dumps(played_party("contest", seed=board_seed(secret, 2))), "utf-8")
    seeds = {str(number): board_seed(secret, number).hex() for number in (1, 2)}
    tournament.write_text(json.dumps({"board_secret": secret.hex(), "board_seeds": seeds}), "utf-8")
    assert run(record, tournament) == (0, "All of it comes from the seed.\n")
    other = json.dumps({"board_secret": bytes(32).hex(), "board_seeds": seeds})
    tournament.write_text(other, "utf-8")
    assert run(record, tournament) == (1, "Not as drawn: the seed of the round.\n")
