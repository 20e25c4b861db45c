"""The tournament that is meant by whoever names none."""

from types import SimpleNamespace
from typing import Any, cast

from bot.storage.engine.tournament_schema import TournamentRow
from bot.tournaments import plan_of
from cogs.tournaments.choosing import meant
from tests.cogs.tournaments.test_leagues import tournament

HERE, ELSEWHERE = 5, 6


def row(number: int, state: str, format_: str = "concours", channel: int = HERE) -> TournamentRow:
    plan = plan_of(format=format_).stored
    return tournament(number, state)._replace(plan=plan, channel_id=channel)


def order(*newest_first: TournamentRow, thread: bool = False) -> list[int]:
    at = {"channel_id": 99, "channel": SimpleNamespace(parent_id=HERE)} if thread else {}
    asked = SimpleNamespace(**{"channel_id": HERE, "channel": None, **at})
    return [each.id for each in meant(newest_first, cast(Any, asked))]


def test_what_is_played_comes_before_what_is_open_and_dailies_after_both() -> None:
    rows = [
        row(9, "finished"),
        row(8, "draft"),
        row(7, "running", "daily"),
        row(6, "registration"),
        row(5, "check_in"),
        row(4, "running"),
        row(3, "finished"),
        row(2, "finished", "daily"),
    ]
    assert order(*rows) == [4, 5, 6, 7, 8, 9, 3, 2]


def test_of_two_that_are_played_the_one_in_this_channel_is_meant() -> None:
    rows = [row(3, "running", channel=ELSEWHERE), row(2, "running"), row(1, "running")]
    assert order(*rows) == order(*rows, thread=True) == [2, 1, 3]
    rows = [row(2, "running", "daily"), row(1, "running", channel=ELSEWHERE)]
    assert order(*rows) == [1, 2], "a daily is open every day, wherever it is"
