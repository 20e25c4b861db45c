"""`Words`: languages, cards, lists, refusals, and what happens to an id nobody knows."""

import logging
import re

import pytest

from bot.rules import (
    CAPOT_BID,
    Bid,
    Card,
    IllegalAction,
    NoSuit,
    Rank,
    Reason,
    Ruleset,
    Suit,
    parse_cards,
    parse_declaration,
)
from bot.text import (
    COMPLETE,
    LANGUAGES,
    UnknownText,
    Words,
    command_words,
    language_of,
    sentence,
    whole_id,
    words_for,
)
from bot.text.bundle import Bundle


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-GB", "en"),
        ("en-US", "en"),
        ("fr", "fr"),
        ("fr_CA", "fr"),
        ("de", "de"),
        ("NL", "nl"),
        ("pt-BR", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_language_of_a_locale(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


@pytest.mark.parametrize(
    ("language", "indices"),
    [("en", "A K Q J 10"), ("fr", "A R D V 10"), ("de", "A K D B 10"), ("nl", "A H V B 10")],
)
def test_card_indices(language: str, indices: str) -> None:
    words = Words(language)
    assert [words.indices[rank] for rank in list(Rank)[:5]] == indices.split()
    assert len(set(words.indices.values())) == len(Rank)


def test_cards_in_words() -> None:
    king, queen, ace = parse_cards("KH QH AS")
    english, french = words_for("en"), words_for("fr")
    assert english.card(king) == "K♥"
    assert french.card(king) == "R♥"
    assert english.card_name(king) == "king of hearts"
    assert french.card_name(king) == "roi de cœur"
    assert Words("de").card_name(king) == "Herz-König"
    assert Words("nl").card_name(king) == "hartenheer"
    assert english.cards([ace, king]) == "A♠ K♥"
    assert english.card_names([ace, king]) == "ace of spades, king of hearts"
    assert [french.the_card(each) for each in (king, queen, ace)] == ["le R♥", "la D♥", "l’A♠"]
    assert english.the_card(ace) == "the A♠"
    assert french.suit(Suit.CLUBS) == "♣"
    assert french.suit_name(Suit.CLUBS) == "trèfle"


def test_german_cards_have_their_articles() -> None:
    """As objects: what stands in refusals is what may be played."""
    cards = parse_cards("KH QH JH AS TS 9S 8D 7C")
    german = Words("de")
    assert [german.the_card(each) for each in cards] == [
        *("den K♥", "die D♥", "den B♥", "das A♠", "die 10♠", "die 9♠", "die 8♦", "die 7♣")
    ]
    assert german.card_names(cards[:3]) == "Herz-König, Herz-Dame, Herz-Bube"


def test_contracts_in_words() -> None:
    english, french = words_for("en"), words_for("fr")
    assert english.trump(Suit.HEARTS) == "♥ hearts"
    assert french.trump(Suit.HEARTS) == "cœur ♥"
    assert [english.trump(each) for each in NoSuit] == ["no trumps", "all trumps"]
    assert [french.suit_name(each) for each in NoSuit] == ["sans atout", "tout atout"]
    assert [english.suit(each) for each in NoSuit] == ["NT", "AT"]
    assert [french.suit(each) for each in NoSuit] == ["SA", "TA"]
    assert english.bid(Bid(0, 90, Suit.SPADES)) == "90 ♠"
    assert french.bid(Bid(0, CAPOT_BID, NoSuit.NO_TRUMPS)) == "capot SA"


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("KS-QS-JS", "tierce K-Q-J♠", "tierce R-D-V♠"),
        ("QH-JH-TH-9H", "cinquante Q-J-10-9♥", "cinquante D-V-10-9♥"),
        ("AD-KD-QD-JD-TD", "cent A-K-Q-J-10♦", "cent A-R-D-V-10♦"),
        ("AC-KC-QC-JC-TC-9C", "run of six A-K-Q-J-10-9♣", "suite de six A-R-D-V-10-9♣"),
        ("9S-9H-9D-9C", "four nines", "carré de neuf"),
        ("AS-AH-AD-AC", "four aces", "carré d’as"),
    ],
)
def test_declarations_in_words(text: str, english: str, french: str) -> None:
    declaration = parse_declaration(text)
    assert words_for("en").declaration(declaration) == english
    assert words_for("fr").declaration(declaration) == french


def test_what_is_announced_says_no_height_of_a_run() -> None:
    run, jacks = parse_declaration("QH-JH-TH-9H"), parse_declaration("JS-JH-JD-JC")
    english = words_for("en")
    assert english.announced(run.kind, run.length, run.rank) == "cinquante"
    assert english.announced(run.kind, run.length, None) == "cinquante"
    assert english.announced(jacks.kind, jacks.length, jacks.rank) == "four jacks"
    said = "four jacks (200) and cinquante Q-J-10-9♥ (50)"
    assert english.declarations((jacks, run)) == said
    assert english.declarations(()) == ""


