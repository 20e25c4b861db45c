"""Rules asked for with /belote: offered while one types, found by any of their names."""

from itertools import cycle

import pytest

from bot.rules import PRESETS, find_preset
from bot.text import words_for
from tests.end_to_end.choosing import choose, panel, save
from tests.end_to_end.club import Club
from tests.end_to_end.playing import LANGUAGES, Table

FR = words_for("fr")


@pytest.mark.parametrize("who", LANGUAGES)
async def test_every_preset_is_offered_under_its_name(evening: Club, who: str) -> None:
    words = words_for(LANGUAGES[who])
    offered = await evening.person(who).autocomplete(evening.belote, "belote", "rules", "")
    assert {each["value"]: each["name"] for each in offered} == {
        preset: words(f"preset-{preset}") for preset in PRESETS
    }
    assert [each["value"] for each in offered] == list(PRESETS)
    assert max(len(each["name"]) for each in offered) <= 40


@pytest.mark.parametrize(("preset", "who"), list(zip(PRESETS, cycle(LANGUAGES), strict=False)))
async def test_belote_with_each_preset(evening: Club, who: str, preset: str) -> None:
    """Opened with its own end, under its name in the language of one of those who sit here."""
    words = words_for(LANGUAGES[who])
    shown = await evening.open(who, rules=preset)
    game = await Table(evening).game()
    assert (game.row.preset, game.rules) == (preset, find_preset(preset))
    assert words(f"preset-{preset}") in shown.text()
    assert words("rules-modified") not in shown.text()
    sits = [b for b in shown.buttons() if (b.custom_id or "").startswith("dd:sit:")]
    assert len(sits) == game.rules.players - 1


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


@pytest.mark.parametrize("typed", ["bridge", "*x*\n@everyone", "x" * 300, "\u200d"])
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


async def test_a_name_of_several(evening: Club) -> None:
    """The sentence lists those that may be meant."""
    reply = await evening.person("benoit").slash(evening.belote, "belote", rules="belote")
    assert reply.message is not None
    assert FR("preset-dutch") in reply.message.text()
    assert FR("preset-coinche-concours") not in reply.message.text()


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
