"""Views made by hand: what one seat sees in a position one wants to ask about."""

from collections.abc import Iterator

from bot.robots import Level, choose
from bot.rules import (
    PACK,
    Action,
    Ask,
    Bid,
    Call,
    Card,
    Decision,
    Dice,
    Pass,
    Phase,
    Play,
    Ruleset,
    Suit,
    Take,
    Trick,
    View,
    card_tables,
    find_preset,
    game_of,
    legal_cards,
    parse_cards,
    start,
    view,
)
from bot.rules.core.state import with_deal
from tests.rules.parties import FRENCH, act, asked_seat, bidding, deal_of, dealt, do, laid

KLOPPEN = find_preset("kloppen")
DECOUVERTE = find_preset("decouverte")


def dice(number: int = 0) -> Dice:
    return Dice(bytes(32), "robot", number)


def chosen(seen: View, level: Level = Level.CLUB, number: int = 0) -> Action:
    return choose(seen, dice(number), level)


def played(seen: View, level: Level = Level.CLUB, number: int = 0) -> str:
    """Return the card that a robot plays."""
    action = chosen(seen, level, number)
    assert isinstance(action, Play), action
    return action.card.text


def bids(hand: str, calls: str = "", rules: Ruleset = KLOPPEN, *, first: int = 0) -> Action:
    """Return what the robot of a club calls there."""
    return chosen(bids_view(hand, calls, rules, first=first))


def bid(hand: str, calls: str = "", rules: Ruleset = KLOPPEN, *, first: int = 0) -> Bid:
    action = bids(hand, calls, rules, first=first)
    assert isinstance(action, Bid), action
    return action


def bits(cards: str) -> int:
    """Return cards as the search has them."""
    return sum(1 << card.index for card in parse_cards(cards))


def auction_view(hand: str, turn_up: str, *, second_round: bool = False) -> View:
    """Seat 0 has the first call, with these five cards."""
    cards, turned = parse_cards(hand), Card.parse(turn_up)
    rest = [card for card in PACK if card not in cards and card is not turned]
    pack = (*cards[:3], *rest[:9], *cards[3:], *rest[9:15], turned, *rest[15:])
    state = dealt(pack)
    for _ in range(4 if second_round else 0):
        state = act(state, Pass(asked_seat(state)))
    seen = view(state, 0)
    assert set(seen.hand) == set(cards)
    return seen


def play_view(
    hand: str,
    trick: str = "",
    *,
    trump: str = "S",
    taker: int = 0,
    gone: str = "",
    first: int = 0,
    turned: str = "",
    rules: Ruleset = FRENCH,
) -> View:
    """Seat 0 is to play to `trick`; `gone` are the cards of earlier tricks, one after the other, of
    which seat `first` led the first; `turned` is the card that was turned up for the taker.

    With king and queen of trump in `hand` the word is offered.
    """
    cards, on_table, seats = parse_cards(hand), parse_cards(trick), rules.players
    leader = -len(on_table) % seats
    left = len(cards)
    sizes = [left - ((seat - leader) % seats < len(on_table)) for seat in range(seats)]
    legal = legal_cards(cards, on_table, Suit(trump), rules)
    pair = {Card.parse("K" + trump), Card.parse("Q" + trump)}
    options = [Play(0, card) for card in cards if card in legal]
    if pair <= set(cards):
        options += [Play(0, card, word=True) for card in cards if card in legal & pair]
    dealer = ((first if gone else leader) - 1) % seats
    return view(start(rules), 0)._replace(
        phase=Phase.PLAY,
        dealer=dealer,
        turn_up=Card.parse(turned) if turned else None,
        calls=tuple(_calls(Card.parse(turned), Suit(trump), taker, dealer)) if turned else (),
        decisions=(Decision("1p0", 0, Ask.PLAY),),
        options=tuple(options),
        hand=cards,
        hand_sizes=tuple(left if seat == 0 else sizes[seat] for seat in range(seats)),
        taker=taker,
        trump=Suit(trump),
        leader=leader,
        trick=tuple(((leader + n) % seats, card) for n, card in enumerate(on_table)),
        tricks=tuple(_tricks(parse_cards(gone), Suit(trump), first, seats)),
    )


def _calls(turned: Card, trump: Suit, taker: int, dealer: int) -> Iterator[Call]:
    """Everybody passes until the taker's turn, in the second round where another suit is turned."""
    seats = [(dealer + step) % 4 for step in range(1, 5)]
    if turned.suit is not trump:
        yield from (Pass(seat) for seat in seats)
    yield from (Pass(seat) for seat in seats[: seats.index(taker)])
    yield Take(taker, trump)


def _tricks(gone: tuple[Card, ...], trump: Suit, leader: int, seats: int) -> Iterator[Trick]:
    tables = card_tables(trump)
    for start_at in range(0, len(gone), seats):
        cards = gone[start_at : start_at + seats]
        winner = (leader + tables.winner(cards)) % seats
        yield Trick(leader, cards, winner, sum(tables.points[card] for card in cards))
        leader = winner


def bids_view(hand: str, calls: str = "", rules: Ruleset = KLOPPEN, *, first: int = 0) -> View:
    """Seat 0 with these eight cards, after `calls` in turn from seat `first`; the other cards lie
    as in the pack."""
    rest = [card for card in PACK if card not in parse_cards(hand)]
    others = [" ".join(card.text for card in rest[n : n + 8]) for n in (0, 8, 16)]
    state = bidding((hand, *others), rules, dealer=(first - 1) % 4)
    return view(do(state, calls) if calls else state, 0)


def calls_view(hand: str, calls: str, rules: Ruleset, *, first: int = 0, turned: str = "") -> View:
    """Seat 0 with this hand, of as many cards as are dealt before the auction, after `calls` from
    seat `first`; `turned` is turned up, if any card is. Whose the others are does not matter."""
    state = dealt(game_of(rules).dealing.pack, (first - 1) % rules.players, rules)
    if turned:
        state = with_deal(state, deal_of(state)._replace(turn_up=Card.parse(turned)))
    state = do(state, calls) if calls else state
    hands = (parse_cards(hand), *deal_of(state).hands[1:])
    return view(with_deal(state, deal_of(state)._replace(hands=hands)), 0)


def open_view(
    fields: tuple[tuple[str, str], tuple[str, str]],
    script: str = "",
    rules: Ruleset = DECOUVERTE,
    *,
    seat: int = 0,
) -> View:
    """Return the view of `seat` in Découverte: each player's upper cards and those beneath; seat 1
    deals."""
    state = laid(fields, rules)
    return view(do(state, script) if script else state, seat)
