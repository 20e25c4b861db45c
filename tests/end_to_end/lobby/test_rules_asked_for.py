"""Rules asked for with /belote: offered while one types, found by any of their names."""

from itertools import cycle

from bot.rules import PRESETS, find_preset
from bot.text import words_for
from cogs.servers.here import OPENER
from tests.end_to_end.choosing import choose, panel, save
from tests.end_to_end.club import Club
from tests.end_to_end.playing import LANGUAGES, Table

FR = words_for("fr")


async def test_every_preset_is_offered_under_its_name(evening: Club) -> None:
    for who, language in LANGUAGES.items():
        words = words_for(language)
        offered = await evening.person(who).autocomplete(evening.belote, "belote", "rules", "")
        assert {each["value"]: each["name"] for each in offered} == {
            preset: words(f"preset-name.{preset}") for preset in PRESETS
        }
        assert [each["value"] for each in offered] == list(PRESETS)
        assert max(len(each["name"]) for each in offered) <= 40


async def test_belote_with_each_preset(evening: Club) -> None:
    """Opened with its own end, under its name; here in the language of whoever opens it."""
    servers = evening.bot.servers
    await servers.change(await servers.meet(int(evening.belote.guild_id or 0)), language=OPENER)
    for number, (preset, who) in enumerate(zip(PRESETS, cycle(LANGUAGES), strict=False), start=1):
        words = words_for(LANGUAGES[who])
        shown = await evening.open(who, rules=preset)
        game = await Table(evening, number).game()
        assert (game.row.preset, game.rules) == (preset, find_preset(preset))
        assert words(f"preset-name.{preset}") in shown.text()
        assert words("rules-modified") not in shown.text()
        sits = [b for b in shown.buttons() if (b.custom_id or "").startswith("dd:sit:")]
        assert len(sits) == game.rules.players - 1


async def test_a_name_that_is_none(evening: Club) -> None:
    """The sentence lists what there is."""
    for typed in ("bridge", "*x*\n@everyone", "x" * 300, "\u200d"):
        reply = await evening.person("benoit").slash(evening.belote, "belote", rules=typed)
        assert reply.message.ephemeral
        said = reply.message.text()
        for preset in PRESETS:
            assert FR(f"preset-name.{preset}").replace("(", "\\(").replace(")", "\\)") in said
        assert "@everyone" not in said
        assert len(said) < 1000


async def test_an_end_that_the_rules_refuse(lobby: Table) -> None:
    shown = await choose(lobby, await panel(lobby), "arret", True)
    await save(lobby, shown, "Arrêt")
    reply = await lobby.club.person("benoit").slash(
        lobby.club.belote, "belote", rules="Arrêt", end="12"
    )
    assert reply.message.text() == FR("bad-rules.needs-target", option=FR("rules-title.arret"))
