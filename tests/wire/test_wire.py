"""The bot as it is, logged in over real sockets, with what goes wrong on them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wire.audit import Audit, Findings
from tests.wire.chaos import Chaos, chaos
from tests.wire.conftest import Wire
from tests.wire.faults import EDITS, SENDS, Fault, limited, window


async def audited(wire: Wire) -> Findings:
    """What is not as it must be, once everything is settled."""
    audit = Audit(wire.bot.database, wire.world, [wire.ada, wire.ben])
    for _ in range(40):
        if not await wire.world.until(lambda: False, 0.5) and not audit.unsettled():
            break
    findings = Findings()
    audit.into(findings)
    return findings


async def test_a_match_is_played_by_presses(wire: Wire) -> None:
    assert {one["name"] for one in wire.world.commands} >= {"towns", "bridge", "pillars", "guilds"}
    assert await wire.ada.offered("table history", "table") == []
    await wire.begins()
    await wire.plays(4)
    findings = await audited(wire)
    assert findings.answers == 4
    assert findings.clean, findings
    panel = wire.ada.panels()[-1]
    assert panel.attachments
    assert panel not in list(wire.world.own())


@pytest.mark.parametrize("carried_out", [True, False])
async def test_a_card_of_which_nothing_was_heard_stands_once_after_a_kill(wire: Wire, *, carried_out: bool) -> None:
    wire.world.nonce_lasts = 0
    wire.server.faults.add(Fault("dies", carried_out=carried_out, **SENDS))
    await wire.ada.says("bridge new", seats=2)
    await wire.bot.gone()
    assert len(wire.letters("card")) == carried_out
    await wire.bot.start()
    card = await wire.comes("card")
    await wire.ben.clicks(card, "Join")
    assert (await audited(wire)).clean
    assert wire.letters("card") == [card]
    assert "Ben" in str(card.embeds)


async def test_discord_is_waited_for(wire: Wire) -> None:
    """A window that lasts for hours stops nothing while requests are left; what is refused for a moment comes later."""
    wire.server.faults.add(window(7200.0, times=3, **SENDS), window(7200.0, times=3, **EDITS))
    wire.server.faults.add(limited(2.5, method="POST", path="*/threads"))
    await wire.begins()
    await wire.plays(1)
    findings = await audited(wire)
    assert findings.clean, findings
    assert wire.world.threads()
    assert "failed" not in wire.bot.log.read_text()


async def test_nothing_is_lost_where_the_gateway_was_away(wire: Wire) -> None:
    await wire.begins()
    gateway = wire.server.gateway
    await wire.plays(1)
    gateway.drop()
    await wire.plays(1)
    assert gateway.resumed == 1
    await gateway.ask_to_reconnect()
    await wire.plays(1)
    assert gateway.resumed == 2
    gateway.drop(resumable=False)
    assert await wire.world.until(lambda: gateway.connected, 60)
    await wire.plays(1)
    assert gateway.identified == 2
    findings = await audited(wire)
    assert findings.answers == 4
    assert findings.clean, findings


async def test_a_doubled_press_is_one_press(wire: Wire) -> None:
    wire.server.faults.deliveries += [(1, 0.0), (2, 0.0), (2, 0.0)]
    await wire.begins()
    assert str((await wire.comes("card")).embeds).count("Ben") == 1
    wire.server.faults.deliveries += [(2, 0.0)] * 20
    await wire.plays(3)
    findings = await audited(wire)
    assert findings.answers == 3
    assert findings.clean, findings


def much(raging: Chaos) -> bool:
    """As much as a short storm must see."""
    done = sum(len(player.done) for player in raging.players)
    return done >= 6 and raging.kills >= 2


async def test_nothing_is_lost_in_a_short_storm(tmp_path: Path) -> None:
    raging = await chaos(240, 1, tmp_path, much)
    assert raging.findings.clean, raging.findings
    assert raging.wrong == []
    assert raging.findings.answers >= 6
