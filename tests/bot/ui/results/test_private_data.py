"""What is stored about whoever asks: shown, sent as a copy, hidden, erased."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.store import Store, paces
from bot.ui.kit.ids import Id
from bot.ui.kit.press import _handlers
from bot.ui.results.private_data import overview
from engines.kernel import RefusedError
from engines.kernel.catalogue import title_of
from tests.bot.results.books import HANSE, Sat, knows, played
from tests.bot.ui.results.house import House

HEAD = "**What I store about you**"
NOTHING = "I store nothing about you."


async def press(asked: Any, verb: str, picks: str = "") -> str:
    """What a press comes to."""
    await _handlers[verb].handler(asked, Id(verb, 1, picks=picks), [])
    _, text = asked.calls.pop()
    asked.response._done = False
    return str(text)


@pytest.fixture
async def house(store: Store) -> House:
    await knows(store, "Ada", "Ben")
    await played(store, Sat(1), Sat(2, 2))
    async with store.writing() as connection:
        await paces.count(connection, {(1, 3): 1})
    return House(store)


async def test_of_a_stranger_nothing_is_stored_and_nothing_can_be_done(store: Store) -> None:
    house = House(store)
    found = await overview(house.asked(9))
    assert (found.text, list(found.items)) == (NOTHING, [])
    for verb in ("privacycopy", "privacyerase"):
        assert await press(house.asked(9), verb) == NOTHING


async def test_what_is_stored_is_said_in_numbers(house: House) -> None:
    found = await overview(house.asked())
    lines = found.text.splitlines()
    assert lines[0] == HEAD
    assert [line.partition(",")[0] for line in lines[2:5]] == [
        "• one seat at a table",
        "• 4 changes of your ratings",
        "• how long you took for one answer",
    ]
    assert lines[5].startswith("Your name stands on leaderboards")
    items: Any = found.items
    assert [(one.identity.verb, one.identity.picks, one.item.style.name) for one in items] == [
        ("privacycopy", "", "secondary"),
        ("privacylist", "no", "secondary"),
        ("privacyerase", "", "danger"),
    ]


async def test_what_is_not_there_is_not_spoken_of(store: Store) -> None:
    await knows(store, "Ada")
    assert len((await overview(House(store).asked())).text.splitlines()) == 4


async def test_a_name_is_hidden_and_shown_again(house: House) -> None:
    asked = house.asked()
    assert "Your name stands on no leaderboard" in await press(asked, "privacylist", "no")
    items: Any = (await overview(asked)).items
    assert (items[1].identity.picks, items[1].item.label) == ("yes", "Show my name")
    assert "Your name stands on leaderboards" in await press(asked, "privacylist", "yes")


async def test_a_copy_comes_by_dm(house: House) -> None:
    asked, sent = house.asked(), []

    async def send(text: str, *, file: discord.File) -> None:
        sent.append((text, file.filename, json.loads(file.fp.read())))

    asked.user.send = send
    said = await press(asked, "privacycopy")
    assert said.splitlines()[:2] == ["I have sent you a DM with everything that I store about you.", HEAD]
    ((text, name, data),) = sent
    assert (text, name) == ("Everything that I store about you.", "guildhall.json")
    assert data["person"][0]["name"] == "Ada"


async def test_where_no_dm_can_be_sent_it_is_said_what_to_do(house: House) -> None:
    asked = house.asked()

    async def send(*_: Any, **__: Any) -> None:
        answered: Any = SimpleNamespace(status=403, reason="no")
        raise discord.Forbidden(answered, "no")

    asked.user.send = send
    assert (await press(asked, "privacycopy")).startswith("Discord does not let me send you a DM.")


async def test_erasing_is_asked_first_then_leaves_every_open_table(house: House) -> None:
    towns, asked = title_of("tiny_towns"), house.asked()
    assert (await press(asked, "privacyerase")).startswith("Erase everything about you? Finished matches")
    row = await house.tables.open(towns, (HANSE, 5), (1, "Ada"), towns.options(), places=2)
    await house.tables.join(row.id, 2, "Ben")
    assert "You leave the table where you sit" in await press(asked, "privacyerase")
    await house.guests.change_person(1, "Ada", listed=False)
    assert (await press(asked, "privacysure")).startswith("Everything about you is erased.")
    async with house.tables.enter(row.id) as live:
        assert live.row.people == [2]
    async with house.tables.enter(1) as live:
        assert live.row.seat_of(1) is None
    assert (await overview(asked)).text == NOTHING
    assert (await house.guests.person(1, "Eve")).name == "Eve"


async def test_nobody_leaves_a_table_because_somebody_else_is_erased(house: House) -> None:
    await press(house.asked(), "privacysure")
    assert (await overview(house.asked(2, "Ben"))).text.startswith(HEAD)
    with pytest.raises(RefusedError):
        await house.tables.leave(1, 1)
