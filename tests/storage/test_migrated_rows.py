"""Rows that a migration changes mean afterwards what they meant before."""

import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.rules import DRAWN, TEAMS
from bot.storage.delivery.row import TABLE_VIEWER
from bot.storage.delivery.subjects import Subject
from tests.storage.filling import ROWS, contents
from tests.storage.old_files import Contents, filled, upgrade


def updated(folder: Path, revision: str, *statements: str) -> Contents:
    """The rows of a file of that revision, changed by `statements` before it was updated."""
    file = filled(folder, revision)
    with closing(sqlite3.connect(file)) as connection, connection:
        for statement in statements:
            connection.execute(statement)
    upgrade(file)
    return contents(file)


def test_who_sat_before_rules_could_be_changed_has_agreed(tmp_path: Path) -> None:
    after = updated(tmp_path, "0001")
    assert [seat["agreed"] for seat in after["seats"]] == [True] * ROWS
    assert [game["rules_name"] for game in after["games"]] == [None] * ROWS


def test_a_record_that_was_public_stays_public(tmp_path: Path) -> None:
    after = updated(
        tmp_path, "0015", "UPDATE results SET published_at = CASE game_id WHEN 1 THEN 5 END"
    )
    assert [game["published_at"] for game in after["games"]] == [5.0, None, None]


def test_the_seats_of_old_results_played_for_the_sides_that_they_sat_on(tmp_path: Path) -> None:
    tables = ("result_players", "result_leavers")
    after = updated(tmp_path, "0033", *[f"UPDATE {each} SET seat = rowid - 1" for each in tables])
    for table in tables:
        assert {row["side"] == TEAMS.of(row["seat"]) for row in after[table]} == {True}


def test_the_sides_of_old_results_have_their_points_and_in_a_draw_none_has_won(
    tmp_path: Path,
) -> None:
    ends = enumerate([(1010, 500, 0), (480, 1030, 1), (700, 700, DRAWN)], 1)
    after = updated(
        tmp_path,
        "0034",
        *[
            f"UPDATE results SET score_0 = {ours}, score_1 = {theirs}, winner = {winner}"
            f" WHERE id = {number}"
            for number, (ours, theirs, winner) in ends
        ],
    )
    assert sorted(tuple(row.values()) for row in after["result_sides"]) == [
        (1, 0, 1010, True),
        (1, 1, 500, False),
        (2, 0, 480, False),
        (2, 1, 1030, True),
        (3, 0, 700, False),
        (3, 1, 700, False),
    ]


def test_what_was_sent_is_not_sent_again_and_what_was_not_is(tmp_path: Path) -> None:
    messages = updated(
        tmp_path,
        "0035",
        "UPDATE digests SET message_id = CASE id WHEN 1 THEN 77 WHEN 2 THEN 0 END",
        "UPDATE podiums SET message_id = CASE id WHEN 1 THEN 77 WHEN 2 THEN 0 END",
        "UPDATE tournament_posts SET subject = 'round', wanted = 9,"
        " shown = CASE id WHEN 1 THEN 9 WHEN 2 THEN -4 ELSE 0 END,"
        " message_id = CASE id WHEN 3 THEN NULL ELSE 77 END",
        "UPDATE tournament_letters SET subject = 'place', done = id < 3,"
        " in_channel = id = 2, message_id = CASE id WHEN 1 THEN 77 END",
        "UPDATE tournaments SET channel_id = 55",
        "UPDATE messages SET subject = 'gone' WHERE id = 2",
    )["messages"]
    moved: dict[str, list[tuple[object, ...]]] = {}
    for row in messages:
        facts = (row["channel_id"], row["message_id"], row["wanted"] - row["shown"])
        moved.setdefault(row["subject"], []).append(facts)
    # The channels are those that they were filled with.
    assert moved["digest"] == [(1, 77, 0), (2, None, 0), (3, None, 1)]
    assert moved["season"] == [(1, 77, 0), (2, None, 0), (3, None, 1)]
    assert moved["round"] == [(1, 77, 0), (2, 77, 1), (3, None, 2)]
    assert moved["place_free"] == [(None, 77, 0), (55, None, 0), (None, None, 1)]
    [gone] = [row for row in messages if row["subject"] == "gone"]
    assert (gone["game_id"], gone["viewer"], gone["number"]) == (None, TABLE_VIEWER, 0)


