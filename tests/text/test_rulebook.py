"""The pages of `/rules`: short, sourced, and true to the ruleset they are for."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import OPTION_VALUES, PRESETS, Ruleset, find_preset
from bot.rules.core.options import Document, value_of
from bot.text import COMPLETE, LANGUAGES, Words, help_page, matters, pages, words_for
from bot.text.options import difference_line, differences
from bot.text.rulebook.chapters import CHAPTERS, SAID_BY_ITS_ABSENCE, lines_of
from bot.text.rulebook.pages import ENDS, LONGEST, page_of
from bot.text.rulebook.sources import LINES, source_of
from tests.text.any_rules import Changed, any_rules, neighbours

FRENCH = find_preset("french")
ENGLISH = words_for("en")

SELECT = 25
"""pages a select can offer"""


def body(chapter: str, rules: Ruleset, language: str = "en") -> str:
    """The page of a chapter; empty when the rules have none."""
    words = words_for(language)
    title = words(f"rules-title.{chapter}")
    return next((each.body for each in pages(rules, "french", words) if each.title == title), "")


def chapters(rules: Ruleset, words: Words = ENGLISH) -> list[str]:
    """Return what the chapters say, without the first page and the last."""
    return [page.body for page in pages(rules, "french", words)[1:-1]]


# Every ruleset ----------------------------------------------------------------------------------


def check_pages(changed: Changed, language: str) -> None:
    book = pages(changed.rules, changed.preset, words_for(language), "*" * 32)
    assert len(book) <= SELECT
    assert len({page.title for page in book}) == len(book)
    for page in book:
        assert len(page.body) <= LONGEST, page.title
        assert len(page.title) <= 100
        assert "{" not in page.body


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_pages_of_a_preset(language: str, preset: str) -> None:
    check_pages(Changed(preset, find_preset(preset)), language)


@given(any_rules())
def test_pages_of_any_rules(changed: Changed) -> None:
    for language in COMPLETE:
        check_pages(changed, language)


@given(any_rules(), st.sampled_from(sorted(OPTION_VALUES)))
def test_what_matters_is_told_and_nothing_else(changed: Changed, option: str) -> None:
    """Pages change with an option that matters, and only with such a one."""
    told = chapters(changed.rules)
    others = [chapters(rules) for _, rules in neighbours(changed.rules, option)]
    if not matters(option, changed.rules):
        assert all(each == told for each in others)
    elif option not in FIXED and others:
        assert any(each != told for each in others)


FIXED = {"bid_min", "bid_max", "bid_step"}
"""numbers that can be no others"""


@given(any_rules())
def test_what_is_marked_has_its_note(changed: Changed) -> None:
    for page in pages(changed.rules, changed.preset, words_for("fr"))[1:-1]:
        text = "\n".join(line for line in page.body.splitlines() if not line.startswith("-# "))
        notes = "\n".join(line for line in page.body.splitlines() if line.startswith("-# "))
        marks = re.findall("[⁰¹²³⁴⁵⁶⁷⁸⁹]+", notes)
        assert marks
        assert set(re.findall("[⁰¹²³⁴⁵⁶⁷⁸⁹]+", text)) == set(marks)
        assert len(set(marks)) == len(marks)


# Sources ----------------------------------------------------------------------------------------


@given(any_rules())
def test_every_line_is_a_rule_with_a_source(changed: Changed) -> None:
    rules = changed.rules
    for chapter in CHAPTERS:
        for line in lines_of(chapter, rules):
            assert source_of(line, rules) or line in UNSOURCED


UNSOURCED = {"rules-dealing-fair", "rules-dealing-nonces", "rules-play-letters"}
"""what is no rule of the game"""


def test_every_line_is_told_somewhere() -> None:
    every = [*PRESETS.values(), *SPECIAL]
    told = {line for rules in every for chapter in CHAPTERS for line in lines_of(chapter, rules)}
    in_other_words = {"target", "deals_limit"}
    lines = LINES.keys() | OPTION_VALUES.keys()
    assert lines - told == in_other_words


SPECIAL = [
    find_preset("decouverte").changed(
        {
            "extra_contracts": "both",
            "reveal_on_lead": True,
            "belote": "on",
            "declarations": "first_trick",
        }
    ),
    find_preset("decouverte").changed({"auction": "bids"}),
    find_preset("kloppen").changed({"kloppen_score": "bid_only", "surcoinche": "x4"}),
    find_preset("coinche_bga").changed(
        {"na_values": "raw", "ta_last_trick": False, "generale": True, "bid_max": 650}
    ),
    find_preset("pagat").changed({"arret": True, "rounding": "up5", "long_run_split": True}),
]


@pytest.mark.parametrize(
    ("rules", "option", "value", "section", "documents"),
    [
        (FRENCH, "direction", "ccw", "A1", {Document.PAGAT, Document.FRENCH}),
        (FRENCH, "first_dealer", "random", "A3", {Document.DECIDED}),
        (
            FRENCH,
            "tie_rule",
            "litige",
            "A7",
            {Document.PAGAT_ENGLISH, Document.FRENCH, Document.CLUB},
        ),
        (FRENCH, "both_reach", "extend", "A10", {Document.PAGAT_GERMAN, Document.DECIDED}),
        (find_preset("decouverte"), "auction", "turn_up", "B2", {Document.PAGAT_GERMAN}),
        (find_preset("kloppen"), "allpass_dealer", "next", "C1", {Document.DECIDED}),
        (
            find_preset("decouverte").changed({"auction": "bids"}),
            "allpass_dealer",
            "next",
            "C1",
            {Document.DECIDED},
        ),
        (find_preset("coinche_bga"), "allpass_dealer", "next", "H2", {Document.OUTSIDE}),
        (find_preset("kloppen"), "surcoinche", "x3", "C1", {Document.OUTSIDE}),
    ],
)
def test_sources_are_those_of_the_rule_book(
    rules: Ruleset, option: str, value: str, section: str, documents: set[Document]
) -> None:
    source = value_of(option, value).sources.in_game(rules)
    assert (source.section, set(source.documents)) == (section, documents)


def test_notes_name_section_and_documents() -> None:
    text = body("dealing", FRENCH).replace("\u00a0", " ")
    notes = [each for each in text.splitlines() if each.startswith("-# ")]
    assert notes[0] == "-# A1: ¹ pagat.com, French page · ³ French page"
    assert notes[1].startswith("-# A3: ² French page · ⁴ pagat.com, French page, Dutch sheet · ⁵")
    assert "¹\u00a0all documents" in body("cards", FRENCH)


def test_the_last_page_says_what_the_notes_name() -> None:
    last = pages(FRENCH, "french", ENGLISH)[-1].body
    for document in Document:
        assert f"**{ENGLISH(f'source-name.{document}')}**" in last


# The first page ---------------------------------------------------------------------------------


def first_page(rules: Ruleset, preset: str) -> str:
    page = pages(rules, preset, ENGLISH)[0]
    return f"{page.title}\n{page.body}"


def test_a_preset_as_it_is_has_no_changes() -> None:
    text = first_page(FRENCH, "french")
    assert text.startswith(f"{ENGLISH('preset-name.french')}\n")
    assert ENGLISH("rules-changed") not in text
    assert "1,000 points" in text


def test_changes_are_listed_first() -> None:
    changed = FRENCH.changed({"tie_rule": "takers_lose", "direction": "cw"})
    text = first_page(changed, "french")
    assert text.startswith(
        ENGLISH("rules-title-modified", preset=ENGLISH("preset-name.french")) + "\n"
    )
    lines = [line for line in text.splitlines() if line.startswith("• ")]
    assert len(lines) == 2
    for line, option in zip(lines, ("direction", "tie_rule"), strict=True):
        assert line == f"• {difference_line(option, FRENCH, changed, ENGLISH)}"


def test_the_name_under_which_rules_are_saved_is_said() -> None:
    page = pages(FRENCH, "french", ENGLISH, "Café *du* Commerce")[0]
    assert r"**Café \*du\* Commerce**" in page.body


def test_a_change_that_means_nothing_is_none() -> None:
    changed = FRENCH.changed({"kloppen_score": "bid_only", "long_runs": "true_length"})
    assert first_page(changed, "french") == first_page(FRENCH, "french")


def test_how_long_the_game_lasts_is_said_once() -> None:
    text = first_page(FRENCH.changed({"target": 500}), "french")
    assert text.startswith(f"{ENGLISH('preset-name.french')}\n")
    assert text.count("500") == 1
    assert "•" not in text


def test_many_changes_are_cut_short_with_their_number() -> None:
    """The changes that do not fit are counted."""
    rules = find_preset("german_club").changed({"declarations": "immediate", "rounding": "up5"})
    changed = len(set(differences(find_preset("dutch"), rules)) - ENDS)
    text = first_page(rules, "dutch")
    [(more, _)] = re.findall(r"• (\d+) more rules are different(.)", text)
    assert text.count("•") - 1 + int(more) == changed


# What the pages say -----------------------------------------------------------------------------


def test_pages_say_the_values_at_hand() -> None:
    assert "1,000 points" in body("end", FRENCH)
    assert "1\u202f500 points" in body("end", FRENCH.changed({"target": 1500}), "fr")
    eight = FRENCH.changed({"end_mode": "deals", "deals_limit": 8})
    assert "8 deals" in body("end", eight)
    assert "both sides get there" not in body("end", eight)
    assert "252" in body("scoring", FRENCH)
    assert "250" in body("scoring", FRENCH.changed({"capot_value": 250}))


def test_options_that_mean_nothing_are_left_out() -> None:
    no_belote = FRENCH.changed({"belote": "off"})
    assert "rebelote* with the second" in body("belote", FRENCH)
    assert "rebelote* with the second" not in body("belote", no_belote)
    assert "In a litige" in body("scoring", FRENCH)
    assert "In a litige" not in body("scoring", FRENCH.changed({"tie_rule": "takers_win"}))


def test_chapters_that_the_game_lacks_are_left_out() -> None:
    assert not body("declarations", FRENCH)
    assert not body("contest", FRENCH)
    assert not body("arret", FRENCH)
    assert body("contest", find_preset("pagat"))
    assert body("arret", FRENCH.changed({"arret": True}))


ROW = re.compile(r"^• \*\*([a-i, ]+)\*\*", re.MULTILINE)


@pytest.mark.parametrize(
    ("preset", "rows"),
    [
        ("french", ["a", "b", "c", "d", "e", "f", "g, h", "i"]),
        ("pagat", list("abcdefghi")),
        ("decouverte", list("abcdi")),
    ],
)
def test_the_play_names_each_row_once(preset: str, rows: list[str]) -> None:
    assert ROW.findall(body("play", find_preset(preset))) == rows


def test_two_players_have_no_partner() -> None:
    for auction in ("turn_up", "bids"):
        rules = find_preset("decouverte").changed({"auction": auction, "belote": "on"})
        text = " ".join(chapters(rules)).lower()
        assert "partner" not in text
        assert "team" not in text
        assert "partenaire" not in " ".join(chapters(rules, words_for("fr")))
        assert "partner" not in " ".join(chapters(rules, words_for("de"))).lower()
        dutch = " ".join(chapters(rules, words_for("nl")))
        assert not re.search(r"\b(maat|maten|team)\b", dutch)


def test_cards_stand_in_their_order_with_their_points() -> None:
    """No figure stands for a card beside one for its points: "10 10" would be read as one."""
    trumps = (
        "**jack** 20 · **nine** 14 · **ace** 11 · **ten** 10 · **king** 4 · **queen** 3"
        " · **eight and seven** 0"
    )
    assert trumps in body("cards", FRENCH)
    assert "**valet** 20 · **neuf** 14" in body("cards", FRENCH, "fr")
    assert "162 in all" in body("cards", FRENCH)


def test_tables_of_contracts_without_a_trump_suit() -> None:
    text = body("extra", find_preset("decouverte").changed({"extra_contracts": "both"}))
    assert "**ace** 19 · **ten** 10 · **king** 4 · **queen** 3 · **jack** 2" in text
    assert "**jack** 13 · **nine** 9 · **ace** 6 · **ten** 5 · **king** 3 · **queen** 2" in text


@pytest.mark.parametrize(
    ("mode", "capot"), [("bid_only", "250"), ("made_only", "350"), ("made_plus_bid", "350")]
)
def test_kloppen_has_its_own_count(mode: str, capot: str) -> None:
    text = body("scoring", find_preset("kloppen").changed({"kloppen_score": mode}))
    assert f"A capot that was bid and made scores {capot} points" in text
    assert ("nobody scores it" in text) is (mode == "bid_only")
    assert "litige" not in text.lower()


def test_a_surcoinche_says_what_a_failed_bid_costs() -> None:
    kloppen = find_preset("kloppen")
    assert "four times" not in body("scoring", kloppen)
    assert "four times" in body("scoring", kloppen.changed({"surcoinche": "x4"}))
    assert "three times" in body("scoring", kloppen.changed({"surcoinche": "x3"}))


def test_what_nobody_misses_is_not_said() -> None:
    for option, value in SAID_BY_ITS_ABSENCE:
        assert getattr(Ruleset(), option) == value
    assert "round" not in body("scoring", FRENCH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_short(language: str) -> None:
    page = help_page(words_for(language))
    assert page.title
    assert len(page.body) <= LONGEST


@pytest.mark.parametrize("preset", PRESETS)
def test_a_refusal_leads_to_the_page_of_its_rule(preset: str) -> None:
    """Following is in the play, calls in the auction; a section without a page leads nowhere."""
    rules, words = PRESETS[preset], words_for("en")
    book = pages(rules, preset, words)
    for rule, chapter in (("A6 e", "play"), ("A8", "belote"), ("A3", "dealing"), ("C1", "auction")):
        number = page_of(rule, rules)
        assert number is not None
        assert book[number].title == words(f"rules-title.{chapter}")
    assert page_of("", rules) is None
    assert (page_of("A10", rules) is not None) == rules.arret
