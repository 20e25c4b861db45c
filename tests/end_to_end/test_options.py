"""Rules… in a lobby: the host chooses, everybody sees and agrees, and a server keeps rules."""

import re
from typing import Any

import pytest
from sqlalchemy import update

from bot.rules import PRESETS, find_preset
from bot.sandbox import Reply, ShownMessage
from bot.sandbox import components as c
from bot.sandbox import permissions as bits
from bot.storage.schema import rulesets
from bot.text import sentence, words_for
from bot.text.options import GROUPS, differences, groups, option_name, value_name
from cogs.screens.lobby import MOST_CHANGES
from tests.end_to_end.club import Club, button_id
from tests.end_to_end.playing import LANGUAGES, Table
from tests.end_to_end.refusing import choose_forged, expect_refusal, press_forged

EN, FR, DE = words_for("en"), words_for("fr"), words_for("de")


@pytest.fixture
async def lobby(evening: Club) -> Table:
    """Benoît's lobby: he reads French."""
    await evening.open("benoit")
    return Table(evening)


async def sees(table: Table, who: str, message: ShownMessage) -> ShownMessage:
    now = table.club.person(who).look(message)
    assert now is not None
    return now


async def panel(table: Table, who: str = "benoit") -> ShownMessage:
    """What Rules… opens for the host."""
    reply = await table.club.press(who, table.club.lobby(who), "options:1")
    assert reply.message is not None
    assert reply.message.ephemeral
    return reply.message


async def page(table: Table, shown: ShownMessage, group: str, who: str = "benoit") -> ShownMessage:
    reply = await table.club.choose(who, await sees(table, who, shown), "options_group", group)
    assert reply.kind == "update"
    return await sees(table, who, shown)


async def choose(
    table: Table, shown: ShownMessage, option: str, value: Any, who: str = "benoit"
) -> ShownMessage:
    """Choose a value on the page of its group."""
    group = next(each.name for each in GROUPS if option in each.options)
    now = await page(table, shown, group, who)
    reply = await table.club.choose(who, now, f"options_set:1:{group}:{option}", str(value))
    assert reply.kind == "update"
    return await sees(table, who, shown)


async def write(
    table: Table, shown: ShownMessage, verb: str, text: str, who: str = "benoit"
) -> Reply:
    """Open the modal of a button, write, and send it."""
    now = await sees(table, who, shown)
    asked = await table.club.press(who, now, verb)
    assert asked.kind == "modal", asked
    reply = await table.club.person(who).submit(asked, text=text)
    await table.club.settle()
    return reply


async def save(table: Table, shown: ShownMessage, name: str, who: str = "benoit") -> str:
    """Save the rules; what the panel then says."""
    reply = await write(table, shown, "options_name", name, who)
    assert reply.kind == "update"
    return (await sees(table, who, shown)).text()


def ephemeral(table: Table, who: str) -> list[ShownMessage]:
    return [m for m in table.club.person(who).sees(table.club.belote) if m.ephemeral]


# /belote ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
async def test_belote_with_each_preset(evening: Club, who: str, preset: str) -> None:
    """Offered under its name in one's language, and opened with its own end."""
    words = words_for(LANGUAGES[who])
    offered = await evening.person(who).autocomplete(evening.belote, "belote", "rules", "")
    names = {each["value"]: each["name"] for each in offered}
    assert list(names) == list(PRESETS)
    assert names[preset] == words(f"preset-{preset}")
    assert len(names[preset]) <= 40
    shown = await evening.open(who, rules=preset)
    game = await Table(evening).game()
    assert (game.row.preset, game.rules) == (preset, find_preset(preset))
    assert words(f"preset-{preset}") in shown.text()
    assert words("rules-modified") not in shown.text()
    sits = [b for b in shown.buttons() if (b.custom_id or "").startswith("dd:sit:")]
    assert len(sits) == game.rules.players


