"""A note goes with a card, and is read beside it; after the party a moment is talked about where it
was played."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import Reply, ShownMessage
from bot.storage.engine.schema import Note
from bot.storage.games import notes
from bot.storage.games.notes import Moment
from bot.storage.people import people
from bot.tables import Pace, Refused
from bot.tables.game import HEARD
from bot.tables.options import TEMPOS
from bot.tables.party.notes import LONGEST_NOTE
from bot.tables.party.open_party import Asker
from bot.text import safe_name
from tests.end_to_end.club import Club, club, seed
from tests.end_to_end.history.test_history import replay_of
from tests.end_to_end.playing import Table, in_play, seated, steady
from tests.end_to_end.rankings.club_of_four import press_any
from tests.end_to_end.refusing import expect_refusal, press_forged
from tests.end_to_end.seating import STRANGER, WORDS, now, verbs

TEXT = "A *long* trump, @everyone: [look](https://example.org)"


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Table]:
    """A table in the middle of a deal, with a day for each turn."""
    pace = Pace(tempo=TEMPOS["day"])
    async with club(tmp_path, pace=pace, entropy=seed(242)) as evening:
        evening.sandbox.add_person(STRANGER, name="Émile", locale="fr")
        table = await seated(evening)
        await table.start()
        await table.play_until(in_play)
        yield table


async def ask(table: Club, who: str, message: ShownMessage, verb: str) -> Reply:
    """Press what opens the form of a note."""
    asked = await table.press(who, message, verb)
    assert asked.kind == "modal", asked
    return asked


async def test_a_note_is_read_beside_the_card_it_goes_with(slow: Table) -> None:
    evening = slow.club
    who = await slow.asked()
    assert who is not None
    words, name = WORDS[who], evening.person(who).name
    page = (await evening.press(who, evening.hand(who), "talk")).message
    asked = await ask(evening, who, page, "note")
    reply = await evening.person(who).submit(asked, text=TEXT)
    await evening.settle()
    assert reply.kind == "update"
    waits = words("note-waits", text=safe_name(TEXT))
    assert waits in now(evening, who, page).text()
    assert waits in evening.hand(who).text()
    others = [each for each in WORDS if each != who]
    for each in others:
        assert "📝" not in evening.hand(each).text() + evening.table(each).text()
    # Who wants to hear nothing of others reads their hand without it.
    mute = others[-1]
    preferences = await evening.slash(mute, "preferences")
    await evening.choose(mute, preferences.message, "set_phrases", "hidden")
    await slow.act(who, steady)
    assert "📝" not in evening.hand(who).text()
    told = safe_name(TEXT)
    assert f"📝 **{name}**, " in evening.table().text()
    assert told in evening.table().text()
    before = len(await slow.events())
    heard = set[str]()
    while heard != set(others):
        if (reader := await slow.asked()) in others:
            heard.add(reader)
            assert (told in evening.hand(reader).text()) == (reader != mute)
        await slow.step(steady)
    assert len(await slow.events()) < before + HEARD
    assert told in evening.table().text()
    await slow.play_until(lambda game: game.events >= before + HEARD)
    await evening.advance(3)  # the last trick has been looked at
    assert "📝" not in evening.table().text()


async def test_none_where_a_turn_lasts_minutes_nor_for_who_does_not_sit_there(
    slow: Table, tmp_path: Path
) -> None:
    page = (await slow.club.press("alice", slow.club.hand("alice"), "talk")).message
    stranger = press_forged(slow, STRANGER, slow.club.table(), "dd:note:1")
    await expect_refusal(slow, stranger, WORDS["benoit"]("refused-reason.no-seat"))
    asked = await ask(slow.club, "alice", page, "note")
    async with slow.club.bot.database.write() as connection:
        await connection.exec_driver_sql("UPDATE games SET turn_seconds = 90")
    refused = slow.club.person("alice").submit(asked, text="Quick")
    await expect_refusal(slow, refused, WORDS["alice"]("refused-reason.no-notes"))
    again = await slow.club.press("alice", slow.club.hand("alice"), "talk")
    assert "note" not in verbs(again.message)


async def test_a_moment_of_a_replay_is_talked_about_there(played: Club) -> None:
    alice = played.person("alice")
    replay = await replay_of(played)
    await played.press("alice", replay, "replay_at:1:1:1:2")
    for text in (TEXT, "x" * LONGEST_NOTE):
        asked = await ask(played, "alice", now(played, "alice", replay), "replay_note")
        reply = await alice.submit(asked, text=text)
        await played.settle()
        assert reply.kind == "update"
    shown = now(played, "alice", replay)
    assert f"💬 **Alice**: {safe_name(TEXT)}" in shown.text()
    assert "x" * LONGEST_NOTE in shown.text()
    assert "replay_note" not in verbs(shown)
    await alice.submit(asked, text="A third time")
    await played.press("alice", shown, "replay_note_back")
    shown = now(played, "alice", replay)
    assert "xxx" not in shown.text()
    assert "third" not in shown.text()
    # It stands at this moment alone, for everybody who comes there.
    await played.press("alice", shown, "replay_at:1:1:2:2")
    assert "💬" not in now(played, "alice", replay).text()
    await played.press("alice", now(played, "alice", replay), "replay_show")
    public = played.person("clara").sees(played.belote)[-1]
    await played.press("clara", public, "replay_at:1:1:1:1")
    public = now(played, "clara", public)
    assert safe_name(TEXT) in public.text()
    assert not {"replay_note", "replay_note_back"} & verbs(public)
    own = await press_any(played, "clara", "dd:replay:1:1:1")
    assert safe_name(TEXT) in own.text()
    # Alice manages the server, and may remove what others have written; they may not.
    database, discord_id = played.bot.database, int(played.person("clara").id)
    clara = await database.ask(people.find_by_discord_id, discord_id)
    assert clara is not None
    await database.commit(notes.add, 1, Note(1, 1, clara.id, "Rubbish", 1.5))
    theirs = await press_any(played, "alice", "dd:replay:1:1:1")
    [removing] = [e for e in theirs.selects() if "replay_note_remove" in e["custom_id"]]
    assert [each["description"] for each in removing["options"]] == ["Rubbish"]
    assert not any("note_remove" in e["custom_id"] for e in own.selects())
    await played.choose("alice", theirs, "replay_note_remove", removing["options"][0]["value"])
    kept = (await press_any(played, "clara", "dd:replay:1:1:1")).text()
    assert "Rubbish" not in kept
    assert safe_name(TEXT) in kept
    preferences = await played.slash("clara", "preferences")
    await played.choose("clara", preferences.message, "set_phrases", "hidden")
    assert "💬" not in (await press_any(played, "clara", "dd:replay:1:1:1")).text()
    with pytest.raises(Refused):
        await played.bot.tables.notes.remove(Moment(1, 1, 1), 1.5, Asker(clara.id))
    refused = await press_any(played, "clara", "dd:replay_noted:1:1:1")
    assert refused.text() == WORDS["clara"]("refused-reason.no-seat")
