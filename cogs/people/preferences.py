"""`/preferences`: language, reminders, leaderboards, and how the cards look, with a picture."""

from typing import NamedTuple

from bot.storage.engine.schema import Person
from bot.text import Words
from card_images.hand import DIM, PREVIEWED, draw_preview
from cogs.bot import words_of
from cogs.choices import one_of
from cogs.commands import anywhere
from cogs.feature import Click, Feature, clicked, command
from cogs.pictures import Pictures, look_of
from cogs.press import Item
from cogs.screens.paging import choices
from cogs.screens.screen import Picture, Screen, screen_of


class Offered(NamedTuple):
    """The values that may be chosen, each by its text."""

    text_id: str

    @property
    def value(self) -> str:
        return self.text_id.replace(".", "-").rpartition("-")[2]


AUTOMATIC = Offered("preferences-automatic")


class Preference(NamedTuple):
    """The choice that is offered for a column of people. `yes`: what is kept there as yes, the
    other one as no; without it the value itself is kept."""

    column: str
    offered: tuple[Offered, ...]
    yes: str = ""

    def of(self, person: Person) -> str:
        """Return the value that somebody has chosen."""
        kept = getattr(person, self.column)
        if not self.yes:
            return kept or AUTOMATIC.value
        return next(each.value for each in self.offered if (each.value == self.yes) == kept)


PREFERENCES = {
    "set_language": Preference(
        "language",
        (
            AUTOMATIC,
            Offered("language-name.en"),
            Offered("language-name.fr"),
            Offered("language-name.de"),
            Offered("language-name.nl"),
        ),
    ),
    "set_cards": Preference("dms_wanted", (Offered("cards-dm"), Offered("cards-table")), "dm"),
    "set_cutting": Preference(
        "cuts_alone", (Offered("cutting-ask"), Offered("cutting-alone")), "alone"
    ),
    "set_notices": Preference(
        "notices", (Offered("notices-always"), Offered("notices-away"), Offered("notices-never"))
    ),
    "set_reminders": Preference(
        "reminders", (Offered("reminders-on"), Offered("reminders-off")), "on"
    ),
    "set_ranked": Preference(
        "hidden", (Offered("ranked-shown"), Offered("ranked-hidden")), "hidden"
    ),
    "set_ladder": Preference(
        "robot_ladder", (Offered("ladder-unrated"), Offered("ladder-rated")), "rated"
    ),
    "set_text_first": Preference(
        "text_first", (Offered("text-first-picture"), Offered("text-first-text")), "text"
    ),
    "set_colours": Preference("four_colours", (Offered("colours-2"), Offered("colours-4")), "4"),
    "set_felt": Preference("light_felt", (Offered("felt-dark"), Offered("felt-light")), "light"),
}
"""by the verbs of their selects"""


class Preferences(Feature):
    @anywhere
    @command("command-preferences")
    @clicked("preferences", beside=True)
    async def open(self, click: Click) -> Screen:
        return await preferences_screen(click.person, click.words, self.bot.pictures)

    @clicked(*PREFERENCES)
    async def choose(self, click: Click) -> Screen:
        preference = PREFERENCES[click.press.verb]
        value = one_of(click.press, [each.value for each in preference.offered])
        kept: str | bool | None = value == preference.yes if preference.yes else value
        if kept == AUTOMATIC.value:
            kept = None
        person = await self.bot.people.choose(click.person, **{preference.column: kept})
        return await preferences_screen(person, words_of(person), self.bot.pictures)


async def preferences_screen(person: Person, words: Words, pictures: Pictures) -> Screen:
    """Selects that show what is set, and how the cards look with it."""

    def choice(verb: str) -> list[Item]:
        preference = PREFERENCES[verb]
        offered = [(each.value, words(each.text_id)) for each in preference.offered]
        return choices(words("preferences-choose"), offered, preference.of(person), verb)

    look = look_of(person, words)
    alt = words(
        "preferences-preview",
        cards=words.card_names(PREVIEWED),
        dim=words.card_name(DIM),
        colours=words("colours-4" if person.four_colours else "colours-2"),
        felt=words("felt-light" if person.light_felt else "felt-dark"),
    )
    return screen_of(
        f"## {words('preferences-title')}",
        words("preferences-language"),
        choice("set_language"),
        words("preferences-cards"),
        choice("set_cards"),
        words("preferences-cutting"),
        choice("set_cutting"),
        words("preferences-notices"),
        choice("set_notices"),
        words("preferences-reminders"),
        choice("set_reminders"),
        words("preferences-ranked"),
        choice("set_ranked"),
        choice("set_ladder"),
        words("preferences-look"),
        choice("set_text_first"),
        Picture("cards.png", await pictures.draw(draw_preview, look), alt),
        choice("set_colours"),
        choice("set_felt"),
    )
