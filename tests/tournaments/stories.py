"""Whole tournaments, told as text: one of each format, and what goes wrong in an evening."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from bot.tournaments import TournamentError, next_round, standings, with_late_table
from bot.tournaments.live.leagues import by_places, season_table
from tests.tournaments.evening import Evening
from tests.tournaments.telling import Told, name, told_season

FOLDER = Path(__file__).parent / "stories"
STORIES: dict[str, Callable[[], str]] = {}
"""by the name of the file"""

Story = Callable[[Told], None]


def _told(happens: Story, *entered: Any, **plan: Any) -> str:
    evening = Told(*entered, **plan)
    happens(evening)
    return evening.text()


def story(title: str, format_: str, entries: int, **plan: Any) -> Callable[[Story], None]:
    """What happens in an evening of so many entries is a story."""

    def kept(happens: Story) -> None:
        STORIES[happens.__name__] = partial(_told, happens, title, format_, entries, **plan)

    return kept


def _drawn(evening: Told) -> None:
    """Every table of every round ends equal: only the lot is left."""
    while not evening.over:
        for table in evening.pair().tables:
            evening.play(table.number, 648, 648)
        evening.tell(ranked=False)


def _at_the_end(evening: Told) -> None:
    evening.rest(ranked=False)


PLAIN: dict[str, tuple[Story, str, str, int, dict[str, Any]]] = {
    # Robots of the house are the sixth and are not ranked.
    "concours_robots": (
        *(Told.rest, "Concours: 5 pairs and the house's robots, 4 × 12 deals"),
        *("concours", 5, {"seed": 2}),
    ),
    "swiss_few": (
        *(_at_the_end, "Swiss: 5 pairs, so a round robin by Berger tables"),
        *("swiss", 5, {"seed": 1, "deals": 8, "house": False}),
    ),
    # One sits out each round; after three rounds fours are mixed.
    "melee_balanced": (
        *(Told.rest, "Balanced Mêlée: 9 people, no robots, 5 × 8 deals"),
        *("melee_balanced", 9, {"seed": 2, "rounds": 5, "deals": 8, "house": False}),
    ),
    # Nine rounds, each sits out once.
    "whist": (
        *(_at_the_end, "Whist tournament: 9 people, 9 × 2 deals"),
        *("whist", 9, {"seed": 2, "deals": 2}),
    ),
    "knock_out_pools": (
        *(_at_the_end, "Knock-out after pools: 11 pairs, every place is played for", "knock_out"),
        *(11, {"seed": 3, "strengths": range(11, 0, -1), "pools": True, "places": "all"}),
    ),
    # Robots are the eighth; directions are ranked apart.
    "mitchell": (
        *(_at_the_end, "Duplicate, Mitchell: 7 pairs and robots, 4 × 3 boards, matchpoints"),
        *("mitchell", 7, {"seed": 4, "deals": 3}),
    ),
    # One has a bye each round.
    "teams": (
        *(Told.rest, "Duplicate, teams of four: 3 teams, 3 × 4 boards"),
        *("teams", 3, {"seed": 4, "deals": 4, "house": False}),
    ),
    # Two write as much.
    "daily": (
        *(Told.rest, "Daily duplicate: 4 people, 3 boards"),
        *("daily", 4, {"seed": 2, "deals": 3}),
    ),
    "swiss_lot": (
        *(_drawn, "Swiss: 12 pairs, equal to the last tie-break"),
        *("swiss", 12, {"seed": 4, "rounds": 2, "deals": 8}),
    ),
    "round_robin_lot": (
        *(_drawn, "Round robin: 4 pairs, equal to the last tie-break"),
        *("round_robin", 4, {"seed": 2, "deals": 8}),
    ),
    "melee_lot": (
        *(_drawn, "Mêlée by lot: 8 people, equal to the last tie-break"),
        *("melee", 8, {"seed": 6, "rounds": 2, "deals": 8}),
    ),
}
"""where nothing happens but what is paired and played"""

for _name, (_happens, _title, _format, _entries, _plan) in PLAIN.items():
    STORIES[_name] = partial(_told, _happens, _title, _format, _entries, **_plan)


@story("Concours: 7 pairs, no robots, 4 × 12 deals", "concours", 7, seed=4, house=False)
def concours_bye(evening: Told) -> None:
    """All that can happen."""
    evening.play_round()
    evening.say(f"* late, {name(evening.join())} still gets in")
    evening.tell()
    evening.pair()
    evening.forfeit(2, evening.side_at(2))
    evening.play(1, 844, 1100)
    evening.correct(1, 1100, 844)
    evening.tell()
    evening.withdraw(3)
    evening.rest()


@story("Concours: 4 pairs, equal to the last tie-break", "concours", 4, seed=3, rounds=2)
def concours_lot(evening: Told) -> None:
    """Two pairs equal in everything: only the lot is left."""
    for points in ((1000, 944), (972, 972)):
        evening.pair()
        for table in (1, 2):
            evening.play(table, *points)
        evening.tell()


@story("Concours: 4 pairs, the direct game decides", "concours", 4, seed=3, rounds=3)
def concours_direct(evening: Told) -> None:
    """A and B are equal but for the game that A won against B."""
    _everybody_meets(evening, (1000, 944, 944, 1000, 944, 1000))


@story("Concours: 4 pairs, the best single party decides", "concours", 4, seed=3, rounds=3)
def concours_best(evening: Told) -> None:
    """A and B are equal, their game was drawn, and A's best party was better."""
    _everybody_meets(evening, (972, 1000, 944, 990, 954, 1000))


