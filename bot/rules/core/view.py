"""The things that one seat may know. `view` is the only door to the cards of a party."""

from itertools import takewhile
from typing import NamedTuple

from bot.rules.core.actions import Action, Actor, Bid, Call, Exchange, Play
from bot.rules.core.card import Card, Rank, Suit, Trump, sort_key
from bot.rules.core.declarations import Choice, DeclarationKind, Said
from bot.rules.core.fields import count_cards
from bot.rules.core.machine import ANSWERS, Decision, decisions, legal_actions
from bot.rules.core.result import DealResult, Ending, Held
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import ByAccount, Sides
from bot.rules.core.state import (
    NOTHING_MOVED,
    Ask,
    ContractKind,
    Deal,
    Declaring,
    GameType,
    Phase,
    State,
    Stopped,
    Trick,
    deals_done,
    trump_run,
)

SECRET = frozenset({Ask.DECLARE, Ask.EXCHANGE})
"""nobody else learns who is asked"""


class Heard(NamedTuple):
    """A declaration as the table knows it (A5): its kind, and what has been shown of it."""

    seat: int
    kind: DeclarationKind
    length: int
    rank: Rank | None
    """of a carré; the height of a run is not announced"""
    cards: tuple[Card, ...]
    """empty unless they were shown, or are this seat's own"""
    counts: bool | None
    """whether it scores; None until the contest is decided"""


class Spoken(NamedTuple):
    """A belote as the table knows it (A8)."""

    seat: int
    suit: Suit
    words: int
    """said so far: 1 or 2"""


class OpenPlace(NamedTuple):
    """A place of a field of Découverte as everybody sees it."""

    up: Card | None
    covered: bool
    """whether a card lies face down there"""


