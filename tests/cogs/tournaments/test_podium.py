"""The podium of a tournament: who stands on it, and when nobody does."""

import re
from dataclasses import replace
from typing import Any, cast

import pytest

from bot.text import COMPLETE, words_for
from bot.tournaments import FORMATS, Forfeit, Tournament, standings
from bot.tournaments.shown.reckoned import reckon
from cogs.tournaments.posts import MOST, MOST_ON_STEP, podium_screen
from cogs.tournaments.results.entry import entry_screen
from cogs.tournaments.results.standings import StandingsChoice, standings_screen
from tests.cogs.no_pictures import NoPictures
from tests.cogs.tournaments.boards import (
    drawn_by,
    evening_of,
    scene_of,
    shown,
    taken,
    tied,
    written,
)
from tests.examples import sampled
from tests.tournaments.evening import Evening


async def test_the_podium_names_the_first_and_says_how_to_check_the_draw() -> None:
    tournament = evening_of("knock_out", 8, None).tournament
    screen, page = await drawn_by(podium_screen, tournament, state="finished")
    said = written(screen)
    assert "16 players in 8 pairs" in said
    assert "have won the consolante" in said
    assert f"`{tournament.seed.hex()[:16]}…`" in said
    assert "/tournament export" in said
    assert not re.search("[0-9a-f]{17}", said), "a phone has no room for it"
    assert "lot put" not in said
    assert "robot" not in said
    assert [step.rank for step in page.steps] == [1, 2, 3]
    alone = evening_of("melee", 8, None).tournament
    screen = await podium_screen(scene_of(alone, state="finished"))
    assert "8 players" in written(screen)


async def test_robots_are_no_players() -> None:
    tournament = evening_of("concours", 4, None).tournament
    scene = scene_of(tournament, state="finished")
    first, second, *others = scene.event.members
    robots = (first._replace(person_id=None), second, others[0]._replace(person_id=None))
    event = replace(scene.event, members=(*robots, *others[1:]))
    podium = await podium_screen(scene._replace(event=event))
    assert "6 players and 2 robots in 4 pairs" in written(podium)


def without_last_round(tournament: Tournament) -> Tournament:
    """Nobody came to its tables."""
    last = tournament.rounds[-1]
    kept = (each for each in tournament.results if getattr(each, "round", 0) < last.number)
    forfeits = (
        Forfeit(id=1000 + each.number, round=last.number, table=each.number, absent=absent)
        for each in last.tables
        for absent in [(*each.sides[0], *each.sides[1])]
    )
    return replace(tournament, results=(*kept, *forfeits))


@pytest.mark.parametrize("format_", ["concours", "mitchell"])
async def test_where_nobody_has_won_the_podium_says_so(format_: str) -> None:
    whole = evening_of(format_, 4, None).tournament
    tournament = without_last_round(replace(whole, rounds=whole.rounds[:1]))
    drawn = NoPictures()
    scene = scene_of(tournament, drawn, state="finished")
    said = written(await podium_screen(scene))
    assert "Nobody has won" in said
    assert not any(medal in said for medal in "🥇🥈🥉")
    assert "ongratulations" not in said
    assert drawn.drawn == []
    ranking, _ = await shown(tournament, StandingsChoice(in_words=True), state="finished")
    assert "🥇" not in written(ranking)


async def test_without_a_winner_of_the_final_those_behind_have_their_medals() -> None:
    """Both finalists share the second place, and the standings have the same medals."""
    evening = Evening("knock_out", 8, places="third")
    while len(evening.tournament.rounds) < 3:
        evening.pair()
        evening.play_all()
    tournament = without_last_round(evening.tournament)
    found = reckon(tournament)
    third = [each for each in evening.tournament.rounds[-1].tables if "places" in each.section]
    assert third, "nobody came to it either: they share the third place"
    screen, page = await drawn_by(podium_screen, tournament, state="finished")
    said = written(screen)
    assert "Nobody has won" in said
    assert "ongratulations" not in said
    ranking, _ = await shown(tournament, StandingsChoice(in_words=True), state="finished")
    for medal, count in (("🥇", 0), ("🥈", 2), ("🥉", 2)):
        assert (said.count(medal), written(ranking).count(medal)) == (count, count)
    assert [each.rank for each in page.steps] == [2, 3]
    assert sorted(found.ranks.values())[:5] == [2, 2, 3, 3, 5]


