"""`/learn` by clicks: a lesson from its first step to its last, in one private message."""

from pathlib import Path

from bot.sandbox import ShownMessage
from bot.teaching.lessons import COURSES, LESSONS
from bot.text import words_for
from tests.end_to_end.club import Club, club

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
