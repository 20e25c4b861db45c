"""Tables for the organiser: those of a round with their results, and a page for one of them."""

from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import ui

from bot.storage.tournaments.rounds import TableRow
from bot.text import Words
from bot.tournaments import is_house
from bot.tournaments.live import Event
from cogs.press import button, select
from cogs.screens.screen import FELT, Screen, layout, rows, text
from cogs.tournaments.organising.log_screen import reason_text, result_text
from cogs.tournaments.windows import MOST, windows

NameOf = Callable[[int], str]


def tables_screen(
    event: Event, round_number: int, page: int, plain: NameOf, words: Words, *, notice: str = ""
) -> Screen:
    """`plain`: names where Discord reads no markdown."""
    tables = event.tables_of(round_number)
    done = sum(event.is_settled(each) for each in tables)
    title = words("tournament-organiser-round-tables", round=round_number)
    counted = words("tournament-organiser-tables-done", done=done, tables=len(tables))
    options = [_option(event, each, plain, words) for each in tables]
    choose = words("tournament-organiser-choose-table")
    items: list[ui.Item[Any]] = [
        *([text(notice)] if notice else []),
        text(f"## 🃏 {title}\n{counted}"),
        *windows(
            choose,
            options,
            page,
            "t_table",
            [event.id, round_number],
            "t_tables_page",
            [event.id, round_number],
        ),
    ]
    if len(event.rounds) > 1:
        items.append(ui.ActionRow(_rounds(event, round_number, words)))
    panel = button(words("tournament-organiser-panel"), "t_manage", event.id, emoji="◀️")
    return Screen(layout(*items, ui.ActionRow(panel), colour=FELT))


def _option(event: Event, table: TableRow, plain: NameOf, words: Words) -> discord.SelectOption:
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


def _rounds(event: Event, now: int, words: Words) -> ui.Item[Any]:
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


def table_screen(
    event: Event, table: TableRow, name: NameOf, plain: NameOf, words: Words
) -> Screen:
    """One table: its result, and the verdicts there are."""
    row = event.result_of(table)
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
    items: list[ui.Item[Any]] = [text("\n".join(lines))]
    controls: list[ui.Item[Any]] = []
    if event.state != "cancelled":
        correct = words("tournament-organiser-correct")
        controls.append(button(correct, "t_correct", event.id, *_place(table), emoji="✏️"))
        items.append(ui.ActionRow(_absent(event, table, plain, words)))
    back = words("tournament-organiser-back")
    controls.append(button(back, "t_tables", event.id, table.round, emoji="◀️"))
    return Screen(layout(*items, *rows(controls, 2), colour=FELT))


def _absent(event: Event, table: TableRow, plain: NameOf, words: Words) -> ui.Item[Any]:
    """Return the choice of who was not there: the table is forfeited then."""
    there = [each for side in table.sides for each in side if not is_house(each)]
    options = [discord.SelectOption(label=plain(each) or "–", value=str(each)) for each in there]
    choose = words("tournament-organiser-absent")
    return select(choose, options, "t_forfeit", event.id, *_place(table), most=len(options))


def _place(table: TableRow) -> Sequence[int]:
    return table.round, table.number
