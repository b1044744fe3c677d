"""Metrics are told on the loopback, to whoever watches over the bot, and hold no secret."""

from __future__ import annotations

import socket
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.metrics import HOST, Metrics
from bot.settings import SettingsError
from renderers.kit.kept import ROOM
from tests.bot.post.offline import ADA, House


def free() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        return int(one.getsockname()[1])


async def told(port: int) -> dict[str, float]:
    async with aiohttp.ClientSession() as session, session.get(f"http://{HOST}:{port}/metrics") as answer:
        assert answer.status == 200
        lines = [line for line in (await answer.text()).splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


async def test_what_is_played_and_shown_is_counted(house: House) -> None:
    metrics, port = Metrics(house), free()
    await metrics.serve(port)
    try:
        before = await told(port)
        assert before["guildhall_late"] == 0
        number = await house.match()
        async with house.tables.enter(number) as live:
            asked = next(one for one in live.playing.awaited() if one.seat == 0)
            question = live.playing.question(0)
        assert question is not None
        await house.tables.answer(number, ADA, (question.legal[0].key,) * question.least, asked.number)
        with house.serving.somebody():
            pass
        after = await told(port)
    finally:
        await metrics.stop()
    assert after['guildhall_answers_total{by="person"}'] == 1
    assert after["guildhall_press_seconds_count"] == before["guildhall_press_seconds_count"] + 1
    assert after["process_resident_memory_bytes"] > 10_000_000
    buckets = [name.partition('le="')[2][:-2] for name in after if "press_seconds_bucket" in name]
    assert buckets == ["0.05", "0.1", "0.25", "0.5", "1.0", "1.5", "2.0", "3.0", "5.0", "10.0", "+Inf"]
    assert {name for name in after if name.startswith("guildhall_waiting")} == {
        f'guildhall_waiting{{what="{what}"}}' for what in ("letters", "pictures", "presses", "thoughts")
    }


async def test_a_port_in_use_is_one_sentence(house: House) -> None:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(SettingsError, match=rf"GUILDHALL_METRICS_PORT .* port {port} .* choose another"):
            await Metrics(house).serve(port)


async def test_requests_are_counted_by_what_became_of_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered: Any = house.requests
    for status in (200, 204, 404, 429, 429, 503):
        await answered._ended(None, None, SimpleNamespace(response=SimpleNamespace(status=status)))
    await answered._lost(None, None, None)
    metrics, port = Metrics(house), free()
    await metrics.serve(port)
    try:
        found = await told(port)
        monkeypatch.setattr(house.store, "reading_behind", None)  # it cannot be asked
        later = await told(port)
    finally:
        await metrics.stop()
        await metrics.stop()
    assert {name: value for name, value in found.items() if "requests_total" in name} == {
        'guildhall_requests_total{status="2xx"}': 2,
        'guildhall_requests_total{status="4xx"}': 3,
        'guildhall_requests_total{status="5xx"}': 1,
        'guildhall_requests_total{status="lost"}': 1,
    }
    assert found["guildhall_rate_limits_total"] == 2
    assert found["guildhall_pieces_bytes"] == ROOM.weight
    assert (found["guildhall_late"], later["guildhall_late"]) == (0, -1)


async def test_what_is_due_and_not_done_is_told(house: House) -> None:
    await house.match()
    metrics, port = Metrics(house), free()
    await metrics.serve(port)
    try:
        before = await told(port)
        house.time += 10**9
        after = await told(port)
    finally:
        await metrics.stop()
    assert before["guildhall_late"] == 0
    assert after["guildhall_late"] >= 1
