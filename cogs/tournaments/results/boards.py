"""Standings, rounds, brackets, cross tables and boards of a tournament, for whoever asks by a
command or a button; and the board that a post shows.

Whoever presses on a post gets a page of their own, with their own entry marked in it.
"""

from collections.abc import Mapping
from contextlib import suppress

from discord import app_commands

from bot.storage.engine.schema import Person
from bot.tables import Refused
from bot.text import Words
from bot.text.names import folded
from bot.tournaments.boards import BoardPlace
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.visible_text import shorten
from card_images.rounds import MOST_TABLES
from cogs.answering import Sentence
from cogs.bot import Click, DixDeDer
from cogs.feature import Choices, Feature, clicked
from cogs.pictures import look_of
from cogs.press import MOST_LABEL, Interaction, Press
from cogs.screens.names import message_url
from cogs.screens.paging import MOST, OWN, page_at
from cogs.screens.screen import Screen
from cogs.servers.here import server_here
from cogs.tournaments.choosing import KNOWN, chosen, is_daily, meant, tournaments_here
from cogs.tournaments.names import names_of
from cogs.tournaments.organising.page_link import page_address
from cogs.tournaments.results.brackets import bracket_screen, cross_screen
from cogs.tournaments.results.entry import entry_screen, why_screen
from cogs.tournaments.results.rounds import TableSeen, page_of, schedule_screen, travelling_screen
from cogs.tournaments.results.standings import (
    StandingsChoice,
    early_screen,
    nothing_counts,
    place_of,
    standings_screen,
)
from cogs.tournaments.scene import Scene, has_boards, has_cross

BEGUN = ("running", "finished")


async def scene_of(
    bot: DixDeDer,
    event: Event,
    words: Words,
    reader: Person | None,
    number: int | None,
    *needed: str,
) -> Scene:
    """A tournament after a round, or as it stands, with what is needed of its reckoning; as
    `reader` sees it, None: as everybody does.

    Raises `TournamentError` for results that do not hold together.
    """
    member = None if reader is None else event.member(reader.id)
    plays = member is not None and event.entry(member.number).standing == "in"
    return Scene(
        event,
        await names_of(bot.database, event, words),
        words,
        look_of(reader, words),
        bot.pictures,
        await bot.reckonings.of(event, number, *needed),
        member.number if plays and member is not None else None,
        None if reader is None else reader.id,
        await page_address(bot, event),
    )


# Boards: `where` is what custom ids say of them --------------------------------------------------


def at(*where: object) -> Press:
    return Press("", tuple(map(str, where)))


def _number(where: Press, position: int = 0) -> int | None:
    """A round; 0 and anything that is no number: as it stands now."""
    number = where.number(position)
    return number if number > 0 else None


def _page(where: Press, position: int) -> int | None:
    """None, or nothing: the reader's own."""
    return None if where.text(position) in ("", OWN) else max(0, where.number(position))


async def _schedule(bot: DixDeDer, scene: Scene, number: int | None, page: int | None) -> Screen:
    """The tables of a round; without a number of the last that is paired."""
    event, rounds = scene.event, scene.reckoned.tournament.rounds
    known = (*rounds, *scene.reckoned.coming)
    paired = next((each for each in known if each.number == (number or len(rounds))), None)
    if paired is None:
        raise TournamentRefused(Refusal.NO_ROUND)
    _, _, shown = page_at(paired.tables, page_of(scene, paired.tables, page), MOST_TABLES)
    numbers = {each.number for each in shown}
    # Where a table is played, and how far it has come while it is.
    seen: dict[int, TableSeen] = {}
    for row in event.tables_of(paired.number):
        if row.number not in numbers or row.game_id is None:
            continue
        with suppress(Refused):
            game = await bot.tables.load(row.game_id)
            url = None if game.row.thread_id is None else message_url(game)
            seen[row.number] = TableSeen(url)
            if game.state is not None and not game.has_ended:
                # Others have the same cards.
                score = None if event.format.shared_boards else game.state.scores
                seen[row.number] = TableSeen(url, score, len(game.state.results))
    return await schedule_screen(scene, paired, page, seen)


STANDINGS = "t_standings"
BOARDS: Mapping[str, tuple[str, ...]] = {
    STANDINGS: ("standings", "tableaux", "rounds"),
    "t_schedule": ("coming", "rounds"),
    "t_bracket": ("tableaux", "pools", "rounds"),
    "t_cross": ("standings", "pools", "rounds"),
    "t_board": (),
}
"""what each needs of the reckoning, by the verbs of their buttons and selects"""


