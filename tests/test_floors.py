"""Higher floors may import lower ones, never the reverse (docs/design.md, Floors)."""

import ast
import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import grimp
import pytest

OURS = ("bot", "cogs", "card_images")
COGS = Path(__file__).parents[1] / "cogs"
FILES = tuple(COGS.rglob("*.py"))


class Floor(NamedTuple):
    """The imports of a package: other floors of ours, and from outside what is not `kept_out`."""

    ours: frozenset[str]
    kept_out: frozenset[str] = frozenset()


def floor(ours: str = "", kept_out: str = "") -> Floor:
    return Floor(frozenset(ours.split()), frozenset(kept_out.split()))


FACES = "discord PIL aiohttp"
"""Discord, pictures and the network: for the thin edges only."""

FLOORS = {
    # The ground: pure values. No clock, no chance, nothing to read or write.
    "bot.rules": floor(
        kept_out=f"{FACES} sqlalchemy alembic aiosqlite random secrets time datetime asyncio os "
        "pathlib socket threading logging"
    ),
    "bot.errors": floor(kept_out=FACES),
    "bot.clock": floor(kept_out=FACES),
    "bot.logs": floor(kept_out=FACES),
    "bot.metrics": floor(kept_out=FACES),
    "bot.visible_text": floor(kept_out=FACES),
    "bot.settings": floor("bot.errors", kept_out=FACES),
    "bot.text": floor(
        "bot.rules bot.visible_text", kept_out=f"{FACES} sqlalchemy random time asyncio"
    ),
    "card_images": floor("bot.rules bot.text", kept_out="discord aiohttp sqlalchemy asyncio"),
    "bot.robots": floor("bot.rules", kept_out=f"{FACES} sqlalchemy random time asyncio"),
    "bot.teaching": floor(
        "bot.robots bot.rules", kept_out=f"{FACES} sqlalchemy random time asyncio"
    ),
    "bot.storage": floor("bot.tournaments bot.rules bot.errors bot.clock", kept_out=FACES),
    "bot.tables": floor(
        "bot.storage bot.teaching bot.robots bot.rules bot.errors bot.clock bot.logs "
        "bot.metrics bot.visible_text",
        kept_out=FACES,
    ),
    "bot.rankings": floor(
        "bot.tables bot.storage bot.rules bot.errors bot.clock", kept_out=f"{FACES} random time"
    ),
    # Tournaments in progress: stands before `bot.tournaments`, on which it leans.
    "bot.tournaments.live": floor(
        "bot.tournaments bot.tables bot.storage bot.rules bot.errors bot.clock bot.visible_text",
        kept_out=f"{FACES} random secrets time",
    ),
    "bot.people": floor(
        "bot.tournaments.live bot.rankings bot.tables bot.storage bot.teaching bot.robots "
        "bot.rules bot.clock",
        kept_out=f"{FACES} sqlalchemy random secrets time",
    ),
    # Pairing and standings: values as pure as the rules, their draws from a seed handed in.
    "bot.tournaments": floor(
        "bot.rules",
        kept_out=f"{FACES} sqlalchemy alembic aiosqlite random secrets time datetime asyncio os "
        "pathlib socket threading logging",
    ),
    # A Discord of its own, that knows nothing of cards.
    "bot.sandbox": floor(kept_out="discord PIL sqlalchemy"),
    "cogs": floor(
        "bot.people bot.tournaments.live bot.tournaments bot.rankings bot.tables bot.storage "
        "bot.teaching bot.robots bot.text bot.rules bot.settings bot.errors bot.clock "
        "bot.logs bot.metrics bot.visible_text card_images",
        kept_out="sqlite3",
    ),
    "bot.command_line": floor(
        "bot.sandbox bot.tournaments bot.robots bot.text bot.rules bot.settings bot.errors "
        "bot.clock",
        kept_out="discord",
    ),
    "bot.__main__": floor(
        "cogs bot.command_line bot.tournaments.live bot.tournaments bot.rankings bot.storage "
        "bot.text bot.rules bot.settings bot.errors bot.clock bot.logs",
        kept_out="discord",
    ),
}


def floor_of(module: str) -> str | None:
    """The floor a module of ours stands on; None for a bare package and for the world outside."""
    return next((name for name in FLOORS if module == name or module.startswith(f"{name}.")), None)


def is_ours(module: str) -> bool:
    return module.partition(".")[0] in OURS


def violations(modules: Iterable[str], imports_of: Callable[[str], Iterable[str]]) -> list[str]:
    """Every import that no floor allows, as `importer imports imported`."""
    return sorted(
        f"{importer} imports {imported}"
        for importer in modules
        if is_ours(importer)
        for imported in imports_of(importer)
        if not _allowed(importer, imported)
    )


def _allowed(importer: str, imported: str) -> bool:
    here = floor_of(importer)
    if here is None:  # the bare package `bot` holds nothing but its docstring
        return False
    if not is_ours(imported):
        return imported.partition(".")[0] not in FLOORS[here].kept_out
    there = floor_of(imported)
    return there == here or there in FLOORS[here].ours


