"""Leagues: their tables for everybody, and what organisers do with them."""

from typing import Final, NamedTuple

from discord import app_commands

from bot.storage.people import people
from bot.storage.people.people import Person
from bot.storage.people.servers import Server
from bot.storage.tournaments.leagues import LeagueRow
from bot.tables.party.open_party import Asker
from bot.text import Words
from bot.text.names import folded
from bot.tournaments.live import Event, League, LeagueDraft, Refusal, TournamentRefused
from cogs.answering import Sentence, ask, refusal_text
from cogs.bot import DixDeDer
from cogs.feature import Click, Feature, click_of, clicked
from cogs.pictures import look_of
from cogs.press import Interaction, Press
from cogs.screens.paging import OWN
from cogs.screens.screen import Screen, read_back
from cogs.servers.here import server_here
from cogs.tournaments.asking import organiser_only, organises
from cogs.tournaments.choosing import listed, tournaments_here
from cogs.tournaments.results.league import (
    NEW,
    Draft,
    Seen,
    Typed,
    league_form,
    league_lines,
    league_screen,
    manage_screen,
    no_league_screen,
    refused_form_screen,
    typed_of,
)

CAN_BE_IN: Final = ("draft", "registration", "check_in", "running", "finished")


async def seen_by(bot: DixDeDer, league: League, words: Words, reader: Person | None) -> Seen:
    """`reader` None: for everybody."""
    ids = {each.member for each in league.places}
    async with bot.database.read() as connection:
        found = await people.find_many(connection, ids)
    reader_id = None if reader is None else reader.id
    return Seen(league, found, words, look_of(reader, words), reader_id)


async def lines_for(bot: DixDeDer, event: Event, words: Words) -> list[str]:
    """How the league of a tournament stands, for its podium; nothing of a tournament of none."""
    if event.row.league_id is None:
        return []
    league = await bot.tournaments.leagues.load(event.row.league_id)
    return league_lines(await seen_by(bot, league, words, None))


class Reader(NamedTuple):
    """The person who looks at the leagues of which server."""

    click: Click
    server: Server
    organises: bool

    @property
    def asker(self) -> Asker:
        return Asker(self.click.person.id, self.organises)

    async def load(self, league_id: int) -> League:
        """One of this server. Raises `TournamentRefused`."""
        league = await self.click.bot.tournaments.leagues.load(league_id)
        if league.row.server_id != self.server.id:
            raise TournamentRefused(Refusal.NO_SUCH_LEAGUE)
        return league

    async def table(self, league_id: int, page: int | None = 0) -> Screen:
        league, bot = await self.load(league_id), self.click.bot
        others = await bot.tournaments.leagues.of_server(self.server.id)
        seen = await seen_by(bot, league, self.click.words, self.click.person)
        seen = seen._replace(organises=self.organises, others=others)
        return await league_screen(seen, page, bot.pictures)

    async def manage(self, league_id: int, draft: Draft = ()) -> None:
        """Show what the organiser can do with it."""
        league, bot = await self.load(league_id), self.click.bot
        here = await tournaments_here(bot, self.click.interaction, *CAN_BE_IN)
        others = [each for each in here if each.league_id != league_id]
        # Those of no league first.
        others.sort(key=lambda each: each.league_id is not None)
        await self.click.update_own(manage_screen(league, others, self.click.words, draft))


async def reader_of(click: Click) -> Reader:
    if click.interaction.guild_id is None:  # pressed in a direct message: no server is meant
        raise TournamentRefused(Refusal.NO_SUCH_LEAGUE)
    server = await click.bot.servers.meet(click.interaction.guild_id)
    return Reader(click, server, organises(click.interaction, server))


async def organiser_of(click: Click) -> Reader:
    """Raises a `Sentence` for everybody else."""
    return Reader(click, await organiser_only(click.bot, click.interaction), organises=True)


