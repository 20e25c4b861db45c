"""More… at a lobby: who opened it and for how long one thinks, whether it counts, rules, robots.

Whoever opened it also moves people, invites them and closes the table.
"""

from itertools import combinations
from typing import Any

import discord
from discord import ui

from bot.robots import Level
from bot.rules import commitment
from bot.tables import Game
from bot.tables.finished.results import ROBOTS_POOL, Unrated, judge_lobby
from bot.text import Words
from cogs.press import button, press_id, select
from cogs.screens.names import (
    person_name,
    plain_name,
    rated_line,
    rules_line,
    table_name,
    tempo_line,
)
from cogs.screens.screen import GOLD, Screen, layout, text


def lobby_more_screen(game: Game, reader_id: int, words: Words) -> Screen:
    """Show what the reader may do here; only they see it."""
    hosts = game.row.host_id == reader_id
    items: list[ui.Item[Any]] = [
        text("\n".join(_about(game, words))),
        _rated(game, words),
        *_hands(game, words, hosts=hosts),
        *_hints(game, words, hosts=hosts),
        ui.ActionRow(*_buttons(game, words, hosts=hosts)),
    ]
    if (hosts or game.seat_of(reader_id) is not None) and (robots := _robots(game, words)):
        items += [ui.ActionRow(robots), ui.ActionRow(_level(game, words))]
    if hosts:
        items += [ui.ActionRow(each) for each in _seats(game, words)]
    return Screen(layout(*items, colour=GOLD))


def _about(game: Game, words: Words) -> list[str]:
    lines = [f"### {table_name(game, words)}", rules_line(game, words), tempo_line(game, words)]
    host = next((each for each in game.people if _is_host(game, each.seat)), None)
    if host is not None and host.person is not None:
        lines.append(words("lobby-opened-by", name=f"**{person_name(host.person.name, words)}**"))
    if game.accounts.has_partners:
        lines.append(words("lobby-partners"))
    lines.append(f"-# {words('fair-lobby', hash=commitment(game.row.seed))}")
    return lines


def _is_host(game: Game, seat: int) -> bool:
    return _person_id(game, seat) == game.row.host_id


def _rated(game: Game, words: Words) -> ui.Item[Any]:
    """Return whether the party would count; where one press decides it, the button for it.

    Rated tables shuffle before every deal, and with robots only those are rated who want to be.
    """
    pool = judge_lobby(game)
    told = rated_line(pool, words)
    if pool is Unrated.SHUFFLE:
        return ui.Section(told, accessory=button(words("lobby-rate"), "rate", game.id))
    if pool is Unrated.ROBOTS:
        accessory = button(words("lobby-ladder-join"), "ladder", game.id, 1)
        return ui.Section(f"{told} {words('lobby-ladder-about')}", accessory=accessory)
    if pool == ROBOTS_POOL:
        accessory = button(words("lobby-ladder-leave"), "ladder", game.id, 0)
        return ui.Section(told, accessory=accessory)
    if pool is Unrated.ROBOT_LEVEL:
        return text(f"{told} {words('lobby-choose-level')}")
    return text(told)


def _hands(game: Game, words: Words, *, hosts: bool) -> list[ui.Item[Any]]:
    """Return whether everybody may see the hands of a deal that is over, where one may choose."""
    if not hosts or not game.may_show_hands:
        return []
    shows = game.row.open_hands
    label = words("lobby-close-hands" if shows else "lobby-open-hands")
    told = words("lobby-hands-open" if shows else "lobby-hands-closed")
    accessory = button(label, "open_hands", game.id, int(not shows))
    return [ui.Section(told, accessory=accessory)]


def _hints(game: Game, words: Words, *, hosts: bool) -> list[ui.Item[Any]]:
    """Return whether people may ask for hints, for whoever decides it."""
    if not hosts:
        return []
    allowed = game.row.hints
    label = words("lobby-hints-forbid" if allowed else "lobby-hints-allow")
    told = words("lobby-hints-on" if allowed else "lobby-hints-off")
    return [ui.Section(told, accessory=button(label, "hints", game.id, int(not allowed)))]


def _buttons(game: Game, words: Words, *, hosts: bool) -> list[ui.Item[Any]]:
    controls = [button(words("lobby-rules"), "options", game.id)]
    if hosts:
        red = discord.ButtonStyle.danger
        controls.append(button(words("manage-close"), "lobby_close", game.id, style=red))
    return controls


def _robots(game: Game, words: Words) -> ui.Item[Any] | None:
    """Robots in and out; none where people hold all the seats."""
    options = [
        discord.SelectOption(
            label=words("lobby-robot-out" if holder else "lobby-robot-in", seat=seat + 1),
            value=str(seat),
        )
        for seat, holder in enumerate(game.seats)
        if holder is None or holder.robot
    ]
    return select(words("lobby-robot"), options, "robot", game.id) if options else None


def _level(game: Game, words: Words) -> ui.Item[Any]:
    """How well robots play here."""
    options = [
        discord.SelectOption(
            label=words("lobby-robot-level", level=words(f"robot-{each}")),
            description=words(f"lobby-robot-{each}"),
            value=each.value,
            default=each is game.robot_level,
        )
        for each in Level
    ]
    return select(words("lobby-robot-levels"), options, "robot_level", game.id)


def _seats(game: Game, words: Words) -> list[ui.Item[Any]]:
    """Selects to free a seat, to swap two and to invite people."""
    options = [
        discord.SelectOption(
            label=words("manage-remove-one", seat=seat + 1, name=plain_name(game, seat)),
            value=str(_person_id(game, seat) * 10 + seat),
        )
        for seat, holder in enumerate(game.seats)
        if holder
    ]
    controls = [select(words("manage-remove"), options, "remove", game.id)] if options else []
    if game.accounts.has_partners:  # two opponents change nothing by changing places
        controls.append(select(words("manage-swap"), _swaps(words), "swap", game.id))
    return [*controls, _invite(game, words)]


def _swaps(words: Words) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=words("manage-swap-two", first=first + 1, second=second + 1),
            value=f"{first}{second}",
        )
        for first, second in combinations(range(4), 2)
    ]


def _person_id(game: Game, seat: int) -> int:
    """Return the person who is meant, should another sit there by then; 0 is a robot."""
    holder = game.seats[seat]
    return holder.person.id if holder and holder.person else 0


def _invite(game: Game, words: Words) -> ui.Item[Any]:
    picker: ui.UserSelect[Any] = ui.UserSelect(
        placeholder=words("manage-invite"),
        custom_id=press_id("invite", game.id),
        max_values=3,
    )
    return picker