async def test_who_never_came_to_a_cup_stands_below_its_brackets_without_a_place() -> None:
    evening = Evening("knock_out", 5, strengths=(5.0, 4.0, 3.0, 2.0, 1.0))
    while not evening.over:
        for table in evening.pair().tables:
            if 1 in table.entries():
                evening.forfeit(table.number, 1)
            else:
                evening.play(table.number)
    ranking, _ = await shown(evening.tournament, StandingsChoice(), state="finished")
    said = written(ranking)
    heads = re.findall("^### (.+)$", said, re.MULTILINE)
    assert heads == ["Main bracket", "Consolante", "No place"]
    podium = written(await podium_screen(scene_of(evening.tournament, state="finished")))
    for medal in "🥇🥈🥉":
        of_standings, of_podium = (
            re.search(f"{medal} (\\*\\*.+?\\*\\*)", each) for each in (said, podium)
        )
        assert of_standings
        assert of_podium
        assert of_standings[1] == of_podium[1]


async def test_what_the_podium_says_the_last_standings_leave_out() -> None:
    tournament = evening_of("concours", 3, None).tournament
    reader = {"state": "finished"}
    rounds = len(tournament.rounds)
    for choice, listed in (
        (StandingsChoice(rounds), False),
        (StandingsChoice(rounds, in_words=True), True),
        (StandingsChoice(rounds - 1), True),
        (StandingsChoice(), True),
    ):
        screen, _ = await shown(tournament, choice, **reader)
        assert ("🥇" in written(screen)) is listed


async def test_a_medal_that_only_a_lot_decided_is_said_to_be_so() -> None:
    tournament, one, other = tied()
    scene = scene_of(tournament, state="finished")
    line = f"lot put **{scene.name(one)}** before **{scene.name(other)}**."
    if standings(tournament).why(one, other).ahead != one:
        line = f"lot put **{scene.name(other)}** before **{scene.name(one)}**."
    podium = await podium_screen(scene)
    ranking, _ = await shown(tournament, StandingsChoice(), state="finished")
    assert line in written(podium)
    assert line in written(ranking)


@pytest.mark.parametrize("language", COMPLETE)
async def test_of_equals_for_whom_there_is_no_room_it_is_told_how_many(language: str) -> None:
    """The list of each direction says it, the picture and its alt text."""
    words, tournament = words_for(language), evening_of("mitchell", 20, None).tournament
    rows = [cast(Any, each) for each in tournament.results]
    alike = [replace(each, scores=rows[0].scores, boards=rows[0].boards) for each in rows]
    reckoned = reckon(replace(tournament, results=tuple(alike)))
    assert [len(equal) for _, equal in reckoned.winners_apart] == [10, 10]
    reader = {"language": language, "state": "finished"}
    screen, page = await drawn_by(podium_screen, reckoned.tournament, **reader)
    listed = taken(screen).split("\n")
    assert listed.count(words("tournament-player-more", count=10 - MOST)) == 2
    assert sum(each.startswith("🥇") for each in listed) == 2 * MOST
    [step] = page.steps
    more = words("tournament-player-more", count=20 - MOST_ON_STEP + 1)
    assert (len(step.names), step.names[-1]) == (MOST_ON_STEP, more)
    assert screen.pictures[0].alt.endswith(f"{more}.")


@pytest.mark.parametrize(("format_", "language"), sampled(FORMATS, COMPLETE))
async def test_before_the_first_result_nobody_has_a_medal(format_: str, language: str) -> None:
    evening = Evening(format_, 8)
    evening.pair()
    tournament, drawn = evening.tournament, NoPictures()
    scene = scene_of(tournament, drawn, language=language, own=1, until=2e9)
    ranking = await standings_screen(scene, StandingsChoice())
    own = entry_screen(scene, 1)
    for screen in (ranking, own):
        said = taken(screen)
        assert not re.search("🥇|👑|· 0$", said, re.MULTILINE)
        key = (
            "duplicate-hidden"
            if tournament.plan.format.shared_boards
            else "tournament-boards-no-result"
        )
        assert words_for(language)(key) in said
        assert ("<t:2000000000" in said) == (format_ == "daily"), "until when it is open"
    assert not drawn.drawn


async def test_who_has_played_no_board_has_no_medal() -> None:
    evening = Evening("daily", 3)
    (one,), (other,) = (each.sides[0] for each in evening.pair().tables[:2])
    evening.play(1)
    evening.add(Forfeit(id=evening.next_id(), round=1, table=2, absent=(other,)))
    tournament, drawn = evening.tournament, NoPictures()
    scene = scene_of(tournament, drawn, state="finished")
    podium = written(await podium_screen(scene))
    assert [step.names for step in drawn.drawn[0].steps] == [(scene.plain(one),)]
    ranking = written(await standings_screen(scene, StandingsChoice()))
    for said in (podium, ranking):
        assert said.count("🥇") == 1
        assert "🥈" not in said
    assert "rounds" not in podium
    assert "🥈" not in written(entry_screen(scene, other))


def test_a_daily_has_no_empty_side() -> None:
    evening = Evening("daily", 4)
    evening.pair()
    scene = scene_of(evening.tournament)
    assert scene.side(()) == scene.plain_side(()) == scene.names.side(()) == "three robots"
