"""What a component tells Discord of itself."""

from __future__ import annotations

from typing import Any

from bot.ui.kit.ids import Id
from bot.ui.kit.press import Press, choice, menu, people_menu

LINES = [choice("Cooks", "cooks"), choice("Bakers", "bakers")]


def sent(press: Press) -> Any:
    """What Discord is sent of it."""
    return press.item.to_component_dict()


def test_a_menu_of_a_new_question_is_another_one_so_that_the_same_line_can_be_chosen_again() -> None:
    first, next_one = (sent(menu(Id("pick", 7, number), LINES, "Choose")) for number in (3, 4))
    assert first["options"] == next_one["options"]
    assert first["id"] != next_one["id"]
    assert (
        sent(people_menu(Id("invite", 7, 3), "Whom?"))["id"]
        != sent(people_menu(Id("invite", 8, 3), "Whom?"))["id"]
    )


def test_a_menu_of_the_same_question_is_the_same_one() -> None:
    assert sent(menu(Id("pick", 7, 3), LINES, "Choose")) == sent(menu(Id("pick", 7, 3), LINES, "Choose"))


def test_menus_of_one_message_are_told_apart_within_what_discord_takes() -> None:
    numbers = {sent(menu(Id("pick", 7, 3, page=page), LINES, "Choose"))["id"] for page in range(3)}
    assert len(numbers) == 3
    assert all(0 < number < 1 << 31 for number in numbers)


def test_a_menu_that_carries_another_id_is_another_one() -> None:
    carrying = menu(Id("pick", 7, 3), LINES, "Choose")
    carrying.carry(Id("pick", 7, 4))
    assert sent(carrying) == sent(menu(Id("pick", 7, 4), LINES, "Choose"))
