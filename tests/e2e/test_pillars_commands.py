"""The commands of The Pillars of the Earth as people type them, and why they are refused."""

from __future__ import annotations

import pytest

from tests.e2e.pillars import Player, arranged, offers
from tests.e2e.stage import Person, Seen, Stage
from tests.engines.pillars.scene import ADA, BEN, CLEO


@pytest.fixture
async def playing(stage: Stage) -> Stage:
    """Ada, Ben and Cleo have begun a match."""
    await stage.begins("pillars", stage.ada, stage.ben, stage.cleo)
    return stage


async def refused(stage: Stage, person: Person, command: str, reason: str, **given: str) -> Seen:
    """The reason that a command gets; it changes nothing, and the question stands below it."""
    before = await stage.journal()
    reply = await stage.says(person, f"pillars {command}", **given)
    assert reason in reply, f"{command} {given}: {reply}"
    assert reply.private
    assert await stage.journal() == before
    return reply


async def done(stage: Stage, person: Person, command: str, **given: str) -> Seen:
    """A command that is carried out at once."""
    before = await stage.journal()
    reply = await stage.says(person, f"pillars {command}", **given)
    assert len(await stage.journal()) == len(before) + 1, f"{command} {given}: {reply}"
    return reply


# Phase I


@pytest.mark.long
async def test_a_card_is_drafted_by_its_name(playing: Stage) -> None:
    async with arranged(playing) as table:
        table.draft("wood_4", "stone_4", "mason_1", "tool_maker")
        table.game.undealt = ["sand_2", "stone_3"]
        table[ADA].gold, table[ADA].idle = 4, 9
    ada = playing.ada
    offered = await playing.named(ada, "pillars draft", "card")
    assert offered == ["4 wood for 9 workers", "Tool Maker for 2 gold", "Pass"]
    does = "2 gold a round if you own metal, which you keep."
    assert await playing.offered(ada, "pillars draft", "card", "tool") == [f"Tool Maker for 2 gold – {does}"]
    assert await playing.named(playing.ben, "pillars draft", "card") == []
    workers = "That takes 10 workers, and you have 9 left."
    reply = await refused(playing, ada, "draft", workers, card="4 stone for 10 workers")
    assert "Which card do you take?" in reply
    await refused(playing, ada, "draft", "That costs 5 gold, and you have 4.", card="Mason 2× for 5 gold")
    gone = "That card is not in the pool this round."
    await refused(playing, ada, "draft", gone, card="2 sand for 2 workers")
    unknown = (
        "“Cathedral” is not possible now. Possible: 4 wood for 9 workers, Tool Maker for 2 gold, and Pass."
    )
    await refused(playing, ada, "draft", unknown, card="Cathedral")
    await refused(playing, playing.ben, "draft", "The table does not wait for you now.", card="pass")
    await refused(playing, playing.dan, "draft", "You have no seat", card="pass")
    await done(playing, ada, "draft", card="tool maker for 2 gold")
    assert "**Ada** hires a craftsman for 2 gold: Tool Maker." in playing.table()
    assert playing.awaited() == [playing.ben]


async def test_a_sixth_craftsman_drives_one_out(playing: Stage) -> None:
    async with arranged(playing) as table:
        table.team(ADA, "carpenter_2", "carpenter_3")
        table.draft("mason_1", "sand_2")
    await done(playing, playing.ada, "draft", card="mason_1")
    who = await playing.named(playing.ada, "pillars choose", "craftsman", "carp")
    assert who == ["Carpenter 2×", "Carpenter 3×"]
    await refused(playing, playing.ada, "choose", "“Potter” is not possible now.", craftsman="Potter")
    await refused(playing, playing.ada, "draft", "The table asks you something else now.", card="pass")
    await done(playing, playing.ada, "choose", craftsman="Carpenter 2×")
    assert "**Ada** lets a craftsman go: Carpenter." in playing.table()


# Phase II


