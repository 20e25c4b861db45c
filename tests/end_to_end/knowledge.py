"""What somebody may know of a deal, and what a text tells of its cards."""

import re
from collections.abc import Iterable, Iterator
from functools import cache

from bot.rules import (
    PACK,
    Card,
    Declaration,
    Phase,
    Rank,
    Ruleset,
    Sides,
    State,
    Suit,
    choices,
    find_preset,
)
from bot.rules.core.state import Deal
from bot.tables import Game
from bot.text import COMPLETE, words_for
from tests.rules.recounting import talked

CARD_ID = re.compile(r"dd:(?:play|discard):\d+:\w+:([AKQJT987][SHDC])")

# What one may know -----------------------------------------------------------------------------


def known_cards(state: State, seat: int | None) -> set[Card]:
    """Return what a seat (None: the table) sees of the deal that goes on and of the draw."""
    known = {card for drawn in state.draws for _, card in drawn}
    deal = _deal(state)
    if deal is None:
        return known
    shown = _shown(deal, state.game_type.accounts)
    known.update(deal.trick, *(trick.cards for trick in deal.tricks), shown)
    if deal.turn_up is not None:
        known.add(deal.turn_up)
    if state.rules.show_bottom and deal.taker is not None:
        known.update(deal.stock[-1:])
    if deal.fields:
        # What lies open is open for both; what is covered is known to neither.
        known.update(place.up for field in deal.fields for place in field if place.up)
    elif seat is not None:
        known.update(deal.hands[seat])
        known.update(deal.moved.laid if deal.moved and seat == deal.taker else ())
        # Whoever is asked for an exchange is told of which card, also who has it not.
        exchanged_for = state.game_type.dealing.exchanged_for
        if state.phase is Phase.TALON and exchanged_for and deal.turn_up:
            known.update(filter(None, [exchanged_for(deal.turn_up, deal.trump)]))
    return known


def _deal(state: State) -> Deal | None:
    """The deal of the messages that are up to date: not the one before, while it is cut."""
    return None if state.phase in (Phase.CUT, Phase.PACKETS) else state.deal


def _shown(deal: Deal, accounts: Sides) -> Iterator[Card]:
    """The cards of declarations that lie open: all that was declared before the first lead, and
    what counts for a team once its opponents asked to see it. Four of a kind need not be shown.
    Where the rules compare aloud, what counts is shown after the first trick.
    """
    declaring = deal.declaring
    if declaring is None:
        return
    decided = declaring.contest and len(deal.tricks) >= declaring.decided_in
    counts = declaring.contest.scoring if declaring.contest and decided else ()
    for each in declaring.announced:
        asked_for = each in counts and accounts.of(each.seat) in declaring.shown
        if not each.declaration.is_run or declaring.spoken or asked_for:
            yield from each.declaration.cards


def known_declarations(game: Game, seat: int | None) -> set[str]:
    """Return what was announced, in all languages, and what this seat may announce itself."""
    state = game.state
    deal = _deal(state) if state else None
    if state is None or deal is None:
        return set()
    sets = () if seat is None else choices(deal.hands[seat], state.rules)
    own = [each for choice in sets for each in choice]
    said = list(_named(deal, state.rules))
    return {
        words_for(language).announced(each.kind, each.length, each.rank).casefold()
        for each in (*own, *said)
        for language in COMPLETE
    }


def _named(deal: Deal, rules: Ruleset) -> Iterator[Declaration]:
    """What everybody has heard of; in talk the longest run of who speaks first, with their first
    card, and what counts after the first trick."""
    declaring = deal.declaring
    if declaring is None:
        return
    if rules.declarations != "talk":
        yield from (each.declaration for each in declaring.announced)
        return
    if deal.tricks and declaring.contest is not None:
        yield from (each.declaration for each in declaring.contest.scoring)
    elder = (deal.dealer + 1) % len(deal.hands)
    for seat, has_spoken in ((elder, deal.trick or deal.tricks), (deal.dealer, deal.tricks)):
        held = [e.declaration for e in declaring.announced if e.seat == seat]
        if held:
            if has_spoken:
                yield max(held, key=lambda each: each.length)
            return


def heard(state: State) -> list[object]:
    """Return what was said aloud in the deal that goes on: words of belotes, and of sequences."""
    deal = _deal(state)
    if deal is None or deal.taker is None:
        return []
    said: list[object] = [(each.seat, each.suit, each.words) for each in deal.belotes if each.words]
    if state.rules.declarations != "talk" or state.phase is not Phase.PLAY:
        return said
    hands = [[str(card) for card in hand] for hand in deal.hands]
    out = 0
    for leader, cards in (*((e.leader, e.cards) for e in deal.tricks), (deal.leader, deal.trick)):
        for number, card in enumerate(cards):
            hands[(leader + number) % len(hands)].append(str(card))
            out += 1
    trump = deal.trump.value if deal.trump else ""
    return [*said, *talked(hands, 1 - deal.dealer, trump, out)]


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
