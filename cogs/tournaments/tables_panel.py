"""Tables for the organiser: a result is corrected or a table forfeited, with a reason."""

from typing import Any

import discord

from bot.tournaments.live import Refusal, TournamentRefused
from cogs.answering import ask, update_own
from cogs.bot import DixDeDer
from cogs.press import Press, on_press
from cogs.screens.tournaments.tables_panel import table_screen, tables_screen
from cogs.tournaments.names import Names, names_of
from cogs.tournaments.panel import Charge, Panel
from cogs.tournaments.verdict_forms import SHORT, absent_among, correction_form, forfeit_form

Interaction = discord.Interaction[Any]


class TablesPanel:
    def __init__(self, bot: DixDeDer, panel: Panel) -> None:
        self.bot = bot
        self.panel = panel

    async def tables(self, interaction: Interaction, press: Press) -> None:
        """The tables of a round, which a select or a button names."""
        await self._list(interaction, press, _chosen(press, 1), 0)

    async def turn(self, interaction: Interaction, press: Press) -> None:
        """Another page of them."""
        await self._list(interaction, press, press.number(1), press.chosen())

    async def _list(self, interaction: Interaction, press: Press, number: int, page: int) -> None:
        charge, names = await self._charge(interaction, press)
        event, words = charge.event, charge.words
        if not event.tables_of(number):
            raise TournamentRefused(Refusal.NO_ROUND)

        def plain(entry: int) -> str:
            return names.plain(entry, words, SHORT)

        await update_own(interaction, tables_screen(event, number, page, plain, words))

    async def table(self, interaction: Interaction, press: Press) -> None:
        charge, names = await self._charge(interaction, press)
        words = charge.words
        table = charge.event.table(press.number(1), _chosen(press, 2))

        def plain(entry: int) -> str:
            return names.plain(entry, words)

        def name(entry: int) -> str:
            return names.markdown(entry, words)

        await update_own(interaction, table_screen(charge.event, table, name, plain, words))

    async def correct(self, interaction: Interaction, press: Press) -> None:
        """Ask for the points of both sides and the reason."""
        charge, names = await self._charge(interaction, press)
        words = charge.words
        table = charge.event.table(press.number(1), press.number(2))
        sides = [names.plain_side(side, words, SHORT // max(1, len(side))) for side in table.sides]
        await ask(interaction, correction_form(charge.event, table, sides, words))

    async def forfeit(self, interaction: Interaction, press: Press) -> None:
        """Who was absent was chosen: ask for the reason."""
        charge, names = await self._charge(interaction, press)
        event, words = charge.event, charge.words
        table = event.table(press.number(1), press.number(2))
        absent = absent_among(table, press.values)
        told = words.join_and([names.markdown(each, words) for each in absent])
        await ask(interaction, forfeit_form(event, table, absent, told, words))

    async def _charge(self, interaction: Interaction, press: Press) -> tuple[Charge, Names]:
        charge = await self.panel.charge(interaction, press)
        return charge, await names_of(self.bot, charge.event)


def _chosen(press: Press, position: int) -> int:
    """A number that a select names, or a button's argument."""
    return press.chosen() if press.values else press.number(position)


def setup_tables(bot: DixDeDer, panel: Panel) -> None:
    tables = TablesPanel(bot, panel)
    on_press("t_tables", tables.tables)
    on_press("t_tables_page", tables.turn)
    on_press("t_table", tables.table)
    on_press("t_correct", tables.correct)
    on_press("t_forfeit", tables.forfeit)
