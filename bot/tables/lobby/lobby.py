"""The lobby of a table: who sits where before the party starts, what is played, and starting it.

Like the door, each change is one transaction that marks what must be shown again.
"""

from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.robots import Level
from bot.rules import BadRuleset, ruleset_from_options
from bot.rules.core.ruleset import OptionValue
from bot.storage.delivery import messages
from bot.storage.games import games
from bot.storage.people import people
from bot.tables.delivery import display
from bot.tables.game import Game, change_row
from bot.tables.lobby import admission
from bot.tables.lobby.opening import CALLER_SHOWS, Opener, Opening, add_nonce
from bot.tables.options import Sitting, TableRules, Tempo, fitted
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.tools import Tools

Columns = dict[str, Any]
"""of a game"""


class Lobby(Opener):
    """Opening tables, sitting down, leaving, choosing rules and agreeing to them, and starting.

    What the host chooses is agreed to by everybody who sits there. Changes of rules raise
    `BadRuleset` for what cannot be.
    """

    def __init__(self, tools: Tools, entropy: Callable[[], bytes]) -> None:
        super().__init__(tools, entropy)
        self._last_orders = False

    def last_orders(self) -> None:
        """The program is about to stop: no more tables are opened."""
        self._last_orders = True

    async def open(
        self,
        opening: Opening,
        sitting: Mapping[int, int | None],
        roles: Collection[int] = (),
    ) -> Game:
        """A new lobby with these people (and robots) in their seats.

        The caller shows it; if it does not within a few seconds, the reconciler will. `roles`, here
        and below, are those of whoever asks; see `admission`.
        """
        async with self._write() as connection:
            who = opening.server_id, opening.host_id
            await admission.check_opening(connection, *who, roles)
            if opening.host_id in sitting.values():
                await admission.check(connection, *who, roles)
            game_id = await self._open(connection, opening, dict(sitting))
            game = await self._load(connection, game_id)
            await display.mark_lobby(connection, game, self._now() + CALLER_SHOWS)
        return self._committed(game)

    async def _open(self, connection: AsyncConnection, opening: Opening, sitting: Sitting) -> int:
        if self._last_orders:
            raise Refused(RefusalReason.RESTARTING)
        return await self._open_lobby(connection, opening, sitting, self._entropy())

    # Sitting down and leaving --------------------------------------------------------------------

    async def sit(
        self,
        game_id: int,
        person_id: int,
        seat: int,
        mark: str | None = None,
        roles: Collection[int] = (),
        nonce: str | None = None,
    ) -> Game:
        """Sit down in an empty or a robot's seat, leaving the one before.

        Who sits agrees to the rules, if `mark` is theirs (or None: they have just read them).
        `nonce`, here and below: what the press mixes into the seed.
        """

        def change(game: Game, sitting: Sitting) -> None:
            seat_of_table(game, seat)
            if sitting.get(seat) is not None:
                if sitting[seat] == person_id:
                    return
                raise Refused(RefusalReason.SEAT_TAKEN, seat=seat)
            _stand_up(sitting, person_id)
            sitting[seat] = person_id

        async def admit(connection: AsyncConnection, game: Game) -> None:
            await admission.check(connection, game.row.server_id, person_id, roles, but_for=game_id)
            await add_nonce(connection, game, person_id, nonce)

        def to_agree(game: Game) -> set[int]:
            read = mark is None or mark == game.mark
            return yet_to_agree(game) - {person_id} if read else yet_to_agree(game) | {person_id}

        return await self._seat(game_id, change, to_agree, admit)

    async def leave(self, game_id: int, person_id: int) -> Game:
        def change(_: Game, sitting: Sitting) -> None:
            if not _stand_up(sitting, person_id):
                raise Refused(RefusalReason.NO_SEAT)

        return await self._seat(game_id, change)

    async def put_out(self, server_id: int, person_id: int) -> None:
        """Give up the seats in a server's lobbies of a person who is kept from its tables."""
        for game_id in await self._database.ask(games.lobbies_of, server_id, person_id):
            with suppress(Refused):  # it has started meanwhile, or they have left
                await self.leave(game_id, person_id)

    async def seat_robot(self, game_id: int, person_id: int, seat: int) -> Game:
        """Give an empty seat to a robot, or send the robot there away; for who is at the table."""

        def change(game: Game, sitting: Sitting) -> None:
            at_table_only(game, person_id)
            seat_of_table(game, seat)
            if sitting.get(seat) is not None:
                raise Refused(RefusalReason.SEAT_TAKEN, seat=seat)
            if seat in sitting:
                del sitting[seat]
            else:
                sitting[seat] = None

        return await self._seat(game_id, change)

    async def fill_with_robots(self, game_id: int, person_id: int) -> Game:
        def change(game: Game, sitting: Sitting) -> None:
            at_table_only(game, person_id)
            for seat in range(game.rules.players):
                sitting.setdefault(seat, None)

        return await self._seat(game_id, change)

    async def remove(self, game_id: int, host_id: int, seat: int, who: int | None) -> Game:
        """The host empties a seat, if `who` they mean (None: a robot) still holds it."""

        def change(game: Game, sitting: Sitting) -> None:
            seat_of_table(game, seat)
            if seat not in sitting:
                raise Refused(RefusalReason.SEAT_EMPTY, seat=seat)
            if sitting[seat] != who:
                raise Refused(RefusalReason.SEAT_CHANGED)
            del sitting[seat]

        return await self._seat(game_id, change, host=host_id)

    async def swap(self, game_id: int, host_id: int, first: int, second: int) -> Game:
        """The host exchanges two seats, empty ones too."""

        def change(game: Game, sitting: Sitting) -> None:
            seat_of_table(game, first)
            seat_of_table(game, second)
            moved = _swapped(sitting, first, second)
            sitting.clear()
            sitting.update(moved)

        return await self._seat(game_id, change, host=host_id)

    async def _seat(
        self,
        game_id: int,
        change: Callable[[Game, Sitting], None],
        to_agree: Callable[[Game], set[int]] | None = None,
        admit: Callable[[AsyncConnection, Game], Awaitable[None]] | None = None,
        host: int | None = None,
    ) -> Game:
        async with self._write() as connection:
            game = await load_lobby(self._tools, connection, game_id, host)
            sitting = sitting_of(game)
            change(game, sitting)
            if sitting == sitting_of(game):
                return game
            if admit is not None:
                await admit(connection, game)
            game = await write_lobby(
                self._tools, connection, game, sitting, (to_agree or yet_to_agree)(game)
            )
        return self._committed(game)

    # What is played ------------------------------------------------------------------------------

    async def change_option(
        self, game_id: int, host_id: int, option: str, value: OptionValue
    ) -> Game:
        """The host changes one option."""
        return await self._play(game_id, host_id, lambda rules: rules.with_option(option, value))

    async def use(self, game_id: int, host_id: int, rules: TableRules) -> Game:
        """The host chooses a preset, or rules that were saved."""
        return await self._play(game_id, host_id, lambda _: rules)

    async def _play(
        self, game_id: int, host_id: int, choose: Callable[[TableRules], TableRules]
    ) -> Game:
        def change(game: Game) -> Columns:
            chosen = choose(game.table_rules)
            if chosen.rules.end_mode == "boards":  # of a duplicate: here nobody else has the same
                raise BadRuleset("end_mode", "no_such_value", "boards")
            options = chosen.rules.options()
            return {"preset": chosen.preset, "options": options, "rules_name": chosen.name}

        return await self._set(game_id, change, host_id)

    async def use_tempo(self, game_id: int, host_id: int, tempo: Tempo) -> Game:
        """The host chooses how much time there is."""
        columns = {"turn_seconds": tempo.turn, "bank_seconds": tempo.bank}
        return await self._set(game_id, lambda _: columns, host_id)

    async def open_hands(self, game_id: int, host_id: int, *, wanted: bool) -> Game:
        """The host lets everybody see the hands of a deal that is over, or does not any more."""

        def change(game: Game) -> Columns:
            if wanted and not game.may_show_hands:
                raise Refused(RefusalReason.HANDS_CLOSED)
            return {"open_hands": wanted}

        return await self._set(game_id, change, host_id)

    async def allow_hints(self, game_id: int, host_id: int, *, wanted: bool) -> Game:
        """The host lets people ask for hints, or does not any more."""
        return await self._set(game_id, lambda _: {"hints": wanted}, host_id)

    async def use_robots(self, game_id: int, person_id: int, level: Level) -> Game:
        """Let robots play as well as `level` from now on. Anybody at the table may choose."""

        def change(game: Game) -> Columns:
            at_table_only(game, person_id)
            return {"robot_level": level}

        return await self._set(game_id, change)

    async def _set(
        self, game_id: int, change: Callable[[Game], Columns], host: int | None = None
    ) -> Game:
        """Set columns; to other rules and another tempo everybody but the host has to agree."""
        async with self._write() as connection:
            game = await load_lobby(self._tools, connection, game_id, host)
            columns = change(game)
            new = game.row._replace(**columns)
            if new == game.row:
                return game
            sitting, waiting = sitting_of(game), yet_to_agree(game)
            new_rules = new.options != game.row.options
            if new_rules:
                sitting = fitted(sitting, ruleset_from_options(new.options).players)
            if new_rules or (new.turn_seconds, new.bank_seconds) != game.tempo:
                waiting = people_of(sitting) - {host}
            game = await write_lobby(self._tools, connection, game, sitting, waiting, **columns)
        return self._committed(game)

    async def agree(
        self, game_id: int, person_id: int, mark: str, nonce: str | None = None
    ) -> Game:
        """Note that somebody who sits agrees to the changed rules, if they are still those of
        `mark`."""
        async with self._write() as connection:
            game = await load_lobby(self._tools, connection, game_id)
            sits_only(game, person_id)
            if mark != game.mark:
                raise Refused(RefusalReason.RULES_CHANGED)
            waiting = yet_to_agree(game)
            if person_id not in waiting:
                return game
            await add_nonce(connection, game, person_id, nonce)
            waiting.remove(person_id)
            game = await write_lobby(self._tools, connection, game, sitting_of(game), waiting)
        return self._committed(game)

    async def choose_ladder(self, game_id: int, person_id: int, *, wanted: bool) -> Game:
        """Have parties with robots count for somebody who sits here from now on, or no more."""
        async with self._write() as connection:
            game = await load_lobby(self._tools, connection, game_id)
            sits_only(game, person_id)
            await people.change(connection, person_id, robot_ladder=wanted)
            game = await write_lobby(self._tools, connection, game)
        self._tools.games.forget_person(person_id)
        return self._committed(game)

    # Starting and ending ------------------------------------------------------------------------

    async def start(self, game_id: int, person_id: int, nonce: str | None = None) -> Game:
        """Begin the party; anybody who sits may, once all seats are held and all have agreed."""
        async with self._write() as connection:
            game = await load_lobby(self._tools, connection, game_id)
            if None in game.seats:
                raise Refused(RefusalReason.SEATS_EMPTY)
            if not game.people:
                raise Refused(RefusalReason.NOBODY_SITS)
            at_table_only(game, person_id)
            waiting = tuple(holder.seat for holder in game.people if not holder.agreed)
            if waiting:
                raise Refused(RefusalReason.NOT_AGREED, seats=waiting)
            game = await self._begin_party(connection, game, person_id, nonce)
        return self._committed(game)

    async def expire(self, game_id: int) -> None:
        """End a lobby that nobody has started."""
        await self._end(game_id, "expired")

    async def close(self, game_id: int, person_id: int, *, manages: bool = False) -> None:
        """The host closes the lobby, or somebody who manages the server."""
        await self._end(game_id, "closed", None if manages else person_id)

    async def _end(self, game_id: int, status: str, host: int | None = None) -> None:
        async with self._write() as connection:
            game = await load_lobby(self._tools, connection, game_id, host)
            await games.change(connection, game_id, ended_at=self._now())
            version = game.row.version + 1
            game = await change_row(
                connection, game, status=status, version=version, due_at=None, nonces=None
            )
            await display.mark_lobby(connection, game)
            await display.close_held_seats(connection, game)
        self._committed(game)

    async def again(
        self,
        game_id: int,
        person_id: int,
        *,
        change_partners: bool,
        roles: Collection[int] = (),
        nonce: str | None = None,
    ) -> Game:
        """A new lobby with the people of a party that has ended, in the thread of that party where
        every seat is held; the same one when asked twice.

        Unless nobody started that one in time: then there is another. Who may not sit down any
        more is left out. Against robots alone nobody is waited for, so that the party begins; the
        others are told that their seats are held.
        """
        async with self._write() as connection:
            game = await self._load(connection, game_id)
            row, server_id = game.row, game.row.server_id
            if game.is_practice:
                raise Refused(RefusalReason.NO_SUCH_TABLE)
            if not game.has_ended:
                raise Refused(RefusalReason.NOT_OVER)
            sits_only(game, person_id)
            if row.again_id is not None:
                again = await self._load(connection, row.again_id)
                if again.row.status not in ("expired", "closed"):
                    return again
            await admission.check_opening(connection, server_id, person_id, roles)
            opening = Opening(
                server_id=server_id,
                channel_id=row.channel_id,
                host_id=person_id,
                language=row.language,
                preset=row.preset,
                rules=game.rules,
                rules_name=row.rules_name,
                tempo=game.tempo,
                open_hands=row.open_hands,
                hints=row.hints,
                robot_level=game.robot_level,
            )
            sitting = await admission.admitted(connection, server_id, sitting_of(game))
            if change_partners and game.accounts.has_partners:
                sitting = _swapped(sitting, 1, 2)
            again_id = await self._open(connection, opening, sitting)
            await games.change(connection, game_id, again_id=again_id)
            again = await self._load(connection, again_id)
            if row.thread_id is not None and None not in again.seats:
                # Nobody else is looked for in the channel: they stay where they are.
                again = await change_row(connection, again, thread_id=row.thread_id)
            await display.mark_lobby(connection, again)
            await messages.change_lobby(connection, again_id, channel_id=again.row.thread_id)
            if people_of(sitting) == {person_id} and None not in again.seats:
                again = await self._begin_party(connection, again, person_id, nonce)
            else:
                await display.mark_held_seats(connection, again, person_id)
        return self._committed(again)


