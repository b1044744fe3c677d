"""The gateway: what happens is told over a websocket, in order, and again to whoever resumes."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections.abc import Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.wire import payloads
from tests.wire.faults import Faults
from tests.wire.world import Interaction, Json, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT = 0, 1, 2, 3, 6, 7
MEMBERS, INVALID_SESSION, HELLO, ACKNOWLEDGE = 8, 9, 10, 11
INTERVAL_MS = 41_250
UNKNOWN_ERROR, NOT_AUTHENTICATED, BAD_TOKEN, INVALID_SHARD = 4000, 4003, 4004, 4010


class Line:
    """One websocket, compressed as the bot has asked for it."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.request = request
        self._deflate = zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None

    async def send(
        self, op: int, data: object, *, number: int | None = None, event: str | None = None
    ) -> None:
        """One frame; a line that has been cut takes it, and nobody gets it."""
        text = json.dumps({"op": op, "d": data, "s": number, "t": event})
        try:
            if self._deflate is None:
                await self.socket.send_str(text)
            else:
                packed = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(packed)
        except ConnectionError:
            self.cut()

    def cut(self) -> None:
        """The line is dead at once, without a word."""
        if self.request.transport is not None:
            self.request.transport.abort()


@dataclass
class Session:
    """What a bot was told since it has identified itself."""

    id: str
    told: list[tuple[str, Json]] = field(default_factory=list)
    line: Line | None = None
    ready: bool = False
    order: asyncio.Lock = field(default_factory=asyncio.Lock)


