"""All that stands beside the game: seats that are offered, whether the party ends, the last
words."""

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.storage.delivery import messages
from bot.storage.delivery.row import Row
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.database import Database
from bot.storage.games import departures
from bot.storage.people import people
from bot.storage.people.people import Person
from bot.storage.tournaments.tables import AtTournament
from bot.tables import Game
from bot.text import Words, language_of, words_for
from cogs.practice.practice_screen import moved_screen
from cogs.screens.screen import Screen
from cogs.table.early_end import early_end_screen, question_screen, trouble_screen
from cogs.table.removal import removal_screen
from cogs.table.seats_screen import left_screen, offer_screen
from cogs.tournaments.rounds.table import newcomer_screen, opening_screen, round_time_screen


class Beside(NamedTuple):
    """A row whose message is to be shown, and all that is known of where it stands."""

    row: Row
    game: Game
    words: Words
    """the table's"""
    server_discord_id: int
    database: Database


async def _offer(beside: Beside) -> Screen:
    row, game, words, server_discord_id, _ = beside
    before, closing = row.person_id, row.closing
    return offer_screen(game, row.viewer, words, server_discord_id, before=before, closing=closing)


async def _question(beside: Beside) -> Screen:
    return question_screen(beside.game, beside.words, closing=beside.row.closing)


async def _removal(beside: Beside) -> Screen:
    row, game, words, *_ = beside
    return removal_screen(game, row.viewer, await _person(beside), words, closing=row.closing)


async def _early_end(beside: Beside) -> Screen:
    return early_end_screen(beside.game, beside.words)


async def _breakdown(beside: Beside) -> Screen:
    return trouble_screen(beside.game, beside.words, closing=beside.row.closing)


async def _opening(beside: Beside) -> Screen:
    return opening_screen(beside.game, _tournament(beside), beside.words)


async def _round_time(beside: Beside) -> Screen:
    return round_time_screen(beside.game, _tournament(beside), beside.words)


async def _newcomer(beside: Beside) -> Screen:
    row, game, words, *_ = beside
    return newcomer_screen(game, row.viewer, await _person(beside), words, closing=row.closing)


async def _left(beside: Beside) -> Screen:
    """Return the last word in a hand, in the language of the person who has left."""
    row, game, words, server_discord_id, database = beside
    if game.is_practice:
        async with database.read() as connection:
            now = await messages.find(connection, game.id, Subject.PRACTICE, row.viewer)
        return moved_screen(game, words, now)
    async with database.read() as connection:
        departed = await departures.find_last(connection, game.id, row.person_id or 0)
    if (person := await _person(beside)) is not None:
        words = words_for(language_of(person.language or person.locale or game.row.language))
    why = departed.why if departed else "replaced"
    return left_screen(game, row.viewer, why, words, server_discord_id)


AUXILIARY: Final[Mapping[Subject, Callable[[Beside], Awaitable[Screen]]]] = MappingProxyType(
    {
        Subject.LEFT: _left,
        Subject.OFFER: _offer,
        Subject.QUESTION: _question,
        Subject.REMOVAL: _removal,
        Subject.EARLY_END: _early_end,
        Subject.BREAKDOWN: _breakdown,
        Subject.OPENING: _opening,
        Subject.ROUND_TIME: _round_time,
        Subject.NEWCOMER: _newcomer,
    }
)
"""the screens of messages that show no card, by their subjects"""


def _tournament(beside: Beside) -> AtTournament:
    """The tournament of a message that only tables of tournaments have."""
    tournament = beside.game.tournament
    if tournament is None:
        raise ValueError(f"game {beside.game.id} is of no tournament")
    return tournament


async def _person(beside: Beside) -> Person | None:
    async with beside.database.read() as connection:
        return await people.find(connection, beside.row.person_id)
