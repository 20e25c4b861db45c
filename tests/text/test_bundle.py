"""Texts that are read one by one are those that the whole file holds."""

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.text import LANGUAGES
from bot.text.bundle import Bundle, entries
from tests.text.fluent_files import files

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_by_itself_is_what_its_file_says(language: str) -> None:
    for file in files(language):
        source = file.read_text("utf-8")
        alone = [FluentResource(entry).body[0] for _, entry in entries(source)]
        whole = list(_texts(FluentResource(source)))
        assert len(alone) == len(whole), file
        for one, other in zip(alone, whole, strict=True):
            assert one.equals(other, ignored_fields=["span", "comment"]), file


def _texts(resource: ast.Resource) -> Iterator[ast.Message | ast.Term]:
    return (each for each in resource.body if isinstance(each, ast.Message | ast.Term))
