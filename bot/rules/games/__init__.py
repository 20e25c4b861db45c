"""The games, each a value of its own; `game_of` finds the one that a ruleset plays."""

import copyreg
from functools import cache

from bot.rules.core.ruleset import Ruleset
from bot.rules.core.state import GameType, Phase, State
from bot.rules.games.belote3 import BELOTE3, BELOTE3_ALL8, BELOTE3_CHIEN
from bot.rules.games.bulgarian import BULGARIAN
from bot.rules.games.classique import CLASSIQUE
from bot.rules.games.clobyosh import CLOBYOSH
from bot.rules.games.coinche import COINCHE
from bot.rules.games.decouverte import DECOUVERTE, DECOUVERTE_BIDS
from bot.rules.games.klaverjas import KLAVERJAS
from bot.rules.games.kloppen import KLOPPEN

GAMES = (
    CLASSIQUE,
    COINCHE,
    KLOPPEN,
    DECOUVERTE,
    DECOUVERTE_BIDS,
    BULGARIAN,
    KLAVERJAS,
    CLOBYOSH,
    BELOTE3,
    BELOTE3_ALL8,
    BELOTE3_CHIEN,
)


def _named(name: str) -> GameType:
    return next(game for game in GAMES if game.name == name)


# To another process a game goes by its name.
copyreg.pickle(GameType, lambda game: (_named, (game.name,)))


@cache
def game_of(rules: Ruleset) -> GameType:
    """The game that a ruleset plays."""
    return next(game for game in GAMES if game.plays(rules))


def start(rules: Ruleset) -> State:
    """A party before its first deal."""
    game = game_of(rules)
    return State(
        game_type=game,
        rules=rules,
        phase=Phase.DRAW,
        drawing=tuple(range(game.seats)),
        scores=game.accounts.zeros,
    )
