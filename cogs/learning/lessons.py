"""`/learn`: lessons in one private message, which each press brings further, and its pages: all
lessons, a step with its cards and answers, what comes after the rules and after the last."""

import re
from collections.abc import Mapping
from typing import NamedTuple

import discord
from discord import ui

from bot.rules import (
    OPTION_VALUES,
    Action,
    Agree,
    Bid,
    Card,
    Coinche,
    DeclarationKind,
    IllegalAction,
    Pass,
    Play,
    Refuse,
    Ruleset,
    Schmeiss,
    Suit,
    Take,
    Trick,
    View,
    card_tables,
    find_preset,
    game_of,
    parse_declaration,
)
from bot.storage.engine.schema import LearnerRow
from bot.storage.games import games
from bot.teaching.lessons import (
    COURSES,
    LESSONS,
    Answer,
    Bare,
    Better,
    Course,
    LessonStep,
    Remark,
    Side,
)
from bot.teaching.lessons.answers import Each, Fact, Place, Points, Sum, Value
from bot.teaching.lessons.positions import YOU, LessonPosition
from bot.teaching.lessons.questions import Contested, Written
from bot.text import Words, capital
from bot.text.options import preset_name
from bot.text.rulebook.pages import page_of
from bot.text.rulebook.sentences import text_values
from card_images.hand import draw_hand
from card_images.look import Look, Seat
from card_images.table import draw_table
from card_images.trick import Edge, edges
from cogs.answering import Sentence
from cogs.bot import Click
from cogs.choices import one_of
from cogs.commands import anywhere
from cogs.feature import Feature, clicked, command
from cogs.hand.controls import NAMED_IN_A_ROW, Sign, card_by_ear
from cogs.hand.hand_screen import IN_A_ROW
from cogs.lobby.rules_choices import server_id
from cogs.pictures import Pictures, look_of
from cogs.press import BLUE, GREEN, GREY_BUTTON, Item, button, select
from cogs.screens.advice import reason_text
from cogs.screens.screen import GOLD, GREY, Items, Picture, Screen, rows, screen_of
from cogs.table.sheet import sum_text

NO_BREAK = "\u00a0"
"""a space at which no line ends"""
PLACES = ("you", "right", "partner", "left")
"""as the edges of a picture go round"""
OPPOSITE = "opponent"
"""who sits opposite where two play"""


def place_name(view: View, seat: int, words: Words) -> str:
    """How the reader, at the bottom, calls a seat."""
    edge = edges(view, view.seat or 0)[seat]
    alone = edge is Edge.TOP and not view.game_type.accounts.has_partners
    return words("lesson-place", OPPOSITE if alone else PLACES[edge])


def places_of(view: View, words: Words) -> tuple[Seat, ...]:
    """The reader and three robots, as pictures show who sits where."""
    return tuple(
        Seat(place_name(view, seat, words), robot=seat != (view.seat or 0))
        for seat in range(view.rules.players)
    )


async def picture_of(view: View, words: Words, look: Look, pictures: Pictures) -> Picture:
    """The cards as they lie."""
    seats = places_of(view, words)
    if view.seat is None:
        data = await pictures.draw(draw_table, view, seats, look)
    else:
        data = await pictures.draw(draw_hand, view, seats, look)
    return Picture("cards.png", data, laid_out_alt(view, words))


def laid_out_alt(view: View, words: Words) -> str:
    """The text of the picture: what is trump, the trick as it was played, the hand."""
    told: list[str] = []
    if view.trump is not None:
        told.append(words("lesson-trump", trump=words.suit_name(view.trump)))
    if view.bid is not None:
        bid = words.contract(view.bid.points, words.suit_name(view.bid.suit))
        name = place_name(view, view.bid.actor, words)
        told.append(words("lesson-standing-bid", bid=bid, name=name))
    if view.turn_up is not None and view.trump is None:
        told.append(words("alt-turn-up", card=words.card_name(view.turn_up)))
    if view.trick:
        told.append(words("alt-trick", cards=_played(view, view.trick, words)))
    if view.last_trick is not None:
        cards = _played(view, in_turn(view.last_trick), words)
        name = place_name(view, view.last_trick.winner, words)
        told.append(words("lesson-last-trick", cards=cards, name=name))
    if view.hand:
        told.append(words("alt-hand", cards=words.card_names(view.hand)))
    return " ".join(told)


