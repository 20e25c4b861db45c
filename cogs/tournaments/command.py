"""`/tournament`: the subcommands, each of which asks a neighbour to do it."""

from discord import app_commands
from discord.ext import commands

from bot.tournaments import FORMATS
from bot.tournaments.live.drafts import LONGEST_NAME
from cogs.answering import Sentence
from cogs.bot import DixDeDer
from cogs.commands import named, slash_command, slash_options
from cogs.feature import Feature
from cogs.press import Interaction
from cogs.screens.paging import OWN
from cogs.tournaments.choosing import KNOWN, offered
from cogs.tournaments.listing import show_list
from cogs.tournaments.organising.drafts import create_draft, offered_starts, show_dailies
from cogs.tournaments.organising.exporting import WHAT
from cogs.tournaments.organising.panel import manage, offered_to_manage, show_log
from cogs.tournaments.results.boards import Boards
from cogs.tournaments.results.leagues import Leagues
from cogs.tournaments.where import show_me

Choices = list[app_commands.Choice[str]]


@app_commands.guild_only()
class Tournament(
    Feature,
    commands.GroupCog,
    group_name=named("command-tournament"),
    group_description=named("command-tournament.about"),
):
    def __init__(self, bot: DixDeDer) -> None:
        super().__init__(bot)
        self.leagues = Leagues(bot)
        self.boards = Boards(bot)

    @slash_command("command-tournament-list")
    async def list(self, interaction: Interaction) -> None:
        """The tournaments of this server, or its dailies where it has nothing else."""
        await show_list(interaction)

    @slash_command("command-tournament-me")
    @slash_options(tournament="option-tournament-tournament")
    async def me(self, interaction: Interaction, tournament: str | None = None) -> None:
        await show_me(interaction, tournament)

    @me.autocomplete("tournament")
    async def _mine(self, interaction: Interaction, typed: str) -> Choices:
        return await offered(self.bot, interaction, typed, *KNOWN)

    @slash_command("command-tournament-league")
    @slash_options(league="option-tournament-league")
    async def league(self, interaction: Interaction, league: str | None = None) -> None:
        await self.leagues.league(interaction, league)

    @league.autocomplete("league")
    async def _leagues(self, interaction: Interaction, typed: str) -> Choices:
        return await self.leagues.offered(interaction, typed)

    # How it stands -------------------------------------------------------------------------------

    @slash_command("command-tournament-standings")
    @slash_options(tournament="option-tournament-tournament")
    async def standings(self, interaction: Interaction, tournament: str | None = None) -> None:
        await self.boards.open(interaction, tournament, "t_standings")

    @slash_command("command-tournament-schedule")
    @slash_options(round="option-tournament-round", tournament="option-tournament-tournament")
    async def schedule(
        self,
        interaction: Interaction,
        round: app_commands.Range[int, 1, 64] | None = None,
        tournament: str | None = None,
    ) -> None:
        await self.boards.open(interaction, tournament, "t_schedule", round or "")

    @slash_command("command-tournament-bracket")
    @slash_options(tournament="option-tournament-tournament")
    async def bracket(self, interaction: Interaction, tournament: str | None = None) -> None:
        await self.boards.open(interaction, tournament, "t_bracket", OWN)

    @slash_command("command-tournament-why")
    @slash_options(
        first="option-tournament-first",
        second="option-tournament-second",
        tournament="option-tournament-tournament",
    )
    async def why(
        self,
        interaction: Interaction,
        first: str,
        second: str | None = None,
        tournament: str | None = None,
    ) -> None:
        await self.boards.why(interaction, tournament, first, second)

    @slash_command("command-tournament-export")
    @slash_options(what="option-tournament-what", tournament="option-tournament-tournament")
    @app_commands.choices(
        what=[app_commands.Choice(name=named("choice-what", each), value=each) for each in WHAT]
    )
    async def export(
        self, interaction: Interaction, what: str = "zip", tournament: str | None = None
    ) -> None:
        if what not in WHAT:
            raise Sentence("refused-unknown-command")
        await self.boards.export(interaction, tournament, what)

    @standings.autocomplete("tournament")
    @schedule.autocomplete("tournament")
    @bracket.autocomplete("tournament")
    @why.autocomplete("tournament")
    @export.autocomplete("tournament")
    async def offer_known(self, interaction: Interaction, typed: str) -> Choices:
        return await offered(self.bot, interaction, typed, *KNOWN, "cancelled")

    @why.autocomplete("first")
    @why.autocomplete("second")
    async def offer_entries(self, interaction: Interaction, typed: str) -> Choices:
        meant = getattr(interaction.namespace, "tournament", None)
        found = await self.boards.offered_entries(interaction, typed, meant or None)
        return [app_commands.Choice(name=name, value=value) for name, value in found]

    # Organising ----------------------------------------------------------------------------------

    @slash_command("command-tournament-create")
    @slash_options(
        name="option-tournament-name",
        start="option-tournament-start",
        format="option-tournament-format",
    )
    @app_commands.choices(
        format=[
            app_commands.Choice(name=named("tournament-format", each), value=each)
            for each in FORMATS
        ]
    )
    async def create(
        self,
        interaction: Interaction,
        name: app_commands.Range[str, 1, LONGEST_NAME],
        start: app_commands.Range[str, 1, 60],
        format: str | None = None,
    ) -> None:
        """A draft, to be looked through and opened."""
        await create_draft(interaction, name, start, format)

    @create.autocomplete("start")
    async def offer_starts(self, interaction: Interaction, typed: str) -> Choices:
        return await offered_starts(self.bot, interaction, typed)

    @slash_command("command-tournament-daily")
    async def daily(self, interaction: Interaction) -> None:
        """Duplicates that come back each day, for who organises here."""
        await show_dailies(interaction)

    @slash_command("command-tournament-manage")
    @slash_options(tournament="option-tournament-tournament")
    async def manage(self, interaction: Interaction, tournament: str | None = None) -> None:
        """The panel, for who is in charge."""
        await manage(interaction, tournament)

    @manage.autocomplete("tournament")
    async def offer_mine(self, interaction: Interaction, typed: str) -> Choices:
        return await offered_to_manage(self.bot, interaction, typed)

    @slash_command("command-tournament-log")
    @slash_options(tournament="option-tournament-tournament")
    async def log(self, interaction: Interaction, tournament: str | None = None) -> None:
        """Show what was done, for everybody."""
        await show_log(interaction, tournament)

    log.autocomplete("tournament")(offer_known)
