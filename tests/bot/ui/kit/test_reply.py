"""One answer to one interaction, whether the work is quick, slow, or fails."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.store import ConflictError
from bot.ui.kit import reply
from bot.ui.kit.content import Content
from bot.ui.kit.panels import Panels, Which
from data.text import Text
from data.words import Words
from engines.kernel import RefusedError
from tests.bot.ui.pressing import Interaction, message


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


async def test_what_time_is_left_runs_from_when_the_interaction_came() -> None:
    interaction: Any = Interaction()
    late = asyncio.get_running_loop().time() - 60
    await reply.answer(interaction, after(0.001), by=late)
    assert [how for how, _ in interaction.calls] == ["defer", "edit original"]
    unhurried: Any = Interaction()
    await reply.answer(unhurried, after(0.1), by=late + 120)
    assert [how for how, _ in unhurried.calls] == ["send"]


async def test_the_deadline_is_ahead() -> None:
    assert asyncio.get_running_loop().time() < reply.deadline()


class Refusing(Interaction):
    """Discord refuses what is sent, with this code and status; a sentence that follows arrives."""

    def __init__(self, *errors: Exception) -> None:
        super().__init__()
        self._errors = list(errors)
        self.response.send_message = self._refuse  # type: ignore[method-assign]

    async def _refuse(self, **given: Any) -> None:
        if self._errors:
            raise self._errors.pop(0)
        await self.response._answer("send", given["content"])


def http(code: int, status: int = 400) -> discord.HTTPException:
    answered: Any = SimpleNamespace(status=status, reason="no")
    return discord.HTTPException(answered, {"code": code, "message": "no"})


async def sent(*errors: Exception) -> tuple[bool, list[str]]:
    interaction: Any = Refusing(*errors)
    arrived = await reply.answer(interaction, after(0), by=asyncio.get_running_loop().time() + 60)
    return arrived, [text for _, text in interaction.calls]


@pytest.mark.parametrize("code", [10008, 10015, 10062, 50027])
async def test_an_answer_that_comes_too_late_is_not_spoken_of(code: int) -> None:
    assert await sent(http(code)) == (False, [])


@pytest.mark.parametrize(("status", "spoken"), [(400, True), (499, True), (500, False), (503, False)])
async def test_what_discord_refuses_to_show_is_done_and_said_so(status: int, spoken: bool) -> None:
    arrived, texts = await sent(http(50035, status))
    assert not arrived
    assert [text.startswith("What you asked for is done") for text in texts] == [True] * spoken


async def test_where_the_line_is_cut_the_answer_goes_out_once_more() -> None:
    assert await sent(OSError()) == (True, ["done"])
    assert await sent(aiohttp.ClientError()) == (True, ["done"])
    assert await sent(OSError(), OSError()) == (False, [])
    assert await sent(OSError(), http(10062)) == (False, [])


class Unheard(Interaction):
    """Discord carries out what it is asked for, but its first responses are lost or cannot be read."""

    def __init__(self, *lost: Exception) -> None:
        super().__init__()
        self.lost = list(lost)
        self.shown: str | None = None
        self.thinking = False
        self.followed: list[str] = []
        for way in ("defer", "send_message", "edit_message"):
            setattr(self.response, way, partial(self._first, way))
        self.followup = SimpleNamespace(send=self._beside)

    async def _first(self, way: str, **given: Any) -> None:
        assert not self.response.is_done()
        if self.thinking or self.shown is not None:
            raise http(40060)
        self.thinking = way == "defer"
        self.shown = given.get("content")
        if self.lost:
            raise self.lost.pop(0)
        self.response._done = True

    async def edit_original_response(self, **given: Any) -> None:
        assert self.thinking or self.shown is not None
        self.shown = given["content"]

    async def original_response(self) -> Any:
        return SimpleNamespace(content=self.shown or "")

    async def _beside(self, **given: Any) -> None:
        self.followed.append(given["content"])


LOST = [ConnectionResetError("cut"), json.JSONDecodeError("no JSON", "<html>", 0), http(503, 503)]


@pytest.mark.parametrize("edit", [False, True])
@pytest.mark.parametrize("lost", LOST)
async def test_a_deferral_of_which_nothing_was_heard_is_answered(edit: bool, lost: Exception) -> None:
    interaction: Any = Unheard(lost)
    assert await reply.answer(interaction, after(0.1), edit=edit)
    assert (interaction.shown, interaction.followed) == ("done", [])


@pytest.mark.parametrize("edit", [False, True])
@pytest.mark.parametrize("lost", LOST[:2])
async def test_an_answer_of_which_nothing_was_heard_is_there_once(edit: bool, lost: Exception) -> None:
    interaction: Any = Unheard(lost)
    assert await reply.answer(interaction, after(0), edit=edit)
    assert (interaction.shown, interaction.followed) == ("done", [])


@pytest.mark.parametrize("edit", [False, True])
async def test_a_refusal_stands_beside_a_deferral_of_which_nothing_was_heard(edit: bool) -> None:
    interaction: Any = Unheard(ConnectionResetError("cut"))
    assert not await reply.answer(interaction, after(0.1, RefusedError(Text("press-old"))), edit=edit)
    assert interaction.shown is None
    (sentence,) = interaction.followed
    assert "older message" in sentence


@pytest.mark.parametrize("lost", LOST[:2])
async def test_a_refusal_of_which_nothing_was_heard_is_there_once(lost: Exception) -> None:
    interaction: Any = Unheard(lost)
    await reply.answer(interaction, after(0, RefusedError(Text("press-old"))))
    assert "older message" in interaction.shown
    assert interaction.followed == []


async def test_what_an_answer_leaves_to_be_done_is_done_only_if_it_does_not_arrive() -> None:
    done: list[str] = []

    async def work() -> Content:
        async def unseen() -> None:
            done.append("told otherwise")

        return Content("done", unseen=unseen)

    arriving: Any = Refusing()
    assert await reply.answer(arriving, work())
    assert done == []
    failing: Any = Refusing(http(10062))
    assert not await reply.answer(failing, work())
    assert done == ["told otherwise"]


async def test_an_answer_of_discord_that_makes_no_sense_is_no_mistake_of_ours(
    caplog: pytest.LogCaptureFixture,
) -> None:
    nonsense = (KeyError("id"), TypeError("string indices must be integers"))
    assert await sent(*nonsense) == (False, [])
    assert "an answer was answered with nonsense: TypeError" in caplog.text


async def test_an_answer_that_arrives_is_told_from_one_that_fails() -> None:
    assert await sent() == (True, ["done"])
    interaction: Any = Interaction()
    refused = after(0, RefusedError(Text("press-old")))
    assert not await reply.answer(interaction, refused)


async def test_an_own_language_comes_before_that_of_discord() -> None:
    interaction: Any = Interaction()
    interaction.locale = "en-GB"
    assert reply.words_of(interaction).language == "en"
    interaction.locale = "tlh"
    assert reply.words_of(interaction).language == "en"


async def test_only_a_reply_of_ones_own_is_changed() -> None:
    def on(*ephemeral: bool) -> Any:
        message = [SimpleNamespace(flags=SimpleNamespace(ephemeral=one)) for one in ephemeral]
        return Interaction(message=next(iter(message), None))

    assert [reply.private(one) for one in (on(), on(False), on(True))] == [False, False, True]


def test_known_errors_have_sentences_of_their_own() -> None:
    words = Words("en")
    assert reply.explain(ConflictError(), words).startswith("Somebody was quicker")
    assert reply.explain(app_commands.CommandNotFound("x", []), words).startswith("Discord still shows")
    assert "is done" in reply.explain(reply.UnshownError("x"), words)
    unknown = reply.explain(KeyError("x"), words)
    assert unknown.startswith("Something went wrong")
    assert len(unknown.rstrip(".").rpartition(" ")[2]) == 6


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


async def replied(content: Content, *, edit: bool, ephemeral: bool | None) -> list[tuple[str, Any]]:
    """How a press on a message is answered (None: a command)."""
    pressed_on = None if ephemeral is None else message(5, ephemeral=ephemeral)
    interaction: Any = Interaction(message=pressed_on)

    async def work() -> Content:
        return content

    assert await reply.answer(interaction, work(), edit=edit)
    calls: list[tuple[str, Any]] = interaction.calls
    return calls


async def test_what_is_meant_for_one_alone_stands_above_a_private_reply_and_beside_what_all_see() -> None:
    def told() -> Content:
        return Content("The table.", aside="You are back.")

    above = "You are back.\nThe table."
    assert await replied(told(), edit=False, ephemeral=None) == [("send", above)]
    assert await replied(told(), edit=False, ephemeral=False) == [("send", above)]
    assert await replied(told(), edit=True, ephemeral=True) == [("edit", above)]
    assert await replied(told(), edit=True, ephemeral=False) == [
        ("edit", "The table."),
        ("follow", "You are back."),
    ]
    assert await replied(Content("", aside="Alone."), edit=False, ephemeral=None) == [("send", "Alone.")]
    assert await replied(Content("The table."), edit=True, ephemeral=False) == [("edit", "The table.")]


async def test_only_a_panel_counts_as_one_and_a_reply_that_becomes_another_is_none_any_more() -> None:
    panels = Panels()

    async def press(content: Content, *, edit: bool, at: int) -> None:
        interaction: Any = Interaction(message=message(at, ephemeral=True))
        interaction.client.panels = panels
        interaction.is_expired = lambda: False

        async def work() -> Content:
            return content

        await reply.answer(interaction, work(), edit=edit)

    await press(Content("mine", panel=Which(1, 7, waits=True)), edit=True, at=50)
    assert [one.message for one in panels.waiting(1)] == [50]
    await press(Content("beside"), edit=False, at=50)
    assert len(panels.waiting(1)) == 1
    await press(Content("rules"), edit=True, at=50)
    assert panels.waiting(1) == []
    await press(Content("mine", panel=Which(1, 7, waits=True)), edit=False, at=60)
    assert len(panels.waiting(1)) == 1
