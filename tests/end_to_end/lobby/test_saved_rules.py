"""Rules that a server keeps under a name."""

import re
from itertools import cycle

import pytest

from bot.rules import PRESETS, TEAMS, BadRuleset, find_preset
from bot.sandbox.server import permissions as bits
from bot.storage.games import results
from bot.storage.games.results import HABIT, Result, ended_with
from bot.tables.options import TEMPOS, preset_rules
from bot.text import words_for
from bot.text.options import by_country
from cogs.answering import bad_rules_text
from cogs.press import press_of
from cogs.servers.here import OPENER
from tests.end_to_end.choosing import choose, page, panel, save, write
from tests.end_to_end.club import Club
from tests.end_to_end.playing import LANGUAGES, Table
from tests.end_to_end.refusing import press_forged
from tests.end_to_end.seating import now, said
from tests.storage.databases import add_game

EN, FR, DE = words_for("en"), words_for("fr"), words_for("de")


async def test_rules_are_saved_and_chosen_again(lobby: Table) -> None:
    evening = lobby.club
    shown = await choose(lobby, await panel(lobby), "round2_suits", "any")
    said = await save(lobby, shown, "  Règles   du vendredi ")
    assert FR("options-saved", name="Règles du vendredi") in said
    assert "Règles du vendredi · " in evening.lobby("alice").text()
    offered = await evening.person("alice").autocomplete(
        evening.belote, "belote", "game", "regles du v"
    )
    assert offered == [{"name": "Règles du vendredi", "value": "Règles du vendredi"}]
    opened = await evening.open("alice", game="règles du VENDREDI", end="short")
    assert opened.text().splitlines()[1] == " · ".join(
        (
            "Règles du vendredi",
            FR("preset-name.french"),  # as the table before, and so the server
            FR("rules-modified"),
            FR("end-target", target="500"),
        )
    )
    game = await Table(evening, 2).game()
    assert game.rules == find_preset("french").changed({"round2_suits": "any", "target": 500})
    shown = await panel(Table(evening, 2), "alice")
    assert "options_saved:2" in str(shown.selects())
    # They can be practised on that server, and wherever who has played by them is.
    alice, clara = evening.person("alice"), evening.person("clara")
    for person, place, there in (
        (clara, evening.belote, offered),
        (alice, alice.open_dm(), offered),
        (clara, clara.open_dm(), []),
    ):
        assert await person.autocomplete(place, "practice", "game", "regles du v") == there
    practised = await alice.slash(alice.open_dm(), "practice", game="Règles du vendredi")
    assert EN("practice-name", rules="Règles du vendredi") in practised.message.text()
    game = await evening.bot.tables.practice.present((await Table(evening, 2).game()).row.host_id)
    assert game is not None
    assert game.rules == find_preset("french").changed({"round2_suits": "any", "target": 500})


async def test_a_length_that_there_is_not_opens_no_table(lobby: Table) -> None:
    """Half as long again as what was saved may be longer than any party; a button may be forged."""
    evening = lobby.club
    shown = await page(lobby, await panel(lobby), "end")
    await write(lobby, shown, "options_number:1:end:target", "4000")
    await save(lobby, now(evening, "benoit", shown), "Longues")
    reply = await evening.slash("alice", "belote", game="Longues", end="long")
    assert bad_rules_text(BadRuleset("target", "out_of_range", 6000), EN) == said(reply)
    refused = await press_forged(lobby, "alice", evening.lobby("alice"), "dd:lobby_open:calm:epic")
    assert said(refused) == EN("refused-reason.no-such-length")
    assert len(await evening.bot.tables.saved_rules.all(1)) == 1
    assert "Longues" in (await evening.open("alice", game="Longues", end="short")).text()
    assert (await Table(evening, 2).game()).rules.target == 2000, "the second table there is"


OPENERS = ("alice", "benoit", "clara", "daan")
"""each may have a few lobbies open"""

HOSTILE_NAMES = [
    "@everyone",
    "**bold** [x](https://example.org) `code`",
    "# big\n> quote",
    "\u202eevil\u202c",
    "مرحبا",
    "🃏" * 8,
    "||spoiler|| <@1> <t:1:R>",
]


