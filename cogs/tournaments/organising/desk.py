"""The organiser's desk: a press there, by whom, of which tournament, and what is shown for it; and
the texts and moments that are typed there.

What is pressed is declared with the states in which it may be, and is a function of the `Desk`:
it returns the page or the form that is shown then. Nothing is kept: pages outlive roles, rounds and
tournaments, so each press says what it means, and is checked.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import wraps
from typing import Any, NamedTuple

from discord import ui

from bot.storage.engine.schema import Server
from bot.storage.people import servers
from bot.tables.party.open_party import Asker
from bot.text import Words
from bot.text.written_times import LONGEST, is_past, read_time, usual_zone, written
from bot.tournaments.live import Event, Refusal, TournamentRefused
from bot.tournaments.live.change import in_charge_only
from bot.tournaments.live.drafts import (
    LONGEST_ABOUT,
    LONGEST_CONTACT,
    LONGEST_NAME,
    Details,
    open_to_change_only,
)
from bot.tournaments.live.organising import Organising
from bot.tournaments.live.verdicts import Verdicts
from bot.visible_text import shorten
from cogs.answering import Sentence
from cogs.bot import Answer, Click, DixDeDer
from cogs.feature import Feature, clicked
from cogs.press import FormField, Interaction, Press, fields_form, form
from cogs.tournaments.choosing import asker_of
from cogs.tournaments.names import Names, names_of

DRAFT = "draft"
CHANGING = ("registration", "check_in", "running")
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
        return await names_of(self.bot.database, self.event, self.words)

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


def at_desk(
    *verbs: str, states: tuple[str, ...] = (), draft: bool = False
) -> Callable[[Page], Any]:
    """Let who is in charge of a tournament, which these verbs name first, see a page.

    `states`: of the tournament; without any it may be seen in all. `draft`: as long as its rules
    can still be others.
    """

    def declare(page: Page) -> Any:
        @clicked(*verbs)
        @wraps(page)
        async def answer(feature: Feature, click: Click) -> Answer:
            event = await click.bot.tournaments.load(click.number(0))
            desk = await desk_of(click, event)
            if draft:
                open_to_change_only(event)
            if states and event.state not in states:
                raise TournamentRefused(Refusal.CHANGED)
            return await page(feature, desk)

        return answer

    return declare


MOST_TYPED = 40
"""characters that are told again of what nobody can read"""


# What is said of it ------------------------------------------------------------------------------


def details_form(desk: Desk, values: Sequence[str], verb: str, *args: object) -> ui.Modal:
    """Ask for name, description and contact and, where there are four values, how many may enter
    (empty: as many as come). `values` stand there already."""
    words = desk.words
    about = words("tournament-organiser-details-description")
    contact = words("tournament-organiser-details-contact")
    most = words("tournament-organiser-details-most")
    fields = (
        FormField("text", words("tournament-organiser-name"), longest=LONGEST_NAME),
        FormField("about", about, longest=LONGEST_ABOUT, least=0, long=True),
        FormField("contact", contact, longest=LONGEST_CONTACT, least=0),
        FormField("most", most, longest=3, least=0),
    )
    filled = [each._replace(text=text) for each, text in zip(fields, values, strict=False)]
    title = words("tournament-organiser-details")
    return fields_form(title, words("tournament-organiser-details-about"), filled, verb, *args)


def details_written(event: Event, values: Sequence[str]) -> Details:
    """Raises a `Sentence` for places that are no number."""
    name, about, contact, most = (*values, "", "", "", "")[:4]
    if len(values) < 4:
        return Details(name, about, contact, event.row.most_entries)
    typed = most.strip()
    if typed and not (typed.isascii() and typed.isdecimal() and int(typed)):
        raise Sentence("tournament-organiser-details-unread", text=typed)
    return Details(name, about, contact, int(typed) if typed else None)


# Moments -----------------------------------------------------------------------------------------


def zone_of(server: Server | None, words: Words) -> str:
    """Return the zone it has chosen; else a guess by the language of who types."""
    return (server and server.time_zone) or usual_zone(words.language)


async def zone_at(desk: Desk) -> str:
    server = await desk.bot.database.ask(servers.get, desk.event.row.server_id)
    return zone_of(server, desk.words)


def typed_moment(typed: str, words: Words, zone: str, now: float) -> float:
    """A moment to come. Raises a `Sentence`: nobody can tell which is meant, or it is over."""
    at = read_time(typed, words.language, zone, now)
    if at is not None:
        return at
    shown = words.name(shorten(typed, MOST_TYPED))
    told = {"text": shown, "examples": words("tournament-organiser-examples")}
    if is_past(typed, words.language, zone, now):
        raise Sentence("tournament-organiser-past", **told)
    raise Sentence("tournament-organiser-unread", **told)


async def moment_of(desk: Desk) -> float:
    """The moment that was typed; raises a `Sentence`."""
    now = desk.bot.clock.now()
    return typed_moment(desk.press.value, desk.words, await zone_at(desk), now)


async def moment_form(desk: Desk, field: str, verb: str, *args: object) -> ui.Modal:
    """Ask for another moment, one of `MOMENTS`; the one that it is now stands there."""
    words, row = desk.words, desk.event.row
    known: Mapping[str, float | None] = {
        "start": row.starts_at,
        "closes": row.closes_at,
        "opens": row.opens_at,
    }
    if field not in known:
        raise Sentence("refused-unknown-button")
    at, label = known[field], words("tournament-organiser-moment")
    now = written(at, await zone_at(desk)) if at else ""
    title = words("tournament-organiser-form", field)
    return form(title, label, verb, *args, text=now, longest=LONGEST)