def in_turn(trick: Trick) -> tuple[tuple[int, Card], ...]:
    """Seat and card of a trick that is over, in playing order."""
    players = len(trick.cards)
    return tuple(((trick.leader + n) % players, card) for n, card in enumerate(trick.cards))


def _played(view: View, cards: tuple[tuple[int, Card], ...], words: Words) -> str:
    return ", ".join(
        words("lesson-played", name=place_name(view, seat, words), card=words.card_name(card))
        for seat, card in cards
    )


TAKERS = ("you", "partner", "opponent")
"""in the texts of who chose the trump"""
DONE = "✅"
NEXT = "▶️"
OPEN = "▫️"
TRY_AGAIN = "❌"
LETTER = re.compile(r"^\*\*\w\*\* ")
"""of a rule in its chapter"""


class LessonReader(NamedTuple):
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


class LessonPage(NamedTuple):
    """A step of a lesson, by numbers, and the answer that was pressed."""

    course: Course
    lesson: int
    """its number in `LESSONS`"""
    step: int
    pressed: int | None = None

    @property
    def place(self) -> int:
        """Its place among the lessons of the course."""
        return self.course.numbers.index(self.lesson)

    @property
    def asked(self) -> LessonStep:
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

    def going_on(self) -> "LessonPage | None":
        """The step that follows; None after the last of all."""
        if self.step + 1 < len(LESSONS[self.lesson].steps):
            return self._replace(step=self.step + 1, pressed=None)
        later = self.course.numbers[self.place + 1 :]
        return LessonPage(self.course, later[0], 0) if later else None


# All lessons -------------------------------------------------------------------------------------


def contents_screen(progress: LearnerRow, words: Words) -> Screen:
    """The lessons of a course, those that are done, and where to go on."""
    course = COURSES[progress.course]
    rules, technique = len(course.of_rules), len(course.of_technique)
    marks = {progress.lesson: NEXT, **dict.fromkeys(progress.finished, DONE)}
    names = {n: f"{place} · {lesson_name(n, words)}" for place, n in enumerate(course.numbers, 1)}
    lines = [f"{marks.get(number, OPEN)} {name}" for number, name in names.items()]
    knows_rules = {*course.numbers[:rules]} <= {*progress.finished}
    first = button(words("lesson-finish"), "learn_end", course.preset)
    if {*course.numbers} <= {*progress.finished}:
        head = words("lesson-all-done", lessons=len(course.lessons))
        play = button(words("practice-begin"), "practice", course.preset, style=GREEN)
        controls = [play, button(words("puzzle-title"), "puzzle")]
    else:
        if knows_rules:
            head = words("lesson-technique-intro", technique=technique, minutes=minutes(technique))
        else:
            head = words("lesson-intro", rules=rules, technique=technique, minutes=minutes(rules))
        label = words("lesson-continue" if progress.has_begun else "lesson-begin")
        place = course.preset, progress.lesson, progress.step
        onward = button(label, "learn_step", *place, style=GREEN)
        controls = [onward, first] if knows_rules else [onward]
    courses = {each: preset_name(each, words) for each in COURSES}
    parts = [(words("lesson-of-rules"), lines[:rules])]
    if technique:
        parts.append((words("lesson-of-technique"), lines[rules:]))
    return screen_of(
        f"## {words('lesson-title')}\n{head}",
        *("\n".join([f"**{name}**", *lessons]) for name, lessons in parts),
        controls,
        [select(words("lesson-choose"), names, "learn_go", course.preset)],
        words("lesson-rules", rules=preset_name(course.preset, words)),
        [select(words("lesson-choose-course"), courses, "learn_course")],
    )


MINUTES = 20 / 6
"""of a lesson, for who reads slowly and errs often"""


def minutes(lessons: int) -> int:
    """Return how long so many lessons take."""
    return round(lessons * MINUTES)


def lesson_name(number: int, words: Words) -> str:
    """Return what a lesson is called."""
    return words("lesson-name", LESSONS[number].name)