class View(NamedTuple):
    """A party as `seat` sees it, or with `seat=None` as everybody at the table sees it.

    Equal views look the same: a picture of one is a picture of the other. Between two deals the
    deal fields show the deal that ended.
    """

    game_type: GameType
    rules: Ruleset
    seat: int | None
    phase: Phase
    deal_number: int
    dealer: int | None
    """of the deal shown; between two deals the next one deals"""
    draws: tuple[tuple[tuple[int, Card], ...], ...]
    """the draw for dealer: each round's seats and cards"""
    scores: ByAccount
    held: tuple[Held, ...]
    results: tuple[DealResult, ...]
    winner: int | None
    decisions: tuple[Decision, ...]
    """what everybody may know of who is asked"""
    options: tuple[Action, ...]
    """what this seat may do now"""
    hand: tuple[Card, ...]
    """this seat's cards, sorted for the eye: trump first, high first"""
    hand_sizes: tuple[int, ...]
    turn_up: Card | None
    stock: int
    """how many cards lie face down that nobody has been dealt"""
    taken_up: tuple[Card, ...]
    """the cards of the stock that this seat took up"""
    bottom: Card | None
    """the last card of the stock, once it lies open (CL3 `show_bottom`)"""
    laid: tuple[Card, ...]
    """the cards that this seat laid away"""
    exchanged: tuple[int, Card] | None
    """the seat that took the turned card for one of its own, which lies there now, and the card"""
    fields: tuple[tuple[OpenPlace, ...], ...]
    """Découverte: each seat's eight places; empty in other games"""
    calls: tuple[Call, ...]
    bid: Bid | None
    """the highest bid, which is the contract once the auction is over"""
    multiplier: int
    """2 once coinched, 4 or 3 once surcoinched"""
    taker: int | None
    trump: Trump | None
    leader: int | None
    choices: tuple[Choice, ...]
    """what this seat may announce now: the proposal first, silence last; empty if nothing"""
    heard: tuple[Heard, ...]
    """the declarations announced so far"""
    talk: tuple[Said, ...]
    """what was said to compare them"""
    declarations: ByAccount | None
    """what they score; None until the contest is decided, and where nobody announced anything"""
    trick: tuple[tuple[int, Card], ...]
    """seat and card in playing order"""
    tricks: tuple[Trick, ...]
    """the tricks of this deal that are over, in order: everybody saw their cards fall and may
    remember them. For robots to reckon with; what is shown is `last_trick` (A10 `arret`)"""
    tricks_won: ByAccount
    points: ByAccount | None
    """card points won so far in this deal, with the dix de der; None where `arret` hides them"""
    belotes: tuple[Spoken, ...]
    """the belotes of which a word has been said"""
    stopped: Stopped | None
    """L'Arrêt: who stopped the game"""
    trump_run: int | None
    """the seat whose eight trumps won the party"""
    ending: Ending | None

    @property
    def sides(self) -> Sides:
        """Return the sides of this deal; before it has a taker, the accounts."""
        return self.game_type.sides(self.taker)

    @property
    def deals_done(self) -> int:
        """Return how many deals count by now; on boards those too that nobody took."""
        return deals_done(self.rules, self.phase, self.deal_number, self.results)

    @property
    def last_trick(self) -> Trick | None:
        """The last one won; with `arret` only until the next is led (A10)."""
        hidden = self.rules.arret and self.phase is Phase.PLAY and self.trick
        return self.tricks[-1] if self.tricks and not hidden else None

    @property
    def roem(self) -> ByAccount | None:
        """The roem of the tricks of this deal (KJ4); None where points are hidden."""
        if self.points is None:
            return None
        return self.game_type.accounts.sums((trick.winner, trick.roem) for trick in self.tricks)

    @property
    def played(self) -> frozenset[Card]:
        """The cards of the trick on the table and of all tricks that are remembered."""
        on_table = (card for _, card in self.trick)
        return frozenset(on_table).union(*(trick.cards for trick in self.tricks))

    @property
    def turned_to(self) -> int | None:
        """The seat that everybody knows to have, or to have had, the card that was turned up first;
        None while nobody took it, and where it stays on the table."""
        if self.exchanged is not None:
            return self.exchanged[0]
        return self.taker if self.game_type.dealing.shows_taken else None

    @property
    def keeps_stock(self) -> bool:
        """Tell whether some of the stock is not dealt to everybody in turn: it lies there until the
        deal is over, or the taker takes it up."""
        game = self.game_type
        return not game.in_fields and game.dealing.unplayed(game.seats) > 0

    @property
    def turned_stays(self) -> bool:
        """Tell whether the turned card lies on the table until the deal is over."""
        return not self.game_type.dealing.turned_to_taker

    @property
    def exchangeable(self) -> Card | None:
        """The card that this seat may exchange now for the turned one."""
        asked = any(isinstance(each, Exchange) for each in self.options)
        exchanged_for = self.game_type.dealing.exchanged_for
        if not asked or exchanged_for is None or self.turn_up is None:
            return None
        return exchanged_for(self.turn_up, self.trump)

    @property
    def hand_if_taken(self) -> tuple[Card, ...]:
        """This seat's cards in the auction, with the turned one where a taker gets it."""
        if self.turn_up is None or not self.game_type.dealing.turned_to_taker:
            return self.hand
        return (*self.hand, self.turn_up)

    @property
    def known_out(self) -> tuple[Card, ...]:
        """The cards of which this seat knows that nobody holds or plays them."""
        bottom = () if self.bottom is None else (self.bottom,)
        if self.turn_up is None or self.taker is None or not self.turned_stays:
            return (*self.laid, *bottom)
        return (*self.laid, *bottom, self.turn_up)

    @property
    def offered(self) -> Card | None:
        """The turned card, where the auction is about it."""
        return self.turn_up if self.game_type.auction.kind is ContractKind.TAKEN else None

    @property
    def on_ladder(self) -> bool:
        """Tell whether bids name a trump alone, and coinche is contra (I1)."""
        return self.game_type.auction.kind is ContractKind.LADDER

    @property
    def asked(self) -> Actor | None:
        """Return the next to act, when the party waits for one actor alone."""
        waits = [each for each in self.decisions if each.waits]
        return waits[0].actor if len(waits) == 1 else None

    @property
    def decision(self) -> Decision | None:
        """Return the decision that the party waits for from this seat, if any."""
        return next((e for e in self.decisions if e.actor == self.seat and e.waits), None)

    @property
    def plays_itself(self) -> bool:
        """Tell whether nothing is left to decide but everybody's last card (A10: the game may
        still be stopped)."""
        if self.phase is not Phase.PLAY or sum(self.hand_sizes) > len(self.hand_sizes):
            return False
        return all(isinstance(each, Play) for each in self.options)

    def key_of(self, action: Action) -> str:
        """The key of the decision that one of `options` answers."""
        for each in self.decisions:
            if each.actor == action.actor and type(action) in ANSWERS[each.ask]:
                return each.key
        raise ValueError(f"{action} is no option here")


