"""The people who sit agree again when the rules have changed."""

from bot.text import words_for
from tests.end_to_end.choosing import choose, panel
from tests.end_to_end.playing import LANGUAGES, Table
from tests.end_to_end.refusing import expect_refusal

EN, FR = words_for("en"), words_for("fr")


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
        await expect_refusal(full, evening.press(who, evening.lobby(who), "start"), refused)
    for who in ("benoit", "clara", "daan"):
        reply = await evening.press(who, evening.lobby(who), "agree")
        assert reply.kind == "update"
    public = evening.lobby("alice")
    assert EN("lobby-to-agree") not in public.text()
    assert not any((b.custom_id or "").startswith("dd:agree") for b in public.buttons())
    await evening.press("clara", public, "start")
    assert (await full.game()).row.status == "playing"
