"""The gateway: what happens is told over a websocket, in order, and again to whoever resumes."""

from __future__ import annotations

import asyncio
import json
import secrets
import zlib
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.wire import payloads
from tests.wire.faults import Faults
from tests.wire.world import Interaction, Json, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT = 0, 1, 2, 3, 6, 7
MEMBERS, INVALID_SESSION, HELLO, ACKNOWLEDGE = 8, 9, 10, 11
INTERVAL_MS = 41_250
UNKNOWN_ERROR, NOT_AUTHENTICATED, BAD_TOKEN = 4000, 4003, 4004


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


class Gateway:
    """Tells the one bot that is logged in."""

    def __init__(self, world: World, faults: Faults, token: str) -> None:
        self._world = world
        self._faults = faults
        self._token = token
        self._tasks: set[asyncio.Task[None]] = set()
        self._order = asyncio.Lock()
        self.session: Session | None = None
        self.identified = self.resumed = 0
        world.tell = self.tell

    @property
    def connected(self) -> bool:
        """Whether somebody listens and knows the server."""
        return self.session is not None and self.session.line is not None and self.session.ready

    # Telling

    def tell(self, event: str, data: Json) -> None:
        """Something has happened."""
        if (session := self.session) is not None:
            session.told.append((event, data))
            self._run(self._pass_on(session, len(session.told)))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, session: Session, number: int) -> None:
        async with self._order:
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

    def drop(self, *, resumable: bool = True) -> None:
        """The line is cut; what happens meanwhile is told to whoever resumes, if that is possible."""
        self._faults.dealt["gateway dropped" if resumable else "session lost"] += 1
        session = self.session
        if not resumable:
            self.session = None
        if session is not None and session.line is not None:
            line, session.line = session.line, None
            line.cut()
        self._world.changes()

    async def ask_to_reconnect(self) -> None:
        """Discord wants the bot to come again."""
        self._faults.dealt["reconnect"] += 1
        if self.session is not None and self.session.line is not None:
            line, self.session.line = self.session.line, None
            await line.send(RECONNECT, None)

    async def invalidate(self) -> None:
        """Discord has forgotten the session."""
        self._faults.dealt["invalid session"] += 1
        session, self.session = self.session, None
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
            if self.session is not None and self.session.line is line:
                self.session.line = None
                self._world.changes()
        return socket

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
        elif self.session is None or self.session.line is not line:
            await line.socket.close(code=NOT_AUTHENTICATED, message=b"Not authenticated.")
        elif op == MEMBERS:
            self._members(data)

    async def _identify(self, line: Line, data: Json) -> None:
        world = self._world
        self.session = session = Session(secrets.token_hex(8), line=line)
        self.identified += 1
        port = line.request.url.port
        self.tell(
            "READY",
            {
                "v": 10,
                "user": payloads.user(world.bot),
                "guilds": [{"id": str(world.server), "unavailable": True}],
                "session_id": session.id,
                "resume_gateway_url": f"ws://127.0.0.1:{port}/gateway",
                "application": {"id": str(world.bot.id), "flags": 0},
                **({"shard": data["shard"]} if "shard" in data else {}),
            },
        )
        self.tell("GUILD_CREATE", payloads.server(world))
        session.ready = True
        world.changes()

    async def _resume(self, line: Line, data: Json) -> None:
        session = self.session
        if session is None or session.id != data["session_id"] or data["seq"] is None:
            await line.send(INVALID_SESSION, False)
            return
        async with self._order:
            for number, (event, told) in enumerate(session.told, start=1):
                if number > data["seq"]:
                    await line.send(DISPATCH, told, number=number, event=event)
            session.line = line
        self.resumed += 1
        self.tell("RESUMED", {"_trace": []})
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
