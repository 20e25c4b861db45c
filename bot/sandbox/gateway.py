"""The websocket side: sessions, heartbeats, events, RESUME with replay.

An event's data is written as JSON once, whatever the number of sessions; each session only puts
its own sequence number around it.
"""

import asyncio
import zlib
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import orjson
from aiohttp import WSCloseCode, WSMsgType, web

from bot.sandbox import payloads
from bot.sandbox.exchange import Direction, Exchange, Frame
from bot.sandbox.world import Payload, World

HEARTBEAT_MS = 41_250
ACKNOWLEDGED_AFTER = 0.05
"""seconds of the machine's time: an answer in the same instant overtakes discord.py's note of when
it sent the heartbeat, and it takes the connection for one that is a whole heartbeat behind"""
REPLAY_LENGTH = 5_000
"""Events kept for RESUME; a session that missed more has to start anew."""

RESUME_SECONDS = 300.0
"""How long a session without a connection waits to be resumed."""

UNKNOWN_OPCODE, DECODE_ERROR, NOT_AUTHENTICATED = 4001, 4002, 4003
AUTHENTICATION_FAILED, ALREADY_AUTHENTICATED, SESSION_TIMED_OUT = 4004, 4005, 4009
INVALID_SHARD, DISALLOWED_INTENTS = 4010, 4014

GUILDS, GUILD_MEMBERS = 1 << 0, 1 << 1
GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 9, 1 << 12
GUILD_SCHEDULED_EVENTS = 1 << 16
PRIVILEGED = GUILD_MEMBERS | 1 << 8 | 1 << 15


@dataclass(slots=True, eq=False)
class Session:
    """One login of a bot. It outlives its connection for as long as it can be resumed."""

    id: str
    intents: int
    shard: tuple[int, int] = (0, 1)
    """its number, and how many there are"""
    sequence: int = 0
    replay: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=REPLAY_LENGTH))
    connection: "Connection | None" = None
    lost_at: float = 0.0

    def hears_of(self, guild_id: str | None) -> bool:
        """Return whether it is told what happens on a server; None: in direct messages."""
        number, count = self.shard
        return number == ((int(guild_id) >> 22) % count if guild_id else 0)


class Close(NamedTuple):
    code: int
    reason: str


class Connection:
    """One websocket. What it sends leaves in order, through one writer."""

    def __init__(self, socket: web.WebSocketResponse, compress: bool) -> None:
        self.socket = socket
        self.session: Session | None = None
        self.closed_here = False
        self.last_heartbeat = asyncio.get_running_loop().time()
        self._deflate = zlib.compressobj() if compress else None
        self._frames: asyncio.Queue[bytes | Close] = asyncio.Queue()

    def send(self, frame: bytes) -> None:
        self._frames.put_nowait(frame)

    def close(self, code: int, reason: str = "") -> None:
        """Close once everything before has been sent."""
        self.closed_here = True
        self._frames.put_nowait(Close(code, reason))

    async def write(self) -> None:
        """Write frames until the connection closes."""
        while isinstance(frame := await self._frames.get(), bytes):
            with suppress(ConnectionError):
                if self._deflate is None:
                    await self.socket.send_str(frame.decode())
                else:
                    packed = self._deflate.compress(frame) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
        await self.socket.close(code=frame.code, message=frame.reason.encode())


