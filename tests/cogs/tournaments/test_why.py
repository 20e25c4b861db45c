"""Why one is ahead of another: said of each tie-break, and of everybody."""

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.text import COMPLETE, words_for
from bot.tournaments import FORMATS, Tournament, standings
from bot.tournaments.shown.reckoned import reckon
from cogs.tournaments.results.entry import entry_screen, why_screen
from cogs.tournaments.results.standings import place_of
from tests.cogs.tournaments.boards import evening_of, scene_of, tied, written
from tests.examples import sampled
from tests.tournaments.evening import Evening
from tests.tournaments.simulation import simulate


def why(tournament: Tournament, one: int, other: int, language: str = "en") -> str:
    scene = scene_of(tournament, language=language)
    return written(why_screen(scene, one, other))


def test_why_by_points_says_both_values() -> None:
    evening = Evening("concours", 4)
    paired = evening.pair()
    (one,), (other,) = paired.tables[0].sides
    evening.play(1, 1100, 844)
    said = why(evening.tournament, other, one)
    assert f"{one}** are ahead of" in said
    assert "more points, 1,100 against 844." in said
    french = why(evening.tournament, other, one, "fr")
    assert "devancent" in french
    assert "plus de points, 1\u202f100 contre 844." in french


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        ({"parties": (2, 1)}, "equal on points (1,000), but more games won, 2 against 1."),
        ({"against": (900, 950)}, "a better points difference, +100 against +50."),
        ({"capots": (1, 0)}, "more capots made, 1 against 0."),
        ({"failed": (1, 4)}, "fewer failed contracts, 1 against 4."),
    ],
)
def test_why_by_each_tie_break(facts: dict[str, tuple[int, int]], said: str) -> None:
    tournament, one, other = tied(**facts)
    assert standings(tournament).why(one, other).ahead == one
    assert said in why(tournament, one, other)


def test_a_result_that_an_organiser_corrected_is_marked_with_its_reason() -> None:
    evening = Evening("concours", 4)
    paired = evening.pair()
    (one,), (other,) = paired.tables[0].sides
    evening.play(1, 844, 1100)
    assert "✏️" not in why(evening.tournament, other, one)
    evening.correct(1, 1100, 844)
    scene = scene_of(evening.tournament)
    *before, corrected = scene.event.results
    event = replace(scene.event, results=(*before, corrected._replace(by_id=1)))
    said = written(why_screen(scene._replace(event=event), other, one))
    assert said.count("-# ✏️ Round 1, table 1 · By an organiser: “the sheet was read") == 2


def test_why_by_lot_names_the_seed() -> None:
    tournament, one, other = tied()
    separation = standings(tournament).why(one, other)
    assert separation.tie_break == "lot"
    said = why(tournament, one, other)
    assert f"lot {separation.values[0]} was drawn before lot {separation.values[1]}" in said
    assert f"`{tournament.seed.hex()[:16]}…`" in said
    assert "/tournament export" in said


def test_why_by_buchholz_says_how_it_is_made_up() -> None:
    found: set[bool] = set()
    for seed in range(12):
        tournament = simulate("swiss", seed)
        scene, ranked = scene_of(tournament), standings(tournament)
        for above, below in pairwise(ranked.places):
            separation = ranked.why(above.entry, below.entry)
            if separation.tie_break != "buchholz":
                continue
            said = written(why_screen(scene, above.entry, below.entry))
            assert f"= **{separation.values[0]}**" in said
            assert f"= **{separation.values[1]}**" in said
            median = len(tournament.rounds) >= 6
            assert said.count("~~") == (8 if median else 0), "the best and the worst of both"
            found.add(median)
    assert found == {True, False}


@pytest.mark.parametrize(
    ("format_", "language", "seed"), sampled(FORMATS, COMPLETE, range(6), every=13)
)
def test_everybody_is_told_why_they_are_behind_the_one_above(
    format_: str, language: str, seed: int
) -> None:
    words = words_for(language)
    tournament = simulate(format_, seed)
    scene, reckoned = scene_of(tournament, language=language), reckon(tournament)
    places = reckoned.standings.places
    assert len(places) > 1
    for above, below in pairwise(places):
        said = written(why_screen(scene, below.entry, above.entry))
        separation = reckoned.standings.why(above.entry, below.entry)
        assert scene.name(above.entry) in said
        assert scene.name(below.entry) in said
        if above.rank != below.rank and below.entry in reckoned.placeless - {above.entry}:
            continue  # whoever has no place stands last, whatever it has
        if separation.tie_break is None:
            ahead, behind = (
                f"**{scene.name(each)}**" for each in (separation.ahead, separation.behind)
            )
            assert words("tournament-boards-why-shared", ahead=ahead, behind=behind) in said


def test_an_entrys_own_screen_tells_its_games_and_what_put_it_there() -> None:
    tournament = evening_of("round_robin", 6, 3).tournament
    reckoned = reckon(tournament)
    scene = scene_of(tournament, own=2)
    said = written(entry_screen(scene, 2))
    games = [line for line in said.splitlines() if line.startswith("**") and " · " in line]
    assert [line[2] for line in games] == ["1", "2", "3", "4", "5"], "those to come too"
    assert (place_of(reckoned.standings, 2) == 0) == ("Nobody is ahead" in said)
    with pytest.raises(KeyError):
        entry_screen(scene, 99)


def test_the_leader_is_told_why_they_are_ahead_of_the_second() -> None:
    tournament = evening_of("concours", 8, None).tournament
    first, second, *_ = standings(tournament).places
    scene = scene_of(tournament, state="finished")
    said = written(entry_screen(scene, first.entry))
    assert "👑" in said
    assert f"**{scene.name(first.entry)}** are ahead of **{scene.name(second.entry)}**" in said
