"""`/privacy`: what is stored about whoever asks, as a file too, and being forgotten."""

import io

import discord
import orjson

from bot.storage.people import privacy
from bot.tables.party.practice import DAY, KEPT
from cogs.answering import think
from cogs.bot import Click
from cogs.commands import anywhere
from cogs.feature import Feature, clicked, command
from cogs.people.page_link import page_address
from cogs.press import RED, button
from cogs.screens.screen import GREY, Screen, screen_of


class Privacy(Feature):
    """`/privacy`, where everybody asks for themselves alone: nothing here names another person."""

    @anywhere
    @command("command-privacy")
    @clicked("privacy_back")
    async def privacy(self, click: Click) -> Screen:
        """Tell what is stored about somebody, in plain words."""
        words = click.words
        holdings = await self.bot.database.ask(privacy.count, click.person_id)
        held = (
            (holdings.tables, "privacy-tables"),
            (holdings.practice, "privacy-practice"),
            (holdings.actions, "privacy-actions"),
            (holdings.notes, "privacy-notes"),
            (holdings.results, "privacy-results"),
            (holdings.tournaments, "privacy-tournaments"),
            (holdings.lessons, "privacy-lessons"),
            (holdings.puzzles, "privacy-puzzles"),
            (holdings.rulesets, "privacy-rulesets"),
            (holdings.blocks, "privacy-blocks"),
        )
        lines = [
            words("privacy-name", name=words.name(click.person.name)),
            words("privacy-language"),
            words("privacy-preferences"),
            *([words("privacy-page")] if holdings.page else []),
            *(words(told, count=count, days=int(KEPT / DAY)) for count, told in held if count),
        ]
        listed = "\n".join(f"- {line}" for line in lines)
        return screen_of(
            f"## {words('privacy-title')}\n{words('privacy-about')}\n{listed}",
            words("privacy-more"),
            [
                button(words("privacy-export"), "privacy_export"),
                button(words("privacy-delete"), "privacy_delete", style=RED),
            ],
            colour=GREY,
        )

    @clicked("privacy_export")
    async def export(self, click: Click) -> None:
        await think(click.interaction)
        kept = await self.bot.database.ask(privacy.export, click.person_id)
        if address := await page_address(self.bot, click.person_id):
            kept["person"]["page"] = address
        file = io.BytesIO(orjson.dumps(kept, option=orjson.OPT_INDENT_2))
        await click.interaction.followup.send(
            click.words("privacy-exported"),
            file=discord.File(file, "dix-de-der.json"),
            ephemeral=True,
        )

    @clicked("privacy_delete")
    async def ask(self, click: Click) -> Screen:
        """The question before it is deleted."""
        words = click.words
        return screen_of(
            f"## {words('privacy-sure-title')}\n{words('privacy-sure')}\n{words('privacy-traces')}",
            [
                button(words("privacy-delete-now"), "privacy_delete_now", style=RED),
                button(words("privacy-back"), "privacy_back"),
            ],
            colour=GREY,
        )

    @clicked("privacy_delete_now")
    async def delete(self, click: Click) -> Screen:
        await self.bot.people.forget(click.person_id)
        # From here on they are a stranger: meeting them would write them down again.
        return screen_of(click.words("privacy-forgotten"), colour=GREY)
