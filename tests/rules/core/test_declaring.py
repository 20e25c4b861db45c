"""Declarations with the first card, or before it (A5, Procedure)."""

import pytest

from bot.rules import (
    Card,
    Declare,
    Effect,
    Ending,
    Pass,
    Phase,
    Play,
    Rank,
    Reason,
    Ruleset,
    Said,
    Show,
    Stop,
    Word,
    apply,
    decisions,
    find_preset,
    legal_actions,
    parse_declaration,
    view,
)
from bot.rules.core.declarations import Kind
from tests.rules.declared import (
    AT_ONCE,
    DIAMONDS_FIRST,
    DUTCH,
    EVERYBODY,
    FOUR,
    HEARTS_FIRST,
    KINDS,
    OFF,
    PAGAT,
    PER_TYPE,
    TIERCES,
    counts,
    deal,
    first_trick,
    said_with,
    showing,
    shown,
)
from tests.rules.parties import (
    FOUR_SUITS,
    act,
    asked_seat,
    bidding,
    deal_of,
    do,
    finish,
    play,
    refusal,
    taken,
)

# Announced with the first card ------------------------------------------------------------------


def test_with_the_first_card_one_may_announce_what_one_holds_or_nothing() -> None:
    state = deal(TIERCES)
    plays = legal_actions(state, 0)
    tierce = (parse_declaration("KS-QS-JS"),)
    assert set(plays) == {
        Play(0, Card.parse(card), declarations=said)
        for card in TIERCES[0].split()
        for said in ((), tierce)
    }
    assert len(plays) == 16


@pytest.mark.parametrize("said", ["AH-KH-QH", "QS-JS-TS", "KS-QS-JS KS-QS-JS"])
def test_nobody_announces_what_he_does_not_hold_or_one_thing_twice(said: str) -> None:
    declarations = tuple(map(parse_declaration, said.split()))
    action = Play(0, Card.parse("7S"), declarations=declarations)
    assert refusal(deal(TIERCES), action) == (Reason.NO_DECLARATION, "A5")


def test_later_than_with_the_first_card_nothing_is_announced() -> None:
    state = first_trick(deal(TIERCES), "", "", "", "")
    action = Play(2, Card.parse("TS"), declarations=(parse_declaration("JH-TH-9H"),))
    assert refusal(state, action) == (Reason.NO_DECLARATION, "A5")
    assert not any(map(said_with, legal_actions(state, 2)))
    assert view(state, 2).choices == ()


def test_where_declarations_are_off_there_is_nothing_to_announce() -> None:
    state = deal(TIERCES, OFF)
    action = Play(0, Card.parse("7S"), declarations=(parse_declaration("KS-QS-JS"),))
    assert refusal(state, action) == (Reason.NO_DECLARATION, "A5")
    assert len(legal_actions(state, 0)) == 8
    assert view(state, 0).choices == ()


def test_nobody_declares_before_the_first_card_where_it_is_done_with_it() -> None:
    assert refusal(deal(TIERCES), Declare(0))[0] is Reason.NOT_ASKED


def test_everybody_knows_his_choices_until_he_has_played_and_nobody_else_does() -> None:
    state = deal(TIERCES)
    for seat, tierce in enumerate(FOUR):
        assert view(state, seat).choices == ((parse_declaration(tierce),), ())
    assert view(state, None).choices == ()
    played = first_trick(state, "", FOUR[1])
    assert [bool(view(played, seat).choices) for seat in range(4)] == [False, False, True, True]


def test_the_table_hears_the_kind_and_the_owner_knows_the_cards() -> None:
    applied = apply(deal(TIERCES), Play(0, Card.parse("7S"), declarations=(
        parse_declaration("KS-QS-JS"),)))  # fmt: skip
    assert applied.effects == (Effect.DECLARED,)
    for seat in EVERYBODY:
        [heard] = view(applied.state, seat).heard
        assert (heard.seat, heard.kind, heard.length) == (0, Kind.TIERCE, 3)
        assert (heard.rank, heard.counts) == (None, None)
        assert bool(heard.cards) == (seat == 0)


def test_of_four_alike_the_rank_is_heard() -> None:
    state = do(deal(KINDS), "8S, 9S 9S-9H-9D-9C")
    [heard] = view(state, 0).heard
    assert (heard.kind, heard.length, heard.rank, heard.cards) == (Kind.CARRE, 4, "9", ())


def test_a_card_of_a_declaration_may_be_played_with_it() -> None:
    state = do(deal(TIERCES), "JS KS-QS-JS")
    assert shown(state, 0) == ["KS-QS-JS"]


