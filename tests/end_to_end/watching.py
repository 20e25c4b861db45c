"""Watching what the bot sends: whose eyes it is for, and which cards it names.

Pictures cannot be read here; they are made from the same views as the texts (test_hidden_cards
compares them byte by byte).
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from bot.rules import PACK, Card, State
from bot.sandbox import Change, ShownMessage
from bot.sandbox.world import DM, Message
from bot.tables import Game
from bot.text import Words, language_of, words_for
from tests.end_to_end.club import Club
from tests.end_to_end.playing import Table

CARD_ID = re.compile(r"dd:play:\d+:\w+:([AKQJT987][SHDC])")


class Sent(NamedTuple):
    """A message as it was sent or edited; `reader` is None when everybody at the table reads it."""

    reader: str | None
    language: str
    texts: tuple[str, ...]


class Watch:
    """Collects all that is sent, and checks it against what its readers may know."""

    def __init__(self, club: Club, language: str) -> None:
        self._club = club
        self._language = language
        self._sent: list[Sent] = []
        self._known: defaultdict[tuple[int, int | None], set[Card]] = defaultdict(set)
        self.named = 0
        """How many cards were named in what was checked."""
        club.sandbox.on_change.append(self._changed)

    def _changed(self, change: Change) -> None:
        if change.kind not in ("message_create", "message_update"):
            return
        world = self._club.sandbox.world
        message = world.channels[change.channel_id or ""].messages[change.message_id or ""]
        reader = self._reader(message)
        language = self._language
        if reader:
            language = language_of(self._club.person(reader).locale)
        self._sent.append(Sent(reader, language, tuple(_texts(ShownMessage(message)))))

    def _reader(self, message: Message) -> str | None:
        channel = self._club.sandbox.world.channels[message.channel_id]
        reader = message.viewer
        if channel.type == DM:
            reader = next(each for each in channel.recipients if each in self._ids())
        return self._ids()[reader] if reader else None

    def _ids(self) -> dict[str, str]:
        return {person.id: key for key, person in self._club.sandbox.people.items()}

    async def check(self, table: Table) -> None:
        """Nobody was told of a card he may not know, and the table only of those it has seen.

        To be called after every action: a deal that is thrown in takes its cards along.
        """
        game = await table.game()
        seats = await table.sitting()
        for seat in (None, *seats.values()):
            self._known[game.deal, seat] |= known_cards(game, seat)
        sent, self._sent = self._sent, []
        for each in sent:
            seat = seats.get(each.reader) if each.reader else None
            known = self._known[_deal_of(each, game), seat]
            for text in each.texts:
                named = cards_in(text, each.language)
                assert named <= known, f"{each.reader or 'the table'} reads {text!r}"
                self.named += len(named)


def _deal_of(sent: Sent, game: Game) -> int:
    """The deal that a message says it shows, else the one that goes on."""
    everything = "\n".join(sent.texts)
    words = words_for(sent.language)
    shown = [n for n in range(1, game.deal + 1) if _title(n, words) in everything]
    return shown[0] if shown else game.deal


def _title(deal: int, words: Words) -> str:
    return f"· {words('table-deal', number=deal)}\n"


def known_cards(game: Game, seat: int | None) -> set[Card]:
    """What a seat (None: the table) has seen of the deal that goes on and of the draw."""
    state = game.state
    if state is None:
        return set()
    known = {card for drawn in state.draws for _, card in drawn}
    known |= _played(state)
    if state.deal is not None:
        known.add(state.deal.turn_up)
        if seat is not None:
            known |= set(state.deal.hands[seat])
    return known


def _played(state: State) -> set[Card]:
    deal = state.deal
    if deal is None:
        return set()
    return set(deal.trick).union(*(trick.cards for trick in deal.tricks))


def cards_in(text: str, language: str) -> set[Card]:
    """Every card that a text names, as `10♥`, as `ten of hearts`, or in a custom id."""
    names, pattern = _names(language)
    found = {names[match] for match in pattern.findall(text)}
    return found | {Card.parse(match) for match in CARD_ID.findall(text)}


@cache
def _names(language: str) -> tuple[dict[str, Card], re.Pattern[str]]:
    words = words_for(language)
    names = {words.card(card): card for card in PACK} | {words.card_name(c): c for c in PACK}
    longest_first = sorted(names, key=len, reverse=True)
    return names, re.compile("|".join(map(re.escape, longest_first)))


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
