"""The texts of one language as Fluent holds them, each read when it is first asked for."""

import re
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
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

    def add_file(self, source: str) -> None:
        """Add the texts of a file; what has an id already stays."""
        for text_id, entry in entries(source):
            self._sources.setdefault(text_id, entry)

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        # The one place in which the library looks for a text, also for one that another names.
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self.add_resource(FluentResource(self._sources[name]))
        return super()._lookup(entry_id, term)


def entries(source: str) -> list[tuple[str, str]]:
    """Split a file into its messages and terms (`-term`), each with its source."""
    found = list(_ENTRY.finditer(source))
    ends = [*(each.start() for each in found[1:]), len(source)]
    return [(each[1], source[each.start() : end]) for each, end in zip(found, ends, strict=True)]
