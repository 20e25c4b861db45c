"""The page of an entry: where it stands, what it needs, and its rounds."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from bot.tournaments import Round, Table
from bot.tournaments.tournament import from_side, is_house, side_of
from cogs.pages.told import told
from cogs.pages.tournament.reading import Seen
from cogs.tournaments.names import LONGEST
from cogs.tournaments.results.entry import needed, place_texts, sat_out
from cogs.tournaments.results.rounds import schedule_page, table_lines
from cogs.tournaments.results.standings import nothing_counts, penalty_lines, place_of
from cogs.tournaments.scene import Scene

Address = Callable[..., str]
"""the address of a page of the tournament: its name, and what is asked of it"""
Named = tuple[str, str]
"""a name and the address of its page"""


class Game(NamedTuple):
    """A table of an entry, or a round without one; `round` 0: there is only one."""

    round: int
    href: str
    """of the round's pairings"""
    table: int | None
    partners: str = ""
    opponents: Sequence[Named] = ()
    score: str = ""
    won: bool = False
    note: str = ""


def entry_values(seen: Seen, entry: int, address: Address) -> dict[str, Any] | None:
    """The values of `entry.html`; None for an entry that has no page."""
    scene, seats = seen.scene, seen.seats
    if scene is None or seats is None or place_of(scene.reckoned.standings, entry) is None:
        return None
    head, *others = [
        each for each in place_texts(scene, entry, seen.after) if isinstance(each, str)
    ]
    _, _, rest = head.partition("\n")  # the name is the heading
    needs = [] if nothing_counts(scene.reckoned) else needed(scene, entry)
    return {
        "where": told([rest, *others], seen.moments, seen.secrets),
        "needs": told(needs, seen.moments),
        "games": list(_games(seats, entry, address)),
        "penalties": told(penalty_lines(scene, {entry}, LONGEST), seen.moments),
    }


def _games(scene: Scene, entry: int, address: Address) -> Iterator[Game]:
    reckoned = scene.reckoned
    for paired in (*reckoned.tournament.rounds, *reckoned.coming):
        number = scene.event.format.told(paired.number)
        href = address("pairings", round=paired.number)
        tables = [each for each in paired.tables if entry in each.entries()]
        if not tables and number:
            yield Game(number, href, None, note=sat_out(scene, paired, entry))
        for table in tables:
            yield _at(scene, paired, table, entry, address)._replace(round=number, href=href)


def _at(scene: Scene, paired: Round, table: Table, entry: int, address: Address) -> Game:
    lines = table_lines(scene, paired, [table], {})
    [drawn] = schedule_page(scene, paired, lines, ()).rows
    side = side_of(table.sides, entry)
    mine, *theirs = from_side(table.sides, side)
    states = {
        "playing": scene.words("tournament-boards-table-playing"),
        "forfeit": scene.words("tournament-boards-forfeit"),
    }
    partners = " · ".join(scene.plain(each) for each in mine if each != entry)
    return Game(
        0,
        "",
        table.number,
        scene.words("tournament-boards-with", partner=partners) if partners else "",
        [
            (scene.plain(each), "" if is_house(each) else address("entry", each))
            for other in theirs
            for each in other
        ],
        " – ".join(from_side(drawn.score, side)) if drawn.score else states.get(drawn.state, ""),
        drawn.winner == side,
    )
