"""The controls of a hand, in one table: the name of each, when it is there, what it does.

Hands, practice and the tests read it. Custom ids are hostile input. What is chosen on the way to an
action travels in them: the points of a bid whose suit is still to come, and which of their sets a
player announces, as its number in `View.choices`.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

import discord

from bot.rules import (
    PACK,
    Action,
    Agree,
    Bid,
    Card,
    Choice,
    ChoosePackets,
    Claim,
    Coinche,
    Cut,
    Declare,
    Discard,
    Exchange,
    IllegalAction,
    Keep,
    Pass,
    Phase,
    Play,
    Reason,
    Refuse,
    Schmeiss,
    Show,
    Stop,
    Suit,
    Surcoinche,
    Take,
    Trump,
    Unparseable,
    View,
    parse_action,
    parse_trump,
    view,
)
from bot.storage.engine.schema import MessageRow
from bot.tables import Game, RefusalReason, Refused, Tables
from bot.tables.party.hints import Hint
from bot.teaching import weighable
from bot.text import Words, capital
from cogs.press import GREEN, GREY_BUTTON, IN_TEXT, RED, Item, Press, button
from cogs.screens.names import wants_text
from cogs.screens.screen import talk_button

T = TypeVar("T")

NAMED_IN_A_ROW = 2
"""buttons that tell more than a card's corner does"""
HINT = "💡"
WORD = "w"
"""marks the button that plays a card with the word belote or rebelote"""
CUTS = {4: "few", 10: "third", 16: "half", 22: "two_thirds", 28: "most"}
"""by how many cards of 32 are lifted, of which at least three stay on each side"""
NAMED = 4
"""trumps that are named on their buttons; more are shown by their signs"""


class HandDraft(NamedTuple):
    """The choices that the owner of a hand has made and not acted on yet."""

    points: int | None = None
    """of a bid whose suit is still to be named"""
    choice: int | None = None
    """which of `View.choices` they announce; None for the proposal"""
    hint: Hint | None = None
    """that they have asked for"""
    stopping: bool = False
    """they want to stop the game, and are told what is at stake (A10)"""


NOTHING_CHOSEN = HandDraft()


class Sign(NamedTuple):
    """The label of a button: in words alone, or with the suit in colour."""

    text: str
    emoji: str | discord.PartialEmoji | None = None


def card_by_ear(card: Card, words: Words) -> Sign:
    """A card on a button for who reads in words: `Queen of spades`."""
    return Sign(capital(words.card_name(card)))


class Holding(NamedTuple):
    """A hand as its owner has it before them."""

    view: View
    game: Game
    words: Words
    draft: HandDraft = NOTHING_CHOSEN
    until: float | None = None
    """when the host decides for people who have not, where the rules say so"""
    suits: Mapping[Suit, discord.PartialEmoji] = IN_TEXT
    """what buttons show instead of a suit's sign"""

    @property
    def by_ear(self) -> bool:
        """Tell whether its owner reads in words what others see."""
        return wants_text(self.game, self.view.seat or 0)

    @property
    def chosen(self) -> int:
        """The position in `View.choices` of what they announce: the proposal, or their own."""
        choice = self.draft.choice or 0
        return choice if 0 <= choice < len(self.view.choices) else 0

    @property
    def chosen_set(self) -> Choice:
        """The set they announce; empty when they hold nothing."""
        return self.view.choices[self.chosen] if self.view.choices else ()

    def option(self, kind: type[T]) -> T | None:
        """The first of the actions of a kind that they may do."""
        return next((each for each in self.view.options if isinstance(each, kind)), None)

    def card(self, card: Card) -> Sign:
        """A card on a button."""
        if self.by_ear:
            return card_by_ear(card, self.words)
        emoji = self.suits.get(card.suit)
        return Sign(self.words.indices[card.rank] if emoji else self.words.card(card), emoji)

    def trump(self, trump: Trump) -> Sign:
        """A trump on a button."""
        if self.by_ear:
            return Sign(self.words.suit_name(trump))
        emoji = self.suits.get(trump) if isinstance(trump, Suit) else None
        return Sign(self.words.suit_name(trump) if emoji else self.words.trump(trump), emoji)

    def unless(self, question_id: str, *, text_id: str) -> str:
        """The question of a text id; with `text_id` also what is done for whoever does not answer,
        where somebody does it."""
        asked = self.words(question_id)
        if self.until is None:
            return asked
        return f"{asked} {self.words(text_id, until=self.words.timestamp(self.until))}"

    def button(
        self, action: Action, style: discord.ButtonStyle | None = None, verb: str | None = None
    ) -> Item:
        """The button of an action, or of a first step towards it."""
        verb = verb or verb_of(action, self.view)
        control = CONTROLS[verb]
        label, emoji = control.label(self, action)
        place = place_of(action, self.game.id, self.view)
        return button(label, verb, *place, style=style or control.style, emoji=emoji)


