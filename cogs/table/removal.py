"""Tells whether somebody is taken off a table where they play for a rating: the question, and its
end."""

from typing import Any

from discord import ui

from bot.storage.people.people import Person
from bot.tables import Game
from bot.tables.party.seats import others_here
from bot.text import Words
from cogs.press import button
from cogs.screens.names import mention, seat_name
from cogs.screens.screen import GOLD, GREY, Screen, layout, text


def removal_screen(
    game: Game, seat: int, person: Person | None, words: Words, *, closing: bool
) -> Screen:
    """`person`: whom it is about; when somebody else plays there by now, they were taken off."""
    holder = game.holder(seat)
    if person is None or holder.person is None or holder.person.id != person.id:
        name = words.name(person.name if person else "")
        return Screen(layout(text(words("removal-done", name=name)), colour=GREY))
    if closing:
        return Screen(layout(text(words("question-settled")), colour=GREY))
    agreed = [each for each in sorted(others_here(game, seat)) if _agrees(game, each, seat)]
    waiting = [each for each in sorted(others_here(game, seat)) if each not in agreed]
    asker = next((each.seat for each in game.people if each.wants_gone == seat), seat)
    lines = [
        words(
            "removal-title", name=seat_name(game, asker, words), gone=seat_name(game, seat, words)
        ),
        *(words("question-agreed", team=seat_name(game, each, words)) for each in agreed),
        *(words("question-open", team=mention(game.holder(each))) for each in waiting),
    ]
    mark = person.id * 10 + seat
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(words("question-agree"), "removal", game.id, mark),
        button(words("removal-stays"), "removal_keep", game.id, seat),
    )
    return Screen(layout(text("\n".join(lines)), row, colour=GOLD))


def _agrees(game: Game, seat: int, gone: int) -> bool:
    return game.holder(seat).wants_gone == gone
