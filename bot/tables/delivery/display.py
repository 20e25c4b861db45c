"""Messages that a change asks to be shown again: rows are marked, a reconciler shows them.

A play costs at most two counted requests: the table, and the hand of whoever is next. The hand of
who acted is the answer to their click."""

from collections.abc import Collection

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rules import Effect, Phase
from bot.storage.delivery import messages, tournament_posts
from bot.storage.delivery.messages import Wanted
from bot.storage.delivery.subjects import TABLE_VIEWER, Subject
from bot.tables.game import Game
from bot.tables.time.pace import cuts_itself


def whole_table(game: Game) -> Wanted:
    return Wanted(Subject.TABLE, TABLE_VIEWER, game.deal, 1)


def of_holder(game: Game, subject: Subject, seat: int, number: int, priority: int) -> Wanted:
    """Return what the holder of a seat is to be shown."""
    person = game.holder(seat).person
    return Wanted(subject, seat, number, priority, person_id=person.id if person else None)


async def want(connection: AsyncConnection, game: Game, *wanted: Wanted) -> None:
    await messages.want(connection, game.id, game.row.version, wanted)


async def nudge(
    connection: AsyncConnection, game: Game, subjects: list[Subject], viewers: Collection[int]
) -> None:
    """Mark what `viewers` have before them already."""
    await messages.nudge(connection, game.id, game.row.version, subjects, viewers)


async def close(
    connection: AsyncConnection,
    game: Game,
    *subjects: Subject,
    viewers: Collection[int] | None = None,
    deals: range | None = None,
) -> None:
    """Ask for the last word of messages: of some viewers or deals, where that is said."""
    await messages.close(
        connection, game.id, game.row.version, *subjects, viewers=viewers, deals=deals
    )


FOR_EVERYBODY = frozenset(
    {
        Effect.DEALT,
        Effect.TAKEN,
        Effect.OPENED,
        Effect.BID,
        Effect.COINCHED,
        Effect.CONTEST,
        Effect.UNCOVERED,
        Effect.ROEM,
        Effect.DEAL_SCORED,
        Effect.THROWN_IN,
    }
)
"""what changes each hand: new cards, what may be done out of turn, how the deal ended"""
_OPEN = (
    Subject.HAND,
    Subject.PEEK,
    Subject.TABLE,
    Subject.NOTICE,
    Subject.OFFER,
    Subject.QUESTION,
    Subject.REMOVAL,
    Subject.BREAKDOWN,
    Subject.TABLE_LOST,
    Subject.NEWCOMER,
)
"""what gets its last word when a party ends"""
_DEAL_OVER = frozenset({Effect.DEAL_SCORED, Effect.THROWN_IN})


def lobby_version(game: Game) -> int:
    """Return what the lobby's message shows: the game, and the link to its thread once there is
    one."""
    return game.row.version + (game.row.thread_id is not None)


def says_nothing(game: Game) -> bool:
    """Return whether a table shows nothing of its boards in its thread, where those who manage
    threads may read: a daily duplicate's, as long as somebody may still play them."""
    at = game.tournament
    return at is not None and at.format.own_time and at.is_open


async def mark_lobby(
    connection: AsyncConnection, game: Game, retry_at: float | None = None
) -> None:
    """A daily duplicate has none, nor has practice: that concerns nobody but who plays there."""
    if game.is_practice or (game.tournament is not None and game.tournament.format.own_time):
        return
    wanted = Wanted(Subject.LOBBY, TABLE_VIEWER, 0, 1, retry_at)
    await messages.want(connection, game.id, lobby_version(game), [wanted])


async def mark_held_seats(connection: AsyncConnection, game: Game, asker: int) -> None:
    """Tell the people of a new lobby where their seats are held; `asker` has opened it."""
    held = [of_holder(game, Subject.HELD_SEAT, each.seat, 0, 1) for each in game.people]
    await want(connection, game, *(each for each in held if each.person_id != asker))


async def close_held_seats(
    connection: AsyncConnection, game: Game, seats: Collection[int] | None = None
) -> None:
    """Close what says that seats are held: a party begins, a lobby closes, or somebody has left."""
    await close(connection, game, Subject.HELD_SEAT, viewers=seats)


