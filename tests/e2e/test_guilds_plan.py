"""The plan of a whole turn: put together, shown with what it costs and brings, and confirmed once."""

from __future__ import annotations

import pytest

from tests.e2e.guilds import begins, chooses, laid_out, match_of, offers
from tests.e2e.stage import Reply, Stage
from tests.e2e.test_blind import Dark

CITY = {"dyers": (0, 1), "cooks": (0, -1), "paviors": (5, 5)}
HIRES = "**Ada** uses the effect of Apprentices. **Ada** hires 2 pawns."
MOVES = "**Ada** uses the effect of Errand. **Ada** moves a pawn from the Guildhall to Dyers."


async def plans(stage: Stage, *hand: str) -> Reply:
    """Ada begins to plan a turn with these cards."""
    await begins(stage, stage.ada, stage.ben)
    async with laid_out(stage) as scene:
        scene.city(**CITY).at("guildhall", 4, 4).hand(0, *hand).hand(1, "y1").go(0)
    panel = await stage.presses(stage.ada, "Play", stage.notices()[0])
    return await stage.presses(stage.ada, "Plan the turn", panel)


async def test_a_turn_is_planned_and_confirmed_once(stage: Stage) -> None:
    panel = await plans(stage, "y1", "r1", "p2", "g1")
    before = await stage.journal()
    told = stage.table().text
    assert "Nothing is done, and nobody sees it" in panel
    assert "Take back" not in panel.labels
    panel = await chooses(stage, stage.ada, "Apprentices, Use its effect")
    assert f"1. {HIRES}" in panel
    assert "Play another card, or end your turn and draw 2 cards." in panel
    panel = await chooses(stage, stage.ada, "Errand, Use its effect, Guildhall → Dyers")
    assert f"2. {MOVES}" in panel
    panel = await chooses(stage, stage.ada, "Banquet, Use its effect, Almanac")
    assert "In all: 4 cards spent (0 left), 2 pawns out of the supply, and 3 points." in panel
    assert await stage.journal() == before
    assert stage.table().text == told, "nobody sees what is only planned"
    reply = await stage.presses(stage.ada, "End the turn", panel)
    assert len(await stage.journal()) == len(before) + 4
    assert "You draw" in reply
    for line in ("**Ada** hires 2 pawns.", "**Ada** pays Almanac.", "**Ada** gains 3 points."):
        assert line in stage.table()
    assert stage.waits_for(stage.ben)


@pytest.mark.long
async def test_a_plan_without_the_end_is_done_and_can_be_taken_back(stage: Stage) -> None:
    await plans(stage, "y1", "r1")
    await chooses(stage, stage.ada, "Apprentices, Use its effect")
    panel = await chooses(stage, stage.ada, "Errand, Use its effect, Guildhall → Dyers")
    panel = await stage.presses(stage.ada, "Take the last one off", panel)
    assert "1. " in panel
    assert "2. " not in panel
    panel = await stage.presses(stage.ada, "Do this", panel)
    assert "**Ada** hires 2 pawns." in stage.table()
    assert "Take back" in panel.labels
    await stage.presses(stage.ada, "Take back", panel)
    match = await match_of(stage)
    assert match.view(None).board.players[0].guildhall == 4  # type: ignore[attr-defined]


@pytest.mark.long
async def test_starting_over_gives_a_plan_up(stage: Stage) -> None:
    await plans(stage, "y1", "r1")
    before = await stage.journal()
    panel = await chooses(stage, stage.ada, "Apprentices, Use its effect")
    panel = await stage.presses(stage.ada, "Start over", panel)
    assert "Your plan" not in panel
    assert "Plan the turn" in panel.labels
    assert await stage.journal() == before


@pytest.mark.long
async def test_a_plan_made_before_another_answer_is_no_longer_carried_out(stage: Stage) -> None:
    await plans(stage, "y1", "r1")
    old = await chooses(stage, stage.ada, "Apprentices, Use its effect")
    confirm = old.id_of("Do this")
    await stage.presses(stage.ada, "Do this", old)
    before = await stage.journal()
    again = await stage.forges(stage.ada, confirm)
    assert "That question is no longer open." in again
    assert await stage.journal() == before


@pytest.mark.long
async def test_an_order_given_meanwhile_stops_a_plan_with_a_sentence(stage: Stage) -> None:
    """Procession moves three pawns one by one; meanwhile Ada has ordered where they go."""
    await plans(stage, "r2", "y1", "g1")
    await chooses(stage, stage.ada, "Procession, Use its effect, Apprentices")
    await chooses(stage, stage.ada, "Guildhall → Dyers")
    panel = await chooses(stage, stage.ada, "No more")
    async with stage.bot.tables.enter(1) as live:
        live.begun.standing.give(0, "move", [{"from": "guildhall", "to": "cooks"}])
    reply = await stage.presses(stage.ada, "Do all 3", panel)
    assert "1 of 3 are done. Then something changed that the plan could not know" in reply
    match = await match_of(stage)
    cooks = next(tile for tile in match.view(None).board.tiles if tile.id == "cooks")  # type: ignore[attr-defined]
    assert cooks.pawns[0] == 3


