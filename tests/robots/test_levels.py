"""Each level plays legally and by its view alone; the next one writes more."""

import random

import pytest

from bot.robots import Level
from bot.rules import PRESETS, ContractKind, Cut, Phase, Ruleset, find_preset, game_of, view
from tests.examples import sampled
from tests.robots.match import points_ahead, robot
from tests.robots.positions import chosen
from tests.rules.any_party import GAMES, party
from tests.rules.parties import random_chooser
from tests.rules.secrets import otherwise_dealt

SOME = ["french", "kloppen", "coinche_bga", "decouverte"]


EVERY = {Level.BEGINNER: 3, Level.CASUAL: 3, Level.CLUB: 1, Level.STRONG: 17, Level.EXPERT: 17}
"""of how many moments each level is asked in one: those who think take longer"""


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(("name", "level"), sampled(sorted(GAMES), EVERY, every=6))
def test_it_can_go_on_wherever_a_party_has_come_to(name: str, level: Level) -> None:
    """In a party in which anything may happen: one of its options, the same one whatever lies in
    the other hands, and by rule of thumb, but for a cut, whatever the dice."""
    chance = random.Random(1)
    for step in party(name, 0)[:: EVERY[level]]:
        if level is Level.EXPERT and step.after.phase is not Phase.PLAY:
            continue  # calls like a strong player
        for seat in range(step.after.rules.players):
            seen = view(step.after, seat)
            if seen.decision is None:
                continue
            action = chosen(seen, level)
            assert action in seen.options, step.action
            other = view(otherwise_dealt(step.after, seat, chance), seat)
            assert chosen(other, level) == action
            if level is Level.CLUB:
                assert chosen(seen, level, 2) == action or isinstance(action, Cut)


def test_a_cut_is_the_same_chance_at_every_level() -> None:
    cuts = [step.before for step in party("french", 0) if step.before.phase is Phase.CUT]
    for state in cuts:
        seen = next(seen for n in range(4) if (seen := view(state, n)).decision)
        assert len({chosen(seen, level, 1) for level in Level}) == 1
    assert cuts


@pytest.mark.parametrize("name", sampled(SOME))
def test_a_beginner_knows_how_to_play_and_a_club_player_writes_far_more(name: str) -> None:
    rules, beginner = find_preset(name), robot(level=Level.BEGINNER)
    assert points_ahead(rules, 40, beginner, random_chooser(1)) > 15
    assert points_ahead(rules, 40, robot(), beginner) > 15


EACH = {
    **PRESETS,
    "decouverte, no trumps and all trumps": PRESETS["decouverte"].changed(
        {"extra_contracts": "both"}
    ),
    "decouverte with bids": PRESETS["decouverte"].changed({"auction": "bids"}),
    "kloppen, bid only": PRESETS["kloppen"].changed({"kloppen_score": "bid_only"}),
}


@pytest.mark.parametrize("name", sampled(EACH))
def test_robots_write_far_more_than_random_play(name: str) -> None:
    """Over each of these deals in all seatings."""
    rules = EACH[name]
    assert points_ahead(rules, 24, robot(), random_chooser(1)) >= _least(rules)


def _least(rules: Ruleset) -> int:
    if rules.auction == "ladder":
        return 15  # tens
    if rules.auction in ("three", "clobyosh"):
        return 20  # of 54 that each of three writes, of 60 that each of two does
    if game_of(rules).auction.kind is ContractKind.CHOSEN:
        return 90
    if rules.auction != "turn_up":
        return 200
    return 70 if rules.players == 2 else 30