def test_numbers_and_lists() -> None:
    assert words_for("en").number(1000) == "1,000"
    assert words_for("fr").number(1000) == "1\u202f000"
    for language in COMPLETE:  # a minus, and never a hyphen
        words = words_for(language)
        assert words.number(-162) == "−162"
        assert words("sheet-source.rounding", points=-2, to=10).startswith("−2 ")
    assert words_for("en").join_or(["a", "b", "c"]) == "a, b or c"
    assert words_for("fr").join_and(["a", "b"]) == "a et b"
    assert words_for("de").join_or([]) == ""
    assert words_for("en").timestamp(1700000000.9) == "<t:1700000000:R>"


SINGLE = {
    "reason-numbers-by": "points",
    "refused-reason.server-full": "most",
    "options-rule.end-mode-deals": "deals_limit",
    "options-rule.end-mode-boards": "deals_limit",
    "options-rule.deals-limit": "deals_limit",
    "party-one-more-deal": "deals",
    "tournament-error.over": "rounds",
    "alt-last-trick": "points",
    "replay-alt-trick": "points",
}
"""texts with a number that is seldom 1, and the number"""


@pytest.mark.parametrize("language", COMPLETE)
def test_one_is_no_plural(language: str) -> None:
    words = words_for(language)
    for text_id, number in SINGLE.items():
        names = {"cards": "7♠", "name": "Anna", "rounds": 0} | {number: 5}
        five = words(text_id, **names)
        one = words(text_id, **names | {number: 1})
        assert one != five.replace("5", "1"), text_id


def test_the_rules_of_a_single_deal_speak_of_one() -> None:
    one = Ruleset(end_mode="deals", deals_limit=1)
    assert "1 deal," in sentence("end_mode", "deals", one, words_for("en"))
    assert "1 deal is" in sentence("deals_limit", 1, one, words_for("en"))


def test_a_refusal_says_the_rule_and_what_may_be_played() -> None:
    illegal = IllegalAction(Reason.MUST_OVERTRUMP, "A6 e", ("9S", "JS"))
    assert (
        words_for("en").refusal(illegal) == "You must overtrump: play the 9♠ or the J♠ (rule A6 e)."
    )
    assert (
        words_for("fr").refusal(illegal)
        == "Il faut surcouper\u202f: jouez le 9♠ ou le V♠ (règle A6 e)."
    )


CARD_DUTIES = {
    Reason.MUST_FOLLOW,
    Reason.MUST_BEAT_TRUMP,
    Reason.MUST_BEAT_PLAIN,
    Reason.MUST_TRUMP,
    Reason.MUST_OVERTRUMP,
    Reason.MUST_UNDERTRUMP,
    Reason.NO_UNDERTRUMP,
    Reason.KING_FIRST,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_its_sentence(language: str, reason: Reason) -> None:
    words = words_for(language)
    sentence = words.refusal(IllegalAction(reason, "A6 e", ("QD", "AD")))
    assert sentence.endswith(".")
    if reason in CARD_DUTIES:
        assert words.card(Card.parse("QD")) in sentence
        assert "A6 e" in sentence


def test_reasons_have_different_sentences() -> None:
    for language in COMPLETE:
        sentences = {words_for(language).refusal(IllegalAction(reason)) for reason in Reason}
        assert len(sentences) == len(Reason)


@pytest.mark.parametrize(
    ("of", "which"), [("not_asked", "not-asked"), ("3-2", "of-3-2"), (True, "true"), (1, "of-1")]
)
def test_a_value_chooses_a_text_as_files_can_spell_it(of: object, which: str) -> None:
    assert whole_id("common_id", of) == f"common-id.{which}"


def test_readers_of_an_unfinished_language_get_english_and_no_mixture(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.text.words.COMPLETE", ("en", "fr"))
    assert words_for.__wrapped__("fr").language == "fr"
    assert words_for.__wrapped__("de").language == "en"
    assert command_words("de").language == "de"


def test_what_a_language_lacks_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def bundle(language: str) -> Bundle:
        found = Bundle(language, functions={})
        found.add_file(f"everywhere = {language}")
        if language == "en":
            found.add_file("only-in-english = English")
        return found

    monkeypatch.setattr("bot.text.words._bundle", bundle)
    german = Words("de")
    assert german("everywhere") == "de"
    assert not german.has("only-in-english")
    assert german("only-in-english") == "English"


def test_an_unknown_id_is_an_error_in_tests() -> None:
    with pytest.raises(UnknownText, match="no-such-text"):
        words_for("fr")("no-such-text")


def test_a_missing_value_is_an_error_in_tests() -> None:
    with pytest.raises(UnknownText, match="refusal-reason"):
        words_for("fr")("refusal-reason.bad-cut")


def test_people_never_see_an_exception(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Words, "strict", False)
    with caplog.at_level(logging.ERROR):
        assert words_for("fr")("no-such-text") == "no-such-text"
        assert re.search("rule", words_for("en")("refusal-reason.bad-cut"))
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="pt"):
        words_for("pt")
