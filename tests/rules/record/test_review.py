"""Deals that are over are looked at again with all cards open; no other is."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from bot.rules import (
    TABLE,
    Action,
    ChoosePackets,
    Cut,
    Moves,
    PartyGoesOn,
    Phase,
    Review,
    Ruleset,
    State,
    Trick,
    apply,
    decisions,
    find_preset,
    legal_actions,
    open_deal,
    review,
    review_so_far,
    start,
    table_action,
)
from bot.rules.record.review import BETWEEN_DEALS
from tests.card_images.positions import party
from tests.card_images.samples import GAMES

games = pytest.mark.parametrize("game", GAMES)


@games
def test_a_party_that_goes_on_has_the_deals_that_are_over(game: str) -> None:
    states = party(game)
    for end in range(1, len(states), 7):
        found = Review(states[:end])
        assert not found.has(found.deals + 1, 0)
        assert found.deals == sum(
            before.phase not in BETWEEN_DEALS and after.phase in BETWEEN_DEALS
            for before, after in pairwise(states[:end])
        )


@pytest.mark.parametrize("made", [review, review_so_far])
def test_actions_that_do_not_end_a_deal_are_refused(made: Callable[..., Review]) -> None:
    with pytest.raises(PartyGoesOn):
        made(find_preset("french"), ())


def test_actions_that_do_not_end_a_party_are_refused() -> None:
    rules = KLOPPEN.changed({"target": 2000})
    [*_, (actions, _, last)] = moments(rules)
    with pytest.raises(PartyGoesOn):
        review(rules, actions[:-1])
    assert review_so_far(rules, actions[:-1]).deals == last.deal_number - 1 > 0


KLOPPEN = find_preset("kloppen").changed({"target": 500})


def moments(rules: Ruleset = KLOPPEN) -> Iterator[tuple[list[Action], State, State]]:
    """A party of Kloppen: the actions so far, and the state before and after the last."""
    state, actions = start(rules), list[Action]()
    while state.phase is not Phase.OVER:
        first = decisions(state)[0]
        action = table_action(state, bytes(32)) if first.actor == TABLE else None
        actions.append(action or legal_actions(state, first.actor)[0 if len(actions) % 3 else -1])
        before, state = state, apply(state, actions[-1]).state
        yield actions, before, state


def test_the_actions_of_a_party_lead_to_what_its_states_show() -> None:
    steps = [*moments()]
    actions, _, last = steps[-1]
    found, same = review(KLOPPEN, actions), Review([start(KLOPPEN), *(s for *_, s in steps)])
    assert found.deals == same.deals == last.deal_number
    for deal in range(1, found.deals + 1):
        assert found.last_step(deal) == same.last_step(deal)
        for step in range(found.last_step(deal) + 1):
            assert found.at(deal, step) == same.at(deal, step)


SHORT = {"end_mode": "deals", "deals_limit": 3}


@pytest.mark.parametrize("preset", ["kloppen", "french", "klaverjas_amsterdam", "contree_ffb"])
def test_action_by_action_a_party_comes_by_the_moments_of_its_tricks(preset: str) -> None:
    rules = find_preset(preset).changed(SHORT)
    done = [*moments(rules)]
    actions = done[-1][0]
    found, by_trick = Moves(rules, actions), review(rules, actions)
    assert (found.deals, found.last) == (by_trick.deals, by_trick.last)
    told: list[Action] = []
    for deal in range(1, found.deals + 1):
        moves = [found.at(deal, each) for each in range(found.last_move(deal) + 1)]
        assert not found.has(deal, len(moves))
        assert moves[0].action is None
        told += [each.action for each in moves if each.action is not None]
        for step in range(by_trick.last_step(deal) + 1):
            [*_, last] = [each for each in moves if each.step == step]
            assert last.table == by_trick.at(deal, step)
        for before, move in pairwise(moves):
            assert actions[before.done : move.done][0] == move.action
    prepared = (Cut, ChoosePackets)
    assert told == [e for e in actions if e.actor != TABLE and not isinstance(e, prepared)]


def test_a_party_that_goes_on_is_not_gone_through() -> None:
    [*_, (actions, _, _)] = moments()
    with pytest.raises(PartyGoesOn):
        Moves(KLOPPEN, actions[:-1])


@games
def test_every_deal_has_its_auction_and_each_of_its_tricks(game: str) -> None:
    states = party(game)
    found = Review(states)
    assert found.deals == states[-1].deal_number
    assert found.last.winner == states[-1].winner
    tricks = tricks_of(states)
    for deal in range(1, found.deals + 1):
        played = [found.at(deal, step) for step in range(found.last_step(deal) + 1)]
        assert {each.view.deal_number for each in played} == {deal}
        won = [each.view.last_trick for each in played[1:] if not each.view.trick]
        assert won == tricks[deal]
        assert not played[0].view.trick
        assert not played[0].view.last_trick
        assert all(each.view.decisions == () for each in played)


def tricks_of(states: tuple[State, ...]) -> dict[int, list[Trick]]:
    found: dict[int, list[Trick]] = {number: [] for number in range(1, 100)}
    for state in states:
        deal = state.deal
        if state.phase not in (Phase.CUT, Phase.PACKETS) and deal is not None:
            found[state.deal_number] = list(deal.tricks)
    return found


@games
def test_all_the_cards_are_there_and_none_twice(game: str) -> None:
    """They are in hands and places, in the tricks so far, and where they stay out of play."""
    found = Review(party(game))
    for deal in range(1, found.deals + 1):
        for step in range(found.last_step(deal) + 1):
            table = found.at(deal, step)
            held = [card for hand in table.hands for card in hand]
            covered = [card for row in table.covered for card in row if card is not None]
            played = [*table.view.played]
            seen = held + covered + played + [*table.laid]
            if table.view.turned_stays:
                seen += [*table.stock, *filter(None, [table.view.turn_up])]
            assert len(set(seen)) == len(seen)
            if table.view.taker is not None:
                assert set(seen) == set(table.view.game_type.dealing.pack)
            if not table.view.fields:
                assert set(held) <= {card for hand in table.dealt for card in hand}


@games
def test_points_are_those_of_the_tricks(game: str) -> None:
    found = Review(party(game))
    for deal in range(1, found.deals + 1):
        points = [0] * len(party(game)[0].scores)
        for step in range(1, found.last_step(deal) + 1):
            table = found.at(deal, step)
            last = table.view.last_trick
            if table.view.trick or last is None:
                continue
            accounts = table.view.game_type.accounts
            points[accounts.of(last.winner)] += last.points
            if not any(table.view.hand_sizes) and table.view.game_type.dealing.taken_up:
                points[accounts.of(table.view.taker or 0)] += 162 - sum(points)  # laid away (J9)
            assert table.points == tuple(points)


def test_a_party_that_was_stopped_ends_where_it_was() -> None:
    """L'Arrêt: what lay on the table then is the last moment."""
    states = party("L'Arrêt")
    found = Review(states)
    last = found.at(found.deals, found.last_step(found.deals))
    assert last.view.stopped is not None
    assert last.view.ending is states[-1].ending
    stopped = states[-1].deal
    assert stopped is not None
    assert last.view.tricks_won == (
        sum(trick.winner % 2 == 0 for trick in stopped.tricks),
        sum(trick.winner % 2 for trick in stopped.tricks),
    )


