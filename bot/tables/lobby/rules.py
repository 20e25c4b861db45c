"""All that is played at a table: chosen by who opened it, agreed to by everybody who sits there."""

from collections.abc import Callable

from bot.robots import Level
from bot.rules import BadRuleset
from bot.rules.core.ruleset import OptionValue
from bot.tables.game import Game
from bot.tables.lobby.open_lobby import (
    at_table_only,
    committed,
    host_only,
    load_lobby,
    people_of,
    sitting_of,
    write_lobby,
    yet_to_agree,
)
from bot.tables.lobby.opening import add_nonce
from bot.tables.options import TableRules, fitted
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.time.tempo import Tempo
from bot.tables.tools import Tools


class LobbyRules:
    """Each change is one transaction, like everything in a lobby."""

    def __init__(self, tools: Tools) -> None:
        self._tools = tools

    async def change_option(
        self, game_id: int, host_id: int, option: str, value: OptionValue
    ) -> Game:
        """The host changes one option; raises `BadRuleset` for what cannot be."""
        return await self._change(game_id, host_id, lambda rules: rules.with_option(option, value))

    async def use(self, game_id: int, host_id: int, rules: TableRules) -> Game:
        """The host chooses a preset, or rules that were saved."""
        return await self._change(game_id, host_id, lambda _: rules)

    async def use_tempo(self, game_id: int, host_id: int, tempo: Tempo) -> Game:
        """The host chooses how much time there is; everybody else has to agree to that too."""
        async with self._tools.database.write() as connection:
            game = await load_lobby(self._tools, connection, game_id)
            await host_only(connection, game, host_id)
            if tempo == game.tempo:
                return game
            sitting = sitting_of(game)
            game = await write_lobby(
                self._tools,
                connection,
                game,
                sitting,
                people_of(sitting) - {host_id},
                turn_seconds=tempo.turn,
                bank_seconds=tempo.bank,
            )
        return committed(self._tools, game)

    async def open_hands(self, game_id: int, host_id: int, *, wanted: bool) -> Game:
        """The host lets everybody see the hands of a deal that is over, or does not any more."""
        async with self._tools.database.write() as connection:
            game = await load_lobby(self._tools, connection, game_id)
            await host_only(connection, game, host_id)
            if wanted and not game.may_show_hands:
                raise Refused(RefusalReason.HANDS_CLOSED)
            if wanted == game.row.open_hands:
                return game
            sitting, waiting = sitting_of(game), yet_to_agree(game)
            game = await write_lobby(
                self._tools, connection, game, sitting, waiting, open_hands=wanted
            )
        return committed(self._tools, game)

    async def allow_hints(self, game_id: int, host_id: int, *, wanted: bool) -> Game:
        """The host lets people ask for hints, or does not any more."""
        async with self._tools.database.write() as connection:
            game = await load_lobby(self._tools, connection, game_id)
            await host_only(connection, game, host_id)
            if wanted == game.row.hints:
                return game
            sitting, waiting = sitting_of(game), yet_to_agree(game)
            game = await write_lobby(self._tools, connection, game, sitting, waiting, hints=wanted)
        return committed(self._tools, game)

    async def use_robots(self, game_id: int, person_id: int, level: Level) -> Game:
        """Robots play as well as `level` from now on; for who is at the table, as robots are."""
        async with self._tools.database.write() as connection:
            game = await load_lobby(self._tools, connection, game_id)
            at_table_only(game, person_id)
            if level is game.robot_level:
                return game
            sitting, waiting = sitting_of(game), yet_to_agree(game)
            game = await write_lobby(
                self._tools, connection, game, sitting, waiting, robot_level=level
            )
        return committed(self._tools, game)

    async def _change(
        self, game_id: int, host_id: int, choose: Callable[[TableRules], TableRules]
    ) -> Game:
        """Everybody else who sits has to agree to the rules that come of it."""
        async with self._tools.database.write() as connection:
            game = await load_lobby(self._tools, connection, game_id)
            await host_only(connection, game, host_id)
            chosen = choose(game.table_rules)
            if chosen.rules.end_mode == "boards":  # of a duplicate: here nobody else has the same
                raise BadRuleset("end_mode", "no_such_value", "boards")
            if chosen == game.table_rules:
                return game
            sitting = fitted(sitting_of(game), chosen.rules.players)
            same = chosen.rules == game.rules
            game = await write_lobby(
                self._tools,
                connection,
                game,
                sitting,
                yet_to_agree(game) if same else people_of(sitting) - {host_id},
                preset=chosen.preset,
                options=chosen.rules.options(),
                rules_name=chosen.name,
            )
        return committed(self._tools, game)

    async def agree(
        self, game_id: int, person_id: int, mark: str, nonce: str | None = None
    ) -> Game:
        """Note that somebody who sits agrees to the changed rules, if they are still those of
        `mark`."""
        async with self._tools.database.write() as connection:
            game = await load_lobby(self._tools, connection, game_id)
            if game.seat_of(person_id) is None:
                raise Refused(RefusalReason.NO_SEAT)
            if mark != game.mark:
                raise Refused(RefusalReason.RULES_CHANGED)
            waiting = yet_to_agree(game)
            if person_id not in waiting:
                return game
            waiting.remove(person_id)
            await add_nonce(connection, game, person_id, nonce)
            game = await write_lobby(self._tools, connection, game, sitting_of(game), waiting)
        return committed(self._tools, game)
