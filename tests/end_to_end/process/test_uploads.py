"""A picture that did not change stays on its message, in place and unsent."""

import pytest

from bot.sandbox import ShownMessage
from tests.end_to_end.checks import live
from tests.end_to_end.playing import LANGUAGES, Table, in_trick, steady
from tests.undrawn import undrawn

pytestmark = pytest.mark.drawn


def picture_of(message: ShownMessage) -> str:
    """The id that Discord gave the picture when it was uploaded; the message shows it."""
    (picture,) = message.attachments
    assert picture.url in str(message.components)
    return picture.url


async def test_a_select_that_changes_no_picture_keeps_it(started: Table) -> None:
    evening = started.club
    alice = evening.person("alice")
    reply = await alice.slash(evening.belote, "preferences")
    seen: list[str] = []
    message = reply.message
    for verb, value in (("set_notices", "never"), ("set_cards", "table"), ("set_felt", "light")):
        assert message is not None
        seen.append(picture_of(message))
        await evening.choose("alice", message, verb, value)
        message = alice.look(message)
    assert seen[0] == seen[1] == seen[2] != picture_of(message)


@pytest.mark.whole
async def test_a_message_that_only_loses_its_buttons_keeps_its_picture(full: Table) -> None:
    """Looked at after every step: the same picture is the same upload."""
    last: dict[str, ShownMessage] = {}
    closed = 0
    with undrawn():
        await full.start()
        await full.play_until(in_trick(6, 0))
    while closed < 4:
        assert await full.step(steady)
        for message in messages_of(full):
            before = last.get(message.id)
            last[message.id] = message
            if before is None or what_is_seen(before) != what_is_seen(message):
                continue
            assert picture_of(before) == picture_of(message)
            closed += live(before) and not live(message)


def messages_of(table: Table) -> list[ShownMessage]:
    """Everybody's hands, and the tables."""
    evening = table.club
    hands = [hand for who in LANGUAGES for hand in evening.hands(who)]
    tables = evening.person("alice").sees(evening.thread())
    return [*hands, *(each for each in tables if each.attachments)]


def what_is_seen(message: ShownMessage) -> tuple[bytes, str | None]:
    (picture,) = message.attachments
    return picture.bytes, picture.description
