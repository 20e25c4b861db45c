"""The languages there are, and `Words`: every text in one of them, and how it writes cards, numbers
and lists. Texts are held as Fluent has them, each read when it is first asked for."""

import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime
from decimal import Decimal
from functools import cache, cached_property, lru_cache, partial
from importlib.resources import files
from types import MappingProxyType
from typing import Any
from zoneinfo import ZoneInfo

from babel import Locale
from babel.dates import format_date, format_time, format_timedelta
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import (
    MAX_PART_LENGTH,
    Pattern,
    Placeable,
    TextElement,
    VariableReference,
)
from fluent.syntax import ast

from bot.rules import (
    CAPOT_BID,
    GENERALE_BID,
    Bid,
    Card,
    Choice,
    Declaration,
    DeclarationKind,
    IllegalAction,
    Rank,
    Suit,
    Trump,
)
from bot.text.names import de, safe_line, safe_name

log = logging.getLogger(__name__)

LANGUAGES = ("en", "fr", "de", "nl", "bg")
COMPLETE = ("en", "fr", "de", "nl", "bg")
"""the languages in which everything can be read; of any other only the commands are there yet"""
FALLBACK = "en"

REGIONS = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE", "nl": "nl-NL", "bg": "bg-BG"}
"""where numbers, plurals and lists are written our way"""

