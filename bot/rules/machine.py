"""The one state machine: who is asked, what he may do, and what comes of it.

`start` makes a party, `apply` the next state of an action, `decisions` says who is asked for what.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Final, NamedTuple, cast

from bot.rules import dealing
from bot.rules.actions import (
    TABLE,
    Action,
    Actor,
    ChooseDealer,
    Cut,
    Draw,
    Gather,
    Pass,
    Play,
    Shuffle,
    Take,
)
from bot.rules.card import PACK, Card, Rank, Suit
from bot.rules.contract import LAST_TRICK, card_tables, trick_points
from bot.rules.errors import BadRuleset, IllegalAction, Reason
from bot.rules.legal import Allowed, allowed_cards
from bot.rules.party import finish_deal
from bot.rules.ruleset import Ruleset
from bot.rules.state import Belote, Deal, Phase, State, Trick, asked, tables_of, team_of

RULES_VERSION: Final = 1
"""Raised by every change after which an old record would come out differently."""

HAND_SIZE: Final = 8


class Decision(NamedTuple):
    """Something that one actor is asked for. `key` names it within the party and never recurs."""

    key: str
    actor: Actor
    phase: Phase


class Happening(StrEnum):
    """What an action brought about, beside the new state."""

    DEALER_DRAWN = "dealer_drawn"
    DEALT = "dealt"
    TAKEN = "taken"
    THROWN_IN = "thrown_in"
    BELOTE = "belote"
    REBELOTE = "rebelote"
    TRICK_WON = "trick_won"
    DEAL_SCORED = "deal_scored"
    PARTY_OVER = "party_over"


class Applied(NamedTuple):
    """The next state and what happened on the way there, in order."""

    state: State
    happened: tuple[Happening, ...] = ()


PLAYED_HERE: Final = {
    "players": {4},
    "auction": {"turn_up"},
    "packets": {"3-2", "2-3"},
    "declarations": {"off"},
    "held_at_end": {"lost"},
    "arret": {False},
}
"""Options of which the machine does not play every value."""


def start(rules: Ruleset) -> State:
    """A party before its first deal; raises `BadRuleset` for rules that are not played here."""
    for option, values in PLAYED_HERE.items():
        value = getattr(rules, option)
        if value not in values:
            raise BadRuleset(option, "not_played_here", value)
    return State(rules=rules, phase=Phase.DRAW, drawing=tuple(range(rules.players)))


def decisions(state: State) -> tuple[Decision, ...]:
    """Everything that somebody is asked for now; nothing once the party is over."""
    number = state.deal_number
    match state.phase:
        case Phase.DRAW:
            return (Decision(f"0d{len(state.draws)}", TABLE, state.phase),)
        case Phase.SHUFFLE:
            return (Decision(f"{number}s", TABLE, state.phase),)
        case Phase.CUT:
            return (Decision(f"{number}x", cutter(state), state.phase),)
        case Phase.CALL:
            deal = asked(state)
            return (Decision(f"{number}c{len(deal.calls)}", deal.turn, state.phase),)
        case Phase.PLAY:
            deal = asked(state)
            played = len(deal.tricks) * len(deal.hands) + len(deal.trick)
            return (Decision(f"{number}p{played}", deal.turn, state.phase),)
        case Phase.OVER:
            return ()


def is_asked(state: State, actor: Actor) -> bool:
    """Whether one of the decisions is `actor`'s."""
    phase = state.phase
    if phase is Phase.PLAY or phase is Phase.CALL:
        return asked(state).turn == actor
    return any(decision.actor == actor for decision in decisions(state))


def cutter(state: State) -> int:
    """The player before the dealer (A1)."""
    return (dealer_of(state) - 1) % state.rules.players


def dealer_of(state: State) -> int:
    if state.dealer is None:
        raise ValueError("nobody deals yet")
    return state.dealer


