"""Packs and hands of other sizes, a stock that nobody plays, and what is done with it."""

import pytest

from bot.rules import (
    Ask,
    Card,
    Discard,
    Exchange,
    Header,
    IllegalAction,
    Keep,
    Phase,
    Play,
    Reason,
    Ruleset,
    State,
    apply,
    decisions,
    game_of,
    legal_actions,
    make_record,
    read,
    replay,
    view,
    write,
)
from bot.rules.core.new_deal import heaps
from tests.rules.parties import (
    CHIEN,
    CLOBYOSH,
    act,
    deal_of,
    random_chooser,
    random_party,
    refusal,
    walk,
)

EACH = pytest.mark.parametrize("rules", [CLOBYOSH, CHIEN], ids=["clobyosh", "chien"])


def cards_of(state: State) -> list[Card]:
    """Every card of a deal, wherever it is."""
    deal = deal_of(state)
    laid = deal.moved.laid if deal.moved else ()
    won = [card for trick in deal.tricks for card in trick.cards]
    hands = [card for hand in deal.hands for card in hand]
    found = [*hands, *deal.stock, *laid, *deal.trick, *won]
    turned = [] if deal.turn_up is None or deal.turn_up in found else [deal.turn_up]
    return sorted(found + turned)


@EACH
def test_no_card_is_lost_or_there_twice(rules: Ruleset) -> None:
    pack = sorted(game_of(rules).dealing.pack)
    for before, action, after in walk(rules, b"a" * 32, random_chooser(1)):
        if after.deal is not None and after.phase not in (Phase.CUT, Phase.PACKETS):
            assert cards_of(after) == pack, action
        if isinstance(action, Play) and not deal_of(before).tricks:
            assert {len(hand) for hand in deal_of(before).hands} <= {
                before.game_type.dealing.hand,
                before.game_type.dealing.hand - 1,
            }


@EACH
def test_a_party_is_played_recorded_and_replayed(rules: Ruleset) -> None:
    actions, state = random_party(4, rules)
    preset = "clobyosh" if rules is CLOBYOSH else "belote3"
    header = Header(preset, ("Anna", "Ben", "Cem")[: rules.players], "0" * 64)
    record = read(write(make_record(header, rules, actions)))
    again = replay(record)
    assert (list(again.actions), again.state) == (actions, state)
    kinds = {type(action) for action in actions}
    assert {Exchange, Keep} <= kinds if rules is CLOBYOSH else Discard in kinds


@EACH
def test_what_nobody_played_is_gathered_with_the_tricks(rules: Ruleset) -> None:
    for _, _, after in walk(rules, b"b" * 32, random_chooser(2)):
        if after.phase is Phase.SHUFFLE and after.deal and after.deal.tricks:
            swept = [card for heap in heaps(after.deal) for card in heap]
            assert sorted(swept) == sorted(after.game_type.dealing.pack)
            return
    raise AssertionError("no deal was played")


@EACH
def test_who_holds_what_nobody_plays_is_seen_by_nobody_else(rules: Ruleset) -> None:
    for _, _, after in walk(rules, b"c" * 32, random_chooser(4)):
        deal = after.deal
        if deal is None or after.phase not in (Phase.TALON, Phase.PLAY):
            continue
        for seat in (0, 1, None):
            seen = view(after, seat)
            own = deal.moved.laid if deal.moved and seat == deal.taker else ()
            assert seen.laid == own
            assert not {each.ask for each in seen.decisions if each.actor != seat} & {Ask.EXCHANGE}


def talon_of(rules: Ruleset, ask: Ask) -> State:
    """A party at its first question of the talon that somebody may answer in several ways."""
    for seed in range(50):
        for _, _, after in walk(rules, bytes([seed]) * 32, random_chooser(seed)):
            asked = [int(each.actor) for each in decisions(after) if each.ask is ask]
            if any(len(legal_actions(after, each)) > 1 for each in asked):
                return after
    raise AssertionError("nobody is asked")


