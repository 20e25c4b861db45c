"""The lobby in its channel: seats, rules, Start — and what became of it."""

from itertools import combinations
from typing import Any, Final

import discord
from discord import ui

from bot.tables import Game, Holder
from bot.tables.rated import ROBOTS_POOL, Unrated, judge_lobby
from bot.text import Words, safe_name
from cogs.press import button, link, press_id, select
from cogs.screens.changes import changes_text
from cogs.screens.farewell import ended_lobby
from cogs.screens.names import (
    TEAM_MARKS,
    holder_name,
    message_url,
    plain_name,
    rules_line,
    table_name,
    team_name,
    tempo_line,
)
from cogs.screens.screen import FELT, GOLD, GREY, Screen, layout, text
from cogs.screens.tournaments.table import card_screen

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
    partners = f"{words('lobby-partners')} " if game.rules.players == 4 else ""
    lines.append(f"-# {partners}{words('lobby-expires', when=expires)}")
    items: list[ui.Item[Any]] = [
        text(f"{_title(game, words)}\n{tempo_line(game, words)}"),
        *_changes(game, words),
        _rated(game, words),
        ui.Separator(),
    ]
    items += [_seat(game, seat, words) for seat in range(game.rules.players)]
    items.append(ui.Separator())
    if waiting:
        items.append(_agreement(game, waiting, words))
    items += [
        text("\n".join(lines)),
        _main_buttons(game, words, ready=free == 0 and not waiting),
        ui.ActionRow(_robots(game, words)),
    ]
    return Screen(layout(*items, colour=GOLD))


def _changes(game: Game, words: Words) -> list[ui.Item[Any]]:
    changes = changes_text(game, words)
    return [text(changes)] if changes else []


def _rated(game: Game, words: Words) -> ui.Item[Any]:
    """Whether the party would count; where one press decides it, the button for it.

    Rated tables shuffle before every deal, and with robots only those are rated who want to be.
    """
    pool = judge_lobby(game)
    if pool is Unrated.SHUFFLE:
        accessory = button(words("lobby-rate"), "rate", game.id)
        return ui.Section(f"-# {words('lobby-unrated-shuffle')}", accessory=accessory)
    if pool is Unrated.ROBOTS:
        accessory = button(words("lobby-ladder-join"), "ladder", game.id, 1)
        return ui.Section(f"-# {words('lobby-unrated-robots')}", accessory=accessory)
    if pool == ROBOTS_POOL:
        accessory = button(words("lobby-ladder-leave"), "ladder", game.id, 0)
        return ui.Section(f"-# {words('lobby-rated-robots')}", accessory=accessory)
    if isinstance(pool, Unrated):
        return text(f"-# {words(f'lobby-unrated-{pool}')}")
    return text(f"-# {words('lobby-rated')}")


def _agreement(game: Game, waiting: list[Holder], words: Words) -> ui.Item[Any]:
    """Who has to agree to changed rules, and the button for it."""
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
    holder = game.seats[seat]
    host = holder and holder.person and holder.person.id == game.row.host_id
    crown = f" · {words('lobby-host')}" if host else ""
    waits = f" · ⏳ {words('lobby-to-agree')}" if holder and not holder.agreed else ""
    line = f"{TEAM_MARKS[seat % 2]} **{seat + 1}** · {holder_name(holder, words)}{crown}{waits}"
    taken = holder is not None and not holder.robot
    label = words("lobby-taken") if taken else words("lobby-sit")
    style = discord.ButtonStyle.secondary if taken else discord.ButtonStyle.primary
    # Who sits down agrees to the rules that stand above the button.
    accessory = button(label, "sit", game.id, seat, game.mark, style=style)
    return ui.Section(line, accessory=accessory)


def _main_buttons(game: Game, words: Words, *, ready: bool) -> ui.ActionRow[Any]:
    start = GREEN if ready else discord.ButtonStyle.secondary
    return ui.ActionRow(
        button(words("lobby-start"), "start", game.id, style=start),
        button(words("lobby-fill"), "fill", game.id, emoji="🤖"),
        button(words("lobby-leave"), "leave", game.id),
        button(words("lobby-rules"), "options", game.id),
        button(words("lobby-more"), "lobby_more", game.id),
    )


