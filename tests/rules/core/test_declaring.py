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
    State,
    Word,
    apply,
    decisions,
    find_preset,
    legal_actions,
    parse_action,
    parse_declaration,
    view,
)
from bot.rules.core.declarations import DeclarationKind
from tests.rules.parties import (
    FOUR_SUITS,
    act,
    asked_seat,
    bidding,
    do,
    play,
    refusal,
    taken,
)
from tests.rules.scenarios import KINDS

PAGAT = find_preset("pagat")
DUTCH = find_preset("dutch")
PER_TYPE = PAGAT.changed({"decl_contest": "per_type"})
AT_ONCE = find_preset("german_club").changed({"declarations": "immediate"})
OFF = PAGAT.changed({"declarations": "off"})
EVERYBODY = (None, 0, 1, 2, 3)

# Clubs are trump. Everybody has a tierce: of the king, the ace, the jack and the ace.
TIERCES = (
    "KS QS JS 7S AC TC 8C 7D",
    "AH KH QH 9S 9D 8D JD 7C",
    "AS TS JH TH 9H KC TD 9C",
    "8S 8H 7H AD KD QD QC JC",
)
FOUR = ("KS-QS-JS", "AH-KH-QH", "JH-TH-9H", "AD-KD-QD")
NOTHING_HELD = (
    "KS QS 9S 7S AC TC 8C 7D",
    "AH KH JH 8S JS 9D QD 7C",
    "AS TS QH TH 8H KC JD TD",
    "9H 7H AD KD 8D QC JC 9C",
)


def deal(hands: tuple[str, ...], rules: Ruleset = PAGAT) -> State:
    return taken(hands, "AC", rules=rules)


def first_trick(state: State, *announced: str) -> State:
    """The trick of `TIERCES` in which each seat announces this with its card; seat 2 wins it."""
    steps = zip(("7S", "9S", "AS", "8S"), announced, strict=False)
    return do(state, ", ".join(f"{card} {said}" for card, said in steps))


def shown(state: State, seat: int | None) -> list[str]:
    """The cards of each declaration that `seat` knows."""
    return ["-".join(card.text for card in heard.cards) for heard in view(state, seat).heard]


def counts(state: State) -> list[bool | None]:
    return [heard.counts for heard in view(state, None).heard]


def showing(state: State) -> set[int]:
    return {seat for seat in range(4) if Show(seat) in legal_actions(state, seat)}


@pytest.mark.parametrize(
    ("hands", "rules", "script", "wrong"),
    [
        (TIERCES, PAGAT, "", "0 play 7S AH-KH-QH"),  # of another seat
        (TIERCES, PAGAT, "", "0 play 7S QS-JS-TS"),
        (TIERCES, PAGAT, "", "0 play 7S KS-QS-JS KS-QS-JS"),
        (TIERCES, PAGAT, "7S, 9S, AS, 8S", "2 play TS JH-TH-9H"),  # too late
        (TIERCES, OFF, "", "0 play 7S KS-QS-JS"),
        (TIERCES, AT_ONCE, "", "0 declare AH-KH-QH"),
        (TIERCES, AT_ONCE, "declare, declare, declare, declare, 7S, 9S, AS",
         "3 play 8S AD-KD-QD"),
        (NOTHING_HELD, AT_ONCE, "", "0 declare AD-KD-QD"),
    ],
)  # fmt: skip
def test_what_is_no_declaration_of_theirs_is_refused(
    hands: tuple[str, ...], rules: Ruleset, script: str, wrong: str
) -> None:
    state = deal(hands, rules)
    state = do(state, script) if script else state
    assert refusal(state, parse_action(wrong)) == (Reason.NO_DECLARATION, "A5")


# Announced with the first card ------------------------------------------------------------------


def test_everybody_knows_their_choices_until_they_have_played_and_nobody_else_does() -> None:
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
        assert (heard.seat, heard.kind, heard.length) == (0, DeclarationKind.TIERCE, 3)
        assert (heard.rank, heard.counts) == (None, None)
        assert bool(heard.cards) == (seat == 0)


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
            Said(0, Word.NAMES, DeclarationKind.TIERCE, 3, Rank.KING),
            Said(1, Word.NAMES, DeclarationKind.TIERCE, 3, Rank.ACE),
            Said(2, Word.GOOD),
        )


def test_who_was_silent_is_not_told_from_who_had_nothing() -> None:
    """Whatever others see, in the deal and afterwards."""
    state = first_trick(deal(TIERCES, OFF), "", "", "", "")
    silent = first_trick(deal(TIERCES), "", "", "", "")
    for seat in EVERYBODY:
        assert view(silent, seat)._replace(rules=OFF) == view(state, seat)
    assert apply(first_trick(deal(TIERCES), "", "", ""), Play(3, Card.parse("8S"))).effects == (
        Effect.TRICK_WON,
    )


# Show -------------------------------------------------------------------------------------------


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
        Said(seat, Word.NAMES, DeclarationKind.TIERCE, 3, top)
        for seat, top in ((2, Rank.JACK), (3, Rank.ACE))
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


# Declared before the first card -----------------------------------------------------------------


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


# Belote, and eight trumps -----------------------------------------------------------------------


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


def test_eight_trumps_win_when_the_last_pass_has_made_the_bid_the_contract() -> None:
    rules = find_preset("kloppen").changed({"trump_run_wins": True})
    window = do(bidding(FOUR_SUITS, rules), "pass, bid 80 S, pass, pass, pass")
    assert (window.phase, view(window, None).trump_run) == (Phase.KNOCK, None)
    applied = apply(window, Pass(2))
    assert applied.effects == (Effect.TAKEN, Effect.PARTY_OVER)
    assert (applied.state.winner, applied.state.ending) == (0, Ending.TRUMP_RUN)


def test_seven_trumps_win_nothing() -> None:
    hands = (FOUR_SUITS[0].replace("7S", "7H"), FOUR_SUITS[1].replace("7H", "7S"), *FOUR_SUITS[2:])
    assert taken(hands, "JS", rules=DUTCH).phase is Phase.PLAY
