"""The rules that commands offer: presets, and those with a name, by what somebody types."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from discord import app_commands
from sqlalchemy.exc import OperationalError

from bot.rules import PRESETS, Ruleset
from bot.storage.engine.schema import RulesetRow
from bot.tables import Refused, TableRules
from bot.tables.lobby.saved_rules import SavedRules, loaded
from bot.tables.options import preset_rules
from bot.text import COMPLETE, Words, words_for
from bot.text.names import folded, searched
from bot.text.options import (
    by_country,
    game_names,
    preset_called,
    preset_line,
    preset_name,
    preset_names,
)
from bot.visible_text import shorten
from cogs.answering import Sentence, words_of
from cogs.bot import DixDeDer
from cogs.feature import Choices
from cogs.press import Interaction, select
from cogs.servers.here import server_here

MOST = 25
"""choices that Discord shows"""
SHORTEST_STEM = 5
"""letters of a word that another may go on from"""
NEAR = 0.8
"""how much of a name is there where it is typed with an error, as `difflib` counts it"""
SHORTEST = 3
"""letters by which something that is played is found before it is typed to its end"""
MOST_TYPED = 40
"""characters of a wrong text that are given back"""

SURCOINCHE = ("review-done.surcoinche", "pic-surcoinche", "options-words.surcoinche")
PLAYED: Mapping[tuple[str, ...], Callable[[Ruleset], bool]] = {
    ("bid-called.generale",): lambda rules: rules.generale,
    SURCOINCHE: lambda rules: rules.surcoinche != "off",
    ("suit-name.no-trumps", "suit-sign.no-trumps"): lambda r: (
        r.extra_contracts in ("no_trumps", "both")
    ),
    ("suit-name.all-trumps", "suit-sign.all-trumps"): lambda r: (
        r.extra_contracts in ("all_trumps", "both")
    ),
}
"""by the texts that name it, what some rules have and people look for"""


class RulesChoice(NamedTuple):
    """`value` is what the command gets; `saved` is None for a preset."""

    value: str
    name: str
    saved: RulesetRow | None = None

    def rules(self) -> TableRules:
        """Raises `Refused` for saved rules that are not valid any more."""
        return preset_rules(self.value) if self.saved is None else loaded(self.saved)

    def line(self, words: Words) -> str:
        """The name in a list; of a preset also the country that plays it, and how many play."""
        return preset_line(self.value, words) if self.saved is None else self.name

    def names(self) -> tuple[str, ...]:
        """All names that people have for it, as it is searched for."""
        if self.saved is not None:
            return (searched(self.name),)
        return preset_names(self.value) + game_names(self.value)


def choices(saved: Sequence[RulesetRow], words: Words) -> list[RulesChoice]:
    """Presets first, those that the country of the language plays before others."""
    presets = by_country(words.language)
    return [
        *(RulesChoice(preset, preset_name(preset, words)) for preset in presets),
        *(RulesChoice(_value(row), row.name, row) for row in saved),
    ]


def _value(row: RulesetRow) -> str:
    """Return what a command gets for saved rules: their name, unless that is a preset's id."""
    return f"“{row.name}”" if row.name in PRESETS else row.name


def offers(typed: str, saved: Sequence[RulesetRow], words: Words) -> Choices:
    """Return what is listed while a person types."""
    there = choices(saved, words)
    found = _matching(_spelt(typed, there), there)[:MOST]
    return [app_commands.Choice(name=each.line(words), value=each.value) for each in found]


async def offer_saved(interaction: Interaction, typed: str) -> Choices:
    """Answer who types: the presets, and what was saved on their server."""
    return await _offer(interaction, typed, lambda saved, _, server: saved.all(server))


async def offer_known(interaction: Interaction, typed: str) -> Choices:
    """The same, and all that they have played by."""
    return await _offer(interaction, typed, SavedRules.known_to)


