"""Standings as a picture, with alt text that says what it shows."""

from collections.abc import Iterator, Sequence

from bot.tournaments import Standings
from card_images.standings import StandingsLine, StandingsPage, draw_standings
from cogs.pictures import Pictures
from cogs.screens.screen import Picture
from cogs.tournaments.results.columns import NOTHING, column_name, heading
from cogs.tournaments.results.standings_lines import Line, ranking_columns
from cogs.tournaments.scene import Scene, fitting_alt, said


async def standings_picture(
    scene: Scene, standings: Standings, lines: Sequence[Line], about: str, pictures: Pictures
) -> Picture:
    page = standings_page(scene, standings, lines, about)
    columns = [column_name(each, scene.words) for each in ranking_columns(standings)]
    alt = fitting_alt(
        said(f"{page.title}, {about}", ", ".join(columns), scene.words),
        lambda longest: (_alt_line(scene, columns, each, longest) for each in lines),
    )
    return Picture("standings.png", await pictures.draw(draw_standings, page, scene.look), alt)


def standings_page(
    scene: Scene, standings: Standings, lines: Sequence[Line], about: str
) -> StandingsPage:
    words = scene.words
    rows = tuple(
        StandingsLine(
            each.rank,
            scene.plain(each.entry),
            (f"{each.mark}{each.cells[0]}", *each.cells[1:]),
            own=each.entry == scene.own,
            gone=each.gone,
            penalty=each.penalty > 0,
            decided=each.decided,
            head=each.head,
        )
        for each in lines
    )
    notes = {
        words("tournament-boards-standings-decided"): any(row.decided is not None for row in rows),
        words("tournament-pictures-robots"): any(each.robots for each in lines),
        words("tournament-pictures-penalty"): any(row.penalty for row in rows),
    }
    return StandingsPage(
        title=scene.event.row.name,
        subtitle=about,
        columns=tuple(heading(each, words) for each in ranking_columns(standings)),
        rows=rows,
        notes=tuple(note for note, there in notes.items() if there),
    )


def _alt_line(scene: Scene, columns: Sequence[str], line: Line, longest: int) -> str:
    """`4: Ann & Bob; 2,974; 2; +96; you`"""
    words = scene.words
    rank = NOTHING if line.rank is None else words.number(line.rank)
    name = said(rank, scene.plain(line.entry, longest), words)
    cells = f"{line.mark}{line.cells[0]}", *line.cells[1:]
    whole = "; ".join([name, *cells, *_signs(scene, columns, line)])
    return f"{line.head}. {whole}" if line.head else whole


def _signs(scene: Scene, columns: Sequence[str], line: Line) -> Iterator[str]:
    """Return what the picture says by signs."""
    words = scene.words
    if line.decided is not None:
        yield words("tournament-pictures-decisive", column=columns[line.decided])
    if line.gone:
        yield words("tournament-boards-gone")
    if line.penalty:
        yield words("tournament-pictures-penalty-of", points=line.penalty)
    if line.entry == scene.own:
        yield words("tournament-pictures-you")