@pytest.mark.parametrize(
    ("typed", "preset"),
    [
        ("Kloppen", "kloppen"),
        ("NÉERLANDAISE (K", "kloppen"),
        ("Belote néerlandaise", "dutch"),
        ("belote neerlandaise", "dutch"),
        ("  contest ", "contest"),
        ("Dutch belote", "dutch"),
    ],
)
async def test_a_name_may_be_typed(evening: Club, typed: str, preset: str) -> None:
    """Whatever its case and accents, in one's own language or English, or the one that fits."""
    await evening.open("benoit", rules=typed)
    assert (await Table(evening).game()).row.preset == preset


@pytest.mark.parametrize("typed", ["belote", "bridge", "*x*\n@everyone", "x" * 300, "\u200d"])
async def test_a_name_that_is_none(evening: Club, typed: str) -> None:
    """The sentence lists what there is."""
    reply = await evening.person("benoit").slash(evening.belote, "belote", rules=typed)
    assert reply.message is not None
    assert reply.message.ephemeral
    for preset in PRESETS:
        assert (
            FR(f"preset-{preset}").replace("(", "\\(").replace(")", "\\)") in reply.message.text()
        )
    assert "@everyone" not in reply.message.text()
    assert len(reply.message.text()) < 1000


async def test_offers_narrow_while_one_types(evening: Club) -> None:
    async def offered(typed: str) -> list[str]:
        found = await evening.person("clara").autocomplete(evening.belote, "belote", "rules", typed)
        return [each["value"] for each in found]

    assert await offered("NIEDERL") == ["dutch", "kloppen"]
    assert await offered("decouv") == ["decouverte"]
    assert await offered("bridge") == []


async def test_an_end_that_the_rules_refuse(lobby: Table) -> None:
    shown = await choose(lobby, await panel(lobby), "arret", True)
    await save(lobby, shown, "Arrêt")
    reply = await lobby.club.person("benoit").slash(
        lobby.club.belote, "belote", rules="Arrêt", end="12"
    )
    assert reply.message is not None
    assert reply.message.text() == FR("bad-rules-needs-target", option=FR("options-name-arret"))


# Who sees what behind the button ---------------------------------------------------------------


async def test_rules_open_options_for_the_host_and_pages_for_others(lobby: Table) -> None:
    evening = lobby.club
    shown = await panel(lobby)
    assert FR("options-same") in shown.text()
    for who in ("alice", "clara"):
        reply = await evening.press(who, evening.lobby(who), "options:1")
        assert reply.message is not None
        assert reply.message.ephemeral
        assert [s["custom_id"] for s in reply.message.selects()] == ["dd:rules_page:1"]
    await evening.press("benoit", evening.lobby("benoit"), "fill")
    old = evening.lobby("benoit")
    await evening.press("benoit", old, "start")
    reply = await press_forged(lobby, "benoit", old, "dd:options:1")
    assert reply.message is not None
    assert [s["custom_id"] for s in reply.message.selects()] == ["dd:rules_page:1"]


@pytest.mark.parametrize("who", ["alice", "benoit"])
@pytest.mark.parametrize("preset", PRESETS)
async def test_every_page_of_every_preset(evening: Club, who: str, preset: str) -> None:
    """Each option that means something has its sentence, and a select that shows its value."""
    words = words_for(LANGUAGES[who])
    await evening.open(who, rules=preset)
    table, rules = Table(evening), find_preset(preset)
    shown = await panel(table, who)
    [offered] = [s for s in shown.selects() if s["custom_id"] == "dd:options_group:1"]
    assert [each["value"] for each in offered["options"]] == [g.name for g in groups(rules)]
    for group in groups(rules):
        now = await page(table, shown, group.name, who)
        assert words(f"options-group-{group.name}") in now.text()
        for option in group.options:
            value = getattr(rules, option)
            assert f"**{option_name(option, words)}**" in now.text()
            assert sentence(option, value, rules, words) in now.text()
            if option in ("target", "deals_limit"):
                assert now.component(f"dd:options_number:1:{group.name}:{option}")
                continue
            select = now.component(f"dd:options_set:1:{group.name}:{option}")
            assert select is not None
            [default] = [each for each in select["options"] if each.get("default")]
            assert default["value"] == str(value)
            assert len(select["options"]) > 1
            assert all(each["description"] for each in select["options"])
        assert "✏️" not in now.text()
    assert len(ephemeral(table, who)) == 1


# Changing --------------------------------------------------------------------------------------


