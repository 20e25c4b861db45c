"""The people at the tables of a Mêlée: a number divisible by four (T3)."""

from typing import NamedTuple

from bot.tournaments.core.draw import by_lot
from bot.tournaments.core.entries import house
from bot.tournaments.core.rounds import Round, Table
from bot.tournaments.core.tournament import Tournament
from bot.tournaments.pairing.history import lowest_without_bye
from bot.tournaments.pairing.repetitions import Sides
from bot.tournaments.scoring.ledger import open_ledger
from bot.tournaments.scoring.ranking import rank
from bot.tournaments.scoring.tie_breaks import BY_POINTS


class Field(NamedTuple):
    """`order` is the ranking so far with robots last; `byes` sit out this round."""

    order: tuple[int, ...]
    byes: tuple[int, ...]


def field_of(tournament: Tournament, number: int) -> Field:
    """One to three robots of the house join; if there are none, as many people as it takes sit out.

    These are the lowest who have had no bye, as in T1.
    """
    playing = tournament.playing(number)
    if number == 1:
        order = list(by_lot(tournament.seed, playing))
    else:
        order = list(rank(open_ledger(tournament), playing, BY_POINTS).order())
    if tournament.plan.house:
        return Field((*order, *(house(each) for each in range(-len(order) % 4))), ())
    byes: list[int] = []
    while len(order) % 4:
        byes.append(lowest_without_bye(tournament, order))
        order.remove(byes[-1])
    return Field(tuple(order), tuple(byes))


def seated(number: int, tables: list[Sides], byes: tuple[int, ...]) -> Round:
    """Side 0 has the seats 0 and 2, side 1 the seats 1 and 3."""
    numbered = [Table(place, sides) for place, sides in enumerate(tables, start=1)]
    return Round(number, tuple(numbered), byes)
