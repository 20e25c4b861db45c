"""How long a round takes to be paired, the last one of the format, with robots for odd numbers.

Pairs (in a Mêlée twice as many people: as many tables) of 16, 64, 250 and 1,000; a round of 1,000
pairs, 500 tables, may take 5 s. The results before it are random.
"""

import time
from random import Random

from bot.tournaments import Entry, Played, Round, Score, Tournament, next_round, plan_of

PAIRS = (16, 64, 250, 1000)
ROUNDS: dict[str, int] = {
    "concours": 4,
    "swiss": 7,
    "round_robin": 4,
    "melee": 4,
    "melee_balanced": 4,
    "knock_out": 4,
    "mitchell": 4,
    "teams": 4,
}


def rows() -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for format_ in ROUNDS:
        took = [f"{size:,}: {seconds(format_, size):.3f} s" for size in PAIRS]
        found.append((f"pairing the last round of a {format_}, pairs", ", ".join(took)))
    return found


def seconds(format_: str, pairs: int) -> float:
    entries = 2 * pairs if format_.startswith("melee") else pairs
    tournament = _until_last(format_, entries)
    began = time.perf_counter()
    next_round(tournament)
    return time.perf_counter() - began


def _until_last(format_: str, entries: int) -> Tournament:
    random = Random(entries)
    plan = plan_of(format=format_, rounds=ROUNDS[format_])
    tournament = Tournament(
        plan, random.randbytes(32), tuple(Entry(each + 1) for each in range(entries))
    )
    for _ in range(ROUNDS[format_] - 1):
        paired = next_round(tournament)
        rows = _played(paired, random, len(tournament.results))
        tournament = tournament.with_round(paired).with_results(*rows)
    # As read from a file: nothing worked out yet.
    return Tournament(
        plan, tournament.seed, tournament.entries, tournament.rounds, tournament.results
    )


def _played(paired: Round, random: Random, last: int) -> list[Played]:
    rows: list[Played] = []
    for each in paired.tables:
        points = random.randrange(600, 1344)
        if points == 972:
            points += 1
        scores = Score(points, int(points > 972)), Score(1944 - points, int(points < 972))
        row = Played(id=last + each.number, round=paired.number, table=each.number, scores=scores)
        rows.append(row)
    return rows
