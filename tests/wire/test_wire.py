"""The bot as it is, logged in over real sockets, with what goes wrong on them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wire.chaos import Chaos, chaos
from tests.wire.conftest import Wire
from tests.wire.faults import EDITS, SENDS, Fault, limited, window
from tests.wire.server import Server

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_match_is_played_by_presses(wire: Wire) -> None:
    assert {one["name"] for one in wire.world.commands} >= {"towns", "bridge", "pillars", "guilds"}
    table = await wire.begins()
    assert await wire.ada.offered("bridge bid", "card") != []
    before = wire.answers
    await wire.plays(3)
    findings = await wire.audited()
    assert findings.clean, findings
    assert findings.answers == before + 3
    assert wire.letters("table", table)[0].attachments
    panel = wire.ada.panels()[-1]
    assert panel.attachments
    assert panel not in list(wire.world.own())


async def test_discord_is_waited_for(wire: Wire) -> None:
    """A window that lasts for hours stops nothing while requests are left; what is refused for a moment comes later."""
    wire.faults.add(window(7200.0, times=3, **SENDS), window(7200.0, times=3, **EDITS))
    wire.faults.add(limited(2.5, method="POST", path="*/threads"))
    said = len(wire.bot.log.read_text())
    await wire.begins()
    await wire.plays(1)
    findings = await wire.audited()
    assert findings.clean, findings
    assert not wire.faults.script
    assert "failed" not in wire.bot.log.read_text()[said:]


@pytest.mark.long
async def test_nothing_is_lost_where_the_gateway_was_away(wire: Wire) -> None:
    await wire.begins()
    before, gateway = wire.answers, wire.server.gateway
    resumed, identified = gateway.resumed, gateway.identified
    gateway.drop()
    await wire.plays(1)
    assert gateway.resumed == resumed + 1
    await gateway.ask_to_reconnect()
    await wire.plays(1)
    assert gateway.resumed == resumed + 2
    gateway.drop(resumable=False)
    assert await wire.world.until(lambda: gateway.identified > identified and gateway.connected, 60)
    await wire.plays(1)
    findings = await wire.audited()
    assert findings.answers >= before + 3
    assert findings.clean, findings


async def test_a_doubled_press_is_one_press(wire: Wire) -> None:
    wire.faults.deliveries += [(1, 0.0), (2, 0.0), (2, 0.0)]
    table = await wire.begins()
    assert "2 of 2" in str(wire.letters("card", table)[0].embeds)
    before = wire.answers
    wire.faults.deliveries += [(2, 0.0)] * 20
    await wire.plays(2)
    findings = await wire.audited()
    assert findings.clean, findings  # each question is answered once, and only by whom pressed at it
    assert findings.answers >= before + 2


@pytest.mark.long
async def test_a_card_of_which_nothing_was_heard_stands_once_after_a_kill(wire: Wire) -> None:
    wire.world.nonce_lasts = 0
    before = wire.newest
    wire.faults.add(Fault("dies", carried_out=True, **SENDS))
    await wire.ada.says("bridge new", seats=2)
    await wire.bot.gone()
    card = await wire.comes("card", before)
    await wire.bot.start()
    await wire.ben.clicks(card, "Join")
    assert (await wire.audited()).clean
    assert wire.letters("card") == [card]
    assert "Ben" in str(card.embeds)


@pytest.mark.long
async def test_a_bot_with_shards_of_its_own_plays_as_one_without(tmp_path: Path) -> None:
    async with Server("Ada", "Ben") as server:
        wire = Wire(server, tmp_path, shards="0/1")
        await wire.bot.start()
        try:
            await wire.begins()
            server.gateway.drop(resumable=False)
            await wire.plays(1)
            assert (await wire.audited()).clean
        finally:
            await wire.bot.stop()


def much(raging: Chaos) -> bool:
    """As much as a short storm must see."""
    return raging.household.kills >= 1 and sum(len(player.done) for player in raging.players) >= 4


def much_and_an_end(raging: Chaos) -> bool:
    """As much, and the end of a match."""
    return much(raging) and raging.over >= 1


@pytest.mark.long
@pytest.mark.postgres
async def test_nothing_is_lost_in_a_short_storm_over_several_processes(tmp_path: Path) -> None:
    raging = await chaos(240, 1, tmp_path, ("bridge", "towns"), much_and_an_end, processes=2, ending=1)
    assert raging.findings.clean, raging.findings
    assert raging.wrong == []
    assert raging.findings.answers >= 4
    assert raging.compared >= 1


async def test_nothing_is_lost_in_a_short_storm(tmp_path: Path) -> None:
    raging = await chaos(240, 1, tmp_path, ("bridge",), much)
    assert raging.findings.clean, raging.findings
    assert raging.wrong == []
    assert raging.findings.answers >= 4
