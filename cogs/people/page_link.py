"""The link to one's own profile for browsers: made, made anew, taken back."""

from bot.storage.engine.schema import Person
from bot.storage.people import people
from bot.text import Words
from cogs.answering import Sentence
from cogs.bot import Click, DixDeDer
from cogs.feature import Feature, clicked
from cogs.people.profile_screen import Whose
from cogs.press import BLUE, GREEN, button, link
from cogs.screens.screen import GOLD, Items, Screen, screen_of


def page_link_screen(whose: Whose, person: Person, address: str, words: Words) -> Screen:
    """`address`: of the reader's own page, empty where they have no link; `whose`: the profile
    that they came from."""
    items: Items = [f"## 🖥️ {words('profile-page')}\n{words('profile-page-about')}"]
    if not address:
        make = button(words("profile-page-do.on"), "profile_page_on", *whose, style=GREEN)
        items += [words("profile-page-none"), [make]]
    else:
        items += [
            words("profile-page-link", link=address),
            [
                link(words("tournament-page"), address),
                button(words("profile-page-do.new"), "profile_page_on", *whose),
                button(words("profile-page-do.off"), "profile_page_off", *whose),
            ],
        ]
    if person.hidden:
        items.insert(-1, f"-# {words('profile-page-hidden')}")
    back = button(words("history-back"), "profile", *whose, style=BLUE)
    return screen_of(*items, [back], colour=GOLD)


async def page_address(bot: DixDeDer, person_id: int) -> str:
    """Where somebody's profile is read in a browser; empty where it is not."""
    token = await bot.database.ask(people.page_token, person_id) if bot.pages_url else None
    return f"{bot.pages_url}/p/{token}" if token else ""


class ProfileLinks(Feature):
    """Everybody has to do with their own link alone, whoever's profile the button stood below."""

    @clicked("profile_page", "profile_page_on", "profile_page_off")
    async def page(self, click: Click) -> Screen:
        """Tell of one's own link, after it was made or taken back."""
        if not self.bot.pages_url:
            raise Sentence("refused-unknown-button")
        match click.press.verb:
            case "profile_page_on":
                await self.bot.people.open_page(click.person_id)
            case "profile_page_off":
                await self.bot.people.close_page(click.person_id)
            case _:
                pass
        address = await page_address(self.bot, click.person_id)
        return page_link_screen(Whose.read(click.press), click.person, address, click.words)
