"""`/preferences`: language, reminders, leaderboards, and how the cards look, with a picture."""

from typing import NamedTuple

from bot.storage.engine.schema import Person
from card_images.hand import DIM, PREVIEWED, draw_preview
from cogs.answering import words_of
from cogs.bot import Click
from cogs.choices import one_of
from cogs.commands import anywhere
from cogs.feature import Feature, clicked, command
from cogs.pictures import look_of
from cogs.screens.paging import choices
from cogs.screens.screen import Items, Picture, Screen, screen_of

AUTOMATIC = "automatic"


class Preference(NamedTuple):
    """The choice that is offered for a column of people, each value by the text that ends with it.

    `yes`: what is kept there as yes, the other one as no; without it the value itself is kept.
    `title`: what stands above it.
    """

    column: str
    offered: tuple[str, ...]
    yes: str = ""
    title: str = ""

    @property
    def values(self) -> list[str]:
        return [each.replace(".", "-").rpartition("-")[2] for each in self.offered]

    def of(self, person: Person) -> str:
        """Return the value that somebody has chosen."""
        kept = getattr(person, self.column)
        if not self.yes:
            return kept or AUTOMATIC
        return next(each for each in self.values if (each == self.yes) == kept)


_LANGUAGES = (
    *("language-name.en", "language-name.fr", "language-name.de"),
    *("language-name.nl", "language-name.bg"),
)
PREFERENCES = {
    "set_language": Preference(
        "language", ("preferences-automatic", *_LANGUAGES), title="preferences-language"
    ),
    "set_cards": Preference("dms_wanted", ("cards-dm", "cards-table"), "dm", "preferences-cards"),
    "set_cutting": Preference(
        "cuts_alone", ("cutting-ask", "cutting-alone"), "alone", "preferences-cutting"
    ),
    "set_notices": Preference(
        "notices",
        ("notices-always", "notices-away", "notices-never"),
        title="preferences-notices",
    ),
    "set_phrases": Preference(
        "phrases", ("phrases-shown", "phrases-hidden"), "shown", "preferences-phrases"
    ),
    "set_reminders": Preference(
        "reminders", ("reminders-on", "reminders-off"), "on", "preferences-reminders"
    ),
    "set_ranked": Preference(
        "hidden", ("ranked-shown", "ranked-hidden"), "hidden", "preferences-ranked"
    ),
    "set_ladder": Preference(
        "robot_ladder", ("ladder-unrated", "ladder-rated"), "rated", "preferences-ladder"
    ),
    "set_text_first": Preference(
        "text_first", ("text-first-picture", "text-first-text"), "text", "preferences-look"
    ),
    "set_colours": Preference("four_colours", ("colours-2", "colours-4"), "4"),
    "set_felt": Preference("light_felt", ("felt-dark", "felt-light"), "light"),
}
"""by the verbs of their selects, in the order of the page"""


class Preferences(Feature):
    @anywhere
    @command("command-preferences")
    @clicked("preferences", beside=True)
    async def open(self, click: Click) -> Screen:
        return await self._screen(click.person)

    @clicked(*PREFERENCES)
    async def choose(self, click: Click) -> Screen:
        preference = PREFERENCES[click.press.verb]
        value = one_of(click.press, preference.values)
        kept: str | bool | None = value == preference.yes if preference.yes else value
        if kept == AUTOMATIC:
            kept = None
        return await self._screen(
            await self.bot.people.choose(click.person, **{preference.column: kept})
        )

    async def _screen(self, person: Person) -> Screen:
        """Selects that show what is set, and how the cards look with it."""
        words = words_of(person)
        items: Items = [f"## {words('preferences-title')}"]
        for verb, each in PREFERENCES.items():
            if each.title:
                items.append(words(each.title))
            if verb == "set_colours":
                alt = words(
                    "preferences-preview",
                    cards=words.card_names(PREVIEWED),
                    dim=words.card_name(DIM),
                    colours=words("colours-4" if person.four_colours else "colours-2"),
                    felt=words("felt-light" if person.light_felt else "felt-dark"),
                )
                data = await self.bot.pictures.draw(draw_preview, look_of(person, words))
                items.append(Picture("cards.png", data, alt))
            offered = list(zip(each.values, map(words, each.offered), strict=True))
            items.append(choices(words("preferences-choose"), offered, each.of(person), verb))
        return screen_of(*items)
