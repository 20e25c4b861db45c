"""A game of the family, a party of it in progress, and the effects of an action; `apply` in
`machine.py` makes the next state."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from bot.rules.core.actions import Action, Actor, Bid, Call
from bot.rules.core.card import DEAL_POINTS, Card, CardTables, Suit, Trump
from bot.rules.core.dealing import USUAL_DEALING, Dealing
from bot.rules.core.declarations import Announced, Choice, Contest
from bot.rules.core.errors import Reason
from bot.rules.core.fields import Fields
from bot.rules.core.result import DealResult, DealScore, Ending, Facts, Held
from bot.rules.core.ruleset import OptionValue, Ruleset
from bot.rules.core.sides import ByAccount, Sides


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
    TALON = "talon"
    """a seat, to exchange a card for the turned one or to lay one away"""
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
    """of its cards, with the dix de der in the last"""
    roem: int = 0
    """points for what its cards are together (KJ4), where it has to be called once it was"""


Hands = tuple[tuple[Card, ...], ...]
"""each seat's cards, in seat order"""


class Allowed(NamedTuple):
    """The cards that may be played, in the hand's order, and the duty that keeps the others there.

    `reason` and `rule` (row of A6) hold for every card of the hand not in `cards`, except
    where `king_first` holds the queen back.
    """

    cards: tuple[Card, ...]
    reason: Reason | None = None
    rule: str = ""
    king_first: bool = False


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
    """the accounts whose cards that count others asked to see"""

    @property
    def shown_at_once(self) -> bool:
        """Declared before the first lead, when everything announced lies open (`immediate`)."""
        return bool(self.spoken)


class Moved(NamedTuple):
    """The cards that changed places between the auction and the first lead."""

    taken_up: tuple[Card, ...] = ()
    """of the stock, by the taker, who alone saw them"""
    laid: tuple[Card, ...] = ()
    """by the taker, face down: they count for the taker's side when the deal is over"""
    exchanged: tuple[int, Card] | None = None
    """a seat, and the turned card that it took for one of its own, as everybody saw"""
    answered: tuple[int, ...] = ()
    """the seats that have said whether they exchange a card"""


NOTHING_MOVED = Moved()


class Stopped(NamedTuple):
    """L'Arrêt (A10): who stopped the game, with how many points of their account, and whether
    the deal is played on as the proof that the takers owe."""

    seat: int
    points: int
    proof: bool


class Deal(NamedTuple):
    """One deal from the first packet to the last trick."""

    dealer: int
    turn_up: Card | None
    stock: tuple[Card, ...]
    calls: tuple[Call, ...] = ()
    taker: int | None = None
    tables: CardTables | None = None
    belotes: tuple[Belote, ...] = ()
    """one at most with a trump suit, up to four with all trumps (H5)"""
    bid: Bid | None = None
    """the last bid, which is the contract once the auction is over (C1)"""
    multiplier: int = 1
    """of the contract: 2 coinched, 4 or 3 surcoinched"""
    waived: tuple[int, ...] = ()
    """the seats that let the window pass that is open for a coinche or a surcoinche"""
    moved: Moved | None = None
    """what became of the cards that nobody was dealt, in games in which something may"""
    declaring: Declaring | None = None
    stopped: Stopped | None = None
    # What each trick changes stands last, and of that what each card does (`with_last`).
    tricks: tuple[Trick, ...] = ()
    points: ByAccount = ()
    """card points of each account so far, with the dix de der"""
    leader: int = 0
    hands: Hands = ()
    """in Découverte the uncovered cards"""
    fields: Fields = ()
    """Découverte: each player's places (B1)"""
    turn: int = 0
    playable: Allowed = Allowed(())
    """what the seat in turn may play (A6)"""
    trick: tuple[Card, ...] = ()

    @property
    def trump(self) -> Trump | None:
        return None if self.tables is None else self.tables.trump


class State(NamedTuple):
    """A party between two actions."""

    game_type: "GameType"
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
    scores: ByAccount = ()
    held: tuple[Held, ...] = ()
    results: tuple[DealResult, ...] = ()
    extended: bool = False
    """several accounts have reached the target and play on (A10 `extend`)"""
    winner: int | None = None
    """the account that won the party, DRAWN, or None while it goes on"""
    ending: Ending | None = None
    deal: Deal | None = None
    """the deal in progress; between deals the one that ended"""

    @property
    def deals_done(self) -> int:
        return deals_done(self.rules, self.phase, self.deal_number, self.results)

    @property
    def sides(self) -> Sides:
        """Return the sides of the deal in progress."""
        return self.game_type.sides(None if self.deal is None else self.deal.taker)


