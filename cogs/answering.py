"""Answering an interaction: with a sentence, with a screen only its person sees, or in place.

Whoever is refused reads why in their language.

Discord waits three seconds for the first answer. Whatever takes longer than one is deferred
(docs/design.md, Time), and the answer follows; every function here works before and after that.

An answer that Discord does not take raises `NotTold`. Nothing is lost then: what was done is done,
its messages are rows that lag, and a second click is told what the first one did.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import aiohttp
import discord
from discord import ui
from sqlalchemy.exc import OperationalError

from bot import metrics
from bot.clock import Clock
from bot.rules import NUMBER_RANGES, OPTION_VALUES, TABLE, BadRuleset, IllegalAction, parse_action
from bot.storage.engine.database import Commits, TakenElsewhere
from bot.storage.engine.database_errors import problem_of
from bot.storage.engine.schema import Person
from bot.tables import Game, RefusalReason, Refused
from bot.text import Words, language_of, words_for
from bot.text.names import safe_name
from bot.text.options import option_name
from bot.text.rulebook.pages import page_of
from bot.tournaments import TournamentError
from bot.tournaments.live import TournamentRefused
from bot.tournaments.live.refusals import Refusal
from cogs.connection import Requests
from cogs.delivery.sending import Attachments, pictures_of
from cogs.press import Interaction, Press, button
from cogs.screens.advice import done_text
from cogs.screens.names import table_name
from cogs.screens.screen import Screen, beneath, sentence

log = logging.getLogger(__name__)


class Sentence(Exception):
    """A refusal that is a text of the language files with its values; `below` it stands what may
    be pressed instead."""

    def __init__(self, text_id: str, *below: ui.Item[Any], **values: str | int) -> None:
        super().__init__(text_id)
        self.text_id = text_id
        self.below = below
        self.values = values


REFUSALS = (
    *(Refused, IllegalAction, BadRuleset, Sentence),
    *(TournamentRefused, TournamentError),
)
SLOW = 1.0
"""seconds after which a click is deferred"""

WITHOUT_RESULT = frozenset(
    {
        None,
        discord.InteractionResponseType.deferred_channel_message,
        discord.InteractionResponseType.deferred_message_update,
    }
)
"""answers that show nothing yet"""
ANSWERED = "answered"
COMMITS = "commits"
"""in an interaction's extras: whether what was asked for has been committed"""

WITHIN = 3.0
"""seconds that Discord waits for the first answer; what follows may take no longer either"""
ANSWERED_ALREADY = 40060
NOBODY_WAITS = frozenset({10008, 10015, 10062, ANSWERED_ALREADY, 50027})
"""message or webhook gone, too late, answered already, token dead"""


class NotTold(Exception):
    """Discord did not take an answer: too late, a second one, or it cannot be reached."""


TOLD_FOR = 600.0
"""seconds for which it is told that somebody else has answered"""
ANOTHER_HOST = (
    "another program answers presses and commands with this bot's token, from a database of its "
    "own: stop it, or have Discord make a new token on the page Bot of the application"
)


class OtherHosts:
    """Tells whether another program has this bot's token.

    Discord brings each press to both of them then, and refuses the answer that comes second. It
    also refuses a second answer of this program's own, where its word on the first one was lost,
    and one of another process of this bot to which a proxy has brought the same press: these are
    not taken for another program.
    """

    def __init__(
        self, clock: Clock, requests: Requests, brings_presses: Callable[[], bool]
    ) -> None:
        """`brings_presses`: whether the gateway does."""
        self._clock = clock
        self._requests = requests
        self._gateway_brings_presses = brings_presses
        self._until = 0.0

    def note(self, interaction: int) -> None:
        """Take down that an interaction had an answer when ours came."""
        if interaction in self._requests.unheard or not self._gateway_brings_presses():
            log.info("interaction %s was answered already", interaction)
            return
        metrics.ANSWERED_ELSEWHERE.inc()
        log.warning("interaction %s was answered by another program", interaction)
        if not self.are_there:
            log.error("%s", ANOTHER_HOST)
        self._until = self._clock.now() + TOLD_FOR

    @property
    def are_there(self) -> bool:
        return self._clock.now() < self._until


