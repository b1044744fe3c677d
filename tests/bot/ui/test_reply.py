"""One answer to one interaction, whether the work is quick, slow, or fails."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.ui import reply
from bot.ui.content import Content
from data.text import Text
from engines.kernel import RefusedError


class Response:
    """Notes how an interaction is answered."""

    def __init__(self, calls: list[tuple[str, Any]]) -> None:
        self._calls = calls
        self._done = False

    def is_done(self) -> bool:
        return self._done

    async def _answer(self, how: str, what: Any) -> None:
        assert not self._done, "answered twice"
        self._done = True
        self._calls.append((how, what))

    async def defer(self, **given: Any) -> None:
        await self._answer("defer", given)

    async def send_message(self, **given: Any) -> None:
        await self._answer("send", given["content"])

    async def edit_message(self, **given: Any) -> None:
        await self._answer("edit", given["content"])


class Interaction:
    """An interaction of somebody."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, Any]] = []
        self.response = Response(self.calls)
        self.followup = SimpleNamespace(send=self._follow)
        self.locale = "en-US"
        self.user = SimpleNamespace(id=1, display_name="Ada")
        self.client = SimpleNamespace(guests=SimpleNamespace(person=self._person))

    async def _person(self, number: int, name: str) -> Any:
        return SimpleNamespace(id=number, name=name, language=None)

    async def _follow(self, **given: Any) -> None:
        self.calls.append(("follow", given["content"]))

    async def edit_original_response(self, **given: Any) -> None:
        self.calls.append(("edit original", given["content"]))


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
