"""Whole tournaments, told as text: one of each format, and what goes wrong in an evening."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from bot.tournaments import (
    Tournament,
    TournamentError,
    next_round,
    standings,
)
from bot.tournaments.live.leagues import by_places, season_table
from tests.tournaments.evening import Evening
from tests.tournaments.mishaps import MISHAPS
from tests.tournaments.teller import Teller
from tests.tournaments.telling import name, told_season

FOLDER: Final = Path(__file__).parent / "stories"


def concours_bye() -> str:
    """Seven pairs without robots, and all that can happen."""
    evening = Evening("concours", 7, seed=4, house=False)
    tell = Teller("Concours: 7 pairs, no robots, 4 × 12 deals", evening)
    evening.play_round()
    tell.say(f"* late, {name(evening.join())} still gets in")
    tell.round()
    evening.pair()
    second = evening.tournament.rounds[-1].tables[1]
    evening.forfeit(second.number, second.sides[0][0])
    evening.play(1, 844, 1100)
    evening.correct(1, 1100, 844)
    tell.round()
    evening.withdraw(3)
    tell.rest()
    return tell.text()


def concours_robots() -> str:
    """Five pairs: robots of the house are the sixth and are not ranked."""
    evening = Evening("concours", 5, seed=2)
    tell = Teller("Concours: 5 pairs and the house's robots, 4 × 12 deals", evening)
    tell.rest()
    return tell.text()


def concours_lot() -> str:
    """Two pairs equal in everything: only the lot is left."""
    evening = Evening("concours", 4, seed=3, rounds=2)
    tell = Teller("Concours: 4 pairs, equal to the last tie-break", evening)
    evening.pair()
    evening.play(1, 1000, 944)
    evening.play(2, 1000, 944)
    tell.round()
    evening.pair()
    evening.play(1, 972, 972)
    evening.play(2, 972, 972)
    tell.round()
    return tell.text()


def concours_direct() -> str:
    """A and B are equal but for the game that A won against B."""
    return _three_rounds(
        "Concours: 4 pairs, the direct game decides",
        {(1, 2): 1000, (1, 3): 944, (1, 4): 944, (2, 3): 1000, (2, 4): 944, (3, 4): 1000},
    )


def concours_best() -> str:
    """A and B are equal, their game was drawn, and A's best party was better."""
    return _three_rounds(
        "Concours: 4 pairs, the best single party decides",
        {(1, 2): 972, (1, 3): 1000, (1, 4): 944, (2, 3): 990, (2, 4): 954, (3, 4): 1000},
    )


def _three_rounds(title: str, points: dict[tuple[int, int], int]) -> str:
    """Everybody against everybody; of each game what the first of the two writes, of 1944."""
    evening = Evening("concours", 4, seed=3, rounds=3)
    tell = Teller(title, evening)
    while not evening.over:
        for table in evening.pair().tables:
            (one,), (other,) = table.sides
            written = points.get((one, other), 1944 - points.get((other, one), 0))
            evening.play(table.number, written, 1944 - written)
        tell.round(standings_too=False)
    return tell.text()


def swiss() -> str:
    """Thirteen pairs: floats, a bye each round, a late entry, a withdrawal and a forfeit."""
    evening = Evening("swiss", 13, seed=6, deals=8, house=False, strengths=tuple(range(13, 0, -1)))
    tell = Teller("Swiss: 13 pairs, no robots, 5 × 8 deals", evening)
    evening.play_round()
    evening.join()
    tell.round()
    evening.pair()
    evening.forfeit(3, evening.tournament.rounds[-1].tables[2].sides[1][0])
    evening.play_all()
    evening.withdraw(2)
    tell.round()
    tell.rest()
    return tell.text()


def swiss_few() -> str:
    """Five pairs in a Swiss play a round robin."""
    evening = Evening("swiss", 5, seed=1, deals=8, house=False)
    tell = Teller("Swiss: 5 pairs, so a round robin by Berger tables", evening)
    tell.rest(standings_too=False)
    return tell.text()


def round_robin() -> str:
    """Four pairs, one of which leaves; robots play for it."""
    evening = Evening("round_robin", 4, seed=1, deals=8)
    tell = Teller("Round robin: 4 pairs", evening)
    evening.play_round()
    evening.withdraw(2)
    tell.round()
    tell.rest()
    return tell.text()


def melee() -> str:
    """Eleven people by lot, with robots; one stays away for a round, one leaves and is punished."""
    evening = Evening("melee", 11, seed=5, deals=8)
    tell = Teller("Mêlée by lot: 11 people and robots, 4 × 8 deals", evening)
    evening.play_round()
    evening.stay_away(4)
    evening.join()
    tell.round()
    evening.play_round()
    evening.punish(7, 162)
    evening.withdraw(7)
    tell.round()
    tell.rest()
    return tell.text()