async def test_a_change_is_applied_at_once_and_everybody_sees_it(lobby: Table) -> None:
    evening = lobby.club
    shown = await choose(lobby, await panel(lobby), "round2_suits", "any")
    game = await lobby.game()
    assert game.rules.round2_suits == "any"
    assert sentence("round2_suits", "any", game.rules, FR) in shown.text()
    usual = value_name("round2_suits", "exclude_turned", FR)
    assert FR("options-instead", value=usual) in shown.text()
    public = evening.lobby("alice").text()
    line = FR(
        "options-difference",
        option=option_name("round2_suits", FR),
        value=value_name("round2_suits", "any", FR),
        instead=usual,
    )
    assert line in public
    assert FR("rules-modified") in public
    assert len(ephemeral(lobby, "benoit")) == 1
    await evening.press("benoit", shown, "options_home")
    home = await sees(lobby, "benoit", shown)
    assert line in home.text()
    [select] = [s for s in home.selects() if s["custom_id"] == "dd:options_group:1"]
    assert [o["value"] for o in select["options"] if o.get("emoji")] == ["auction"]
    await evening.press("benoit", home, "options_reset")
    assert (await lobby.game()).rules == find_preset("french")
    assert FR("rules-modified") not in evening.lobby("alice").text()


async def test_a_long_list_is_folded(lobby: Table) -> None:
    shown = await panel(lobby)
    changes = {
        "direction": "cw",
        "shuffle": "every_deal",
        "round2_suits": "any",
        "allpass_dealer": "same",
        "belote_order": "king_first",
        "head_plain": "always",
        "rounding": "up5",
        "arret": True,
    }
    for option, value in changes.items():
        await choose(lobby, shown, option, value)
    game = await lobby.game()
    assert list(differences(find_preset("french"), game.rules)) == list(changes)
    public = lobby.club.lobby("alice").text()
    assert public.count("• ") == MOST_CHANGES + 1
    assert FR("options-more", count=2) in public
    await lobby.club.press("benoit", await sees(lobby, "benoit", shown), "options_home")
    assert (await sees(lobby, "benoit", shown)).text().count("• ") == len(changes)


async def test_options_that_go_together(lobby: Table) -> None:
    """Declarations that are shown are compared before the lead; what is inert is not offered."""
    shown = await panel(lobby)
    now = await choose(lobby, shown, "declarations", "first_trick")
    assert now.component("dd:options_set:1:declarations:decl_contest_moment")
    now = await choose(lobby, shown, "declarations", "immediate")
    assert (await lobby.game()).rules.decl_contest_moment == "before_first_lead"
    assert not now.component("dd:options_set:1:declarations:decl_contest_moment")
    now = await choose(lobby, shown, "declarations", "off")
    assert not now.component("dd:options_set:1:declarations:long_runs")
    assert (await lobby.game()).rules == find_preset("french")


async def test_a_combination_that_makes_no_sense(lobby: Table) -> None:
    """It is said on the page itself, which shows what is still true."""
    shown = await choose(lobby, await panel(lobby), "arret", True)
    now = await choose(lobby, shown, "end_mode", "deals")
    reason = FR("bad-rules-needs-target", option=FR("options-name-arret"))
    assert reason in now.text()
    select = now.component("dd:options_set:1:end:end_mode")
    assert select is not None
    assert [o["value"] for o in select["options"] if o.get("default")] == ["target"]
    assert len(ephemeral(lobby, "benoit")) == 1
    assert (await lobby.game()).rules.end_mode == "target"


@pytest.mark.parametrize(
    ("text", "target"), [("700", 700), ("1 500", 1500), ("1\u202f500", 1500), ("2,000", 2000)]
)
async def test_a_number_is_written(lobby: Table, text: str, target: int) -> None:
    shown = await page(lobby, await panel(lobby), "end")
    reply = await write(lobby, shown, "options_number:1:end:target", text)
    assert reply.kind == "update"
    assert (await lobby.game()).rules.target == target
    now = await sees(lobby, "benoit", shown)
    assert FR.number(target) in now.text()
    assert FR("end-target", target=FR.number(target)) in lobby.club.lobby("alice").text()


