"""A league's table: a page as a picture and a list for whoever asks, and some lines for a post."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

import discord
from discord import ui

from bot.storage.people.people import Person
from bot.storage.tournaments.leagues import LeagueRow
from bot.storage.tournaments.tournaments import TournamentRow
from bot.text import Words
from bot.text.names import plain_name
from bot.tournaments.live import League
from bot.tournaments.live.leagues import SeasonPlace
from card_images.look import Look
from card_images.standings import MOST_ROWS, StandingsLine, StandingsPage, draw_standings
from cogs.pictures import Pictures
from cogs.press import button, press_id, select
from cogs.screens.names import person_name
from cogs.screens.screen import GOLD, Picture, Screen, layout, text
from cogs.tournaments.results.standings_lines import rank_mark
from cogs.tournaments.scene import ROOM, fitting, fitting_alt, said

PER_PAGE: Final = MOST_ROWS
OWN: Final = "mine"
"""the page on which the reader stands"""
MOST_SCORES: Final = {"places": 7, "points": 5}
"""tournaments that have a column of their own, beside the total; of more only the best is shown.
Points are wider: `(58.33)`"""
MOST_LEAGUES: Final = 25
ON_PODIUM: Final = 3
"""ranks that a post names"""
MOST_NAMED: Final = 5
MOST_TO_COME: Final = 5
NOTHING: Final = "–"
"""where somebody has not played"""


class Seen(NamedTuple):
    """A league as somebody reads it."""

    league: League
    people: Mapping[int, Person]
    """those in its table, by their number"""
    words: Words
    look: Look
    reader_id: int | None = None
    """None: everybody reads it"""
    organises: bool = False
    others: Sequence[LeagueRow] = ()
    """all leagues of the server"""

    @property
    def id(self) -> int:
        return self.league.row.id

    def plain(self, place: SeasonPlace, longest: int = 32) -> str:
        """Return a name; who hides themselves is named to themselves alone, like who was
        forgotten."""
        person = self.people.get(place.member)
        if person is None or not person.name:
            return self.words("former-player")
        if person.hidden and person.id != self.reader_id:
            return self.words("tournament-league-hidden")
        return plain_name(person.name, longest)

    def name(self, place: SeasonPlace, longest: int = 32) -> str:
        """As markdown; the reader's own is underlined."""
        person, plain = self.people.get(place.member), self.plain(place, longest)
        if person is None or not person.name or (person.hidden and person.id != self.reader_id):
            return plain
        name = person_name(plain, self.words)
        return f"__{name}__" if person.id == self.reader_id else name