@cache
def import_graph() -> grimp.ImportGraph:
    return grimp.build_graph(*OURS, include_external_packages=True, cache_dir=None)


def test_the_floors_hold() -> None:
    graph = import_graph()
    found = violations(sorted(graph.modules), graph.find_modules_directly_imported_by)
    assert not found, "\n".join(found)


OF_FORMATS = "bot.tournaments.scoring", "bot.tournaments.pairing", "bot.tournaments.boards"
ROOMS = {
    "bot.rules.core": (),
    "bot.rules.scoring": ("bot.rules.core",),
    "bot.rules.games": ("bot.rules.core", "bot.rules.scoring"),
    "bot.rules.record": ("bot.rules.core", "bot.rules.scoring", "bot.rules.games"),
    "bot.tournaments.scoring": (),
    "bot.tournaments.pairing": (),
    "bot.tournaments.boards": ("bot.tournaments.scoring",),
    "bot.tournaments.formats": OF_FORMATS,
    "bot.tournaments.shown": (*OF_FORMATS, "bot.tournaments.formats"),
    "bot.tournaments.export": (*OF_FORMATS, "bot.tournaments.formats", "bot.tournaments.shown"),
}
"""the rooms of rules and tournaments, and the others that each may import from"""


def room_of(module: str) -> str | None:
    return next((name for name in ROOMS if module == name or module.startswith(f"{name}.")), None)


def wrong_doors(modules: Iterable[str], imports_of: Callable[[str], Iterable[str]]) -> list[str]:
    """Every import from one room into another that is not open to it."""
    found = [
        (module, imported, room_of(module), room_of(imported))
        for module in modules
        for imported in imports_of(module)
    ]
    return sorted(
        f"{module} imports {imported}"
        for module, imported, here, there in found
        if here and there and there != here and there not in ROOMS[here]
    )


def test_the_rooms_lean_on_each_other_one_way() -> None:
    graph = import_graph()
    found = wrong_doors(sorted(graph.modules), graph.find_modules_directly_imported_by)
    assert not found, "\n".join(found)


def test_a_wrong_door_is_found() -> None:
    graph = {"bot.rules.core.machine": {"bot.rules.games"}, "bot.rules.games": set[str]()}
    assert wrong_doors(graph, lambda module: graph[module]) == [
        "bot.rules.core.machine imports bot.rules.games"
    ]


def writes(source: str) -> list[int]:
    """The lines in which the database is written."""
    found: list[int] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and node.attr == "write":
            whose = node.value
            name = whose.attr if isinstance(whose, ast.Attribute) else getattr(whose, "id", "")
            if name.endswith("database"):
                found.append(node.lineno)
    return found


def test_cogs_write_nothing_themselves() -> None:
    """They parse, call and show: what is done in one transaction is a function below them."""
    found = {str(each.relative_to(COGS)): writes(each.read_text("utf-8")) for each in FILES}
    wrong = {name: lines for name, lines in found.items() if lines}
    assert not wrong, wrong


def test_a_write_is_found() -> None:
    for text in "self.bot.database.write()", "self._database.write(asked=False)", "database.write":
        assert writes(text) == [1]
    assert writes("record.write()\nself.bot.database.read()") == []


REMEMBERED = re.compile(
    r"\.(get_guild|get_channel|get_role|get_member|fetch_member)\(|interaction\.guild\b"
)
"""ways to what discord.py remembers of servers"""
MAY_REMEMBER = ("delivery/", "doctor/", "servers/server_events.py", "servers/known.py")


def test_presses_ask_one_file_what_the_gateway_has_told() -> None:
    """A process without a gateway answers them, too."""
    found = [
        f"{name}:{number}"
        for each in FILES
        if not (name := str(each.relative_to(COGS))).startswith(MAY_REMEMBER)
        for number, line in enumerate(each.read_text("utf-8").splitlines(), 1)
        if REMEMBERED.search(line)
    ]
    assert not found, f"take it from the press, else ask cogs/servers/known.py: {found}"


FILLED_LATER = frozenset(
    {
        "dict",
        "list",
        "set",
        "defaultdict",
        "Counter",
        "LRUCache",
        "OrderedDict",
        "WeakValueDictionary",
    }
)


def keeps(source: str) -> list[int]:
    """The lines in which a module has something empty, to be filled later."""
    found: list[int] = []
    for node in ast.parse(source).body:
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        if isinstance(value, ast.Dict | ast.List):
            filled_later = not ast.unparse(value).strip("[]{}")
        else:
            called = value.func if isinstance(value, ast.Call) else None
            called = called.value if isinstance(called, ast.Subscript) else called
            filled_later = isinstance(called, ast.Name) and called.id in FILLED_LATER
        if filled_later:
            found.append(node.lineno)
    return found