SUIT_SIGNS = MappingProxyType(
    {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
)

REMEMBERED = 10_000
"""texts with their values, numbers and lists, in each language"""


def language_of(locale: str | None) -> str:
    """The language for a locale of Discord (`en-GB`, `pt-BR`, none): English if it is not ours."""
    language = (locale or "").replace("_", "-").partition("-")[0].lower()
    return language if language in LANGUAGES else FALLBACK


class UnknownText(KeyError):
    """No language file has this id, or its text does not format with these values."""


CALLED = {CAPOT_BID: "capot", GENERALE_BID: "generale"}
"""the bids that have a name"""


def whole_id(text_id: str, of: object = None) -> str:
    """Return how the language files spell an id: `hand-packets.of-3-2`."""
    spelled = text_id if of is None else f"{text_id}.{of}"
    return re.sub(r"\.(?=\d)", ".of-", spelled).replace("_", "-").lower()


def capital(text: str) -> str:
    """Return a text as a sentence or a label begins."""
    return text[:1].upper() + text[1:]


class Words:
    """The texts of one language. `w("lobby-title", table="…")` is the text of that id.

    What depends on a value is one of the texts below a common id: `w("tournament-state", "draft")`
    is `tournament-state.draft`. An id is written out where it is used, so that it can be found.

    A text that a language does not have yet is taken from English. What even English does not have
    raises `UnknownText` when `strict` (as in tests); people get the id, and the log says so.
    """

    strict = False

    def __init__(self, language: str) -> None:
        self.language = language
        self._region = REGIONS[language]
        self._babel = Locale.parse(self._region, sep="-")
        self._bundles = [_bundle(each) for each in dict.fromkeys((language, FALLBACK))]

        # The same sentences are asked for again and again: a hand and its table take a hundred.
        self._remembered = lru_cache(REMEMBERED)(self._text)
        self._number = lru_cache(REMEMBERED)(partial(format_decimal, locale=self._babel))
        self._list = lru_cache(REMEMBERED)(
            lambda style, *items: format_list(items, style=style, locale=self._babel)
        )
        self._heard = cache(
            lambda card: self(
                "card-name",
                rank=self("rank-name", card.rank.name),
                suit=self.suit_name(card.suit),
            )
        )

    def __call__(self, text_id: str, of: object = None, /, **values: str | float) -> str:
        return self._remembered(text_id, of, *values.items())

    def _text(self, text_id: str, of: object, *items: tuple[str, str | float]) -> str:
        values = dict(items)
        for name, value in items:
            if isinstance(value, int) and value < 0:  # Fluent would write a hyphen
                values[name] = self.number(value)
        text_id = whole_id(text_id, of)
        for bundle in self._bundles:
            pattern = bundle.pattern(text_id)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, values)
                if errors:
                    return self._complain(f"{text_id!r} in {self.language}: {errors}", str(text))
                return str(text)
        return self._complain(f"no text {text_id!r}", text_id)

    def has(self, text_id: str) -> bool:
        """Return whether this language itself has the text, without English."""
        return self._bundles[0].pattern(whole_id(text_id)) is not None

    def _complain(self, problem: str, shown: str) -> str:
        if self.strict:
            raise UnknownText(problem)
        log.error("text: %s", problem)
        return shown

    # Cards -------------------------------------------------------------------------------------

    @cached_property
    def indices(self) -> Mapping[Rank, str]:
        """Return what stands in the corner of a card: A K Q J 10 9 8 7, or A R D V 10 9 8 7."""
        return MappingProxyType({rank: self("card-index", rank.name) for rank in Rank})

    def suit(self, suit: Trump) -> str:
        """`♥`; of a contract without a trump suit `NT`, `SA`"""
        return SUIT_SIGNS[suit] if isinstance(suit, Suit) else self("suit-sign", suit.name)

    def suit_name(self, suit: Trump) -> str:
        """`hearts`, `cœur`; `no trumps`, `sans atout`"""
        return self("suit-name", suit.name)

    def card(self, card: Card) -> str:
        """`K♥`, `R♥`"""
        return self.indices[card.rank] + self.suit(card.suit)

    def card_name(self, card: Card) -> str:
        """`king of hearts`, `roi de cœur`: for whoever hears it"""
        return self._heard(card)

    def the_card(self, card: Card) -> str:
        """`the K♥`, `le R♥`, `la D♥`, `l’A♥`"""
        return self("card-the", card=self.card(card), rank=card.rank.name.lower())

    def cards(self, cards: Iterable[Card]) -> str:
        """`A♠ K♠ 9♥`"""
        return " ".join(map(self.card, cards))

    def card_names(self, cards: Iterable[Card]) -> str:
        """`ace of spades, king of spades, nine of hearts`: for alt text"""
        return ", ".join(map(self.card_name, cards))

    # Contracts and declarations ----------------------------------------------------------------

    def trump(self, trump: Trump) -> str:
        """`♥ hearts`, `cœur ♥`; `no trumps`, `sans atout`"""
        name = self.suit_name(trump)
        if not isinstance(trump, Suit):
            return name
        return self("trump-named", suit=self.suit(trump), suit_name=name)

    def bid_points(self, points: int) -> str:
        """`90`, `capot`, `générale`"""
        named = CALLED.get(points)
        return self.number(points) if named is None else self("bid-called", named)

    def bid(self, bid: Bid) -> str:
        """`90 ♥`, `capot ♠`, `100 SA`"""
        return self.contract(bid.points, self.suit(bid.suit))

    def contract(self, points: int | None, trump: str) -> str:
        """`90 ♥`; where no points are named the trump alone, as it is given"""
        return f"{self.bid_points(points)} {trump}" if points else trump

    def announced(self, kind: DeclarationKind, length: int, rank: Rank | None) -> str:
        """Return what the table hears first: `cinquante`, `four kings`; `cinquante`, `carré de
        rois`.

        `rank` is needed of a carré only, as far as it is said.
        """
        if kind is DeclarationKind.CARRE:
            return self("carre-unnamed") if rank is None else self("carre-called", rank.name)
        return self("run-called", length)

    def declaration(self, declaration: Declaration) -> str:
        """The whole of it: `cinquante Q-J-10-9♠`, `four kings`"""
        kind, cards = declaration.kind, declaration.cards
        name = self.announced(kind, declaration.length, declaration.rank)
        if not declaration.is_run:
            return name
        ranks = "-".join(self.indices[card.rank] for card in cards)
        return f"{name} {ranks}{self.suit(cards[0].suit)}"

    def declarations(self, choice: Choice) -> str:
        """`four kings (100) and tierce A-K-Q♥ (20)`; empty for silence"""
        return self.join_and([f"{self.declaration(each)} ({each.points})" for each in choice])

    # Numbers, lists, names ---------------------------------------------------------------------

    def number(self, number: float) -> str:
        """`1,000`, `1 000` (with a narrow no-break space); `84.6`, `84,6`; `−162`, with a minus
        and no hyphen, as in every text"""
        return self._number(number).replace("-", "−")

    def percent(self, share: float | Decimal, decimals: int = 0) -> str:
        """`58%`, `58 %`; with two decimals `58.33%`, `58,33 %`"""
        if not decimals:
            return format_percent(share, locale=self._babel)
        pattern = self._babel.percent_formats[None].pattern
        exact = pattern.replace("##0", f"##0.{'0' * decimals}")
        return format_percent(share, exact, locale=self._babel)

    def months(self, begins: float, ends: float) -> str:
        """The months of a season, of which `ends` is no part: `Jul–Sep 2026`, `sept. 2026`,
        `Dec 2026–Jan 2027`"""
        first, last = (datetime.fromtimestamp(each, UTC) for each in (begins, ends - 1))
        names = [format_date(each, "LLL", locale=self._babel) for each in (first, last)]
        if first.year != last.year:
            names[0] += f" {first.year}"
        return f"{'–'.join(dict.fromkeys(names))} {last.year}"

    def month(self, number: int) -> str:
        """`Jan`, `janv.` for 1"""
        return format_date(date(2000, number, 1), "LLL", locale=self._babel)

    def timestamp(self, unix: float, style: str = "R") -> str:
        """Discord's markup for a moment, which each reader sees in their zone and language.

        `style`: t T d D f F R; R is "in 20 seconds" and keeps moving.
        """
        return f"<t:{int(unix)}:{style}>"

    def moment(self, unix: float, style: str, zone: str) -> str:
        """The same moment where nobody but us can write it, as it is in a zone: `21:40`; `Friday
        5 June 2026 at 21:40`. `style` as in `timestamp`, without R."""
        at, locale = datetime.fromtimestamp(unix, ZoneInfo(zone)), self._babel
        clock = format_time(at, "medium" if style == "T" else "short", locale=locale)
        if style in "tT":
            return clock
        day = format_date(at, {"d": "short", "F": "full"}.get(style, "long"), locale=locale)
        return day if style in "dD" else f"{day}, {clock}"

    def from_now(self, seconds: float) -> str:
        """`in 20 minutes`, `2 hours ago`; six days are no week, as on Discord"""
        return format_timedelta(int(seconds), threshold=1, add_direction=True, locale=self._babel)

    def join_or(self, items: Sequence[str]) -> str:
        """`a, b or c`"""
        return self._list("or", *items)

    def join_and(self, items: Sequence[str]) -> str:
        """`a, b and c`"""
        return self._list("standard", *items)

    def name(self, name: str) -> str:
        """A display name made harmless; see `safe_name`."""
        return safe_name(name)

    def line(self, line: str) -> str:
        """A line that somebody wrote, made harmless but for its links; see `safe_line`."""
        return safe_line(line)

    # Refusals ----------------------------------------------------------------------------------

    def refusal(self, illegal: IllegalAction) -> str:
        """Why the rules refuse an action, and what may be done instead."""
        instead = [self.the_card(Card.parse(card)) for card in illegal.instead]
        return self(
            "refusal-reason", illegal.reason.value, instead=self.join_or(instead), rule=illegal.rule
        )


