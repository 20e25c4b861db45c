"""`/puzzle` by clicks: one press, the answer with its reason, and the same page again."""

from pathlib import Path

from bot.people.puzzles import day_of
from bot.rules import Card
from bot.text import words_for
from tests.end_to_end.club import club
from tests.people.positions import position


async def test_the_puzzle_of_a_day(tmp_path: Path) -> None:
    words, puzzle = words_for("fr"), position()
    best, worse = (Card.parse(each.card) for each in puzzle.options[:2])
    async with club(tmp_path) as evening:
        benoit, clara = evening.person("benoit"), evening.person("clara")
        early = await benoit.slash(evening.belote, "puzzle")
        assert words("puzzle-none") in early.message.text()

        day = day_of(evening.bot.clock.now())
        await evening.bot.puzzles.keep(day, puzzle)
        asked = await benoit.slash(evening.belote, "puzzle")
        assert asked.message.ephemeral
        assert words("puzzle-ask") in asked.message.text()
        assert words("review-reason.take-trick") not in asked.message.text()
        await evening.press("benoit", asked.message, f"puzzle_play:{day}:{worse}")
        shown = benoit.look(asked.message)
        wrong = {"card": words.card(worse), "best": words.card(best), "points": 20}
        assert words("puzzle-wrong", **wrong) in shown.text()
        assert words("review-reason.take-trick") in shown.text()
        assert not [each for each in shown.buttons() if "puzzle_play" in str(each.custom_id)]
        # The lessons open beside it.
        lessons = await evening.press("benoit", shown, "learn")
        assert lessons.message.ephemeral
        assert lessons.message.id != shown.id
        assert words("lesson-intro") in lessons.message.text()
        beside = benoit.look(shown)
        assert beside.text() == shown.text()

        other = await clara.slash(evening.belote, "puzzle")
        await evening.press("clara", other.message, f"puzzle_play:{day}:{best}")
        again = await benoit.slash(evening.belote, "puzzle")
        assert words("puzzle-few", count=2, right=1) in again.message.text()
