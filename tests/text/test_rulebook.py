"""The pages of `/rules`: short, sourced, and true to the ruleset they are for."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import OPTION_VALUES, PRESETS, Ruleset, find_preset
from bot.rules.core.options import Document, value_of
from bot.rules.games.belote3 import FOR_THREE
from bot.rules.games.klaverjas import AMSTERDAM
from bot.text import COMPLETE, Words, help_page, matters, pages, words_for
from bot.text.options import difference_line, differences
from bot.text.rulebook.chapters import CHAPTERS, SAID_BY_ITS_ABSENCE, lines_of
from bot.text.rulebook.pages import ENDS, LONGEST, page_of
from bot.text.rulebook.sources import LINES, source_of
from tests.text.any_rules import Changed, any_rules, neighbours

FRENCH, KLOPPEN = find_preset("french"), find_preset("kloppen")
OURS = {Document.OUTSIDE, Document.DECIDED}
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


def check_pages(changed: Changed, words: Words) -> None:
    book = pages(changed.rules, changed.preset, words, "*" * 32)
    assert len(book) <= SELECT
    assert len({page.title for page in book}) == len(book)
    for page in book:
        assert len(page.body) <= LONGEST, page.title
        assert len(page.title) <= 100
        assert "{" not in page.body


@pytest.mark.parametrize("preset", PRESETS)
def test_pages_of_a_preset(words: Words, preset: str) -> None:
    check_pages(Changed(preset, find_preset(preset)), words)


@given(any_rules())
def test_pages_of_any_rules(changed: Changed) -> None:
    for language in COMPLETE:
        check_pages(changed, words_for(language))


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
    find_preset("clobyosh").changed({"all_tricks": 100}),
    FOR_THREE.changed(
        {
            "pack3": "32_chien",
            "declarations": "first_trick",
            "def_sum": True,
            "capot3_partial": True,
        }
    ),
    FOR_THREE.changed({"deal3": "all8"}),
    AMSTERDAM.changed({"counter_pit": True, "shuffle": "cut_only"}),
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
        # Where sources differ or are known at second hand, the default is ours (I4–I6, KJ2–KJ4).
        (find_preset("bulgarian"), "decl_contest", "separate", "I4", OURS),
        (find_preset("bulgarian"), "long_runs", "cap5", "I4", OURS),
        (find_preset("bulgarian"), "capot_doubling", "multiplied", "I5", OURS),
        (find_preset("klaverjas_amsterdam"), "undertrump_opp", "forbidden", "KJ3", OURS),
        (find_preset("klaverjas_rotterdam"), "trump_choice", "first_may_pass", "KJ2", OURS),
        (FOR_THREE, "pack3", "24", "J1", OURS),
        (FOR_THREE, "contract3", "more_than_each", "J5", OURS),
        (FOR_THREE, "partner_plain", "must_trump", "J3", {Document.OUTSIDE}),
        (find_preset("klaverjas_rotterdam"), "roem_claim", "auto", "KJ4", {Document.DECIDED}),
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


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_games_of_no_document_name_whose_rules_they_are(preset: str) -> None:
    last = pages(find_preset(preset), preset, ENGLISH)[-1].body
    if find_preset(preset).auction in ("coinche", "ladder", "choice", "clobyosh", "three"):
        assert ENGLISH("rules-source-site", preset) in last
    else:
        assert "this game" not in last


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


EIGHT = FRENCH.changed({"end_mode": "deals", "deals_limit": 8})
NO_SUIT = find_preset("decouverte").changed({"extra_contracts": "both"})
BID_ONLY = KLOPPEN.changed({"kloppen_score": "bid_only"})
CAPOT = "A capot that was bid and made scores {} points".format
SAID = [
    ("end", FRENCH, "1,000 points"),
    ("end", EIGHT, "8 deals"),
    ("scoring", FRENCH, "252"),
    ("scoring", FRENCH.changed({"capot_value": 250}), "250"),
    ("scoring", FRENCH, "In a litige"),
    ("belote", FRENCH, "rebelote* with the second"),
    ("contest", find_preset("pagat"), " "),
    ("arret", FRENCH.changed({"arret": True}), " "),
    ("cards", FRENCH, "162 in all"),
    # No figure stands for a card beside one for its points: "10 10" would be read as one.
    (
        *("cards", FRENCH),
        "**jack** 20 · **nine** 14 · **ace** 11 · **ten** 10 · **king** 4 · **queen** 3"
        " · **eight and seven** 0",
    ),
    ("extra", NO_SUIT, "**ace** 19 · **ten** 10 · **king** 4 · **queen** 3 · **jack** 2"),
    ("extra", NO_SUIT, "**jack** 13 · **nine** 9 · **ace** 6 · **ten** 5 · **king** 3"),
    ("scoring", BID_ONLY, CAPOT(250)),
    ("scoring", KLOPPEN.changed({"kloppen_score": "made_only"}), CAPOT(350)),
    ("scoring", KLOPPEN, CAPOT(350)),
    ("scoring", BID_ONLY, "nobody scores it"),
    ("scoring", KLOPPEN.changed({"surcoinche": "x4"}), "four times"),
    ("scoring", KLOPPEN.changed({"surcoinche": "x3"}), "three times"),
]
UNSAID = [
    ("end", EIGHT, "both sides get there"),
    ("belote", FRENCH.changed({"belote": "off"}), "rebelote* with the second"),
    ("scoring", FRENCH.changed({"tie_rule": "takers_win"}), "In a litige"),
    ("scoring", FRENCH, "round"),
    *((chapter, FRENCH, " ") for chapter in ("declarations", "contest", "arret")),
    ("scoring", KLOPPEN, "four times"),
    ("scoring", KLOPPEN, "nobody scores it"),
    ("scoring", KLOPPEN.changed({"kloppen_score": "made_only"}), "nobody scores it"),
    *(("scoring", rules, "itige") for rules in (KLOPPEN, BID_ONLY)),
]
"""what stands, or not, in a chapter of a ruleset"""


@pytest.mark.parametrize(
    ("chapter", "rules", "text", "there"),
    [*((*each, True) for each in SAID), *((*each, False) for each in UNSAID)],
)
def test_pages_say_what_the_rules_at_hand_are(
    chapter: str, rules: Ruleset, text: str, there: bool
) -> None:
    assert (text in body(chapter, rules)) is there


def test_pages_are_told_in_their_readers_language() -> None:
    assert "1\u202f500 points" in body("end", FRENCH.changed({"target": 1500}), "fr")
    assert "**valet** 20 · **neuf** 14" in body("cards", FRENCH, "fr")


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


def test_what_nobody_misses_is_not_said() -> None:
    for option, value in SAID_BY_ITS_ABSENCE:
        assert getattr(Ruleset(), option) == value


def test_help_is_short(words: Words) -> None:
    page = help_page(words)
    assert page.title
    assert len(page.body) <= LONGEST


@pytest.mark.parametrize("preset", PRESETS)
def test_a_refusal_leads_to_the_page_of_its_rule(preset: str) -> None:
    """Following is in the play, calls in the auction; a section without a page leads nowhere."""
    rules, words = PRESETS[preset], words_for("en")
    book = pages(rules, preset, words)
    told = {"A6 e": "play", "A8": "belote", "A3": "dealing"}
    told |= dict.fromkeys(("A4", "C1", "H2", "I1", "J2", "KJ2", "CL2"), "auction")
    if not matters("belote", rules):
        del told["A8"]
    for rule, chapter in told.items():
        number = page_of(rule, rules)
        assert number is not None
        assert book[number].title == words(f"rules-title.{chapter}")
    assert page_of("", rules) is None
    assert (page_of("A10", rules) is not None) == rules.arret
