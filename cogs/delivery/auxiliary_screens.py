"""All that stands beside the game: seats that are offered, whether the party ends, the last
words."""

from bot.storage.delivery import messages
from bot.storage.delivery.row import Row
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.database import Database
from bot.storage.games import departures
from bot.storage.people import people
from bot.storage.people.people import Person
from bot.tables import Game
from bot.text import Words, language_of, words_for
from cogs.screens.practice import moved_screen
from cogs.screens.screen import Screen
from cogs.screens.table.early_end import early_end_screen, question_screen, trouble_screen
from cogs.screens.table.removal import removal_screen
from cogs.screens.table.seats import left_screen, offer_screen
from cogs.screens.tournaments.rounds.table import newcomer_screen, opening_screen, round_time_screen

AUXILIARY = frozenset(
    {
        Subject.LEFT,
        Subject.OFFER,
        Subject.QUESTION,
        Subject.REMOVAL,
        Subject.EARLY_END,
        Subject.BREAKDOWN,
        Subject.OPENING,
        Subject.ROUND_TIME,
        Subject.NEWCOMER,
    }
)
"""subjects of messages that show no card"""


async def auxiliary_screen(
    row: Row, game: Game, words: Words, server_discord_id: int, database: Database
) -> Screen:
    """Show what the message of a row shows; `words`: the table's."""
    match row.subject:
        case Subject.OFFER:
            return offer_screen(
                game,
                row.viewer,
                words,
                server_discord_id,
                before=row.person_id,
                closing=row.closing,
            )
        case Subject.QUESTION:
            return question_screen(game, words, closing=row.closing)
        case Subject.REMOVAL:
            person = await _person(row, database)
            return removal_screen(game, row.viewer, person, words, closing=row.closing)
        case Subject.EARLY_END:
            return early_end_screen(game, words)
        case Subject.OPENING if game.tournament is not None:
            return opening_screen(game, game.tournament, words)
        case Subject.ROUND_TIME if game.tournament is not None:
            return round_time_screen(game, game.tournament, words)
        case Subject.NEWCOMER:
            person = await _person(row, database)
            return newcomer_screen(game, row.viewer, person, words, closing=row.closing)
        case Subject.LEFT:
            return await _left(row, game, words, server_discord_id, database)
        case _:
            return trouble_screen(game, words, closing=row.closing)


async def _person(row: Row, database: Database) -> Person | None:
    person_id = row.person_id or 0
    async with database.read() as connection:
        return (await people.find_many(connection, {person_id})).get(person_id)


async def _left(
    row: Row, game: Game, words: Words, server_discord_id: int, database: Database
) -> Screen:
    """Return the last word in a hand, in the language of the person who has left."""
    person_id = row.person_id or 0
    if game.is_practice:
        async with database.read() as connection:
            now = await messages.find(connection, game.id, Subject.PRACTICE, row.viewer)
        return moved_screen(game, words, now)
    async with database.read() as connection:
        departed = await departures.find_last(connection, game.id, person_id)
        person = (await people.find_many(connection, {person_id})).get(person_id)
    if person is not None:
        words = words_for(language_of(person.language or person.locale or game.row.language))
    why = departed.why if departed else "replaced"
    return left_screen(game, row.viewer, why, words, server_discord_id)
