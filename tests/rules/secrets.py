"""The same party with everything exchanged that a seat cannot know.

What follows from hidden cards is exchanged as well, without regard to whether it could come of the
new ones: a view that told any of it would differ.
"""

import random
from collections.abc import Iterable
from itertools import takewhile
from typing import TypeVar

from bot.rules import (
    Announced,
    Card,
    Choice,
    Contest,
    Declaration,
    NoSuit,
    Said,
    State,
    Suit,
    Word,
    view,
)
from bot.rules.core.fields import uncovered_cards
from bot.rules.core.state import Belote, Deal, Declaring
from tests.rules.any_action import DECLARATIONS

T = TypeVar("T")


def otherwise_dealt(state: State, seat: int | None, chance: random.Random) -> State:
    """The party as it might be as well, for all that `seat` knows; None is who only watches."""
    state = state._replace(pack=_shuffled(state.pack, chance))
    deal = state.deal
    if deal is None:
        return state
    open_ = view(state, None).bottom
    deal = _other_fields(deal, chance) if deal.fields else _other_hands(deal, seat, open_, chance)
    deal = _other_belotes(deal, seat, chance)
    if state.rules.declarations == "talk" and deal.taker is not None:
        deal = deal._replace(declaring=_other_talk(deal, seat, chance))
    elif state.rules.declarations != "off" and deal.taker is not None:
        deal = deal._replace(declaring=_other_declaring(state, deal, seat, chance))
    return state._replace(deal=deal)


def _shuffled(values: Iterable[T], chance: random.Random) -> tuple[T, ...]:
    mixed = list(values)
    chance.shuffle(mixed)
    return tuple(mixed)


# Cards ------------------------------------------------------------------------------------------


def _other_hands(deal: Deal, seat: int | None, open_: Card | None, chance: random.Random) -> Deal:
    """The hands of the others, what one of them laid away, and the stock but for a card of it that
    lies open at its end."""
    hidden = [n for n in range(len(deal.hands)) if n != seat]
    stock = deal.stock if open_ is None else deal.stock[:-1]
    laid = () if deal.moved is None or seat == deal.taker else deal.moved.laid
    cards = _shuffled([*(c for n in hidden for c in deal.hands[n]), *laid, *stock], chance)
    if deal.moved is not None and laid:
        deal = deal._replace(moved=deal.moved._replace(laid=cards[: len(laid)]))
        cards = cards[len(laid) :]
    hands = list(deal.hands)
    for n in hidden:
        size = len(hands[n])
        hands[n], cards = cards[:size], cards[size:]
    deal = deal._replace(hands=tuple(hands), stock=cards if open_ is None else (*cards, open_))
    if deal.turn != seat and deal.taker is not None:
        deal = deal._replace(playable=deal.playable._replace(cards=deal.hands[deal.turn][:1]))
    return deal


def _other_fields(deal: Deal, chance: random.Random) -> Deal:
    """The covered cards of both fields, which nobody knows."""
    covered = [p.down for field in deal.fields for p in field if p.down is not None]
    cards = iter(_shuffled(covered, chance))
    fields = tuple(
        tuple(p if p.down is None else p._replace(down=next(cards)) for p in field)
        for field in deal.fields
    )
    return deal._replace(fields=fields, hands=tuple(map(uncovered_cards, fields)))


def _other_belotes(deal: Deal, seat: int | None, chance: random.Random) -> Deal:
    """Belotes of which no word was said: of somebody else, or in Découverte of anybody."""
    trumps = tuple(Suit) if deal.trump is NoSuit.ALL_TRUMPS else (deal.trump,)
    if deal.taker is None or deal.trump is NoSuit.NO_TRUMPS:
        return deal
    known = {
        each.suit: each
        for each in deal.belotes
        if each.words > 0 or (not deal.fields and each.seat == seat)
    }
    others = [n for n in range(len(deal.hands)) if n != seat or deal.fields]
    belotes: list[Belote] = []
    for suit in trumps:
        assert isinstance(suit, Suit)
        own = () if seat is None or deal.fields else deal.hands[seat]
        if suit in known:
            belotes.append(known[suit])
        elif any(card.suit is suit and card.rank.value in "KQ" for card in own):
            continue  # whoever holds one of the two alone knows that nobody has both
        elif chance.choice([True, False]):
            belotes.append(Belote(chance.choice(others), suit, played=chance.choice([0, 1])))
    return deal._replace(belotes=tuple(belotes))


# Declarations -----------------------------------------------------------------------------------


