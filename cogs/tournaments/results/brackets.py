"""The pairings of a bracket, part by part: the brackets of a knock-out, after the rankings of its
pools, and cross tables of everybody against everybody, of teams, of pools."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.tournaments import BracketMatch, Forfeit, Played, Standings, Tableau
from bot.tournaments.scoring import DRAW, LOSS, WIN
from bot.tournaments.shown.reckoned import Encounter, Encounters
from card_images.bracket import (
    MOST_GAMES,
    BracketGame,
    BracketPage,
    BracketSection,
    BracketSide,
    BracketStage,
    draw_bracket,
    pages_of,
)
from card_images.cross_table import CrossTable, blocks_of, draw_cross_table
from cogs.screens.names import ROBOT_MARK
from cogs.screens.paging import OWN, choices, turning
from cogs.screens.screen import Items, Screen, screen_of
from cogs.tournaments.results.standings import (
    RankedEntry,
    lines_of,
    rank_mark,
    standings_picture,
)
from cogs.tournaments.scene import (
    Scene,
    Tell,
    finished_text,
    foresight_lines,
    navigation,
    progress,
    robots_mark,
    said,
    section_name,
    shown,
    signed,
    stage_name,
    value_text,
)

MOST_POOLED = 12
"""entries of pools on a page"""
NOW = "now"
"""the page on which games are played or will be next, or the final"""


def _parts(scene: Scene, verb: str, names: Sequence[str], at: int, mine: str = "") -> Items:
    """The ways to the other parts, where there are several."""
    if len(names) < 2:
        return []
    words, parts = scene.words, [(str(place), name) for place, name in enumerate(names)]
    choose = words("tournament-boards-choose-part")
    return [
        choices(choose, parts, str(at), verb, scene.id),
        turning(at, len(names), words, verb, lambda page: (scene.id, page), mine=mine),
    ]


# Brackets ----------------------------------------------------------------------------------------


class Spot(NamedTuple):
    """A game with its place in its bracket."""

    section: str
    stage: int
    """from 1"""
    game: BracketMatch

    @property
    def key(self) -> tuple[str, int, int]:
        return self.section, self.stage, self.game.match

    @property
    def here(self) -> list[int]:
        """The entries of the game that are known."""
        return [each for each in self.game.sides if each is not None]

    def row(self, scene: Scene) -> Played | Forfeit | None:
        """The game's result, if it has one."""
        found = scene.reckoned.games.get(self.key)
        tournament = scene.reckoned.tournament
        return tournament.result_of(found[0], found[1].number) if found else None

    def scores(self, scene: Scene) -> list[str]:
        """The score of both sides as it is written, with a sign where robots played; parties in a
        best of three."""
        row = self.row(scene)
        if not isinstance(row, Played):
            return []
        best_of = max(each.parties for each in row.scores) > 1
        return [
            f"{robots_mark(row, (entry,) if entry else ())}"
            f"{scene.words.number(score.parties if best_of else score.points)}"
            for entry, score in zip(self.game.sides, row.scores, strict=False)
        ]


class BracketWindow(NamedTuple):
    """The page of a bracket, and the games of each of its stages."""

    drawn: BracketSection
    spots: tuple[tuple[Spot, ...], ...]


class Leaf(NamedTuple):
    """A page: some brackets one below the other, or the rankings of some pools."""

    windows: tuple[BracketWindow, ...] = ()
    pools: tuple[int, ...] = ()

    def name(self, scene: Scene) -> str:
        if self.pools:
            first, last = self.pools[0], self.pools[-1]
            if first == last:
                return scene.words("tournament-boards-pool", pool=first)
            return scene.words("tournament-boards-pools", first=first, last=last)
        return ", ".join(each.drawn.name for each in self.windows)


