"""Slash commands: how they are named, who is offered them, how Discord learns and calls them."""

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import discord
from discord import app_commands

from bot.text import FALLBACK, command_words, whole_id
from cogs.answering import COMMITS, Sentence, tell_error, tell_refusal

if TYPE_CHECKING:
    from cogs.bot import DixDeDer

log = logging.getLogger(__name__)

LOCALES = {
    discord.Locale.french: "fr",
    discord.Locale.german: "de",
    discord.Locale.dutch: "nl",
    discord.Locale.bulgarian: "bg",
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


def named(text_id: str, of: str | None = None) -> app_commands.locale_str:
    """A text of a command: English first, the other languages by the translator."""
    text_id = whole_id(text_id, of)
    return app_commands.locale_str(command_words(FALLBACK)(text_id), id=text_id)


T = TypeVar("T")

OFF = (
    "people cannot install the bot for themselves: at https://discord.com/developers/applications, "
    "on the page Installation, tick User Install, save, and sync again. On servers all works"
)
FIELD = "integration_types"
"""of a command, where Discord refuses whom it is offered to"""


def anywhere(command: T) -> T:
    """Offer a command everywhere; what it says must need nothing of the server it is used on."""
    installed = app_commands.allowed_installs(guilds=True, users=True)
    used = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return installed(used(command))


def lacks_user_install(application: discord.AppInfo | None) -> bool:
    """Tell whether Discord says that people cannot install the application for themselves."""
    if application is None or application.guild_integration_config is None:
        return False  # it does not say anything, or an odd thing
    return application.user_integration_config is None


async def sync_tree(
    tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None
) -> Sequence[app_commands.AppCommand]:
    """Tell Discord the commands; should it not want them for people, those of servers alone."""
    try:
        return await tree.sync(guild=guild)
    except app_commands.CommandSyncFailure as error:
        if FIELD not in str(error):
            raise
        log.warning("%s (%s)", OFF, error)
    for command in tree.get_commands(guild=guild):
        if isinstance(command, app_commands.Command | app_commands.Group):
            command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
    return await tree.sync(guild=guild)


NOT_AS_IT_IS = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
    app_commands.CheckFailure,
)
"""a command as it was before an update, or as somebody made it up"""


class Commands(app_commands.CommandTree["DixDeDer"]):
    """Slash commands, with an answer to the player whatever goes wrong."""

    async def interaction_check(self, interaction: discord.Interaction["DixDeDer"], /) -> bool:
        bot = interaction.client
        if not bot.receive(interaction):
            return False
        if interaction.type is discord.InteractionType.application_command:
            bot.notice(interaction)
            try:
                bot.haste.note(interaction.user.id, interaction.extras[COMMITS])
            except Sentence as error:
                await tell_refusal(interaction, error)
                return False
        return True

    async def on_error(
        self, interaction: discord.Interaction["DixDeDer"], error: app_commands.AppCommandError, /
    ) -> None:
        cause = error.__cause__ or error
        if isinstance(error, NOT_AS_IT_IS):
            cause = Sentence("refused-unknown-command")
        await tell_error(interaction, cause)
