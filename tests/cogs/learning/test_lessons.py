"""Every page of the lessons, in every language and by the rules of every course; the puzzle's."""

import re
from collections.abc import AsyncIterator
from itertools import count

import discord
import pytest

from bot.people.puzzles import ARCHIVE, Posed
from bot.rules import (
    HOMES,
    PACK,
    Card,
    IllegalAction,
    Phase,
    Suit,
    View,
    find_preset,
    parse_action,
    start,
    view,
)
from bot.storage.engine.schema import LearnerRow
from bot.storage.people.puzzles import Listed, Streak
from bot.teaching.lessons import COURSES, LESSONS, Course, course_for
from bot.teaching.puzzles import Kind, Option, Puzzle, played_on
from bot.text import COMPLETE, Words, words_for
from bot.text.options import preset_name
from bot.text.rulebook.pages import page_of
from card_images.look import look_for
from cogs.learning.lessons import (
    LessonPage,
    LessonReader,
    contents_screen,
    end_screen,
    step_screen,
)
from cogs.learning.puzzle import MANY, archive_screen, puzzle_screen
from cogs.press import IN_TEXT
from cogs.screens.alt import by_suit
from cogs.screens.screen import MAX_ALT, Screen
from tests.cogs.no_pictures import NoPictures
from tests.cogs.reading import custom_ids as ids
from tests.cogs.reading import labels, written
from tests.cogs.reading import written as told
from tests.examples import sampled
from tests.people.positions import position

EN = words_for("en")
BULGARIAN = COURSES["bulgarian"]
PAGES = [
    LessonPage(course, lesson, step)
    for course in COURSES.values()
    for lesson in course.numbers
    for step in range(len(LESSONS[lesson].steps))
]


def reader(words: Words = EN) -> LessonReader:
    return LessonReader(words, look_for(words), IN_TEXT, text_first=False)


def verbs(screen: Screen) -> list[str]:
    return [each.split(":")[1] for each in ids(screen) if each.startswith("dd:")]


@pytest.mark.parametrize(("first", "language"), sampled(range(4), COMPLETE))
async def test_every_answer_is_told_why(first: int, language: str) -> None:
    """Each page says something else than the question, and in words what its picture shows."""
    words = words_for(language)
    for page in PAGES[first::4]:
        asked = await step_screen(page, reader(words), NoPictures())
        assert verbs(asked) == ["learn_answer"] * len(page.answers)
        preset = page.course.preset_of(page.asked.subject)
        assert bool(asked.pictures) is not page.asked.at.is_empty
        assert all(0 < len(each.alt) <= MAX_ALT for each in asked.pictures)
        for number, answer in enumerate(page.answers):
            shown = await step_screen(page._replace(pressed=number), reader(words), NoPictures())
            assert told(shown) != told(asked)
            assert (words("lesson-right") in told(shown)) is answer.is_right
            if isinstance(answer.wrong, IllegalAction):  # its rule is one press away
                chapter = page_of(answer.wrong.rule, page.rules)
                assert f"dd:rules:{preset}:{chapter}" in ids(shown)
            onward = {"learn_step", "learn_end", "learn_contents"} & set(verbs(shown))
            assert bool(onward) is answer.is_right


@pytest.mark.parametrize(
    ("course", "counted"),
    [
        ("french", "(162 for the whole deal + 100 for the bid) × 2 = 524"),
        ("dutch", "100 for the bid × 2 = 200"),
    ],
)
async def test_what_a_coinche_brings_is_added_up(course: str, counted: str) -> None:
    """Also for a wrong answer, without the result."""
    [page] = (e for e in PAGES if e.asked.name == "doubled" and e.course is COURSES[course])
    for number, answer in enumerate(page.answers):
        shown = told(await step_screen(page._replace(pressed=number), reader(), NoPictures()))
        assert counted.partition(" =")[0] in shown
        assert (counted in shown) is answer.is_right


