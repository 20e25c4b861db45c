"""The state machine as a whole, in every game: what always holds, and anything tried anywhere."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from bot.rules import (
    PACK,
    TABLE,
    Action,
    Actor,
    Agree,
    Bid,
    Card,
    ChooseDealer,
    ChoosePackets,
    Claim,
    Close,
    Coinche,
    Cut,
    Declare,
    Draw,
    Effect,
    Exchange,
    Gather,
    Header,
    IllegalAction,
    Keep,
    NoSuit,
    Pass,
    Phase,
    Play,
    Reason,
    Refuse,
    Ruleset,
    Schmeiss,
    Show,
    Shuffle,
    State,
    Stop,
    Suit,
    Surcoinche,
    Take,
    apply,
    commitment,
    decision_for,
    decisions,
    find_preset,
    legal_actions,
    legal_cards,
    make_record,
    parse_action,
    read,
    replay,
    start,
    table_action,
    view,
    write,
)
from bot.rules.core.new_deal import dealer_of
from bot.rules.core.state import NOTHING_MOVED, Declaring, asked, tables_of
from bot.rules.core.talon import moved_in
from bot.rules.core.tricks import declaring_of, may_show, uncalled_roem
from bot.rules.games.bids import bidders
from tests.rules.any_action import ACTIONS, DECLARATIONS
from tests.rules.any_party import GAMES, a_preset_of, any_action, party
from tests.rules.parties import deal_of
from tests.rules.referee import check_end
from tests.rules.secrets import otherwise_dealt
from tests.text.any_rules import any_rules

PARTIES = 2
EVERY_GAME = sorted(GAMES)


# What holds at every moment ---------------------------------------------------------------------


def check_cards(state: State) -> None:
    """The cards of the pack are in the deal, each once."""
    deal, pack = state.deal, state.game_type.dealing.pack
    if deal is None or state.phase in (Phase.CUT, Phase.PACKETS):
        assert state.pack == () or sorted(state.pack) == sorted(pack)
        return
    cards = [card for hand in deal.hands for card in hand]
    cards += [*deal.stock, *deal.trick, *(card for trick in deal.tricks for card in trick.cards)]
    cards += [place.down for field in deal.fields for place in field if place.down is not None]
    stays = deal.taker is None or not state.game_type.dealing.turned_to_taker
    if stays and deal.turn_up is not None and not deal.fields:
        cards.append(deal.turn_up)
    cards += moved_in(deal).laid
    assert sorted(cards) == sorted(pack)


def check_asked(state: State) -> None:
    """Check that who is asked has something legal, and nobody else has; somebody is always waited
    for."""
    open_ = decisions(state)
    asked = {decision.actor for decision in open_}
    assert any(decision.waits for decision in open_) == (state.phase is not Phase.OVER)
    for seat in range(state.rules.players):
        options = legal_actions(state, seat)
        assert bool(options) == (seat in asked)
        assert len(set(options)) == len(options)
        answered = {decision_for(state, option) for option in options}
        assert answered == {each for each in open_ if each.actor == seat}
    for seat in range(state.rules.players, 4):
        assert legal_actions(state, seat) == ()


@pytest.mark.parametrize("name", EVERY_GAME)
def test_cards_and_questions_at_every_moment(name: str) -> None:
    for number in range(PARTIES):
        for step in party(name, number):
            check_cards(step.after)
            check_asked(step.after)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_question_that_is_over_is_never_asked_again(name: str) -> None:
    """Nor does an answer to it count for another: keys tell a stale click from a fresh one."""
    for number in range(PARTIES):
        closed, open_ = set[tuple[str, Actor]](), set[tuple[str, Actor]]()
        for step in party(name, number):
            keys = {(decision.key, decision.actor) for decision in decisions(step.after)}
            closed |= open_ - keys
            assert closed.isdisjoint(keys)
            answered = decision_for(step.before, step.action)
            assert answered is not None
            assert (answered.key, answered.actor) not in keys
            open_ = keys


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_action_has_a_text_and_changes_nothing_before_it(name: str) -> None:
    for step in party(name, 0):
        assert parse_action(str(step.action)) == step.action
        assert apply(step.before, step.action) == (step.after, step.effects)


def told_by(before: State, after: State) -> set[Effect]:
    """Return what must have happened in a deal between two states, from the states alone."""
    deals = deal_of(before), deal_of(after)
    old, new = deals
    words = [Counter({each.suit: each.words for each in deal.belotes}) for deal in deals]
    spoken = words[1] - words[0]
    ups = [{p.up for field in deal.fields for p in field if p.up} for deal in deals]
    declaring = [deal.declaring or Declaring(()) for deal in deals]
    said_by_all = before.rules.declarations != "talk"  # there nobody says it who plays
    told = {
        Effect.SCHMEISSED: new.calls != old.calls and isinstance(new.calls[-1], Schmeiss),
        Effect.EXCHANGED: (new.moved or NOTHING_MOVED).exchanged
        != (old.moved or NOTHING_MOVED).exchanged,
        Effect.BID: new.bid != old.bid,
        Effect.COINCHED: (old.multiplier, new.multiplier) == (1, 2),
        Effect.SURCOINCHED: new.multiplier > max(2, old.multiplier),
        Effect.TAKEN: old.taker is None and new.taker is not None,
        Effect.LAID_AWAY: moved_in(new).laid != moved_in(old).laid,
        Effect.OPENED: before.phase is Phase.TALON and after.phase is Phase.PLAY,
        Effect.THROWN_IN: new.taker is None and after.phase in (Phase.CUT, Phase.SHUFFLE),
        Effect.DECLARED: said_by_all and len(declaring[1].announced) > len(declaring[0].announced),
        Effect.SHOWN: said_by_all and declaring[1].shown != declaring[0].shown,
        Effect.BELOTE: any(words[0][suit] == 0 for suit in spoken),
        Effect.REBELOTE: any(words[1][suit] == 2 for suit in spoken),
        Effect.TRICK_WON: len(new.tricks) > len(old.tricks),
        Effect.ROEM: uncalled_roem(before) != uncalled_roem(after) and not new.trick,
        Effect.UNCOVERED: bool(ups[1] - ups[0]),
        Effect.STOPPED: old.stopped is None and new.stopped is not None,
        Effect.DEAL_SCORED: len(after.results) > len(before.results),
        Effect.PARTY_OVER: after.phase is Phase.OVER,
    }
    return {effect for effect, true in told.items() if true}


@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_happened_is_told_and_nothing_else(name: str) -> None:
    for number in range(PARTIES):
        for before, action, after, effects in party(name, number):
            told = set(effects) - {Effect.CONTEST}
            if before.phase in (Phase.DRAW, Phase.SHUFFLE, Phase.CUT, Phase.PACKETS):
                drawn = before.dealer is None and after.dealer is not None
                assert (Effect.DEALER_DRAWN in told) == drawn
                assert (Effect.DEALT in told) == (after.phase is Phase.CALL)
                assert told <= {Effect.DEALER_DRAWN, Effect.DEALT}
                continue
            assert told == told_by(before, after), action
            known = [view(state, None).declarations for state in (before, after)]
            assert (Effect.CONTEST in effects) >= (known[0] != known[1])


# Everything else is refused ---------------------------------------------------------------------


@cache
def everything() -> tuple[Action, ...]:
    """All there is of some kinds of action, and of every other kind a good many."""
    tried: list[Action] = [Close(), Gather(PACK)]
    for seat in range(4):
        tried += [Pass(seat), Coinche(seat), Surcoinche(seat), Show(seat), Claim(seat), Stop(seat)]
        tried += [Schmeiss(seat), Agree(seat), Refuse(seat), Exchange(seat), Keep(seat)]
        tried += [ChooseDealer(seat), ChoosePackets(seat, "3-2"), ChoosePackets(seat, "2-3")]
        tried += [Cut(seat, position) for position in range(-1, 33)]
        tried += [Take(seat, trump) for trump in (*Suit, *NoSuit)]
        tried += [
            Bid(seat, points, trump)
            for points in (0, 70, 80, 85, 90, 170, 180, 190, 250, 260)
            for trump in (*Suit, *NoSuit)
        ]
        tried += [Play(seat, card, word) for card in PACK for word in (False, True)]
        tried += [Declare(seat, (each,)) for each in DECLARATIONS]
        tried += [Declare(seat, pair) for pair in combinations(DECLARATIONS[::9], 2)]
    return tuple(tried)


def and_with_cards(state: State) -> Iterator[Action]:
    """Each seat's first card with anything announced with it, of what is not in its hand too."""
    if state.deal is None or not state.deal.hands[0]:
        return
    for seat, hand in enumerate(state.deal.hands):
        if hand and len(state.deal.tricks) < 2:
            yield from (Play(seat, hand[0], declarations=(each,)) for each in DECLARATIONS)
            yield Play(seat, hand[0], declarations=DECLARATIONS[:2])


