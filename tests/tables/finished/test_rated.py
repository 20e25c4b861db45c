"""The weight of a party: its rules, who sat there, how long it was."""

import pytest

from bot.robots import DEFAULT_LEVEL, Level
from bot.rules import OPTION_VALUES, PRESETS, Ruleset, game_of
from bot.storage.engine.schema import Person
from bot.tables.finished.results import (
    LADDER_LEVEL,
    LEAST_DEALS,
    ROBOTS_POOL,
    SHUFFLED,
    Unrated,
    as_rated,
    judge,
    judge_lobby,
)
from bot.tables.options import END_OPTIONS, but_for_its_end
from tests.tables.evening import Evening
from tests.text.any_rules import neighbours

ANNA = Person(1, 901, "Anna", None, None, "away", False, False, True)
ON_THE_LADDER = ANNA._replace(id=2, robot_ladder=True)
FOUR = [ANNA] * 4


def as_rated_preset(name: str) -> Ruleset:
    return as_rated(PRESETS[name])


@pytest.mark.parametrize(
    ("preset", "pool"),
    [
        ("french", "classique"),
        ("contest", "classique"),
        ("pagat", "declarations"),
        ("german_club", "declarations"),
        ("dutch", "declarations"),
        ("kloppen", "coinche"),
        ("coinche_bga", "coinche"),
        ("contree_ffb", "coinche"),
        ("coinche_ffb", "coinche"),
        ("coinche_concours", "coinche"),
        ("contree_announced", "coinche"),
        ("decouverte", "decouverte"),
    ],
)
def test_each_rated_preset_has_its_pool(preset: str, pool: str) -> None:
    assert judge(as_rated_preset(preset), FOUR) == pool


def test_every_preset_is_rated_and_no_two_are_confused() -> None:
    rated = [as_rated(rules) for rules in PRESETS.values()]
    assert len(set(rated)) == len(rated)
    assert not any(isinstance(judge(rules, FOUR), Unrated) for rules in rated)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_pack_that_is_only_cut_is_not_rated(preset: str) -> None:
    rules = PRESETS[preset].changed({"shuffle": "cut_only"})
    assert judge(rules, FOUR) is Unrated.SHUFFLE


@pytest.mark.parametrize("preset", PRESETS)
def test_whatever_else_is_changed_is_not_rated(preset: str) -> None:
    rules = as_rated_preset(preset)
    # Kloppen is rated to the letter of its document too.
    rated = [*PRESETS.values(), PRESETS["kloppen"].changed({"kloppen_fail": "literal"})]
    others = [but_for_its_end(as_rated(each)) for each in rated]
    for option in OPTION_VALUES.keys() - END_OPTIONS:
        for _, changed in neighbours(rules, option):
            if but_for_its_end(changed) not in others:
                assert isinstance(judge(changed, FOUR), Unrated)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_of_another_length_is_rated_unless_luck_decides(preset: str) -> None:
    rules, pool = as_rated_preset(preset), judge(as_rated_preset(preset), FOUR)
    by_deals = rules.changed({"end_mode": "deals", "deals_limit": LEAST_DEALS})
    usual = game_of(rules).scale.party
    by_points = rules.changed({"end_mode": "target", "target": usual})
    assert judge(by_deals, FOUR) == judge(by_points, FOUR) == pool
    assert judge(by_deals.changed({"deals_limit": 48}), FOUR) == pool
    assert judge(by_points.changed({"target": 5000}), FOUR) == pool
    assert judge(by_deals.changed({"deals_limit": LEAST_DEALS - 1}), FOUR) is Unrated.TOO_SHORT
    assert judge(by_points.changed({"target": usual - 1}), FOUR) is Unrated.TOO_SHORT


def test_a_table_of_a_duplicate_is_not_rated_by_itself() -> None:
    boards = {"end_mode": "boards", "allpass_dealer": "next", "tie_rule": "takers_lose"}
    rules = as_rated_preset("contest").changed(boards)
    assert judge(rules, FOUR) is Unrated.DUPLICATE
    assert judge(rules, FOUR, DEFAULT_LEVEL, 12) is Unrated.DUPLICATE


def test_with_robots_only_for_those_who_want_to() -> None:
    rules = as_rated_preset("french")
    assert judge(rules, [ANNA, None, None, None]) is Unrated.ROBOTS
    assert judge(rules, [ON_THE_LADDER, None, ANNA, None]) is Unrated.ROBOTS
    assert judge(rules, [ON_THE_LADDER, None, ON_THE_LADDER, None]) == ROBOTS_POOL
    assert judge(rules, [None] * 4) is Unrated.ROBOTS
    assert judge(rules, [ON_THE_LADDER] * 4) == "classique"


@pytest.mark.parametrize("level", [each for each in Level if each is not LADDER_LEVEL])
def test_robots_of_their_ladder_play_alike(level: Level) -> None:
    rules = as_rated_preset("french")
    with_robots = [ON_THE_LADDER, None, ON_THE_LADDER, None]
    assert judge(rules, with_robots, level) is Unrated.ROBOT_LEVEL
    assert judge(rules, with_robots, level, 12) is Unrated.ROBOT_LEVEL
    assert judge(rules, [ON_THE_LADDER] * 4, level) == "classique"


def test_too_short_a_party_is_not_rated() -> None:
    rules = as_rated_preset("dutch")
    assert judge(rules, FOUR, DEFAULT_LEVEL, 1) is Unrated.TOO_FEW_DEALS
    assert judge(rules, FOUR, DEFAULT_LEVEL, 2) == "declarations"


async def test_a_lobby_says_what_its_party_would_count_for(evening: Evening) -> None:
    game = await evening.open({0: "Anna", 1: "Ben"})
    assert judge_lobby(game) is Unrated.SHUFFLE
    option, value = SHUFFLED
    anna = evening.anna
    game = await evening.tables.lobby.change_option(game.id, anna, option, value)
    assert judge_lobby(game) == "classique"
    game = await evening.lobby.fill_with_robots(game.id, anna)
    assert judge_lobby(game) is Unrated.ROBOTS
    await evening.lobby.choose_ladder(game.id, anna, wanted=True)
    ben = evening.ben
    game = await evening.lobby.choose_ladder(game.id, ben, wanted=True)
    assert judge_lobby(game) == ROBOTS_POOL
    game = await evening.tables.lobby.use_robots(game.id, ben, Level.CASUAL)
    assert judge_lobby(game) is Unrated.ROBOT_LEVEL
