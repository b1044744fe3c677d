"""A lesson as its pupil sees it: opened, tried, left, taken up again, begun anew, and erased."""

from __future__ import annotations

import pytest
from sqlalchemy import select, update

from bot.store.schema import lessons, tables
from engines.kernel.catalogue import titles
from engines.kernel.lesson import has_lesson, lesson_of
from tests.e2e.stage import Person, Seen, Stage
from tests.e2e.test_blind import Dark

TOWNS = "tiny_towns"


async def begun(stage: Stage, person: Person) -> Seen:
    """The lesson of Tiny Towns, at its second step."""
    first = await stage.says(person, "learn", title=TOWNS)
    assert "step 1 of" in first
    return await stage.presses(person, "Go on", first)


async def test_a_lesson_explains_lets_one_try_and_goes_on(stage: Stage) -> None:
    monument = await begun(stage, stage.ada)
    assert "keeps one" in monument
    assert len(monument.pictures) == 1
    name = await stage.presses(stage.ada, "Shrine of the Elder Tree", monument)
    assert "✓" in name
    tried = await stage.presses(stage.ada, "Wheat", name)
    assert "You try this" in tried
    assert "A Well has none of these" in tried
    assert "waits for" not in tried.pictures[0], "nobody is called by what was only tried"
    again = await stage.presses(stage.ada, "Try again", tried)
    assert "Which cube shall we begin with?" in again
    corner = await stage.presses(stage.ada, "Wood", again)
    assert "Wood is half a Well" in corner
    assert "room is what you run out of" in corner
    async with stage.bot.store.reading() as connection:
        assert (await connection.execute(select(tables))).first() is None, "a lesson is no table"


async def at_step(stage: Stage, person: Person, title: str, step: str) -> Seen:
    """A lesson where somebody has come to this step of it."""
    stage.bot.pictures = Dark()
    await stage.says(person, "learn", title=title)
    number = next(number for number, one in enumerate(lesson_of(title).step) if one.id == step)
    async with stage.bot.store.writing() as connection:
        await connection.execute(update(lessons).values(step=number))
    return await stage.says(person, "learn", title=title)


async def test_what_was_right_begins_with_a_capital_behind_its_icon(stage: Stage) -> None:
    shown = await at_step(stage, stage.ada, "pillars", "bishop")
    assert "Which cube do you take?" in shown
    right = await stage.presses(stage.ada, "Stone", shown)
    assert "✓ **Stone**. Stone takes" in right


async def test_what_a_question_depends_on_stands_below_the_choices_of_a_lesson(stage: Stage) -> None:
    shown = await at_step(stage, stage.ada, "pillars", "saved")
    assert shown.place("Still in the bag") > shown.place("Draw another")


async def test_a_lesson_that_was_left_is_taken_up_where_it_was(stage: Stage) -> None:
    shown = await begun(stage, stage.ada)
    await stage.presses(stage.ada, "Do it for me", shown)
    await stage.restarts()
    later = await stage.says(stage.ada, "learn", title=TOWNS)
    assert "step 3 of" in later
    assert "You go on where you left off; **From the start** begins anew." in later
    late = await stage.forges(stage.ada, shown.id_of("Do it for me"))
    assert "step 3 of" in late, "a press on a step that is over goes no further"
    first = await stage.says(stage.ben, "learn", title=TOWNS)
    assert "step 1 of" in first
    assert "left off" not in first


async def test_a_lesson_that_has_changed_meanwhile_begins_anew_with_a_sentence(stage: Stage) -> None:
    shown = await begun(stage, stage.ada)
    async with stage.bot.store.writing() as connection:
        await connection.execute(update(lessons).values(edition="another"))
    reply = await stage.presses(stage.ada, "Do it for me", shown)
    assert "have changed since you were here" in reply
    assert "step 1 of" in reply


async def test_nobody_presses_on_in_the_lesson_of_somebody_else_or_in_one_that_is_erased(
    stage: Stage,
) -> None:
    shown = await begun(stage, stage.ada)
    async with stage.bot.store.writing() as connection:
        await connection.execute(update(lessons).values(person=stage.ben.id))
    assert "not there any more" in await stage.presses(stage.ada, "Do it for me", shown)


ODD = ("李小龍的朋友們在哪裡", "مُحَمَّد بن عَبدالله", "🦊🧙‍♀️", "W" * 32)


@pytest.mark.long
async def test_a_lesson_names_whoever_learns_as_they_write_themselves(database: str) -> None:
    async with Stage(database, people=ODD) as stage:
        for person in stage.people:
            shown = await stage.says(person, "learn", title=TOWNS)
            while "Go on" in shown.labels:
                shown = await stage.presses(person, "Go on", shown)
            shown = await stage.presses(person, "Do it for me", shown)
            assert len(shown.pictures) == 1
            assert person.name in shown.pictures[0]


async def test_the_button_on_a_lobby_card_opens_the_lesson_of_its_title(stage: Stage) -> None:
    await stage.says(stage.ada, "towns new")
    reply = await stage.presses(stage.ben, "Learn", stage.card())
    assert "Welcome to Tiny Towns" in reply
    assert "Which" not in await stage.says(stage.ben, "learn", title=TOWNS)


