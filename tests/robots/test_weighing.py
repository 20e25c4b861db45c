"""The worth of options, as who is asked could know it."""

import numpy as np
import pytest

from bot.robots import Level, search
from bot.robots.search.preparing import NotReady
from bot.robots.strong.cards import Tried
from bot.robots.strong.weighing import EXPERT, Weighing, dice_of, weigh, weighable
from bot.rules import PRESETS, Bid, Dice, Pass, Play, Suit, Take, find_preset, view
from bot.teaching.chances import chances_before
from tests.robots.match import casual_party
from tests.robots.positions import auction_view, bids_view, chosen, open_view, play_view

FEW = EXPERT.part(60)._replace(calls=120)


@pytest.fixture(autouse=True)
def _compiled() -> None:
    assert search.wait()


def dice(number: int = 0) -> Dice:
    return Dice(bytes(32), "weigh", number)


def card(weighing: Weighing, text: str) -> Play:
    return next(e for e in weighing.worth if isinstance(e, Play) and e.card.text == text)


def test_the_master_is_worth_more_than_the_small_card_beside_it() -> None:
    weighing = weigh(play_view("AC 8C 9D 8D 7D 9H 8H 7H", taker=3), dice())
    assert weighing.loss(card(weighing, "AC")) == 0
    assert weighing.loss(card(weighing, "8C")) > 10
    assert weighing.loss(weighing.best) == 0
    assert list(weighing.worth) == list(weighing.doubt)


def test_each_card_has_the_chance_of_the_contract_whoever_has_it() -> None:
    own, theirs = (weigh(play_view("AC 8C 9D 8D 7D 9H 8H 7H", taker=n), dice()) for n in (0, 3))
    for weighing, better in ((own, 1), (theirs, -1)):
        first, second = weighing.chances(card(weighing, "8C")) or (0, 0)
        assert (first - second) * better > 0
        assert weighing.made[weighing.best] == first
        assert weighing.chances(weighing.best) is None
        assert Weighing.from_json(weighing.to_json()) == weighing
    older = Weighing.from_json([each[:3] for each in own.to_json()])
    assert older == own._replace(made={})  # a hint that was kept before there were chances
    assert older.chances(card(own, "8C")) is None
    assert not weigh(auction_view("JS 9S AS AH TH", "8S"), dice(), FEW).made


def test_cards_that_promise_as_much_cost_nothing() -> None:
    weighing = weigh(play_view("9S AS TS KH 8H 7D 8C", gone="JS 8S 7S QS"), dice())
    assert weighing.best == card(weighing, "9S")  # what a partner expects
    assert weighing.loss(card(weighing, "AS")) == 0
    assert not weighing.is_unique


def test_a_card_with_or_without_a_word_is_one() -> None:
    weighing = weigh(play_view("KS QS 9S 8D 7D 9H 8H 7H"), dice(), FEW)
    assert sum(isinstance(e, Play) and e.card.text == "KS" for e in weighing.worth) == 1
    silent = Play(0, card(weighing, "KS").card)
    assert weighing.loss(silent) == weighing.loss(card(weighing, "KS"))


def test_a_strong_hand_takes_and_a_weak_one_passes() -> None:
    strong = weigh(auction_view("JS 9S AS AH TH", "8S"), dice(), FEW)
    assert isinstance(strong.best, Take)
    assert strong.loss(Pass(0)) > 10
    weak = weigh(auction_view("7H 8H 7D 8D 7C", "8S"), dice(), FEW)
    assert weak.best == Pass(0)
    assert all(weak.loss(e) > 10 for e in weak.worth if isinstance(e, Take))


def test_a_bid_that_nobody_would_make_is_weighed_where_it_was_made() -> None:
    seen = bids_view("AS 8S AH 8H QD 8D KC 7C")
    bid = max((e for e in seen.options if not isinstance(e, Pass)), key=str)
    weighing = weigh(seen, dice(), FEW, bid)
    assert weighing.best == Pass(0)
    assert weighing.loss(bid) > 50


