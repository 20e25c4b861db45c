"""Clocks at a table: a notice, a warning, then a robot. They start when the question has arrived,
and stand still while Discord is out of reach."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from discord.backoff import ExponentialBackoff

from bot.rules import Card
from bot.sandbox import ShownMessage
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.storage.games import clocks
from bot.tables import MadeBy, Pace
from bot.tables.options import TEMPOS
from bot.tables.time.pace import Reminder
from bot.text import words_for
from cogs.connection import ASKED_AGAIN, FAILURES, MAX_PAUSE, UNREACHED
from tests.end_to_end.checks import live
from tests.end_to_end.clocked import (
    EN,
    FULL,
    USUAL,
    alt_of,
    four,
    letters,
    slow,
    turn_of,
    until,
)
from tests.end_to_end.club import Club, club, seed
from tests.end_to_end.playing import LANGUAGES, Table, steady
from tests.end_to_end.seating import lobby_more
from tests.patience import PATIENCE


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Club]:
    async with club(tmp_path, pace=Pace(), entropy=seed(242)) as opened:
        yield opened


@pytest.fixture
async def table(evening: Club) -> Table:
    return await four(evening)


# A slow player ---------------------------------------------------------------------------------


async def test_a_notice_a_warning_and_a_robot(evening: Club, table: Table) -> None:
    """Each at its moment, in their language, once; the table names the moment from the start."""
    who, holder = await slow(table)
    since, words = holder.clock_from or 0.0, words_for(LANGUAGES[who])
    events, link = len(await table.events()), evening.hand_url(who)
    by = EN.timestamp(since + FULL)
    assert EN("table-turn", name=f"**{holder.name}**", when=by) in evening.table().text()
    notice = words("notice-dm", link=link)
    warning = words("warning-dm", link=link, when=by)
    await until(evening, since + 19.5)
    assert letters(evening, who) == []
    await until(evening, since + 20)
    assert letters(evening, who) == [notice]
    await until(evening, since + USUAL.turn - 0.5)
    assert letters(evening, who) == [notice]
    await until(evening, since + USUAL.turn)
    assert letters(evening, who) == [warning]
    await until(evening, since + FULL - 0.5)
    assert letters(evening, who) == [warning]
    assert len(await table.events()) == events
    await until(evening, since + FULL)
    assert letters(evening, who) == []
    played = (await table.events())[events]
    assert (played.made_by, played.person_id) == ("clock", None)
    assert int(played.action[0]) == holder.seat
    assert all(letters(evening, other) == [] for other in LANGUAGES if other != who)
    # Their hand shows what was played, and goes on.
    assert live(evening.hand(who))


async def test_twice_in_a_row_and_a_robot_keeps_the_seat(evening: Club, table: Table) -> None:
    who, holder = await slow(table)
    await until(evening, (holder.clock_from or 0.0) + FULL)
    holder = await turn_of(table, who)
    assert (holder.missed, holder.bank) == (1, 0)
    # Without a bank they are warned before their turn is over.
    since = holder.clock_from or 0.0
    await until(evening, since + 59.5)
    assert (await slow(table))[1].told == Reminder.REMINDED
    await until(evening, since + 60)
    assert (await slow(table))[1].told == Reminder.WARNED
    await until(evening, since + 90)
    game, own = await table.game(), words_for(LANGUAGES[who])
    assert game.holder(holder.seat).away
    [letter] = letters(evening, who)
    assert own("seats-away-hand") in letter
    # Everybody sees it, also whoever hears the picture.
    assert EN("seats-away-table", names=f"**{holder.name}**", count=1) in evening.table().text()
    assert f"A robot plays for {holder.name} until {holder.name} is back." in alt_of(
        evening.table()
    )
    # The robot is as quick as any, and the others still have their time.
    events = await table.events()
    while len(await table.events()) < len(events) + 12:
        if await away_is_asked(table, holder.seat):
            before = len(await table.events())
            await evening.advance(1)
            assert len(await table.events()) == before + 1
        else:
            await table.step(steady)
    made = (await table.events())[len(events) :]
    makers = {event.made_by for event in made if event.action.startswith(f"{holder.seat} ")}
    assert makers == {"robot"}
    # Back: they play themselves, with the time of a turn.
    await evening.press(who, evening.table(who), "seat_back")
    holder = await turn_of(table, who)
    assert (holder.away, holder.missed, holder.bank) == (False, 0, 0)
    await table.act(who, steady)
    assert EN("seats-away-table", names=f"**{holder.name}**", count=1) not in evening.table().text()


async def away_is_asked(table: Table, seat: int) -> bool:
    game = await table.game()
    decision = game.decision()
    at_once = game.row.trick_at is None or table.club.clock.now() >= game.row.trick_at + 2
    return decision is not None and decision.actor == seat and at_once


async def test_the_warning_of_who_has_closed_their_dms(evening: Club) -> None:
    """The warning comes in the thread, with one mention of them alone."""
    for who in LANGUAGES:
        evening.person(who).dms_open = False
    who, holder = await slow(await four(evening))
    since = holder.clock_from or 0.0
    await until(evening, since + USUAL.turn)
    calls = [m for m in evening.person("alice").sees(evening.thread()) if m.mentions]
    by = EN.timestamp(since + FULL)
    mention = evening.person(who).mention
    warned = EN("warning-thread", mention=mention, when=by)
    assert [m.text().splitlines()[0] for m in calls] == [warned]
    assert calls[0].mentions == [evening.person(who).id]
    await until(evening, since + FULL)
    texts = [m.text() for m in evening.person("alice").sees(evening.thread())]
    assert not any("⏳" in text for text in texts)


# The pace of a table ---------------------------------------------------------------------------


async def test_the_pace_is_chosen_in_the_lobby(evening: Club) -> None:
    """With a click beside the other choices; whoever sits there agrees to it, Again keeps it."""
    await evening.open("alice")
    assert EN("choice-tempo.usual") not in evening.lobby("alice").text()
    page = await lobby_more(evening, "alice")
    assert EN("choice-tempo.usual") in page.text()
    await evening.press("benoit", evening.lobby("benoit"), "sit:1:1")
    opened = await evening.press("alice", page, "options:")
    await evening.choose("alice", opened.message, "options_tempo", "six_hours")
    lobby = evening.lobby("alice").text()
    assert EN("choice-tempo.six-hours") in lobby
    assert EN("lobby-not-agreed", names="**Benoît**", count=1) in lobby
    assert (await Table(evening).game()).tempo == TEMPOS["six_hours"]
    await evening.press("benoit", evening.lobby("benoit"), "agree")
    assert EN("lobby-not-agreed", names="**Benoît**", count=1) not in evening.lobby("alice").text()
    panel = evening.person("alice").look(opened.message)
    [select] = [s for s in panel.selects() if s["custom_id"].startswith("dd:options_tempo")]
    assert [o["value"] for o in select["options"] if o.get("default")] == ["six_hours"]


def test_the_word_for_each_pace_names_its_seconds() -> None:
    """The words are those of what the clock does."""
    for language in LANGUAGES.values():
        words = words_for(language)
        for name, tempo in TEMPOS.items():
            numbers = [int(each) for each in re.findall(r"\d+", words(f"choice-tempo.{name}"))]
            assert numbers == shown(tempo.turn) + (shown(tempo.bank) if tempo.bank else [])


def shown(seconds: float) -> list[int]:
    units: list[tuple[float, Callable[[float], bool]]] = [
        (86400, lambda s: s >= 86400),
        (3600, lambda s: s >= 3600),
        (60, lambda s: s >= 60 and s != 90),
        (1, lambda _: True),
    ]
    return [round(seconds / next(unit for unit, fits in units if fits(seconds)))]


PICTURE_POSTS = "/channels/{channel_id}/messages"


# When the clock starts -------------------------------------------------------------------------


async def test_it_starts_when_the_hand_arrives(evening: Club) -> None:
    """Discord takes two minutes to deliver the first hands: nobody has lost any time."""
    await evening.open("alice")
    await evening.press("alice", evening.lobby("alice"), "fill")
    dm = evening.person("alice").dm
    assert dm is not None
    dm_id = dm.id
    to_dm = evening.sandbox.faults.plan(
        "503",
        "POST",
        PICTURE_POSTS,
        times=float("inf"),
        when=lambda call: call.path["channel_id"] == dm_id,
    )
    await evening.press("alice", evening.lobby("alice"), "start")
    table = Table(evening)
    while await table.asked() is None:
        await evening.advance(1)
    asked_at = (await table.game()).row.asked_at or 0.0
    await evening.advance(120)
    assert (await table.game()).holder(0).clock_from is None
    assert evening.hands("alice") == []
    to_dm.stop()
    while not evening.hands("alice"):
        await evening.advance(1)
    since = (await table.game()).holder(0).clock_from
    assert since is not None
    assert since == pytest.approx(evening.clock.now(), abs=1)
    assert since > asked_at + 120
    # What the table had said in the meantime is put right.
    by = EN.timestamp(since + FULL)
    assert EN("table-turn", name="**Alice**", when=by) in evening.table().text()


async def test_what_is_led_at_once_is_shown(evening: Club, table: Table) -> None:
    """A card is led while the trick is still looked at, and Discord is away for a moment."""
    while (deal := (await table.game()).playing().deal) is None or len(deal.trick) != 3:
        await table.step(steady)
    await table.act(await table.asked() or "", steady)
    game, winner = await table.game(), await table.asked() or ""
    decision, person = game.decision(), game.people[table.seats(game)[winner]].person
    assert decision is not None
    assert person is not None
    action, bot = steady(await table.view_of(winner)), evening.bot
    async with bot.reconciler.held(1, Subject.TABLE, TABLE_VIEWER):
        await bot.tables.door.act(1, decision.key, action, MadeBy.PLAYER, person.id)
        await bot.database.commit(clocks.carry_on, evening.clock.now(), 1.0)
        await table.game()
    await evening.settle()
    await evening.advance(2)
    assert card_in(evening.table(), str(action).split()[2])
    await table.act(await table.asked() or "", steady)


def card_in(message: ShownMessage, card: str) -> bool:
    name = EN.card_name(Card.parse(card))
    return re.search(f"On the table: [^.]*{re.escape(name)}", alt_of(message)) is not None


# Discord out of reach, and restarts ------------------------------------------------------------


@pytest.mark.gateway
async def test_an_hour_offline(
    evening: Club, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clocks stand meanwhile, and the table says so afterwards."""
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _: 0.05)
    who, holder = await slow(table)
    events, since = len(await table.events()), holder.clock_from or 0.0
    await evening.advance(15)
    gone = asyncio.ensure_future(evening.bot.wait_for("disconnect", timeout=PATIENCE))
    await asyncio.sleep(0)
    evening.sandbox.go_offline()
    await gone
    await evening.clock.advance(3600)
    await evening.settle()
    assert len(await table.events()) == events
    there = asyncio.ensure_future(first_of(evening, "connect", "resumed"))
    await asyncio.sleep(0)
    evening.sandbox.come_online()
    await there
    await evening.settle()
    assert (await slow(table))[1].clock_from == since + 3600
    await evening.advance(4.5)
    by = EN.timestamp(since + 3600 + FULL)
    assert EN("table-turn", name=f"**{holder.name}**", when=by) in evening.table().text()
    assert letters(evening, who) == []
    await evening.advance(0.5)
    assert len(letters(evening, who)) == 1
    await evening.advance(FULL - 20.5)
    assert len(await table.events()) == events
    await evening.advance(0.5)
    assert len(await table.events()) == events + 1


