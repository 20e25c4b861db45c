"""Deals of a theme: found again from their seed, with the theme where they begin; a random deal
seldom has it."""

from functools import cache

import pytest

from bot.rules import (
    TABLE,
    Coinche,
    Pass,
    Phase,
    Play,
    State,
    apply,
    find_preset,
    parse_action,
    start,
    view,
)
from bot.teaching import Reason, Told, dice_of, weigh
from bot.teaching.puzzles import played_on
from bot.teaching.themes import (
    CLEARLY,
    REASONS,
    Spot,
    Spotted,
    Theme,
    ThemeDeal,
    deal_in,
    seeds_of,
    spot_at,
    spots_in,
    themes_of,
)
from tests.examples import sampled

SEED = bytes(30)
BGA = find_preset("coinche_bga")


@cache
def found(theme: Theme) -> ThemeDeal:
    """The first deal of a seed with a theme."""
    deals = (deal_in(BGA, theme, each) for each in seeds_of(SEED))
    return next(each for each in deals if each is not None)


def state_of(deal: ThemeDeal) -> State:
    state = start(BGA)
    for each in deal.actions:
        state = apply(state, parse_action(each)).state
    return state


@pytest.mark.parametrize("theme", sampled(Theme))
def test_a_deal_comes_to_its_theme_as_robots_play(theme: Theme) -> None:
    deal = found(theme)
    played = played_on(state_of(deal), deal.seed, len(deal.actions))
    own = [(state, action) for state, action in played if action.actor == deal.seat]
    spots = spots_in(own, deal.seat, theme)
    assert spots
    for each in spots:
        assert each.spot.told.reason in REASONS[theme]
        weighing = weigh(each.seen, dice_of(each.seen))
        assert weighing.best == each.spot.better, "as a hint advises"
        assert weighing.behind(each.spot.than) >= CLEARLY
        assert each.is_right == (each.done == weighing.best)
    assert deal.found in [each._replace(done=None) for each in spots], "where it was found"


@pytest.mark.parametrize("theme", Theme)
def test_it_begins_where_its_person_is_to_decide_soon(theme: Theme) -> None:
    deal = found(theme)
    state = state_of(deal)
    table = view(state, None)
    if theme is Theme.COINCHE:
        own = view(state, deal.seat)
        assert own.decision is not None
        assert {Coinche, Pass} <= set(map(type, own.options))
    else:
        assert (state.phase, table.trick) == (Phase.PLAY, ())


def test_the_same_seed_finds_the_same_deal() -> None:
    deal = found(Theme.COINCHE)
    assert deal_in(BGA, Theme.COINCHE, deal.seed) == deal
    assert [*seeds_of(SEED)] == [*seeds_of(SEED)]


def test_a_theme_is_where_the_game_has_it() -> None:
    assert themes_of(BGA) == tuple(Theme)
    assert themes_of(find_preset("kloppen")) == tuple(Theme)
    assert themes_of(find_preset("french")) == (Theme.FINESSE, Theme.VOID)
    assert themes_of(find_preset("belote3")) == (Theme.FINESSE, Theme.VOID)
    assert themes_of(find_preset("clobyosh")) == (Theme.VOID,)
    assert themes_of(find_preset("decouverte")) == ()


def test_what_is_said_with_a_card_does_not_make_it_wrong() -> None:
    deal = found(Theme.VOID)
    seen = view(state_of(deal), deal.seat)
    king, queen = (parse_action(f"0 play {card}") for card in ("KH", "QH"))
    spot = Spot(king, queen, Told(Reason.MAKES_VOID, queen))
    said = parse_action("0 play KH !")
    assert isinstance(said, Play)
    assert Spotted(1, seen, spot, said).is_right
    assert not Spotted(1, seen, spot, queen).is_right


def test_a_first_call_has_nothing_of_a_coinche() -> None:
    called = ((state, call) for state, call in played_on(start(BGA), SEED) if call.actor != TABLE)
    state, call = next(each for each in called if each[0].phase is Phase.CALL)
    assert spot_at(view(state, int(call.actor)), Theme.COINCHE) is None
