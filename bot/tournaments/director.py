"""The next round and the standings of a tournament, whatever its format."""

from collections import Counter
from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace

from bot.tournaments.scoring import Standings
from bot.tournaments.tournament import (
    Forfeit,
    LateEntry,
    Plan,
    Played,
    Round,
    Tournament,
    TournamentError,
    Void,
    Why,
    Withdrawal,
    is_house,
)


def rounds_of(tournament: Tournament) -> int:
    """How many rounds are played: the plan's number, or what the format has for such a field.

    A knock-out has at least so many: the consolante is drawn as it goes.
    """
    return tournament.plan.format.rounds(tournament)


def fewest(plan: Plan) -> int:
    """The entries it takes to begin: fewer where robots complete the field."""
    format_ = plan.format
    return (format_.fewest_with_house if plan.house else None) or format_.fewest


def is_over(tournament: Tournament) -> bool:
    """Return whether every round is paired and every table has its result."""
    return len(tournament.rounds) >= rounds_of(tournament) and not any(tournament.open_tables())


def next_round(tournament: Tournament) -> Round:
    """Pairs the next round: the same from the same stored values.

    Raises `TournamentError`: ROUND_OPEN while a table lacks a result, OVER after the last round,
    TOO_FEW without enough entries to play, NO_LATE_ENTRY for rows that the format does not allow,
    and what each format says besides.
    """
    number = len(tournament.rounds) + 1
    format_ = tournament.plan.format
    for round_number, table in tournament.open_tables():
        raise TournamentError(Why.ROUND_OPEN, round=round_number, table=table)
    if number > rounds_of(tournament):
        raise TournamentError(Why.OVER, rounds=number - 1)
    for row in tournament.counting:
        if isinstance(row, LateEntry) and row.round > format_.late_until(tournament):
            limit = format_.late_until(tournament)
            raise TournamentError(Why.NO_LATE_ENTRY, entry=row.entry, limit=limit)
    playing = len(tournament.playing(number))
    least = fewest(tournament.plan)
    if playing < (least if number == 1 else 1):
        raise TournamentError(Why.TOO_FEW, entries=playing, least=least)
    return format_.pair(tournament, number)


def late_entry_round(tournament: Tournament) -> int | None:
    """The round that somebody who comes now would begin with; None when it is too late.

    T1: late entry before round 2 only, with 0.
    """
    number = max(2, len(tournament.rounds) + 1)
    return number if number <= tournament.plan.format.late_until(tournament) else None


def standings(tournament: Tournament) -> Standings:
    """The ranking by the format's tie-breaks, made anew from the results there are."""
    return tournament.plan.format.standings(tournament)


def check_by_hand(tournament: Tournament, paired: Round) -> None:
    """Checks a pairing that the organiser made or changed, before it is stored.

    Raises `TournamentError`: NOT_BY_HAND for a format whose schedule says who meets whom;
    BAD_TABLE unless everybody who plays the round is there once, at a table or with a bye, besides
    them only robots, and the tables are numbered once each with as many sides as the game has, each
    of the plan's size.
    """
    format_ = tournament.plan.format
    if not format_.by_hand:
        raise TournamentError(Why.NOT_BY_HAND)
    seated = Counter(each for each in paired.entries() if not is_house(each))
    wanted = Counter(tournament.playing(paired.number))
    for entry in sorted((seated - wanted) + (wanted - seated)):
        raise TournamentError(Why.BAD_TABLE, entry=entry)
    numbers = Counter(each.number for each in paired.tables)
    for table in paired.tables:
        sizes = [len(side) for side in table.sides]
        wanted_sizes = [tournament.plan.side for _ in tournament.plan.seats.numbers]
        if numbers[table.number] > 1 or sizes != wanted_sizes:
            raise TournamentError(Why.BAD_TABLE, table=table.number)


# As it was ----------------------------------------------------------------------------------------


def after_round(tournament: Tournament, number: int) -> Tournament:
    """The tournament when round `number` had been played, with the corrections made since."""
    if number >= len(tournament.rounds):
        return tournament
    rows = tuple(
        replace(row, supersedes=None)
        for row in tournament.counting
        if not isinstance(row, Void) and row.round <= number + isinstance(row, Withdrawal)
    )
    return replace(tournament, rounds=tournament.rounds[:number], results=rows)


# Drawn again --------------------------------------------------------------------------------------

# What was known when a round was paired lies between two rows: the last first result of the round
# before, and the first result of the round itself. Corrections and withdrawals in between may have
# come before or after the pairing, so each moment is tried.


def drawn_otherwise(tournament: Tournament, by_hand: Collection[int] = ()) -> list[int]:
    """The rounds that do not follow from the seed and from what was known at their time.

    Rounds that the organiser has paired `by_hand` follow from nothing; in a daily duplicate nobody
    meets anybody, and who was free when in an Arena is not known.
    """
    if tournament.plan.format.one_round:
        return []
    return [
        each.number
        for each in tournament.rounds
        if each.number not in by_hand and not _follows(tournament, each)
    ]


def _follows(tournament: Tournament, paired: Round) -> bool:
    rows = sorted(tournament.results, key=lambda row: row.id)
    at_tables = [row.round if isinstance(row, Played | Forfeit) else 0 for row in rows]
    later = [place for place, played in enumerate(at_tables) if played >= paired.number]
    for known in range(min(later, default=len(rows)), -1, -1):
        # With so many rows, and without the late entries that had not come yet.
        to_come = {row.entry for row in rows[known:] if isinstance(row, LateEntry)}
        moment = replace(
            tournament,
            entries=tuple(each for each in tournament.entries if each.id not in to_come),
            rounds=tournament.rounds[: paired.number - 1],
            results=tuple(rows[:known]),
        )
        if any(moment.open_tables()):
            break
        with suppress(TournamentError):  # at that moment the round could not be paired
            if next_round(moment) == paired:
                return True
    return False