@pytest.mark.long
async def test_a_builder_is_placed_by_the_name_of_its_space(playing: Stage) -> None:
    async with arranged(playing) as table:
        table.cards(kingsbridge=("ellen", "madonna"), shiring=("mason_1", "tool_maker"))
        table.stand("kingsbridge", BEN)
        table.stand("castle", CLEO)
        table.builders(ADA, ADA, BEN)
    ada = playing.ada
    offered = await playing.named(ada, "pillars builder", "space")
    assert {"Kingsbridge: Weeping Madonna", "Shiring: Mason 2×", "Priory: 1 point", "Pass"} <= {*offered}
    assert not {"Kingsbridge: Ellen", "Shiring Castle"} & {*offered}
    taken = "**Ben** stands there already: Kingsbridge: Ellen. Choose a free space."
    await refused(playing, ada, "builder", taken, space="Kingsbridge: Ellen")
    await refused(playing, ada, "builder", "**Cleo** stands there already", space="castle")
    reply = await playing.says(ada, "pillars builder")
    assert "Placing it costs 7 gold, and you have 20." in reply
    assert "stands there already" not in reply
    await done(playing, ada, "builder", space="kingsbridge: weeping madonna")
    assert "**Ada** places a builder for 7 gold. Kingsbridge: Weeping Madonna." in playing.table()


@pytest.mark.long
async def test_a_full_place_and_an_empty_purse(playing: Stage) -> None:
    async with arranged(playing) as table:
        table.stand("court", BEN, BEN, CLEO, CLEO)
        table[ADA].gold = 6
        table.builders(ADA, BEN)
    poor = "A space costs 7 gold now, and you have 6. Pass, and place this builder for nothing later."
    await refused(playing, playing.ada, "builder", poor, space="market")
    full = "All spaces are taken: King’s Court. Choose another place."
    await refused(playing, playing.ada, "builder", full, space="court")
    await done(playing, playing.ada, "builder", space="pass")
    assert "**Ada** passes at 7." in playing.table()


@pytest.mark.long
async def test_what_costs_nothing_has_to_be_placed(playing: Stage) -> None:
    async with arranged(playing) as table:
        table.game.marker = 0
        table.game.redrawn = True
        table.builders(ADA, BEN)
    reason = "Placing costs nothing now, so this builder has to be placed."
    await refused(playing, playing.ada, "builder", reason, space="pass")
    await refused(playing, playing.ada, "builder", "another builder this round already", space="redraw")


async def test_the_start_player_decides_about_another_builder(playing: Stage) -> None:
    async with arranged(playing) as table:
        table.builders(BEN, CLEO)
    assert playing.waits_for(playing.ada)
    offered = await playing.named(playing.ada, "pillars choose", "draw")
    assert offered == ["All stay this round", "It stays", "Draw another"]
    await done(playing, playing.ada, "choose", draw="all stay this round")
    assert playing.waits_for(playing.ben)


@pytest.mark.long
async def test_a_one_time_advantage_at_its_moment_and_at_others(playing: Stage) -> None:
    async with arranged(playing) as table:
        table[ADA].advantages = ["thomas", "remigius", "exemption"]
        table.draft("sand_2", "wood_2")
    ada = playing.ada
    assert await playing.named(ada, "pillars use", "advantage") == []
    for card, moment in (
        ("Use Thomas", "Thomas is used when a bad event has been shown."),
        (
            "Use Tax Exemption",
            "Tax Exemption is used when the tax has been rolled and you would have to pay.",
        ),
        ("Use Remigius", "Remigius is used when your builder is drawn and would cost gold."),
    ):
        await refused(playing, ada, "use", moment, advantage=card)
    assert "Thomas" not in await Player(playing, ada).opens()
    async with arranged(playing) as table:
        table.builders(ADA, ADA, BEN)
    assert await playing.named(ada, "pillars use", "advantage") == ["Use Remigius"]
    await refused(playing, ada, "use", "Thomas is used when", advantage="thomas")
    await done(playing, ada, "use", advantage="use remigius")
    assert "It costs nothing now." in await Player(playing, ada).opens()
    await refused(playing, ada, "use", "You do not have Remigius.", advantage="remigius")


# Phase III


