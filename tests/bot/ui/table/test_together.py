"""Parts that are chosen as one: whole options where they are few, and several menus at once."""

from __future__ import annotations

from dataclasses import replace

from bot.ui.play.answering import chosen
from bot.ui.table.controls import SECTIONS
from bot.ui.table.menus import MENU_PAGE
from bot.ui.table.narrow import LISTED, narrow, token
from data.text import Text
from engines.kernel import Option, Question
from tests.bot.ui.table.test_controls import HERE, asked, labels, shown

GONE = Text("kernel-stale")
TOGETHER = (("card", "use"), ("from", "to"))


def moves(card: str, count: int) -> list[Option]:
    parts = {"card": card, "use": "move", "from": "hall"}
    return [Option({**parts, "to": f"{number:02}"}) for number in range(count)]


def turn(*options: Option) -> Question:
    return asked(*options, layout="list", together=TOGETHER)


def called(question: Question, *path: str) -> list[str]:
    return [" ".join(one.joint.values()) for one in narrow(question, list(path)).choices]


def test_whole_options_are_offered_where_there_are_few() -> None:
    question = turn(Option({"card": "ant", "use": "hire"}), *moves("bee", 2), Option({"card": "end"}))
    assert called(question) == ["ant hire", "bee move hall 00", "bee move hall 01", "end"]
    found = narrow(question, [token("bee:move:hall:01")])
    assert found.option is question.options[2]


def test_what_has_the_most_ways_is_opened_by_a_press_of_its_own() -> None:
    few, many = moves("ant", 5), moves("bee", LISTED)
    question = turn(*few, *many, Option({"card": "end"}))
    assert called(question) == [*(f"ant move hall {number:02}" for number in range(5)), "bee move", "end"]
    assert called(question, token("bee:move"))[:2] == ["hall 00", "hall 01"]
    assert narrow(question, [token("bee:move"), token("hall:01")]).option is many[1]


def test_what_is_said_part_by_part_goes_on_so() -> None:
    question = turn(Option({"card": "bee", "use": "hire"}), *moves("bee", 2), Option({"card": "end"}))
    now = narrow(question, [token("bee")])
    assert now.part == "use"
    assert [one.value for one in now.choices] == ["hire", "move"]


def test_what_cannot_be_done_is_told_whole() -> None:
    shut = Option({"card": "ant", "use": "effect"}, blocked=GONE)
    now = narrow(turn(shut, *moves("bee", 2)), [])
    assert [one.joint for one in now.choices if one.blocked] == [{"card": "ant", "use": "effect"}]


def test_the_only_option_is_still_offered() -> None:
    question = turn(Option({"card": "end"}))
    assert called(question) == ["end"]
    assert narrow(question, []).option is None


def test_several_menus_stand_in_one_message_each_with_an_id_of_its_own() -> None:
    question = turn(*moves("bee", 2 * MENU_PAGE + 3), Option({"card": "end"}))
    items = shown(question)
    menus = [press for press in items if press.item.type.name == "select"]
    assert [len(press.item.options) for press in menus] == [MENU_PAGE, MENU_PAGE, 3]
    assert labels(items) == [
        *(f"Choose: Bee ({number} of 3)" for number in (1, 2, 3)),
        "End",
    ]
    assert items[-1].item.type.name == "button", "it says only one thing"
    ids = [press.item.custom_id for press in items]
    assert len(set(ids)) == len(ids)
    line = menus[2].item.options[0].value
    picked, _ = chosen(question, replace(menus[2].identity, path=menus[2].identity.path + line))
    assert picked == (question.options[2 * MENU_PAGE].key,)


def test_what_begins_alike_stands_in_one_menu() -> None:
    question = turn(*moves("ant", 14), *moves("bee", 14), *moves("cow", 5), Option({"card": "end"}))
    assert labels(shown(question)) == ["Choose: Ant", "Choose: Bee … Cow", "End"]
    crowded = turn(*moves("ant", 20), *moves("bee", 20), *moves("cow", 20), *moves("dog", 12))
    assert labels(shown(crowded)) == ["Choose: Ant … Bee", "Choose: Bee … Cow", "Choose: Cow … Dog"]


def test_what_does_not_fit_into_the_menus_stands_on_a_next_page() -> None:
    question = turn(*moves("bee", 3 * MENU_PAGE + 1), *moves("ant", 2))
    opened = replace(HERE, path=token("bee:move"))
    items = shown(question, opened)
    assert any(label.startswith("More (1 of 2)") for label in labels(items))
    ids = [press.item.custom_id for press in items]
    assert len(set(ids)) == len(ids)
    [last] = [press for press in shown(question, replace(opened, page=1)) if press.item.type.name == "select"]
    assert len(last.item.options) == 1


def test_a_question_that_begins_anew_has_menus_that_no_client_takes_for_those_of_before() -> None:
    """In a menu that comes back by the same id, clients keep what was chosen, and do not send it again."""
    question = turn(*moves("bee", 2 * MENU_PAGE + 3), *moves("ant", 2))
    here, seen, lines = replace(HERE, path=token("bee:move")), set(), set()
    for _ in range(3):
        found = [press for press in shown(question, here) if press.item.type.name == "select"]
        seen |= {press.item.custom_id for press in found}
        lines |= {(number, len(press.item.options)) for number, press in enumerate(found)}
        here = replace(here.anew(), path=here.path)
    assert len(seen) == 3 * len(lines) == 9
    picked, _ = chosen(question, replace(found[0].identity, path=here.path + found[0].item.options[1].value))
    assert picked == (question.options[1].key,)


def test_a_line_says_what_its_last_part_does() -> None:
    sites = ["hill", "mill", *(f"rill {number}" for number in range(SECTIONS - 1))]
    ways = [Option({"card": "ant", "use": "build" * 12, "site": site}) for site in sites]
    [found, *_] = shown(asked(*ways, together=(("card", "use", "site"),)))
    assert [line.description for line in found.item.options] == [f"on {site}" for site in sites]


def test_no_menu_reads_as_if_something_were_chosen_already() -> None:
    """What stands on a closed menu looks like its value, and below it stands a button “Done”."""
    assert labels(shown(turn(*moves("ant", 21), Option({"card": "done"})))) == ["Choose: Ant", "Done"]
    assert labels(shown(turn(*moves("ant", 11), *moves("bee", 11)))) == ["Choose: towns-part-card"], (
        "a single menu is called by its part"
    )


def test_as_many_whole_options_as_just_fit_stand_in_the_list() -> None:
    half = LISTED // 2
    assert len(called(turn(*moves("ant", half), *moves("bee", half)))) == LISTED == 72
    more = called(turn(*moves("ant", half), *moves("bee", half + 1)))
    assert more[-1] == "bee move"
    assert len(more) == half + 1


def test_what_buttons_carry_is_short_and_means_the_same_for_ever() -> None:
    """Panels and letters that people have open stay valid from one release to the next."""
    assert [token("farm"), token("bee:move:hall")] == ["yM9wH", "lqKds"]
