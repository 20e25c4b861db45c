"""A tournament with one table of four people, for tests of what stands at that table."""

from typing import Any

from bot.rules import find_preset
from bot.sandbox import ShownMessage
from bot.sandbox.world import Channel, Message
from bot.storage.people import people, servers
from bot.tables import Game
from bot.tables.party.open_party import Asker
from bot.tournaments import plan_of
from bot.tournaments.live import Draft
from tests.end_to_end.club import GENEROUS, Club
from tests.end_to_end.playing import LANGUAGES
from tests.sandbox_fixtures import watch_messages

NAME = "Friday *club*"


class Calls:
    """Every message by which somebody is mentioned, and so called."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self.messages: list[tuple[Channel, ShownMessage]] = []
        watch_messages(club.sandbox, self._seen)

    def _seen(self, channel: Channel, message: Message, is_new: bool) -> None:
        shown = ShownMessage(message)
        if is_new and shown.mentions:
            self.messages.append((channel, shown))

    def of(self, who: str) -> list[ShownMessage]:
        own = self._club.person(who).id
        return [shown for _, shown in self.messages if own in shown.mentions]


async def person_id(club: Club, who: str) -> int:
    """Our number of somebody, who is met if they were not yet."""
    each = club.person(who)
    async with club.bot.database.write() as connection:
        now = club.clock.now()
        found = await people.meet(connection, int(each.id), each.name, each.locale, now)
    return found.id


async def begin(club: Club, *, alone: bool = False, **values: Any) -> int:
    """Its first round is being played: Alice and Clara against Benoît and Daan; the tournament's
    number. `alone`: partners change."""
    plan = {"format": "concours", "rounds": 1, "deals": 2, "house": True, "final": "single"}
    plan |= {name: values.pop(name) for name in tuple(values) if name in plan}
    ids = {who: await person_id(club, who) for who in LANGUAGES}
    server = await club.bot.database.commit(servers.meet, int(club.belote.guild_id or 0))
    now = club.clock.now()
    usual: dict[str, Any] = {
        "preset": "contest",
        "rules": find_preset("contest"),
        "channel_id": int(club.belote.id),
        "language": "en",
        "closes_at": now + 60,
        "starts_at": now + 60,
        "check_in": False,
        "tempo": GENEROUS,
        "round_seconds": None,
    }
    organising, boss = club.bot.tournaments.organising, Asker(ids["alice"], manages=True)
    draft = Draft(name=NAME, plan=plan_of(**plan), **(usual | values))
    event = await organising.create(server.id, ids["alice"], draft)
    await organising.open(event.id, boss)
    add = club.bot.tournaments.verdicts.add
    pairs = (("alice", "clara"), ("benoit", "daan"))
    for pair in [(who,) for who in LANGUAGES] if alone else pairs:
        await add(event.id, boss, tuple(ids[who] for who in pair))
    await organising.close(event.id, boss)
    await organising.start(event.id, boss)
    for _ in range(6):  # the announcement, the post of the round, and below it the table
        await club.advance(1)
    return event.id


def in_channel(club: Club) -> list[ShownMessage]:
    return [each for each in club.person("alice").sees(club.belote) if not each.ephemeral]


def card(club: Club) -> ShownMessage:
    """The message in the channel that the thread hangs on."""
    return [each for each in in_channel(club) if each.thread_id is not None][-1]


def in_thread(club: Club, who: str = "alice") -> list[ShownMessage]:
    return [each for each in club.person(who).sees(club.thread()) if not each.ephemeral]


async def wait(club: Club, seconds: float) -> None:
    """Time passes in long steps."""
    for _ in range(10):
        await club.clock.advance(seconds / 10)
        await club.settle()
    await club.advance(2)


def one_deal_done(game: Game) -> bool:
    return game.state is not None and game.state.deals_done == 1
