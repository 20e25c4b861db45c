"""Pages taken apart: their tags, what they say, and where they lead."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser
from urllib.parse import parse_qs, urlsplit

IN_WORDS = ("title", "aria-label")


class Parts(HTMLParser):
    """The values of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.attributes: list[str] = []
        self.links: list[str] = []
        """addresses to which it leads"""
        self.structure: list[tuple[str, ...]] = []
        """its tags, each with its attributes but those that say something in words"""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = [f"{name}={'' if name in IN_WORDS else value}" for name, value in attrs]
        self.structure.append((tag, *said))
        for name, value in attrs:
            self.attributes.append(value or "")
            if (tag, name) == ("a", "href") or name == "data-next":
                self.links.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        self.structure.append((f"/{tag}",))

    def handle_data(self, data: str) -> None:
        self.texts.append(data)

    def handle_comment(self, data: str) -> None:
        self.texts.append(data)
        self.structure.append(("comment",))

    def handle_decl(self, decl: str) -> None:
        self.structure.append(("declaration", decl))

    def unknown_decl(self, data: str) -> None:
        self.structure.append(("declaration",))

    def handle_pi(self, data: str) -> None:
        self.structure.append(("instruction",))


def followed(links: Iterable[str], language: str, turn: int = 0) -> Iterator[str]:
    """The links of a page that somebody follows who reads every page in one language: two of those
    that differ in numbers alone, each turn others."""
    alike: defaultdict[str, list[str]] = defaultdict(list)
    for each in dict.fromkeys(links):
        named = parse_qs(urlsplit(each).query).get("lang", [language])
        if each.startswith("/") and named == [language]:
            alike[kind_of(each)].append(each)
    for those in alike.values():
        first = turn % len(those)
        yield from [*those[first:], *those[:first]][:2]


def kind_of(address: str) -> str:
    """The same for addresses that differ in numbers alone."""
    return re.sub(r"(?<=[/=])\d+(?=[/?&]|$)", "#", address)
