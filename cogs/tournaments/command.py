"""`/tournament`: the subcommands, each of which asks a neighbour to do it."""

from discord import app_commands
from discord.ext import commands

from bot.tournaments import FORMATS
from bot.tournaments.live.drafts import LONGEST_NAME
from cogs.bot import Click
from cogs.commands import named
from cogs.feature import Choices, Feature, command
from cogs.press import Interaction
from cogs.screens.paging import OWN
from cogs.screens.screen import Screen
from cogs.tournaments.choosing import ALL, KNOWN, chosen, offered
from cogs.tournaments.listing import list_page
from cogs.tournaments.organising.desk import desk_of
from cogs.tournaments.organising.drafts import create_draft, dailies, offered_starts
from cogs.tournaments.organising.exporting import WHAT, send_export
from cogs.tournaments.organising.panel import log_page, offered_to_manage, panel
from cogs.tournaments.results import boards, leagues
from cogs.tournaments.where import me

ONE = {"tournament": "option-tournament-tournament"}
"""the option of all that are about one tournament"""
FORMAT = {"format": ("tournament-format", FORMATS)}
EXPORTED = {"what": ("choice-what", WHAT)}


@app_commands.guild_only()
class Tournament(
    Feature,
    commands.GroupCog,
    group_name=named("command-tournament"),
    group_description=named("command-tournament.about"),
):
    @command("command-tournament-list")
    async def list(self, click: Click) -> Screen:
        """The tournaments of this server, or its dailies where it has nothing else."""
        return await list_page(click)

    @command("command-tournament-me", tournament="option-tournament-tournament")
    async def me(self, click: Click, tournament: str | None = None) -> Screen:
        return await me(click, tournament)

    @command("command-tournament-league", league="option-tournament-league")
    async def league(self, click: Click, league: str | None = None) -> Screen:
        return await leagues.league(click, league)

    # How it stands -------------------------------------------------------------------------------

    @command("command-tournament-standings", **ONE)
    async def standings(self, click: Click, tournament: str | None = None) -> Screen:
        return await boards.board_named(click, tournament, "t_standings")

    @command("command-tournament-schedule", round="option-tournament-round", **ONE)
    async def schedule(
        self,
        click: Click,
        round: app_commands.Range[int, 1, 64] | None = None,
        tournament: str | None = None,
    ) -> Screen:
        return await boards.board_named(click, tournament, "t_schedule", round or "")

    @command("command-tournament-bracket", **ONE)
    async def bracket(self, click: Click, tournament: str | None = None) -> Screen:
        return await boards.board_named(click, tournament, "t_bracket", OWN)

    @command(
        "command-tournament-why",
        first="option-tournament-first",
        second="option-tournament-second",
        **ONE,
    )
    async def why(
        self, click: Click, first: str, second: str | None = None, tournament: str | None = None
    ) -> Screen:
        return await boards.why(click, tournament, first, second)

    @command("command-tournament-export", EXPORTED, what="option-tournament-what", **ONE)
    async def export(self, click: Click, what: str = "zip", tournament: str | None = None) -> None:
        await send_export(click, await boards.named(click, tournament), what)

    # Organising ----------------------------------------------------------------------------------

    @command(
        "command-tournament-create",
        FORMAT,
        name="option-tournament-name",
        start="option-tournament-start",
        format="option-tournament-format",
    )
    async def create(
        self,
        click: Click,
        name: app_commands.Range[str, 1, LONGEST_NAME],
        start: app_commands.Range[str, 1, 60],
        format: str | None = None,
    ) -> Screen:
        """A draft, to be looked through and opened."""
        return await create_draft(click, name, start, format)

    @command("command-tournament-daily")
    async def daily(self, click: Click) -> Screen:
        """Duplicates that come back each day, for who organises here."""
        return await dailies(click)

    @command("command-tournament-manage", **ONE)
    async def manage(self, click: Click, tournament: str | None = None) -> Screen:
        """The panel, for whoever is in charge; without a name that of the tournament in progress,
        else of the newest."""
        return await panel(await desk_of(click, await chosen(click, tournament, *ALL)))

    @command("command-tournament-log", **ONE)
    async def log(self, click: Click, tournament: str | None = None) -> Screen:
        """Show what was done, for everybody."""
        return await log_page(click, await chosen(click, tournament, *KNOWN, "cancelled"))

    # While an option is typed --------------------------------------------------------------------

    @standings.autocomplete("tournament")
    @schedule.autocomplete("tournament")
    @bracket.autocomplete("tournament")
    @why.autocomplete("tournament")
    @export.autocomplete("tournament")
    @log.autocomplete("tournament")
    async def offer_known(self, interaction: Interaction, typed: str) -> Choices:
        return await offered(interaction, typed, *KNOWN, "cancelled")

    @me.autocomplete("tournament")
    async def offer_here(self, interaction: Interaction, typed: str) -> Choices:
        return await offered(interaction, typed, *KNOWN)

    manage.autocomplete("tournament")(offered_to_manage)
    league.autocomplete("league")(leagues.leagues_offered)
    why.autocomplete("first")(boards.entries_offered)
    why.autocomplete("second")(boards.entries_offered)
    create.autocomplete("start")(offered_starts)
