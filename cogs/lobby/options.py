"""Rules… in a lobby: its options for who opened it, the pages of the rules for everybody else.

The panel is one ephemeral message. Each choice is applied at once and shown there, and what cannot
be is said there.
"""

from collections.abc import Awaitable

from discord import ui

from bot.rules import NUMBER_RANGES, OPTION_VALUES, BadRuleset
from bot.rules.core.ruleset import OptionValue
from bot.tables import Game, RefusalReason, Refused
from bot.tables.lobby.saved_rules import LONGEST, SavedRules, loaded, may_remove
from bot.tables.options import TEMPOS, preset_rules
from bot.text import Words
from bot.text.options import option_name, preset_called
from bot.visible_text import visible
from cogs.answering import refusal_text
from cogs.choices import one_of
from cogs.feature import Click, Feature, clicked
from cogs.lobby.lobby import open_lobby_only
from cogs.lobby.options_screen import group_page, overview, removal, removal_sure
from cogs.press import form
from cogs.screens.screen import Screen

SAID_ELSEWHERE = frozenset(
    {
        RefusalReason.NO_SUCH_TABLE,
        RefusalReason.LOBBY_GONE,
        RefusalReason.ALREADY_STARTED,
        RefusalReason.NOT_HOST,
    }
)
"""after these there is no panel to say it in"""


