"""`verify` of a tournament's export: a right one prints its ranking, a touched one says which."""

import json

import pytest

from bot.rules import board_seed, commitment
from bot.tournaments.export import json_text, tournament_json
from tests.command_line.parties import Record, Run
from tests.tournaments.evening import Evening


@pytest.fixture
def export() -> Record:
    evening = Evening("concours", 6, seed=4, rounds=2)
    while not evening.over:
        evening.pair()
        evening.play_all()
    committed = commitment(evening.tournament.seed)
    return json.loads(
        json_text(tournament_json(evening.tournament, "Pair {}".format, commitment=committed))
    )


def test_a_right_one_prints_its_ranking(export: Record, run: Run) -> None:
    status, out, err = run("verify", export)
    assert (status, err) == (0, "")
    ranking, names = out.splitlines()[:6], {f"Pair {number}" for number in range(1, 7)}
    assert {line.partition(". ")[2] for line in ranking} == names
    assert out.splitlines()[-1] == (
        "Every draw and every other pairing comes from the seed that was committed."
    )


def test_another_seed_than_was_committed(export: Record, run: Run) -> None:
    export["seed"] = bytes(32).hex()
    refused = run.refuses("verify", export)
    assert refused == "the seed is not the one that was committed before the first draw."


def test_a_round_that_somebody_has_arranged_is_named_unless_it_was_by_hand(
    export: Record, run: Run
) -> None:
    one, other, _ = export["rounds"][0]["tables"]
    one["sides"][0], other["sides"][0] = other["sides"][0], one["sides"][0]
    assert run.refuses("verify", export) == "round 1 was not paired from the seed."
    export["by_hand"] = [1]
    run.refuses("verify", export)  # the next round followed from the first
    export["by_hand"] = [1, 2]
    status, out, _ = run("verify", export)
    assert status == 0
    assert "Round 1 was paired by hand." in out


def test_what_is_no_tournament_says_what_is_missing(export: Record, run: Run) -> None:
    del export["plan"]
    assert run.refuses("verify", export) == "not a tournament: KeyError('plan')."


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({}, ""),
        (
            {"board_secret": bytes(32).hex()},
            "FILE: the secret of the boards is not the one that was committed.\n",
        ),
        (
            {"board_seeds": {"1": bytes(32).hex()}},
            "FILE: the boards of round 1 do not come from the secret.\n",
        ),
        (
            {"board_seeds": ["1"]},
            "FILE: not the boards of a duplicate: AttributeError(\"'list' object has no attribute"
            " 'items'\").\n",
        ),
    ],
)
def test_boards_come_from_the_secret_that_was_committed(
    export: Record,
    run: Run,
    change: Record,
    said: str,
) -> None:
    secret = bytes(range(32))
    export |= {
        "board_commitment": commitment(secret),
        "board_secret": secret.hex(),
        "board_seeds": {str(number): board_seed(secret, number).hex() for number in (1, 2)},
    }
    status, _, err = run("verify", export | change)
    assert (status, err) == (int(bool(said)), said)