def legal_actions(state: State, actor: Actor) -> tuple[Action, ...]:
    """What `actor` may do now. Empty when he is not asked.

    Of the table, whose choices are chance, only those few that can be listed: a new pack or a draw
    is made by `chance.table_action`.
    """
    if not is_asked(state, actor):
        return ()
    if actor == TABLE:
        return _table_actions(state)
    match state.phase:
        case Phase.CUT:
            last = len(PACK) - dealing.CUT_LEAST
            return tuple(Cut(actor, n) for n in range(dealing.CUT_LEAST, last + 1))
        case Phase.CALL:
            suits = callable_suits(state.rules, asked(state))
            return (Pass(actor), *(Take(actor, suit) for suit in suits))
        case _:
            return _legal_plays(state, asked(state), actor)


def _table_actions(state: State) -> tuple[Action, ...]:
    if state.phase is Phase.DRAW and state.rules.first_dealer == "random":
        return tuple(ChooseDealer(seat) for seat in range(state.rules.players))
    if state.phase is Phase.SHUFFLE and not needs_shuffle(state):
        return Gather(0), Gather(1)
    return ()


def _legal_plays(state: State, deal: Deal, seat: int) -> tuple[Action, ...]:
    plays: list[Action] = []
    allowed = deal.playable.cards
    for card in deal.hands[seat]:
        if card in allowed:
            plays.append(Play(seat, card))
            if deal.belote is not None and asks_word(state.rules, deal.belote, deal, card):
                plays.append(Play(seat, card, word=True))
    return tuple(plays)


def callable_suits(rules: Ruleset, deal: Deal) -> tuple[Suit, ...]:
    """The suits that may be called now (A4)."""
    turned = deal.turn_up.suit
    if len(deal.calls) < rules.players:
        return (turned,)
    return tuple(s for s in Suit if rules.round2_suits == "any" or s is not turned)


def needs_shuffle(state: State) -> bool:
    """The first deal is shuffled in any case (A3)."""
    return state.rules.shuffle == "every_deal" or state.deal is None


def asks_word(rules: Ruleset, belote: Belote, deal: Deal, card: Card) -> bool:
    """Whether the player of `card` is asked if he says belote or rebelote with it (A8)."""
    if belote.seat != deal.turn or rules.belote_announce == "auto" or not _of_belote(deal, card):
        return False
    first = belote.played == 0
    return first or (rules.belote_announce == "strict" and belote.words == 1)


def _of_belote(deal: Deal, card: Card) -> bool:
    return card.suit is deal.trump and card.rank in (Rank.KING, Rank.QUEEN)


# Actions ---------------------------------------------------------------------------------------


def apply(state: State, action: Action) -> Applied:
    """The state after `action`; raises `IllegalAction` and changes nothing otherwise."""
    if state.phase is Phase.OVER:
        raise IllegalAction(Reason.PARTY_OVER)
    if (type(action), state.phase) not in _APPLY:
        raise IllegalAction(Reason.NOT_ASKED)
    if not is_asked(state, action.actor):
        raise IllegalAction(Reason.NOT_ASKED)
    return _APPLY[type(action), state.phase](state, action)


def _draw(state: State, action: Draw) -> Applied:
    if state.rules.first_dealer != "lowest_card":
        raise IllegalAction(Reason.NOT_ASKED)
    if len(set(action.cards)) != len(state.drawing) or len(action.cards) != len(state.drawing):
        raise IllegalAction(Reason.BAD_DRAW, "A3")
    drawn = tuple(zip(state.drawing, action.cards, strict=True))
    lowest = dealing.lowest_seats(drawn)
    state = state._replace(draws=(*state.draws, drawn), drawing=lowest)
    if len(lowest) == 1:
        return _first_dealer(state, lowest[0])
    return Applied(state)


def _choose_dealer(state: State, action: ChooseDealer) -> Applied:
    if state.rules.first_dealer != "random" or action.dealer >= state.rules.players:
        raise IllegalAction(Reason.NOT_ASKED)
    return _first_dealer(state, action.dealer)


def _first_dealer(state: State, dealer: int) -> Applied:
    state = state._replace(phase=Phase.SHUFFLE, dealer=dealer, drawing=())
    return Applied(state, (Happening.DEALER_DRAWN,))


