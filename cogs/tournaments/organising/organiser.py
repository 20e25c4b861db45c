"""The organiser's side: drafts, the panel and its pages, and the log that everybody reads."""

from cogs.bot import DixDeDer
from cogs.tournaments.organising.actions import setup_actions
from cogs.tournaments.organising.details import setup_details
from cogs.tournaments.organising.drafts import Drafts, setup_drafts
from cogs.tournaments.organising.entries_panel import setup_entries
from cogs.tournaments.organising.hand_pairing import setup_pairing
from cogs.tournaments.organising.log import Log, setup_log
from cogs.tournaments.organising.new_drafts import NewDrafts
from cogs.tournaments.organising.panel import Panel, setup_panel
from cogs.tournaments.organising.tables_panel import setup_tables
from cogs.tournaments.organising.times import setup_times
from cogs.tournaments.organising.verdicts import setup_verdicts


class Organiser:
    """All that the commands ask."""

    def __init__(self, bot: DixDeDer) -> None:
        self.drafts = Drafts(bot)
        self.new_drafts = NewDrafts(bot, self.drafts)
        self.panel = Panel(bot, self.drafts)
        self.log = Log(bot)


async def setup(bot: DixDeDer) -> None:
    organiser = Organiser(bot)
    setup_drafts(organiser.drafts)
    setup_panel(organiser.panel)
    setup_actions(bot, organiser.panel, organiser.drafts)
    setup_entries(bot, organiser.panel)
    setup_tables(bot, organiser.panel)
    setup_verdicts(bot, organiser.panel)
    setup_details(bot, organiser.panel)
    setup_times(bot, organiser.panel)
    setup_pairing(bot, organiser.panel)
    setup_log(organiser.log)
