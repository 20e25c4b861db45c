"""The brackets of a knock-out, page by page, after the rankings of its pools."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.tournaments import BracketMatch, Forfeit, Played, Tableau
from bot.tournaments.shown.reckoned import Reckoned
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
from cogs.pictures import Pictures
from cogs.press import button, press_id
from cogs.screens.paging import OWN, choices, turns
from cogs.screens.screen import FELT, Items, Picture, Screen, screen_of
from cogs.tournaments.results.lines import RankedEntry, lines_of
from cogs.tournaments.results.standings import ranking_list, standings_picture
from cogs.tournaments.scene import (
    Scene,
    finished_text,
    fitting,
    fitting_alt,
    foresight_lines,
    navigation,
    progress,
    robots_mark,
    said,
    section_name,
    stage_name,
)

MOST_POOLED: Final = 12
"""entries of pools on a page"""
NOW: Final = "now"
"""the page on which games are played or will be next, or the final"""


class Spot(NamedTuple):
    """A game with its place in its bracket."""

    section: str
    stage: int
    """from 1"""
    game: BracketMatch

    @property
    def key(self) -> tuple[str, int, int]:
        return self.section, self.stage, self.game.match


class Window(NamedTuple):
    """The page of a bracket, and the games of each of its stages."""

    drawn: BracketSection
    spots: tuple[tuple[Spot, ...], ...]


class Leaf(NamedTuple):
    """A page: some brackets one below the other, or the rankings of some pools."""

    windows: tuple[Window, ...] = ()
    pools: tuple[int, ...] = ()

    def name(self, scene: Scene) -> str:
        if self.pools:
            first, last = self.pools[0], self.pools[-1]
            if first == last:
                return scene.words("tournament-boards-pool", pool=first)
            return scene.words("tournament-boards-pools", first=first, last=last)
        return ", ".join(each.drawn.name for each in self.windows)


async def bracket_screen(
    scene: Scene, reckoned: Reckoned, page: str, pictures: Pictures, number: int | None = None
) -> Screen:
    """`page`: a number from 0, `NOW` or `OWN`. `number`: as it stood after this round."""
    words = scene.words
    leaves = list(_leaves(scene, reckoned)) or [Leaf()]
    at = _page(scene, reckoned, leaves, page)
    leaf = leaves[at]
    about = progress(scene, reckoned, number)
    picture = await _picture(scene, reckoned, leaf, about, pictures)
    goes_on = scene.event.state == "running" and len(reckoned.tournament.rounds) == len(
        scene.event.rounds
    )
    to_come = foresight_lines(reckoned, words) if goes_on else ()
    name = words.name(scene.event.row.name)
    title = words("tournament-boards-bracket", tournament=name)
    if number is not None:
        title = words("tournament-boards-bracket-after", tournament=name, round=number)
    turning: Items = []
    if len(leaves) > 1:
        parts = [(str(place), each.name(scene)) for place, each in enumerate(leaves)]
        choose, verb = words("tournament-boards-choose-part"), "t_bracket"
        mine = button(words("tournament-boards-my-page"), verb, scene.id, OWN, emoji="🙋")
        ways = turns(at, len(leaves), words, lambda at: press_id(verb, scene.id, at))
        turning = [
            choices(choose, parts, str(at), verb, scene.id),
            [*ways, mine],
        ]
    items: Items = [
        f"## {title}\n{about} · {leaf.name(scene)}",
        picture,
        fitting(lambda longest: _lines(scene, reckoned, leaf, longest), 2800),
        *[f"-# {each}" for each in to_come],
        *turning,
        *navigation(scene, reckoned, "t_bracket"),
    ]
    return screen_of(*items, colour=FELT)


async def _picture(
    scene: Scene, reckoned: Reckoned, leaf: Leaf, about: str, pictures: Pictures
) -> Picture:
    if leaf.pools:
        lines = tuple(_pool_lines(scene, reckoned, leaf))
        return await standings_picture(scene, reckoned.pools[0], lines, about, pictures)
    sections = tuple(each.drawn for each in leaf.windows)
    page = BracketPage(scene.event.row.name, about, sections)
    alt = fitting_alt(
        f"{scene.event.row.name}, {about}, {leaf.name(scene)}",
        lambda longest: _plain_lines(scene, reckoned, leaf, longest),
    )
    return Picture("bracket.png", await pictures.draw(draw_bracket, page, scene.look), alt)


# Pages -------------------------------------------------------------------------------------------


def _leaves(scene: Scene, reckoned: Reckoned) -> Iterator[Leaf]:
    yield from _pool_leaves(reckoned)
    held: list[Window] = []
    for tableau in reckoned.tableaux:
        for window in _windows(scene, reckoned, tableau):
            games = sum(len(each.drawn.stages[0].games) for each in (*held, window))
            if held and games > MOST_GAMES:
                yield Leaf(tuple(held))
                held = []
            held.append(window)
    if held:
        yield Leaf(tuple(held))


def _pool_leaves(reckoned: Reckoned) -> Iterator[Leaf]:
    """As many pools on each page, but for the last."""
    numbers = range(1, len(reckoned.pools) + 1)
    pages = -(-sum(len(each.places) for each in reckoned.pools) // MOST_POOLED)
    each = -(-len(numbers) // max(1, pages))
    yield from (Leaf(pools=tuple(numbers[n : n + each])) for n in range(0, len(numbers), each or 1))


def _page(scene: Scene, reckoned: Reckoned, leaves: Sequence[Leaf], wanted: str) -> int:
    if wanted.isascii() and wanted.isdigit() and len(wanted) < 6:
        return min(int(wanted), len(leaves) - 1)
    spots = [
        (at, window, spot)
        for at, leaf in enumerate(leaves)
        for window in leaf.windows
        for stage in window.spots
        for spot in stage
    ]
    own = [at for at, _, spot in spots if scene.own is not None and scene.own in spot.game.sides]
    if wanted == OWN and own:
        return own[-1]
    going_on = sorted(
        (spot.key not in reckoned.games, spot.section != "main", at)
        for at, _, spot in spots
        if spot.game.open and None not in spot.game.sides
    )
    if going_on:
        return going_on[0][-1]
    ends = [at for at, each, spot in spots if spot.section == "main" and not each.drawn.after]
    return next(iter(ends), 0)


def _windows(scene: Scene, reckoned: Reckoned, tableau: Tableau) -> Iterator[Window]:
    """A bracket cut into what pages show of it."""
    section, words = tableau.bracket.section, scene.words
    size = len(tableau.bracket.slots)
    stages = _stages(tableau)
    if not stages:
        return
    names = [stage_name(section, len(each), tableau.bracket.place, words) for each in stages]
    drawn = tuple(
        BracketStage(
            name, tuple(_drawn(scene, reckoned, Spot(section, number, game)) for game in games)
        )
        for number, (name, games) in enumerate(zip(names, stages, strict=True), start=1)
    )
    starts = dict.fromkeys(names, 0)
    for window in pages_of(BracketSection(section_name(section, words, size), drawn)):
        first, start = names.index(window.stages[0].name), starts[window.stages[0].name]
        starts[window.stages[0].name] += len(window.stages[0].games)
        games = [
            [Spot(section, first + later + 1, game) for game in stages[first + later][begin:end]]
            for later, stage in enumerate(window.stages)
            for begin in [start >> later]
            for end in [begin + len(stage.games)]
        ]
        yield Window(window, tuple(map(tuple, games)))


def _stages(tableau: Tableau) -> list[tuple[BracketMatch, ...]]:
    """All stages up to the final, those too that nobody has reached."""
    found = list(tableau.stages)
    while len(found) < tableau.last_stage:
        found.append(tuple(_to_come(found[-1])))
    return found


def _to_come(before: Sequence[BracketMatch]) -> Iterator[BracketMatch]:
    for match, (one, other) in enumerate(zip(before[::2], before[1::2], strict=True)):
        yield BracketMatch(match, (one.winner, other.winner), open=True)


# What is drawn -----------------------------------------------------------------------------------


def _drawn(scene: Scene, reckoned: Reckoned, spot: Spot) -> BracketGame:
    one, other = (_side(scene, reckoned, spot, side) for side in (0, 1))
    return BracketGame((one, other), spot.game.open, _note(scene, reckoned, spot))


def _side(scene: Scene, reckoned: Reckoned, spot: Spot, side: int) -> BracketSide:
    """Nobody knows yet who comes there, or that nobody does."""
    entry = spot.game.sides[side]
    if entry is None:
        return BracketSide(None if spot.game.open else "")
    score = _score(reckoned, spot)
    return BracketSide(
        scene.plain(entry),
        _marked(scene, reckoned, spot)[side] if score else "",
        won=entry == spot.game.winner,
        own=entry == scene.own,
    )


def _note(scene: Scene, reckoned: Reckoned, spot: Spot) -> str:
    """Short: its table while it is played, afterwards what is not as usual."""
    words, found = scene.words, reckoned.games.get(spot.key)
    if found is None:
        alone = not spot.game.open and len(_here(spot.game)) == 1
        return words("tournament-boards-bye") if alone else ""
    number, table = found
    if spot.game.open:
        return words("tournament-boards-table", table=table.number)
    row = reckoned.tournament.result_of(number, table.number)
    notes = {
        "tournament-boards-forfeit": isinstance(row, Forfeit),
        "tournament-pictures-set": row is not None and bool(row.reason),
    }
    return ", ".join(words(note) for note, there in notes.items() if there)


def _here(game: BracketMatch) -> list[int]:
    """Its entries that are known."""
    return [each for each in game.sides if each is not None]


def _marked(scene: Scene, reckoned: Reckoned, spot: Spot) -> tuple[str, ...]:
    """The score as it is written, with a sign where robots played."""
    row = _row(reckoned, spot)
    score = _score(reckoned, spot) or ()
    return tuple(
        f"{robots_mark(row, (entry,) if entry else ())}{scene.words.number(points)}"
        for entry, points in zip(spot.game.sides, score, strict=False)
    )


def _row(reckoned: Reckoned, spot: Spot) -> Played | Forfeit | None:
    """The result of a game, if it has one."""
    found = reckoned.games.get(spot.key)
    return reckoned.tournament.result_of(found[0], found[1].number) if found else None


def _score(reckoned: Reckoned, spot: Spot) -> tuple[int, int] | None:
    """Return the score of the sides as the game has them; parties in a best of three."""
    row = _row(reckoned, spot)
    if not isinstance(row, Played):
        return None
    one, other = row.scores
    if max(one.parties, other.parties) > 1:
        return one.parties, other.parties
    return one.points, other.points


def _pool_lines(scene: Scene, reckoned: Reckoned, leaf: Leaf) -> Iterator[RankedEntry]:
    """The rankings of some pools, one below the other."""
    for number in leaf.pools:
        pool = reckoned.pools[number - 1]
        first, *others = lines_of(scene, reckoned, pool, 0, len(pool.places))
        yield first._replace(head=scene.words("tournament-boards-pool", pool=number))
        yield from others


# The list ----------------------------------------------------------------------------------------


def _lines(scene: Scene, reckoned: Reckoned, leaf: Leaf, longest: int) -> Iterator[str]:
    if leaf.pools:
        lines = tuple(_pool_lines(scene, reckoned, leaf))
        yield from ranking_list(scene, reckoned.pools[0], lines, longest)
    for window in leaf.windows:
        yield f"### {window.drawn.name}"
        for stage, spots in zip(window.drawn.stages, window.spots, strict=True):
            told = [each for spot in spots for each in _game_lines(scene, reckoned, spot, longest)]
            if told and stage.name not in window.drawn.name:
                yield f"**{stage.name}**"
            yield from told


def _game_lines(scene: Scene, reckoned: Reckoned, spot: Spot, longest: int) -> Iterator[str]:
    """`**Ann and Ben** 1,012 – 840 Cléo and Dan`; nothing while neither is known."""
    game = spot.game
    names = [
        f"**{scene.name(each, longest)}**" if each == game.winner else scene.name(each, longest)
        for each in _here(game)
    ]
    if names:
        score = _score(reckoned, spot)
        scored = " – ".join(_marked(scene, reckoned, spot))
        middle = " – " if score is None else f" {scored} "
        told = middle.join(names) if len(names) > 1 else names[0] + " – ?" * game.open
        yield " · ".join([told, *_remarks(scene, reckoned, spot, longest)])


def _remarks(scene: Scene, reckoned: Reckoned, spot: Spot, longest: int) -> Iterator[str]:
    """Return what is noted below a game, and where no score says who has won, who has."""
    note = _note(scene, reckoned, spot)
    if note:
        yield note
    yield from finished_text(_row(reckoned, spot), scene.words)
    winner = spot.game.winner
    if winner is not None and len(_here(spot.game)) == 2 and _score(reckoned, spot) is None:
        name, people = scene.plain(winner, longest), scene.people(winner)
        yield scene.words("tournament-pictures-goes-on", name=name, people=people)


def _plain_lines(scene: Scene, reckoned: Reckoned, leaf: Leaf, longest: int) -> Iterator[str]:
    """Return the lines for alt text."""
    for window in leaf.windows:
        for stage, spots in zip(window.drawn.stages, window.spots, strict=True):
            told = [each for spot in spots for each in _plain_game(scene, reckoned, spot, longest)]
            if told:
                yield said(stage.name, "; ".join(told), scene.words)


def _plain_game(scene: Scene, reckoned: Reckoned, spot: Spot, longest: int) -> Iterator[str]:
    names = [scene.plain(each, longest) for each in _here(spot.game)]
    if names:
        score = _score(reckoned, spot)
        told = " – ".join(names) + " – ?" * (spot.game.open and len(names) == 1)
        scored = [" – ".join(_marked(scene, reckoned, spot))] if score else []
        you = scene.words("tournament-pictures-you")
        own = [you] if scene.own in _here(spot.game) else []
        yield ", ".join([told, *scored, *_remarks(scene, reckoned, spot, longest), *own])
