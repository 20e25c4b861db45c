"""Cards to tricks: what is checked when one is played, who wins, who is next (A6)."""

from typing import Final

from bot.rules import declaring
from bot.rules.actions import Action, Play
from bot.rules.belote import asks_word, is_belote_card, say_belote
from bot.rules.card import PACK, Card, Rank
from bot.rules.contract import LAST_TRICK, trick_points
from bot.rules.errors import IllegalAction, Reason
from bot.rules.fields import Field, uncover, uncovered_cards, without
from bot.rules.happening import Applied, Happening
from bot.rules.legal import Allowed, allowed_cards
from bot.rules.party import finish_deal
from bot.rules.ruleset import Ruleset
from bot.rules.state import Deal, Hands, Phase, State, Trick, asked, tables_of, team_of, with_deal

PLAYS: Final = tuple({card: Play(seat, card) for card in PACK} for seat in range(4))
"""Each seat's plays without a word, made once: they are asked for at every card."""


def legal_plays(state: State, seat: int) -> tuple[Action, ...]:
    """The plays open to `seat`, which is in turn.

    King or queen of a belote with and without its word; a first card with everything that may be
    announced with it.
    """
    deal = asked(state)
    silent = PLAYS[seat]
    plays = [silent[card] for card in deal.playable.cards]
    if deal.belote is not None and deal.belote.seat == seat:
        plays += [
            Play(seat, card, word=True)
            for card in deal.playable.cards
            if asks_word(state.rules, deal, card)
        ]
    if deal.declaring is None:
        return tuple(plays)
    choices = declaring.choices_now(state.rules, deal, seat) or ((),)
    return tuple(
        Play(seat, play.card, play.word, declarations) if declarations else play
        for play in plays
        for declarations in choices
    )


def play(state: State, action: Play) -> Applied:
    deal = asked(state)
    seat, card = action.actor, action.card
    _check(state, deal, action)
    happened: tuple[Happening, ...] = ()
    if action.declarations:
        deal = declaring.announce(state.rules, deal, action)
        happened = (Happening.DECLARED,)
    belote = deal.belote
    if belote is not None and is_belote_card(deal, card):
        known = not deal.fields or belote.played == 1 or _other_uncovered(deal, seat, card)
        belote, said = say_belote(state.rules, belote, action, both_known=known)
        happened += said
    trick = (*deal.trick, card)
    if deal.fields:
        fields, turned = _fields_after(state.rules, deal, seat, card)
        hands = tuple(map(uncovered_cards, fields))
        happened += turned
    else:
        fields, hands = (), _without(deal.hands, seat, card)
    if len(trick) == len(hands):
        deal = deal._replace(hands=hands, fields=fields, trick=trick, belote=belote)
        return _end_trick(state, deal, happened)
    turn = (seat + 1) % len(hands)
    deal = deal._replace(
        hands=hands,
        fields=fields,
        trick=trick,
        belote=belote,
        turn=turn,
        playable=allowed_cards(hands[turn], trick, tables_of(deal), state.rules),
    )
    return Applied(with_deal(state, deal), happened)


def _other_uncovered(deal: Deal, seat: int, card: Card) -> bool:
    """Tell whether the king or queen that goes with `card` lies open."""
    other = Rank.QUEEN if card.rank is Rank.KING else Rank.KING
    return Card.of(other, card.suit) in deal.hands[seat]


def _fields_after(
    rules: Ruleset, deal: Deal, seat: int, card: Card
) -> tuple[tuple[Field, ...], tuple[Happening, ...]]:
    """Découverte: what lay beneath stays covered until the trick is over (B3).

    With `reveal_on_lead` the leader uncovers it at once (B6).
    """
    field = without(deal.fields[seat], card)
    fields = (*deal.fields[:seat], field, *deal.fields[seat + 1 :])
    if rules.reveal_on_lead and not deal.trick:
        return _uncovered(fields)
    return fields, ()


def _uncovered(fields: tuple[Field, ...]) -> tuple[tuple[Field, ...], tuple[Happening, ...]]:
    """The fields with every card turned up that nothing lies on, and whether there was one."""
    after = tuple(map(uncover, fields))
    return after, (Happening.UNCOVERED,) if after != fields else ()


def _without(hands: Hands, seat: int, card: Card) -> Hands:
    hand = hands[seat]
    place = hand.index(card)
    return (*hands[:seat], hand[:place] + hand[place + 1 :], *hands[seat + 1 :])


def _end_trick(state: State, deal: Deal, happened: tuple[Happening, ...]) -> Applied:
    """The trick is full: its winner leads to the next, or the deal is over."""
    tables = tables_of(deal)
    winner = (deal.leader + tables.winner(deal.trick)) % len(deal.hands)
    if deal.fields:
        fields, turned = _uncovered(deal.fields)
        deal = deal._replace(fields=fields, hands=tuple(map(uncovered_cards, fields)))
        happened += turned
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
    if deal.declaring is not None:
        deal, contested = _contest(state.rules, deal)
        happened += contested
    if hand:
        return Applied(with_deal(state, deal), happened)
    state = finish_deal(state, deal)
    ends = (Happening.DEAL_SCORED, Happening.PARTY_OVER)
    return Applied(state, (*happened, *ends[: 1 + (state.phase is Phase.OVER)]))


def _contest(rules: Ruleset, deal: Deal) -> tuple[Deal, tuple[Happening, ...]]:
    """After the first trick the declarations are compared, or from then on (A5)."""
    if len(deal.tricks) == 1 and rules.declarations == "first_trick":
        deal = declaring.settle_after_trick(rules, deal)
    decided = declaring.declaring_of(deal)
    if decided.announced and len(deal.tricks) == decided.decided_in:
        return deal, (Happening.CONTEST,)
    return deal, ()


def _check(state: State, deal: Deal, action: Play) -> None:
    if action.card not in deal.hands[action.actor]:
        raise IllegalAction(Reason.NOT_IN_HAND)
    if action.card not in deal.playable.cards:
        raise _refusal(deal.playable, action.card, deal)
    if action.word and not asks_word(state.rules, deal, action.card):
        raise IllegalAction(Reason.NO_BELOTE, "A8")
    if action.declarations and deal.declaring is None:
        raise IllegalAction(Reason.NO_DECLARATION, "A5")


def _refusal(allowed: Allowed, card: Card, deal: Deal) -> IllegalAction:
    """Why `card`, which is in the hand, may not be played, and what may be instead."""
    instead = tuple(each.text for each in allowed.cards)
    if allowed.king_first and card.suit is deal.trump and card.rank is Rank.QUEEN:
        return IllegalAction(Reason.KING_FIRST, "A8", instead)
    if allowed.reason is None:
        raise ValueError(f"{card} may be played")
    return IllegalAction(allowed.reason, allowed.rule, instead)