async def test_the_way_through_all_lessons(words: Words) -> None:
    """Each page leads to the next one, the last to a game."""
    for course in COURSES.values():
        page: LessonPage | None = LessonPage(course, course.numbers[0], 0)
        seen: list[LessonPage] = []
        while page is not None:
            seen.append(page)
            page = page.going_on()
        assert seen == [each for each in PAGES if each.course == course]
        end, technique = end_screen(course.preset, words), course.of_technique[:1]
        assert {"learn_contents", "puzzle"} < set(verbs(end))
        first = {f"dd:learn_step:{course.preset}:{LESSONS.index(each)}:0" for each in technique}
        assert {f"dd:practice:{course.preset}", *first} < set(ids(end))
        assert verbs(end).count("learn_step") == len(first)


async def test_the_rules_lead_to_a_game_and_to_technique(words: Words) -> None:
    """So does the last step of them; from the last of all the way leads to all lessons."""
    ends: list[list[str]] = []
    for lesson in (BULGARIAN.of_rules[-1], BULGARIAN.of_technique[-1]):
        page = LessonPage(BULGARIAN, LESSONS.index(lesson), len(lesson.steps) - 1)
        right = next(n for n, each in enumerate(page.answers) if each.is_right)
        shown = await step_screen(page._replace(pressed=right), reader(words), NoPictures())
        ends.append([each for each in verbs(shown) if each != "rules"])
    assert ends == [["learn_end", "learn_contents"], ["learn_contents"]]


def test_all_lessons_stand_on_one_page(words: Words) -> None:
    """With the way on, and to a game for who knows the rules."""
    numbers, rules = BULGARIAN.numbers, len(BULGARIAN.of_rules)
    for done in (0, 3, rules, len(numbers) - 1, len(numbers)):
        finished = (*numbers[:done], *COURSES["klaverjas_rotterdam"].numbers[2:5])
        row = LearnerRow("bulgarian", numbers[done % len(numbers)], 0, finished)
        page = contents_screen(row, words)
        assert told(page).count("✅") == done
        assert told(page).count("▶️") == (done < len(numbers))
        found = set(verbs(page)) - {"learn_go", "learn_course"}
        onward = {"learn_step"} if done < rules else {"learn_step", "learn_end"}
        assert found == (onward if done < len(numbers) else {"practice", "puzzle"})


def test_buttons_name_the_suit_of_a_card() -> None:
    """Its sign in colour may not be seen, and who begins may not know it."""
    queen = Card.parse("QD")
    emojis = {suit: discord.PartialEmoji(name=suit.name, id=1) for suit in Suit}
    seen = reader(words_for("fr"))
    assert seen.card(queen) == ("D♦", None)
    assert seen._replace(suits=emojis).card(queen) == ("D carreau", emojis[Suit.DIAMONDS])
    assert seen._replace(suits=emojis, text_first=True).card(queen) == ("Dame de carreau", None)


async def test_a_picture_says_in_words_what_lies_there() -> None:
    page = next(each for each in PAGES if each.asked.name == "overtrump")
    [picture] = (await step_screen(page, reader(), NoPictures())).pictures
    assert picture.alt == (
        "Trump: hearts. On the table: Partner: ace of spades, Left: ten of hearts. "
        "Your hand: nine of hearts, seven of hearts, ace of diamonds, king of clubs."
    )


@pytest.mark.parametrize("text_first", [False, True])
async def test_what_was_played_before_is_told_once(text_first: bool) -> None:
    """Each suit in a piece above the picture, and in full in its alt text; where text comes first,
    all of it stands there alone."""
    page = next(each for each in PAGES if each.asked.name == "trumps-out")
    seen = reader()._replace(text_first=text_first)
    shown = await step_screen(page, seen, NoPictures())
    heard = (
        "Trump: hearts. Last trick: You: nine of hearts, Right: seven of spades, "
        "Partner: king of hearts, Left: eight of spades; winner: You. Your hand: ace of hearts, "
        "ace of spades, king of spades, ten of clubs, queen of clubs, seven of diamonds. "
        "Played before: jack of hearts, seven of hearts, eight of hearts, queen of hearts, "
        "nine of hearts, seven of spades, king of hearts, eight of spades."
    )
    [picture] = shown.pictures
    assert picture.alt == (words_for("en")("alt-above") if text_first else heard)
    assert told(shown).count("Played before") == 1
    lines = told(shown).replace("\u00a0", " ").replace("\\", "")
    assert (heard if text_first else "-# Played before: ♠ 8 7 · ♥ J 9 K Q 8 7") in lines