@asynccontextmanager
async def telling(interaction: Interaction) -> AsyncIterator[None]:
    """Send an answer within: raises `NotTold` when it did not get through, or may not have."""
    try:
        # It takes one first answer: who defers it must not meet who answers it.
        one_at_a_time = interaction.extras.setdefault("answering", asyncio.Lock())
        async with one_at_a_time, interaction.client.requests.deadlines.within(WITHIN):
            yield
    except discord.HTTPException as error:
        interaction.client.suit_emojis.blamed(error)
        if error.code == ANSWERED_ALREADY:
            interaction.client.other_hosts.note(interaction.id)
        if error.code in NOBODY_WAITS or error.status in (401, 429) or error.status >= 500:
            raise NotTold(str(error)) from error
        raise
    except (
        discord.InteractionResponded,
        discord.RateLimited,
        aiohttp.ClientError,
        OSError,
    ) as error:
        raise NotTold(repr(error)) from error


async def defer_when_slow(interaction: Interaction, clock: Clock) -> None:
    """Defer once a second has passed without an answer; cancel it when the work is done."""
    await clock.sleep_until(clock.now() + SLOW)
    try:
        async with telling(interaction):
            if not interaction.response.is_done():
                await interaction.response.defer()
    except NotTold as error:
        log.info("not deferred: %s", error)


async def say(interaction: Interaction, told: str, *controls: discord.ui.Item[Any]) -> None:
    """A sentence for this person alone, and what may be pressed below it.

    Raises `HTTPException` where Discord does not want it as it is.
    """
    content = sentence(told)
    below: dict[str, Any] = {"view": beneath(*controls)} if controls else {}
    try:
        async with telling(interaction):
            if interaction.response.is_done():
                await interaction.followup.send(content, ephemeral=True, **below)
            else:
                await interaction.response.send_message(content, ephemeral=True, **below)
        interaction.extras[ANSWERED] = True
    except NotTold as error:
        # Nobody is left to be told.
        log.warning("interaction %s could not be answered: %s", interaction.id, error)


async def say_at_last(interaction: Interaction, told: str) -> None:
    """A sentence after which there is nothing more to say, whatever becomes of it."""
    try:
        await say(interaction, told)
    except discord.HTTPException as error:
        log.warning("interaction %s could not be answered: %s", interaction.id, error)


async def think(interaction: Interaction) -> None:
    """Show that what they alone are shown takes a while, unless `defer_when_slow` was
    quicker."""
    async with telling(interaction):
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)


def is_answered(interaction: Interaction) -> bool:
    """Return whether its person has already been shown what came of it."""
    return interaction.response.type not in WITHOUT_RESULT or ANSWERED in interaction.extras


async def show(interaction: Interaction, screen: Screen, *, ephemeral: bool = True) -> int | None:
    """A screen for this person alone, or for all who read the channel; the id of its message."""
    first = not interaction.response.is_done()
    try:
        async with telling(interaction):
            if interaction.response.is_done():
                sent = await interaction.followup.send(
                    view=screen.view, files=screen.files(), ephemeral=ephemeral, wait=True
                )
                message_id = sent.id
            else:
                answered = await interaction.response.send_message(
                    view=screen.view, files=screen.files(), ephemeral=ephemeral
                )
                message_id = answered.message_id
    except NotTold as error:
        # It may stand there all the same: then a second one would be one too many.
        message_id = await _original(interaction) if first else None
        if message_id is None:
            raise
        log.info("an answer was lost, not its message: %s", error)
    interaction.client.uploads.note(message_id, screen)
    interaction.extras[ANSWERED] = True
    return message_id


async def _original(interaction: Interaction) -> int | None:
    """The id of the first answer, if Discord has it."""
    with suppress(NotTold, discord.HTTPException, discord.ClientException):
        async with telling(interaction):
            return (await interaction.original_response()).id
    return None


async def update(interaction: Interaction, screen: Screen) -> None:
    """The message that was clicked shows `screen` from now on."""

    # Beside components of this kind Discord refuses the plain sentence that may stand there.
    plain = interaction.message is not None and bool(interaction.message.content)
    gone: dict[str, Any] = {"content": None} if plain else {}

    async def send(attachments: Attachments) -> None:
        if interaction.response.is_done():
            edit = interaction.edit_original_response
        else:
            edit = interaction.response.edit_message
        await edit(view=screen.view, attachments=attachments, **gone)

    async with telling(interaction):
        message = interaction.message
        if message is None:
            await send(screen.files())
        else:
            kept = pictures_of(message, screen)
            await interaction.client.uploads.edit(message.id, screen, send, kept)
        interaction.extras[ANSWERED] = True


