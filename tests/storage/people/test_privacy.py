"""All that is stored about a person is in the export, and none of it outlives being forgotten."""

from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.people.people import drop_said
from bot.rules import TEAMS
from bot.storage.delivery import messages
from bot.storage.delivery.messages import Wanted
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.database import Database
from bot.storage.engine.schema import GameEvent, LearnerRow, Note, PuzzleRow
from bot.storage.games import games, notes, results, rulesets
from bot.storage.games.notes import Moment
from bot.storage.games.results import Result, ended_with
from bot.storage.people import people, privacy, puzzles, servers
from bot.storage.people.privacy import Holdings
from tests.storage.databases import (
    NOW,
    add_game,
    add_people,
    add_server,
    new_file,
    opened,
)
from tests.storage.written import sitting_of

DISCORD_ID = 1593540240998400027
DMS = 1593540240998499999
TOKEN = "Zk7p0QhT4vY2m9LxB3nAeg"
OLD_NAME, NAME, RULES = "Zéphyrine-la-Vieille", "Zéphyrine de Kerguelen", "Règles de Zéphyrine"
NOTE, PENDING, REPLY = "Le valet pour finir", "À vous de jouer", "Quel valet ?"


async def fill(database: Database) -> tuple[int, int]:
    """Put somebody into every table that tells of people; return the person and the server."""
    server = await add_server(database)
    (other,) = await add_people(database, "Ben")
    async with database.write() as connection:
        met = await people.meet(connection, DISCORD_ID, OLD_NAME, "fr", NOW)
        met = await people.meet(connection, DISCORD_ID, NAME, "fr", NOW)
        await people.change(connection, met.id, language="de", notices="never", four_colours=True)
        await people.change(connection, met.id, page_token=TOKEN)
        saved = {"name": RULES, "preset": "french", "changes": {}, "saved_by": met.id}
        await rulesets.save(connection, server, RULES.casefold(), saved_at=NOW, **saved)
        await servers.block(connection, server, met.id, other, NOW)
        await servers.block(connection, server, other, met.id, NOW)
        await puzzles.add(connection, 7, PuzzleRow("french", "cards", b"", [], 0, []))
        given = {"action": "0 play TS", "right": True, "late": False}
        await puzzles.answer(connection, day=7, person_id=met.id, **given)
        await people.keep_learner(connection, met.id, LearnerRow("french", 2, 1, (0, 1)))
    game = await add_game(database, server, met.id, status="over", rules_name=RULES)
    async with database.write() as connection:
        await games.set_seats(connection, game, {0: met.id, 1: other})
        await games.add_event(
            connection, game, GameEvent(1, "1c0", "0 pass", "player", met.id, NOW)
        )
        left = Note(1, 0, met.id, NOTE, NOW, 1)
        await notes.add(connection, game, left)
        await notes.add(connection, game, left._replace(person_id=other, text=REPLY, number=None))
        await games.change_seat(connection, game, 0, note=PENDING)
        result = Result(game, server, "french", 12, ended_with((900, 800), 0), NOW)
        await results.add(connection, result, {0: met.id, 1: other}, TEAMS)
        for deal in (1, 2):
            await messages.want(
                connection, game, 1, [Wanted(Subject.HAND, 0, deal, person_id=met.id)]
            )
        await show_all(connection, channel_id=DMS, message_id=5)
    return met.id, server


async def show_all(connection: AsyncConnection, **where: int) -> None:
    for row in await messages.find_lagging(connection):
        await messages.show(connection, row, row.wanted, **where)


async def forget(database: Database, person_id: int) -> None:
    await database.commit(privacy.forget, person_id)
    await drop_said(database)


def traces(folder: Path) -> set[str]:
    """Return what is known of somebody and stands in a file of the database."""
    data = b"".join(file.read_bytes() for file in folder.iterdir() if file.is_file())
    numbers = {str(each): each.to_bytes(8, "big") for each in (DISCORD_ID, DMS)}
    own = (TOKEN, OLD_NAME, NAME, RULES, RULES.casefold(), NOTE, PENDING)
    texts = {each: each.encode() for each in (*own, *numbers)}
    return {each for each, form in texts.items() if form in data} | {
        f"{each} as a number" for each, form in numbers.items() if form in data
    }


