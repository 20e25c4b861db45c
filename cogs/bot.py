"""The bot: one discord.py client with everything it needs; and what a feature is handed of a
press."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from importlib import import_module
from typing import Any, NamedTuple

import discord
from discord import ui
from discord.ext import commands

from bot import logs
from bot.clock import SettableClock
from bot.people import Learners, People, Puzzles, Servers
from bot.rankings.digest_worker import DigestWorker
from bot.rankings.worker import RatingsWorker
from bot.settings import EVERY_ROLE, Role
from bot.storage.engine.database import Database, noting_commits
from bot.storage.engine.schema import Person
from bot.tables import Game, Pace, Tables, new_seed
from bot.tables.finished.analyses import Analyses, Analyst
from bot.tables.finished.records import Reviews
from bot.tables.party.theme_deals import ThemeDeals
from bot.tables.sharing import Sharing, own_name
from bot.tables.thinkers import Elsewhere, Thinker
from bot.tables.time.clock_setter import ClockSetter
from bot.tables.worker import Worker
from bot.text import Words, language_of, words_for
from bot.tournaments.live import Tournaments
from bot.tournaments.live.worker import News
from cogs import answering
from cogs.answering import COMMITS, OtherHosts, Sentence, defer_when_slow, words_of
from cogs.commands import Commands, FluentTranslator
from cogs.connection import (
    Reach,
    Requests,
    WholeForms,
    clear_seldom,
    tolerate_missing_fields,
)
from cogs.delivery.game_messages import GameMessages
from cogs.delivery.messenger import Messenger
from cogs.delivery.reconciler import Reconciler
from cogs.delivery.sending import PER_SECOND, RateLimit, SharedRequests, Uploads
from cogs.limits import Haste, InteractionAges
from cogs.pictures import Avatars, Drawing, Pictures
from cogs.press import (
    DOCTOR,
    NOT_OURS,
    Interaction,
    Item,
    Press,
    PressLock,
    SuitEmojis,
    press_of,
)
from cogs.screens.screen import Screen
from cogs.shards import Gateway, forget_before_ready
from cogs.tournaments.results.reckonings import Reckonings

log = logging.getLogger(__name__)

# The bot never speaks: it needs to hear nothing about missing voice libraries.
discord.VoiceClient.warn_nacl = False
discord.VoiceClient.warn_dave = False

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)
LAST_ANSWERS = 3.0
"""seconds that answers may still take when the bot stops: Discord waits no longer"""


# A press ------------------------------------------------------------------------------------------

Answer = Screen | ui.Modal | None
"""the page or the form that is shown for a click; None: it has been answered already"""


class Click(NamedTuple):
    """A press, or a command with nothing pressed, of somebody who has been met."""

    bot: "DixDeDer"
    interaction: Interaction
    press: Press
    person: Person

    @property
    def words(self) -> Words:
        """The words of their language."""
        return words_of(self.person)

    @property
    def person_id(self) -> int:
        return self.person.id

    @property
    def game_id(self) -> int:
        """The table that a control names, as most of them do first."""
        return self.press.number(0)

    @property
    def at(self) -> tuple[int, int]:
        """The table that a control names, and the person who pressed it."""
        return self.game_id, self.person_id

    @property
    def nonce(self) -> str:
        """The number that Discord gave to this press; it is mixed into the seed of a party."""
        return str(self.interaction.id)

    def number(self, position: int) -> int:
        """An argument of the control that is a number."""
        return self.press.number(position)

    def text(self, position: int) -> str:
        return self.press.text(position)

    @property
    def value(self) -> str:
        """Return what was chosen in a select, or written in a form."""
        return self.press.value

    @property
    def chosen(self) -> int:
        """The number that was chosen in a select."""
        return self.press.chosen()

    async def game(self) -> Game:
        return await self.bot.tables.load(self.game_id)

    @property
    def message_id(self) -> int | None:
        """The message that was pressed; none of a command."""
        return self.interaction.message.id if self.interaction.message else None

    @property
    def in_own_dm(self) -> bool:
        """Tell whether it comes from the DM with the bot: messages there can be edited at any
        time."""
        return self.interaction.context.dm_channel

    @property
    def is_private(self) -> bool:
        """Tell whether what was pressed is theirs alone."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def answer(self, shown: Answer, *, beside: bool) -> None:
        """Show what their press has led to; `beside`: not in the place of what they pressed."""
        if isinstance(shown, ui.Modal):
            await answering.ask(self.interaction, shown)
        elif shown is not None:
            await (self.show(shown) if beside else self.update_own(shown))

    async def tell(self, text_id: str, /, **values: Any) -> None:
        """Say a text to them alone."""
        await self.say(self.words(text_id, **values))

    async def say(self, told: str, *controls: Item) -> None:
        await answering.say(self.interaction, told, *controls)

    async def show(self, screen: Screen) -> int | None:
        return await answering.show(self.interaction, screen)

    async def show_everybody(self, screen: Screen) -> int | None:
        return await answering.show(self.interaction, screen, ephemeral=False)

    async def update(self, screen: Screen) -> None:
        await answering.update(self.interaction, screen)

    async def update_own(self, screen: Screen) -> None:
        await answering.update_own(self.interaction, screen)


