"""`/privacy` and `/terms`: what Discord asks a bot to have. Who runs it is an operator's to say, by
settings; the texts say what the program itself keeps and does."""

import math
import re
from datetime import UTC, date, datetime
from typing import NamedTuple

from aiohttp import web
from markupsafe import Markup

from bot.settings import Settings
from bot.tables.party.practice import DAY, KEPT
from bot.text import Words, words_for
from cogs.pages.serving import Link, Serving, frame, language_read
from cogs.pages.told import Moments, told

PARTS = {
    "privacy": ("stored", "why", "seen", "kept", "rights"),
    "terms": ("what", "who", "fair", "promise", "changes"),
}
"""the pages by their addresses, with what each says, in that order"""
_MAIL = re.compile(r"[^\s@:/]+@[^\s@:/]+")


class Operator(NamedTuple):
    """Who runs the bot, as far as they say it."""

    name: str = ""
    contact: str = ""
    """an address of mail or of the web, or words"""
    place: str = ""
    since: date | None = None
    more: str = ""
    """what else they have to say, as markdown"""
    backup_days: int = 0
    """for how long a backup is kept; 0: nobody knows"""

    @staticmethod
    def of(settings: Settings) -> "Operator":
        """Return the operator whom settings tell of."""
        hours = settings.backup_hours * settings.backup_keep if settings.backup_folder else 0.0
        return Operator(
            settings.operator,
            settings.operator_contact,
            settings.operator_place,
            settings.operator_since,
            settings.operator_more,
            math.ceil(hours / 24),
        )


class LegalPages:
    """Answers with both pages, which ask nothing of the database."""

    def __init__(self, serving: Serving, operator: Operator) -> None:
        self._serving = serving
        self._operator = operator

    def routes(self) -> list[web.RouteDef]:
        return [web.get(f"/{name}", self._page) for name in PARTS]

    async def _page(self, request: web.Request) -> web.Response:
        name, words = request.path.strip("/"), words_for(language_read(request))
        html = self._serving.render(
            "legal.html",
            words,
            **frame(
                words,
                "Dix de Der",
                words("legal-title", name),
                lambda each: address(name, each),
                [
                    Link(address(each, words.language), words("legal-title", each), each == name)
                    for each in PARTS
                ],
            ),
            facts=facts(self._operator, words),
            nobody="" if self._operator.name else words("legal-fact.nobody"),
            text=self._text(name, words),
        )
        answer = web.Response(text=html, content_type="text/html")
        answer.headers["X-Robots-Tag"] = "all"
        return answer

    def _text(self, name: str, words: Words) -> Markup:
        days, backup = int(KEPT / DAY), self._operator.backup_days
        texts = [words("legal-part", part, days=days, backup=backup) for part in PARTS[name]]
        if self._operator.more:
            texts.append(f"## {words('legal-fact.more')}\n{self._operator.more}")
        return told(texts, Moments(words, "UTC", self._serving.clock.now()))


def address(name: str, language: str) -> str:
    """Return where one of both pages is read in a language."""
    return f"/{name}?lang={language}"


def facts(operator: Operator, words: Words) -> list[tuple[str, str | Markup]]:
    """Return what the operator says of themselves, each under its name."""
    since = operator.since and datetime(*operator.since.timetuple()[:3], tzinfo=UTC).timestamp()
    said = {
        "operator": operator.name,
        "contact": _linked(operator.contact),
        "place": operator.place,
        "since": words.moment(since, "D", "UTC") if since is not None else "",
    }
    return [(words("legal-fact", name), value) for name, value in said.items() if value]


def _linked(contact: str) -> str | Markup:
    """Return what one can press, where it can be pressed."""
    if _MAIL.fullmatch(contact):
        return Markup('<a href="mailto:{0}">{0}</a>').format(contact)
    if contact.startswith("https://"):
        return Markup('<a href="{0}" rel="nofollow noopener noreferrer">{0}</a>').format(contact)
    return contact
