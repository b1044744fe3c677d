"""One answer to one interaction, whether the work is quick, slow, or fails."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.ui.kit import reply
from bot.ui.kit.content import Content
from data.text import Text
from engines.kernel import RefusedError
from tests.bot.ui.pressing import Interaction


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reply, "PATIENCE", 0.02)


async def after(seconds: float, error: Exception | None = None) -> Content:
    await asyncio.sleep(seconds)
    if error is not None:
        raise error
    return Content("done")


async def answered(seconds: float, *, edit: bool, error: Exception | None = None) -> list[tuple[str, Any]]:
    interaction: Any = Interaction()
    await reply.answer(interaction, after(seconds, error), edit=edit)
    calls: list[tuple[str, Any]] = interaction.calls
    return calls


async def test_quick_work_is_answered_at_once() -> None:
    assert await answered(0, edit=False) == [("send", "done")]
    assert await answered(0, edit=True) == [("edit", "done")]


async def test_slow_work_is_deferred_first() -> None:
    deferred = ("defer", {"ephemeral": True, "thinking": True})
    assert await answered(0.1, edit=False) == [deferred, ("edit original", "done")]
    assert await answered(0.1, edit=True) == [("defer", {}), ("edit original", "done")]


async def test_a_refusal_is_a_private_sentence() -> None:
    error = RefusedError(Text("press-old"))
    for edit in (False, True):
        (how, text), *rest = await answered(0, edit=edit, error=error)
        assert (how, rest) == ("send", [])
        assert "older message" in text
        calls = await answered(0.1, edit=edit, error=error)
        assert [how for how, _ in calls] == ["defer", "follow"]


async def test_an_unexpected_error_has_an_id_that_stands_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    ((_, text),) = await answered(0, edit=False, error=KeyError("secret of the house"))
    number = text.rstrip(".").rpartition(" ")[2]
    assert "secret" not in text
    assert f"error {number}" in caplog.text
    assert "secret of the house" in caplog.text