# The texts of a language -------------------------------------------------------------------------

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""a message or term begins its line; what continues it is indented or a closing brace"""


class Bundle(FluentBundle):
    """A bundle to which files are added in no time.

    To parse the thousands of texts of a language takes half a second, at each start and of each
    language; an evening needs a few hundred of them.
    """

    def __init__(self, *locales: str, functions: dict[str, Any]) -> None:
        # Isolation marks show as boxes in some clients and pictures; names isolate themselves.
        super().__init__(list(locales), use_isolating=False, functions=functions)
        self._sources: dict[str, str] = {}
        self._simple: dict[Pattern, list[tuple[str, bool]] | None] = {}
        """by pattern: its texts and the names of its values, which those are; None: it has more"""

    def add_file(self, source: str) -> None:
        """Add the texts of a file; what has an id already stays."""
        for text_id, entry in entries(source):
            self._sources.setdefault(text_id, entry)

    def pattern(self, text_id: str) -> Pattern | None:
        """The text of an id, `name` or `name.which`; None if there is none."""
        name, _, which = text_id.partition(".")
        if name not in self._sources:
            return None
        message = self.get_message(name)
        return message.attributes.get(which) if which else message.value

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        # The one place in which the library looks for a text, also for one that another names.
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self.add_resource(parsed(self._sources[name]))
        return super()._lookup(entry_id, term)

    def format_pattern(self, pattern: Pattern, args: dict[str, Any] | None = None) -> Any:
        """Format a text; one that only has words put into it takes a tenth of the library's
        time."""
        if pattern not in self._simple:
            self._simple[pattern] = _words_and_values(pattern)
        parts = self._simple[pattern]
        if parts is not None and args is not None:
            found = [args.get(part) if is_value else part for part, is_value in parts]
            words = [each for each in found if type(each) is str and len(each) <= MAX_PART_LENGTH]
            if len(words) == len(parts):
                return "".join(words), []
        return super().format_pattern(pattern, args)


_LINE = re.compile(
    r"(?:(?P<name>[A-Za-z][\w-]*)|    \.(?P<which>[A-Za-z][\w-]*))"
    r" =(?: (?P<text>(?! )(?:[^\n{}]|\{ \$[A-Za-z][\w-]* \})+))?(?=\n|$)",
    re.ASCII,
)
"""a text of one line with nothing but values in it, as most are"""
_VALUE = re.compile(r"\{ \$([\w-]+) \}")
_REST = re.compile(r"(?:\n?$|\n(?=\n|#))(?:#.*|\s)*$")
"""what may stand below an entry: comments, of the next one too"""


def parsed(entry: str) -> ast.Resource:
    """A message or term as Fluent's parser reads it; most are read in a tenth of its time."""
    message, at = None, 0
    while line := _LINE.match(entry, at):
        pattern = _pattern(line["text"].rstrip(" ")) if line["text"] else None
        if message is None and line["name"]:
            message = ast.Message(ast.Identifier(line["name"]), pattern)
        elif message is not None and line["which"] and pattern:
            message.attributes.append(ast.Attribute(ast.Identifier(line["which"]), pattern))
        else:
            break
        if _REST.match(entry, line.end()):
            return ast.Resource([message])
        at = line.end() + 1
    return FluentResource(entry)


