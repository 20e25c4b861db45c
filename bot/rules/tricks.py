"""Cards to tricks: what is checked when one is played, who wins, who is next (A6)."""

from typing import Final

from bot.rules.actions import Action, Play
from bot.rules.belote import asks_word, is_belote_card, say_belote
from bot.rules.card import PACK, Card, Rank
from bot.rules.contract import LAST_TRICK, trick_points
from bot.rules.errors import IllegalAction, Reason
from bot.rules.happening import Applied, Happening
from bot.rules.legal import Allowed, allowed_cards
from bot.rules.party import finish_deal
from bot.rules.state import Deal, Hands, Phase, State, Trick, asked, tables_of, team_of, with_deal

PLAYS: Final = tuple({card: Play(seat, card) for card in PACK} for seat in range(4))
"""Each seat's plays without a word, made once: they are asked for at every card."""


def legal_plays(state: State, seat: int) -> tuple[Action, ...]:
    """What `seat`, which is in turn, may play; king or queen of a belote with and without word."""
    deal = asked(state)
    silent = PLAYS[seat]
    plays: list[Action] = [silent[card] for card in deal.playable.cards]
    if deal.belote is not None and deal.belote.seat == seat:
        plays += [
            Play(seat, card, word=True)
            for card in deal.playable.cards
            if asks_word(state.rules, deal, card)
        ]
    return tuple(plays)


def play(state: State, action: Play) -> Applied:
    deal = asked(state)
    seat, card = action.actor, action.card
    _check(state, deal, action)
    happened: tuple[Happening, ...] = ()
    belote = deal.belote
    if belote is not None and is_belote_card(deal, card):
        belote, happened = say_belote(state.rules, belote, action)
    hands = _without(deal.hands, seat, card)
    trick = (*deal.trick, card)
    if len(trick) == len(hands):
        return _end_trick(state, deal._replace(hands=hands, trick=trick, belote=belote), happened)
    turn = (seat + 1) % len(hands)
    deal = deal._replace(
        hands=hands,
        trick=trick,
        belote=belote,
        turn=turn,
        playable=allowed_cards(hands[turn], trick, tables_of(deal), state.rules),
    )
    return Applied(with_deal(state, deal), happened)


def _without(hands: Hands, seat: int, card: Card) -> Hands:
    hand = hands[seat]
    place = hand.index(card)
    return (*hands[:seat], hand[:place] + hand[place + 1 :], *hands[seat + 1 :])


def _end_trick(state: State, deal: Deal, happened: tuple[Happening, ...]) -> Applied:
    """The trick is full: its winner leads to the next, or the deal is over."""
    tables = tables_of(deal)
    winner = (deal.leader + tables.winner(deal.trick)) % len(deal.hands)
    hand = deal.hands[winner]
    points = trick_points(deal.trick, tables) + (0 if hand else LAST_TRICK)
    mine, theirs = deal.points
    deal = deal._replace(
        trick=(),
        tricks=(*deal.tricks, Trick(deal.leader, deal.trick, winner, points)),
        points=(mine, theirs + points) if team_of(winner) else (mine + points, theirs),
        leader=winner,
        turn=winner,
        playable=allowed_cards(hand, (), tables, state.rules),
    )
    happened = (*happened, Happening.TRICK_WON)
    if hand:
        return Applied(with_deal(state, deal), happened)
    state = finish_deal(state, deal)
    ends = (Happening.DEAL_SCORED, Happening.PARTY_OVER)
    return Applied(state, (*happened, *ends[: 1 + (state.phase is Phase.OVER)]))


def _check(state: State, deal: Deal, action: Play) -> None:
    if action.card not in deal.hands[action.actor]:
        raise IllegalAction(Reason.NOT_IN_HAND)
    if action.card not in deal.playable.cards:
        raise _refusal(deal.playable, action.card, deal)
    if action.word and not asks_word(state.rules, deal, action.card):
        raise IllegalAction(Reason.NO_BELOTE, "A8")


def _refusal(allowed: Allowed, card: Card, deal: Deal) -> IllegalAction:
    """Why `card`, which is in the hand, may not be played, and what may be instead."""
    instead = tuple(each.text for each in allowed.cards)
    if allowed.king_first and card.suit is deal.trump and card.rank is Rank.QUEEN:
        return IllegalAction(Reason.KING_FIRST, "A8", instead)
    if allowed.reason is None:
        raise ValueError(f"{card} may be played")
    return IllegalAction(allowed.reason, allowed.rule, instead)
