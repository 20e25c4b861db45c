"""/leaderboard over the loopback: pages, orders, seasons, one's own row, hidden people."""

from typing import Any

import pytest
from sqlalchemy import insert

from bot.rankings.calendar import week_begins, week_of
from bot.rankings.rating import share_of
from bot.sandbox import ShownMessage
from bot.storage.engine.result_schema import ratings
from bot.storage.engine.schema import people as people_table
from bot.storage.people import people
from bot.storage.ratings import seasons
from bot.storage.ratings.leaderboards import POOLS
from bot.text import words_for
from cogs.press import press_id
from tests.end_to_end.club import Club, button_id
from tests.end_to_end.playing import LANGUAGES
from tests.end_to_end.rankings.club_of_four import (
    NAMES,
    ids,
    party,
    press_any,
    rank,
    server_id,
)
from tests.end_to_end.seating import now

EN = words_for("en")


async def season_of(evening: Club) -> tuple[float, float]:
    season = await evening.bot.database.ask(seasons.current, await server_id(evening))
    assert season is not None
    return season.starts_at, season.ends_at


async def crowd(evening: Club, size: int) -> None:
    """So many strangers, each with a rating of all time on this server."""
    server = await server_id(evening)
    board = {"scope": server, "season": 0, "pool": "classique", "mu": 25.0, "sigma": 8.0}
    numbers = range(1000, 1000 + size)
    async with evening.bot.database.write() as connection:
        await connection.execute(
            insert(people_table),
            [{"id": n, "discord_id": n, "name": f"P{n}", "created_at": 0} for n in numbers],
        )
        await connection.execute(
            insert(ratings),
            [
                board | {"person_id": n, "shown": float(n), "parties": 20, "won": 9, "rate": 0.45}
                for n in numbers
            ],
        )


async def ask(evening: Club, who: str = "alice") -> ShownMessage:
    reply = await evening.slash(who, "leaderboard")
    await evening.settle()
    return reply.message


def lines(message: ShownMessage) -> list[str]:
    """The rows of people, the reader's own below the page among them."""
    return [
        each
        for each in message.text().splitlines()
        if EN("leaderboard-own") in each or "**P" in each
    ]


async def test_an_empty_board_says_how_to_get_on_it(evening: Club) -> None:
    for who, language in LANGUAGES.items():
        words = words_for(language)
        board = await ask(evening, who)
        assert board.ephemeral
        usual = {"de": "declarations", "nl": "klaverjas", "bg": "bulgarian"}
        first = usual.get(language, "classique")
        assert board.text().splitlines()[1].startswith(words(f"pool-name.{first}"))
        for pool in POOLS:
            await evening.choose(who, board, "board_pool", pool)
            board = now(evening, who, board)
            own = {each: words(f"leaderboard-empty.{each}") for each in ("robots", "duplicate")}
            empty = words("leaderboard-empty", pool=words(f"pool-name.{pool}"))
            assert own.get(pool, empty) in board.text()


async def test_who_won_stands_above_who_lost(evening: Club) -> None:
    for _ in range(2):
        await party(evening, *LANGUAGES)
    for who, language in LANGUAGES.items():
        words = words_for(language)
        shown = (await ask(evening, who)).text()
        assert f"**__{NAMES[who]}__**" in shown
        won = words("leaderboard-won", won=2, count=2, rate=words.percent(1))
        lost = words("leaderboard-won", won=0, count=2, rate=words.percent(0))
        rows = [row for row in shown.splitlines() if won in row or lost in row]
        assert [won in row for row in rows] == [True, True, False, False]
        assert [row[0] for row in rows[:2]] == ["1", "1"]
        assert words("leaderboard-provisional", mark="?", count=10) in shown
        assert words("leaderboard-medals", count=5, of="games") in shown
        months = words.months(*await season_of(evening))
        season = words("leaderboard-season", number=1, months=months)
        assert season in shown