@pytest.mark.parametrize("text", ["99", "5001", "abc", "-500", "1.5e3", "²"])
async def test_a_number_that_is_none(lobby: Table, text: str) -> None:
    shown = await page(lobby, await panel(lobby), "end")
    await write(lobby, shown, "options_number:1:end:target", text)
    name = FR("options-name-target")
    refused = FR("bad-rules-out-of-range", option=name, low="100", high=FR.number(5000))
    assert refused in (await sees(lobby, "benoit", shown)).text()
    assert (await lobby.game()).rules.target == 1000


async def test_values_from_outside_the_documents_say_so(evening: Club) -> None:
    await evening.open("alice", rules="kloppen")
    table = Table(evening)
    now = await choose(table, await panel(table, "alice"), "surcoinche", "x4", "alice")
    assert EN("options-origin-outside") in now.text()
    select = now.component("dd:options_set:1:coinche:surcoinche")
    assert select is not None
    marked = {o["value"]: "◇" in o["label"] for o in select["options"]}
    assert marked == {"off": False, "x4": True, "x3": True}


async def test_adaptations_for_two_say_so(evening: Club) -> None:
    await evening.open("alice", rules="decouverte")
    table = Table(evening)
    now = await choose(table, await panel(table, "alice"), "auction", "bids", "alice")
    assert EN("options-origin-adaptation") in now.text()
    extra = now.component("dd:options_set:1:decouverte:extra_contracts")
    assert extra is not None
    marked = {o["value"]: "◇" in o["label"] for o in extra["options"]}
    assert marked == {"off": False, "no_trumps": True, "all_trumps": True, "both": True}
    assert [g.name for g in groups((await table.game()).rules)].count("coinche") == 1
    await choose(table, now, "surcoinche", "x3", "alice")


async def test_another_preset(lobby: Table) -> None:
    shown = await choose(lobby, await panel(lobby), "rounding", "up5")
    home = await lobby.club.press("benoit", shown, "options_home")
    assert home.message is not None
    await lobby.club.choose("benoit", home.message, "options_preset", "dutch")
    assert (await lobby.game()).table_rules == ("dutch", find_preset("dutch"), None)
    assert FR("preset-dutch") in lobby.club.lobby("alice").text()
    assert FR("options-same") in (await sees(lobby, "benoit", shown)).text()


async def test_what_the_rules_say(lobby: Table) -> None:
    shown = await page(lobby, await panel(lobby), "scoring")
    reply = await lobby.club.press("benoit", shown, "rules:1")
    assert reply.message is not None
    assert reply.message.selects()[0]["custom_id"] == "dd:rules_page:1"


# Agreeing --------------------------------------------------------------------------------------


async def test_who_sits_agrees_again(full: Table) -> None:
    """The seats show who has not, Start names them, and each agrees with one press."""
    evening = full.club
    await choose(full, await panel(full, "alice"), "tie_rule", "takers_win", "alice")
    public = evening.lobby("alice")
    assert public.text().count(EN("lobby-to-agree")) == 3
    assert evening.person("daan").user.name in public.text()
    for who in ("alice", "benoit"):
        words = words_for(LANGUAGES[who])
        names = words.join_and(["Benoît", "Clara", "Daan"])
        refused = words("refused-not-agreed", names=names, count=3)
        await expect_refusal(full, evening.press(who, evening.lobby(who), "start"), refused)
    for who in ("benoit", "clara", "daan"):
        reply = await evening.press(who, evening.lobby(who), "agree")
        assert reply.kind == "update"
    public = evening.lobby("alice")
    assert EN("lobby-to-agree") not in public.text()
    assert not any((b.custom_id or "").startswith("dd:agree") for b in public.buttons())
    await evening.press("clara", public, "start")
    assert (await full.game()).row.status == "playing"


