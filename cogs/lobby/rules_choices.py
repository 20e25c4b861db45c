"""The rules that commands offer: presets, and those with a name, by what somebody types."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
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
from bot.text.names import folded
from bot.text.options import preset_called, preset_name, preset_names
from bot.visible_text import shorten
from cogs.answering import Sentence, words_of
from cogs.bot import DixDeDer
from cogs.feature import Choices
from cogs.press import Interaction
from cogs.servers.here import server_here

MOST = 25
"""choices that Discord shows"""
SHORTEST_STEM = 5
"""letters of a word that another may go on from"""
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


def choices(saved: Sequence[RulesetRow], words: Words) -> list[RulesChoice]:
    """Presets first, in the order of the rule book."""
    return [
        *(RulesChoice(preset, preset_name(preset, words)) for preset in PRESETS),
        *(RulesChoice(row.name, row.name, row) for row in saved),
    ]


def offers(typed: str, saved: Sequence[RulesetRow], words: Words) -> Choices:
    """Return what is listed while a person types."""
    found = _matching(typed, choices(saved, words))[:MOST]
    return [app_commands.Choice(name=each.name, value=each.value) for each in found]


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


def chosen(typed: str, saved: Sequence[RulesetRow], words: Words) -> RulesChoice:
    """Return what a person means: a name, or the only one in which that stands.

    Raises `Sentence` for anything else: with those that it may mean, or everything there is.
    """
    there = choices(saved, words)
    wanted = preset_called(typed) or typed
    same_name = [each for each in there if folded(each.name) == folded(wanted)]
    matching = _matching(typed, there)
    for found in ([each for each in there if each.value == wanted], same_name, matching):
        if len(found) == 1:
            return found[0]
    names = words.join_and([f"**{words.name(each.name)}**" for each in matching or there])
    raise Sentence("belote-no-such-rules", text=words.name(shorten(typed, MOST_TYPED)), names=names)


def _matching(typed: str, there: list[RulesChoice]) -> list[RulesChoice]:
    """Return those in whose name it stands; of presets, else, in one of another language, or their
    id, or which play it, as "surcoinche" or "SA".

    A word that goes on beyond a name means it too: one who plays "coinchée" plays coinche.
    """
    wanted = folded(typed)
    presets = [each for each in there if each.saved is None]
    terms = [(each, _terms(each)) for each in there]
    if playing := [each for each, played in terms if wanted in played]:
        return playing
    named = [each for each in there if _stands_in(wanted, (folded(each.name),))]
    found = named or [each for each in presets if _stands_in(wanted, preset_names(each.value))]
    if len(wanted) < SHORTEST:
        return found
    begun = [e for e, played in terms if any(term.startswith(wanted) for term in played)]
    return found + [each for each in begun if each not in found]


def _stands_in(wanted: str, names: Sequence[str]) -> bool:
    """Tell whether what somebody types stands in one of these names, or goes on from a word of
    one."""
    if any(wanted in name for name in names):
        return True
    words = (word for name in names for word in re.findall(r"\w+", name))
    return " " not in wanted and any(
        len(word) >= SHORTEST_STEM and wanted.startswith(word) for word in words
    )


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
    """The words of some texts in every language, folded."""
    names = {folded(words_for(language)(text)) for language in COMPLETE for text in texts}
    return frozenset(names | {each.replace(" ", "-") for each in names})