async def board(
    bot: DixDeDer, event: Event, words: Words, reader: Person | None, verb: str, where: Press
) -> Screen:
    """A board as `reader` sees it; None: for a post.

    Raises a `Sentence` where there is no such board, and `TournamentRefused` for a round that is
    not known.
    """
    number, needed = _number(where), BOARDS[verb]
    after = number if verb == STANDINGS else None
    scene = await scene_of(bot, event, words, reader, after, *needed)
    match verb:
        case "t_standings":
            page = _page(where, 1) if where.text(1) else 0
            in_words = where.text(2) == "words"
            return await standings_screen(scene, StandingsChoice(number, page, in_words=in_words))
        case "t_schedule":
            return await _schedule(bot, scene, number, _page(where, 1))
        case "t_bracket" if event.format.bracket:
            return await bracket_screen(scene, where.text(0))
        case "t_bracket":
            raise Sentence("tournament-boards-no-bracket")
        case "t_cross" if has_cross(scene.reckoned):
            return await cross_screen(scene, where.number(0))
        case "t_cross":
            raise Sentence("tournament-boards-no-cross")
        case _ if not event.format.shared_boards:
            raise Sentence("tournament-boards-no-travelling")
        case _ if not has_boards(scene.reckoned):
            raise Sentence("tournament-boards-no-boards")
        case _:
            place = BoardPlace(where.number(0), where.number(1))
            return await travelling_screen(scene, place, _page(where, 2))


# By commands -------------------------------------------------------------------------------------


async def board_named(click: Click, typed: str | None, verb: str, *where: object) -> Screen:
    event = await named(click, typed)
    return await board(click.bot, event, click.words, click.person, verb, at(*where))


async def why(click: Click, typed: str | None, first: str, second: str | None) -> Screen:
    """Why the first is ahead of the second, or behind; without a second, behind the one above."""
    event = await named(click, typed)
    scene = await _scene(click, event, None, "standings", "ledger", "coming")
    one = _meant(scene, first)
    other = one if second is None else _meant(scene, second)
    for entry in (one, other):
        _check_ranked(scene, entry)
    if other == one:
        return entry_screen(scene, one)
    if nothing_counts(scene.reckoned):
        return early_screen(scene)
    return why_screen(scene, one, other)


async def entries_offered(interaction: Interaction, typed: str) -> Choices:
    """Names of entries and their numbers, while somebody types."""
    click: Click = await interaction.client.click(interaction)
    try:
        event = await named(click, getattr(interaction.namespace, "tournament", None) or None)
    except (Sentence, TournamentRefused):
        return []
    scene = await _scene(click, event, None)
    names = {each.id: scene.plain(each.id) for each in event.pure.entries}
    return [
        app_commands.Choice(name=shorten(name, MOST_LABEL), value=str(entry))
        for entry, name in names.items()
        if folded(typed) in folded(name)
    ][:MOST]


async def named(click: Click, typed: str | None) -> Event:
    """Return the tournament meant when none is named: the newest in progress, else the newest that
    is over; a daily only if there is nothing else, because it shows nothing before it closes."""
    if typed is None:
        begun = await tournaments_here(click.interaction, *BEGUN)
        others = [each for each in begun if not is_daily(each)]
        typed = next((str(each.id) for each in meant(others or begun, click.interaction)), None)
    return _begun(await chosen(click, typed, *KNOWN, "cancelled"))


async def _scene(click: Click, event: Event, number: int | None, *needed: str) -> Scene:
    return await scene_of(click.bot, event, click.words, click.person, number, *needed)


# By presses --------------------------------------------------------------------------------------


class Boards(Feature):
    @clicked(*BOARDS)
    async def turn(self, click: Click) -> Screen:
        """Turn to another page, or another board; a select says which by its value."""
        event, press = await self._pressed(click), click.press
        where = press.value.split(":") if press.values else press.args[1:]
        return await board(self.bot, event, click.words, click.person, press.verb, at(*where))

    @clicked("t_why", beside=True)
    async def ask_why(self, click: Click) -> Screen:
        """Note that somebody was chosen below the standings after a round."""
        return await self._entry(click, click.chosen, _number(click.press, 1))

    @clicked("t_entry", beside=True)
    async def look_at(self, click: Click) -> Screen:
        return await self._entry(click, None if click.text(1) == OWN else click.number(1))

    async def _entry(self, click: Click, entry: int | None, number: int | None = None) -> Screen:
        """An entry, the reader's own where none is named."""
        event = await self._pressed(click)
        scene = await _scene(click, event, number, "standings", "coming")
        if entry is None and (entry := scene.own) is None:
            raise TournamentRefused(Refusal.NOT_ENTERED)
        _check_ranked(scene, entry)
        return entry_screen(scene, entry, number)

    async def _pressed(self, click: Click) -> Event:
        """Raises `TournamentRefused` for a tournament that they may not look at."""
        event = await self.bot.tournaments.load(click.number(0))
        if event.member(click.person_id) is None:
            server = await server_here(self.bot, click.interaction)
            if server is None or server.id != event.row.server_id:
                raise TournamentRefused(Refusal.NO_SUCH_TOURNAMENT)
        return _begun(event)


def _begun(event: Event) -> Event:
    """Raises a `Sentence` before the first round: until then the lots are secret."""
    if event.state == "draft":
        raise TournamentRefused(Refusal.NO_SUCH_TOURNAMENT)
    if not event.rounds:
        raise Sentence("tournament-boards-not-begun")
    return event


def _check_ranked(scene: Scene, entry: int) -> None:
    """Raises `TournamentRefused` for who is not in the standings."""
    if place_of(scene.reckoned.standings, entry) is None:
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