class Leagues(Feature):
    # Looking at them -----------------------------------------------------------------------------

    async def league(self, interaction: Interaction, typed: str | None) -> None:
        """The command: the league that is named, else the newest that goes on."""
        click = await click_of(interaction)
        reader = await reader_of(click)
        found = await self.bot.tournaments.leagues.of_server(reader.server.id)
        if not found:
            await click.show(no_league_screen(click.words, organises=reader.organises))
            return
        meant = next((each for each in found if _is_meant(each, typed)), None)
        if meant is None:
            raise Sentence("tournament-league-no-such-name")
        await click.show(await reader.table(meant.id))

    async def offered(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return what is listed while somebody types."""
        server = await server_here(self.bot, interaction)
        found = await self.bot.tournaments.leagues.of_server(server.id) if server else []
        return listed(found, typed)

    @clicked("t_league")
    async def turn(self, click: Click) -> None:
        page = None if click.press.text(1) == OWN else max(0, click.press.number(1))
        reader = await reader_of(click)
        await click.update_own(await reader.table(click.press.number(0), page))

    @clicked("t_league_choose")
    async def choose(self, click: Click) -> None:
        reader = await reader_of(click)
        await click.update_own(await reader.table(click.press.chosen()))

    @clicked("t_league_post")
    async def post(self, click: Click) -> None:
        """The first page for everybody, without anybody's own row."""
        reader = await reader_of(click)
        league = await reader.load(click.press.number(0))
        seen = await seen_by(self.bot, league, click.words, None)
        await click.show_everybody(await league_screen(seen, 0, self.bot.pictures))

    # What organisers do --------------------------------------------------------------------------

    @clicked("t_league_manage")
    async def manage(self, click: Click) -> None:
        await (await organiser_of(click)).manage(click.press.number(0))

    @clicked("t_league_new")
    async def ask_new(self, click: Click) -> None:
        await organiser_of(click)
        await ask(click.interaction, league_form(click.words, Typed(), draft=click.press.args))

    @clicked("t_league_create")
    async def create(self, click: Click) -> None:
        """`press.args`: the draft for which it is made."""
        reader, press = await organiser_of(click), click.press
        try:
            made = await self.bot.tournaments.leagues.create(
                reader.server.id, click.person.id, _written(press, "places")
            )
        except (TournamentRefused, Sentence) as refused:
            await _write_again(click, NEW, refused, press.args)
            return
        if press.args:
            await self.bot.tournaments.leagues.attach(made.id, reader.asker, press.number(0))
        await reader.manage(made.id, press.args)

    @clicked("t_league_edit")
    async def ask_change(self, click: Click) -> None:
        row = (await (await organiser_of(click)).load(click.press.number(0))).row
        await ask(click.interaction, league_form(click.words, typed_of(row), row.id))

    @clicked("t_league_change")
    async def change(self, click: Click) -> None:
        reader = await organiser_of(click)
        row = (await reader.load(click.press.number(0))).row
        try:
            draft = _written(click.press, row.worth)
            await self.bot.tournaments.leagues.change(row.id, reader.asker, draft)
        except (TournamentRefused, Sentence) as refused:
            await _write_again(click, row.id, refused)
            return
        await reader.manage(row.id)

    @clicked("t_league_again")
    async def ask_again(self, click: Click) -> None:
        """The form as it was written."""
        reader, league_id = await organiser_of(click), click.press.number(0)
        if league_id != NEW:
            await reader.load(league_id)
        written = read_back(click.interaction.message, len(Typed._fields))
        if written is None:
            raise Sentence("tournament-organiser-write-again")
        form = league_form(click.words, Typed(*written), league_id or None, click.press.args[1:])
        await ask(click.interaction, form)

    @clicked(
        *("t_league_worth", "t_league_attach", "t_league_detach", "t_league_end", "t_league_reopen")
    )
    async def alter(self, click: Click) -> None:
        reader, press, leagues = (
            await organiser_of(click),
            click.press,
            self.bot.tournaments.leagues,
        )
        league = await reader.load(press.number(0))
        row, asker = league.row, reader.asker
        match press.verb:
            case "t_league_worth":
                draft = LeagueDraft(row.name, row.best, row.out_of, press.text(1))
                await leagues.change(row.id, asker, draft)
            case "t_league_attach":
                await leagues.attach(row.id, asker, press.chosen())
            case "t_league_detach" if press.chosen() in [each.id for each in league.tournaments]:
                await leagues.detach(asker, press.chosen())
            case "t_league_end":
                await leagues.end(row.id, asker)
            case "t_league_reopen":
                await leagues.reopen(row.id, asker)
            case _:
                pass
        await reader.manage(row.id)


async def _write_again(click: Click, league_id: int, refused: Exception, draft: Draft = ()) -> None:
    """Why it cannot be so, with what was typed."""
    told, typed = refusal_text(refused, click.words), Typed(*_fields(click.press))
    await click.update_own(refused_form_screen(told, league_id, typed, click.words, draft))


def _is_meant(row: LeagueRow, typed: str | None) -> bool:
    return typed is None or typed == str(row.id) or folded(typed) == folded(row.name)


def _fields(press: Press) -> tuple[str, str, str]:
    name, best, out_of = (" ".join(each.split()) for each in (*press.values, "", "", "")[:3])
    return name, best, out_of


def _written(press: Press, worth: str) -> LeagueDraft:
    """Return what a form says. Raises a `Sentence` for what is no number."""
    name, *numbers = _fields(press)
    if not numbers[0] or not all(each.isascii() and each.isdigit() for each in numbers if each):
        raise Sentence("tournament-league-bad-number")
    return LeagueDraft(name, int(numbers[0]), int(numbers[1]) if numbers[1] else None, worth)
