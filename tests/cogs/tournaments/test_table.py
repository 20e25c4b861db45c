"""The things at a tournament's table: its card, its opening, its time, what it counts."""

from dataclasses import replace
from typing import Any

import pytest

from bot.rules import Ending, State, find_preset, view
from bot.storage.tournaments.rounds import AtTournament
from bot.tables import Game
from bot.tables.party.ending import EndedWhy
from bot.tables.party.open_party import Asker
from bot.tables.time.pace import Reminder
from bot.text import COMPLETE, words_for
from bot.tournaments import FORMATS
from bot.tournaments.live.event import board_rules
from cogs.hand.hand_screen import notice_text
from cogs.lobby.lobby_screen import lobby_screen
from cogs.screens.names import Teller, holder_name, table_name, thread_name
from cogs.table.seats_screen import away_screen, early_end_lines, early_end_screen, left_answer
from cogs.table.status import closing_text
from cogs.table.table_screen import deal_title, more_screen
from cogs.tournaments.table import (
    card_screen,
    counts_lines,
    newcomer_screen,
    opening_screen,
    round_line,
    round_time_screen,
)
from tests.cogs.at_table import LONG_NAMES, ended_by, game_of
from tests.cogs.tournaments.boards import taken as discord_takes
from tests.cogs.tournaments.boards import verbs, written
from tests.rules.parties import FOUR_SUITS, taken

EN = words_for("en")
LONG_ENOUGH = find_preset("contest")
CONTEST = LONG_ENOUGH.changed({"shuffle": "every_deal", "deals_limit": 1})
FRENCH = find_preset("french").changed({"shuffle": "every_deal", "target": 200})
FRIDAY = AtTournament(
    4, "Friday *club*", FORMATS["concours"], 2, 3, until=1_800_000_000.0, points=(0, 0), won=(0, 0)
)
UNTIL = "<t:1800000000:R>"


def at_table(state: State | None = None, at: AtTournament = FRIDAY, **more: Any) -> Game:
    game = game_of(taken(FOUR_SUITS, "JS") if state is None else state, preset="contest", **more)
    return replace(game, tournament=at)


def of(format_: str) -> AtTournament:
    return FRIDAY._replace(format=FORMATS[format_])


def closed(game: Game, why: EndedWhy) -> Game:
    return replace(game, row=game.row._replace(status="closed", ended_why=why))


def over(at: AtTournament = FRIDAY) -> Game:
    return at_table(ended_by(Ending.DEALS, CONTEST), at)


def counts(game: Game, at: AtTournament = FRIDAY) -> str:
    return "\n".join(counts_lines(replace(game, tournament=at), at, EN))


# The card, and how the table is called -----------------------------------------------------------


def test_the_table_is_called_by_its_round_and_number() -> None:
    assert table_name(at_table(), EN) == r"Friday \*club\* · round 2, table 3"
    name = "Round 2, table 3 · Friday *club* · Anna, Ben, Cléo, Dora"
    assert thread_name(at_table(), EN) == name


@pytest.mark.parametrize("language", COMPLETE)
def test_a_long_name_leaves_room_for_the_table(language: str) -> None:
    at = FRIDAY._replace(name="W" * 80, round=64, table=250)
    name = thread_name(at_table(at=at, names=LONG_NAMES), words_for(language))
    assert len(name) <= 100
    assert "64" in name
    assert "250" in name
    assert "Anna" in name


@pytest.mark.parametrize("length", range(1, 40))
def test_a_name_that_is_cut_ends_with_a_name(length: int) -> None:
    name = thread_name(at_table(at=FRIDAY._replace(name="W" * (length + 40))), EN)
    assert name[-1] not in " ,·"


def test_the_card_says_who_meets_whom_and_until_when() -> None:
    card = written(lobby_screen(at_table(), EN))
    assert card.splitlines() == [
        r"### Friday \*club\* · round 2, table 3",
        "🔵 Anna and Cléo",
        "🟠 Ben and Dora",
        f"-# ⏳ End of the round: {UNTIL}",
    ]