class HandClick(NamedTuple):
    """A press on a hand by the person in `seat`; `row` is the message, if it still is one."""

    press: Press
    person_id: int
    game: Game
    seat: int
    row: MessageRow | None
    tables: Tables

    @property
    def key(self) -> str:
        """The key of the decision that the button was made for."""
        return self.press.text(1)

    def view(self) -> View:
        """Return what they see; raises `Refused` when there is nothing to play."""
        return view(self.game.playing(), self.seat)

    def view_while_asked(self) -> View:
        """Return the same; raises `Refused` where that decision is over, or another's."""
        seen = self.view()
        asked = [each.actor for each in seen.decisions if each.key == self.key]
        if self.seat in asked:
            return seen
        if asked:
            raise Refused(RefusalReason.NOT_YOUR_TURN, seat=asked[0])
        raise Refused(RefusalReason.TOO_LATE)

    def parsed(self, parse: Callable[[str], T], text: str) -> T:
        """Parse a card, suit or number; anything else is a button of no table."""
        try:
            return parse(text)
        except Unparseable:
            raise Refused(RefusalReason.NO_SUCH_TABLE) from None

    def trump(self, position: int) -> Trump:
        return self.parsed(parse_trump, self.press.text(position))

    def announced(self, position: int) -> Choice:
        """The set of that number; nothing once its time is over, which the door says better."""
        seen, number = self.view(), self.press.number(position)
        asked = any((each.actor, each.key) == (self.seat, self.key) for each in seen.decisions)
        return seen.choices[existing(number, seen.choices)] if asked else ()


def existing(number: int, choices: tuple[Choice, ...]) -> int:
    """The number, if there is such a set; raises `IllegalAction`."""
    if not 0 <= number < len(choices):
        raise IllegalAction(Reason.NO_DECLARATION, "A5")
    return number


# What a press does -------------------------------------------------------------------------------


def _play(click: HandClick) -> Action:
    card = click.parsed(Card.parse, click.press.text(2))
    said = click.announced(4) if click.press.text(4) else ()
    return Play(click.seat, card, click.press.text(3) == WORD, said)


def _points(click: HandClick) -> HandDraft:
    """The first tap of a bid: the suits come next."""
    seen, chosen = click.view_while_asked(), click.press.chosen()
    if chosen not in {each.points for each in seen.options if isinstance(each, Bid)}:
        raise IllegalAction(Reason.NO_SUCH_BID, "C1")
    return HandDraft(points=chosen)


def _stop(click: HandClick) -> HandDraft:
    """The first step of stopping the game: what is at stake."""
    if Stop(click.seat) not in click.view_while_asked().options:
        raise IllegalAction(Reason.CANNOT_STOP, "A10")
    return HandDraft(stopping=True)


def _back(click: HandClick) -> HandDraft:
    click.view_while_asked()
    return NOTHING_CHOSEN


async def _hint(click: HandClick) -> HandDraft:
    """A hint for what its owner is asked: their hand shows it until they act."""
    return HandDraft(hint=await click.tables.hints.ask(click.game, click.seat, click.key))


async def _choose(click: HandClick) -> HandDraft:
    """Choose another set to announce, also before one's turn: every hand of this deal shows it."""
    choices = click.view().choices
    if click.press.number(1) != click.game.deal or not choices:
        raise Refused(RefusalReason.TOO_LATE)
    chosen = existing(click.press.chosen(), choices)
    clicked = click.row.id if click.row else None
    await click.tables.hands.choose(click.game, click.seat, chosen, clicked)
    return HandDraft(choice=chosen)


# What it is called -------------------------------------------------------------------------------


def _named(text_id: str, emoji: str | None = None) -> Callable[["Holding", Any], Sign]:
    return lambda holding, _: Sign(holding.words(text_id), emoji)


def _doubling(usual: str, on_ladder: str) -> Callable[["Holding", Any], Sign]:
    """Name a coinche or surcoinche, which on a ladder has a name of its own (I1)."""
    return lambda holding, _: Sign(
        holding.words(on_ladder if holding.view.on_ladder else usual), None
    )


def _pass_label(holding: Holding, _: Pass) -> Sign:
    if holding.view.game_type.auction.kind.rises:
        return Sign(holding.words("hand-pass-bid"))
    second = is_second_round(holding.view) or holding.view.turn_up is None
    return Sign(holding.words("hand-pass-second" if second else "hand-pass"))


def is_second_round(view: View) -> bool:
    return sum(isinstance(each, Pass) for each in view.calls) >= view.game_type.seats


