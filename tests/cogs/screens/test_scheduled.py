"""What Discord is told of a scheduled event, one request after the other."""

import pytest

from cogs.screens.scheduled import LATE, Scheduled, Status, Told, told_by

LINK = "https://discord.com/channels/1/2/3"
EVENT = Scheduled(Status.SCHEDULED, LINK, "Friday", "Swiss", "#belote", 1000.5, 2000.5)
TOLD = EVENT.told


def as_told(status: Status) -> Told:
    return TOLD._replace(status=int(status))


def test_a_new_one_has_all_that_discord_asks_for() -> None:
    assert EVENT.new() == {
        "entity_type": 3,
        "privacy_level": 2,
        "name": "Friday",
        "description": f"Swiss\n{LINK}",
        "entity_metadata": {"location": "#belote"},
        "scheduled_start_time": "1970-01-01T00:16:40+00:00",
        "scheduled_end_time": "1970-01-01T00:33:20+00:00",
    }
    assert told_by({**EVENT.new(), "status": 1}) == TOLD


def test_what_is_as_it_should_be_is_left_alone() -> None:
    assert EVENT.changes(TOLD) == {}
    assert EVENT._replace(starts_at=1000.9).changes(TOLD) == {}
    for over in (Status.COMPLETED, Status.CANCELED):
        assert EVENT._replace(name="Saturday").changes(as_told(over)) == {}


def test_only_what_differs_is_told() -> None:
    assert [*EVENT._replace(name="Saturday").changes(TOLD)] == [
        "name",
        "description",
        "entity_metadata",
    ]
    assert [*EVENT._replace(starts_at=1100).changes(TOLD)] == ["scheduled_start_time"]
    assert [*EVENT._replace(ends_at=1900).changes(TOLD)] == ["scheduled_end_time"]


def test_one_that_has_begun_keeps_its_start_and_ends_no_sooner() -> None:
    begun = as_told(Status.ACTIVE)
    for ends_at in (1900, 2000 + LATE):
        assert EVENT._replace(starts_at=1100, ends_at=ends_at).changes(begun) == {}
    assert [*EVENT._replace(ends_at=2001 + LATE).changes(begun)] == ["scheduled_end_time"]
    running = EVENT._replace(status=Status.ACTIVE, starts_at=1100)
    assert running.changes(TOLD) == {"status": Status.ACTIVE}


@pytest.mark.parametrize(
    ("wanted", "told", "steps"),
    [
        (Status.ACTIVE, Status.SCHEDULED, [2]),
        (Status.COMPLETED, Status.ACTIVE, [3]),
        (Status.COMPLETED, Status.SCHEDULED, [2, 3]),
        (Status.CANCELED, Status.SCHEDULED, [4]),
        (Status.CANCELED, Status.ACTIVE, [3]),
        (Status.SCHEDULED, Status.ACTIVE, []),
        (Status.ACTIVE, Status.CANCELED, []),
    ],
)
def test_a_status_is_come_to_by_the_steps_that_discord_allows(
    wanted: Status, told: Status, steps: list[int]
) -> None:
    event, now, found = EVENT._replace(status=wanted), as_told(told), []
    while changes := event.changes(now):
        assert [*changes] == ["status"]
        found.append(changes["status"])
        now = event.after(changes, now)
    assert found == steps
