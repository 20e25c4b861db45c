"""Pages of `/learn`: all lessons, a step with its answers, and what comes after the last."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.rules import (
    OPTION_VALUES,
    Action,
    Bid,
    Card,
    Coinche,
    IllegalAction,
    Kind,
    Pass,
    Ruleset,
    Suit,
    Take,
    parse_declaration,
)
from bot.storage.people.learners import Progress
from bot.teaching.lessons import COURSES, LESSONS, Answer, Bare, Course, Remark, Side, Step
from bot.teaching.lessons.answers import Fact, Place, Points, Sum, Value
from bot.teaching.lessons.questions import Contested, Written
from bot.text import Words, capital
from bot.text.options import preset_name
from bot.text.rulebook.pages import page_of
from bot.text.rulebook.sentences import text_values
from card_images.look import Look
from cogs.hand.holding import GREEN, GREY_BUTTON, NAMED_IN_A_ROW, Sign, card_by_ear
from cogs.hand.playing import IN_A_ROW
from cogs.learning.laid_out import picture_of, place_name
from cogs.pictures import Pictures
from cogs.press import button, select
from cogs.screens.screen import FELT, GOLD, GREY, Screen, layout, rows, text
from cogs.table.deal_explanation import sum_text

DONE: Final = "✅"
NEXT: Final = "▶️"
OPEN: Final = "▫️"
TRY_AGAIN: Final = "❌"
LETTER: Final = re.compile(r"^\*\*\w\*\* ")
"""of a rule in its chapter"""


class Reader(NamedTuple):
    """The reader: their words, how cards look to them, and how buttons show suits."""

    words: Words
    look: Look
    suits: Mapping[Suit, discord.PartialEmoji]
    text_first: bool

    def card(self, card: Card) -> Sign:
        """A card on a button, which names its suit: who learns may not know the signs yet."""
        if self.text_first:
            return card_by_ear(card, self.words)
        emoji = self.suits.get(card.suit)
        if emoji is None:
            return Sign(self.words.card(card), None)
        index, suit = self.words.indices[card.rank], self.words.suit_name(card.suit)
        return Sign(f"{index} {suit}", emoji)

    @property
    def in_a_row(self) -> int:
        """How many cards stand in a row."""
        return NAMED_IN_A_ROW if self.suits or self.text_first else IN_A_ROW


class Page(NamedTuple):
    """A step of a lesson, by numbers, and the answer that was pressed."""

    course: Course
    lesson: int
    step: int
    pressed: int | None = None

    @property
    def asked(self) -> Step:
        """The step itself."""
        return LESSONS[self.lesson].steps[self.step]

    @property
    def rules(self) -> Ruleset:
        """The rules that it is taught with."""
        return self.course.rules(self.asked.subject)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers that it offers."""
        return self.asked.question.answers(self.asked.at, self.rules)

    @property
    def answer(self) -> Answer | None:
        """The answer that was pressed."""
        return None if self.pressed is None else self.answers[self.pressed]

    def going_on(self) -> "Page | None":
        """The step that follows; None after the last of all."""
        if self.step + 1 < len(LESSONS[self.lesson].steps):
            return Page(self.course, self.lesson, self.step + 1)
        return Page(self.course, self.lesson + 1, 0) if self.lesson + 1 < len(LESSONS) else None


# All lessons -------------------------------------------------------------------------------------


def contents_screen(progress: Progress, words: Words) -> Screen:
    """The lessons, those that are done, and where to go on."""
    all_done = len(progress.finished) == len(LESSONS)
    lines = [
        f"{_mark(number, progress)} {number + 1} · {lesson_name(number, words)}"
        for number in range(len(LESSONS))
    ]
    head = words("lesson-all-done" if all_done else "lesson-intro")
    begin = button(
        words("lesson-continue" if progress.has_begun else "lesson-begin"),
        "learn_step",
        progress.course,
        progress.lesson,
        progress.step,
        style=GREEN,
    )
    first = button(words("lesson-finish"), "learn_end", progress.course, style=GREEN)
    lessons = [
        discord.SelectOption(
            label=f"{number + 1} · {lesson_name(number, words)}", value=str(number)
        )
        for number in range(len(LESSONS))
    ]
    courses = [
        discord.SelectOption(label=preset_name(each, words)[:100], value=each) for each in COURSES
    ]
    return Screen(
        layout(
            text(f"## {words('lesson-title')}\n{head}"),
            text("\n".join(lines)),
            ui.ActionRow(first if all_done else begin),
            ui.ActionRow(select(words("lesson-choose"), lessons, "learn_go", progress.course)),
            text(words("lesson-rules", rules=preset_name(progress.course, words))),
            ui.ActionRow(select(words("lesson-choose-course"), courses, "learn_course")),
        )
    )


