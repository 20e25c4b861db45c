"""Notes: what people write about a move. At a table where hours or days pass between two turns one
is left with a card or call, and everybody reads it beside that; in the replay of a party whoever
sat there writes about the moment that is shown."""

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import Action, Bid, Coinche, Pass, Phase, Play, State, Surcoinche, Take
from bot.storage.engine.schema import GameEvent, Note
from bot.storage.games import games
from bot.storage.games import notes as written
from bot.storage.games.notes import Moment
from bot.storage.people import history
from bot.tables.delivery import display
from bot.tables.game import Game, MadeBy
from bot.tables.lobby import admission
from bot.tables.party.open_party import Asker, InParty, holder_of
from bot.tables.refusals import RefusalReason, Refused
from bot.visible_text import shorten, shows, visible

LONGEST_NOTE = 200
"""characters"""
MOST_NOTES = 2
"""of a person about one moment of a replay"""
OWN = (MadeBy.PLAYER, MadeBy.HOST)
"""by whom a card is played that is somebody's own: the last one of a hand plays itself"""
CARD_OR_CALL = (Play, Pass, Take, Bid, Coinche, Surcoinche)


def step_of(state: State) -> int:
    """The step of a replay that will show what is done now (see `Review`)."""
    return len(state.deal.tricks) + 1 if state.deal and state.phase is Phase.PLAY else 0


async def leave_note(
    connection: AsyncConnection, before: Game, after: Game, event: GameEvent, action: Action
) -> Game:
    """Let what somebody has written go with their card or call, to be read from then on.

    It does not go with one that a robot has chosen for them.
    """
    if not isinstance(action, CARD_OR_CALL) or event.made_by not in OWN:
        return after
    holder = after.holder(action.actor)
    if holder.note is None or holder.person is None:
        return after
    who, step = holder.person, step_of(before.playing())
    left = Note(before.deal, step, who.id, holder.note, event.at, event.number)
    note = left._replace(action=event.action, name=who.name)
    await written.add(connection, after.id, note)
    seats = tuple(holder._replace(note=None) if each is holder else each for each in after.seats)
    return replace(after, seats=seats, notes=(*after.fresh_notes, note))


class Notes(InParty):
    async def write(self, game_id: int, person_id: int, text: str) -> Game:
        """Keep what somebody at a table has written until their next card or call; where nothing is
        to be seen of it, nothing is left with that."""
        async with self._write(game=game_id) as connection:
            before = await self._load_party(connection, game_id)
            seat = holder_of(before, person_id).seat
            if not before.takes_notes:
                raise Refused(RefusalReason.NO_NOTES)
            await admission.not_blocked(connection, before.row.server_id, person_id)
            note = _kept(text) if shows(text) else None
            await games.change_seat(connection, game_id, seat, note=note)
            game = await self._write_party(connection, before)
            if not game.is_broken:
                await display.mark_hand(connection, game, seat)
        return self._committed(game)

    async def write_later(self, game: Game, moment: Moment, person_id: int, text: str) -> None:
        """Add what somebody who sat at a table says of a moment of its party."""
        async with self._write() as connection:
            mine = game.seat_of(person_id) is not None
            if not mine and not await history.took_part(connection, game.id, person_id):
                raise Refused(RefusalReason.NO_SEAT)
            if not game.has_ended and not game.shows_hands:
                raise Refused(RefusalReason.NOT_OVER)
            await admission.not_blocked(connection, game.row.server_id, person_id)
            if await written.count_later(connection, moment, person_id) >= MOST_NOTES:
                raise Refused(RefusalReason.TOO_MANY_NOTES, most=MOST_NOTES)
            if shows(text):
                note = Note(moment.deal, moment.step, person_id, _kept(text), self._now())
                await written.add(connection, game.id, note)

    async def take_back(self, moment: Moment, person_id: int) -> None:
        """Delete what somebody has said last of a moment."""
        await self._database.commit(written.remove_last, moment, person_id)

    async def remove(self, moment: Moment, at: float, asker: Asker) -> None:
        """Delete what somebody wrote of a moment at that time, for who manages the server."""
        if not asker.manages:
            raise Refused(RefusalReason.NOT_IN_CHARGE)
        async with self._write() as connection:
            for note in await written.about(connection, moment):
                if note.at == at:
                    await written.remove(connection, moment, note)


def _kept(text: str) -> str:
    return shorten(visible(text), LONGEST_NOTE)
