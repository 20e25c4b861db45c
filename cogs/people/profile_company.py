"""With whom, and against whom, somebody has played: a page of names with how it went."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.storage.people.people import Person
from bot.storage.people.player_stats import COMPANY_MINIMUM, Companion
from bot.text import Words
from cogs.people.figures import field_text
from cogs.people.profile_screen import Whose, back_button
from cogs.press import press_id
from cogs.screens.names import person_name
from cogs.screens.paging import pages_of, turns
from cogs.screens.screen import GOLD, Screen, screen_of

PER_PAGE: Final = 10


class Company(NamedTuple):
    """A page of partners or opponents."""

    whose: Whose
    person: Person
    partners: bool
    number: int
    """from 0"""
    total: int
    companions: Sequence[Companion]

    @property
    def pages(self) -> int:
        return pages_of(self.total, PER_PAGE)

    @property
    def verb(self) -> str:
        return "profile_with" if self.partners else "profile_against"


def company_screen(company: Company, words: Words) -> Screen:
    name = person_name(company.person.name, words)
    whose = company.whose
    title = words("profile-partners" if company.partners else "profile-opponents", name=name)
    head = f"## {title}\n{field_text(whose.pool, whose.scope, words)}"
    lines = [_line(each, words) for each in company.companions]
    notes = [words("leaderboard-minimum", count=COMPANY_MINIMUM)]
    values = {"page": company.number + 1, "pages": company.pages, "count": company.total}
    if lines:
        notes.insert(0, words("leaderboard-page", **values))
    controls = [back_button(whose, words)]
    if company.pages > 1:
        controls += turns(
            company.number,
            company.pages,
            words,
            lambda number: press_id(company.verb, *whose, number),
        )
    return screen_of(
        head,
        "\n".join(lines) or words("profile-nobody"),
        "\n".join(f"-# {each}" for each in notes),
        controls,
        colour=GOLD,
    )


def _line(companion: Companion, words: Words) -> str:
    """`- **Ben** · won 7 of 12, 58%`"""
    won = words(
        "leaderboard-won",
        won=companion.won,
        count=companion.parties,
        rate=words.percent(companion.won / companion.parties),
    )
    return f"- **{person_name(companion.name, words)}** · {won}"
