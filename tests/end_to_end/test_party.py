"""Whole parties by clicks: four people, in English and in French, and one with three robots."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.rules import DRAWN, State, apply, parse_action, start, team_of
from bot.tables import Game
from bot.text import Words, words_for
from cogs.screens.names import TEAM_MARKS, seat_name, team_name
from tests.end_to_end.checks import check_everybody, live
from tests.end_to_end.club import Club, club, seed
from tests.end_to_end.playing import LANGUAGES, Table, steady
from tests.end_to_end.refusing import expect_refusal, press_forged
from tests.end_to_end.watching import Watch

TO_500 = {"end": "500"}


async def test_four_people_in_english(tmp_path: Path) -> None:
    """Three deals and a thrown-in one: made, belote, capot."""
    async with club(tmp_path, entropy=seed(242)) as evening:
        await play_a_party(evening, "alice")


async def test_four_people_in_french(tmp_path: Path) -> None:
    """Four deals: dedans, two litiges, what they held goes to the next; a belote forgotten."""
    async with club(tmp_path, entropy=seed(41)) as evening:
        await play_a_party(evening, "benoit")


async def play_a_party(evening: Club, opener: str) -> None:
    language = LANGUAGES[opener]
    words = words_for(language)
    watch = Watch(evening, language)
    table = Table(evening)
    await fill_the_lobby(evening, opener, words)
    await evening.press(opener, evening.lobby(opener), "start")
    await the_party_begins(table, words)
    while await table.step(steady):
        await watch.check(table)
        await check_everybody(table)
    await evening.advance(3)
    await watch.check(table)
    assert watch.named > 1000
    await the_party_is_over(table, words)
    await too_late(table)
    await once_more(table, opener, words)


async def fill_the_lobby(evening: Club, opener: str, words: Words) -> None:
    """The opener sits already; the others choose their seats, and are written to."""
    lobby = await evening.open(opener, **TO_500)
    rules = f"{words('preset-french')} · {words('end-target', target=words.number(500))}"
    assert words("table-name", number="1") in lobby.text()
    assert rules in lobby.text()
    assert words("lobby-free", free=3) in lobby.text()
    labels = [button.label for button in lobby.buttons()]
    assert labels.count(words("lobby-sit")) == 3
    assert labels.count(words("lobby-taken")) == 1
    others = [key for key in LANGUAGES if key != opener]
    for seat, who in enumerate(others, start=1):
        reply = await evening.press(who, evening.lobby(who), f"sit:1:{seat}")
        assert reply.kind == "update"
        assert evening.person(who).user.name in evening.lobby(opener).text()
    assert words("lobby-full") in evening.lobby(opener).text()
    for who, language in LANGUAGES.items():
        [letter] = evening.letters(who)
        assert words_for(language)("table-name", number="1") in letter.text()
        assert f"/{evening.belote.id}" in letter.text()


async def the_party_begins(table: Table, words: Words) -> None:
    evening = table.club
    await table.play_until(lambda game: game.state is not None and game.state.deal is not None)
    game = await table.game()
    thread = evening.thread()
    assert thread.parent_id == evening.belote.id
    assert thread.name is not None
    assert thread.name.startswith(words("table-name", number="1"))
    for who in LANGUAGES:
        assert evening.person(who).user.name in thread.name
        assert len(evening.hands(who)) == 1
    lobby = evening.lobby("alice")
    assert words("lobby-playing") in lobby.text()
    assert [b.url for b in lobby.buttons() if b.url] == [
        f"https://discord.com/channels/{evening.sandbox.guild.id}/{game.row.thread_id}"
    ]
    assert not live(lobby)


async def the_party_is_over(table: Table, words: Words) -> None:
    """The sheets add up to what the events replay to; only what comes next can be clicked."""
    evening, game = table.club, await table.game()
    events = await table.events()
    state = start(game.rules)
    for event in events:
        state = apply(state, parse_action(event.action)).state
    assert game.state == state
    assert game.row.status == "over"
    check_sheets(evening, game, state, words)
    check_forced([(event.action, event.made_by) for event in events])
    check_all_is_closed(evening, state)
    check_lobby(evening, game, state, words)
    await check_leaderboard(table, state)


def check_sheets(evening: Club, game: Game, state: State, words: Words) -> None:
    sheets = evening.sheets()
    assert len(sheets) == len(state.results)
    for sheet, result in zip(sheets, state.results, strict=True):
        text = sheet.text()
        assert words("table-deal", number=result.number) in text
        assert (
            words(
                "sheet-took",
                name=seat_name(game, result.taker, words),
                suit=words.suit(result.trump),
            )
            in text
        )
        assert (
            words(
                "sheet-totals",
                first=TEAM_MARKS[0],
                first_points=words.number(result.totals[0]),
                second=TEAM_MARKS[1],
                second_points=words.number(result.totals[1]),
            )
            in text
        )
        for team in (0, 1):
            assert f"**+{result.written[team]}**" in text
    assert state.winner is not None
    assert state.winner != DRAWN
    won = words(
        "party-won",
        team=team_name(game, state.winner, words),
        points=words.number(state.scores[state.winner]),
        other_points=words.number(state.scores[1 - state.winner]),
        deals=len(state.results),
    )
    assert won in sheets[-1].text()
    assert words("party-seed", seed=game.row.seed.hex()) in sheets[-1].text()
    assert all(not live(sheet) for sheet in sheets[:-1])
    labels = [button.label for button in sheets[-1].buttons()]
    assert labels == [words("party-again"), words("party-partners"), words("party-close")]


def check_forced(events: list[tuple[str, str]]) -> None:
    """The eighth trick plays itself, every other card is a player's own."""
    plays = [made_by for action, made_by in events if action.split()[1] == "play"]
    assert plays
    assert len(plays) % 32 == 0
    for first in range(0, len(plays), 32):
        assert set(plays[first : first + 28]) == {"player"}
        assert set(plays[first + 28 : first + 32]) == {"host"}


