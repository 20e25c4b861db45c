"""`Words`: languages, cards, lists, refusals; texts that are read one by one."""

import logging
import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

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
    UnknownText,
    Words,
    command_words,
    language_of,
    sentence,
    whole_id,
    words_for,
)
from bot.text.words import Bundle, entries, parsed
from cogs.people.preferences import PREFERENCES
from tests.text.fluent_files import files
from tests.text.fluent_files import parsed as resource_of

EN, FR = words_for("en"), words_for("fr")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-GB", "en"),
        ("en-US", "en"),
        ("fr", "fr"),
        ("fr_CA", "fr"),
        ("de", "de"),
        ("NL", "nl"),
        ("bg", "bg"),
        ("pt-BR", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_language_of_a_locale(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


@pytest.mark.parametrize(
    ("language", "indices"),
    [
        *(("en", "A K Q J 10"), ("fr", "A R D V 10"), ("de", "A K D B 10")),
        *(("nl", "A H V B 10"), ("bg", "A K Q J 10")),
    ],
)
def test_card_indices(language: str, indices: str) -> None:
    words = Words(language)
    assert [words.indices[rank] for rank in list(Rank)[:5]] == indices.split()
    assert len(set(words.indices.values())) == len(Rank)


def test_cards_in_words() -> None:
    king, queen, ace = parse_cards("KH QH AS")
    assert EN.card(king) == "K♥"
    assert FR.card(king) == "R♥"
    assert EN.card_name(king) == "king of hearts"
    assert FR.card_name(king) == "roi de cœur"
    assert Words("de").card_name(king) == "Herz-König"
    assert Words("nl").card_name(king) == "hartenheer"
    assert Words("bg").card_name(king) == "поп купа"
    assert EN.cards([ace, king]) == "A♠ K♥"
    assert EN.card_names([ace, king]) == "ace of spades, king of hearts"
    assert [FR.the_card(each) for each in (king, queen, ace)] == ["le R♥", "la D♥", "l’A♠"]
    assert EN.the_card(ace) == "the A♠"
    assert FR.suit(Suit.CLUBS) == "♣"
    assert FR.suit_name(Suit.CLUBS) == "trèfle"


def test_german_cards_have_their_articles() -> None:
    """As objects: what stands in refusals is what may be played."""
    cards = parse_cards("KH QH JH AS TS 9S 8D 7C")
    german = Words("de")
    assert [german.the_card(each) for each in cards] == [
        *("den K♥", "die D♥", "den B♥", "das A♠", "die 10♠", "die 9♠", "die 8♦", "die 7♣")
    ]
    assert german.card_names(cards[:3]) == "Herz-König, Herz-Dame, Herz-Bube"


def test_contracts_in_words() -> None:
    assert EN.trump(Suit.HEARTS) == "♥ hearts"
    assert FR.trump(Suit.HEARTS) == "cœur ♥"
    assert [EN.trump(each) for each in NoSuit] == ["no trumps", "all trumps"]
    assert [FR.suit_name(each) for each in NoSuit] == ["sans atout", "tout atout"]
    assert [EN.suit(each) for each in NoSuit] == ["NT", "AT"]
    assert [FR.suit(each) for each in NoSuit] == ["SA", "TA"]
    assert EN.bid(Bid(0, 90, Suit.SPADES)) == "90 ♠"
    assert FR.bid(Bid(0, CAPOT_BID, NoSuit.NO_TRUMPS)) == "capot SA"
    assert [EN.bid(Bid(0, 0, trump)) for trump in (Suit.SPADES, NoSuit.ALL_TRUMPS)] == ["♠", "AT"]


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
    assert EN.declaration(declaration) == english
    assert FR.declaration(declaration) == french


def test_what_is_announced_says_no_height_of_a_run() -> None:
    run, jacks = parse_declaration("QH-JH-TH-9H"), parse_declaration("JS-JH-JD-JC")
    assert EN.announced(run.kind, run.length, run.rank) == "cinquante"
    assert EN.announced(run.kind, run.length, None) == "cinquante"
    assert EN.announced(jacks.kind, jacks.length, jacks.rank) == "four jacks"
    said = "four jacks (200) and cinquante Q-J-10-9♥ (50)"
    assert EN.declarations((jacks, run)) == said
    assert EN.declarations(()) == ""


def test_numbers_and_lists() -> None:
    assert EN.number(1000) == "1,000"
    assert FR.number(1000) == "1\u202f000"
    for language in COMPLETE:  # a minus, and never a hyphen
        words = words_for(language)
        assert words.number(-162) == "−162"
        assert words("sheet-source.rounding", points=-2, to=10).startswith("−2 ")
    assert EN.join_or(["a", "b", "c"]) == "a, b or c"
    assert FR.join_and(["a", "b"]) == "a et b"
    assert words_for("de").join_or([]) == ""
    assert EN.timestamp(1700000000.9) == "<t:1700000000:R>"


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


def test_one_is_no_plural(words: Words) -> None:
    for text_id, number in SINGLE.items():
        names = {"cards": "7♠", "name": "Anna", "rounds": 0, "worse": "8♥", "auction": "bids"} | {
            number: 5
        }
        five = words(text_id, **names)
        one = words(text_id, **names | {number: 1})
        assert one != five.replace("5", "1"), text_id


def test_the_rules_of_a_single_deal_speak_of_one() -> None:
    one = Ruleset(end_mode="deals", deals_limit=1)
    assert "1 deal," in sentence("end_mode", "deals", one, EN)
    assert "1 deal is" in sentence("deals_limit", 1, one, EN)


def test_a_refusal_says_the_rule_and_what_may_be_played() -> None:
    illegal = IllegalAction(Reason.MUST_OVERTRUMP, "A6 e", ("9S", "JS"))
    for language, said in (
        ("en", "You must overtrump: play the 9♠ or the J♠ (rule A6 e)."),
        ("fr", "Il faut surcouper\u202f: jouez le 9♠ ou le V♠ (règle A6 e)."),
    ):
        assert words_for(language).refusal(illegal) == said


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


def test_every_reason_has_its_own_sentence(words: Words) -> None:
    said = {each: words.refusal(IllegalAction(each, "A6 e", ("QD", "AD"))) for each in Reason}
    assert len(set(said.values())) == len(Reason)
    for reason, text in said.items():
        assert text.endswith(".")
        assert reason not in CARD_DUTIES or words.card(Card.parse("QD")) in text
        assert reason not in CARD_DUTIES or "A6 e" in text


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


@pytest.mark.parametrize("text_id", ["no-such-text", "refusal-reason.bad-cut"])
def test_an_unknown_id_or_a_missing_value_is_an_error_in_tests(text_id: str) -> None:
    with pytest.raises(UnknownText, match=text_id.partition(".")[0]):
        FR(text_id)


def test_people_never_see_an_exception(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Words, "strict", False)
    with caplog.at_level(logging.ERROR):
        assert FR("no-such-text") == "no-such-text"
        assert re.search("rule", EN("refusal-reason.bad-cut"))
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="pt"):
        words_for("pt")


SOURCE = """\
## What is here

-club = the club
    .gender = m
# A comment belongs to nobody
hello = Hello, { $who } of { -club }!
again =
    { $times ->
        [one] { hello }
       *[other] { hello } And once more:
        hello = is no text of its own here
}
hello = Comes second
broken = { $
"""


@pytest.fixture
def bundle() -> Bundle:
    made = Bundle("en-GB", functions={})
    made.add_file(SOURCE)
    return made


def text_of(bundle: Bundle, text_id: str, **values: str | int) -> str:
    pattern = bundle.pattern(text_id)
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    assert not errors
    return str(text)


def test_a_text_finds_the_terms_and_texts_that_it_names(bundle: Bundle) -> None:
    assert text_of(bundle, "again", who="Anna", times=1) == "Hello, Anna of the club!"


def test_the_first_of_an_id_stays_and_terms_are_no_messages(bundle: Bundle) -> None:
    assert bundle.pattern("club") is None
    assert text_of(bundle, "hello", who="Anna") == "Hello, Anna of the club!"


def test_words_are_put_into_a_text_as_the_library_does_it() -> None:
    """A number is written as in the language, and what is missing is told."""
    source = "both = { $one } and { $other }!\nlone = { $one }\nplain = Nothing else\n"
    ours, theirs = Bundle("fr-FR", functions={}), FluentBundle(["fr-FR"], use_isolating=False)
    ours.add_file(source)
    theirs.add_resource(FluentResource(source))
    for text_id in ("both", "lone", "plain"):
        for values in ({"one": "{ $x }", "other": "*b*"}, {"one": 1000, "other": "b"}, {}, None):
            (text, errors), (expected, wrong) = (
                each.format_pattern(pattern, values)
                for each in (ours, theirs)
                if (pattern := each.get_message(text_id).value) is not None
            )
            assert str(text) == str(expected)
            assert list(map(str, errors)) == list(map(str, wrong))


@pytest.mark.parametrize("text_id", ["nowhere", "broken"])
def test_what_cannot_be_read_is_unknown(bundle: Bundle, text_id: str) -> None:
    with pytest.raises(LookupError):
        bundle.get_message(text_id)


def test_each_text_by_itself_is_what_its_file_says(words: Words) -> None:
    for file in files(words.language):
        source = file.read_text("utf-8")
        alone = [parsed(entry).body[0] for _, entry in entries(source)]
        whole = [e for e in resource_of(file).body if isinstance(e, ast.Message | ast.Term)]
        assert len(alone) == len(whole), file
        for one, other in zip(alone, whole, strict=True):
            assert one.equals(other, ignored_fields=["span", "comment"]), file


NARROWEST = 34
"""characters of a chosen option that a phone of 360 pixels shows"""


@pytest.mark.parametrize("language", COMPLETE)
def test_no_preference_is_cut_before_it_says_what_it_is(language: str) -> None:
    words = words_for(language)
    told = [words(each) for preference in PREFERENCES.values() for each in preference.offered]
    assert [each for each in told if len(each) > NARROWEST] == []
