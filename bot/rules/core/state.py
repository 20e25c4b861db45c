"""A party in progress, as immutable values; `apply` in `machine.py` makes the next one."""

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.rules.core.actions import Bid, Call
from bot.rules.core.card import Card, Suit
from bot.rules.core.contest import Announced, Contest
from bot.rules.core.contract import CardTables, Trump
from bot.rules.core.declarations import Choice
from bot.rules.core.fields import Fields
from bot.rules.core.legal import Allowed
from bot.rules.core.result import DealResult, Ending, Held
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import Pair

if TYPE_CHECKING:
    from bot.rules.core.game import Game


class Phase(StrEnum):
    """The step that the party waits for."""

    DRAW = "draw"
    """chance: who deals first"""
    SHUFFLE = "shuffle"
    """chance: the next pack (also the moment between two deals)"""
    CUT = "cut"
    """the cutter"""
    PACKETS = "packets"
    """the dealer, who chooses how they deal (A3 `dealer_choice`)"""
    CALL = "call"
    """a seat's call in the auction"""
    KNOCK = "knock"
    """the defenders may still coinche, for a few seconds (C1)"""
    SURCOINCHE = "surcoinche"
    """the bidders may redouble (C1)"""
    DECLARE = "declare"
    """everybody, to declare something or nothing (A5 `immediate`)"""
    PLAY = "play"
    """a seat's card"""
    OVER = "over"
    """nothing"""


class Trick(NamedTuple):
    """Cards in playing order, from the leader's seat on."""

    leader: int
    cards: tuple[Card, ...]
    winner: int
    points: int


Hands = tuple[tuple[Card, ...], ...]
"""each seat's cards, in seat order"""


class Belote(NamedTuple):
    """King and queen of a trump suit in one hand (A8)."""

    seat: int
    suit: Suit
    played: int = 0
    words: int = 0
    """said so far"""


class Declaring(NamedTuple):
    """The declarations of a deal (A5)."""

    choices: tuple[tuple[Choice, ...], ...]
    """what each seat may announce; empty for a seat that holds nothing and is not asked"""
    announced: tuple[Announced, ...] = ()
    """what has been announced, in the order of the announcements"""
    spoken: tuple[int, ...] = ()
    """the seats that have declared, or chosen not to (`immediate`)"""
    contest: Contest | None = None
    """which of them count, once it is decided"""
    decided_in: int = 0
    """the number of tricks that were complete when the contest was decided"""
    shown: tuple[int, ...] = ()
    """the accounts whose cards that count their opponents asked to see"""

    @property
    def shown_at_once(self) -> bool:
        """Declared before the first lead, when everything announced lies open (`immediate`)."""
        return bool(self.spoken)


class Stopped(NamedTuple):
    """L'Arrêt (A10): who stopped the game, with how many points of their account, and whether
    the deal is played on as the proof that the takers owe."""

    seat: int
    points: int
    proof: bool


class Deal(NamedTuple):
    """One deal from the first packet to the last trick."""

    dealer: int
    turn: int
    hands: Hands
    """in Découverte the uncovered cards"""
    turn_up: Card | None
    stock: tuple[Card, ...]
    calls: tuple[Call, ...] = ()
    taker: int | None = None
    tables: CardTables | None = None
    leader: int = 0
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    points: Pair = (0, 0)
    """card points of both accounts so far, with the dix de der"""
    belotes: tuple[Belote, ...] = ()
    """one at most with a trump suit, up to four with all trumps (H5)"""
    playable: Allowed = Allowed(())
    """what the seat in turn may play (A6)"""
    fields: Fields = ()
    """Découverte: each player's places (B1)"""
    bid: Bid | None = None
    """the last bid, which is the contract once the auction is over (C1)"""
    multiplier: int = 1
    """of the contract: 2 coinched, 4 or 3 surcoinched"""
    waived: tuple[int, ...] = ()
    """the seats that let the window pass that is open for a coinche or a surcoinche"""
    declaring: Declaring | None = None
    stopped: Stopped | None = None

    @property
    def trump(self) -> Trump | None:
        return None if self.tables is None else self.tables.trump


class State(NamedTuple):
    """A party between two actions."""

    game: "Game"
    rules: Ruleset
    phase: Phase
    dealer: int | None = None
    """who deals, or between two deals, who deals next"""
    drawing: tuple[int, ...] = ()
    """the seats that still draw for dealer"""
    draws: tuple[tuple[tuple[int, Card], ...], ...] = ()
    """each round of the draw: seat and card"""
    deal_number: int = 0
    """deals begun, with the thrown-in ones"""
    pack: tuple[Card, ...] = ()
    """the pack before the cut, or as the last deal left it"""
    scores: Pair = (0, 0)
    held: tuple[Held, ...] = ()
    results: tuple[DealResult, ...] = ()
    extended: bool = False
    """both accounts have reached the target and play on (A10 `extend`)"""
    winner: int | None = None
    """the account that won the party, DRAWN, or None while it goes on"""
    ending: Ending | None = None
    deal: Deal | None = None
    """the deal in progress; between deals the one that ended"""

    @property
    def deals_done(self) -> int:
        return deals_done(self.rules, self.phase, self.deal_number, self.results)


DRAWN: Final = -1


def deals_done(
    rules: Ruleset, phase: Phase, deal_number: int, results: tuple[DealResult, ...]
) -> int:
    """How many deals count by now; on boards those too that nobody took (T5)."""
    if rules.end_mode != "boards":
        return len(results)
    return deal_number if phase in (Phase.SHUFFLE, Phase.OVER) else max(0, deal_number - 1)


def asked(state: State) -> Deal:
    """The deal in progress; only to be called in a phase that has one."""
    if state.deal is None:
        raise ValueError(f"no deal in phase {state.phase}")
    return state.deal


def with_deal(state: State, deal: Deal) -> State:
    """`state._replace(deal=deal)`, which happens at every card, at half its price."""
    return State._make((*state[:-1], deal))


def tables_of(deal: Deal) -> CardTables:
    """The card tables of a deal that somebody took."""
    if deal.tables is None:
        raise ValueError("no trump yet")
    return deal.tables


def bid_number(deal: Deal) -> int:
    """The number of calls up to the standing bid, which names that bid; 0 without one."""
    return deal.calls.index(deal.bid) + 1 if deal.bid is not None else 0


def trump_run(deal: Deal) -> int | None:
    """The seat that holds all eight trumps, before the first lead."""
    trump = deal.trump
    for seat, hand in enumerate(deal.hands):
        if len(hand) == 8 and all(card.suit is trump for card in hand):
            return seat
    return None
