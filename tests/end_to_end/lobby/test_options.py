"""Rules… in a lobby: who sees what, what the host changes, and tables for two."""

from typing import Any

from bot.rules import find_preset
from bot.sandbox import ShownMessage
from bot.sandbox.interactions import components as c
from bot.text import sentence, words_for
from bot.text.options import option_name, value_name
from tests.end_to_end.choosing import choose, page, panel, write
from tests.end_to_end.club import Club
from tests.end_to_end.playing import LANGUAGES, Table
from tests.end_to_end.refusing import choose_forged, expect_refusal, press_forged
from tests.end_to_end.seating import lobby_more, now

EN, FR = words_for("en"), words_for("fr")


def ephemeral(table: Table, who: str) -> list[ShownMessage]:
    return [m for m in table.club.person(who).sees(table.club.belote) if m.ephemeral]


# Who sees what behind the button ---------------------------------------------------------------


async def test_rules_open_options_for_the_host_and_pages_for_others(lobby: Table) -> None:
    evening = lobby.club
    shown = await panel(lobby)
    assert FR("options-same") in shown.text()
    for who in ("alice", "clara"):
        reply = await evening.press(who, await lobby_more(evening, who), "options:1")
        assert reply.message.ephemeral
        assert [s["custom_id"] for s in reply.message.selects()] == ["dd:rules_page:1"]
    await evening.press_lobby("benoit", "fill")
    old = evening.lobby("benoit")
    await evening.press("benoit", old, "start")
    reply = await press_forged(lobby, "benoit", old, "dd:options:1")
    assert [s["custom_id"] for s in reply.message.selects()] == ["dd:rules_page:1"]


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
    home = now(lobby.club, "benoit", shown)
    assert line in home.text()
    [select] = [s for s in home.selects() if s["custom_id"] == "dd:options_group:1"]
    assert [o["value"] for o in select["options"] if o.get("emoji")] == ["auction"]
    await evening.press("benoit", home, "options_reset")
    assert (await lobby.game()).rules == find_preset("french")
    assert FR("rules-modified") not in evening.lobby("alice").text()


async def test_a_combination_that_makes_no_sense(lobby: Table) -> None:
    """It is said on the page itself, which shows what is still true."""
    shown = await choose(lobby, await panel(lobby), "arret", True)
    now = await choose(lobby, shown, "end_mode", "deals")
    reason = FR("bad-rules.needs-target", option=FR("rules-title.arret"))
    assert reason in now.text()
    select = now.component("dd:options_set:1:end:end_mode")
    assert select is not None
    assert [o["value"] for o in select["options"] if o.get("default")] == ["target"]
    assert len(ephemeral(lobby, "benoit")) == 1
    assert (await lobby.game()).rules.end_mode == "target"


async def test_a_number_is_written(lobby: Table) -> None:
    written = {"700": 700, "1 500": 1500, "900": 900, "1\u202f500": 1500, "2,000": 2000}
    shown = await page(lobby, await panel(lobby), "end")
    for text, target in written.items():
        reply = await write(lobby, shown, "options_number:1:end:target", text)
        assert reply.kind == "update"
        assert (await lobby.game()).rules.target == target
        shown = now(lobby.club, "benoit", shown)
        assert FR.number(target) in shown.text()
        assert FR("end-target", target=FR.number(target)) in lobby.club.lobby("alice").text()


async def test_a_number_that_is_none(lobby: Table) -> None:
    name = FR("options-words.target")
    refused = FR("bad-rules.out-of-range", option=name, low="100", high=FR.number(5000))
    shown = await panel(lobby)
    for text in ("99", "5001", "abc", "-500", "1.5e3", "²"):
        await page(lobby, shown, "end")
        assert refused not in now(lobby.club, "benoit", shown).text()
        await write(lobby, now(lobby.club, "benoit", shown), "options_number:1:end:target", text)
        assert refused in now(lobby.club, "benoit", shown).text()
        assert (await lobby.game()).rules.target == 1000


async def test_values_from_outside_the_documents_say_so(evening: Club) -> None:
    await evening.open("alice", game="kloppen")
    table = Table(evening)
    now = await choose(table, await panel(table, "alice"), "surcoinche", "x4", "alice")
    assert EN("options-origin.outside") in now.text()
    select = now.component("dd:options_set:1:coinche:surcoinche")
    assert select is not None
    marked = {o["value"]: "◇" in o["label"] for o in select["options"]}
    assert marked == {"off": False, "x4": True, "x3": True}


