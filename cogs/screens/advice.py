"""An option as it is to be chosen, or was, in short, and the reason why it is better."""

from bot.robots.convention import COUNTED, Heads, Kind, Shown
from bot.rules import (
    Action,
    Agree,
    Bid,
    ChoosePackets,
    Claim,
    Coinche,
    Cut,
    Declare,
    Discard,
    Exchange,
    Keep,
    NoSuit,
    Pass,
    Play,
    Refuse,
    Ruleset,
    Schmeiss,
    Show,
    Stop,
    Surcoinche,
    Take,
    View,
    card_tables,
)
from bot.rules.core.conditions import LADDER, holds
from bot.rules.core.state import USUAL_SCALE, Scale
from bot.teaching import CALL_REASONS, CallPosition, Reason, Told
from bot.text import Words, capital
from bot.text.rulebook.sentences import auction_of

DONE: dict[type[Action], str] = {
    Coinche: "coinche",
    Surcoinche: "surcoinche",
    Schmeiss: "schmeissed",
    Agree: "agreed",
    Refuse: "refused",
    Cut: "cut",
    ChoosePackets: "packets",
    Exchange: "exchanged",
    Keep: "kept",
    Show: "shown",
    Claim: "claimed",
    Stop: "stopped",
    Declare: "nothing",
}
"""what needs nothing but its text"""
ADVICE: dict[type[Action], str] = {
    Schmeiss: "advice-schmeiss",
    Agree: "advice-agree",
    Refuse: "advice-refuse",
    Exchange: "advice-exchange",
    Keep: "advice-keep",
}
"""what is called otherwise once it is done"""
OF_A_COINCHE = frozenset({Reason.DOUBLE, Reason.NO_DOUBLE, Reason.REDOUBLE, Reason.NO_REDOUBLE})
"""reasons that name one, which on a ladder is a contra (I1)"""


def advice_text(action: Action, words: Words, rules: Ruleset | None = None) -> str:
    """`K♥`, `90 ♠`, `pass`: an option as it is to be chosen, or as it was not; `rules` tell what a
    coinche is called."""
    on_ladder = rules is not None and holds(LADDER, rules)
    match action:
        case Pass():
            return words("advice-pass")
        case Take(suit=trump):
            auction = auction_of(rules) if rules else ""
            return words("advice-take", suit=words.suit(trump), auction=auction)
        case Bid():
            return words.bid(action)
        case Coinche():
            return words("advice-contra" if on_ladder else "advice-coinche")
        case Surcoinche():
            return words("advice-recontra" if on_ladder else "advice-surcoinche")
        case Discard(card=card):
            return words("advice-discard", card=words.card(card))
        case _ if type(action) in ADVICE:
            return words(ADVICE[type(action)])
        case _:
            return done_text(action, words)


def done_text(action: Action, words: Words, rules: Ruleset | None = None) -> str:
    """`K♥`, `bid of 90 ♠`, `pass`: of an action that a person can do; `rules` tell what a coinche
    is called."""
    if isinstance(action, Coinche | Surcoinche) and rules is not None and holds(LADDER, rules):
        return advice_text(action, words, rules)
    match action:
        case Play(card=card):
            return words.card(card)
        case Discard(card=card):
            return words("done-discarded", card=words.card(card))
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
    *,
    here: View | None = None,
    by_ear: bool = False,
) -> str:
    """Return the sentence why a card is better than another one; `here`: what was seen then."""
    both = compared(better, than, words, by_ear=by_ear)
    return capital(words("review-reason", reason.value, **around(here), **both))


def call_reason_text(told: Told, words: Words, better: Action, here: View) -> str:
    """Return the sentence why a call is better than another one, as `here` was seen."""
    if told.reason not in CALL_REASONS or told.than is None or told.chances is None:
        return words("review-reason", told.reason.value)
    at = CallPosition(here, better, told.than)
    first, second = at.shown(better), at.shown(told.than)
    promise = second if told.reason is Reason.LACKS_SUPPORT else first
    values: dict[str, str | float] = {
        **compared(better, told.than, words, rules=here.rules),
        **around(here),
        "what": shown_text(first, words, whole=True),
        "more": shown_text(second, words, whole=True),
        "need": promise.helps,
        "bid": "" if here.bid is None else words.bid(here.bid),
    }
    chances = zip(("first", "second", "standing", "passed"), told.chances, strict=True)
    values |= {name: words.percent(chance or 0.0) for name, chance in chances}
    values["fails"] = words.percent(1 - (told.chances.worse or 0.0))
    if at.supports(better) or at.supports(told.than):
        values["points"] = at.support
    elif isinstance(better, Bid | Take) and isinstance(told.than, Bid | Take):
        values |= {"points": at.points(better), "fewer": at.points(told.than)}
        values |= {"suit": words.suit(better.suit), "other": words.suit(told.than.suit)}
    values |= _of_laid(better, told.than, here, words)
    if told.reason is Reason.LATER:
        more, fewer = at.points_later
        values |= {"points": more, "fewer": fewer, "suit": words.suit(at.later)}
        values["other"] = words.suit(at.turned or at.later)
    kind = "call-reason-contra" if told.reason in OF_A_COINCHE and here.on_ladder else "call-reason"
    return capital(words(kind, told.reason.value, **values))


