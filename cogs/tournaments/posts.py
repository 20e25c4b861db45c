"""The posts in the channel of a tournament: its announcement, rounds, standings, and at the end its
podium: who has won, and how anybody can check the draw."""

import logging
from collections.abc import Iterator, Sequence
from itertools import groupby

import discord

from bot.storage.delivery import tournament_posts
from bot.storage.delivery.subjects import Subject
from bot.storage.engine.schema import MessageRow
from bot.storage.people import servers
from bot.text import Words, language_of, words_for
from bot.tournaments import Place, TournamentError
from bot.tournaments.live import Event, TournamentRefused
from card_images.leaderboard import PodiumPage, PodiumStep, draw_podium
from cogs.bot import DixDeDer
from cogs.delivery.kinds import Drawn, MessageKind, Parked
from cogs.delivery.threads import NotYet
from cogs.feature import Feature
from cogs.press import BLUE, button
from cogs.screens.screen import GOLD, Items, Picture, Screen, screen_of
from cogs.tournaments.announcement import announcement_screen
from cogs.tournaments.names import names_of
from cogs.tournaments.organising.page_link import page_address
from cogs.tournaments.results.boards import STANDINGS, at, board, scene_of
from cogs.tournaments.results.brackets import NOW, bracket_screen
from cogs.tournaments.results.leagues import lines_for
from cogs.tournaments.results.standings import (
    by_lot,
    head_name,
    main_value,
    nothing_counts,
    rank_mark,
)
from cogs.tournaments.scene import Scene, Tell, fingerprint, fitting, navigation, said, shown
from cogs.tournaments.where import winners_of

RANKS = 3
MOST = 6
"""entries of a podium that are named: equals share a rank"""
MOST_ON_STEP = 4
"""entries on a step of the picture"""

log = logging.getLogger(__name__)


async def post_screen(
    bot: DixDeDer, event: Event, subject: Subject, number: int, words: Words
) -> Screen:
    """Return the screen of a post. Raises `TournamentRefused`, and `TournamentError` for results
    that do not hold together: the organiser must put them right first."""
    match subject:
        case Subject.ANNOUNCEMENT:
            names = await names_of(bot.database, event, words)
            winners = await winners_of(bot, event)
            page = await page_address(bot, event)
            return announcement_screen(event, names.markdown, words, winners, names.listed, page)
        case Subject.ROUND:  # who meets whom where, and how it goes
            return await board(bot, event, words, None, "t_schedule", at(number))
        case Subject.STANDINGS if event.format.bracket:
            scene = await scene_of(bot, event, words, None, number, "tableaux", "pools")
            return await bracket_screen(scene, NOW, number)
        case Subject.STANDINGS:
            return await board(bot, event, words, None, STANDINGS, at(number))
        case _:
            scene = await scene_of(bot, event, words, None, None, "standings", "tableaux")
            return await podium_screen(scene, await lines_for(bot, event, words))


class TournamentPosts(Feature, MessageKind):
    """The posts of all tournaments."""

    subjects = (Subject.ANNOUNCEMENT, Subject.ROUND, Subject.STANDINGS, Subject.PODIUM)

    async def draw(self, row: MessageRow) -> Drawn:
        event = await self._event(row)
        async with self.bot.database.read() as connection:
            if await servers.has_left(connection, event.row.server_id):
                raise Parked
            now = self.bot.clock.now()
            if row.message_id is None and await tournament_posts.waits(connection, row, now):
                raise NotYet(now + 1)
        words = words_for(language_of(event.row.language))
        try:
            return Drawn(await post_screen(self.bot, event, row.subject, row.number, words))
        except (TournamentError, TournamentRefused) as error:
            # Results that the organiser has to put right: that asks for it again.
            log.info("post %d (%s) is left as it is: %r", row.id, row.subject, error)
            return Drawn(None)

    async def _event(self, row: MessageRow) -> Event:
        return await self.bot.tournaments.load(row.of_tournament)

    async def shown(self, row: MessageRow) -> None:
        if row.subject is Subject.ANNOUNCEMENT and row.message_id is None:
            await self.bot.news.announced(row)
        if row.subject is Subject.ROUND:
            await self.bot.news.round_stands(row)

    async def lost(self, row: MessageRow, error: discord.HTTPException) -> bool:
        await self.bot.news.channel_lost(await self._event(row))
        return False

    async def given_up(self, row: MessageRow, *, ours: bool) -> None:
        if ours:
            await self.bot.news.untaken(await self._event(row), row)


# The podium --------------------------------------------------------------------------------------


