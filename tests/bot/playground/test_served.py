"""What the playground serves, asked without a browser."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

pytest.importorskip("simcord", reason="the playground needs the extra “play”")

import simcord

from bot.playground import frame, portraits, stage
from bot.playground.frame import Frame
from bot.playground.serve import _listening, serve
from bot.playground.shell import Shell
from bot.playground.stage import Looks, Stage
from bot.playground.wire import Wire
from bot.playground.world import STILL_AT_WORK, World
from tests.e2e.playground_demo import DemoBot


class Told(Wire):
    """Notes what is told."""

    def __init__(self) -> None:
        super().__init__()
        self.toasts: list[tuple[str, str]] = []
        self.states: list[dict[str, Any]] = []

    def toast(self, text: str, kind: str = "error") -> None:
        self.toasts.append((text, kind))

    def state(self, state: dict[str, Any]) -> None:
        self.states.append(state)
        super().state(state)


@dataclass
class Open:
    """A playground of two, and a way to ask it."""

    world: World
    wire: Told
    stage: Stage
    client: aiohttp.ClientSession
    shell: str
    frame: str
    frame_port: int

    @property
    def state(self) -> dict[str, Any]:
        return self.wire.states[-1]

    async def get(self, url: str, **headers: str) -> tuple[int, bytes, Any]:
        async with self.client.get(url, headers=headers) as answer:
            return answer.status, await answer.read(), answer.headers

    async def post(self, url: str, asked: object, **headers: str) -> int:
        async with self.client.post(url, data=json.dumps(asked), headers=headers) as answer:
            return answer.status


@asynccontextmanager
async def opening() -> AsyncIterator[Open]:
    wire = Told()
    async with World.opened(DemoBot, "Guildhall", ("Ada", "Ben")) as world, aiohttp.ClientSession() as client:
        one = Stage(world, wire)
        async with (
            _listening(Frame(one, client).app(), "127.0.0.1", 0) as frame_port,
            _listening(Shell(one, "127.0.0.1", frame_port).app(), "127.0.0.1", 0) as port,
        ):
            shell, inner = f"http://127.0.0.1:{port}", f"http://127.0.0.1:{frame_port}"
            yield Open(world, wire, one, client, shell, inner, frame_port)
            await one.close()


async def test_the_page_and_what_belongs_to_it() -> None:
    async with opening() as opened:
        for path, kind in (("/", "text/html"), ("/shell.css", "text/css"), ("/shell.js", "text/javascript")):
            status, body, headers = await opened.get(opened.shell + path)
            assert (status, headers["Content-Type"]) == (200, f"{kind}; charset=utf-8")
            assert headers["Cache-Control"] == "no-cache"
            assert body
        assert json.loads((await opened.get(f"{opened.shell}/frame-port"))[1]) == {"port": opened.frame_port}
        for name in ("title", "text", "strong"):
            status, body, headers = await opened.get(f"{opened.shell}/fonts/{name}.ttf")
            assert (status, headers["Content-Type"], headers["Cache-Control"]) == (
                200,
                "font/ttf",
                "max-age=3600",
            )
            assert len(body) > 10_000
        assert (await opened.get(f"{opened.shell}/fonts/other.ttf"))[0] == 404


async def test_faces_are_those_of_the_people_and_of_the_bot() -> None:
    async with opening() as opened:
        ada = opened.world.people[0]
        status, body, headers = await opened.get(f"{opened.shell}/faces/{ada.key}.png")
        assert (status, headers["Content-Type"], headers["Cache-Control"]) == (
            200,
            "image/png",
            "max-age=3600",
        )
        assert body == opened.world.faces[ada.member.id]
        assert (await opened.get(f"{opened.shell}/faces/bot.png"))[1] == portraits.guildhall()
        for nobody in ("1", "Ada", "²"):
            assert (await opened.get(f"{opened.shell}/faces/{nobody}.png"))[0] == 404


async def test_only_the_own_page_may_ask() -> None:
    async with opening() as opened:
        port = opened.shell.rpartition(":")[2]
        for host in (
            "localhost",
            f"localhost:{port}",
            f"127.0.0.1:{port}",
            f"192.168.0.7:{port}",
            f"[::1]:{port}",
        ):
            assert (await opened.get(f"{opened.shell}/frame-port", Host=host))[0] == 200
        assert (await opened.get(f"{opened.shell}/frame-port", Origin=opened.shell))[0] == 200
        assert (await opened.get(f"{opened.shell}/frame-port", Origin="http://evil.example"))[0] == 403
        assert (await opened.get(f"{opened.shell}/frame-port", Host="evil.example"))[0] == 403
        evil = {"Host": "evil.example:80", "Origin": "http://evil.example:80"}
        assert (await opened.get(f"{opened.shell}/frame-port", **evil))[0] == 403


@pytest.mark.parametrize(
    ("path", "asked"),
    [
        ("/show", {"person": "1"}),
        ("/show", {"person": "", "place": "", "width": 239}),
        ("/show", {"person": "", "place": "", "width": 4001}),
        ("/show", {"person": "", "place": "", "height": 179}),
        ("/show", {"person": "", "place": "", "height": 4001}),
        ("/skip", {"seconds": 0}),
        ("/skip", {"seconds": 7 * 24 * 3600 + 1}),
        ("/skip", {}),
    ],
)
async def test_what_cannot_be_asked_is_refused_and_changes_nothing(path: str, asked: object) -> None:
    async with opening() as opened:
        assert await opened.post(opened.shell + path, asked) == 400
        assert not opened.wire.states
        assert not opened.wire.toasts


@pytest.mark.parametrize(("width", "height"), [(240, 180), (4000, 4000)])
async def test_a_frame_may_be_small_or_large(width: int, height: int) -> None:
    async with opening() as opened:
        asked = {"person": "", "place": "", "width": width, "height": height}
        assert await opened.post(f"{opened.shell}/show", asked) == 200
        assert opened.stage._looks == Looks(width, height, "UTC")


async def test_the_usual_frame() -> None:
    async with opening() as opened:
        assert Looks() == Looks(960, 720, "UTC")
        assert await opened.post(f"{opened.shell}/show", {"person": "", "place": ""}) == 200
        assert opened.stage._looks == Looks()


async def test_going_to_a_place_shows_it_as_that_person_sees_it() -> None:
    async with opening() as opened:
        ada, ben = opened.world.people
        assert opened.stage.address is None
        await opened.stage.show("", "")
        first = opened.state
        assert (first["person"], first["place"], first["bot"]) == (
            ada.key,
            opened.world.places(ada)[0].key,
            "Guildhall",
        )
        assert [one["name"] for one in first["people"]] == ["Ada", "Ben"]
        assert [one["kind"] for one in first["people"][0]["places"]] == ["channel", "dm"]
        assert opened.stage.address is not None
        assert first["frame"] == f"?{opened.stage._run}-1#{opened.stage.address[1]}"
        private = opened.world.places(ben)[-1].key
        assert await opened.post(f"{opened.shell}/show", {"person": ben.key, "place": private}) == 200
        assert (opened.state["person"], opened.state["place"]) == (ben.key, private)
        assert f"-{2}#" in opened.state["frame"]
        await opened.stage.show("nobody", "nowhere")
        assert (opened.state["person"], opened.state["place"]) == (ben.key, first["place"])
        assert not opened.wire.toasts
        await opened.stage.close()
        opened.stage.publish()
        assert opened.state["frame"] is None


async def test_a_machine_that_is_merely_slow_alarms_nobody() -> None:
    async with opening() as opened:
        async with opened.stage.turn():
            raise TimeoutError("bot did not settle")
        assert opened.wire.toasts == [(STILL_AT_WORK, "warning")]


async def test_an_unknown_time_zone_is_no_reason_to_show_nothing() -> None:
    async with opening() as opened:
        await opened.stage.show("", "", Looks(timezone="Moon/Crater"))
        assert opened.stage.address is not None
        assert not opened.wire.toasts


async def test_time_can_be_skipped_up_to_a_week() -> None:
    async with opening() as opened:
        before, apart = opened.world.env.now(), opened.world.apart
        assert await opened.post(f"{opened.shell}/skip", {"seconds": 7 * 24 * 3600}) == 200
        assert abs((opened.world.env.now() - before).total_seconds() - 7 * 24 * 3600) < 60
        assert abs(opened.world.apart - apart - 7 * 24 * 3600) <= 1
        assert opened.state["apart"] == opened.world.apart


async def test_the_bot_can_be_started_again_in_front_of_the_same_place() -> None:
    async with opening() as opened:
        await opened.stage.show("", "")
        bot = opened.world.env.bot
        assert await opened.post(f"{opened.shell}/restart", {}) == 200
        assert opened.world.env.bot is not bot
        assert opened.world.running
        assert opened.wire.toasts == [("The bot was stopped and started again.", "done")]
        assert opened.stage.address is not None


async def test_what_goes_wrong_is_told_and_ends_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async with opening() as opened:
        caplog.set_level(logging.CRITICAL)
        async with opened.stage.turn():
            raise ValueError("no luck\nat all")
        async with opened.stage.turn():
            raise KeyError
        async with opened.stage.turn():
            raise TimeoutError
        assert opened.wire.toasts[:2] == [("ValueError: no luck", "error"), ("KeyError", "error")]
        assert "half a minute" in opened.wire.toasts[2][0]
        assert len(opened.wire.states) == 3
        assert opened.stage._outdated


async def test_the_frame_is_filled_from_the_place_and_can_be_framed() -> None:
    async with opening() as opened:
        status, body, _ = await opened.get(f"{opened.frame}/")
        assert (status, body) == (503, b"Nothing is shown at the moment.")
        await opened.stage.show("", "")
        status, body, headers = await opened.get(f"{opened.frame}/")
        assert status == 200
        assert body.count(b"/playground/frame.js") == body.count(b"/playground/frame.css") == 1
        assert not {"X-Frame-Options", "Content-Security-Policy"} & set(headers)
        for name, kind in (("frame.css", "text/css"), ("frame.js", "text/javascript")):
            status, body, headers = await opened.get(f"{opened.frame}/playground/{name}")
            assert (status, headers["Content-Type"], headers["Cache-Control"]) == (200, kind, "no-cache")
        assert (await opened.get(f"{opened.frame}/fonts/noto-sans-sc-400.woff2"))[0] == 404
        assert (await opened.get(f"{opened.frame}/api/state"))[0] in (401, 403)
        assert frame._FONTS_LEFT_OUT


async def test_a_place_that_was_just_left_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async with opening() as opened:
        monkeypatch.setattr(Stage, "address", ("http://127.0.0.1:1", "key"))
        status, body, _ = await opened.get(f"{opened.frame}/")
        assert (status, body) == (503, b"This place was just left.")


@pytest.mark.parametrize(
    ("kind", "receipt", "toasts"),
    [
        (
            "click",
            {"settlement": "settled", "acknowledgement": "unacknowledged"},
            [(frame._UNANSWERED, "error")],
        ),
        ("click", {"settlement": "pending", "acknowledgement": "unacknowledged"}, []),
        ("click", {"settlement": "settled", "acknowledgement": "acknowledged"}, []),
        ("autocomplete_command", {"settlement": "settled", "acknowledgement": "unacknowledged"}, []),
        ("click", {"diagnostics": [{"code": "busy"}]}, [("One thing at a time, please.", "warning")]),
        (
            "autocomplete_command",
            {"diagnostics": [{"code": "busy"}]},
            [("One thing at a time, please.", "warning")],
        ),
        ("click", {"diagnostics": [{"code": "action-callback-error", "message": "x"}]}, []),
        ("click", {"diagnostics": [{"code": "new", "message": "Hm"}]}, [("Hm", "warning")]),
        ("look", {"diagnostics": [{"code": "busy"}]}, []),
    ],
)
async def test_how_a_press_ended_is_told(
    kind: str, receipt: dict[str, Any], toasts: list[tuple[str, str]]
) -> None:
    async with opening() as opened:
        Frame(opened.stage, opened.client)._report(kind, receipt)
        assert opened.wire.toasts == toasts
        assert opened.stage._outdated == (kind == "click" and receipt.get("settlement") != "settled")


# While it is open


async def test_each_beat_draws_anew_only_what_has_changed_there(monkeypatch: pytest.MonkeyPatch) -> None:
    async with opening() as opened:
        one: Any = opened.stage
        await one._beat()
        await one.show("", "")
        drawn: list[int] = []

        async def refresh() -> None:
            drawn.append(1)

        def touched(*places: str | None) -> list[int]:
            monkeypatch.setattr(one._news, "gather", lambda: None if None in places else set(places))
            monkeypatch.setattr(one.preview, "refresh", refresh)
            drawn.clear()
            return drawn

        seen = touched()
        await one._beat()
        assert seen == []
        for places in ((one._place.key, "7"), (None,)):
            seen = touched(*places)
            await one._beat()
            assert seen == [1]
        seen = touched("7")
        await one._beat()
        assert seen == [], "something was written elsewhere"
        one._outdated = True
        await one._beat()
        await one._beat()
        assert seen == [1], "once is enough"
        before = one._opened
        one._place = SimpleNamespace(key="a thread that was deleted")
        await one._beat()
        assert (one._opened, one._place.kind) == (before + 1, "channel")
        opened.world.album._pictures[1] = b"png"
        touched()
        await one._beat()
        await one._beat()
        assert one._opened == before + 2, "icons have come"


async def test_who_cannot_go_somewhere_is_told_and_stands_in_the_channel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with opening() as opened:
        private = opened.world.places(opened.world.people[0])[-1].key
        tried: list[tuple[Looks, str]] = []

        async def enter(looks: Looks) -> None:
            tried.append((looks, opened.stage._place.kind))
            if len(tried) < 3:
                raise simcord.SetupError("no such window")

        monkeypatch.setattr(opened.stage, "_enter", enter)
        odd = Looks(300, 200, "Moon/Crater")
        await opened.stage.show("", private, odd)
        assert tried == [(odd, "dm"), (Looks(), "dm"), (Looks(), "channel")]
        assert opened.wire.toasts == [("Ada cannot go there.", "warning")]
        opened.world.running = False
        await opened.stage.show("", private)
        assert len(tried) == 3, "while the bot cannot start there is nothing to be shown"
        opened.world.running = True


async def test_errors_of_the_bot_are_told_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with opening() as opened:
        caplog.set_level(logging.CRITICAL)
        errors = [ValueError("no luck")]
        with monkeypatch.context() as there:
            world: Any = SimpleNamespace(errors_since=lambda cursor: errors[cursor:], error_cursor=1)
            there.setattr(opened.world, "env", world)
            opened.stage._errors = 0
            opened.stage._tell_errors()
            opened.stage._tell_errors()
        assert opened.wire.toasts == [("The bot raised an error: ValueError: no luck", "error")]


async def test_where_it_is_open_is_printed_and_a_port_that_is_taken_is_not_needed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        opened = asyncio.create_task(serve(DemoBot, port=port, people=("Ada", "Ben")))
        async with asyncio.timeout(60):
            while not (said := capsys.readouterr().out):  # noqa: ASYNC110  # it tells nobody else
                await asyncio.sleep(0.02)
        address = said.partition("open: ")[2].split()[0]
        assert f":{port}/" not in address
        async with aiohttp.ClientSession() as client, client.get(address) as answer:
            assert (answer.status, answer.content_type) == (200, "text/html")
        opened.cancel()
        with pytest.raises(asyncio.CancelledError):
            await opened


def test_only_what_comes_with_files_is_no_json() -> None:
    assert frame._kind(b'{"kind": "click"}') == "click"
    assert frame._kind(b"--boundary") == "modal_submit"
    assert stage._BEATS_A_SECOND == 3
