"""The things that a knock-out says in advance: its rounds, the last final, no game for third
place."""

import pytest

from bot.text import words_for
from cogs.tournaments.announcement import announcement_screen
from cogs.tournaments.organising.draft_screens import draft_screen
from cogs.tournaments.results.brackets import NOW, bracket_screen
from cogs.tournaments.results.rounds import schedule_screen
from cogs.tournaments.scene import progress
from tests.cogs.tournaments.boards import event_of, scene_of, written
from tests.tournaments.evening import Evening
from tests.tournaments.shown.test_foresight import first_round, win_or_lose

EN = words_for("en")


async def told_of(evening: Evening) -> dict[str, str]:
    """Return what is told by the announcement, the brackets and the round."""
    tournament = evening.tournament
    scene, paired = scene_of(tournament), tournament.rounds[-1]
    return {
        "announcement": written(announcement_screen(scene.event, scene.name, EN)),
        "bracket": written(await bracket_screen(scene, NOW)),
        "round": written(await schedule_screen(scene, paired, 0, {})),
    }


async def test_three_rounds_that_may_become_four_are_said_so() -> None:
    evening = first_round(6)
    told = await told_of(evening)
    assert "Round 1 of 3 or 4" in told["announcement"]
    assert "3 or 4 rounds" in told["announcement"]
    assert "Round 1 of 3 or 4" in told["bracket"]
    for each in told.values():
        assert EN("tournament-boards-consolante.perhaps", main=3, round=4) in each


async def test_a_final_after_the_final_is_announced() -> None:
    """From when it is known until it is played."""
    evening = first_round(6)
    evening.play_all()
    win_or_lose(evening, byes_win=False)
    evening.pair()
    for each in (await told_of(evening)).values():
        assert EN("tournament-boards-consolante.later", round=4) in each
    evening.play_all()
    assert progress(scene_of(evening.tournament)) == "After round 3 of 4"
    for each in (await told_of(evening)).values():
        assert EN("tournament-boards-consolante.after", round=4) in each
    evening.pair()
    evening.play_all()
    for each in (await told_of(evening)).values():
        assert "onsolante is still to come" not in each


@pytest.mark.parametrize(("entries", "which"), [(4, "never"), (6, "maybe"), (8, None)])
async def test_why_there_is_no_third_place(entries: int, which: str | None) -> None:
    told = await told_of(first_round(entries, places="third"))
    for each in told.values():
        for kind in ("never", "maybe"):
            assert (EN(f"tournament-boards-third-place.{kind}") in each) == (kind == which)


@pytest.mark.parametrize(("places", "entries"), [("third", 6), ("none", 6), ("third", 8)])
def test_it_is_said_before_the_start(places: str, entries: int) -> None:
    evening = Evening("knock_out", entries, places=places)
    few = EN("tournament-boards-third-place-few", count=8)
    event, _ = event_of(evening.tournament, state="registration")
    announced = written(announcement_screen(event, str, EN))
    assert (few in announced) == (places == "third" and entries < 8)
    event, _ = event_of(evening.tournament, state="draft")
    assert (few in written(draft_screen(event, EN))) == (places == "third")
