"""Short messages to one person: that it is their turn, where their seat is held or their table is.

Each is sent once, beside the hand or where its person reads it, and goes when it has served.
"""

from bot.storage.delivery import messages
from bot.storage.delivery.row import TABLE_VIEWER, Row
from bot.storage.delivery.subjects import Subject
from bot.tables import Game
from bot.tables.time.pace import closes_at
from cogs.delivery.kinds import Drawn
from cogs.delivery.screens import Screens
from cogs.delivery.threads import NotYet
from cogs.hand.notice import called_screen, notice_text
from cogs.lobby.lobby_screen import held_seat_text
from cogs.screens.names import hand_url, message_url
from cogs.screens.screen import sentence
from cogs.table.table_lost import table_lost_text


class Notices:
    """Draws them, and says where each goes."""

    def __init__(self, screens: Screens) -> None:
        self._screens = screens
        self._tables = screens.tables

    async def table_lost(self, row: Row, game: Game) -> Drawn:
        """Goes when the table is shown again."""
        person = game.holder(row.viewer).person
        if person is None or not is_owners(row, game):
            return Drawn(None)
        text = table_lost_text(game, self._screens.seat_words(game, row.viewer))
        return Drawn(sentence(text), reader=person.discord_id)

    async def held_seat(self, row: Row, game: Game) -> Drawn:
        """Goes when the party begins, or the seat is given up."""
        person = game.holder(row.viewer).person
        if person is None or not is_owners(row, game):
            return Drawn(None)
        lobby = await self._find(game, Subject.LOBBY, TABLE_VIEWER, 0)
        if lobby is None or lobby.message_id is None:
            raise NotYet(self._tables.clock.now() + 1)
        url = message_url(game, await self._screens.server_id(game), lobby.message_id)
        if person.dms_wanted and not row.aloud:
            words = self._screens.seat_words(game, row.viewer)
            text = held_seat_text(game, row.viewer, words, url, aloud=False)
            return Drawn(text, reader=person.discord_id)
        words = self._screens.table_words(game)
        text = held_seat_text(game, row.viewer, words, url, aloud=True)
        return Drawn(text, channel_id=game.row.channel_id, mentions=True)

    async def notice(self, row: Row, game: Game) -> Drawn:
        """Beside the hand in the DM, else with a mention in the thread."""
        hand = await self._find(game, Subject.HAND, row.viewer, game.deal)
        now = self._tables.clock.now()
        if hand is not None and hand.message_id is None and _is_coming(hand, game, now):
            # The notice belongs beside it.
            raise NotYet(now + 1)
        until = closes_at(game, self._tables.pace)
        message_id, channel_id = (hand.message_id, hand.channel_id) if hand else (None, None)
        if message_id is not None and channel_id is not None and not row.aloud:
            words = self._screens.seat_words(game, row.viewer)
            url = hand_url(channel_id, message_id)
            text = notice_text(game, row.viewer, words, url, in_thread=False, until=until)
            return Drawn(text, channel_id=channel_id, asks=game)
        if game.row.thread_id is None:
            # Neither a DM nor a thread to write in: the next turn asks again.
            return Drawn(None, asks=game)
        # Whoever is called to the table needs its button.
        await self._tables.threads.look_at_table(game)
        words = self._screens.table_words(game)
        text = notice_text(game, row.viewer, words, "", in_thread=True, until=until)
        screen = called_screen(text, game, words)
        return Drawn(screen, channel_id=game.row.thread_id, mentions=True, asks=game)

    async def _find(self, game: Game, subject: Subject, viewer: int, number: int) -> Row | None:
        async with self._tables.database.read() as connection:
            return await messages.find(connection, game.id, subject, viewer, number)


def is_owners(row: Row, game: Game) -> bool:
    """Return whether the seat of a hand is still held by the person whose message it is."""
    person = game.holder(row.viewer).person
    return row.person_id is None or (person is not None and person.id == row.person_id)


def _is_coming(hand: Row, game: Game, now: float) -> bool:
    person = game.holder(hand.viewer).person
    if person is not None and not person.dms_wanted:
        return False
    return hand.shown < hand.wanted and hand.held_until <= now