# After the first trick --------------------------------------------------------------------------


def test_the_contest_is_decided_when_the_first_trick_is_complete() -> None:
    state = first_trick(deal(TIERCES), *FOUR[:3])
    for seat in EVERYBODY:
        seen = view(state, seat)
        assert (seen.talk, seen.declarations) == ((), None)
        assert [heard.counts for heard in seen.heard] == [None] * 3
    card, said = Card.parse("8S"), (parse_declaration("AD-KD-QD"),)
    applied = apply(state, Play(3, card, declarations=said))
    assert applied.effects == (Effect.DECLARED, Effect.TRICK_WON, Effect.CONTEST)
    for seat in EVERYBODY:
        seen = view(applied.state, seat)
        assert seen.declarations == (0, 40)
        assert [heard.counts for heard in seen.heard] == [False, True, False, True]
        assert seen.talk == (
            Said(0, Word.NAMES, Kind.TIERCE, 3, Rank.KING),
            Said(1, Word.NAMES, Kind.TIERCE, 3, Rank.ACE),
            Said(2, Word.GOOD),
        )


def test_the_winners_score_all_they_announced_and_the_others_nothing() -> None:
    result = finish(first_trick(deal(TIERCES), *FOUR)).results[0]
    assert result.declarations == (0, 40)
    assert [f"{seat} {declaration}" for seat, declaration in result.declared] == [
        "1 AH-KH-QH",
        "3 AD-KD-QD",
    ]
    assert sum(result.written) == 162 + 40


@pytest.mark.parametrize(
    ("announced", "points"),
    [
        (("KS-QS-JS", "", "JH-TH-9H", ""), (40, 0)),
        (("KS-QS-JS", "", "", ""), (20, 0)),  # the partner held one as well
        (("", "", "JH-TH-9H", ""), (20, 0)),
        (("KS-QS-JS", "AH-KH-QH", "", ""), (0, 20)),
        (("", "", "", ""), (0, 0)),
    ],
)
def test_what_is_not_announced_neither_scores_nor_competes(
    announced: tuple[str, ...], points: tuple[int, int]
) -> None:
    state = first_trick(deal(TIERCES), *announced)
    result = finish(state).results[0]
    assert result.declarations == points
    assert sum(result.written) == 162 + sum(points)


def test_who_was_silent_is_not_told_from_who_had_nothing() -> None:
    """Whatever others see, in the deal and afterwards."""
    state = first_trick(deal(TIERCES, OFF), "", "", "", "")
    silent = first_trick(deal(TIERCES), "", "", "", "")
    for seat in EVERYBODY:
        assert view(silent, seat)._replace(rules=OFF) == view(state, seat)
    assert apply(first_trick(deal(TIERCES), "", "", ""), Play(3, Card.parse("8S"))).effects == (
        Effect.TRICK_WON,
    )


def test_equal_tierces_go_to_the_earlier_from_first_hand() -> None:
    state = taken(HEARTS_FIRST, "AC", taker=2, rules=PAGAT)
    state = do(state, "9S AH-KH-QH, 8S AD-KD-QD, 7S, AS")
    assert view(state, None).declarations == (20, 0)
    state = taken(DIAMONDS_FIRST, "AC", taker=2, rules=PAGAT)
    state = do(state, "8S AD-KD-QD, 9S AH-KH-QH, 7S, AS")
    assert view(state, None).declarations == (20, 0)


def test_equal_tierces_go_to_the_winner_of_the_first_trick_where_he_speaks_first() -> None:
    for rules, points in ((PAGAT, (20, 0)), (DUTCH, (0, 20))):
        state = taken(HEARTS_FIRST, "AC", taker=2, rules=rules)
        state = do(state, "9D AH-KH-QH, AD AD-KD-QD, 7D, TD")
        assert finish(state).results[0].declarations == points


# Show -------------------------------------------------------------------------------------------


def test_the_losers_may_see_what_scored_until_the_second_trick_ends() -> None:
    state = first_trick(deal(TIERCES), *FOUR)
    for cards in ("", "TS", "TS QC", "TS QC KS"):
        now = play(state, cards)
        assert showing(now) == {0, 2}
        assert [each.actor for each in decisions(now) if not each.waits] == [0, 2]
        for seat in (1, 3):
            assert refusal(now, Show(seat))[0] is Reason.NOT_ASKED
    over = play(state, "TS QC KS 9D")
    assert len(deal_of(over).tricks) == 2
    assert showing(over) == set()
    assert refusal(over, Show(0))[0] is Reason.NOT_ASKED