def test_the_seven_is_exchanged_for_the_turned_card() -> None:
    state = talon_of(CLOBYOSH, Ask.EXCHANGE)
    deal = deal_of(state)
    assert deal.turn_up is not None
    seven = Card.parse(f"7{deal.turn_up.suit}")
    seat = next(n for n, hand in enumerate(deal.hands) if seven in hand)
    assert {each.actor for each in decisions(state)} == {0, 1}
    assert legal_actions(state, 1 - seat) == (Keep(1 - seat),)
    assert refusal(state, Exchange(1 - seat))[0] is Reason.NOT_IN_HAND
    assert legal_actions(state, seat) == (Exchange(seat), Keep(seat))
    after = act(state, Exchange(seat))
    assert after.phase is Phase.PLAY
    assert deal_of(after).turn_up is seven
    assert set(deal_of(after).hands[seat]) == set(deal.hands[seat]) - {seven} | {deal.turn_up}
    seen = view(after, 1 - seat)
    assert seen.exchanged == (seat, deal.turn_up)
    assert (seen.turned_to, {*seen.known_out}) == (seat, {seven, seen.bottom})
    kept = act(state, Keep(seat))
    assert legal_actions(kept, seat) == ()
    assert kept.phase is Phase.TALON
    kept = act(kept, Keep(1 - seat))
    assert kept.phase is Phase.PLAY
    assert deal_of(kept).hands == deal.hands
    assert view(kept, seat).turned_to is None


def test_no_trump_and_no_ace_is_laid_away_where_there_is_something_else() -> None:
    state = talon_of(CHIEN, Ask.DISCARD)
    deal = deal_of(state)
    assert deal.taker is not None
    assert len(deal.hands[deal.taker]) == 12
    trump = next(card for card in deal.hands[deal.taker] if card.suit is deal.trump)
    with pytest.raises(IllegalAction) as refused:
        apply(state, Discard(deal.taker, trump))
    reason, instead = refused.value.reason, refused.value.instead
    may = [each.card for each in legal_actions(state, deal.taker) if isinstance(each, Discard)]
    in_order = [str(card) for card in view(state, deal.taker).hand if card in may]
    assert (reason, [*instead]) == (Reason.STAYS_IN_HAND, in_order), "as the hand is sorted"
    elsewhere = deal.hands[(deal.taker + 1) % 3][0]
    assert refusal(state, Discard(deal.taker, elsewhere))[0] is Reason.NOT_IN_HAND
    keys = set[str]()
    for number in range(2, 0, -1):
        assert state.phase is Phase.TALON
        keys.add(decisions(state)[0].key)
        options = legal_actions(state, deal.taker)
        cards = [option.card for option in options if isinstance(option, Discard)]
        assert len(cards) == len(options)
        assert deal.trump not in {card.suit for card in cards}
        assert len(deal_of(state).hands[deal.taker]) == 10 + number
        state = act(state, options[0])
    assert (state.phase, len(keys)) == (Phase.PLAY, 2)


def test_what_was_laid_away_counts_for_the_taker_once_the_deal_is_over() -> None:
    parties = walk(CHIEN, b"d" * 32, random_chooser(5))
    before, after = next((old, new) for old, _, new in parties if new.results)
    deal, result = deal_of(after), after.results[0]
    assert deal.moved is not None
    assert deal.tables is not None
    assert sum(deal_of(before).points) < 162
    assert sum(result.points) == 162
    in_tricks = sum(trick.points for trick in deal.tricks if trick.winner == deal.taker)
    laid = sum(deal.tables.points[card] for card in deal.moved.laid)
    assert result.points[result.takers] == in_tricks + laid


def test_where_cards_stay_out_the_points_of_a_deal_vary() -> None:
    _, state = random_party(6, CLOBYOSH)
    totals = {sum(result.points) for result in state.results}
    assert len(totals) > 1
    assert max(totals) <= 162
