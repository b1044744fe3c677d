"""What a panel says of what can be chosen, and of what cannot."""

from __future__ import annotations

from typing import Any

from bot.ui.kit.ids import Id
from bot.ui.table.controls import Panel, choices_of
from bot.ui.table.look import Look
from bot.ui.table.narrow import narrow, token
from bot.ui.table.panel import hints_of, reached, reasons_of, text_of
from data.text import Text
from data.words import Words
from engines.kernel import Match, Option, Question
from engines.kernel.catalogue import title_of

WORDS = Words("en", ("**Ada**",))


def asked(*options: Option) -> Panel:
    """A panel that asks this."""
    question = Question(0, Text("towns-ask-build"), list(options))
    row: Any = None
    title = title_of("tiny_towns")
    view = Match.start(title, 2, title.options(), "ab" * 32).view(0)
    return Panel(Look(row, title, view, 0, question, -1), WORDS, WORDS, Id("pick", 1, 0))


def reasons(*options: Option) -> list[str]:
    """What is said behind “Why not?”; the question itself says nothing of it."""
    panel = asked(*options)
    narrowed = narrow(panel.question, [])
    assert len(text_of(panel, narrowed).splitlines()) == 1
    return reasons_of(panel, narrowed)


def beside(*options: Option) -> list[str]:
    """What stands beside the buttons."""
    panel = asked(*options)
    shown: Any = choices_of(panel, narrow(panel.question, []))
    return [section.children[0].content for section in shown]


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


def test_what_stands_greyed_beside_the_question_has_its_reason_too() -> None:
    shut = Option(
        {"building": "bank"}, extra=True, blocked=Text("towns-why-monument-built", {"building": "Bank"})
    )
    assert reasons(card("farm"), card("inn"), shut) == [
        "Not now: Bank – You have built Bank. It can be built only once."
    ]


def test_what_can_be_taken_back_beside_a_final_choice_is_said() -> None:
    def said(*options: Option) -> str:
        panel = asked(*options)
        narrowed = narrow(panel.question, [])
        return "\n".join([text_of(panel, narrowed), *hints_of(panel, narrowed)])

    final = [Option({"building": name}, final=True) for name in ("farm", "inn")]
    everything, both, some = (
        "Final: something new is shown after this.",
        "These choices cannot be taken back, since something new is shown; everything else here can.",
        "Bank – ⚠ cannot be taken back",
    )
    assert everything in said(*final)
    assert everything in said(*final, Option({"building": "bank"}, extra=True, final=True))
    assert both in said(*final, Option({"building": "bank"}, extra=True))
    assert some in said(card("farm"), card("inn"), Option({"building": "bank"}, extra=True, final=True))


def test_what_a_building_does_stands_beside_its_button_as_long_as_it_can_be_chosen() -> None:
    lines = beside(card("farm"), card("greenhouse"), card("inn", "towns-why-no-pattern"))
    assert lines == ["**Farm**\n-# Feeds any 4", "**Greenhouse**\n-# Feeds one group of any size"]


def test_only_what_is_reached_by_what_was_chosen_glows() -> None:
    options = [Option({"building": name, "at": at}) for name in ("farm", "well") for at in ("A1", "B2")]
    question = asked(*options, Option({"use": "inn"}, extra=True)).question
    assert reached(question, narrow(question, [])) is question
    left = reached(question, narrow(question, [token("well")])).options
    assert [one.key for one in left] == ["well:A1", "well:B2", "inn"]


def test_what_cannot_be_taken_back_says_so_where_other_choices_can() -> None:
    farm, inn, none = card("farm"), card("inn"), card("shed")
    farm.final = True
    first, _, last = beside(farm, inn, none)
    assert first == "**Farm**\n-# ⚠ cannot be taken back · Feeds any 4"
    assert "cannot be taken back" not in last
    panel = asked(farm)
    assert text_of(panel, narrow(panel.question, [])).endswith(WORDS("panel-final", all="yes"))
    assert beside(farm) == ["**Farm**\n-# Feeds any 4"]
