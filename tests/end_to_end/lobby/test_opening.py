"""Where /belote opens a table and where it says no; /setup, and who may use it."""

import discord
import pytest

from bot.sandbox import ShownMessage
from bot.sandbox.faults.errors import CannotDo
from bot.sandbox.server import permissions as bits
from bot.text import COMPLETE, Words, words_for
from bot.text import LANGUAGES as ALL_LANGUAGES
from cogs.delivery import reconciler
from cogs.servers.permissions import FOR_TABLES, missing_for_tables, permission_names
from tests.end_to_end.club import Club
from tests.end_to_end.playing import LANGUAGES, READERS, Table
from tests.end_to_end.seating import said

pytestmark = pytest.mark.http
EN, FR = words_for("en"), words_for("fr")

BITS = {
    "view_channel": bits.VIEW_CHANNEL,
    "send_messages": bits.SEND_MESSAGES,
    "read_message_history": bits.READ_MESSAGE_HISTORY,
    "attach_files": bits.ATTACH_FILES,
    "create_public_threads": bits.CREATE_PUBLIC_THREADS,
    "send_messages_in_threads": bits.SEND_MESSAGES_IN_THREADS,
}


async def games_of(evening: Club) -> int:
    async with evening.bot.database.read() as connection:
        found = await connection.exec_driver_sql("select count(*) from games")
        return found.scalar_one()


