"""What a panel says of what can be chosen, and of what cannot."""

from __future__ import annotations

from typing import Any

from bot.ui.kit.ids import Id
from bot.ui.table.controls import Panel
from bot.ui.table.look import Look
from bot.ui.table.narrow import narrow
from bot.ui.table.panel import text_of
from data.text import Text
from data.words import Words
from engines.kernel import Match, Option, Question
from engines.kernel.catalogue import title_of

WORDS = Words("en", ("**Ada**",))


def said(*options: Option) -> list[str]:
    """The lines of a panel that asks this."""
    question = Question(0, Text("towns-ask-build"), list(options))
    row: Any = None
    title = title_of("tiny_towns")
    view = Match.start(title, 2, title.options(), "ab" * 32).view(0)
    panel = Panel(Look(row, title, view, 0, question, -1), WORDS, WORDS, Id("pick", 1, 0))
    return text_of(panel, narrow(question, [])).splitlines()[1:]


def reasons(*options: Option) -> list[str]:
    """Those that say why not."""
    return [line for line in said(*options) if not line.startswith("-# ")]


def card(name: str, reason: str | None = None) -> Option:
    blocked = None if reason is None else Text(reason, {"building": Text(f"towns-card-{name}")})
    return Option({"building": name}, blocked=blocked)


def test_a_reason_is_said() -> None:
    lines = reasons(card("farm"), card("inn", "towns-why-no-pattern"))
    assert lines == ["Not now: Inn – No cubes of yours lie in the pattern of Inn."]


def test_a_reason_that_is_the_same_is_said_once() -> None:
    lines = reasons(card("farm"), card("bank", "towns-why-five-banks"), card("inn", "towns-why-five-banks"))
    assert lines == [
        "Not now: Bank and Inn – You have five Banks. There is no kind left for a sixth.",
    ]


def test_of_reasons_that_only_name_things_the_first_is_said() -> None:
    blocked = [card(name, "towns-why-no-pattern") for name in ("inn", "well", "shed", "abbey")]
    assert reasons(card("farm"), *blocked) == [
        "Not now: Inn, Well, Shed, and Abbey. For example: No cubes of yours lie in the pattern of Inn."
    ]


def test_what_can_be_chosen_is_not_said() -> None:
    assert reasons(card("farm"), card("inn")) == []


def test_what_a_building_does_stands_below_the_question_as_long_as_it_can_be_chosen() -> None:
    lines = said(card("farm"), card("greenhouse"), card("inn", "towns-why-no-pattern"))
    assert lines[:2] == ["-# Farm: Feeds any 4", "-# Greenhouse: Feeds one group of any size"]
    assert not [line for line in lines if line.startswith("-# Inn")]


def test_what_stands_greyed_beside_the_question_has_its_reason_too() -> None:
    shut = Option(
        {"building": "bank"}, extra=True, blocked=Text("towns-why-monument-built", {"building": "Bank"})
    )
    assert reasons(card("farm"), card("inn"), shut) == [
        "Not now: Bank – You have built Bank. It can be built only once."
    ]


def test_what_can_be_taken_back_beside_a_final_choice_is_said() -> None:
    final = [Option({"building": name}, final=True) for name in ("farm", "inn")]
    everything, beside, some = (
        "Whatever you choose here cannot be taken back: something new is shown.",
        "Whichever of these you choose cannot be taken back: something new is shown. What stands beside them can.",
        "Cannot be taken back: Bank.",
    )
    assert everything in said(*final)
    assert everything in said(*final, Option({"building": "bank"}, extra=True, final=True))
    assert beside in said(*final, Option({"building": "bank"}, extra=True))
    assert some in said(card("farm"), card("inn"), Option({"building": "bank"}, extra=True, final=True))