async def test_every_choice_is_kept_in_the_message(evening: Club) -> None:
    await party(evening, *LANGUAGES)
    await party(evening, "alice", "benoit", pool="decouverte")
    board = await ask(evening)
    await evening.choose("alice", board, "board_by", "pair")
    board = now(evening, "alice", board)
    assert "**__Alice and Clara__**" in board.text()
    assert "**Benoît and Daan**" in board.text()
    await evening.press("alice", board, "board_scope")
    board = now(evening, "alice", board)
    assert f"{EN('leaderboard-everywhere')} · " in board.text().splitlines()[1]
    assert "**__Alice and Clara__**" in board.text()
    await evening.choose("alice", board, "board_by", "rate")
    board = now(evening, "alice", board)
    assert EN("leaderboard-minimum", count=10) in board.text()
    assert EN("leaderboard-empty-rate", count=10) in board.text()
    assert "Alice" not in board.text()
    await evening.choose("alice", board, "board_by", "won")
    await evening.choose("alice", now(evening, "alice", board), "board_pool", "decouverte")
    board = now(evening, "alice", board)
    assert "**__Alice__**" in board.text()
    assert "Clara" not in board.text()
    await evening.choose("alice", board, "board_season", "0")
    head = now(evening, "alice", board).text().splitlines()[1]
    parts = ("pool-name.decouverte", "leaderboard-everywhere", "leaderboard-all-time")
    assert head == " · ".join(map(EN, (*parts, "leaderboard-by.won")))


async def test_a_season_that_is_over_can_be_looked_at(evening: Club) -> None:
    await party(evening, *LANGUAGES)
    server = await server_id(evening)
    async with evening.bot.database.write() as connection:
        old = await seasons.current(connection, server)
        assert old is not None
        await seasons.close(connection, old.id, 1)
        await seasons.begin(connection, server, 2, (old.ends_at, old.ends_at + 86400), 1)
    board = await ask(evening)
    head = board.text().splitlines()[1]
    assert "Season 2" in head
    assert "Alice" not in board.text()
    await evening.choose("alice", board, "board_season", old.id)
    board = now(evening, "alice", board)
    assert "Season 1" in board.text().splitlines()[1]
    assert "**__Alice__**" in board.text()
    # A season of here is none of everywhere: there the one that goes on is shown.
    everywhere = press_id("board", "classique", "all", old.id, "rating", 0)
    assert "**__Alice__**" in (await press_any(evening, "alice", everywhere)).text()


@pytest.mark.parametrize(("size", "pages"), [(10, 1), (10_000, 1000)])
async def test_pages(evening: Club, size: int, pages: int) -> None:
    await crowd(evening, size)
    board = await ask(evening)
    assert EN("leaderboard-page", page=1, pages=pages, count=size) in board.text()
    assert board.text().splitlines()[2].startswith(f"🥇 **P{999 + size}** · ")
    assert len(lines(board)) == min(size, 10)
    assert EN("leaderboard-not-on-it") in board.text()
    dead = [each.label for each in board.buttons() if each.disabled]
    assert dead == [EN("leaderboard-previous"), *([EN("leaderboard-next")] if pages == 1 else [])]
    if pages == 1:
        return
    turned = button_id(board, "board:classique")
    last = turned.rpartition(":")[0] + f":{pages - 1}"
    await evening.press("alice", board, "board:classique")
    board = now(evening, "alice", board)
    assert EN("leaderboard-page", page=2, pages=pages, count=size) in board.text()
    assert f"11 · **P{989 + size}**" in board.text()
    for beyond in (last, turned.rpartition(":")[0] + ":999999999"):
        shown = await press_any(evening, "alice", beyond)
        assert EN("leaderboard-page", page=pages, pages=pages, count=size) in shown.text()
        assert f"{EN.number(size)} · **P1000**" in shown.text()


async def test_ones_own_row_stands_below_a_page_without_it(evening: Club) -> None:
    await crowd(evening, 11)
    known, server = await ids(evening), await server_id(evening)
    async with evening.bot.database.write() as connection:
        row = {"scope": server, "season": 0, "pool": "classique", "mu": 25.0, "sigma": 8.0}
        row |= {"person_id": known["alice"], "shown": 100.0, "parties": 20, "won": 9, "rate": 0.45}
        await connection.execute(insert(ratings), [row])
    board = await ask(evening)
    assert lines(board)[-1].startswith(f"{EN('leaderboard-own')} 12 · **__Alice__** · 100 · ")
    await evening.press("alice", board, "board:classique")
    board = now(evening, "alice", board)
    assert EN("leaderboard-own") not in board.text()
    # Shown to everybody, it is nobody's.
    await evening.press("alice", board, "board_post")
    shown = evening.lobby("benoit")
    assert "P1000" in shown.text()
    assert "Alice" in shown.text()
    assert "__" not in shown.text()
    before = shown.text()
    # Who presses a button there gets their own.
    reply = await evening.press("benoit", shown, "board_scope")
    assert reply.message.ephemeral
    assert now(evening, "alice", shown).text() == before