@pytest.mark.long
async def test_a_plan_that_is_full_says_so(stage: Stage) -> None:
    hand = ("y1", "y2", "y3", "y4", "y5", "y6", "r1", "r2", "r3", "b1", "b2")
    panel = await plans(stage, *hand)
    before = await stage.journal()
    for _ in hand:
        hires = [line for line in offers(panel) if line.endswith("Hire a pawn")]
        assert hires, panel
        panel = await chooses(stage, stage.ada, hires[0])
    assert "A plan holds 10 at most." in panel
    await stage.presses(stage.ada, "Do all 10", panel)
    assert len(await stage.journal()) == len(before) + 10


@pytest.mark.long
async def test_several_cards_are_put_away_in_one_go_two_of_a_kind_among_them(stage: Stage) -> None:
    await begins(stage, stage.ada, stage.ben)
    async with laid_out(stage) as scene:
        scene.city(**CITY).at("guildhall", 4, 4).hand(0, "y1", "y1", "r1", "r1", "g1", "g2", "p1").go(0)
    await stage.presses(stage.ada, "Play", stage.notices()[0])
    panel = await chooses(stage, stage.ada, "End the turn")
    assert "You may hold 7 cards. Which 4 do you put away?" in panel
    before = await stage.journal()
    await stage.selects(stage.ada, "Apprentices", "Apprentices (2)", "Errand", "Almanac", on=panel)
    assert len(await stage.journal()) == len(before) + 1
    assert "**Ada** puts away Apprentices, Apprentices, Errand, and Almanac." in stage.table()


async def test_several_cards_are_planned_in_one_go(stage: Stage) -> None:
    panel = await plans(stage, "y1", "y2", "r1", "g1", "p1", "b1")
    before = await stage.journal()
    wanted = (
        "Apprentices, Use its effect",
        "Hiring Fair, Hire a pawn",
        "Errand, Use its effect, Guildhall → Dyers",
    )
    panel = await stage.selects(stage.ada, *wanted, on=panel)
    assert all(line in panel for line in (HIRES, MOVES, "**Ada** plays Hiring Fair and hires a pawn."))
    assert "In all: 3 cards spent (3 left) and 3 pawns out of the supply." in panel
    assert await stage.journal() == before
    await stage.presses(stage.ada, "End the turn", panel)
    assert len(await stage.journal()) == len(before) + 4


@pytest.mark.long
async def test_what_does_not_go_together_is_left_out_of_the_plan_with_a_sentence(stage: Stage) -> None:
    panel = await plans(stage, "y1", "y2", "r1", "g1", "p1", "b1")
    wanted = ("Apprentices, Use its effect", "Apprentices, Hire a pawn")
    panel = await stage.selects(stage.ada, *wanted, on=panel)
    assert "One of what you chose is not in the plan" in panel
    assert "1. **Ada**" in panel
    assert "2. " not in panel


async def test_a_plan_is_shortened_done_and_too_late_and_holds_ten_at_most(stage: Stage) -> None:
    stage.bot.pictures = Dark()
    panel = await plans(stage, "y1", "y2", "y3", "y4", "y5", "y6", "r1", "r2", "r3", "b1", "b2")
    before = await stage.journal()
    await chooses(stage, stage.ada, "Apprentices, Use its effect")
    panel = await chooses(stage, stage.ada, "Hiring Fair, Hire a pawn")
    assert "Do both" in panel.labels
    panel = await stage.presses(stage.ada, "Take the last one off", panel)
    assert "1. " in panel
    assert "2. " not in panel
    twice = await stage.selects(
        stage.ada, "Errand, Hire a pawn", "Errand, Use its effect, Guildhall → Dyers", on=panel
    )
    assert "One of what you chose is not in the plan" in twice
    assert "2. **Ada**" in twice
    over = await stage.presses(stage.ada, "Start over", twice)
    assert "Nothing is done" not in over
    panel = await stage.presses(stage.ada, "Plan the turn", over)
    while hires := [line for line in offers(panel) if line.endswith("Hire a pawn")]:
        menu = panel.menu_with(hires[0])
        lines = [line.label for line in menu.options if line.label in hires]
        panel = await stage.selects(stage.ada, *lines[:7], on=panel)
        if "Do all 10" in panel.labels:
            break
    full = await chooses(stage, stage.ada, hires[-1])
    assert "A plan holds 10 at most." in full
    assert await stage.journal() == before
    confirm = panel.id_of("Do all 10")
    done = await stage.presses(stage.ada, "Do all 10", panel)
    assert len(await stage.journal()) == len(before) + 10
    assert "Take back" in done.labels
    assert "That question is no longer open." in await stage.forges(stage.ada, confirm)
    assert "does not wait for you" in await stage.forges(stage.ben, confirm)
    assert len(await stage.journal()) == len(before) + 10
