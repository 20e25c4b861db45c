"""The language files: complete, used, formatting, and in right typography."""

import ast
import re

import pytest

from bot.text import COMPLETE, LANGUAGES, whole_id, words_for
from tests.text.fluent_files import LOCALES, Message, messages
from tests.text.registry import CHOSEN, COMMAND_FILE
from tests.text.typography import repaired
from tests.text.used_ids import all_uses, uses_in, words_beside, written_ids

EACH = pytest.mark.parametrize("language", LANGUAGES)


def test_no_id_is_put_together_from_pieces() -> None:
    """So that whoever sees a text finds where it is said: by its id, in the code."""
    places = [use.place for use in all_uses() if use.text_id is None]
    assert not places, (
        "write the ids out, or give a common id and choose below it by the value, "
        f'`words("tournament-state", state)`, with `.draft = …` in the .ftl files: {places}'
    )


def test_every_id_used_is_there() -> None:
    texts = messages("en").keys()
    common = {text_id.partition(".")[0] for text_id in texts if "." in text_id}
    missing = [
        f"{use.place}: {use.text_id}"
        for use in all_uses()
        if use.text_id and use.text_id not in (common if use.chosen else texts)
    ]
    assert not missing, "missing in English:\n" + "\n".join(missing)


def test_every_text_is_found_by_its_id() -> None:
    """An id that nothing in the code says whole is used by nothing, or cannot be searched for."""
    lost = {text_id.partition(".")[0] for text_id in messages("en")} - {
        text_id.partition(".")[0] for text_id in written_ids()
    }
    assert not lost, f"use them, write them whole in the code, or delete them: {sorted(lost)}"


def test_every_value_has_its_text_and_every_text_its_value() -> None:
    chosen = {
        whole_id(name, getattr(of, "value", of)) for name, values in CHOSEN.items() for of in values
    }
    missing = chosen - messages("en").keys()
    assert not missing, f"values of CHOSEN (tests/text/registry.py) without a text: {missing}"
    described = {use.text_id for use in all_uses() if use.text_id}
    below = {text_id for text_id in messages("en") if "." in text_id}
    unused = [
        each
        for each in below - chosen - described - written_ids()
        if each.partition(".")[2] not in words_beside(each.partition(".")[0])
    ]
    assert not unused, (
        f"nothing chooses {sorted(unused)}: delete them, write the word that chooses in the file "
        "that uses the common id, or add that with its values to CHOSEN in tests/text/registry.py"
    )


@EACH
def test_a_language_has_the_texts_of_english_in_the_same_files_with_the_same_variables(
    language: str,
) -> None:
    texts, english = messages(language), messages("en")
    assert texts.keys() <= english.keys()
    assert language not in COMPLETE or texts.keys() == english.keys()
    for text_id, message in texts.items():
        # A selector on $rank may be needed in one language only; English names it all the same.
        other = english[text_id]
        same = (message.file, message.variables) == (other.file, other.variables)
        assert same, f"{text_id} in {language}"


@EACH
def test_typography(language: str) -> None:
    for file in sorted((LOCALES / language).glob("*.ftl")):
        text = file.read_text("utf-8")
        for number, (line, right) in enumerate(
            zip(text.splitlines(), repaired(text, language).splitlines(), strict=True), 1
        ):
            assert line == right, f"{file.name}:{number}: run python -m tests.text.typography"
        for message in (each for each in messages(language).values() if each.file == file.name):
            wrong = [each for each in message.texts if set('"‘') & set(each)]
            assert not wrong, f"{message.text_id}: straight or single quotes in {wrong}"


@EACH
def test_every_text_formats(language: str) -> None:
    words = words_for(language)
    for message in messages(language).values():
        for values in _tries(message):
            text = words(message.text_id, **values)
            assert text.strip(), message.text_id
            assert "{" not in text, message.text_id


def _tries(message: Message) -> list[dict[str, str | int]]:
    """Values for every variable, so that each variant of each selector comes up."""
    numbers = dict.fromkeys(message.number_variables, 2)
    plain: dict[str, str | int] = dict.fromkeys(message.variables, "x") | numbers
    tries = [plain]
    for name, keys in message.selectors.items():
        values = (0, 1, 2, 1000) if name in message.number_variables else sorted(keys)
        tries += [plain | {name: value} for value in values]
    return tries