class Gateway:
    """All sessions and connections of the bot. `privileged` allows the privileged intents."""

    def __init__(
        self,
        world: World,
        token: str,
        now: Callable[[], float],
        new_session_id: Callable[[], str],
        observers: list[Callable[[Exchange], None]],
    ) -> None:
        self._world = world
        self._token = token
        self._now = now
        self._new_session_id = new_session_id
        self._observers = observers
        self.url = ""
        self.privileged = False
        self.refuses = False
        """True while nobody can connect."""
        self.shards = self.at_once = 1
        """how many shards the bot is told to have, and how many may begin at once"""
        self.starts_left = 1000
        """of the sessions that may begin today"""
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.changed = asyncio.Event()
        self.on_change: list[Callable[[], None]] = []
        """Called when a bot comes or goes."""

    # --- events ---

    def dispatch(
        self, event: str, data: Payload, *, intent: int = GUILDS, guild_id: str | None = None
    ) -> None:
        """Bring an event of a server, or of direct messages, to every session that wants it."""
        written: bytes | None = None
        for session in list(self.sessions.values()):
            if session.connection is None and self._now() - session.lost_at > RESUME_SECONDS:
                del self.sessions[session.id]
            elif session.hears_of(guild_id) and (not intent or session.intents & intent):
                written = written or orjson.dumps(data)
                self._dispatch_to(session, event, data, written)

    def _dispatch_to(
        self, session: Session, event: str, data: Payload, written: bytes | None = None
    ) -> None:
        session.sequence += 1
        written = written or orjson.dumps(data)
        frame = b'{"t":"%b","s":%d,"op":0,"d":%b}' % (event.encode(), session.sequence, written)
        session.replay.append((session.sequence, frame))
        if self._observers:
            shown = {"t": event, "s": session.sequence, "op": 0, "d": data}
            self._observe(Direction.TO_BOT, shown)
        if session.connection:
            session.connection.send(frame)

    def _send(self, connection: Connection, op: int, data: Any) -> None:
        frame = {"t": None, "s": None, "op": op, "d": data}
        self._observe(Direction.TO_BOT, frame)
        connection.send(orjson.dumps(frame))

    def _observe(self, direction: Direction, frame: Payload) -> None:
        for observe in self._observers:
            observe(Frame(direction, frame))

    # --- one connection ---

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one websocket until it closes."""
        if self.refuses:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=1 << 16, compress=False)
        await socket.prepare(request)
        connection = Connection(socket, request.query.get("compress") == "zlib-stream")
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        self._send(connection, 10, {"heartbeat_interval": HEARTBEAT_MS})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT and not connection.closed_here:
                    self._receive(connection, message.data)
        finally:
            self.connections.discard(connection)
            session = connection.session
            if session and session.connection is connection:
                session.connection = None
                # A client that says goodbye gives its session up; any other end may be resumed.
                goodbye = socket.close_code in (WSCloseCode.OK, WSCloseCode.GOING_AWAY)
                if goodbye and not connection.closed_here:
                    self.sessions.pop(session.id, None)
                session.lost_at = self._now()
            self._connections_changed()
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer
        return socket

    def _connections_changed(self) -> None:
        self.changed.set()
        for call in list(self.on_change):
            call()

    def _receive(self, connection: Connection, text: str) -> None:
        try:
            frame = orjson.loads(text)
            op, data = frame["op"], frame.get("d")
        except (orjson.JSONDecodeError, KeyError, TypeError):
            connection.close(DECODE_ERROR, "Decode error.")
            return
        self._observe(Direction.FROM_BOT, frame)
        if op == 1:
            loop = asyncio.get_running_loop()
            connection.last_heartbeat = loop.time()
            loop.call_later(ACKNOWLEDGED_AFTER, self._send, connection, 11, None)
        elif op == 2:
            self._identify(connection, data)
        elif op == 6:
            self._resume(connection, data)
        elif connection.session is None:
            connection.close(NOT_AUTHENTICATED, "Not authenticated.")
        elif op == 8:
            self._members_asked(connection.session, data)
        elif op not in (3, 4):
            connection.close(UNKNOWN_OPCODE, "Unknown opcode.")

    def _identify(self, connection: Connection, data: Payload) -> None:
        if connection.session is not None:
            connection.close(ALREADY_AUTHENTICATED, "Already authenticated.")
            return
        if data.get("token") != self._token:
            connection.close(AUTHENTICATION_FAILED, "Authentication failed.")
            return
        if data.get("intents", 0) & PRIVILEGED and not self.privileged:
            connection.close(DISALLOWED_INTENTS, "Disallowed intent(s).")
            return
        number, count = data.get("shard") or (0, 1)
        if not 0 <= number < count:
            connection.close(INVALID_SHARD, "Invalid shard.")
            return
        self.starts_left -= 1
        session = Session(self._new_session_id(), data["intents"], (number, count))
        self.sessions[session.id] = session
        session.connection, connection.session = connection, session
        world = self._world
        is_there = world.bot_in_guild and session.hears_of(world.guild.id)
        ready: Payload = {
            "v": 10,
            "user": payloads.user(world.users[world.bot_id]),
            "guilds": [{"id": world.guild.id, "unavailable": True}] if is_there else [],
            "session_id": session.id,
            "shard": [number, count],
            "resume_gateway_url": self.url,
            "application": {"id": world.application_id, "flags": 0, "flags_new": "0"},
        }
        self._dispatch_to(session, "READY", ready)
        if is_there and session.intents & GUILDS:
            guild = {**payloads.guild_create(world), "unavailable": False}
            self._dispatch_to(session, "GUILD_CREATE", guild)
        self._connections_changed()

    def _members_asked(self, session: Session, asked: Payload) -> None:
        """Some members of the server, by ids or by how their names begin; all of them would take
        the privileged intent."""
        world, wanted = self._world, asked.get("user_ids") or []
        wanted = [str(each) for each in (wanted if isinstance(wanted, list) else [wanted])]
        begins, members = (asked.get("query") or "").casefold(), world.guild.members
        if begins:
            called = {each: (members[each].nick, world.users[each].name) for each in members}
            wanted = [
                each
                for each, names in called.items()
                if any(name and name.casefold().startswith(begins) for name in names)
            ][: asked.get("limit") or None]
        chunk: Payload = {
            "guild_id": world.guild.id,
            "members": [payloads.member_with_user(world, e) for e in wanted if e in members],
            "not_found": [each for each in wanted if each not in members],
            "chunk_index": 0,
            "chunk_count": 1,
        }
        self._dispatch_to(session, "GUILD_MEMBERS_CHUNK", chunk | {"nonce": asked.get("nonce")})

    def _resume(self, connection: Connection, data: Payload) -> None:
        if data.get("token") != self._token:
            connection.close(AUTHENTICATION_FAILED, "Authentication failed.")
            return
        session = self.sessions.get(data.get("session_id", ""))
        seen = data.get("seq") or 0
        if session is None or not session.replay[0][0] - 1 <= seen <= session.sequence:
            self._send(connection, 9, False)
            return
        if session.connection is not None:
            session.connection.close(SESSION_TIMED_OUT, "Resumed elsewhere.")
        session.connection, connection.session = connection, session
        for sequence, frame in session.replay:
            if sequence > seen:
                connection.send(frame)
        self._dispatch_to(session, "RESUMED", {"_trace": ["sandbox"]})
        self._connections_changed()

    # --- what an administrator of the sandbox may do ---

    def drop(self, *, resumable: bool = True) -> None:
        """Cut every connection. Without `resumable`, RESUME is then answered INVALID_SESSION."""
        if not resumable:
            self.sessions.clear()
        for connection in list(self.connections):
            connection.close(4000, "Unknown error.")

    def ask_to_reconnect(self) -> None:
        """Send RECONNECT (op 7) on every connection."""
        for connection in list(self.connections):
            self._send(connection, 7, None)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Send INVALID_SESSION (op 9) on every connection."""
        for connection in list(self.connections):
            if not resumable and connection.session:
                self.sessions.pop(connection.session.id, None)
            self._send(connection, 9, resumable)

    def close_zombies(self, now: float) -> int:
        """Close connections that missed a heartbeat by `now` (the event loop's time).

        Heartbeats are the one thing not measured on the handed clock: the client sends them
        by the time of the machine, and a clock that jumps must not kill a living connection.
        """
        patience = HEARTBEAT_MS / 1000 * 1.5
        late = [c for c in self.connections if now - c.last_heartbeat > patience]
        for connection in late:
            connection.close(SESSION_TIMED_OUT, "Session timed out.")
        return len(late)

    async def watch_heartbeats(self) -> None:
        """Close zombies for as long as the sandbox runs."""
        while True:
            await asyncio.sleep(HEARTBEAT_MS / 1000)
            self.close_zombies(asyncio.get_running_loop().time())