def _everybody_meets(evening: Told, written: tuple[int, ...]) -> None:
    """What A writes against B, C and D, B against C and D, and C against D, of 1944."""
    meetings = (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)
    points = dict(zip(meetings, written, strict=True))
    while not evening.over:
        for table in evening.pair().tables:
            (one,), (other,) = table.sides
            first = points.get((one, other), 1944 - points.get((other, one), 0))
            evening.play(table.number, first, 1944 - first)
        evening.tell(ranked=False)


@story(
    *("Swiss: 13 pairs, no robots, 5 × 8 deals", "swiss", 13),
    seed=6,
    deals=8,
    house=False,
    strengths=range(13, 0, -1),
)
def swiss(evening: Told) -> None:
    """Floats, a bye each round, a late entry, a withdrawal and a forfeit."""
    evening.play_round()
    evening.join()
    evening.tell()
    evening.pair()
    evening.forfeit(3, evening.side_at(3, 1))
    evening.play_all()
    evening.withdraw(2)
    evening.tell()
    evening.rest()


@story("Round robin: 4 pairs", "round_robin", 4, seed=1, deals=8)
def round_robin(evening: Told) -> None:
    """One leaves; robots play for it."""
    evening.play_round()
    evening.withdraw(2)
    evening.tell()
    evening.rest()


@story("Mêlée by lot: 11 people and robots, 4 × 8 deals", "melee", 11, seed=5, deals=8)
def melee(evening: Told) -> None:
    """One stays away for a round, one leaves and is punished."""
    evening.play_round()
    evening.stay_away(4)
    evening.join()
    evening.tell()
    evening.play_round()
    evening.punish(7, 162)
    evening.withdraw(7)
    evening.tell()
    evening.rest()


@story(
    *("Knock-out: 11 pairs, consolante, games for the third place", "knock_out", 11),
    seed=7,
    strengths=range(11, 0, -1),
    places="third",
)
def knock_out(evening: Told) -> None:
    """Byes, a forfeit, a withdrawal, the consolante, third places, best of three."""
    evening.pair()
    evening.forfeit(2, evening.side_at(2, 1))
    evening.tell()
    evening.pair()
    evening.tell()
    evening.withdraw(8)
    while not evening.over:
        paired = evening.pair()
        if [each.section for each in paired.tables].count("main") == 1:
            evening.play(1, 2900, 2700, parties=(1, 2))
        evening.tell()


@story(
    *("Knock-out: 4 pairs, a draw and a correction", "knock_out", 4),
    seed=3,
    strengths=(4, 3, 2, 1),
)
def knock_out_drawn(evening: Told) -> None:
    """A drawn game is not the end of it; a corrected one cannot change who went on."""
    evening.pair()
    evening.play(1, 972, 972)
    evening.play(2)
    evening.say(f"* next round: {_refusal(next_round, evening)}")
    evening.correct(1, 992, 972)
    evening.tell()
    evening.pair()
    evening.correct(1, 972, 992, number=1)
    evening.say("* with table 1 of round 1 corrected the other way:")
    evening.say(f"  {_refusal(standings, evening)}")
    evening.say("")
    evening.ranked = True  # as far as can be


