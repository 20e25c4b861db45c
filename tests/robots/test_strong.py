"""Robots that think ahead: legal in every game, the same again, and blind to hidden cards."""

import numpy as np
import pytest

from bot.robots import search
from bot.robots.levels import Level
from bot.robots.search import deal_worlds, situation_of, stage_of, stands_for
from bot.robots.strong.cards import CLOSE, FIRST, Effort, Tried, likely_worlds, try_cards
from bot.robots.strong.choose import STRONG
from bot.robots.strong.weighing import ONCE_BID
from bot.rules import Action, Card, Dice, Phase, State, View, find_preset, view
from tests.robots import capots
from tests.robots.match import play_deal, robot
from tests.robots.positions import bids_view, chosen, dice, play_view, played
from tests.rules.any_party import party

THINKING = [Level.STRONG, Level.EXPERT]
LATE = play_view("9S AS TS KH", gone="JS 8S 7S QS TH 7H 8H 9H TD 7D 8D 9D TC 7C 8C 9C")


@pytest.fixture(autouse=True)
def _compiled() -> None:
    assert search.wait()


def test_calls_that_tell_much_leave_many_worlds() -> None:
    """A robot that knows nearly all hands by the auction would try its cards in two or three."""
    seen: list[View] = []
    club = robot()

    def plays(state: State, seat: int) -> Action:
        if state.phase is Phase.PLAY:
            seen.append(view(state, seat))
        return club(state, seat)

    play_deal(find_preset("kloppen"), (3).to_bytes(32, "big"), (plays, plays))
    worlds, _ = likely_worlds(seen[0], 1, 80)
    assert len(np.unique(worlds.hands, axis=0)) > 12


def test_in_decouverte_covered_cards_lie_anyhow() -> None:
    """Each player has sixteen cards in every world, those beneath others too."""
    for step in party("decouverte", 0):
        seen = view(step.after, 0)
        if step.after.phase is not Phase.PLAY or not seen.played:
            continue
        worlds, whole = likely_worlds(seen, 1, 20)
        assert len(worlds) == 20
        assert (np.bitwise_count(whole) == 16).all()
        assert (whole[:, 0] ^ whole[:, 1] == (1 << 32) - 1).all()


@pytest.mark.parametrize("level", THINKING)
def test_the_same_dice_are_the_same_card(level: Level) -> None:
    seen = play_view("AH TH 9S 8S 7D KD QC 8C")
    assert len({played(seen, level, 3) for _ in range(2)}) == 1


@pytest.mark.parametrize("level", THINKING)
def test_without_compiled_code_it_plays_by_rule_of_thumb(
    level: Level, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = play_view("AH TH 9S 8S 7D KD QC 8C", "7H")
    monkeypatch.setattr("bot.robots.strong.choose.ready", lambda: False)
    assert chosen(seen, level) == chosen(seen)


def test_the_last_tricks_are_solved_for_what_a_capot_writes() -> None:
    """7♦ before 9♦ brings all the points wherever 8♦ lies, and not all the tricks."""
    seen = view(capots.played(*capots.GOING), 0)
    cards = [Card.parse(each) for each in ("7S", "9D", "7D")]
    tried = try_cards(seen, cards, dice(), Effort(100, 3)).written
    best = tried.max(axis=1)
    assert (tried[:, 0] == best).all()
    assert (best - tried[:, 2] >= 90).mean() > 0.4


def test_a_glance_counts_the_less_the_fewer_cards_are_left() -> None:
    """The more cards are left, the less does the end of a deal that is played out tell."""
    weights: list[float] = []
    for seen in (play_view("AH TH 9S 8S 7D KD QC 8C"), LATE):
        tried = try_cards(seen, seen.hand, dice(), Effort(10, 0, instinct=0.5))
        assert tried.seen is not None
        alone = tried._replace(seen=None).worth
        of_glance = tried.seen - tried.seen.mean() + alone.mean()
        share = tried.weight / (1 + tried.weight)
        assert tried.worth == pytest.approx(alone + share * (of_glance - alone))
        weights.append(tried.weight)
    assert weights == pytest.approx([0.5, 0.25])


def test_a_card_that_is_clearly_worse_is_not_tried_to_the_end() -> None:
    seen = play_view("AC 8C 9D 8D 7D 9H 8H 7H", taker=3)
    tried = try_cards(seen, seen.hand, dice(), Effort(900, 3, thoughtful=32))
    often = (~np.isnan(tried.written)).sum(axis=0)
    assert often.max() > often.min() == 900 // FIRST
    best = int(tried.worth.argmax())
    for card in np.flatnonzero(often == often.min()):
        behind = tried.worth[best] - tried.worth[card]
        assert behind > max(CLOSE, tried.doubt(int(card), best))


def test_of_cards_that_are_as_good_as_each_other_one_is_tried() -> None:
    """9♦, 8♦ and 7♦ are in one hand; of spades the opponents hold cards between, and a jack of
    trumps has points."""
    seen = play_view("JS TS 9D 8D 7D AC 8H 7H")
    worlds = deal_worlds(situation_of(seen), 1, 1)
    stand_ins = stands_for(stage_of(seen), worlds, seen.hand)
    assert [seen.hand[each].text for each in stand_ins] == [
        *("JS", "TS", "9D", "9D", "9D", "AC", "8H", "8H"),
    ]
    tried = try_cards(seen, seen.hand, dice(), Effort(40, 3, thoughtful=32, instinct=0.4))
    assert tried.worth[2] == tried.worth[3] == tried.worth[4]


def test_the_less_there_is_to_try_the_more_deals_it_is_tried_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[int] = []

    def counted(_view: View, cards: list[Card], _dice: Dice, effort: Effort) -> Tried:
        tried.append(effort.worlds)
        return Tried(np.zeros((1, len(cards))), np.zeros((1, 1), np.uint32))

    monkeypatch.setattr("bot.robots.strong.weighing.try_cards", counted)
    for trick in ("", "7H"):
        chosen(play_view("AH TH 9S 8S 7D KD QC 8C", trick), Level.STRONG)
    chosen(LATE, Level.STRONG)
    assert tried[0] < tried[1] <= tried[2]
    assert tried[0] == STRONG.cards.worlds
    assert tried[2] == STRONG.most


def test_calls_over_a_bid_are_tried_in_more_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def counted(seen: View, usual: Action, _dice: Dice, worlds: int) -> dict[Action, float]:
        tried.append(worlds)
        return {seen.options[0]: 0.0, usual: 0.0}

    monkeypatch.setattr("bot.robots.strong.bids.worth_of_calls", counted)
    for calls, first in (("", 0), ("bid 90 H", 3)):
        chosen(bids_view("JS 9S AS 7S AH 8H 7D 8C", calls, first=first), Level.STRONG)
    assert tried == [STRONG.calls, ONCE_BID * STRONG.calls]
