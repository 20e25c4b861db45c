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
from bot.text import Words, capital

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
    better: Action,
    than: Action | None = None,
    here: View | None = None,
    *,
    by_ear: bool = False,
) -> str:
    """Return the sentence: of a card why it is better than another one; of a contract that somebody
    called, or should have, with the cards of their hand that count in it."""
    contract = than if reason is Reason.TOO_MUCH else better
    cards = () if here is None or contract is None else assets(here, contract)
    if here is None or not cards or reason not in WITH_CARDS:
        both = compared(better, than, words, by_ear=by_ear)
        return capital(words("review-reason", reason.value, **both))
    # `J♥ A♥ A♠ and the 9♥ that is turned up`
    listed = words.card_names if by_ear else words.cards
    held = listed([each for each in cards if each is not here.turn_up])
    if here.turn_up is not None and here.turn_up in cards:
        turned = listed([here.turn_up])
        told = words("reason-cards-and-turned", cards=held, turned=turned)
        held = told if held else turned
    return words(WITH_CARDS[reason], cards=held)


def compared(
    better: Action, than: Action | None, words: Words, *, by_ear: bool = False
) -> dict[str, str]:
    """Return two options and, of cards, their suits, as sentences name them."""
    card = words.card_name if by_ear else words.card
    suit = words.suit_name if by_ear else words.suit
    options = {"better": better, "worse": better if than is None else than}
    names = {
        name: card(each.card) if isinstance(each, Play) else advice_text(each, words)
        for name, each in options.items()
    }
    suits = zip(("suit", "other"), options.values(), strict=True)
    return names | {name: suit(each.card.suit) for name, each in suits if isinstance(each, Play)}


def side_text(here: View) -> str:
    """Return whose contract it is, as texts choose by it: `own` or `their`."""
    seat, taker = here.seat, here.taker
    if seat is None or taker is None or here.game_type.accounts.together(seat, taker):
        return "own"
    return "their"
