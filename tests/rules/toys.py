"""Games that nobody plays, with what a game may have: hands of nine and ten, a pack of 24, a stock
that nobody sees, a card that is exchanged, cards that are laid away, three who each write their
own."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from bot.rules import DEAL_POINTS, Card, Rank, State, Trump, find_preset, game_of, games
from bot.rules.core.card import PACK_OF_24
from bot.rules.core.dealing import Dealing
from bot.rules.core.new_deal import deal_packets
from bot.rules.core.result import (
    DEFENDERS,
    TAKERS,
    DealOutcome,
    DealScore,
    Facts,
    LedgerEntry,
    Source,
)
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import SINGLES, THREE, alone
from bot.rules.core.state import GameType
from bot.rules.games.classique import CLASSIQUE
from bot.rules.games.opening import MOVING
from bot.rules.games.turn_up import TURN_UP
from bot.rules.scoring.ledger import belote, closed, had, shares


def _seven_of(turned: Card, trump: Trump | None) -> Card | None:
    return Card.of(Rank.SEVEN, turned.suit) if turned.suit is trump else None


def _no_trump_or_ace(hand: tuple[Card, ...], trump: Trump | None) -> tuple[Card, ...]:
    return tuple(card for card in hand if card.suit is not trump and card.rank is not Rank.ACE)


def _in_threes(state: State, _: str) -> State:
    return deal_packets(state, (3, 3), turned=1)


def _nine_each(state: State, _: str) -> State:
    return deal_packets(state, (3, 3, 3), turned=1)


def settle_three(rules: Ruleset, facts: Facts) -> DealScore:
    """The taker needs more than each of the others, who else share all points (J5, J6)."""
    compared = had(facts)
    mine, *theirs = (each.tricks + each.belote for each in facts.tallies)
    if mine > max(theirs):
        return closed(rules, facts, DealOutcome.MADE, compared, compared=compared)
    entries = belote(facts, TAKERS)
    for role, part in enumerate(shares(DEAL_POINTS, len(theirs)), DEFENDERS):
        entries += (LedgerEntry(role, Source.DEAL, part), *belote(facts, role))
    return closed(rules, facts, DealOutcome.DEDANS, entries, compared=compared)


_FRENCH = find_preset("french")
STOCK, CHIEN = _FRENCH.changed({"target": 501}), _FRENCH.changed({"target": 502})
THREES = _FRENCH.changed({"target": 503, "shuffle": "every_deal", "belote_announce": "auto"})

_TOY = replace(
    CLASSIQUE, presets={}, pools={}, homes={}, steps={**TURN_UP.steps, **MOVING}, accounts=SINGLES
)
TOYS: dict[str, GameType] = {
    "stock": replace(
        _TOY,
        name="stock",
        options={"target": (501,)},
        deal=_in_threes,
        dealing=Dealing(hand=9, turned_to_taker=False, exchanged_for=_seven_of),
    ),
    "chien": replace(
        _TOY,
        name="chien",
        options={"target": (502,)},
        deal=_nine_each,
        dealing=Dealing(PACK_OF_24, hand=10, taken_up=True, may_lay=_no_trump_or_ace),
    ),
    "threes": replace(
        _TOY,
        name="threes",
        options={"target": (503,)},
        accounts=THREE,
        sides_of=alone,
        dealing=Dealing(PACK_OF_24),
        settle=settle_three,
    ),
}
"""nine cards of 32 for two, of which the seven is exchanged; ten of 24, after the taker has taken
up four and laid four away; a taker against two who write each their own"""


@contextmanager
def toys() -> Iterator[None]:
    """Let the games know these, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "GAMES", (*TOYS.values(), *games.GAMES))
        game_of.cache_clear()
        yield
    game_of.cache_clear()