@EACH
def test_commands_are_named_as_discord_allows(language: str) -> None:
    """1 to 32 lower-case letters, digits, - and _; descriptions up to 100 characters."""
    texts = [each for each in messages(language).values() if each.file == COMMAND_FILE]
    for message in texts:
        text = words_for(language)(message.text_id)
        if message.text_id.endswith(".about"):
            assert len(text) <= 100, message.text_id
        elif message.text_id.startswith(("command-", "option-")):
            assert re.fullmatch(r"[-\w]{1,32}", text), message.text_id
            assert text == text.lower(), message.text_id


NAMED = re.compile(r"(?<![\w/])/([^\W\d_]+(?: [^\W\d_]+(?=[`*]))?)")
"""a command in a sentence; of two words only between marks, `/tournament me`"""


@EACH
def test_sentences_name_commands_as_they_are_typed_in_their_language(language: str) -> None:
    words = words_for(language)
    ids = [each for each in messages("en") if re.fullmatch(r"command-(tournament-)?[a-z]+", each)]
    group = "command-tournament"
    typed = {
        f"{words(group)} {words(each)}" if each.startswith(f"{group}-") else words(each)
        for each in ids
        if each != group
    }
    named = [
        (message.text_id, name)
        for message in messages(language).values()
        for text in message.texts
        for name in NAMED.findall(text)
    ]
    assert len(named) > 50
    assert [each for each in named if each[1] not in typed] == []


# The checkers themselves ------------------------------------------------------------------------


def test_uses_are_found() -> None:
    source = """
w("one", name="x")
self.words("two", "and")
words_for("fr")("three")
w("four" if x else "five", x)
w(f"six-{x}")
button(text_id="seven" + x)
other("no id")
command("eight")
"""
    assert [use[1:] for use in uses_in(ast.walk(ast.parse(source)), "f.py")] == [
        ("one", False),
        ("two.and", False),
        ("three", False),
        ("four", True),
        ("five", True),
        (None, False),
        (None, False),
        ("eight", False),
        ("eight.about", False),
    ]


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("fr", "Bonjour !", "Bonjour\u202f!"),
        ("fr", "Quoi?!", "Quoi\u202f?!"),
        ("fr", "« oui »", "«\u202foui\u202f»"),
        ("fr", "a = { $name } : l'as", "a = { $name }\u202f: l’as"),
        ("fr", "À 12:30, `/aide: x`", "À 12:30, `/aide: x`"),
        ("de", "Los geht's !", "Los geht’s!"),
        ("de", "a = { $name } : “Gut !”", "a = { $name }: „Gut!“"),
        ("de", "„Gut!” und „Trumpf“", "„Gut!“ und „Trumpf“"),
        ("de", "a = { $name }: “{ $words }”\n", "a = { $name }: „{ $words }“\n"),
        ("de", "`/regeln ?` · 1 · 2", "`/regeln ?` · 1 · 2"),
        ("nl", "Zo'n bod !", "Zo’n bod!"),
        ("nl", "a = { $name } : “Ik klop !”", "a = { $name }: “Ik klop!”"),
        ("nl", "`/regels ?` · 1 · 2", "`/regels ?` · 1 · 2"),
        ("bg", "a = { $name } : “Контра !”", "a = { $name }: „Контра!“"),
    ],
)
def test_typography_is_repaired(language: str, wrong: str, right: str) -> None:
    assert repaired(wrong, language) == repaired(right, language) == right


DATED = {
    "duplicate-open",
    "duplicate-window",
    "seasons-none",
    "seasons-now",
    "tournament-league-ended",
    "tournament-organiser-sure.extend",
    "tournament-player-asks-you.pair",
    "tournament-player-asks-you.team",
    "tournament-player-check-in",
    "tournament-player-check-in-until",
    "tournament-player-here-until",
    "tournament-player-mate.asked",
    "tournament-player-not-answered",
    "tournament-player-open",
    "tournament-player-open-until",
}
"""texts with a date or a time of day, which read the same in most languages"""
MOMENT = re.compile(r"^([a-z-]+) = .*?(.{2})\{ \$(?:when|until|left|since) \}", re.M)


@EACH
def test_what_discord_words_for_its_reader_is_no_part_of_a_sentence(language: str) -> None:
    """Discord says "in 29 minutes" in the language of its client: a table's text has another."""
    found = [
        (text_id, before)
        for path in (LOCALES / language).glob("*.ftl")
        for text_id, before in MOMENT.findall(path.read_text("utf-8"))
        if text_id not in DATED
    ]
    assert len(found) > 20
    assert [each for each in found if not each[1].endswith("(") and ":" not in each[1]] == []
