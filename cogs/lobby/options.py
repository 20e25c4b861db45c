"""Rules… in a lobby: its options for who opened it, the pages of the rules for everybody else.

The panel is one ephemeral message. Each choice is applied at once and shown there, and what cannot
be is said there.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord

from bot.rules import NUMBER_RANGES, OPTION_VALUES, BadRuleset
from bot.rules.core.ruleset import OptionValue
from bot.tables import Game, RefusalReason, Refused
from bot.tables.lobby.saved_rules import LONGEST, loaded, may_remove
from bot.tables.options import TEMPOS, preset_rules
from bot.text import Words
from bot.text.options import option_name, preset_called
from bot.visible_text import visible
from cogs.answering import Sentence, ask, refusal_text, update_own
from cogs.bot import DixDeDer
from cogs.feature import Feature, pressed
from cogs.lobby.options_screen import group_page, overview, removal, removal_sure
from cogs.press import Press, form
from cogs.screens.screen import Screen

AnyInteraction = discord.Interaction[Any]
ParseOption = Callable[[str, str], OptionValue]

SAID_ELSEWHERE: Final = frozenset(
    {
        RefusalReason.NO_SUCH_TABLE,
        RefusalReason.LOBBY_GONE,
        RefusalReason.ALREADY_STARTED,
        RefusalReason.NOT_HOST,
    }
)
"""after these there is no panel to say it in"""


class OptionButtons(Feature):
    def __init__(self, bot: DixDeDer) -> None:
        super().__init__(bot)
        self.rules = bot.tables.lobby
        self.saved = bot.tables.saved_rules

    # Opening and turning pages -----------------------------------------------------------------

    @pressed("options")
    async def open(self, interaction: AnyInteraction, press: Press) -> None:
        person, words = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        pages = self.bot.presses.handlers.get("rules")
        if pages and (game.row.status != "lobby" or game.row.host_id != person.id):
            await pages(interaction, press)
        else:
            await update_own(interaction, await self._overview(game, words))

    @pressed("options_home")
    async def home(self, interaction: AnyInteraction, press: Press) -> None:
        game, words = await self._mine(interaction, press)
        await update_own(interaction, await self._overview(game, words))

    @pressed("options_group")
    async def group(self, interaction: AnyInteraction, press: Press) -> None:
        game, words = await self._mine(interaction, press)
        await update_own(interaction, await self._page(game, press.value, words))

    async def _mine(self, interaction: AnyInteraction, press: Press) -> tuple[Game, Words]:
        """The lobby of who pressed something; they host it."""
        person, words = await self.bot.meet(interaction)
        game = await self.bot.tables.load(press.number(0))
        if game.row.status in ("expired", "closed"):
            raise Refused(RefusalReason.LOBBY_GONE)
        if game.row.status != "lobby":
            raise Refused(RefusalReason.ALREADY_STARTED)
        if game.row.host_id != person.id:
            raise Refused(RefusalReason.NOT_HOST)
        return game, words

    async def _overview(self, game: Game, words: Words, notice: str = "") -> Screen:
        saved = await self.saved.all(game.row.server_id)
        return overview(game, saved, words, notice)

    async def _page(self, game: Game, group: str, words: Words, notice: str = "") -> Screen:
        """A group, or the overview where the group has nothing to choose any more."""
        page = group_page(game, group, words, notice)
        return page or await self._overview(game, words, notice)

    # Changing ----------------------------------------------------------------------------------

    @pressed("options_set")
    async def set(self, interaction: AnyInteraction, press: Press) -> None:
        """A value was chosen in a select."""
        await self._set(interaction, press, parse_value)

    @pressed("options_number")
    async def number(self, interaction: AnyInteraction, press: Press) -> None:
        """Ask for a number."""
        game, words = await self._mine(interaction, press)
        group, option = press.text(1), press.text(2)
        low, high = number_range(option)
        modal = form(
            option_name(option, words),
            words("options-number-range", low=words.number(low), high=words.number(high)),
            "options_written",
            game.id,
            group,
            option,
            text=str(getattr(game.rules, option)),
            longest=len(words.number(high)) + 1,
        )
        await ask(interaction, modal)

    @pressed("options_written")
    async def written(self, interaction: AnyInteraction, press: Press) -> None:
        """A number was written in the modal."""
        await self._set(interaction, press, parse_number)

    async def _set(self, interaction: AnyInteraction, press: Press, parse: ParseOption) -> None:
        group, option = press.text(1), press.text(2)

        async def change() -> Game:
            person, _ = await self.bot.meet(interaction)
            value = parse(option, press.value)
            return await self.rules.change_option(press.number(0), person.id, option, value)

        await self._change(interaction, press, group, change())

    @pressed("options_reset")
    async def reset(self, interaction: AnyInteraction, press: Press) -> None:
        """Back to the preset as it is."""
        game, _ = await self._mine(interaction, press)
        change = self.rules.use(game.id, game.row.host_id, preset_rules(game.row.preset))
        await self._change(interaction, press, press.text(1), change)

    @pressed("options_preset")
    async def preset(self, interaction: AnyInteraction, press: Press) -> None:
        await self._change(interaction, press, "", self._preset(interaction, press))

    async def _preset(self, interaction: AnyInteraction, press: Press) -> Game:
        person, _ = await self.bot.meet(interaction)
        return await self.rules.use(press.number(0), person.id, preset_rules(press.value))

    @pressed("options_tempo")
    async def tempo(self, interaction: AnyInteraction, press: Press) -> None:
        await self._change(interaction, press, "", self._tempo(interaction, press))

    async def _tempo(self, interaction: AnyInteraction, press: Press) -> Game:
        person, _ = await self.bot.meet(interaction)
        tempo = TEMPOS.get(press.value)
        if tempo is None:
            raise Sentence("refused-unknown-button")
        return await self.rules.use_tempo(press.number(0), person.id, tempo)

    @pressed("options_saved")
    async def use_saved(self, interaction: AnyInteraction, press: Press) -> None:
        await self._change(interaction, press, "", self._use_saved(interaction, press))

    async def _use_saved(self, interaction: AnyInteraction, press: Press) -> Game:
        game, _ = await self._mine(interaction, press)
        row = await self.saved.find(game.row.server_id, press.chosen())
        return await self.rules.use(game.id, game.row.host_id, loaded(row))

    async def _change(
        self, interaction: AnyInteraction, press: Press, group: str, change: Awaitable[Game]
    ) -> None:
        """The panel shows what came of a change, or why it cannot be."""
        _, words = await self.bot.meet(interaction)
        game, refusal = await self._attempt(interaction, press, change)
        await update_own(interaction, await self._page(game, group, words, refusal))

    async def _attempt(
        self, interaction: AnyInteraction, press: Press, change: Awaitable[Game]
    ) -> tuple[Game, str]:
        """The game after a change; or as it was, and why it may not be changed so."""
        try:
            return await change, ""
        except (BadRuleset, Refused) as error:
            if isinstance(error, Refused) and error.reason in SAID_ELSEWHERE:
                raise
            game, words = await self._mine(interaction, press)
            return game, f"⚠️ {refusal_text(error, words, game)}"

    # Saving and deleting -----------------------------------------------------------------------

    @pressed("options_name")
    async def name(self, interaction: AnyInteraction, press: Press) -> None:
        """Ask for the name under which the rules are saved."""
        game, words = await self._mine(interaction, press)
        modal = form(
            words("options-save-title"),
            words("options-save-label", most=LONGEST),
            "options_save",
            game.id,
            text=game.row.rules_name or "",
            longest=LONGEST,
        )
        await ask(interaction, modal)

    @pressed("options_save")
    async def save(self, interaction: AnyInteraction, press: Press) -> None:
        game, words = await self._mine(interaction, press)
        name = visible(press.value)
        if preset_called(name):
            notice = f"⚠️ {words('options-name-of-preset', name=words.name(name))}"
        else:
            manager = await self._manages(interaction, game)
            saving = self.saved.save(game.id, game.row.host_id, name, manager=manager)
            game, refusal = await self._attempt(interaction, press, saving)
            notice = refusal or words("options-saved", name=words.name(name))
        await update_own(interaction, await self._overview(game, words, notice))

    @pressed("options_remove")
    async def remove(self, interaction: AnyInteraction, press: Press) -> None:
        """Show the saved rules that one may delete."""
        game, words = await self._mine(interaction, press)
        manager = await self._manages(interaction, game)
        saved = await self.saved.all(game.row.server_id)
        own = [row for row in saved if may_remove(row, game.row.host_id, manager=manager)]
        await update_own(interaction, removal(game, own, words))

    @pressed("options_removing")
    async def removing(self, interaction: AnyInteraction, press: Press) -> None:
        """Are you sure?"""
        game, words = await self._mine(interaction, press)
        saved = await self.saved.all(game.row.server_id)
        row = next((each for each in saved if each.id == press.chosen()), None)
        if row is None:
            notice = f"⚠️ {words('refused-no-such-ruleset')}"
            await update_own(interaction, await self._overview(game, words, notice))
        else:
            await update_own(interaction, removal_sure(game, row, words))

    @pressed("options_removed")
    async def removed(self, interaction: AnyInteraction, press: Press) -> None:
        game, words = await self._mine(interaction, press)
        manager = await self._manages(interaction, game)
        removing = self.saved.remove(game.id, press.number(1), game.row.host_id, manager=manager)
        game, refusal = await self._attempt(interaction, press, removing)
        notice = refusal or words("options-removed")
        await update_own(interaction, await self._overview(game, words, notice))

    async def _manages(self, interaction: AnyInteraction, game: Game) -> bool:
        """Return whether a person manages the server of a game."""
        here = interaction.guild_id == await self.bot.screens.server_id(game)
        return here and interaction.permissions.manage_guild


def parse_value(option: str, text: str) -> OptionValue:
    """The value of an option that a select names; raises `BadRuleset` for anything else."""
    for value in OPTION_VALUES.get(option) or ():
        if str(value) == text:
            return value
    raise BadRuleset(option, "no_such_value" if option in OPTION_VALUES else "unknown_option")


def parse_number(option: str, text: str) -> int:
    """A number as people write it, "1 500" or "1,500"; raises `BadRuleset`."""
    low, high = number_range(option)
    digits = "".join(each for each in text if not each.isspace() and each not in ",.’'")
    if not digits.isdecimal() or len(digits) > 9 or not low <= int(digits) <= high:
        raise BadRuleset(option, "out_of_range", text)
    return int(digits)


def number_range(option: str) -> tuple[int, int]:
    if option not in NUMBER_RANGES:
        raise BadRuleset(option, "unknown_option")
    return NUMBER_RANGES[option]
