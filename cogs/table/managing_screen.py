"""All that who is in charge of a table may do: pause, go on, take somebody off it, close it."""

from typing import Any

import discord
from discord import ui

from bot.tables import Game
from bot.tables.game import Holder
from bot.text import Words
from cogs.press import button, select
from cogs.screens.names import plain_name, table_name
from cogs.screens.screen import FELT, Screen, confirm_screen, layout, text
from cogs.table.early_end import resume_button


def manage_party_screen(
    game: Game, words: Words, *, closes: bool = True, sits: bool = False
) -> Screen:
    """`closes`: whether who reads it closes the table alone; else who sits there may ask for it."""
    paused = game.row.paused_at is not None
    controls: list[ui.Item[Any]] = []
    if closes:
        controls.append(button(words("manage-close"), "table_close", game.id))
    elif sits:
        controls.append(button(words("end-button"), "end", game.id))
    items: list[ui.Item[Any]] = [text(words("manage-party", table=table_name(game, words)))]
    if game.row.status == "playing":
        pause = button(words("manage-pause"), "pause", game.id, emoji="⏸️")
        controls.insert(0, resume_button(game, words) if paused else pause)
        if game.people:
            items.append(ui.ActionRow(_people(game, words)))
    if not closes:
        items.append(text(words("manage-rated")))
    items.append(ui.ActionRow(*controls))
    return Screen(layout(*items, colour=FELT))


def _people(game: Game, words: Words) -> ui.Item[Any]:
    """Return the choice of people; values name them, should another sit there by then."""
    options = [
        discord.SelectOption(
            label=words(
                "manage-remove-one", seat=holder.seat + 1, name=plain_name(game, holder.seat)
            ),
            value=str(holder.person.id * 10 + holder.seat),
        )
        for holder in game.people
        if holder.person
    ]
    return select(words("manage-expel"), options, "expel", game.id)


def expel_screen(game: Game, holder: Holder, words: Words, *, rated: bool, asks: bool) -> Screen:
    """Show what follows; `asks`: not before all the others have agreed."""
    person_id = holder.person.id if holder.person else 0
    name = words.name(holder.name)
    if asks:
        lines = [words("removal-sure", name=name)]
    elif game.tournament is None:
        lines = [words("manage-expel-sure", name=name)]
    else:
        lines = [words("tournament-table-expel-sure", name=name)]
    if rated:
        lines.append(words("removal-unrated"))
    return confirm_screen(
        "\n".join(lines),
        button(
            words("end-ask" if asks else "manage-expel-yes"),
            "removal" if asks else "expel_now",
            game.id,
            person_id * 10 + holder.seat,
            style=discord.ButtonStyle.danger,
        ),
        words,
    )


def close_screen(game: Game, words: Words, *, rated: bool = False) -> Screen:
    """Show what follows; of a rated party, that nobody wins or loses by it."""
    if game.tournament is not None:
        question = words("tournament-table-close-sure", table=table_name(game, words))
    else:
        question = words(
            "manage-close-rated-sure" if rated else "manage-close-sure",
            table=table_name(game, words),
        )
    return confirm_screen(
        question,
        button(words("manage-close"), "table_close_now", game.id, style=discord.ButtonStyle.danger),
        words,
    )
