"""A few evenings of everything at random; `make soak` plays on for an hour."""

import pytest

from tests.soak.at_random import Tally, one_evening


@pytest.mark.parametrize("number", [1, 2])
async def test_an_evening(number: int) -> None:
    tally = Tally()
    await one_evening(number, tally, parties=2)
    assert sum(tally.parties.values()) == 2
    assert tally.faults
