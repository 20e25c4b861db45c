"""The pages of a club: which there are, and the values of those that are no boards."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from bot.storage.people import people
from bot.storage.ratings import seasons
from bot.storage.tournaments import leagues
from bot.text.names import plain_name
from bot.tournaments.live.event import load_event
from card_images.look import look_for
from cogs.pages.club.boards import (
    leaderboard_page,
    podium_of,
    records_page,
    season_page,
    week_told,
)
from cogs.pages.club.reading import Asked, ListedTournament, Reading, listed
from cogs.pages.serving import Link, Missing
from cogs.pages.signs import without_sign
from cogs.pages.told import line_told
from cogs.pages.tournament.parts import Page, PlaceRow, Ranking
from cogs.rankings.leaderboard_screen import season_name
from cogs.rankings.podium import winners_of
from cogs.screens.paging import page_at, pages_of
from cogs.tournaments.listing import PER_PAGE, tournaments_listed
from cogs.tournaments.results.leagues import LeagueSeen, league_page, tournaments_told
from cogs.tournaments.results.standings import rank_mark

COMING = 5
"""tournaments of the overview"""
PLACES = 100
"""of the table of a league on a page: it is printed, and hung on a wall"""


def parts_of(reading: Reading) -> list[tuple[str, Link]]:
    """The pages there are, by their names, in the order in which they are offered."""
    words, address, known = reading.club.words, reading.address, reading.club.leagues
    league = ("league", address("league", known[0].id)) if known else None
    offered = [
        *((each, address(each)) for each in ("leaderboard", "season", "records")),
        *([league] if league else []),
        ("tournaments", address("tournaments")),
    ]
    found = [(name, Link(href, words("pages-club-part", name))) for name, href in offered]
    return [("", Link(address(), words("pages-overview"))), *found]


async def page_of(reading: Reading, name: str) -> Page:
    """A page by its name. Raises `Missing`."""
    if name not in _PAGES:
        raise Missing(404, "not-found")
    return await _PAGES[name](reading)


async def _overview(reading: Reading) -> Page:
    look, club = reading.look, reading.club
    words, server = club.words, club.server
    shown = await look.ask(tournaments_listed, server.id, 0, daily=False)
    coming = [each for each in shown.rows if each.state != "finished"]
    season = await look.ask(seasons.current, server.id)
    podiums = await look.ask(winners_of, server.id, season.id) if season else []
    podium = next((each for each in podiums if each.lines), None)
    week = await week_told(reading)
    return Page(
        "club_overview.html",
        "",
        {
            "week": line_told(week[1], club.moments) if week else "",
            "coming_title": words("pages-club-coming"),
            "coming": [listed(reading, each) for each in coming[:COMING]],
            "season_title": season_name(season, words),
            "podium": podium_of(reading, podium, season) if podium and season else None,
            "whole": words("pages-club-whole"),
            "leagues_title": words("pages-club-leagues"),
            "leagues": [
                (reading.address("league", each.id), plain_name(each.name, 60))
                for each in club.leagues
                if each.ended_at is None
            ],
            "nothing": words("pages-none"),
            "calendar": reading.address("calendar.ics"),
        },
    )


async def _tournaments(reading: Reading) -> Page:
    """What is played, what is to come and what is over; or the duplicates of each day."""
    look, club, asked = reading.look, reading.club, reading.asked
    words = club.words
    both = [
        await look.ask(tournaments_listed, club.server.id, asked.page, daily=each)
        for each in (False, True)
    ]
    daily = asked.daily or not both[False].total
    shown = both[daily]
    address = reading.address
    return Page(
        "club_tournaments.html",
        words("pages-club-part.tournaments"),
        {
            "choices": [
                Link(
                    address("tournaments", **Asked(daily=each).query),
                    words("pages-club-daily") if each else words("pages-tournaments"),
                    each == daily,
                )
                for each in (False, True)
                if both[each].total
            ],
            "rows": [listed(reading, each, shown.winners.get(each.id, ())) for each in shown.rows],
            "turns": reading.turns(
                shown.page,
                pages_of(shown.total, PER_PAGE),
                lambda page: address("tournaments", **Asked(page=page, daily=daily).query),
            ),
            "nothing": words("pages-none"),
            "calendar": address("calendar.ics"),
        },
    )


async def _league(reading: Reading) -> Page:
    """The table of a league, with the tournaments that it is made of."""
    look, club, asked = reading.look, reading.club, reading.asked
    words, address = club.words, reading.address
    row = next((each for each in club.leagues if each.id == asked.number), None)
    if row is None:
        raise Missing(404, "not-found")
    found = await look.ask(leagues.tournaments_of, row.id)
    league = await reading.tables.of(row, found, partial(look.ask, load_event))
    known = await look.ask(people.find_many, {each.member for each in league.places})
    page, pages, shown = page_at(league.places, asked.page, PLACES)
    drawn = league_page(LeagueSeen(league, known, words, look_for(words)), shown)
    numbered = {f"#{n}": plain_name(each.name, 60) for n, each in enumerate(league.played, start=1)}
    places = [
        PlaceRow(each, rank_mark(each.rank, words).removesuffix(" ·"), "") for each in drawn.rows
    ]
    columns = [(each, numbered.get(each, each)) for each in drawn.columns]
    count = len(league.places)
    notes = [
        words("tournament-league-people", page=page + 1, pages=pages, count=count),
        words("tournament-league-by", row.worth),
    ]
    return Page(
        "club_league.html",
        drawn.title,
        {
            "about": drawn.subtitle,
            "ranking": Ranking("", columns, places, drawn.notes) if places else None,
            "nothing": words("tournament-league-nothing"),
            "notes": notes if places else notes[1:],
            "turns": reading.turns(
                page, pages, lambda at: address("league", row.id, **Asked(page=at).query)
            ),
            "tournaments_title": words("pages-tournaments"),
            "tournaments": [
                ListedTournament(
                    reading.link_to(each),
                    plain_name(each.name, 100),
                    line_told(without_sign(f"{number} {how}"), club.moments),
                )
                for each, number, how in tournaments_told(league, words)
                if each.state != "draft"
            ],
            "leagues_title": words("pages-club-leagues"),
            "leagues": [
                Link(address("league", each.id), plain_name(each.name, 60), each.id == row.id)
                for each in (club.leagues if len(club.leagues) > 1 else ())
            ],
        },
    )


_PAGES: Mapping[str, Callable[[Reading], Awaitable[Page]]] = {
    "": _overview,
    "leaderboard": leaderboard_page,
    "season": season_page,
    "records": records_page,
    "league": _league,
    "tournaments": _tournaments,
}
