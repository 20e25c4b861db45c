"""The organiser's desk: a press there, by whom, of which tournament, and what is shown for it.

What is pressed is declared with the states in which it may be, and is a function of the `Desk`:
it returns the page or the form that is shown then. Nothing is kept: pages outlive roles, rounds and
tournaments, so each press says what it means, and is checked.
"""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final, NamedTuple

from bot.tables.party.open_party import Asker
from bot.text import Words
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.tournaments.live.change import in_charge_only
from bot.tournaments.live.organising import Organising
from bot.tournaments.live.verdicts import Verdicts
from cogs.bot import DixDeDer
from cogs.feature import Answer, Click, Feature, clicked
from cogs.press import Interaction, Press
from cogs.tournaments.asking import asker_of
from cogs.tournaments.names import Names, names_of

DRAFT: Final = "draft"
CHANGING: Final = ("registration", "check_in", "running")
"""states in which entries change, and what is said of a tournament"""


class Desk(NamedTuple):
    """A person who is in charge of a tournament, and has pressed something."""

    bot: DixDeDer
    interaction: Interaction
    press: Press
    event: Event
    asker: Asker
    words: Words

    @property
    def organising(self) -> Organising:
        return self.bot.tournaments.organising

    @property
    def verdicts(self) -> Verdicts:
        return self.bot.tournaments.verdicts

    @property
    def whose(self) -> tuple[int, Asker]:
        """The tournament and who asks, which every change is told first."""
        return self.event.id, self.asker

    async def names(self) -> Names:
        return await names_of(self.bot.database, self.event)

    @property
    def numbers(self) -> list[int]:
        """The arguments of an action, behind the tournament and its name."""
        return [self.press.number(each) for each in range(2, len(self.press.args))]

    def number(self, position: int) -> int:
        return self.press.number(position + 2)

    def chosen(self, position: int) -> int:
        """A number that a select names, or else a button's argument."""
        return self.press.chosen() if self.press.values else self.press.number(position)


Page = Callable[[Any, Desk], Awaitable[Answer]]
"""a method of a feature"""


async def desk_of(click: Click, event: Event) -> Desk:
    """Raises `TournamentRefused` for who is not in charge."""
    asker = await asker_of(click, event)
    in_charge_only(asker)
    return Desk(click.bot, click.interaction, click.press, event, asker, click.words)


def at_desk(*verbs: str, states: tuple[str, ...] = ()) -> Callable[[Page], Any]:
    """Let who is in charge of a tournament, which these verbs name first, see a page.

    `states`: of the tournament; without any it may be seen in all.
    """
    refusal = Refusal.NOT_A_DRAFT if states == (DRAFT,) else Refusal.CHANGED

    def declare(page: Page) -> Any:
        @clicked(*verbs)
        @wraps(page)
        async def answer(feature: Feature, click: Click) -> Answer:
            event = await click.bot.tournaments.load(click.press.number(0))
            desk = await desk_of(click, event)
            if states and event.state not in states:
                raise TournamentRefused(refusal)
            return await page(feature, desk)

        return answer

    return declare
