"""A player's panel: narrowing, going back, taking back, picking several things."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from engines.kernel import Match
from engines.kernel.catalogue import titles
from tests.e2e.stage import Stage
from tests.toys import SPELLS, YARDS


def holds(*cards: str) -> Callable[[Match], bool]:
    """Whether the first player of Spells holds at least these cards."""

    def held(match: Match) -> bool:
        hand = list(match.view(0).hand.cards)  # type: ignore[union-attr]
        return all(hand.count(card) >= cards.count(card) for card in cards)

    return held


async def test_a_question_is_narrowed_in_the_same_message(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    panel = stage.panel(stage.ada)
    assert "You have 4 coins. Buy, sell or pass." in panel
    reply = await stage.presses(stage.ada, "Buy")
    assert reply.edited
    assert "Deal: **Buy**" in reply
    reply = await stage.presses(stage.ada, "Clay")
    assert "Goods: **clay**" in reply
    assert reply.labels == ["1", "2", "3", "Start over", "Rules"]
    await stage.presses(stage.ada, "3")
    assert await stage.journal() == [(0, "buy:clay:3")]
    assert "You have 1 coins." in stage.panel(stage.ada)


async def test_starting_over_goes_back_to_the_whole_question(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    first = stage.panel(stage.ada).labels
    await stage.presses(stage.ada, "Buy")
    await stage.presses(stage.ada, "Clay")
    reply = await stage.presses(stage.ada, "Start over")
    assert reply.labels == first
    assert "Deal" not in reply
    assert await stage.journal() == []


async def test_what_cannot_be_chosen_is_explained(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    await stage.presses(stage.ada, "Buy")
    reply = await stage.presses(stage.ada, "Iron")
    assert reply.labels == ["1", "Start over", "Rules"]
    assert "Not now" not in reply
    reply = await stage.unfolds(stage.ada, "Why not?")
    assert reply.edited
    assert "Not now: 2 – That costs 6 coins, and you have 4." in reply
    assert reply.labels == ["1", "Start over", "Rules"]
    assert "Not now" not in await stage.unfolds(stage.ada, "Hide")
    await stage.presses(stage.ada, "1")
    assert await stage.journal() == [(0, "buy:iron:1")]


async def test_what_leaves_nothing_to_choose_is_done_at_once(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    await stage.presses(stage.ada, "Pass")
    assert await stage.journal() == [(0, "pass")]


async def test_an_answer_is_taken_back_and_only_once(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    for _ in range(2):
        await stage.presses(stage.ada, "Buy")
        await stage.presses(stage.ada, "Clay")
        await stage.presses(stage.ada, "1")
    assert "You have 2 coins" in stage.panel(stage.ada)
    pressed = stage.panel(stage.ada).id_of("Take back")
    await stage.presses_id(stage.ada, pressed, stage.panel(stage.ada))
    assert "You have 3 coins" in stage.panel(stage.ada)
    doubled = await stage.forges(stage.ada, pressed)
    assert "That answer cannot be taken back any more." in doubled
    assert "You have 3 coins" in doubled
    assert [picks for _, picks in await stage.journal()] == ["buy:clay:1", "buy:clay:1", "taken back"]


async def test_a_whole_turn_is_taken_back_in_one_press(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    for count in ("1", "1"):
        await stage.presses(stage.ada, "Buy")
        await stage.presses(stage.ada, "Clay")
        await stage.presses(stage.ada, count)
    assert "You have 2 coins" in stage.panel(stage.ada)
    pressed = stage.panel(stage.ada).id_of("Take back both")
    await stage.presses_id(stage.ada, pressed, stage.panel(stage.ada))
    assert "You have 4 coins" in stage.panel(stage.ada)
    assert "Take back" not in stage.panel(stage.ada).labels
    doubled = await stage.forges(stage.ada, pressed)
    assert "That answer cannot be taken back any more." in doubled
    taken = [picks for _, picks in await stage.journal()]
    assert taken == ["buy:clay:1", "buy:clay:1", "taken back", "taken back"]


async def test_what_was_taken_back_stays_readable(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    await stage.presses(stage.ada, "Buy")
    await stage.presses(stage.ada, "Clay")
    await stage.presses(stage.ada, "3")
    await stage.presses(stage.ada, "Take back")
    story = await stage.says(stage.ben, "table history")
    assert "**Ada** buys 3 clay." in story
    assert "**Ada** takes back what was done last." in story


@pytest.mark.long
async def test_an_answer_that_others_built_on_stays(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    await stage.presses(stage.ada, "Pass")
    assert "Take back" in stage.panel(stage.ada).labels
    pressed = stage.panel(stage.ada).id_of("Take back")
    await stage.presses(stage.ben, "Play", stage.table())
    await stage.presses(stage.ben, "Buy")
    await stage.presses(stage.ben, "Clay")
    await stage.presses(stage.ben, "1")
    reply = await stage.presses_id(stage.ada, pressed, stage.panel(stage.ada))
    assert "cannot be taken back any more" in reply or "it stays" in reply
    assert "Waiting for **Ben**." in reply
    assert len(await stage.journal()) == 2


async def test_refreshing_shows_the_table_as_it_is(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    await stage.presses(stage.ada, "Pass")
    await stage.presses(stage.ben, "Play", stage.table())
    await stage.presses(stage.ben, "Buy")
    await stage.presses(stage.ben, "Clay")
    await stage.presses(stage.ben, "1")
    reply = await stage.presses(stage.ada, "Refresh")
    assert reply.edited
    assert "• **Ben** buys 1 clay." in reply
    assert "Waiting for **Ben**." in reply


async def test_whoever_is_asked_again_reads_what_happened_meanwhile(stage: Stage) -> None:
    await stage.begins("yards", stage.ada, stage.ben)
    await stage.presses(stage.ada, "Nothing")
    await stage.presses(stage.ben, "Play", stage.table())
    await stage.presses(stage.ben, "Nothing")
    await stage.presses(stage.ben, "Nothing")
    await stage.presses(stage.ada, "Nothing")
    assert "Round 2 begins." not in stage.panel(stage.ada)
    assert "• Round 2 begins." in await stage.unfolds(stage.ada, "What happened")


async def test_whoever_comes_too_late_hears_who_was_quicker(stage: Stage) -> None:
    def scarce(match: Match) -> bool:
        quarry = match.view(None).board.quarry  # type: ignore[attr-defined]
        return list(quarry).count("chalk") == 1

    stage.deals(YARDS, 2, scarce)
    await stage.begins("yards", stage.ada, stage.ben)
    await stage.presses(stage.ben, "Play", stage.table())
    for person in (stage.ada, stage.ben):
        await stage.presses(person, "Chalk")
    await stage.presses(stage.ben, "A1")
    reply = await stage.presses(stage.ada, "A2")
    assert "**Ben** took the last chalk." in reply
    assert "Take a stone from the quarry" in reply
    assert len(await stage.journal()) == 1


async def test_several_things_are_picked_within_a_budget(stage: Stage) -> None:
    stage.deals(SPELLS, 1, holds("fair", "spark", "spark"))
    await stage.begins("spells", stage.ada, seats=1)
    await stage.presses(stage.ada, "Fair")
    panel = stage.panel(stage.ada)
    assert "Pay with 2 other cards." in panel
    assert "Choose 2." in panel
    await stage.presses(stage.ada, "Spark")
    assert "Chosen so far: Spark. That is 1 of 2." in stage.panel(stage.ada)
    await stage.presses(stage.ada, "Spark")
    assert "Take gems for 4 coins at most." in stage.panel(stage.ada)
    assert "Nothing is chosen yet. You have 4 to use." in stage.panel(stage.ada)
    assert stage.panel(stage.ada).labels[:4] == ["Ruby", "Pearl", "Bead", "None"]
    reply = await stage.presses(stage.ada, "Ruby")
    assert "Chosen so far: ruby. That uses 3 of 4." in reply
    assert reply.labels[:4] == ["Bead", "Start over", "Done choosing", "Take back"]
    await stage.presses(stage.ada, "Bead")
    assert [picks for _, picks in await stage.journal()] == ["fair", "spark,spark", "ruby,bead"]


async def test_nothing_at_all_can_be_picked_where_that_is_allowed(stage: Stage) -> None:
    stage.deals(SPELLS, 1, holds("fair", "spark", "spark"))
    await stage.begins("spells", stage.ada, seats=1)
    await stage.says(stage.ada, "spells play", card="Fair")
    await stage.presses(stage.ada, "Spark")
    await stage.presses(stage.ada, "Spark")
    await stage.presses(stage.ada, "None")
    assert [picks for _, picks in await stage.journal()][-1] == ""


async def test_a_command_begins_a_choice_of_several(stage: Stage) -> None:
    stage.deals(SPELLS, 1, holds("fair", "spark", "spark"))
    await stage.begins("spells", stage.ada, seats=1)
    await stage.presses(stage.ada, "Fair")
    await stage.presses(stage.ada, "Spark")
    await stage.presses(stage.ada, "Spark")
    reply = await stage.says(stage.ada, "spells take", gem="pearl")
    assert "Chosen so far: pearl. That uses 2 of 4." in reply
    await stage.presses(stage.ada, "Done choosing")
    assert [picks for _, picks in await stage.journal()][-1] == "pearl"


async def test_things_beside_the_question_are_offered_with_it(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    assert "Draw a spare card first" in stage.panel(stage.ada).labels
    reply = await stage.presses(stage.ada, "Draw a spare card first")
    assert "Which card do you lay aside?" in reply
    assert "You drew" not in stage.table()


@pytest.mark.long
async def test_exactly_three_are_chosen_in_one_menu(stage: Stage) -> None:
    await stage.begins("market", stage.ada, seats=1)
    panel = stage.panel(stage.ada)
    assert panel.menu.placeholder == "Choose 3"
    assert (panel.menu.min_values, panel.menu.max_values) == (3, 3)
    assert panel.choices[:2] == ["Apples", "Bread"]
    await stage.selects(stage.ada, "Honey", "Apples", "Eggs")
    assert await stage.journal() == [(0, "honey,apples,eggs")] or await stage.journal() == [
        (0, "apples,eggs,honey")
    ]
    assert "Choose up to two more." in stage.panel(stage.ada)


async def test_none_may_be_chosen_from_a_menu_too(stage: Stage) -> None:
    await stage.begins("market", stage.ada, seats=1)
    await stage.selects(stage.ada, "Honey", "Apples", "Eggs")
    panel = stage.panel(stage.ada)
    assert panel.menu.placeholder == "Choose up to 2"
    assert "None" in panel.labels
    await stage.presses(stage.ada, "None")
    assert (await stage.journal())[-1] == (0, "")


async def test_a_command_picks_the_first_of_several(stage: Stage) -> None:
    await stage.begins("market", stage.ada, seats=1)
    reply = await stage.says(stage.ada, "market buy", goods="figs")
    assert "Chosen so far: figs. That is 1 of 3." in reply
    await stage.presses(stage.ada, "Dates")
    assert "Chosen so far: figs and dates. That is 2 of 3." in stage.panel(stage.ada)
    await stage.presses(stage.ada, "Start over")
    assert stage.panel(stage.ada).choices != []
    assert await stage.journal() == []


async def test_a_long_list_has_several_menus(stage: Stage) -> None:
    await stage.begins("market", stage.ada, seats=1)
    await stage.selects(stage.ada, "Honey", "Apples", "Eggs")
    await stage.presses(stage.ada, "None")
    panel = stage.panel(stage.ada)
    assert "Which stall does **Ada** visit?" in panel
    assert len(panel.choices) == 24
    assert panel.menu.placeholder == "Choose: Stall"
    assert "Not now: Stall 7, where" in await stage.unfolds(stage.ada, "Why not?")
    assert panel.labels[0] == "More (1 of 3)"
    for page in (2, 3):
        panel = await stage.presses(stage.ada, panel.labels[0])
        assert panel.edited
        assert panel.labels[0] == f"More ({page} of 3)"
    last = "Stall 60, where you can have whatever your heart desires"
    assert panel.choices[-1] == last
    await stage.selects(stage.ada, last)
    assert (await stage.journal())[-1] == (0, "stall60")


async def test_autocompletion_offers_twenty_five_of_many(stage: Stage) -> None:
    await stage.begins("market", stage.ada, seats=1)
    await stage.selects(stage.ada, "Honey", "Apples", "Eggs")
    await stage.presses(stage.ada, "None")
    assert len(await stage.offered(stage.ada, "market visit", "stall")) == 25
    assert len(await stage.offered(stage.ada, "market visit", "stall", "Stall 58")) == 1


async def test_more_beside_a_question_than_fits_into_a_row(stage: Stage) -> None:
    await stage.begins("market", stage.ada, seats=1)
    await stage.selects(stage.ada, "Honey", "Apples", "Eggs")
    await stage.presses(stage.ada, "None")
    await stage.says(stage.ada, "market visit", stall="3")
    assert stage.panel(stage.ada).labels[:5] == [
        "Home",
        "Onward",
        "Take back",
        "Take back all 3",
        "Other actions (6)",
    ]
    reply = await stage.presses(stage.ada, "Other actions (6)")
    assert reply.labels[:6] == [
        "Ring north",
        "Ring south",
        "Ring east",
        "Ring west",
        "Ring noon",
        "Ring night",
    ]
    assert "Start over" in reply.labels
    await stage.presses(stage.ada, "Ring noon")
    assert (await stage.journal())[-1] == (0, "noon")
    assert "Other actions (5)" in stage.panel(stage.ada).labels
    await stage.presses(stage.ada, "Other actions (5)")
    await stage.presses(stage.ada, "Ring west")
    assert "Ring east" in stage.panel(stage.ada).labels


async def test_the_panel_says_before_what_cannot_be_taken_back(stage: Stage) -> None:
    stage.deals(SPELLS, 1, holds("spark", "stars"))
    await stage.begins("spells", stage.ada, seats=1)
    assert "⚠ cannot be taken back" in stage.panel(stage.ada).beside("Stars")
    assert "cannot be taken back" not in stage.panel(stage.ada).beside("Spark")
    await stage.presses(stage.ada, "Spark")
    assert "Take back" in stage.panel(stage.ada).labels
    await stage.presses(stage.ada, "Stars")
    assert "Take back" not in stage.panel(stage.ada).labels


@pytest.mark.long
async def test_an_old_panel_goes_on_working(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    panel = stage.panel(stage.ada)
    await stage.waits(3 * 86400)
    reply = await stage.presses(stage.ada, "Pass", panel)
    assert "Waiting for **Ben**." in reply


async def test_an_ordinary_turn_takes_three_presses_or_fewer(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    await stage.presses(stage.ada, "Wheat")
    reply = await stage.presses(stage.ada, "A1")
    assert "Waiting for **Ben**." in reply
    await stage.presses(stage.ben, "Play", stage.table())
    await stage.presses(stage.ben, "B2")
    assert [picks for _, picks in await stage.journal()] == ["wheat", "A1", "B2"]


@pytest.mark.long
async def test_squares_that_are_taken_cannot_be_pressed(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, monuments="off", seats=1)
    resource = stage.panel(stage.ada).labels[0]
    await stage.presses(stage.ada, resource)
    squares = [label for label in stage.panel(stage.ada).labels if re.fullmatch("[A-D][1-4]", label)]
    assert len(squares) == 16
    await stage.presses(stage.ada, "C3")
    await stage.presses(stage.ada, stage.panel(stage.ada).labels[0])
    assert stage.panel(stage.ada).shut == ["C3"]


async def test_every_picture_is_described(stage: Stage) -> None:
    assert "tiny_towns" in titles()
    await stage.begins("towns", stage.ada, stage.ben)
    for shown in (stage.panel(stage.ada), stage.table(), stage.dm(stage.ben)):
        assert len(shown.pictures) == 1
        assert 20 < len(shown.pictures[0]) <= 1024


async def test_a_panel_away_from_its_table_says_which_table_it_is_about(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    away = await stage.says(stage.ada, "works trade")
    assert away.text.startswith("**Works** · table 1 · https://discord.com/channels/")
    there = await stage.says(stage.ada, "works trade", at=stage.thread())
    assert "table 1" not in there


async def test_a_panel_that_waits_becomes_the_next_question_and_one_that_waits_for_others_stays(
    stage: Stage,
) -> None:
    await stage.begins("works", stage.ada, stage.ben, stage.cleo, seats=3, autostart=True)
    for person in (stage.ben, stage.cleo):
        assert "Waiting for **Ada**" in await stage.presses(person, "Play", stage.table())
    beside = stage.panel(stage.cleo).text
    await stage.answers(stage.ada, "Pass")
    await stage.settled()
    asked = stage.panel(stage.ben)
    assert "Buy, sell or pass." in asked
    assert stage.panel(stage.cleo).text == beside
    await stage.presses(stage.ben, "Pass")
    await stage.settled()
    assert "Buy, sell or pass." in stage.panel(stage.cleo)


async def test_a_panel_that_discord_changes_no_more_is_let_go(stage: Stage) -> None:
    await stage.begins("works", stage.ada, stage.ben, seats=2, autostart=True)
    await stage.presses(stage.ben, "Play", stage.table())
    with stage.env._bot_scope():
        (waiting,) = stage.bot.panels.waiting(1)
    stage.fails("PATCH", "/webhooks/*", 404, 10008)
    await stage.answers(stage.ada, "Pass")
    await stage.settled()
    assert not stage.bot.panels.still(waiting)
    assert "Waiting for **Ada**" in stage.panel(stage.ben)
    assert [one.mentioned for one in stage.notices()] == [{stage.ben.id}], "Ben is called all the same"