async def podium_screen(scene: Scene, league: Sequence[str] = ()) -> Screen:
    """The podium of a tournament that is over and in which something was played. `league`: lines
    about that of which it is a part."""
    words, event, reckoned = scene.words, scene.event, scene.reckoned
    # Those who have a medal, in the order of their ranks.
    placed = reckoned.standings.places if reckoned.tournament.rounds else ()
    medals = (each for each in placed if each.entry in reckoned.ranks and each.rank <= RANKS)
    places = sorted(medals, key=lambda each: each.rank)
    # At the last: of a daily nothing is drawn but its boards.
    seed = None if event.format.own_time else event.published_seed
    to_league = words("tournament-league-button")
    items: Items = [
        f"## {words('tournament-boards-podium', tournament=scene.title)}\n{_size(scene)}",
        *([await _picture(scene, places)] if places else []),
        fitting(lambda longest: _lines(Tell(scene, longest), places), 2000),
        "\n".join(league),
        words("tournament-boards-thanks") if reckoned.winners else "",
        ""
        if seed is None
        else f"-# {words('tournament-boards-seed', seed=fingerprint(seed.hex()))}",
        [
            button(
                words("tournament-boards-to.standings"),
                *(STANDINGS, scene.id, 0, 0, "list"),
                style=BLUE,
                emoji="🏆",
            ),
            *(
                [button(to_league, "t_league", event.row.league_id, 0, emoji="🏅")]
                if league
                else []
            ),
        ],
        *navigation(scene, STANDINGS),
    ]
    return screen_of(*items, colour=GOLD)


def _size(scene: Scene) -> str:
    tournament, event, words = scene.reckoned.tournament, scene.event, scene.words
    entries = [each.id for each in tournament.entries]
    members = [each for entry in entries for each in event.members_of(entry)]
    robots = sum(each.person_id is None for each in members)
    people, rounds = len(members) - robots, len(tournament.rounds)
    format_ = words("tournament-format", event.format)
    if event.format.own_time:
        return words("tournament-boards-size-daily", format=format_, people=people)
    if event.row.members == 1:
        return words("tournament-boards-size-people", format=format_, people=people, rounds=rounds)
    return words(
        "tournament-boards-size-pairs",
        format=format_,
        entries=len(entries),
        size=event.row.members,
        people=people,
        robots=robots,
        rounds=rounds,
    )


def _value(scene: Scene, place: Place) -> str:
    """Return the line on what decides a place; nothing for a knock-out, where the step says it."""
    standings = scene.reckoned.standings
    return "" if standings.columns[0] == "bracket" else main_value(standings, place, scene.words)


def _lines(tell: Tell, places: Sequence[Place]) -> Iterator[str]:
    scene, words, reckoned = tell.scene, tell.scene.words, tell.scene.reckoned
    if not reckoned.winners and nothing_counts(reckoned):
        yield words("tournament-boards-nothing-played")
    elif not reckoned.winners:
        yield words("tournament-boards-nobody-won")
    if places and reckoned.standings.columns[0] == "direction":
        for direction in (0, 1):
            yield f"### {head_name('direction', direction, words)}"
            yield from _places(tell, [each for each in places if each.values[0] == direction])
    else:
        yield from _places(tell, places)
    yield from by_lot(scene, 0, len(reckoned.standings.places), tell.longest)
    for tableau in reckoned.tableaux:  # of a consolante that was played to its end
        if tableau.section == "consolante" and not tableau.open:
            for entry in sorted(tableau.alive() & reckoned.ranks.keys()):
                told = {"name": tell.name(entry), "people": scene.people(entry)}
                yield words("tournament-boards-won-consolante", **told)


def _places(tell: Tell, places: Sequence[Place]) -> Iterator[str]:
    words = tell.scene.words
    for place in places[:MOST]:
        told = tell.line(tell.name(place.entry), _value(tell.scene, place))
        yield f"{rank_mark(place.rank, words)} {told}"
    if len(places) > MOST:
        yield words("tournament-player-more", count=len(places) - MOST)


async def _picture(scene: Scene, places: Sequence[Place]) -> Picture:
    words = scene.words
    steps: list[PodiumStep] = []
    heard: list[tuple[Sequence[Place], Sequence[str]]] = []
    for rank, group in groupby(places, key=lambda each: each.rank):
        equal = list(group)
        named = equal if len(equal) <= MOST_ON_STEP else equal[: MOST_ON_STEP - 1]
        left = len(equal) - len(named)
        more = [words("tournament-player-more", count=left)] * bool(left)
        values = {_value(scene, each) for each in equal}
        names = (*(scene.plain(each.entry) for each in named), *more)
        steps.append(PodiumStep(rank, names, values.pop() if len(values) == 1 else ""))
        heard.append((named, more))

    def told(tell: Tell) -> Iterator[str]:
        """`1: Ann & Ben; 4,312`, step by step."""
        for named, more in heard:
            for each in named:
                name = said(words.number(each.rank), tell.name(each.entry), words)
                yield tell.line(name, _value(scene, each), heard="; ")
            yield from more

    about = words("tournament-format", scene.event.format)
    page = PodiumPage(scene.event.row.name, about, tuple(steps))
    picture, _ = await shown(scene, "podium", draw_podium, page, told)
    return picture
