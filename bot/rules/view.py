"""What one seat may know. `view` is the only door to the cards of a party."""

from typing import NamedTuple

from bot.rules.actions import Action, Actor, Call
from bot.rules.card import Card, Suit
from bot.rules.contract import sort_key
from bot.rules.machine import Decision, decisions, legal_actions
from bot.rules.ruleset import Ruleset
from bot.rules.scoring import Held, Pair
from bot.rules.state import Deal, DealResult, Phase, State, Trick, team_of


class View(NamedTuple):
    """A party as `seat` sees it, or with `seat=None` as everybody at the table sees it.

    Equal views look the same: a picture of one is a picture of the other. Pairs are
    (team 0, team 1). Between two deals the deal fields show the deal that ended.
    """

    rules: Ruleset
    seat: int | None
    phase: Phase
    deal_number: int
    dealer: int | None
    """of the deal shown; between two deals the next one deals"""
    draws: tuple[tuple[tuple[int, Card], ...], ...]
    """the draw for dealer: each round's seats and cards"""
    scores: Pair
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
    calls: tuple[Call, ...]
    taker: int | None
    trump: Suit | None
    leader: int | None
    trick: tuple[tuple[int, Card], ...]
    """seat and card in playing order"""
    last_trick: Trick | None
    played: frozenset[Card]
    """every card played in this deal, the trick on the table included: what a player may remember,
    for robots to reckon with and not to be shown (A10 `arret` hides past tricks)"""
    tricks_won: Pair
    points: Pair
    """card points won so far in this deal, with the dix de der"""
    belote_words: tuple[int, int] | None
    """seat that said belote and how many of the two words (1 or 2); None when not a word is said"""

    @property
    def asked(self) -> Actor | None:
        """Who acts next, when it is one actor."""
        return self.decisions[0].actor if len(self.decisions) == 1 else None

    @property
    def decision(self) -> Decision | None:
        """The decision of this seat, if it is asked for one."""
        return next((each for each in self.decisions if each.actor == self.seat), None)


def view(state: State, seat: int | None) -> View:
    """The party `state` as `seat` may see it; None for those who only watch."""
    deal = None if state.phase is Phase.CUT else state.deal
    return View(
        rules=state.rules,
        seat=seat,
        phase=state.phase,
        deal_number=state.deal_number,
        dealer=deal.dealer if deal else state.dealer,
        draws=state.draws,
        scores=state.scores,
        held=state.held,
        results=state.results,
        winner=state.winner,
        decisions=decisions(state),
        options=() if seat is None else legal_actions(state, seat),
        hand=_sorted_hand(deal, seat) if deal and seat is not None else (),
        hand_sizes=tuple(map(len, deal.hands)) if deal else (0,) * state.rules.players,
        turn_up=deal.turn_up if deal else None,
        calls=deal.calls if deal else (),
        taker=deal.taker if deal else None,
        trump=deal.trump if deal else None,
        leader=deal.leader if deal and deal.taker is not None else None,
        trick=_trick(deal) if deal else (),
        last_trick=deal.tricks[-1] if deal and deal.tricks else None,
        played=_played(deal) if deal else frozenset(),
        tricks_won=_tricks_won(deal) if deal else (0, 0),
        points=deal.points if deal else (0, 0),
        belote_words=_words_said(deal) if deal else None,
    )


def _sorted_hand(deal: Deal, seat: int) -> tuple[Card, ...]:
    keys = sort_key(deal.trump)
    return tuple(sorted(deal.hands[seat], key=keys.__getitem__))


def _trick(deal: Deal) -> tuple[tuple[int, Card], ...]:
    players = len(deal.hands)
    return tuple(((deal.leader + n) % players, card) for n, card in enumerate(deal.trick))


def _played(deal: Deal) -> frozenset[Card]:
    return frozenset(deal.trick).union(*(trick.cards for trick in deal.tricks))


def _tricks_won(deal: Deal) -> Pair:
    second = sum(team_of(trick.winner) for trick in deal.tricks)
    return len(deal.tricks) - second, second


def _words_said(deal: Deal) -> tuple[int, int] | None:
    """Who holds the belote is secret until he says so."""
    if deal.belote is None or deal.belote.words == 0:
        return None
    return deal.belote.seat, deal.belote.words
