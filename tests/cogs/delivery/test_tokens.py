"""Through which tokens a message can be edited without counting."""

from bot.clock import ManualClock
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import MessageRow
from cogs.delivery.pace import EDITS, LIVES, WITHIN, Tokens

ROW = MessageRow(
    *(1, Subject.HAND, 1), game_id=1, message_id=6, token="abc", token_until=1000.0 + LIVES
)


async def test_a_token_has_room_while_it_lives() -> None:
    clock = ManualClock(1000.0)
    tokens = Tokens(clock)
    assert tokens.until() == ROW.token_until
    assert tokens.has_room(ROW)
    assert not tokens.has_room(ROW._replace(token=None))
    assert not tokens.has_room(ROW._replace(message_id=None))
    await clock.advance(LIVES)
    assert not tokens.lives(ROW)
    assert not tokens.has_room(ROW)


async def test_a_token_takes_five_edits_in_two_seconds() -> None:
    clock = ManualClock(1000.0)
    tokens = Tokens(clock)
    for _ in range(EDITS):
        assert tokens.has_room(ROW)
        tokens.take("abc")
    assert not tokens.has_room(ROW)
    assert tokens.has_room(ROW._replace(token="another"))
    await clock.advance(WITHIN)
    assert tokens.has_room(ROW)


def test_a_token_that_was_refused_is_not_tried_again() -> None:
    tokens = Tokens(ManualClock(1000.0))
    tokens.refuse("abc")
    assert not tokens.has_room(ROW)
    assert tokens.lives(ROW)


async def test_a_hand_follows_the_last_click_of_its_reader() -> None:
    clock = ManualClock(1000.0)
    tokens = Tokens(clock)
    new = ROW._replace(message_id=None, token=None, token_until=None, person_id=8)
    assert tokens.of(new) is None
    tokens.note(8, "abc")
    tokens.note(8, "def")
    assert tokens.of(new) == ("def", 1000.0 + LIVES)
    assert tokens.of(new._replace(person_id=9)) is None
    for _ in range(EDITS):
        tokens.take("def")
    assert tokens.of(new) is None
    await clock.advance(WITHIN)
    assert tokens.of(new) is not None
    tokens.refuse("def")
    assert tokens.of(new) is None
    tokens.note(8, "ghi")
    await clock.advance(LIVES)
    assert tokens.of(new) is None
