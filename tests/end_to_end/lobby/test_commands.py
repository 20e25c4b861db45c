"""The commands around the table: setup and greeting, preferences, rules, help."""

from collections.abc import Sequence

import discord

from bot.rules import find_preset
from bot.sandbox import Person, ShownMessage
from bot.storage.games import games
from bot.text import RulePage, command_words, help_page, pages, words_for
from tests.end_to_end.club import Club
from tests.end_to_end.playing import READERS


def command_name(person: Person, name: str) -> str:
    """The command as this person's Discord lists it."""
    offered = {each["name"]: each for each in person.commands()}
    return offered[name].get("name_localizations", {}).get(person.locale, name)


async def test_commands_are_named_in_every_language(evening: Club) -> None:
    evening.sandbox.world.global_commands.clear()
    await evening.bot.tree.sync()
    for who, language in READERS.items():
        person, words = evening.person(who), command_words(language)
        for name in ("belote", "help", "leaderboard", "preferences", "rules"):
            assert command_name(person, name) == words(f"command-{name}"), language


async def turned(evening: Club, who: str, message: ShownMessage, book: Sequence[RulePage]) -> None:
    """Every page of the message is that of the book."""
    for number, page in enumerate(book):
        await evening.choose(who, message, "rules_page", str(number))
        shown = evening.person(who).look(message)
        assert page.title in shown.text()
        assert page.body in shown.text()


async def test_rules_saved_on_the_server_can_be_asked_for(evening: Club) -> None:
    await evening.open("benoit")
    rules = find_preset("french").changed({"tie_rule": "takers_lose"})
    await evening.bot.database.commit(games.change, 1, options=rules.options())
    game = await evening.bot.tables.load(1)
    await evening.bot.tables.saved_rules.save(1, game.row.host_id, "Chez nous", manager=False)
    alice = evening.person("alice")
    offered = await alice.autocomplete(evening.belote, "rules", "game", "chez")
    assert [each["name"] for each in offered] == ["Chez nous"]
    reply = await alice.slash(evening.belote, "rules", game="chez nous")
    book = pages(rules, "french", words_for("en"), "Chez nous")
    assert "Chez nous" in book[0].body
    await turned(evening, "alice", reply.message, book)


async def test_rules_in_a_thread_are_those_of_its_table(evening: Club) -> None:
    """With what was changed there; elsewhere they are the usual ones."""
    lobby = await evening.open("benoit")
    rules = find_preset("french").changed({"direction": "cw", "target": 500})
    await evening.bot.database.commit(games.change, 1, options=rules.options())
    for verb in ("fill", "start"):
        await evening.press("benoit", lobby, verb)
    book = pages(rules, "french", words_for("fr"))
    reply = await evening.person("benoit").slash(evening.thread(), "rules")
    assert book[0].title in reply.message.text()
    await turned(evening, "benoit", reply.message, book)
    usual = await evening.slash("benoit", "rules")
    assert book[0].title not in usual.message.text()

    # So are the lessons, also for who would learn another game elsewhere.
    words = words_for("de")
    here = words("lesson-rules", rules=words("preset-name.french"))
    there = await evening.person("clara").slash(evening.thread(), "learn")
    assert here in there.message.text()
    assert here not in (await evening.slash("clara", "learn")).message.text()


async def test_preferences_hold_for_the_next_message(evening: Club) -> None:
    alice = evening.person("alice")
    reply = await alice.slash(evening.belote, "preferences")
    assert words_for("en")("preferences-title") in reply.message.text()
    await evening.choose("alice", reply.message, "set_language", "fr")
    shown = alice.look(reply.message)
    assert words_for("fr")("preferences-title") in shown.text()
    again = await alice.slash(evening.belote, "help")
    assert help_page(words_for("fr")).title in again.message.text()


async def test_setup_names_what_duplicates_need(evening: Club) -> None:
    """Tables could be played without it: a duplicate's are private threads, and a thread that
    somebody locks is brought back."""
    alice, words = evening.person("alice"), words_for("en")
    missing = discord.Permissions(create_private_threads=True, manage_threads=True)
    evening.sandbox.deny(evening.belote, missing.value)
    reply = await alice.slash(evening.belote, "setup")
    names = words.join_and(("**Create Private Threads**", "**Manage Threads**"))
    channel = f"<#{evening.belote.id}>"
    told = words("setup-missing-boards", channel=channel, permissions=names)
    assert f"⚠️ {told}" in reply.message.text()
    assert words("setup-fine", channel=channel) not in reply.message.text()