@pytest.mark.long
async def test_thomas_and_the_tax_exemption_are_used_or_kept_by_command(playing: Stage) -> None:
    async with arranged(playing) as table:
        table[ADA].advantages = ["thomas", "exemption"]
        table.give(BEN, wood=2)
        table.event("conflict")
        table.go("event")
    ada = playing.ada
    assert await playing.named(ada, "pillars use", "advantage") == ["Use Thomas", "Not now"]
    await refused(playing, ada, "use", "Tax Exemption is used when the tax", advantage="exemption")
    await done(playing, ada, "use", advantage="Use Thomas")
    assert "The event costs **Ben** 2 points and **Cleo** 2 points." in playing.table()
    assert "Your tax is " in await playing.says(ada, "pillars use")
    await done(playing, ada, "use", advantage="not now")
    assert "The tax costs **Ada**" in playing.table()
    assert "**Tax Exemption**" in await playing.says(ada, "pillars board", text=True)


@pytest.mark.long
async def test_the_bishops_guest_answers_by_command(playing: Stage) -> None:
    async with arranged(playing) as table:
        table.stand("bishop", ADA)
        table.event("william")
        table.go("event")
    ada = playing.ada
    assert await playing.named(ada, "pillars choose", "take") == ["Protection", "sand", "wood", "stone"]
    await refused(playing, ada, "choose", "There is no metal at the Market.", take="metal")
    assert "Everybody pays 4 gold." in await playing.says(ada, "pillars choose")
    await done(playing, ada, "choose", take="Protection")
    assert "The event costs **Ben** 4 gold and **Cleo** 4 gold." in playing.table()


@pytest.mark.long
async def test_what_is_not_possible_at_the_market(playing: Stage) -> None:
    async with arranged(playing) as table:
        table.team(ADA, "mortar_mixer", starters=False)
        table.give(ADA, stone=2, sand=2)
        table[ADA].gold = 7
        table.game.stock["stone"] = 1
        table.stand("market", ADA, BEN)
        table.go("trading")
    ada = playing.ada
    deals = await playing.offered(ada, "pillars market", "deal")
    assert deals == ["Sell sand at 2 gold", "Buy sand at 2 gold", "Buy stone at 4 gold", "Done"]
    assert await playing.offered(ada, "pillars market", "amount", deal="buy_sand") == ["1", "2", "3"]
    for reason, deal, amount in (
        ("Only a Woodworker can buy wood for you, and you have none.", "Buy wood at 3 gold", "1"),
        ("Only a Stonecutter can sell stone for you, and you have none.", "Sell stone at 4 gold", "2"),
        ("There is only 1 stone left at the Market.", "buy_stone", "2"),
        ("That costs 8 gold, and you have 7.", "buy_sand", "4"),
        ("The Market never has so much. You can buy 3 sand at most now.", "buy_sand", "5"),
        ("You have only 2 sand to sell.", "sell_sand", "3"),
        ("You have no wood to sell.", "sell_wood", "1"),
        ("Metal is never for sale here. You can only sell it.", "buy_metal", "1"),
        ("“two” is not possible now.", "buy_sand", "two"),
        ("“-1” is not possible now.", "sell_sand", "-1"),
    ):
        await refused(playing, ada, "market", reason, deal=deal, amount=amount)
    await done(playing, ada, "market", deal="Buy sand at 2 gold", amount="1")
    assert "**Ada** buys 1 sand for 2 gold." in playing.table()
    await done(playing, playing.ben, "market", deal="done")
    bought = "You have bought sand here this round, so you cannot sell any."
    await refused(playing, ada, "market", bought, deal="sell_sand", amount="1")


@pytest.mark.long
async def test_a_deal_without_a_number_goes_on_in_the_panel(playing: Stage) -> None:
    async with arranged(playing) as table:
        table.stand("market", ADA)
        table.go("trading")
    reply = await refused(playing, playing.ada, "market", "Deal: **Buy wood at 3 gold**", deal="buy_wood")
    assert offers(reply) == ["1", "2", "3", "4"]
    await playing.presses(playing.ada, "2")
    assert await playing.journal() == [(ADA, "buy_wood:2")]


