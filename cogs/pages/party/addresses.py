"""The addresses of a finished party's pages, below `/r/` and the token of its link."""

from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

from aiohttp import web
from markupsafe import Markup

from bot.rules import PartyGoesOn, RulesError
from bot.text import Words
from cogs.pages.party.reading import Parties, Party
from cogs.pages.party.replay import replay_values
from cogs.pages.party.sheet import sheet_values
from cogs.pages.serving import (
    Link,
    Missing,
    Serving,
    frame,
    language_asked,
    number_asked,
    token_of,
)
from cogs.pages.told import line_told
from cogs.screens.names import rules_line, table_name

MOMENT = "#moment"
"""what a browser scrolls to that goes from move to move without a script"""


class PartyPages:
    """Answers with the pages of finished parties."""

    def __init__(self, serving: Serving) -> None:
        self._serving = serving
        self._parties = Parties(serving.clock)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/r/{token}", self._replay),
            web.get("/r/{token}/", self._replay),
            web.get("/r/{token}/sheet", self._sheet),
        ]

    async def _replay(self, request: web.Request) -> web.Response:
        token, language = token_of(request), language_asked(request)
        deal, move = number_asked(request, "deal") or 1, number_asked(request, "move") or 0

        async def make() -> tuple[str, bool]:
            party = await self._party(token, language, deal, move)
            words, deals = party.words, party.moves.deals
            return self._page(
                "replay.html",
                party,
                (token, language),
                words("replay-deal", number=deal, deals=deals),
                replay_values(party, deal, move, address_of(token, language)),
            )

        key = "replay", token, language or "", str(deal), str(move)
        return await self._serving.answer(key, make)

    async def _sheet(self, request: web.Request) -> web.Response:
        token, language = token_of(request), language_asked(request)

        async def make() -> tuple[str, bool]:
            party = await self._party(token, language)
            values = sheet_values(party, address_of(token, language))
            heading = party.words("table-sheet")
            return self._page("sheet.html", party, (token, language), heading, values, "sheet")

        return await self._serving.answer(("sheet", token, language or ""), make)

    async def _party(self, token: str, language: str | None, deal: int = 1, move: int = 0) -> Party:
        """The party, which has such a moment."""
        async with self._serving.snapshots.look() as look:
            try:
                found = await self._parties.find(look, token, language, deal, move)
            except (RulesError, PartyGoesOn, ValueError):
                raise Missing(503, "broken") from None
        if found is None or not found.moves.has(deal, move):
            raise Missing(404, "not-found")
        return found

    def _page(
        self,
        template: str,
        party: Party,
        asked: tuple[str, str | None],
        heading: str,
        values: dict[str, Any],
        name: str = "",
    ) -> tuple[str, bool]:
        """A page of a party; nobody finds it who has not its link."""
        words, (token, language) = party.words, asked
        address = address_of(token, language)
        parts = [
            Link(address(), words("history-replay"), name == ""),
            Link(address("sheet"), words("table-sheet"), name == "sheet"),
        ]
        html = self._serving.render(
            template,
            words,
            **frame(
                words,
                line_told(table_name(party.game, words), party.moments).striptags(),
                heading,
                lambda each: address_of(token, each)(name),
                parts,
            ),
            **values,
            about=_about(party, words),
        )
        return html, False


def _about(party: Party, words: Words) -> Markup:
    """The rules by which a party was played, and when it ended."""
    when = words.timestamp(party.ended_at, "f")
    return line_told(f"{rules_line(party.game, words)} · {when}", party.moments)


def address_of(token: str, language: str | None) -> Callable[..., str]:
    """The addresses of a party's pages, in the language that was asked for."""

    def address(name: str = "", **asked: int) -> str:
        query = urlencode([*([("lang", language)] if language else []), *asked.items()])
        path = f"/r/{token}/{name}" if name else f"/r/{token}"
        return f"{path}?{query}{MOMENT if asked else ''}" if query else path

    return address
