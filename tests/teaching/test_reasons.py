"""The reasons why a card or call is better, in positions in which a partner would say so."""

import pytest

from bot.robots.strong.cards import Effort
from bot.robots.strong.weighing import EXPERT
from bot.rules import (
    Action,
    Bid,
    Card,
    Dice,
    NoSuit,
    Pass,
    Play,
    Suit,
    Take,
    game_of,
    parse_action,
    view,
)
from bot.teaching import CALL_REASONS, Reason, Told, Weighing, reason_for, reason_of_call, weigh
from bot.text import Words, words_for
from cogs.screens.advice import call_reason_text, reason_text
from tests.robots.positions import auction_view, bids_view, open_view, play_view
from tests.robots.test_decouverte import HIGH_SPADES
from tests.rules.parties import FOR_THREE, act, deal_of, dealt

ENOUGH = EXPERT._replace(cards=Effort(300, 3, thoughtful=32))
FEW = EXPERT._replace(calls=60, cards=Effort(20, 4), most=20)
"""with four cards left each world is solved"""


def dice() -> Dice:
    return Dice(bytes(32), "reasons", 0)


CARDS = """
0 | | | JS 9S AS 7S AH TH 7D 8C | AH | draw-trumps
0 | | | JS 9S AS 7S AH TH 7D 8C | 7S | from-the-top
0 | 0: JS 7H 8S 9H 9S 7D TS 8D | | AS 7S AC 8C QC TD | AS | trumps-gone
0 | 0: JS 7H 8S 9H 9S 7D TS 8D | | AS 7S AC 8C QC TD | TD | cash-sure
1 | | | 9S AS 7S AH TH 7D 8C 8D | AS | leave-trumps
3 | | | AC 8C 9D 8D 7D 9H 8H 7H | 8C | from-the-top
2 | | | 9S 7S TH 7H KD 9D QC 8C | TH | gives-ten
3 | 0: AC 9C 8C 7S | | KC JC 9H 8H QD 9D 8D | KC | trumped
1 | | AH 8H 9H | TH 7H 8S 9C | TH | gives-points
1 | | TH 8H 9H | AH 7H 8S 9C | 7H | take-trick
0 | | 8H AH 9H | 9S 7S TD 8C | 9S | partners-trick
0 | | KH 8H 9H | JS 9S 7S 8C | JS | cheaper
"""
"""`taker` | tricks before | on the table | the hand | what is played | why another is better"""


@pytest.mark.parametrize("line", CARDS.strip().splitlines())
def test_the_reason_is_found_from_the_position_and_the_numbers(line: str) -> None:
    taker, gone, trick, hand, chosen, why = (each.strip() for each in line.split("|"))
    first, _, cards = gone.rpartition(":")
    seen = play_view(hand, trick, taker=int(taker), gone=cards, first=int(first or 0))
    weighing = weigh(seen, dice(), FEW if trick else ENOUGH)
    play = Play(0, Card.parse(chosen))
    assert weighing.loss(play) > 0
    assert reason_for(seen, weighing, play).reason.value == why


WITHOUT = """
N | | | AS 7S KH QH 9H 8D 7D 8C | AS:0 KH:20 QH:18 9H:5 7S:2 8D:1 7D:1 8C:1 | AS | keep-control
N | | | AS TS KS 7H 9H 8D 7D 8C | AS:30 TS:28 KS:27 7H:0 9H:1 8D:2 7D:1 8C:1 | 7H | cash-sure
N | | | 9S 8S 7S 8H 7H 8D 7D 8C | 9S:20 8S:19 7S:19 8H:1 7H:2 8D:2 7D:2 8C:1 | 8H | long-suit
N | | | KS QS 7H JH QD 7D 9C 7C | KS:20 QS:19 7H:1 JH:2 QD:1 7D:1 9C:2 7C:0 | 9C | in-a-row
N | | 9S | TS 7S 8H 9H 7D 8D 7C 8C | TS:0 7S:20 | TS | hold-up
N | | AS 8S | KS 7S JH 9H 7D 8D 7C 8C | KS:0 7S:20 | KS | keep-high
N | | AS 8S | 9S 7S JH 9H 7D 8D 7C 8C | 9S:20 7S:0 | 7S | unblock
N | | AS TS | 9H 8H 7H QH JH 9D 8D 7D | 9H:0 8H:1 7H:1 QH:1 JH:2 9D:20 8D:19 7D:19 | 9H | keep-long
A | | | JS 9S QH 7H 8D 7D 8C 7C | JS:0 9S:5 QH:21 7H:20 8D:19 7D:19 8C:18 7C:18 | JS | keep-control
A | 2: 7S JS 8S QS | | 9S 9H 7H 9D 7D 9C | 9S:20 9H:1 7H:1 9D:1 7D:1 9C:1 | 7H | cash-sure
A | 2: 7S JS 8S QS | | KS 9H 7H 9D 7D 9C | KS:20 9H:1 7H:1 9D:1 7D:1 9C:1 | 7H | partners-suit
A | 1: 7S JS 8S QS | | KS 9H 7H 9D 7D 9C | KS:1 9H:19 7H:20 9D:19 7D:19 9C:19 | KS | their-suit
"""
"""`trump` | tricks before | on the table | the hand | what each is worth | played | why"""


