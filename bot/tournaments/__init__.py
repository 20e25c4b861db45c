"""Formats, pairing and standings of tournaments: pure values and functions, each draw from a seed.

A tournament is its plan, seed, entries, rounds as they were paired and rows of results; what
follows from them (the next pairing, the standings) is made anew each time.

>>> from bot.tournaments import Entry, Played, Score, Tournament, next_round, plan_of, standings
>>> plan = plan_of(format="concours", rounds=1)
>>> evening = Tournament(plan, bytes(32), tuple(Entry(each) for each in (1, 2, 3, 4)))
>>> evening = evening.with_round(next_round(evening))
>>> [table.sides for table in evening.rounds[0].tables]
[((2,), (4,)), ((1,), (3,))]
>>> evening = evening.with_results(
...     Played(id=1, round=1, table=1, scores=(Score(1100, 1), Score(844)), deals=12),
...     Played(id=2, round=1, table=2, scores=(Score(900), Score(1044, 1)), deals=12),
... )
>>> standings(evening).order()
(2, 3, 1, 4)
>>> standings(evening).why(3, 2)
Separation(ahead=2, behind=3, tie_break='points', values=(1100, 1044))
"""

from bot.tournaments.director import (
    check_by_hand,
    fewest,
    is_over,
    late_entry_round,
    next_round,
    rounds_of,
    standings,
)
from bot.tournaments.formats import FORMATS, plan_of
from bot.tournaments.formats.duplicates import with_late_table
from bot.tournaments.formats.knock_out import BracketMatch, Tableau, is_final
from bot.tournaments.scoring import Place, Separation, Standings, Value, forfeit_credit
from bot.tournaments.shown.reckoned import reckon
from bot.tournaments.tournament import (
    Absence,
    Board,
    Bye,
    Contract,
    Entry,
    Forfeit,
    Format,
    LateEntry,
    Penalty,
    Plan,
    Played,
    Result,
    Round,
    Score,
    Side,
    Table,
    Tournament,
    TournamentError,
    Void,
    Why,
    Withdrawal,
    house,
    is_house,
)
