"""The options of a table, for who opened it: an overview, a page for each group, saved rules."""

from collections.abc import Iterable, Sequence

import discord
from discord import ui

from bot.rules import OPTION_VALUES, PRESETS, find_preset
from bot.rules.core.ruleset import OptionValue
from bot.storage.engine.schema import RulesetRow
from bot.tables import Game
from bot.tables.options import TEMPOS, name_of
from bot.text import Words, capital, sentence
from bot.text.options import (
    Group,
    by_country,
    difference_line,
    differences,
    groups,
    offered,
    option_name,
    origin,
    preset_about,
    preset_line,
    preset_name,
    value_about,
    value_name,
)
from cogs.press import MOST_LABEL, RED, Item, button, select
from cogs.screens.names import changed_rules, rules_line, table_name, tempo_line, tempo_name
from cogs.screens.screen import (
    ELLIPSIS,
    GOLD,
    Items,
    Screen,
    cut,
    first_fitting,
    screen_of,
)

CHANGED = "✏️"
SAYS_SO_ITSELF = "extra_contracts"
"""its sentences tell that they are an adaptation"""
MOST_TEXT = 3000
"""characters for the list of changes: a message has 4,000"""


# The overview -----------------------------------------------------------------------------------


def overview(game: Game, saved: Sequence[RulesetRow], words: Words, notice: str = "") -> Screen:
    """Return what is played and what was changed, and where to change more."""
    title = words("options-title", table=table_name(game, words))
    preset = find_preset(game.row.preset)
    changed = list(differences(preset, game.rules))
    lines = [words("options-differs") if changed else words("options-same")]
    lines += [f"• {difference_line(each, preset, game.rules, words)}" for each in changed]
    if any(holder.person and holder.person.id != game.row.host_id for holder in game.people):
        lines.append(f"-# {words('options-agree-again')}")
    remove = button(words("options-remove"), "options_remove", game.id)
    rules = _saved_options(saved, words)
    presets = preset_options(by_country(words.language), words)
    tempos = {name: f"⏱️ {tempo_name(tempo, words)}" for name, tempo in TEMPOS.items()}
    choose, tempo = words("options-choose-tempo"), name_of(game.tempo)
    return screen_of(
        f"{title}\n{rules_line(game, words)}\n{tempo_line(game, words)}",
        notice,
        cut("\n".join(lines), MOST_TEXT),
        [_groups(game, words("options-choose-group"), words)],
        [select(words("options-choose-preset"), presets, "options_preset", game.id)],
        [select(choose, tempos, "options_tempo", game.id, chosen=tempo)],
        [select(words("options-choose-saved"), rules, "options_saved", game.id)],
        [*_buttons(game, "", words), *([remove] if saved else [])],
        colour=GOLD,
    )


def _groups(game: Game, placeholder: str, words: Words) -> Item:
    """The select of the groups; a pencil marks those in which something was changed."""
    changed = set(differences(find_preset(game.row.preset), game.rules))
    options = [
        discord.SelectOption(
            label=words("options-group", group.name),
            value=group.name,
            description=_as_many_as_fit([option_name(each, words) for each in group.options]),
            emoji=CHANGED if changed.intersection(group.options) else None,
        )
        for group in groups(game.rules)
    ]
    return select(placeholder, options, "options_group", game.id)


def _as_many_as_fit(names: Sequence[str]) -> str:
    """`Direction, First dealer, …`"""

    def told(number: int) -> str:
        return ", ".join((*names[:number], *([ELLIPSIS] if number < len(names) else [])))

    return first_fitting(told, range(len(names), -1, -1), MOST_LABEL)


def preset_options(
    presets: Iterable[str], words: Words, chosen: str | None = None
) -> list[discord.SelectOption]:
    """The presets as a select offers them, each with what one chooses it for."""
    return [
        discord.SelectOption(
            label=preset_line(each, words),
            value=each,
            description=preset_about(each, words),
            default=each == chosen,
        )
        for each in presets
    ]


