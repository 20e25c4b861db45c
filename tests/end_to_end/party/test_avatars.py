"""People's own pictures on the table and in hands; a table never waits for one."""

from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.rules import Phase, view
from bot.sandbox.server.avatars import avatar_png
from bot.tables import Game
from bot.text import words_for
from card_images.avatars import Avatar, read_avatar
from card_images.hand import draw_hand
from card_images.look import Seat, look_for
from card_images.table import draw_table
from tests.end_to_end.club import Club, club_in, seed
from tests.end_to_end.playing import LANGUAGES, Table, steady
from tests.sandbox_fixtures import running_sandbox

pytestmark = pytest.mark.drawn

WITH_ONE = ("alice", "clara")


def avatar_of(evening: Club, who: str) -> Avatar | None:
    key = evening.person(who).avatar
    return None if key is None else read_avatar(avatar_png(key, 64))


def seats(evening: Club, shown: tuple[str, ...]) -> tuple[Seat, ...]:
    """Return who sits around the table, with an avatar or with initials."""
    return tuple(
        Seat(evening.person(who).name, avatar=avatar_of(evening, who) if who in shown else None)
        for who in LANGUAGES
    )


async def assert_table_shows(table: Table, shown: tuple[str, ...]) -> None:
    """The table is drawn with these avatars."""
    state, people = (await table.game()).state, seats(table.club, shown)
    assert state is not None
    (picture,) = table.club.table().attachments
    assert picture.bytes == draw_table(view(state, None), people, look_for(words_for("en")))


async def assert_hand_shows(table: Table, shown: tuple[str, ...]) -> None:
    """The hand of seat 1 is drawn with these avatars."""
    state, people = (await table.game()).state, seats(table.club, shown)
    assert state is not None
    (picture,) = table.club.hand("benoit").attachments
    assert picture.bytes == draw_hand(view(state, 1), people, look_for(words_for("fr")))


async def test_who_has_an_avatar_is_drawn_with_it(started: Table) -> None:
    assert [bool(each.avatar) for each in started.club.sandbox.people.values()] == [1, 0, 1, 0]
    await assert_table_shows(started, WITH_ONE)
    await assert_hand_shows(started, WITH_ONE)


@pytest.fixture(params=[None, b"no picture", b""], ids=["lost", "no picture", "empty"])
def unlucky(evening: Club, request: pytest.FixtureRequest) -> None:
    """Clara's avatar cannot be had."""
    evening.sandbox.replace_avatar(evening.person("clara"), request.param)


@pytest.mark.usefixtures("unlucky")
async def test_one_that_cannot_be_had_is_initials(started: Table) -> None:
    await assert_table_shows(started, ("alice",))
    await assert_hand_shows(started, ("alice",))


async def test_another_one_is_shown_by_the_next_picture(started: Table) -> None:
    evening = started.club
    assert await started.asked() == "daan"
    evening.person("daan").avatar = "b" * 32
    evening.person("alice").avatar = None
    for _ in range(3):
        assert await started.step(steady)
    await assert_table_shows(started, ("clara", "daan"))


async def test_after_a_restart_the_next_clicks_bring_them_back(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox:
        async with club_in(sandbox, tmp_path, clock, entropy=seed(242)) as club:
            await club.open("alice", end="500")
            for number, who in enumerate(LANGUAGES):
                if number:
                    await club.press(who, club.lobby(who), f"sit:1:{number}")
            await club.press("alice", club.lobby("alice"), "start")
            table = Table(club)
            await table.play_until(calling)
            await assert_table_shows(table, WITH_ONE)
        async with club_in(sandbox, tmp_path, clock) as club:
            table = Table(club)
            for _ in range(9):  # each has clicked before the last: an avatar may come after a table
                assert await table.step(steady)
            await assert_table_shows(table, WITH_ONE)


def calling(game: Game) -> bool:
    return game.state is not None and game.state.phase is Phase.CALL
