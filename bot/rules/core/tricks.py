"""Cards to tricks: what is checked when one is played, who wins, who is next (A6)."""

from bot.rules.core import declaring
from bot.rules.core.actions import Action, Play
from bot.rules.core.card import (
    LAST_TRICK,
    PACK,
    Card,
    NoSuit,
    Rank,
    Trump,
    card_tables,
    trick_points,
)
from bot.rules.core.declaring import asks_word, belote_of, say_belote
from bot.rules.core.errors import IllegalAction, Reason
from bot.rules.core.fields import Fields, uncover, uncovered_cards, without
from bot.rules.core.legal import allowed_cards, refusal_of
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import Pair, Sides, by_partners
from bot.rules.core.state import (
    Applied,
    Deal,
    Effect,
    Hands,
    Phase,
    State,
    Trick,
    asked,
    tables_of,
    with_deal,
)

PLAYS = tuple({card: Play(seat, card) for card in PACK} for seat in range(4))
"""Each seat's plays without a word, made once: they are asked for at every card."""


def legal_plays(state: State, seat: int) -> tuple[Action, ...]:
    """The plays open to `seat`, which is in turn.

    King or queen of a belote with and without its word; a first card with everything that may be
    announced with it.
    """
    deal = asked(state)
    silent = PLAYS[seat]
    plays = [silent[card] for card in deal.playable.cards]
    if deal.belotes:
        plays += [
            Play(seat, card, word=True)
            for card in deal.playable.cards
            if asks_word(state.rules, deal, card)
        ]
    choices = declaring.choices_now(state.rules, deal, seat)
    if not choices:
        return tuple(plays)
    return tuple(
        Play(seat, play.card, play.word, declarations) if declarations else play
        for play in plays
        for declarations in choices
    )


def may_stop(rules: Ruleset, deal: Deal) -> bool:
    """Tell whether the winner of the trick just played may stop the game before they lead."""
    return rules.arret and deal.stopped is None and bool(deal.tricks) and not deal.trick


def play(state: State, action: Play) -> Applied:
    deal = asked(state)
    seat, card = action.actor, action.card
    _check(state, deal, action)
    effects: tuple[Effect, ...] = ()
    if action.declarations:
        deal = declaring.announce(state.rules, deal, action)
        effects = (Effect.DECLARED,)
    belote = belote_of(deal, card) if deal.belotes else None
    if belote is not None:
        known = not deal.fields or belote.played == 1 or _other_uncovered(deal, seat, card)
        after, said = say_belote(state.rules, belote, action, both_known=known)
        deal = deal._replace(belotes=tuple(after if e is belote else e for e in deal.belotes))
        effects += said
    trick = (*deal.trick, card)
    hands, fields = _without(deal.hands, seat, card), deal.fields
    if fields:
        # What lay beneath stays covered until the trick is over (B3).
        fields = (*fields[:seat], without(fields[seat], card), *fields[seat + 1 :])
        if state.rules.reveal_on_lead and not deal.trick:  # but for the leader (B6)
            hands, fields, turned = _uncovered(hands, fields)
            effects += turned
    if len(trick) == len(hands):
        return _end_trick(state, deal, trick, hands, fields, effects)
    turn = (seat + 1) % len(hands)
    deal = deal._replace(
        hands=hands,
        fields=fields,
        trick=trick,
        turn=turn,
        playable=allowed_cards(
            hands[turn],
            trick,
            tables_of(deal),
            state.rules,
            by_partners(state.game.sides(deal), deal.leader, len(trick)),
        ),
    )
    return Applied(with_deal(state, deal), effects)


def _other_uncovered(deal: Deal, seat: int, card: Card) -> bool:
    """Tell whether the king or queen that goes with `card` lies open."""
    other = Rank.QUEEN if card.rank is Rank.KING else Rank.KING
    return Card.of(other, card.suit) in deal.hands[seat]


def _uncovered(hands: Hands, fields: Fields) -> tuple[Hands, Fields, tuple[Effect, ...]]:
    """Both with every card turned up that nothing lies on, and whether there was one."""
    after = tuple(map(uncover, fields))
    if after == fields:
        return hands, fields, ()
    return tuple(map(uncovered_cards, after)), after, (Effect.UNCOVERED,)