async def test_any_name_is_harmless(lobby: Table) -> None:
    evening = lobby.club
    shown, names = await panel(lobby), set[str]()
    for written in HOSTILE_NAMES:
        await save(lobby, shown, written[:32])
        [name] = {each.name for each in await evening.bot.tables.saved_rules.all(1)} - names
        names.add(name)
        text = evening.lobby("alice").text()
        assert FR.name(name) in text
        assert not evening.lobby("alice").mentions
        assert not re.search(r"@everyone|(?<!\\)\]\(|\u202e", text)
    for number, name in enumerate(sorted(names), start=2):
        await evening.open(OPENERS[number % len(OPENERS)], game=name)
        assert (await Table(evening, number).game()).row.rules_name == name


async def test_names_that_cannot_be(lobby: Table) -> None:
    """Nothing to be seen, the name of a preset in any language, or what somebody else saved."""
    evening = lobby.club
    shown = await panel(lobby)
    assert FR("refused-reason.name-needed") in await save(lobby, shown, "\u200d \u3164")
    for taken in ("Kloppen", "french", "CONTEST", FR("preset-name.dutch"), EN("preset-name.dutch")):
        said = await save(lobby, shown, taken)
        assert FR("options-name-of-preset", name=FR.name(taken)) in said
    await save(lobby, shown, "Vendredi")
    await evening.open("clara")
    theirs = await panel(Table(evening, 2), "clara")
    asked = await evening.press("clara", theirs, "options_name:2")
    refused = await evening.person("clara").submit(asked, text="VENDREDI")
    assert DE("refused-reason.name-taken", name="Vendredi") in refused.message.text()


async def test_deleting(lobby: Table) -> None:
    """Only who saved them deletes them, after being asked; others do not even see them."""
    evening = lobby.club
    shown = await panel(lobby)
    await save(lobby, shown, "Vendredi")
    await evening.open("clara")
    theirs = await panel(Table(evening, 2), "clara")
    reply = await evening.press("clara", theirs, "options_remove:2")
    assert DE("options-remove-none") in reply.message.text()
    hostile = await press_forged(Table(evening, 2), "clara", theirs, "dd:options_removed:2:1")
    assert DE("refused-reason.not-your-ruleset", name="Vendredi") in hostile.message.text()
    await evening.press("benoit", now(lobby.club, "benoit", shown), "options_remove")
    await evening.choose("benoit", now(lobby.club, "benoit", shown), "options_removing", "1")
    sure = now(lobby.club, "benoit", shown)
    assert FR("options-remove-sure", name="Vendredi") in sure.text()
    await evening.press("benoit", sure, "options_removed")
    assert FR("options-removed") in now(lobby.club, "benoit", shown).text()
    assert await evening.bot.tables.saved_rules.all(1) == []
    assert (await lobby.game()).row.rules_name == "Vendredi"
    gone = await press_forged(lobby, "benoit", sure, "dd:options_removed:1:1")
    assert FR("refused-reason.no-such-ruleset") in gone.message.text()


async def test_managers_delete_anybodys(lobby: Table) -> None:
    """The permission is looked at with each press."""
    evening = lobby.club
    await save(lobby, await panel(lobby), "Vendredi")
    clara, role = evening.person("clara"), evening.sandbox.role("Organiser")
    evening.sandbox.set_permissions(role, bits.MANAGE_GUILD)
    evening.sandbox.give_role(clara, role)
    await evening.open("clara")
    shown = await panel(Table(evening, 2), "clara")
    theirs = Table(evening, 2)
    await evening.press("clara", shown, "options_remove:2")
    await evening.choose("clara", now(theirs.club, "clara", shown), "options_removing:2", "1")
    sure = now(theirs.club, "clara", shown)
    evening.sandbox.take_role(clara, role)
    await evening.press("clara", sure, "options_removed:2")
    refused = DE("refused-reason.not-your-ruleset", name="Vendredi")
    assert refused in now(theirs.club, "clara", shown).text()
    evening.sandbox.give_role(clara, role)
    await press_forged(theirs, "clara", sure, "dd:options_removed:2:1")
    assert await evening.bot.tables.saved_rules.all(1) == []


# Rules asked for with /belote: offered while one types, found by any of their names --------------