async def test_who_opens_a_table_is_told_when_messages_come_late(
    evening: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, benoit = FR("belote-slow"), evening.person("benoit")
    await evening.open("benoit")
    assert all(slow not in message.text() for message in benoit.sees(evening.belote))
    monkeypatch.setattr(reconciler, "SLOW", -1)  # now nothing at all is much
    lobby = await evening.open("benoit")
    assert slow in benoit.sees(evening.belote)[-1].text()
    assert await games_of(evening) == 2
    assert not lobby.ephemeral


async def test_every_missing_permission_is_named(evening: Club) -> None:
    """They are named in the reader's language, before there is a lobby."""
    assert set(BITS) == set(FOR_TABLES)
    belote = evening.belote
    for name, bit in BITS.items():
        evening.sandbox.deny(belote, bit)
        held = bits.in_channel(evening.sandbox.world, belote, evening.sandbox.bot.id)
        missing = missing_for_tables(discord.Permissions(held))
        assert name in missing
        for who in ("alice", "benoit"):
            words = words_for(LANGUAGES[who])
            reply = await evening.person(who).slash(belote, "belote")
            names = permission_names(missing, words)
            assert words(f"permission-name.{name}") in names
            assert said(reply) == words("belote-permissions", permissions=names)
        evening.sandbox.allow(belote, bit)
    assert await games_of(evening) == 0
    assert all(message.ephemeral for message in evening.person("alice").sees(belote))
    await evening.open("alice")
    assert await games_of(evening) == 1


async def test_not_in_a_thread_and_not_in_a_dm(started: Table) -> None:
    evening = started.club
    reply = await evening.person("benoit").slash(evening.thread(), "belote")
    assert said(reply) == FR("belote-not-here")
    assert await games_of(evening) == 1
    benoit = evening.person("benoit")
    assert benoit.dm is not None
    with pytest.raises(CannotDo):
        await benoit.slash(benoit.dm, "belote")


async def test_how_the_party_ends(evening: Club) -> None:
    """The lobby says it in the measure of its game; these are still the rules of its preset."""
    evening.sandbox.add_person("emile", locale="fr")  # nobody has more than three lobbies
    wanted = (
        ("short", "french", FR("end-target", target="500")),
        ("long", "bulgarian", FR("end-target", target="201")),
        ("short", "klaverjas_rotterdam", FR("end-deals", deals=8)),
        ("long", "clobyosh", FR("end-target", target="750")),
    )
    for (end, preset, shown), opener in zip(
        wanted, ("emile", "emile", "emile", "benoit"), strict=True
    ):
        lobby = await evening.open(opener, game=preset, end=end)
        assert shown in lobby.text(), preset
        assert FR("rules-modified") not in lobby.text()  # how long it lasts is no change of rules


async def test_setup_is_not_offered_to_everybody(evening: Club) -> None:
    offered = {who: evening.person(who).commands(evening.belote) for who in ("alice", "benoit")}
    assert "setup" in {each["name"] for each in offered["alice"]}
    assert "setup" not in {each["name"] for each in offered["benoit"]}
    with pytest.raises(CannotDo):
        await evening.slash("benoit", "setup")


async def test_setup_outlives_no_permission(evening: Club) -> None:
    """Its buttons stay on the screen of somebody who is a manager no more."""
    benoit, role = evening.person("benoit"), evening.sandbox.role("Organiser")
    evening.sandbox.set_permissions(role, bits.MANAGE_GUILD)
    evening.sandbox.give_role(benoit, role)
    reply = await benoit.slash(evening.belote, "setup")
    assert FR("setup-title") in said(reply)
    evening.sandbox.take_role(benoit, role)
    for answer in (
        await evening.choose("benoit", reply.message, "setup_language", "fr"),
        await evening.press("benoit", reply.message, "setup_check"),
    ):
        assert said(answer) == FR("setup-not-manager")
    async with evening.bot.database.read() as connection:
        found = await connection.exec_driver_sql("select language from servers")
        assert found.scalar_one() is None


async def test_setup_chooses_language_and_channels(evening: Club) -> None:
    """Then tables are in that language, and /belote says where they are opened."""
    general = evening.sandbox.channel("general")
    reply = await evening.slash("alice", "setup")
    shown = reply.message
    assert shown is not None
    fine = EN("setup-fine", channel=f"<#{evening.belote.id}>")
    assert fine in shown.text()
    answer = await evening.choose("alice", shown, "setup_channels", general)
    assert answer.kind == "update"
    answer = await evening.choose("alice", shown, "setup_language", "fr")
    assert answer.kind == "update"
    reply = await evening.slash("benoit", "belote")
    assert said(reply) == FR("belote-other-channel", channels=f"<#{general.id}>")
    assert await games_of(evening) == 0
    reply = await evening.person("alice").slash(general, "belote")
    assert FR("table-name", number="1") in reply.message.text()
    assert FR("lobby-sit") in [button.label for button in reply.message.buttons()]


async def test_setup_says_what_is_missing_where(evening: Club) -> None:
    general, tournaments = (evening.sandbox.channel(name) for name in ("general", "tournaments"))
    reply = await evening.slash("alice", "setup")
    shown = reply.message
    assert shown is not None
    await evening.choose("alice", shown, "setup_channels", general, tournaments)
    evening.sandbox.deny(general, bits.ATTACH_FILES)
    await evening.press("alice", shown, "setup_check")
    now = evening.person("alice").look(shown)
    names = permission_names(["attach_files"], EN)
    missing = EN("setup-missing", channel=f"<#{general.id}>", permissions=names)
    assert missing in now.text()
    assert EN("setup-fine", channel=f"<#{tournaments.id}>") in now.text()
    evening.sandbox.delete_channel(tournaments)
    await evening.press("alice", shown, "setup_check")
    now = evening.person("alice").look(shown)
    assert EN("setup-channel-gone", channel=f"<#{tournaments.id}>") in now.text()


@pytest.mark.gateway
async def test_one_greeting(evening: Club) -> None:
    """When the bot joins a server, and not again when it comes back."""

    def greetings(words: Words = EN) -> list[ShownMessage]:
        channels = [evening.sandbox.channel(name) for name in ("general", "belote", "tournaments")]
        seen = [message for each in channels for message in evening.person("alice").sees(each)]
        return [message for message in seen if words("setup-greeting") in message.text()]

    await evening.bot.wait_until_ready()  # before that, discord.py takes a server for an old one
    for _ in range(3):
        evening.sandbox.remove_bot()
        evening.sandbox.invite_bot()
        await evening.sandbox.until(lambda: bool(greetings()))
        reply = await evening.slash("alice", "leaderboard")
        assert reply.kind == "message"
    [greeting] = greetings()
    # It asks for what Discord does not know, and is answered by who manages the server, once.
    asked = await evening.choose("benoit", greeting, "greet_language", "fr")
    assert said(asked) == FR("setup-not-manager")
    await evening.choose("alice", greeting, "greet_language", "nl")
    [answered] = greetings(words_for("nl"))
    assert not any("greet_language" in str(each) for each in answered.selects())
    # Its buttons lead to what works at once.
    answers = {
        "practice": FR("practice-elsewhere"),
        "learn": FR("lesson-title"),
        "puzzle": FR("puzzle-none"),
    }
    verbs = [each.custom_id.split(":")[1] for each in answered.buttons() if each.custom_id]
    assert verbs == ["lobby_open", *answers]
    opened = await evening.press("benoit", answered, "lobby_open")
    assert words_for("nl")("table-name", number="1") in opened.message.text()
    for verb, text in answers.items():
        assert text in said(await evening.press("benoit", answered, verb)), verb


async def test_the_other_commands(evening: Club) -> None:
    """Each answers everybody in their language, if that is complete."""
    for command in ("help", "rules", "leaderboard", "preferences"):
        texts = {}
        for who, language in READERS.items():
            reply = await evening.slash(who, command)
            texts[language] = reply.message.text()
        assert set(texts) == set(ALL_LANGUAGES)
        assert len({texts[language] for language in COMPLETE}) == len(COMPLETE), command


async def test_the_rules_page_by_page(evening: Club) -> None:
    reply = await evening.slash("benoit", "rules")
    shown = reply.message
    assert shown is not None
    [choice] = shown.selects()
    seen, now = {shown.text()}, shown
    for option in choice["options"][1:]:
        await evening.press("benoit", now, f"rules_turn:french:{option['value']}")
        looked = evening.person("benoit").look(shown)
        now = looked
        assert option["label"] in now.text()
        seen.add(now.text())
    assert len(seen) == len(choice["options"])
    assert [each.disabled for each in now.buttons()] == [False, True]
    assert not any(each.get("default") for each in now.selects()[0]["options"])