@pytest.mark.parametrize("line", WITHOUT.strip().splitlines())
def test_without_a_trump_suit_there_are_reasons_of_their_own(line: str) -> None:
    trump, gone, trick, hand, worths, chosen, why = (each.strip() for each in line.split("|"))
    first, _, cards = gone.rpartition(":")
    seen = play_view(hand, trick, trump="C", gone=cards, first=int(first or 0))
    seen = seen._replace(trump=NoSuit(trump))
    plays = {each.card.text: each for each in seen.options if isinstance(each, Play)}
    told = (each.split(":") for each in worths.split())
    worth = {plays[text]: float(points) for text, points in told if text in plays}
    order = sorted(worth, key=lambda each: -worth[each])
    weighing = Weighing({each: worth[each] for each in order}, dict.fromkeys(order, 1.0))
    assert reason_for(seen, weighing, plays[chosen]).reason.value == why


NEVER = """
S | | KS 8S JS | AS TS QS 9D 8D 7D 7H 8H | TS QS | load add-points unblock
D | | 7H 9H AH | TH 8H 7S AS | 8H TH | hold-up load
S | | 7H AH 9H | TH KH 8S 7S | KH TH | hold-up
S | | | KH QH 9H 7S 8S 9D 8C 7C | KH 7S | cash-master from-the-top
S | 0: AH 7H 8H 9H | | KH QH 8D 7S 8S 9D 8C | KH 8C | cash-master from-the-top
S | 1: 7S JS 8S 9S AS QS TS KS | | AH 8H 7D 8D 9D TC | 8H AH | draw-trumps cash-master leave-trumps
"""
"""`trump` | tricks before | on the table | the hand | best and other card | what is not so"""


@pytest.mark.parametrize("line", NEVER.strip().splitlines())
def test_what_is_not_so_is_never_told(line: str) -> None:
    """However much better a card is."""
    trump, gone, trick, hand, cards, never = (each.strip() for each in line.split("|"))
    first, _, played = gone.rpartition(":")
    seen = play_view(hand, trick, trump=trump, gone=played, first=int(first or 0))
    plays = {each.card.text: each for each in seen.options if isinstance(each, Play)}
    best, than = (plays[each] for each in cards.split())
    worth: dict[Action, float] = {best: 30.0}
    worth |= {each: 0.0 for each in plays.values() if each != best}
    weighing = Weighing(worth, dict.fromkeys(worth, 1.0))
    told = reason_for(seen, weighing, than).reason.value
    assert told not in never.split()
    assert reason_for(seen, weighing).reason.value not in never.split()


def test_the_trick_is_lost_so_the_queen_goes_rather_than_the_ten() -> None:
    seen = play_view("AS TS QS 9D 8D 7D 7H 8H", "KS 8S JS")
    weighing = weigh(seen, dice(), ENOUGH)
    assert str(weighing.best) == "0 play QS"
    assert reason_for(seen, weighing, Play(0, Card.parse("TS"))).reason is Reason.GIVES_POINTS


def test_without_a_choice_it_is_what_most_is_lost_by() -> None:
    seen = play_view("JS 9S AS 7S AH TH 7D 8C")
    assert reason_for(seen, weigh(seen, dice(), ENOUGH)).reason is Reason.DRAW_TRUMPS
    alike = Weighing(dict.fromkeys(seen.options, 1.0), dict.fromkeys(seen.options, 0.0))
    assert reason_for(seen, alike) == Told(Reason.ALL_ALIKE)


