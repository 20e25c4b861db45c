"""Drafts, announcements, lobbies and results say whether they count for a rating."""

from dataclasses import replace
from typing import Any

import pytest

from bot.rules import find_preset
from bot.tables.finished.results import (
    LEAST_DEALS,
    ROBOTS_POOL,
    Unrated,
    as_rated,
    judge,
)
from bot.text import Words
from bot.tournaments import FORMATS, plan_of
from cogs.lobby.lobby_screen import lobby_screen
from cogs.screens.names import result_rated_line
from cogs.tournaments.announcement import announcement_screen
from cogs.tournaments.organising.draft_screens import draft_screen
from tests.cogs.lobby.test_option_pages import Changed, lobby
from tests.cogs.tournaments.boards import taken
from tests.cogs.tournaments.test_announcement import event_of, name

MEDAL = "🏅"
NOT_SO = {
    "en": "Not rated",
    "fr": "non classé",
    "de": "Nicht gewertet",
    "nl": "Zonder klassement",
    "bg": "Без рейтинг",
}


def lines_of_tournament(words: Words, preset: str, **changes: Any) -> list[str]:
    """The line that its draft and its announcement have, before and after it."""
    plan = changes.pop("plan", plan_of(format="concours"))
    options = find_preset(preset).changed(changes).options()
    event = event_of(plan=plan, preset=preset, options=options, name="Friday")
    over = replace(event, row=event.row._replace(state="finished"))
    screens = [announcement_screen(each, name, words) for each in (event, over)]
    told = [taken(each) for each in (draft_screen(event, words), *screens)]
    return [
        line.removeprefix("-# ")
        for each in told
        for line in each.split("\n")
        if MEDAL in line or NOT_SO[words.language].lower() in line.lower()
    ]


@pytest.mark.parametrize("preset", ["contest", "coinche_bga", "contree_ffb", "dutch"])
def test_a_club_of_any_rated_game_reads_that_its_tournaments_count(
    preset: str, words: Words
) -> None:
    end = {"end_mode": "deals", "deals_limit": LEAST_DEALS}
    assert lines_of_tournament(words, preset, **end) == [words("tournament-rated")] * 3
    knock_out = {"plan": plan_of(format="knock_out"), "end_mode": "target", "target": 1000}
    assert lines_of_tournament(words, preset, **knock_out) == [words("tournament-rated")] * 3


def test_what_does_not_count_says_why(words: Words) -> None:
    assert (
        lines_of_tournament(words, "contest", direction="cw")
        == [words("tournament-unrated-rules")] * 3
    )
    few = {"end_mode": "deals", "deals_limit": LEAST_DEALS - 1}
    points = words.number(1000)
    short = words("lobby-unrated-too-short", deals=LEAST_DEALS, points=points)
    assert lines_of_tournament(words, "contest", **few) == [short] * 3
    assert str(LEAST_DEALS) in short
    assert points in short


@pytest.mark.parametrize("format_", [each.name for each in FORMATS.values() if each.shared_boards])
def test_a_duplicate_counts_as_a_whole_whatever_its_rules(format_: str, words: Words) -> None:
    boards = {"end_mode": "boards", "allpass_dealer": "next", "direction": "cw"}
    told = lines_of_tournament(words, "contest", plan=plan_of(format=format_), **boards)
    assert told == [words("lobby-rated-duplicate")] * 3


def test_a_lobby_says_so_before_anybody_sits_down(words: Words) -> None:
    rules = as_rated(find_preset("french"))
    for changed, text_id in (
        (rules, "lobby-rated"),
        (rules.changed({"direction": "cw"}), "lobby-unrated.rules"),
        (rules.changed({"shuffle": "cut_only"}), "lobby-unrated.shuffle"),
    ):
        told = taken(lobby_screen(lobby(Changed("french", changed)), words))
        assert words(text_id) in told
        assert (NOT_SO[words.language].lower() in told.lower()) == (text_id != "lobby-rated")
    short = rules.changed({"target": 1000 - 1})
    assert judge(short, ()) is Unrated.TOO_SHORT
    told = taken(lobby_screen(lobby(Changed("french", short)), words))
    assert words.number(1000) in told


def test_a_result_says_so_too(words: Words) -> None:
    assert result_rated_line("coinche", None, words) == words("lobby-rated")
    assert result_rated_line(ROBOTS_POOL, None, words) == words("lobby-rated-robots")
    assert result_rated_line(None, "duplicate", words) == words("lobby-rated-duplicate")
    whys = {result_rated_line(None, each, words) for each in Unrated if each != "duplicate"}
    assert len(whys) == len(Unrated) - 1
    assert all(each.startswith(words("history-unrated", why="rules")[:6]) for each in whys)
    assert result_rated_line(None, None, words) == "", "it was given up, or is practice"