def _robots(game: Game, words: Words) -> ui.Item[Any]:
    options = [
        discord.SelectOption(
            label=words("lobby-robot-out" if holder else "lobby-robot-in", seat=seat + 1),
            value=str(seat),
        )
        for seat, holder in enumerate(game.seats)
        if holder is None or holder.robot
    ]
    if not options:  # a select needs an option; this one says why there is nothing to choose
        options = [discord.SelectOption(label=words("lobby-no-robot"), value="0")]
    return select(words("lobby-robot"), options, "robot", game.id)


def _playing(game: Game, words: Words, server_discord_id: int) -> Screen:
    teams = f"{team_name(game, 0, words)}\n{team_name(game, 1, words)}"
    items: list[ui.Item[Any]] = [
        text(f"{_title(game, words)}\n{teams}"),
        text(words("lobby-playing")),
    ]
    if game.row.thread_id:
        url = message_url(game, server_discord_id, None)
        items.append(ui.ActionRow(link(words("lobby-to-table"), url)))
    return Screen(layout(*items, colour=FELT))


def _over(game: Game, words: Words, server_discord_id: int) -> Screen:
    state = game.state
    scores = state.scores if state else (0, 0)
    winner = state.winner if state else None
    lines = [
        f"{'🏆 ' if team == winner else ''}{team_name(game, team, words)} · "
        f"**{words.number(scores[team])}**"
        for team in (0, 1)
    ]
    items: list[ui.Item[Any]] = [text(f"{_title(game, words)}\n" + "\n".join(lines))]
    if game.row.thread_id:
        url = message_url(game, server_discord_id, None)
        items.append(ui.ActionRow(link(words("lobby-to-table"), url)))
    return Screen(layout(*items, colour=GREY))


def manage_screen(game: Game, words: Words) -> Screen:
    """What the host may do with the seats; only he sees it."""
    taken = [seat for seat, holder in enumerate(game.seats) if holder]
    items: list[ui.Item[Any]] = [text(words("manage-title"))]
    if taken:
        options = [
            discord.SelectOption(
                label=words("manage-remove-one", seat=seat + 1, name=plain_name(game, seat))[:100],
                value=str(_person_id(game, seat) * 10 + seat),
            )
            for seat in taken
        ]
        items.append(ui.ActionRow(select(words("manage-remove"), options, "remove", game.id)))
    if game.rules.players == 4:  # two opponents change nothing by changing places
        items.append(ui.ActionRow(select(words("manage-swap"), _swaps(words), "swap", game.id)))
    items.append(ui.ActionRow(_invite(game, words)))
    items.append(
        ui.ActionRow(
            button(words("manage-close"), "lobby_close", game.id, style=discord.ButtonStyle.danger)
        )
    )
    return Screen(layout(*items, colour=GOLD))


def _swaps(words: Words) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=words("manage-swap-two", first=first + 1, second=second + 1),
            value=f"{first}{second}",
        )
        for first, second in combinations(range(4), 2)
    ]


def _person_id(game: Game, seat: int) -> int:
    """Who is meant, should somebody else sit there by then; 0 is a robot."""
    holder = game.seats[seat]
    return holder.person.id if holder and holder.person else 0


def _invite(game: Game, words: Words) -> ui.Item[Any]:
    picker: ui.UserSelect[Any] = ui.UserSelect(
        placeholder=words("manage-invite"),
        custom_id=press_id("invite", game.id),
        max_values=3,
    )
    return picker


def welcome_text(game: Game, words: Words, link_to_lobby: str) -> str:
    """The DM that somebody gets who sits down: it shows whether his DMs are open."""
    return words(
        "lobby-welcome",
        table=safe_name(table_name(game, words)),
        link=link_to_lobby,
        rules=rules_line(game, words),
    )
