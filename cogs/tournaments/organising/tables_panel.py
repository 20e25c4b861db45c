"""Tables for the organiser: a result is corrected or a table forfeited, with a reason."""

from typing import Any

import discord

from bot.tournaments.live import Refusal, TournamentRefused
from cogs.answering import ask, update_own
from cogs.bot import DixDeDer
from cogs.feature import pressed
from cogs.press import Press
from cogs.screens.screen import Screen
from cogs.tournaments.names import names_of
from cogs.tournaments.names_screen import Names
from cogs.tournaments.organising.panel import Charge, PanelPages
from cogs.tournaments.organising.tables_panel_screen import table_screen, tables_screen
from cogs.tournaments.organising.verdict_forms import SHORT, form_of
from cogs.tournaments.windows import page_of

Interaction = discord.Interaction[Any]


class TablesPanel(PanelPages):
    @pressed("t_tables")
    async def tables(self, interaction: Interaction, press: Press) -> None:
        """The tables of a round, which a select or a button names."""
        charge, names = await self._charge(interaction, press)
        await update_own(interaction, _tables(charge, names, _chosen(press, 1), 0))

    @pressed("t_tables_page")
    async def turn(self, interaction: Interaction, press: Press) -> None:
        """Another page of them."""
        charge, names = await self._charge(interaction, press)
        await update_own(interaction, _tables(charge, names, press.number(1), press.chosen()))

    @pressed("t_table")
    async def table(self, interaction: Interaction, press: Press) -> None:
        charge, names = await self._charge(interaction, press)
        words = charge.words
        table = charge.event.table(press.number(1), _chosen(press, 2))

        def plain(entry: int) -> str:
            return names.plain(entry, words)

        def name(entry: int) -> str:
            return names.markdown(entry, words)

        await update_own(interaction, table_screen(charge.event, table, name, plain, words))

    @pressed("t_correct")
    async def correct(self, interaction: Interaction, press: Press) -> None:
        """Ask for the points of both sides and the reason."""
        charge, names = await self._charge(interaction, press)
        await ask(interaction, form_of("correct", charge.event, press, names, charge.words))

    @pressed("t_forfeit")
    async def forfeit(self, interaction: Interaction, press: Press) -> None:
        """Ask for the reason, now that it was chosen who was absent."""
        charge, names = await self._charge(interaction, press)
        press = press._replace(args=press.args[:3])
        await ask(interaction, form_of("forfeit", charge.event, press, names, charge.words))

    async def _charge(self, interaction: Interaction, press: Press) -> tuple[Charge, Names]:
        charge = await self.panel.charge(interaction, press)
        return charge, await names_of(self.bot, charge.event)


async def tables_page(
    bot: DixDeDer, charge: Charge, number: int, table: int, notice: str
) -> Screen:
    """The page of a round's tables on which one stands, after something was done there."""
    position = [each.number for each in charge.event.tables_of(number)].index(table)
    names = await names_of(bot, charge.event)
    return _tables(charge, names, number, page_of(position), notice)


def _tables(charge: Charge, names: Names, number: int, page: int, notice: str = "") -> Screen:
    event, words = charge.event, charge.words
    if not event.tables_of(number):
        raise TournamentRefused(Refusal.NO_ROUND)

    def plain(entry: int) -> str:
        return names.plain(entry, words, SHORT)

    return tables_screen(event, number, page, plain, words, notice=notice)


def _chosen(press: Press, position: int) -> int:
    """A number that a select names, or a button's argument."""
    return press.chosen() if press.values else press.number(position)
