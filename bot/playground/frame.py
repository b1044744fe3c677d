"""Passes simcord's preview on to a frame of our page.

The preview forbids framing and wants to be asked by its own address, which changes whenever another place is opened;
this server has one address for all of them. Opening still takes the key that only our page is told.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web

from bot.playground.presses import Presses
from bot.playground.stage import Stage
from bot.playground.world import STILL_AT_WORK

_PAGE = Path(__file__).with_name("page")
_OURS = {"/playground/frame.css": "text/css", "/playground/frame.js": "text/javascript"}
_HEAD = (
    b'<link rel="stylesheet" href="/playground/frame.css">'
    b'<script type="module" src="/playground/frame.js"></script></head>'
)
_DROPPED_FROM_REQUESTS = {"host", "origin", "referer", "connection", "accept-encoding", "content-length"}
_DROPPED_FROM_ANSWERS = {
    "x-frame-options",
    "content-security-policy",
    "content-encoding",
    "content-length",
    "transfer-encoding",
    "connection",
    "date",
    "server",
}

# Loading 19 MB of these on each change of place is felt; the browser's own fonts cover the scripts.
_FONTS_LEFT_OUT = ("noto-sans-sc", "noto-sans-arabic", "noto-sans-hebrew", "noto-sans-devanagari")

# The preview draws the outcome of these by itself.
_DRAWN_BY_ITSELF = {
    "click",
    "select",
    "modal_submit",
    "run_command",
    "send_message",
    "edit_message",
    "delete_message",
    "set_reaction",
    "set_poll_votes",
    "set_pinned",
}
_SENTENCES = {
    "action-callback-error": "",  # told with the error itself
    "stale-revision": "That changed while you pressed. Look again.",
    "validation-failed": "That is not there any more. Look again.",
    "busy": "One thing at a time, please.",
    "action-timeout": STILL_AT_WORK,
}
_UNANSWERED = "The bot did not answer. On Discord you would read “This interaction failed”."


class Frame:
    """The reverse proxy, and the one way by which people act."""

    def __init__(self, stage: Stage, client: aiohttp.ClientSession) -> None:
        self._stage = stage
        self._client = client
        self._presses = Presses()

    def app(self) -> web.Application:
        """The server that the frame is filled from."""
        app = web.Application(client_max_size=32 * 1024 * 1024)
        app.router.add_get("/", self._index)
        for path in _OURS:
            app.router.add_get(path, self._own)
        app.router.add_post("/api/action", self._act)
        app.router.add_get("/api/state", self._state)
        app.router.add_post("/api/pages", self._state)
        app.router.add_route("*", "/{rest:.*}", self._pass_on)
        return app

    async def _index(self, request: web.Request) -> web.Response:
        answer = await self._ask(request)
        if isinstance(answer.body, bytes):
            answer.body = answer.body.replace(b"</head>", _HEAD, 1)
        return answer

    async def _own(self, request: web.Request) -> web.Response:
        body = (_PAGE / Path(request.path).name).read_bytes()
        return web.Response(
            body=body, content_type=_OURS[request.path], headers={"Cache-Control": "no-cache"}
        )

    async def _pass_on(self, request: web.Request) -> web.Response:
        if any(font in request.path for font in _FONTS_LEFT_OUT):
            return web.Response(status=404)
        answer = await self._ask(request, await request.read())
        if not request.path.startswith("/api/") and answer.status == 200:
            answer.headers["Cache-Control"] = "max-age=3600"
        return answer

    async def _state(self, request: web.Request) -> web.Response:
        answer = await self._ask(request, await request.read())
        if answer.status == 200 and isinstance(answer.body, bytes):
            self._presses.note(json.loads(answer.body))
        return answer

    async def _act(self, request: web.Request) -> web.Response:
        body = await request.read()
        answer = web.Response(status=503)
        async with self._stage.turn():
            self._stage.world.drawing.hold()
            if request.content_type == "application/json":
                body = await self._renewed(request, body)
            answer = await self._ask(request, body)
            if answer.status == 200 and isinstance(answer.body, bytes):
                self._report(_kind(body), json.loads(answer.body))
        return answer

    async def _renewed(self, request: web.Request, body: bytes) -> bytes:
        state = await self._ask(request, method="GET", path="/api/state")
        if state.status != 200 or not isinstance(state.body, bytes):
            return body
        return json.dumps(self._presses.renewed(json.loads(body), json.loads(state.body))).encode()

    async def _ask(
        self, request: web.Request, body: bytes | None = None, *, method: str = "", path: str = ""
    ) -> web.Response:
        """The preview's own answer, without what forbids framing."""
        address = self._stage.address
        if address is None:
            return web.Response(status=503, text="Nothing is shown at the moment.")
        headers = {k: v for k, v in request.headers.items() if k.lower() not in _DROPPED_FROM_REQUESTS}
        try:
            async with self._client.request(
                method or request.method,
                address[0] + (path or request.path_qs),
                headers=headers,
                data=body or None,
            ) as answer:
                kept = {k: v for k, v in answer.headers.items() if k.lower() not in _DROPPED_FROM_ANSWERS}
                return web.Response(status=answer.status, body=await answer.read(), headers=kept)
        except aiohttp.ClientError:
            return web.Response(status=503, text="This place was just left.")

    def _report(self, kind: str, receipt: dict[str, Any]) -> None:
        settled = receipt.get("settlement") == "settled"
        if kind in _DRAWN_BY_ITSELF:
            self._stage.acted(published=settled)
        elif kind != "autocomplete_command":
            return
        if settled and receipt.get("acknowledgement") == "unacknowledged" and kind != "autocomplete_command":
            self._stage.wire.toast(_UNANSWERED)
        for diagnostic in receipt.get("diagnostics", []):
            sentence = _SENTENCES.get(diagnostic.get("code"), diagnostic.get("message"))
            if sentence:
                self._stage.wire.toast(sentence, "warning")


def _kind(body: bytes) -> str:
    try:
        return str(json.loads(body).get("kind"))
    except ValueError:
        return "modal_submit"  # with files, as a form: only modals and commands send those