async def update_own(interaction: Interaction, screen: Screen) -> None:
    """Like `update`, but never on a message that others see: they keep it, they get their own."""
    message = interaction.message
    if message is not None and (message.flags.ephemeral or interaction.guild_id is None):
        await update(interaction, screen)
    else:
        await show(interaction, screen)


async def ask(interaction: Interaction, modal: discord.ui.Modal) -> None:
    """Open a modal; what is written there comes back as a press (`cogs/press.py`)."""
    if interaction.type is discord.InteractionType.modal_submit:
        raise Sentence("refused-unknown-button")  # Discord opens no modal out of another
    # discord.py would keep it until it is sent, and at a restart would know it no more.
    modal.stop()
    async with telling(interaction):
        await interaction.response.send_modal(modal)


def words_of(person: Person) -> Words:
    """The words of the language that somebody reads."""
    return words_for(language_of(person.language or person.locale))


# What went wrong ---------------------------------------------------------------------------------


async def tell_error(
    interaction: Interaction, error: BaseException, press: Press | None = None
) -> None:
    """Tell the player, in their language, what a press or a command ran into."""
    if isinstance(error, REFUSALS):
        await tell_refusal(interaction, error, press)
    elif isinstance(error, OperationalError):
        await _tell_trouble(interaction, error)
    elif isinstance(error, NotTold | TakenElsewhere):
        log.info("interaction %s: %r", interaction.id, error)
    elif interaction.client.stopping and press is not None:
        log.info("interaction %s: the bot stopped in the middle of it", interaction.id)
    else:
        # Any mistake of ours: whoever pressed gets an answer, and the log what went wrong.
        command = interaction.command
        name = f"/{command.qualified_name}" if command else "what was asked for"
        what = press.verb if press else name
        log.error("interaction %s: %s failed", interaction.id, what, exc_info=error)
        await _tell_mistake(interaction)


async def tell_refusal(
    interaction: Interaction, error: Exception, press: Press | None = None
) -> None:
    """Tell the player why nothing happened, in their language."""
    metrics.REFUSALS.labels(reason_of(error)).inc()
    log.debug("refused: %s", reason_of(error))
    bot, game = interaction.client, None
    words: Words = bot.words_for_interaction(interaction)
    with suppress(OperationalError, Refused):
        words = words_of(await bot.meet(interaction))
        if press is not None and (game_id := press.game()) is not None:
            game = await bot.tables.load(game_id)
    told = refusal_text(error, words, game)
    below = error.below if isinstance(error, Sentence) else why_button(error, words, game)
    try:
        await say(interaction, told, *below)
    except discord.HTTPException:
        log.exception("interaction %s: a refusal was not taken", interaction.id)
        await _tell_mistake(interaction)


async def _tell_mistake(interaction: Interaction) -> None:
    """Something of ours went wrong: that nothing was changed is said only where it is so."""
    words: Words = interaction.client.words_for_interaction(interaction)
    commits: Commits | None = interaction.extras.get(COMMITS)
    if commits is None or not commits.any:
        await say_at_last(interaction, words("error-unexpected"))
    elif not is_answered(interaction):
        await say_at_last(interaction, words("error-done"))


async def _tell_trouble(interaction: Interaction, error: OperationalError) -> None:
    """Tell the player that nothing was saved, unless they see already what was."""
    log.warning("interaction %s: the database: %s", interaction.id, problem_of(error))
    words: Words = interaction.client.words_for_interaction(interaction)
    commits: Commits | None = interaction.extras.get(COMMITS)
    if not is_answered(interaction):
        done = commits is not None and commits.any
        await say_at_last(interaction, words("error-done" if done else "error-not-saved"))


# Refusals ----------------------------------------------------------------------------------------


