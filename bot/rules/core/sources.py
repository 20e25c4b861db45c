"""Where a rule comes from: a section of the rule book, and the documents that say so."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from bot.rules.core.conditions import OTHERS, holds


class Document(StrEnum):
    """A document that says a rule, in the order of the notes.

    The marks of the rule book (docs/rules): [P] is PAGAT, [000] and [001D] PAGAT_GERMAN, [001E]
    PAGAT_ENGLISH, [002] FRENCH, [003] CLUB, [004] DUTCH, [out] and those of coinche and contrée
    OUTSIDE, [decided] DECIDED.
    """

    PAGAT = "pagat"
    PAGAT_VARIANT = "pagat-variant"
    PAGAT_GERMAN = "pagat-german"
    PAGAT_ENGLISH = "pagat-english"
    FRENCH = "french"
    CLUB = "club"
    DUTCH = "dutch"
    OUTSIDE = "outside"
    DECIDED = "decided"


EVERY: Final = (Document.PAGAT, Document.FRENCH, Document.CLUB, Document.DUTCH)


class Citation(NamedTuple):
    """A section of the rule book, and what it takes the rule from."""

    section: str
    documents: tuple[Document, ...]


class Sources(NamedTuple):
    """Where a rule stands; some games, named as in `OTHERS`, have it in a section of their own."""

    usually: Citation
    elsewhere: Mapping[str, Citation]

    def in_game(self, rules: object) -> Citation:
        """Return the source in the game of `rules`."""
        for game, when in OTHERS.items():
            if game in self.elsewhere and holds(when, rules):
                return self.elsewhere[game]
        return self.usually


def sources_of(text: str, **elsewhere: str) -> Sources:
    """The sources that are written `A1 pagat french` or `A2 every`."""
    return Sources(_source(text), {game: _source(each) for game, each in elsewhere.items()})


def _source(text: str) -> Citation:
    section, *documents = text.split()
    return Citation(section, EVERY if documents == ["every"] else tuple(map(Document, documents)))