def end_screen(course: str, words: Words) -> Screen:
    """The way from the lessons to a game, and to technique."""
    onward = [button(words("practice-begin"), "practice", course, style=GREEN)]
    if technique := COURSES[course].of_technique:
        first = LESSONS.index(technique[0])
        onward.append(button(words("lesson-to-technique"), "learn_step", course, first, 0))
    back = button(words("lesson-contents"), "learn_contents")
    rules = button(words("more-rules"), "rules", course)
    puzzle = button(words("puzzle-title"), "puzzle")
    robots = find_preset(course).players - 1
    return screen_of(
        f"## {words('lesson-end-title')}\n{words('lesson-end', robots=robots)}",
        onward,
        [puzzle, rules, back],
    )


# A step ------------------------------------------------------------------------------------------


async def step_screen(page: LessonPage, reader: LessonReader, pictures: Pictures) -> Screen:
    """The question, its cards and answers; after a right one the reason, and the way on."""
    words, answer, step = reader.words, page.answer, page.asked
    solved = answer is not None and answer.is_right
    of = len(LESSONS[page.lesson].steps)
    lines = [
        f"### {page.place + 1} · {lesson_name(page.lesson, words)}",
        f"-# {words('lesson-heading', step=page.step + 1, steps=of)}",
        words("lesson-step", step.name, **_facts(page, words)),
    ]
    preset = page.course.preset_of(step.subject)
    # Where text comes first, it is in that of the picture.
    if step.at.gone and not reader.text_first:
        lines.append(f"-# {words('lesson-gone', cards=_by_suit(step.at, words))}")
    if preset != page.course.preset:
        lines.append(words("lesson-rules", rules=preset_name(preset, words)))
    items: Items = ["\n".join(lines)]
    if not step.at.is_empty:
        view = step.at.view(page.rules, page.answers if solved else ())
        picture = await picture_of(view, words, reader.look, pictures)
        if step.at.gone:
            gone = words("lesson-gone", cards=words.card_names(step.at.before))
            picture = picture._replace(alt=f"{picture.alt} {gone}.")
        items += picture.items(reader.words, text_first=reader.text_first)
    if answer is not None and solved:
        return screen_of(*items, _reason(page, answer, words), _onward(page, words))
    if answer is not None and answer.wrong is not None:
        items.append(_wrong(answer.wrong, page, words))
    items += _answers(page, reader)
    return screen_of(*items, colour=GREY if answer else GOLD)


def _by_suit(at: LessonPosition, words: Words) -> str:
    """`♠ A 10 8 · ♥ J 9`: the cards of the tricks before, each suit from the highest on, in a
    piece."""
    strength = card_tables(at.suit).strength
    before = sorted(at.before, key=strength.__getitem__, reverse=True)
    suits = {suit: [words.indices[e.rank] for e in before if e.suit is suit] for suit in Suit}
    pieces = [[words.suit(suit), *held] for suit, held in suits.items() if held]
    return " · ".join(NO_BREAK.join(each) for each in pieces)


def _facts(page: LessonPage, words: Words) -> dict[str, str | int]:
    """The names that texts may say: of the rules, and of the cards that lie there."""
    at, question = page.asked.at, page.asked.question
    sides = game_of(page.rules).sides(at.taker)
    facts: dict[str, str | int] = {**text_values(page.rules, words)}
    facts["opponents"] = len(sides.opponents(YOU))
    for name, card in zip(("first", "second", "third"), at.played, strict=False):
        facts[name] = words.card(card)
    if at.turn_up:
        facts["turned"] = words.card(Card.parse(at.turn_up))
    if at.standing is not None:
        facts["bid"] = words.contract(at.standing.points, words.suit(at.standing.suit))
    if at.taker is not None:
        together = sides.together(YOU, at.taker)
        who = "you" if at.taker == YOU else "partner" if together else "opponent"
        facts["took"] = words("lesson-took", who, auction=facts["auction"])
    if isinstance(question, Contested):
        facts["ours"] = words.declaration(parse_declaration(question.ours))
        facts["theirs"] = words.declaration(parse_declaration(question.theirs))
    return facts


