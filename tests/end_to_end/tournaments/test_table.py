"""A tournament's table as its people live it: called once, told the time, told what it counts."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.sandbox import ShownMessage
from bot.tables.party.open_party import Asker
from bot.text import words_for
from tests.end_to_end.club import Club, club, club_in, crash, is_picture, seed
from tests.end_to_end.playing import LANGUAGES, Table, is_over, steady
from tests.end_to_end.tournament_tables import (
    Calls,
    begin,
    card,
    in_thread,
    one_deal_done,
    person_id,
    wait,
)
from tests.sandbox_fixtures import running_sandbox

EN = words_for("en")
TITLE = EN("tournament-table-name", tournament=r"Friday \*club\*", round="1", table="1")


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Club]:
    async with club(tmp_path, entropy=seed(242)) as opened:
        yield opened


def labels(message: ShownMessage) -> set[str]:
    return {each.label or "" for each in message.buttons()}


async def test_the_four_people_are_called_once(evening: Club) -> None:
    calls = Calls(evening)
    await begin(evening, round_seconds=1800)
    shown = card(evening)
    assert TITLE in shown.text()
    assert EN("tournament-table-deals", played=0, deals=2) in shown.text()
    assert {each.url for each in shown.buttons() if each.url} == {
        f"https://discord.com/channels/{evening.belote.guild_id}/{shown.thread_id}"
    }
    names = ", ".join(evening.person(who).name for who in ("alice", "benoit", "clara", "daan"))
    assert evening.thread().name == f"Round 1, table 1 · Friday *club* · {names}"
    [(where, opening)] = calls.messages
    assert where.id == evening.thread().id
    assert sorted(opening.mentions) == sorted(evening.person(who).id for who in LANGUAGES)
    first, *others = in_thread(evening)
    assert first.id == opening.id
    assert is_picture(others[-1], "table.png")
    current = (await evening.bot.tournaments.load(1)).current
    assert current is not None
    assert f"<t:{int(current.until or 0)}:t>" in opening.text()
    assert EN("tournament-table-then.robots") in opening.text()
    assert f"<t:{int(current.until or 0)}:R>" in others[-1].text()
    for who, language in LANGUAGES.items():
        names = {"tournament": r"Friday \*club\*", "round": "1", "table": "1"}
        assert words_for(language)("tournament-table-name", **names) in evening.hand(who).text()


async def test_nobody_is_called_again(tmp_path: Path) -> None:
    """Not by a bot that comes after a crash, nor in a thread that stands in place of another."""
    clock = ManualClock()
    async with running_sandbox(clock) as sandbox:
        async with club_in(sandbox, tmp_path, clock, entropy=seed(242)) as first:
            calls = Calls(first)
            await begin(first)
            crash(first.bot)
        async with club_in(sandbox, tmp_path, clock, entropy=seed(242)) as second:
            await second.advance(5)
            old = second.thread()
            sandbox.delete_channel(old)
            await second.advance(5)
            table = Table(second)
            while all(each.id == old.id for each in sandbox.threads()):
                await table.step(steady)
            await second.advance(5)
            texts = [each.text() for each in in_thread(second)]
            assert any(EN("tournament-table-cards", button="My hand") in each for each in texts)
            assert len(calls.messages) == 1


async def test_more_has_no_end_and_nobody_else_to_find(evening: Club) -> None:
    await begin(evening)
    reply = await evening.press("benoit", evening.table("benoit"), "more")
    french = words_for("fr")
    wanted = {french("tournament-table-where"), french("seats-leave")}
    assert wanted <= labels(reply.message)
    assert not labels(reply.message) & {french("end-button"), french("seats-replace")}
    assert french("tournament-table-own-place") in reply.message.text()


async def test_a_report_calls_the_organiser_to_the_table(evening: Club) -> None:
    await begin(evening)
    daan, dutch = evening.person("daan"), words_for("nl")
    alice = evening.person("alice")

    async def report(text: str) -> str:
        page = (await evening.press("daan", evening.table("daan"), "more")).message
        assert page is not None
        asked = await evening.press("daan", page, "report")
        assert asked.kind == "modal"
        reply = await daan.submit(asked, text=text)
        await evening.advance(2)
        return reply.message.text()

    told = dutch("report-told", names=f"**{alice.name}**")
    assert await report("Revoke in trick *5*") == f"{told} {dutch('report-goes-on')}"
    assert alice.dm is not None
    title = EN("tournament-player-notification.report", name=r"Friday \*club\*", table=1)
    [notification] = [each for each in alice.sees(alice.dm) if title in each.text()]
    assert f"**{daan.name}**" in notification.text()
    assert r"Revoke in trick \*5\*" in notification.text()
    guild, thread = evening.belote.guild_id, evening.thread().id
    urls = {each.url for each in notification.buttons()}
    assert f"https://discord.com/channels/{guild}/{thread}" in urls
    # A second call in the same minutes brings no second notification.
    assert await report("") == dutch("report-again", names=f"**{alice.name}**")
    assert sum(title in each.text() for each in alice.sees(alice.dm)) == 1


async def test_where_no_organiser_is_left_a_report_says_whom_to_ask(evening: Club) -> None:
    await begin(evening)
    page = (await evening.press("alice", evening.table(), "more")).message
    assert page is not None
    asked = await evening.press("alice", page, "report")
    reply = await evening.person("alice").submit(asked, text="")  # the only one who organises
    assert reply.message.text() == EN("report-nobody")


async def test_the_time_is_told_and_robots_play_what_is_missing(evening: Club) -> None:
    calls = Calls(evening)
    await begin(evening, deals=3, round_seconds=1200)
    table = Table(evening)
    await table.play_until(lambda game: bool(game.state and game.state.deal))
    began = evening.clock.now()
    await wait(evening, 600)
    [called] = [each for each in in_thread(evening) if "⏳ **" in each.text() and not each.mentions]
    assert called.mentions == []
    await wait(evening, 300)
    [again] = [each for each in in_thread(evening) if "⏳ **" in each.text() and not each.mentions]
    assert again.id != called.id
    await wait(evening, began + 1200 - evening.clock.now())
    up = EN("tournament-table-time-up")
    assert [up in each.text() for each in in_thread(evening)].count(True) == 1
    assert EN("tournament-table-last-deal") in evening.table().text()
    await table.play_until(is_over)
    await evening.advance(5)
    texts = [each.text() for each in in_thread(evening)]
    assert EN("tournament-table-robots", deals=2) in texts
    assert not any("⏳ **" in each for each in texts)  # it is up
    sheets = evening.sheets()
    assert len(sheets) == 2  # the deal that people finished, and the last one
    assert EN("tournament-table-counts") in sheets[-1].text()
    assert len(evening.hands("alice")) == 1  # what robots play brings no cards
    assert len(calls.messages) == 1


async def test_the_end_says_what_it_counts(evening: Club) -> None:
    event_id = await begin(evening)
    table = Table(evening)
    await table.play_until(one_deal_done)
    await evening.advance(3)
    assert EN("tournament-table-deals", played=1, deals=2) in card(evening).text()
    await table.play_until(is_over)
    await evening.advance(5)
    game = await table.game()
    assert game.state is not None
    sheet = evening.sheets()[-1]
    for team, points in enumerate(game.state.scores):
        shown = EN.number(points)
        line = f"**{shown} points**"
        assert line in sheet.text(), (team, sheet.text())
    review, *next_ones = [str(each.custom_id) for each in sheet.buttons()]
    assert review.startswith("dd:analysis:1:")
    assert next_ones == [f"dd:t_where:{event_id}", "dd:fair:1"]
    reply = await evening.press("clara", sheet, "t_where")
    assert reply.ephemeral
    assert "Friday" in reply.message.text()
    assert EN.number(max(game.state.scores)) in card(evening).text()
    async with evening.bot.database.read() as connection:
        found = await connection.exec_driver_sql("SELECT count(*) FROM tournament_results")
        assert found.scalar_one() == 1


async def test_a_newcomer_is_called_once_and_sits_down(evening: Club) -> None:
    evening.sandbox.add_person("emile", name="Émile", locale="fr")
    event_id = await begin(evening)
    calls = Calls(evening)
    boss, gone = await person_id(evening, "alice"), await person_id(evening, "daan")
    comes = await person_id(evening, "emile")
    await evening.bot.tournaments.verdicts.replace(event_id, Asker(boss, manages=True), gone, comes)
    await evening.advance(3)
    [(_, call)] = calls.messages
    assert call.mentions == [evening.person("emile").id]
    game = await Table(evening).game()
    assert game.seat_of(gone) is None
    reply = await evening.press("emile", call, "take_seat")
    assert reply.kind == "message"
    await evening.advance(3)
    assert (await Table(evening).game()).seat_of(comes) is not None
    [said] = [each for each in in_thread(evening) if each.id == call.id]
    assert EN("tournament-table-newcomer-sits", name="Émile") in said.text()
    assert said.buttons() == []
    assert len(calls.messages) == 1


async def test_a_best_of_three_is_one_thread_and_one_card(evening: Club) -> None:
    calls = Calls(evening)
    await begin(evening, format="knock_out", rounds=0, deals=1, final="best_of_3")
    shown, thread = card(evening), evening.thread()
    assert EN("tournament-table-best-of", parties=3) in in_thread(evening)[0].text()
    await Table(evening).play_until(is_over)
    await evening.advance(5)
    assert EN("tournament-table-next-party") in evening.sheets()[-1].text()
    second = Table(evening, 2)
    assert (await second.game()).row.status == "playing"
    await second.play_until(lambda game: bool(game.state and game.state.deal))
    await evening.settle()
    assert [each.id for each in evening.sandbox.threads()] == [thread.id]
    assert card(evening).id == shown.id
    words = card(evening).text()
    assert EN("tournament-table-parties", first=1, second=0) in words or (
        EN("tournament-table-parties", first=0, second=1) in words
    )
    assert f"dd:peek:{second.game_id}" in {each.custom_id for each in evening.table().buttons()}
    assert len(calls.messages) == 1