def view(state: State, seat: int | None) -> View:
    """The party `state` as `seat` may see it; None for those who only watch."""
    seats, accounts = state.game_type.seats, state.game_type.accounts
    shown = None if state.phase in (Phase.CUT, Phase.PACKETS) else state.deal
    deal = shown or Deal(
        dealer=-1, turn=0, hands=((),) * seats, turn_up=None, stock=(), points=accounts.zeros
    )
    declaring, moved = deal.declaring, deal.moved or NOTHING_MOVED
    mine = seat is not None and seat == deal.taker
    hides = state.rules.arret and state.phase is Phase.PLAY
    won = [accounts.of(trick.winner) for trick in deal.tricks]
    return View(
        game_type=state.game_type,
        rules=state.rules,
        seat=seat,
        phase=state.phase,
        deal_number=state.deal_number,
        dealer=shown.dealer if shown else state.dealer,
        draws=state.draws,
        scores=state.scores,
        held=state.held,
        results=state.results,
        winner=state.winner,
        # Who holds something to declare is secret until they declare it (A5), and who might have
        # the turned card until they take it.
        decisions=tuple([e for e in decisions(state) if e.actor == seat or e.ask not in SECRET]),
        options=() if seat is None else legal_actions(state, seat),
        hand=()
        if seat is None
        else tuple(sorted(deal.hands[seat], key=sort_key(deal.trump).__getitem__)),
        hand_sizes=tuple(map(count_cards, deal.fields) if deal.fields else map(len, deal.hands)),
        turn_up=deal.turn_up,
        stock=len(deal.stock),
        taken_up=moved.taken_up if mine else (),
        bottom=_bottom(state.rules, deal),
        laid=moved.laid if mine else (),
        exchanged=moved.exchanged,
        fields=tuple(
            tuple(OpenPlace(place.up, place.down is not None) for place in field)
            for field in deal.fields
        ),
        calls=deal.calls,
        bid=deal.bid,
        multiplier=deal.multiplier,
        taker=deal.taker,
        trump=deal.trump,
        leader=deal.leader if deal.taker is not None else None,
        choices=_choices(state, declaring, seat),
        heard=_heard(state.rules, deal, declaring, seat, accounts) if declaring else (),
        talk=_talk(state.rules, deal, declaring) if declaring else (),
        # That somebody holds something and did not say it is secret (A5).
        declarations=declaring.contest.points
        if declaring and declaring.contest and declaring.announced and _is_decided(deal, declaring)
        else None,
        trick=tuple(((deal.leader + n) % seats, card) for n, card in enumerate(deal.trick)),
        tricks=deal.tricks,
        tricks_won=tuple(map(won.count, accounts.numbers)),
        points=None if hides else deal.points,
        # Who holds a belote is secret until they say so.
        belotes=tuple(Spoken(e.seat, e.suit, e.words) for e in deal.belotes if e.words),
        stopped=deal.stopped,
        trump_run=trump_run(deal, state.game_type.dealing.pack)
        if state.ending is Ending.TRUMP_RUN
        else None,
        ending=state.ending,
    )


def forgetful(seen: View) -> View:
    """The view of who looks at the last trick, while it lies there, and remembers none before."""
    last = seen.last_trick
    return seen._replace(tricks=() if last is None else (last,))


def _bottom(rules: Ruleset, deal: Deal) -> Card | None:
    """Return the last card of what is left of the stock, where it is shown."""
    shown = rules.show_bottom and deal.taker is not None and deal.stock
    return deal.stock[-1] if shown else None


def _choices(state: State, declaring: Declaring | None, seat: int | None) -> tuple[Choice, ...]:
    """Return what a seat may declare, also when others are in turn: nobody has to hurry."""
    if declaring is None or seat is None or state.deal is None or seat in declaring.spoken:
        return ()
    waiting = state.phase in (Phase.DECLARE, Phase.PLAY) and not state.deal.tricks
    played = (seat - state.deal.leader) % len(state.deal.hands) < len(state.deal.trick)
    return declaring.choices[seat] if waiting and not played else ()


def _is_decided(deal: Deal, declaring: Declaring) -> bool:
    return declaring.contest is not None and len(deal.tricks) >= declaring.decided_in


def _heard(
    rules: Ruleset, deal: Deal, declaring: Declaring, seat: int | None, accounts: Sides
) -> tuple[Heard, ...]:
    decided = _is_decided(deal, declaring)
    scoring = declaring.contest.scoring if declaring.contest and decided else ()
    # Until the deal is over its kind is all that is said of a declaration there (I4).
    said = rules.decl_contest_moment != "end_of_deal" or decided
    heard: list[Heard] = []
    for each in declaring.announced:
        if rules.declarations == "talk" and each.seat != seat and each not in scoring:
            continue  # what is not shown is known by the talk alone (CL4)
        kind, cards = each.declaration.kind, each.declaration.cards
        open_ = declaring.shown_at_once or (
            each in scoring and accounts.of(each.seat) in declaring.shown
        )
        heard.append(
            Heard(
                seat=each.seat,
                kind=kind,
                length=len(cards),
                rank=cards[0].rank
                if kind is DeclarationKind.CARRE and (said or each.seat == seat)
                else None,
                cards=cards if open_ or each.seat == seat else (),
                counts=each in scoring if decided else None,
            )
        )
    return tuple(heard)


def _talk(rules: Ruleset, deal: Deal, declaring: Declaring) -> tuple[Said, ...]:
    """Return what was said so far: each speaks at the trick in which the contest is decided.

    With `talk` that is the first: who has named something says no more before they are answered.
    """
    if declaring.contest is None:
        return ()
    if _is_decided(deal, declaring):
        return declaring.contest.talk
    players = len(deal.hands)
    spoken = {(deal.leader + n) % players for n in range(len(deal.trick))}
    talk = declaring.contest.talk
    if rules.declarations == "talk":
        return tuple(takewhile(lambda said: said.seat in spoken, talk))
    return tuple(each for each in talk if each.seat in spoken)
