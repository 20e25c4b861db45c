"""Display names in messages: nothing that a person calls himself formats or mentions."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text import safe_name


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