async def test_an_old_agreement_does_not_hold_for_newer_rules(full: Table) -> None:
    evening = full.club
    shown = await choose(full, await panel(full, "alice"), "tie_rule", "takers_win", "alice")
    old = evening.lobby("benoit")
    await choose(full, shown, "rounding", "up5", "alice")
    custom_id = button_id(old, "agree")
    again = FR("refused-rules-changed")
    await expect_refusal(full, press_forged(full, "benoit", old, custom_id), again)
    for mark in ("", ":", ":x", ":0" * 9):
        await expect_refusal(full, press_forged(full, "benoit", old, f"dd:agree:1{mark}"), again)
    await evening.press("benoit", evening.lobby("benoit"), "leave")
    mark = (await full.game()).mark
    await expect_refusal(
        full, press_forged(full, "benoit", old, f"dd:agree:1:{mark}"), FR("refused-no-seat")
    )


async def test_robots_agree(lobby: Table) -> None:
    evening = lobby.club
    await evening.press("benoit", evening.lobby("benoit"), "fill")
    await choose(lobby, await panel(lobby), "rounding", "up5")
    assert FR("lobby-to-agree") not in evening.lobby("alice").text()
    await evening.press("benoit", evening.lobby("benoit"), "start")
    assert (await lobby.game()).row.status == "playing"


# Saved rules -----------------------------------------------------------------------------------


async def test_rules_are_saved_and_chosen_again(lobby: Table) -> None:
    evening = lobby.club
    shown = await choose(lobby, await panel(lobby), "round2_suits", "any")
    said = await save(lobby, shown, "  Règles   du vendredi ")
    assert FR("options-saved", name="Règles du vendredi") in said
    assert "Règles du vendredi · " in evening.lobby("alice").text()
    offered = await evening.person("alice").autocomplete(
        evening.belote, "belote", "rules", "regles du v"
    )
    assert offered == [{"name": "Règles du vendredi", "value": "Règles du vendredi"}]
    opened = await evening.open("alice", rules="règles du VENDREDI", end="500")
    assert opened.text().splitlines()[1] == " · ".join(
        (
            "Règles du vendredi",
            EN("preset-french"),
            EN("rules-modified"),
            EN("end-target", target="500"),
        )
    )
    game = await Table(evening, 2).game()
    assert game.rules == find_preset("french").changed({"round2_suits": "any", "target": 500})
    shown = (await evening.press("alice", opened, "options:2")).message
    assert shown is not None
    assert "options_saved:2" in str(shown.selects())


HOSTILE_NAMES = [
    "@everyone",
    "**bold** [x](https://example.org) `code`",
    "# big\n> quote",
    "\u202eevil\u202c",
    "مرحبا",
    "🃏" * 8,
    "||spoiler|| <@1> <t:1:R>",
]


@pytest.mark.parametrize("name", HOSTILE_NAMES)
async def test_any_name_is_harmless(lobby: Table, name: str) -> None:
    evening = lobby.club
    await save(lobby, await panel(lobby), name[:32])
    [row] = await evening.bot.tables.saved_rules.all(1)
    assert FR.name(row.name) in evening.lobby("alice").text()
    assert not evening.lobby("alice").mentions
    assert not re.search(r"@everyone|(?<!\\)\]\(|\u202e", evening.lobby("alice").text())
    await evening.open("alice", rules=row.name)
    assert (await Table(evening, 2).game()).row.rules_name == row.name


async def test_names_that_cannot_be(lobby: Table) -> None:
    """Nothing to be seen, the name of a preset in any language, or what somebody else saved."""
    evening = lobby.club
    shown = await panel(lobby)
    assert FR("refused-name-needed") in await save(lobby, shown, "\u200d \u3164")
    for taken in ("Kloppen", "french", "CONTEST", FR("preset-dutch"), EN("preset-dutch")):
        said = await save(lobby, shown, taken)
        assert FR("options-name-of-preset", name=FR.name(taken)) in said
    await save(lobby, shown, "Vendredi")
    opened = await evening.open("clara")
    theirs = (await evening.press("clara", opened, "options:2")).message
    assert theirs is not None
    asked = await evening.press("clara", theirs, "options_name:2")
    refused = await evening.person("clara").submit(asked, text="VENDREDI")
    assert refused.latest is not None
    assert DE("refused-name-taken", name="Vendredi") in refused.latest.text()


