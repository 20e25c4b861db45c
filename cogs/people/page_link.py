"""The link to one's own profile for browsers: made, made anew, taken back."""

from bot.storage.engine.schema import Person
from bot.storage.people import people
from bot.text import Words
from cogs.answering import Sentence
from cogs.bot import Click, DixDeDer
from cogs.feature import Feature, clicked
from cogs.people.profile_screen import Whose
from cogs.press import BLUE, button
from cogs.screens.page_link import page_link_items
from cogs.screens.screen import GOLD, Items, Screen, screen_of


def page_link_screen(whose: Whose, person: Person, address: str, words: Words) -> Screen:
    """`address`: of the reader's own page, empty where they have no link; `whose`: the profile
    that they came from."""
    items: Items = [f"## 🖥️ {words('profile-page')}\n{words('profile-page-about')}"]
    press, none = ("profile_page_set", *whose), words("profile-page-none")
    hidden = f"-# {words('profile-page-hidden')}" if person.hidden else ""
    if hidden and not address:
        items.append(hidden)
    items += page_link_items(address, words, press, none=none, told=hidden)
    back = button(words("history-back"), "profile", *whose, style=BLUE)
    return screen_of(*items, [back], colour=GOLD)


async def page_address(bot: DixDeDer, person_id: int) -> str:
    """Where somebody's profile is read in a browser; empty where it is not."""
    token = await bot.database.ask(people.page_token, person_id) if bot.pages_url else None
    return f"{bot.pages_url}/p/{token}" if token else ""


class ProfileLinks(Feature):
    """Everybody has to do with their own link alone, whoever's profile the button stood below."""

    @clicked("profile_page")
    async def open(self, click: Click) -> Screen:
        return await self._screen(click)

    @clicked("profile_page_set")
    async def set(self, click: Click) -> Screen:
        """Make a link or another one, or take it back."""
        match click.press.text(len(Whose._fields)):
            case "on" | "new" if self.bot.pages_url:
                await self.bot.people.open_page(click.person_id)
            case "off":
                await self.bot.people.close_page(click.person_id)
            case _:
                raise Sentence("refused-unknown-button")
        return await self._screen(click)

    async def _screen(self, click: Click) -> Screen:
        if not self.bot.pages_url:
            raise Sentence("refused-unknown-button")
        address = await page_address(self.bot, click.person_id)
        return page_link_screen(Whose.read(click.press), click.person, address, click.words)
