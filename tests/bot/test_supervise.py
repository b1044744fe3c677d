"""The bot comes back after whatever may pass, with a new bot each time, and ends at once when nothing will help."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable
from itertools import count
from pathlib import Path

import aiohttp
import discord
import pytest
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket

from bot import supervise as module
from bot.supervise import EndedError, heartbeat, keep_running, may_pass, supervise, until_stopped


class Answer:
    """As much of a response as discord.py puts into its errors."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = "because"


def refused(status: int) -> discord.HTTPException:
    return discord.HTTPException(Answer(status), "no")  # type: ignore[arg-type]


def closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(Answer(0), shard_id=None, code=code)  # type: ignore[arg-type]


def masked(cause: Exception) -> Exception:
    """What discord.py makes of a failure before its first connection."""
    error = AttributeError("'NoneType' object has no attribute 'sequence'")
    error.__context__ = cause
    return error


class Bots:
    """Makes bots each of which fails in its own way; one without a failure runs to its end."""

    def __init__(self, *failures: BaseException | None) -> None:
        self.failures = list(failures)
        self.made: list[Bot] = []

    def __call__(self) -> Bot:
        bot = Bot(self.failures[len(self.made)])
        self.made.append(bot)
        return bot


class Bot:
    """A bot that does nothing but fail."""

    def __init__(self, failure: BaseException | None) -> None:
        self.failure = failure
        self.tokens: list[str] = []
        self.closed = 0

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        del reconnect
        self.tokens.append(token)
        if self.failure is not None:
            raise self.failure

    async def close(self) -> None:
        self.closed += 1


class Naps:
    """Sleeps of no length, remembered."""

    def __init__(self) -> None:
        self.taken: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.taken.append(seconds)


PASSING = [
    OSError("no route"),
    aiohttp.ClientConnectionError("no name"),
    TimeoutError(),
    discord.GatewayNotFound(),
    discord.RateLimited(3.0),
    discord.DiscordServerError(Answer(503), "down"),  # type: ignore[arg-type]
    refused(429),
    closed(1006),
    masked(OSError("connection refused")),
    masked(discord.GatewayNotFound()),
    masked(refused(502)),
]


@pytest.mark.parametrize("failure", PASSING, ids=repr)
async def test_what_may_pass_is_tried_again_with_a_new_bot(failure: Exception) -> None:
    bots, naps = Bots(failure, failure, None), Naps()
    await supervise(bots, "token", sleep=naps)
    assert [bot.tokens for bot in bots.made] == [["token"]] * 3
    assert [bot.closed for bot in bots.made] == [1, 1, 1]
    assert naps.taken == [5, 10]


async def test_waits_double_up_to_five_minutes() -> None:
    bots, naps = Bots(*[OSError("down")] * 9, None), Naps()
    await supervise(bots, "token", sleep=naps)
    assert naps.taken == [5, 10, 20, 40, 80, 160, 300, 300, 300]


async def test_after_a_long_run_the_waits_begin_small_again() -> None:
    hours = count(0, 3600)
    bots, naps = Bots(*[OSError("down")] * 3, None), Naps()
    await supervise(bots, "token", sleep=naps, clock=lambda: next(hours))
    assert naps.taken == [5, 5, 5]


async def test_a_bad_token_ends_it_with_one_sentence() -> None:
    for failure in (discord.LoginFailure("Improper token"), closed(4004)):
        bots, naps = Bots(failure), Naps()
        with pytest.raises(
            EndedError, match=r"^Discord refuses the token in GUILDHALL_TOKEN: .*\.$"
        ) as error:
            await supervise(bots, "se.cr.et", sleep=naps)
        assert "se.cr.et" not in str(error.value)
        assert bots.made[0].closed == 1
        assert naps.taken == []


async def test_what_discord_closes_for_good_ends_it() -> None:
    for failure in (closed(4013), discord.PrivilegedIntentsRequired(None)):
        with pytest.raises(EndedError, match="for good"):
            await supervise(Bots(failure), "token", sleep=Naps())


@pytest.mark.parametrize(
    "failure", [AttributeError("no such thing"), refused(403), ValueError("a mistake")], ids=repr
)
async def test_a_mistake_of_the_program_is_not_tried_again(failure: Exception) -> None:
    bots, naps = Bots(failure), Naps()
    with pytest.raises(type(failure)):
        await supervise(bots, "token", sleep=naps)
    assert bots.made[0].closed == 1
    assert naps.taken == []


async def test_a_bot_that_does_not_close_cleanly_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    async def close(_: Bot) -> None:
        raise RuntimeError("stuck")

    monkeypatch.setattr(Bot, "close", close)
    bots = Bots(OSError("down"), None)
    await supervise(bots, "token", sleep=Naps())
    assert len(bots.made) == 2


async def test_a_gateway_that_is_down_at_first_is_known_behind_its_mask(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def from_client(*_: object, **__: object) -> None:
        raise ConnectionRefusedError("nobody listens")

    monkeypatch.setattr(DiscordWebSocket, "from_client", from_client)
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _: 0.0)
    client = discord.Client(intents=discord.Intents.none())
    with pytest.raises(AttributeError) as error:
        await client.connect()
    assert may_pass(error.value)
    await client.close()