@pytest.mark.parametrize(
    "by", [pytest.param(each, marks=getattr(pytest.mark, each)) for each in ("gateway", "http")]
)
async def test_an_hour_in_which_requests_alone_fail(evening: Club, table: Table, by: str) -> None:
    """People get the time back in which nothing could be shown to them, whoever holds the gateway.
    Clocks go on as soon as Discord answers, also where no message waits for it."""
    assert evening.bot.gateway.is_lost == (by == "http")
    holder = (await slow(table))[1]
    events, since, bot = len(await table.events()), holder.clock_from or 0.0, evening.bot
    await evening.advance(15)
    evening.sandbox.unreachable = True
    for _ in range(FAILURES):
        with pytest.raises(UNREACHED):
            await bot.http.get_bot_gateway()
    await evening.settle()
    await evening.clock.advance(3600)
    await evening.settle()
    assert len(await table.events()) == events
    evening.sandbox.unreachable = False
    while bot.requests.is_down:
        await evening.clock.advance(1)
        await evening.settle()
    away = evening.clock.now() - since - 15
    assert 3600 <= away <= 3600 + MAX_PAUSE * 1.2 + ASKED_AGAIN + 1
    assert (await slow(table))[1].clock_from == pytest.approx(since + away)
    await evening.advance(FULL - 16)
    assert len(await table.events()) == events
    await evening.advance(1)
    assert len(await table.events()) == events + 1


