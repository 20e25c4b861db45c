"""Standings, rounds, brackets, cross tables and boards of a tournament: its posts, and pages for
whoever asks by a command or a button.

Whoever presses on a post gets a page of their own, with their own entry marked in it.
"""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.storage.people.people import Person
from bot.tables import Refused
from bot.text import Words
from bot.text.names import folded
from bot.tournaments import Round, Table
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.tournaments.shown.reckoned import Reckoned
from bot.visible_text import shorten
from cogs.answering import Sentence, show
from cogs.bot import DixDeDer
from cogs.feature import Click, Feature, click_of, clicked
from cogs.pictures import look_of
from cogs.press import Interaction, Press
from cogs.screens.names import message_url
from cogs.screens.paging import OWN
from cogs.screens.screen import Screen
from cogs.servers.here import server_here
from cogs.tournaments.choosing import KNOWN, MOST, chosen, is_daily, meant, tournaments_here
from cogs.tournaments.names import Names, names_of
from cogs.tournaments.organising.exporting import send_export
from cogs.tournaments.results.bracket import NOW, bracket_screen
from cogs.tournaments.results.cross_table import cross_screen
from cogs.tournaments.results.entry import entry_screen, why_screen
from cogs.tournaments.results.leagues import lines_for
from cogs.tournaments.results.podium import podium_screen
from cogs.tournaments.results.schedule import Seen, page_of, schedule_screen, tables_on
from cogs.tournaments.results.standings import (
    Choice,
    early_screen,
    nothing_counts,
    place_of,
    standings_screen,
)
from cogs.tournaments.results.travelling_sheet import Wanted, travelling_screen
from cogs.tournaments.scene import Scene, has_boards, has_bracket, has_cross

LONGEST_CHOICE: Final = 100
BEGUN: Final = ("running", "finished")


# Posts -------------------------------------------------------------------------------------------


async def round_screen(
    bot: DixDeDer, event: Event, names: Names, number: int, words: Words
) -> Screen:
    """The post of a round: who meets whom where, and how it goes. Raises `TournamentRefused`."""
    return await schedule(bot, scene_of(event, names, words), at(number))


async def standings_post(
    bot: DixDeDer, event: Event, names: Names, number: int, words: Words
) -> Screen:
    """The post after a round: the standings, of a knock-out its brackets.

    Raises `TournamentError` for results that do not hold together: the organiser must put them
    right first.
    """
    scene = scene_of(event, names, words)
    if event.plan.format.bracket:
        reckoned = await bot.reckonings.of(event, number, "tableaux", "pools")
        return await bracket_screen(scene, reckoned, NOW, bot.pictures, number)
    return await standings(bot, scene, at(number))


async def podium_post(bot: DixDeDer, event: Event, names: Names, words: Words) -> Screen:
    """The post at the end. Raises `TournamentError` like `standings_post`."""
    reckoned = await bot.reckonings.of(event, None, "standings", "tableaux")
    league = await lines_for(bot, event, words)
    return await podium_screen(scene_of(event, names, words), reckoned, bot.pictures, league)


def scene_of(event: Event, names: Names, words: Words, reader: Person | None = None) -> Scene:
    """As `reader` sees it; None: as everybody does."""
    member = None if reader is None else event.member(reader.id)
    plays = member is not None and event.entry(member.number).standing == "in"
    own = member.number if plays and member is not None else None
    reader_id = None if reader is None else reader.id
    return Scene(event, names, words, look_of(reader, words), own, reader_id)


# Pages: `where` is what custom ids say of them ---------------------------------------------------


def at(*where: object) -> Press:
    return Press("", tuple(map(str, where)))


def _number(where: Press, position: int = 0) -> int | None:
    """A round; 0 and anything that is no number: as it stands now."""
    number = where.number(position)
    return number if number > 0 else None


async def standings(bot: DixDeDer, scene: Scene, where: Press) -> Screen:
    number, page = _number(where), None if where.text(1) == OWN else max(0, where.number(1))
    needed = "standings", "tableaux", "rounds"
    reckoned = await bot.reckonings.of(scene.event, number, *needed)
    choice = Choice(number, page, in_words=where.text(2) == "words")
    return await standings_screen(scene, reckoned, choice, bot.pictures)