def test_an_answer_at_login_that_is_no_json_may_pass_and_a_mistake_of_ours_does_not() -> None:
    with pytest.raises(TypeError) as unreadable:
        discord.ClientUser(state=None, data="<html>maintenance</html>")  # type: ignore[arg-type]
    assert may_pass(unreadable.value)
    with pytest.raises(KeyError) as incomplete:
        discord.ClientUser(state=None, data={})  # type: ignore[arg-type,typeddict-item]
    assert may_pass(incomplete.value)
    with pytest.raises(TypeError) as own:
        len(3)  # type: ignore[arg-type]
    assert not may_pass(own.value)


async def test_what_the_library_itself_refuses_does_not_pass_by_waiting() -> None:
    with pytest.raises(RuntimeError) as refused:
        await discord.Client(intents=discord.Intents.none()).wait_until_ready()
    assert not may_pass(refused.value)


@pytest.mark.parametrize(
    ("failure", "said"),
    [
        (
            aiohttp.ClientError("no name"),
            "Discord cannot be reached (ClientError: no name); the next try is in 5 seconds",
        ),
        (TimeoutError(), "Discord cannot be reached (TimeoutError); the next try is in 5 seconds"),
        (
            ConnectionError("the database is away"),
            "The bot cannot run now (ConnectionError: the database is away); the next try is in 5 seconds",
        ),
        (
            masked(OSError("refused")),
            "Discord cannot be reached (OSError: refused); the next try is in 5 seconds",
        ),
    ],
    ids=repr,
)
async def test_the_log_says_what_cannot_be_reached_and_when_it_is_tried_again(
    failure: Exception, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    await supervise(Bots(failure, None), "token", sleep=Naps())
    assert [record.getMessage() for record in caplog.records] == [said]


@pytest.mark.parametrize(("lasted", "waits"), [(299, [5, 10, 20]), (300, [5, 5, 5])])
async def test_five_minutes_are_a_long_run(lasted: int, waits: list[int]) -> None:
    seconds = count(0, lasted)
    bots, naps = Bots(*[OSError("down")] * 3, None), Naps()
    await supervise(bots, "token", sleep=naps, clock=lambda: next(seconds))
    assert naps.taken == waits


def test_only_trouble_of_discord_and_too_many_requests_pass_by_themselves() -> None:
    assert [status for status in (400, 404, 428, 429, 430, 499, 500, 502) if may_pass(refused(status))] == [
        429,
        500,
        502,
    ]
    assert [code for code in range(4000, 4016) if not final(code)] == [
        *range(4000, 4004),
        *range(4005, 4010),
        4015,
    ]


def final(code: int) -> bool:
    """Whether Discord will not have the bot after it has closed the connection with this."""
    try:
        module._raise_if_final(closed(code))
    except EndedError:
        return True
    return False


async def test_a_bot_that_never_closes_is_left_after_a_while(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def close(_: Bot) -> None:
        await asyncio.get_running_loop().create_future()

    assert module.CLOSED_WITHIN == 8
    monkeypatch.setattr(module, "CLOSED_WITHIN", 0.0)
    monkeypatch.setattr(Bot, "close", close)
    await supervise(Bots(None), "token", sleep=Naps())
    assert "did not close cleanly" in caplog.text


# Stopping


class Endless(Bot):
    """A bot that runs until it is stopped."""

    def __init__(self, running: Callable[[], object]) -> None:
        super().__init__(None)
        self.running = running

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        del token, reconnect
        self.running()
        await asyncio.get_running_loop().create_future()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_closes_the_bot_and_ends(number: signal.Signals) -> None:
    bot = Endless(lambda: os.kill(os.getpid(), number))
    await until_stopped(keep_running(lambda: bot, "token", None))
    assert bot.closed == 1


async def test_a_signal_ends_the_waiting_too() -> None:
    async def nap(_: float) -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.get_running_loop().create_future()

    await until_stopped(supervise(Bots(OSError("down")), "token", sleep=nap))


async def test_a_failure_is_not_taken_for_an_end() -> None:
    with pytest.raises(ValueError, match="a mistake"):
        await until_stopped(supervise(Bots(ValueError("a mistake")), "token"))


async def test_what_is_called_off_from_elsewhere_was_not_stopped_by_a_signal(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    running = asyncio.Event()
    work = asyncio.create_task(until_stopped(keep_running(lambda: Endless(running.set), "token", None)))
    await running.wait()
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work
    assert "stopped" not in caplog.text


# The heartbeat


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BEAT", 0)


async def test_the_heart_beats_while_the_bot_runs_and_no_longer(tmp_path: Path, quick: None) -> None:
    alive = tmp_path / "alive"
    loop = asyncio.get_running_loop()

    def until_it_beats() -> None:
        if alive.exists():
            os.kill(os.getpid(), signal.SIGTERM)
        else:
            loop.call_soon(until_it_beats)

    await until_stopped(keep_running(lambda: Endless(until_it_beats), "token", alive))
    alive.unlink()
    for _ in range(20):
        await asyncio.sleep(0)
    assert not alive.exists()


async def test_the_heart_beats_four_times_a_minute(tmp_path: Path) -> None:
    assert heartbeat(tmp_path / "alive").seconds == 15