def lesson_name(number: int, words: Words) -> str:
    """Return what a lesson is called."""
    return words(f"lesson-of-{LESSONS[number].name}")


def _mark(number: int, progress: Progress) -> str:
    if number in progress.finished:
        return DONE
    return NEXT if number == progress.lesson else OPEN


def end_screen(course: str, words: Words) -> Screen:
    """The way from the lessons to a game."""
    play = button(words("practice-begin"), "practice", course, style=GREEN)
    back = button(words("lesson-contents"), "learn_contents")
    rules = button(words("more-rules"), "rules", course)
    puzzle = button(words("puzzle-title"), "puzzle")
    return Screen(
        layout(
            text(f"## {words('lesson-end-title')}\n{words('lesson-end')}"),
            ui.ActionRow(play),
            ui.ActionRow(puzzle, rules, back),
        )
    )


# A step ------------------------------------------------------------------------------------------


async def step_screen(page: Page, reader: Reader, pictures: Pictures) -> Screen:
    """The question, its cards and answers; after a right one the reason, and the way on."""
    words, answer = reader.words, page.answer
    solved = answer is not None and answer.is_right
    items: list[ui.Item[Any]] = [text(_heading(page, words))]
    shown = ()
    if not page.asked.at.is_empty:
        view = page.asked.at.view(page.rules, page.answers if solved else ())
        picture = await picture_of(view, words, reader.look, pictures)
        items += picture.items(text_first=reader.text_first)
        shown = (picture,)
    if answer is not None and solved:
        items += [text(_reason(page, answer, words)), _onward(page, words)]
        return Screen(layout(*items, colour=FELT), shown)
    if answer is not None and answer.wrong is not None:
        items.append(
            _wrong(f"{TRY_AGAIN} {_remark(answer.wrong, words)}", answer.wrong, page, words)
        )
    items += _answers(page, reader)
    return Screen(layout(*items, colour=GREY if answer else GOLD), shown)


def _heading(page: Page, words: Words) -> str:
    step = page.asked
    name = f"{page.lesson + 1} · {lesson_name(page.lesson, words)}"
    of = len(LESSONS[page.lesson].steps)
    lines = [
        f"### {name}",
        f"-# {words('lesson-heading', step=page.step + 1, steps=of)}",
        words(f"lesson-{step.name}", **_facts(page, words)),
    ]
    preset = page.course.preset_of(step.subject)
    if preset != page.course.preset:
        lines.append(words("lesson-rules", rules=preset_name(preset, words)))
    return "\n".join(lines)


def _facts(page: Page, words: Words) -> dict[str, str | int]:
    """The names that texts may say: of the rules, and of the cards that lie there."""
    at, question = page.asked.at, page.asked.question
    facts: dict[str, str | int] = {**text_values(page.rules, words)}
    for name, card in zip(("first", "second", "third"), at.played, strict=False):
        facts[name] = words.card(card)
    if at.turn_up:
        facts["turned"] = words.card(Card.parse(at.turn_up))
    if at.standing is not None:
        facts["bid"] = words.bid(at.standing)
    if isinstance(question, Contested):
        facts["ours"] = words.declaration(parse_declaration(question.ours))
        facts["theirs"] = words.declaration(parse_declaration(question.theirs))
    return facts


def _reason(page: Page, answer: Answer, words: Words) -> str:
    """Return what was learned, with the rule that says so."""
    step = page.asked
    facts = _facts(page, words)
    facts["half"] = int(facts["all"]) // 2 + 1
    if isinstance(answer.value, Bare):
        facts["answer"] = answer.value.value
    if isinstance(answer.value, Points):
        facts["points"] = words.number(answer.value.number)
    if isinstance(step.question, Written):
        facts["sum"] = _fact(step.question.written_for(page.rules), words)
    told = words(f"lesson-{step.name}-why", **facts)
    lines = [f"{DONE} {words('lesson-right')} {told}"]
    if step.cites:
        lines.append(words("lesson-rule", rule=_rule(step.cites, page.rules, words)))
    return "\n".join(lines)


