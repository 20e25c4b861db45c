"""An option as it is to be chosen, or was, in short, and the reason why it is better."""

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
    View,
)
from bot.teaching import Reason, assets
from bot.text import Words

DONE: dict[type[Action], str] = {
    Coinche: "coinche",
    Surcoinche: "surcoinche",
    Cut: "cut",
    ChoosePackets: "packets",
    Show: "shown",
    Stop: "stopped",
    Declare: "nothing",
}
"""what needs nothing but its text"""


WITH_CARDS = {
    Reason.WORTH_TAKING: "reason-worth-taking-with",
    Reason.OTHER_TRUMP: "reason-other-trump-with",
    Reason.TOO_MUCH: "reason-too-much-with",
}
"""reasons of contracts, told with the cards that count in them"""


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
            return words("review-done", DONE[type(action)])


def reason_text(
    reason: Reason,
    words: Words,
    here: View | None = None,
    call: Action | None = None,
    *,
    by_ear: bool = False,
) -> str:
    """Return the sentence; of a contract that somebody called, or should have, with the cards of
    their hand that count in it."""
    cards = () if here is None or call is None else assets(here, call)
    if here is None or not cards or reason not in WITH_CARDS:
        return words("review-reason", reason.value)
    # `J♥ A♥ A♠ and the 9♥ that is turned up`
    listed = words.card_names if by_ear else words.cards
    held = listed([each for each in cards if each is not here.turn_up])
    if here.turn_up is not None and here.turn_up in cards:
        turned = listed([here.turn_up])
        told = words("reason-cards-and-turned", cards=held, turned=turned)
        held = told if held else turned
    return words(WITH_CARDS[reason], cards=held)
