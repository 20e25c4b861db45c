"""The texts of one language as Fluent holds them, each read when it is first asked for."""

import re
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import (
    MAX_PART_LENGTH,
    Pattern,
    Placeable,
    TextElement,
    VariableReference,
)

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""a message or term begins its line; what continues it is indented or a closing brace"""


class Bundle(FluentBundle):
    """A bundle to which files are added in no time.

    To parse the thousands of texts of a language takes half a second, at each start and of each
    language; an evening needs a few hundred of them.
    """

    def __init__(self, *locales: str, functions: dict[str, Any]) -> None:
        # Isolation marks show as boxes in some clients and pictures; names isolate themselves.
        super().__init__(list(locales), use_isolating=False, functions=functions)
        self._sources: dict[str, str] = {}
        self._simple: dict[Pattern, list[tuple[str, bool]] | None] = {}
        """by pattern: its texts and the names of its values, which those are; None: it has more"""

    def add_file(self, source: str) -> None:
        """Add the texts of a file; what has an id already stays."""
        for text_id, entry in entries(source):
            self._sources.setdefault(text_id, entry)

    def pattern(self, text_id: str) -> Pattern | None:
        """The text of an id, `name` or `name.which`; None if there is none."""
        name, _, which = text_id.partition(".")
        if name not in self._sources:
            return None
        message = self.get_message(name)
        return message.attributes.get(which) if which else message.value

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        # The one place in which the library looks for a text, also for one that another names.
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self.add_resource(FluentResource(self._sources[name]))
        return super()._lookup(entry_id, term)

    def format_pattern(self, pattern: Pattern, args: dict[str, Any] | None = None) -> Any:
        """Format a text; one that only has words put into it takes a tenth of the library's
        time."""
        if pattern not in self._simple:
            self._simple[pattern] = _words_and_values(pattern)
        parts = self._simple[pattern]
        if parts is not None and args is not None:
            found = [args.get(part) if is_value else part for part, is_value in parts]
            words = [each for each in found if type(each) is str and len(each) <= MAX_PART_LENGTH]
            if len(words) == len(parts):
                return "".join(words), []
        return super().format_pattern(pattern, args)


def _words_and_values(pattern: Pattern) -> list[tuple[str, bool]] | None:
    parts = []
    # What is a single text or value is no pattern of one.
    for each in getattr(pattern, "elements", [pattern]):
        if isinstance(each, TextElement):
            parts.append((each.value, False))
        elif isinstance(each, Placeable) and isinstance(each.expression, VariableReference):
            parts.append((each.expression.id.name, True))
        else:
            return None
    return parts


def entries(source: str) -> list[tuple[str, str]]:
    """Split a file into its messages and terms (`-term`), each with its source."""
    found = list(_ENTRY.finditer(source))
    ends = [*(each.start() for each in found[1:]), len(source)]
    return [(each[1], source[each.start() : end]) for each, end in zip(found, ends, strict=True)]
