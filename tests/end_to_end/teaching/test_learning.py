"""Lessons, the puzzle of the day and the review of a deal, by clicks: alone, and for all."""

from pathlib import Path

import pytest

from bot.robots import search
from bot.rules import parse_action, view
from bot.sandbox import ShownMessage
from bot.storage.games import games
from bot.teaching import Reason
from bot.teaching.lessons import COURSES, LESSONS
from bot.text import words_for
from cogs.screens.advice import advice_text, reason_text
from cogs.screens.alt import by_suit
from tests.end_to_end.club import Club, club
from tests.end_to_end.history.test_history import press_any, replay_of
from tests.examples import sampled
from tests.people.positions import position

FIRST = LESSONS[0]
FRENCH = COURSES["french"]


async def pressed(evening: Club, message: ShownMessage, verb: str) -> ShownMessage:
    """The same message after Benoît's press."""
    await evening.press("benoit", message, verb)
    return evening.person("benoit").look(message)


async def test_a_whole_lesson(tmp_path: Path) -> None:
    words = words_for("fr")
    async with club(tmp_path) as evening:
        benoit = evening.person("benoit")
        reply = await benoit.slash(evening.belote, "learn")
        assert reply.message.ephemeral
        shown = await pressed(evening, reply.message, "learn_step:french:0:0")
        for number, step in enumerate(FIRST.steps):
            answers = step.question.answers(step.at, FRENCH.rules(step.subject))
            wrong = next(n for n, each in enumerate(answers) if not each.is_right)
            right = next(n for n, each in enumerate(answers) if each.is_right)
            shown = await pressed(evening, shown, f"learn_answer:french:0:{number}:{wrong}")
            assert "❌" in shown.text()
            shown = await pressed(evening, shown, f"learn_answer:french:0:{number}:{right}")
            assert words("lesson-right") in shown.text()
            shown = await pressed(evening, shown, "learn_step")
        assert words("lesson-name.playing") in shown.text()  # the next lesson begins

        again = await benoit.slash(evening.belote, "learn")
        assert f"✅ 1 · {words('lesson-name.cards')}" in again.message.text()
        await evening.choose("benoit", again.message, "learn_course", "dutch")
        shown = benoit.look(again.message)
        assert words("preset-name.dutch") in shown.text()
        assert "dd:learn_go:dutch" in [each["custom_id"] for each in shown.selects()]


PLACES = [
    pytest.param(preset, place, id=f"{preset}-{place}")
    for preset, course in COURSES.items()
    for place in range(len(course.lessons))
]


@pytest.mark.parametrize(("preset", "place"), sampled(PLACES, every=7))
async def test_every_lesson_is_gone_through(tmp_path: Path, preset: str, place: int) -> None:
    """Each answer is pressed, the wrong ones first; then the lesson is done."""
    words, course = words_for("fr"), COURSES[preset]
    number = course.numbers[place]
    async with club(tmp_path) as evening:
        benoit = evening.person("benoit")
        shown = (await benoit.slash(evening.belote, "learn")).message
        await evening.choose("benoit", shown, "learn_course", preset)
        await evening.choose("benoit", benoit.look(shown), "learn_go", str(number))
        shown = benoit.look(shown)
        for at, step in enumerate(LESSONS[number].steps):
            assert words("lesson-heading", step=at + 1, steps=len(LESSONS[number].steps)) in (
                shown.text()
            )
            answers = step.question.answers(step.at, course.rules(step.subject))
            order = sorted(range(len(answers)), key=lambda n: answers[n].is_right)
            right = next(n for n in order if answers[n].is_right)
            for each in order[: order.index(right) + 1]:
                verb = f"learn_answer:{preset}:{number}:{at}:{each}"
                shown = await pressed(evening, shown, verb)
                assert (words("lesson-right") in shown.text()) is (each == right)
            if at + 1 < len(LESSONS[number].steps):
                shown = await pressed(evening, shown, "learn_step")
        shown = await pressed(evening, shown, "learn_contents")
        name = words("lesson-name", LESSONS[number].name)
        assert f"✅ {place + 1} · {name}" in shown.text()


