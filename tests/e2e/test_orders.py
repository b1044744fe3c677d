"""Standing orders in the panel: given in two or three presses, shown with what they will do next, changed, switched off."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.e2e.pillars import arranged, the_match
from tests.e2e.stage import Person, Seen, Stage
from tests.e2e.test_blind import Dark
from tests.engines.pillars.scene import ADA, BEN

CARDS = "Take cards by preference"
PLACES = "Place builders by preference, else pass"
BUILDS = "Build as proposed at the Cathedral"
LEAVES = "Put no drawn builder back, in any round"


@pytest.fixture
async def playing(stage: Stage) -> Stage:
    """Ada, Ben and Cleo take cards, and Ada begins."""
    await stage.begins("pillars", stage.ada, stage.ben, stage.cleo)
    async with arranged(stage) as table:
        table.draft("wood_4", "stone_2", "sand_2", "mason_1")
    return stage


async def standing(stage: Stage, seat: int) -> dict[str, list[str]]:
    """The lists of the orders of a seat, as their values."""
    async with the_match(stage) as match:
        orders = match.standing.standing(seat)
    return {name: [",".join(want.values()) for want in order.wants] for name, order in orders.items()}


async def opened(stage: Stage, kind: str) -> Seen:
    """Ben's page of one order, from his panel."""
    await stage.says(stage.ben, "pillars orders")
    return await stage.presses(stage.ben, kind)


@pytest.mark.long
async def test_an_order_is_given_in_three_presses_and_answers_when_it_comes_up(playing: Stage) -> None:
    ben = playing.ben
    await opened(playing, CARDS)
    reply = await playing.selects(ben, "4 wood for 9 workers")
    assert "1. 4 wood for 9 workers" in reply
    assert "For this round · Without a condition" in reply
    assert "Next: 4 wood for 9 workers" in reply
    reply = await playing.selects(ben, "2 stone for 5 workers")
    assert "2. 2 stone for 5 workers" in reply
    await playing.says(playing.ada, "pillars draft", card="wood_4")
    assert (await playing.journal())[-2:] == [(ADA, "wood_4"), (BEN, "stone_2")]
    assert "**Ben** sends 5 workers for 2 stone." in playing.table()
    assert playing.waits_for(playing.cleo)


async def test_a_place_is_chosen_with_its_highest_price(playing: Stage) -> None:
    ben = playing.ben
    await opened(playing, PLACES)
    await playing.selects(ben, "Bishop’s Seat")
    reply = await playing.selects(ben, "At most 5 gold")
    assert "1. Bishop’s Seat, at most 5 gold" in reply
    assert await standing(playing, BEN) == {"places": ["bishop,5"]}


async def test_condition_and_length_are_chosen_once_something_stands(playing: Stage) -> None:
    ben = playing.ben
    page = await opened(playing, CARDS)
    assert "Until I change it" not in page.choices
    await playing.selects(ben, "Mason 2× for 5 gold")
    await playing.selects(ben, "Only while no craftsman has to leave for it")
    reply = await playing.selects(ben, "Until I change it")
    assert "Until I change it · Only while no craftsman has to leave for it" in reply
    async with the_match(playing) as match:
        order = match.standing.standing(BEN)["draft"]
    assert (order.when, order.hold) == ("room", "on")
    reply = await playing.selects(ben, "Without a condition")
    assert "Until I change it · Without a condition" in reply


async def test_what_is_on_the_list_is_taken_off_again_and_with_the_last_the_order_ends(
    playing: Stage,
) -> None:
    ben = playing.ben
    await opened(playing, CARDS)
    await playing.selects(ben, "4 wood for 9 workers")
    page = await playing.selects(ben, "2 sand for 2 workers")
    adding, less = page.menus[:2]
    assert "2 sand for 2 workers" not in [option.label for option in adding.options]
    for want, left in (("4 wood for 9 workers", ["sand_2"]), ("2 sand for 2 workers", None)):
        value = next(option.value for option in less.options if option.label == want)
        result = await ben.select(page.message, [value], custom_id=less.custom_id)
        page = playing._replied(ben, result, page)
        assert (await standing(playing, BEN)).get("draft") == left
        less = page.menus[min(1, len(page.menus) - 1)]
    assert "Nothing is on the list yet." in page


