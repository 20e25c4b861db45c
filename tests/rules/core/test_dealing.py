"""From the draw for dealer to the first packets, and the pack from deal to deal (A3)."""

from collections import Counter
from functools import cache

import pytest

from bot.rules import (
    PACK,
    Ask,
    Card,
    ChooseDealer,
    ChoosePackets,
    Cut,
    Draw,
    Effect,
    Gather,
    IllegalAction,
    Pass,
    Phase,
    Reason,
    Ruleset,
    Shuffle,
    State,
    apply,
    decisions,
    find_preset,
    legal_actions,
    parse_cards,
    start,
)
from tests.rules.parties import (
    CUT,
    FOUR_SUITS,
    FRENCH,
    act,
    asked_seat,
    at_first_cut,
    deal_of,
    dealt,
    next_pack,
    play,
    taken,
    with_dealer,
)
from tests.tools.bench.gathering import NewDeal, hands_found, new_deals, together


def draw(text: str) -> Draw:
    return Draw(parse_cards(text))


# The first dealer -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "dealer"), [("AS KS QS 7S", 3), ("8S 9H TD JC", 0), ("AS TH JD TC", None)]
)
def test_the_lowest_card_in_natural_order_deals(cards: str, dealer: int | None) -> None:
    applied = apply(start(FRENCH), draw(cards))
    assert applied.state.dealer == dealer
    assert (applied.effects == (Effect.DEALER_DRAWN,)) == (dealer is not None)


def test_those_who_drew_the_lowest_together_draw_again() -> None:
    state = act(start(FRENCH), draw("7S 8H 7D 9C"))
    assert (state.phase, state.dealer, state.drawing) == (Phase.DRAW, None, (0, 2))
    again = act(state, draw("TS TH"))
    assert again.drawing == (0, 2)
    done = act(again, draw("AS KH"))
    assert (done.phase, done.dealer) == (Phase.SHUFFLE, 2)
    assert [[seat for seat, _ in drawn] for drawn in done.draws] == [[0, 1, 2, 3], [0, 2], [0, 2]]