async def mark_after(
    connection: AsyncConnection,
    game: Game,
    effects: tuple[Effect, ...],
    actor: int | None,
    *,
    soon_followed: bool = False,
) -> None:
    """Mark what an action changed; `game` is the game after it, `actor` the seat that acted.

    `soon_followed`: the table is shown after the next action, which is a robot's and due.
    """
    deal = game.deal
    if game.is_practice:
        await mark_practice(connection, game, soon_followed=soon_followed)
        return
    if game.played_out:
        if Effect.PARTY_OVER in effects:  # what robots play on their own is shown when it is over
            await want(connection, game, Wanted(Subject.SHEET, TABLE_VIEWER, deal, 1))
            await _mark_over(connection, game)
        return
    hands = _hands(game, effects, actor)
    wanted = [_hand(game, seat, priority) for seat, priority in hands]
    secret = says_nothing(game)
    silent = soon_followed or _is_silence(game, effects)
    if not silent and (not secret or _is_new_board(game, effects)):
        wanted.append(whole_table(game))
    ends = Effect.PARTY_OVER in effects
    if ends or (Effect.DEAL_SCORED in effects and not secret):
        wanted.append(Wanted(Subject.SHEET, TABLE_VIEWER, deal, 1))
    await want(connection, game, *wanted)
    await nudge(connection, game, [Subject.PEEK], [seat for seat, _ in hands])
    if _is_new_board(game, effects):
        await close(connection, game, Subject.TABLE, deals=range(deal))
        await _close_hands(connection, game, range(deal))
    elif _DEAL_OVER.intersection(effects):
        await _close_hands(connection, game, range(deal, deal + 1))
    if ends:
        await _mark_over(connection, game)
    elif Effect.DEAL_SCORED in effects and game.tournament is not None:
        # How it stands, for who reads the channel.
        await mark_lobby(connection, game)
        post = Subject.ROUND, game.tournament.round
        await tournament_posts.outdate_post(connection, game.tournament.id, post)


async def _mark_over(connection: AsyncConnection, game: Game) -> None:
    await _close_all(connection, game)
    await _mark_verdicts(connection, game)
    await mark_lobby(connection, game)


async def _mark_verdicts(connection: AsyncConnection, game: Game) -> None:
    """Everybody who played reads how the party ended for them."""
    verdicts = (of_holder(game, Subject.VERDICT, each.seat, game.deal, 2) for each in game.people)
    await want(connection, game, *verdicts)


async def mark_practice(
    connection: AsyncConnection, game: Game, *, soon_followed: bool = False
) -> None:
    """Show again what somebody practises, where they have it before them."""
    if not soon_followed:
        seats = [each.seat for each in game.people]
        await nudge(connection, game, [Subject.PRACTICE, Subject.PEEK], seats)


async def mark_round_time(connection: AsyncConnection, game: Game, *, aloud: bool) -> None:
    """The table, its card and its first message show when its round ends; `aloud`: a new message
    says so too."""
    await mark_lobby(connection, game)
    await nudge(connection, game, [Subject.OPENING], [TABLE_VIEWER])
    if not game.is_broken:
        await want(connection, game, whole_table(game))
    if aloud:
        await _say_round_time(connection, game)


async def _say_round_time(connection: AsyncConnection, game: Game) -> None:
    """A new message says so: what was said before is no news any more."""
    await close(connection, game, Subject.ROUND_TIME)
    await want(connection, game, Wanted(Subject.ROUND_TIME, TABLE_VIEWER, game.row.version, 1))


async def mark_relieved(connection: AsyncConnection, game: Game) -> None:
    """Robots play the rest of a party: nobody is asked any more."""
    await _close_all(connection, game)
    await _say_round_time(connection, game)


async def mark_newcomer(connection: AsyncConnection, game: Game, seat: int, person_id: int) -> None:
    """Show who may sit down in a seat from now on, and nobody who might have done so before."""
    await close(connection, game, Subject.NEWCOMER, viewers=[seat])
    await want(
        connection, game, Wanted(Subject.NEWCOMER, seat, game.row.version, 1, person_id=person_id)
    )


async def mark_seats(
    connection: AsyncConnection, before: Game, game: Game, who: int | None
) -> None:
    """Mark what another holder, an absence or an offer changes; `who` reads their hand anew."""
    wanted = [whole_table(game)]
    pairs = [(each, before.holder(each), game.holder(each)) for each in range(game.rules.players)]
    taken_back = [seat for seat, was, now in pairs if was.offered and not now.offered]
    await close(connection, game, Subject.OFFER, viewers=taken_back)
    for seat, was, now in pairs:
        if now.offered and not was.offered:
            offer = of_holder(game, Subject.OFFER, seat, game.deal, 1)
            await messages.open_again(connection, game.id, game.row.version, offer)
    others = [seat for seat, was, now in pairs if (was.person, was.away) != (now.person, now.away)]
    await close(connection, game, Subject.NOTICE, viewers=others)
    came = [seat for seat, was, now in pairs if now.person not in (None, was.person)]
    await close(connection, game, Subject.NEWCOMER, viewers=came)
    asked = {each.wants_gone for each in game.people if each.wants_gone is not None}
    await nudge(connection, game, [Subject.REMOVAL], asked)
    if game.deserted != before.deserted:  # a robot plays for who is away, or all is still
        wanted += [_hand(game, each.seat, 1) for each in game.people if each.away]
    # What an offer says of the table has changed as well.
    offered = [each.seat for each in before.seats if each and each.offered]
    await nudge(connection, game, [Subject.OFFER], offered)
    own = None if who is None else game.seat_of(who)
    if own is not None:
        wanted.append(_hand(game, own, 0))
        await nudge(connection, game, [Subject.PEEK], [own])
        if not game.holder(own).away:
            await close(connection, game, Subject.HAND, viewers=[own], deals=range(game.deal))
    await want(connection, game, *wanted)
    if [each and each.person for each in before.seats] != [
        each and each.person for each in game.seats
    ]:
        await mark_lobby(connection, game)


