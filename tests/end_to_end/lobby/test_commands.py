"""The commands around the table: setup and greeting, preferences, rules, help."""

from collections.abc import Sequence

import discord
import pytest

from bot.rules import PRESETS, find_preset
from bot.sandbox import Person, ShownMessage
from bot.storage.games import games
from bot.storage.people import servers
from bot.text import Page, command_words, help_page, pages, words_for
from cogs.learning.rulebook import preset_subject, rules_screen
from tests.end_to_end.club import Club

LANGUAGES = {"alice": "en", "benoit": "fr", "clara": "de", "daan": "nl"}


def command_name(person: Person, name: str) -> str:
    """The command as this person's Discord lists it."""
    offered = {each["name"]: each for each in person.commands()}
    return offered[name].get("name_localizations", {}).get(person.locale, name)


async def test_commands_are_named_in_every_language(evening: Club) -> None:
    evening.sandbox.world.global_commands.clear()
    await evening.bot.tree.sync()
    for who, language in LANGUAGES.items():
        person, words = evening.person(who), command_words(language)
        for name in ("belote", "help", "leaderboard", "preferences", "rules"):
            assert command_name(person, name) == words(f"command-{name}"), language


async def test_help_is_private_and_in_the_readers_language(evening: Club) -> None:
    for who, language in LANGUAGES.items():
        reply = await evening.person(who).slash(evening.belote, "help")
        assert reply.message is not None
        assert reply.message.ephemeral
        page = help_page(words_for(language))
        assert page.title in reply.message.text()
        assert page.body in reply.message.text()


async def turned(evening: Club, who: str, message: ShownMessage, book: Sequence[Page]) -> None:
    """Every page of the message is that of the book."""
    for number, page in enumerate(book):
        await evening.choose(who, message, "rules_page", str(number))
        shown = evening.person(who).look(message)
        assert shown is not None
        assert page.title in shown.text()
        assert page.body in shown.text()


async def test_the_rules_of_each_preset_can_be_asked_for(evening: Club) -> None:
    """Their pages: `tests/cogs/learning/test_rulebook.py`."""
    for preset in PRESETS:
        book = pages(find_preset(preset), preset, words_for("en"))
        reply = await evening.person("alice").slash(evening.belote, "rules", rules=preset)
        assert reply.message is not None
        assert reply.message.ephemeral
        assert book[0].title in reply.message.text()
        assert book[0].body in reply.message.text()
        [choice] = reply.message.selects()
        assert choice["custom_id"] == f"dd:rules_page:{preset}"


async def test_rules_saved_on_the_server_can_be_asked_for(evening: Club) -> None:
    await evening.open("benoit")
    rules = find_preset("french").changed({"tie_rule": "takers_lose"})
    async with evening.bot.database.write() as connection:
        await games.change(connection, 1, options=rules.options())
    game = await evening.bot.tables.load(1)
    await evening.bot.tables.saved_rules.save(1, game.row.host_id, "Chez nous", manager=False)
    alice = evening.person("alice")
    offered = await alice.autocomplete(evening.belote, "rules", "rules", "chez")
    assert [each["name"] for each in offered] == ["Chez nous"]
    reply = await alice.slash(evening.belote, "rules", rules="chez nous")
    assert reply.message is not None
    book = pages(rules, "french", words_for("en"), "Chez nous")
    assert "Chez nous" in book[0].body
    await turned(evening, "alice", reply.message, book)


async def test_rules_nobody_knows_are_refused_with_those_there_are(evening: Club) -> None:
    reply = await evening.person("alice").slash(evening.belote, "rules", rules="poker")
    assert reply.message is not None
    assert "poker" in reply.message.text()
    assert words_for("en")("preset-name.french") in reply.message.text()


async def test_rules_in_a_thread_are_those_of_its_table(evening: Club) -> None:
    """With what was changed there; elsewhere they are the usual ones."""
    lobby = await evening.open("benoit")
    rules = find_preset("french").changed({"direction": "cw", "target": 500})
    async with evening.bot.database.write() as connection:
        await games.change(connection, 1, options=rules.options())
    for verb in ("fill", "start"):
        await evening.press("benoit", lobby, verb)
    book = pages(rules, "french", words_for("fr"))
    reply = await evening.person("benoit").slash(evening.thread(), "rules")
    assert reply.message is not None
    assert book[0].title in reply.message.text()
    await turned(evening, "benoit", reply.message, book)
    usual = await evening.person("benoit").slash(evening.belote, "rules")
    assert usual.message is not None
    assert book[0].title not in usual.message.text()


@pytest.mark.parametrize("number", [99, -1])
async def test_a_page_that_is_not_there_is_the_first(number: int) -> None:
    """A control may be older than the rules it turns."""
    subject, words = preset_subject("kloppen"), words_for("en")
    first = rules_screen(subject, 0, words).view.to_components()
    assert rules_screen(subject, number, words).view.to_components() == first


async def test_preferences_hold_for_the_next_message(evening: Club) -> None:
    alice = evening.person("alice")
    reply = await alice.slash(evening.belote, "preferences")
    assert reply.message is not None
    assert words_for("en")("preferences-title") in reply.message.text()
    await evening.choose("alice", reply.message, "set_language", "fr")
    shown = alice.look(reply.message)
    assert shown is not None
    assert words_for("fr")("preferences-title") in shown.text()
    again = await alice.slash(evening.belote, "help")
    assert again.message is not None
    assert help_page(words_for("fr")).title in again.message.text()


async def test_setup_sets_language_channels_and_role(evening: Club) -> None:
    alice, words = evening.person("alice"), words_for("en")
    reply = await alice.slash(evening.belote, "setup")
    assert reply.message is not None
    assert reply.message.ephemeral
    fine = words("setup-fine", channel=f"<#{evening.belote.id}>")
    assert fine in reply.message.text()
    general = evening.sandbox.channel("general")
    role = evening.sandbox.role("Organiser")
    await evening.choose("alice", reply.message, "setup_language", "fr")
    await evening.choose("alice", reply.message, "setup_channels", general.id)
    await evening.choose("alice", reply.message, "setup_role", role.id)
    async with evening.bot.database.read() as connection:
        server = await servers.find(connection, int(evening.sandbox.guild.id))
    assert server is not None
    assert server.language == "fr"
    assert server.channel_ids == [int(general.id)]
    assert server.organiser_role_id == int(role.id)


async def test_setup_names_what_duplicates_need(evening: Club) -> None:
    """Tables could be played without it: a duplicate's are private threads, and a thread that
    somebody locks is brought back."""
    alice, words = evening.person("alice"), words_for("en")
    missing = discord.Permissions(create_private_threads=True, manage_threads=True)
    evening.sandbox.deny(evening.belote, missing.value)
    reply = await alice.slash(evening.belote, "setup")
    assert reply.message is not None
    names = words.join_and(("**Create Private Threads**", "**Manage Threads**"))
    channel = f"<#{evening.belote.id}>"
    told = words("setup-missing-boards", channel=channel, permissions=names)
    assert f"⚠️ {told}" in reply.message.text()
    assert words("setup-fine", channel=channel) not in reply.message.text()
