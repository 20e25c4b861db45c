"""People's own pictures on the table and in hands; a table never waits for one."""

import pytest

from bot.rules import view
from bot.sandbox.server.avatars import avatar_png
from bot.text import words_for
from card_images.avatars import Avatar, read_avatar
from card_images.hand import draw_hand
from card_images.look import Seat, look_for
from card_images.table import draw_table
from tests.end_to_end.club import Club
from tests.end_to_end.playing import LANGUAGES, Table, steady

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
    assert [bool(started.club.person(who).user.avatar) for who in LANGUAGES] == [1, 0, 1, 0]
    await assert_table_shows(started, WITH_ONE)
    await assert_hand_shows(started, WITH_ONE)


async def test_another_one_is_shown_by_the_next_picture(started: Table) -> None:
    """Of the next action: it is learned when a click has been answered."""
    evening = started.club
    assert await started.asked() == "daan"
    evening.person("daan").avatar = "b" * 32
    evening.person("alice").avatar = None
    for _ in range(4):
        assert await started.step(steady)
    await assert_table_shows(started, ("clara", "daan"))