async def _offer(
    interaction: Interaction,
    typed: str,
    find: Callable[[SavedRules, int, int], Awaitable[Sequence[RulesetRow]]],
) -> Choices:
    bot: DixDeDer = interaction.client
    try:
        person = await bot.meet(interaction)
        words, server = words_of(person), await server_id(bot, interaction)
        found = await find(bot.tables.saved_rules, person.id, server)
    except OperationalError:  # the presets need no database
        words, found = bot.words_for_interaction(interaction), []
    return offers(typed, found, words)


async def server_id(bot: DixDeDer, interaction: Interaction) -> int:
    """Return the server one stands on; 0, which none has, in a direct message and where the bot is
    no member."""
    server = await server_here(bot, interaction)
    return server.id if server else 0


def chosen(
    typed: str, saved: Sequence[RulesetRow], words: Words, verb: str, *args: object
) -> RulesChoice:
    """Return what a person means: a name, or the only one in which that stands.

    Raises `Sentence` for anything else, with a select of those that it may mean, or of everything
    there is; `verb` and `args` are of the control.
    """
    there = choices(saved, words)
    spelt = _spelt(typed, there)
    wanted = preset_called(spelt) or spelt
    same_name = [each for each in there if folded(each.name) == folded(wanted)]
    same_game = [each for each in there if searched(spelt) in each.names()]
    matching = _matching(spelt, there)
    as_listed = [[each for each in there if each.value == value] for value in (typed, wanted)]
    for found in (*as_listed, same_name, same_game, matching):
        if len(found) == 1:
            return found[0]
    offered = {each.value: each.line(words) for each in (matching or there)[:MOST]}
    unclear = 0 < len(matching) < len(there)
    raise Sentence(
        "game-sought.several" if unclear else "game-sought.none",
        select(words("game-sought"), offered, verb, *args),
        text=words.name(shorten(typed, MOST_TYPED)),
    )


def _matching(typed: str, there: list[RulesChoice]) -> list[RulesChoice]:
    """Return those that are called so in any language, and those in whose name it stands; else
    those of which it stands in another name or their id, or which play it, as "surcoinche" or "SA".

    A word that goes on beyond a name means it too: one who plays "coinchée" plays coinche.
    """
    wanted = searched(typed)
    terms = [(each, _terms(each)) for each in there]
    if playing := [each for each, played in terms if wanted in played]:
        return playing
    named = [each for each in there if _stands_in(wanted, (searched(each.name),))]
    called = [each for each in there if wanted in each.names()]
    found = called + [each for each in named if each not in called]
    presets = [each for each in there if each.saved is None]
    for names in (preset_names, game_names):
        found = found or [each for each in presets if _stands_in(wanted, names(each.value))]
    if len(wanted) < SHORTEST:
        return found
    begun = [e for e, played in terms if any(term.startswith(wanted) for term in played)]
    return found + [each for each in begun if each not in found]


def _stands_in(wanted: str, names: Sequence[str]) -> bool:
    """Tell whether what somebody types stands in one of these names, or goes on from a word of
    one."""
    if any(wanted in name for name in names):
        return True
    words = (word for name in names for word in name.split())
    return " " not in wanted and any(
        len(word) >= SHORTEST_STEM and wanted.startswith(word) for word in words
    )


def _spelt(typed: str, there: list[RulesChoice]) -> str:
    """Return what was typed; where nothing is called so, the name or the word of one that is nearly
    it."""
    wanted = searched(typed)
    if len(wanted) < SHORTEST_STEM or _matching(typed, there):
        return typed
    names = {word for each in there for name in each.names() for word in (name, *name.split())}
    long = sorted(each for each in names if len(each) >= SHORTEST_STEM)
    return next(iter(get_close_matches(wanted, long, 1, NEAR)), typed)


def _terms(choice: RulesChoice) -> frozenset[str]:
    """The names by which people may look for rules."""
    try:
        rules = choice.rules().rules
    except Refused:  # not valid any more: it still has its name
        return frozenset()
    played = (_names(texts) for texts, is_played in PLAYED.items() if is_played(rules))
    return frozenset[str]().union(*played)


@cache
def _names(texts: tuple[str, ...]) -> frozenset[str]:
    """The words of some texts in every language, as they are searched for."""
    return frozenset(searched(words_for(lang)(text)) for lang in COMPLETE for text in texts)