def _shuffle(state: State, action: Shuffle) -> Applied:
    if not needs_shuffle(state):
        raise IllegalAction(Reason.NOT_ASKED)
    if len(action.pack) != len(PACK) or len(set(action.pack)) != len(PACK):
        raise IllegalAction(Reason.BAD_PACK)
    return _new_pack(state, action.pack)


def _gather(state: State, action: Gather) -> Applied:
    if needs_shuffle(state):
        raise IllegalAction(Reason.NOT_ASKED)
    return _new_pack(state, dealing.gathered_after_play(asked(state), action.top))


def _new_pack(state: State, pack: tuple[Card, ...]) -> Applied:
    """A pack is ready: a pack that is never shuffled is cut, a shuffled one is dealt at once."""
    state = state._replace(pack=pack, deal_number=state.deal_number + 1)
    if state.rules.shuffle == "cut_only":
        return Applied(state._replace(phase=Phase.CUT))
    return _deal(state)


def _cut(state: State, action: Cut) -> Applied:
    if not dealing.CUT_LEAST <= action.position <= len(PACK) - dealing.CUT_LEAST:
        raise IllegalAction(Reason.BAD_CUT, "A3")
    return _deal(state._replace(pack=dealing.cut(state.pack, action.position)))


def _deal(state: State) -> Applied:
    dealer = dealer_of(state)
    players = state.rules.players
    packets = dealing.PACKETS[state.rules.packets]
    hands, turn_up, stock = dealing.first_packets(state.pack, dealer, players, packets)
    deal = Deal(
        dealer=dealer, turn=(dealer + 1) % players, hands=hands, turn_up=turn_up, stock=stock
    )
    return Applied(state._replace(phase=Phase.CALL, deal=deal), (Happening.DEALT,))


def _pass(state: State, action: Pass) -> Applied:
    deal = asked(state)
    players = state.rules.players
    deal = deal._replace(calls=(*deal.calls, action), turn=(deal.turn + 1) % players)
    if len(deal.calls) < 2 * players:
        return Applied(state._replace(deal=deal))
    return Applied(_thrown_in(state, deal), (Happening.THROWN_IN,))


def _thrown_in(state: State, deal: Deal) -> State:
    """All passed twice (A4): the cards are collected and the next dealer, or the same, deals."""
    if state.rules.allpass_dealer == "next":
        state = state._replace(dealer=(deal.dealer + 1) % state.rules.players)
    if state.rules.shuffle == "every_deal":
        return state._replace(phase=Phase.SHUFFLE, deal=deal)
    collected = state._replace(deal=deal)
    return _new_pack(collected, dealing.gathered_unplayed(deal)).state


def _take(state: State, action: Take) -> Applied:
    deal = asked(state)
    if action.suit not in callable_suits(state.rules, deal):
        first_round = len(deal.calls) < state.rules.players
        reason = Reason.NOT_THIS_CALL if first_round else Reason.TURNED_SUIT
        raise IllegalAction(reason, "A4")
    leader = (deal.dealer + 1) % state.rules.players
    hands = dealing.last_packets(deal, action.actor)
    tables = card_tables(action.suit)
    deal = deal._replace(
        calls=(*deal.calls, action),
        taker=action.actor,
        tables=tables,
        playable=allowed_cards(hands[leader], (), tables, state.rules),
        hands=hands,
        stock=(),
        turn=leader,
        leader=leader,
        belote=_find_belote(state.rules, hands, action.suit),
    )
    return Applied(state._replace(phase=Phase.PLAY, deal=deal), (Happening.TAKEN,))


def _find_belote(rules: Ruleset, hands: tuple[tuple[Card, ...], ...], trump: Suit) -> Belote | None:
    if rules.belote == "off":
        return None
    pair = {Card.of(Rank.KING, trump), Card.of(Rank.QUEEN, trump)}
    for seat, hand in enumerate(hands):
        if pair.issubset(hand):
            return Belote(seat)
    return None


