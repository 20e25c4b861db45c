"""How a tournament stands, over the loopback: commands, pages, other people's presses, files."""

import io
import json
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Reply, ShownMessage
from bot.sandbox.messages.shown import ShownAttachment
from bot.storage.delivery.subjects import Subject
from bot.storage.people import people, servers
from bot.text import words_for
from bot.tournaments import Tournament, standings
from bot.tournaments.export import read_tournament
from card_images.standings import MOST_ROWS
from cogs.screens.screen import Screen
from cogs.tournaments.posts import post_screen
from tests.cogs.tournaments.boards import evening_of, store
from tests.end_to_end.club import Club, club
from tests.end_to_end.forging import Forged, read_by_clicker, send
from tests.end_to_end.playing import LANGUAGES

EN, FR = words_for("en"), words_for("fr")
BROKEN = {words_for(language)("error-unexpected") for language in ("en", "fr", "de", "nl")}


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Club]:
    async with club(tmp_path) as opened:
        for who in LANGUAGES:
            await opened.person(who).slash(opened.belote, "help")
        yield opened


async def stored(evening: Club, tournament: Tournament, **values: Any) -> int:
    """Store a tournament in whose entry 1 Alice plays."""
    bot = evening.bot
    async with bot.database.write() as connection:
        server = await servers.meet(connection, int(evening.sandbox.guild.id))
        alice = await people.find_by_discord_id(connection, int(evening.person("alice").id))
    assert alice is not None
    return await store(bot.database, server.id, tournament, alice.id, **values)


async def ask(evening: Club, command: str, who: str = "alice", **options: Any) -> ShownMessage:
    return (await asked(evening, command, who, **options)).message


async def asked(evening: Club, command: str, who: str = "alice", **options: Any) -> Reply:
    reply = await evening.person(who).slash(evening.belote, f"tournament {command}", **options)
    await evening.settle()
    return reply


async def press(evening: Club, who: str, shown: ShownMessage, custom_id: str) -> ShownMessage:
    """Return what somebody sees after a click: the message itself, or one of their own."""
    reply = await evening.person(who).click(shown, custom_id=custom_id)
    await evening.settle()
    return reply.latest or evening.person(who).look(shown)


async def choose(
    evening: Club, who: str, shown: ShownMessage, verb: str, value: int
) -> ShownMessage:
    """The same after a choice in a select."""
    reply = await evening.choose(who, shown, verb, str(value))
    return reply.latest or evening.person(who).look(shown)


async def posted(evening: Club, screen: Screen, who: str) -> ShownMessage:
    """A screen that stands in the channel, as somebody sees it there."""
    channel = evening.bot.get_partial_messageable(int(evening.belote.id))
    await channel.send(view=screen.view, files=screen.files())
    return evening.person(who).sees(evening.belote)[-1]


def files(reply: Reply) -> list[ShownAttachment]:
    """Return what came after the first answer, which nobody else sees."""
    assert reply.ephemeral
    return [file for each in read_by_clicker(reply) for file in each.attachments]


def ids(shown: ShownMessage) -> list[str]:
    return [each.custom_id for each in shown.buttons() if each.custom_id]


async def test_standings_are_turned_page_by_page_and_ones_own_found(evening: Club) -> None:
    tournament = evening_of("concours", 40, 2).tournament
    id_ = await stored(evening, tournament)
    order = standings(tournament).order()
    shown = await ask(evening, "standings")
    assert "Page 1 of 4 · 40 entries" in shown.text()
    assert [each.filename for each in shown.attachments] == ["standings.png"]
    assert shown.attachments[0].bytes.startswith(b"\x89PNG")
    shown = await press(evening, "alice", shown, f"dd:t_standings:{id_}:0:1:list")
    assert "Page 2 of 4" in shown.text()
    assert f" {order[MOST_ROWS]}**" in shown.text()
    shown = await press(evening, "alice", shown, f"dd:t_standings:{id_}:0:mine:list")
    assert f"Page {order.index(1) // MOST_ROWS + 1} of 4" in shown.text()
    assert "**__Alice & " in shown.text()
    shown = await press(
        evening, "alice", shown, next(each for each in ids(shown) if each.endswith("words"))
    )
    assert "Games won" in shown.text()
    assert "of 4 · 40 entries" in shown.text()