def test_what_scored_is_shown_to_all_and_nothing_else() -> None:
    state = first_trick(deal(TIERCES), *FOUR)
    assert shown(state, None) == ["", "", "", ""]
    applied = apply(state, Show(2))
    assert applied.effects == (Effect.SHOWN,)
    assert shown(applied.state, None) == ["", "AH-KH-QH", "", "AD-KD-QD"]
    assert shown(applied.state, 0) == ["KS-QS-JS", "AH-KH-QH", "", "AD-KD-QD"]
    assert shown(applied.state, 1) == ["", "AH-KH-QH", "", "AD-KD-QD"]
    assert showing(applied.state) == set()
    assert shown(play(applied.state, "TS QC KS 9D"), None)[1] == "AH-KH-QH"


def test_nobody_asks_before_the_contest_or_where_nothing_scored() -> None:
    assert showing(first_trick(deal(TIERCES), *FOUR[:3])) == set()
    assert showing(first_trick(deal(TIERCES), "", "", "", "")) == set()


def test_who_announced_nothing_may_ask_as_well() -> None:
    assert showing(first_trick(deal(TIERCES), "", FOUR[1], "", "")) == {0, 2}


def test_where_both_teams_score_each_asks_for_the_cards_of_the_other() -> None:
    state = do(deal(KINDS, PER_TYPE), "8S KS-QS-JS, 9S 9S-9H-9D-9C AH-KH-QH, AS AD-KD-QD-JD, 7S")
    assert counts(state) == [False, True, True, True]
    assert view(state, None).declarations == (50, 170)
    assert showing(state) == {0, 1, 2, 3}
    asked = do(state, "0 show")
    assert shown(asked, None) == ["", "9S-9H-9D-9C", "AH-KH-QH", ""]
    assert showing(asked) == {1, 3}
    assert refusal(asked, Show(2))[0] is Reason.NOT_ASKED
    both = do(asked, "3 show")
    assert shown(both, None) == ["", "9S-9H-9D-9C", "AH-KH-QH", "AD-KD-QD-JD"]
    assert showing(both) == set()


# Compared during the second trick ---------------------------------------------------------------


def test_as_the_second_trick_is_played_each_says_what_is_higher_or_passes() -> None:
    """Seat 2 has won the first trick: it names its jack, seat 3 its ace, and nobody has more."""
    state = first_trick(deal(TIERCES, DUTCH), *FOUR)
    jack, ace = (
        Said(seat, Word.NAMES, Kind.TIERCE, 3, top) for seat, top in ((2, Rank.JACK), (3, Rank.ACE))
    )
    spoken = [jack, ace, Said(0, Word.PASSES), Said(1, Word.PASSES)]
    cards = ("TS", "QC", "KS")
    for number in range(4):
        now = play(state, " ".join(cards[:number]))
        for seat in EVERYBODY:
            seen = view(now, seat)
            assert list(seen.talk) == spoken[:number]
            assert seen.declarations is None
            assert [heard.counts for heard in seen.heard] == [None] * 4
        assert showing(now) == set()
    applied = apply(play(state, "TS QC KS"), Play(1, Card.parse("9D")))
    assert applied.effects == (Effect.TRICK_WON, Effect.CONTEST)
    seen = view(applied.state, None)
    assert list(seen.talk) == spoken
    assert seen.declarations == (0, 40)
    assert counts(applied.state) == [False, True, False, True]


def test_compared_during_the_second_trick_it_is_shown_during_the_third() -> None:
    state = play(first_trick(deal(TIERCES, DUTCH), *FOUR), "TS QC KS 9D")
    assert showing(state) == {0, 2}
    assert shown(do(state, "0 show"), 1) == ["", "AH-KH-QH", "", "AD-KD-QD"]
    third = play(state, "8H 8C KH")
    assert showing(third) == {0, 2}
    assert showing(play(third, "JH")) == set()


# Per type ---------------------------------------------------------------------------------------


def test_per_type_each_type_is_a_contest_of_its_own_in_play() -> None:
    said = "8S KS-QS-JS, 9S 9S-9H-9D-9C AH-KH-QH, AS AD-KD-QD-JD, 7S"
    assert finish(do(deal(KINDS, PER_TYPE), said)).results[0].declarations == (50, 170)
    assert finish(do(deal(KINDS), said)).results[0].declarations == (0, 170)


# Declared before the first card -----------------------------------------------------------------


