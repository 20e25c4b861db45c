"""Tables for the organiser: those of a round with their results, and a page for one of them."""

from typing import Final

import discord

from bot.storage.tournaments.rounds import TableRow
from bot.text import Words
from bot.tournaments import is_house
from bot.tournaments.live import Event, Refusal, TournamentRefused
from cogs.feature import Answer, Feature
from cogs.press import Item, button, select
from cogs.screens.paging import MOST, page_of, windows
from cogs.screens.screen import Items, Screen, rows, screen_of
from cogs.tournaments.names import Names
from cogs.tournaments.organising.desk import Desk, at_desk
from cogs.tournaments.organising.log_screen import reason_text, result_text
from cogs.tournaments.organising.panel_screen import to_panel

SHORT: Final = 24
"""characters of a name on a label"""


class Tables(Feature):
    @at_desk("t_tables")
    async def tables(self, desk: Desk) -> Answer:
        """The tables of a round, which a select or a button names."""
        return tables_screen(desk.event, desk.chosen(1), 0, await desk.names(), desk.words)

    @at_desk("t_tables_page")
    async def turn(self, desk: Desk) -> Answer:
        """Another page of them."""
        number, page = desk.press.number(1), desk.press.chosen()
        return tables_screen(desk.event, number, page, await desk.names(), desk.words)

    @at_desk("t_table")
    async def table(self, desk: Desk) -> Answer:
        table = desk.event.table(desk.press.number(1), desk.chosen(2))
        return table_screen(desk.event, table, await desk.names(), desk.words)


async def tables_page(desk: Desk, number: int, table: int, notice: str) -> Screen:
    """The page of a round's tables on which one stands, after something was done there."""
    position = [each.number for each in desk.event.tables_of(number)].index(table)
    page, names = page_of(position), await desk.names()
    return tables_screen(desk.event, number, page, names, desk.words, notice)


def tables_screen(
    event: Event, round_number: int, page: int, names: Names, words: Words, notice: str = ""
) -> Screen:
    tables = event.tables_of(round_number)
    if not tables:
        raise TournamentRefused(Refusal.NO_ROUND)
    done = sum(event.is_settled(each) for each in tables)
    title = words("tournament-organiser-round-tables", round=round_number)
    counted = words("tournament-organiser-tables-done", done=done, tables=len(tables))
    options = [_option(event, each, names, words) for each in tables]
    choose = words("tournament-organiser-choose-table")
    panel = to_panel(event.id, words)
    items: Items = [
        notice,
        f"## 🃏 {title}\n{counted}",
        *windows(choose, options, page, "t_table", "t_tables_page", event.id, round_number),
        *([[_rounds(event, round_number, words)]] if len(event.rounds) > 1 else ()),
        [panel],
    ]
    return screen_of(*items)


def _option(event: Event, table: TableRow, names: Names, words: Words) -> discord.SelectOption:
    def plain(entry: int) -> str:
        return names.plain(entry, words, SHORT)

    sides = " – ".join(" & ".join(map(plain, side)) for side in table.sides if side)
    row = event.result_of(table)
    result = (
        result_text(event, row, plain, words) if row else words("tournament-organiser-no-result")
    )
    return discord.SelectOption(
        label=f"{table.number} · {sides}",
        value=str(table.number),
        description=result,
        emoji="✅" if event.is_settled(table) else "⏳",
    )


def _rounds(event: Event, now: int, words: Words) -> Item:
    """The rounds around the one that is shown."""
    last = len(event.rounds)
    first = max(1, min(now - MOST // 2, last - MOST + 1))
    options = [
        discord.SelectOption(
            label=words("tournament-organiser-round-number", round=each),
            value=str(each),
            default=each == now,
        )
        for each in range(first, min(last, first + MOST - 1) + 1)
    ]
    return select("…", options, "t_tables", event.id)


def table_screen(event: Event, table: TableRow, names: Names, words: Words) -> Screen:
    """One table: its result, and the verdicts there are."""

    def name(entry: int) -> str:
        return names.markdown(entry, words)

    row, own = event.result_of(table), (event.id, table.round, table.number)
    title = words("tournament-organiser-table", table=table.number)
    where = words("tournament-organiser-round-number", round=table.round)
    lines = [f"## {title}\n-# {where}"]
    lines += [f"**{' & '.join(name(each) for each in side)}**" for side in table.sides if side]
    if row is None:
        lines.append(words("tournament-organiser-no-result"))
    else:
        result = result_text(event, row, name, words)
        lines.append(words("tournament-organiser-result", result=result))
        if row.why:
            lines.append(f"-# {reason_text(row.why, words)}")
    items: Items = ["\n".join(lines)]
    controls: list[Item] = []
    if event.state != "cancelled":
        correct = words("tournament-organiser-correct")
        controls.append(button(correct, "t_correct", *own, emoji="✏️"))
        # Who was not there: the table is forfeited then.
        there = [each for side in table.sides for each in side if not is_house(each)]
        options = [
            discord.SelectOption(label=names.plain(each, words) or "–", value=str(each))
            for each in there
        ]
        choose = words("tournament-organiser-absent")
        items.append([select(choose, options, "t_forfeit", *own, most=len(options))])
    back = words("tournament-organiser-back")
    controls.append(button(back, "t_tables", event.id, table.round, emoji="◀️"))
    return screen_of(*items, *rows(controls, 2))