def _rule(cited: str, rules: Ruleset, words: Words) -> str:
    """A rule as `/rules` tells it, found by its option or by its letter, which is left out."""
    values = text_values(rules, words)
    if cited not in OPTION_VALUES:
        told = words(f"rules-play-{cited}", **values)
    else:
        told = words(f"rule-{cited}-{getattr(rules, cited)}", **values)
    return LETTER.sub("", told)


def _onward(page: Page, words: Words) -> ui.ActionRow[Any]:
    following = page.going_on()
    back = button(words("lesson-contents"), "learn_contents")
    if following is None:
        onward = button(words("lesson-finish"), "learn_end", page.course.preset, style=GREEN)
        return ui.ActionRow(onward, back)
    label = words("lesson-next" if following.step else "lesson-next-lesson")
    place = page.course.preset, following.lesson, following.step
    onward = button(label, "learn_step", *place, style=GREEN)
    return ui.ActionRow(onward) if following.step else ui.ActionRow(onward, back)


# Answers -----------------------------------------------------------------------------------------


def _answers(page: Page, reader: Reader) -> list[ui.ActionRow[Any]]:
    """A button for each; one that was wrong stays to be seen as tried."""
    controls: list[ui.Item[Any]] = []
    for number, answer in enumerate(page.answers):
        label, emoji = _label(answer.value, page, reader)
        style = discord.ButtonStyle.primary if number != page.pressed else GREY_BUTTON
        place = page.course.preset, page.lesson, page.step, number
        controls.append(button(label, "learn_answer", *place, style=style, emoji=emoji))
    return rows(controls, _width([each.value for each in page.answers], reader))


def _width(values: Sequence[Value], reader: Reader) -> int:
    """How many answers stand in a row: numbers are short."""
    if all(isinstance(each, Points) for each in values):
        return IN_A_ROW
    return reader.in_a_row if all(isinstance(each, Card) for each in values) else NAMED_IN_A_ROW


def _label(value: Value, page: Page, reader: Reader) -> tuple[str, discord.PartialEmoji | None]:
    words = reader.words
    match value:
        case Card():
            return reader.card(value)
        case Place():
            view = page.asked.at.view(page.rules)
            return place_name(view, value.seat, words), None
        case Points():
            return words.number(value.number), None
        case Kind():
            return capital(_kind(value, words)), None
        case Side() | Bare():
            return words(f"lesson-answer-{value.value}"), None
        case _:
            return _call(value, reader)


def _kind(kind: Kind, words: Words) -> str:
    """The name of a kind of declaration; a carré of whatever rank."""
    if kind is Kind.CARRE:
        return words("lesson-answer-carre")
    return words.announced(kind, 3 + list(Kind).index(kind), None)


def _call(call: Action, reader: Reader) -> tuple[str, discord.PartialEmoji | None]:
    words = reader.words
    match call:
        case Take(suit=suit):
            return words("hand-take", trump=words.trump(suit)), None
        case Bid(points=points, suit=suit):
            trump = words.trump(suit)
            return words("hand-bid-in", points=words.bid_points(points), trump=trump), None
        case Coinche():
            return words("hand-coinche"), None
        case Pass():
            return words("hand-pass-bid"), None
        case _:
            raise ValueError(f"{call} is no answer")


def _remark(wrong: IllegalAction | Remark, words: Words) -> str:
    """Return why an answer is wrong."""
    if isinstance(wrong, IllegalAction):
        return words.refusal(wrong)
    facts = {name: _fact(value, words) for name, value in wrong.facts.items()}
    return words(wrong.text, **facts)


def _wrong(told: str, wrong: IllegalAction | Remark, page: Page, words: Words) -> ui.Item[Any]:
    """The remark; beside a refusal the way to its rule, as at the table."""
    rule = page_of(wrong.rule, page.rules) if isinstance(wrong, IllegalAction) else None
    if rule is None:
        return text(told)
    preset = page.course.preset_of(page.asked.subject)
    return ui.Section(told, accessory=button(words("rules-why"), "rules", preset, rule))


def _fact(value: Fact, words: Words) -> str | int:
    match value:
        case Card():
            return words.card(value)
        case int():
            return value
        case Sum(entries=entries):
            return sum_text(entries, lambda e: words(f"sheet-source-{e.source}", points=e.points))
        case _:
            return " + ".join(map(words.number, value))
