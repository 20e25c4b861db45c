"""The habits of strong robots, as `bot/robots/strong/habits.py` has them.

`python -m tests.tools.fitting.habits 200` plays so many deals and tells how likely their plays are
made by what is found in four fifths of them, in the others.
"""

import importlib
import sys
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bot.robots.search import play_so_far, stage_of, wait
from bot.robots.search.compiled import layout
from bot.robots.search.preparing import compiled
from bot.robots.search.stage import Stage
from bot.robots.strong.instinct import instinct
from bot.rules import Action, Phase, Play, State, View, find_preset, view
from tests.robots.match import play_deal
from tests.tools.arena.duel import pack_seed
from tests.tools.arena.players import player

Values = NDArray[np.float64]

MOST, TRAITS = 8, 17
STEPS = 1500
SLOW = 1000
"""steps after which they become smaller"""
SMALL = 0.002
"""how much large numbers are minded"""


class Choice(NamedTuple):
    """A play that could have been another."""

    deal: int
    leads: bool
    traits: Values
    """a row a card"""
    played: Values
    """1 for each card that is as good as the one that was played"""


def choices(deals: int) -> list[Choice]:
    """Let four strong robots play, and return their choices."""
    wait()
    found: list[Choice] = []
    for deal in range(deals):
        seed = pack_seed(4242, deal)
        plays = player("strong", seed)

        def watched(state: State, seat: int, deal: int = deal, plays=plays) -> Action:
            action = plays(state, seat)
            if state.phase is Phase.PLAY and isinstance(action, Play):
                choice = choice_of(state, seat, action, deal)
                if not choice.played.all():
                    found.append(choice)
            return action

        play_deal(find_preset("french"), seed, (watched, watched))
    return found


def choice_of(state: State, seat: int, play: Play, deal: int) -> Choice:
    """Return one play, described as compiled code does."""
    recalling = importlib.import_module("bot.robots.search.compiled.recalling")
    cards = importlib.import_module("bot.robots.search.compiled.cards")
    seen = view(state, seat)
    stage = stage_of(seen)
    tables, facts = stage.tables, stage.tables.facts
    assert state.deal is not None
    left = sum(tables.set_of(hand) for hand in state.deal.hands)
    hand = tables.set_of(seen.hand)
    lead, best, holder = -1, -1, stage.leader
    trick = [tables.bits[card.index] for card in stage.trick]
    for place, card in enumerate(trick):
        if place == 0 or cards.beats(facts, card, best):
            best, holder = card, (stage.leader + place) % seen.game_type.seats
    if trick:
        lead = trick[0] >> 3
    partner = bool(trick) and bool(facts[layout.SIDE + holder] == facts[layout.SIDE + seat])
    allowed = cards.legal_set(facts, hand, lead, best, int(partner))
    traits = np.zeros((MOST, TRAITS))
    traits[:, -1] = _seen_at_a_glance(stage, state, seen)
    if trick:
        points = sum(int(facts[layout.WORTH + card]) for card in trick)
        last = len(trick) == seen.game_type.seats - 1
        recalling.describe_answers(
            facts, hand, allowed, left, lead, best, points, partner, last, traits
        )
    else:
        takers = bool(facts[layout.SIDE + seat] == facts[layout.TAKERS])
        recalling.describe_leads(facts, hand, allowed, left, takers, traits)
    played = tables.bits[play.card.index]
    alike = [
        float(
            bit >> 3 == played >> 3 and facts[layout.POINTS + bit] == facts[layout.POINTS + played]
        )
        for bit in range(32)
        if allowed >> bit & 1
    ]
    return Choice(deal, not trick, traits[: len(alike)], np.array(alike))


def _seen_at_a_glance(stage: Stage, state: State, seen: View) -> Values:
    """Return what instinct says of each card that may be played."""
    assert state.deal is not None
    hands = np.array([stage.tables.set_of(hand) for hand in state.deal.hands], np.int64)
    found = np.zeros(MOST)
    numbers = play_so_far(seen).as_numbers(stage.tables)
    compiled().instinct.glance(stage.tables.facts, hands, *numbers, instinct(), found)
    return found


def fitted(choices: Sequence[Choice]) -> Values:
    """Return the habits by which these choices are most likely."""
    habits, mean, square = np.zeros(TRAITS), np.zeros(TRAITS), np.zeros(TRAITS)
    for step in range(1, STEPS):
        slope = _likely(choices, habits)[1] + SMALL * habits
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope * slope
        size = 0.05 if step < SLOW else 0.01
        habits -= size * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    return habits


def _likely(choices: Sequence[Choice], habits: Values) -> tuple[float, Values]:
    """Return how unlikely the choices are, as a mean of logarithms, and its slope."""
    traits, there, played = (np.zeros((len(choices), MOST, *more)) for more in ((TRAITS,), (), ()))
    for number, each in enumerate(choices):
        traits[number, : len(each.played)] = each.traits
        there[number, : len(each.played)] = 1
        played[number, : len(each.played)] = each.played
    chances = np.exp(traits @ habits) * there
    chances /= chances.sum(axis=1, keepdims=True)
    right = (chances * played).sum(axis=1, keepdims=True)
    slope = ((chances - chances * played / right)[:, :, None] * traits).sum(axis=(0, 1))
    return float(-np.log(right).mean()), slope / len(choices)


def main(deals: int) -> None:
    found = choices(deals)
    for traits in (TRAITS - 1, TRAITS):
        for leads in (True, False):
            here = [
                each._replace(traits=each.traits * (np.arange(TRAITS) < traits))
                for each in found
                if each.leads == leads
            ]
            sys.stdout.write(f"{'leads' if leads else 'answers'}, {traits} traits: {_told(here)}\n")


def _told(choices: Sequence[Choice]) -> str:
    known, others = ([e for e in choices if (e.deal % 5 == 0) == other] for other in (False, True))
    by_chance, by_habit = (
        _likely(others, habits)[0] for habits in (np.zeros(TRAITS), fitted(known))
    )
    numbers = fitted(choices).round(2).tolist()
    return f"{len(choices)}, by chance {by_chance:.3f}, by habit {by_habit:.3f}: {numbers}"


if __name__ == "__main__":
    main(int(sys.argv[1]))
