"""The reason why an option is better, as a sentence that names what it stands on."""

from bot.rules import Action, Card, View
from bot.teaching import Reason, assets
from bot.text import Words


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
    if here is not None and cards:
        held = _held(cards, here, words, by_ear=by_ear)
        match reason:
            case Reason.WORTH_TAKING:
                return words("reason-worth-taking-with", cards=held)
            case Reason.OTHER_TRUMP:
                return words("reason-other-trump-with", cards=held)
            case Reason.TOO_MUCH:
                return words("reason-too-much-with", cards=held)
            case _:
                pass
    return words(f"reason-{reason.value}")


def _held(cards: tuple[Card, ...], here: View, words: Words, *, by_ear: bool) -> str:
    """`J♥ A♥ A♠ and the 9♥ that is turned up`"""
    listed = words.card_names if by_ear else words.cards
    own = listed([each for each in cards if each is not here.turn_up])
    if here.turn_up not in cards or here.turn_up is None:
        return own
    turned = listed([here.turn_up])
    return words("reason-cards-and-turned", cards=own, turned=turned) if own else turned