def test_declarations_and_belote_help_to_make_a_bid_where_the_rules_say_so() -> None:
    """A hundred and a belote are more than what the same hand may bid without declarations."""
    hand, high = "AS KS QS JS TS 7H 8D 7C", Bid(0, 180, Suit.SPADES)
    with_them, without = (
        bids_view(hand, rules=find_preset(name)) for name in ("coinche_ffb", "contree_ffb")
    )
    lost = [weigh(each, dice(), FEW, high).loss(high) for each in (with_them, without)]
    assert lost[0] < 60 < 100 < lost[1], "with them 210 may be bid as well"
    first, second = (chances_before(each, [high])[0] or 0 for each in (with_them, without))
    assert first > 0.8 > 0.2 > second


FIELDS = (
    ("7S 8S 9S TS 7H 8H 9H TH", "JS QS KS AS JH QH KH AH"),
    ("7D 8D 9D TD 7C 8C 9C TC", "JD QD KD AD JC QC KC AC"),
)


def test_open_cards_are_weighed_once_worlds_can_be_solved() -> None:
    early = open_view(FIELDS)
    assert not weighable(early)
    with pytest.raises(ValueError, match="nothing to weigh"):
        weigh(early, dice(), FEW)


def test_it_says_when_it_cannot_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.robots.search.preparing._preparing.compiled", None)
    with pytest.raises(NotReady):
        weigh(play_view("AC 8C 9D 8D 7D 9H 8H 7H"), dice(), FEW)


def test_a_world_that_counts_often_tells_no_more_than_once() -> None:
    """Few worlds are likely after many bids: what most of them say is no certainty."""
    written = np.array([[0.0, 10.0], [0.0, 30.0]])
    hands = np.array([[1, 2], [2, 1]], np.uint32)
    once, often = (
        Tried(written.repeat(times, axis=0), hands.repeat(times, axis=0)) for times in (1, 100)
    )
    assert once.doubt(0, 1) == often.doubt(0, 1) == pytest.approx(10 / 2**0.5)
    assert once.doubt(1, 1) == 0


@pytest.mark.parametrize("name", ["french", "coinche_bga", "decouverte"])
def test_a_hint_is_what_an_expert_would_do(name: str) -> None:
    """Whatever chance the robot has besides."""
    decided = 0
    for move in casual_party(find_preset(name), 3):
        if not move.is_own or len((seen := view(move.before, int(move.action.actor))).options) < 2:
            continue
        if seen.decision and weighable(seen) and (not seen.fields or len(seen.played) > 16):
            decided += 1
            if decided % 6 == 0:
                assert chosen(seen, Level.EXPERT, decided) == weigh(seen, dice_of(seen)).best
    assert decided > 5


@pytest.mark.whole
@pytest.mark.parametrize("name", PRESETS)
def test_advice_holds_when_it_is_thought_about_for_longer(name: str) -> None:
    """Of a hundred decisions at most five cost more than 5 points, where a hint is followed; of
    those in the last four tricks, of which the last three are solved, at most one."""
    decided = [
        seen
        for number in range(60)
        for move in casual_party(find_preset(name), number)
        if move.is_own and len((seen := view(move.before, int(move.action.actor))).options) > 1
        if weighable(seen)
    ][:300]
    costs = [
        weigh(seen, dice(number), EXPERT.part(4 * EXPERT.cards.worlds), advised).loss(advised)
        for number, seen in enumerate(decided)
        for advised in [weigh(seen, dice_of(seen)).best]
    ]
    assert sum(cost > 5 for cost in costs) <= 15, sorted(costs)[-20:]
    solved = [cost for cost, seen in zip(costs, decided, strict=True) if len(seen.hand) <= 4]
    assert sum(cost > 5 for cost in solved) <= 1