@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_is_listed_is_accepted_and_everything_else_refused(name: str) -> None:
    steps = party(name, 0)
    chance = random.Random(3)
    for step in chance.sample(steps, 25):
        state = step.after
        listed = {a for actor in (TABLE, 0, 1, 2, 3) for a in legal_actions(state, actor)}
        before = repr(state)
        for action in (*everything(), *and_with_cards(state)):
            try:
                apply(state, action)
            except IllegalAction:
                assert action not in listed, action
            else:
                assert action in listed, action
        for action in listed:
            assert apply(state, action).state != state
        assert repr(state) == before


# Anything, anywhere -----------------------------------------------------------------------------

PAGAT, FRENCH, DUTCH = (find_preset(name) for name in ("pagat", "french", "dutch"))
CHAIN = (
    (PAGAT.changed({"partner_trump": "must_piss"}), PAGAT),
    (PAGAT, FRENCH),
    (PAGAT, DUTCH.changed({"belote_order": "free"})),
)
"""what may be played by the first may be played by the second (A6)"""
SEED = bytes(32)


class Party(RuleBasedStateMachine):
    """A party of any game in which anybody tries anything at any moment."""

    state: State
    actions: list[Action]

    @initialize(rules=st.one_of(
        st.sampled_from(EVERY_GAME).map(GAMES.__getitem__),
        any_rules().map(lambda changed: changed.rules),
    ))  # fmt: skip
    def begin(self, rules: Ruleset) -> None:
        self.state = start(rules)
        self.actions = []

    @rule(chance=st.randoms(use_true_random=False), moves=st.integers(1, 60))
    def go_on(self, chance: random.Random, moves: int) -> None:
        for _ in range(moves):
            if self.state.phase is Phase.OVER:
                return
            self.apply(any_action(self.state, chance, SEED))
            self.check()

    @precondition(lambda self: self.state.phase in (Phase.DRAW, Phase.SHUFFLE))
    @rule(pack=st.permutations(PACK))
    def chance(self, pack: Sequence[Card]) -> None:
        """Packs and draws that are not the host's."""
        there = self.state.game_type.dealing.pack
        cards = tuple(card for card in pack if card in there)
        drawn = Draw(cards[: len(self.state.drawing)])
        for action in (Shuffle(cards), drawn):
            wanted = type(table_action(self.state, SEED)) is type(action)
            if wanted:
                self.apply(action)
                return
            self.refused(action)

    @rule(action=ACTIONS)
    def try_anything(self, action: Action) -> None:
        if action in legal_actions(self.state, action.actor):
            self.apply(action)
        elif not isinstance(action, Draw | Shuffle):
            self.refused(action)

    @rule(seat=st.integers(0, 3), chance=st.randoms(use_true_random=False))
    def look(self, seat: int, chance: random.Random) -> None:
        for who in (None, seat % self.state.rules.players):
            other = otherwise_dealt(self.state, who, chance)
            assert view(other, who) == view(self.state, who)

    @rule()
    def write_it_down(self) -> None:
        """Record, replay and record again: the same text, the same state, the same actions."""
        names = ("Ann", "Bo", "Cy", "Di")[: self.state.rules.players]
        header = Header(a_preset_of(self.state.rules), names, commitment(SEED), SEED.hex())
        record = make_record(header, self.state.rules, self.actions)
        text = write(record)
        assert read(text) == record
        again = replay(read(text))
        assert again.state == self.state
        assert list(again.actions) == self.actions
        assert write(make_record(header, self.state.rules, again.actions)) == text

    def apply(self, action: Action) -> None:
        before = repr(self.state)
        assert parse_action(str(action)) == action
        after = apply(self.state, action).state
        assert repr(self.state) == before
        self.state = after
        self.actions.append(action)

    def refused(self, action: Action) -> None:
        before = repr(self.state)
        with pytest.raises(IllegalAction) as refusal:
            apply(self.state, action)
        assert repr(self.state) == before
        reason = refusal.value.reason
        if self.state.phase is Phase.OVER:
            assert reason is Reason.PARTY_OVER
        elif action.actor not in [decision.actor for decision in decisions(self.state)]:
            assert reason in (Reason.NOT_ASKED, Reason.NOTHING_TO_COINCHE)
        if isinstance(action, Play) and refusal.value.instead:
            cards = {e.card for e in legal_actions(self.state, action.actor) if isinstance(e, Play)}
            assert set(refusal.value.instead) == {card.text for card in cards}

    def check(self) -> None:
        check_cards(self.state)
        check_asked(self.state)
        check_end(self.state)
        deal = self.state.deal
        if self.state.phase is Phase.PLAY and deal is not None and isinstance(deal.trump, Suit):
            for strict, free in CHAIN if self.state.rules.players == 4 else ():
                hand = deal.hands[deal.turn]
                legal = (legal_cards(hand, deal.trick, deal.trump, each) for each in (strict, free))
                assert set.issubset(*map(set, legal))


TestParty = Party.TestCase
TestParty.settings = settings(stateful_step_count=25)


# A few moments by hand --------------------------------------------------------------------------


BEGUN = start(find_preset("kloppen"))
CALLED = next(step.after for step in party("kloppen", 0) if step.after.deal is not None)


@pytest.mark.parametrize(
    ("ask", "state", "why"),
    [
        (asked, BEGUN, "no deal in phase"),
        (dealer_of, BEGUN, "nobody deals yet"),
        (lambda state: tables_of(deal_of(state)), CALLED, "no trump yet"),
        (lambda state: declaring_of(deal_of(state)), CALLED, "nothing to declare"),
        (lambda state: view(state, 0).key_of(Play(0, state.pack[0])), CALLED, "is no option here"),
    ],
)
def test_a_question_about_what_has_not_come_is_refused_and_says_why(
    ask: Callable[[State], object], state: State, why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        ask(state)


def test_before_the_first_bid_no_side_has_one_and_nothing_can_be_shown() -> None:
    assert bidders(CALLED) == ()
    assert may_show(deal_of(CALLED), CALLED.game_type.accounts) == ()
