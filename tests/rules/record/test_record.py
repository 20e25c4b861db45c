"""Records: written, read and replayed to the same party, older ones too."""

import json
from typing import Any

import pytest

from bot.rules import (
    PACK,
    PRESETS,
    Action,
    Cut,
    Gather,
    Header,
    IllegalAction,
    Pass,
    Phase,
    Play,
    Record,
    RecordError,
    Ruleset,
    apply,
    commitment,
    format_cards,
    make_record,
    read,
    replay,
    start,
    table_action,
    write,
)
from bot.rules.core.new_deal import cutter
from bot.rules.record.record import MAX_TEXT
from tests.rules.any_party import a_preset_of
from tests.rules.parties import FRENCH, act, asked_seat, at_first_cut, random_party
from tests.walks import walk

SEED = bytes(32)
HEADER = Header("french", ("Alice", "Børge", "Chloé", "Dirk"), commitment(SEED), SEED.hex())
TABLES = {
    "french": FRENCH,
    "other": FRENCH.changed(
        {"first_dealer": "random", "shuffle": "every_deal", "packets": "2-3", "target": 300}
    ),
}
PARTIES = {name: random_party(11, rules) for name, rules in TABLES.items()}


def record_of(actions: list[Action], rules: Ruleset = FRENCH, **more: Any) -> Record:
    return make_record(HEADER, rules, actions, **more)


RECORD = record_of(PARTIES["french"][0])
JSON = write(RECORD)


@pytest.mark.parametrize("name", TABLES)
def test_a_party_comes_back_from_its_text(name: str) -> None:
    actions, state = PARTIES[name]
    record = record_of(actions, TABLES[name])
    assert read(write(record)) == record
    assert write(read(write(record))) == write(record)
    replayed = replay(record)
    assert list(replayed.actions) == actions
    assert replayed.state == state
    assert record.winner == state.winner
    assert record.totals == state.scores


@pytest.mark.parametrize("name", TABLES)
def test_a_party_that_goes_on_comes_back_after_every_action(name: str) -> None:
    actions, _ = PARTIES[name]
    state = start(TABLES[name])
    thrown_in = next(n for n, each in enumerate(actions) if isinstance(each, Play)) + 60
    for number, action in enumerate(actions[:thrown_in]):
        record = read(write(record_of(actions[:number], TABLES[name])))
        assert replay(record).state == state
        state = apply(state, action).state


@pytest.mark.parametrize("shuffle", ["cut_only", "every_deal"])
def test_thrown_in_deals_are_deals_of_the_record(shuffle: str) -> None:
    rules = FRENCH.changed({"shuffle": shuffle})
    actions: list[Action] = []
    state = start(rules)
    for each in PARTIES["french"][0][:20]:
        if state.phase is Phase.CALL:
            break
        if type(each) is Cut and shuffle == "every_deal":
            continue
        actions.append(each)
        state = act(state, each)
    for _ in range(3):
        for _ in range(8):
            actions.append(Pass(asked_seat(state)))
            state = act(state, actions[-1])
            assert replay(record_of(actions, rules)).state == state
        action = table_action(state, SEED)
        assert action is not None
        following = [action] if shuffle == "every_deal" else [action, Cut(cutter(state), 9)]
        actions += following
        state = act(state, *following)
    record = read(write(record_of(actions, rules)))
    assert [deal.dealer for deal in record.deals] == [(record.deals[0].dealer + n) % 4
                                                      for n in range(4)]  # fmt: skip
    assert [len(deal.calls) for deal in record.deals] == [8, 8, 8, 0]
    assert [deal.result for deal in record.deals] == [None] * 4
    assert replay(record).state == state


EVERY: dict[str, Ruleset] = {
    **PRESETS,
    "declared at once": PRESETS["german_club"].changed({"declarations": "immediate"}),
    "stopped": PRESETS["pagat"].changed({"arret": True, "packets": "dealer_choice"}),
    "redoubled": PRESETS["kloppen"].changed({"surcoinche": "x3"}),
    "bids for two": PRESETS["decouverte"].changed({"auction": "bids", "extra_contracts": "both"}),
}


@pytest.mark.parametrize("name", EVERY)
def test_a_party_of_every_game_comes_back(name: str) -> None:
    rules = EVERY[name]
    for number in range(3):
        party = walk(rules, bytes([number]) * 32)
        seats = HEADER.seats[: rules.players]
        header = HEADER._replace(preset=a_preset_of(rules), seats=seats)
        record = make_record(header, rules, party.actions, party.time_outs, party.robots)
        text = write(record)
        assert read(text) == record
        again = replay(record)
        assert (again.state, list(again.actions)) == (party.state, party.actions)
        assert len(text) < MAX_TEXT / 5


def test_actions_that_are_no_party_are_refused() -> None:
    actions = PARTIES["french"][0]
    with pytest.raises(IllegalAction):
        record_of([*actions, actions[-1]])
    with pytest.raises(IllegalAction):
        record_of(actions[1:])


def test_time_outs_name_the_cut_and_the_moves_of_their_deal() -> None:
    actions = PARTIES["french"][0]
    first_cut = next(n for n, each in enumerate(actions) if isinstance(each, Cut))
    second_gather = next(n for n, each in enumerate(actions) if isinstance(each, Gather))
    record = record_of(actions, time_outs=(first_cut, first_cut + 1, first_cut + 3,
                                           second_gather + 1, second_gather + 2))  # fmt: skip
    assert record.deals[0].time_outs == ("cut", 1, 3)
    assert record.deals[1].time_outs == ("cut", 1)
    assert replay(read(write(record))).state == PARTIES["french"][1]


def test_what_robots_did_is_named_like_time_outs() -> None:
    party = walk(FRENCH, SEED, robots=frozenset({1, 3}))
    record = record_of(party.actions, time_outs=party.time_outs, robots=party.robots)
    for deal in record.deals:
        assert ("cut" in deal.robots) == (deal.dealer in (0, 2))
        assert ("cut" in deal.time_outs) == (deal.dealer in (1, 3))
        assert 2 * len([each for each in deal.robots if each != "cut"]) == pytest.approx(
            len(deal.calls) + len(deal.plays), abs=3
        )


def test_the_pack_of_a_deal_is_the_dealing_order() -> None:
    state = at_first_cut(PACK)
    deal = RECORD.deals[0]
    assert deal.shuffle is not None
    shuffled = deal.shuffle.split()
    assert deal.cut is not None
    assert deal.pack == " ".join((*shuffled[deal.cut :], *shuffled[: deal.cut]))
    assert format_cards(act(state, Cut(asked_seat(state), 16)).pack) == format_cards(PACK)


def test_what_players_pressed_stands_in_the_record() -> None:
    header = HEADER._replace(nonces=("17", None, "4", None))
    record = make_record(header, FRENCH, PARTIES["french"][0])
    assert read(write(record)).nonces == ("17", None, "4", None)
    data = json.loads(write(record))
    for wrong in (None, "17", [17], [["17"]]):
        with pytest.raises(RecordError, match="nonces"):
            read(json.dumps({**data, "nonces": wrong}))