def _other_declaring(
    state: State, deal: Deal, seat: int | None, chance: random.Random
) -> Declaring | None:
    """Return what others hold, what they announced and nobody has seen, and who is silent."""
    declaring = deal.declaring or _silent(state, deal)
    own = () if seat is None else declaring.choices[seat]
    choices = tuple(
        own if n == seat else _any_choices(chance) for n in range(len(declaring.choices))
    )
    if not declaring.announced and not own and chance.random() < 0.5:
        return None if state.phase != "declare" else declaring._replace(choices=choices)
    instead = {each: _instead(each, declaring, seat, chance) for each in declaring.announced}
    announced = tuple(instead[each] for each in declaring.announced)
    contest = declaring.contest
    if contest is not None and len(deal.tricks) >= declaring.decided_in:
        contest = contest._replace(scoring=tuple(instead[each] for each in contest.scoring))
    elif contest is not None:
        contest = _undecided(contest, deal, announced, chance)
    spoken = declaring.spoken
    if state.phase == "declare":
        spoken = _others_spoke(declaring, seat, chance)
    return declaring._replace(choices=choices, announced=announced, contest=contest, spoken=spoken)


def _other_talk(deal: Deal, seat: int | None, chance: random.Random) -> Declaring | None:
    """Return what others hold, and what was not said or shown of it (CL4)."""
    declaring, seats = deal.declaring, range(len(deal.hands))
    spoken = {(deal.leader + n) % len(deal.hands) for n in range(len(deal.trick))}
    silent = [n for n in seats if n not in spoken]
    kept = () if declaring is None else declaring.announced
    contest = None if declaring is None else declaring.contest
    if deal.tricks:
        if declaring is None or contest is None:
            return declaring  # who holds something would have said so by now
        kept = tuple(each for each in kept if each.seat == seat or each in contest.scoring)
    else:
        kept = tuple(each for each in kept if each.seat == seat)
        talk = () if contest is None else contest.talk
        heard = tuple(takewhile(lambda said: said.seat in spoken, talk))
        word = Said(chance.choice(silent), chance.choice([Word.GOOD, Word.NO_GOOD]))
        contest = Contest(kept, (chance.choice([0, 20]), chance.choice([0, 50])), (*heard, word))
    others = {n for n in seats if n != seat and all(each.seat != n for each in kept)}
    said = [Announced(n, chance.choice(DECLARATIONS)) for n in sorted(others)]
    announced = (*kept, *(each for each in said if not kept or chance.random() < 0.5))
    return Declaring(((),) * len(deal.hands), announced, (), contest, 1, (0, 1))


def _silent(state: State, deal: Deal) -> Declaring:
    """A deal in which nobody holds anything, as if somebody held something and did not say so."""
    nothing = ((),) * len(deal.hands)
    none = Contest((), state.game_type.accounts.zeros, ())
    if state.rules.declarations == "immediate":
        return Declaring(nothing, spoken=(0,), contest=none)
    settled = none if deal.tricks else None
    decided_in = 2 if state.rules.decl_contest_moment == "during_trick2" else 1
    return Declaring(nothing, contest=settled, decided_in=decided_in if settled else 0)


def _any_choices(chance: random.Random) -> tuple[Choice, ...]:
    return chance.choice([(), ((chance.choice(DECLARATIONS),), ())])


def _instead(
    announced: Announced, declaring: Declaring, seat: int | None, chance: random.Random
) -> Announced:
    """Another declaration of which the table has heard the same."""
    counts = declaring.contest is not None and announced in declaring.contest.scoring
    seen = declaring.shown_at_once or (counts and announced.seat % 2 in declaring.shown)
    if seen or announced.seat == seat:
        return announced
    alike = [each for each in DECLARATIONS if _heard(each) == _heard(announced.declaration)]
    return announced._replace(declaration=chance.choice(alike))


def _heard(declaration: Declaration) -> tuple[object, ...]:
    """Return what is announced: of a carré its rank, of a run its length alone."""
    known = declaration.length if declaration.is_run else declaration.rank
    return declaration.kind, known


def _undecided(
    contest: Contest, deal: Deal, announced: tuple[Announced, ...], chance: random.Random
) -> Contest:
    """Return a contest of which the talk of the second trick, as far as it was said, stays."""
    players = len(deal.hands)
    spoken = {(deal.leader + n) % players for n in range(len(deal.trick))}
    talk = tuple(
        said if said.seat in spoken else Said(said.seat, chance.choice([Word.PASSES, Word.GOOD]))
        for said in contest.talk
    )
    scoring = tuple(each for each in announced if chance.random() < 0.5)
    return Contest(scoring, (chance.choice([0, 20]), chance.choice([0, 50])), talk)


def _others_spoke(declaring: Declaring, seat: int | None, chance: random.Random) -> tuple[int, ...]:
    """Return what others said: who was silent may as well not have spoken yet, and the reverse."""
    said = {each.seat for each in declaring.announced}
    own = {seat} & set(declaring.spoken)
    others = {n for n in range(len(declaring.choices)) if n != seat and chance.random() < 0.5}
    return tuple(sorted({n for n in (said | own | others) if n is not None}))