async def test_a_press_on_a_post_shows_everybody_their_own(evening: Club) -> None:
    """A post stays as it is; whoever presses reads their language and sees their own row."""
    id_ = await stored(evening, evening_of("concours", 40, None).tournament, state="finished")
    event = await evening.bot.tournaments.load(id_)
    screen = await post_screen(evening.bot, event, Subject.STANDINGS, 2, EN)
    post = await posted(evening, screen, "benoit")
    before = post.text()
    mine = await press(evening, "benoit", post, f"dd:t_standings:{id_}:2:1:list")
    assert mine.ephemeral
    assert "Page 2 sur 4" in mine.text()
    assert "Classement après le tour 2" in mine.text()
    assert evening.person("clara").sees(evening.belote)[-1].text() == before


async def test_why_is_told_by_command_and_below_the_standings(evening: Club) -> None:
    tournament = evening_of("concours", 8, None).tournament
    await stored(evening, tournament, state="finished")
    order = [each for each in standings(tournament).order() if each != 1]
    offered = await evening.person("benoit").autocomplete(
        evening.belote, "tournament why", "first", "günther"
    )
    assert {int(each["value"]) for each in offered} <= set(order)
    assert all("Günther" in each["name"] for each in offered)
    assert offered
    reply = await ask(evening, "why", first=str(order[3]), other=str(order[0]))
    said = reply.text()
    assert "are ahead of" in said
    assert "more points" in said
    assert said.index(f" {order[0]}**") < said.index(f" {order[3]}**")
    alone = (await ask(evening, "why", "benoit", first=str(order[1]))).text()
    assert "devance" in alone
    assert "Tour par tour" in alone
    shown = await ask(evening, "standings")
    shown = await choose(evening, "alice", shown, "t_why:", order[2])
    assert "are ahead of" in shown.text()
    reply = await ask(evening, "why", first="nobody of that name")
    assert reply.text() == EN("tournament-refused.no-such-entry")


async def test_rounds_brackets_and_cross_tables_by_buttons(evening: Club) -> None:
    await stored(evening, evening_of("knock_out", 12, None, pools=True).tournament)
    shown = await ask(evening, "bracket")
    for verb in ("t_schedule", "t_cross", "t_bracket", "t_standings", "t_entry"):
        custom_id = next(each for each in ids(shown) if each.startswith(f"dd:{verb}:"))
        shown = await press(evening, "alice", shown, custom_id)
        assert shown.text()
        assert shown.text() not in BROKEN
        assert shown.ephemeral
    shown = await ask(evening, "schedule", round=1)
    assert "Round 1 · " in shown.text()
    shown = await choose(evening, "alice", shown, "t_schedule:", 2)
    assert "Round 2 · " in shown.text()
    reply = await ask(evening, "schedule", round=60)
    assert reply.text() == EN("tournament-refused.no-round")


async def test_what_has_not_begun_or_is_no_knock_out_is_told_so(evening: Club) -> None:
    reply = await ask(evening, "standings")
    assert reply.text() == EN("tournament-none")
    await stored(evening, evening_of("concours", 4, 1).tournament)
    reply = await ask(evening, "bracket", "benoit")
    assert reply.text() == FR("tournament-boards-no-bracket")
    early = evening_of("concours", 4, 0).tournament
    id_ = await stored(evening, early, state="registration", name="Next week")
    reply = await ask(evening, "standings", tournament=str(id_))
    assert reply.text() == EN("tournament-boards-not-begun")
    assert "Friday" in (await ask(evening, "standings")).text(), "the one that is played"


async def test_of_a_draft_nothing_is_shown(evening: Club) -> None:
    """Made-up numbers, and tournaments of other servers: `test_every_verb.py`."""
    await stored(evening, evening_of("knock_out", 8, 2).tournament)
    draft = await stored(evening, evening_of("concours", 4, 0).tournament, state="draft", name="?")
    shown = await ask(evening, "standings")
    for verb in ("standings", "schedule", "bracket", "cross", "entry", "why", "board"):
        reply = await send(evening, shown, Forged("benoit", f"dd:t_{verb}:{draft}:1:1:list"))
        await evening.settle()
        told = "".join(each.text() for each in read_by_clicker(reply))
        assert told == FR("tournament-refused.no-such-tournament"), verb


async def test_an_export_is_read_back(evening: Club) -> None:
    tournament = evening_of("swiss", 12, None).tournament
    await stored(evening, tournament, state="finished")
    [file] = files(await asked(evening, "export", "benoit"))
    with zipfile.ZipFile(io.BytesIO(file.bytes)) as packed:
        data = json.loads(packed.read("tournament.json"))
        head = packed.read("standings.csv").decode().splitlines()[0]
    assert standings(read_tournament(data)) == standings(tournament)
    assert head.count(";") == 3 + len(standings(tournament).columns), "French spreadsheets"
    [file] = files(await asked(evening, "export", what="csv"))
    assert file.filename.endswith("-results.csv")
    assert file.bytes.decode().startswith("\ufeffRound,Table,")
