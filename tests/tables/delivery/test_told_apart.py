"""Four names at a table are four names."""

from collections.abc import Sequence

import pytest

from bot.storage.people.people import Person
from bot.tables.game import Holder, told_apart


def holder(seat: int, name: str | None, robot: str = "") -> Holder:
    person = None
    if name is not None:
        person = Person(seat, seat, name, None, None, "", False, False, False)
    return Holder(seat=seat, person=person, agreed=True, bank=0.0, robot_name=robot)


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Ann", "Ben", "Cléo", "Dan"), ["Ann", "Ben", "Cléo", "Dan"]),
        (("Alex", "Ben", "alex", "Alex"), ["Alex", "Ben", "alex 2", "Alex 3"]),
        ((None, "César", "Ben", None), ["César 2", "César", "Ben", "Brun"]),
    ],
)
def test_who_is_called_alike_has_a_number(names: Sequence[str | None], told: list[str]) -> None:
    holders = told_apart([holder(seat, name) for seat, name in enumerate(names)])
    assert [each.name for each in holders if each] == told


def test_an_empty_seat_is_nobody() -> None:
    holders = told_apart([None, holder(1, "Ann"), None, holder(3, "Ann")])
    assert [each and each.name for each in holders] == [None, "Ann", None, "Ann 2"]
