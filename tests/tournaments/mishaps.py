"""Whole tournaments in which things go wrong: people who come late, leave, do not come, tie."""

from collections.abc import Callable
from typing import Final

from bot.tournaments import with_late_table
from tests.tournaments.evening import Evening
from tests.tournaments.teller import Teller
from tests.tournaments.telling import name


def swiss_lot() -> str:
    """Twelve pairs and nothing but draws: only the lot is left."""
    return _all_drawn("Swiss: 12 pairs", Evening("swiss", 12, seed=4, rounds=2, deals=8))


def round_robin_odd() -> str:
    """Five pairs without robots: byes, a pair that does not come, one that leaves."""
    evening = Evening("round_robin", 5, seed=3, deals=8, house=False)
    tell = Teller("Round robin: 5 pairs, no robots, a forfeit and a withdrawal", evening)
    evening.pair()
    _absent(evening, 1)
    tell.round()
    evening.pair()
    tell.round()
    evening.withdraw(4)
    tell.rest(standings_too=False)
    return tell.text()


def round_robin_lot() -> str:
    """Four pairs and nothing but draws."""
    return _all_drawn("Round robin: 4 pairs", Evening("round_robin", 4, seed=2, deals=8))


def melee_lot() -> str:
    """Eight people who all write as much."""
    return _all_drawn("Mêlée by lot: 8 people", Evening("melee", 8, seed=6, rounds=2, deals=8))


def melee_absent() -> str:
    """Ten people without robots: two sit out each round, and one does not come to their table."""
    evening = Evening("melee", 10, seed=8, rounds=3, deals=8, house=False)
    tell = Teller("Mêlée by lot: 10 people, no robots, a forfeit", evening)
    evening.pair()
    _absent(evening, 2)
    tell.round()
    tell.rest(standings_too=False)
    return tell.text()


def melee_balanced_left() -> str:
    """Eight people: one comes late, one does not come to their table, one leaves."""
    evening = Evening("melee_balanced", 8, seed=9, rounds=4, deals=8)
    tell = Teller("Balanced Mêlée: 8 people, late entry, forfeit and withdrawal", evening)
    evening.play_round()
    evening.join()
    tell.round()
    evening.pair()
    _absent(evening, 1)
    tell.round()
    evening.withdraw(3)
    tell.rest(standings_too=False)
    return tell.text()


def whist_left() -> str:
    """Eight people of whom one leaves: a robot takes their place in the schedule."""
    evening = Evening("whist", 8, seed=5, deals=4)
    tell = Teller("Whist tournament: 8 people, a forfeit and a withdrawal", evening)
    evening.pair()
    _absent(evening, 1)
    tell.round()
    evening.play_round()
    evening.withdraw(6)
    tell.round(standings_too=False)
    tell.rest(standings_too=False)
    return tell.text()


def mitchell_left() -> str:
    """Seven pairs without robots: byes, a pair that does not come, one that leaves."""
    evening = Evening("mitchell", 7, seed=6, deals=3, house=False)
    tell = Teller("Duplicate, Mitchell: 7 pairs, no robots, a forfeit and a withdrawal", evening)
    evening.pair()
    _absent(evening, 1)
    tell.round(standings_too=False)
    evening.play_round()
    evening.withdraw(evening.tournament.rounds[-1].tables[0].sides[0][0])
    tell.round(standings_too=False)
    tell.rest(standings_too=False)
    return tell.text()


def howell_left() -> str:
    """Six pairs of whom one leaves: robots take its place; two are equal to the end."""
    evening = Evening("howell", 6, seed=7, deals=2)
    tell = Teller("Duplicate, Howell: 6 pairs, a withdrawal", evening)
    evening.play_round()
    evening.withdraw(2)
    tell.round(standings_too=False)
    tell.rest(standings_too=False)
    return tell.text()


def teams_left() -> str:
    """Four teams: one does not come to a match, one leaves."""
    evening = Evening("teams", 4, seed=8, deals=4)
    tell = Teller("Duplicate, teams of four: 4 teams, a forfeit and a withdrawal", evening)
    paired = evening.pair()
    match = [each for each in paired.tables if each.match == 1]
    for table in match:
        evening.forfeit(table.number, match[0].sides[1][0])
    tell.round()
    evening.play_round()
    evening.withdraw(1)
    tell.round()
    tell.rest()
    return tell.text()


def daily_late() -> str:
    """Three people and a fourth who comes before the window closes; one does not play."""
    evening = Evening("daily", 3, seed=5, deals=3)
    tell = Teller("Daily duplicate: 3 people, a late one, one who does not play", evening)
    paired = evening.pair()
    evening.forfeit(2, paired.tables[1].sides[0][0])
    tell.say(f"* {name(_comes_to(evening))} comes")
    tell.round()
    return tell.text()


def _comes_to(evening: Evening) -> int:
    """Let somebody more come for the round that is being played."""
    entry = evening.enter()
    evening.replace_round(with_late_table(evening.tournament.rounds[-1], entry))
    return entry


def _absent(evening: Evening, table: int) -> None:
    """The first at a table does not come; all others play."""
    found = evening.tournament.rounds[-1].tables[table - 1]
    evening.forfeit(table, found.sides[0][0])
    evening.play_all()


def _all_drawn(title: str, evening: Evening) -> str:
    """Every table of every round ends equal."""
    tell = Teller(f"{title}, equal to the last tie-break", evening)
    while not evening.over:
        for table in evening.pair().tables:
            evening.play(table.number, 648, 648)
        tell.round(standings_too=False)
    return tell.text()


MISHAPS: Final[tuple[Callable[[], str], ...]] = (
    swiss_lot,
    round_robin_odd,
    round_robin_lot,
    melee_lot,
    melee_absent,
    melee_balanced_left,
    whist_left,
    mitchell_left,
    howell_left,
    teams_left,
    daily_late,
)