def melee_balanced() -> str:
    """Nine people without robots: one sits out each round; after three rounds fours are mixed."""
    evening = Evening("melee_balanced", 9, seed=2, rounds=5, deals=8, house=False)
    tell = Teller("Balanced Mêlée: 9 people, no robots, 5 × 8 deals", evening)
    tell.rest()
    return tell.text()


def whist() -> str:
    """Nine people: nine rounds, each sits out once."""
    evening = Evening("whist", 9, seed=2, deals=2)
    tell = Teller("Whist tournament: 9 people, 9 × 2 deals", evening)
    tell.rest(standings_too=False)
    return tell.text()


def knock_out() -> str:
    """Eleven pairs: byes, a forfeit, a withdrawal, the consolante, third places, best of three."""
    evening = Evening("knock_out", 11, seed=7, strengths=tuple(range(11, 0, -1)), places="third")
    tell = Teller("Knock-out: 11 pairs, consolante, games for the third place", evening)
    evening.pair()
    evening.forfeit(2, evening.tournament.rounds[-1].tables[1].sides[1][0])
    tell.round()
    evening.pair()
    tell.round()
    evening.withdraw(8)
    while not evening.over:
        paired = evening.pair()
        if [each.section for each in paired.tables].count("main") == 1:
            evening.play(1, 2900, 2700, parties=(1, 2))
        tell.round()
    return tell.text()


def knock_out_pools() -> str:
    """Eleven pairs in two pools, then a main bracket and a consolante, all places played."""
    evening = Evening(
        "knock_out", 11, seed=3, strengths=tuple(range(11, 0, -1)), pools=True, places="all"
    )
    tell = Teller("Knock-out after pools: 11 pairs, every place is played for", evening)
    tell.rest(standings_too=False)
    return tell.text()


def knock_out_drawn() -> str:
    """A drawn game is not the end of it; a corrected one cannot change who went on."""
    evening = Evening("knock_out", 4, seed=3, strengths=(4, 3, 2, 1))
    tell = Teller("Knock-out: 4 pairs, a draw and a correction", evening)
    evening.pair()
    evening.play(1, 972, 972)
    evening.play(2)
    tell.say(f"* next round: {_refusal(evening.tournament)}")
    evening.correct(1, 992, 972)
    tell.round()
    evening.pair()
    evening.correct(1, 972, 992, number=1)
    tell.say("* with table 1 of round 1 corrected the other way:")
    return "\n".join([*tell.lines, f"  {_refusal_of_standings(evening)}", ""])


def mitchell() -> str:
    """Seven pairs: robots are the eighth; directions are ranked apart."""
    evening = Evening("mitchell", 7, seed=4, deals=3)
    tell = Teller("Duplicate, Mitchell: 7 pairs and robots, 4 × 3 boards, matchpoints", evening)
    tell.rest(standings_too=False)
    return tell.text()


def howell() -> str:
    """Five pairs without robots in one field, by cross-IMPs; one does not come to a round."""
    evening = Evening("howell", 5, seed=4, deals=3, house=False, scoring="imps")
    tell = Teller("Duplicate, Howell: 5 pairs, no robots, 5 × 3 boards, cross-IMPs", evening)
    evening.pair()
    evening.forfeit(1, evening.tournament.rounds[-1].tables[0].sides[0][0])
    tell.round(standings_too=False)
    tell.rest(standings_too=False)
    return tell.text()


def teams() -> str:
    """Three teams of four: one has a bye each round."""
    evening = Evening("teams", 3, seed=4, deals=4, house=False)
    tell = Teller("Duplicate, teams of four: 3 teams, 3 × 4 boards", evening)
    tell.rest()
    return tell.text()


def daily() -> str:
    """Four people over the same three boards with robots; two write as much."""
    evening = Evening("daily", 4, seed=2, deals=3)
    tell = Teller("Daily duplicate: 4 people, 3 boards", evening)
    tell.rest()
    return tell.text()


def season() -> str:
    """Four evenings of which three count."""
    lines = ["Season: 4 Concours, the best 3 count, by places", ""]
    scores = []
    for seed, entries in enumerate((5, 4, 6, 5), start=1):
        evening = Evening("concours", entries, seed=seed, rounds=2)
        evening.play_to_end()
        scores.append(by_places(standings(evening.tournament)))
    return "\n".join([*lines, *told_season(season_table(scores, best=3)), ""])


def _refusal(tournament: Tournament) -> str:
    try:
        next_round(tournament)
    except TournamentError as error:
        return str(error)
    return "paired"


def _refusal_of_standings(evening: Evening) -> str:
    try:
        standings(evening.tournament)
    except TournamentError as error:
        return str(error)
    return "ranked"


STORIES: Final[dict[str, Callable[[], str]]] = {
    each.__name__: each
    for each in (
        concours_bye,
        concours_robots,
        concours_lot,
        concours_direct,
        concours_best,
        swiss,
        swiss_few,
        round_robin,
        melee,
        melee_balanced,
        whist,
        knock_out,
        knock_out_pools,
        knock_out_drawn,
        mitchell,
        howell,
        teams,
        daily,
        season,
        *MISHAPS,
    )
}
