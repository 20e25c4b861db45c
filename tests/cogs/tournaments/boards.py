"""Tournaments for screens: as the database has them, made from evenings that nobody played."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import fields, replace
from typing import Any, cast

from discord import ui
from sqlalchemy.dialects.postgresql import insert

from bot.rules import commitment
from bot.storage.engine.database import Database
from bot.storage.engine.schema import Person
from bot.storage.engine.schema import people as people_table
from bot.storage.engine.tournament_schema import (
    EntryRow,
    MemberRow,
    ResultRow,
    RoundRow,
    TournamentRow,
)
from bot.storage.tournaments import entries as tournament_entries
from bot.storage.tournaments import rounds as tournament_rounds
from bot.storage.tournaments import tournaments
from bot.text import words_for
from bot.tournaments import Plan, Played, Round, Tournament
from bot.tournaments.live import Event
from bot.tournaments.live.event import played, table_rows
from bot.tournaments.shown.reckoned import reckon
from bot.tournaments.tournament import KIND_OF, Result
from card_images.look import look_for
from cogs.screens.screen import MAX_ALT, Screen
from cogs.tournaments.names import Names
from cogs.tournaments.results.standings import StandingsChoice, standings_screen
from cogs.tournaments.scene import Scene
from tests.cogs.no_pictures import NoPictures
from tests.cogs.reading import written
from tests.cogs.screens.test_layout import check_taken
from tests.storage.databases import TOURNAMENT
from tests.tournaments.evening import Evening

FIRST = ("Anna", "Benoît", "Cléo", "Daan", "Élodie", "Femke", "Günther", "Hélène", "Ivo", "Jutta")


def scene_of(
    tournament: Tournament,
    drawn: NoPictures | None = None,
    *,
    after: int | None = None,
    language: str = "en",
    own: int | None = None,
    state: str = "running",
    names: Sequence[str] = FIRST,
    until: float | None = None,
) -> Scene:
    """Return the scene of somebody who reads it, `after` a round or as it stands; every round has
    its results or is being played. `drawn`: what would be drawn."""
    event, people = event_of(tournament, state=state, names=names, until=until)
    words = words_for(language)
    pictures, reckoned = drawn or NoPictures(), reckon(tournament, after)
    return Scene(
        event, Names(event, people, words), words, look_for(words), pictures, reckoned, own
    )


def event_of(
    tournament: Tournament,
    *,
    state: str = "running",
    names: Sequence[str] = FIRST,
    until: float | None = None,
) -> tuple[Event, dict[int, Person]]:
    members = 3 - tournament.plan.format.side
    open_rounds = {number for number, _ in tournament.open_tables()}
    rows: list[MemberRow] = []
    people: dict[int, Person] = {}
    for entry in tournament.entries:
        for place in range(members):
            number = 10 * entry.id + place
            name = f"{names[(entry.id * members + place) % len(names)]} {entry.id}"
            rows.append(MemberRow(entry.id, place, number, here=True))
            people[number] = Person(number, number, name[:32], None, None, "", False, False, False)
    event = Event(
        row=row_of(
            tournament.plan,
            state=state,
            seed=tournament.seed,
            commitment=commitment(tournament.seed),
        ),
        entries=tuple(
            EntryRow(each.id, None, "in", each.strength, 0.0) for each in tournament.entries
        ),
        members=tuple(rows),
        rounds=tuple(
            RoundRow(
                each.number,
                list(each.byes),
                False,
                0.0,
                until,
                None if each.number in open_rounds else 1.0,
            )
            for each in tournament.rounds
        ),
        tables=tuple(
            each._replace(status="playing")
            if tournament.result_of(paired.number, each.number) is None
            else each._replace(status="over")
            for paired in tournament.rounds
            for each in table_rows(paired)
        ),
        results=tuple(map(_row, tournament.results)),
    )
    return event, people


def row_of(plan: Plan, **values: Any) -> TournamentRow:
    usual = {"id": 7, "server_id": 1, "name": "Friday *contest*", "language": "en", "version": 3}
    usual |= {"state": "running", "plan": plan.stored, "members": 3 - plan.format.side}
    known: dict[str, Any] = dict.fromkeys(TournamentRow._fields)
    known |= TOURNAMENT | {"tables_paused": False, "protest_seconds": 0.0} | usual
    return TournamentRow(**(known | values))


def _row(result: Result) -> ResultRow:
    facts = {each.name: getattr(result, each.name) for each in fields(result)}
    common = {name: facts.pop(name, None) for name in ("id", "supersedes", "reason", "round")}
    table, entry = facts.pop("table", None), facts.pop("entry", None)
    if isinstance(result, Played):
        facts = played(result.scores, result.deals, result.boards)
    return ResultRow(
        common["id"],
        KIND_OF[type(result)],
        common["round"] or 0,
        table,
        entry,
        facts,
        common["supersedes"],
        common["reason"] or "",
        None,
        0.0,
    )


def evening_of(format_: Any, entries: int, rounds: int | None = None, **plan: Any) -> Evening:
    """So many rounds of a tournament, the last one half played; None: to its end."""
    evening = Evening(format_, entries, **plan)
    if not entries:  # nobody came to a day's duplicate: there is nothing to pair
        evening.tournament = evening.tournament.with_round(Round(1, ()))
        return evening
    while not evening.over and (rounds is None or evening.number < rounds):
        evening.pair()
        tables = evening.open_tables()
        half = evening.number == rounds
        for table in tables[: -(-len(tables) // 2)] if half else tables:
            evening.play(table.number)
    return evening


def tied(**facts: tuple[int, int]) -> tuple[Tournament, int, int]:
    """Two entries of a round robin without anything to tell them apart but what is given."""
    evening = Evening("concours", 4, rounds=1)
    paired = evening.pair()
    evening.play(1, 900, 1000)
    evening.play(2, 900, 1000)
    ahead = [table.sides[1][0] for table in paired.tables]
    rows = list(evening.tournament.results)
    for place, table in enumerate((0, 1)):
        row = cast(Any, rows[table])
        changes = {name: values[place] for name, values in facts.items()}
        against = changes.pop("against", 900)
        rows[table] = replace(
            row,
            scores=(
                replace(row.scores[0], points=against, parties=0, capots=0, failed=0),
                replace(
                    row.scores[1],
                    **({"points": 1000, "parties": 1, "capots": 0, "failed": 0} | changes),
                ),
            ),
        )
    return replace(evening.tournament, results=tuple(rows)), ahead[0], ahead[1]


async def drawn_by(
    make: Callable[..., Awaitable[Screen]], tournament: Tournament, *choice: Any, **reader: Any
) -> tuple[Screen, Any]:
    """A screen, and what is drawn for it."""
    drawn = NoPictures()
    screen = await make(scene_of(tournament, drawn, **reader), *choice)
    return screen, drawn.drawn[0]


async def shown(
    tournament: Tournament, choice: StandingsChoice, **reader: Any
) -> tuple[Screen, Any]:
    return await drawn_by(standings_screen, tournament, choice, after=choice.number, **reader)


def taken(screen: Screen) -> str:
    """The texts of a message, once it is known that Discord takes it."""
    check_taken(screen)
    assert all(0 < len(each.alt) <= MAX_ALT for each in screen.pictures)
    return written(screen)


def selects(screen: Screen) -> list[ui.Select[Any]]:
    return [each for each in screen.view.walk_children() if isinstance(each, ui.Select)]


def verbs(screen: Screen) -> list[str]:
    """Return those of the buttons."""
    found = [each for each in screen.view.walk_children() if isinstance(each, ui.Button)]
    return [each.custom_id.split(":")[1] for each in found if each.custom_id]


async def store(
    database: Database,
    server_id: int,
    tournament: Tournament,
    own: int | None = None,
    **values: Any,
) -> int:
    """Writes down a tournament with its people, all strangers but that `own` plays in entry 1."""
    event, people = event_of(tournament, state=values.pop("state", "running"))
    async with database.write() as connection:
        await connection.execute(
            insert(people_table)
            .values(
                [
                    {"id": n, "discord_id": n, "name": each.name, "created_at": 0}
                    for n, each in people.items()
                ]
            )
            .on_conflict_do_nothing()
        )
        row = event.row._asdict() | {"server_id": server_id, "created_by": own or 10} | values
        del row["id"]
        id_ = await tournaments.add(connection, **row)
        for each in event.entries:
            known = each._asdict()
            del known["number"]
            assert await tournament_entries.add(connection, id_, **known) == each.number
            for member in event.members_of(each.number):
                if own is not None and (member.number, member.place) == (1, 0):
                    member = member._replace(person_id=own)
                await tournament_entries.add_member(connection, id_, member)
        for paired in event.rounds:
            tables = event.tables_of(paired.number)
            await tournament_rounds.add_round(connection, id_, paired, tables)
        ids: dict[int | None, int | None] = {None: None}
        for result in event.results:
            facts = result._asdict() | {"supersedes": ids[result.supersedes]}
            del facts["id"]
            ids[result.id] = await tournament_rounds.add_result(connection, id_, **facts)
    return id_
