"""Robots that think ahead: legal in every game, the same again, and blind to hidden cards."""

import numpy as np
import pytest

from bot.robots import search
from bot.robots.levels import Level
from bot.robots.strong.cards import Effort, likely_worlds, try_cards
from bot.robots.strong.choose import ONCE_BID, STRONG
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


def test_a_glance_counts_the_less_the_fewer_cards_are_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The more cards are left, the less does the end of a deal that is played out tell."""
    added: list[float] = []
    for seen in (play_view("AH TH 9S 8S 7D KD QC 8C"), LATE):
        cards = list(seen.hand)
        means: list[float] = []
        for points in (0, 10):
            saw = np.full(len(cards), points)
            monkeypatch.setattr("bot.robots.strong.cards.glance", lambda *_, saw=saw: saw)
            effort = Effort(10, 0, instinct=0.5)
            means.append(float(try_cards(seen, cards, dice(), effort).written.mean()))
        added.append(means[1] - means[0])
    assert added == pytest.approx([5, 2.5])


def test_the_less_there_is_to_try_the_more_deals_it_is_tried_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried: list[int] = []

    def counted(_view: View, cards: list[Card], _dice: Dice, effort: Effort) -> dict[Card, float]:
        tried.append(effort.worlds)
        return dict.fromkeys(cards, 0.0)

    monkeypatch.setattr("bot.robots.strong.choose.worth_of_cards", counted)
    for trick in ("", "7H"):
        chosen(play_view("AH TH 9S 8S 7D KD QC 8C", trick), Level.STRONG)
    chosen(LATE, Level.STRONG)
    assert tried[0] < tried[1] <= tried[2]
    assert tried[0] == STRONG.cards.worlds
    assert tried[2] == STRONG.most


def test_calls_over_a_bid_are_tried_in_more_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def counted(seen: View, _dice: Dice, worlds: int) -> Action:
        tried.append(worlds)
        return seen.options[0]

    monkeypatch.setattr("bot.robots.strong.choose.choose_bid", counted)
    for calls, first in (("", 0), ("bid 90 H", 3)):
        chosen(bids_view("JS 9S AS 7S AH 8H 7D 8C", calls, first=first), Level.STRONG)
    assert tried == [STRONG.calls, ONCE_BID * STRONG.calls]
