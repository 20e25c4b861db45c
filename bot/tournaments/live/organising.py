"""What the organiser does with the tournament as a whole; each is possible after a restart."""

from collections.abc import Callable

from bot.rules import RULES_VERSION, commitment
from bot.storage import tournament_posts, tournament_rounds, tournaments
from bot.tables.open_party import Asker
from bot.tournaments import Round, check_by_hand, is_over
from bot.tournaments.live import stages
from bot.tournaments.live.desk import Desk, running_only
from bot.tournaments.live.drafts import Draft, checked
from bot.tournaments.live.event import Event
from bot.tournaments.live.pairing import write_round
from bot.tournaments.live.refusals import Refusal, TournamentRefused


class Organising:
    """`asker`, everywhere: who is in charge, or the change is refused."""

    def __init__(self, desk: Desk, entropy: Callable[[], bytes]) -> None:
        self._desk = desk
        self._entropy = entropy

    # Before it begins ----------------------------------------------------------------------------

    async def create(self, server_id: int, person_id: int, draft: Draft) -> Event:
        """A draft; whether somebody may is decided by the server, and asked before."""
        now, seed = self._desk.clock.now(), self._entropy()
        values = checked(draft, now)
        async with self._desk.database.write() as connection:
            tournament_id = await tournaments.add(
                connection,
                server_id=server_id,
                state="draft",
                version=1,
                created_by=person_id,
                created_at=now,
                seed=seed,
                commitment=commitment(seed),
                **values,
            )
            facts = {"rules_version": RULES_VERSION}
            await tournaments.note(connection, tournament_id, "created", now, person_id, **facts)
        self._desk.changed()
        return await self._desk.load(tournament_id)

    async def change(self, tournament_id: int, asker: Asker, draft: Draft) -> Event:
        """Another draft in its place."""
        async with self._desk.change(tournament_id, asker) as change:
            if change.event.state != "draft":
                raise TournamentRefused(Refusal.NOT_A_DRAFT)
            change.set(**checked(draft, change.now))
            await change.note("changed", asker.person_id)
        return await self._desk.load(tournament_id)

    async def open(self, tournament_id: int, asker: Asker) -> Event:
        """Registration opens now."""
        async with self._desk.change(tournament_id, asker) as change:
            await stages.open_registration(change, asker.person_id)
        return await self._desk.load(tournament_id)

    async def close(self, tournament_id: int, asker: Asker) -> Event:
        """Registration closes now."""
        async with self._desk.change(tournament_id, asker) as change:
            await stages.close_registration(change, asker.person_id)
        return await self._desk.load(tournament_id)

    async def start(self, tournament_id: int, asker: Asker) -> Event:
        """With those who are here now."""
        async with self._desk.change(tournament_id, asker) as change:
            await stages.start(change, asker.person_id)
        return await self._desk.load(tournament_id)

    # While it goes on ----------------------------------------------------------------------------

    async def pause(self, tournament_id: int, asker: Asker) -> Event:
        """No round is paired, its time stands, and its tables stand."""
        async with self._desk.change(tournament_id, asker) as change:
            event = change.event
            if event.state in ("finished", "cancelled"):
                raise TournamentRefused(Refusal.OVER)
            if event.row.paused_at is None:
                change.set(paused_at=change.now, paused_why="asked", tables_paused=True)
                await change.note("paused", asker.person_id)
        return await self._desk.load(tournament_id)

    async def resume(self, tournament_id: int, asker: Asker) -> Event:
        """Everybody has as much time left as before."""
        async with self._desk.change(tournament_id, asker) as change:
            event = change.event
            since = event.row.paused_at
            if since is not None:
                current = event.current
                if current is not None and current.until is not None:
                    until = current.until + change.now - since
                    await tournament_rounds.change_round(
                        change.connection, event.id, current.number, until=until
                    )
                change.set(paused_at=None, paused_why=None)
                await change.note("resumed", asker.person_id)
        return await self._desk.load(tournament_id)

    async def extend(self, tournament_id: int, asker: Asker, seconds: float) -> Event:
        """The round that is played has more time: from its limit, or from now if that is over."""
        async with self._desk.change(tournament_id, asker) as change:
            event = change.event
            running_only(event)
            current = event.current
            if current is None:
                raise TournamentRefused(Refusal.NO_ROUND)
            if current.until is None:
                raise TournamentRefused(Refusal.NO_LIMIT)
            until = max(current.until, event.row.paused_at or change.now) + seconds
            await tournament_rounds.change_round(
                change.connection, event.id, current.number, until=until
            )
            for each in event.tables_of(current.number):
                if each.last_deal is not None and each.status == "playing":
                    await tournament_rounds.change_table(
                        change.connection, event.id, (each.round, each.number), last_deal=None
                    )
            number = current.number
            change.show(tournament_posts.ROUND, number)
            await change.note("extended", asker.person_id, round=number, seconds=seconds)
        return await self._desk.load(tournament_id)

    async def pair_by_hand(self, tournament_id: int, asker: Asker, paired: Round) -> Event:
        """The next round as the organiser wants it, between two rounds.

        Raises `TournamentError` for what the format does not allow; see `check_by_hand`.
        """
        async with self._desk.change(tournament_id, asker) as change:
            event = change.event
            running_only(event)
            if event.current is not None:
                raise TournamentRefused(Refusal.ROUND_OPEN, round=event.current.number)
            if is_over(event.pure) or paired.number != len(event.rounds) + 1:
                raise TournamentRefused(Refusal.NO_ROUND)
            check_by_hand(event.pure, paired)
            await write_round(change, paired, by=asker.person_id)
        return await self._desk.load(tournament_id)

    async def end(self, tournament_id: int, asker: Asker, *, at_once: bool = False) -> Event:
        """There is no other round. `at_once`: the one that is played has no more time."""
        async with self._desk.change(tournament_id, asker) as change:
            event = change.event
            running_only(event)
            current = event.current
            if current is not None and at_once:
                await tournament_rounds.change_round(
                    change.connection, event.id, current.number, until=change.now
                )
            if event.row.paused_at is not None:
                change.set(paused_at=None, paused_why=None)
            change.set(last_round=len(event.rounds))
            await change.note("ends", asker.person_id, round=len(event.rounds))
        return await self._desk.load(tournament_id)

    async def cancel(self, tournament_id: int, asker: Asker) -> Event:
        async with self._desk.change(tournament_id, asker) as change:
            await stages.cancel(change, asker.person_id)
        return await self._desk.load(tournament_id)
