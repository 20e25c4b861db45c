"""Messages as HTML: the same text as on Discord, whose markdown becomes elements.

Whatever people have written is escaped twice, for markdown by whoever made the text and for HTML
here. What only Discord could show is left out: mentions, and addresses of messages; both have ids.
"""

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import NamedTuple

from markupsafe import Markup, escape

from bot.text import Words
from cogs.pages.signs import without_sign

_TOKEN = re.compile(
    r"\\(?P<escaped>[^\w\s]|_)"
    r"|(?P<mark>\*\*|__|~~|\*)"
    r"|`(?P<code>[^`\n]*)`"
    r"|<t:(?P<at>\d{1,11})(?::(?P<style>[tTdDfFR]))?>"
    r"|<(?P<mention>@[&!]?|#)\d+>"
    r"|</(?P<command>[^:>]+):\d+>"
    r"|\[(?P<label>[^\]\n]*)\]\((?P<target>https?://[^)\s]+)\)"
    r"|(?P<address>https?://[^\s<>]+[^\s<>.,;:!?)\"'”’»])"
)
_ELEMENTS = {"**": "strong", "__": "u", "~~": "s", "*": "em"}
_OF_DISCORD = re.compile(r"https?://(?:[\w-]+\.)*discord(?:app)?\.(?:com|gg)/", re.IGNORECASE)


class Moments(NamedTuple):
    """How moments are written: in which words, in the time of which place, and when that is."""

    words: Words
    zone: str
    now: float

    def told(self, at: float, style: str) -> Markup:
        """A moment as an element that says it to programs, too."""
        precise = datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
        if style == "R":
            text = self.words.from_now(at - self.now)
        else:
            text = self.words.moment(at, style, self.zone)
        return Markup('<time datetime="{}">{}</time>').format(precise, text)


def line_told(line: str, moments: Moments) -> Markup:
    """A line with what is marked in it."""
    parts: list[Markup] = []
    opened: list[str] = []
    end = 0
    for found in _TOKEN.finditer(line):
        parts.append(escape(line[end : found.start()]))
        end = found.end()
        if found["mark"]:
            parts.append(_mark(_ELEMENTS[found["mark"]], opened))
        elif found["at"]:
            parts.append(moments.told(int(found["at"]), found["style"] or "f"))
        else:
            parts.append(_plain(found))
    parts.append(escape(line[end:]))
    parts += [Markup(f"</{each}>") for each in reversed(opened)]
    return Markup("").join(parts)


def _mark(element: str, opened: list[str]) -> Markup:
    """The tag that a mark stands for; one that would close across another one is left out."""
    if opened and opened[-1] == element:
        opened.pop()
        return Markup(f"</{element}>")
    if element in opened:
        return Markup("")
    opened.append(element)
    return Markup(f"<{element}>")


def _plain(found: re.Match[str]) -> Markup:
    if found["escaped"]:
        return escape(found["escaped"])
    if found["code"] is not None:
        return Markup("<code>{}</code>").format(found["code"])
    if found["mention"]:
        return escape(f"{found['mention'][0]}…")
    if found["command"]:
        return Markup("<b>/{}</b>").format(found["command"])
    address = found["target"] or found["address"]
    label = found["label"] or address
    if _OF_DISCORD.match(address):
        return escape("Discord" if found["address"] else label)
    return Markup('<a href="{}" rel="nofollow noopener noreferrer">{}</a>').format(address, label)


def told(texts: Iterable[str], moments: Moments, hidden: Iterable[str] = ()) -> Markup:
    """Texts of a message as blocks. Lines in which something `hidden` stands are left out."""
    secrets = [each for each in hidden if each]
    lines = [
        line
        for text in texts
        for line in (*text.splitlines(), "")
        if not any(each in line for each in secrets)
    ]
    return Markup("\n").join(_blocks(lines, moments))


def _blocks(lines: Iterable[str], moments: Moments) -> Iterator[Markup]:
    """The blocks of lines of which the last is empty."""
    held: list[Markup] = []
    kind = ""
    for line in lines:
        now, text = _kind(line)
        if held and (now != kind or now in ("h2", "h3")):
            yield _block(kind, held)
            held = []
        kind = now
        if text:
            held.append(line_told(text if kind == "li" else without_sign(text), moments))


def _kind(line: str) -> tuple[str, str]:
    """The kind of a line, told by how it begins, and the rest of it."""
    for start, kind in (("### ", "h3"), ("## ", "h2"), ("-# ", "small"), ("• ", "li")):
        if line.startswith(start):
            return kind, line.removeprefix(start)
    return ("p" if line.strip() else ""), line.strip()


def _block(kind: str, held: list[Markup]) -> Markup:
    match kind:
        case "h2" | "h3":
            return Markup("<{0}>{1}</{0}>").format(kind, Markup(" ").join(held))
        case "li":
            items = Markup("").join(Markup("<li>{}</li>").format(each) for each in held)
            return Markup("<ul>{}</ul>").format(items)
        case _:
            class_ = Markup(' class="small"') if kind == "small" else Markup("")
            return Markup("<p{}>{}</p>").format(class_, Markup("<br>").join(held))
