"""More… at a table, what is behind it, and where messages of seats and endings are found."""

from bot.sandbox import Reply, ShownMessage
from bot.text import Words, words_for
from tests.end_to_end.checks import check_everybody
from tests.end_to_end.club import Club
from tests.end_to_end.playing import LANGUAGES, Table, steady
from tests.end_to_end.watching import Watch

WORDS: dict[str, Words] = {who: words_for(each) for who, each in LANGUAGES.items()}
STRANGER = "emile"
"""somebody who sits nowhere, and reads French"""


async def more(table: Table, who: str) -> ShownMessage:
    """Return what More… at the table shows to somebody."""
    reply = await table.club.press(who, table.club.table(who), "more")
    assert reply.message.ephemeral
    return reply.message


async def lobby_more(club: Club, who: str) -> ShownMessage:
    """Return what More… at the newest lobby shows to somebody."""
    reply = await club.press_lobby(who, "lobby_more")
    assert reply.message.ephemeral
    return reply.message


async def behind_more(table: Table, who: str, verb: str) -> ShownMessage:
    """Press something on that page; the page as it is afterwards."""
    page = await more(table, who)
    reply = await table.club.press(who, page, verb)
    assert reply.kind == "update", reply
    return now(table.club, who, page)


def now(club: Club, who: str, message: ShownMessage) -> ShownMessage:
    return club.person(who).look(message)


def said(reply: Reply) -> str:
    assert reply.message.ephemeral
    return reply.message.text()


def verbs(message: ShownMessage) -> set[str]:
    buttons = [each.custom_id.split(":")[1] for each in message.buttons() if each.custom_id]
    return {*buttons, *(each["custom_id"].split(":")[1] for each in message.selects())}


def newest(club: Club, who: str, place: str) -> ShownMessage:
    """The newest message that everybody reads, in the channel or in the table's thread."""
    channel = club.belote if place == "channel" else club.thread()
    return [each for each in club.person(who).sees(channel) if not each.ephemeral][-1]


async def go_on(table: Table, watch: Watch, steps: int) -> None:
    for _ in range(steps):
        if not await table.step(steady):
            break
        await watch.check(table)
        await check_everybody(table)
