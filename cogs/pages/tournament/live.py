"""The tables of a tournament while they are played: what everybody reads in their threads, and no
hand.

Of a board that others still play, and where results are kept back, a table says only that it is
played. Where the organiser wants it, tables are shown as they stood a while ago.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from cachetools import LRUCache
from markupsafe import Markup

from bot.rules import (
    Phase,
    Ruleset,
    State,
    View,
    apply,
    parse_action,
    ruleset_from_options,
    start,
    view,
)
from bot.storage.engine.schema import GameRow
from bot.storage.engine.snapshots import Look
from bot.storage.games import games
from bot.storage.people import people
from bot.storage.tournaments.rounds import AtTournament, TableRow
from bot.tables import Game
from bot.tables.game import holders_of
from bot.text import Words
from cogs.pages.table import TableShown, name_shown, table_shown
from cogs.pages.told import told
from cogs.pages.tournament.reading import Seen
from cogs.screens.alt import asked_line
from cogs.screens.names import Teller, span
from cogs.table.status import last_trick_line, said_lines, stake_lines

AGAIN = 8
"""seconds after which an open page asks how the tables stand: a card tells nobody of itself"""
KEPT = 500
"""games that are played on from where they were looked at last"""


class LiveTable(NamedTuple):
    """A table that is played."""

    number: int
    section: str
    sides: Sequence[str]
    shown: TableShown | None
    """None: nothing of its cards is shown"""
    state: str
    """why nothing is, or what else there is to say of it"""
    lines: Markup
    """in words, where it is shown alone"""


def are_watched(seen: Seen) -> bool:
    """Tell whether a tournament has tables that are played before everybody."""
    event = seen.event
    return event.state == "running" and bool(event.rounds) and not event.format.own_time


class Kept(NamedTuple):
    """A game as it stood when it was looked at last."""

    rules: Ruleset
    state: State
    events: int = 0
    at: float = 0.0
    """when its last action was done"""


class LiveTables:
    """Reads tables as they are played, and keeps what they have come to."""

    def __init__(self) -> None:
        self._kept: LRUCache[int, Kept] = LRUCache(KEPT)

    async def of(self, look: Look, seen: Seen, number: int | None = None) -> list[LiveTable]:
        """The tables of the round that are played, or that of a number, with all there is to say
        of it; with a delay as they stood then."""
        event, until = seen.event, seen.moments.now - seen.link.delay
        tables = {
            each.game_id: each
            for each in (event.tables_of(event.rounds[-1].number) if are_watched(seen) else ())
            if each.game_id is not None
            and number in (None, each.number)
            and each.status in (("playing", "over") if seen.link.delay else ("playing",))
        }
        rows = await look.ask(games.find_listed, tables)
        seats = await look.ask(games.find_seats_of, tables)
        held = {each.person_id for own in seats.values() for each in own}
        known = await look.ask(people.find_many, {each for each in held if each is not None})
        kept = await self._until(look, rows, until)
        found: list[LiveTable] = []
        for row in sorted(rows, key=lambda each: tables[each.id].number):
            (rules, state, events, _), table = kept[row.id], tables[row.id]
            if state.phase is Phase.OVER:
                continue
            at = _at(seen, table)
            holders = holders_of(row, rules, seats[row.id], known, at)
            game = Game(row._replace(events=events), rules, holders, state, at)
            found.append(live_table(game, table, seen, in_full=number is not None))
        return found

    async def _until(self, look: Look, rows: Iterable[GameRow], until: float) -> dict[int, Kept]:
        """Some games as they stood at a moment; only what was done since is played on."""
        found: dict[int, Kept] = {}
        for row in rows:
            kept = self._kept.get(row.id)
            if kept is None or kept.at > until:  # the delay has become longer
                rules = ruleset_from_options(row.options)
                kept = Kept(rules, start(rules))
            found[row.id] = kept
        numbers = {game_id: each.events for game_id, each in found.items()}
        for game_id, number, action, at in await look.ask(games.find_events_after, numbers, until):
            rules, state, *_ = found[game_id]
            found[game_id] = Kept(rules, apply(state, parse_action(action)).state, number, at)
        self._kept.update(found)
        return found


def _at(seen: Seen, table: TableRow) -> AtTournament:
    """A table of the round that is played, as its game knows it."""
    event = seen.event
    return AtTournament(
        event.id,
        event.row.name,
        event.format,
        table.round,
        table.number,
        robots=bool(table.robots),
        sides=tuple(map(tuple, table.sides)),
    )


def live_table(game: Game, row: TableRow, seen: Seen, *, in_full: bool) -> LiveTable:
    """`game`: as it stood when it may be shown."""
    words, state = seen.words, game.state
    sides = [
        words.join_and([name_shown(game, seat, words) for seat in own])
        for own in game.accounts.seats
    ]
    text = words("pages-live-is", "paused") if game.row.paused_at is not None else ""
    if hidden_line(seen) or state is None:
        text = text or words("pages-live-is", "playing")
        return LiveTable(row.number, row.section, sides, None, text, Markup(""))
    seats = view(state, None)
    lines = told(filter(None, _lines(seats, game, words)), seen.moments) if in_full else Markup("")
    shown = table_shown(seats, game, words)
    return LiveTable(row.number, row.section, sides, shown, text, lines)


def hidden_line(seen: Seen) -> str:
    """Why nothing of the tables is shown but that they are played; empty where all is."""
    if seen.event.format.shared_boards:
        return seen.words("pages-live-is", "hidden")
    return seen.words("pages-live-is", "held") if seen.event.held else ""


def _lines(view: View, game: Game, words: Words) -> Iterator[str]:
    """The lines below the table in its thread."""
    tell = Teller(game, words)
    yield from chain(stake_lines(view, tell), [asked_line(view, tell)], said_lines(view, tell))
    if view.phase is Phase.PLAY:
        yield last_trick_line(view, tell)


def delay_line(seen: Seen) -> str:
    """How much later tables are shown than they are played."""
    delay = seen.link.delay
    return seen.words("pages-live-delay", span=span(delay, seen.words)) if delay else ""