# Within a transaction ----------------------------------------------------------------------------


async def load_lobby(
    tools: Tools, connection: AsyncConnection, game_id: int, host: int | None = None
) -> Game:
    """The game, if it is still a lobby, and `host` who opened it.

    Raises `Refused`, also for a host who is kept from the server's tables meanwhile.
    """
    game = await tools.games.load(connection, game_id)
    if game.row.status in ("expired", "closed"):
        raise Refused(RefusalReason.LOBBY_GONE)
    if game.row.status != "lobby":
        raise Refused(RefusalReason.ALREADY_STARTED)
    if host is not None:
        if game.row.host_id != host:
            raise Refused(RefusalReason.NOT_HOST)
        await admission.not_blocked(connection, game.row.server_id, host)
    return game


async def write_lobby(
    tools: Tools,
    connection: AsyncConnection,
    game: Game,
    sitting: Sitting | None = None,
    to_agree: Collection[int] | None = None,
    **values: Any,
) -> Game:
    """The lobby with these columns and seats, and the people who have yet to agree; None: as they
    are."""
    before = sitting_of(game)
    sitting = before if sitting is None else sitting
    await games.set_seats(
        connection, game.id, sitting, yet_to_agree(game) if to_agree is None else to_agree
    )
    await games.change(connection, game.id, version=game.row.version + 1, **values)
    game = await tools.games.load(connection, game.id)
    await display.mark_lobby(connection, game)
    given_up = [seat for seat, who in before.items() if who and sitting.get(seat) != who]
    await display.close_held_seats(connection, game, given_up)
    return game