class Gateway:
    """Tells the one bot that is logged in, by as many sessions as there are shards."""

    def __init__(self, world: World, faults: Faults, token: str) -> None:
        self._world = world
        self._faults = faults
        self._token = token
        self._tasks: set[asyncio.Task[None]] = set()
        self.sessions: dict[int, Session] = {}
        self.identified = self.resumed = 0
        world.tell = self.tell

    @property
    def connected(self) -> bool:
        """Whether somebody listens for every shard, and knows its server."""
        return self.serves(range(self._world.shards))

    def serves(self, shards: Iterable[int]) -> bool:
        """The same of some shards."""
        found = map(self.sessions.get, shards)
        return all(one is not None and one.line is not None and one.ready for one in found)

    def forget(self, shards: Iterable[int]) -> None:
        """Nobody comes back to these sessions."""
        for shard in shards:
            self.sessions.pop(shard, None)

    # Telling

    def tell(self, event: str, data: Json) -> None:
        """Something has happened: who serves its server hears of it."""
        session = self.sessions.get(self._world.shard(int(data.get("guild_id") or 0)))
        if session is not None:
            self._say(session, event, data)

    def _say(self, session: Session, event: str, data: Json) -> None:
        session.told.append((event, data))
        self._run(self._pass_on(session, len(session.told)))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, session: Session, number: int) -> None:
        async with session.order:
            if session.line is not None:
                event, data = session.told[number - 1]
                await session.line.send(DISPATCH, data, number=number, event=event)

    def interaction(self, asked: Interaction) -> None:
        """Somebody has pressed something: it is told once, or doubled, or late."""
        times, late = self._faults.delivery()
        data = payloads.interaction(self._world, asked)
        for turn in range(times):
            if late or turn:
                asyncio.get_running_loop().call_later(
                    late or 0.05 * turn, self.tell, "INTERACTION_CREATE", data
                )
            else:
                self.tell("INTERACTION_CREATE", data)

    # Trouble

    def drop(self, shard: int = 0, *, resumable: bool = True) -> None:
        """The line is cut; what happens meanwhile is told to whoever resumes, if that is possible."""
        self._faults.dealt["gateway dropped" if resumable else "session lost"] += 1
        session = self.sessions.get(shard)
        if not resumable:
            self.forget([shard])
        if session is not None and session.line is not None:
            line, session.line = session.line, None
            line.cut()
        self._world.changes()

    async def ask_to_reconnect(self, shard: int = 0) -> None:
        """Discord wants the bot to come again."""
        self._faults.dealt["reconnect"] += 1
        session = self.sessions.get(shard)
        if session is not None and session.line is not None:
            line, session.line = session.line, None
            await line.send(RECONNECT, None)

    async def invalidate(self, shard: int = 0) -> None:
        """Discord has forgotten the session."""
        self._faults.dealt["invalid session"] += 1
        session = self.sessions.pop(shard, None)
        if session is not None and session.line is not None:
            await session.line.send(INVALID_SESSION, False)

    # Listening

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from its hello to its end."""
        socket = web.WebSocketResponse(max_msg_size=0, autoping=True)
        await socket.prepare(request)
        line = Line(socket, request)
        await line.send(HELLO, {"heartbeat_interval": INTERVAL_MS})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._heard(line, json.loads(message.data))
        finally:
            if (session := self._session_of(line)) is not None:
                session.line = None
                self._world.changes()
        return socket

    def _session_of(self, line: Line) -> Session | None:
        return next((one for one in self.sessions.values() if one.line is line), None)

    async def _heard(self, line: Line, frame: Json) -> None:
        op: int = frame["op"]
        data: Any = frame.get("d")
        if op == HEARTBEAT:
            await line.send(ACKNOWLEDGE, None)
        elif op in (IDENTIFY, RESUME) and data["token"] != self._token:
            await line.socket.close(code=BAD_TOKEN, message=b"Authentication failed.")
        elif op == IDENTIFY:
            await self._identify(line, data)
        elif op == RESUME:
            await self._resume(line, data)
        elif self._session_of(line) is None:
            await line.socket.close(code=NOT_AUTHENTICATED, message=b"Not authenticated.")
        elif op == MEMBERS:
            self._members(data)

    async def _identify(self, line: Line, data: Json) -> None:
        world = self._world
        shard, count = data.get("shard") or (0, 1)
        if count != world.shards:
            await line.socket.close(code=INVALID_SHARD, message=b"Invalid shard.")
            return
        served = [one for one in world.servers if world.shard(one) == shard]
        self.sessions[shard] = session = Session(secrets.token_hex(8), line=line)
        self.identified += 1
        port = line.request.url.port
        self._say(
            session,
            "READY",
            {
                "v": 10,
                "user": payloads.user(world.bot),
                "guilds": [{"id": str(one), "unavailable": True} for one in served],
                "session_id": session.id,
                "resume_gateway_url": f"ws://127.0.0.1:{port}/gateway",
                "application": {"id": str(world.bot.id), "flags": 0},
                **({"shard": data["shard"]} if "shard" in data else {}),
            },
        )
        for one in served:
            self._say(session, "GUILD_CREATE", payloads.server(world, one))
        session.ready = True
        world.changes()

    async def _resume(self, line: Line, data: Json) -> None:
        known = (one for one in self.sessions.values() if one.id == data["session_id"])
        session = next(known, None)
        if session is None or data["seq"] is None:
            await line.send(INVALID_SESSION, False)
            return
        async with session.order:
            for number, (event, told) in enumerate(session.told, start=1):
                if number > data["seq"]:
                    await line.send(DISPATCH, told, number=number, event=event)
            session.line = line
        self.resumed += 1
        self._say(session, "RESUMED", {"_trace": []})
        self._world.changes()

    def _members(self, data: Json) -> None:
        """Those of the asked people who are members."""
        asked = [int(one) for one in data.get("user_ids") or []]
        known = [self._world.users[one] for one in asked if one in self._world.users]
        self.tell(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": data["guild_id"],
                "members": [payloads.member(one) for one in known],
                "not_found": [str(one) for one in asked if one not in self._world.users],
                "chunk_index": 0,
                "chunk_count": 1,
                "nonce": data.get("nonce"),
            },
        )
