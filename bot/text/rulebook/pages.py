"""The pages of `/rules`, in plain words, for the ruleset at hand."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.rules import OPTION_VALUES, Ruleset, find_preset, game_of
from bot.rules.core.options import Document
from bot.text.options import difference_line, differences
from bot.text.rulebook.chapters import CHAPTERS, lines_of
from bot.text.rulebook.notes import Notes
from bot.text.rulebook.sentences import sentence, text_values
from bot.text.rulebook.sources import source_of
from bot.text.words import Words

LONGEST = 1500
"""characters of a page"""

FOR_CHANGES = 900
"""characters of them, on the first page, for what differs from the preset"""


class Page(NamedTuple):
    """One page: a title, and a body in Discord's markdown of at most `LONGEST` characters."""

    title: str
    body: str


def pages(rules: Ruleset, preset: str, words: Words, saved_as: str | None = None) -> list[Page]:
    """Rules that were made of a preset: what is special about them, then a page a chapter."""
    chapters = ((name, lines_of(name, rules)) for name in CHAPTERS)
    return [
        _overview(rules, preset, words, saved_as),
        *(_chapter(name, lines, rules, words) for name, lines in chapters if lines),
        _sources(words),
    ]


CHAPTER_OF = {
    "A3": "dealing",
    "A4": "auction",
    "A5": "declarations",
    "A6": "play",
    "A8": "belote",
    "A10": "arret",
    "C1": "auction",
    "H2": "auction",
}
"""where the sections of the rule book stand by which actions are refused"""


def page_of(rule: str, rules: Ruleset) -> int | None:
    """The number of the page that tells a rule ("A6 e"); None for what has no page."""
    chapters = [name for name in CHAPTERS if lines_of(name, rules)]
    chapter = CHAPTER_OF.get(rule.split(" ")[0])
    return chapters.index(chapter) + 1 if chapter in chapters else None


# The first page ---------------------------------------------------------------------------------

ENDS = frozenset({"end_mode", "target", "deals_limit"})
"""how long a party lasts is said on the first page in any case"""


def _overview(rules: Ruleset, preset: str, words: Words, saved_as: str | None) -> Page:
    """The game in a sentence, when it ends, and what is not as in the preset."""
    title = words("preset-name", preset)
    body = [words("rules-game", game_of(rules).name), _line("end_mode", rules, words)]
    differing = [each for each in differences(find_preset(preset), rules) if each not in ENDS]
    if differing:
        title = words("rules-title-modified", preset=title)
    if saved_as is not None:
        body.append(words("rules-saved-as", name=words.name(saved_as)))
    if differing:
        body += ["", words("rules-changed"), *_differences(differing, rules, preset, words)]
    return Page(title, "\n".join([*body, "", f"-# {words('rules-overview-marks')}"]))


def _differences(
    options: Sequence[str], rules: Ruleset, preset: str, words: Words
) -> Iterator[str]:
    """A line for each as far as there is room, and how many more there are."""
    room = FOR_CHANGES
    for number, option in enumerate(options):
        line = f"• {difference_line(option, find_preset(preset), rules, words)}"
        room -= len(line)
        if room < 0:
            yield f"• {words('rules-changed-more', more=len(options) - number)}"
            return
        yield line


# A chapter --------------------------------------------------------------------------------------


def _chapter(name: str, lines: Sequence[str], rules: Ruleset, words: Words) -> Page:
    notes = Notes()
    body = [f"• {_line(line, rules, words)}{notes.mark(source_of(line, rules))}" for line in lines]
    return Page(words("rules-title", name), "\n".join([*body, "", *notes.lines(words)]))


def _line(line: str, rules: Ruleset, words: Words) -> str:
    if line in OPTION_VALUES:
        return sentence(line, getattr(rules, line), rules, words)
    return words(line, **text_values(rules, words))


# The last page ----------------------------------------------------------------------------------


def _sources(words: Words) -> Page:
    """Return what the notes of the other pages name."""
    body = [words("rules-sources-intro"), ""]
    for document in Document:
        name, about = words("source-name", document), words("source-about", document)
        body.append(words("rules-source-about", name=name, about=about))
    return Page(words("rules-title-sources"), "\n".join(body))
