"""Which text ids the code makes up from parts, and which callables carry ids.

A literal id, `w("lobby-title")`, needs nothing here. An id from parts, `w(f"refusal-{reason}")`,
needs its family: what stands before the first part, and everything that may follow.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from bot.rankings.titles import TITLES
from bot.rules import OPTION_VALUES, PRESETS, DealOutcome, NoSuit, Rank, Reason, Suit, Word
from bot.storage.ratings import POOLS, By
from bot.tables.ending import EndedWhy
from bot.tables.rated import Unrated
from bot.tables.refusals import RefusalReason
from bot.tables.tempo import TEMPOS
from bot.text import COMPLETE
from bot.text.help import PARAGRAPHS
from bot.text.options import GROUPS, WITH_PRESET
from bot.text.rulebook.chapters import CHAPTERS
from bot.text.rulebook.sources import SOURCES, Document
from bot.tournaments import Why
from bot.tournaments.live import Refusal
from card_images import Felt
from cogs.belote import ENDS
from cogs.done import DONE
from cogs.permissions import FOR_TABLES
from cogs.preferences import CARDS, LADDER, NOTICES, RANKED
from cogs.screens.account import Source
from cogs.screens.cutting import CUTS

ID_CALLS = frozenset({"w", "words", "_words", "self", "tell"})
"""Names of what is called with an id first: `w("…")`, `self.words("…")`, `words_for(x)("…")`,
`tell("…")` of a `Teller`, and `self("…")` within `Words`."""

ID_CARRIERS = frozenset({"Sentence", "named"})
"""Names of classes and functions that are handed an id first and pass it on to a `Words`."""

ID_KEYWORDS = frozenset({"text_id"})
"""Keyword arguments that hold an id, whatever is called."""


def _rule_texts() -> Iterator[str]:
    """Each value of an option, and each option that is a number."""
    for option, values in OPTION_VALUES.items():
        if values is None:
            yield option
        else:
            yield from (f"{option}-{value}" for value in values)


def _values_chosen() -> Iterator[str]:
    """Each value that a page of options offers."""
    for option, values in OPTION_VALUES.items():
        if option not in WITH_PRESET:
            yield from (f"{option}-{value}" for value in values or ())


def _bad_rules_reasons() -> set[str]:
    """Every reason that a `BadRuleset` is made with, wherever."""
    root = Path(__file__).parents[2]
    files = (each for folder in ("bot", "cogs") for each in (root / folder).rglob("*.py"))
    texts = (each.read_text("utf-8") for each in files)
    calls = (
        node
        for text in texts
        if "BadRuleset(" in text
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "BadRuleset"
    )
    return {
        part.value
        for call in calls
        for part in ast.walk(call.args[1])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


FAMILIES: dict[str, tuple[str, ...]] = {
    "index-": tuple(each.name for each in Rank),
    "rank-": tuple(each.name for each in Rank),
    "suit-": tuple(each.name for each in (*Suit, *NoSuit)),
    "sign-": tuple(each.name for each in NoSuit),
    "run-": tuple(map(str, range(3, 9))),
    "carre-": tuple(each.name for each in Rank if each not in (Rank.EIGHT, Rank.SEVEN)),
    "hand-cut-": tuple(CUTS),
    "hand-packets-": ("3-2", "2-3"),
    "done-": tuple(DONE.values()),
    "refusal-": tuple(each.value for each in Reason),
    "rule-": tuple(_rule_texts()),
    "rules-title-": tuple(CHAPTERS),
    "source-": tuple(f"{each}{more}" for each in Document for more in ("", "-about")),
    "help-": PARAGRAPHS,
    "refused-": tuple(each.value for each in RefusalReason),
    "tournament-refused-": tuple(each.value for each in Refusal),
    "tournament-error-": tuple(each.value for each in Why),
    "permission-": FOR_TABLES,
    "language-": COMPLETE,
    "notices-": NOTICES,
    "cards-": CARDS,
    "ranked-": RANKED,
    "ladder-": LADDER,
    "colours-": ("2", "4"),
    "felt-": tuple(Felt),
    "lobby-": ("closed", "expired"),
    "lobby-unrated-": tuple(each.value for each in Unrated if each is not Unrated.TOO_FEW_DEALS),
    "left-": ("left", "replaced", "removed"),
    "farewell-": tuple(each.value for each in EndedWhy),
    "preset-": tuple(PRESETS),
    "choice-end-": tuple(ENDS),
    "choice-tempo-": tuple(TEMPOS),
    "options-group-": tuple(each.name for each in GROUPS),
    "options-name-": tuple(OPTION_VALUES),
    "options-value-": tuple(_values_chosen()),
    "options-about-": tuple(_values_chosen()),
    "options-origin-": ("outside", "adaptation"),
    "options-mark-": ("outside", "adaptation"),
    "bad-rules-": tuple(_bad_rules_reasons()),
    "pool-": POOLS,
    "leaderboard-by-": tuple(By),
    "title-": tuple(f"{each}{more}" for each in TITLES for more in ("", "-about")),
    "profile-tile-": (
        *("games", "run", "taken", "dedans", "capots", "coinches", "belotes", "titles"),
    ),
    "outcome-": tuple(each.value for each in DealOutcome),
    "sheet-": tuple(each.value for each in DealOutcome),
    "sheet-source-": tuple(each.value for each in Source),
    "sheet-declarations-": ("to-others", "lost"),
    "table-says-": tuple(each.value for each in Word if each is not Word.NAMES),
    "stop-": ("to-prove", "enough", "stopped", "stopped-in-vain", "proof-failed"),
    "party-both-": tuple(map(str, OPTION_VALUES["both_reach"] or ())),
}

TOLD_LINES = frozenset(line for line in SOURCES if line.startswith("rules-"))
"""the lines of the pages of `/rules` that are no option"""

COMMAND_FILE = "commands.ftl"
"""Names and descriptions of slash commands, which Discord limits."""


def family_ids() -> set[str]:
    """Every id that a family makes, as the files spell it."""
    made = {prefix + suffix for prefix, suffixes in FAMILIES.items() for suffix in suffixes}
    return {text_id.replace("_", "-").lower() for text_id in made | TOLD_LINES}