def test_the_card_says_how_it_ended() -> None:
    game = over()
    assert game.state is not None
    card = lobby_screen(game, EN)
    winner = game.state.winner
    for line, team in zip(written(card).splitlines()[1:], (0, 1), strict=True):
        assert line.startswith("🏆 ") is (team == winner)
        assert line.endswith(f"**{game.state.scores[team]}**")
    assert verbs(card) == []


@pytest.mark.parametrize(
    ("why", "told"),
    [
        (EndedWhy.DECIDED, EN("early-end.decided")),
        (EndedWhy.FORFEITED, EN("early-end.forfeited", names="Ben and Dora")),
    ],
)
def test_the_card_has_no_points_where_others_count(why: EndedWhy, told: str) -> None:
    game = at_table(at=FRIDAY._replace(sides=((1,), (2,)), absent=(2,)))
    ended = closed(game, why)
    assert written(lobby_screen(ended, EN)).splitlines()[1:] == [
        "🔵 Anna and Cléo",
        "🟠 Ben and Dora",
        f"-# {told}",
    ]


def test_a_deal_that_nobody_took_is_a_deal_that_does_not_count() -> None:
    """A game of two deals has no third one."""
    rules = CONTEST.changed({"deals_limit": 2})
    first = taken(FOUR_SUITS, "JS", rules=rules)
    seen = view(first, None)
    assert deal_title(seen, EN) == "Deal 1"
    assert deal_title(seen._replace(deal_number=2), EN) == "Deal 2 · 0 of 2 deals played"
    [result] = ended_by(Ending.DEALS, CONTEST).results
    played = seen._replace(deal_number=2, results=(result._replace(number=2),))
    assert deal_title(played, EN) == "Deal 2 · 1 of 2 deals played"
    assert deal_title(played, EN, 1) == "Deal 1"
    assert deal_title(seen._replace(deal_number=2, results=(result,)), EN) == "Deal 2"


# In the thread -----------------------------------------------------------------------------------


def test_the_opening_mentions_people_and_no_robots() -> None:
    said = written(opening_screen(at_table(robots=[3]), FRIDAY, EN))
    assert "🔵 <@100> and <@102>" in said
    assert "🟠 <@101> and Brun 🤖" in said
    assert UNTIL in said
    assert "<t:1800000000:t>" in said


def test_the_opening_says_whether_the_table_counts() -> None:
    for rules, told in (
        (LONG_ENOUGH, EN("lobby-rated")),
        (LONG_ENOUGH.changed({"direction": "cw"}), EN("lobby-unrated.rules")),
        (board_rules(CONTEST, 2), EN("lobby-rated-duplicate")),
    ):
        game = replace(at_table(), rules=rules)
        assert told in written(opening_screen(game, FRIDAY, EN))


@pytest.mark.parametrize(
    ("rules", "at", "then"),
    [
        (CONTEST, FRIDAY, "robots"),
        (CONTEST, FRIDAY._replace(stand_ins=False), "nothing"),
        (FRENCH, FRIDAY, "ahead"),
        (CONTEST, of("arena"), "nothing"),
    ],
)
def test_what_follows_when_time_is_up(rules: Any, at: AtTournament, then: str) -> None:
    game = replace(at_table(), rules=rules)
    assert EN(f"tournament-table-then.{then}") in written(opening_screen(game, at, EN))
    up = at._replace(last_deal=1)
    said = written(round_time_screen(replace(game, tournament=up), up, EN))
    assert EN(f"tournament-table-time-up.{then}") in said


def test_a_daily_has_a_window() -> None:
    at = of("daily")
    said = written(opening_screen(at_table(at=at), at, EN))
    assert EN("tournament-table-then.window") in said
    assert "robots play" not in said


def test_where_there_is_but_one_round_nobody_reads_of_it() -> None:
    at = of("arena")
    game = at_table(at=at)
    for told in (opening_screen(game, at, EN), card_screen(game, at, EN)):
        said = written(told)
        assert r"Friday \*club\* · table 3" in said
        assert "round" not in said.lower()


def test_a_round_without_a_limit_says_so() -> None:
    at = FRIDAY._replace(until=None)
    assert EN("tournament-table-no-limit") in written(opening_screen(at_table(), at, EN))
    assert round_line(at_table(at=at), EN) == ""