def check_all_is_closed(evening: Club, state: State) -> None:
    """A fresh hand each deal, thrown-in ones too, and none of them lives on."""
    for who in LANGUAGES:
        hands = evening.hands(who)
        assert len(hands) == state.deal_number
        assert not any(map(live, hands))
        assert words_for(LANGUAGES[who])("hand-closed") in hands[-1].text()
    tables = [m for m in evening.person("alice").sees(evening.thread()) if m.attachments]
    assert len(tables) == state.deal_number + len(state.results)
    assert not any(live(message) for message in tables[:-1])


def check_lobby(evening: Club, game: Game, state: State, words: Words) -> None:
    lobby = evening.lobby("alice")
    for team in (0, 1):
        line = f"{team_name(game, team, words)} · **{words.number(state.scores[team])}**"
        assert line in lobby.text()


async def check_leaderboard(table: Table, state: State) -> None:
    """Everybody reads it in his language: who won stands above who lost."""
    evening, game = table.club, await table.game()
    assert state.winner is not None
    for who, language in LANGUAGES.items():
        reply = await evening.person(who).slash(evening.belote, "leaderboard")
        words = words_for(language)
        assert reply.message is not None
        lines = reply.message.text().splitlines()
        assert lines[0] == f"## {words('leaderboard-title')}"
        winners = sorted(h.name for h in game.people if team_of(h.seat) == state.winner)
        losers = sorted(h.name for h in game.people if team_of(h.seat) != state.winner)
        names = [*((name, 1) for name in winners), *((name, 0) for name in losers)]
        for line, (name, won) in zip(lines[1:], names, strict=True):
            assert line.endswith(without_rank(words, name, won))
            assert line.startswith("🥇") == bool(won)


def without_rank(words: Words, name: str, won: int) -> str:
    return words("leaderboard-line", rank="", name=name, won=won, played=1)


async def too_late(table: Table) -> None:
    """Old buttons say that it is over; what comes next is for those who played."""
    last = table.club.sheets()[-1]
    for who, language in LANGUAGES.items():
        over = words_for(language)("refused-party-over")
        for verb in ("play:1:1p0:TS", "pass:1:1c0", "peek:1"):
            await expect_refusal(table, press_forged(table, who, last, f"dd:{verb}"), over)
    table.club.sandbox.add_person("emile", locale="fr")
    no_seat = words_for("fr")("refused-no-seat")
    for verb in ("again:1:same", "close_thread:1"):
        await expect_refusal(table, table.club.press("emile", last, verb), no_seat)


async def once_more(table: Table, opener: str, words: Words) -> None:
    """Again opens one lobby with the same seats, however many ask; then the thread is closed."""
    evening = table.club
    last = evening.sheets()[-1]
    before = await table.game()
    for who in (opener, next(key for key in LANGUAGES if key != opener)):
        reply = await evening.press(who, last, "again:1:same")
        assert reply.ephemeral
    again = await Table(evening, 2).game()
    assert [h.name for h in again.seats if h] == [h.name for h in before.seats if h]
    assert words("table-name", number="2") in evening.lobby(opener).text()
    assert (await table.game()).row.again_id == 2
    reply = await evening.press(opener, last, "close_thread")
    assert reply.ephemeral
    assert evening.thread().archived


@pytest.fixture
async def with_robots(tmp_path: Path) -> AsyncIterator[Table]:
    async with club(tmp_path, entropy=seed(7)) as evening:
        lobby = await evening.open("alice", **TO_500)
        await evening.press("alice", lobby, "fill")
        await evening.press("alice", evening.lobby("alice"), "start")
        yield Table(evening)


async def test_alice_and_three_robots(with_robots: Table) -> None:
    table, evening = with_robots, with_robots.club
    words = words_for("en")
    watch = Watch(evening, "en")
    while await table.step(steady):
        await watch.check(table)
        await check_everybody(table)
    await evening.advance(3)
    game = await table.game()
    state = game.state
    assert state is not None
    check_sheets(evening, game, state, words)
    assert not any(map(live, evening.hands("alice")))
    # Robots have no row on the leaderboard.
    reply = await evening.person("alice").slash(evening.belote, "leaderboard")
    assert reply.message is not None
    won = int(state.winner == 0)
    [line] = reply.message.text().splitlines()[1:]
    assert line.endswith(without_rank(words, "Alice", won))
    # With other partners: whoever sat opposite sits beside.
    last = evening.sheets()[-1]
    await evening.press("alice", last, "again:1:partners")
    again = await Table(evening, 2).game()
    assert [h.name if h and h.person else "robot" for h in again.seats] == ["Alice", *["robot"] * 3]


async def test_robots_take_their_time(with_robots: Table) -> None:
    """About a second each, and never onto a trick that is still being looked at."""
    table = with_robots
    pace = table.club.bot.tables.pace
    await table.play_until(lambda game: bool(game.state and game.state.results))
    asked_at, trick_at = None, 0.0
    played = 0
    for event in await table.events():
        if event.made_by == "robot":
            assert asked_at is not None
            assert event.at - asked_at >= pace.robot_delay
            assert event.at >= trick_at + pace.trick_pause or event.at < trick_at
        asked_at = event.at
        if " play " in event.action:
            played += 1
            if played % 4 == 0:
                trick_at = event.at
    assert played == 32