def refusal_text(error: Exception, words: Words, game: Game | None = None) -> str:
    """Return what to tell somebody who was refused."""
    if isinstance(error, IllegalAction):
        return words.refusal(error)
    if isinstance(error, BadRuleset):
        return bad_rules_text(error, words)
    if isinstance(error, Sentence):
        return words(error.text_id, **error.values)
    if isinstance(error, Refused):
        return _refused(error, words, game)
    if isinstance(error, TournamentRefused):
        facts = error.facts
        if error.reason is Refusal.ROLE_NEEDED:
            facts = {"role": f"<@&{facts['role']}>"}
        elif error.reason is Refusal.OTHER_PLAYERS:
            facts = {**facts, "format": words("tournament-format", facts["format"])}
        return words("tournament-refused", error.reason.value, **facts)
    if isinstance(error, TournamentError):
        return words("tournament-error", error.reason.value, **error.facts)
    return words("error-unexpected")


def why_button(error: Exception, words: Words, game: Game | None) -> list[ui.Item[Any]]:
    """The way to the rule that refuses an action, where one does."""
    if game is None or not isinstance(error, IllegalAction):
        return []
    page = page_of(error.rule, game.rules)
    return [] if page is None else [button(words("rules-why"), "rules", game.id, page)]


def reason_of(error: Exception) -> str:
    """A short name of why somebody was refused, to be counted."""
    match error:
        case IllegalAction() | Refused() | TournamentRefused() | TournamentError():
            return error.reason.value
        case BadRuleset():
            return f"bad_rules_{error.reason}"
        case Sentence():
            return error.text_id.replace("-", "_")
        case _:
            return "other"


def _refused(error: Refused, words: Words, game: Game | None) -> str:
    match error.reason:
        case RefusalReason.NOT_YOUR_TURN:
            if error.facts["seat"] == TABLE or game is None:
                return words("refused-between-deals")
            return words("refused-reason.not-your-turn", name=_name(game, int(error.facts["seat"])))
        case RefusalReason.ALREADY_PLAYED:
            return words(
                "refused-reason.already-played",
                move=done_text(parse_action(error.facts["action"]), words),
            )
        case RefusalReason.SEAT_TAKEN | RefusalReason.SEAT_NOT_YOURS | RefusalReason.SEAT_KEPT:
            name = _name(game, int(error.facts["seat"])) if game else "…"
            return words("refused-reason", error.reason.value, name=name)
        case RefusalReason.OTHER_SEAT_SEEN:
            return words("refused-reason.other-seat-seen", seat=int(error.facts["seat"]) + 1)
        case RefusalReason.NOT_AGREED:
            names = [_name(game, seat) for seat in error.facts["seats"]] if game else ["…"]
            return words("refused-reason.not-agreed", names=words.join_and(names), count=len(names))
        case (
            RefusalReason.NAME_TAKEN | RefusalReason.NOT_YOUR_RULESET | RefusalReason.NOBODY_AGREES
        ) as reason:
            return words("refused-reason", reason.value, name=words.name(error.facts["name"]))
        case RefusalReason.NOT_YOUR_RECORD:
            return words(
                "refused-reason.not-your-record", table=table_name(error.facts["game"], words)
            )
        case RefusalReason.BROKEN_RULESET:
            name, why = words.name(error.facts["name"]), bad_rules_text(error.facts["why"], words)
            return words("refused-reason.broken-ruleset", name=name, why=why)
        case reason:
            return words("refused-reason", reason.value, **_facts(error, words))


def _facts(error: Refused, words: Words) -> dict[str, Any]:
    """Return what the sentence of a refusal names, as Discord shows it."""
    match error.reason:
        case RefusalReason.SEALED:
            return {"when": words.timestamp(error.facts["until"])}
        case RefusalReason.ROLE_NEEDED:
            return {"role": f"<@&{error.facts['role']}>"}
        case _:
            return error.facts


def bad_rules_text(error: BadRuleset, words: Words) -> str:
    """Why rules cannot be so, and what to do instead."""
    known = error.option in OPTION_VALUES
    option = option_name(error.option, words) if known else safe_name(error.option)
    low, high = map(words.number, NUMBER_RANGES.get(error.option, (0, 0)))
    return words("bad-rules", error.reason, option=option, low=low, high=high)


def _name(game: Game, seat: int) -> str:
    holder = game.seats[seat] if seat < len(game.seats) else None
    return safe_name(holder.name) if holder else "…"
