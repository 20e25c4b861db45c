"""Parties of two and three by chance, whose totals are counted once more from their records."""

import json
from itertools import accumulate
from typing import Any

import pytest

from bot.rules import Header, commitment, find_preset, make_record, write
from tests.rules.recounting import recount
from tests.walks import walk

SEATS = ("Anna", "Ben", "Cléo")


@pytest.mark.parametrize(
    ("preset", "changes", "number"),
    [(preset, changes, number) for preset, changes in [("clobyosh", {})] for number in range(3)],
)
def test_each_total_follows(preset: str, changes: dict[str, str], number: int) -> None:
    record = record_of(preset, changes, number)
    written = recount(record)
    played = [deal["result"] for deal in record["deals"] if deal["result"]]
    assert [tuple(each["written"]) for each in played] == written
    totals = accumulate(written, lambda one, more: tuple(map(sum, zip(one, more, strict=True))))
    assert [tuple(each["totals"]) for each in played] == list(totals)


def record_of(preset: str, changes: dict[str, str], number: int) -> dict[str, Any]:
    rules, seed = find_preset(preset).changed(changes), number.to_bytes(32, "big")
    party = walk(rules, seed)
    header = Header(preset, SEATS[: rules.players], commitment(seed), seed.hex())
    record = make_record(header, rules, party.actions, party.time_outs, party.robots)
    return json.loads(write(record))
