"""The organiser's side: drafts, the panel and its pages, and the log that everybody reads."""

from cogs.bot import DixDeDer
from cogs.tournaments.organising.drafts import Drafts
from cogs.tournaments.organising.log import Log
from cogs.tournaments.organising.new_drafts import NewDrafts
from cogs.tournaments.organising.panel import Panel


class Organiser:
    """All that the commands ask."""

    def __init__(self, bot: DixDeDer) -> None:
        self.drafts = Drafts(bot)
        self.new_drafts = NewDrafts(bot, self.drafts)
        self.panel = Panel(bot)
        self.log = Log(bot)