class OptionButtons(Feature):
    @property
    def saved(self) -> SavedRules:
        return self.bot.tables.saved_rules

    # Opening and turning pages -----------------------------------------------------------------

    @clicked("options")
    async def open(self, click: Click) -> Screen | None:
        game = await click.game()
        if game.row.status != "lobby" or game.row.host_id != click.person_id:
            return await self.bot.presses.handlers["rules"](click.interaction, click.press)
        return await self._overview(game, click.words)

    @clicked("options_home")
    async def home(self, click: Click) -> Screen:
        return await self._overview(await _mine(click), click.words)

    @clicked("options_group")
    async def group(self, click: Click) -> Screen:
        return await self._page(await _mine(click), click.value, click.words)

    async def _overview(self, game: Game, words: Words, notice: str = "") -> Screen:
        saved = await self.saved.all(game.row.server_id)
        return overview(game, saved, words, notice)

    async def _page(self, game: Game, group: str, words: Words, notice: str = "") -> Screen:
        """A group, or the overview where the group has nothing to choose any more."""
        page = group_page(game, group, words, notice)
        return page or await self._overview(game, words, notice)

    # Changing ----------------------------------------------------------------------------------

    @clicked("options_number")
    async def number(self, click: Click) -> ui.Modal:
        """Ask for a number."""
        game, words = await _mine(click), click.words
        group, option = click.text(1), click.text(2)
        low, high = number_range(option)
        return form(
            option_name(option, words),
            words("options-number-range", low=words.number(low), high=words.number(high)),
            "options_written",
            *(game.id, group, option),
            text=str(getattr(game.rules, option)),
            longest=len(words.number(high)) + 1,
        )

    @clicked("options_set", "options_written")
    async def set(self, click: Click) -> Screen:
        """A value was chosen in a select, or a number written in the form."""
        parse = parse_value if click.press.verb == "options_set" else parse_number
        group, option = click.text(1), click.text(2)

        async def change() -> Game:
            value = parse(option, click.value)
            return await self.bot.tables.lobby.change_option(
                click.game_id, click.person_id, option, value
            )

        return await self._change(click, change(), group)

    @clicked("options_reset")
    async def reset(self, click: Click) -> Screen:
        """Back to the preset as it is."""
        game = await _mine(click)
        change = self.bot.tables.lobby.use(game.id, game.row.host_id, preset_rules(game.row.preset))
        return await self._change(click, change, click.text(1))

    @clicked("options_preset")
    async def preset(self, click: Click) -> Screen:
        async def change() -> Game:
            chosen = preset_rules(click.value)
            return await self.bot.tables.lobby.use(click.game_id, click.person_id, chosen)

        return await self._change(click, change())

    @clicked("options_tempo")
    async def tempo(self, click: Click) -> Screen:
        tempo = TEMPOS[one_of(click.press, (*TEMPOS,))]
        use = self.bot.tables.lobby.use_tempo
        return await self._change(click, use(click.game_id, click.person_id, tempo))

    @clicked("options_saved")
    async def use_saved(self, click: Click) -> Screen:
        async def change() -> Game:
            game = await _mine(click)
            row = await self.saved.find(game.row.server_id, click.chosen)
            return await self.bot.tables.lobby.use(game.id, game.row.host_id, loaded(row))

        return await self._change(click, change())

    async def _change(self, click: Click, change: Awaitable[Game], group: str = "") -> Screen:
        """The panel shows what came of a change, or why it cannot be."""
        game, refusal = await self._attempt(click, change)
        return await self._page(game, group, click.words, refusal)

    async def _attempt(self, click: Click, change: Awaitable[Game]) -> tuple[Game, str]:
        """The game after a change; or as it was, and why it may not be changed so."""
        try:
            return await change, ""
        except (BadRuleset, Refused) as error:
            if isinstance(error, Refused) and error.reason in SAID_ELSEWHERE:
                raise
            game = await _mine(click)
            return game, f"⚠️ {refusal_text(error, click.words, game)}"

    # Saving and deleting -----------------------------------------------------------------------

    @clicked("options_name")
    async def name(self, click: Click) -> ui.Modal:
        """Ask for the name under which the rules are saved."""
        game, words = await _mine(click), click.words
        return form(
            words("options-save-title"),
            words("options-save-label", most=LONGEST),
            "options_save",
            game.id,
            text=game.row.rules_name or "",
            longest=LONGEST,
        )

    @clicked("options_save")
    async def save(self, click: Click) -> Screen:
        game, words = await _mine(click), click.words
        name = visible(click.value)
        if preset_called(name):
            notice = f"⚠️ {words('options-name-of-preset', name=words.name(name))}"
        else:
            manager = _manages(click, game)
            saving = self.saved.save(game.id, game.row.host_id, name, manager=manager)
            game, refusal = await self._attempt(click, saving)
            notice = refusal or words("options-saved", name=words.name(name))
        return await self._overview(game, words, notice)

    @clicked("options_remove")
    async def remove(self, click: Click) -> Screen:
        """Show the saved rules that one may delete."""
        game = await _mine(click)
        manager = _manages(click, game)
        saved = await self.saved.all(game.row.server_id)
        own = [row for row in saved if may_remove(row, game.row.host_id, manager=manager)]
        return removal(game, own, click.words)

    @clicked("options_removing")
    async def removing(self, click: Click) -> Screen:
        """Are you sure?"""
        game, words = await _mine(click), click.words
        saved = await self.saved.all(game.row.server_id)
        for each in saved:
            if each.id == click.chosen:
                return removal_sure(game, each, words)
        return overview(game, saved, words, f"⚠️ {words('refused-reason.no-such-ruleset')}")

    @clicked("options_removed")
    async def removed(self, click: Click) -> Screen:
        game, words = await _mine(click), click.words
        manager = _manages(click, game)
        removing = self.saved.remove(game.id, click.number(1), game.row.host_id, manager=manager)
        game, refusal = await self._attempt(click, removing)
        return await self._overview(game, words, refusal or words("options-removed"))


async def _mine(click: Click) -> Game:
    """The lobby of who pressed something; they host it."""
    game = await click.game()
    open_lobby_only(game)
    if game.row.host_id != click.person_id:
        raise Refused(RefusalReason.NOT_HOST)
    return game


def _manages(click: Click, game: Game) -> bool:
    """Return whether a person manages the server of a game."""
    here = click.interaction.guild_id == game.row.server_discord_id
    return here and click.interaction.permissions.manage_guild


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