def test_the_line_under_the_table() -> None:
    assert round_line(at_table(), EN) == f"⏳ End of the round: {UNTIL}"
    assert "last deal" in round_line(at_table(at=FRIDAY._replace(last_deal=1)), EN)
    assert round_line(at_table(at=FRIDAY._replace(last_deal=1, robots=True)), EN) == ""
    assert round_line(over(), EN) == ""
    assert round_line(game_of(taken(FOUR_SUITS, "JS")), EN) == ""


def test_robots_say_how_many_deals_they_play() -> None:
    at = FRIDAY._replace(last_deal=4, robots=True)
    game = replace(at_table(), rules=CONTEST.changed({"deals_limit": 12}))
    assert "the 8 deals" in written(round_time_screen(game, at, EN))


def test_an_unfinished_table_of_which_robots_play_the_rest_was_not_thrown_in() -> None:
    game = at_table()
    seats = tuple(each and each._replace(relieved=True) for each in game.seats)
    state = game.state
    assert state is not None
    said = closing_text(view(state, None), Teller(replace(game, seats=seats), EN))
    assert "thrown in" not in said


def test_a_newcomer_is_called_to_their_seat_and_then_sits() -> None:
    game = at_table(robots=[2])
    person = at_table().holder(1).person
    called = newcomer_screen(game, 2, person, EN, closing=False)
    assert "<@101>" in written(called)
    assert "seat 3" in written(called)
    assert verbs(called) == ["take_seat"]
    taken_by = newcomer_screen(at_table(), 2, person, EN, closing=True)
    assert "Cléo" in written(taken_by)
    assert "<@" not in written(taken_by)
    assert verbs(taken_by) == []
    nobody = newcomer_screen(game, 2, person, EN, closing=True)
    assert EN("tournament-table-newcomer-late") in written(nobody)


def test_more_of_a_tournaments_table() -> None:
    of_tournament = more_screen(at_table(), Asker(1), EN)
    assert not {"end", "seat_offer", "seat_find"} & set(verbs(of_tournament))
    assert {"t_where", "seat_leave"} <= set(verbs(of_tournament))
    watching = more_screen(at_table(robots=[3]), Asker(99), EN)
    assert "take_seat" not in verbs(watching)
    assert "end" in verbs(more_screen(game_of(taken(FOUR_SUITS, "JS")), Asker(1), EN))


# What it counts ----------------------------------------------------------------------------------


def points(game: Game) -> tuple[int, ...]:
    assert game.state is not None
    return game.state.scores


def test_points_are_what_counts() -> None:
    game = over()
    for scored in points(game):
        assert f"**{scored} points**" in counts(game)


def test_match_points() -> None:
    game = over()
    one, other = points(game)
    assert one != other
    said = counts(game, of("swiss")).splitlines()[1:]
    for line, own, against in zip(said, (one, other), (other, one), strict=True):
        assert f"**{2 if own > against else 0} match points** ({own})" in line


def test_a_bracket_says_who_has_won() -> None:
    game = over()
    one, other = points(game)
    winner = EN("tournament-table-wins", team=("🔵 Anna and Cléo", "🟠 Ben and Dora")[other > one])
    bracket = of("knock_out")
    assert counts(game, bracket) == winner
    # What the table had before the deal that decides is counted.
    level = of("knock_out")._replace(points=(other, one), won=(0, 0), before=6)
    decided = of("knock_out")._replace(points=(other, other), won=(0, 0), before=6)
    assert counts(game, decided) == winner
    assert EN("tournament-table-one-more") not in counts(game, level)  # the party was won


def test_a_best_of_three_goes_on_until_two() -> None:
    game = over()
    one, other = points(game)
    ahead = int(other > one)
    final = of("knock_out")._replace(best_of=3)
    said = counts(game, final)
    assert EN("tournament-table-next-party") in said
    assert f"{1 - ahead} to {ahead}" in said
    level = final._replace(won=(ahead, 1 - ahead), before=6)
    assert "1 to 1" in counts(game, level)
    assert EN("tournament-table-next-party") in counts(game, level)
    second = final._replace(won=(1 - ahead, ahead), before=6)
    assert EN("tournament-table-next-party") not in counts(game, second)
    assert "🏆" in counts(game, second)
    late = final._replace(last_deal=1)
    assert "🏆" in counts(game, late)