def _reason(page: LessonPage, answer: Answer, words: Words) -> str:
    """Return what was learned, with the rule that says so."""
    step = page.asked
    facts = _facts(page, words)
    facts["half"] = int(facts["all"]) // 2 + 1
    if isinstance(answer.value, Bare):
        facts["answer"] = answer.value.value
    if isinstance(answer.value, Points):
        facts["points"] = words.number(answer.value.number)
    if isinstance(step.question, Written):
        made_of = step.question.facts(step.at, page.rules)
        facts |= {name: _fact(value, words) for name, value in made_of.items()}
    told = words("lesson-step-why", step.name, **facts)
    lines = [f"{DONE} {words('lesson-right')} {told}"]
    if cited := step.cites:  # as `/rules` tells it, by its option or by its letter, left out here
        values = text_values(page.rules, words)
        if cited in OPTION_VALUES:
            rule = words("options-rule", f"{cited}-{getattr(page.rules, cited)}", **values)
        else:
            rule = words(cited, **values)
        lines.append(words("lesson-rule", rule=LETTER.sub("", rule)))
    return "\n".join(lines)


def _onward(page: LessonPage, words: Words) -> list[Item]:
    """The way on; after the rules, and after the last lesson, it leads to a game."""
    following = page.going_on()
    back = button(words("lesson-contents"), "learn_contents")
    ends_rules = page.place + 1 == len(page.course.of_rules)
    if following is None and not ends_rules:
        return [button(words("lesson-contents"), "learn_contents", style=GREEN)]
    if following is None or (following.step == 0 and ends_rules):
        return [button(words("lesson-finish"), "learn_end", page.course.preset, style=GREEN), back]
    label = words("lesson-next" if following.step else "lesson-next-lesson")
    place = page.course.preset, following.lesson, following.step
    onward = button(label, "learn_step", *place, style=GREEN)
    return [onward] if following.step else [onward, back]


# Answers -----------------------------------------------------------------------------------------


def _answers(page: LessonPage, reader: LessonReader) -> list[Item]:
    """A button for each; one that was wrong stays to be seen as tried."""
    controls: list[Item] = []
    for number, answer in enumerate(page.answers):
        label, emoji = _label(answer.value, page, reader)
        style = BLUE if number != page.pressed else GREY_BUTTON
        place = page.course.preset, page.lesson, page.step, number
        controls.append(button(label, "learn_answer", *place, style=style, emoji=emoji))
    kinds = {type(each.value) for each in page.answers}
    # Numbers are short.
    width = IN_A_ROW if kinds == {Points} else NAMED_IN_A_ROW
    return rows(controls, reader.in_a_row if kinds == {Card} else width)


def _label(value: Value, page: LessonPage, reader: LessonReader) -> Sign:
    words = reader.words
    match value:
        case Card():
            return reader.card(value)
        case Place():
            view = page.asked.at.view(page.rules)
            return Sign(place_name(view, value.seat, words))
        case Points():
            return Sign(words.number(value.number))
        case DeclarationKind():  # a carré of whatever rank
            length, carre = 3 + list(DeclarationKind).index(value), value is DeclarationKind.CARRE
            told = words("lesson-answer-carre") if carre else words.announced(value, length, None)
            return Sign(capital(told))
        case Side() | Bare():
            return Sign(words("lesson-answer", value.value))
        case _:
            return Sign(_call(value, page.rules.auction, words))


def _call(call: Action, auction: str, words: Words) -> str:
    """A call, as the buttons of a hand say it."""
    match call:
        case Take(suit=suit) if auction != "choice":
            return words("hand-take", trump=words.trump(suit))
        case Take(suit=suit) | Bid(points=0, suit=suit):
            return capital(words.trump(suit))
        case Bid(points=points, suit=suit):
            bid = {"points": words.bid_points(points), "trump": words.trump(suit)}
            return words("hand-bid-in", **bid)
        case Coinche():
            return words("hand-contra" if auction == "ladder" else "hand-coinche")
        case Pass():
            return words("hand-pass-bid")
        case Schmeiss():
            return words("hand-schmeiss")
        case Agree():
            return words("hand-agree")
        case Refuse():
            return words("hand-refuse")
        case _:
            raise ValueError(f"{call} is no answer")


