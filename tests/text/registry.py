"""Which text ids the code makes up from parts, and which callables carry ids.

A literal id, `w("lobby-title")`, needs nothing here. An id from parts, `w(f"refusal-{reason}")`,
needs its family: what stands before the first part, and everything that may follow.
"""

from collections.abc import Iterator

from bot.rules import OPTION_VALUES, PRESETS, DealOutcome, Rank, Reason, Suit
from bot.tables.refusals import RefusalReason
from bot.text import COMPLETE
from bot.text.help import PARAGRAPHS
from bot.text.rulebook.chapters import CHAPTERS
from bot.text.rulebook.sources import SOURCES, Document
from cogs.permissions import FOR_TABLES
from cogs.preferences import CARDS, NOTICES

ID_CALLS = frozenset({"w", "words", "_words", "self"})
"""Names of what is called with an id first: `w("…")`, `self.words("…")`, `words_for(x)("…")`, and
`self("…")` within `Words`."""

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


FAMILIES: dict[str, tuple[str, ...]] = {
    "index-": tuple(each.name for each in Rank),
    "rank-": tuple(each.name for each in Rank),
    "suit-": tuple(each.name for each in Suit),
    "refusal-": tuple(each.value for each in Reason),
    "rule-": tuple(_rule_texts()),
    "rules-title-": tuple(CHAPTERS),
    "source-": tuple(f"{each}{more}" for each in Document for more in ("", "-about")),
    "help-": PARAGRAPHS,
    "refused-": tuple(each.value for each in RefusalReason),
    "permission-": FOR_TABLES,
    "language-": COMPLETE,
    "notices-": NOTICES,
    "cards-": CARDS,
    "colours-": ("2", "4"),
    "lobby-": ("closed", "expired"),
    "preset-": tuple(PRESETS),
    "outcome-": tuple(each.value for each in DealOutcome),
    "sheet-": tuple(each.value for each in DealOutcome),
}

TOLD_LINES = frozenset(line for line in SOURCES if line.startswith("rules-"))
"""the lines of the pages of `/rules` that are no option"""

COMMAND_FILE = "commands.ftl"
"""Names and descriptions of slash commands, which Discord limits."""


def family_ids() -> set[str]:
    """Every id that a family makes, as the files spell it."""
    made = {prefix + suffix for prefix, suffixes in FAMILIES.items() for suffix in suffixes}
    return {text_id.replace("_", "-").lower() for text_id in made | TOLD_LINES}
