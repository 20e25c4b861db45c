"""Watching what the bot sends: whose eyes it is for, and what it tells of cards.

Pictures cannot be read here; they are made from the same views as the texts (test_hidden_cards
compares them byte by byte).
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

from bot.rules import (
    PACK,
    Card,
    Declaration,
    Phase,
    Rank,
    State,
    Suit,
    choices,
    find_preset,
)
from bot.rules.core.state import Deal
from bot.sandbox import ShownMessage
from bot.sandbox.world import DM, Channel, Message
from bot.tables import Game
from bot.text import language_of, words_for
from tests.end_to_end.club import Club
from tests.end_to_end.playing import LANGUAGES, Table
from tests.sandbox_fixtures import watch_messages

CARD_ID = re.compile(r"dd:(?:play|discard):\d+:\w+:([AKQJT987][SHDC])")
SEAT_ID = re.compile(r"dd:\w+:\d+:\d+[aewrv](\d)")
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
        titles = {n: f"· {words('table-deal', number=n)}\n" for n in range(1, game.deal + 1)}
        return next((n for n, title in titles.items() if title in everything), None)


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
            known.cards.update(known_cards(game, seat))
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


# What one may know -----------------------------------------------------------------------------


def known_cards(game: Game, seat: int | None) -> set[Card]:
    """Return what a seat (None: the table) has seen of the deal that goes on and of the draw."""
    state = game.state
    if state is None:
        return set()
    known = {card for drawn in state.draws for _, card in drawn}
    deal = _deal(state)
    if deal is None:
        return known
    shown = _shown(deal, state)
    known.update(deal.trick, *(trick.cards for trick in deal.tricks), shown)
    known.update(_open(deal, state))
    if deal.moved is not None and seat == deal.taker:
        known.update(deal.moved.taken_up, deal.moved.laid)
    if deal.fields:
        # What lies open is open for both; what is covered is known to neither.
        known.update(place.up for field in deal.fields for place in field if place.up)
    elif seat is not None:
        known.update(deal.hands[seat])
    return known


def _open(deal: Deal, state: State) -> Iterator[Card]:
    """What lies face up beside the play, and the card that everybody is asked for."""
    exchanged_for = state.game_type.dealing.exchanged_for
    if deal.turn_up is not None:
        yield deal.turn_up
        if exchanged_for and (card := exchanged_for(deal.turn_up, deal.trump)):
            yield card
    if deal.moved is not None and deal.moved.exchanged is not None:
        yield deal.moved.exchanged[1]
    if state.rules.show_bottom and deal.taker is not None:
        yield from deal.stock[-1:]


def _deal(state: State) -> Deal | None:
    """The deal of the messages that are up to date: not the one before, while it is cut."""
    return None if state.phase in (Phase.CUT, Phase.PACKETS) else state.deal


def _shown(deal: Deal, state: State) -> Iterator[Card]:
    """The cards of declarations that lie open: all that was declared before the first lead, and
    what counts for a team once its opponents asked to see it. Four of a kind need not be shown.
    """
    declaring, accounts = deal.declaring, state.game_type.accounts
    if declaring is None or _is_talked_over(deal, state):
        return
    counts = declaring.contest.scoring if declaring.contest else ()
    for each in declaring.announced:
        asked_for = each in counts and accounts.of(each.seat) in declaring.shown
        if not each.declaration.is_run or declaring.spoken or asked_for:
            yield from each.declaration.cards


def _is_talked_over(deal: Deal, state: State) -> bool:
    """Tell whether runs are still compared, of which nothing but their worth is said (CL4)."""
    return state.rules.declarations == "talk" and not deal.tricks


def known_declarations(game: Game, seat: int | None) -> set[str]:
    """Return what was announced, in all languages, and what this seat may announce itself."""
    state = game.state
    deal = _deal(state) if state else None
    if state is None or deal is None:
        return set()
    sets = () if seat is None else choices(deal.hands[seat], state.rules)
    own = [each for choice in sets for each in choice]
    said: list[Declaration] = []
    if deal.declaring and not _is_talked_over(deal, state):
        contest, heard = deal.declaring.contest, deal.declaring.announced
        if state.rules.declarations == "talk" and contest is not None:
            heard = contest.scoring
        said = [each.declaration for each in heard]
    return {
        words_for(language).announced(each.kind, each.length, each.rank).casefold()
        for each in (*own, *said)
        for language in LANGUAGES.values()
    }


# What a text tells -----------------------------------------------------------------------------


def cards_in(text: str, language: str) -> set[Card]:
    """Every card that a text names, as `10♥`, as `ten of hearts`, in a run, or in a custom id."""
    names, pattern = _names(language)
    found = {card for match in pattern.findall(text) for card in names[match]}
    return found | {Card.parse(match) for match in CARD_ID.findall(text)}


def declared_in(text: str, language: str) -> set[str]:
    """The kinds of declarations that a text speaks of: `run of four`, `four kings`."""
    return set(_kinds(language).findall(text.casefold()))


@cache
def _names(language: str) -> tuple[dict[str, tuple[Card, ...]], re.Pattern[str]]:
    words = words_for(language)
    names: dict[str, tuple[Card, ...]] = {words.card(card): (card,) for card in PACK}
    names |= {words.card_name(card): (card,) for card in PACK}
    for run in _runs():
        # `Q-J-10♥`, and as it is heard `queen of hearts to ten of hearts`
        kind = words.announced(run.kind, run.length, run.rank)
        names[words.declaration(run).removeprefix(f"{kind} ")] = run.cards
        ends = {"top": words.card_name(run.cards[0]), "bottom": words.card_name(run.cards[-1])}
        names[words("alt-run", **ends)] = run.cards
    return names, re.compile(_any_of(names))


@cache
def _kinds(language: str) -> re.Pattern[str]:
    words = words_for(language)
    names = {words.announced(each.kind, each.length, None).casefold() for each in _runs()}
    names |= {
        words(f"carre-called.{rank.name}").casefold() for rank in Rank if rank.value not in "87"
    }
    return re.compile(rf"\b(?:{_any_of(names)})\b")


def _any_of(names: Iterable[str]) -> str:
    longest_first = sorted(names, key=len, reverse=True)
    return "|".join(map(re.escape, longest_first))


@cache
def _runs() -> tuple[Declaration, ...]:
    """Every run there is."""
    rules = find_preset("dutch")
    suits = [[card for card in PACK if card.suit is suit] for suit in Suit]
    return tuple({run for suit in suits for choice in choices(suit, rules) for run in choice})


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