def _take_label(holding: Holding, take: Take) -> Sign:
    name, emoji = holding.trump(take.suit)
    if holding.view.turn_up is None:  # a trump is asked for, so its name is enough (KJ2)
        return Sign(capital(name), emoji)
    return Sign(capital(holding.words("hand-take", trump=name)), emoji)


def _keep_label(holding: Holding, _: Keep) -> Sign:
    asked = holding.view.exchangeable is not None
    return Sign(holding.words("hand-keep" if asked else "hand-go-on"))


def _bid_label(holding: Holding, bid: Bid) -> Sign:
    """Points and trump; where there are many, or by ear never, the suit's sign instead of its name,
    so that two stand in a row on a phone."""
    words, (name, emoji) = holding.words, holding.trump(bid.suit)
    if not bid.points:
        return Sign(capital(name), emoji)
    points = words.bid_points(bid.points)
    bids = [each for each in holding.view.options if isinstance(each, Bid)]
    if holding.by_ear or sum(each.points == bid.points for each in bids) <= NAMED:
        return Sign(words("hand-bid-in", points=capital(points), trump=name), emoji)
    return Sign(capital(words.bid(bid) if emoji is None else points), emoji)


def _declare_label(holding: Holding, declare: Declare) -> Sign:
    told = holding.words.declarations(declare.declarations)
    if not told:
        return Sign(holding.words("hand-declare-nothing"))
    return Sign(holding.words("hand-declare-this", declarations=told))


def _card_label(holding: Holding, play: Play) -> Sign:
    """The card; with its word, or without the one that it might be played with (A8)."""
    sign, view = holding.card(play.card), holding.view
    if play.word:
        begun = any(each.suit is play.card.suit for each in view.belotes)
        named = holding.words("hand-rebelote" if begun else "hand-belote", card=sign.text)
        return sign._replace(text=named)
    if replace(play, word=True) in view.options:
        return sign._replace(text=holding.words("hand-without-word", card=sign.text))
    return sign


def _hint_key(holding: Holding) -> str | None:
    """The decision for which there is a hint to be had, where there are any."""
    seen, decision = holding.view, holding.view.decision
    if decision is None or not holding.game.allows_hints or not weighable(seen):
        return None
    cards = {each.card for each in seen.options if isinstance(each, Play)}
    if len(cards) == 1 or len(seen.options) == 1:
        return None  # the only card there is needs no reason, and would be counted
    return decision.key


# The table ---------------------------------------------------------------------------------------


class Control(NamedTuple):
    """A control of a hand, by its verb."""

    acts: Callable[[HandClick], Action] | None = None
    """the action in the game"""
    label: Callable[[Holding, Any], Sign] = _named("hand-stop-back")
    of: type[Action] | None = None
    """the actions that it does: its button is there where one of them may be done"""
    style: discord.ButtonStyle = GREY_BUTTON
    in_turn: bool = False
    """it is done when it is one's turn: others are told whose it is, not that it is too late"""
    beside: Callable[[Holding], str | None] | None = None
    """for which decision it stands below the controls of every phase, if it does now"""
    shows: Callable[[HandClick], HandDraft | Awaitable[HandDraft | Game]] = lambda _: NOTHING_CHOSEN
    """where it is no action: another look at the hand"""


