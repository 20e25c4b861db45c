"""The options of a table, for who opened it: an overview, a page for each group, saved rules."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.rules import OPTION_VALUES, PRESETS, find_preset
from bot.rules.core.ruleset import OptionValue
from bot.storage.games.rulesets import RulesetRow
from bot.tables import Game
from bot.tables.options import TEMPOS
from bot.text import Words, capital, sentence
from bot.text.options import (
    Group,
    difference_line,
    differences,
    groups,
    offered,
    option_name,
    origin,
    preset_about,
    preset_name,
    value_about,
    value_name,
)
from cogs.press import MOST_LABEL, button, select
from cogs.screens.names import rules_line, table_name, tempo_line, tempo_name
from cogs.screens.screen import ELLIPSIS, GOLD, Screen, cut, first_fitting, layout, text

CHANGED: Final = "✏️"
SAYS_SO_ITSELF: Final = "extra_contracts"
"""its sentences tell that they are an adaptation"""
MOST_TEXT: Final = 3000
"""characters for the list of changes: a message has 4,000"""


# The overview -----------------------------------------------------------------------------------


def overview(game: Game, saved: Sequence[RulesetRow], words: Words, notice: str = "") -> Screen:
    """Return what is played and what was changed, and where to change more."""
    title = words("options-title", table=table_name(game, words))
    items: list[ui.Item[Any]] = [
        text(f"{title}\n{rules_line(game, words)}\n{tempo_line(game, words)}"),
        *_notice(notice),
        text(_changes(game, words)),
        ui.ActionRow(_groups(game, words("options-choose-group"), words)),
        ui.ActionRow(_presets(game, words)),
        ui.ActionRow(_tempos(game, words)),
    ]
    if saved:
        items.append(ui.ActionRow(_saved(game, saved, words)))
    controls = _buttons(game, "", words)
    if saved:
        controls.append(button(words("options-remove"), "options_remove", game.id))
    items.append(ui.ActionRow(*controls))
    return Screen(layout(*items, colour=GOLD))


def _changes(game: Game, words: Words) -> str:
    preset = find_preset(game.row.preset)
    changed = list(differences(preset, game.rules))
    lines = [words("options-differs") if changed else words("options-same")]
    lines += [f"• {difference_line(each, preset, game.rules, words)}" for each in changed]
    if any(holder.person and holder.person.id != game.row.host_id for holder in game.people):
        lines.append(f"-# {words('options-agree-again')}")
    return cut("\n".join(lines), MOST_TEXT)


def _groups(game: Game, placeholder: str, words: Words) -> ui.Item[Any]:
    """The select of the groups; a pencil marks those in which something was changed."""
    changed = set(differences(find_preset(game.row.preset), game.rules))
    options = [
        discord.SelectOption(
            label=words(f"options-group-{group.name}"),
            value=group.name,
            description=_as_many_as_fit([option_name(each, words) for each in group.options]),
            emoji=CHANGED if changed.intersection(group.options) else None,
        )
        for group in groups(game.rules)
    ]
    return select(placeholder, options, "options_group", game.id)


def _as_many_as_fit(names: Sequence[str], room: int = MOST_LABEL) -> str:
    """`Direction, First dealer, …`"""

    def told(number: int) -> str:
        return ", ".join((*names[:number], *([ELLIPSIS] if number < len(names) else [])))

    return first_fitting(told, range(len(names), -1, -1), room)


def preset_options(
    presets: Iterable[str], words: Words, chosen: str | None = None
) -> list[discord.SelectOption]:
    """The presets as a select offers them, each with what one chooses it for."""
    return [
        discord.SelectOption(
            label=preset_name(each, words),
            value=each,
            description=preset_about(each, words),
            default=each == chosen,
        )
        for each in presets
    ]


def _presets(game: Game, words: Words) -> ui.Item[Any]:
    options = preset_options(PRESETS, words)
    return select(words("options-choose-preset"), options, "options_preset", game.id)


def _tempos(game: Game, words: Words) -> ui.Item[Any]:
    options = [
        discord.SelectOption(
            label=f"⏱️ {tempo_name(tempo, words)}", value=name, default=tempo == game.tempo
        )
        for name, tempo in TEMPOS.items()
    ]
    return select(words("options-choose-tempo"), options, "options_tempo", game.id)


def _saved(game: Game, saved: Sequence[RulesetRow], words: Words) -> ui.Item[Any]:
    options = _saved_options(saved, words)
    return select(words("options-choose-saved"), options, "options_saved", game.id)


def _saved_options(saved: Sequence[RulesetRow], words: Words) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=row.name, value=str(row.id), description=_base(row, words))
        for row in saved
    ]


def _base(row: RulesetRow, words: Words) -> str:
    """The preset that saved rules were made from."""
    return preset_name(row.preset, words) if row.preset in PRESETS else row.preset


def _buttons(game: Game, group: str, words: Words) -> list[ui.Item[Any]]:
    """Return what every page offers; `group` is where a reset comes back to."""
    controls = [
        button(words("options-save"), "options_name", game.id),
        button(words("options-pages"), "rules", game.id, 0),
    ]
    if game.rules != find_preset(game.row.preset):
        controls.insert(0, button(words("options-reset"), "options_reset", game.id, group))
    return controls


def _notice(notice: str) -> list[ui.Item[Any]]:
    return [text(notice)] if notice else []


# A group ----------------------------------------------------------------------------------------


def group_page(game: Game, name: str, words: Words, notice: str = "") -> Screen | None:
    """The options of a group, each with its full sentence and its values; None without any."""
    group = next((each for each in groups(game.rules) if each.name == name), None)
    if group is None:
        return None
    items: list[ui.Item[Any]] = [
        text(words("options-page", group=words(f"options-group-{name}"))),
        *_notice(notice),
    ]
    for option in group.options:
        items += _option(game, group, option, words)
    items += [
        ui.Separator(),
        ui.ActionRow(_groups(game, words("options-choose-other"), words)),
        ui.ActionRow(
            button(words("options-back"), "options_home", game.id), *_buttons(game, name, words)
        ),
    ]
    return Screen(layout(*items, colour=GOLD))


def _option(game: Game, group: Group, option: str, words: Words) -> list[ui.Item[Any]]:
    told = text_of(game, option, words)
    if OPTION_VALUES[option] is None:
        change = button(words("options-number"), "options_number", game.id, group.name, option)
        return [ui.Section(told, accessory=change)]
    options = [
        discord.SelectOption(
            label=capital(_marked(game, option, value, words)),
            value=str(value),
            description=value_about(option, value, words),
            default=value == getattr(game.rules, option),
        )
        for value in offered(option, game.rules)
    ]
    name = option_name(option, words)
    return [
        text(told),
        ui.ActionRow(select(name, options, "options_set", game.id, group.name, option)),
    ]


def text_of(game: Game, option: str, words: Words) -> str:
    """Name and full sentence of the present value, where it comes from, and what the preset has."""
    value = getattr(game.rules, option)
    lines = [
        f"**{option_name(option, words)}**",
        sentence(option, value, game.rules, words),
    ]
    where = origin(option, value, game.rules)
    if where and option != SAYS_SO_ITSELF:
        lines.append(f"-# {words(f'options-origin-{where}')}")
    usual = getattr(find_preset(game.row.preset), option)
    if value != usual:
        lines.append(words("options-instead", value=value_name(option, usual, words)))
    return "\n".join(lines)


def _marked(game: Game, option: str, value: OptionValue, words: Words) -> str:
    name = value_name(option, value, words)
    where = origin(option, value, game.rules)
    return words(f"options-mark-{where}", value=name) if where else name


# Deleting saved rules ---------------------------------------------------------------------------


def removal(game: Game, saved: Sequence[RulesetRow], words: Words) -> Screen:
    """Which rules shall go: those that this person may delete."""
    items: list[ui.Item[Any]] = [text(words("options-remove-title"))]
    if saved:
        options = _saved_options(saved, words)
        choice = select(words("options-remove-choose"), options, "options_removing", game.id)
        items.append(ui.ActionRow(choice))
    else:
        items.append(text(words("options-remove-none")))
    items.append(ui.ActionRow(button(words("options-back"), "options_home", game.id)))
    return Screen(layout(*items, colour=GOLD))


def removal_sure(game: Game, row: RulesetRow, words: Words) -> Screen:
    red = discord.ButtonStyle.danger
    return Screen(
        layout(
            text(words("options-remove-sure", name=words.name(row.name))),
            ui.ActionRow(
                button(words("options-remove-now"), "options_removed", game.id, row.id, style=red),
                button(words("options-back"), "options_home", game.id),
            ),
            colour=GOLD,
        )
    )