async def test_how_much_there_is(database: Database) -> None:
    person, _ = await fill(database)
    assert await database.ask(privacy.count, person) == Holdings(
        1, 1, 1, 1, 1, lessons=1, puzzles=1, notes=1, page=True
    )


async def test_all_of_it_is_handed_out(database: Database) -> None:
    person, _ = await fill(database)
    kept = await database.ask(privacy.export, person)
    assert (
        kept["person"].items()
        >= {
            "discord_id": DISCORD_ID,
            "name": NAME,
            "locale": "fr",
            "language": "de",
            "notices": "never",
            "four_colours": True,
            "light_felt": False,
            "dms_wanted": True,
            "page_token": TOKEN,
            "created_at": NOW,
        }.items()
    )
    assert "id" not in kept["person"]
    [table] = kept["tables"]
    assert (table["server"], table["seat"], table["opened"]) == (77, 0, True)
    assert table["note"] == PENDING
    [note] = kept["more"]["notes by person_id"]
    assert (note["text"], note["deal"], note["number"]) == (NOTE, 1, 1)
    assert kept["actions"] == [
        {"table": table["table"], "number": 1, "action": "0 pass", "at": NOW}
    ]
    assert kept["results"] == [{"table": table["table"], "won": True, "ended_at": NOW}]
    assert [each["name"] for each in kept["saved_rules"]] == [RULES]
    [learned] = kept["more"]["learners by person_id"]
    assert (learned["course"], learned["lesson"], learned["finished"]) == ("french", 2, [0, 1])
    [answered] = kept["more"]["puzzle_answers by person_id"]
    assert (answered["day"], answered["action"]) == (7, "0 play TS")
    assert kept["blocked_by"] == [{"server": 77, "at": NOW}]


@pytest.mark.in_file("looks for traces among its bytes")
async def test_nothing_is_left_in_the_file(tmp_path: Path) -> None:
    """Not in the rows, and not in what SQLite keeps of rows that were changed or deleted."""
    async with opened(new_file(tmp_path)) as database:
        person, server = await fill(database)
        there = {TOKEN, NAME, RULES, NOTE, PENDING, f"{DISCORD_ID} as a number"}
        assert there <= traces(tmp_path)
        await forget(database, person)
        assert traces(tmp_path) == set()
        assert await database.ask(people.find_by_discord_id, DISCORD_ID) is None
        assert await database.ask(rulesets.find_all, server) == []
        assert await database.ask(servers.are_blocked, server, {person}) == set()
    assert traces(tmp_path) == set()


@pytest.mark.in_file("looks for traces among its bytes")
async def test_the_last_word_in_a_hand_is_said_before_nothing_is_left_of_it(
    tmp_path: Path,
) -> None:
    async with opened(new_file(tmp_path)) as database:
        person, _ = await fill(database)
        await database.commit(messages.give_up, 1, 2, 0)
        await forget(database, person)
        assert len(await database.commit(messages.find_lagging)) == 2
        await database.commit(show_all)
        assert traces(tmp_path) == {f"{DMS} as a number"}
        await drop_said(database)
        assert traces(tmp_path) == set()


async def test_the_parties_stay_and_others_too(database: Database) -> None:
    person, server = await fill(database)
    await forget(database, person)
    async with database.read() as connection:
        sitting = await sitting_of(connection, 1)
        names = await people.find_many(connection, {who for who, _ in sitting.values() if who})
        [seat, _] = await games.find_seats(connection, 1)
        [event] = await games.find_events(connection, 1)
        others = await servers.find_blocked(connection, server, 25)
        [note] = await notes.about(connection, Moment(1, 1, 0))
    assert {each.name for each in names.values()} == {"", "Ben"}
    assert (note.name, note.text) == ("Ben", REPLY)
    assert (seat.person_id, event.person_id) == (person, person)
    assert [each.name for each in others] == ["Ben"]


async def test_who_comes_back_is_a_stranger(database: Database) -> None:
    person, _ = await fill(database)
    await forget(database, person)
    async with database.write() as connection:
        met = await people.meet(connection, DISCORD_ID, NAME, "fr", NOW)
        assert met.id != person
        assert await privacy.count(connection, met.id) == Holdings(0, 0, 0, 0, 0)
        # Others may be forgotten as well.
        await privacy.forget(connection, met.id)