async def test_deleting(lobby: Table) -> None:
    """By who saved them, after being asked; others do not even see them."""
    evening = lobby.club
    shown = await panel(lobby)
    await save(lobby, shown, "Vendredi")
    opened = await evening.open("clara")
    theirs = (await evening.press("clara", opened, "options:2")).message
    assert theirs is not None
    reply = await evening.press("clara", theirs, "options_remove:2")
    assert reply.latest is not None
    assert DE("options-remove-none") in reply.latest.text()
    hostile = await press_forged(Table(evening, 2), "clara", theirs, "dd:options_removed:2:1")
    assert hostile.latest is not None
    assert DE("refused-not-your-ruleset", name="Vendredi") in hostile.latest.text()
    await evening.press("benoit", await sees(lobby, "benoit", shown), "options_remove")
    await evening.choose("benoit", await sees(lobby, "benoit", shown), "options_removing", "1")
    sure = await sees(lobby, "benoit", shown)
    assert FR("options-remove-sure", name="Vendredi") in sure.text()
    await evening.press("benoit", sure, "options_removed")
    assert FR("options-removed") in (await sees(lobby, "benoit", shown)).text()
    assert await evening.bot.tables.saved_rules.all(1) == []
    assert (await lobby.game()).row.rules_name == "Vendredi"
    gone = await press_forged(lobby, "benoit", sure, "dd:options_removed:1:1")
    assert gone.latest is not None
    assert FR("refused-no-such-ruleset") in gone.latest.text()


async def test_managers_delete_anybodys(lobby: Table) -> None:
    """The permission is looked at with each press."""
    evening = lobby.club
    await save(lobby, await panel(lobby), "Vendredi")
    clara, role = evening.person("clara"), evening.sandbox.role("Organiser")
    evening.sandbox.set_permissions(role, bits.MANAGE_GUILD)
    evening.sandbox.give_role(clara, role)
    opened = await evening.open("clara")
    shown = (await evening.press("clara", opened, "options:2")).message
    assert shown is not None
    theirs = Table(evening, 2)
    await evening.press("clara", shown, "options_remove:2")
    await evening.choose("clara", await sees(theirs, "clara", shown), "options_removing:2", "1")
    sure = await sees(theirs, "clara", shown)
    evening.sandbox.take_role(clara, role)
    await evening.press("clara", sure, "options_removed:2")
    refused = DE("refused-not-your-ruleset", name="Vendredi")
    assert refused in (await sees(theirs, "clara", shown)).text()
    evening.sandbox.give_role(clara, role)
    await press_forged(theirs, "clara", sure, "dd:options_removed:2:1")
    assert await evening.bot.tables.saved_rules.all(1) == []


async def test_saved_rules_that_are_not_valid_any_more(lobby: Table) -> None:
    evening = lobby.club
    shown = await panel(lobby)
    await save(lobby, shown, "Vendredi")
    async with evening.bot.database.write() as connection:
        await connection.execute(update(rulesets).values(changes={"target": 7}))
    why = FR(
        "bad-rules-out-of-range",
        option=FR("options-name-target"),
        low="100",
        high=FR.number(5000),
    )
    broken = FR("refused-broken-ruleset", name="Vendredi", why=why)
    reply = await evening.person("benoit").slash(evening.belote, "belote", rules="Vendredi")
    assert reply.message is not None
    assert reply.message.text() == broken
    await evening.choose("benoit", await sees(lobby, "benoit", shown), "options_saved", "1")
    assert broken in (await sees(lobby, "benoit", shown)).text()


# Two players -----------------------------------------------------------------------------------


async def test_a_table_for_two(evening: Club) -> None:
    """Two seats, and no word of partners or of changing seats."""
    shown = await evening.open("benoit", rules="decouverte")
    assert FR("lobby-partners") not in shown.text()
    assert FR("lobby-free", free=1) in shown.text()
    more = await evening.press("benoit", shown, "lobby_more")
    assert more.message is not None
    assert not any("dd:swap" in s["custom_id"] for s in more.message.selects())
    table = Table(evening)
    for verb in ("sit:1:2", "sit:1:3"):
        refused = EN("refused-no-such-seat")
        await expect_refusal(table, press_forged(table, "alice", shown, f"dd:{verb}"), refused)
    refused = FR("refused-no-such-seat")
    await expect_refusal(table, choose_forged(table, "benoit", shown, "dd:swap:1", "02"), refused)
    await evening.press("alice", evening.lobby("alice"), "sit:1:1")
    assert FR("lobby-full") in evening.lobby("benoit").text()