DRAWN = -1


def deals_done(
    rules: Ruleset, phase: Phase, deal_number: int, results: tuple[DealResult, ...]
) -> int:
    """Return how many deals count by now; on boards those too that nobody took (T5)."""
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


def with_last(deal: Deal, *parts: Any) -> Deal:
    """`deal._replace(…)` of its last fields, at a third of the price."""
    return Deal._make((*deal[: -len(parts)], *parts))


def tables_of(deal: Deal) -> CardTables:
    """The card tables of a deal that somebody took."""
    if deal.tables is None:
        raise ValueError("no trump yet")
    return deal.tables


def bid_number(deal: Deal) -> int:
    """The number of calls up to the standing bid, which names that bid; 0 without one."""
    return deal.calls.index(deal.bid) + 1 if deal.bid is not None else 0


def trump_run(deal: Deal, pack: tuple[Card, ...]) -> int | None:
    """The seat that holds all the trumps of the pack, before the first lead."""
    trumps = {card for card in pack if card.suit is deal.trump}
    for seat, hand in enumerate(deal.hands):
        if trumps and trumps.issubset(hand):
            return seat
    return None


class Effect(StrEnum):
    """An event that an action brought about, beside the new state."""

    DEALER_DRAWN = "dealer_drawn"
    DEALT = "dealt"
    BID = "bid"
    COINCHED = "coinched"
    SURCOINCHED = "surcoinched"
    SCHMEISSED = "schmeissed"
    """somebody plays, or the deal is thrown in, as the other one likes (CL2)"""
    TAKEN = "taken"
    THROWN_IN = "thrown_in"
    EXCHANGED = "exchanged"
    """a card for the turned one"""
    LAID_AWAY = "laid_away"
    OPENED = "opened"
    """the play, once no card changes its place any more"""
    DECLARED = "declared"
    """a player announced what they hold"""
    CONTEST = "contest"
    """it is decided which declarations count"""
    SHOWN = "shown"
    BELOTE = "belote"
    REBELOTE = "rebelote"
    TRICK_WON = "trick_won"
    ROEM = "roem"
    """a trick has some that may be called, or it was called"""
    UNCOVERED = "uncovered"
    """a card of Découverte was turned up"""
    STOPPED = "stopped"
    DEAL_SCORED = "deal_scored"
    PARTY_OVER = "party_over"


class Applied(NamedTuple):
    """The next state, and the effects on the way there, in order."""

    state: State
    effects: tuple[Effect, ...] = ()


class Ask(StrEnum):
    """A thing that an actor is asked for."""

    DEALER = "dealer"
    PACK = "pack"
    CUT = "cut"
    PACKETS = "packets"
    CALL = "call"
    COINCHE = "coinche"
    """a knock against the standing bid; nobody waits for it (C1)"""
    KNOCK = "knock"
    """in the window after the last pass: to let it go by (C1)"""
    SURCOINCHE = "surcoinche"
    ANSWER = "answer"
    """a coinche, where the bidders do so in turn and in their own time (H2)"""
    RECONTRA = "recontra"
    """a surcoinche in one's turn of an auction that goes on; nobody waits for it (I1)"""
    SCHMEISS = "schmeiss"
    """an answer to one: to throw the deal in, or to let its caller play (CL2)"""
    CLOSE = "close"
    """of the clock: the end of a window"""
    EXCHANGE = "exchange"
    """a card for the turned one, or to keep it"""
    DISCARD = "discard"
    """a card, of who has more than a hand"""
    DECLARE = "declare"
    PLAY = "play"
    SHOW = "show"
    """to see what won the contest; nobody waits for it (A5)"""
    CLAIM = "claim"
    """the roem of the last trick; nobody waits for it (KJ4)"""


Asked = tuple[tuple[Actor, Ask], ...]
"""who is asked for what; what is waited for comes first"""

Step = Callable[[State, Any], Applied]
"""what an action does; it is called with an action of its own type alone"""


