"""The knowledge of a seat about hidden cards, and deals that go with it.

Whatever is proven holds in every world: cards that were shown or said are where they are, everybody
could play what they played by the rules of the table (no suit, no trump, no higher trump, no king
behind a queen …), and who declared something holds it. Of all such deals each is as likely as the
others, or as `lean` says.

Sets of cards are numbers here in which the bit `Card.index` stands for a card.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bot.robots.knowledge import placed_cards
from bot.robots.search.preparing import compiled
from bot.robots.search.stage import plays_of
from bot.robots.search.tables import ContractTables, Numbers, tables_of
from bot.rules import (
    PACK,
    Card,
    DeclarationKind,
    Heard,
    NoSuit,
    Phase,
    Rank,
    Suit,
    View,
    belote_suits,
)

SEATS = 4
HARDLY = 1e-6
"""how often a taker has to lay away what else stays in the hand"""
RARELY = 0.03
"""how often somebody does not exchange who could"""
Leanings = NDArray[np.float64]


class Situation(NamedTuple):
    """The knowledge of a seat about all the hands, in the middle of a deal or of its auction."""

    tables: ContractTables
    known: tuple[frozenset[Card], ...]
    """by seat: cards that are in its hand; in Découverte those that lie open"""
    sizes: tuple[int, ...]
    """by seat: how many cards it has beside these; in Découverte how many are covered"""
    hidden: tuple[Card, ...]
    """the cards of which the seat does not know where they are: more than the hands have room for
    where some are not played"""
    may_hold: Leanings
    """by `Card.index` and seat: 0 where it is proven that the seat does not have it, else 1, or a
    little where it hardly has"""
    plays: tuple[tuple[int, Card], ...]
    """the cards played and their seats, in playing order; in Découverte nothing: nobody there
    proves anything about cards that are covered"""
    holds: tuple[tuple[int, tuple[frozenset[Card], ...]], ...]
    """seats that hold, or held, one of these sets"""
    covered: tuple[tuple[int, Card], ...] = ()
    """Découverte: each seat and card with something beneath"""


class Worlds(NamedTuple):
    """Deals that could be."""

    hands: Numbers
    """a row a world, a column a seat: sets of cards"""
    under: Numbers
    """a row a world, or one for all; by `Card.index` the number of the card beneath, else -1"""

    def __len__(self) -> int:
        return len(self.hands)

    def part(self, first: int, end: int | None) -> "Worlds":
        """Return the worlds from `first` on, before `end`."""
        under = self.under if len(self.under) == 1 else self.under[first:end]
        return Worlds(self.hands[first:end], under)


NOTHING_UNDER = np.full((1, len(PACK)), -1, np.int64)


def deal_worlds(
    situation: Situation, number: int, seed: int, lean: Leanings | None = None
) -> Worlds:
    """Return `number` worlds, or fewer where nearly no deal goes with what is known.

    `lean` has a factor by `Card.index` and seat; a deal is as likely as the product of the factors
    of its hidden cards. The same seed gives the same worlds.
    """
    tables = situation.tables
    weights = np.zeros((len(PACK), SEATS))
    for card in PACK:
        factors = situation.may_hold[card.index]
        weights[tables.bits[card.index]] = factors if lean is None else factors * lean[card.index]
    # What nobody plays is dealt to a seat that there is not, and forgotten.
    players, stock = len(situation.sizes), len(situation.hidden) - sum(situation.sizes)
    sizes = np.array(_filled([*situation.sizes, stock][:SEATS]), np.int64)
    hands = np.zeros((number, SEATS), np.int64)
    known = np.array(_filled([tables.set_of(each) for each in situation.known]), np.int64)
    plays = [(seat, tables.bits[card.index]) for seat, card in situation.plays]
    wanted = [
        (count, seat, tables.set_of(cards))
        for count, (seat, sets) in enumerate(situation.holds)
        for cards in sets
    ]
    # The cards that may be in fewest hands first: the numbers of ways stay exact.
    hidden = np.array([tables.bits[card.index] for card in situation.hidden], np.int64)
    chance = np.array([seed & (1 << 64) - 1], np.uint64)
    # In Découverte the covered cards lie below the others, in no hand yet.
    within = np.zeros(SEATS, np.int64) if situation.covered else known
    found = compiled().dealing.deal_worlds(
        tables.facts, within, hidden, sizes, weights, np.array(plays, np.int64).reshape(-1, 2),
        np.array(wanted, np.int64).reshape(-1, 3), chance, hands,
    )  # fmt: skip
    hands = tables.as_indices(hands[:found])
    hands[:, players:] = 0
    if not situation.covered:
        return Worlds(hands, NOTHING_UNDER)
    return _beneath(situation, hands, seed)


def without_some(hands: Numbers, size: int, seed: int) -> Numbers:
    """Return `size` cards of each hand, any of them."""
    found = np.array(hands, np.int64)
    compiled().dealing.take_away(found, size, np.array([seed & (1 << 64) - 1], np.uint64))
    return found


def _filled(numbers: Sequence[int]) -> list[int]:
    return [*numbers, *[0] * (SEATS - len(numbers))]


def _beneath(situation: Situation, beneath: Numbers, seed: int) -> Worlds:
    """Lay the covered cards of each seat beneath its open ones, in any order."""
    chance = np.random.Generator(np.random.PCG64(seed))
    under = np.full((len(beneath), len(PACK)), -1, np.int64)
    for seat in range(len(situation.known)):
        places = [card.index for owner, card in situation.covered if owner == seat]
        if places:
            bits = beneath[:, seat, None] >> np.arange(len(PACK)) & 1
            cards = np.nonzero(bits)[1].reshape(len(beneath), len(places))
            under[:, places] = chance.permuted(cards, axis=1)
    sets = [sum(1 << card.index for card in cards) for cards in situation.known]
    return Worlds(np.tile(np.array(_filled(sets), np.int64), (len(beneath), 1)), under)


# From a view --------------------------------------------------------------------------------------


def situation_of(view: View, taker: int | None = None) -> Situation:
    """Return what the seat of `view` knows.

    Before there is a contract `taker` is who would get the turned card, where one is turned up.
    """
    if view.seat is None:
        raise ValueError("whoever only watches has no cards")
    if view.fields:
        return _of_fields(view)
    taker = view.taker if view.taker is not None else taker
    placed = placed_cards(view, taker)
    for heard in view.heard:
        placed |= dict.fromkeys(_cards_of(heard), heard.seat)
    played = view.played
    known = [set[Card]() for _ in range(view.game_type.seats)]
    known[view.seat].update(view.hand)
    for card, seat in placed.items():
        if card not in played:
            known[seat].add(card)
    plays = plays_of(view)
    gone = [sum(each == seat for each, _ in plays) for seat in range(view.game_type.seats)]
    dealing = view.game_type.dealing
    whole, gone_from = dealing.hand, frozenset((*played, *view.known_out))
    return Situation(
        tables=_any_tables(view),
        known=tuple(map(frozenset, known)),
        # Who has still to lay cards away has more than a hand.
        sizes=tuple(max(0, whole - gone[seat] - len(c)) for seat, c in enumerate(known)),
        hidden=tuple(
            e for e in dealing.pack if e not in gone_from and not any(e in k for k in known)
        ),
        may_hold=_may_hold(view, plays),
        plays=plays,
        holds=tuple(_declared(view, placed, plays)),
    )


def _of_fields(view: View) -> Situation:
    """Découverte: what is covered lies anyhow."""
    known = tuple(
        frozenset(each.up for each in field if each.up is not None) for field in view.fields
    )
    on_table = dict(view.trick)
    covered: list[tuple[int, Card]] = []
    for seat, field in enumerate(view.fields):
        for place in field:
            # Of a card on the table what lay beneath stays covered until the trick is over (B3).
            above = place.up if place.up is not None else on_table.get(seat)
            if place.covered and above is not None:
                covered.append((seat, above))
    return Situation(
        tables=_any_tables(view),
        known=known,
        sizes=tuple(sum(owner == seat for owner, _ in covered) for seat in range(len(known))),
        hidden=tuple(
            e
            for e in view.game_type.dealing.pack
            if e not in view.played and not any(e in k for k in known)
        ),
        may_hold=np.ones((len(PACK), SEATS)),
        plays=(),
        holds=(),
        covered=tuple(covered),
    )


def _any_tables(view: View) -> ContractTables:
    """Return the tables of the contract; before there is one, any that know the cards."""
    trump = Suit.SPADES if view.trump is None else view.trump
    return tables_of(view.rules, trump, view.sides, view.taker or 0)


def _cards_of(heard: Heard) -> Collection[Card]:
    """Return the cards of a declaration, where they are known: of a carré they always are."""
    if heard.kind is DeclarationKind.CARRE and heard.rank is not None:
        return [Card.of(heard.rank, suit) for suit in Suit]
    return heard.cards


def _may_hold(view: View, plays: Sequence[tuple[int, Card]]) -> Leanings:
    """Return who may have which card, by what was laid away and exchanged, and by the words of
    belote that were not said (A8 `auto`)."""
    may = _moved(view)
    if view.trump is None or view.rules.belote_announce != "auto":
        return may
    if view.trump is NoSuit.ALL_TRUMPS and view.rules.belote_ta == "each_suit_led":
        return may  # a king or queen that is thrown says nothing (I4)
    said = {belote.suit for belote in view.belotes}
    pair = {Rank.KING: Rank.QUEEN, Rank.QUEEN: Rank.KING}
    for seat, card in plays:
        silent = card.suit not in said and card.suit in belote_suits(view.rules, view.trump)
        if card.rank in pair and silent:
            may[Card.of(pair[card.rank], card.suit).index, seat] = 0
    return may


def _moved(view: View) -> Leanings:
    """Return who may have which card after the talon: the taker lays away what is allowed, nearly
    always, and hardly anybody keeps the card for which they could have had the turned one."""
    may, dealing, seats = np.ones((len(PACK), SEATS)), view.game_type.dealing, view.game_type.seats
    if view.trump is None:
        return may
    if dealing.taken_up:
        allowed = dealing.may_lay(dealing.pack, view.trump)
        kept = [card.index for card in dealing.pack if card not in allowed]
        may[kept, seats] = HARDLY
    if dealing.exchanged_for is not None and view.turn_up is not None and view.exchanged is None:
        card = dealing.exchanged_for(view.turn_up, view.trump)
        if card is not None and view.phase is Phase.PLAY:
            others = [seat for seat in range(seats) if seat != view.seat]
            may[card.index, others] = RARELY
    return may


def _declared(
    view: View, placed: dict[Card, int], plays: Sequence[tuple[int, Card]]
) -> Iterator[tuple[int, tuple[frozenset[Card], ...]]]:
    """Yield each seat that declared runs nobody saw, with the sets of cards they may be."""
    owner: dict[Card, int | None] = {**placed, **{card: seat for seat, card in plays}}
    owner |= dict.fromkeys(view.hand, view.seat)
    for seat in range(view.game_type.seats):
        # Of a carré nothing is known where its rank is not said (I4).
        mine = [
            heard
            for heard in view.heard
            if heard.seat == seat
            and (heard.kind is not DeclarationKind.CARRE or heard.rank is not None)
        ]
        shown = {card for heard in mine for card in _cards_of(heard)}
        runs = [
            [
                run
                for run in _runs_of(heard.length)
                if run.isdisjoint(shown) and all(owner.get(card, seat) == seat for card in run)
            ]
            for heard in mine
            if not _cards_of(heard)
        ]
        if runs:
            yield seat, tuple(_together(runs))


def _runs_of(length: int) -> Iterator[frozenset[Card]]:
    for suit in Suit:
        cards = [Card.of(rank, suit) for rank in Rank]
        for top in range(len(cards) - length + 1):
            yield frozenset(cards[top : top + length])


def _together(runs: Sequence[Sequence[frozenset[Card]]]) -> set[frozenset[Card]]:
    """Return what a hand needs to have one run of each, which share no card."""
    found: set[frozenset[Card]] = {frozenset()}
    for each in runs:
        found = {held | run for held in found for run in each if held.isdisjoint(run)}
    return found
