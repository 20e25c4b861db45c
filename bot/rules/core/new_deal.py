"""From the draw for dealer to the first packets: the steps before each auction, and how the pack
goes from deal to deal (A3)."""

from collections.abc import Sequence

from bot.rules.core.actions import ChooseDealer, ChoosePackets, Cut, Draw, Gather, Shuffle
from bot.rules.core.card import Card
from bot.rules.core.dealing import Dealing
from bot.rules.core.errors import IllegalAction, Reason
from bot.rules.core.fields import lay_fields, uncovered_cards
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.state import Applied, Deal, Effect, Phase, State, asked

NATURAL_ORDER = "789TJQKA"
PACKETS = {
    "3-2": (3, 2),
    "2-3": (2, 3),
    "2-3-3": (2, 3, 3),
    "3-2-3": (3, 2, 3),
    "3-3-2": (3, 3, 2),
    "4-4": (4, 4),
    "3-3": (3, 3),
}
CUT_LEAST = 3
"""cards that stay on each side of a cut (A3)"""


def heaps(deal: Deal) -> tuple[tuple[Card, ...], ...]:
    """The cards that lie together when a deal is over: its tricks, and what nobody played.

    Of a deal that nobody took the hands, and the stock with the turned card; in Découverte the
    fields.
    """
    if deal.tricks:
        tricks = tuple(trick.cards for trick in deal.tricks)
        aside = (_laid(deal), _rest(deal))
        return (*tricks, *(heap for heap in aside if heap))
    if deal.fields:
        return tuple(
            tuple(card for place in field for card in (place.up, place.down) if card is not None)
            for field in deal.fields
        )
    rest = _rest(deal)
    return (*deal.hands, rest) if rest else deal.hands


def _laid(deal: Deal) -> tuple[Card, ...]:
    return () if deal.moved is None else deal.moved.laid


def _rest(deal: Deal) -> tuple[Card, ...]:
    """The stock, on it the turned card where nobody has played it or laid it away."""
    gone = (_laid(deal), *(trick.cards for trick in deal.tricks))
    if deal.turn_up is None or any(deal.turn_up in cards for cards in gone):
        return deal.stock
    return (deal.turn_up, *deal.stock)


def is_gathered(pack: Sequence[Card], deal: Deal) -> bool:
    """Tell whether all that lay together in `deal` lies together in `pack`, in whatever order."""
    heap_of = {card: frozenset(heap) for heap in heaps(deal) for card in heap}
    place = 0
    while place < len(pack):
        heap = heap_of[pack[place]]
        if frozenset(pack[place : place + len(heap)]) != heap:
            return False
        place += len(heap)
    return len(pack) == len(heap_of)


def deal_rest(deal: Deal, dealing: Dealing, taker: int) -> Deal:
    """The deal once it has a taker: from the stock everybody gets what is missing of a hand, the
    taker the turned card before it."""
    if not deal.stock or deal.fields:
        return deal
    hands, stock = list(deal.hands), deal.stock
    players = len(hands)
    for step in range(1, players + 1):
        seat = (deal.dealer + step) % players
        if seat == taker and deal.turn_up is not None and dealing.turned_to_taker:
            hands[seat] += (deal.turn_up,)
        missing = dealing.hand - len(hands[seat])
        hands[seat] += stock[:missing]
        stock = stock[missing:]
    return deal._replace(hands=tuple(hands), stock=stock)


def cutter(state: State) -> int:
    """The player before the dealer (A1)."""
    return (dealer_of(state) - 1) % state.game_type.seats


def dealer_of(state: State) -> int:
    """The dealer; raises `ValueError` before the first one is known."""
    if state.dealer is None:
        raise ValueError("nobody deals yet")
    return state.dealer


def needs_shuffle(state: State) -> bool:
    """Tell whether the next pack is shuffled: the first one always is."""
    return state.rules.shuffle == "every_deal" or state.deal is None


def draw(state: State, action: Draw) -> Applied:
    """Everybody draws a card, the lowest deals; those who drew it together draw again."""
    if state.rules.first_dealer != "lowest_card":
        raise IllegalAction(Reason.NOT_ASKED)
    if len(set(action.cards)) != len(state.drawing) or len(action.cards) != len(state.drawing):
        raise IllegalAction(Reason.BAD_DRAW, "A3")
    drawn = tuple(zip(state.drawing, action.cards, strict=True))
    ranks = [NATURAL_ORDER.index(card.rank) for card in action.cards]
    pairs = zip(state.drawing, ranks, strict=True)
    lowest = tuple(seat for seat, rank in pairs if rank == min(ranks))
    state = state._replace(draws=(*state.draws, drawn), drawing=lowest)
    if len(lowest) == 1:
        return _first_dealer(state, lowest[0])
    return Applied(state)


