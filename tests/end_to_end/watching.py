"""Watching what the bot sends: whose eyes it is for, and what it tells of cards.

Pictures cannot be read here; they are made from the same views as the texts (test_hidden_cards
compares them byte by byte).
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

from bot.rules import Card
from bot.sandbox import ShownMessage
from bot.sandbox.world import DM, Channel, Message
from bot.tables import Game
from bot.text import language_of, words_for
from tests.end_to_end.club import Club
from tests.end_to_end.knowledge import cards_in, declared_in, known_cards, known_declarations
from tests.end_to_end.playing import Table
from tests.sandbox_fixtures import watch_messages

SEAT_ID = re.compile(r"dd:\w+:\d+:\d+[awrveh](\d)")
"""of what several may be asked at once: the decision has the number of a seat"""


class Sent(NamedTuple):
    """A message as it was sent or edited; `reader` is None when everybody at the table reads it."""

    reader: str | None
    language: str
    texts: tuple[str, ...]

    def deal(self, game: Game) -> int | None:
        """The deal that it says it shows; None for a message that is of no deal."""
        everything = "\n".join(self.texts)
        words = words_for(self.language)
        titles = {n: f"· {words('table-deal', number=n)}" for n in range(1, game.deal + 1)}
        ends = ("\n", " · ")
        found = (n for n, title in titles.items() if any(title + end in everything for end in ends))
        return next(found, None)


class Known(NamedTuple):
    """The knowledge that a seat (or everybody) may have of a deal."""

    cards: set[Card]
    declared: set[str]
    """what was announced, and what the seat itself may announce, as in `words.announced`"""


class Watch:
    """Collects all that is sent, and checks it against what its readers may know."""

    def __init__(self, club: Club, language: str) -> None:
        self._club = club
        self._language = language
        self._sent: list[Sent] = []
        self._known: defaultdict[tuple[int, int, int | None], Known] = defaultdict(
            lambda: Known(set(), set())
        )
        self.named = 0
        """How many cards were named in what was checked."""
        watch_messages(club.sandbox, self._seen)

    def _seen(self, channel: Channel, message: Message, _is_new: bool) -> None:
        reader = self._reader(channel, message)
        language = self._language
        if reader:
            language = language_of(self._club.person(reader).locale)
        self._sent.append(Sent(reader, language, tuple(_texts(ShownMessage(message)))))

    def _reader(self, channel: Channel, message: Message) -> str | None:
        reader = message.viewer
        if channel.type == DM:
            reader = next(each for each in channel.recipients if each in self._ids())
        return self._ids()[reader] if reader else None

    def _ids(self) -> dict[str, str]:
        return {person.id: key for key, person in self._club.sandbox.people.items()}

    async def check(self, table: Table) -> None:
        """Nobody was told of a card or a declaration that they may not know, nor asked for another.

        To be called after every action: a deal that is thrown in takes its cards along.
        """
        game = await table.game()
        seats = table.seats(game)
        for seat in (None, *seats.values()):
            known = self._known[game.id, game.deal, seat]
            known.cards.update(known_cards(game.state, seat) if game.state else ())
            known.declared.update(known_declarations(game, seat))
        sent, self._sent = self._sent, []
        for each in sent:
            seat = seats.get(each.reader) if each.reader else None
            deal = each.deal(game)
            known = self._known[game.id, deal or game.deal, seat]
            for text in each.texts:
                reads = f"{each.reader or 'the table'} reads {text!r}"
                named = cards_in(text, each.language)
                assert named <= known.cards, reads
                assert {int(number) for number in SEAT_ID.findall(text)} <= {seat}, reads
                # The lobby tells what the rules of declarations are.
                if deal is not None:
                    assert declared_in(text, each.language) <= known.declared, reads
                self.named += len(named)


def _texts(message: ShownMessage) -> Iterator[str]:
    """Everything that can be read of a message: texts, labels, alt texts, ids, names of files."""
    yield message.content
    yield from _strings(message.components)
    for each in message.attachments:
        yield each.filename
        yield each.description or ""


def _strings(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        for key, value in node.items():
            if key not in ("url", "proxy_url"):
                yield from _strings(value)
    elif isinstance(node, list):
        for each in node:
            yield from _strings(each)
    elif isinstance(node, str):
        yield node
