"""What chaos over several processes stands on: servers by shard, lines that are held up, replies that are too old."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random

import pytest

from bot.ui.kit.ids import Id
from tests.wire.pipes import Ends, Pipe
from tests.wire.player import Player, Press, moved_on
from tests.wire.server import Server
from tests.wire.world import Json, Message, World

TABLE, HELD_UP = 7, 0.2


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while said := await reader.read(100):
        writer.write(said)
    writer.close()


async def test_what_is_held_up_arrives_later_and_what_is_cut_breaks() -> None:
    listening = await asyncio.start_server(echo, "127.0.0.1", 0)

    async def reach() -> Ends:
        return await asyncio.open_connection(*listening.sockets[0].getsockname())

    async with listening, Pipe(reach) as pipe:
        host, port = pipe.address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"one")
        assert await reader.readexactly(3) == b"one"
        stall = asyncio.ensure_future(pipe.stalls(HELD_UP))
        await asyncio.sleep(0)
        writer.write(b"two")
        assert await reader.readexactly(3) == b"two"
        assert stall.done()
        pipe.cut()
        with suppress(ConnectionResetError):
            assert await reader.read() == b""
        writer.close()


def test_each_shard_has_a_server_and_the_first_has_private_messages() -> None:
    world = World("Ada", shards=4)
    assert [world.shard(one) for one in world.servers] == [0, 1, 2, 3]
    assert [hall.server for hall in world.halls] == world.servers
    assert world.shard(world.dm(world.people[0].id).server) == 0


@pytest.mark.parametrize(
    ("asked", "owed", "tried", "old"),
    [
        (4, 4, False, False),
        (3, 4, False, True),
        (None, 4, False, True),
        (None, 4, True, False),
        (5, 4, True, False),
    ],
)
def test_a_reply_is_too_old_if_it_knows_nothing_of_what_was_owed_before(
    asked: int | None, owed: int, tried: bool, old: bool
) -> None:
    server = Server("Ada")
    player = Player(server, server.world.people[0].id, Random(1))
    player.tried |= {(TABLE, owed)} if tried else set()
    shown = Id("look", TABLE) if asked is None else Id("pick", TABLE, asked)
    rows: list[Json] = [{"type": 2, "custom_id": str(shown)}]
    assert player.is_old(("", rows), TABLE, owed) == old


@pytest.mark.parametrize(
    ("text", "moved"),
    [("**Ada** wins.", True), (f"Table {TABLE} is over. Open a new one if you would like to play.", False)],
)
def test_who_answers_once_more_after_the_end_has_not_answered(text: str, moved: bool) -> None:
    """What is shown then asks nothing any more, as after an answer that was taken."""
    pressed = Press(Message(1, 2, 3), {}, (), Id("pick", TABLE, 4))
    rows: list[Json] = [{"type": 2, "custom_id": str(Id("look", TABLE))}]
    assert moved_on(text, rows, pressed) == moved