async def test_orders_without_a_list_are_switched_on_and_all_are_switched_off_together(
    playing: Stage,
) -> None:
    ben = playing.ben
    page = await opened(playing, LEAVES)
    assert "It does not stand now." in page
    await playing.presses(ben, "Switch on")
    page = await playing.presses(ben, "All orders")
    assert f"**{LEAVES}**" in page
    assert "nothing yet" not in page
    await playing.presses(ben, CARDS)
    await playing.selects(ben, "Pass")
    page = await playing.presses(ben, "All orders")
    assert "Next: Pass" in page
    page = await playing.presses(ben, "Switch all off")
    assert LEAVES not in page.text
    assert "Standing now: nothing yet" in page
    assert await standing(playing, BEN) == {}
    assert "Switch all off" not in page.labels


async def test_an_order_that_speaks_of_what_is_asked_answers_at_once(playing: Stage) -> None:
    ada = playing.ada
    await playing.says(ada, "pillars orders")
    await playing.presses(ada, CARDS)
    reply = await playing.selects(ada, "2 sand for 2 workers")
    assert "What was open just now has been answered by it." in reply
    assert (await playing.journal())[-1] == (ADA, "sand_2")


@pytest.mark.long
async def test_presses_of_before_are_answered_with_a_sentence(playing: Stage) -> None:
    ben = playing.ben
    page = await opened(playing, CARDS)
    async with arranged(playing) as table:
        table.draft("stone_2", "sand_2")
    reply = await playing.selects(ben, "Mason 2× for 5 gold", on=page)
    assert "Nothing is on the list yet." in reply
    assert "Mason 2× for 5 gold" not in reply.choices
    page = await playing.selects(ben, "2 stone for 5 workers", on=reply)
    async with the_match(playing) as match:
        match.standing.end(BEN)
    reply = await playing.selects(ben, "Until I change it", on=page)
    assert "the list of this order is still empty" in reply
    assert await standing(playing, BEN) == {}


async def test_an_order_of_an_earlier_round_is_refused_and_ends_none_of_those_that_stand(
    playing: Stage,
) -> None:
    ben = playing.ben
    old = await playing.says(ben, "pillars orders")
    async with arranged(playing) as table:
        table.game.round += 1
    await playing.selects(ben, "Pass until the price is 5", on=await playing.says(ben, "pillars orders"))
    reply = await playing.selects(ben, BUILDS, on=old)
    assert "That cannot be ordered now." in reply
    assert "Standing now: Pass until the price is 5" in reply
    reply = await playing.selects(ben, BUILDS, on=reply)
    assert f"Standing now: {BUILDS}" in reply


async def test_nobody_else_sees_an_order(playing: Stage) -> None:
    await opened(playing, CARDS)
    await playing.selects(playing.ben, "Pass")
    assert "Next" not in await playing.says(playing.ada, "pillars orders")
    assert "preference" not in playing.table()


async def test_what_is_asked_is_always_answered_like_that_from_now_on(playing: Stage) -> None:
    ada = playing.ada
    async with arranged(playing) as table:
        table.builders(BEN, ADA)
    await playing.says(ada, "pillars orders")
    page = await playing.presses(ada, "Always do this…")
    assert page.choices == ["All stay this round"]
    reply = await playing.selects(ada, "All stay this round")
    assert "What was open just now has been answered by it." in reply
    assert LEAVES in reply
    assert (await playing.journal())[-1] == (ADA, "keep_all")
    assert await standing(playing, ADA) == {"leave": []}
    assert "Always do this…" not in reply.labels


async def test_what_was_asked_before_is_not_always_answered(playing: Stage) -> None:
    ada = playing.ada
    async with arranged(playing) as table:
        table.builders(BEN, ADA)
    await playing.says(ada, "pillars orders")
    page = await playing.presses(ada, "Always do this…")
    await playing.says(ada, "pillars choose", draw="keep")
    reply = await playing.selects(ada, "All stay this round", on=page)
    assert "That question is no longer open." in reply
    assert await standing(playing, ADA) == {}


