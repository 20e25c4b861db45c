"""A hand never follows its seat to somebody else, whatever is under way when they sit down."""

import random
from typing import Any, cast

import pytest

from bot.rules import Phase
from bot.storage.delivery import messages
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import MessageRow
from bot.tables import Game
from bot.tables.party.open_party import Asker
from cogs.delivery.game_messages import GameMessages
from cogs.delivery.messenger import Messenger
from cogs.delivery.sending import Uploads
from cogs.delivery.threads import NotYet
from cogs.press import SuitEmojis
from tests.tables.conftest import evening
from tests.tables.evening import Evening, turn
from tests.tables.party.test_seats import name_in, show_hands

__all__ = ["evening"]


class NoDiscord:
    """Nothing may be asked of it."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"Discord was asked for {name}")


class NoPictures:
    """A hand that is drawn is a hand that somebody gets."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"a picture was drawn: {name}")


def messenger_of(evening: Evening) -> Messenger:
    client, pictures = cast(Any, NoDiscord()), cast(Any, NoPictures())
    games = GameMessages(client, evening.tables, pictures, SuitEmojis(evening.clock))
    return Messenger(client, games, Uploads())


@pytest.fixture
async def before(evening: Evening) -> Game:
    """Return a game in which somebody is asked, and their hand is there in both ways."""
    game = await evening.go_on_to(await evening.started(), Phase.PLAY, random.Random(1))
    await show_hands(evening, game, turn(game))
    return game


async def row_of(evening: Evening, game: Game, subject: Subject) -> MessageRow:
    row = await evening.database.ask(messages.find, game.id, subject, turn(game))
    assert row is not None
    return row


async def replaced(evening: Evening, game: Game) -> Game:
    seat = turn(game)
    asker = Asker(evening.people[name_in(game, seat)])
    await evening.seats.offer(game.id, asker, seat)
    return await evening.seats.take(game.id, evening.emil, seat)


@pytest.mark.parametrize("sent", [True, False])
async def test_a_hand_that_was_to_be_shown_to_who_has_left(
    evening: Evening, before: Game, sent: bool
) -> None:
    """Its row was read before another sat down, and is shown after it."""
    row = await row_of(evening, before, Subject.HAND)
    after = await replaced(evening, before)
    row = row._replace(wanted=after.row.version, message_id=9 if sent else None)
    with pytest.raises(NotYet):
        await messenger_of(evening).show(row)


async def test_a_message_that_cannot_be_deleted_is_given_up(evening: Evening, before: Game) -> None:
    """It asked nobody, so no clock starts; a hand that is given up starts its own."""
    gone = MessageRow(1, Subject.GONE, 1, closing=True, channel_id=5, message_id=6)
    await messenger_of(evening).of(gone).given_up(gone, ours=True)
    seat = turn(before)
    for subject, starts in ((Subject.GONE, False), (Subject.HAND, True)):
        row = gone._replace(subject=subject, game_id=before.id, viewer=seat)
        await messenger_of(evening).of(row).given_up(row, ours=True)
        clock = (await evening.load(before.id)).holder(seat).clock_from
        assert (clock is not None) is starts


async def test_a_private_hand_that_was_asked_for_just_before(
    evening: Evening, before: Game
) -> None:
    """It was written down after another sat down: it is not kept up to date."""
    seat, person = turn(before), before.holder(turn(before)).person
    assert person
    after = await replaced(evening, before)
    await evening.database.commit(
        messages.put,
        before.id,
        Subject.PEEK,
        seat,
        message_id=10,
        token="abc",
        token_until=1e12,
        wanted=after.row.version,
        shown=before.row.version,
        person_id=person.id,
    )
    assert await messenger_of(evening).show(await row_of(evening, before, Subject.PEEK))
    assert await evening.database.ask(messages.find, before.id, Subject.PEEK, seat) is None
