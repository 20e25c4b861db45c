"""Finished parties are read for their pages, each in one look at the database."""

from typing import NamedTuple

from cachetools import LRUCache

from bot.clock import Clock
from bot.rules import Moves, parse_action
from bot.storage.engine.schema import Note
from bot.storage.engine.snapshots import Look
from bot.storage.games import games, notes, shared
from bot.storage.games.notes import Moment
from bot.storage.people import history, servers
from bot.tables import Game
from bot.tables.game import Games
from bot.text import COMPLETE, Words, words_for
from bot.text.written_times import usual_zone
from cogs.pages.told import Moments

KEPT = 16
"""parties, of some hundred states each, which share most of what they hold"""


class Party(NamedTuple):
    """A finished party as its pages show it."""

    game: Game
    moves: Moves
    ended_at: float
    moments: Moments
    notes: list[Note]
    """about the step that is looked at"""

    @property
    def words(self) -> Words:
        return self.moments.words


class Parties:
    """Reads parties by their links, and keeps how they went."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._games = Games()
        self._moves: LRUCache[int, Moves] = LRUCache(KEPT)

    async def find(
        self, look: Look, token: str, language: str | None, deal: int = 1, move: int = 0
    ) -> Party | None:
        """The party of a link in a language, None in its server's, with what was written about a
        moment of it; None for a link that does not count.

        Raises `RulesError` or `ValueError` for a record that does not replay.
        """
        game_id = await look.ask(shared.by_token, token)
        if game_id is None:
            return None
        game = await look.ask(self._games.load, game_id)
        moves = self._moves.get(game_id)
        if moves is None:
            done = await look.ask(games.find_events, game_id)
            moves = Moves(game.rules, (parse_action(each.action) for each in done))
            self._moves[game_id] = moves
        server = await look.ask(servers.get, game.row.server_id)
        language = language or game.row.language
        words = words_for(language if language in COMPLETE else COMPLETE[0])
        zone = server.time_zone or usual_zone(server.language or words.language)
        found: list[Note] = []
        if moves.has(deal, move):
            step = moves.at(deal, move).step
            found = await look.ask(notes.about, Moment(game_id, deal, step))
        return Party(
            game,
            moves,
            await look.ask(history.ended_at, game_id),
            Moments(words, zone, self._clock.now()),
            found,
        )
