"""Belote and rebelote (A8)."""

import pytest

from bot.rules import (
    ByAccount,
    Card,
    Effect,
    IllegalAction,
    Play,
    Reason,
    Spoken,
    State,
    Suit,
    apply,
    legal_actions,
    view,
)
from tests.rules.parties import FRENCH, act, asked_seat, play, taken

# Seat 2 holds king and queen of the trump, spades. Seat 0 takes and leads.
HANDS = (
    "JS 9S AH TH AD TD AC TC",
    "8S 7H 8H 9H JH QH KH 7D",
    "KS QS 8D 9D JD QD KD 7C",
    "AS TS 7S 8C 9C JC QC KC",
)


def at_first_word(**options: str) -> State:
    """The king or queen of trump is due from seat 2: it must follow the jack."""
    return play(taken(HANDS, "JS", rules=FRENCH.changed(options)), "JS 8S")


def finish(state: State, words: dict[str, bool]) -> State:
    """Play on: first legal card each, `words` saying which of king and queen go with the word."""
    while not state.results:
        seat = asked_seat(state)
        plays = [option for option in legal_actions(state, seat) if isinstance(option, Play)]
        card = plays[0].card
        state = act(state, Play(seat, card, word=words.get(card.text, False)))
    return state


def test_king_and_queen_are_offered_with_and_without_the_word() -> None:
    plays = legal_actions(at_first_word(), 2)
    assert set(plays) == {
        Play(2, Card.parse(card), word) for card in ("KS", "QS") for word in (False, True)
    }


def test_both_words_score_twenty() -> None:
    first = apply(at_first_word(), Play(2, Card.parse("QS"), word=True))
    assert first.effects == (Effect.BELOTE,)
    state = play(first.state, "7S 9S 7H")  # seat 1 has no trump left
    second = apply(state, Play(2, Card.parse("KS"), word=True))
    assert second.effects == (Effect.REBELOTE,)
    result = finish(second.state, {}).results[0]
    assert (result.belotes, result.missed_belotes) == ((1, 0), (0, 0))
    assert sum(result.written) + sum(result.score.held) in (182, 272)


@pytest.mark.parametrize("words", [{}, {"KS": True}])
def test_one_word_or_none_scores_nothing(words: dict[str, bool]) -> None:
    result = finish(at_first_word(), words).results[0]
    assert (result.belotes, result.missed_belotes) == ((0, 0), (1, 0))
    assert sum(result.written) + sum(result.score.held) in (162, 252)


def test_rebelote_is_only_said_after_belote() -> None:
    state = play(at_first_word(), "KS 7S 9S 7H")
    assert legal_actions(state, 2) == (Play(2, Card.parse("QS")),)
    with pytest.raises(IllegalAction) as refusal:
        play(state, "QS!")
    assert (refusal.value.reason, refusal.value.rule) == (Reason.NO_BELOTE, "A8")


def test_the_word_belongs_to_who_was_dealt_both_and_to_those_two_cards() -> None:
    state = taken(HANDS, "JS")
    with pytest.raises(IllegalAction) as refusal:
        play(state, "JS!")
    assert refusal.value.reason is Reason.NO_BELOTE
    split = (HANDS[0], HANDS[1].replace("8S", "QS"), HANDS[2].replace("QS", "8S"), HANDS[3])
    with pytest.raises(IllegalAction) as refusal:
        play(taken(split, "JS"), "JS QS!")
    assert refusal.value.reason is Reason.NO_BELOTE


def test_nobody_knows_of_a_belote_before_the_word() -> None:
    state = at_first_word()
    assert {view(state, seat).belotes for seat in (None, 0, 1, 2, 3)} == {()}
    silent = play(state, "KS 7S 9S 7H QS")
    assert view(silent, 0).belotes == ()
    said = play(state, "KS!")
    assert view(said, 0).belotes == (Spoken(2, Suit.SPADES, 1),)
    rebelote = play(said, "7S 9S 7H QS!")
    assert view(rebelote, None).belotes == (Spoken(2, Suit.SPADES, 2),)