async def bracket_screen(scene: Scene, page: str, number: int | None = None) -> Screen:
    """`page`: a number from 0, `NOW` or `OWN`. `number`: as it stood after this round."""
    words, event, reckoned = scene.words, scene.event, scene.reckoned
    leaves = list(_leaves(scene)) or [Leaf()]
    at = _page(scene, leaves, page)
    leaf = leaves[at]
    about, name = progress(scene, number), leaf.name(scene)
    if leaf.pools:
        lines, first = tuple(pool_lines(scene, leaf.pools)), reckoned.pools[0]
        picture, listed = await standings_picture(scene, first, lines, about)
    else:
        drawn = BracketPage(event.row.name, about, tuple(each.drawn for each in leaf.windows))
        picture, listed = await shown(
            *(scene, "bracket", draw_bracket, drawn),
            lambda tell: _games_told(tell, leaf.windows),
            head=f"{event.row.name}, {about}, {name}",
            room=2800,
        )
    goes_on = event.state == "running" and len(reckoned.tournament.rounds) == len(event.rounds)
    title = words("tournament-boards-bracket", tournament=scene.title)
    if number is not None:
        title = words("tournament-boards-bracket-after", tournament=scene.title, round=number)
    names, mine = [each.name(scene) for each in leaves], words("tournament-boards-my-page")
    return screen_of(
        f"## {title}\n{about} · {name}",
        picture,
        listed,
        *[f"-# {each}" for each in (foresight_lines(reckoned, words) if goes_on else ())],
        *_parts(scene, "t_bracket", names, at, mine),
        *navigation(scene, "t_bracket"),
    )