async def test_a_building_is_planned_in_three_choices_each_said_on_the_way(stage: Stage) -> None:
    ada = stage.ada
    await stage.begins("towns", ada, stage.ben)
    await stage.says(ada, "towns orders")
    await stage.presses(ada, "My plans: what I build, where, and from which cubes")
    reply = await stage.selects(ada, "Cottage")
    assert "Next on the list: Cottage …" in reply
    reply = await stage.selects(ada, "B2")
    assert "Next on the list: Cottage, B2 …" in reply
    assert len(reply.choices) <= 24
    reply = await stage.selects(ada, reply.choices[0])
    assert "1. Cottage, B2, from " in reply


async def test_what_may_be_changed_about_an_order_stands_row_by_row(playing: Stage) -> None:
    ben = playing.ben
    every = await playing.says(ben, "pillars orders")
    assert [len(row) for row in every.rows] == [1, 5, 4, 1]
    assert every.rows[-1] == ["Back to my panel"]
    page = await playing.presses(ben, CARDS)
    assert page.rows == [["Add to the list"], ["All orders", "More (1 of 2)"]]
    assert "The menu lists 1 to 24 of 31" in page
    assert "25 to 31 of 31" in await playing.presses(ben, "More (1 of 2)")
    again = await playing.presses(ben, "More (2 of 2)")
    assert again.text == page.text
    page = await playing.selects(ben, "4 wood for 9 workers")
    last = ["All orders", "Switch off", "More (1 of 2)"]
    menus = ["Add to the list", "Take off the list", "On which condition?", "How long does it hold?"]
    assert page.rows == [*([one] for one in menus), last]
    marked = [[line.label for line in menu.options if line.default] for menu in page.menus]
    assert marked == [[], [], ["Without a condition"], ["For this round"]]
    assert "Nothing is on the list yet." in await playing.presses(ben, "Switch off")
    await playing.presses(ben, "All orders")
    page = await playing.presses(ben, LEAVES)
    assert page.rows == [["All orders", "Switch on"]]
    assert "The menu lists" not in page
    page = await playing.presses(ben, "Switch on")
    assert page.rows == [["How long does it hold?"], ["All orders", "Switch off"]]
    await playing.presses(ben, "All orders")
    await playing.presses(ben, PLACES)
    page = await playing.selects(ben, "Bishop’s Seat")
    assert page.rows == [["At most"], ["All orders", "Start over"]]
    assert "Next on the list: Bishop’s Seat …" in page
    assert (await playing.presses(ben, "Start over")).rows[0] == ["Add to the list"]
    assert (await playing.presses(ben, "All orders")).rows[-1] == ["Back to my panel", "Switch all off"]
    assert "cannot be ordered now" in await playing.forges(ben, "g:plan:1:-1:AAAAA.")


async def test_orders_stand_in_the_copy_of_whoever_gave_them(stage: Stage) -> None:
    stage.bot.pictures = Dark()
    await stage.begins("towns", stage.ada, stage.ben)
    await stage.says(stage.ada, "towns orders")
    await stage.presses(stage.ada, "My plans: what I build, where, and from which cubes")
    for chosen in ("Cottage", "B2"):
        page = await stage.selects(stage.ada, chosen)
    await stage.selects(stage.ada, page.choices[0])

    async def copied(person: Person) -> list[dict[str, Any]]:
        await stage.presses(person, "Send me a copy", await stage.says(person, "privacy"))
        (attachment,) = stage.dms(person)[-1].message.attachments
        found: list[dict[str, Any]] = json.loads(await attachment.read())["orders"]
        return found

    (order,) = await copied(stage.ada)
    assert (order["table_id"], len(order["orders"])) == (1, 1)
    assert order["seat"] == (await stage.row()).seat_of(stage.ada.id)
    assert await copied(stage.ben) == []
