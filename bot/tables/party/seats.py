"""Seats during a party: leaving and coming back, offering one's seat, taking another's, and taking
somebody off the table.

Like the door, each change is one transaction that marks what must be shown again. A robot plays for
whoever is away, and the seat stays theirs until somebody takes it who may."""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.delivery import messages
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import Departure, SeatRow
from bot.storage.games import games, traces
from bot.storage.tournaments import rounds as tournament_rounds
from bot.tables.delivery import display
from bot.tables.finished.results import is_rated
from bot.tables.game import HEARD, Game, Holder
from bot.tables.lobby import admission
from bot.tables.party.open_party import (
    Asker,
    InParty,
    held_seat,
    holder_of,
    in_charge_only,
    is_asked,
    not_alone,
    person_at,
)
from bot.tables.refusals import RefusalReason, Refused


def others_here(game: Game, seat: int) -> set[int]:
    """The seats of those who are asked whether the person in `seat` goes."""
    return {each.seat for each in game.people if each.seat != seat and not each.away}


def agree_to_go(game: Game, seat: int) -> bool:
    """Return whether everybody agrees who is asked: two at least, since nobody decides it alone."""
    asked = others_here(game, seat)
    return len(asked) > 1 and all(game.holder(each).wants_gone == seat for each in asked)


async def settle_removal(connection: AsyncConnection, game: Game, seat: int, version: int) -> None:
    """Note that nobody wants any more that a seat's holder goes; `version`: of the game then."""
    await games.let_stay(connection, game.id, seat)
    await messages.close(connection, game.id, version, Subject.REMOVAL, viewers=[seat])


async def lapse_removals(connection: AsyncConnection, game: Game) -> Game:
    """Forget who wants whom gone when a new deal begins: whoever still does asks again."""
    for seat in {each.wants_gone for each in game.people if each.wants_gone is not None}:
        await settle_removal(connection, game, seat, game.row.version)
    holders = tuple(each and each._replace(wants_gone=None) for each in game.seats)
    return game if holders == game.seats else replace(game, seats=holders)


PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "bad-luck",
    "thinking",
    "patience",
    "sorry",
    "laughing",
    "again",
    "goodbye",
)
"""what can be said at a table: nothing that tells of cards"""


def heard(game: Game) -> list[Holder]:
    """Return the people at a table whose phrase is still to be read."""
    said = (each for each in game.people if each.phrase is not None)
    return [each for each in said if game.events - each.phrase_events < HEARD]


Columns = dict[str, Any] | None
"""columns of a game; None when everything is already as it should be"""
Change = Callable[[AsyncConnection, Game], Awaitable[Columns]]
"""writes seats and returns what changes with them"""


