"""`/preferences`: language, reminders, and how the cards look."""

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.storage import people
from bot.storage.people import Person
from bot.text import COMPLETE, Words
from cogs.answering import show, update
from cogs.bot import DixDeDer, words_of
from cogs.press import Press, on_press, select
from cogs.screens.screen import Screen, layout, text
from cogs.translator import named

NOTICES = ("always", "away", "never")
AUTOMATIC = "auto"
CARDS = ("dm", "table")
"""where somebody's cards come: by DM, or only when he presses My hand at the table"""


class Preferences(commands.Cog):
    def __init__(self, bot: DixDeDer) -> None:
        self.bot = bot
        on_press("preferences", self.open)
        on_press("set_language", self.set_language)
        on_press("set_notices", self.set_notices)
        on_press("set_colours", self.set_colours)
        on_press("set_cards", self.set_cards)

    @app_commands.command(
        name=named("command-preferences"), description=named("command-preferences-about")
    )
    async def preferences(self, interaction: discord.Interaction[Any]) -> None:
        await self._show(interaction)

    async def open(self, interaction: discord.Interaction[Any], press: Press) -> None:
        await self._show(interaction)

    async def _show(self, interaction: discord.Interaction[Any]) -> None:
        person, words = await self.bot.meet(interaction)
        screen = preferences_screen(person, words)
        await show(interaction, screen)

    async def set_language(self, interaction: discord.Interaction[Any], press: Press) -> None:
        value = _one_of(press, (*COMPLETE, AUTOMATIC))
        await self._set(interaction, language=None if value == AUTOMATIC else value)

    async def set_notices(self, interaction: discord.Interaction[Any], press: Press) -> None:
        await self._set(interaction, notices=_one_of(press, NOTICES))

    async def set_colours(self, interaction: discord.Interaction[Any], press: Press) -> None:
        await self._set(interaction, four_colours=_one_of(press, ("2", "4")) == "4")

    async def set_cards(self, interaction: discord.Interaction[Any], press: Press) -> None:
        await self._set(interaction, dms_wanted=_one_of(press, CARDS) == "dm")

    async def _set(self, interaction: discord.Interaction[Any], **values: Any) -> None:
        person, _ = await self.bot.meet(interaction)
        async with self.bot.database.write() as connection:
            await people.change(connection, person.id, **values)
        self.bot.forget(person)
        person = person._replace(**values)
        screen = preferences_screen(person, words_of(person))
        await update(interaction, screen)


def preferences_screen(person: Person, words: Words) -> Screen:
    """Selects that show what is set."""
    languages = [(AUTOMATIC, words("preferences-automatic"))]
    languages += [(each, words(f"language-{each}")) for each in COMPLETE]
    notices = [(each, words(f"notices-{each}")) for each in NOTICES]
    colours = [(each, words(f"colours-{each}")) for each in ("2", "4")]
    cards = [(each, words(f"cards-{each}")) for each in CARDS]
    four = "4" if person.four_colours else "2"
    return Screen(
        layout(
            text(f"## {words('preferences-title')}"),
            text(words("preferences-language")),
            _choice("set_language", languages, person.language or AUTOMATIC, words),
            text(words("preferences-cards")),
            _choice("set_cards", cards, "dm" if person.dms_wanted else "table", words),
            text(words("preferences-notices")),
            _choice("set_notices", notices, person.notices, words),
            text(words("preferences-colours")),
            _choice("set_colours", colours, four, words),
        )
    )


def _choice(
    verb: str, choices: list[tuple[str, str]], chosen: str, words: Words
) -> ui.ActionRow[Any]:
    options = [
        discord.SelectOption(label=label, value=value, default=value == chosen)
        for value, label in choices
    ]
    return ui.ActionRow(select(words("preferences-choose"), options, verb))


def _one_of(press: Press, values: tuple[str, ...]) -> str:
    """The value of a select, which is hostile input like any custom id."""
    chosen = press.values[0] if press.values else ""
    return chosen if chosen in values else values[0]


async def setup(bot: DixDeDer) -> None:
    await bot.add_cog(Preferences(bot))