CONTROLS: Mapping[str, Control] = {
    "cut": Control(
        lambda click: Cut(click.seat, click.press.number(2)),
        lambda holding, cut: Sign(holding.words("hand-cut", cuts_of(holding.view)[cut.position])),
        Cut,
    ),
    "packets": Control(
        lambda click: click.parsed(parse_action, f"{click.seat} packets {click.press.text(2)}"),
        lambda holding, action: Sign(holding.words("hand-packets", action.packets)),
        ChoosePackets,
    ),
    "take": Control(lambda c: Take(c.seat, c.trump(2)), _take_label, Take, GREEN, in_turn=True),
    "bid": Control(
        lambda click: Bid(click.seat, click.press.number(2), click.trump(3)),
        _bid_label,
        Bid,
        GREEN,
        in_turn=True,
    ),
    "points": Control(shows=_points, in_turn=True),
    "coinche": Control(
        lambda click: Coinche(click.seat), _doubling("hand-coinche", "hand-contra"), Coinche, RED
    ),
    "surcoinche": Control(
        lambda click: Surcoinche(click.seat),
        _doubling("hand-surcoinche", "hand-recontra"),
        Surcoinche,
        RED,
    ),
    "pass": Control(lambda click: Pass(click.seat), _pass_label, Pass, in_turn=True),
    "schmeiss": Control(
        lambda click: Schmeiss(click.seat), _named("hand-schmeiss"), Schmeiss, in_turn=True
    ),
    "throw_in": Control(lambda click: Agree(click.seat), _named("hand-agree"), Agree, in_turn=True),
    "refuse": Control(
        lambda click: Refuse(click.seat), _named("hand-refuse"), Refuse, GREEN, in_turn=True
    ),
    "let": Control(
        lambda click: Pass(click.seat),
        lambda holding, _: Sign(
            holding.words(
                "hand-no-coinche" if holding.view.phase is Phase.KNOCK else "hand-no-surcoinche"
            )
        ),
    ),
    "declare": Control(lambda c: Declare(c.seat, c.announced(2)), _declare_label, Declare),
    "exchange": Control(lambda c: Exchange(c.seat), _named("hand-exchange"), Exchange, GREEN),
    "keep": Control(lambda click: Keep(click.seat), _keep_label, Keep),
    "discard": Control(
        lambda click: Discard(click.seat, click.parsed(Card.parse, click.press.text(2))),
        lambda holding, discard: holding.card(discard.card),
        Discard,
    ),
    "choose": Control(shows=_choose),
    "play": Control(_play, _card_label, Play, in_turn=True),
    "show": Control(lambda click: Show(click.seat), _named("hand-show"), Show),
    "claim": Control(lambda click: Claim(click.seat), _named("hand-claim"), Claim, GREEN),
    "stop": Control(shows=_stop, label=_named("hand-stop"), style=RED),
    "stop_now": Control(lambda c: Stop(c.seat), _named("hand-stop-sure"), Stop, RED),
    "back": Control(shows=_back),
    "hint": Control(shows=_hint, label=_named("hint-button", HINT), beside=_hint_key),
    "practice_next": Control(
        shows=lambda click: click.tables.practice.deal(click.game.id, click.person_id),
        label=_named("practice-next"),
        style=GREEN,
    ),
}


def cuts_of(view: View) -> dict[int, str]:
    """Return how the pack of a game may be cut, by how many cards are lifted."""
    pack = len(view.game_type.dealing.pack)
    return {lifted * pack // len(PACK): name for lifted, name in CUTS.items()}


def verb_of(action: Action, view: View) -> str:
    """The verb of the button that does something."""
    if isinstance(action, Pass) and view.phase is not Phase.CALL:
        return "let"
    return next(verb for verb, each in CONTROLS.items() if each.of is type(action))


def place_of(action: Action, game_id: int, view: View) -> tuple[object, ...]:
    """The end of its custom id: table, decision, and what the action consists of."""
    match action:
        case Play(card=card, word=word, declarations=said):
            # Whoever is asked: a click out of turn says so.
            key = view.decisions[0].key if view.decisions else "-"
            mark = WORD if word else ""
            if view.choices:
                return game_id, key, card, mark, view.choices.index(said)
            return (game_id, key, card, mark) if word else (game_id, key, card)
        case Declare(declarations=said):
            rest = (view.choices.index(said),)
        case Take(suit=trump):
            rest = (trump.value,)
        case Bid(points=points, suit=trump):
            rest = (points, trump.value)
        case Discard(card=card):
            rest = (card,)
        case Cut(position=position):
            rest = (position,)
        case ChoosePackets(packets=packets):
            rest = (packets,)
        case _:
            rest = ()
    return game_id, view.key_of(action), *rest


def beside(holding: Holding) -> list[Item]:
    """The controls that stand below those of any phase; from the first call on also the way to who
    called what and what it means; and to what one can say."""
    found: list[Item] = []
    for verb, control in CONTROLS.items():
        if control.beside and (key := control.beside(holding)) is not None:
            label, emoji = control.label(holding, None)
            found.append(
                button(label, verb, holding.game.id, key, style=control.style, emoji=emoji)
            )
    seen = holding.view
    if seen.plays_itself:
        return found
    if seen.calls:
        # A pass has nothing to be asked about, nor has what the hand explains itself.
        bare = (Pass, Schmeiss, Agree, Refuse)
        bid = any(not isinstance(each, bare) for each in seen.calls)
        asks = bid and seen.taker is None and not seen.fields
        named = holding.words("auction-button", kind=seen.game_type.auction.kind.value)
        label = holding.words("meaning-button") if asks else named
        found.append(button(label, "auction", holding.game.id))
    return [*found, *talk_button(holding.game, holding.words)]


def as_late(refused: Exception, press: Press) -> Exception:
    """Return the refusal of who is late for what is done out of turn, whoever is to act."""
    not_your_turn = isinstance(refused, Refused) and refused.reason is RefusalReason.NOT_YOUR_TURN
    if not_your_turn and not CONTROLS[press.verb].in_turn:
        return Refused(RefusalReason.TOO_LATE)
    return refused
