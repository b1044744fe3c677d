"""Metrics are told on the loopback, to whoever watches over the bot, and hold no secret."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.metrics import HOST, Metrics
from bot.settings import SettingsError
from tests.bot.post.offline import ADA, House, settings


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    one = House(settings(tmp_path))
    await one.open()
    yield one
    await one.post.stop()
    one.pictures.close()
    await one.store.close()


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
