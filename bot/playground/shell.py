"""Our page: who to be, where to go, and a frame with that place in it."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

from aiohttp import web
from pydantic import BaseModel, Field, ValidationError

from bot.playground import portraits
from bot.playground.stage import Looks, Stage

_PAGE = Path(__file__).with_name("page")
_FILES = {"/": "index.html", "/shell.css": "shell.css", "/shell.js": "shell.js"}
_FONTS = {
    "title": "font_source_serif_pro/files/SourceSerifPro-Semibold.ttf",
    "text": "font_source_sans_pro/files/SourceSansPro-Regular.ttf",
    "strong": "font_source_sans_pro/files/SourceSansPro-Semibold.ttf",
}
_TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript"}
_A_WEEK = 7 * 24 * 3600

Asked = TypeVar("Asked", bound=BaseModel)
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class _Show(BaseModel):
    person: str
    place: str
    width: int = Field(default=960, ge=240, le=4000)
    height: int = Field(default=720, ge=180, le=4000)
    timezone: str = "UTC"


class _Skip(BaseModel):
    seconds: float = Field(gt=0, le=_A_WEEK)


class Shell:
    """The outer page and the few things it can ask for."""

    def __init__(self, stage: Stage, host: str, frame_port: int) -> None:
        self._stage = stage
        self._host = host
        self._frame_port = frame_port

    def app(self) -> web.Application:
        """The server of the page itself."""
        app = web.Application(middlewares=[self._only_from_here])
        for path in _FILES:
            app.router.add_get(path, self._file)
        app.router.add_get("/events", self._stage.wire.listen)
        app.router.add_get("/frame-port", self._port)
        app.router.add_get("/faces/{key}.png", self._face)
        app.router.add_get("/fonts/{name}.ttf", self._font)
        app.router.add_post("/show", self._show)
        app.router.add_post("/skip", self._skip)
        app.router.add_post("/restart", self._restart)
        return app

    @web.middleware
    async def _only_from_here(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Other web sites, open in the same browser, must not play along."""
        origin = request.headers.get("Origin")
        if (origin and origin.partition("://")[2] != request.host) or not self._is_ours(request):
            raise web.HTTPForbidden(text="Only the playground's own page may ask this.")
        return await handler(request)

    def _is_ours(self, request: web.Request) -> bool:
        name = request.host.rpartition(":")[0] or request.host
        return name in {"localhost", self._host} or _is_address(name.strip("[]"))

    async def _file(self, request: web.Request) -> web.Response:
        name = _FILES[request.path]
        content_type = _TYPES[Path(name).suffix]
        body = (_PAGE / name).read_bytes()
        return web.Response(
            body=body, content_type=content_type, charset="utf-8", headers={"Cache-Control": "no-cache"}
        )

    async def _port(self, _: web.Request) -> web.Response:
        return web.json_response({"port": self._frame_port})

    async def _face(self, request: web.Request) -> web.Response:
        key = request.match_info["key"]
        face = portraits.guildhall() if key == "bot" else self._stage.world.faces.get(_number(key))
        if face is None:
            raise web.HTTPNotFound
        return web.Response(body=face, content_type="image/png", headers={"Cache-Control": "max-age=3600"})

    async def _font(self, request: web.Request) -> web.Response:
        package, _, path = _FONTS.get(request.match_info["name"], "").partition("/")
        if not package:
            raise web.HTTPNotFound
        body = files(package).joinpath(path).read_bytes()
        return web.Response(body=body, content_type="font/ttf", headers={"Cache-Control": "max-age=3600"})

    async def _show(self, request: web.Request) -> web.Response:
        wanted = await _read(request, _Show)
        looks = Looks(wanted.width, wanted.height, wanted.timezone)
        await self._stage.show(wanted.person, wanted.place, looks)
        return web.json_response({})

    async def _skip(self, request: web.Request) -> web.Response:
        await self._stage.skip((await _read(request, _Skip)).seconds)
        return web.json_response({})

    async def _restart(self, _: web.Request) -> web.Response:
        await self._stage.restart_bot()
        return web.json_response({})


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() else 0


async def _read(request: web.Request, model: type[Asked]) -> Asked:
    try:
        return model.model_validate_json(await request.read())
    except ValidationError as error:
        raise web.HTTPBadRequest(text=str(error)) from error