def test_everybody_declares_before_the_first_lead() -> None:
    hands = (*TIERCES[:2], TIERCES[2].replace("9H", "8H"), TIERCES[3].replace("8H", "9H"))
    state = deal(hands, AT_ONCE)
    assert state.phase is Phase.DECLARE
    assert {each.actor for each in decisions(state)} == {0, 1, 2, 3}
    assert all(each.waits for each in decisions(state))
    assert len({each.key for each in decisions(state)}) == 4
    assert legal_actions(state, 3) == (Declare(3, (parse_declaration("AD-KD-QD"),)), Declare(3))
    assert legal_actions(state, 2) == (Declare(2),)
    for action in (Play(0, Card.parse("7S")), Pass(0), Show(0), Stop(0)):
        assert refusal(state, action)[0] is Reason.NOT_ASKED
    wrong = Declare(0, (parse_declaration("AH-KH-QH"),))
    assert refusal(state, wrong) == (Reason.NO_DECLARATION, "A5")


@pytest.mark.parametrize("seat", EVERYBODY)
def test_who_else_has_something_to_declare_is_not_seen(seat: int | None) -> None:
    state = deal(TIERCES, AT_ONCE)
    mine = [each.actor for each in view(state, seat).decisions]
    assert mine == ([] if seat is None else [seat])
    asked = view(do(state, "1 declare AH-KH-QH"), seat)
    assert [each.actor for each in asked.decisions] == ([] if seat in (None, 1) else [seat])


def test_what_is_declared_is_shown_at_once_and_silence_is_not_seen() -> None:
    state = deal(TIERCES, AT_ONCE)
    applied = apply(state, Declare(2, (parse_declaration("JH-TH-9H"),)))
    assert applied.effects == (Effect.DECLARED,)
    assert shown(applied.state, None) == ["JH-TH-9H"]
    assert counts(applied.state) == [None]
    silent = apply(applied.state, Declare(0))
    assert silent.effects == ()
    for seat in (None, 1, 2, 3):
        assert view(silent.state, seat) == view(applied.state, seat)
    assert refusal(silent.state, Declare(0))[0] is Reason.NOT_ASKED


def test_after_the_last_word_it_is_decided_and_first_hand_leads() -> None:
    state = do(deal(TIERCES, AT_ONCE), "2 declare JH-TH-9H, 3 declare AD-KD-QD, 0 declare")
    applied = apply(state, Declare(1, (parse_declaration("AH-KH-QH"),)))
    assert applied.effects == (Effect.DECLARED, Effect.CONTEST)
    seen = view(applied.state, None)
    assert (seen.phase, asked_seat(applied.state)) == (Phase.PLAY, 0)
    assert (seen.talk, seen.declarations) == ((), (0, 40))
    assert counts(applied.state) == [False, True, True]
    assert shown(applied.state, None) == ["JH-TH-9H", "AD-KD-QD", "AH-KH-QH"]
    assert showing(applied.state) == set()
    later = play(applied.state, "7S 9S AS")
    assert view(later, 3).choices == ()
    late = Play(3, Card.parse("8S"), declarations=(parse_declaration("AD-KD-QD"),))
    assert refusal(later, late) == (Reason.NO_DECLARATION, "A5")
    assert finish(later).results[0].declarations == (0, 40)


@pytest.mark.parametrize(
    "order",
    ["0 declare AH-KH-QH, 1 declare AD-KD-QD", "1 declare AD-KD-QD, 0 declare AH-KH-QH"],
)
def test_the_earlier_seat_and_not_the_earlier_word_wins(order: str) -> None:
    state = do(taken(HEARTS_FIRST, "AC", taker=2, rules=AT_ONCE), f"2 declare, {order}, 3 declare")
    assert view(state, None).declarations == (20, 0)


NOTHING_HELD = (
    "KS QS 9S 7S AC TC 8C 7D",
    "AH KH JH 8S JS 9D QD 7C",
    "AS TS QH TH 8H KC JD TD",
    "9H 7H AD KD 8D QC JC 9C",
)


def test_everybody_is_asked_whether_anybody_holds_something_or_not() -> None:
    """Else the question itself would tell that somebody does."""
    for hands in (TIERCES, NOTHING_HELD):
        state = deal(hands, AT_ONCE)
        seen = view(state, None)
        assert (seen.phase, seen.decisions, seen.heard) == (Phase.DECLARE, (), ())
        for seat in range(4):
            assert view(state, seat).decision is not None
        for seat in (2, 0, 3):
            state = act(state, Declare(seat))
            assert view(state, None) == seen
        state = act(state, Declare(1))
        assert (state.phase, view(state, None).declarations) == (Phase.PLAY, None)


