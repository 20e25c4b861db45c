"""Rules that a server keeps under a name: who saves and deletes them, and who may read what."""

from typing import Any

import pytest
from sqlalchemy import update

from bot.rules import TEAMS, BadRuleset
from bot.storage.engine.schema import rulesets
from bot.storage.games import results
from bot.storage.games.results import HABIT, RECENT, Result, ended_with
from bot.tables import Game, Opening, RefusalReason, Refused, TableRules
from bot.tables.lobby.saved_rules import LONGEST, MOST, is_readable, loaded, name_key
from bot.tables.options import preset_rules
from tests.storage.databases import NOW, add_game, add_server
from tests.tables.evening import FOUR, FRENCH, Evening, change, waiting


async def save(
    evening: Evening, game: Game, name: str, who: str = "Anna", *, manager: bool = False
) -> Game:
    saving = evening.saved_rules.save
    return await saving(game.id, evening.people[who], name, manager=manager)


async def test_saved_rules_are_a_preset_with_changes(evening: Evening) -> None:
    game = await change(evening, await evening.open(FOUR), "round2_suits", "any")
    saved = await save(evening, game, "Friday rules")
    assert saved.row.rules_name == "Friday rules"
    assert saved.row.version == game.row.version + 1
    assert waiting(saved) == waiting(game)
    [row] = await evening.saved_rules.all(evening.server)
    assert (row.preset, row.changes) == ("french", {"round2_suits": "any"})
    assert loaded(row) == TableRules("french", game.rules, "Friday rules")
    other = await evening.open()
    chosen = await evening.tables.lobby.use(other.id, other.row.host_id, loaded(row))
    assert chosen.table_rules == saved.table_rules


async def test_a_name_stays_with_its_rules(evening: Evening) -> None:
    """Another end is still that game; any other change is not."""
    game = await save(evening, await evening.open(), "Friday")
    game = await change(evening, game, "target", 500)
    game = await change(evening, game, "end_mode", "deals")
    assert game.row.rules_name == "Friday"
    game = await change(evening, game, "rounding", "up5")
    assert game.row.rules_name is None


async def test_a_table_keeps_its_rules_when_they_are_deleted(evening: Evening) -> None:
    game = await save(evening, await evening.open(), "Friday")
    [row] = await evening.saved_rules.all(evening.server)
    anna = evening.anna
    await evening.saved_rules.remove(game.id, row.id, anna, manager=False)
    assert await evening.saved_rules.all(evening.server) == []
    assert await evening.load(game.id) == game
    gone = evening.saved_rules.remove(game.id, row.id, anna, manager=True)
    assert await evening.reason(gone) is RefusalReason.NO_SUCH_RULESET
    find = evening.saved_rules.find(evening.server, row.id)
    assert await evening.reason(find) is RefusalReason.NO_SUCH_RULESET


async def test_who_saved_rules_replaces_and_deletes_them_and_who_manages(
    evening: Evening,
) -> None:
    game = await save(evening, await evening.open(), "Straße")
    await save(evening, await change(evening, game, "target", 700), "STRASSE")
    [row] = await evening.saved_rules.all(evening.server)
    assert (row.name, row.changes) == ("STRASSE", {"target": 700})
    bens = await evening.lobby.open(opening_of(evening, "Ben"), {})
    refused = await evening.refused(save(evening, bens, "strasse", "Ben"))
    assert (refused.reason, refused.facts) == (RefusalReason.NAME_TAKEN, {"name": "STRASSE"})
    ben = evening.ben
    removing = evening.saved_rules.remove(bens.id, row.id, ben, manager=False)
    assert (await evening.refused(removing)).reason is RefusalReason.NOT_YOUR_RULESET
    await save(evening, bens, "strasse", "Ben", manager=True)
    [row] = await evening.saved_rules.all(evening.server)
    assert (row.name, row.saved_by) == ("strasse", ben)
    await evening.saved_rules.remove(game.id, row.id, ben, manager=False)


def opening_of(evening: Evening, host: str, server: int | None = None) -> Opening:
    return Opening(server or evening.server, 5, evening.people[host], "fr", "french", FRENCH)


async def test_each_server_has_its_own(evening: Evening) -> None:
    await save(evening, await evening.open(), "Friday")
    [row] = await evening.saved_rules.all(evening.server)
    elsewhere = await add_server(evening.database, 78)
    there = await evening.lobby.open(opening_of(evening, "Anna", elsewhere), {})
    assert await evening.saved_rules.all(elsewhere) == []
    anna = evening.anna
    removing = evening.saved_rules.remove(there.id, row.id, anna, manager=True)
    assert await evening.reason(removing) is RefusalReason.NO_SUCH_RULESET
    await save(evening, there, "Friday")
    [own] = await evening.saved_rules.all(elsewhere)
    # Who has played by them knows them everywhere; those of a server come before.
    known = evening.saved_rules.known_to
    assert await known(anna, elsewhere) == [own]
    [played] = await known(anna, 0)
    assert loaded(played) == loaded(row)
    assert await known(evening.emil, 0) == []