CALLS = """
JS 9S AS AH TH | 8S | 0 take S | 0 pass | shows
7H 8H 7D 8D 7C | 8S | 0 pass | 0 take S | lacks
JS 9S 8S AS AH AD 7D 7C | | 0 bid 110 S | 0 pass | shows
JS 9S 8S AS AH AD 7D 7C | | 0 bid 110 S | 0 bid 90 S | says-more
JS 9S 8S AS AH AD 7D 7C | | 0 bid 110 S | 0 bid 80 H | shows-rather
9S 8S 7S AH 8C 8D 7D 7C | | 0 pass | 0 bid 100 S | lacks
9S 8S 7S AH AD TH 7D 7C | 2 bid 80 S, pass | 0 bid 100 S | 0 pass | supports
9S 8S 7S 8H 9H 8D 7D 7C | 2 bid 80 S, pass | 0 pass | 0 bid 100 S | lacks-support
JS 9S 8S AS AH AD 7D 7C | 3 bid 100 S | 0 coinche | 0 pass | shows
7S 8S 7H 8H 7D 8D 7C 8C | 3 bid 80 S | 0 pass | 0 coinche | lacks
"""
"""the hand | the turned card, or the calls before by their first seat | the better call | the other
one | why"""


@pytest.mark.parametrize("line", CALLS.strip().splitlines())
def test_a_call_is_told_by_the_convention(line: str, words: Words) -> None:
    hand, before, better, worse, why = (each.strip() for each in line.split("|"))
    first, _, calls = before.partition(" ")
    if calls or not before:
        seen = bids_view(hand, calls, first=int(first or 0))
    else:
        seen = auction_view(hand, before)
    told = reason_of_call(seen, *map(parse_action, (better, worse)))
    assert told.reason.value == why
    said = call_reason_text(told, words, parse_action(better), seen)
    assert said.endswith(".")
    assert "{" not in said


def test_where_the_convention_says_nothing_chances_do(words: Words) -> None:
    """With neither jack nor nine no bid is shown; 110 is made less often than 80."""
    seen = bids_view("AS TS KS AH TH AD AC 7C")
    low, high = (Bid(0, points, Suit.SPADES) for points in (80, 140))
    told = reason_of_call(seen, low, high)
    assert told.reason is Reason.MADE_MORE
    assert told.chances
    assert told.chances.better
    assert told.chances.worse
    assert told.chances.better > told.chances.worse
    said = call_reason_text(told, words, low, seen)
    assert said.index(words.percent(told.chances.better)) < said.rindex(
        words.percent(told.chances.worse)
    )
    assert reason_of_call(seen, low, Pass(0)).reason is Reason.LIKELY
    assert reason_of_call(seen, high, low).reason in (Reason.LESS_ROOM, Reason.NUMBERS)


def test_every_reason_is_a_sentence(words: Words) -> None:
    better, worse = (Play(0, Card.parse(each)) for each in ("KH", "8C"))
    for reason in Reason:
        if reason in CALL_REASONS:
            continue
        said = reason_text(reason, words, better, worse)
        assert said.endswith("."), said
        assert reason_text(reason, words, better, worse, by_ear=True)


@pytest.mark.parametrize(
    ("language", "several"),
    [
        ("en", "opponents"),
        ("fr", "adversaires"),
        ("de", "die gegner"),
        ("nl", "tegenstanders"),
        ("bg", "противниц"),
    ],
)
def test_a_reason_knows_how_many_opponents_there_are_and_whether_a_partner_is(
    language: str, several: str
) -> None:
    words, two = words_for(language), open_view(HIGH_SPADES)
    three = dealt(game_of(FOR_THREE).dealing.pack, 2, FOR_THREE)
    turned = deal_of(three).turn_up
    assert turned is not None
    three = act(three, Take(0, turned.suit))
    taker, defender = view(three, 0), view(three, 1)
    better, worse = (Play(0, Card.parse(each)) for each in ("KH", "8C"))
    for seen in (two, defender):
        for reason in Reason:
            if reason not in CALL_REASONS and reason is not Reason.PARTNER_TOOK:
                assert several not in reason_text(reason, words, better, worse, here=seen).lower()
    assert several in reason_text(Reason.DRAW_TRUMPS, words, better, here=taker).lower()
    expected = reason_text(Reason.ALL_ALIKE, words, better)
    assert reason_text(Reason.ALL_ALIKE, words, better, here=defender) == expected
    for seen in (two, taker):
        assert len(reason_text(Reason.ALL_ALIKE, words, better, here=seen)) < len(expected)
