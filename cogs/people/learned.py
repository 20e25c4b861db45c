"""A person's unrated play: lessons, practice, puzzles, reviews."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.rules import DEFAULT_PRESET
from bot.storage.engine.schema import LearnerRow as Lessons
from bot.storage.engine.schema import Person
from bot.storage.games.analyses import Progress
from bot.storage.people.puzzles import Streak
from bot.storage.tournaments.records import Record
from bot.tables.party.practice import DAY, KEPT
from bot.teaching.lessons import LESSONS
from bot.text import Words
from cogs.people.figures import points_text
from cogs.press import GREEN, button
from cogs.screens.names import person_name
from cogs.screens.screen import GOLD, Screen, screen_of


class Learned(NamedTuple):
    """Figures of one person."""

    lessons: Lessons | None
    """None: not begun"""
    practised: int
    """practice parties that are kept"""
    streak: Streak
    reviewed: Progress
    """deals that nobody rated, as far as they were reviewed"""
    record: Record = Record()
    """of their tournaments"""


def learned_screen(learned: Learned, person: Person, words: Words) -> Screen:
    """The profile of its reader who has no rated party yet, and how they come to one."""
    title = words("profile-title", name=person_name(person.name, words))
    lines = "\n".join(f"- {each}" for each in learned_lines(learned, words))
    course = learned.lessons.course if learned.lessons else DEFAULT_PRESET
    controls = (
        button(words("lesson-title"), "learn"),
        button(words("practice-begin"), "practice", course, style=GREEN),
        button(words("puzzle-title"), "puzzle"),
    )
    return screen_of(f"## {title}", lines, words("profile-none"), controls, colour=GOLD)


def learned_lines(learned: Learned, words: Words) -> Iterator[str]:
    """A line for each kind; what was not begun is said as well."""
    done = len(learned.lessons.finished) if learned.lessons else 0
    yield words("profile-lessons", done=done, count=len(LESSONS))
    yield words("profile-practice", count=learned.practised, days=int(KEPT / DAY))
    streak = learned.streak
    if streak.longest:
        yield words("profile-puzzles", days=streak.now, longest=streak.longest)
    else:
        yield words("profile-puzzles-none")
    yield from progress_lines(learned.reviewed, words)
    if learned.record.played:
        yield words("profile-tournaments", **learned.record._asdict())


def progress_lines(all_of: Progress, words: Words) -> Iterator[str]:
    """The points given away in deals that were looked at; contracts against their chances."""
    if all_of.deals:
        lost, clean = points_text(all_of.lost, words), of_text(all_of.clean, all_of.deals, words)
        yield words("profile-lost-line", points=lost, clean=clean)
    if all_of.contracts:
        expected = points_text(all_of.expected, words)
        made = of_text(all_of.made, all_of.contracts, words)
        yield words("profile-expected-line", made=made, expected=expected)


def of_text(part: int, count: int, words: Words) -> str:
    """`3 of 4`"""
    return words("profile-of", part=words.number(part), count=words.number(count))