async def mark_hand(connection: AsyncConnection, game: Game, seat: int) -> None:
    """Show somebody in their hand what only they read: that a robot keeps their seat and how they
    come back, or what they leave with their next card."""
    await want(connection, game, _hand(game, seat, 2))
    await nudge(connection, game, [Subject.PEEK], [seat])


async def mark_everything(connection: AsyncConnection, game: Game) -> None:
    """The table and every hand are shown again: the game is paused, or goes on, or somebody has
    said something."""
    if game.is_practice:
        await mark_practice(connection, game)
        return
    present = [each.seat for each in game.people if not each.away]
    await want(connection, game, *(_hand(game, seat, 2) for seat in present), whole_table(game))
    await nudge(connection, game, [Subject.PEEK], present)
    if game.tournament is not None:  # its card says how much time there is
        await mark_lobby(connection, game)


async def mark_trouble(connection: AsyncConnection, game: Game) -> None:
    if not game.is_practice:
        await want(connection, game, Wanted(Subject.BREAKDOWN, TABLE_VIEWER, game.row.version, 1))


async def mark_question(connection: AsyncConnection, game: Game) -> None:
    """Show the question whether the party ends: one message for all who ask in a deal."""
    row = await messages.find(connection, game.id, Subject.QUESTION, TABLE_VIEWER)
    deal = game.deal if row is None or row.closing else row.number
    await messages.open_again(
        connection, game.id, game.row.version, Wanted(Subject.QUESTION, TABLE_VIEWER, deal, 1)
    )


async def mark_removal(connection: AsyncConnection, game: Game, seat: int) -> None:
    """Show the question whether the person in a seat goes, and that they have: one message in a
    deal.

    `game`: before that, so the message is of whoever holds the seat until then.
    """
    wanted = of_holder(game, Subject.REMOVAL, seat, game.deal, 1)
    await messages.open_again(connection, game.id, game.row.version + 1, wanted)


async def mark_ended(connection: AsyncConnection, game: Game, *, in_thread: bool) -> None:
    """A party that has ended before its end: every message gets its last word.

    `in_thread`: its thread is still there, and gets one too. Where cards were dealt so do those who
    played, as at the end of any party; of a tournament they are told in its notifications.
    """
    if game.is_practice:
        await mark_practice(connection, game)
        return
    await _close_all(connection, game)
    if in_thread:
        await want(connection, game, Wanted(Subject.EARLY_END, TABLE_VIEWER, 0, 1))
        if game.state is not None and game.tournament is None:
            await _mark_verdicts(connection, game)
    await mark_lobby(connection, game)


async def _close_all(connection: AsyncConnection, game: Game) -> None:
    # It says no more until when the round lasts.
    await nudge(connection, game, [Subject.OPENING], [TABLE_VIEWER])
    await close(connection, game, *_OPEN)
    if not game.played_out:  # that robots did so stays to be read
        await close(connection, game, Subject.ROUND_TIME)


def _hand(game: Game, seat: int, priority: int) -> Wanted:
    return of_holder(game, Subject.HAND, seat, game.deal, priority)


def _hands(game: Game, effects: tuple[Effect, ...], actor: int | None) -> list[tuple[int, int]]:
    """Seats of people at the table whose hand is shown again, each with its priority."""
    waits = () if _is_silence(game, effects) else game.waits()
    asked = {each.actor for each in waits if not cuts_itself(game, each)}
    everybody = bool(FOR_EVERYBODY.intersection(effects))
    return [
        (holder.seat, 0 if holder.seat in asked else 2)
        for holder in game.people
        if not holder.away and (everybody or holder.seat in asked or holder.seat == actor)
    ]


def _is_silence(game: Game, effects: tuple[Effect, ...]) -> bool:
    """Tell whether a player has just said nothing of what they hold (A5), or exchanged nothing.

    The others are sent nothing then, not even what they see already: they might have held nothing.
    """
    silent = (Phase.DECLARE, Phase.TALON)
    return game.state is not None and game.state.phase in silent and not effects


def _is_new_board(game: Game, effects: tuple[Effect, ...]) -> bool:
    """Tell whether cards were dealt, or are about to be: somebody is asked where to cut or how."""
    before = game.state is not None and game.state.phase in (Phase.CUT, Phase.PACKETS)
    return Effect.DEALT in effects or before


async def _close_hands(connection: AsyncConnection, game: Game, deals: range) -> None:
    """A fresh message each deal: the hands of one that is over say how it ended, without buttons.

    The hand of who is away keeps its own: it has no cards, but the way back.
    """
    seats = [each.seat for each in game.people if not each.away]
    await close(connection, game, Subject.HAND, viewers=seats, deals=deals)