def choose_dealer(state: State, action: ChooseDealer) -> Applied:
    if state.rules.first_dealer != "random":
        raise IllegalAction(Reason.NOT_ASKED)
    if action.dealer not in range(state.game_type.seats):
        raise IllegalAction(Reason.BAD_DRAW, "A3")
    return _first_dealer(state, action.dealer)


def _first_dealer(state: State, dealer: int) -> Applied:
    state = state._replace(phase=Phase.SHUFFLE, dealer=dealer, drawing=())
    return Applied(state, (Effect.DEALER_DRAWN,))


def shuffle(state: State, action: Shuffle) -> Applied:
    if not needs_shuffle(state):
        raise IllegalAction(Reason.NOT_ASKED)
    pack = state.game_type.dealing.pack
    if len(action.pack) != len(pack) or frozenset(action.pack) != frozenset(pack):
        raise IllegalAction(Reason.BAD_PACK, "A3")
    return new_pack(state, action.pack)


def gather(state: State, action: Gather) -> Applied:
    """Pick up the cards of a deal; what lay together stays together."""
    if needs_shuffle(state):
        raise IllegalAction(Reason.NOT_ASKED)
    pack = state.game_type.dealing.pack
    if frozenset(action.pack) != frozenset(pack) or not is_gathered(action.pack, asked(state)):
        raise IllegalAction(Reason.BAD_PACK, "A3")
    return new_pack(state, action.pack)


def new_pack(state: State, pack: tuple[Card, ...]) -> Applied:
    """A pack is ready: one that is never shuffled is cut, a shuffled one is dealt at once."""
    state = state._replace(pack=pack, deal_number=state.deal_number + 1)
    if state.rules.shuffle == "cut_only":
        return Applied(state._replace(phase=Phase.CUT))
    return _packets(state)


def cuts(state: State) -> range:
    """Return how many cards may be lifted: some stay on each side."""
    return range(CUT_LEAST, len(state.game_type.dealing.pack) - CUT_LEAST + 1)


def cut(state: State, action: Cut) -> Applied:
    if action.position not in cuts(state):
        raise IllegalAction(Reason.BAD_CUT, "A3")
    return _packets(
        state._replace(pack=state.pack[action.position :] + state.pack[: action.position])
    )


def _packets(state: State) -> Applied:
    """The dealer deals, or is asked first how they do."""
    packets = state.rules.packets
    if packets == "dealer_choice":
        return Applied(state._replace(phase=Phase.PACKETS))
    return Applied(state.game_type.deal(state, packets), (Effect.DEALT,))


def choose_packets(state: State, action: ChoosePackets) -> Applied:
    return Applied(state.game_type.deal(state, action.packets), (Effect.DEALT,))


def first_cards(rules: Ruleset, dealing: Dealing) -> int:
    """Return how many cards everybody has in the auction."""
    if dealing.packets:
        return sum(dealing.packets)
    either = rules.packets == "dealer_choice"
    return sum(PACKETS["3-2" if either else rules.packets])


def deal_hands(state: State, packets: str) -> State:
    """The first packets and the turned card, where there is one; the rest waits for a taker."""
    return deal_packets(state, PACKETS[packets], turned=1)


def deal_packets(state: State, sizes: Sequence[int], turned: int) -> State:
    """The packets of these sizes, then so many turned cards (one at most), then the stock."""
    dealer, players = dealer_of(state), state.game_type.seats
    hands: list[tuple[Card, ...]] = [()] * players
    rest = state.pack
    for size in sizes:
        for step in range(1, players + 1):
            hands[(dealer + step) % players] += rest[:size]
            rest = rest[size:]
    deal = Deal(
        dealer=dealer,
        turn=(dealer + 1) % players,
        hands=tuple(hands),
        turn_up=rest[0] if rest and turned else None,
        stock=rest[turned:],
        points=state.game_type.accounts.zeros,
    )
    return state._replace(phase=Phase.CALL, deal=deal)


def deal_fields(state: State, packets: str) -> State:
    """Découverte: the last card laid is the turned one; it stays where it lies (B1, B2)."""
    dealer = dealer_of(state)
    fields = lay_fields(state.pack, dealer)
    deal = Deal(
        dealer=dealer,
        turn=(dealer + 1) % state.game_type.seats,
        hands=tuple(map(uncovered_cards, fields)),
        turn_up=state.pack[-1],
        stock=(),
        points=state.game_type.accounts.zeros,
        fields=fields,
    )
    return state._replace(phase=Phase.CALL, deal=deal)
