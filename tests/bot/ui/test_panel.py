"""What a panel says of what cannot be chosen."""

from __future__ import annotations

from typing import Any

from bot.ui.controls import Panel
from bot.ui.ids import Id
from bot.ui.look import Look
from bot.ui.narrow import narrow
from bot.ui.panel import text_of
from data.text import Text
from data.words import Words
from engines.kernel import Option, Question
from engines.kernel.catalogue import title_of

WORDS = Words("en", ("**Ada**",))


def said(*options: Option) -> list[str]:
    """The lines of a panel that asks this."""
    question = Question(0, Text("towns-ask-build"), list(options))
    nobody: Any = None
    look = Look(nobody, title_of("tiny_towns"), nobody, 0, question, -1)
    panel = Panel(look, WORDS, WORDS, Id("pick", 1, 0))
    return text_of(panel, narrow(question, [])).splitlines()[1:]


def card(name: str, reason: str | None = None) -> Option:
    blocked = None if reason is None else Text(reason, {"building": Text(f"towns-card-{name}")})
    return Option(name, {"building": name}, blocked=blocked)


def test_a_reason_is_said() -> None:
    lines = said(card("farm"), card("inn", "towns-why-no-pattern"))
    assert lines == ["Not now: Inn – No cubes of yours lie in the pattern of Inn."]


def test_a_reason_that_is_the_same_is_said_once() -> None:
    lines = said(card("farm"), card("bank", "towns-why-five-banks"), card("inn", "towns-why-five-banks"))
    assert lines == [
        "Not now: Bank and Inn – You have five Banks. There is no kind left for a sixth.",
    ]


def test_of_reasons_that_only_name_things_the_first_is_said() -> None:
    blocked = [card(name, "towns-why-no-pattern") for name in ("inn", "well", "shed", "abbey")]
    assert said(card("farm"), *blocked) == [
        "Not now: Inn, Well, Shed, and Abbey. For example: No cubes of yours lie in the pattern of Inn."
    ]


def test_what_can_be_chosen_is_not_said() -> None:
    assert said(card("farm"), card("inn")) == []
