"""Icons on the line: uploaded once, replaced slowly, never others', and messages that go out without them."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Sequence
from io import BytesIO

import aiohttp
import discord
import pytest
from discord.http import Route
from PIL import Image

from bot.icons import keeping
from bot.icons.drawing import Drawn, every
from bot.icons.keeping import LEASE, OLD_FOR, WORK, Keeping, TakenError
from bot.pictures.drawing import Picture
from bot.store import Store, icons, leases
from bot.ui.kit.content import Content
from bot.ui.kit.icons import SIGNS, Sign, put
from bot.ui.kit.ids import Id
from bot.ui.kit.press import button, choice, menu
from tests.wire.faults import SENDS, Fault, limited, status
from tests.wire.server import TOKEN, Server
from tests.wire.world import Message

CREATES = {"method": "POST", "path": "/applications/*/emojis"}
LISTS = {"method": "GET", "path": "/applications/*/emojis"}
FEW = ("house/circle", "tiny_towns/wood", "tiny_towns/brick", "pillars/wood", "old_london_bridge/inn")


class Drawing:
    """Draws a few icons, each in a colour of its own, and remembers which; a coat of paint makes others of them."""

    def __init__(self) -> None:
        self.paint = 0
        self.asked: list[str] = []
        self.begun, self.may = asyncio.Event(), asyncio.Event()
        self.may.set()

    async def __call__(self, wanted: Sequence[str]) -> list[Drawn]:
        self.asked += wanted
        self.begun.set()
        await self.may.wait()
        return [self.drawn(icon) for icon in wanted]

    def drawn(self, icon: str) -> Drawn:
        mark = hashlib.sha256(f"{icon} {self.paint if icon == FEW[0] else 0}".encode()).digest()
        out = BytesIO()
        Image.new("RGB", (128, 128), (mark[0], mark[1], mark[2])).save(out, "PNG")
        return Drawn(icon, f"gh_{icon.partition('/')[2]}_{mark.hex()[:8]}", out.getvalue())


class Moment:
    """A clock that is put forward."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """There are only a few icons."""
    known = every()
    monkeypatch.setattr(keeping, "every", lambda: {icon: known[icon] for icon in FEW})


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    async with Server("Ada") as one:
        yield one
        assert one.wrong == []
    SIGNS.show({})


@pytest.fixture
async def client(server: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[discord.Client]:
    """discord.py, logged in over a socket."""
    monkeypatch.setattr(Route, "BASE", f"http://{server.address}/api/v10")
    async with discord.Client(intents=discord.Intents.none()) as one:
        await one.login(TOKEN)
        yield one


@pytest.fixture
def clock() -> Moment:
    return Moment()


@pytest.fixture
def drawing() -> Drawing:
    return Drawing()


Begin = Callable[[], Keeping]


@pytest.fixture
def begins(store: Store, client: discord.Client, drawing: Drawing, clock: Moment) -> Begin:
    """A process that has just been started."""
    return lambda: Keeping(store, client, drawing, clock)


@pytest.fixture
async def elsewhere(
    database: str, client: discord.Client, drawing: Drawing, clock: Moment
) -> AsyncIterator[Keeping]:
    """Another process on the same database."""
    other = await Store.open(database)
    yield Keeping(other, client, drawing, clock)
    await other.close()


def names(drawing: Drawing) -> set[str]:
    """What the emojis of all icons are called as they are drawn now."""
    return {drawing.drawn(icon).name for icon in FEW}


def uploads(server: Server) -> int:
    return server.count("POST", "/applications/.*/emojis")


async def test_the_first_start_uploads_all_and_the_second_nothing(
    server: Server, begins: Begin, drawing: Drawing
) -> None:
    assert await begins().round()
    assert set(server.world.emojis.values()) == names(drawing)
    assert SIGNS.known.keys() == set(FEW)
    assert {sign.id: sign.name for sign in SIGNS.known.values()} == server.world.emojis
    before = uploads(server)
    assert await begins().round()
    assert uploads(server) == before == len(FEW)


async def test_what_was_uploaded_is_known_at_the_next_start_before_anybody_asks_discord(
    server: Server, begins: Begin
) -> None:
    await begins().round()
    known = SIGNS.known
    SIGNS.show({})
    requests = len(server.requests)
    await begins().known()
    assert known == SIGNS.known
    assert len(server.requests) == requests


async def test_a_changed_drawing_is_there_before_the_old_one_goes_thirty_days_later(
    server: Server, begins: Begin, drawing: Drawing, clock: Moment
) -> None:
    await begins().round()
    old, drawing.paint = names(drawing), 1
    clock.now += 100
    process = begins()
    assert await process.round()
    assert uploads(server) == len(FEW) + 1
    assert set(server.world.emojis.values()) == old | names(drawing)
    assert SIGNS.known[FEW[0]].name == drawing.drawn(FEW[0]).name
    clock.now += OLD_FOR - 1
    assert await process.round()
    assert len(server.world.emojis) == len(FEW) + 1
    clock.now += 1
    assert await process.round()
    assert set(server.world.emojis.values()) == names(drawing)
    assert server.count("DELETE", "/applications/.*") == 1


async def test_the_old_one_stands_until_the_new_one_is_there(
    server: Server, begins: Begin, drawing: Drawing
) -> None:
    await begins().round()
    before, drawing.paint = SIGNS.known[FEW[0]], 1
    server.faults.add(status(400, 50035, **CREATES))
    await begins().round()
    assert SIGNS.known[FEW[0]] == before
    assert await begins().round()
    assert SIGNS.known[FEW[0]] != before


async def test_what_is_drawn_as_before_once_more_is_not_old_any_more(
    server: Server, begins: Begin, drawing: Drawing, clock: Moment
) -> None:
    await begins().round()
    drawing.paint = 1
    await begins().round()
    drawing.paint = 0
    await begins().round()
    clock.now += 2 * OLD_FOR
    assert await begins().round()
    assert set(server.world.emojis.values()) == names(drawing)
    assert uploads(server) == len(FEW) + 1


async def test_emojis_of_others_are_never_touched(
    server: Server, begins: Begin, drawing: Drawing, clock: Moment
) -> None:
    others = {server.world.number(): name for name in ("party", "ghost_1", "GH_wood_12345678")}
    server.world.emojis |= others
    process = begins()
    await process.round()
    drawing.paint = 1
    clock.now += 2 * OLD_FOR
    await begins().round()
    clock.now += 2 * OLD_FOR
    await begins().round()
    assert others.items() <= server.world.emojis.items()
    assert len(server.world.emojis) == len(FEW) + len(others)


async def test_what_nobody_remembers_is_old_from_now_on(server: Server, begins: Begin, clock: Moment) -> None:
    number = server.world.number()
    server.world.emojis[number] = "gh_oak_00000000"
    process = begins()
    await process.round()
    clock.now += OLD_FOR - 1
    await process.round()
    assert number in server.world.emojis
    clock.now += 1
    await process.round()
    assert number not in server.world.emojis


async def test_what_somebody_has_deleted_is_uploaded_again(
    server: Server, begins: Begin, drawing: Drawing
) -> None:
    process = begins()
    await process.round()
    gone = SIGNS.known[FEW[1]]
    del server.world.emojis[gone.id]
    assert await process.round()
    assert set(server.world.emojis.values()) == names(drawing)
    assert SIGNS.known[FEW[1]].id in server.world.emojis


# What goes wrong


async def test_an_upload_of_which_nothing_was_heard_is_there_once(
    server: Server, begins: Begin, drawing: Drawing
) -> None:
    server.faults.add(Fault("after", skip=2, **CREATES))
    process = begins()
    with pytest.raises((OSError, aiohttp.ClientError)):
        await process.round()
    assert len(server.world.emojis) == 3
    assert await begins().round()
    assert sorted(server.world.emojis.values()) == sorted(names(drawing))
    assert uploads(server) == len(FEW)
    assert SIGNS.known.keys() == set(FEW)


async def test_a_rate_limit_is_waited_for(server: Server, begins: Begin, drawing: Drawing) -> None:
    server.faults.add(limited(0.3, **CREATES), limited(0.2, everywhere=True, skip=2, **CREATES))
    assert await begins().round()
    assert set(server.world.emojis.values()) == names(drawing)
    assert uploads(server) == len(FEW) + 2


async def test_a_server_that_fails_is_left_alone_until_later(
    server: Server, begins: Begin, drawing: Drawing
) -> None:
    process = begins()
    server.faults.add(status(503, **CREATES))
    with pytest.raises(discord.HTTPException):
        await process.round()
    assert uploads(server) == 1
    assert await process.round()
    assert sorted(server.world.emojis.values()) == sorted(names(drawing))
    assert SIGNS.known.keys() == set(FEW)


async def test_an_answer_that_makes_no_sense_counts_as_none(
    server: Server, begins: Begin, drawing: Drawing
) -> None:
    process = begins()
    server.faults.add(Fault("words", body="<html>maintenance</html>", **LISTS))
    with pytest.raises(aiohttp.ClientError):
        await process.round()
    server.faults.add(Fault("words", body={"id": None}, skip=1, **CREATES))
    with pytest.raises(aiohttp.ClientError):
        await process.round()
    assert await process.round()
    assert sorted(server.world.emojis.values()) == sorted(names(drawing))


async def test_an_icon_that_discord_refuses_stays_a_word(server: Server, begins: Begin) -> None:
    server.faults.add(status(400, 50035, **CREATES))
    process = begins()
    assert await process.round()
    assert SIGNS.known.keys() == set(FEW[1:])
    before = uploads(server)
    assert await process.round()
    assert uploads(server) == before


async def test_where_discord_takes_none_it_is_not_asked_for_all(server: Server, begins: Begin) -> None:
    server.faults.add(status(400, 30008, times=50, **CREATES))
    assert not await begins().round()
    assert uploads(server) == keeping.REFUSED_IN_A_ROW
    assert SIGNS.known == {}


# Messages that are refused


GONE = Sign("gh_wood_00000000", 10**18)


def bearing() -> Content:
    """A message with an icon in its text, on its button and in its menu, and with a picture."""
    lines = [choice("Wood", "wood", icon=GONE.emoji), choice("Brick", "brick", icon=GONE.emoji)]
    items = [button(Id("pick", 1), "Wood", icon=GONE.emoji), menu(Id("send", 1), lines, "Choose")]
    return Content(f"Ada names {GONE} wood.", Picture("table", b"picture", "the table"), items)


def laid_out() -> discord.ui.LayoutView:
    """The same, laid out."""
    view = discord.ui.LayoutView(timeout=None)
    wood = button(Id("pick", 1), "Wood", icon=GONE.emoji)
    view.add_item(discord.ui.Container(discord.ui.Section(f"{GONE} wood", accessory=wood)))
    return view


def borne(message: Message) -> bool:
    return "gh_" in message.content or "gh_" in str(message.components)


async def test_a_message_refused_for_an_icon_goes_out_without(server: Server, client: discord.Client) -> None:
    doubts: list[None] = []
    SIGNS.show({FEW[1]: GONE})
    SIGNS.doubted = lambda: doubts.append(None)
    channel = client.get_partial_messageable(server.world.tables.id)
    sent = await put(channel.send, bearing().to_post())
    (message,) = server.world.own()
    assert not borne(message)
    assert message.content == "Ada names wood."
    assert [item.get("label") or item["placeholder"] for item in message.items()] == ["Wood", "Choose"]
    assert [one["size"] for one in message.attachments] == [len(b"picture")]
    assert (SIGNS.known, len(doubts)) == ({}, 1)
    await put(channel.get_partial_message(sent.id).edit, bearing().to_edit())
    assert not borne(message)
    assert len(message.attachments) == 1
    SIGNS.doubted = None


async def test_what_is_laid_out_goes_out_without_icons_too(server: Server, client: discord.Client) -> None:
    await put(client.get_partial_messageable(server.world.tables.id).send, {"view": laid_out()})
    (message,) = server.world.own()
    assert not borne(message)
    assert "wood" in str(message.components)
    assert "Wood" in str(message.components)


async def test_what_discord_has_is_shown(server: Server, client: discord.Client) -> None:
    server.world.emojis[GONE.id] = GONE.name
    await put(client.get_partial_messageable(server.world.tables.id).send, bearing().to_post())
    (message,) = server.world.own()
    assert message.content == f"Ada names {GONE} wood."
    assert str(message.components).count(str(GONE.id)) == 3


async def test_what_is_refused_for_something_else_is_not_sent_again(
    server: Server, client: discord.Client
) -> None:
    SIGNS.show({FEW[1]: GONE})
    server.faults.add(status(400, 50035, **SENDS))
    with pytest.raises(discord.HTTPException):
        await put(client.get_partial_messageable(server.world.tables.id).send, bearing().to_post())
    assert server.count("POST", "/channels/.*") == 1
    assert SIGNS.known


# Several processes


async def test_two_processes_upload_once(
    server: Server, begins: Begin, elsewhere: Keeping, drawing: Drawing
) -> None:
    drawing.may.clear()
    here = asyncio.create_task(begins().round())
    await drawing.begun.wait()
    with pytest.raises(TakenError):
        await elsewhere.round()
    drawing.may.set()
    assert await here
    assert await elsewhere.round()
    assert uploads(server) == len(FEW)


async def test_whoever_dies_at_it_is_followed_by_another(
    server: Server, store: Store, begins: Begin, clock: Moment
) -> None:
    now = int(clock.now)
    async with store.writing() as connection:
        assert await leases.take(connection, WORK, "whoever dies", now, now + LEASE)
    with pytest.raises(TakenError):
        await begins().round()
    assert uploads(server) == 0
    clock.now += LEASE
    assert await begins().round()
    assert uploads(server) == len(FEW)


async def test_what_is_stored_is_what_is_there(server: Server, store: Store, begins: Begin) -> None:
    await begins().round()
    async with store.reading() as connection:
        kept = await icons.every(connection)
    assert {one.id: one.name for one in kept} == server.world.emojis
    assert {one.icon for one in kept} == set(FEW)
    assert {one.ended for one in kept} == {None}
