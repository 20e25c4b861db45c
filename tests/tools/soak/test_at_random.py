"""An evening of everything at random; `make soak` plays on for an hour."""

from tests.tools.soak.at_random import Tally, one_evening


async def test_an_evening() -> None:
    tally = Tally()
    await one_evening(2, tally, parties=1)
    assert sum(tally.parties.values()) == 1
    assert tally.faults