def test_a_games_messages_keep_their_deal_as_their_number(tmp_path: Path) -> None:
    """So does a hand that somebody left, which had no deal; what never failed has no moment."""
    messages = updated(
        tmp_path,
        "0036",
        "UPDATE messages SET viewer = NULL, number = 4, deal = 3, retry_at = 9 WHERE id = 3",
        "UPDATE messages SET deal = 7, number = NULL, retry_at = 0 WHERE id = 1",
        "UPDATE messages SET subject = 'left', deal = 2, number = NULL WHERE id = 2",
    )["messages"]
    rows = {row["id"]: row["number"] for row in messages}
    assert rows == {1: 7, 2: 2, 3: 4}
    moments = {row["id"]: row["retry_at"] for row in messages}
    assert (moments[1], moments[3]) == (None, 9)


def test_a_digest_keeps_the_deal_that_it_shows(tmp_path: Path) -> None:
    messages = updated(
        tmp_path,
        "0044",
        "UPDATE messages SET subject = 'digest', facts = NULL",
        "UPDATE messages SET game_id = 2, deal = 5 WHERE id = 1",
        "UPDATE messages SET game_id = NULL, deal = NULL WHERE id = 2",
        "UPDATE messages SET viewer = NULL, number = NULL",
    )["messages"]
    rows = {row["id"]: row for row in messages}
    assert json.loads(rows[1]["facts"]) == {"game": 2, "deal": 5}
    assert rows[2]["facts"] is None
    assert {each["game_id"] for each in rows.values()} == {None}
    assert {(each["viewer"], each["number"]) for each in rows.values()} == {(TABLE_VIEWER, 0)}


def test_what_was_said_in_the_channel_of_its_tournament_was_said_aloud(tmp_path: Path) -> None:
    messages = updated(
        tmp_path,
        "0045",
        "UPDATE messages SET tournament_id = 1, person_id = 1, channel_id = 77",
        "UPDATE tournaments SET channel_id = 88",
        "UPDATE messages SET channel_id = 88 WHERE id = 1",
        "UPDATE messages SET channel_id = 88, person_id = NULL WHERE id = 2",
    )["messages"]
    aloud = {row["id"]: bool(row["aloud"]) for row in messages}
    assert aloud == dict.fromkeys(aloud, False) | {1: True}


def test_no_party_of_before_ends_with_a_deal_that_is_played_once_more(tmp_path: Path) -> None:
    games = updated(tmp_path, "0046")["games"]
    assert [bool(game["once_more"]) for game in games] == [False] * ROWS


def test_messages_of_early_ends_and_lost_tables_are_found_by_their_new_names(
    tmp_path: Path,
) -> None:
    messages = updated(
        tmp_path,
        "0043",
        "UPDATE messages SET subject = CASE id WHEN 1 THEN 'farewell' ELSE 'place' END",
    )["messages"]
    subjects = {row["id"]: row["subject"] for row in messages}
    assert (subjects[1], subjects[2]) == (Subject.EARLY_END, Subject.TABLE_LOST)


def test_seasons_that_nobody_saw_pass_get_a_row(tmp_path: Path) -> None:
    """Three ended while the bot was away: before, the season after them was the next number."""
    file = tmp_path / "club.db"
    upgrade(file, "0024")
    quarters = [datetime(2027 + n // 4, n % 4 * 3 + 1, 1, tzinfo=UTC).timestamp() for n in range(8)]
    connection = sqlite3.connect(file)
    connection.executemany(
        "INSERT INTO seasons (scope, number, starts_at, ends_at, first_result, last_result, "
        "first_match, last_match) VALUES (0, ?, ?, ?, ?, ?, 0, ?)",
        [
            (1, *quarters[0:2], 0, 3, 0),
            (2, *quarters[1:3], 3, 5, 1),
            (3, *quarters[5:7], 5, None, None),
        ],
    )
    connection.commit()
    upgrade(file)
    found = connection.execute(
        "SELECT number, starts_at, ends_at, first_result, last_result FROM seasons ORDER BY number"
    ).fetchall()
    connection.close()
    assert found == [
        (1, *quarters[0:2], 0, 3),
        (2, *quarters[1:3], 3, 5),
        (3, *quarters[2:4], 5, 5),
        (4, *quarters[3:5], 5, 5),
        (5, *quarters[4:6], 5, 5),
        (6, *quarters[5:7], 5, None),
    ]