async def schedule(bot: DixDeDer, scene: Scene, where: Press) -> Screen:
    """Without a number the last round that is paired, without a page where the reader's table is.

    Raises `TournamentRefused` for a round that is not known.
    """
    reckoned = await bot.reckonings.of(scene.event, None, "coming", "rounds")
    number = _number(where) or len(reckoned.tournament.rounds)
    known = (*reckoned.tournament.rounds, *reckoned.coming)
    paired = next((each for each in known if each.number == number), None)
    if paired is None:
        raise TournamentRefused(Refusal.NO_ROUND)
    page = None if where.text(1) in ("", OWN) else max(0, where.number(1))
    shown = tables_on(paired, page_of(scene, paired, page))
    seen = {table.number: await _seen(bot, scene.event, paired, table) for table in shown}
    return await schedule_screen(scene, reckoned, paired, page, seen, bot.pictures)


async def bracket(bot: DixDeDer, scene: Scene, where: Press) -> Screen:
    """Raises a `Sentence` where there is none."""
    reckoned = await bot.reckonings.of(scene.event)
    if not has_bracket(reckoned):
        raise Sentence("tournament-boards-no-bracket")
    reckoned = await bot.reckonings.of(scene.event, None, "tableaux", "pools", "rounds")
    return await bracket_screen(scene, reckoned, where.text(0), bot.pictures)


async def cross(bot: DixDeDer, scene: Scene, where: Press) -> Screen:
    """Raises a `Sentence` where there is none."""
    if not has_cross(await bot.reckonings.of(scene.event)):
        raise Sentence("tournament-boards-no-cross")
    reckoned = await bot.reckonings.of(scene.event, None, "standings", "pools", "rounds")
    return await cross_screen(scene, reckoned, where.number(0), bot.pictures)


async def travelling(bot: DixDeDer, scene: Scene, where: Press) -> Screen:
    """Raises a `Sentence` where there are no boards that all tables have played."""
    reckoned = await bot.reckonings.of(scene.event)
    if not scene.event.plan.format.shared_boards:
        raise Sentence("tournament-boards-no-travelling")
    if not has_boards(reckoned):
        raise Sentence("tournament-boards-no-boards")
    page = None if where.text(2) in ("", OWN) else max(0, where.number(2))
    wanted = Wanted(where.number(0), where.number(1), page)
    return await travelling_screen(scene, reckoned, wanted, bot.pictures)


async def _seen(bot: DixDeDer, event: Event, paired: Round, table: Table) -> Seen:
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


BOARDS: Final[dict[str, Callable[[DixDeDer, Scene, Press], Awaitable[Screen]]]] = {
    "t_standings": standings,
    "t_schedule": schedule,
    "t_bracket": bracket,
    "t_cross": cross,
    "t_board": travelling,
}
"""by the verbs of their buttons and selects"""