@pytest.mark.parametrize("cards", ["7S 8H 9D", "7S 7S 9D TC", "7S 8H 9D TC JS", ""])
def test_a_draw_is_one_card_for_each_seat(cards: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        act(start(FRENCH), draw(cards))
    assert refusal.value.reason is Reason.BAD_DRAW


def test_a_dealer_may_be_chosen_by_chance_instead() -> None:
    state = start(FRENCH.changed({"first_dealer": "random"}))
    assert legal_actions(state, "table") == tuple(map(ChooseDealer, range(4)))
    assert act(state, ChooseDealer(2)).dealer == 2
    for seat in (4, -1):
        with pytest.raises(IllegalAction):
            act(state, ChooseDealer(seat))
    with pytest.raises(IllegalAction):
        act(state, draw("7S 8H 9D TC"))
    with pytest.raises(IllegalAction):
        act(start(FRENCH), ChooseDealer(2))


def test_two_players_draw_and_the_lower_card_deals() -> None:
    rules = find_preset("decouverte").changed({"first_dealer": "lowest_card"})
    assert act(start(rules), draw("TS JH")).dealer == 0  # 10 below the jack: natural order
    assert act(start(rules), draw("KS KH")).drawing == (0, 1)
    with pytest.raises(IllegalAction):
        act(start(rules), draw("7S 8H 9D TC"))
    assert legal_actions(start(find_preset("decouverte")), "table") == tuple(
        map(ChooseDealer, range(2))
    )


# The pack and the cut ---------------------------------------------------------------------------


def test_the_first_pack_is_shuffled_and_must_be_a_pack() -> None:
    state = act(start(FRENCH), draw("7S 8H 9D TC"))
    for pack in (PACK[:31], (*PACK[:31], PACK[0]), ()):
        with pytest.raises(IllegalAction) as refusal:
            act(state, Shuffle(pack))
        assert refusal.value.reason is Reason.BAD_PACK
    with pytest.raises(IllegalAction):
        act(state, Gather(PACK))
    assert act(state, Shuffle(PACK)).phase is Phase.CUT


def test_the_player_before_the_dealer_cuts() -> None:
    for dealer in range(4):
        assert asked_seat(at_first_cut(PACK, dealer)) == (dealer - 1) % 4


def test_what_is_lifted_goes_below_and_three_cards_stay_on_each_side() -> None:
    state = at_first_cut(PACK)
    cuts = legal_actions(state, asked_seat(state))
    assert [cut.position for cut in cuts if isinstance(cut, Cut)] == list(range(3, 30))
    cut = act(state, Cut(asked_seat(state), 3))
    assert cut.pack == (*state.pack[3:], *state.pack[:3])
    for position in (2, 30, 0, -1, 32):
        with pytest.raises(IllegalAction) as refusal:
            act(state, Cut(asked_seat(state), position))
        assert (refusal.value.reason, refusal.value.rule) == (Reason.BAD_CUT, "A3")


# The packets ------------------------------------------------------------------------------------


def test_three_and_two_to_each_from_first_hand_then_the_turn_up() -> None:
    state = dealt(PACK, dealer=3)
    deal = state.deal
    assert deal is not None
    assert deal.hands[0] == (*PACK[0:3], *PACK[12:14])
    assert deal.hands[3] == (*PACK[9:12], *PACK[18:20])
    assert deal.turn_up == PACK[20]
    assert deal.stock == PACK[21:]
    assert deal.turn == 0


CHOICE = FRENCH.changed({"packets": "dealer_choice"})


def at_packets(dealer: int = 0, rules: Ruleset = CHOICE) -> State:
    if rules.shuffle == "every_deal":
        return act(with_dealer(dealer, rules), Shuffle(PACK))
    state = at_first_cut(PACK, dealer, rules)
    return act(state, Cut(asked_seat(state), CUT))


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("shuffle", ["cut_only", "every_deal"])
def test_the_dealer_chooses_their_packets_where_they_may(dealer: int, shuffle: str) -> None:
    rules = CHOICE.changed({"shuffle": shuffle})
    state = at_packets(dealer, rules)
    assert (state.phase, asked_seat(state)) == (Phase.PACKETS, dealer)
    assert len(decisions(state)) == 1
    assert legal_actions(state, dealer) == (
        ChoosePackets(dealer, "3-2"),
        ChoosePackets(dealer, "2-3"),
    )
    for packets in ("3-2", "2-3"):
        applied = apply(state, ChoosePackets(dealer, packets))
        fixed = dealt(PACK, dealer, rules.changed({"packets": packets}))
        assert applied.effects == (Effect.DEALT,)
        assert deal_of(applied.state).hands == deal_of(fixed).hands
        assert deal_of(applied.state).turn_up is PACK[20]


# Gathered, not shuffled -------------------------------------------------------------------------


def tricks_in(pack: tuple[Card, ...]) -> list[frozenset[Card]]:
    return [frozenset(pack[place : place + 4]) for place in range(0, len(pack), 4)]


def test_tricks_stay_together_in_any_order_with_their_cards_in_any_order() -> None:
    state = all_spades_played()
    assert [(each.actor, each.ask) for each in decisions(state)] == [("table", Ask.PACK)]
    tricks = [trick.cards for trick in deal_of(state).tricks]
    packs = {next_pack(state, bytes([number])).pack for number in range(60)}
    assert len(packs) == 60
    for pack in packs:
        assert sorted(map(sorted, tricks_in(pack))) == sorted(map(sorted, tricks))
    first = Counter(tricks_in(pack)[0] for pack in packs)
    assert set(first) == set(map(frozenset, tricks))
    orders = {tuple(card for card in pack if card in tricks[0]) for pack in packs}
    assert len(orders) > 16  # of 24


def all_spades_played() -> State:
    state = taken(FOUR_SUITS, "JS")
    return play(state, " ".join(f"{s} {h} {d} {c}" for s, h, d, c in zip(
        *(hand.split() for hand in FOUR_SUITS), strict=True)))  # fmt: skip


def test_no_other_pack_is_gathered() -> None:
    state = all_spades_played()
    pack = next_pack(state).pack
    torn = (*pack[:3], pack[4], pack[3], *pack[5:])
    for action in (Gather(torn), Gather(pack[4:]), Gather((*pack[:31], pack[0]))):
        with pytest.raises(IllegalAction) as refusal:
            act(state, action)
        assert refusal.value.reason is Reason.BAD_PACK
    with pytest.raises(IllegalAction):
        act(state, Shuffle(PACK))


def test_hands_stock_and_turned_card_of_a_thrown_in_deal_stay_together() -> None:
    state = dealt(PACK, dealer=3)
    deal = deal_of(state)
    for _ in range(8):
        state = act(state, Pass(asked_seat(state)))
    rest = (deal.turn_up, *deal.stock)
    heaps = [*deal.hands, rest]
    packs = [next_pack(state, bytes([number])).pack for number in range(60)]
    for pack in packs:
        for heap in heaps:
            places = sorted(pack.index(card) for card in heap if card)
            assert places == [*range(places[0], places[0] + len(heap))]
    assert {heap[0] for pack in packs for heap in heaps if pack[0] in heap} == {
        heap[0] for heap in heaps
    }
    with pytest.raises(IllegalAction):
        act(state, Gather(PACK))


PRESETS = ("french", "kloppen")


@cache
def played(name: str, *, stacked: bool) -> list[NewDeal]:
    rules = find_preset(name).changed({"target": 500})
    return [*new_deals(rules, 6, stacked=stacked)]


@pytest.mark.parametrize("name", PRESETS)
def test_piles_and_cuts_tell_nobody_the_hands(name: str) -> None:
    deals = played(name, stacked=False)
    assert len(deals) >= 4
    assert [hands_found(deal, seat) for deal in deals for seat in (0, 3)] == [set()] * 2 * len(
        deals
    )


@pytest.mark.parametrize("name", PRESETS)
def test_they_told_everything_while_tricks_lay_as_they_were_played(name: str) -> None:
    """Otherwise the test above could not fail."""
    for deal in played(name, stacked=True):
        hands = deal.dealt.deal.hands if deal.dealt.deal else ()
        assert hands_found(deal, 0) == {tuple(map(frozenset, hands))}


def test_neighbours_in_a_trick_alone_tell_something() -> None:
    """Which trick came after which, and who won them, does not."""
    shares = together([*new_deals(find_preset("french"), 25)])
    apart = shares["of two tricks"]
    assert shares["of one trick"] > 2 * apart
    assert shares["of one trick and the next"] == pytest.approx(apart, abs=0.012)
    assert shares["of two tricks of one team"] == pytest.approx(apart, abs=0.012)