def _leaves(scene: Scene) -> Iterator[Leaf]:
    """The pages: as many pools on each, but for the last; then the brackets."""
    pools = scene.reckoned.pools
    numbers = range(1, len(pools) + 1)
    pages = -(-sum(len(each.places) for each in pools) // MOST_POOLED)
    size = -(-len(numbers) // max(1, pages)) or 1
    yield from (Leaf(pools=tuple(numbers[n : n + size])) for n in range(0, len(numbers), size))
    held: list[BracketWindow] = []
    for tableau in scene.reckoned.tableaux:
        for window in _windows(scene, tableau):
            games = sum(len(each.drawn.stages[0].games) for each in (*held, window))
            if held and games > MOST_GAMES:
                yield Leaf(tuple(held))
                held = []
            held.append(window)
    if held:
        yield Leaf(tuple(held))


def _page(scene: Scene, leaves: Sequence[Leaf], wanted: str) -> int:
    if wanted.isascii() and wanted.isdigit() and len(wanted) < 6:
        return min(int(wanted), len(leaves) - 1)
    spots = [
        (at, window, spot)
        for at, leaf in enumerate(leaves)
        for window in leaf.windows
        for stage in window.spots
        for spot in stage
    ]
    own = [at for at, _, spot in spots if scene.own in spot.here]
    if wanted == OWN and own:
        return own[-1]
    going_on = sorted(
        (spot.key not in scene.reckoned.games, spot.section != "main", at)
        for at, _, spot in spots
        if spot.game.open and len(spot.here) == 2
    )
    if going_on:
        return going_on[0][-1]
    ends = [at for at, each, spot in spots if spot.section == "main" and not each.drawn.after]
    return next(iter(ends), 0)


def _windows(scene: Scene, tableau: Tableau) -> Iterator[BracketWindow]:
    """A bracket cut into what pages show of it."""
    section, stages = tableau.section, _stages(tableau)
    if not stages:
        return
    whole = bracket_section(scene, tableau)
    names = [each.name for each in whole.stages]
    starts = dict.fromkeys(names, 0)
    for window in pages_of(whole):
        first, start = names.index(window.stages[0].name), starts[window.stages[0].name]
        starts[window.stages[0].name] += len(window.stages[0].games)
        games = [
            [Spot(section, first + later + 1, game) for game in stages[first + later][begin:end]]
            for later, stage in enumerate(window.stages)
            for begin in [start >> later]
            for end in [begin + len(stage.games)]
        ]
        yield BracketWindow(window, tuple(map(tuple, games)))


def bracket_section(scene: Scene, tableau: Tableau) -> BracketSection:
    """A whole bracket as it is shown."""
    section, words = tableau.section, scene.words
    stages = tuple(
        BracketStage(
            stage_name(section, len(games), tableau.place, words),
            tuple(_drawn(scene, Spot(section, number, game)) for game in games),
        )
        for number, games in enumerate(_stages(tableau), start=1)
    )
    return BracketSection(section_name(section, words, len(tableau.slots)), stages)


def _stages(tableau: Tableau) -> list[tuple[BracketMatch, ...]]:
    """The games of each stage, also of those that nobody has reached."""
    stages = list(tableau.stages)
    while stages and len(stages) < tableau.last_stage:
        pairs = zip(stages[-1][::2], stages[-1][1::2], strict=True)
        stages.append(
            tuple(
                BracketMatch(match, (one.winner, other.winner), open=True)
                for match, (one, other) in enumerate(pairs)
            )
        )
    return stages


def _drawn(scene: Scene, spot: Spot) -> BracketGame:
    game, scores = spot.game, spot.scores(scene) or ("", "")
    one, other = (
        # Nobody knows yet who comes there, or that nobody does.
        BracketSide(None if game.open else "")
        if entry is None
        else BracketSide(
            scene.plain(entry), score, won=entry == game.winner, own=entry == scene.own
        )
        for entry, score in zip(game.sides, scores, strict=True)
    )
    return BracketGame((one, other), game.open, _note(scene, spot))


def _note(scene: Scene, spot: Spot) -> str:
    """A short note below a game: its table while it is played, afterwards what is not as usual."""
    words, found = scene.words, scene.reckoned.games.get(spot.key)
    if found is None:
        alone = not spot.game.open and len(spot.here) == 1
        return words("tournament-boards-bye") if alone else ""
    if spot.game.open:
        return words("tournament-boards-table", table=found[1].number)
    row = spot.row(scene)
    notes = {
        words("tournament-boards-forfeit"): isinstance(row, Forfeit),
        words("tournament-pictures-set"): row is not None and bool(row.reason),
    }
    return ", ".join(note for note, there in notes.items() if there)


def pool_lines(scene: Scene, pools: Sequence[int]) -> Iterator[RankedEntry]:
    """The rankings of some pools, one below the other."""
    for number in pools:
        pool = scene.reckoned.pools[number - 1]
        first, *others = lines_of(scene, pool, 0, len(pool.places))
        yield first._replace(head=scene.words("tournament-boards-pool", pool=number))
        yield from others


def _games_told(tell: Tell, windows: Sequence[BracketWindow]) -> Iterator[str]:
    for window in windows:
        if not tell.plain:
            yield f"### {window.drawn.name}"
        for stage, spots in zip(window.drawn.stages, window.spots, strict=True):
            told = [_game(tell, spot) for spot in spots if spot.here]
            if tell.plain:
                yield from [said(stage.name, "; ".join(told), tell.scene.words)] * bool(told)
                continue
            if told and stage.name not in window.drawn.name:
                yield f"**{stage.name}**"
            yield from told


def _game(tell: Tell, spot: Spot) -> str:
    """`**Ann and Ben** 1,012 – 840 Cléo and Dan`, of which somebody is known; heard
    `Ann and Ben – Cléo and Dan, 1,012 – 840`."""
    scene, game = tell.scene, spot.game
    names = [tell.name(each, bold=each == game.winner) for each in spot.here]
    scored = " – ".join(spot.scores(scene))
    middle = f" {scored} " if scored and not tell.plain else " – "
    alone = " – ?" * (game.open and len(names) == 1)
    # Where no score says who has won.
    goes_on = ""
    if game.winner is not None and len(names) == 2 and not scored:
        told = {"name": scene.plain(game.winner, tell.longest), "people": scene.people(game.winner)}
        goes_on = scene.words("tournament-pictures-goes-on", **told)
    return tell.line(
        *(f"{middle.join(names)}{alone}", scored if tell.plain else "", _note(scene, spot)),
        *(*finished_text(spot.row(scene), scene.words), goes_on),
        tell.you(scene.own in spot.here),
    )


# Cross tables ------------------------------------------------------------------------------------

OPEN = "…"
FORFEITS = {WIN: "+", LOSS: "−"}
"""games that were not played"""


class Block(NamedTuple):
    """A page: a cross table, or a part of one, of the entries of its rows."""

    drawn: CrossTable
    entries: tuple[int, ...]
    met: Encounters
    standings: Standings
    order: tuple[int, ...]
    """of all rows of the whole table"""


async def cross_screen(scene: Scene, page: int) -> Screen:
    """`page` from 0; one beyond the last is the last."""
    words, blocks = scene.words, list(_blocks(scene))
    at = min(max(0, page), len(blocks) - 1)
    block, names = blocks[at], [each.drawn.subtitle for each in blocks]
    picture, listed = await shown(
        *(scene, "cross-table", draw_cross_table, block.drawn),
        lambda tell: _cross_lines(tell, block),
    )
    title = words("tournament-boards-cross", tournament=scene.title)
    games = [each for (one, _), met in block.met.items() if one in block.entries for each in met]
    # What stands in the cells.
    about = [
        words(
            "tournament-boards-cross-about-teams"
            if scene.teams
            else "tournament-boards-cross-about"
        )
    ]
    if any(each.forfeit for each in games):
        about.append(words("tournament-pictures-forfeits"))
    if any(each.robots for each in games):
        about.append(f"{words('tournament-pictures-robots')}.")
    return screen_of(
        f"## {title}\n{progress(scene)} · {block.drawn.subtitle}",
        picture,
        listed,
        f"-# {' '.join(about)}",
        *_parts(scene, "t_cross", names, at),
        *navigation(scene, "t_cross"),
    )


def _blocks(scene: Scene) -> Iterator[Block]:
    for part in _everybody(scene):
        order, whole = part.standings.order(), _cross_table(scene, part)
        for drawn in blocks_of(whole):
            first = drawn.first_row - 1
            entries = order[first : first + len(drawn.names)]
            yield Block(drawn, entries, part.met, part.standings, order)


class _Part(NamedTuple):
    """Entries who all meet each other: of a pool, or of the tournament."""

    standings: Standings
    met: Encounters
    about: str


def _everybody(scene: Scene) -> Iterator[_Part]:
    words, reckoned = scene.words, scene.reckoned
    if not reckoned.pools:
        about = words("tournament-boards-cross-title")
        yield _Part(reckoned.standings, reckoned.encounters(), about)
    for number, standings in enumerate(reckoned.pools, start=1):
        met = reckoned.encounters(f"pool {number}")
        yield _Part(standings, met, words("tournament-boards-pool", pool=number))


def cross_tables(scene: Scene) -> list[CrossTable]:
    """The whole cross table, or that of each pool."""
    return [_cross_table(scene, each) for each in _everybody(scene)]


def _cross_table(scene: Scene, part: _Part) -> CrossTable:
    """A whole cross table as it is shown."""
    words, standings, met = scene.words, part.standings, part.met
    order, column = standings.order(), standings.columns[0]
    return CrossTable(
        title=scene.event.row.name,
        subtitle=part.about,
        names=tuple(map(scene.plain, order)),
        cells=tuple(
            tuple(
                " ".join(
                    f"{ROBOT_MARK if each.robots else ''}{_result(scene, each)}"
                    for each in met.get((one, other), ())
                )
                for other in order
            )
            for one in order
        ),
        totals=tuple(value_text(column, each.values[0], words) for each in standings.places),
        ranks=tuple(each.rank for each in standings.places),
        own=order.index(scene.own) if scene.own in order else None,
        total=words("tournament-column-short", column),
    )


def _result(scene: Scene, game: Encounter) -> str:
    """`2` for a game won, `1` for a drawn one, `0`; `+` and `−` for forfeits; of teams the IMPs:
    `+12`. A cell has them all, `🤖0` where robots played for the entry of its row."""
    if game.match_points is None:
        return OPEN
    if game.forfeit:
        return FORFEITS[game.match_points]
    if scene.teams:
        return signed(game.own - game.other, scene.words)
    return scene.words.number(game.match_points)


def _cross_lines(tell: Tell, block: Block) -> Iterator[str]:
    """`🥇 **Ann and Ben** · 12 · won against 2, 4 · lost to 3`"""
    scene, words, standings = tell.scene, tell.scene.words, block.standings
    for number, entry in enumerate(block.entries, start=block.drawn.first_row):
        value = value_text(standings.columns[0], standings.place(entry).values[0], words)
        told = tell.line(
            *(tell.name(entry), value, *_met(scene, block, entry), tell.you(entry == scene.own)),
            heard="; ",
        )
        yield said(str(number), told, words) if tell.plain else f"{rank_mark(number, words)} {told}"


def _met(scene: Scene, block: Block, entry: int) -> Iterator[str]:
    """The numbers of those an entry won against, drew with, lost to and still plays, and of those
    against whom robots played for it."""
    kinds = ("won", "drawn", "lost", "open", "robots")
    found: dict[str, list[str]] = {each: [] for each in kinds}
    for number, other in enumerate(block.order, start=1):
        for game in block.met.get((entry, other), ()):
            told, points = f"#{scene.words.number(number)}", game.match_points
            kind = "open" if points is None else {WIN: "won", DRAW: "drawn"}.get(points, "lost")
            # What a cell says beside who has won: a forfeit, of teams the IMPs.
            how = _result(scene, game) if scene.teams and points is not None else ""
            if game.forfeit:
                how = scene.words("tournament-boards-forfeit")
            found[kind].append(f"{told} ({how})" if how else told)
            if game.robots:
                found["robots"].append(told)
    for kind, numbers in found.items():
        if numbers:
            yield scene.words("tournament-boards-cross", kind, numbers=", ".join(numbers))