@pytest.mark.long
@pytest.mark.parametrize("title", sorted(name for name in titles() if has_lesson(name)))
async def test_every_lesson_leads_to_its_end_press_by_press(stage: Stage, title: str) -> None:
    stage.bot.pictures = Dark()
    shown: Seen = await stage.says(stage.ada, "learn", title=title)
    for number in range(1, len(lesson_of(title).step) + 1):
        assert f"step {number} of" in shown
        on = [one for one in ("Do it for me", "Go on") if one in shown.labels]
        if on:
            shown = await stage.presses(stage.ada, on[0], shown)
    assert not on, "it ends here"
    assert "new**" in shown, "it says how to go on with friends"
    again = await stage.presses(stage.ada, "From the start", shown)
    assert "step 1 of" in again
    async with stage.bot.store.writing() as connection:
        await connection.execute(update(lessons).values(step=len(lesson_of(title).step) - 1))
    end = await stage.says(stage.ada, "learn", title=title)
    door = await stage.presses(stage.ada, "Play it now", end)
    assert "Open a table here" in door.labels


async def test_what_there_is_to_learn_and_what_stands_below_a_step(stage: Stage) -> None:
    stage.bot.pictures = Dark()
    asked = await stage.says(stage.ada, "learn")
    assert "What would you like to learn?" in asked
    assert asked.labels == ["Guilds of London", "Old London Bridge", "The Pillars of the Earth", "Tiny Towns"]
    first = await stage.presses(stage.ada, "Tiny Towns", asked)
    assert "step 1 of" in first
    assert not first.edited
    assert first.labels == ["Go on"]
    assert "no lesson of that" in await stage.forges(stage.ada, "g:learn:0:-1:toy_works.")
    assert "no lesson of that" in await stage.forges(stage.ada, "g:learn:0:-1:chess.")
    second = await stage.presses(stage.ada, "Go on", first)
    assert second.labels[-3:] == ["Do it for me", "Step back", "From the start"]
    assert "Learn" not in second.labels
    assert "Take back" not in second.labels
    back = await stage.presses(stage.ada, "Step back", second)
    assert "step 1 of" in back
    assert "step 1 of" in await stage.forges(stage.ada, second.id_of("Step back")), "nobody goes back twice"
    assert "step 1 of" in await stage.forges(stage.ada, back.id_of("Go on").replace("on:", "back:"))


async def test_of_what_is_tried_a_good_answer_goes_on_and_another_is_only_shown(stage: Stage) -> None:
    stage.bot.pictures = Dark()
    second = await begun(stage, stage.ada)
    fine = await stage.presses(stage.ada, "Statue of the Bondmaker", second)
    assert "The lesson goes on in another way" in fine
    assert fine.labels == ["Go on"]
    name = await stage.presses(stage.ada, "Go on", fine)
    assert "The lesson goes on with this: **Shrine of the Elder Tree**" in name, (
        "that is no praise of another answer"
    )
    rule = await stage.presses(stage.ada, "Rules", name)
    assert not rule.edited
    assert "**A turn**" in rule
    poor = await stage.presses(stage.ada, "Wheat", name)
    assert "Nothing has happened yet" in poor
    assert poor.labels == ["Try again", "Do it for me"]
    again = await stage.presses(stage.ada, "Try again", poor)
    assert "step 3 of" in again
    assert "You try this" not in again
    old = await stage.forges(stage.ada, "g:lessonpick:1:1:.")
    assert "You have gone on meanwhile." in old
    gone = await stage.forges(stage.ada, name.id_of("Wheat").split(".")[0] + ".AAAAA")
    assert "step 3 of" in gone
    async with stage.bot.store.writing() as connection:
        await connection.execute(update(lessons).values(edition="another"))
    assert "have changed since you were here" in await stage.forges(stage.ada, name.id_of("Wheat"))
    anew = await stage.presses(stage.ada, "Go on", await stage.says(stage.ada, "learn", title=TOWNS))
    assert "step 1 of" in await stage.presses(stage.ada, "From the start", anew)


async def test_what_happened_is_unfolded_in_a_lesson_and_its_end_leads_to_a_table(stage: Stage) -> None:
    stage.bot.pictures = Dark()
    await begun(stage, stage.ada)
    async with stage.bot.store.writing() as connection:
        await connection.execute(update(lessons).values(step=2))
    shown = await stage.says(stage.ada, "learn", title=TOWNS)
    unfolded = await stage.presses(stage.ada, "What happened (1)", shown)
    assert "Hide" in unfolded.labels
    assert "has chosen a monument" not in shown
    assert "has chosen a monument" in unfolded
    assert "has chosen a monument" not in await stage.presses(stage.ada, "Hide", unfolded)
    last = len(lesson_of(TOWNS).step)
    async with stage.bot.store.writing() as connection:
        await connection.execute(update(lessons).values(step=last - 1))
    end = await stage.says(stage.ada, "learn", title=TOWNS)
    assert f"step {last} of {last}" in end
    assert end.labels == ["Play it now", "Step back", "From the start"]
    assert f"step {last} of" in await stage.forges(stage.ada, f"g:lessonon:1:{last - 1}:")
    assert "Open a table here" in (await stage.presses(stage.ada, "Play it now", end)).labels
