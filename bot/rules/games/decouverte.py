"""Belote Découverte: two players, whose cards lie before them in fields (B)."""

from dataclasses import replace

from bot.rules.core.actions import Stop
from bot.rules.core.dealing import Dealing
from bot.rules.core.new_deal import deal_fields
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import SINGLES
from bot.rules.core.state import GameType, Preset
from bot.rules.games.bids import BIDS
from bot.rules.games.classique import settle_take
from bot.rules.games.kloppen import settle_bid
from bot.rules.games.turn_up import TURN_UP
from bot.rules.scoring.party import finish_deal
from bot.rules.scoring.stopping import stop

WITHOUT_DECLARATIONS = Ruleset(
    players=2, packets="4-4", belote="off", contract_basis="tricks", tie_rule="takers_lose"
)

DECOUVERTE = GameType(
    name="decouverte",
    options={"players": (2,), "auction": ("turn_up",)},
    presets={"decouverte": Preset(WITHOUT_DECLARATIONS, "FR", "decouverte")},
    accounts=SINGLES,
    deal=deal_fields,
    auction=TURN_UP,
    settle=settle_take,
    finish=finish_deal,
    more_steps={Stop: stop},
    dealing=Dealing(hand=16),
    in_fields=True,
)

DECOUVERTE_BIDS = replace(
    DECOUVERTE,
    name="decouverte_bids",
    options={"players": (2,), "auction": ("bids",)},
    presets={},
    auction=BIDS,
    settle=settle_bid,
    more_steps={},
)
"""an adaptation that its document mentions without rules (B6)"""
