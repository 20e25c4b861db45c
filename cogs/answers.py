"""Sentences for whoever is refused, in his language."""

from bot.rules import TABLE, IllegalAction, parse_action
from bot.tables import Game, RefusalReason, Refused
from bot.text import Words
from bot.text.names import safe_name


class Sentence(Exception):
    """A refusal that is a text of the language files with its values."""

    def __init__(self, text_id: str, **values: str | int) -> None:
        super().__init__(text_id)
        self.text_id = text_id
        self.values = values


def refusal_text(error: Exception, words: Words, game: Game | None = None) -> str:
    """What to tell somebody who was refused."""
    if isinstance(error, IllegalAction):
        return words.refusal(error)
    if isinstance(error, Sentence):
        return words(error.text_id, **error.values)
    if isinstance(error, Refused):
        return _refused(error, words, game)
    return words("error-unexpected")


def _refused(error: Refused, words: Words, game: Game | None) -> str:
    match error.reason:
        case RefusalReason.NOT_YOUR_TURN:
            if error.facts["seat"] == TABLE or game is None:
                return words("refused-between-deals")
            return words("refused-not-your-turn", name=_name(game, int(error.facts["seat"])))
        case RefusalReason.ALREADY_PLAYED:
            return words("refused-already-played", move=_move(error.facts["action"], words))
        case RefusalReason.SEAT_TAKEN:
            name = _name(game, int(error.facts["seat"])) if game else "…"
            return words("refused-seat-taken", name=name)
        case reason:
            return words(f"refused-{reason.value}")


def _name(game: Game, seat: int) -> str:
    holder = game.seats[seat]
    return safe_name(holder.name) if holder else "…"


def _move(text: str, words: Words) -> str:
    """What somebody did, in short: a card, a suit, or "pass"."""
    action = parse_action(text)
    card = getattr(action, "card", None)
    if card is not None:
        return words.card(card)
    suit = getattr(action, "suit", None)
    return words("call-take", suit=words.suit(suit)) if suit else words("call-pass")