def sitting_of(game: Game) -> Sitting:
    return {each.seat: each.person.id if each.person else None for each in game.seats if each}


def people_of(sitting: Sitting) -> set[int]:
    return {who for who in sitting.values() if who is not None}


def yet_to_agree(game: Game) -> set[int]:
    """The people who sit and have not agreed to the rules as they are now."""
    return {holder.person.id for holder in game.people if holder.person and not holder.agreed}


def sits_only(game: Game, person_id: int) -> None:
    if game.seat_of(person_id) is None:
        raise Refused(RefusalReason.NO_SEAT)


def at_table_only(game: Game, person_id: int) -> None:
    """Let pass only who sits, and who opened the table."""
    if game.row.host_id != person_id:
        sits_only(game, person_id)


def seat_of_table(game: Game, seat: int) -> None:
    """A table for two may have been one for four a moment ago."""
    if not 0 <= seat < game.rules.players:
        raise Refused(RefusalReason.NO_SUCH_SEAT)


def _stand_up(sitting: Sitting, person_id: int) -> bool:
    for seat, who in sitting.items():
        if who == person_id:
            del sitting[seat]
            return True
    return False


def _swapped(sitting: Sitting, first: int, second: int) -> Sitting:
    other = {first: second, second: first}
    return {other.get(seat, seat): who for seat, who in sitting.items()}
