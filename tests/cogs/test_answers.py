"""Every refusal has its sentence, in each complete language."""

from typing import Any

import pytest

from bot.rules import TABLE, BadRuleset, IllegalAction, Reason, find_preset
from bot.storage.engine.schema import Person
from bot.tables import Game, Holder, RefusalReason, Refused
from bot.text import Words, words_for
from cogs.answering import Sentence, refusal_text
from tests.cogs.at_table import row_of

ENGLISH, FRENCH = words_for("en"), words_for("fr")


ANNA = Person(1, 9, "*Anna*", "fr", None)
GAME = Game(row_of(), find_preset("french"), (Holder(0, ANNA), Holder(1, None), None, None), None)
FACTS: dict[RefusalReason, dict[str, Any]] = {
    RefusalReason.SEALED: {"until": 1_800_000_000.0},
    RefusalReason.NOT_YOUR_TURN: {"seat": 1},
    RefusalReason.ALREADY_PLAYED: {"action": "2 play KH !"},
    RefusalReason.SEAT_TAKEN: {"seat": 0},
    RefusalReason.NOT_AGREED: {"seats": (0, 1)},
    RefusalReason.TOO_MANY_PEOPLE: {"players": 2},
    RefusalReason.NOBODY_AGREES: {"name": "Ben"},
    RefusalReason.NAME_TAKEN: {"name": "*Friday*"},
    RefusalReason.NOT_YOUR_RULESET: {"name": "*Friday*"},
    RefusalReason.BROKEN_RULESET: {
        "name": "*Friday*",
        "why": BadRuleset("target", "out_of_range", 7),
    },
    RefusalReason.ROLE_NEEDED: {"role": 77},
    RefusalReason.TOO_MANY_SEATS: {"most": 5},
    RefusalReason.TOO_MANY_HOSTED: {"most": 3},
    RefusalReason.TOO_MANY_NEW: {"most": 10},
    RefusalReason.SERVER_FULL: {"most": 50},
    RefusalReason.SEAT_NOT_YOURS: {"seat": 2},
    RefusalReason.SEAT_KEPT: {"seat": 1},
    RefusalReason.OTHER_SEAT_SEEN: {"seat": 3},
    RefusalReason.NOT_YOUR_RECORD: {"game": GAME},
}


@pytest.mark.parametrize("with_game", [True, False])
def test_each_reason_of_the_table_has_a_sentence(words: Words, with_game: bool) -> None:
    said = {
        refusal_text(Refused(reason, **FACTS.get(reason, {})), words, GAME if with_game else None)
        for reason in RefusalReason
    }
    assert len(said) == len(RefusalReason)
    for sentence in said:
        assert sentence.endswith((".", "!", ")"))
        assert "{" not in sentence


def test_rules_that_cannot_be(words: Words) -> None:
    """The option is named as the pages call it, its limits are said, and strange names are safe."""
    low, high = words.number(100), words.number(5000)
    said = refusal_text(BadRuleset("target", "out_of_range", 7), words)
    for part in (words("options-words.target"), low, high):
        assert part in said
    assert "\\*x\\*" in refusal_text(BadRuleset("*x*", "no_such_value"), words)


def test_what_the_rules_refuse_is_told_with_the_rule() -> None:
    error = IllegalAction(Reason.MUST_OVERTRUMP, "A6 e", ("9S", "JS"))
    assert refusal_text(error, FRENCH) == FRENCH.refusal(error)


def test_whose_turn_it_is() -> None:
    error = Refused(RefusalReason.NOT_YOUR_TURN, seat=1)
    assert GAME.holder(1).name in refusal_text(error, ENGLISH, GAME)
    waiting = refusal_text(Refused(RefusalReason.NOT_YOUR_TURN, seat=TABLE), ENGLISH, GAME)
    assert waiting == ENGLISH("refused-between-deals")


def test_a_name_stays_a_name() -> None:
    """A person called *Anna* changes no letter of ours."""
    sentence = refusal_text(Refused(RefusalReason.SEAT_TAKEN, seat=0), ENGLISH, GAME)
    assert "*Anna*" not in sentence.replace("\\*", "")
    assert "Anna" in sentence


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        ("2 take S", "take ♠", "prise à ♠"),
        ("2 take N", "take NT", "prise à SA"),
        ("2 pass", "pass", "passe"),
        ("2 play KH !", "K♥", "R♥"),
        ("2 play KH KH-QH-JH", "K♥", "R♥"),
        ("2 bid 90 H", "bid of 90 ♥", "enchère de 90 ♥"),
        ("2 bid capot C", "bid of capot ♣", "enchère de capot ♣"),
        ("2 coinche", "coinche", "coinche"),
        ("2 surcoinche", "surcoinche", "surcoinche"),
        ("2 cut 16", "you have cut", "vous avez coupé"),
        ("2 packets 2-3", "you have chosen how you deal", "vous avez choisi la distribution"),
        (
            "2 declare KS-KH-KD-KC QD-JD-TD",
            "you have declared four kings (100) and tierce Q-J-10♦ (20)",
            "vous avez annoncé carré de rois (100) et tierce D-V-10♦ (20)",
        ),
        ("2 declare", "you have declared nothing", "vous n’avez rien annoncé"),
        ("2 show", "the declarations are shown", "les annonces sont montrées"),
        ("2 stop", "you have stopped the game", "vous avez arrêté la partie"),
    ],
)
def test_what_somebody_has_already_done(action: str, english: str, french: str) -> None:
    error = Refused(RefusalReason.ALREADY_PLAYED, action=action)
    for words, move in ((ENGLISH, english), (FRENCH, french)):
        assert refusal_text(error, words) == words("refused-reason.already-played", move=move)


def test_a_sentence_is_itself() -> None:
    error = Sentence("refused-reason.already-played", move="x")
    assert refusal_text(error, FRENCH) == FRENCH("refused-reason.already-played", move="x")


def test_what_nobody_expected_is_no_traceback() -> None:
    assert refusal_text(KeyError("secret"), ENGLISH) == ENGLISH("error-unexpected")
