"""Rules… in a lobby: its options for who opened it, the pages of the rules for everybody else.

The panel is one ephemeral message. Each choice is applied at once and shown there, and what cannot
be is said there.
"""

from collections.abc import Awaitable, Callable

from discord import ui

from bot.rules import NUMBER_RANGES, OPTION_VALUES, BadRuleset
from bot.rules.core.ruleset import OptionValue
from bot.tables import Game, RefusalReason, Refused
from bot.tables.lobby.lobby import Lobby
from bot.tables.lobby.saved_rules import LONGEST, SavedRules, loaded, may_remove
from bot.tables.options import TEMPOS, preset_rules
from bot.text.options import option_name, preset_called
from bot.visible_text import visible
from cogs.answering import refusal_text
from cogs.bot import Answer, Click
from cogs.choices import one_of
from cogs.feature import Feature, clicked
from cogs.lobby.lobby import Changes, open_lobby
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


async def _reset(lobby: Lobby, click: Click) -> Game:
    """Back to the preset as it is."""
    game = await open_lobby(click)
    return await lobby.use(*click.at, preset_rules(game.row.preset))


async def _use_saved(lobby: Lobby, click: Click) -> Game:
    game = await open_lobby(click)
    row = await click.bot.tables.saved_rules.find(game.row.server_id, click.chosen)
    return await lobby.use(*click.at, loaded(row))


CHANGES: Changes = {
    "options_set": lambda lobby, click: lobby.change_option(
        *click.at, click.text(2), parse_value(click.text(2), click.value)
    ),
    "options_written": lambda lobby, click: lobby.change_option(
        *click.at, click.text(2), parse_number(click.text(2), click.value)
    ),
    "options_reset": _reset,
    "options_preset": lambda lobby, click: lobby.use(*click.at, preset_rules(click.value)),
    "options_tempo": lambda lobby, click: lobby.use_tempo(
        *click.at, TEMPOS[one_of(click.press, (*TEMPOS,))]
    ),
    "options_saved": _use_saved,
}


class OptionButtons(Feature):
    @property
    def saved(self) -> SavedRules:
        return self.bot.tables.saved_rules

    # Opening and turning pages -----------------------------------------------------------------

    @clicked("options")
    async def open(self, click: Click) -> Answer:
        game = await click.game()
        if game.row.status != "lobby" or game.row.host_id != click.person_id:
            return await self.bot.presses.handlers["rules"](click)
        return await self._page(click, game)

    @clicked("options_home", "options_group")
    async def turn(self, click: Click) -> Screen:
        return await self._page(click, await open_lobby(click), click.value)

    async def _page(self, click: Click, game: Game, group: str = "", notice: str = "") -> Screen:
        """A group; the overview without one, or where it has nothing to choose any more."""
        page = group_page(game, group, click.words, notice)
        if page is None:
            saved = await self.saved.all(game.row.server_id)
            page = overview(game, saved, click.words, notice)
        return page

    # Changing ----------------------------------------------------------------------------------

    @clicked("options_number")
    async def number(self, click: Click) -> ui.Modal:
        """Ask for a number."""
        game, words = await open_lobby(click), click.words
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

    @clicked(*CHANGES)
    async def change(self, click: Click) -> Screen:
        """The panel shows what came of a change, or why it cannot be."""
        change = CHANGES[click.press.verb]
        game, refusal = await self._attempt(click, lambda: change(self.bot.tables.lobby, click))
        return await self._page(click, game, click.text(1), refusal)

    async def _attempt(
        self, click: Click, change: Callable[[], Awaitable[Game]]
    ) -> tuple[Game, str]:
        """The game after a change; or as it was, and why it may not be changed so."""
        try:
            return await change(), ""
        except (BadRuleset, Refused) as error:
            if isinstance(error, Refused) and error.reason in SAID_ELSEWHERE:
                raise
            game = await open_lobby(click)
            return game, f"⚠️ {refusal_text(error, click.words, game)}"

    # Saving and deleting -----------------------------------------------------------------------

    @clicked("options_name")
    async def name(self, click: Click) -> ui.Modal:
        """Ask for the name under which the rules are saved."""
        game, words = await open_lobby(click), click.words
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
        game, words = await open_lobby(click), click.words
        name = visible(click.value)
        if preset_called(name):
            notice = f"⚠️ {words('options-name-of-preset', name=words.name(name))}"
        else:
            manager = _manages(click, game)
            game, refusal = await self._attempt(
                click, lambda: self.saved.save(*click.at, name, manager=manager)
            )
            notice = refusal or words("options-saved", name=words.name(name))
        return await self._page(click, game, notice=notice)

    @clicked("options_remove")
    async def remove(self, click: Click) -> Screen:
        """Show the saved rules that one may delete."""
        game = await open_lobby(click)
        manager = _manages(click, game)
        saved = await self.saved.all(game.row.server_id)
        own = [row for row in saved if may_remove(row, click.person_id, manager=manager)]
        return removal(game, own, click.words)

    @clicked("options_removing")
    async def removing(self, click: Click) -> Screen:
        """Ask whether they are sure."""
        game, words = await open_lobby(click), click.words
        saved = await self.saved.all(game.row.server_id)
        for each in saved:
            if each.id == click.chosen:
                return removal_sure(game, each, words)
        return overview(game, saved, words, f"⚠️ {words('refused-reason.no-such-ruleset')}")

    @clicked("options_removed")
    async def removed(self, click: Click) -> Screen:
        manager = _manages(click, await open_lobby(click))
        number = click.number(1)
        game, refusal = await self._attempt(
            click,
            lambda: self.saved.remove(click.game_id, number, click.person_id, manager=manager),
        )
        return await self._page(click, game, notice=refusal or click.words("options-removed"))


def _manages(click: Click, game: Game) -> bool:
    """Return whether a person manages the server of a game."""
    here = click.interaction.guild_id == game.row.server_discord_id
    return here and click.interaction.permissions.manage_guild
