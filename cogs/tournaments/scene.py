"""A tournament as somebody reads it, and texts that are to fit."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from bot.text import Words
from bot.tournaments import Side, Table
from bot.tournaments.live import Event
from card_images.look import Look
from cogs.screens.screen import alt_text, cut, first_fitting
from cogs.tournaments.names import LONGEST, TOGETHER, Names

NAME_LENGTHS: Final = (LONGEST, 20, 14, 9, 5)
"""names are shortened until a text is short enough"""
SHOWN_OF_HASH: Final = 16
"""characters: a phone has no room for 64"""
ROOM: Final = 3000
"""characters of a message for its list; Discord takes 4,000 with all that stands around it"""


class Scene(NamedTuple):
    """`own`: the reader's entry; None: everybody reads it, or they play no part. `reader`: their
    number, where it matters which of their entry they are."""

    event: Event
    names: Names
    words: Words
    look: Look
    own: int | None = None
    reader: int | None = None

    @property
    def id(self) -> int:
        return self.event.id

    def name(self, entry: int, longest: int = LONGEST) -> str:
        """As markdown; the reader's own is underlined."""
        name = self.names.markdown(entry, self.words, longest)
        return f"__{name}__" if entry == self.own else name

    def plain(self, entry: int, longest: int = LONGEST) -> str:
        return self.names.plain(entry, self.words, longest)

    def side(self, side: Side, longest: int = LONGEST) -> str:
        """Nobody: the robots that sit opposite in a daily duplicate."""
        names = (self.name(each, longest) for each in side)
        return TOGETHER.join(names) or self.words("duplicate-three-robots")

    def plain_side(self, side: Side, longest: int = LONGEST) -> str:
        return self.names.plain_side(side, self.words, longest)

    def sits(self, table: Table) -> bool:
        """Return whether the reader plays there."""
        return self.own is not None and self.own in tuple(table.entries())

    def people(self, *entries: int) -> int:
        """How many they are, for a verb that agrees."""
        return sum(max(1, len(self.event.members_of(each))) for each in entries)


def said(what: str, told: str, words: Words) -> str:
    """`Table 3: Ann – Ben`, with a colon as the language has it."""
    return words("tournament-pictures-told", what=what, told=told)


def fingerprint(digits: str) -> str:
    """The beginning of what is in full in the export."""
    return f"{digits[:SHOWN_OF_HASH]}…"


def fitting(tell: Callable[[int], Iterable[str]], room: int = ROOM) -> str:
    """Lines, whose names are shortened until all have room; `tell` is given their length."""
    return cut(first_fitting(lambda longest: "\n".join(tell(longest)), NAME_LENGTHS, room), room)


def fitting_alt(head: str, tell: Callable[[int], Iterable[str]]) -> str:
    """Alt text: sentences, shortened likewise."""
    return alt_text(NAME_LENGTHS, lambda longest: (f"{each}." for each in (head, *tell(longest))))
