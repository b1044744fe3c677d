"""Hints, as people see them."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.counsels import Wanted
from bot.ui.kit.ids import Id
from bot.ui.kit.numerals import number
from data.words import Words
from engines.kernel.counsel import Counsel, counsel
from tests.e2e.stage import Stage


@pytest.fixture(autouse=True)
def quick(stage: Stage) -> None:
    """Nobody waits for a process to begin: that thoughts come from processes is tested where these are."""
    stage.bot.counsels.think = at_once


async def at_once(table: int, wanted: Wanted) -> Counsel | None:
    return counsel(wanted.title, wanted.blind, wanted.seat, wanted.luck, worlds=4)


ASK = "What would you do?"


async def test_whoever_plays_alone_may_ask_and_reads_what_a_computer_would_do(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben, hints="on")
    await stage.presses(stage.ada, "Play", stage.table())
    assert (await stage.presses(stage.ada, ASK)).edited
    told = stage.panel(stage.ada)
    assert "I would choose **" in told
    assert "points, and to win" in told
    assert "Only you see this." in told
    hidden = await stage.presses(stage.ada, "Hide")
    assert "I would choose" not in hidden
    assert await stage.journal() == []


async def test_rated_matches_have_no_hints_unless_their_host_wants_them(stage: Stage) -> None:
    await stage.says(stage.ada, "yards new")
    assert "Players may ask what a computer would do, unless the match is rated." in stage.card()
    await stage.presses(stage.ben, "Join", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    assert "Nobody may ask what a computer would do." in stage.card()
    panel = await stage.presses(stage.ada, "Play", stage.table())
    assert ASK not in panel.folds
    refused = await stage.forges(stage.ada, str(Id("hint", 1)))
    assert "Nobody may ask at table 1 what a computer would do." in refused


async def test_against_computers_one_may_ask_unless_the_host_said_no(stage: Stage) -> None:
    await stage.says(stage.ada, "yards new")
    await stage.presses(stage.ada, "Add computer", stage.card())
    await stage.presses(stage.ada, "Start", stage.card())
    assert "Players may ask what a computer would do." in stage.card()
    assert ASK in (await stage.presses(stage.ada, "Play", stage.table())).folds
    await stage.says(stage.ben, "yards new", hints="off")
    await stage.presses(stage.ben, "Add computer", stage.card())
    await stage.presses(stage.ben, "Start", stage.card())
    assert "Nobody may ask what a computer would do." in stage.card()


async def test_nobody_is_told_what_is_asked_in_another_seat(stage: Stage) -> None:
    await stage.begins("lanterns", stage.ada, stage.ben, hints="on")
    refused = await stage.forges(stage.cleo, str(Id("hint", 1)))
    assert "I would choose" not in refused
    assert "You have no seat" in refused or "no seat at table" in refused


async def test_each_person_has_a_budget_and_what_was_told_costs_nothing(stage: Stage) -> None:
    stage.bot.counsels.budget.most = 1
    await stage.begins("lanterns", stage.ada, stage.ben, hints="on")
    await stage.presses(stage.ada, "Play", stage.table())
    await stage.presses(stage.ada, ASK)
    assert "I would choose" in stage.panel(stage.ada)
    await stage.presses(stage.ada, "Hide")
    assert "I would choose" in await stage.presses(stage.ada, ASK)
    card = next(one for one in stage.panel(stage.ada).labels if one.isdecimal())
    await stage.presses(stage.ada, card)
    await stage.presses(stage.ben, "Play", stage.table())
    card = next(one for one in stage.panel(stage.ben).labels if one.isdecimal())
    await stage.presses(stage.ben, card)
    panel = stage.panel(stage.ada)
    refused = await stage.presses(stage.ada, ASK)
    assert "I think for each person at most once an hour" in refused
    await stage.waits(3700)
    await stage.presses(stage.ada, ASK, panel)
    stage.panels[stage.ada.id] = panel
    assert "I would choose" in stage.panel(stage.ada)


class Slow:
    """Thinks only when it is told to."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.go = asyncio.Event()

    async def __call__(self, table: int, wanted: Wanted) -> Counsel | None:
        assert table == 1
        await self.stage.env.external_wait(self.go.wait(), reason="somebody thinks")
        return counsel(wanted.title, wanted.blind, wanted.seat, wanted.luck, worlds=2)


async def test_what_takes_long_is_told_later_in_the_same_panel(stage: Stage) -> None:
    stage.bot.counsels.think = slow = Slow(stage)
    await stage.begins("lanterns", stage.ada, stage.ben, hints="on")
    await stage.presses(stage.ada, "Play", stage.table())
    assert "I am thinking about it." in await stage.presses(stage.ada, ASK)
    slow.go.set()
    await stage.settled()
    assert "I would choose **" in stage.panel(stage.ada)


async def test_what_was_asked_before_the_answer_is_not_told_as_if_it_were_asked_now(stage: Stage) -> None:
    stage.bot.counsels.think = slow = Slow(stage)
    await stage.begins("lanterns", stage.ada, stage.ben, hints="on")
    await stage.presses(stage.ada, "Play", stage.table())
    thinking = await stage.presses(stage.ada, ASK)
    card = next(one for one in thinking.labels if one.isdecimal())
    await stage.says(stage.ada, "lanterns bid", card=card)
    slow.go.set()
    await stage.settled()
    shown = stage.panel(stage.ada)
    assert "I would choose" not in shown


@pytest.mark.parametrize(
    ("language", "points", "said"),
    [
        ("en", 1, "about 1 point"),
        ("en", -3, "about −3 points"),
        ("pl", 1, "około 1 punktu"),
        ("pl", 22, "około 22 punktów"),
        ("it", 5, "un punteggio di circa 5"),
    ],
)
def test_what_is_expected_agrees_with_its_number(language: str, points: int, said: str) -> None:
    words = Words(language)
    assert words("hint-points", points=points, figure=number(words, points)) == said