def test_nobody_sees_a_stock_before_the_party_is_over() -> None:
    """Also where the hands of each deal are shown as soon as it is (CL3)."""
    states = party("clobyosh")
    going = Review(states[:-1])
    assert going.deals > 1
    assert not any(going.at(deal, 0).stock for deal in range(1, going.deals + 1))
    assert len(Review(states).at(1, 0).stock) in (13, 19)


def test_nor_what_the_taker_took_up_and_laid_away() -> None:
    states = party("with a chien")
    going, whole = Review(states[:-1]), Review(states)
    assert not any(going.at(deal, 0).laid for deal in range(1, going.deals + 1))
    assert {len(whole.at(deal, 0).laid) for deal in range(1, whole.deals + 1)} == {0, 2}


def test_there_are_no_other_moments() -> None:
    found = Review(party())
    for deal, step in ((0, 0), (-1, 0), (found.deals + 1, 0), (1, -1), (2, found.last_step(2) + 1)):
        assert not found.has(deal, step)
        with pytest.raises(IndexError):
            found.at(deal, step)


def test_the_hands_of_a_deal_are_open_only_once_it_is_over() -> None:
    """They are open in the middle of a party, all of them as they were before the first lead."""
    ended, going, actions = {}, set[int](), list[Action]()
    for actions, before, state in moments():
        if before.phase is Phase.PLAY and state.phase is not Phase.PLAY:
            ended[before.deal_number] = open_deal(KLOPPEN, actions, before.deal_number)
        elif state.phase is Phase.PLAY and state.deal_number not in going:
            going.add(state.deal_number)
            with pytest.raises(PartyGoesOn):
                open_deal(KLOPPEN, actions, state.deal_number)
    whole = review(KLOPPEN, actions)
    assert ended == {number: whole.at(number, 0) for number in range(1, whole.deals + 1)}
    for number in (-1, 0, whole.deals + 1):
        with pytest.raises(PartyGoesOn):
            open_deal(KLOPPEN, actions, number)