class ContractKind(StrEnum):
    """The kind of a game's contract: what it names beside its trump, and so how an auction goes."""

    TAKEN = "taken"
    """nothing: a turned suit is taken, or another one in its place (A4)"""
    CHOSEN = "chosen"
    """nothing: who is in turn names a trump, and in the end somebody has to (KJ2), or not (J9)"""
    POINTS = "points"
    """so many points; each bid names more than the last (C1, H2)"""
    LADDER = "ladder"
    """nothing: each trump is higher than another, and each bid than the last (I1)"""

    @property
    def rises(self) -> bool:
        """Tell whether a bid stands until a higher one comes, and may be doubled."""
        return self in (ContractKind.POINTS, ContractKind.LADDER)


class Auction(Protocol):
    """The way to a contract, from the first packets to the first lead."""

    @property
    def kind(self) -> ContractKind:
        """Return what its contract names."""
        ...

    @property
    def steps(self) -> Mapping[type[Action], Step]:
        """Return the effects of its actions."""
        ...

    def asked(self, state: State) -> Asked:
        """Return who is asked for what, in phases `CALL`, `KNOCK` and `SURCOINCHE`."""
        ...

    def calls(self, state: State, seat: int) -> tuple[Action, ...]:
        """Return what `seat`, which is in turn, may call or answer, beside a coinche."""
        ...


class Preset(NamedTuple):
    """A ruleset that people know by a name."""

    rules: Ruleset
    home: str
    """the country that plays it, by the two letters of its flag"""
    pool: str
    """the ratings for which a party by it counts"""


class Scale(NamedTuple):
    """The size of the points of a game, for whatever is measured in them outside its rules."""

    deal: int = DEAL_POINTS
    """what all the tricks of a deal bring, as it is written"""
    party: int = 1000
    """the target that takes about twelve deals"""
    targets: tuple[int, ...] = (500, 1000, 1500)
    """those that are offered"""

    @property
    def unit(self) -> float:
        """Return how many points of a deal of 162 one that is written stands for."""
        return DEAL_POINTS / self.deal


USUAL_SCALE = Scale()


@dataclass(frozen=True, eq=False)
class GameType:
    """A game: who plays, how it is dealt and called, what a deal is worth.

    Cards, tricks and declarations follow the ruleset and are the same in all games.
    """

    name: str
    options: Mapping[str, tuple[OptionValue, ...]]
    """the options by which a ruleset is one of this game, with their values"""
    presets: Mapping[str, Preset]
    """those of this game, by their names; parties by other rules count for no ratings"""
    accounts: Sides
    """who scores together"""
    deal: Callable[[State, str], State]
    """lays the first packets of `state.pack`, as one of the packets says (A3)"""
    auction: Auction
    settle: Callable[[Ruleset, Facts], DealScore]
    """what a finished deal is worth"""
    finish: Callable[[State, Deal], State]
    """writes a deal and ends the party or goes on"""
    more_steps: Mapping[type[Action], Step] = field(default_factory=dict[type[Action], Step])
    """what actions do that belong to this game, beside those of its auction"""
    roem: Callable[[Ruleset, Trump, tuple[Card, ...]], int] | None = None
    """what the cards of a trick bring its winner together, where that counts (KJ4)"""
    may_draw: bool = False
    """a party of so many deals that ends equal is a draw, and goes on in other games (KJ6)"""
    scale: Scale = USUAL_SCALE
    dealing: Dealing = USUAL_DEALING
    """its cards, and where they go"""
    sides_of: Callable[[int], Sides] | None = None
    """the sides of a deal by its taker, where they are not the accounts"""
    in_fields: bool = False
    """cards lie in fields on the table, not in hands (B1)"""

    @cached_property
    def steps(self) -> Mapping[type[Action], Step]:
        """Return the effects of the actions that belong to this game."""
        return {**self.auction.steps, **self.more_steps}

    @cached_property
    def seats(self) -> int:
        """Return how many play."""
        return sum(map(len, self.accounts.seats))

    def sides(self, taker: int | None) -> Sides:
        """Return who plays together in a deal, once its taker is known; before it the accounts."""
        return self.accounts if self.sides_of is None or taker is None else self.sides_of(taker)

    def plays(self, rules: Ruleset) -> bool:
        """Tell whether `rules` are rules of this game."""
        return all(getattr(rules, name) in values for name, values in self.options.items())