def _of_laid(better: Action, than: Action, here: View, words: Words) -> dict[str, str | float]:
    """Return the suit of the card that is better laid away, the other card, and the points of
    both."""
    if not isinstance(better, Discard) or not isinstance(than, Discard) or here.trump is None:
        return {}
    worth = card_tables(here.trump).points
    return {
        "suit": words.suit(better.card.suit),
        "other": words.card(than.card),
        "points": worth[better.card],
        "fewer": worth[than.card],
    }


def meaning_text(shown: Shown, words: Words) -> str:
    """Return what a call means by the convention; nothing of a pass."""
    match shown.kind:
        case Kind.RAISE if not isinstance(shown.trump, NoSuit):
            return words("meaning-raise", points=shown.helps)
        case Kind.COINCHE:
            return words("meaning-coinche", has=shown_text(shown, words))
        case _:
            return shown_text(shown, words)


def shown_text(shown: Shown, words: Words, *, whole: bool = False) -> str:
    """Return what the hand has at least: heads, trumps, aces, and how much it is good for; `whole`:
    that also where every first bid has it."""
    trump = shown.trump
    if shown.kind in (Kind.CAPOT, Kind.FORCED, Kind.SCHMEISS, Kind.REFUSE):
        return words("meaning-alone", shown.kind.value)
    heads, more = shown.heads, shown.length + 1
    parts = [] if heads is Heads.ANY else [words("shown-heads", heads.value, more=more)]
    if shown.length > 1:
        parts.append(words("shown-length", count=shown.length))
    if shown.aces:
        parts.append(words("shown-aces", count=shown.aces))
    if isinstance(trump, NoSuit):
        if tops := shown.tops or max(0, shown.helps - COUNTED):
            parts.append(words("shown-tops", trump.name, count=tops))
        if shown.seconds:
            parts.append(words("shown-seconds", trump.name, count=shown.seconds))
    if shown.short:
        parts.append(words("shown-short", suit=words.suit(shown.short)))
    # Whoever bids again may show nothing but what their first bid has shown.
    known = shown.counted if whole else shown.implied
    if trump is not None and (shown.points > known or not parts):
        if shown.bare:
            parts.append(words("shown-counts", points=shown.points))
        else:
            contract = words.contract(shown.worth, words.suit(trump))
            parts.append(words("shown-points", contract=contract))
    return words.join_and(parts)


def compared(
    better: Action,
    than: Action | None,
    words: Words,
    *,
    rules: Ruleset | None = None,
    by_ear: bool = False,
) -> dict[str, str]:
    """Return two options and, of cards, their suits, as sentences name them."""
    card = words.card_name if by_ear else words.card
    suit = words.suit_name if by_ear else words.suit
    options = {"better": better, "worse": better if than is None else than}
    names = {
        name: card(each.card) if isinstance(each, Play) else advice_text(each, words, rules)
        for name, each in options.items()
    }
    suits = zip(("suit", "other"), options.values(), strict=True)
    return names | {name: suit(each.card.suit) for name, each in suits if isinstance(each, Play)}


def points_told(points: float, scale: Scale = USUAL_SCALE) -> float:
    """Return points of a deal of 162 as a game writes them: tens to a tenth (I5)."""
    if scale.unit == 1:
        return round(points)
    told = round(points / scale.unit, 1)
    return int(told) if told.is_integer() else told


def around(here: View | None) -> dict[str, int]:
    """Return how many partners and opponents one has in a deal, as texts choose by it; where that
    is not known, as many as in a team."""
    if here is None or here.seat is None:
        return {"partners": 1, "opponents": 2}
    sides, seat = here.sides, here.seat
    return {"partners": len(sides.partners(seat)), "opponents": len(sides.opponents(seat))}


def whose_text(here: View) -> str:
    """Return whose contract it is, as texts choose by it: `own` or `their`."""
    seat, taker = here.seat, here.taker
    if seat is None or taker is None or here.sides.together(seat, taker):
        return "own"
    return "their"
