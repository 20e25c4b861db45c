"""Records: written, read, replayed; and damaged ones, which are refused."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import (
    PACK,
    PRESETS,
    Action,
    Cut,
    Gather,
    Header,
    IllegalAction,
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
    write,
)
from bot.rules.record.record import MAX_DEALS, MAX_TEXT, result_to_json
from tests.examples import sampled
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


@pytest.mark.parametrize(
    ("belotes", "written"),
    [
        ((0, 0), None),
        ((1, 0), 0),
        ((0, 1), 1),
        ((1, 1), [1, 1]),
        ((2, 0), [2, 0]),
        ((0, 3), [0, 3]),
    ],
)
def test_belotes_are_written_by_who_scores_them(
    belotes: tuple[int, int], written: int | list[int] | None
) -> None:
    """At all trumps one side may score several (`belote_ta`)."""
    result = PARTIES["french"][1].results[0]._replace(belotes=belotes)
    assert result_to_json(result)["belote"] == written


@pytest.mark.parametrize("name", TABLES)
def test_a_party_that_goes_on_comes_back_after_every_action(name: str) -> None:
    actions, _ = PARTIES[name]
    state = start(TABLES[name])
    thrown_in = next(n for n, each in enumerate(actions) if isinstance(each, Play)) + 60
    for number, action in enumerate(actions[:thrown_in]):
        record = read(write(record_of(actions[:number], TABLES[name])))
        assert replay(record).state == state
        state = apply(state, action).state


EVERY: dict[str, Ruleset] = {
    **PRESETS,
    "declared at once": PRESETS["german_club"].changed({"declarations": "immediate"}),
    "stopped": PRESETS["pagat"].changed({"arret": True, "packets": "dealer_choice"}),
    "redoubled": PRESETS["kloppen"].changed({"surcoinche": "x3"}),
    "bids for two": PRESETS["decouverte"].changed({"auction": "bids", "extra_contracts": "both"}),
}


@pytest.mark.parametrize("number", sampled(range(3)))
@pytest.mark.parametrize("name", EVERY)
def test_a_party_of_every_game_comes_back(name: str, number: int) -> None:
    rules = EVERY[name]
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


def swapped(texts: list[str], first: int, second: int) -> None:
    texts[first], texts[second] = texts[second], texts[first]


def last_first(pack: str) -> str:
    """The trick at the end of a pack put before the others."""
    cards = pack.split()
    return " ".join((*cards[-4:], *cards[:-4]))


def first_last(pack: str) -> str:
    cards = pack.split()
    return " ".join((*cards[1:], cards[0]))


def played(data: dict[str, Any]) -> dict[str, Any]:
    return data["deals"][1]


Damage = Callable[[dict[str, Any]], object]


def in_party(**values: Any) -> Damage:
    return lambda d: d.update(values)


def in_deal(**values: Any) -> Damage:
    return lambda d: played(d).update(values)


def first_of(part: str, text: str) -> Damage:
    return lambda d: played(d)[part].insert(0, text)


FORM: dict[str, tuple[Damage, int | None, str]] = {
    "no format": (lambda d: d.pop("format"), None, "format is missing"),
    "another format": (in_party(format=5), None, "format 5 is not known"),
    "no rules": (lambda d: d.pop("rules"), None, "rules is missing"),
    "rules as a list": (in_party(rules=[]), None, "rules: an object is needed"),
    "an option missing": (lambda d: d["rules"].pop("target"), None, "target: missing"),
    "an option unknown": (lambda d: d["rules"].update(jokers=2), None, "jokers"),
    "an option out of range": (lambda d: d["rules"].update(target=7), None, "target"),
    "seats as a text": (in_party(seats="four"), None, "seats: a list is needed"),
    "a seat as a number": (lambda d: d["seats"].append(4), None, "seats: a list of texts"),
    "half a character": (in_party(preset="\ud800"), None, "preset: a text is needed"),
    "totals as texts": (in_party(totals=["1", "2"]), None, "a list of numbers"),
    "three totals": (in_party(totals=[1, 2, 3]), None, "2 numbers"),
    "true for a number": (in_party(totals=[True, 2]), None, "a list of numbers"),
    "too many deals": (in_party(deals=[0] * (MAX_DEALS + 1)), None, "more than"),
    "a move of no name": (in_deal(robots=["shuffle"]), 2, "a list of moves"),
    "a huge number": (in_party(winner=10**9), None, "winner: a number is needed"),
    "deals as an object": (in_party(deals={}), None, "deals: a list is needed"),
    "a deal as a list": (lambda d: d["deals"].append([]), -1, "a JSON object is needed"),
    "a deal without plays": (lambda d: played(d).pop("plays"), 2, "plays is missing"),
    "a result as a text": (in_deal(result="won"), 2, "an object is needed"),
    "plays as numbers": (in_deal(plays=[7]), 2, "a list of texts"),
    "a cut as a text": (in_deal(cut="12"), 2, "cut: a number is needed"),
    "draws of numbers": (in_party(draws=[[7]]), None, "draws: a list of texts"),
}


@pytest.mark.parametrize("name", FORM)
def test_a_damaged_form_is_refused_when_read(name: str) -> None:
    damage, deal, reason = FORM[name]
    data = json.loads(JSON)
    damage(data)
    with pytest.raises(RecordError) as refusal:
        read(json.dumps(data))
    assert refusal.value.deal == (len(data["deals"]) if deal == -1 else deal)
    assert reason in str(refusal.value)


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '"party"', "[" * 10_000, JSON[:-9], "null"])
def test_what_is_no_json_object_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read(text)


def test_a_file_too_large_for_a_record_is_refused() -> None:
    with pytest.raises(RecordError, match="too large"):
        read(JSON + " " * 2_000_000)


CONTENT: dict[str, tuple[Damage, int | None, int | None, str]] = {
    "rules of another version": (in_party(rules_version=9), None, None, "version 9"),
    "three seats": (lambda d: d["seats"].pop(), None, None, "4 seats are needed"),
    "two seats": (lambda d: d.update(seats=d["seats"][:2]), None, None, "4 seats are needed"),
    "another ending": (in_party(ending="deals"), None, None, "the ending is"),
    "packets that nobody chose": (in_deal(packets="3-2"), 2, 0, "not_asked"),
    "packets of no kind": (in_deal(packets="4-1"), 2, 0, "no action"),
    "a knock that is none": (first_of("calls", "1 coinche"), 2, 1,
                             "coinche"),
    "another seat's pass": (first_of("calls", "9 pass"), 2, 1, "no action"),
    "a shuffle as a call": (first_of("calls", "table shuffle 7S"), 2, 1,
                            "no call"),
    "a declaration of nothing": (first_of("plays", "7S AS-KS"), 2, None,
                                 "no declaration"),
    "robots that did nothing": (in_deal(robots=[99]), 2, None, "robots"),
    "another draw": (lambda d: d["draws"].pop(), None, None, "first dealer"),
    "a draw of three": (lambda d: d["draws"][0].pop(), None, None, "bad_draw"),
    "two cards in one": (lambda d: d["draws"][0].append("7S 8S"), None, None, "no card"),
    "another first dealer": (in_party(first_dealer=7), None, None, "first dealer"),
    "another dealer": (in_deal(dealer=9), 2, None, "the dealer is"),
    "no first pack": (lambda d: d["deals"][0].update(shuffle=None), 1, None, "does not follow"),
    "a card twice in the pack": (
        lambda d: d["deals"][0].update(shuffle=d["deals"][0]["shuffle"][:-2] + "7S"),
        1, None, "bad_pack",
    ),
    "no cards for a pack": (lambda d: d["deals"][0].update(shuffle="X Y"), 1, None, "no card"),
    "too many cards": (lambda d: d["deals"][0].update(shuffle="7S " * 40), 1, None, "too many"),
    "shuffled and gathered": (lambda d: d["deals"][0].update(gather="7S"), 1, None, "not both"),
    "not gathered": (in_deal(gather=None), 2, None, "does not follow"),
    "gathered in another order": (
        lambda d: played(d).update(gather=last_first(played(d)["gather"])), 2, None, "the pack",
    ),
    "a trick torn apart": (
        lambda d: played(d).update(gather=first_last(played(d)["gather"])), 2, None, "bad_pack",
    ),
    "gathered without a card": (
        lambda d: played(d).update(gather=played(d)["gather"][3:]), 2, None, "bad_pack",
    ),
    "another cut": (lambda d: played(d).update(cut=32 - played(d)["cut"]), 2, None, "the pack"),
    "a cut too high": (in_deal(cut=31), 2, None, "bad_cut"),
    "no cut": (in_deal(cut=None), 2, None, "the pack"),
    "no pack": (in_deal(pack=None), 2, None, "the pack"),
    "a call that is none": (first_of("calls", "knock"), 2, 1, "no action"),
    "a take of no suit": (first_of("calls", "take X"), 2, 1, "no suit"),
    "a card as a call": (first_of("calls", "7S"), 2, 1, "no action"),
    "a call too many": (lambda d: played(d)["calls"].append("pass"), 2, None, "not_asked"),
    "two plays exchanged": (lambda d: swapped(played(d)["plays"], 0, 1), 2, None, "is refused"),
    "a play that is none": (first_of("plays", "!"), 2, None, "no card"),
    "a call as a play": (first_of("plays", "pass"), 2, None, "no card"),
    "a play missing": (lambda d: played(d)["plays"].pop(), 2, None, "the result"),
    "a play too many": (lambda d: played(d)["plays"].append("7S"), 2, None, "not_asked"),
    "no result": (in_deal(result=None), 2, None, "the result"),
    "a forged result": (lambda d: played(d)["result"].update(written=[162, 0]), 2, None,
                        "the result"),
    "a result of booleans": (
        lambda d: played(d)["result"].update(taker=bool(played(d)["result"]["taker"])),
        2, None, "the result",
    ),
    "a time-out of no move": (in_deal(time_outs=[60]), 2, None, "time_outs"),
    "time-outs in disorder": (in_deal(time_outs=[3, 3]), 2, None, "once"),
    "a deal missing": (lambda d: d["deals"].pop(1), 2, None, "the"),
    "a deal after the end": (lambda d: d["deals"].append(d["deals"][-1]), -1, None, "party_over"),
    "forged totals": (lambda d: d["totals"].reverse(), None, None, "the totals are"),
    "a forged winner": (lambda d: d.update(winner=1 - d["winner"]), None, None, "the winner is"),
    "a winner too soon": (in_party(winner=None), None, None, "the winner is"),
}  # fmt: skip


@pytest.mark.parametrize("name", CONTENT)
def test_a_record_that_does_not_follow_is_refused_by_deal_and_move(name: str) -> None:
    damage, deal, move, reason = CONTENT[name]
    data = json.loads(JSON)
    damage(data)
    record = read(json.dumps(data))
    with pytest.raises(RecordError) as refusal:
        replay(record)
    assert refusal.value.deal == (len(data["deals"]) if deal == -1 else deal)
    assert reason in refusal.value.reason
    if move is not None:
        assert refusal.value.move == move
        assert str(refusal.value).startswith(f"deal {deal}, move {move}: ")


def test_an_illegal_card_is_named_by_deal_and_move() -> None:
    data = json.loads(JSON)
    deal = played(data)
    # The lead is refused to whoever plays second: it is not in their hand.
    deal["plays"][1] = deal["plays"][0]
    with pytest.raises(RecordError) as refusal:
        replay(read(json.dumps(data)))
    assert (refusal.value.deal, refusal.value.move) == (2, len(deal["calls"]) + 2)
    assert "not_in_hand" in refusal.value.reason


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@given(st.text(max_size=200) | JSON_VALUES.map(json.dumps))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read(text)


@given(st.data())
def test_a_record_with_one_value_exchanged_is_read_or_refused(data: st.DataObject) -> None:
    """Whatever stands anywhere in it, nothing but `RecordError` is raised; what is read is kept."""
    party = json.loads(JSON)
    place: Any = party
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = data.draw(JSON_VALUES)
    check_kept_or_refused(json.dumps(party))


@given(st.integers(0, len(JSON) - 1), st.characters())
def test_a_record_with_one_character_exchanged_is_read_or_refused(
    place: int, character: str
) -> None:
    check_kept_or_refused(JSON[:place] + character + JSON[place + 1 :])


def check_kept_or_refused(text: str) -> None:
    try:
        record = read(text)
    except RecordError:
        return
    assert read(write(record)) == record
    with suppress(RecordError):
        replay(record)
