"""Clicks on the panel that nobody was offered, or that are not for who presses."""

from typing import Any

from bot.sandbox.interactions import components as c
from bot.text import words_for
from tests.end_to_end.choosing import panel
from tests.end_to_end.playing import Table
from tests.end_to_end.refusing import choose_forged, expect_refusal

EN, FR = words_for("en"), words_for("fr")


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
        assert reply.latest is not None, custom_id
        assert reply.latest.ephemeral, custom_id
        assert reply.latest.text() != FR("error-unexpected"), custom_id
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
    await evening.press("alice", evening.lobby("alice"), "start")
    for verb in VERBS:
        await expect_refusal(full, press("alice", verb), EN("refused-reason.already-started"))


async def test_a_modal_from_before_a_restart_is_answered(lobby: Table) -> None:
    """No modal is kept by the client: nothing grows, and nothing is lost."""
    asked = await lobby.club.press("benoit", await panel(lobby), "options_name")
    assert asked.modal is not None
    assert lobby.club.bot._connection._view_store._modals == {}
    [field] = [each for each in c.walk(asked.modal["components"]) if each.get("custom_id")]
    assert field["max_length"] == 32