def test_what_is_decided_or_hidden_is_not_said() -> None:
    game = over()
    decided = closed(game, EndedWhy.DECIDED)
    assert counts(decided) == ""
    boards = of("mitchell")
    assert counts(game, boards) == EN("tournament-table-boards")
    card = written(lobby_screen(replace(game, tournament=boards), EN))
    for scored in points(game):
        assert f"**{scored}**" not in card
    assert "🏆" not in card


@pytest.mark.parametrize(
    ("sides", "absent", "seats"),
    [
        (((1,), (2,)), (2,), (1, 3)),
        (((1,), (2,)), (1, 2), (0, 2, 1, 3)),
        (((1, 2), (3, 4)), (2, 3), (2, 1)),
    ],
)
def test_the_last_words_say_whose_forfeit_it_was(
    sides: tuple[tuple[int, ...], tuple[int, ...]], absent: tuple[int, ...], seats: tuple[int, ...]
) -> None:
    at = FRIDAY._replace(sides=sides, absent=absent)
    game = replace(over(), tournament=at)
    game = closed(game, EndedWhy.FORFEITED)
    names = EN.join_and([holder_name(game.seats[each], EN) for each in seats])
    assert early_end_lines(game, EN) == [EN("early-end.forfeited", names=names)]
    assert counts(game, at) == ""


def test_who_has_left_a_melee() -> None:
    game = over()
    seats = tuple(each and each._replace(away=each.seat == 1) for each in game.seats)
    game = replace(game, seats=seats)
    line = EN("tournament-table-left", name="Ben", points=162)
    assert line in counts(game, of("whist"))
    assert line not in counts(game)


def test_leaving_a_melee_has_its_price() -> None:
    melee = at_table(at=of("melee"))
    assert "162" in written(left_answer(melee, EN))
    assert "162" in written(away_screen(melee, EN))
    assert "162" not in written(left_answer(at_table(), EN))


@pytest.mark.parametrize("in_thread", [False, True])
def test_whoever_is_warned_of_a_robot_in_a_melee_knows_what_it_costs(in_thread: bool) -> None:
    for format_, told, costs in (
        ("melee", Reminder.WARNED, True),
        ("melee", Reminder.REMINDED, False),
        ("concours", Reminder.WARNED, False),
    ):
        game = at_table(at=of(format_))
        seats = (game.holder(0)._replace(told=told), *game.seats[1:])
        game = replace(game, seats=seats)
        said = notice_text(game, 0, EN, "https://x", in_thread=in_thread, until=1_800_000_000.0)
        assert ("loses 162 points" in said) is costs


def test_a_table_stopped_by_the_clock_counts() -> None:
    at = FRIDAY._replace(last_deal=1, stand_ins=False)
    game = over(at)
    last_word = early_end_screen(closed(game, EndedWhy.TIME), EN)
    for scored in points(game):
        assert f"**{scored} points**" in written(last_word)
    assert EN("early-end-uncounted") not in written(last_word)
    assert verbs(last_word) == ["t_where", "fair"]


@pytest.mark.parametrize("language", COMPLETE)
def test_every_language_within_all_limits(language: str) -> None:
    words = words_for(language)
    long = FRIDAY._replace(name="*" * 80)
    odd = find_preset("dutch").changed({"shuffle": "every_deal"})
    game = replace(at_table(at=long, names=LONG_NAMES), rules=odd)
    person = game.holder(1).person
    screens = (
        lobby_screen(game, words),
        opening_screen(game, long, words),
        round_time_screen(game, long, words),
        round_time_screen(game, long._replace(last_deal=3, robots=True), words),
        newcomer_screen(game, 1, person, words, closing=False),
        newcomer_screen(game, 1, person, words, closing=True),
        more_screen(game, Asker(1), words),
        early_end_screen(replace(over(long), row=game.row._replace(
            status="closed", ended_why=EndedWhy.TIME)), words),
    )  # fmt: skip
    assert all(map(discord_takes, screens))