def _without(hands: Hands, seat: int, card: Card) -> Hands:
    hand = hands[seat]
    place = hand.index(card)
    return (*hands[:seat], hand[:place] + hand[place + 1 :], *hands[seat + 1 :])


def _end_trick(
    state: State,
    deal: Deal,
    trick: tuple[Card, ...],
    hands: Hands,
    fields: Fields,
    effects: tuple[Effect, ...],
) -> Applied:
    """The trick is full: its winner leads to the next, or the deal is over."""
    tables = tables_of(deal)
    winner = (deal.leader + tables.winner(trick)) % len(hands)
    if fields:
        hands, fields, turned = _uncovered(hands, fields)
        effects += turned
    hand = hands[winner]
    last = 0 if hand else last_trick_points(state.rules, deal.trump)
    points = _points_of(state.game.accounts, deal, trick, winner) + last
    deal = deal._replace(
        hands=hands,
        fields=fields,
        trick=(),
        tricks=(*deal.tricks, Trick(deal.leader, trick, winner, points)),
        points=_with(deal.points, state.game.accounts.of(winner), points),
        leader=winner,
        turn=winner,
        playable=allowed_cards(hand, (), tables, state.rules),
    )
    effects = (*effects, Effect.TRICK_WON)
    if deal.declaring is not None:
        deal, contested = _contest(state, deal)
        effects += contested
    if hand:
        return Applied(with_deal(state, deal), effects)
    state = state.game.finish(state, deal)
    ends = (Effect.DEAL_SCORED, Effect.PARTY_OVER)
    return Applied(state, (*effects, *ends[: 1 + (state.phase is Phase.OVER)]))


def last_trick_points(rules: Ruleset, trump: Trump | None) -> int:
    """The dix de der; with raw values there is none at all trumps for some (H3)."""
    raw = trump is NoSuit.ALL_TRUMPS and rules.na_values == "raw"
    return LAST_TRICK if rules.ta_last_trick or not raw else 0


def deal_points(rules: Ruleset, trump: Trump) -> int:
    """Return the points of all the tricks: 162 but where raw values count (H3)."""
    tables = card_tables(trump, rules.na_values)
    return tables.worth(tables.pack) + last_trick_points(rules, trump)


def _points_of(accounts: Sides, deal: Deal, trick: tuple[Card, ...], winner: int) -> int:
    """The card points that `trick`, which is full, brings its winner's account."""
    tables = tables_of(deal)
    cards = trick_points(trick, tables)
    if not tables.scaled:
        return cards
    # Not trick by trick: a side's sum is scaled, and a trick brings what the sum grows by (H3).
    won = [
        trick_points(e.cards, tables) for e in deal.tricks if accounts.together(e.winner, winner)
    ]
    return tables.worth(sum(won) + cards) - tables.worth(sum(won))


def _with(points: Pair, account: int, more: int) -> Pair:
    first, second = points
    return (first, second + more) if account else (first + more, second)


def _contest(state: State, deal: Deal) -> tuple[Deal, tuple[Effect, ...]]:
    """After the first trick the declarations are compared, or from then on (A5)."""
    if len(deal.tricks) == 1 and state.rules.declarations == "first_trick":
        deal = declaring.settle_after_trick(state, deal)
    decided = declaring.declaring_of(deal)
    if decided.announced and len(deal.tricks) == decided.decided_in:
        return deal, (Effect.CONTEST,)
    return deal, ()


def _check(state: State, deal: Deal, action: Play) -> None:
    if action.card not in deal.playable.cards:
        if action.card not in deal.hands[action.actor]:
            raise IllegalAction(Reason.NOT_IN_HAND)
        raise refusal_of(action.card, deal.playable, deal.trump)
    if action.word and not asks_word(state.rules, deal, action.card):
        raise IllegalAction(Reason.NO_BELOTE, "A8")
    if action.declarations and deal.declaring is None:
        raise IllegalAction(Reason.NO_DECLARATION, "A5")