@pytest.mark.long
async def test_craftsmen_work_by_command(playing: Stage) -> None:
    async with arranged(playing) as table:
        table.team(ADA, "mason_2", "carpenter_2", "carpenter_3", starters=False)
        table.give(ADA, wood=4, stone=3)
        table.give(BEN, wood=2)
        table.go("cathedral")
    ada = playing.ada
    assert playing.waits_for(ada, playing.ben)
    assert await playing.named(ada, "pillars build", "plan") == [
        "As proposed: 4 points",
        "One craftsman at a time",
        "No more",
    ]
    assert await playing.named(ada, "pillars build", "craftsman") == ["Carpenter 2×", "Carpenter 3×"]
    assert await playing.named(ada, "pillars build", "times", craftsman="carpenter_3") == ["1", "2", "3"]
    for reason, given in (
        ("Carpenter cannot work more often this round. The card says 2 times.", ("carpenter_2", "3")),
        ("Carpenter needs 5 wood for that, and you have 3 stone and 4 wood.", ("carpenter_3", "5")),
        ("Masons need a Mortar Mixer, and you have none.", ("Mason 3×", "1")),
        ("“Goldsmith” is not possible now. Possible: Carpenter 2× and Carpenter 3×.", ("Goldsmith", "1")),
    ):
        await refused(playing, ada, "build", reason, craftsman=given[0], times=given[1])
    reply = await refused(playing, ada, "build", "Craftsman: **Carpenter 3×**", craftsman="carpenter_3")
    assert offers(reply) == ["1", "2", "3"]
    await done(playing, ada, "build", craftsman="Carpenter 3×", times="3")
    assert "**Ada** builds for 3 points: Carpenter (3 times)." in playing.table()
    await done(playing, ada, "build", plan="no more")
    assert playing.waits_for(playing.ben)


@pytest.mark.long
async def test_five_cubes_are_kept_by_command(playing: Stage) -> None:
    async with arranged(playing) as table:
        table.team(ADA, "stonecutter", starters=False)
        table.give(ADA, sand=4, stone=2, metal=3)
        table.give(BEN, wood=2)
        table.go("cathedral")
    await done(playing, playing.ada, "build", plan="stop")
    kept = await playing.named(playing.ada, "pillars build", "keep", "4 sand")
    assert kept == ["1 metal and 4 sand", "1 stone and 4 sand"]
    await done(playing, playing.ada, "build", keep="1 metal and 4 sand")
    assert "**Ada** has too many cubes and gives back 2 metal and 2 stone." in playing.table()


@pytest.mark.long
async def test_who_can_do_nothing_at_the_cathedral_is_not_asked(playing: Stage) -> None:
    async with arranged(playing) as table:
        table.give(ADA, wood=2)
        table.give(BEN, wood=1, metal=2)
        table.give(CLEO, stone=2)
        table.go("cathedral")
    assert playing.waits_for(playing.ada, playing.cleo)
    reply = await Player(playing, playing.cleo).answers("As proposed: 1 point")
    assert "Waiting for **Ada**." in reply
    assert await playing.journal() == [(CLEO, "best")]


# Standing orders


@pytest.mark.long
async def test_an_order_answers_and_is_nobody_elses_business(playing: Stage) -> None:
    async with arranged(playing) as table:
        table[BEN].advantages = ["exemption"]
        table.give(ADA, wood=2)
        table.give(BEN, wood=2)
        table.stand("bishop", ADA)
        table.event("king")
        table.go("event")
    reply = await playing.says(playing.ben, "pillars orders")
    assert reply.choices == [
        "Do not ask about the Tax Exemption this round",
        "Build as proposed at the Cathedral",
    ]
    await playing.selects(playing.ben, *reply.choices)
    assert "Tax Exemption" not in await playing.says(playing.ada, "pillars orders")
    await playing.says(playing.ada, "pillars choose", take="stone")
    assert playing.waits_for(playing.ada)
    assert "**Ben** builds for 1 point" in playing.table()
    assert "Tax Exemption" not in playing.table()


# Rules and about


@pytest.mark.long
async def test_about_says_what_is_not_confirmed(playing: Stage) -> None:
    reply = await playing.says(playing.dan, "pillars about")
    for said in ("Michael Rieneck and Stefan Stadler", "not confirmed", "Goldsmiths", "our own"):
        assert said in reply


@pytest.mark.long
async def test_the_rules_end_with_the_rulings(playing: Stage) -> None:
    reply = await playing.says(playing.dan, "pillars rules")
    pages = [reply.text]
    while reply.labels:
        reply = await playing.presses(playing.dan, reply.labels[0])
        if reply.text == pages[0]:
            break
        pages.append(reply.text)
    whole = "\n".join(pages)
    for said in ("6 rounds", "Phase II", "King’s Court", "Town Wall: when the third builder"):
        assert said in whole
