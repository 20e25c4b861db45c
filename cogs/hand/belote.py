"""`/belote`: open a table in this channel."""

import logging
from typing import Any, Final

import discord
from discord import app_commands

from bot.storage.people.servers import Server
from bot.tables import Game, Opening, TableRules
from bot.tables.options import TEMPOS, Tempo, preset_rules
from bot.text import Words
from cogs.answering import NotTold, Sentence, say, show_everybody
from cogs.commands import named, slash_command, slash_options
from cogs.feature import Feature
from cogs.lobby.rules_choices import chosen, offer
from cogs.screens.screen import Screen
from cogs.servers.permissions import missing_for_tables, permission_names, roles_of
from cogs.servers.welcome import welcome
from cogs.table.table_language import table_language

log = logging.getLogger(__name__)

PRESET: Final = "french"
ENDS: Final = {
    "1000": {"end_mode": "target", "target": 1000},
    "500": {"end_mode": "target", "target": 500},
    "1500": {"end_mode": "target", "target": 1500},
    "2000": {"end_mode": "target", "target": 2000},
    "12": {"end_mode": "deals", "deals_limit": 12},
}
"""the ends of a party that may be chosen when a table is opened, instead of the rules' own"""


class Belote(Feature):
    """Opens lobbies."""

    @slash_command("command-belote")
    @slash_options(rules="option-belote-rules", end="option-belote-end", pace="option-belote-pace")
    @app_commands.choices(
        end=[app_commands.Choice(name=named(f"choice-end-{each}"), value=each) for each in ENDS],
        pace=[
            app_commands.Choice(name=named(f"choice-tempo-{each}"), value=each) for each in TEMPOS
        ],
    )
    @app_commands.guild_only()
    async def belote(
        self,
        interaction: discord.Interaction[Any],
        rules: str | None = None,
        end: str | None = None,
        pace: str | None = None,
    ) -> None:
        if end not in (None, *ENDS) or pace not in (None, *TEMPOS):
            raise Sentence("refused-unknown-command")
        tempo = TEMPOS[pace] if pace else None
        await self._open(interaction, rules, ENDS[end] if end else {}, tempo)

    @belote.autocomplete("rules")
    async def offer_rules(
        self, interaction: discord.Interaction[Any], typed: str
    ) -> list[app_commands.Choice[str]]:
        saved = self.bot.tables.saved_rules
        return await offer(self.bot, interaction, typed, lambda _, server: saved.all(server))

    async def _open(
        self,
        interaction: discord.Interaction[Any],
        typed: str | None,
        end: dict[str, Any],
        tempo: Tempo | None,
    ) -> None:
        person, words = await self.bot.meet(interaction)
        server = await self.bot.servers.meet(interaction.guild_id or 0)
        check_place(interaction, server, words)
        played = await self._rules(server, typed, words)
        opening = Opening(
            server_id=server.id,
            channel_id=interaction.channel_id or 0,
            host_id=person.id,
            language=await table_language(self.bot, interaction, server, person),
            preset=played.preset,
            rules=played.rules.changed(end),
            rules_name=played.name,
            tempo=tempo,
        )
        game = await self.bot.tables.lobby.open(opening, {0: person.id}, roles_of(interaction))
        screen = await self.bot.screens.lobby(game)
        message_id = await self._show(interaction, game, screen)
        if self.bot.reconciler.is_slow():
            await say(interaction, words("belote-slow"))
        await welcome(self.bot, interaction, game, words, message_id)

    async def _show(
        self, interaction: discord.Interaction[Any], game: Game, screen: Screen
    ) -> int | None:
        """The lobby as the answer; if Discord does not take it, the reconciler sends it."""
        try:
            message_id = await show_everybody(interaction, screen)
        except NotTold as error:
            log.info("the lobby of game %s follows: %s", game.id, error)
            return None
        await self.bot.tables.lobby_message.sent(game, message_id)
        return message_id

    async def _rules(self, server: Server, typed: str | None, words: Words) -> TableRules:
        """The rules that were asked for; raises what `chosen` raises."""
        if typed is None:
            return preset_rules(PRESET)
        saved = await self.bot.tables.saved_rules.all(server.id)
        return chosen(typed, saved, words).rules()


def check_place(interaction: discord.Interaction[Any], server: Server, words: Words) -> None:
    """A table needs a text channel of the server's choice, and the permissions to play there."""
    if not isinstance(interaction.channel, discord.TextChannel):
        raise Sentence("belote-not-here")
    allowed = server.channel_ids
    if allowed and interaction.channel.id not in allowed:
        raise Sentence("belote-other-channel", channels=", ".join(f"<#{each}>" for each in allowed))
    missing = missing_for_tables(interaction.app_permissions)
    if missing:
        raise Sentence("belote-permissions", permissions=permission_names(missing, words))