def test_who_holds_nothing_can_declare_nothing() -> None:
    state = deal(NOTHING_HELD, AT_ONCE)
    assert legal_actions(state, 0) == (Declare(0),)
    assert view(state, 0).choices == ((),)
    forged = Declare(0, (parse_declaration("AD-KD-QD"),))
    assert refusal(state, forged) == (Reason.NO_DECLARATION, "A5")


def test_silence_of_all_scores_nothing() -> None:
    state = do(deal(TIERCES, AT_ONCE), "declare, declare, declare, declare")
    assert view(state, None).declarations is None
    assert finish(state).results[0].declarations == (0, 0)


def test_declared_at_once_per_type_both_score() -> None:
    said = "0 declare KS-QS-JS, 1 declare 9S-9H-9D-9C AH-KH-QH, 2 declare AD-KD-QD-JD, 3 declare"
    state = do(deal(KINDS, AT_ONCE), said)
    assert view(state, None).declarations == (50, 170)


# Belote, and eight trumps -----------------------------------------------------------------------


@pytest.mark.parametrize("rules", [PAGAT, AT_ONCE])
def test_king_and_queen_of_trump_are_a_tierce_and_belote_both(rules: Ruleset) -> None:
    """A5 example 8."""
    hands = (
        "KC QC JC 7S 8S 9D 8D 7D",
        "AH TH QH 9S KS JD TD 7C",
        "AS TS JH KH 9H AC 9C QS",
        "8H 7H AD KD QD JS TC 8C",
    )
    state = taken(hands, "KC", rules=rules)
    if rules.declarations == "immediate":
        while state.phase is Phase.DECLARE:
            [*_, silence] = legal_actions(state, asked_seat(state))
            said = "declare KC-QC-JC" if asked_seat(state) == 0 else str(silence)[2:]
            state = do(state, said)
    else:
        state = do(state, "JC KC-QC-JC")
    result = finish(state).results[0]
    assert (result.belotes, result.declarations) == ((1, 0), (20, 0))


@pytest.mark.parametrize(
    ("taker", "turned", "trump", "winner"),
    [(0, "JS", "S", 0), (1, "AH", "H", 1), (1, "AH", "S", 0), (2, "AD", "C", 1)],
)
def test_eight_trumps_in_one_hand_win_the_party_also_for_a_defender(
    taker: int, turned: str, trump: str, winner: int
) -> None:
    state = taken(FOUR_SUITS, turned, taker=taker, trump=trump, rules=DUTCH)
    assert (state.phase, state.winner, state.ending) == (Phase.OVER, winner, Ending.TRUMP_RUN)
    assert (state.scores, state.results) == ((0, 0), ())
    for seat in EVERYBODY:
        assert view(state, seat).trump_run == "SHDC".index(trump)
    assert decisions(state) == ()
    assert refusal(state, Play(0, Card.parse("JS")))[0] is Reason.PARTY_OVER


def test_eight_trumps_win_before_anything_is_declared() -> None:
    rules = AT_ONCE.changed({"trump_run_wins": True})
    assert taken(FOUR_SUITS, "JS", rules=rules).ending is Ending.TRUMP_RUN


def test_eight_trumps_win_when_the_last_pass_has_made_the_bid_the_contract() -> None:
    rules = find_preset("kloppen").changed({"trump_run_wins": True})
    window = do(bidding(FOUR_SUITS, rules), "pass, bid 80 S, pass, pass, pass")
    assert (window.phase, view(window, None).trump_run) == (Phase.KNOCK, None)
    applied = apply(window, Pass(2))
    assert applied.effects == (Effect.TAKEN, Effect.PARTY_OVER)
    assert (applied.state.winner, applied.state.ending) == (0, Ending.TRUMP_RUN)


def test_eight_trumps_are_played_where_they_do_not_win() -> None:
    state = taken(FOUR_SUITS, "JS", rules=DUTCH.changed({"trump_run_wins": False}))
    assert (state.phase, asked_seat(state)) == (Phase.PLAY, 0)
    assert view(state, None).trump_run is None


def test_seven_trumps_win_nothing() -> None:
    hands = (FOUR_SUITS[0].replace("7S", "7H"), FOUR_SUITS[1].replace("7H", "7S"), *FOUR_SUITS[2:])
    assert taken(hands, "JS", rules=DUTCH).phase is Phase.PLAY
