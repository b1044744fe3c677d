"""The loopback Discord: takes each request, checks it, lets go wrong what the script says, and carries it out."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self

from aiohttp import BodyPartReader, web

from tests.wire import routes
from tests.wire.check import problems
from tests.wire.faults import Fault, Faults
from tests.wire.gateway import Gateway
from tests.wire.routes import Call
from tests.wire.world import Json, RefusedError, World

TOKEN = "wire.loop.back"
API = "/api/v10"
LIMIT, WINDOW = 5, 5.0
LIMITED = {
    ("POST", "/channels/{channel_id}/messages"),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"),
}


@dataclass(frozen=True)
class Request:
    """One request as it came, and the status that it was answered with; 0 where the line was cut."""

    method: str
    path: str
    call: Call
    status: int


class Server:
    """Serves the world on a port of the loopback interface."""

    def __init__(self, *people: str, shards: int = 1) -> None:
        self.world = World(*people, shards=shards)
        self.faults = Faults()
        self.gateway = Gateway(self.world, self.faults, TOKEN)
        self.requests: list[Request] = []
        self.wrong: list[str] = []
        self.kills: dict[str, Callable[[], None]] = {}
        self.address = ""
        self._spent: dict[tuple[str, str, str], tuple[float, int]] = {}
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_route("*", API + "/{rest:.*}", self._take)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.address = f"127.0.0.1:{self._runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._runner is not None
        await self._runner.cleanup()

    def count(self, method: str, path: str) -> int:
        """How many such requests have come; the path is a regular expression."""
        return sum(one.method == method and bool(re.fullmatch(path, one.path)) for one in self.requests)

    # One request

    async def _take(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        try:
            call = await _read(request)
        except ConnectionError:
            return _cut(request)
        found = routes.find(request.method, path)
        fault = self.faults.next(request.method, path)
        try:
            response = await self._through(request, found, call, fault)
        except Exception as error:
            self.wrong.append(f"{request.method} {request.path}: the wire itself fails: {error!r}")
            raise
        cut = request.transport is None or request.transport.is_closing()
        self.requests.append(Request(request.method, path, call, 0 if cut else response.status))
        self.world.changes()
        return response

    async def _through(
        self, request: web.Request, found: tuple[str, dict[str, str]] | None, call: Call, fault: Fault | None
    ) -> web.Response:
        """Carry the request out, with what goes wrong before and after."""
        if fault is not None:
            if fault.does == "slow":
                await asyncio.sleep(fault.seconds)
            elif fault.does == "status":
                return _said(fault.status, fault.body, dict(fault.headers))
            elif fault.does == "before" or (fault.does == "dies" and not fault.carried_out):
                return self._dead(request, fault)
        response = self._carried_out(request, found, call)
        if fault is not None:
            if fault.does in ("after", "dies"):
                return self._dead(request, fault)
            if fault.does == "words" and response.status == 200:
                return _said(200, fault.body, {})
            if fault.does == "headers":
                response.headers.update(dict(fault.headers))
        return response

    def _dead(self, request: web.Request, fault: Fault) -> web.Response:
        if fault.does == "dies":
            self.kills[request.host]()
        return _cut(request)

    def _carried_out(
        self, request: web.Request, found: tuple[str, dict[str, str]] | None, call: Call
    ) -> web.Response:
        if found is None:
            self.wrong.append(f"{request.method} {request.path}: there is no such route here")
            return _said(404, {"message": "404: Not Found", "code": 0}, {})
        template, call.ids = found
        bound_by_token = template.startswith(("/interactions/", "/webhooks/"))
        if not bound_by_token and request.headers.get("Authorization") != f"Bot {TOKEN}":
            return _said(401, {"message": "401: Unauthorized", "code": 0}, {})
        if wrong := problems(request.method, template, call):
            self.wrong += [f"{request.method} {request.path}: {one}" for one in wrong]
            body = {"message": "Invalid Form Body", "code": 50035, "errors": {"_errors": wrong}}
            return _said(400, body, {})
        headers, wait = self._bucket(request.method, template, call)
        if wait:
            body = {"message": "You are being rate limited.", "retry_after": wait, "global": False}
            return _said(429, body, {**headers, "Via": "1.1 google", "X-RateLimit-Scope": "user"})
        try:
            answer = routes.ROUTES[request.method, template](self.world, call)
        except RefusedError as error:
            return _said(error.status, error.body, headers)
        return _said(204, None, headers) if answer is None else _said(200, answer, headers)

    def _bucket(self, method: str, template: str, call: Call) -> tuple[dict[str, str], float]:
        """The headers of the rate limit of a route and channel, and how long to wait if it is spent."""
        if (method, template) not in LIMITED:
            return {}, 0.0
        key, now = (method, template, call.ids["channel_id"]), time.monotonic()
        began, spent = self._spent.get(key, (now, 0))
        if now - began >= WINDOW:
            began, spent = now, 0
        left = WINDOW - (now - began)
        wait = left if spent >= LIMIT else 0.0
        self._spent[key] = (began, spent + (not wait))
        headers = {
            "X-RateLimit-Limit": str(LIMIT),
            "X-RateLimit-Remaining": str(max(0, LIMIT - spent - 1)),
            "X-RateLimit-Reset": str(time.time() + left),
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": f"{method} {template}".replace("/", "-"),
        }
        return headers, wait


async def _read(request: web.Request) -> Call:
    """The body as JSON, with the files that came beside it; a list stands under the empty name."""
    call = Call(query=dict(request.query))
    if not request.can_read_body:
        return call
    if request.content_type == "multipart/form-data":
        async for part in await request.multipart():
            assert isinstance(part, BodyPartReader)
            data = await part.read(decode=False)
            if part.name == "payload_json":
                call.body = json.loads(data)
            elif (match := re.fullmatch(r"files\[(\d)\]", part.name or "")) is not None:
                file: Json = {"filename": part.filename, "size": len(data)}
                call.files[int(match[1])] = file
        return call
    try:
        body = await request.json()
    except ValueError:
        body = None
    call.body = body if isinstance(body, dict) else {"": body}
    return call


def _said(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    if isinstance(body, str):
        return web.Response(status=status, text=body, headers=headers, content_type="text/html")
    if body is None:
        return web.Response(status=status, headers=headers)
    # discord.py takes for JSON only what says so to the letter.
    headers = {**headers, "Content-Type": "application/json"}
    return web.Response(status=status, body=json.dumps(body).encode(), headers=headers)


def _cut(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
