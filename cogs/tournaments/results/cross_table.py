"""Tells who met whom and how it went: everybody against everybody, teams, pools."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.tournaments import Standings
from bot.tournaments.scoring import DRAW, LOSS, WIN
from bot.tournaments.shown.reckoned import Encounter, Encounters, Reckoned
from card_images.cross_table import CrossTable, blocks_of, draw_cross_table
from cogs.pictures import Pictures
from cogs.press import press_id
from cogs.screens.names import ROBOT_MARK
from cogs.screens.paging import choices, turns
from cogs.screens.screen import FELT, Items, Picture, Screen, screen_of
from cogs.tournaments.results.lines import heading, rank_mark, signed, value_text
from cogs.tournaments.scene import Scene, fitting, fitting_alt, navigation, progress, said

OPEN: Final = "…"
FORFEITS: Final = {WIN: "+", LOSS: "−"}
"""games that were not played"""


class Block(NamedTuple):
    """A page: a cross table, or a part of one, of the entries of its rows."""

    drawn: CrossTable
    entries: tuple[int, ...]
    met: Encounters
    standings: Standings
    order: tuple[int, ...]
    """of all rows of the whole table"""


async def cross_screen(scene: Scene, reckoned: Reckoned, page: int, pictures: Pictures) -> Screen:
    """`page` from 0; one beyond the last is the last."""
    words = scene.words
    blocks = list(_blocks(scene, reckoned))
    at = min(max(0, page), len(blocks) - 1)
    block = blocks[at]
    data = await pictures.draw(draw_cross_table, block.drawn, scene.look)
    alt = fitting_alt(
        f"{block.drawn.title}, {block.drawn.subtitle}",
        lambda longest: _lines(scene, block, longest, plain=True),
    )
    picture = Picture("cross-table.png", data, alt)
    title = words("tournament-boards-cross", tournament=words.name(scene.event.row.name))
    turning: Items = []
    if len(blocks) > 1:
        parts = [(str(place), each.drawn.subtitle) for place, each in enumerate(blocks)]
        choose, verb = words("tournament-boards-choose-part"), "t_cross"
        turning.append(choices(choose, parts, str(at), verb, scene.id))
        ways = turns(at, len(blocks), words, lambda page: press_id(verb, scene.id, page))
        turning.append([*ways])
    items: Items = [
        f"## {title}\n{progress(scene, reckoned)} · {block.drawn.subtitle}",
        picture,
        fitting(lambda longest: _lines(scene, block, longest, plain=False)),
        f"-# {' '.join(_about(scene, block))}",
        *turning,
        *navigation(scene, reckoned, "t_cross"),
    ]
    return screen_of(*items, colour=FELT)


def _about(scene: Scene, block: Block) -> Iterator[str]:
    """Return what stands in the cells."""
    if scene.event.plan.format.two_tables:
        yield scene.words("tournament-boards-cross-about-teams")
    else:
        yield scene.words("tournament-boards-cross-about")
    games = [each for (one, _), met in block.met.items() if one in block.entries for each in met]
    if any(each.forfeit for each in games):
        yield scene.words("tournament-pictures-forfeits")
    if any(each.robots for each in games):
        yield f"{scene.words('tournament-pictures-robots')}."


def _blocks(scene: Scene, reckoned: Reckoned) -> Iterator[Block]:
    words = scene.words
    if not reckoned.pools:
        about = words("tournament-boards-cross-title")
        yield from _cut(scene, reckoned.standings, reckoned.encounters(), about)
    for number, standings in enumerate(reckoned.pools, start=1):
        met = reckoned.encounters(f"pool {number}")
        yield from _cut(scene, standings, met, words("tournament-boards-pool", pool=number))


def _cut(scene: Scene, standings: Standings, met: Encounters, about: str) -> Iterator[Block]:
    words, order = scene.words, standings.order()
    whole = CrossTable(
        title=scene.event.row.name,
        subtitle=about,
        names=tuple(map(scene.plain, order)),
        cells=tuple(
            tuple(_cell(scene, met.get((one, other), ())) for other in order) for one in order
        ),
        totals=tuple(
            value_text(standings.columns[0], each.values[0], words) for each in standings.places
        ),
        ranks=tuple(each.rank for each in standings.places),
        own=order.index(scene.own) if scene.own in order else None,
        total=heading(standings.columns[0], words),
    )
    for drawn in blocks_of(whole):
        first = drawn.first_row - 1
        entries = order[first : first + len(drawn.names)]
        yield Block(drawn, entries, met, standings, order)


def _cell(scene: Scene, games: Sequence[Encounter]) -> str:
    """`2` for a game won, `1` for a drawn one, `0`; `+` and `−` for forfeits; of teams the IMPs:
    `+12`. `🤖0` where robots played for the entry of the row."""
    return " ".join(
        f"{ROBOT_MARK}{_result(scene, each)}" if each.robots else _result(scene, each)
        for each in games
    )


def _result(scene: Scene, game: Encounter) -> str:
    if game.match_points is None:
        return OPEN
    if game.forfeit:
        return FORFEITS[game.match_points]
    if scene.event.plan.format.two_tables:
        return signed(game.own - game.other, scene.words)
    return scene.words.number(game.match_points)


# The list ----------------------------------------------------------------------------------------


def _lines(scene: Scene, block: Block, longest: int, *, plain: bool) -> Iterator[str]:
    """`🥇 **Ann and Ben** · 12 · won against 2, 4 · lost to 3`"""
    words, standings = scene.words, block.standings
    for number, entry in enumerate(block.entries, start=block.drawn.first_row):
        place = standings.place(entry)
        value = value_text(standings.columns[0], place.values[0], words)
        name = scene.plain(entry, longest) if plain else f"**{scene.name(entry, longest)}**"
        parts = [name, value, *_met(scene, block, entry)]
        if not plain:
            yield f"{rank_mark(number, words)} {' · '.join(parts)}"
            continue
        if entry == scene.own:
            parts.append(words("tournament-pictures-you"))
        yield said(str(number), "; ".join(parts), words)


def _met(scene: Scene, block: Block, entry: int) -> Iterator[str]:
    """The numbers of those an entry won against, drew with, lost to and still plays, and of those
    against whom robots played for it."""
    kinds = ("won", "drawn", "lost", "open", "robots")
    found: dict[str, list[str]] = {each: [] for each in kinds}
    for number, other in enumerate(block.order, start=1):
        for game in block.met.get((entry, other), ()):
            told = f"#{scene.words.number(number)}"
            found[_kind(game)].append(f"{told}{_how(scene, game)}")
            if game.robots:
                found["robots"].append(told)
    for kind, numbers in found.items():
        if numbers:
            yield scene.words("tournament-boards-cross", kind, numbers=", ".join(numbers))


def _how(scene: Scene, game: Encounter) -> str:
    """Return what a cell says beside who has won: ` (forfeit)`, of teams ` (+12)`."""
    if game.forfeit:
        return f" ({scene.words('tournament-boards-forfeit')})"
    teams = scene.event.plan.format.two_tables and game.match_points is not None
    return f" ({_result(scene, game)})" if teams else ""


def _kind(game: Encounter) -> str:
    if game.match_points is None:
        return "open"
    return {WIN: "won", DRAW: "drawn"}.get(game.match_points, "lost")
