"""Names that people choose to make trouble: none mentions, formats, links or turns anything round.

Everything that the bot has sent in an evening is looked at, whoever may read it.
"""

import json
from collections.abc import Iterator, Sequence

import pytest

from bot.sandbox import ShownMessage
from bot.text import safe_name, words_for
from bot.visible_text import visible
from tests.end_to_end.club import Club
from tests.end_to_end.playing import LANGUAGES, Table, seated
from tests.end_to_end.seating import lobby_more
from tests.examples import sampled
from tests.hostile_names import TROUBLE

EN = words_for("en")

TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u061c\u200e\u200f"
"""what turns the direction of a text, or pretends to"""
FOUR_OF_EACH = [TROUBLE[each][:4] for each in ("mentions", "markdown", "direction", "width")]
ONE_OF_EACH = [names[number] for number, names in enumerate(FOUR_OF_EACH)]


async def named(evening: Club, names: Sequence[str]) -> Table:
    """Four people of these names at a table; the first deal is played to its end."""
    for who, name in zip(LANGUAGES, names, strict=True):
        evening.person(who).user.name = name
    await manage(evening)
    table = await seated(evening, end="short")
    await evening.press("benoit", await lobby_more(evening, "benoit"), "options")
    await table.start()
    await table.play_until(lambda game: bool(game.state and game.state.deal))
    await evening.advance(30)  # whoever is asked takes their time, and is reminded
    await table.play_until(lambda game: bool(game.state and game.state.results))
    for verb in ("more", "sheet"):
        await evening.press("alice", evening.table("alice"), verb)
    return table


async def manage(evening: Club) -> None:
    """Pages on which people are named before they ever clicked."""
    reply = await evening.slash("alice", "setup")
    page = (await evening.press("alice", reply.message, "blocks")).message
    assert page is not None
    await evening.choose("alice", page, "block", evening.person("benoit"))
    shown = evening.person("alice").look(page)
    [listed] = [each for each in shown.selects() if each["custom_id"] == "dd:unblock"]
    await evening.choose("alice", shown, "unblock", listed["options"][0]["value"])
    for command in ("privacy", "leaderboard", "table"):
        await evening.slash("alice", command)


def sent(evening: Club) -> Iterator[ShownMessage]:
    """Every message of the bot, in channels, threads and DMs, for whomever."""
    own = evening.sandbox.bot.id
    for channel in list(evening.sandbox.world.channels.values()):
        for message in list(channel.messages.values()):
            shown = ShownMessage(message)
            if shown.payload["author"]["id"] == own:
                yield shown


@pytest.mark.parametrize("names", sampled((ONE_OF_EACH, *FOUR_OF_EACH), every=5))
async def test_names_do_no_harm(evening: Club, names: Sequence[str]) -> None:
    await named(evening, names)
    messages = list(sent(evening))
    assert len(messages) > 12
    texts = [message.text() for message in messages]
    for message, text in zip(messages, texts, strict=True):
        asked_for = "<@" in text.replace("\\<@", "")  # a reminder mentions who is asked
        assert bool(message.payload["mentions"]) <= asked_for, text
        assert not message.payload["mention_everyone"]
        assert not message.payload["mention_roles"]
        written = message.payload["content"], message.payload["components"]
        everything = json.dumps(written, ensure_ascii=False)
        assert not set(TURNING) & set(everything), text
        for name in names:
            if visible(name) and safe_name(name).strip("\u2068\u2069") != visible(name):
                assert visible(name) not in text, text
    for name in names:
        assert any(safe_name(name) in text for text in texts), name