async def test_a_server_keeps_so_many(evening: Evening) -> None:
    game = await evening.open()
    for number in range(MOST):
        game = await save(evening, game, f"Rules {number}")
    refused = await evening.reason(save(evening, game, "One more"))
    assert refused is RefusalReason.TOO_MANY_RULESETS
    await save(evening, game, "RULES 3")
    assert len(await evening.saved_rules.all(evening.server)) == MOST


async def test_only_the_host_of_a_lobby_saves(evening: Evening) -> None:
    game = await evening.open(FOUR)
    assert await evening.reason(save(evening, game, "Mine", "Ben")) is RefusalReason.NOT_HOST
    await evening.lobby.start(game.id, evening.anna)
    assert await evening.reason(save(evening, game, "Late")) is RefusalReason.ALREADY_STARTED


@pytest.mark.parametrize(
    ("name", "readable"),
    [
        ("x" * LONGEST, True),
        ("Règles du vendredi", True),
        ("木曜日", True),
        ("🃏", True),
        ("*_~", True),
        ("x" * (LONGEST + 1), False),
        ("", False),
        ("\u200d", False),
        ("\u3164\u2800", False),
        ("\u0301", False),
    ],
)
async def test_a_name_can_be_read(evening: Evening, name: str, readable: bool) -> None:
    assert is_readable(name) is readable
    game = await evening.open()
    if readable:
        assert (await save(evening, game, name)).row.rules_name == name
    else:
        assert await evening.reason(save(evening, game, name)) is RefusalReason.NAME_NEEDED


def test_names_are_one_whatever_their_case() -> None:
    assert name_key("ÉTÉ") == name_key("été")
    assert name_key("ﬁn") == name_key("FIN")
    assert name_key("été") != name_key("ete")


@pytest.mark.parametrize(
    "values",
    [
        {"preset": "belgian"},
        {"changes": {"target": 50}},
        {"changes": {"colour": "green"}},
        {"changes": {"arret": True, "end_mode": "deals"}},
        {"changes": {"direction": ["cw"]}},
    ],
    ids=str,
)
async def test_saved_rules_that_are_no_longer_valid(
    evening: Evening, values: dict[str, Any]
) -> None:
    await save(evening, await evening.open(), "Friday")
    async with evening.database.write() as connection:
        await connection.execute(update(rulesets).values(**values))
    [row] = await evening.saved_rules.all(evening.server)
    with pytest.raises(Refused) as refused:
        loaded(row)
    assert refused.value.reason is RefusalReason.BROKEN_RULESET
    assert refused.value.facts["name"] == "Friday"
    assert isinstance(refused.value.facts["why"], BadRuleset)


# What is usual on a server ----------------------------------------------------------------------


async def ended(evening: Evening, preset: str, count: int, name: str | None = None) -> None:
    """Parties by a preset that end one after the other; `name`: of the rules."""
    for _ in range(count):
        values = {"preset": preset, "rules_name": name, "status": "over"}
        game_id = await add_game(evening.database, evening.server, evening.anna, **values)
        result = Result(game_id, evening.server, preset, 9, ended_with((1000, 0), 0), NOW)
        await evening.database.commit(results.add, result, {}, TEAMS)


async def test_a_language_says_what_is_usual_until_a_server_has_a_habit(evening: Evening) -> None:
    """A game that was tried is none; what is played most is, and of two the one played last."""
    usual, server = evening.saved_rules.usual, evening.server
    await ended(evening, "decouverte", HABIT - 1)
    for language, preset in (
        ("fr", "french"),
        ("en", "french"),
        ("nl", "klaverjas_amsterdam"),
        ("?", "french"),
    ):
        assert await usual(server, language) == preset_rules(preset)
    await ended(evening, "kloppen", HABIT)
    assert await usual(server, "nl") == await usual(server, "fr") == preset_rules("kloppen")
    await ended(evening, "contest", HABIT)
    assert await usual(server, "fr") == preset_rules("contest")
    await ended(evening, "kloppen", 1)
    assert await usual(server, "fr") == preset_rules("kloppen")
    assert await usual(await add_server(evening.database, 78), "fr") == preset_rules("french")
    await ended(evening, "coinche_bga", RECENT)  # what was played long ago is forgotten
    assert await usual(server, "fr") == preset_rules("coinche_bga")


async def test_rules_of_a_server_are_usual_as_long_as_they_are_saved(evening: Evening) -> None:
    game = await change(evening, await evening.open(), "rounding", "up5")
    game = await save(evening, game, "Friday")
    await ended(evening, "french", HABIT, "Friday")
    assert await evening.saved_rules.usual(evening.server, "nl") == game.table_rules
    [row] = await evening.saved_rules.all(evening.server)
    await evening.saved_rules.remove(game.id, row.id, evening.anna, manager=True)
    assert await evening.saved_rules.usual(evening.server, "nl") == preset_rules("french")
    await ended(evening, "belgian", RECENT, "Friday")  # a preset of another time
    assert await evening.saved_rules.usual(evening.server, "nl") == preset_rules(
        "klaverjas_amsterdam"
    )