def _saved_options(saved: Sequence[RulesetRow], words: Words) -> dict[int, tuple[str, str | None]]:
    """Saved rules, each with the preset that it was made from."""
    return {
        row.id: (row.name, preset_name(row.preset, words) if row.preset in PRESETS else row.preset)
        for row in saved
    }


def _buttons(game: Game, group: str, words: Words) -> list[Item]:
    """Return what every page offers; `group` is where a reset comes back to."""
    controls = [
        button(words("options-save"), "options_name", game.id),
        button(words("options-pages"), "rules", game.id, 0),
    ]
    if game.rules != find_preset(game.row.preset):
        controls.insert(0, button(words("options-reset"), "options_reset", game.id, group))
    return controls


# A group ----------------------------------------------------------------------------------------


def group_page(game: Game, name: str, words: Words, notice: str = "") -> Screen | None:
    """The options of a group, each with its full sentence and its values; None without any."""
    group = next((each for each in groups(game.rules) if each.name == name), None)
    if group is None:
        return None
    items: Items = [
        words("options-page", group=words("options-group", name)),
        notice,
    ]
    for option in group.options:
        items += _option(game, group, option, words)
    items += [
        ui.Separator(),
        [_groups(game, words("options-choose-other"), words)],
        [_back(game, words), *_buttons(game, name, words)],
    ]
    return screen_of(*items, colour=GOLD)


def _option(game: Game, group: Group, option: str, words: Words) -> Items:
    told = text_of(game, option, words)
    if OPTION_VALUES[option] is None:
        change = button(words("options-number"), "options_number", game.id, group.name, option)
        return [ui.Section(told, accessory=change)]
    options: dict[OptionValue, tuple[str, str | None]] = {}
    for value in offered(option, game.rules):
        name = value_name(option, value, words)
        if where := origin(option, value, game.rules):
            name = words("options-mark", where, value=name)
        options[value] = capital(name), value_about(option, value, words)
    place, chosen = (game.id, group.name, option), getattr(game.rules, option)
    name = option_name(option, words)
    return [told, [select(name, options, "options_set", *place, chosen=chosen)]]


def text_of(game: Game, option: str, words: Words) -> str:
    """Name and full sentence of the present value, where it comes from, and what the preset has."""
    value = getattr(game.rules, option)
    lines = [
        f"**{option_name(option, words)}**",
        sentence(option, value, game.rules, words),
    ]
    where = origin(option, value, game.rules)
    if where and option != SAYS_SO_ITSELF:
        lines.append(f"-# {words('options-origin', where)}")
    usual = getattr(find_preset(game.row.preset), option)
    if value != usual:
        lines.append(words("options-instead", value=value_name(option, usual, words)))
    return "\n".join(lines)


# Deleting saved rules ---------------------------------------------------------------------------


def removal(game: Game, saved: Sequence[RulesetRow], words: Words) -> Screen:
    """Which rules shall go: those that this person may delete."""
    options = _saved_options(saved, words)
    return screen_of(
        words("options-remove-title"),
        [select(words("options-remove-choose"), options, "options_removing", game.id)],
        "" if saved else words("options-remove-none"),
        [_back(game, words)],
        colour=GOLD,
    )


def _back(game: Game, words: Words) -> Item:
    return button(words("options-back"), "options_home", game.id)


def removal_sure(game: Game, row: RulesetRow, words: Words) -> Screen:
    sure = words("options-remove-sure", name=words.name(row.name))
    yes = button(words("options-remove-now"), "options_removed", game.id, row.id, style=RED)
    return screen_of(sure, [yes, _back(game, words)], colour=GOLD)


MOST_CHANGES = 6
"""of the rules that are listed; the pages of the rules have them all"""


def changes_text(game: Game, words: Words) -> str:
    """The first few, a line each; empty when nothing is changed."""
    changed = changed_rules(game)
    if not changed:
        return ""
    preset = find_preset(game.row.preset)
    lines = [difference_line(each, preset, game.rules, words) for each in changed[:MOST_CHANGES]]
    if len(changed) > MOST_CHANGES:
        lines.append(words("options-more", count=len(changed) - MOST_CHANGES))
    return "\n".join((words("options-differs"), *(f"• {line}" for line in lines)))
