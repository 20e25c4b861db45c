"""Leagues: their tables for everybody, and what organisers do with them."""

from typing import Any, Final, NamedTuple

import discord
from discord import app_commands

from bot.storage.people.people import Person
from bot.storage.people.servers import Server
from bot.storage.tournaments.leagues import LeagueRow
from bot.tables.party.open_party import Asker
from bot.text import Words
from bot.text.names import folded
from bot.tournaments.live import League, LeagueDraft, Refusal, TournamentRefused
from cogs.answering import Sentence, ask, refusal_text, show, show_everybody, update_own
from cogs.feature import Feature, pressed
from cogs.press import Press
from cogs.screens.screen import Screen, read_back
from cogs.servers.here import server_here
from cogs.tournaments.asking import organiser_only, organises
from cogs.tournaments.choosing import listed, tournaments_here
from cogs.tournaments.results.league import OWN, league_screen
from cogs.tournaments.results.league_manage import (
    NEW,
    Draft,
    Typed,
    league_form,
    manage_screen,
    no_league_screen,
    refused_form_screen,
    typed_of,
)
from cogs.tournaments.results.league_views import seen_by

Interaction = discord.Interaction[Any]
CAN_BE_IN: Final = ("draft", "registration", "check_in", "running", "finished")


class Leagues(Feature):
    # Looking at them -----------------------------------------------------------------------------

    async def league(self, interaction: Interaction, typed: str | None) -> None:
        """The command: the league that is named, else the newest that goes on."""
        reader = await self._reader(interaction)
        found = await self.bot.tournaments.leagues.of_server(reader.server.id)
        if not found:
            await show(interaction, no_league_screen(reader.words, organises=reader.organises))
            return
        meant = next((each for each in found if _is_meant(each, typed)), None)
        if meant is None:
            raise Sentence("tournament-league-no-such-name")
        await show(interaction, await self._table(reader, meant.id, 0))

    async def offered(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return what is listed while somebody types."""
        server = await server_here(self.bot, interaction)
        found = await self.bot.tournaments.leagues.of_server(server.id) if server else []
        return listed(found, typed)

    @pressed("t_league")
    async def turn(self, interaction: Interaction, press: Press) -> None:
        page = None if press.text(1) == OWN else max(0, press.number(1))
        reader = await self._reader(interaction)
        await update_own(interaction, await self._table(reader, press.number(0), page))

    @pressed("t_league_choose")
    async def choose(self, interaction: Interaction, press: Press) -> None:
        reader = await self._reader(interaction)
        await update_own(interaction, await self._table(reader, press.chosen(), 0))

    @pressed("t_league_post")
    async def post(self, interaction: Interaction, press: Press) -> None:
        """The first page for everybody, without anybody's own row."""
        reader = await self._reader(interaction)
        league = await self._load(reader, press.number(0))
        seen = await seen_by(self.bot, league, reader.words, None)
        await show_everybody(interaction, await league_screen(seen, 0, self.bot.pictures))

    async def _table(self, reader: "Reader", league_id: int, page: int | None) -> Screen:
        league = await self._load(reader, league_id)
        others = await self.bot.tournaments.leagues.of_server(reader.server.id)
        seen = await seen_by(self.bot, league, reader.words, reader.person)
        seen = seen._replace(organises=reader.organises, others=others)
        return await league_screen(seen, page, self.bot.pictures)

    # What organisers do --------------------------------------------------------------------------

    @pressed("t_league_manage")
    async def manage(self, interaction: Interaction, press: Press) -> None:
        reader = await self._organiser(interaction)
        await update_own(interaction, await self._managing(interaction, reader, press.number(0)))

    @pressed("t_league_new")
    async def ask_new(self, interaction: Interaction, press: Press) -> None:
        reader = await self._organiser(interaction)
        await ask(interaction, league_form(reader.words, Typed(), draft=press.args))

    @pressed("t_league_create")
    async def create(self, interaction: Interaction, press: Press) -> None:
        reader = await self._organiser(interaction)
        try:
            made = await self.bot.tournaments.leagues.create(
                reader.server.id, reader.person.id, _written(press, "places")
            )
        except (TournamentRefused, Sentence) as refused:
            await self._write_again(interaction, reader, press, NEW, refused)
            return
        if press.args:
            await self.bot.tournaments.leagues.attach(made.id, reader.asker, press.number(0))
        screen = await self._managing(interaction, reader, made.id, press.args)
        await update_own(interaction, screen)

    @pressed("t_league_edit")
    async def ask_change(self, interaction: Interaction, press: Press) -> None:
        reader = await self._organiser(interaction)
        league = await self._load(reader, press.number(0))
        form = league_form(reader.words, typed_of(league.row), league.row.id)
        await ask(interaction, form)

    @pressed("t_league_change")
    async def change(self, interaction: Interaction, press: Press) -> None:
        reader = await self._organiser(interaction)
        row = (await self._load(reader, press.number(0))).row
        try:
            draft = _written(press, row.worth)
            await self.bot.tournaments.leagues.change(row.id, reader.asker, draft)
        except (TournamentRefused, Sentence) as refused:
            await self._write_again(interaction, reader, press, row.id, refused)
            return
        await update_own(interaction, await self._managing(interaction, reader, row.id))

    async def _write_again(
        self,
        interaction: Interaction,
        reader: "Reader",
        press: Press,
        league_id: int,
        refused: Exception,
    ) -> None:
        """Why it cannot be so, with what was typed."""
        told, typed = refusal_text(refused, reader.words), Typed(*_fields(press))
        draft = press.args if league_id == NEW else ()
        screen = refused_form_screen(told, league_id, typed, reader.words, draft)
        await update_own(interaction, screen)

    @pressed("t_league_again")
    async def ask_again(self, interaction: Interaction, press: Press) -> None:
        """The form as it was written."""
        reader, league_id = await self._organiser(interaction), press.number(0)
        if league_id != NEW:
            await self._load(reader, league_id)
        written = read_back(interaction.message, len(Typed._fields))
        if written is None:
            raise Sentence("tournament-organiser-write-again")
        form = league_form(reader.words, Typed(*written), league_id or None, press.args[1:])
        await ask(interaction, form)

    @pressed("t_league_worth")
    async def change_worth(self, interaction: Interaction, press: Press) -> None:
        reader = await self._organiser(interaction)
        row = (await self._load(reader, press.number(0))).row
        draft = LeagueDraft(row.name, row.best, row.out_of, press.text(1))
        await self.bot.tournaments.leagues.change(row.id, reader.asker, draft)
        await update_own(interaction, await self._managing(interaction, reader, row.id))

    @pressed("t_league_attach")
    async def attach(self, interaction: Interaction, press: Press) -> None:
        reader = await self._organiser(interaction)
        row = (await self._load(reader, press.number(0))).row
        await self.bot.tournaments.leagues.attach(row.id, reader.asker, press.chosen())
        await update_own(interaction, await self._managing(interaction, reader, row.id))

    @pressed("t_league_detach")
    async def detach(self, interaction: Interaction, press: Press) -> None:
        reader = await self._organiser(interaction)
        league = await self._load(reader, press.number(0))
        if press.chosen() in [each.id for each in league.tournaments]:
            await self.bot.tournaments.leagues.detach(reader.asker, press.chosen())
        await update_own(interaction, await self._managing(interaction, reader, league.row.id))

    @pressed("t_league_end")
    async def end(self, interaction: Interaction, press: Press) -> None:
        reader = await self._organiser(interaction)
        league = await self._load(reader, press.number(0))
        await self.bot.tournaments.leagues.end(league.row.id, reader.asker)
        await update_own(interaction, await self._managing(interaction, reader, league.row.id))

    @pressed("t_league_reopen")
    async def reopen(self, interaction: Interaction, press: Press) -> None:
        reader = await self._organiser(interaction)
        league = await self._load(reader, press.number(0))
        await self.bot.tournaments.leagues.reopen(league.row.id, reader.asker)
        await update_own(interaction, await self._managing(interaction, reader, league.row.id))

    async def _managing(
        self, interaction: Interaction, reader: "Reader", league_id: int, draft: Draft = ()
    ) -> Screen:
        league = await self._load(reader, league_id)
        here = await tournaments_here(self.bot, interaction, *CAN_BE_IN)
        others = [each for each in here if each.league_id != league_id]
        # Those of no league first.
        others.sort(key=lambda each: each.league_id is not None)
        return manage_screen(league, others, reader.words, draft)

    # Who asks ------------------------------------------------------------------------------------

    async def _reader(self, interaction: Interaction) -> "Reader":
        if interaction.guild_id is None:  # pressed in a direct message: no server is meant
            raise TournamentRefused(Refusal.NO_SUCH_LEAGUE)
        person, words = await self.bot.meet(interaction)
        server = await self.bot.servers.meet(interaction.guild_id)
        return Reader(person, words, server, organises(interaction, server))

    async def _organiser(self, interaction: Interaction) -> "Reader":
        """Raises a `Sentence` for everybody else."""
        person, words = await self.bot.meet(interaction)
        return Reader(person, words, await organiser_only(self.bot, interaction), organises=True)

    async def _load(self, reader: "Reader", league_id: int) -> League:
        """One of this server. Raises `TournamentRefused`."""
        league = await self.bot.tournaments.leagues.load(league_id)
        if league.row.server_id != reader.server.id:
            raise TournamentRefused(Refusal.NO_SUCH_LEAGUE)
        return league


class Reader(NamedTuple):
    """The person who looks at the leagues of which server."""

    person: Person
    words: Words
    server: Server
    organises: bool

    @property
    def asker(self) -> Asker:
        return Asker(self.person.id, self.organises)


def _is_meant(row: LeagueRow, typed: str | None) -> bool:
    return typed is None or typed == str(row.id) or folded(typed) == folded(row.name)


def _fields(press: Press) -> tuple[str, str, str]:
    name, best, out_of = (" ".join(each.split()) for each in (*press.values, "", "", "")[:3])
    return name, best, out_of


def _written(press: Press, worth: str) -> LeagueDraft:
    """Return what a form says. Raises a `Sentence` for what is no number."""
    name, best, out_of = _fields(press)
    numbers = [each.strip() for each in (best, out_of)]
    if not numbers[0] or not all(each.isascii() and each.isdigit() for each in numbers if each):
        raise Sentence("tournament-league-bad-number")
    return LeagueDraft(name, int(numbers[0]), int(numbers[1]) if numbers[1] else None, worth)
