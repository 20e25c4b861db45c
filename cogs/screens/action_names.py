"""Acts that a person did, in short, to tell whoever tries one once more."""

from typing import Final

from bot.rules import (
    Action,
    Bid,
    ChoosePackets,
    Coinche,
    Cut,
    Declare,
    Pass,
    Play,
    Show,
    Stop,
    Surcoinche,
    Take,
)
from bot.text import Words

DONE: Final[dict[type[Action], str]] = {
    Coinche: "coinche",
    Surcoinche: "surcoinche",
    Cut: "cut",
    ChoosePackets: "packets",
    Show: "shown",
    Stop: "stopped",
    Declare: "nothing",
}
"""what needs nothing but its text"""


def advice_text(action: Action, words: Words) -> str:
    """`K♥`, `90 ♠`, `pass`: an option as it is to be chosen, or as it was not."""
    match action:
        case Pass():
            return words("advice-pass")
        case Take(suit=trump):
            return words("advice-take", suit=words.suit(trump))
        case Bid():
            return words.bid(action)
        case Coinche():
            return words("advice-coinche")
        case Surcoinche():
            return words("advice-surcoinche")
        case _:
            return done_text(action, words)


def done_text(action: Action, words: Words) -> str:
    """`K♥`, `bid of 90 ♠`, `pass`: of an action that a person can do."""
    match action:
        case Play(card=card):
            return words.card(card)
        case Pass():
            return words("call-pass")
        case Take(suit=trump):
            return words("call-take", suit=words.suit(trump))
        case Bid():
            return words("done-bid", bid=words.bid(action))
        case Declare(declarations=declared) if declared:
            return words("done-declared", declarations=words.declarations(declared))
        case _:
            return words(f"done-{DONE[type(action)]}")