async def test_the_puzzle_of_a_day(tmp_path: Path) -> None:
    words, puzzle = words_for("fr"), position()
    better, worse = (parse_action(each.action) for each in puzzle.options[:2])
    right, wrong = (puzzle.asked.index(each) for each in puzzle.options[:2])
    why = reason_text(Reason.TAKE_TRICK, words, better, worse)
    async with club(tmp_path) as evening:
        benoit, clara = evening.person("benoit"), evening.person("clara")
        early = await benoit.slash(evening.belote, "puzzle")
        assert words("puzzle-none") in early.message.text()

        day = evening.bot.puzzles.day
        for each in (day - 1, day):
            await evening.bot.puzzles.keep(each, puzzle)
        asked = await benoit.slash(evening.belote, "puzzle")
        assert asked.message.ephemeral
        assert words("puzzle-ask", "cards") in asked.message.text()
        assert why not in asked.message.text()
        offered = {str(each.custom_id).split(":")[1] for each in asked.message.buttons()}
        assert offered == {"puzzle_play", "puzzle_archive"}
        await evening.press("benoit", asked.message, f"puzzle_play:{day}:{wrong}")
        shown = benoit.look(asked.message)
        facts = {"answer": advice_text(worse, words), "best": advice_text(better, words)}
        assert words("puzzle-wrong", "cards", points=20, **facts) in shown.text()
        assert why in shown.text()
        assert not [each for each in shown.buttons() if "puzzle_play" in str(each.custom_id)]
        # The lessons open beside it.
        lessons = await evening.press("benoit", shown, "learn")
        assert lessons.message.ephemeral
        assert lessons.message.id != shown.id
        assert words("lesson-title") in lessons.message.text()
        beside = benoit.look(shown)
        assert beside.text() == shown.text()

        other = await clara.slash(evening.belote, "puzzle")
        await evening.press("clara", other.message, f"puzzle_play:{day}:{right}")
        again = await benoit.slash(evening.belote, "puzzle")
        assert words("puzzle-few", count=2, right=1) in again.message.text()

        # Yesterday’s in the archive: late, then with all the hands, then played on.
        archive = await pressed(evening, again.message, "puzzle_archive:0")
        assert "1 · ❌" in archive.text()
        await evening.choose("benoit", archive, "puzzle_pick", str(day - 1))
        late = benoit.look(archive)
        assert words("puzzle-late") in late.text()
        shown = await pressed(evening, late, f"puzzle_play:{day - 1}:{right}")
        shown = await pressed(evening, shown, f"puzzle_hands:{day - 1}")
        assert by_suit(puzzle.open.hands[puzzle.seat - 1], words) in shown.alt_texts()[0]
        played = (await evening.press("benoit", shown, f"practice_puzzle:{day - 1}")).message
        assert played.ephemeral
        game = await evening.bot.tables.load(1)
        assert (game.is_practice, game.row.once_more) == (True, True)
        assert view(game.playing(), puzzle.seat) == puzzle.view


EN = words_for("en")
REVIEW = "dd:analysis:1:1"


async def test_a_review_is_for_who_played_and_is_shown_when_they_want_it(played: Club) -> None:
    assert search.wait()
    own = (await played.press("alice", await replay_of(played), "analysis:1:1")).message
    assert own.ephemeral
    assert EN("review-title") in own.text()
    assert EN("review-about", side="team") in own.text()
    assert (await press_any(played, "alice", REVIEW)).text() == own.text()  # kept
    refused = await press_any(played, "benoit", REVIEW)
    assert words_for("fr")("refused-reason.review-not-yours") in refused.text()

    # A robot's call has its reason; what is no call of one has none.
    calls = next(e for e in own.selects() if e["custom_id"] == "dd:analysis_why:1:1")
    why = await played.choose("alice", own, "analysis_why", calls["options"][0]["value"])
    assert why.message.ephemeral
    assert EN("why-hand", cards="").strip() in why.message.text()

    # All hands, and the way back.
    await played.press("alice", own, "analysis_open:1:1")
    opened = played.person("alice").look(own)
    assert EN("review-line-on") in opened.text()
    await played.press("alice", opened, "analysis_at:1:1")
    assert EN("review-about", side="team") in played.person("alice").look(own).text()

    # It is played on from the decision that cost most, as it stood then.
    [on] = [e for e in own.buttons() if str(e.custom_id).startswith("dd:practice_from:")]
    await played.press("alice", own, "practice_from:1:1")
    before = await played.bot.tables.load(1)
    alice = next(e.person.id for e in before.people if e.person and e.person.name == "Alice")
    again = await played.bot.tables.practice.present(alice)
    assert again is not None
    events = await played.bot.database.ask(games.find_events, before.id)
    copied = await played.bot.database.ask(games.find_events, again.id)
    until = int(str(on.custom_id).split(":")[-1])
    assert [e.action for e in copied[:until]] == [e.action for e in events[:until]]
    assert {e.person_id for e in copied[:until]} == {None}
    assert (again.row.once_more, again.row.seed) == (True, before.row.seed)
    for forged in (f"dd:practice_from:1:1:{until + 1000}", "dd:practice_from:1:99:1"):
        assert (await press_any(played, "alice", forged)).ephemeral
    refused = await press_any(played, "benoit", str(on.custom_id))
    assert words_for("fr")("refused-reason.review-not-yours") in refused.text()

    # The thread of the table is gone: the channel is the way out.
    gone = (await played.press("alice", own, "analysis_show:1:1")).message
    assert EN("review-thread-gone") in gone.text()
    await played.press("alice", gone, "analysis_here:1:1")
    shown = [m for m in played.person("clara").sees(played.belote) if not m.ephemeral][-1]
    assert EN("review-title-of", name="Alice") in shown.text()
    assert not shown.buttons()

    thread = played.sandbox.channel("general")
    await played.bot.database.commit(games.change, 1, thread_id=int(thread.id), version=10_000)
    told = (await played.press("alice", own, "analysis_show:1:1")).message
    assert EN("review-shown", thread=f"<#{thread.id}>") in told.text()
    shown = played.person("clara").sees(thread)[-1]
    assert EN("review-title-of", name="Alice") in shown.text()

    await played.press("alice", own, "analysis_at:1:2")
    turned = played.person("alice").look(own)
    assert EN("table-deal", number=2) in turned.text()


async def test_without_compiled_code_it_can_be_asked_for_again(
    played: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never() -> bool:
        return False

    monkeypatch.setattr("bot.tables.finished.analyses.search_soon", never)
    refused = await press_any(played, "alice", REVIEW)
    assert EN("refused-reason.review-not-ready") in refused.text()