PUZZLE = position()
BEST, WORSE = (each.action for each in PUZZLE.options[:2])


def answered(*counts: int) -> Posed:
    counted = dict(zip((BEST, WORSE), counts, strict=False))
    return Posed(1, PUZZLE, parse_action(BEST), late=False, counts=counted, streak=Streak())


async def test_shares_are_told_once_many_have_answered(words: Words) -> None:
    for today in (answered(1), answered(2, MANY - 3)):
        page = told(await puzzle_screen(today, reader(words), NoPictures()))
        assert "%" not in page
        assert (
            words("puzzle-few", count=sum(today.counts.values()), right=today.counts[BEST]) in page
        )
    page = told(await puzzle_screen(answered(MANY - 1, 1), reader(words), NoPictures()))
    assert f"{words.card(Card.parse(BEST.split()[-1]))} {words.percent(1 - 1 / MANY)}" in page


async def test_the_way_on_is_practice_by_the_same_rules() -> None:
    shown = ids(await puzzle_screen(answered(1), reader(), NoPictures()))
    assert {f"dd:practice:{PUZZLE.preset}", "dd:learn"} <= set(shown)
    asked = ids(await puzzle_screen(answered(1)._replace(answer=None), reader(), NoPictures()))
    assert "dd:learn" not in asked


async def test_nothing_tells_the_answer_before_it_is_given(words: Words) -> None:
    """Whichever answer is the best, the same is asked, with the same picture and its text."""
    best, *others = PUZZLE.options
    turned = PUZZLE._replace(options=(*others, best))
    asked = answered()._replace(answer=None)
    pages = [
        await puzzle_screen(each, reader(words), NoPictures())
        for each in (asked, asked._replace(puzzle=turned))
    ]
    one, other = pages
    assert (ids(one), told(one), labels(one)) == (ids(other), told(other), labels(other))
    assert one.pictures == other.pictures
    seen = {card for trick in PUZZLE.view.tricks for card in trick.cards} | set(PUZZLE.view.hand)
    hidden = [card for card in PACK if card not in seen and card not in PUZZLE.view.played]
    [picture] = one.pictures
    assert not [card for card in hidden if words.card_name(card) in picture.alt]
    assert "puzzle_hands" not in verbs(one)
    assert "practice_puzzle" not in verbs(one)


async def test_all_hands_are_told_after_the_answer(words: Words) -> None:
    open_hands = await puzzle_screen(answered(1), reader(words), NoPictures(), all_hands=True)
    [picture] = open_hands.pictures
    for hand in PUZZLE.open.hands:
        assert by_suit(hand, words) in picture.alt
    assert len(picture.alt) <= MAX_ALT
    assert {"puzzle_day", "practice_puzzle"} <= set(verbs(open_hands))


def led_again(seed: bytes) -> tuple[View, Puzzle] | None:
    """The second trick of a deal of clobyosh, if a card was exchanged and a sequence shown."""
    done: list[str] = []
    for state, action in played_on(start(find_preset("clobyosh")), seed):
        if state.phase is Phase.PLAY and len(view(state, None).tricks) == 1:
            seat = int(action.actor)
            seen = view(state, seat)
            options = tuple(Option(str(each), 0, "numbers") for each in seen.options)
            is_all = seen.exchanged is not None and seen.heard
            made = Puzzle("clobyosh", Kind.CARDS, seed, tuple(done), seat, options)
            return (seen, made) if is_all else None
        done.append(str(action))
    return None