async def test_who_hides_is_seen_by_themselves_alone(evening: Club) -> None:
    await party(evening, *LANGUAGES)
    await rank(evening, "clara", "hidden")
    for who in LANGUAGES:
        for by in ("rating", "won", "pair"):
            board = await ask(evening, who)
            await evening.choose(who, board, "board_by", by)
            shown = now(evening, who, board).text()
            assert ("Clara" in shown) == (who == "clara")
    board = await ask(evening, "clara")
    assert words_for("de")("leaderboard-hidden") in board.text()
    await evening.press("clara", board, "board_post")
    assert "Clara" not in evening.lobby("alice").text()
    await rank(evening, "clara", "shown")
    assert "Clara" in (await ask(evening)).text()


async def test_who_is_new_since_monday_is_called_new(evening: Club) -> None:
    """Not in the first week of all, when everybody is; nor once the season is over."""
    clock = evening.clock

    async def monday() -> None:
        moment = week_begins(week_of(clock.now()) + 1)
        await clock.leap(moment - clock.now())
        await evening.settle()

    await party(evening, "alice", "benoit", pool="decouverte")
    assert EN("leaderboard-movement-new") not in (await ask(evening)).text()
    await monday()
    await party(evening, "clara", "benoit", pool="decouverte")
    for who, language in LANGUAGES.items():
        words = words_for(language)
        shown = (await ask(evening, who)).text()
        new = [row for row in shown.splitlines() if row.endswith(f" · {words('leaderboard-new')}")]
        assert [("Clara" in row) for row in new] == [True]
        assert words("leaderboard-movement-new") in shown
    # Who hides themselves stands nowhere on Monday, and is not new to themselves each week.
    await rank(evening, "clara", "hidden")
    await monday()
    words = words_for(LANGUAGES["clara"])
    shown = (await ask(evening, "clara")).text()
    assert "Clara" in shown
    assert words("leaderboard-movement-new") not in shown
    await rank(evening, "clara", "shown")
    assert words("leaderboard-movement-new") in (await ask(evening, "clara")).text()
    # A final table does not move.
    _, end = await season_of(evening)
    await clock.leap(end - clock.now())
    await evening.settle()
    board = await ask(evening)
    old = next(o["value"] for o in season_options(board) if "Season 1" in o["label"])
    await evening.choose("alice", board, "board_season", old)
    shown = now(evening, "alice", board).text()
    assert "Clara" in shown
    assert EN("leaderboard-movement-new") not in shown
    assert EN("leaderboard-movement") not in shown


def season_options(board: ShownMessage) -> list[dict[str, Any]]:
    [found] = [each for each in board.selects() if "board_season" in each["custom_id"]]
    return found["options"]


async def test_how_it_works_is_explained_at_a_press(evening: Club) -> None:
    """The share of the same people again is among it, with the fractions of `share_of`."""
    for who, language in LANGUAGES.items():
        words = words_for(language)
        reply = await evening.press(who, await ask(evening, who), "board_how")
        assert reply.message.ephemeral
        assert words("leaderboard-explained-same") in reply.message.text()
        assert words("leaderboard-explained-rating", count=10) in reply.message.text()
    assert [share_of(n) for n in range(6)] == [1, 1, 1, 3 / 4, 3 / 5, 3 / 6]


async def test_games_with_robots_count_for_who_wants_it(evening: Club) -> None:
    for choice, rated in (("rated", True), ("unrated", False)):
        reply = await evening.slash("alice", "preferences")
        await evening.choose("alice", reply.message, "set_ladder", choice)
        async with evening.bot.database.read() as connection:
            alice = int(evening.person("alice").id)
            person = await people.find_by_discord_id(connection, alice)
        assert person is not None
        assert person.robot_ladder == rated


async def test_one_sided_pairs_are_listed_for_who_manages_the_server(evening: Club) -> None:
    reply = await evening.slash("alice", "setup")
    listed = await evening.press("alice", reply.message, "pairs")
    assert EN("pairs-none") in listed.message.text()
    for _ in range(10):
        await party(evening, "alice", "benoit", pool="decouverte")
    listed = await evening.press("alice", reply.message, "pairs")
    assert listed.message.ephemeral
    line = EN("pairs-line", winner="Alice", loser="Benoît", won=10, count=10)
    assert line in listed.message.text()
    assert EN("pairs-about") in listed.message.text()
    # Nobody else is shown it, whatever they send.
    refused = await press_any(evening, "benoit", press_id("pairs"))
    assert "Alice" not in refused.text()
    assert words_for("fr")("pairs-about") not in refused.text()
