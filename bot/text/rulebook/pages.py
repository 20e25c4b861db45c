"""The pages of `/rules`, in plain words, for the ruleset at hand; and that of `/help`."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.rules import OPTION_VALUES, Ruleset, find_preset, game_of
from bot.rules.core.conditions import FROM_OUTSIDE, holds
from bot.rules.core.options import EVERY, Citation, Document
from bot.text.options import difference_line, differences
from bot.text.rulebook.chapters import CHAPTERS, lines_of
from bot.text.rulebook.sentences import sentence, text_values
from bot.text.rulebook.sources import source_of
from bot.text.words import Words

LONGEST = 1500
"""characters of a page"""

FOR_CHANGES = 900
"""characters of them, on the first page, for what differs from the preset"""


class RulePage(NamedTuple):
    """One page: a title, and a body in Discord's markdown of at most `LONGEST` characters."""

    title: str
    body: str


def pages(rules: Ruleset, preset: str, words: Words, saved_as: str | None = None) -> list[RulePage]:
    """Rules that were made of a preset: what is special about them, a page a chapter, and the
    documents that the notes of these name."""
    chapters = ((name, lines_of(name, rules)) for name in CHAPTERS)
    body = [words("rules-sources-intro"), ""]
    for document in Document:
        name, about = words("source-name", document), words("source-about", document)
        # Of coinche no document tells: each preset is played as one site or federation has it.
        if document is Document.OUTSIDE and holds(FROM_OUTSIDE, find_preset(preset)):
            about = f"{about}; {words('rules-source-site', preset)}"
        body.append(words("rules-source-about", name=name, about=about))
    return [
        _overview(rules, preset, words, saved_as),
        *(_chapter(name, lines, rules, words) for name, lines in chapters if lines),
        RulePage(words("rules-title-sources"), "\n".join(body)),
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
    "KJ2": "auction",
    "I1": "auction",
    "J2": "auction",
    "CL2": "auction",
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


def _overview(rules: Ruleset, preset: str, words: Words, saved_as: str | None) -> RulePage:
    """The game in a sentence, when it ends, and what is not as in the preset."""
    title = words("preset-name", preset)
    body = [words("rules-game", game_of(rules).name), _line("end_mode", rules, words)]
    differing = [each for each in differences(find_preset(preset), rules) if each not in ENDS]
    if differing:
        title = words("rules-title-modified", preset=title)
    if saved_as is not None:
        body.append(words("rules-saved-as", name=words.name(saved_as)))
    if differing:
        body += ["", words("rules-changed")]
    room = FOR_CHANGES
    for number, option in enumerate(differing):
        line = f"• {difference_line(option, find_preset(preset), rules, words)}"
        room -= len(line)
        if room < 0:
            body.append(f"• {words('rules-changed-more', more=len(differing) - number)}")
            break
        body.append(line)
    return RulePage(title, "\n".join([*body, "", f"-# {words('rules-overview-marks')}"]))


# A chapter --------------------------------------------------------------------------------------

SMALL = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")

NO_BREAK = "\u00a0"
NARROW = "\u202f"
"""no line begins with a mark, and "10" is no power of ten"""


def _chapter(name: str, lines: Sequence[str], rules: Ruleset, words: Words) -> RulePage:
    """Return the page of a chapter: its lines, and below them their sources.

    A small number behind a line stands for its source; lines with the same source share one, and
    numbers go up in the order of the lines. Below is a line for each section of the rule book:
    `-# A3: ¹ French page · ² decided here`.
    """
    numbers: dict[Citation, str] = {}
    body: list[str] = []
    for line in lines:
        source, mark = source_of(line, rules), ""
        if source is not None:
            number = numbers.setdefault(source, str(len(numbers) + 1).translate(SMALL))
            mark = f"{NARROW}{number}"
        body.append(f"• {_line(line, rules, words)}{mark}")
    sections: dict[str, list[str]] = {}
    for source, number in numbers.items():
        documents = ", ".join(words("source-name", each) for each in source.documents)
        if source.documents == EVERY:
            documents = words("source-every")
        sections.setdefault(source.section, []).append(f"{number}{NO_BREAK}{documents}")
    notes = (
        f"-# {words('rules-note', section=section, notes=' · '.join(each))}"
        for section, each in sections.items()
    )
    return RulePage(words("rules-title", name), "\n".join([*body, "", *notes]))


def _line(line: str, rules: Ruleset, words: Words) -> str:
    if line in OPTION_VALUES:
        return sentence(line, getattr(rules, line), rules, words)
    return words(line, **text_values(rules, words))


# The page of `/help`: how to play here, for somebody who has never seen the bot -------------------

PARAGRAPHS = ("start", "games", "cards", "time", "table", "away", "tournaments", "more")


def help_page(words: Words) -> RulePage:
    paragraphs = (words("help-paragraph", each) for each in PARAGRAPHS)
    return RulePage(words("help-title"), "\n\n".join(paragraphs))
