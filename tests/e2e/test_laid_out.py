"""Panels and private messages are laid out, stay so whatever they become, and those of before go on working."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.stage import Person, Seen, Stage
from tests.e2e.test_panels import holds
from tests.toys import SPELLS

LAID = 1 << 15


def laid(shown: Seen) -> bool:
    return bool(shown.message.flags.components_v2)


def as_before(stage: Stage, shown: Seen) -> Seen:
    """The message as an earlier release has left it: a text above rows of buttons."""
    stored = stage.env.backend.get_message(shown.message.channel.id, shown.id)
    rows = [
        {"type": 1, "components": [{"type": 2, "style": 1, "label": one.label, "custom_id": one.custom_id}]}
        for one in shown.components[:5]
    ]
    stored.content, stored.components, stored.flags = shown.text, rows, stored.flags & ~LAID
    return shown


async def test_a_panel_has_the_question_then_the_picture_then_the_choices_in_the_colour_of_the_seat(
    stage: Stage,
) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    panel = await stage.presses(stage.ada, "Play", stage.table())
    box = panel.message.components[0]
    kinds = [one.type.name for one in box.children]  # type: ignore[union-attr]
    assert kinds[:3] == ["text_display", "media_gallery", "action_row"]
    other = await stage.presses(stage.ben, "Play", stage.table())
    colours = [one.message.components[0].accent_colour for one in (panel, other)]  # type: ignore[union-attr]
    assert None not in colours
    assert colours[0] != colours[1]


async def test_the_picture_stays_while_something_is_unfolded(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    await stage.presses(stage.ada, "Play", stage.table())
    await stage.presses(stage.ada, "Wheat")
    pictures = (await stage.presses(stage.ben, "Play", stage.table())).pictures
    assert len(pictures) == 1
    assert (await stage.unfolds(stage.ben, "What happened")).pictures == pictures
    assert (await stage.unfolds(stage.ben, "Hide")).pictures == pictures


async def test_whatever_a_panel_becomes_is_laid_out(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    assert laid(stage.panel(stage.ada))
    reply = await stage.presses(stage.ada, stage.panel(stage.ada).labels[0])
    assert reply.edited
    assert laid(reply)
    assert "Waiting for **Ben**." in reply
    pressed = stage.panel(stage.ada).id_of("Refresh")
    assert laid(await stage.presses_id(stage.ada, pressed, stage.panel(stage.ada)))


async def test_orders_open_within_the_panel_and_lead_back(stage: Stage) -> None:
    await stage.begins("towns", stage.ada, stage.ben, monuments="off", starts="host")
    first = (await stage.presses(stage.ada, "Play", stage.table())).labels
    orders = await stage.presses(stage.ada, "Orders")
    assert orders.edited
    assert laid(orders)
    assert laid(await stage.presses(stage.ada, "Back to my panel"))
    assert stage.panel(stage.ada).labels == first


@pytest.mark.parametrize("answer", [True, False])
@pytest.mark.long
async def test_a_panel_of_before_goes_on_working(stage: Stage, answer: bool) -> None:
    await stage.begins("works", stage.ada, stage.ben)
    old = as_before(stage, stage.panel(stage.ada))
    reply = await stage.presses(stage.ada, "Pass" if answer else "Buy", old)
    assert reply.edited
    assert laid(reply)
    assert ("Waiting for **Ben**." if answer else "Deal: **Buy**") in reply


async def test_a_private_message_of_before_goes_on_working(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    dm = as_before(stage, stage.dm(stage.ben))
    reply = await stage.presses(stage.ben, dm.labels[0], dm)
    assert reply.edited
    assert laid(stage.dm(stage.ben))
    assert "This is yours alone." in stage.dm(stage.ben)


async def test_what_is_told_to_all_stays_as_it_is(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben)
    for shown in (stage.card(), stage.table(), *stage.notices()):
        assert not laid(shown)


# Asking once more


async def wary(stage: Stage) -> Person:
    """Somebody who is asked once more, in a match where Stars cannot be taken back."""
    stage.sure = False
    stage.deals(SPELLS, 1, holds("spark", "stars"))
    await stage.begins("spells", stage.ada, seats=1, turns="1")
    return stage.ada


async def test_a_newcomer_is_asked_once_more_before_what_is_final(stage: Stage) -> None:
    ada = await wary(stage)
    first = stage.panel(ada).labels
    reply = await stage.presses(ada, "Stars")
    assert "You choose **Stars**. That cannot be taken back. Is it what you want?" in reply
    assert await stage.journal() == []
    assert (await stage.presses(ada, "No, go back")).labels == first
    await stage.presses(ada, "Stars")
    await stage.presses(ada, "Yes")
    assert await stage.journal() == [(0, "stars")]


async def test_where_it_is_asked_once_more_the_picture_shows_nothing_but_what_was_chosen(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await wary(stage)
    drawn, pictures = [], stage.bot.pictures
    soon = pictures.soon

    async def noted(wanted: Any, within: float) -> Any:
        drawn.append(wanted.question)
        return await soon(wanted, within)

    monkeypatch.setattr(pictures, "soon", noted)
    await stage.presses(ada, "Stars")
    assert [option.key for option in drawn[-1].options] == ["stars"]
    await stage.presses(ada, "No, go back")
    assert len(drawn[-1].options) > 1


async def test_with_the_answer_somebody_may_say_never_to_be_asked_again(stage: Stage) -> None:
    ada = await wary(stage)
    await stage.presses(ada, "Stars")
    await stage.presses(ada, "Yes, and do not ask again")
    assert await stage.journal() == [(0, "stars")]
    assert "Asked once more before what is final: **off**" in await stage.says(ada, "settings own")


async def test_what_can_be_taken_back_is_not_asked_about(stage: Stage) -> None:
    ada = await wary(stage)
    await stage.presses(ada, "Spark")
    assert await stage.journal() == [(0, "spark")]


async def test_whoever_wishes_so_is_never_asked_once_more(stage: Stage) -> None:
    ada = await wary(stage)
    assert "Asked once more before what is final: **off**" in await stage.says(
        ada, "settings own", confirm="off"
    )
    await stage.presses(ada, "Play", stage.table())
    await stage.presses(ada, "Stars")
    assert await stage.journal() == [(0, "stars")]


@pytest.mark.parametrize("wish", ["auto", "on"])
async def test_after_a_whole_match_only_who_wishes_it_is_asked_once_more(stage: Stage, wish: str) -> None:
    ada = await wary(stage)
    await stage.presses(ada, "Nothing more")
    if "Yes" in stage.panel(ada).labels:
        await stage.presses(ada, "Yes")
    assert (await stage.row()).state == "finished"
    await stage.says(ada, "settings own", confirm=wish)
    await stage.begins("spells", ada, seats=1, turns="1")
    reply = await stage.presses(ada, "Stars")
    assert ("Is it what you want?" in reply) == (wish == "on")
    assert (await stage.journal(2) == []) == (wish == "on")