async def test_four_do_not_fit_at_a_table_for_two(full: Table) -> None:
    shown = await panel(full, "alice")
    await full.club.choose("alice", shown, "options_preset", "decouverte")
    now = await sees(full, "alice", shown)
    assert EN("refused-too-many-people", players=2) in now.text()
    assert (await full.game()).rules.players == 4


# Hostile clicks --------------------------------------------------------------------------------

FORGED = [
    ("dd:options_set:1:deal:players", "2"),
    ("dd:options_set:1:deal:packets", "4-4"),
    ("dd:options_set:1:deal:target", "500"),
    ("dd:options_set:1:deal:bid_min", "80"),
    ("dd:options_set:1:deal:colour", "green"),
    ("dd:options_set:1:x:direction", "up"),
    ("dd:options_set:1", "x"),
    ("dd:options_set:1:end:arret", "1"),
    ("dd:options_written:1:end:bid_max", "500"),
    ("dd:options_written:1:end:target", "9" * 60),
    ("dd:options_written:1:end:direction", "500"),
    ("dd:options_number:1:end:direction", "x"),
    ("dd:options_number:1:end:colour", "x"),
    ("dd:options_group:1", "colours"),
    ("dd:options_preset:1", "belgian"),
    ("dd:options_preset:1", ""),
    ("dd:options_saved:1", "99"),
    ("dd:options_saved:1", "x"),
    ("dd:options_removing:1", "99"),
    ("dd:options_removed:1:99", "x"),
    ("dd:options_removed:1", "x"),
    ("dd:options_save:1", ""),
]


@pytest.mark.parametrize(("custom_id", "value"), FORGED)
async def test_forged_choices_of_the_host(lobby: Table, custom_id: str, value: str) -> None:
    """Nothing changes, he reads why, and the lobby's message stays what it is."""
    before, shown = (await lobby.game()).row, lobby.club.lobby("benoit")
    reply = await choose_forged(lobby, "benoit", shown, custom_id, value)
    await lobby.club.settle()
    assert reply.latest is not None
    assert reply.latest.ephemeral
    assert reply.latest.text() != FR("error-unexpected")
    assert (await lobby.game()).row == before
    assert await lobby.club.bot.tables.saved_rules.all(1) == []
    assert lobby.club.lobby("alice").text() == shown.text()


VERBS = [
    "options_home:1",
    "options_group:1",
    "options_set:1:deal:direction",
    "options_number:1:end:target",
    "options_written:1:end:target",
    "options_preset:1",
    "options_saved:1",
    "options_reset:1",
    "options_name:1",
    "options_save:1",
    "options_remove:1",
    "options_removing:1",
    "options_removed:1:1",
]
VALUES = {"options_set": "cw", "options_written": "700", "options_preset": "dutch"}


@pytest.mark.parametrize("verb", VERBS)
async def test_nobody_else_uses_the_panel(full: Table, verb: str) -> None:
    evening = full.club
    shown = evening.lobby("benoit")
    value = VALUES.get(verb.split(":")[0], "1")

    def press(who: str, game: str = ":1") -> Any:
        custom_id = f"dd:{verb.replace(':1', game, 1)}"
        return choose_forged(full, who, shown, custom_id, value)

    await expect_refusal(full, press("benoit"), FR("refused-not-host"))
    await expect_refusal(full, press("benoit", ":99"), FR("refused-no-such-table"))
    await evening.press("alice", evening.lobby("alice"), "start")
    await expect_refusal(full, press("alice"), EN("refused-already-started"))


async def test_a_modal_from_before_a_restart_is_answered(lobby: Table) -> None:
    """No modal is kept by the client: nothing grows, and nothing is lost."""
    asked = await lobby.club.press("benoit", await panel(lobby), "options_name")
    assert asked.modal is not None
    assert lobby.club.bot._connection._view_store._modals == {}
    [field] = [each for each in c.walk(asked.modal["components"]) if each.get("custom_id")]
    assert field["max_length"] == 32
