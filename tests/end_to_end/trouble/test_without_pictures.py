"""No picture comes: tables are played on in words, and the next edit brings the picture."""

import asyncio
from collections.abc import Callable

import pytest

from bot.rules import view
from bot.text import safe_name, words_for
from cogs.pictures import DrawnHere, NoPicture
from cogs.screens.alt import view_alt
from tests.end_to_end.club import Club
from tests.end_to_end.playing import LANGUAGES, Table, steady


class Hanging:
    """Draws as long as it does not hang."""

    is_well = True

    def __init__(self) -> None:
        self.hangs = False
        self._here = DrawnHere()

    def do(self, work: Callable[[], bytes]) -> asyncio.Future[bytes]:
        if not self.hangs:
            return self._here.do(work)
        lost: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        lost.set_exception(NoPicture("it hangs"))
        return lost

    async def end(self) -> None:
        await self._here.end()


@pytest.fixture
def drawing(evening: Club) -> Hanging:
    pictures = evening.bot.pictures
    pictures._drawing = hanging = Hanging()
    return hanging


async def play(table: Table) -> str:
    """Let whoever is asked click on the newest message in their DM; who that was."""
    who = await table.asked()
    assert who is not None
    seen, evening = await table.view_of(who), table.club
    hand, action = evening.hands_and_notes(who)[-1], table.button_of(steady(seen), seen)
    assert (await evening.person(who).click(hand, custom_id=action)).kind == "update"
    await evening.settle()
    assert evening.hands_and_notes(who)[-1].id == hand.id
    return who


async def alt_of(table: Table, who: str) -> str:
    """All that the picture of somebody's hand shows, as it is written in a message."""
    game, seen = await table.game(), await table.view_of(who)
    return safe_name(view_alt(seen, game, words_for(LANGUAGES[who])))


async def test_hands_and_tables_are_words_until_they_are_edited(
    drawing: Hanging, playing: Table
) -> None:
    evening = playing.club
    shown = evening.table()
    drawing.hangs = True
    for _ in range(2):
        who = await play(playing)
        hand = evening.hands_and_notes(who)[-1]
        assert hand.attachments == []
        assert await alt_of(playing, who) in hand.text()
        await evening.advance(3)
    table = evening.person("alice").look(shown)
    assert table.attachments == []
    game = await playing.game()
    told = view_alt(view(game.playing(), None), game, words_for(game.row.language))
    assert safe_name(told) in table.text()
    drawing.hangs = False
    who = await play(playing)
    hand = evening.hands_and_notes(who)[-1]
    assert [each.filename for each in hand.attachments] == ["hand.png"]
    assert await alt_of(playing, who) not in hand.text()
    assert [each.filename for each in evening.table().attachments] == ["table.png"]
