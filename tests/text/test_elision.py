"""French elision before names that are only known when they are said."""

import re

import pytest

from bot.text import words_for
from bot.text.elision import de
from tests.text.fluent_files import files

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
