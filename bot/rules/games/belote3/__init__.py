"""Belote for three (J): one takes, against two who defend together and write each their own."""

from dataclasses import replace

from bot.rules.core.card import PACK_OF_24, Card, Rank, Trump
from bot.rules.core.dealing import Dealing
from bot.rules.core.new_deal import deal_hands, deal_packets
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import THREE, alone
from bot.rules.core.state import GameType, Preset, Scale, State
from bot.rules.games.belote3.settlement import settle_three
from bot.rules.games.naming import NAMING
from bot.rules.games.opening import MOVING
from bot.rules.games.turn_up import TURN_UP
from bot.rules.scoring.party import finish_deal

FOR_THREE = Ruleset(
    players=3,
    auction="three",
    partner_plain="must_trump",
    partner_trump="must_over",
    tie_rule="takers_lose",
    target=501,
    both_reach="higher_score",
)


def _all_at_once(state: State, _: str) -> State:
    return deal_packets(state, state.game_type.dealing.packets, turned=0)


def _may_lay(hand: tuple[Card, ...], trump: Trump | None) -> tuple[Card, ...]:
    """Neither a trump nor an ace (J9)."""
    return tuple([card for card in hand if card.suit is not trump and card.rank is not Rank.ACE])


BELOTE3 = GameType(
    name="belote3",
    options={"players": (3,), "auction": ("three",), "pack3": ("24",), "deal3": ("turned",)},
    presets={"belote3": Preset(FOR_THREE, "FR", "belote3")},
    accounts=THREE,
    sides_of=alone,
    deal=deal_hands,
    auction=TURN_UP,
    settle=settle_three,
    finish=finish_deal,
    scale=Scale(party=501, targets=(252, 501, 750, 1000)),
    dealing=Dealing(PACK_OF_24),
)
"""a suit is turned up over five cards"""

_OTHER = replace(BELOTE3, presets={}, auction=NAMING, deal=_all_at_once)

BELOTE3_ALL8 = replace(
    _OTHER,
    name="belote3_all8",
    options={"players": (3,), "auction": ("three",), "pack3": ("24",), "deal3": ("all8",)},
    dealing=Dealing(PACK_OF_24, packets=(3, 2, 3)),
)
"""all eight cards at once, and any suit may be named"""

BELOTE3_CHIEN = replace(
    _OTHER,
    name="belote3_chien",
    options={"players": (3,), "auction": ("three",), "pack3": ("32_chien",)},
    more_steps=MOVING,
    dealing=Dealing(hand=10, packets=(3, 2, 3, 2), taken_up=True, may_lay=_may_lay),
)
"""32 cards: ten each, and two for who takes, who lays two away"""
