"""`/privacy`: what is stored about whoever asks, as a file too, and being forgotten."""

import io

import discord
import orjson

from bot.storage.engine.schema import Person
from bot.storage.people import privacy
from bot.storage.people.privacy import Holdings
from bot.tables.party.practice import DAY, KEPT
from bot.text import Words
from cogs.answering import think
from cogs.commands import anywhere
from cogs.feature import Click, Feature, clicked, command
from cogs.press import RED, button
from cogs.screens.screen import GREY, Screen, screen_of


class Privacy(Feature):
    """Everybody asks for themselves alone: nothing here names another person."""

    @anywhere
    @command("command-privacy")
    @clicked("privacy_back")
    async def privacy(self, click: Click) -> Screen:
        holdings = await self.bot.database.ask(privacy.count, click.person_id)
        return privacy_screen(click.person, holdings, click.words)

    @clicked("privacy_export")
    async def export(self, click: Click) -> None:
        await think(click.interaction)
        kept = await self.bot.database.ask(privacy.export, click.person_id)
        file = io.BytesIO(orjson.dumps(kept, option=orjson.OPT_INDENT_2))
        await click.interaction.followup.send(
            click.words("privacy-exported"),
            file=discord.File(file, "dix-de-der.json"),
            ephemeral=True,
        )

    @clicked("privacy_delete")
    async def ask(self, click: Click) -> Screen:
        return confirm_screen(click.words)

    @clicked("privacy_delete_now")
    async def delete(self, click: Click) -> Screen:
        await self.bot.people.forget(click.person_id)
        # From here on they are a stranger: meeting them would write them down again.
        return screen_of(click.words("privacy-forgotten"), colour=GREY)


def privacy_screen(person: Person, holdings: Holdings, words: Words) -> Screen:
    """Return the data stored about somebody, in plain words."""
    held = (
        (holdings.tables, words("privacy-tables", count=holdings.tables)),
        (
            holdings.practice,
            words("privacy-practice", count=holdings.practice, days=int(KEPT / DAY)),
        ),
        (holdings.actions, words("privacy-actions", count=holdings.actions)),
        (holdings.results, words("privacy-results", count=holdings.results)),
        (holdings.tournaments, words("privacy-tournaments", count=holdings.tournaments)),
        (holdings.lessons, words("privacy-lessons")),
        (holdings.puzzles, words("privacy-puzzles", count=holdings.puzzles)),
        (holdings.rulesets, words("privacy-rulesets", count=holdings.rulesets)),
        (holdings.blocks, words("privacy-blocks", count=holdings.blocks)),
    )
    lines = [
        words("privacy-name", name=words.name(person.name)),
        words("privacy-language"),
        words("privacy-preferences"),
        *(line for count, line in held if count),
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


def confirm_screen(words: Words) -> Screen:
    """The question before it is deleted."""
    about = f"{words('privacy-sure')}\n{words('privacy-traces')}"
    return screen_of(
        f"## {words('privacy-sure-title')}\n{about}",
        [
            button(words("privacy-delete-now"), "privacy_delete_now", style=RED),
            button(words("privacy-back"), "privacy_back"),
        ],
        colour=GREY,
    )