def test_where_the_table_announces_nobody_is_asked() -> None:
    state = at_first_word(belote_announce="auto")
    assert set(legal_actions(state, 2)) == {Play(2, Card.parse(card)) for card in ("KS", "QS")}
    assert finish(state, {}).results[0].belotes == (1, 0)


@pytest.mark.parametrize(("said", "belotes"), [(True, (1, 0)), (False, (0, 0))])
def test_where_it_is_prompted_the_first_card_decides(said: bool, belotes: ByAccount) -> None:
    state = play(at_first_word(belote_announce="prompt"), "KS!" if said else "KS")
    state = play(state, "7S 9S 7H")
    assert legal_actions(state, 2) == (Play(2, Card.parse("QS")),)
    assert finish(state, {}).results[0].belotes == belotes


def test_switched_off_it_is_worth_nothing() -> None:
    state = at_first_word(belote="off")
    assert set(legal_actions(state, 2)) == {Play(2, Card.parse(card)) for card in ("KS", "QS")}
    result = finish(state, {}).results[0]
    assert (result.belotes, result.missed_belotes) == ((0, 0), (0, 0))


@pytest.mark.parametrize("announce", ["auto", "prompt", "strict"])
def test_nobody_says_a_word_that_is_not_asked_of_them(announce: str) -> None:
    """The host says them by itself, or they go with other cards."""
    state = at_first_word(belote_announce=announce)
    if announce == "auto":
        for card in ("KS", "QS"):
            with pytest.raises(IllegalAction) as refusal:
                act(state, Play(2, Card.parse(card), word=True))
            assert (refusal.value.reason, refusal.value.rule) == (Reason.NO_BELOTE, "A8")
        return
    state = play(state, "KS! 7S 9S 7H")
    second = {each.word for each in legal_actions(state, 2) if isinstance(each, Play)}
    assert second == ({False} if announce == "prompt" else {False, True})


def test_prompted_the_second_word_follows_from_the_first() -> None:
    state = play(at_first_word(belote_announce="prompt"), "KS! 7S 9S 7H")
    assert apply(state, Play(2, Card.parse("QS"))).effects == (Effect.REBELOTE,)
    silent = play(at_first_word(belote_announce="prompt"), "KS 7S 9S 7H")
    assert apply(silent, Play(2, Card.parse("QS"))).effects == ()


@pytest.mark.parametrize("announce", ["auto", "prompt", "strict"])
def test_the_king_goes_first_where_they_must_whoever_says_the_words(announce: str) -> None:
    state = at_first_word(belote_order="king_first", belote_announce=announce)
    assert {each.card.text for each in legal_actions(state, 2) if isinstance(each, Play)} == {"KS"}
    with pytest.raises(IllegalAction) as refusal:
        act(state, Play(2, Card.parse("QS")))
    assert (refusal.value.reason, refusal.value.instead) == (Reason.KING_FIRST, ("KS",))
    later = play(state, "KS 7S 9S 7H")
    assert {each.card.text for each in legal_actions(later, 2) if isinstance(each, Play)} == {"QS"}


def test_king_and_queen_in_two_hands_are_no_belote() -> None:
    split = (HANDS[0], HANDS[1].replace("8S", "QS"), HANDS[2].replace("QS", "8S"), HANDS[3])
    for announce in ("auto", "prompt", "strict"):
        rules = FRENCH.changed({"belote_announce": announce, "belote_order": "king_first"})
        state = taken(split, "JS", rules=rules)
        result = finish(play(state, "JS QS"), {}).results[0]
        assert (result.belotes, result.missed_belotes) == ((0, 0), (0, 0))


def test_a_belote_of_cards_dealt_after_the_take_counts_like_any() -> None:
    """King and queen are the last two cards of seat 2, dealt from the rest of the pack."""
    hands = (*HANDS[:2], "8D 9D JD QD KD 7C KS QS", HANDS[3])
    state = play(taken(hands, "JS", rules=FRENCH.changed({"belote_announce": "auto"})), "JS 8S")
    assert finish(state, {}).results[0].belotes == (1, 0)