async def test_another_preset(lobby: Table) -> None:
    shown = await choose(lobby, await panel(lobby), "rounding", "up5")
    home = await lobby.club.press("benoit", shown, "options_home")
    await lobby.club.choose("benoit", home.message, "options_preset", "dutch")
    assert (await lobby.game()).table_rules == ("dutch", find_preset("dutch"), None)
    assert FR("preset-name.dutch") in lobby.club.lobby("alice").text()
    assert FR("options-same") in now(lobby.club, "benoit", shown).text()


# Two players -----------------------------------------------------------------------------------


async def test_a_table_for_two(evening: Club) -> None:
    """Two seats, and no word of partners or of changing seats."""
    shown = await evening.open("benoit", game="decouverte")
    assert FR("lobby-free", free=1) in shown.text()
    more = await lobby_more(evening, "benoit")
    assert FR("lobby-partners") not in more.text()
    assert not any("dd:swap" in s["custom_id"] for s in more.selects())
    table = Table(evening)
    for verb in ("sit:1:2", "sit:1:3"):
        refused = EN("refused-reason.no-such-seat")
        await expect_refusal(table, press_forged(table, "alice", shown, f"dd:{verb}"), refused)
    refused = FR("refused-reason.no-such-seat")
    await expect_refusal(table, choose_forged(table, "benoit", shown, "dd:swap:1", "02"), refused)
    await evening.press_lobby("alice", "sit:1:1")
    assert FR("lobby-full") in evening.lobby("benoit").text()


# Clicks on the panel that nobody was offered, or that are not for who presses --------------------


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


async def test_forged_choices_of_the_host(lobby: Table) -> None:
    """Nothing changes, they read why, and the lobby's message stays what it is."""
    before, shown = (await lobby.game()).row, lobby.club.lobby("benoit")
    for custom_id, value in FORGED:
        reply = await choose_forged(lobby, "benoit", shown, custom_id, value)
        await lobby.club.settle()
        assert reply.message.ephemeral, custom_id
        assert reply.message.text() != FR("error-unexpected"), custom_id
        assert (await lobby.game()).row == before, custom_id
        assert await lobby.club.bot.tables.saved_rules.all(1) == [], custom_id
        assert lobby.club.lobby("alice").text() == shown.text(), custom_id


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


async def test_nobody_else_uses_the_panel(full: Table) -> None:
    evening = full.club
    shown = evening.lobby("benoit")

    def press(who: str, verb: str, game: str = ":1") -> Any:
        custom_id, value = f"dd:{verb.replace(':1', game, 1)}", VALUES.get(verb.split(":")[0], "1")
        return choose_forged(full, who, shown, custom_id, value)

    for verb in VERBS:
        await expect_refusal(full, press("benoit", verb), FR("refused-reason.not-host"))
        await expect_refusal(full, press("benoit", verb, ":99"), FR("refused-reason.no-such-table"))
    await evening.press_lobby("alice", "start")
    for verb in VERBS:
        await expect_refusal(full, press("alice", verb), EN("refused-reason.already-started"))


async def test_a_modal_from_before_a_restart_is_answered(lobby: Table) -> None:
    """No modal is kept by the client: nothing grows, and nothing is lost."""
    asked = await lobby.club.press("benoit", await panel(lobby), "options_name")
    assert asked.modal is not None
    assert lobby.club.bot._connection._view_store._modals == {}
    [field] = [each for each in c.walk(asked.modal["components"]) if each.get("custom_id")]
    assert field["max_length"] == 32


# The people who sit agree again when the rules have changed --------------------------------------


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
        refused = words("refused-reason.not-agreed", names=names, count=3)
        await expect_refusal(full, evening.press_lobby(who, "start"), refused)
    for who in ("benoit", "clara", "daan"):
        reply = await evening.press_lobby(who, "agree")
        assert reply.kind == "update"
    public = evening.lobby("alice")
    assert EN("lobby-to-agree") not in public.text()
    assert not any((b.custom_id or "").startswith("dd:agree") for b in public.buttons())
    await evening.press("clara", public, "start")
    assert (await full.game()).row.status == "playing"
