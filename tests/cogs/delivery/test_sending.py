"""A message that a killed bot may have sent is found again, and nothing else is taken for it; a DM
is asked for once."""

from collections.abc import AsyncIterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.clock import ManualClock
from bot.rules import Ending, find_preset, view
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import MessageRow, Person
from bot.tables import Game
from bot.text import words_for
from card_images.look import look_for
from cogs.delivery.sending import Sending, Uploads
from cogs.hand.hand_screen import verdict_screen
from cogs.screens.screen import Screen
from tests.cogs.at_table import ended_by, game_of
from tests.cogs.no_pictures import NoPictures

BOT = 5
STATE = ended_by(Ending.TARGET, find_preset("french").changed({"target": 100}))


class DirectMessages:
    """A person's DM: what stands there, and what is sent."""

    user = SimpleNamespace(id=BOT)
    application_id = BOT

    def __init__(self, *there: Screen) -> None:
        self.there = [message_of(number, each) for number, each in enumerate(there)]
        self.opened: list[int] = []

    def get_partial_messageable(self, _: int) -> "DirectMessages":
        return self

    async def history(self, **_: Any) -> AsyncIterator[Any]:
        for each in self.there[::-1]:
            yield each

    async def create_dm(self, who: discord.Object) -> Any:
        self.opened.append(who.id)
        return SimpleNamespace(id=who.id + 1)

    async def send(self, *, nonce: str, view: Any) -> Any:
        return SimpleNamespace(id=len(self.there))


def message_of(number: int, screen: Screen) -> Any:
    """Return what Discord gives back of it: the pictures have got addresses."""
    components = [
        SimpleNamespace(to_dict=lambda each=each: each) for each in screen.view.to_components()
    ]
    author = SimpleNamespace(id=BOT)
    return SimpleNamespace(id=number, author=author, content="", components=components)


def game(number: int) -> Game:
    played = game_of(STATE)
    return replace(played, row=played.row._replace(id=number))


async def verdict(of: Game, language: str = "en") -> Screen:
    words, pictures = words_for(language), NoPictures()
    return await verdict_screen(view(STATE, 0), of, words, pictures, look_for(words))


def sending_to(place: DirectMessages) -> Sending:
    client, nothing = cast(discord.Client, place), cast(Any, None)
    return Sending(client, ManualClock().steady, nothing, Uploads())


ROW = MessageRow(1, Subject.VERDICT, 9, game_id=8, viewer=0, number=1)


async def test_two_parties_that_ended_alike() -> None:
    """Between them the bot was killed: the verdict of the second one is no message of the first."""
    first, second = await verdict(game(7)), await verdict(game(8))
    for there, found in (((first,), 1), ((second,), 0), ((second, first), 0)):
        place = DirectMessages(*there)
        sending = sending_to(place)
        sending._inherited = ROW.id
        sent = await sending.send(ROW, 3, view=second.view)
        assert sent.id == found


def met(number: int) -> Person:
    return Person(number, number, "Anna", "fr", None)


async def test_a_dm_is_asked_for_once() -> None:
    """Each request for one counts, and discord.py remembers no more than 128 people."""
    place = DirectMessages()
    sending = sending_to(place)
    for _ in range(2):
        assert [await sending.dm(met(who)) for who in range(10, 210)] == list(range(11, 211))
    assert place.opened == list(range(10, 210))


async def test_the_dm_from_which_somebody_clicks_is_not_asked_for() -> None:
    place = DirectMessages()
    sending = sending_to(place)
    assert await sending.dm(met(10)._replace(dm_channel_id=99)) == 99
    assert place.opened == []


async def test_a_hand_that_may_have_followed_a_click_is_looked_for_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A follow-up has no nonce: when its answer is lost nobody knows whether it stands there."""
    screen = await verdict(game(8))
    place = DirectMessages(screen)
    sending = sending_to(place)
    sending._inherited = 0

    async def lost(**_: Any) -> None:
        raise aiohttp.ClientOSError

    webhook = SimpleNamespace(send=lost)
    monkeypatch.setattr(discord.Webhook, "partial", lambda *_, **__: webhook)
    assert sending.is_first_try(ROW)
    with pytest.raises(aiohttp.ClientOSError):
        await sending.follow(ROW, "abc", screen)
    assert not sending.is_first_try(ROW)
    assert (await sending.send(ROW, 3, view=screen.view)).id == 0
    assert not sending.is_first_try(ROW._replace(id=0)), "sent by the bot before, perhaps"
    assert not sending.is_first_try(ROW._replace(afresh=1))