def _wrong(wrong: IllegalAction | Remark | Better, page: LessonPage, words: Words) -> Item | str:
    """Return why an answer is wrong; beside a refusal the way to its rule, as at the table."""
    if isinstance(wrong, Better):
        better, than = Play(YOU, wrong.card), Play(YOU, wrong.than)
        return f"{TRY_AGAIN} {reason_text(wrong.reason, words, better, than)}"
    if isinstance(wrong, Remark):
        facts = {name: _fact(value, words) for name, value in wrong.facts.items()}
        return f"{TRY_AGAIN} {words(wrong.text, **{**text_values(page.rules, words), **facts})}"
    told, rule = f"{TRY_AGAIN} {words.refusal(wrong)}", page_of(wrong.rule, page.rules)
    if rule is None:
        return told
    preset = page.course.preset_of(page.asked.subject)
    return ui.Section(told, accessory=button(words("rules-why"), "rules", preset, rule))


def _fact(value: Fact, words: Words) -> str | int:
    match value:
        case Card():
            return words.card(value)
        case int() | str():
            return value
        case Each(numbers=numbers):
            return words.join_and([words.number(each) for each in numbers])
        case Sum(entries=entries):
            return sum_text(entries, lambda e: words("sheet-source", e.source, points=e.points))
        case _:
            return " + ".join(map(words.number, value))


class Lessons(Feature):
    """A press carries its whole meaning in its custom id; progress is kept by `bot.learners`."""

    @anywhere
    @command("command-learn")
    @clicked("learn", beside=True)
    async def open(self, click: Click) -> Screen:
        """All lessons of the game that is played in a table's thread, or whose button was pressed:
        in a message of their own, as that is not theirs. Elsewhere those they are at."""
        pressed = click.text(0)
        course = pressed if pressed in COURSES else await self._played_here(click)
        language = click.words.language
        progress = await self.bot.learners.progress(click.person_id, language, course)
        return contents_screen(progress, click.words)

    async def _played_here(self, click: Click) -> str:
        """The course of the game of a table's thread; empty elsewhere, or for a game without."""
        server = await server_id(self.bot, click.interaction)
        thread = click.interaction.channel_id or 0
        row = await self.bot.database.ask(games.find_in_thread, server, thread)
        return row.preset if row and row.preset in COURSES else ""

    @clicked("learn_contents")
    async def contents(self, click: Click) -> Screen:
        progress = await self.bot.learners.progress(click.person_id, click.words.language)
        return contents_screen(progress, click.words)

    @clicked("learn_course")
    async def choose_course(self, click: Click) -> Screen:
        """The rules of another game."""
        course = one_of(click.press, tuple(COURSES))
        progress = await self.bot.learners.choose(click.person_id, click.words.language, course)
        return contents_screen(progress, click.words)

    @clicked("learn_go")
    async def go(self, click: Click) -> Screen:
        """A lesson was chosen: it begins."""
        return await _step(click, _page(click, click.chosen, 0))

    @clicked("learn_step")
    async def step(self, click: Click) -> Screen:
        return await _step(click, _page(click, click.number(1), click.number(2)))

    @clicked("learn_answer")
    async def answer(self, click: Click) -> Screen:
        """A right answer is kept before it is shown; after a wrong one they try again."""
        page = _page(click, click.number(1), click.number(2))
        pressed = click.number(3)
        if not 0 <= pressed < len(page.answers):
            raise Sentence("refused-unknown-button")
        page = page._replace(pressed=pressed)
        if page.answers[pressed].is_right:
            place = page.course.preset, page.lesson, page.step
            await self.bot.learners.done(click.person_id, click.words.language, *place)
        return await _step(click, page)

    @clicked("learn_end")
    async def end(self, click: Click) -> Screen:
        """Show the way on from the last lesson."""
        if click.text(0) not in COURSES:
            raise Sentence("refused-unknown-button")
        return end_screen(click.text(0), click.words)


def reader_of(click: Click) -> LessonReader:
    """How somebody reads and sees cards."""
    suits = click.bot.suit_emojis.of(four_colours=click.person.four_colours)
    return LessonReader(
        click.words, look_of(click.person, click.words), suits, click.person.text_first
    )


async def _step(click: Click, page: LessonPage) -> Screen:
    return await step_screen(page, reader_of(click), click.bot.pictures)


def _page(click: Click, lesson: int, step: int) -> LessonPage:
    """The step that a control names; raises a `Sentence` for none."""
    course = COURSES.get(click.text(0))
    known = course is not None and lesson in course.numbers
    if course is None or not known or not 0 <= step < len(LESSONS[lesson].steps):
        raise Sentence("refused-unknown-button")
    return LessonPage(course, lesson, step)