class Seats(InParty):
    """Changes of seats: what may be asked for twice is done once, and the second time nothing
    changes."""

    async def leave(self, game_id: int, person_id: int) -> Game:
        """A robot plays for somebody from now on; the seat stays theirs."""

        async def change(connection: AsyncConnection, game: Game) -> Columns:
            holder = holder_of(game, person_id)
            if holder.away:
                return None
            values = {"away": True, "clock_from": None, "wants_end": False, "wants_gone": None}
            await games.change_seat(connection, game_id, holder.seat, **values)
            # The robot plays at once: leaving and coming back must not win any time.
            return self._without(game, holder.seat)

        return await self._change(game_id, change, person_id)

    async def back(self, game_id: int, person_id: int) -> Game:
        """Note that somebody plays themselves again, and keeps their seat."""

        async def change(connection: AsyncConnection, game: Game) -> Columns:
            holder = holder_of(game, person_id)
            return await self._return(connection, game, holder) if holder.away else None

        return await self._change(game_id, change, person_id)

    async def say(self, game_id: int, person_id: int, phrase: str) -> Game:
        """Show everybody at the table a phrase of somebody who sits there: their newest one."""
        async with self._write(game=game_id) as connection:
            before = await self._load_party(connection, game_id)
            seat = holder_of(before, person_id).seat
            values = {"phrase": phrase, "phrase_events": before.events}
            await games.change_seat(connection, game_id, seat, **values)
            game = await self._write_party(connection, before)
            if not game.is_broken:
                await display.mark_everything(connection, game)
        return self._committed(game)

    async def offer(self, game_id: int, asker: Asker, seat: int, *, wanted: bool = True) -> Game:
        """Look for somebody for a seat, or do not any more: for one's own; for others one that a
        robot plays."""

        async def change(connection: AsyncConnection, game: Game) -> Columns:
            # One's own seat; for others at the table and who is in charge, one that a robot plays.
            holder = held_seat(game, seat)
            own = game.seat_of(asker.person_id)
            if own is None:
                if not asker.is_in_charge(game):
                    raise Refused(RefusalReason.NO_SEAT)
                await in_charge_only(connection, game, asker)
            if own != seat and not holder.played_by_robot:
                raise Refused(RefusalReason.SEAT_NOT_YOURS, seat=seat)
            if wanted and game.tournament is not None:
                raise Refused(RefusalReason.TOURNAMENT_OFFER)
            if holder.offered == wanted:
                return None
            await games.change_seat(connection, game_id, seat, offered=wanted)
            return {}

        return await self._change(game_id, change)

    async def take(
        self, game_id: int, person_id: int, seat: int, roles: Collection[int] = ()
    ) -> Game:
        """Sit down in a seat that is offered, or a robot's, and play on from there.

        Whoever holds an offered seat keeps it by taking it themselves. `roles`: see `admission`.
        """

        async def change(connection: AsyncConnection, game: Game) -> Columns:
            game.playing()
            holder = held_seat(game, seat)
            if game.seat_of(person_id) == seat:
                return await self._return(connection, game, holder)
            if game.seat_of(person_id) is not None:
                raise Refused(RefusalReason.SITS_ALREADY)
            if not holder.robot and not holder.offered:
                kept = RefusalReason.SEAT_KEPT if holder.away else RefusalReason.SEAT_TAKEN
                raise Refused(kept, seat=seat)
            if not await tournament_rounds.may_sit(connection, game_id, person_id):
                raise Refused(RefusalReason.TOURNAMENT_SEAT)
            await _check_has_seen_no_other_cards(connection, game, person_id, seat)
            if game.tournament is None:  # there its organiser admits people
                await admission.check(
                    connection, game.row.server_id, person_id, roles, but_for=game_id
                )
            why = "left" if holder.away else "replaced"
            await self._depart(connection, game, holder, why, person_id)
            return self._asked_now() if game.deserted or is_asked(game, seat) else {}

        # How many seats they hold elsewhere may not change meanwhile.
        return await self._change(game_id, change, person_id, alone=True)

    async def remove(self, game_id: int, asker: Asker, seat: int, who: int) -> Game:
        """Send `who` away, as who is in charge: a robot plays on, and the seat is offered.

        At a tournament's table it is not: see `succeed`.
        """

        async def change(connection: AsyncConnection, game: Game) -> Columns:
            await in_charge_only(connection, game, asker)
            person_at(game, seat, who)
            await not_alone(connection, game, asker)
            return await self._send_away(connection, game, seat)

        return await self._change(game_id, change)

    async def want_gone(self, game_id: int, person_id: int, seat: int, who: int) -> Game:
        """Ask for `who` to be taken off the table of a rated party.

        The one who opened the table asks; `who` goes once all the others have agreed who are here.
        """

        async def change(connection: AsyncConnection, game: Game) -> Columns:
            game.playing()
            own, holder = holder_of(game, person_id), person_at(game, seat, who)
            if not any(each.wants_gone == seat for each in game.people):
                if not Asker(person_id).is_in_charge(game):
                    raise Refused(RefusalReason.TOO_LATE)
                await in_charge_only(connection, game, Asker(person_id))
            if own.seat == seat:
                raise Refused(RefusalReason.SEAT_CHANGED)
            if game.tournament is not None:  # there its organiser takes people off
                raise Refused(RefusalReason.NOT_IN_CHARGE)
            if own.wants_gone == seat and not agree_to_go(game, seat):
                return None
            if not others_here(game, seat) - {own.seat}:
                raise Refused(RefusalReason.NOBODY_AGREES, name=holder.name)
            await games.change_seat(connection, game_id, own.seat, wants_gone=seat)
            seen = own._replace(wants_gone=seat)
            after = replace(game, seats=tuple(seen if each is own else each for each in game.seats))
            if agree_to_go(after, seat):
                return await self._send_away(connection, game, seat)
            await display.mark_removal(connection, game, seat)
            return {}

        return await self._change(game_id, change)

    async def keep(self, game_id: int, person_id: int, seat: int) -> Game:
        """Note that somebody who sits there, maybe whom it is about, does not agree that a person
        goes."""

        async def change(connection: AsyncConnection, game: Game) -> Columns:
            holder_of(game, person_id)
            if not any(each.wants_gone == seat for each in game.people):
                return None
            await settle_removal(connection, game, seat, game.row.version + 1)
            return {}

        return await self._change(game_id, change)

    async def give_up(self, game_id: int, person_id: int) -> Game:
        """Note that somebody goes for good: a robot plays on, and the seat is offered."""

        async def change(connection: AsyncConnection, game: Game) -> Columns:
            holder = holder_of(game, person_id)
            await self._depart(connection, game, holder, "left", None)
            await games.change_seat(
                connection, game_id, holder.seat, offered=game.tournament is None
            )
            return self._without(game, holder.seat)

        return await self._change(game_id, change)

    async def succeed(
        self, connection: AsyncConnection, game_id: int, seat: int, gone: int, comes: int
    ) -> Game:
        """At a tournament's table somebody plays in another's place, within a transaction of its
        organiser's: they are called there, and until they sit down a robot plays.

        Once that is committed, `Arranged.changed` must be called. Raises `Refused` for a party that
        is over.
        """
        before = await self._load_party(connection, game_id)
        holder, values = held_seat(before, seat), dict[str, Any]()
        if holder.person is not None and holder.person.id == gone:
            await self._depart(connection, before, holder, "replaced", None)
            values = self._without(before, seat)
        game = await self._write_party(connection, before, **values)
        if not game.is_broken:
            await display.mark_seats(connection, before, game, None)
        await display.mark_newcomer(connection, game, seat, comes)
        return game

    # Within the transaction -----------------------------------------------------------------------

    async def _send_away(
        self, connection: AsyncConnection, game: Game, seat: int
    ) -> dict[str, Any]:
        """A robot plays on, and for no rating any more, which the table is told."""
        rated = await is_rated(connection, game)
        await self._depart(connection, game, game.holder(seat), "removed", None)
        if rated and game.tournament is None:
            await display.mark_removal(connection, game, seat)
        await games.change_seat(connection, game.id, seat, offered=game.tournament is None)
        return self._without(game, seat)

    async def _return(self, connection: AsyncConnection, game: Game, holder: Holder) -> Columns:
        if not holder.away and not holder.offered:
            return None
        values = {"away": False, "missed": 0, "told": 0, "clock_from": None, "offered": False}
        await games.change_seat(connection, game.id, holder.seat, **values)
        return self._asked_now() if game.deserted else {}

    async def _depart(
        self, connection: AsyncConnection, game: Game, holder: Holder, why: str, who: int | None
    ) -> None:
        """The seat is `who`'s from now on (None: a robot's); its person's messages are closed."""
        if holder.person is not None:
            now, version = self._now(), game.row.version + 1
            departed = Departure(holder.seat, holder.person.id, game.events, why, now)
            await games.add_departure(connection, game.id, departed)
            # No card is shown any more to who held the seat.
            await messages.give_up(connection, game.id, version, holder.seat)
            await settle_removal(connection, game, holder.seat, version)
        afresh = SeatRow._field_defaults  # as whoever sits down begins
        await games.change_seat(connection, game.id, holder.seat, person_id=who, **afresh)

    def _without(self, game: Game, seat: int) -> dict[str, Any]:
        """A party that everybody has left stands still from now on."""
        if all(each.away or each.seat == seat for each in game.people):
            return self._asked_now()
        return {}

    def _asked_now(self) -> dict[str, Any]:
        """The turn is another's, or the party stood still: it begins now."""
        return {"asked_at": self._now()}

    async def _change(
        self, game_id: int, change: Change, who: int | None = None, *, alone: bool = False
    ) -> Game:
        """`who` reads their hand anew afterwards; `alone`: it depends on other tables, too."""
        async with self._write(game=None if alone else game_id) as connection:
            before = await self._load_party(connection, game_id)
            values = await change(connection, before)
            if values is None:
                return before
            game = await self._write_party(connection, before, **values)
            if not game.is_broken:
                await display.mark_seats(connection, before, game, who)
        return self._committed(game)


async def _check_has_seen_no_other_cards(
    connection: AsyncConnection, game: Game, person_id: int, seat: int
) -> None:
    """Refuse a seat to a person who knows other cards of the deal: having held a seat they may only
    have the same one again, also after being forgotten meanwhile; so may a player of the same
    boards elsewhere."""
    departed = await games.find_departure(connection, game.id, person_id)
    if departed is None:
        departed = await traces.seat_seen(connection, game.id, person_id)
    if departed is None:
        at = game.tournament
        if at is not None and await traces.boards_seen(connection, at.id, at.round, person_id):
            raise Refused(RefusalReason.BOARDS_SEEN)
        return
    if departed.why == "removed":
        raise Refused(RefusalReason.REMOVED)
    if departed.seat != seat:
        raise Refused(RefusalReason.OTHER_SEAT_SEEN, seat=departed.seat)