async def league_screen(seen: Seen, page: int | None, pictures: Pictures) -> Screen:
    """A page, from 0; one beyond the last is the last, None the reader's own."""
    words, places = seen.words, seen.league.places
    pages = max(1, -(-len(places) // PER_PAGE))
    own = next((at for at, each in enumerate(places) if each.member == seen.reader_id), None)
    number = min(max(0, (own or 0) // PER_PAGE if page is None else page), pages - 1)
    shown = places[number * PER_PAGE : (number + 1) * PER_PAGE]
    head = f"## {words('tournament-league-title', league=words.name(seen.league.row.name))}"
    picture = await _picture(seen, shown, pictures) if shown else None
    below = [f"-# {each}" for each in _notes(seen, number, pages)]
    above = [head, about(seen.league, words)]
    if own is not None:
        above.append(_own_scores(seen, places[own]))
    items: list[ui.Item[Any]] = [
        text("\n".join(above)),
        *([picture.gallery()] if picture else []),
        text(fitting(lambda longest: _lines(seen, shown, longest), ROOM))
        if shown
        else text(words("tournament-league-nothing")),
        *([text("\n".join(below))] if below else []),
        *_controls(seen, number, pages, own),
    ]
    return Screen(layout(*items, colour=GOLD), (picture,) if picture else ())


def about(league: League, words: Words) -> str:
    """`The best 5 of 7 tournaments count · after 3 tournaments`"""
    parts = [
        counting(league.row, words),
        words("tournament-league-after", count=len(league.played)),
    ]
    if league.is_over:
        parts[1] = words("tournament-league-is-over")
    return " · ".join(parts)


def counting(row: LeagueRow, words: Words) -> str:
    if row.out_of == row.best:
        return words("tournament-league-all")
    if row.out_of is None:
        return words("tournament-league-best", best=row.best)
    return words("tournament-league-best-of", best=row.best, count=row.out_of)


def league_lines(seen: Seen) -> list[str]:
    """Return for the post of a tournament that is a part of it how the league stands by now."""
    words, league = seen.words, seen.league
    if not league.places:
        return []
    after = words("tournament-league-after", count=len(league.played))
    first = [each for each in league.places if each.rank <= ON_PODIUM]
    more = len(first) - MOST_NAMED
    return [
        words("tournament-league-podium", league=words.name(league.row.name), after=after),
        *_lines(seen, first[:MOST_NAMED], 20),
        *([words("tournament-player-more", count=more)] if more > 0 else ()),
    ]


def league_button(league_id: int | None, words: Words) -> ui.Item[Any]:
    """Return the button to the table, for a post or another screen."""
    return button(words("tournament-league-button"), "t_league", league_id, 0, emoji="🏅")


def amount(value: Fraction, words: Words) -> str:
    """`27`, `10.5`, `58.33`"""
    return words.number(round(float(value), 2))


def _lines(seen: Seen, places: Sequence[SeasonPlace], longest: int) -> Iterator[str]:
    """`🥇 **Anna** · 27 · 3 tournaments`"""
    words = seen.words
    for place in places:
        played = sum(each is not None for each in place.scores)
        parts = [
            f"**{seen.name(place, longest)}**",
            amount(place.total, words),
            words("tournament-league-played", count=played),
        ]
        yield f"{rank_mark(place.rank, words)} {' · '.join(parts)}"


def _scores(place: SeasonPlace, words: Words) -> list[str]:
    """Return the score of each tournament; in parentheses what does not count."""
    found: list[str] = []
    for score, counts in zip(place.scores, place.counted, strict=True):
        told = NOTHING if score is None else amount(score, words)
        found.append(told if score is None or counts else f"({told})")
    return found


def _own_scores(seen: Seen, place: SeasonPlace) -> str:
    """Place and total, and what each tournament has brought; of many those that count, the best
    first."""
    words = seen.words
    told = words("tournament-league-own", rank=place.rank, total=amount(place.total, words))
    if len(place.scores) < 2:  # it is the total
        return told
    found = [f"#{number} {score}" for number, score in enumerate(_scores(place, words), start=1)]
    if not _in_columns(seen.league):
        judged = zip(place.scores, place.counted, strict=True)
        best = sorted(each for each, counts in judged if counts and each is not None)
        found = [amount(each, words) for each in reversed(best)]
    return f"{told} · {' · '.join(found)}"


def _notes(seen: Seen, page: int, pages: int) -> Iterator[str]:
    words, league = seen.words, seen.league
    if league.places:
        values = {"page": page + 1, "pages": pages, "count": len(league.places)}
        yield words("tournament-league-people", **values)
    yield words(f"tournament-league-by-{league.row.worth}")
    if league.played and _in_columns(league):
        called = (_called(each, words) for each in league.played)
        yield " · ".join(f"**#{number}** {each}" for number, each in enumerate(called, start=1))
    coming = [each for each in league.tournaments if each.state not in ("finished", "draft")]
    if coming:
        names = ", ".join(_called(each, words) for each in coming[:MOST_TO_COME])
        yield words("tournament-league-to-come", names=names)


def _called(row: TournamentRow, words: Words) -> str:
    return f"{words.name(row.name)} ({words.timestamp(row.starts_at, 'd')})"


def _in_columns(league: League) -> bool:
    return len(league.played) <= MOST_SCORES[league.row.worth]


# The picture -------------------------------------------------------------------------------------


async def _picture(seen: Seen, shown: Sequence[SeasonPlace], pictures: Pictures) -> Picture:
    page = league_page(seen, shown)
    alt = fitting_alt(
        said(f"{page.title}, {page.subtitle}", ", ".join(page.columns), seen.words),
        lambda longest: _alt_lines(seen, shown, longest),
    )
    return Picture("league.png", await pictures.draw(draw_standings, page, seen.look), alt)


def league_page(seen: Seen, shown: Sequence[SeasonPlace]) -> StandingsPage:
    """The total, and the score of each tournament; of many only the best, and how many."""
    words, league = seen.words, seen.league
    single = words("tournament-league-single"), words("tournament-league-count")
    each_one = tuple(f"#{number}" for number in range(1, len(league.played) + 1))
    columns = (words("tournament-league-total"), *(each_one if _in_columns(league) else single))
    rows = tuple(
        StandingsLine(
            place.rank,
            seen.plain(place),
            (amount(place.total, words), *_cells(league, place, words)),
            own=place.member == seen.reader_id,
        )
        for place in shown
    )
    marked = _in_columns(league) and any("(" in cell for row in rows for cell in row.cells)
    return StandingsPage(
        title=plain_name(league.row.name, 60),
        subtitle=about(league, words),
        columns=columns,
        rows=rows,
        notes=(words("tournament-league-does-not-count"),) if marked else (),
    )


def _cells(league: League, place: SeasonPlace, words: Words) -> Sequence[str]:
    if _in_columns(league):
        return _scores(place, words)
    played = [each for each in place.scores if each is not None]
    return amount(max(played, default=Fraction()), words), words.number(len(played))


def _alt_lines(seen: Seen, shown: Sequence[SeasonPlace], longest: int) -> Iterator[str]:
    """`4: Anna; 27; 9; (8); –; you`"""
    words = seen.words
    for place in shown:
        told = [said(words.number(place.rank), seen.plain(place, longest), words)]
        told.append(amount(place.total, words))
        told += _cells(seen.league, place, words)
        told += [words("tournament-pictures-you")] if place.member == seen.reader_id else []
        yield "; ".join(told)


# Controls ----------------------------------------------------------------------------------------


def _controls(seen: Seen, page: int, pages: int, own: int | None) -> Iterator[ui.ActionRow[Any]]:
    words = seen.words
    if len(seen.others) > 1:
        yield ui.ActionRow(_other_leagues(seen))
    if pages > 1:
        turning = [_turn(seen, page, -1, pages), _turn(seen, page, 1, pages)]
        if own is not None:
            label = words("tournament-league-my-page")
            turning.append(button(label, "t_league", seen.id, OWN, emoji="🙋"))
        yield ui.ActionRow(*turning)
    controls: list[ui.Item[Any]] = []
    if seen.reader_id is not None:
        controls.append(button(words("leaderboard-post"), "t_league_post", seen.id, emoji="📣"))
    if seen.organises:
        controls.append(manage_button(seen.id, words))
    if controls:
        yield ui.ActionRow(*controls)


def manage_button(league_id: int, words: Words) -> ui.Item[Any]:
    return button(words("tournament-league-manage"), "t_league_manage", league_id, emoji="🛠️")


def _turn(seen: Seen, page: int, step: int, pages: int) -> ui.Item[Any]:
    there = 0 <= page + step < pages
    where = (seen.id, page + step) if there else (seen.id, "none", step)
    return ui.Button(
        label=seen.words("leaderboard-next" if step > 0 else "leaderboard-previous"),
        emoji="▶️" if step > 0 else "◀️",
        custom_id=press_id("t_league", *where),
        disabled=not there,
    )


def _other_leagues(seen: Seen) -> ui.Item[Any]:
    options = [
        discord.SelectOption(
            label=plain_name(each.name, 90), value=str(each.id), default=each.id == seen.id
        )
        for each in seen.others[:MOST_LEAGUES]
    ]
    return select(seen.words("tournament-league-choose"), options, "t_league_choose")