def _refusal(ask: Callable[[Any], object], evening: Evening) -> str:
    try:
        ask(evening.tournament)
    except TournamentError as error:
        return str(error)
    return "nothing is refused"


@story(
    *("Duplicate, Howell: 5 pairs, no robots, 5 × 3 boards, cross-IMPs", "howell", 5),
    seed=4,
    deals=3,
    house=False,
    scoring="imps",
)
def howell(evening: Told) -> None:
    """One does not come to a round."""
    evening.pair()
    evening.absent(1, ranked=False)
    evening.rest(ranked=False)


def season() -> str:
    """Four evenings of which three count."""
    lines = ["Season: 4 Concours, the best 3 count, by places", ""]
    scores = []
    for seed, entries in enumerate((5, 4, 6, 5), start=1):
        evening = Evening("concours", entries, seed=seed, rounds=2)
        evening.play_to_end()
        scores.append(by_places(standings(evening.tournament)))
    return "\n".join([*lines, *told_season(season_table(scores, best=3)), ""])


STORIES["season"] = season

# People come late, leave, do not come ------------------------------------------------------------


@story(
    *("Round robin: 5 pairs, no robots, a forfeit and a withdrawal", "round_robin", 5),
    seed=3,
    deals=8,
    house=False,
)
def round_robin_odd(evening: Told) -> None:
    evening.pair()
    evening.absent(1)
    evening.pair()
    evening.tell()
    evening.withdraw(4)
    evening.rest(ranked=False)


@story(
    *("Mêlée by lot: 10 people, no robots, a forfeit", "melee", 10),
    seed=8,
    rounds=3,
    deals=8,
    house=False,
)
def melee_absent(evening: Told) -> None:
    """Two sit out each round."""
    evening.pair()
    evening.absent(2)
    evening.rest(ranked=False)


@story(
    *("Balanced Mêlée: 8 people, late entry, forfeit and withdrawal", "melee_balanced", 8),
    seed=9,
    rounds=4,
    deals=8,
)
def melee_balanced_left(evening: Told) -> None:
    evening.play_round()
    evening.join()
    evening.tell()
    evening.pair()
    evening.absent(1)
    evening.withdraw(3)
    evening.rest(ranked=False)


@story("Whist tournament: 8 people, a forfeit and a withdrawal", "whist", 8, seed=5, deals=4)
def whist_left(evening: Told) -> None:
    """A robot takes the place of who leaves in the schedule."""
    evening.pair()
    evening.absent(1)
    evening.play_round()
    evening.withdraw(6)
    evening.tell(ranked=False)
    evening.rest(ranked=False)


@story(
    *("Duplicate, Mitchell: 7 pairs, no robots, a forfeit and a withdrawal", "mitchell", 7),
    seed=6,
    deals=3,
    house=False,
)
def mitchell_left(evening: Told) -> None:
    evening.pair()
    evening.absent(1, ranked=False)
    evening.play_round()
    evening.withdraw(evening.side_at(1))
    evening.tell(ranked=False)
    evening.rest(ranked=False)


@story("Duplicate, Howell: 6 pairs, a withdrawal", "howell", 6, seed=7, deals=2)
def howell_left(evening: Told) -> None:
    """Robots take the place of who leaves; two are equal to the end."""
    evening.play_round()
    evening.withdraw(2)
    evening.tell(ranked=False)
    evening.rest(ranked=False)


@story(
    *("Duplicate, teams of four: 4 teams, a forfeit and a withdrawal", "teams", 4),
    seed=8,
    deals=4,
)
def teams_left(evening: Told) -> None:
    """One does not come to a match, one leaves."""
    match = [each for each in evening.pair().tables if each.match == 1]
    for table in match:
        evening.forfeit(table.number, match[0].sides[1][0])
    evening.tell()
    evening.play_round()
    evening.withdraw(1)
    evening.tell()
    evening.rest()


@story(
    *("Daily duplicate: 3 people, a late one, one who does not play", "daily", 3),
    seed=5,
    deals=3,
)
def daily_late(evening: Told) -> None:
    """A fourth comes before the window closes."""
    evening.pair()
    evening.forfeit(2, evening.side_at(2))
    late = evening.enter()
    evening.replace_round(
        with_late_table(evening.tournament.plan, evening.tournament.rounds[-1], late)
    )
    evening.say(f"* {name(late)} comes")
    evening.tell()
