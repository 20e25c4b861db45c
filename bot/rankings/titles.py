"""Titles: small joys that reward play. Each is a rule over a party and what was done before it.

Rated parties count, in whatever pool, and everywhere together. Who left one has earned nothing in
it and has not won it; whoever else sat there has earned nothing either, for it was cut short.
"""

from collections.abc import Callable, Iterator
from types import MappingProxyType
from typing import NamedTuple

from bot.rules import GAMES, USUAL_SCALE
from bot.storage.games.counts import Counts

SCALES = {each.pool: game.scale for game in GAMES for each in game.presets.values()}
"""by pool; matches and the robots' ladder have parties of all games"""


class Deeds(NamedTuple):
    """A person's record in rated parties up to now, as far as titles ask for it."""

    parties: int = 0
    """played to the end"""
    won_in_a_row: int = 0
    """the last ones"""
    made_in_a_row: int = 0
    """the last contracts of their own"""
    belotes: int = 0
    pools_won: str = ""
    """in which they have won, by name: "classique coinche" """


class PlayedParty(NamedTuple):
    """A rated party that nobody left, as one of its players has it."""

    pool: str
    won: bool
    counts: Counts
    together: int = 0
    """parties with the same partner, this one included; 0 for who plays alone or with a robot"""


class Evidence(NamedTuple):
    """A party as a title's rule sees it: the party itself, the record before it and after it."""

    party: PlayedParty
    before: Deeds
    after: Deeds


def after(before: Deeds, party: PlayedParty) -> Deeds:
    """Return what somebody has done when a party is over."""
    counts = party.counts
    pools = {*before.pools_won.split(), *([party.pool] if party.won else ())}
    return Deeds(
        parties=before.parties + 1,
        won_in_a_row=before.won_in_a_row + 1 if party.won else 0,
        made_in_a_row=counts.made_last
        + (before.made_in_a_row if counts.made == counts.taken else 0),
        belotes=before.belotes + counts.belotes,
        pools_won=" ".join(sorted(pools)),
    )


def _behind(party: PlayedParty) -> int:
    """Return the points by which a team was behind, in proportion to a party to 1000."""
    return party.counts.behind * USUAL_SCALE.party // SCALES.get(party.pool, USUAL_SCALE).party


def after_leaving(before: Deeds) -> Deeds:
    """Return the deeds of who has lost by leaving; what they did at the table is not counted."""
    return before._replace(won_in_a_row=0)


# The rules ---------------------------------------------------------------------------------------


class Title(NamedTuple):
    """A title is earned once its figure has reached `number`, which its words name."""

    figure: Callable[[Evidence], int]
    number: int = 1


TITLES = MappingProxyType(
    {
        "capot": Title(lambda each: each.party.counts.capots),
        "faultless": Title(
            lambda each: (
                each.party.won
                and each.party.counts.made == each.party.counts.taken
                and each.party.counts.taken
            ),
            5,
        ),
        # Made in one party, or begun in those before.
        "contracts": Title(
            lambda each: max(
                each.before.made_in_a_row + each.party.counts.made_first,
                each.party.counts.made_most,
            ),
            10,
        ),
        "wins": Title(lambda each: each.after.won_in_a_row, 5),
        "comeback": Title(lambda each: each.party.won and _behind(each.party), 500),
        "pools": Title(lambda each: len(each.after.pools_won.split()), 3),
        "belotes": Title(lambda each: each.after.belotes, 100),
        "parties": Title(lambda each: each.after.parties, 100),
        "together": Title(lambda each: each.party.together, 100),
    }
)
"""each with its id, in the order in which a profile shows them; a title keeps its id for ever"""


CLEAN = MappingProxyType({"clean": 10, "spotless": 100})
"""titles for clean deals, with how many: those in which nothing was given away, as one could know
it. They follow from analyses and not from results, so they are counted when they are shown."""


def earned(before: Deeds, party: PlayedParty) -> Iterator[str]:
    """The titles that a party is worth, also those that they have already."""
    evidence = Evidence(party, before, after(before, party))
    return (name for name, title in TITLES.items() if title.figure(evidence) >= title.number)