def test_bots_of_one_process_share_nothing() -> None:
    """A bot keeps its own things, in none of its modules."""
    found = {str(each.relative_to(COGS)): keeps(each.read_text("utf-8")) for each in FILES}
    assert not any(found.values()), {name: lines for name, lines in found.items() if lines}


def test_what_a_module_keeps_is_found() -> None:
    for text in (
        "handlers: dict[str, int] = {}",
        "known = LRUCache[int, int](9)",
        "all = []",
        "a=set()",
    ):
        assert keeps(text) == [1]
    assert keeps('NAMES = {"a": 1}\nPairs = dict[int, int]\nwords = words_for("en")') == []


THE_BOT = "cogs.bot"
WAYS_THERE = (THE_BOT, "cogs.feature")
"""what a file with presses imports itself"""


def screens_of(source: str) -> dict[str, str]:
    """What the public functions that make a screen take, by their names."""
    return {
        node.name: ast.unparse(node.args)
        for node in ast.parse(source).body
        if isinstance(node, ast.FunctionDef)
        and not node.name.startswith("_")
        and node.returns is not None
        and "Screen" in ast.unparse(node.returns).split(" | ")
    }


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(COGS.parent).with_suffix("").parts)


def test_files_of_screens_do_not_lead_to_the_bot() -> None:
    """They stand beside the presses of their feature; a small feature is one file with both."""
    graph = import_graph()
    found = [
        " imports ".join(chain)
        for each in FILES
        if screens_of(each.read_text("utf-8"))
        and (chain := graph.find_shortest_chain(module_of(each), THE_BOT))
        and not graph.find_modules_directly_imported_by(module_of(each)) & set(WAYS_THERE)
    ]
    assert not found, f"move what the screens need to a file that does not lead there: {found}"


def test_screens_are_made_of_values() -> None:
    found = [
        f"{module_of(each)}.{name}({takes})"
        for each in FILES
        for name, takes in screens_of(each.read_text("utf-8")).items()
        if any(each in takes for each in ("DixDeDer", "Interaction", "Click"))
    ]
    assert not found, f"hand them what they show, not the bot or the click: {found}"


def test_a_screen_is_found() -> None:
    text = "def shown(bot: DixDeDer) -> Screen | None: ...\ndef _part() -> Screen: ...\n"
    text += "async def load() -> Screen: ...\ndef name() -> str: ..."
    assert screens_of(text) == {"shown": "bot: DixDeDer"}


def test_every_module_stands_on_a_floor() -> None:
    bare = {"bot"}
    homeless = {
        module
        for module in import_graph().modules
        if is_ours(module) and module not in bare and floor_of(module) is None
    }
    assert not homeless, f"add them to FLOORS: {sorted(homeless)}"


def test_floors_have_no_circle() -> None:
    """Each floor's imports lead down, so that going on from there never comes back."""
    for name in FLOORS:
        seen: set[str] = set()
        below = set(FLOORS[name].ours)
        while below:
            seen |= below
            below = {each for lower in below for each in FLOORS[lower].ours} - seen
        assert name not in seen


# The checker itself, on graphs that are made up ------------------------------------------------


def violations_of(importer: str, imported: str) -> list[str]:
    graph = {importer: {imported}, imported: set[str]()}
    return violations(graph, lambda module: graph[module])


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("bot.rules.core.machine", "bot.text"),
        ("bot.rules.core.machine", "bot.rules_of_others"),
        ("bot.rules.record.chance", "random"),
        ("bot.rules.record.record", "os.path"),
        ("bot.tournaments.formats.concours", "random"),
        ("bot.tournaments.formats.concours", "bot.storage.games.games"),
        ("bot.tournaments.formats.concours", "bot.tournaments.live"),
        ("bot.robots.player", "bot.tables.party.door"),
        ("bot.tables.party.door", "cogs.table.table"),
        ("bot.tables.party.door", "discord.ui"),
        ("bot.storage.games.games", "bot.tables"),
        ("bot.sandbox.world", "bot.rules"),
        ("bot.sandbox.gateway", "bot.clock"),
        ("bot.sandbox.gateway", "discord"),
        ("card_images.hand", "bot.tables"),
        ("card_images.hand", "discord"),
        ("cogs.table.table", "bot.sandbox"),
        ("cogs.table.table", "bot.__main__"),
        ("bot", "bot.rules"),
    ],
)
def test_a_violation_is_found(importer: str, imported: str) -> None:
    assert violations_of(importer, imported) == [f"{importer} imports {imported}"]


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("cogs.table.table", "bot.tables.party.door"),
        ("cogs.table.table", "discord.ui"),
        ("bot.tables.party.door", "bot.rules"),
        ("bot.rules.core.machine", "bot.rules.core.card"),
        ("bot.rules.record.chance", "hashlib"),
        ("bot.sandbox.gateway", "aiohttp"),
        ("discord.ui", "cogs"),
    ],
)
def test_what_is_allowed_passes(importer: str, imported: str) -> None:
    assert violations_of(importer, imported) == []