async def test_what_lies_open_beside_the_tricks_is_told(words: Words) -> None:
    seen, puzzle = next(filter(None, (led_again(bytes([n]) * 32) for n in count())))
    posed = Posed(1, puzzle, None, late=False, counts={}, streak=Streak())
    page = told(await puzzle_screen(posed, reader(words), NoPictures()))
    assert seen.turn_up is not None
    assert seen.bottom is not None
    assert seen.exchanged is not None
    swapped = f"{words.card(seen.turn_up)} ↔ {words.card(seen.exchanged[1])}"
    assert words("alt-bottom", card=words.card(seen.bottom)) in page
    assert swapped.replace(" ", "\u00a0") in page
    for each in seen.heard:
        assert words.announced(each.kind, each.length, each.rank) in page.replace("\u00a0", " ")


async def test_the_archive_marks_what_was_solved(words: Words) -> None:
    rights = (True, False, None)
    listed = [
        Listed(1000 - day, "french", ("cards", "bids")[day % 2], rights[day % 3])
        for day in range(ARCHIVE)
    ]
    first, last = (archive_screen(listed, page, words) for page in (0, 5))
    page = told(first)
    assert "1 · ✅" in page
    assert "2 · ❌" in page
    assert "3 · ▫️" in page
    assert words("puzzle-kind", "bids") in page
    assert all(preset_name(each, words) in page for each in ("bulgarian", "klaverjas_rotterdam"))
    assert "dd:puzzle_archive:1" in ids(first)
    assert f"{ARCHIVE} · " in told(last)
    late = answered(1)._replace(late=True)
    page = told(await puzzle_screen(late, reader(words), NoPictures()))
    assert words("puzzle-late") in page
    assert words("puzzle-next", at=words.timestamp(late.ends_at)) not in page


WORDS_A_MINUTE = 180
"""of a text in which everything is new"""
SECONDS_A_PRESS = 5
"""to look at the cards, decide and press"""
WORD = re.compile(r"\w[\w’-]*")
MOST = 20
"""minutes that are promised, more or less"""


async def pages_of(learned: Course, words: Words, part: slice) -> AsyncIterator[list[Screen]]:
    """The pages of some lessons, one press after the other, for who answers wrongly at first."""
    numbers = learned.numbers[part]
    yield [contents_screen(LearnerRow(learned.preset, numbers[0]), words)]
    page: LessonPage | None = LessonPage(learned, numbers[0], 0)
    while page is not None and page.lesson in numbers:
        right = [n for n, each in enumerate(page.answers) if each.is_right]
        wrong = [n for n, each in enumerate(page.answers) if not each.is_right]
        presses = (None, wrong[0], right[0])
        pages = (page._replace(pressed=each) for each in presses)
        yield [await step_screen(each, reader(words), NoPictures()) for each in pages]
        page = page.going_on()
    yield [end_screen(learned.preset, words)]


@pytest.mark.parametrize("part", [slice(6), slice(6, 12)], ids=("rules", "technique"))
async def test_it_takes_no_longer_than_it_promises(words: Words, part: slice) -> None:
    """In each course of the language's country, and of games that no language is usual for."""
    looked_at = f"-# {words('lesson-gone', cards='').rstrip()}"
    home = HOMES[course_for(words.language).preset]
    others = {HOMES[course_for(each).preset] for each in COMPLETE} - {home}
    there = [each for each in COURSES.values() if HOMES[each.preset] not in others]
    for learned in (each for each in there if each.numbers[part]):
        read = presses = 0
        async for pages in pages_of(learned, words, part):
            # What stands still is read once; cards that were played before are looked at.
            lines = {
                line for page in pages for line in (*labels(page), *written(page).splitlines())
            }
            lines = {each for each in lines if not each.startswith(looked_at)}
            read += sum(len(WORD.findall(line)) for line in lines)
            presses += len(pages)
        minutes = read / WORDS_A_MINUTE + presses * SECONDS_A_PRESS / 60
        assert round(minutes) <= MOST, learned.preset
