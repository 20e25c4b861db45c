"""Rules that are saved on a server under a name, and chosen again by it."""

import unicodedata
from contextlib import suppress

from bot.rules import PRESETS, BadRuleset, find_preset, usual_preset
from bot.storage.engine.schema import RulesetRow
from bot.storage.games import results, rulesets
from bot.tables.game import Game
from bot.tables.lobby.lobby import (
    load_lobby,
    write_lobby,
)
from bot.tables.options import TableRules, preset_rules
from bot.tables.refusals import RefusalReason, Refused
from bot.tables.tools import AtTables
from bot.visible_text import shows

MOST = 25
"""per server: as many as one select shows"""
LONGEST = 32
"""characters of a name"""


class SavedRules(AtTables):
    """Rules saved under names that are unique on a server, whatever their case."""

    async def all(self, server_id: int) -> list[RulesetRow]:
        """Return those of a server, by name."""
        return await self._database.ask(rulesets.find_all, server_id)

    async def usual(self, server_id: int, language: str) -> TableRules:
        """Return what a server plays most; where nothing is usual yet, what the country of a
        language plays."""
        played = await self._database.ask(results.most_played, server_id)
        preset, name = played or (usual_preset(language), None)
        for row in await self.all(server_id) if name else ():
            if row.key == name_key(name or ""):
                with suppress(Refused):  # they may not be valid any more
                    return loaded(row)
        return preset_rules(preset if preset in PRESETS else usual_preset(language))

    async def known_to(self, person_id: int, server_id: int) -> list[RulesetRow]:
        """Return those of a server, then those of other names that somebody played by of late."""
        here = await self.all(server_id)
        played = await self._database.ask(rulesets.played_by, person_id)
        there = {each.key for each in here}
        return here + [each for each in played if name_key(each.name) not in there]

    async def find(self, server_id: int, ruleset_id: int) -> RulesetRow:
        """One of a server; raises `Refused` when it is gone."""
        return _there(await self._database.ask(rulesets.find, server_id, ruleset_id))

    async def save(self, game_id: int, host_id: int, name: str, *, manager: bool) -> Game:
        """Save the rules of the host's lobby, which then has their name.

        They take the place of rules they saved under that name before; a `manager` may replace
        anybody's.
        """
        if not is_readable(name):
            raise Refused(RefusalReason.NAME_NEEDED)
        async with self._write() as connection:
            game = await load_lobby(self._tools, connection, game_id, host_id)
            server_id, key = game.row.server_id, name_key(name)
            there = {each.key: each for each in await rulesets.find_all(connection, server_id)}
            before = there.get(key)
            if before is None and len(there) >= MOST:
                raise Refused(RefusalReason.TOO_MANY_RULESETS)
            if before is not None and not may_remove(before, host_id, manager=manager):
                raise Refused(RefusalReason.NAME_TAKEN, name=before.name)
            preset = find_preset(game.row.preset)
            await rulesets.save(
                connection,
                server_id,
                key,
                name=name,
                preset=game.row.preset,
                changes={
                    option: now for option, (_, now) in preset.differences(game.rules).items()
                },
                saved_by=host_id,
                saved_at=self._now(),
            )
            game = await write_lobby(self._tools, connection, game, rules_name=name)
        return self._committed(game)

    async def remove(self, game_id: int, ruleset_id: int, person_id: int, *, manager: bool) -> Game:
        """Delete rules of the server of a table; tables that play by them keep them."""
        async with self._write() as connection:
            game = await self._load(connection, game_id)
            row = _there(await rulesets.find(connection, game.row.server_id, ruleset_id))
            if not may_remove(row, person_id, manager=manager):
                raise Refused(RefusalReason.NOT_YOUR_RULESET, name=row.name)
            await rulesets.remove(connection, row.id)
        return game


def may_remove(row: RulesetRow, person_id: int, *, manager: bool) -> bool:
    """Return whether somebody has saved them, or manages the server."""
    return manager or row.saved_by == person_id


def loaded(row: RulesetRow) -> TableRules:
    """Saved rules, checked again: what an earlier version allowed may not be valid any more."""
    try:
        return TableRules(row.preset, find_preset(row.preset).changed(row.changes), row.name)
    except BadRuleset as bad:
        raise Refused(RefusalReason.BROKEN_RULESET, name=row.name, why=bad) from bad


def name_key(name: str) -> str:
    """Return what two names have in common that are one."""
    return unicodedata.normalize("NFKC", name).casefold()


def is_readable(name: str) -> bool:
    """Return whether a name is short enough, and something is to be seen of it."""
    return shows(name) and len(name) <= LONGEST


def _there(row: RulesetRow | None) -> RulesetRow:
    if row is None:
        raise Refused(RefusalReason.NO_SUCH_RULESET)
    return row