def _play(state: State, action: Play) -> Applied:
    deal = asked(state)
    _check_play(state, deal, action)
    seat, card = action.actor, action.card
    happened: tuple[Happening, ...] = ()
    belote = deal.belote
    if belote is not None and seat == belote.seat and _of_belote(deal, card):
        belote, happened = _say_belote(state.rules, belote, action)
    hand = tuple([each for each in deal.hands[seat] if each is not card])
    hands = (*deal.hands[:seat], hand, *deal.hands[seat + 1 :])
    played = deal._replace(hands=hands, trick=(*deal.trick, card), belote=belote)
    if len(played.trick) == len(hands):
        return _end_trick(state, played, happened)
    turn = (seat + 1) % len(hands)
    return Applied(_ask_for_card(state, played, turn), happened)


def _ask_for_card(state: State, deal: Deal, turn: int) -> State:
    """`turn` is next: what he may play is worked out once, for whoever wants to know (A6)."""
    allowed = allowed_cards(deal.hands[turn], deal.trick, tables_of(deal), state.rules)
    return state._replace(deal=deal._replace(turn=turn, playable=allowed))


def _end_trick(state: State, deal: Deal, happened: tuple[Happening, ...]) -> Applied:
    tables = tables_of(deal)
    winner = (deal.leader + tables.winner(deal.trick)) % len(deal.hands)
    last = not deal.hands[winner]
    points = trick_points(deal.trick, tables) + (LAST_TRICK if last else 0)
    mine, theirs = deal.points
    deal = deal._replace(
        trick=(),
        tricks=(*deal.tricks, Trick(deal.leader, deal.trick, winner, points)),
        points=(mine, theirs + points) if team_of(winner) else (mine + points, theirs),
        leader=winner,
    )
    happened = (*happened, Happening.TRICK_WON)
    if not last:
        return Applied(_ask_for_card(state, deal, winner), happened)
    state = finish_deal(state, deal)
    ends = (Happening.DEAL_SCORED, Happening.PARTY_OVER)
    return Applied(state, (*happened, *ends[: 1 + (state.phase is Phase.OVER)]))


def _check_play(state: State, deal: Deal, action: Play) -> None:
    hand = deal.hands[action.actor]
    if action.card not in hand:
        raise IllegalAction(Reason.NOT_IN_HAND)
    if action.card not in deal.playable.cards:
        raise refusal(deal.playable, action.card, deal)
    if action.word and not (deal.belote and asks_word(state.rules, deal.belote, deal, action.card)):
        raise IllegalAction(Reason.NO_BELOTE, "A8")


def refusal(allowed: Allowed, card: Card, deal: Deal) -> IllegalAction:
    """Why `card`, which is in the hand, may not be played, and what may be instead."""
    instead = tuple(each.text for each in deal.hands[deal.turn] if each in allowed.cards)
    if allowed.king_first and card == Card.of(Rank.QUEEN, cast("Suit", deal.trump)):
        return IllegalAction(Reason.KING_FIRST, "A8", instead)
    if allowed.reason is None:
        raise ValueError(f"{card} may be played")
    return IllegalAction(allowed.reason, allowed.rule, instead)


def _say_belote(
    rules: Ruleset, belote: Belote, action: Play
) -> tuple[Belote, tuple[Happening, ...]]:
    """A8: the first card says belote, the second rebelote; `auto` says them for the player."""
    first = belote.played == 0
    match rules.belote_announce:
        case "auto":
            said = True
        case "prompt":
            said = action.word if first else belote.words == 1
        case "strict":
            said = action.word
    belote = Belote(belote.seat, belote.played + 1, belote.words + said)
    if not said:
        return belote, ()
    return belote, (Happening.BELOTE if first else Happening.REBELOTE,)


_Apply = Callable[[State, "Action"], Applied]
_APPLY: Final = cast(
    "dict[tuple[type[Action], Phase], _Apply]",
    {
        (Draw, Phase.DRAW): _draw,
        (ChooseDealer, Phase.DRAW): _choose_dealer,
        (Shuffle, Phase.SHUFFLE): _shuffle,
        (Gather, Phase.SHUFFLE): _gather,
        (Cut, Phase.CUT): _cut,
        (Pass, Phase.CALL): _pass,
        (Take, Phase.CALL): _take,
        (Play, Phase.PLAY): _play,
    },
)
