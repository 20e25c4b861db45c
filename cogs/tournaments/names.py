"""How the entries of a tournament are called."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from bot.storage.engine.database import Asks
from bot.storage.engine.schema import Person
from bot.storage.people import people
from bot.tables.game import of_entry
from bot.text import Words, safe_name
from bot.text.names import plain_name
from bot.tournaments import Format, Plan, is_house
from bot.tournaments.live import Event
from bot.tournaments.tournament import SEATS
from bot.visible_text import shorten
from cogs.screens.names import ROBOT_MARK, person_name

NameOf = Callable[[int], str]
"""how an entry is called"""
TOGETHER = " & "
LONGEST = 40
"""characters of somebody's name, unless there is less room"""


def format_about(plan: Plan) -> str:
    """Return under what the texts on a plan's format stand; see `about_of`."""
    return about_of(plan.format, plan.seated)


def about_of(format_: Format, players: int) -> str:
    """Return under what the texts on a format stand: where nobody has a partner, those of its own
    for people alone."""
    own = format_.people > 1 and not SEATS[players].has_partners
    return f"{format_.name}-alone" if own else format_.name


def place_name(format_: Format, number: int, table: int, words: Words) -> str:
    """ "Round 2, table 3", or where there is but one round "Table 3"."""
    return words("tournament-table-thread", round=format_.told(number), table=table)


class Names(NamedTuple):
    """Names of everybody who is in a tournament."""

    event: Event
    people: Mapping[int, Person]
    """by their number"""
    words: Words

    def markdown(self, entry: int, longest: int = LONGEST) -> str:
        """Return the names for a message: "Anna & Ben", so that "… and Cléo & Dan" can follow; of
        each name at most so many characters. A pair or a team may have a name of its own.
        """
        team = self._team(entry)
        if team is not None:
            return safe_name(shorten(team, 2 * longest))
        return TOGETHER.join(self.each(entry, longest))

    def listed(self, entry: int) -> str:
        """Return the names for a list: a team with its people, and who has not answered yet."""
        team = self._team(entry)
        asked = [f"⏳ {self.person(each.person_id)}" for each in self.event.asked_of(entry)]
        people = TOGETHER.join([*self.each(entry), *asked])
        return people if team is None else f"**{safe_name(team)}** ({people})"

    def person(self, person_id: int) -> str:
        """Return somebody's name for a message."""
        found = self.people.get(person_id)
        return person_name(shorten(found.name, LONGEST) if found else "", self.words)

    def each(self, entry: int, longest: int = LONGEST) -> list[str]:
        """Return the names of an entry for a message, in their order."""
        return [
            f"{safe_name(shorten(each, longest))} {ROBOT_MARK}"
            if isinstance(each, str)
            else person_name(shorten(each.name, longest) if each else "", self.words)
            for each in self._members(entry)
        ]

    def plain(self, entry: int, longest: int = LONGEST) -> str:
        """The name where Discord reads no markdown, and in pictures: "Anna & Ben"."""
        team = self._team(entry)
        if team is not None:
            return plain_name(team, 2 * longest)
        return TOGETHER.join(
            f"{shorten(each, longest)} {ROBOT_MARK}"
            if isinstance(each, str)
            else plain_name(each.name, longest)
            if each and each.name
            else self.words("former-player")
            for each in self._members(entry)
        )

    def side(self, side: Iterable[int], longest: int = LONGEST, *, plain: bool = False) -> str:
        """Return those who play together at a table; nobody: a daily duplicate's robots."""
        name = self.plain if plain else self.markdown
        names = (name(each, longest) for each in side)
        return TOGETHER.join(names) or self.words(
            "duplicate-robots", count=self.event.plan.robots_aside
        )

    def mentions(self, entry: int) -> list[str]:
        """The people of an entry, as they are called to a table."""
        return [
            f"<@{each.discord_id}>"
            for each in self._members(entry)
            if isinstance(each, Person) and each.discord_id is not None
        ]

    def _team(self, entry: int) -> str | None:
        """Return the name that a pair or a team has chosen."""
        return self.event.own_names.get(entry)

    def _members(self, entry: int) -> list[Person | str | None]:
        """People, and the names of robots; None: nothing is known of them any more."""
        if is_house(entry):
            return [of_entry(entry, 0)]
        return [
            of_entry(entry, place) if each.person_id is None else self.people.get(each.person_id)
            for place, each in enumerate(self.event.members_of(entry))
        ]


async def names_of(database: Asks, event: Event, words: Words) -> Names:
    """Find the names of everybody who is in it, or is asked to be."""
    ids = {each.person_id for each in event.members if each.person_id is not None}
    for each in event.invitations:
        ids |= {each.person_id, each.by_id}
    return Names(event, await database.ask(people.find_many, ids), words)