class Boards(Feature):
    # Commands ------------------------------------------------------------------------------------

    async def open(
        self, interaction: Interaction, typed: str | None, verb: str, *where: object
    ) -> None:
        scene = await self._named(interaction, typed)
        await show(interaction, await BOARDS[verb](self.bot, scene, at(*where)))

    async def why(
        self, interaction: Interaction, typed: str | None, first: str, second: str | None
    ) -> None:
        """Without a second one: why the first is behind the one above."""
        scene = await self._named(interaction, typed)
        one = _meant(scene, first)
        other = one if second is None else _meant(scene, second)
        reckoned = await self.bot.reckonings.of(scene.event, None, "standings", "ledger", "coming")
        for entry in (one, other):
            _check_ranked(reckoned, entry)
        if other == one:
            screen = entry_screen(scene, reckoned, one)
        elif nothing_counts(reckoned):
            screen = early_screen(scene, reckoned)
        else:
            screen = why_screen(scene, reckoned, one, other)
        await show(interaction, screen)

    async def export(self, interaction: Interaction, typed: str | None, what: str) -> None:
        scene = await self._named(interaction, typed)
        await send_export(interaction, scene.event, what)

    async def offered_entries(
        self, interaction: Interaction, typed: str, tournament: str | None
    ) -> list[tuple[str, str]]:
        """Names of entries and their numbers, while somebody types."""
        try:
            scene = await self._named(interaction, tournament)
        except (Sentence, TournamentRefused):
            return []
        names = {each.id: scene.plain(each.id) for each in scene.event.pure.entries}
        return [
            (shorten(name, LONGEST_CHOICE), str(entry))
            for entry, name in names.items()
            if folded(typed) in folded(name)
        ][:MOST]

    # Presses -------------------------------------------------------------------------------------

    @clicked(*BOARDS)
    async def turn(self, click: Click) -> None:
        """Another page, or another board; a select says which by its value."""
        scene, press = await self._pressed(click), click.press
        where = press.value.split(":") if press.values else press.args[1:]
        await click.update_own(await BOARDS[press.verb](self.bot, scene, at(*where)))

    @clicked("t_why")
    async def ask_why(self, click: Click) -> None:
        """Note that somebody was chosen below the standings after a round."""
        await self._entry(click, click.press.chosen(), _number(click.press, 1))

    @clicked("t_entry")
    async def look_at(self, click: Click) -> None:
        await self._entry(click, None if click.press.text(1) == OWN else click.press.number(1))

    async def _entry(self, click: Click, entry: int | None, number: int | None = None) -> None:
        """An entry, the reader's own where none is named."""
        scene = await self._pressed(click)
        if entry is None and (entry := scene.own) is None:
            raise TournamentRefused(Refusal.NOT_ENTERED)
        reckoned = await self.bot.reckonings.of(scene.event, number, "standings", "coming")
        _check_ranked(reckoned, entry)
        await click.show(entry_screen(scene, reckoned, entry, number))

    # Whose tournament ----------------------------------------------------------------------------

    async def _named(self, interaction: Interaction, typed: str | None) -> Scene:
        """Return the tournament meant when none is named: the newest in progress, else the newest
        that is over; a daily only if there is nothing else, because it shows nothing before it
        closes."""
        click = await click_of(interaction)
        if typed is None:
            begun = await tournaments_here(self.bot, interaction, *BEGUN)
            others = [each for each in begun if not is_daily(each)]
            typed = next((str(each.id) for each in meant(others or begun, interaction)), None)
        event = await chosen(self.bot, interaction, typed, *KNOWN, "cancelled")
        return await self._scene(click, event)

    async def _pressed(self, click: Click) -> Scene:
        """Raises `TournamentRefused` for a tournament that they may not look at."""
        event = await self.bot.tournaments.load(click.press.number(0))
        if event.member(click.person.id) is None:
            server = await server_here(self.bot, click.interaction)
            if server is None or server.id != event.row.server_id:
                raise TournamentRefused(Refusal.NO_SUCH_TOURNAMENT)
        return await self._scene(click, event)

    async def _scene(self, click: Click, event: Event) -> Scene:
        """Raises a `Sentence` before the first round: until then the lots are secret."""
        if event.state == "draft":
            raise TournamentRefused(Refusal.NO_SUCH_TOURNAMENT)
        if not event.rounds:
            raise Sentence("tournament-boards-not-begun")
        return scene_of(event, await names_of(self.bot.database, event), click.words, click.person)


def _check_ranked(reckoned: Reckoned, entry: int) -> None:
    """Raises `TournamentRefused` for who is not in the standings."""
    if place_of(reckoned.standings, entry) is None:
        raise TournamentRefused(Refusal.NO_SUCH_ENTRY, entry=entry)


def _meant(scene: Scene, typed: str) -> int:
    """The entry that was chosen, or whose name was typed. Raises `TournamentRefused`."""
    entries = [each.id for each in scene.event.pure.entries]
    if typed.isascii() and typed.isdigit() and len(typed) < 10 and int(typed) in entries:
        return int(typed)
    wanted = folded(typed)
    named = [each for each in entries if wanted and wanted in folded(scene.plain(each))]
    if len(named) != 1:
        raise TournamentRefused(Refusal.NO_SUCH_ENTRY)
    return named[0]
