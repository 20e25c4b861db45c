"""A party that is paused, or ends before its end: the question, and the last words."""

from typing import Any

import discord
from discord import ui

from bot.tables import Game
from bot.tables.party.ending import EndedWhy, PausedWhy
from bot.text import Words
from cogs.press import button, link
from cogs.screens.names import (
    mention,
    message_url,
    rules_line,
    score_lines,
    seat_name,
    table_name,
    team_name,
)
from cogs.screens.screen import GOLD, GREY, Screen, layout, text
from cogs.table.fairness import fair_button
from cogs.tournaments.table import counts_lines, forfeit_line, today_button, where_button


def question_screen(game: Game, words: Words, *, closing: bool) -> Screen:
    """Show the question whether the party ends: who wants it, which team has agreed, and whose
    answer is open."""
    if closing:
        ended = game.row.ended_why == EndedWhy.AGREED
        return Screen(
            layout(text(words("question-ended" if ended else "question-settled")), colour=GREY)
        )
    asker = next((each.seat for each in game.people if each.wants_end), 0)
    lines = [words("question-title", name=seat_name(game, asker, words))]
    for team in game.accounts.numbers:
        agreed, name = team not in open_teams(game), team_name(game, team, words)
        lines.append(words("question-agreed" if agreed else "question-open", team=name))
    asked = [mention(each) for each in game.people if _is_asked(game, each.seat)]
    if asked:
        lines.append(words.join_and(asked))
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(words("question-agree"), "end_agree", game.id),
        button(
            words("question-play-on"), "end_play_on", game.id, style=discord.ButtonStyle.primary
        ),
    )
    return Screen(layout(text("\n".join(lines)), row, colour=GOLD))


def open_teams(game: Game) -> set[int]:
    """The teams that have somebody here and have not agreed."""
    present = {game.accounts.of(each.seat) for each in game.people if not each.away}
    return present - {game.accounts.of(each.seat) for each in game.people if each.wants_end}


def _is_asked(game: Game, seat: int) -> bool:
    return game.accounts.of(seat) in open_teams(game) and not game.holder(seat).away


def early_end_screen(game: Game, words: Words) -> Screen:
    """The last message of a thread: why the party is over, its score, its seed, what is next."""
    return Screen(
        layout(
            text("\n".join(early_end_lines(game, words))),
            ui.ActionRow(*_what_next(game, words), fair_button(game, words)),
            colour=GREY,
        )
    )


def _what_next(game: Game, words: Words) -> list[ui.Item[Any]]:
    if game.tournament is not None:
        return [where_button(game.tournament, words)]
    controls = [button(words("party-again"), "again", game.id, "same")]
    if game.accounts.has_partners:
        controls.append(button(words("party-partners"), "again", game.id, "partners"))
    return [*controls, button(words("party-close"), "close_thread", game.id)]


def early_end_lines(game: Game, words: Words) -> list[str]:
    ended, at = EndedWhy(game.row.ended_why or EndedWhy.CLOSED), game.tournament
    if ended is EndedWhy.FORFEITED and at is not None:
        return [forfeit_line(game, at, words)]
    why = _why(game, ended, words)
    if game.state is None:
        return [why]
    if at is None:
        return [why, words("early-end-uncounted"), *score_lines(game, words)]
    counts = counts_lines(game, at, words)
    return [why, *(counts or [words("early-end-tournament"), *score_lines(game, words)])]


def _why(game: Game, ended: EndedWhy, words: Words) -> str:
    """Robots, and people who are away, agree to an end: it is wanted by those who asked for it."""
    wanted = [each.seat for each in game.people if each.wants_end]
    if ended is EndedWhy.AGREED and len({game.accounts.of(seat) for seat in wanted}) == 1:
        names = words.join_and([seat_name(game, seat, words) for seat in wanted])
        return words("early-end-wanted", names=names, count=len(wanted))
    return words(f"early-end-{ended.value}")


def ended_screen(
    game: Game, words: Words, server_discord_id: int, *, daily: bool = False
) -> Screen:
    """The last message of a party without a result in the DM of somebody who played.

    `daily`: today's boards are open there.
    """
    green = discord.ButtonStyle.success
    controls = [button(words("party-again"), "again", game.id, "same", style=green)]
    if game.state is not None and game.state.results:
        controls.append(button(words("table-sheet"), "sheet", game.id))
    return Screen(
        layout(
            text("\n".join([f"## {table_name(game, words)}", *early_end_lines(game, words)])),
            ui.ActionRow(*controls),
            elsewhere_row(game, words, server_discord_id, daily=daily),
            colour=GREY,
        )
    )


def elsewhere_row(
    game: Game, words: Words, server_discord_id: int, *, daily: bool
) -> ui.ActionRow[Any]:
    """From a DM to the table, and to today's boards of its server."""
    to_table = link(words("hand-to-table"), message_url(game, server_discord_id, None))
    return ui.ActionRow(to_table, *([today_button(words, game.id)] if daily else ()))


def ended_lobby(game: Game, words: Words, server_discord_id: int) -> Screen:
    """The lobby's message of a party that has ended early."""
    lines = [
        f"## {table_name(game, words)}",
        rules_line(game, words),
        *early_end_lines(game, words),
    ]
    items: list[ui.Item[Any]] = [text("\n".join(lines))]
    if game.row.thread_id and game.row.ended_why != EndedWhy.LOST:
        url = message_url(game, server_discord_id, None)
        items.append(ui.ActionRow(link(words("lobby-to-table"), url)))
    return Screen(layout(*items, colour=GREY))


def paused_line(game: Game, words: Words, paused_by: str | None) -> str:
    """Return who has paused the party, and since when; empty when it goes on."""
    if game.row.paused_at is None:
        return ""
    since = words.timestamp(game.row.paused_at)
    if game.row.paused_why == PausedWhy.TROUBLE or paused_by is None:
        return words("paused-trouble", since=since)
    return words("paused-by", name=f"**{words.name(paused_by)}**", since=since)


def resume_button(game: Game, words: Words) -> ui.Item[Any]:
    style = discord.ButtonStyle.primary
    return button(words("paused-resume"), "resume", game.id, style=style, emoji="▶️")


def trouble_screen(game: Game, words: Words, *, closing: bool) -> Screen:
    """Why a party stands still that nobody has paused. `closing`: it goes on."""
    if closing:
        return Screen(layout(text(words("question-settled")), colour=GREY))
    line = words("trouble-message", table=table_name(game, words), events=game.events)
    return Screen(layout(text(line), ui.ActionRow(resume_button(game, words)), colour=GOLD))
