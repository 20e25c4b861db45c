"""Four at a table whose clocks run: who is slow, how long they may be, and what they are
written."""

from typing import Any

from bot.rules import Phase
from bot.sandbox import ShownMessage
from bot.tables import Game, Holder
from bot.tables.options import TEMPOS
from bot.text import words_for
from cogs.hand.hand_screen import TABLE_MARK
from tests.end_to_end.club import Club
from tests.end_to_end.playing import Table, seated, steady

EN = words_for("en")
USUAL = TEMPOS["usual"]
FULL = USUAL.turn + USUAL.bank


async def four(evening: Club, **options: Any) -> Table:
    """Everybody sits, and the first deal is dealt."""
    table = await seated(evening, end="short", **options)
    await table.start()
    await table.play_until(in_auction)
    await evening.settle()
    return table


def in_auction(game: Game) -> bool:
    return game.state is not None and game.state.phase is Phase.CALL


async def slow(table: Table) -> tuple[str, Holder]:
    """Return who is asked and thinks, with their clock running."""
    who, game = await table.asked(), await table.game()
    assert who is not None
    holder = game.holder(table.seats(game)[who])
    assert holder.clock_from is not None
    return who, holder


async def turn_of(table: Table, who: str) -> Holder:
    """Play on until it is somebody's turn and their hand shows it."""
    while await table.asked() != who:
        await table.step(steady)
    await table.until_asked(who)
    return (await slow(table))[1]


async def until(evening: Club, moment: float) -> None:
    await evening.advance(moment - evening.clock.now())


def letters(evening: Club, who: str) -> list[str]:
    """Return somebody's DMs without hands, after the welcome, and without what lies on the
    table."""
    return [letter.text().split(f"\n{TABLE_MARK}")[0] for letter in evening.letters(who)[1:]]


def alt_of(message: ShownMessage) -> str:
    (picture,) = message.attachments
    return picture.description or ""
