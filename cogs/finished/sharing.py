"""A finished party in the browser: its link is made and taken back by any of its players."""

from bot.storage.games import shared
from bot.tables import Game, RefusalReason, Refused
from cogs.answering import Sentence
from cogs.bot import Click, DixDeDer
from cogs.feature import Feature, clicked
from cogs.finished.sharing_screen import share_screen
from cogs.screens.screen import Screen


async def may_be_shared(bot: DixDeDer, game: Game) -> bool:
    """Tell whether a party that is over may have a link, once nothing of it is kept back."""
    if not bot.pages_url or game.row.status != "over" or game.is_practice:
        return False
    return await bot.database.ask(shared.has_pages, game.id)


class SharedParties(Feature):
    """Each press is checked: a party may have been kept back, or its server have no pages."""

    @clicked("share", beside=True)
    async def open(self, click: Click) -> Screen:
        return await self._screen(click, await click.game())

    @clicked("share_set")
    async def set(self, click: Click) -> Screen:
        """Make a link or another one, or take it back."""
        game, publishing = await click.game(), self.bot.tables.publishing
        match click.press.text(1):
            case "on" | "new":
                if not self.bot.pages_url:
                    raise Refused(RefusalReason.NO_PAGES)
                await publishing.share(game, click.person_id)
            case "off":
                await publishing.take_back(game, click.person_id)
            case _:
                raise Sentence("refused-unknown-button")
        return await self._screen(click, game)

    async def _screen(self, click: Click, game: Game) -> Screen:
        await self.bot.reviews.of(game)  # raises `Refused` where nobody may look back yet
        if not await may_be_shared(self.bot, game):
            raise Refused(RefusalReason.NO_PAGES)
        token = await self.bot.tables.publishing.link_of(game, click.person_id)
        address = f"{self.bot.pages_url}/r/{token}" if token else ""
        return share_screen(game, address, click.words)
