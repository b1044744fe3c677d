"""Memory goes back to the system now and then, where the C library can be told."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from bot.pictures import thrift

KB = 1024
ARENA_MAX, MMAP_THRESHOLD, TRIM_THRESHOLD = -8, -3, -1
"""As they are numbered in malloc.h."""


def library(**functions: Callable[..., object]) -> Any:
    return SimpleNamespace(CDLL=lambda _: SimpleNamespace(**functions))


def test_large_images_lie_apart_in_two_arenas(monkeypatch: pytest.MonkeyPatch) -> None:
    told: dict[int, int] = {}
    known = {"mallopt": told.__setitem__, "malloc_trim": print}
    monkeypatch.setattr(thrift.sys, "platform", "linux")
    monkeypatch.setattr(thrift, "ctypes", library(**known))
    assert thrift.arrange.__wrapped__() is not None
    assert told == {ARENA_MAX: 2, MMAP_THRESHOLD: 32 * KB, TRIM_THRESHOLD: 4096 * KB}
    for lacking in known:
        less = {name: one for name, one in known.items() if name != lacking}
        monkeypatch.setattr(thrift, "ctypes", library(**less))
        assert thrift.arrange.__wrapped__() is None, "another C library"
    monkeypatch.setattr(thrift, "ctypes", library(**known))
    monkeypatch.setattr(thrift.sys, "platform", "darwin")
    assert thrift.arrange.__wrapped__() is None


def test_after_every_fourth_picture_what_lies_empty_is_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    returned: list[int] = []
    monkeypatch.setattr(thrift, "_pictures", count(1))
    monkeypatch.setattr(thrift, "arrange", lambda: SimpleNamespace(malloc_trim=returned.append))
    seen = []
    for _ in range(9):
        thrift.give_back()
        seen.append(len(returned))
    assert seen == [0, 0, 0, 1, 1, 1, 1, 2, 2]
    assert set(returned) == {0}
    monkeypatch.setattr(thrift, "arrange", lambda: None)
    thrift.give_back()
