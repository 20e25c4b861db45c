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
