"""`/practice`: play alone against robots, wherever one is, in one message."""

from typing import Any, Final

import discord
from discord import app_commands

from bot.robots import DEFAULT_LEVEL, Level
from bot.rules import PRESETS
from bot.storage.delivery.subjects import Subject
from bot.storage.people.people import Person
from bot.tables import Game, TableRules
from bot.tables.options import preset_rules
from bot.tables.party.practice import Message
from bot.text import Words, language_of
from cogs.answering import Sentence, show, show_everybody, update_own
from cogs.bot import DixDeDer
from cogs.commands import anywhere, named, slash_command, slash_options
from cogs.feature import Feature, pressed
from cogs.lobby.rules_choices import chosen, offer, server_id
from cogs.press import Press, number_of_press
from cogs.screens.screen import Screen

Interaction = discord.Interaction[Any]

PRESET: Final = "french"
"""of who has not practised yet"""


class Practice(Feature):
    """Every party is shown in one message: that of the command, or the one that was pressed."""

    def __init__(self, bot: DixDeDer) -> None:
        super().__init__(bot)
        self.practice = bot.tables.practice

    @anywhere
    @slash_command("command-practice")
    @slash_options(rules="option-practice-rules", robots="option-practice-robots")
    @app_commands.choices(
        robots=[
            app_commands.Choice(name=named(f"choice-robots-{each}"), value=each) for each in Level
        ]
    )
    async def practise(
        self, interaction: Interaction, rules: str | None = None, robots: str | None = None
    ) -> None:
        """Begin a party; for who chooses nothing, go on with the one they are at."""
        if robots not in (None, *Level):
            raise Sentence("refused-unknown-command")
        person, words = await self.bot.meet(interaction)
        present = await self.practice.present(person.id)
        if present is not None and rules is None and robots is None:
            game = await self.practice.go_on(present.id, person.id)
        else:
            played = await self._rules(interaction, rules, person, words) if rules else None
            game = await self._begin(interaction, person, played, Level(robots) if robots else None)
        await self._show_anew(interaction, game, person)

    @practise.autocomplete("rules")
    async def offer_rules(
        self, interaction: Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        return await offer(self.bot, interaction, typed, self.bot.tables.saved_rules.known_to)

    async def _rules(
        self, interaction: Interaction, typed: str, person: Person, words: Words
    ) -> TableRules:
        """A preset, rules saved on the server, or those with a name that somebody played by."""
        server = await server_id(self.bot, interaction)
        saved = await self.bot.tables.saved_rules.known_to(person.id, server)
        return chosen(typed, saved, words).rules()

    async def _begin(
        self,
        interaction: Interaction,
        person: Person,
        played: TableRules | None,
        level: Level | None,
        first_level: Level = DEFAULT_LEVEL,
    ) -> Game:
        """A new party; what is not chosen is as it was last time, if there was one."""
        last = await self.practice.last_choice(person.id)
        before, robots = last or (preset_rules(PRESET), first_level)
        return await self.practice.begin(
            person.id,
            language_of(person.language or person.locale),
            played or before,
            level or robots,
            number_of_press(interaction),
        )

    @pressed("practice")
    async def begin(self, interaction: Interaction, press: Press) -> None:
        """A party by a preset, from lessons and puzzles: the first one is against beginners."""
        person, _ = await self.bot.meet(interaction)
        if press.text(0) not in PRESETS:
            raise Sentence("refused-unknown-button")
        played = preset_rules(press.text(0))
        game = await self._begin(interaction, person, played, None, Level.BEGINNER)
        await self._show_anew(interaction, game, person)

    # On its message ------------------------------------------------------------------------------

    @pressed("practice_new")
    async def again(self, interaction: Interaction, press: Press) -> None:
        person, _ = await self.bot.meet(interaction)
        game = await self.practice.again(
            press.number(0), person.id, number_of_press(interaction), _pressed(interaction)
        )
        await self._show_here(interaction, game, person)

    @pressed("practice_turn")
    async def turn(self, interaction: Interaction, press: Press) -> None:
        """The same deal with the cards of who sits next."""
        person, _ = await self.bot.meet(interaction)
        game = await self.practice.once_more(
            press.number(0), person.id, press.number(1), turn=1, pressed=_pressed(interaction)
        )
        await self._show_here(interaction, game, person)

    @pressed("practice_trick")
    async def from_trick(self, interaction: Interaction, press: Press) -> None:
        person, _ = await self.bot.meet(interaction)
        game = await self.practice.once_more(
            press.number(0),
            person.id,
            press.number(1),
            press.chosen(),
            pressed=_pressed(interaction),
        )
        await self._show_here(interaction, game, person)

    @pressed("practice_on")
    async def go_on(self, interaction: Interaction, press: Press) -> None:
        await self._go_on(interaction, press.number(0))

    @pressed("practice_pick")
    async def pick(self, interaction: Interaction, press: Press) -> None:
        await self._go_on(interaction, press.chosen())

    async def _go_on(self, interaction: Interaction, game_id: int) -> None:
        person, _ = await self.bot.meet(interaction)
        game = await self.practice.go_on(game_id, person.id, _pressed(interaction))
        await self._show_here(interaction, game, person)

    async def _show_anew(self, interaction: Interaction, game: Game, person: Person) -> None:
        """Show it in a message of its own: in the DM one that can be edited at any time."""
        screen = await self._screen(interaction, game, person)
        send = show_everybody if in_own_dm(interaction) else show
        message_id = await send(interaction, screen)
        if message_id is not None:
            await self._shown(interaction, game, person, message_id)

    async def _show_here(self, interaction: Interaction, game: Game, person: Person) -> None:
        screen = await self._screen(interaction, game, person)
        await update_own(interaction, screen)
        if interaction.message is not None:
            await self._shown(interaction, game, person, interaction.message.id)

    async def _screen(self, interaction: Interaction, game: Game, person: Person) -> Screen:
        screens = self.bot.screens
        make = screens.hand if in_own_dm(interaction) else screens.peek
        return await make(game, game.seat_of(person.id) or 0)

    async def _shown(
        self, interaction: Interaction, game: Game, person: Person, message_id: int
    ) -> None:
        message = message_of(interaction, message_id, self.bot.messenger.tokens.until())
        await self.practice.shown(game, person.id, message)


def _pressed(interaction: Interaction) -> int | None:
    return interaction.message.id if interaction.message else None


def in_own_dm(interaction: Interaction) -> bool:
    """Return whether it comes from the DM with the bot: messages there can be edited at any
    time."""
    return interaction.context.dm_channel


def message_of(interaction: Interaction, message_id: int, until: float) -> Message:
    """The message that answers an interaction, or was pressed."""
    subject = Subject.PRACTICE if in_own_dm(interaction) else Subject.PEEK
    return Message(subject, interaction.channel_id or 0, message_id, interaction.token, until)
