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
from bot.tournaments.live.leagues import LONGEST_NAME, SeasonPlace
from card_images.look import Look
from card_images.standings import MOST_ROWS, StandingsLine, StandingsPage, draw_standings
from cogs.pictures import Pictures
from cogs.press import BLUE, GREEN, RED, Item, button, labelled, press_id, select, titled
from cogs.screens.names import person_name
from cogs.screens.paging import MOST, OWN, choices, pages_of, turns
from cogs.screens.screen import GOLD, Picture, Screen, Shown, rows, screen_of, written_block
from cogs.tournaments.results.lines import NOTHING, rank_mark
from cogs.tournaments.scene import ROOM, fitting, fitting_alt, said

MOST_SCORES: Final = {"places": 7, "points": 5}
"""tournaments that have a column of their own, beside the total; of more only the best is shown.
Points are wider: `(58.33)`"""
ON_PODIUM: Final = 3
"""ranks that a post names"""
MOST_NAMED: Final = 5
MOST_TO_COME: Final = 5


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
    pages = pages_of(len(places), MOST_ROWS)
    own = next((at for at, each in enumerate(places) if each.member == seen.reader_id), None)
    number = min(max(0, (own or 0) // MOST_ROWS if page is None else page), pages - 1)
    shown = places[number * MOST_ROWS : (number + 1) * MOST_ROWS]
    head = f"## {words('tournament-league-title', league=words.name(seen.league.row.name))}"
    above = [head, about(seen.league, words)]
    if own is not None:
        above.append(_own_scores(seen, places[own]))
    listed = fitting(lambda longest: _lines(seen, shown, longest), ROOM)
    return screen_of(
        "\n".join(above),
        *([await _picture(seen, shown, pictures)] if shown else ()),
        listed or words("tournament-league-nothing"),
        "\n".join(f"-# {each}" for each in _notes(seen, number, pages)),
        *_controls(seen, number, pages, own),
        colour=GOLD,
    )


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


def league_button(league_id: int | None, words: Words) -> Item:
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
    yield words("tournament-league-by", league.row.worth)
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


def _controls(seen: Seen, page: int, pages: int, own: int | None) -> Iterator[list[Item]]:
    words = seen.words
    if len(seen.others) > 1:
        others = [(str(each.id), plain_name(each.name, 90)) for each in seen.others]
        yield choices(words("tournament-league-choose"), others, str(seen.id), "t_league_choose")
    if pages > 1:
        turning = turns(page, pages, words, lambda at: press_id("t_league", seen.id, at))
        if own is not None:
            label = words("tournament-league-my-page")
            turning.append(button(label, "t_league", seen.id, OWN, emoji="🙋"))
        yield turning
    controls: list[Item] = []
    if seen.reader_id is not None:
        controls.append(button(words("leaderboard-post"), "t_league_post", seen.id, emoji="📣"))
    if seen.organises:
        controls.append(manage_button(seen.id, words))
    yield controls


def manage_button(league_id: int, words: Words) -> Item:
    return button(words("tournament-league-manage"), "t_league_manage", league_id, emoji="🛠️")


# For its organiser -------------------------------------------------------------------------------

MOST_LISTED: Final = 25
"""tournaments of the league that are listed, the last ones"""
NUMBER: Final = 3
"""characters"""
Draft = Sequence[object]
"""the number of the draft for which a league is made, if it is for one: arguments of custom ids"""
NEW: Final = 0
"""instead of a league's number: one that is made"""


def no_league_screen(words: Words, *, organises: bool) -> Screen:
    if not organises:
        return screen_of(words("tournament-league-none"), colour=GOLD)
    return screen_of(words("tournament-league-none-organiser"), [new_button(words)], colour=GOLD)


def manage_screen(
    league: League, offered: Sequence[TournamentRow], words: Words, draft: Draft = ()
) -> Screen:
    """`offered`: tournaments of the server that may be put in, the newest first."""
    row = league.row
    lines = [
        f"🏅 {counting(row, words)}",
        f"-# {words('tournament-league-by', row.worth)}",
    ]
    if row.ended_at is not None:
        when = words.timestamp(row.ended_at, "d")
        lines.append(words("tournament-league-ended", when=when))
    back = [
        button(words("tournament-organiser-back"), "t_draft", *draft, style=GREEN, emoji="◀️")
    ] * bool(draft)
    return screen_of(
        "\n".join([f"## {words.name(row.name)}", *lines]),
        "\n".join(_tournaments(league, words)),
        *_selects(league, offered, words),
        *rows([*back, *_buttons(row, words)], 2),
        colour=GOLD,
    )


def _tournaments(league: League, words: Words) -> Iterator[str]:
    if not league.tournaments and not league.is_over:
        yield words("tournament-league-empty")
    # Numbered as the columns of the table are: those that are over.
    numbers = {each.id: f"#{number}" for number, each in enumerate(league.played, start=1)}
    for each in league.tournaments[-MOST_LISTED:]:
        state = words("tournament-state", each.state)
        when = words.timestamp(each.starts_at, "d")
        yield f"{numbers.get(each.id, '▫️')} · **{words.name(each.name)}** · {when} · {state}"


def _selects(league: League, offered: Sequence[TournamentRow], words: Words) -> Iterator[Shown]:
    row = league.row
    if row.ended_at is None and offered:
        options = [_option(each, words) for each in offered[:MOST]]
        label = words("tournament-league-attach")
        yield [select(label, options, "t_league_attach", row.id)]
    elif row.ended_at is None:
        yield f"-# {words('tournament-league-no-tournaments')}"
    if league.tournaments:
        options = [_option(each, words) for each in league.tournaments[-MOST:]]
        label = words("tournament-league-detach")
        yield [select(label, options, "t_league_detach", row.id)]


def _option(row: TournamentRow, words: Words) -> discord.SelectOption:
    format_ = words("tournament-format", row.plan["format"])
    state = words("tournament-state", row.state)
    return discord.SelectOption(
        label=plain_name(row.name, 90),
        value=str(row.id),
        description=f"{format_} · {state}",
    )


def _buttons(row: LeagueRow, words: Words) -> Iterator[Item]:
    yield button(words("tournament-league-back"), "t_league", row.id, 0, style=BLUE, emoji="🏅")
    yield button(words("tournament-league-edit"), "t_league_edit", row.id, emoji="✏️")
    other = "points" if row.worth == "places" else "places"
    yield button(words("tournament-league-to", other), "t_league_worth", row.id, other, emoji="🔢")
    if row.ended_at is None:
        label = words("tournament-league-end")
        yield button(label, "t_league_end", row.id, style=RED, emoji="🏁")
    else:
        label = words("tournament-league-reopen")
        yield button(label, "t_league_reopen", row.id, emoji="▶️")
    yield new_button(words)


def new_button(words: Words, *draft: object) -> Item:
    return button(words("tournament-league-new"), "t_league_new", *draft, style=GREEN, emoji="➕")


class Typed(NamedTuple):
    """The entries in the form of a league."""

    name: str = ""
    best: str = "5"
    out_of: str = ""


def typed_of(row: LeagueRow) -> Typed:
    return Typed(row.name, str(row.best), str(row.out_of or ""))


def refused_form_screen(
    told: str, league_id: int, typed: Typed, words: Words, draft: Draft = ()
) -> Screen:
    """Why a league cannot be so, and the way back to what was written."""
    label = words("tournament-organiser-try-again")
    again = button(label, "t_league_again", league_id, *draft, emoji="✏️")
    return screen_of(f"⚠️ {told}", written_block(typed), [again], colour=GOLD)


def league_form(
    words: Words, typed: Typed, league_id: int | None = None, draft: Draft = ()
) -> ui.Modal:
    """Its name, how many count, and of how many; `league_id`: of one that is changed."""
    title = words("tournament-league-form")
    modal = titled(title, "t_league_create", *draft)
    if league_id:
        modal = titled(title, "t_league_change", league_id)
    fields = (
        ("name", words("tournament-league-form-name"), typed.name, LONGEST_NAME, True),
        ("best", words("tournament-league-form-best"), typed.best, NUMBER, True),
        ("of", words("tournament-league-form-of"), typed.out_of, NUMBER, False),
    )
    for field_id, label, value, longest, needed in fields:
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id=field_id, default=value or None, max_length=longest, required=needed
        )
        modal.add_item(labelled(label, field))
    return modal
