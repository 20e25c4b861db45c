"""Names and lines that people write: nothing of them formats or mentions; French elides before."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text import safe_name, words_for
from bot.text.names import de, safe_line
from tests.text.fluent_files import files


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("Élodie d’Artois", "Élodie d’Artois"),
        ("cool_guy_99", r"cool\_guy\_99"),
        ("**loud**", r"\*\*loud\*\*"),
        ("@everyone", "@\u200beveryone"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("</belote:1>", r"\</belote\:1\>"),
        ("# Title", r"\# Title"),
        ("- item", r"\- item"),
        ("1. item", r"1\. item"),
        ("Dr. No", "Dr. No"),
        ("[a](https://b.c)", r"\[a\]\(https\://b.c\)"),
        ("two\nlines", "two lines"),
        ("\u202eevil", "evil"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\x00 \t", "…"),
        ("\u200d \u3164", "…"),
        ("\u2800Anna\u3164", "Anna"),
        ("نور", "\u2068نور\u2069"),
    ],
)
def test_names(name: str, shown: str) -> None:
    assert safe_name(name) == shown


@given(st.text(max_size=40))
def test_no_name_mentions_formats_or_breaks_the_line(name: str) -> None:
    shown = safe_name(name)
    assert shown.strip()
    assert len(shown.splitlines()) == 1
    assert not re.search(r"(?<!\\)(\\\\)*[*_~`|<>\[\]():#]", shown)
    assert not re.search("@(?!\u200b)", shown)


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("See https://club.example/a_b?c=1#d.", "See https://club.example/a_b?c=1#d."),
        ("(https://club.example)", r"\(https://club.example)"),
        ("[Win](https://club.example)", r"\[Win\]\(https://club.example)"),
        ("<https://club.example>", r"\<https\://club.example\>"),
        ("**https://club.example**", r"\*\*https\://club.example\*\*"),
        ("http://club.example", r"http\://club.example"),
        ("https://a.example)](https://b.example)", r"https\://a.example\)\]\(https://b.example)"),
        ("https://nobody", r"https\://nobody"),
        ("https://bank.example@club.example", "https\\://bank.example@\u200bclub.example"),
        ("https://bank.example/a@b", "https\\://bank.example/a@\u200bb"),
        ("https://bаnk.example", r"https\://bаnk.example"),
        ("@everyone https://club.example", "@\u200beveryone https://club.example"),
        ("", ""),
    ],
)
def test_an_address_in_a_line_is_a_link_and_nothing_else(line: str, shown: str) -> None:
    assert safe_line(line) == shown


FR = words_for("fr")
NAMED = re.compile(r"\b(?:de|De) \*{0,2}\{ \$(?:names?|team|gone|comes|partner|tournament) \}")


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Benoît", "de Benoît"),
        ("Escartefigue", "d’Escartefigue"),
        ("**Émile**", "d’**Émile**"),
        ("œdipe", "d’œdipe"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Hans", "de Hans"),
        ("🤖", "de 🤖"),
        ("\u2068Anna\u2069", "d’\u2068Anna\u2069"),
        ("", "de "),
    ],
)
def test_de(name: str, said: str) -> None:
    assert de(name) == said


def test_it_is_used_wherever_a_name_follows() -> None:
    assert FR("profile-title", name="Amélie") == "Profil d’Amélie"
    assert FR("profile-title", name="Benoît") == "Profil de Benoît"
    assert FR("rules-saved-as", name="Été").endswith("sous le nom d’**Été**.")
    found = [
        line
        for file in files("fr")
        for line in file.read_text("utf-8").splitlines()
        if NAMED.search(line)
    ]
    assert not found