async def test_who_was_warned_reads_the_new_moment(evening: Club, table: Table) -> None:
    """The warning and the table name the same one, after an outage of less than a minute, too."""
    who, holder = await slow(table)
    since, words, host = (
        holder.clock_from or 0.0,
        words_for(LANGUAGES[who]),
        evening.bot.tables.host,
    )
    await until(evening, since + USUAL.turn)
    host.stand_still()
    await evening.settle()
    await evening.clock.advance(40)
    host.carry_on()
    await evening.settle()
    by = EN.timestamp(since + 40 + FULL)
    warning = words("warning-dm", link=evening.hand_url(who), when=by)
    assert letters(evening, who) == [warning]
    assert EN("table-turn", name=f"**{holder.name}**", when=by) in evening.table().text()


@pytest.mark.http
async def test_presses_by_http_need_no_gateway(evening: Club, table: Table) -> None:
    bot = evening.bot
    assert bot.gateway.is_lost
    await bot.on_disconnect()
    await evening.settle()
    events = len(await table.events())
    await evening.advance(FULL + 1)
    assert len(await table.events()) > events


async def first_of(evening: Club, *events: str) -> None:
    waiting = [
        asyncio.ensure_future(evening.bot.wait_for(each, timeout=PATIENCE)) for each in events
    ]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for each in waiting:
        each.cancel()
