"""The games, one value each; `game_of` finds the one that a ruleset plays."""

from functools import cache
from typing import Final

from bot.rules.core.actions import Stop
from bot.rules.core.game import Game
from bot.rules.core.new_deal import deal_fields, deal_hands
from bot.rules.core.ruleset import Ruleset
from bot.rules.core.sides import SINGLES, TEAMS
from bot.rules.core.state import Phase, State
from bot.rules.games.bids import Bids, CoincheBids
from bot.rules.games.classique import settle_take
from bot.rules.games.coinche import settle_coinche
from bot.rules.games.kloppen import settle_bid
from bot.rules.games.turn_up import TurnUp
from bot.rules.scoring.party import finish_deal
from bot.rules.scoring.stopping import stop

_TURN_UP, _BIDS, _COINCHE = TurnUp(), Bids(), CoincheBids()

CLASSIQUE: Final = Game(
    name="classique",
    options={"players": (4,), "auction": ("turn_up",)},
    accounts=TEAMS,
    packets=("3-2", "2-3", "dealer_choice"),
    deal=deal_hands,
    auction=_TURN_UP,
    settle=settle_take,
    finish=finish_deal,
    steps={**_TURN_UP.steps, Stop: stop},
)

DECOUVERTE: Final = Game(
    name="decouverte",
    options={"players": (2,), "auction": ("turn_up",)},
    accounts=SINGLES,
    packets=("4-4",),
    deal=deal_fields,
    auction=_TURN_UP,
    settle=settle_take,
    finish=finish_deal,
    steps={**_TURN_UP.steps, Stop: stop},
)

DECOUVERTE_BIDS: Final = Game(
    name="decouverte_bids",
    options={"players": (2,), "auction": ("bids",)},
    accounts=SINGLES,
    packets=("4-4",),
    deal=deal_fields,
    auction=_BIDS,
    settle=settle_bid,
    finish=finish_deal,
    steps=_BIDS.steps,
)

KLOPPEN: Final = Game(
    name="kloppen",
    options={"players": (4,), "auction": ("bids",)},
    accounts=TEAMS,
    packets=("2-3-3", "3-2-3", "3-3-2"),
    deal=deal_hands,
    auction=_BIDS,
    settle=settle_bid,
    finish=finish_deal,
    steps=_BIDS.steps,
)

COINCHE: Final = Game(
    name="coinche",
    options={"players": (4,), "auction": ("coinche",)},
    accounts=TEAMS,
    packets=("3-2-3", "3-3-2", "2-3-3", "4-4"),
    deal=deal_hands,
    auction=_COINCHE,
    settle=settle_coinche,
    finish=finish_deal,
    steps=_COINCHE.steps,
)

GAMES: Final = (CLASSIQUE, DECOUVERTE, DECOUVERTE_BIDS, KLOPPEN, COINCHE)


@cache
def game_of(rules: Ruleset) -> Game:
    """The game that a ruleset plays."""
    return next(game for game in GAMES if game.plays(rules))


def start(rules: Ruleset) -> State:
    """A party before its first deal."""
    game = game_of(rules)
    return State(game=game, rules=rules, phase=Phase.DRAW, drawing=tuple(range(game.seats)))
