"""The lobby in its channel: what is played, who sits where, Start — and what became of it.

All else is behind More… (`lobby_more`).
"""

from typing import Any, Final

import discord
from discord import ui

from bot.tables import Game, Holder
from bot.tables.finished.results import Unrated, judge_lobby
from bot.tables.options import TEMPOS, USUAL
from bot.text import Words, safe_name
from cogs.hand.holding import my_hand_button
from cogs.lobby.changes import changes_text
from cogs.press import button, link
from cogs.screens.names import (
    holder_name,
    mention,
    message_url,
    person_name,
    rated_line,
    rules_line,
    seat_mark,
    table_name,
    team_line,
    tempo_line,
    with_level,
)
from cogs.screens.screen import FELT, GOLD, GREY, Screen, layout, text
from cogs.table.early_end import ended_lobby
from cogs.tournaments.rounds.table import card_screen

GREEN: Final = discord.ButtonStyle.success


def lobby_screen(game: Game, words: Words, server_discord_id: int) -> Screen:
    """The message of a lobby in whatever became of it."""
    if game.tournament is not None:
        return card_screen(game, game.tournament, words, server_discord_id)
    match game.row.status:
        case "lobby":
            return _open(game, words)
        case "playing":
            return _playing(game, words, server_discord_id)
        case "over":
            return _over(game, words, server_discord_id)
        case "closed" if game.row.ended_why is not None:
            return ended_lobby(game, words, server_discord_id)
        case status:
            line = words(f"lobby-{status}")
            return Screen(layout(text(_title(game, words)), text(line), colour=GREY))


def _title(game: Game, words: Words) -> str:
    return f"## {table_name(game, words)}\n{rules_line(game, words)}"


def _open(game: Game, words: Words) -> Screen:
    free = sum(holder is None for holder in game.seats)
    expires = words.timestamp(game.row.due_at or game.row.created_at)
    waiting = [holder for holder in game.people if not holder.agreed]
    lines = [words("lobby-free", free=free)] if free else []
    if not free and not waiting:
        lines.append(words("lobby-full"))
    lines.append(f"-# {words('lobby-expires', when=expires)}")
    if game.rules.shuffle == "cut_only" and judge_lobby(game) is not Unrated.SHUFFLE:
        lines.append(f"-# {words('lobby-not-shuffled')}")
    if game.shows_hands:
        lines.append(f"-# {words('lobby-hands-open')}")
    items: list[ui.Item[Any]] = [
        text("\n".join([_title(game, words), *_unusual(game, words)])),
        *_changes(game, words),
        ui.Separator(),
    ]
    items += [_seat(game, seat, words) for seat in range(game.rules.players)]
    items.append(ui.Separator())
    if waiting:
        items.append(_agreement(game, waiting, words))
    items += [
        text("\n".join(lines)),
        _buttons(game, words, free=free > 0, waiting=bool(waiting)),
    ]
    return Screen(layout(*items, colour=GOLD))


def _unusual(game: Game, words: Words) -> list[str]:
    """Return what to know before sitting down: another pace than usual, and whether it counts."""
    lines = [] if game.tempo == TEMPOS[USUAL] else [tempo_line(game, words)]
    if game.row.hints:
        lines.append(f"-# {words('lobby-hints-on')}")
    return [*lines, f"-# {rated_line(judge_lobby(game), words)}"]


def _changes(game: Game, words: Words) -> list[ui.Item[Any]]:
    changes = changes_text(game, words)
    return [text(changes)] if changes else []


def _agreement(game: Game, waiting: list[Holder], words: Words) -> ui.Item[Any]:
    """Return who has to agree to changed rules, and the button for it."""
    names = words.join_and([f"**{holder_name(holder, words)}**" for holder in waiting])
    accessory = button(
        words("lobby-agree"),
        "agree",
        game.id,
        game.mark,
        style=discord.ButtonStyle.primary,
    )
    return ui.Section(
        words("lobby-not-agreed", names=names, count=len(waiting)), accessory=accessory
    )


def _seat(game: Game, seat: int, words: Words) -> ui.Item[Any]:
    """Return who sits there; what is free has the button, and so has a robot's, which gives way."""
    holder = game.seats[seat]
    name = with_level(holder_name(holder, words), holder, words)
    waits = f" · ⏳ {words('lobby-to-agree')}" if holder and not holder.agreed else ""
    line = f"{seat_mark(game, seat)} **{seat + 1}** · {name}{waits}"
    if holder is not None and not holder.robot:
        return text(line)
    style = discord.ButtonStyle.primary if holder is None else discord.ButtonStyle.secondary
    # Who sits down agrees to the rules that stand above the button.
    accessory = button(words("lobby-sit"), "sit", game.id, seat, game.mark, style=style)
    return ui.Section(line, accessory=accessory)


def _buttons(game: Game, words: Words, *, free: bool, waiting: bool) -> ui.ActionRow[Any]:
    """Start is green once it would start."""
    start = discord.ButtonStyle.secondary if free or waiting else GREEN
    controls = [button(words("lobby-start"), "start", game.id, style=start)]
    if free:
        controls.append(button(words("lobby-fill"), "fill", game.id, emoji="🤖"))
    controls += [
        button(words("lobby-leave"), "leave", game.id),
        button(words("lobby-more"), "lobby_more", game.id),
    ]
    return ui.ActionRow(*controls)


def _playing(game: Game, words: Words, server_discord_id: int) -> Screen:
    teams = "\n".join(team_line(game, team, words) for team in game.accounts.numbers)
    items: list[ui.Item[Any]] = [
        text(f"{_title(game, words)}\n{teams}"),
        text(words("lobby-playing")),
    ]
    if game.row.thread_id:
        url = message_url(game, server_discord_id, None)
        to_table = link(words("lobby-to-table"), url)
        items.append(ui.ActionRow(my_hand_button(game, words), to_table))
    return Screen(layout(*items, colour=FELT))


def _over(game: Game, words: Words, server_discord_id: int) -> Screen:
    state = game.state
    scores = state.scores if state else (0, 0)
    winner = state.winner if state else None
    lines = [
        f"{'🏆 ' if team == winner else ''}{team_line(game, team, words)} · "
        f"**{words.number(scores[team])}**"
        for team in game.accounts.numbers
    ]
    items: list[ui.Item[Any]] = [text(f"{_title(game, words)}\n" + "\n".join(lines))]
    if game.row.thread_id:
        url = message_url(game, server_discord_id, None)
        items.append(ui.ActionRow(link(words("lobby-to-table"), url)))
    return Screen(layout(*items, colour=GREY))


def welcome_text(game: Game, words: Words, link_to_lobby: str) -> str:
    """The DM that somebody gets who sits down: it shows whether their DMs are open. The rules may
    still change, and stand in the lobby."""
    return words(
        "lobby-welcome",
        table=safe_name(table_name(game, words)),
        link=link_to_lobby,
    )


def held_seat_text(game: Game, seat: int, words: Words, link_to_lobby: str, *, aloud: bool) -> str:
    """Return who plays again, and where a seat is held; `aloud`: for the channel, with a
    mention."""
    host = next(
        (e.person for e in game.people if e.person and e.person.id == game.row.host_id), None
    )
    told = words(
        "lobby-held-seat",
        name=f"**{person_name(host.name if host else '', words)}**",
        table=safe_name(table_name(game, words)),
        link=link_to_lobby,
    )
    return f"{mention(game.holder(seat))} · {told}" if aloud else told
