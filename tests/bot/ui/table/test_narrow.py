"""Narrowing a question part by part, also when others have changed it meanwhile."""

from __future__ import annotations

from bot.ui.table.narrow import MORE, narrow, token
from data.text import Text
from engines.kernel import Option, Question

GONE = Text("kernel-stale")


def question(*options: Option, **more: object) -> Question:
    return Question(0, Text("kernel-stale"), list(options), **more)  # type: ignore[arg-type]


def option(key: str, *, blocked: bool = False, extra: bool = False, **parts: str) -> Option:
    keyed = dict.fromkeys(parts, "") | {next(iter(parts)): key}
    return Option(parts, blocked=GONE if blocked else None, extra=extra, keyed=keyed)


def path(*values: str) -> list[str]:
    return [token(value) for value in values]


def test_the_first_part_that_differs_is_asked_first() -> None:
    asked = question(option("a", goods="clay", deal="buy"), option("b", goods="clay", deal="sell"))
    now = narrow(asked, [])
    assert now.part == "deal"
    assert [choice.value for choice in now.choices] == ["buy", "sell"]


def test_one_option_is_left_at_the_end() -> None:
    asked = question(option("a", deal="buy", goods="clay"), option("b", deal="buy", goods="iron"))
    assert narrow(asked, []).part == "goods"
    found = narrow(asked, path("iron"))
    assert found.option is not None
    assert found.option.key == "b"


def test_a_single_option_is_still_offered() -> None:
    now = narrow(question(option("a", deal="pass")), [])
    assert now.option is None
    assert [choice.value for choice in now.choices] == ["pass"]


def test_what_is_legal_beside_what_is_not_is_still_to_be_chosen() -> None:
    asked = question(
        option("a", deal="buy", number="1"),
        option("b", deal="buy", number="2", blocked=True),
        option("c", deal="pass"),
    )
    now = narrow(asked, path("buy"))
    assert now.option is None
    assert [(choice.value, choice.blocked is None) for choice in now.choices] == [("1", True), ("2", False)]


def test_a_press_on_what_has_gone_finds_the_reason() -> None:
    asked = question(
        option("a", stone="chalk", plot="A1", blocked=True),
        option("b", stone="chalk", plot="A2", blocked=True),
    )
    found = narrow(asked, path("chalk", "A2"))
    assert found.option is not None
    assert found.option.key == "b"
    assert found.option.blocked is GONE


def test_a_press_never_comes_to_mean_something_else() -> None:
    """Of three plots two have gone since the panel was drawn; pressing one of those is not pressing the third."""
    left = question(option("a", stone="chalk", plot="A1"), option("b", stone="flint", plot="A1"))
    assert narrow(left, path("chalk", "A2")).lost


def test_a_value_nobody_has_is_lost() -> None:
    assert narrow(question(option("a", deal="buy"), option("b", deal="sell")), path("steal")).lost


def test_options_with_the_same_parts_are_told_apart_by_their_keys() -> None:
    asked = question(option("yes", deal="it"), option("no", deal="it"))
    assert [choice.value for choice in narrow(asked, []).choices] == ["yes", "no"]
    found = narrow(asked, path("no"))
    assert found.option is not None
    assert found.option.key == "no"


def test_what_is_beside_a_question_is_no_part_of_it() -> None:
    asked = question(
        option("a", deal="buy"), option("b", deal="sell"), option("bell", use="bell", extra=True)
    )
    now = narrow(asked, [])
    assert [choice.value for choice in now.choices] == ["buy", "sell"]
    assert [choice.value for choice in now.extras] == ["bell"]
    pressed = narrow(asked, [now.extras[0].token])
    assert pressed.option is not None
    assert pressed.option.key == "bell"
    listed = narrow(asked, [MORE])
    assert [choice.value for choice in listed.choices] == ["bell"]
    assert listed.extras == []


def test_a_choice_is_final_only_if_all_it_leads_to_is() -> None:
    asked = question(
        Option({"deal": "buy", "n": "1"}, final=True),
        Option({"deal": "buy", "n": "2"}, final=False),
        Option({"deal": "pass"}, final=True),
    )
    assert [choice.final for choice in narrow(asked, []).choices] == [False, True]
