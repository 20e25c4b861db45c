"""The effects of options in clobyosh, one scenario each (CL2–CL7); those of options that other
games have as well are tried in both."""

from typing import Any

from bot.rules import (
    TAKERS,
    ByAccount,
    Play,
    Ruleset,
    legal_actions,
    score_deal,
    view,
)
from tests.rules import scenarios
from tests.rules.games.clobyosh.parties import RUNS, auction, taken
from tests.rules.parties import asked_seat, do, finish, play
from tests.rules.parties import taken as taken_by_four

LONG = ("AH KH QH JH TH 9H 8H 7S 8C", RUNS[1].replace("TH 9H", "7D 8D"))
BELLA = ("JH 9H KH QH 7S 8S AC TD 8D", "AS TS 9S JS KS AD 9D KC QC")


def schmeissed(rules: Ruleset) -> tuple[list[str], list[str]]:
    """Return what the elder may call, and what the dealer answers where that is schmeiss."""
    state = auction(rules=rules)
    first = [str(each) for each in legal_actions(state, 0)]
    if "0 schmeiss" in first:
        state = do(state, "0 schmeiss")
        return first, [str(each) for each in legal_actions(state, 1)]
    return first, []


def bottom_seen(rules: Ruleset) -> str | None:
    seen = view(do(auction(rules=rules, bottom="7H"), "take C, 0 keep, 1 keep"), None).bottom
    return None if seen is None else seen.text


def all_nine_tricks(rules: Ruleset) -> tuple[int, ...]:
    return score_deal(rules, (90, 0), total=90, capot=TAKERS).written


def declared(rules: Ruleset) -> tuple[str, bool, ByAccount]:
    """Return what follows the take, whether one declares with the first card, and what is
    scored."""
    if rules.players > 2:
        return scenarios.declared(rules)
    state = taken(rules=rules, trump="H", turned="8H", hands=(RUNS[0], RUNS[1]))
    with_card = any(isinstance(e, Play) and e.declarations for e in legal_actions(state, 0))
    return state.phase.value, with_card, finish(state).results[0].declarations


def choices_of_a_long_run(rules: Ruleset) -> tuple[str, int]:
    """Return what counts of seven cards in a row, and how many declarations they make."""
    if rules.players > 2:
        return scenarios.choices_of_a_long_run(rules)
    heard = view(taken(LONG, rules=rules), 0).heard
    return "-".join(card.text for card in heard[0].cards), len(heard)


def words_said(rules: Ruleset) -> tuple[bool, bool, ByAccount, list[int]]:
    """Tell whether a word may go with the king, and with the queen; who scores if it went with
    both; how many words are said after the king."""
    if rules.players > 2:
        state = play(taken_by_four(scenarios.BELOTE, "JS", rules=rules), "JS 8S")
        said = play(state, "KS!" if rules.belote_announce in ("prompt", "strict") else "KS")
        words = [each.words for each in view(said, None).belotes]
        return *scenarios.words_asked(rules), words
    state = taken(BELLA, trump="H", turned="8H", rules=rules)
    asked: list[bool] = []
    spoken: list[list[int]] = []
    for card in ("KH", "QH"):
        while asked_seat(state) != 0:
            state = do(state, str(legal_actions(state, 1)[0]))
        plays = [e for e in legal_actions(state, 0) if isinstance(e, Play) and e.card.text == card]
        asked.append(any(each.word for each in plays))
        state = do(state, str(plays[0]))
        spoken.append([each.words for each in view(state, None).belotes])
    return asked[0], asked[1], finish(state).results[0].belotes, spoken[0]


def tied(rules: Ruleset) -> tuple[str, Any, Any]:
    """Return what comes of a deal in which both have 81."""
    score = score_deal(rules, 81)
    return score.outcome.value, score.written, score.held
