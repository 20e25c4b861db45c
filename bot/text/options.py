"""The options of a ruleset as people choose them: in groups, each with a name, its values in words.

What a value means in full is `rulebook.sentence`; here are the short words of selects and lists.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from bot.rules import HOMES, OPTION_VALUES, PRESETS, Ruleset, game_of, usual_preset
from bot.rules.core.conditions import FIELDS, FROM_OUTSIDE, OptionValue, holds, matters
from bot.rules.core.options import PAGES, Document, value_of
from bot.text.names import searched
from bot.text.words import COMPLETE, Words, words_for


class Group(NamedTuple):
    """Options that are chosen on one page."""

    name: str
    options: tuple[str, ...]


KEPT = 256
"""rulesets whose groups are remembered: each lobby asks for its own whenever it is shown"""
GROUPS = tuple(Group(name, tuple(options)) for name, options in PAGES.items() if name)

ADAPTED = {
    "auction": ("bids",),
    "extra_contracts": ("no_trumps", "all_trumps", "both"),
}
"""in Découverte: what its document mentions without rules (B6)"""


# What may be chosen -----------------------------------------------------------------------------


@lru_cache(KEPT)
def groups(rules: Ruleset) -> tuple[Group, ...]:
    """The groups in which there is something to choose, with the options that mean something here
    and may be something else."""
    shown = (
        Group(
            group.name,
            tuple(
                each
                for each in group.options
                if matters(each, rules)
                and (OPTION_VALUES[each] is None or len(offered(each, rules)) > 1)
            ),
        )
        for group in GROUPS
    )
    return tuple(group for group in shown if group.options)


def offered(option: str, rules: Ruleset) -> tuple[OptionValue, ...]:
    """The values that go with this game, and the present one; none for a number."""
    now = getattr(rules, option)
    values = OPTION_VALUES[option] or ()
    return tuple(each for each in values if each == now or value_of(option, each).goes(rules))


# In words ---------------------------------------------------------------------------------------


def option_name(option: str, words: Words) -> str:
    """`Second round`"""
    return words("options-words", option)


def value_name(option: str, value: OptionValue, words: Words) -> str:
    """`the other three suits`, to stand in a sentence; a number as it is written."""
    if OPTION_VALUES[option] is None:
        return words.number(int(value))
    return words("options-words", f"{option}-{value}")


def value_about(option: str, value: OptionValue, words: Words) -> str:
    """Return what a value means in a few words, at most 100 characters."""
    return words("options-words", f"{option}-{value}-about")


def origin(option: str, value: OptionValue, rules: Ruleset) -> str | None:
    """ "outside" for what no document has, "adaptation" for what one mentions without rules."""
    if holds(FIELDS, rules) and value in ADAPTED.get(option, ()):
        return "adaptation"
    if holds(FROM_OUTSIDE, rules):
        return None  # as all of it, which the list of documents says
    outside = value_of(option, value).sources.in_game(rules).documents == (Document.OUTSIDE,)
    return "outside" if outside else None


def differences(preset: Ruleset, rules: Ruleset) -> Iterator[str]:
    """The options that mean something here and are not as in the preset, in the order of pages."""
    differing = preset.differences(rules)
    for group in groups(rules):
        yield from (option for option in group.options if option in differing)


def difference_line(option: str, preset: Ruleset, rules: Ruleset, words: Words) -> str:
    """`Second round: **any suit** (instead of: the other three suits)`"""
    return words(
        "options-difference",
        option=option_name(option, words),
        value=value_name(option, getattr(rules, option), words),
        instead=value_name(option, getattr(preset, option), words),
    )


# Presets ----------------------------------------------------------------------------------------


def preset_name(preset: str, words: Words) -> str:
    return words("preset-name", preset)


def preset_about(preset: str, words: Words) -> str:
    """Return what one chooses it for, in at most 100 characters."""
    return words("preset-about", preset)


def preset_line(preset: str, words: Words) -> str:
    """A preset in a list, with who plays it: `🇫🇷 French belote · 4 players`"""
    # Unicode writes a flag with the two letters of its country, in an alphabet of its own.
    flag = "".join(chr(ord(each) - ord("A") + ord("🇦")) for each in HOMES[preset])
    name, players = preset_name(preset, words), PRESETS[preset].players
    return f"{flag} {words('preset-line', name=name, players=players)}"


def by_country(language: str) -> list[str]:
    """The presets: the usual one first, then the others of its country and those of the next; of
    each country those for more players first."""
    usual = usual_preset(language)
    homes = [HOMES[usual], *HOMES.values()]

    def place(preset: str) -> tuple[bool, int, int]:
        return preset != usual, homes.index(HOMES[preset]), -PRESETS[preset].players

    return sorted(PRESETS, key=place)


def preset_called(text: str) -> str | None:
    """The preset that somebody means: by its id, or its name in any language."""
    wanted = searched(text)
    return next((preset for preset in PRESETS if wanted in preset_names(preset)), None)


@cache
def preset_names(preset: str) -> tuple[str, ...]:
    """The id of a preset and its names in every language, as they are searched for."""
    names = (preset_name(preset, words_for(language)) for language in COMPLETE)
    return tuple(map(searched, (preset, *names)))


@cache
def game_names(preset: str) -> tuple[str, ...]:
    """Return the other names of a preset's game, in every language, as it is searched for."""
    game = game_of(PRESETS[preset]).name
    lists = (words_for(language)("game-called", game) for language in COMPLETE)
    return tuple(searched(name) for names in lists for name in names.split(","))
