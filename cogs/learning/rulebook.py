"""`/rules` and `/help`: the rules in plain words, page by page, and how to play here."""

from typing import NamedTuple

from bot.rules import DEFAULT_PRESET, PRESETS, usual_preset
from bot.storage.games import games
from bot.tables import TableRules
from bot.tables.lobby.saved_rules import loaded
from bot.tables.options import preset_rules
from bot.teaching.lessons import COURSES
from bot.text import Words, help_page, pages
from bot.tournaments.live import Refusal, TournamentRefused
from cogs.bot import Click
from cogs.commands import anywhere
from cogs.feature import Feature, clicked, command
from cogs.lobby.rules_choices import chosen, offer_saved, server_id
from cogs.press import button, press_id, select
from cogs.screens.paging import turns
from cogs.screens.screen import Screen, screen_of
from cogs.tournaments.table import today_button

SAVED = "saved"
"""in the custom id of a control, before the number of rules that were saved"""


OF_TOURNAMENT = "t"
"""in the custom id of a control, before the number of a tournament"""


class RulesSubject(NamedTuple):
    """The rules that are shown, and what a control names them by: a table's number, a preset,
    rules that were saved, or a tournament."""

    key: str
    played: TableRules


class Rulebook(Feature):
    @anywhere
    @command("command-rules", game="option-rules-game")
    async def rules(self, click: Click, game: str | None = None) -> Screen:
        server = await server_id(self.bot, click.interaction)
        if game is not None:
            return await self._found(click, server, game)
        # in a table's thread the rules of that table
        thread = click.interaction.channel_id or 0
        row = await self.bot.database.ask(games.find_in_thread, server, thread)
        usual = usual_preset(click.words.language)
        subject = await self._of_table(row.id) if row else preset_subject(usual)
        return rules_screen(subject, 0, click.words)

    rules.autocomplete("game")(offer_saved)

    @clicked("rules_found")
    async def found(self, click: Click) -> Screen:
        """The rules of that one of several games which was meant."""
        server = await server_id(self.bot, click.interaction)
        return await self._found(click, server, click.value)

    async def _found(self, click: Click, server: int, game: str) -> Screen:
        saved = await self.bot.tables.saved_rules.all(server)
        choice = chosen(game, saved, click.words, "rules_found")
        key = choice.value if choice.saved is None else f"{SAVED}:{choice.saved.id}"
        return rules_screen(RulesSubject(key, choice.rules()), 0, click.words)

    async def _of_table(self, game_id: int) -> RulesSubject:
        game = await self.bot.tables.load(game_id)
        return RulesSubject(str(game_id), game.table_rules)

    @anywhere
    @command("command-help")
    async def help(self, click: Click) -> Screen:
        words = click.words
        page = help_page(words)
        controls = [
            button(words("lesson-title"), "learn"),
            button(words("more-rules"), "rules", usual_preset(words.language)),
            button(words("more-preferences"), "preferences"),
        ]
        if click.interaction.guild_id is not None:  # elsewhere no server is meant
            controls.append(today_button(words))
        return screen_of(f"## {page.title}\n{page.body}", controls)

    @clicked("rules", beside=True)
    async def open(self, click: Click) -> Screen:
        """A table's and a preset's may be opened at a page."""
        may_turn = click.game_id > 0 or click.text(0) in PRESETS
        number = click.number(1) if may_turn else 0
        return rules_screen(await self._named(click), number, click.words)

    @clicked("rules_page")
    async def choose(self, click: Click) -> Screen:
        return rules_screen(await self._named(click), click.chosen, click.words)

    @clicked("rules_turn")
    async def turn(self, click: Click) -> Screen:
        """Turn a page on, or back; its number stands at the end."""
        number = click.number(len(click.press.args) - 1)
        return rules_screen(await self._named(click), number, click.words)

    async def _named(self, click: Click) -> RulesSubject:
        """The rules that a control names; the default for what names none."""
        key = click.text(0)
        if click.game_id > 0:
            return await self._of_table(click.game_id)
        if key == SAVED:
            server = await server_id(self.bot, click.interaction)
            row = await self.bot.tables.saved_rules.find(server, click.number(1))
            return RulesSubject(f"{SAVED}:{row.id}", loaded(row))
        if key == OF_TOURNAMENT:
            event = await self.bot.tournaments.load(click.number(1))
            if event.state == "draft":
                raise TournamentRefused(Refusal.NO_SUCH_TOURNAMENT)
            row = event.row
            played = TableRules(row.preset, event.rules, row.rules_name)
            return RulesSubject(f"{OF_TOURNAMENT}:{row.id}", played)
        return preset_subject(key if key in PRESETS else DEFAULT_PRESET)


def preset_subject(preset: str) -> RulesSubject:
    return RulesSubject(preset, preset_rules(preset))


def rules_screen(subject: RulesSubject, number: int, words: Words) -> Screen:
    """One page of the rules, and the way to the others; the first page for a wrong `number`."""
    played = subject.played
    book = pages(played.rules, played.preset, words, played.name)
    number = number if 0 <= number < len(book) else 0
    page = book[number]
    options = {n: each.title for n, each in enumerate(book)}
    # Nothing is chosen in it: a page's name in there would look like one more heading.
    place = words("rules-choose", page=number + 1, pages=len(book))
    choice = select(place, options, "rules_page", subject.key)
    turn = turns(
        number,
        len(book),
        words,
        lambda other: press_id("rules_turn", subject.key, other),
        back="rules-back",
        on="rules-next",
    )
    learns = number == 0 and played.preset in COURSES
    learn = [button(words("lesson-title"), "learn", played.preset)] if learns else []
    return screen_of(f"## {page.title}\n{page.body}", [*turn, *learn], [choice])