async def test_every_preset_is_offered_under_its_name(evening: Club) -> None:
    for who, language in LANGUAGES.items():
        words = words_for(language)
        offered = await evening.person(who).autocomplete(evening.belote, "belote", "game", "")
        assert [each["value"] for each in offered] == by_country(words.language)
        for each in offered:
            assert words(f"preset-name.{each['value']}") in each["name"]
        assert max(len(each["name"]) for each in offered) <= 60


@pytest.mark.parametrize("presets", [[*PRESETS][::2], [*PRESETS][1::2]])
async def test_belote_with_each_preset(evening: Club, presets: list[str]) -> None:
    """Opened with its own end, under its name; here in the language of whoever opens it."""
    servers = evening.bot.servers
    await servers.change(await servers.meet(int(evening.belote.guild_id or 0)), language=OPENER)
    for number, (preset, who) in enumerate(zip(presets, cycle(LANGUAGES), strict=False), start=1):
        words = words_for(LANGUAGES[who])
        shown = await evening.open(who, game=preset)
        game = await Table(evening, number).game()
        assert (game.row.preset, game.rules) == (preset, find_preset(preset))
        assert words(f"preset-name.{preset}") in shown.text()
        assert words("rules-modified") not in shown.text()
        sits = [b for b in shown.buttons() if (b.custom_id or "").startswith("dd:sit:")]
        assert len(sits) == game.rules.players - 1


async def test_a_name_that_is_none(evening: Club) -> None:
    """They are asked, and the table opens by what they choose, and as they wanted it."""
    for typed in ("poker", "*x*\n@everyone", "x" * 300, "\u200d"):
        reply = await evening.slash("benoit", "belote", game=typed)
        assert reply.message.ephemeral
        assert "@everyone" not in reply.message.text()
        assert len(reply.message.text()) < 200
    asked = await evening.slash("benoit", "belote", game="contrée", end="short", pace="calm")
    assert asked.message.text() == FR("game-sought.several", text="contrée")
    [select] = asked.message.selects()
    assert [each["value"] for each in select["options"]] == ["contree_ffb", "contree_announced"]
    assert press_of(select).game() is None
    await evening.choose("benoit", asked.message, "lobby_open", "contree_announced")
    game = await Table(evening).game()
    assert (game.row.preset, game.rules.target) == ("contree_announced", 1000)
    assert game.tempo == TEMPOS["calm"]
    for command, verb, told in (
        ("rules", "rules_found", FR("preset-name.contree-ffb")),
        ("practice", "practice_found", FR("practice-name", rules=FR("preset-name.contree-ffb"))),
    ):
        asked = await evening.slash("benoit", command, game="contrée")
        answer = await evening.choose("benoit", asked.message, verb, "contree_ffb")
        assert told in answer.message.text(), command


async def test_the_game_is_one_press_away(evening: Club) -> None:
    """In the lobby, for whoever opened it and as long as they sit there alone."""
    lobby = await evening.open("daan")
    table = Table(evening)
    assert (await table.game()).row.preset == "klaverjas_amsterdam"  # what their country plays
    [select] = lobby.selects()
    assert [each["value"] for each in select["options"]] == by_country("nl")
    refused = words_for("fr")("refused-reason.not-host")
    assert refused in said(await evening.choose("benoit", lobby, "lobby_game", "french"))
    await evening.choose("daan", lobby, "lobby_game", "decouverte")
    assert (await table.game()).table_rules == preset_rules("decouverte")
    await evening.choose("daan", evening.lobby("daan"), "lobby_game", "kloppen")
    await evening.press_lobby("daan", "fill")
    assert evening.lobby("daan").selects()
    await evening.press_lobby("benoit", "sit:1:1")
    assert not evening.lobby("daan").selects()


async def test_a_table_opens_by_what_the_server_plays(evening: Club) -> None:
    """And not by what the country of its language plays."""
    lobby = await evening.open("alice")
    for _ in range(HABIT):
        game_id = await add_game(evening.bot.database, 1, 1, preset="kloppen")
        ended = ended_with((1500, 0), 0)
        result = Result(game_id, 1, "kloppen", 9, ended, evening.bot.clock.now())
        await evening.bot.database.commit(results.add, result, {}, TEAMS)
    assert EN("preset-name.french") in lobby.text()
    assert EN("preset-name.kloppen") in (await evening.open("benoit")).text()
    assert EN("preset-name.dutch") in (await evening.open("benoit", game="Nederlandse")).text()
