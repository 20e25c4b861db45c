"""How the entries of a tournament are called, and the robots that play in them."""

from dataclasses import replace

import pytest

from bot.storage.engine.tournament_schema import MemberRow
from bot.tables.game import OF_PLACES, ROBOT_NAMES, at_seat, of_entry
from bot.text import words_for
from bot.tournaments.live import Event
from cogs.tournaments.names import Names
from tests.cogs.tournaments.boards import evening_of, event_of

EN = words_for("en")


def with_robots(format_: str, entries: int) -> tuple[Event, Names]:
    """The last of each entry is a robot, where somebody else is in it."""
    event, people = event_of(evening_of(format_, entries, None).tournament)
    members: list[MemberRow] = []
    for each in event.members:
        last = each.place == len(event.members_of(each.number)) - 1 > 0
        members.append(each._replace(person_id=None) if last else each)
    event = replace(event, members=tuple(members))
    return event, Names(event, people, EN)


@pytest.mark.parametrize(("format_", "entries"), [("concours", 6), ("mitchell", 8), ("melee", 7)])
def test_a_robot_is_called_the_same_in_every_round_and_everywhere(
    format_: str, entries: int
) -> None:
    event, names = with_robots(format_, entries)
    assert len(event.rounds) > 1
    seen = 0
    for table in event.tables:
        for seat, person in event.sitting(table).items():
            if person is None:
                called = f"{at_seat(seat, table.sides)} 🤖"
                assert called in names.side(table.sides[seat % 2])
                assert called in names.side(table.sides[seat % 2], plain=True)
                seen += 1
    assert seen


def test_a_team_of_four_has_two_tables() -> None:
    """The first two of a team sit north–south at one, the others east–west at the other."""
    at_first = [at_seat(seat, ((3,), (4,)), two_tables=True) for seat in (0, 2)]
    of_three = [*at_first, *(at_seat(seat, ((4,), (3,)), two_tables=True) for seat in (1, 3))]
    assert of_three == [of_entry(3, place) for place in range(4)]


def test_without_an_entry_a_robot_is_called_by_its_seat() -> None:
    daily = (5,), ()
    assert [at_seat(seat, daily) for seat in (1, 3)] == [ROBOT_NAMES[1], ROBOT_NAMES[3]]
    assert [at_seat(seat) for seat in range(4)] == list(ROBOT_NAMES)
    assert [at_seat(seat, daily) for seat in range(4)] == list(ROBOT_NAMES)


def test_no_two_robots_of_a_tournament_are_called_alike() -> None:
    """Whatever entries meet: at a table with a name twice nobody knows who is meant."""
    names = [of_entry(entry, place) for entry in range(-3, 501) for place in range(4)]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 12
    plain = [name for each in OF_PLACES for name in each]
    assert len(set(plain)) == len(plain)
