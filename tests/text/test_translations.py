"""No English is left over in another language, and a term is the same word in all texts."""

import re

import pytest

from bot.text import LANGUAGES
from tests.text.fluent_files import Message, messages

OTHERS = pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
NOT_WORDS = re.compile(r"`[^`]*`|https?://\S+|\w+(\.\w+)+|\w+/\w+")
WORD = re.compile(r"[^\W\d_]{3,}")

EVERYWHERE = """
    english français deutsch nederlands български
    belote rebelote capot générale gén coinche surcoinche litige arrêt
    découverte concours consolante buchholz buchh match min roem klaverjas pit clobyosh schmeiss
"""
"""names, and words of the game that are the same in most languages"""
SAME = {
    "fr": """
        belotes capots carré cent cinquante coinches contact contra recontra dedans tierce diff
        direct lot place places point points pts section table tables tops total robots club clubs
        expert adaptation records
    """,
    "de": """
        arena belotes board boards capots clubs coinches dedans diff imps live name partner person
        tops
    """,
    "nl": """
        arena beginner belotes carré club clubs contact contra contract expert hand help knock live
        out lot percentage privacy rating recontra records robots sorry start variant
    """,
    "bg": "",
}
"""words that English has too, looked at one by one; with them a text may be that of English"""
ENGLISH = {"the", "and", "you", "your", "with", "from", "are", "who", "which", "they"}
"""words of no other language here"""


def words_of(message: Message) -> list[str]:
    """The words between the values of a text, without what is typed or pressed as code."""
    text = " ".join(message.texts)
    return [each.casefold() for each in WORD.findall(NOT_WORDS.sub(" ", text))]


@OTHERS
def test_no_text_is_left_in_english(language: str) -> None:
    english, same = messages("en"), {*EVERYWHERE.split(), *SAME[language].split()}
    left = {
        text_id: message.texts
        for text_id, message in messages(language).items()
        if (message.texts == english[text_id].texts and not same.issuperset(words_of(message)))
        or ENGLISH & {*words_of(message)}
    }
    assert left == {}, "translate them, or put their words on the list"


LATIN = re.compile(r"[A-Za-z]{2,}|[A-Za-z](?=[А-я])|(?<=[А-я])[A-Za-z]")
NAMED = """
    English Deutsch Nederlands Discord Dix de Der UTC pagat Mitchell Howell Berger IMP VP SHA
    FFB BGA GitHub
"""
"""what Bulgarian texts have in Latin letters: names; letters stand alone"""


def test_bulgarian_is_written_in_cyrillic() -> None:
    named = {*NAMED.split()}
    found = {
        text_id: left
        for text_id, message in messages("bg").items()
        if text_id != "language-name.fr"
        and (left := {*LATIN.findall(NOT_WORDS.sub(" ", " ".join(message.texts)))} - named)
    }
    assert found == {}


# Terms -----------------------------------------------------------------------------------------

TERMS = {
    r"tricks?": "взят",
    r"trumps?": "коз|цак",
    r"declarations?": "анонс",
    r"tournaments?": "турнир",
    r"robots?": "робот",
    r"partners?": "партньор",
    r"seats?": "мест|мяст",
    r"boards?": "борд",
    r"dealers?": "раздава",
    r"lessons?": "уро[кц]",
    r"leagues?": "лиг",
    r"seasons?": "сезон",
    r"servers?": "сървър",
    r"threads?": "нишк",
    r"channels?": "канал",
    r"standings": "класиран",
    r"rounds?": "кръг",
    r"auction": "наддаван",
    r"rated|rating": "рейтинг",
    r"puzzles?": "задач",
    r"suits?(?! you| them)": "бо[яийе]",
    r"last trick": "последна",
    r"organisers?": "организатор",
}
"""an English word, and how its Bulgarian one begins: the same in every text"""
OTHERWISE = """
    sheet-der leaderboard-here lobby-unrated.shuffle tables-none refused-reason.nobody-sits
    leaderboard-not-on-it leaderboard-empty leaderboard-empty.duplicate leaderboard-empty-rate
    leaderboard-explained-duplicate leaderboard-explained-hiding title-about.pools
    tournament-boards-stage-of tournament-format.round-robin tournament-organiser-sure.pause
    tournament-organiser-blocked tournament-refused.named-by-organisers
    tournament-player-forfeit.won tournament-player-forfeit.lost tournament-value.break
    rules-source-site.coinche-bga
"""
"""texts that say it in another way, looked at one by one"""


@pytest.mark.parametrize("term", TERMS)
def test_a_term_is_the_same_bulgarian_word_everywhere(term: str) -> None:
    english, told = re.compile(rf"\b(?:{term})\b", re.I), re.compile(TERMS[term], re.I)
    bulgarian, otherwise = messages("bg"), {*OTHERWISE.split()}
    other = {
        text_id: bulgarian[text_id].texts
        for text_id, message in messages("en").items()
        if text_id not in otherwise
        and english.search(NOT_WORDS.sub(" ", " ".join(message.texts)))
        and not told.search(" ".join(bulgarian[text_id].texts))
    }
    assert other == {}, f"“{TERMS[term]}…” here, or among OTHERWISE"