Handler = Callable[[Click], Awaitable[Answer]]


class Presses:
    """The methods of one bot's features, by the verbs of the controls that they answer."""

    def __init__(self) -> None:
        self.handlers: dict[str, Handler] = {}
        self.in_play: set[str] = set()
        """verbs of what is played, of which a game has only so many"""
        self.beside: set[str] = set()
        """verbs whose answer is another message than the one that was pressed"""

    def on(
        self, handler: Handler, verbs: Collection[str], in_play: bool = False, beside: bool = False
    ) -> None:
        """Let `handler` answer the controls of these verbs, as `clicked` says."""
        if known := self.handlers.keys() & verbs:
            raise ValueError(f"answered already: {known}")
        self.handlers |= dict.fromkeys(verbs, handler)
        if in_play:
            self.in_play.update(verbs)
        if beside:
            self.beside.update(verbs)


# The client ---------------------------------------------------------------------------------------


class DixDeDer(commands.AutoShardedBot):
    """The client. It needs no privileged intent and keeps no state but caches.

    `entropy` makes the seed of each new party; `drawing` draws where it is not to be done here;
    `pages_url` is what links to pages for browsers begin with, empty: there are none;
    `pages_at_once`: new servers and tournaments have pages before anybody asks for them; `roles`
    are those of this process.
    """

    def __init__(
        self,
        database: Database,
        clock: SettableClock,
        pace: Pace,
        *,
        entropy: Callable[[], bytes] = new_seed,
        messages_per_second: int = PER_SECOND,
        drawing: Drawing | None = None,
        pages_url: str = "",
        pages_at_once: bool = False,
        roles: frozenset[Role] = EVERY_ROLE,
    ) -> None:
        self.roles = roles
        self.interaction_ages = InteractionAges(clock.steady)
        self.requests = Requests(clock.steady)
        super().__init__(
            command_prefix=(),
            help_command=None,
            intents=discord.Intents(guilds=True),
            tree_cls=Commands,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            http_trace=self.requests.watch(self.interaction_ages.trace()),
            # A wait that is longer is the reconciler's: its rows show the newest state then.
            max_ratelimit_timeout=30.0,
        )
        forget_before_ready(self._connection)
        tolerate_missing_fields(self._connection.parsers)
        clear_seldom(self.http, clock.steady)
        self.interaction_ages.ask = self.http.get_bot_gateway
        self.clock = clock
        self.gateway = Gateway(self)
        self.other_hosts = OtherHosts(
            clock.steady, self.requests, lambda: self.gateway.brings_presses
        )
        self.pages_url = pages_url.rstrip("/")
        self.pages_at_once = pages_at_once
        self.interactions_trouble = ""
        """why presses may not come here, as `cogs/interactions.py` has found out"""
        self.database = database
        self.clock_setter = ClockSetter(database, clock, self._look_again)
        self.tables = Tables(database, clock, pace, entropy=entropy)
        self.tournaments = Tournaments(self.tables, entropy)
        self.people = People(self.tables, self.tournaments, entropy)
        self.servers = Servers(self.tables, self.tournaments, pages=pages_at_once)
        self.learners = Learners(self.tables)
        self.puzzles = Puzzles(self.tables)
        self.avatars = Avatars(clock.steady)
        self.pictures = Pictures(self.avatars, drawing)
        self.suit_emojis = SuitEmojis(clock)
        self.screens = GameMessages(self, self.tables, self.pictures, self.suit_emojis)
        self.reckonings = Reckonings()
        self.uploads = Uploads(shared=self.is_shared)
        self.press_lock = PressLock()
        self.presses = Presses()
        self.haste = Haste(clock.steady)
        self.reviews = Reviews(database)
        self.analyses = Analyses(database, clock)
        self.theme_deals = ThemeDeals(entropy)
        self.messenger = Messenger(self, self.screens, self.uploads)
        self.rate_limit = RateLimit(clock.steady, messages_per_second)
        self.reconciler = Reconciler(
            database, clock, self.messenger, self.requests, self.rate_limit, shared=self.is_shared
        )
        self.shared_requests = SharedRequests(database, clock, self.rate_limit)
        if self.is_shared:
            self.requests.on_counted.append(self.shared_requests.sent)
        self.tables.on_change(self.reconciler.wake)
        self.reach = Reach(
            clock,
            self.requests,
            self.tables.host,
            ask=self.http.get_bot_gateway,
            is_silent=lambda: self.gateway.is_silent,
            is_tried=lambda: self.reconciler.tries,
        )
        self.ratings = RatingsWorker(database, clock, self.reconciler.wake)
        self.tables.on_result(self.ratings.wake)
        self.tournaments.on_change(self.ratings.wake)
        self.digests = DigestWorker(self.tables, self.reconciler.wake)
        self.servers.on_digest(self.digests.wake)
        self.elsewhere = Elsewhere(database, clock)
        self.sharing = Sharing(
            database, clock, own_name() if self.is_shared else None, self._leaves
        )
        self.thinker = Thinker(database, clock, self.tables.load, own_name())
        self.analyst = Analyst(self.tables, self.analyses, self.sharing)
        self.tables.on_result(self.analyst.wake)
        self.news = News(database, clock, self.reconciler.wake)
        for listener in (self.reconciler.wake, self.news.wake):
            self.tournaments.on_change(listener)
        self._beside: list[Worker] = []
        self._workers: list[asyncio.Task[None]] = []
        self._answers: set[asyncio.Task[Any]] = set()
        self._drain_until: float | None = None
        if self.is_shared:
            self.tables.host.thinking.elsewhere = self.elsewhere
        self.stopping = False
        """everything that an answer needs is being closed"""

    async def setup_hook(self) -> None:
        await self.tree.set_translator(FluentTranslator())
        await self.suit_emojis.find(self)
        for each in import_module("cogs.feature").features():
            await self.add_cog(each(self))

    @property
    def _at_work(self) -> tuple[Worker, ...]:
        """Who works in this process: what falls due, is shown or counted is the deliverer's."""
        once = (
            self.clock_setter,
            self.reach,
            self.tables.host,
            self.tournaments.worker,
            self.reconciler,
            self.ratings,
            self.digests,
            self.news,
        )
        delivers, shared = Role.DELIVERS in self.roles, self.is_shared
        return (
            *(once if delivers else ()),
            *((self.shared_requests,) if shared else ()),
            *((self.elsewhere,) if delivers and shared else ()),
            *((self.thinker,) if not delivers and Role.THINKS in self.roles else ()),
            *((self.analyst,) if self.thinks else ()),
            *self._beside,
        )

    @property
    def is_shared(self) -> bool:
        """Return whether other processes show the same messages."""
        return self.roles != EVERY_ROLE

    @property
    def thinks(self) -> bool:
        """Return whether reviews and puzzles are found in this process: a deliverer does it
        itself."""
        return not self.roles.isdisjoint((Role.THINKS, Role.DELIVERS))

    def _leaves(self) -> bool:
        """Return whether reviews and puzzles are left to other processes: some that think are
        there."""
        return Role.THINKS not in self.roles and self.elsewhere.room > 0

    def _look_again(self) -> None:
        """The clock was set: what somebody rests for happens at another moment."""
        self.tables.clock_was_set()
        for worker in self._at_work:
            worker.wake()

    def put_to_work(self, worker: Worker) -> None:
        """Have one more work, before any has begun."""
        self._beside.append(worker)

    async def on_ready(self) -> None:
        log.info("ready as %s, servers: %d", self.user, len(self.guilds))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await self.gateway.identify(shard_id or 0)

    async def on_shard_connect(self, shard_id: int) -> None:
        self.gateway.found(shard_id)
        self.reach.found()

    on_shard_resumed = on_shard_connect

    async def on_disconnect(self) -> None:
        """Not while one of many shards is away is there reason to doubt that Discord is there."""
        if self.gateway.is_lost:
            self.reach.doubt()

    async def login(self, token: str) -> None:
        self.http.connector = WholeForms(limit=0)  # only now: it belongs to the loop that runs
        await super().login(token)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Go to work, and be the one whom Discord's gateway tells what happens: who only tells
        Discord the commands does nothing for any table."""
        self.go_to_work()
        await self.gateway.run()

    def go_to_work(self) -> None:
        self.tables.host.stand_still(starting=True)
        for worker in self._at_work:
            self._workers.append(asyncio.create_task(worker.run()))

    async def stop_work(self) -> None:
        """Have nobody work here any more; what is under way ends where it can be gone on with."""
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until every click is answered, nothing is due and every message is up to date."""
        while True:
            if self._answers:
                await asyncio.wait(self._answers)
            resting = (self.avatars, *self._at_work)
            for each in resting:
                await each.settled()
            if not self._answers and all(each.is_resting for each in resting):
                return

    def keep_answering(self) -> None:
        """The current task answers somebody, or what Discord tells: the bot does not stop in the
        middle of it."""
        task = asyncio.current_task()
        if task is not None:
            self._answers.add(task)
            task.add_done_callback(self._answers.discard)

    async def drain(self) -> None:
        """Open no more tables, and finish the answers under way; those that come meanwhile too.

        Their time is counted from the first call: closing does not wait for as long again.
        """
        self.tables.lobby.last_orders()
        if self._drain_until is None:
            self._drain_until = asyncio.get_running_loop().time() + LAST_ANSWERS
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self._drain_until):
                while self._answers:
                    await asyncio.wait(self._answers)

    async def close(self) -> None:
        await self.drain()
        self.stopping = True
        await self.stop_work()
        # Before the client: what discord.py still has to do would fail without it.
        await self.pictures.close()
        await super().close()
        await self.requests.deadlines.close()
        await self.avatars.close()
        self.analyses.close()
        self.theme_deals.close()
        await self.database.close()

    # Seeing ------------------------------------------------------------------------------------

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        if event == "interaction":  # in the same moment as its frame is read
            self.interaction_ages.note(args[0])
        super().dispatch(event, *args, **kwargs)

    def receive(
        self, interaction: Interaction, game: int | None = None, *, once: bool = True
    ) -> bool:
        """Return whether to answer it: once, and not when it is too late. Of what is played the
        game itself knows what was done; of all else (`once`) the database does.

        What is logged from here on names it.
        """
        self.keep_answering()
        logs.about.set(
            {"server": interaction.guild_id, "interaction": interaction.id, "game": game}
        )
        if self.interaction_ages.is_repeated(interaction):
            log.warning("dropped: it came twice")
            return False
        if self.interaction_ages.is_late(interaction):
            log.warning("dropped: too late to answer")
            return False
        if self.stopping:
            log.info("dropped: the bot stops")
            return False
        log.debug("a %s", interaction.type.name)
        interaction.extras[COMMITS] = noting_commits(interaction.id if once else None)
        return True

    def is_at_work(self) -> bool:
        """Return whether all who work here, such as whoever plays for the host and shows things,
        are alive."""
        begun = len(self._workers) == len(self._at_work)
        return begun and not any(worker.done() for worker in self._workers)

    # People ------------------------------------------------------------------------------------

    async def meet(self, interaction: Interaction) -> Person:
        """Return who interacts, brought up to date."""
        user, locale = interaction.user, interaction.locale.value
        dm = interaction.channel_id if interaction.context.dm_channel else None
        return await self.people.meet(user.id, user.display_name, locale, dm)

    async def click(self, interaction: Interaction, press: Press = NOT_OURS) -> Click:
        """Meet whoever interacts; a command has nothing pressed."""
        return Click(self, interaction, press, await self.meet(interaction))

    def words_for_interaction(self, interaction: Interaction) -> Words:
        """The words of their language, as far as it is known when the database is out of reach."""
        person = self.people.known(interaction.user.id)
        return words_of(person) if person else words_for(language_of(interaction.locale.value))

    # Answers -----------------------------------------------------------------------------------

    async def on_interaction(self, interaction: Interaction) -> None:
        """Hear every press on a button or select, and every form that is sent."""
        if interaction.type in PRESSES:
            press = press_of(interaction.data or {})
            if press.verb != DOCTOR:  # of a process beside this one, which hears it too
                await self.answer_press(interaction, press)

    async def answer_press(self, interaction: Interaction, press: Press) -> None:
        """Let the handler of a verb answer a click; whatever goes wrong, the player is told."""
        once = press.verb not in self.presses.in_play
        if not self.receive(interaction, press.game(), once=once):
            return
        slow = asyncio.create_task(defer_when_slow(interaction, self.clock.steady))
        try:
            handler = self.presses.handlers.get(press.verb)
            if handler is None:
                raise Sentence("refused-unknown-button")
            if press.verb not in self.presses.in_play:
                self.haste.note(interaction.user.id, interaction.extras[COMMITS])
            log.debug("pressed %s", press.verb)
            async with self.press_lock.of(interaction):
                click = await self.click(interaction, press)
                await click.answer(await handler(click), beside=press.verb in self.presses.beside)
        except Exception as error:  # noqa: BLE001 - whoever pressed is told, and it is logged
            await answering.tell_error(interaction, error, press)
        finally:
            slow.cancel()
            self.notice(interaction)

    def notice(self, interaction: Interaction) -> None:
        """Learn which avatar somebody has from what they do."""
        self.avatars.note(interaction.user)
