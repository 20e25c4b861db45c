"""How a tournament stands, for its channel and for whoever asks: what the screens are made from."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bot.storage.people.people import Person
from bot.tables import Refused
from bot.text import Words
from bot.tournaments import Round, Table
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.tournaments.shown.reckoned import Reckoned
from cogs.answering import Sentence
from cogs.pictures import look_of
from cogs.screens.names import message_url
from cogs.screens.screen import Screen
from cogs.tournaments.names import Names
from cogs.tournaments.navigation import has_boards
from cogs.tournaments.results.league_views import lines_for
from cogs.tournaments.results.podium import podium_screen
from cogs.tournaments.results.standings import Choice, standings_screen
from cogs.tournaments.rounds.bracket import NOW, bracket_screen
from cogs.tournaments.rounds.cross_table import cross_screen
from cogs.tournaments.rounds.schedule import Seen, page_of, schedule_screen, tables_on
from cogs.tournaments.rounds.travelling_sheet import Wanted, travelling_screen
from cogs.tournaments.scene import Scene

if TYPE_CHECKING:
    from cogs.bot import DixDeDer


# Posts -------------------------------------------------------------------------------------------


async def round_screen(
    bot: "DixDeDer", event: Event, names: Names, number: int, words: Words
) -> Screen:
    """The post of a round: who meets whom where, and how it goes. Raises `TournamentRefused`."""
    return await schedule(bot, scene_of(event, names, words), number, 0)


async def standings_post(
    bot: "DixDeDer", event: Event, names: Names, number: int, words: Words
) -> Screen:
    """The post after a round: the standings, of a knock-out its brackets.

    Raises `TournamentError` for results that do not hold together: the organiser must put them
    right first.
    """
    scene = scene_of(event, names, words)
    if event.plan.format.bracket:
        reckoned = await bot.reckonings.of(event, number, "tableaux", "pools")
        return await bracket_screen(scene, reckoned, NOW, bot.pictures, number)
    reckoned = await bot.reckonings.of(event, number, "standings", "tableaux", "rounds")
    return await standings_screen(scene, reckoned, Choice(number), bot.pictures)


async def podium_post(bot: "DixDeDer", event: Event, names: Names, words: Words) -> Screen:
    """The post at the end. Raises `TournamentError` like `standings_post`."""
    reckoned = await bot.reckonings.of(event, None, "standings", "tableaux")
    league = await lines_for(bot, event, words)
    return await podium_screen(scene_of(event, names, words), reckoned, bot.pictures, league)


# For somebody, or for everybody ------------------------------------------------------------------


def scene_of(event: Event, names: Names, words: Words, reader: Person | None = None) -> Scene:
    """As `reader` sees it; None: as everybody does."""
    member = None if reader is None else event.member(reader.id)
    plays = member is not None and event.entry(member.number).standing == "in"
    own = member.number if plays and member is not None else None
    return Scene(
        event, names, words, look_of(reader, words), own, None if reader is None else reader.id
    )


async def standings(bot: "DixDeDer", scene: Scene, choice: Choice) -> Screen:
    needed = "standings", "tableaux", "rounds"
    reckoned = await bot.reckonings.of(scene.event, choice.number, *needed)
    return await standings_screen(scene, reckoned, choice, bot.pictures)


async def schedule(bot: "DixDeDer", scene: Scene, number: int | None, page: int | None) -> Screen:
    """`number` None: the last round that is paired; `page` None: where the reader's table is."""
    reckoned = await bot.reckonings.of(scene.event, None, "coming", "rounds")
    paired = _round(reckoned, number)
    shown = tables_on(paired, page_of(scene, paired, page))
    seen = {table.number: await _seen(bot, scene.event, paired, table) for table in shown}
    return await schedule_screen(scene, reckoned, paired, page, seen, bot.pictures)


async def bracket(bot: "DixDeDer", scene: Scene, page: str) -> Screen:
    reckoned = await bot.reckonings.of(scene.event, None, "tableaux", "pools", "rounds")
    return await bracket_screen(scene, reckoned, page, bot.pictures)


async def cross(bot: "DixDeDer", scene: Scene, page: int) -> Screen:
    reckoned = await bot.reckonings.of(scene.event, None, "standings", "pools", "rounds")
    return await cross_screen(scene, reckoned, page, bot.pictures)


async def travelling(bot: "DixDeDer", scene: Scene, wanted: Wanted) -> Screen:
    """Raises a `Sentence` where there are no boards that all tables have played."""
    reckoned = await bot.reckonings.of(scene.event)
    if not scene.event.plan.format.shared_boards:
        raise Sentence("tournament-boards-no-travelling")
    if not has_boards(reckoned):
        raise Sentence("tournament-boards-no-boards")
    return await travelling_screen(scene, reckoned, wanted, bot.pictures)


def _round(reckoned: Reckoned, number: int | None) -> Round:
    """Raises `TournamentRefused` for one that is not known."""
    known = (*reckoned.tournament.rounds, *reckoned.coming)
    if number is None:
        return reckoned.tournament.rounds[-1]
    found: Iterable[Round] = (each for each in known if each.number == number)
    paired = next(iter(found), None)
    if paired is None:
        raise TournamentRefused(Refusal.NO_ROUND)
    return paired


async def _seen(bot: "DixDeDer", event: Event, paired: Round, table: Table) -> Seen:
    """Where a table is played, and how far it has come while it is."""
    rows = (each for each in event.tables_of(paired.number) if each.number == table.number)
    row = next(rows, None)
    if row is None or row.game_id is None:
        return Seen()
    try:
        game = await bot.tables.load(row.game_id)
    except Refused:
        return Seen()
    url = None
    if game.row.thread_id is not None:
        url = message_url(game, await bot.screens.server_id(game), None)
    if game.state is None or game.has_ended:
        return Seen(url)
    # Others have the same cards.
    score = None if event.plan.format.shared_boards else game.state.scores
    return Seen(url, score, len(game.state.results))
