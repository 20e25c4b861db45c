"""Names and descriptions of slash commands in every language, from the language files."""

from typing import Final

import discord
from discord import app_commands

from bot.text import FALLBACK, command_words

LOCALES: Final = {
    discord.Locale.french: "fr",
    discord.Locale.german: "de",
    discord.Locale.dutch: "nl",
}
ABOUT: Final = "-about"
"""behind the text of a name, for that of its description"""


class FluentTranslator(app_commands.Translator):
    """Translates the `locale_str`s that carry the id of their text."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        text_id = string.extras.get("id")
        if text_id is None or locale not in LOCALES:
            return None
        words = command_words(LOCALES[locale])
        return words(text_id) if words.has(text_id) else None


def named(text_id: str) -> app_commands.locale_str:
    """A text of a command: English first, the other languages by the translator."""
    return app_commands.locale_str(command_words(FALLBACK)(text_id), id=text_id)


def slash_command(text_id: str):
    """Make a command of a method, named by that text and described by the one with `ABOUT`."""
    return app_commands.command(name=named(text_id), description=named(text_id + ABOUT))


def slash_options(**text_ids: str):
    """Name and describe the options of a command in the same way."""
    renamed = app_commands.rename(**{each: named(text) for each, text in text_ids.items()})
    described = app_commands.describe(
        **{each: named(text + ABOUT) for each, text in text_ids.items()}
    )
    return lambda function: renamed(described(function))
