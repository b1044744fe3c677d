"""What each refusal of Discord means."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.post.failures import LostError, NotYetError, lost, passing


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="", headers={})
    return discord.HTTPException(response, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    "error",
    [
        refusal(500),
        refusal(502),
        refusal(503),
        refusal(429),
        refusal(401),
        refusal(400, 40003),
        ConnectionResetError(),
        TimeoutError(),
        aiohttp.ClientConnectionError(),
        discord.RateLimited(60.0),
        NotYetError(),
    ],
    ids=repr,
)
def test_what_may_work_in_a_moment(error: BaseException) -> None:
    assert passing(error)


@pytest.mark.parametrize("error", [refusal(400, 50035), refusal(403, 50013), ValueError()], ids=repr)
def test_what_will_not(error: BaseException) -> None:
    assert not passing(error)


@pytest.mark.parametrize(
    ("status", "code"), [(404, 10003), (404, 10004), (403, 50001), (403, 50013), (400, 160005), (400, 50083)]
)
def test_what_closes_a_place(status: int, code: int) -> None:
    assert lost(refusal(status, code))
    assert not passing(refusal(status, code))


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (400, 30046), (500, 0)])
def test_what_does_not(status: int, code: int) -> None:
    assert not lost(refusal(status, code))


def test_a_place_that_is_gone_is_told_from_one_that_is_closed() -> None:
    assert LostError(refusal(404, 10003)).gone
    assert not LostError(refusal(403, 50013)).gone
