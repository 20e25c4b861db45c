"""`/preferences`: language, reminders, leaderboards, and how the cards look, with a picture."""

from typing import Any

import discord
from discord import ui

from bot.storage.people.people import Person
from bot.text import COMPLETE, Words
from card_images.colours import Felt
from card_images.hand import DIM, draw_preview
from card_images.hand import PREVIEWED as SHOWN
from cogs.answering import show, update_own
from cogs.bot import words_of
from cogs.choices import one_of
from cogs.commands import anywhere, slash_command
from cogs.feature import Feature, pressed
from cogs.pictures import Pictures, look_of
from cogs.press import Press, select
from cogs.screens.screen import Picture, Screen, layout, text

NOTICES = ("always", "away", "never")
AUTOMATIC = "auto"
CARDS = ("dm", "table")
"""where somebody's cards come: by DM, or only when they press My hand at the table"""

RANKED = ("shown", "hidden")
"""whether others see somebody on leaderboards, and their finished games"""

LADDER = ("unrated", "rated")
"""whether somebody's parties with robots count on their ladder"""

CUTTING = ("ask", "alone")
"""whether somebody is asked where to cut, or it is done for them"""

TEXT_FIRST = ("picture", "text")
"""whether all that a picture shows stands as text above it"""

REMINDERS = ("on", "off")
"""of tournaments that somebody has entered"""


class Preferences(Feature):
    @anywhere
    @slash_command("command-preferences")
    async def preferences(self, interaction: discord.Interaction[Any]) -> None:
        await self._show(interaction)

    @pressed("preferences")
    async def open(self, interaction: discord.Interaction[Any], press: Press) -> None:
        await self._show(interaction)

    async def _show(self, interaction: discord.Interaction[Any]) -> None:
        person, words = await self.bot.meet(interaction)
        screen = await preferences_screen(person, words, self.bot.pictures)
        await show(interaction, screen)

    @pressed("set_language")
    async def set_language(self, interaction: discord.Interaction[Any], press: Press) -> None:
        value = one_of(press, (*COMPLETE, AUTOMATIC))
        await self._set(interaction, language=None if value == AUTOMATIC else value)

    @pressed("set_notices")
    async def set_notices(self, interaction: discord.Interaction[Any], press: Press) -> None:
        await self._set(interaction, notices=one_of(press, NOTICES))

    @pressed("set_colours")
    async def set_colours(self, interaction: discord.Interaction[Any], press: Press) -> None:
        await self._set(interaction, four_colours=one_of(press, ("2", "4")) == "4")

    @pressed("set_felt")
    async def set_felt(self, interaction: discord.Interaction[Any], press: Press) -> None:
        await self._set(interaction, light_felt=one_of(press, tuple(Felt)) == Felt.LIGHT)

    @pressed("set_text_first")
    async def set_text_first(self, interaction: discord.Interaction[Any], press: Press) -> None:
        await self._set(interaction, text_first=one_of(press, TEXT_FIRST) == "text")

    @pressed("set_cards")
    async def set_cards(self, interaction: discord.Interaction[Any], press: Press) -> None:
        await self._set(interaction, dms_wanted=one_of(press, CARDS) == "dm")

    @pressed("set_cutting")
    async def set_cutting(self, interaction: discord.Interaction[Any], press: Press) -> None:
        await self._set(interaction, cuts_alone=one_of(press, CUTTING) == "alone")

    @pressed("set_ranked")
    async def set_ranked(self, interaction: discord.Interaction[Any], press: Press) -> None:
        await self._set(interaction, hidden=one_of(press, RANKED) == "hidden")

    @pressed("set_ladder")
    async def set_ladder(self, interaction: discord.Interaction[Any], press: Press) -> None:
        await self._set(interaction, robot_ladder=one_of(press, LADDER) == "rated")

    @pressed("set_reminders")
    async def set_reminders(self, interaction: discord.Interaction[Any], press: Press) -> None:
        await self._set(interaction, reminders=one_of(press, REMINDERS) == "on")

    async def _set(self, interaction: discord.Interaction[Any], **values: Any) -> None:
        person, _ = await self.bot.meet(interaction)
        person = await self.bot.people.choose(person, **values)
        screen = await preferences_screen(person, words_of(person), self.bot.pictures)
        await update_own(interaction, screen)


async def preferences_screen(person: Person, words: Words, pictures: Pictures) -> Screen:
    """Selects that show what is set, and how the cards look with it."""
    languages = [(AUTOMATIC, words("preferences-automatic"))]
    languages += [(each, words(f"language-{each}")) for each in COMPLETE]
    notices = [(each, words(f"notices-{each}")) for each in NOTICES]
    colours = [(each, words(f"colours-{each}")) for each in ("2", "4")]
    cards = [(each, words(f"cards-{each}")) for each in CARDS]
    cutting = [(each, words(f"cutting-{each}")) for each in CUTTING]
    ranked = [(each, words(f"ranked-{each}")) for each in RANKED]
    ladder = [(each, words(f"ladder-{each}")) for each in LADDER]
    reminders = [(each, words(f"reminders-{each}")) for each in REMINDERS]
    texts = [(each, words(f"text-first-{each}")) for each in TEXT_FIRST]
    felts = [(each.value, words(f"felt-{each.value}")) for each in Felt]
    look = look_of(person, words)
    four = "4" if person.four_colours else "2"
    data = await pictures.draw(draw_preview, look)
    preview = Picture("cards.png", data, _preview_alt(four, look.felt, words))
    return Screen(
        layout(
            text(f"## {words('preferences-title')}"),
            text(words("preferences-language")),
            _choice("set_language", languages, person.language or AUTOMATIC, words),
            text(words("preferences-cards")),
            _choice("set_cards", cards, "dm" if person.dms_wanted else "table", words),
            text(words("preferences-cutting")),
            _choice("set_cutting", cutting, "alone" if person.cuts_alone else "ask", words),
            text(words("preferences-notices")),
            _choice("set_notices", notices, person.notices, words),
            text(words("preferences-reminders")),
            _choice("set_reminders", reminders, "on" if person.reminders else "off", words),
            text(words("preferences-ranked")),
            _choice("set_ranked", ranked, "hidden" if person.hidden else "shown", words),
            _choice("set_ladder", ladder, "rated" if person.robot_ladder else "unrated", words),
            text(words("preferences-look")),
            _choice("set_text_first", texts, "text" if person.text_first else "picture", words),
            preview.gallery(),
            _choice("set_colours", colours, four, words),
            _choice("set_felt", felts, look.felt.value, words),
        ),
        (preview,),
    )


def _preview_alt(colours: str, felt: Felt, words: Words) -> str:
    return words(
        "preferences-preview",
        cards=words.card_names(SHOWN),
        dim=words.card_name(DIM),
        colours=words(f"colours-{colours}"),
        felt=words(f"felt-{felt.value}"),
    )


def _choice(
    verb: str, choices: list[tuple[str, str]], chosen: str, words: Words
) -> ui.ActionRow[Any]:
    options = [
        discord.SelectOption(label=label, value=value, default=value == chosen)
        for value, label in choices
    ]
    return ui.ActionRow(select(words("preferences-choose"), options, verb))