def _pattern(text: str) -> ast.Pattern:
    found = _VALUE.split(text)  # every other one is a value's name
    values = [
        ast.Placeable(ast.VariableReference(ast.Identifier(each)))
        if place % 2
        else ast.TextElement(each)
        for place, each in enumerate(found)
        if each
    ]
    return ast.Pattern(values)


def _words_and_values(pattern: Pattern) -> list[tuple[str, bool]] | None:
    parts = []
    # What is a single text or value is no pattern of one.
    for each in getattr(pattern, "elements", [pattern]):
        if isinstance(each, TextElement):
            parts.append((each.value, False))
        elif isinstance(each, Placeable) and isinstance(each.expression, VariableReference):
            parts.append((each.expression.id.name, True))
        else:
            return None
    return parts


def entries(source: str) -> list[tuple[str, str]]:
    """Split a file into its messages and terms (`-term`), each with its source."""
    found = list(_ENTRY.finditer(source))
    ends = [*(each.start() for each in found[1:]), len(source)]
    return [(each[1], source[each.start() : end]) for each, end in zip(found, ends, strict=True)]


@cache
def _bundle(language: str) -> Bundle:
    bundle = Bundle(REGIONS[language], functions={"DE": de})
    folder = files("bot.text") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            bundle.add_file(file.read_text("utf-8"))
    return bundle


@cache
def words_for(language: str) -> Words:
    """Return what readers of a language of `LANGUAGES` get; anything else raises `ValueError`.

    A language that is not complete yet would be a mixture: its readers get English.
    """
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}")
    return Words(language if language in COMPLETE else FALLBACK)


@cache
def command_words(language: str) -> Words:
    """The names and descriptions of commands, which are there in all of `LANGUAGES`."""
    return Words(language)
