"""What can be pressed: buttons as long as they stand well in rows, then a menu, page by page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.ui.kit.ids import LAP, Id
from bot.ui.kit.laid import rowed
from bot.ui.kit.press import Press
from bot.ui.play.answering import chosen
from bot.ui.table.controls import Panel, capital, choices_of, items_of, limits, picks_of, undo_buttons
from bot.ui.table.look import Look
from bot.ui.table.narrow import MORE, narrow, split, token
from data.text import Text
from data.words import Words
from engines.kernel import Match, Option, Question
from engines.kernel.catalogue import title_of

WORDS = Words("en")
HERE = Id("pick", 7, 3)
SHUT = Text("kernel-stale")


def options(count: int, width: int = 5, **more: Any) -> list[Option]:
    return [Option({"": f"{number:0{width}}"}, **more) for number in range(count)]


def asked(*found: Option, **more: Any) -> Question:
    return Question(0, Text("towns-ask-build"), list(found), number=3, **more)


def shown(question: Question, here: Id = HERE, **more: Any) -> list[Press]:
    """What can be pressed for this question, where somebody is with it."""
    panel = looking(question, here, **more)
    found: list[Any] = [*items_of(panel, narrow(question, split(here.path)))]
    return [one.accessory if isinstance(one, discord.ui.Section) else one for one in found]


def choices(question: Question) -> Sequence[Any]:
    """The choices as they stand in the panel."""
    return choices_of(looking(question, HERE), narrow(question, []))


def looking(question: Question, here: Id, **more: Any) -> Panel:
    """The panel of somebody who is asked this."""
    row: Any = type("Row", (), {"id": 7})
    title: Any = Plain()
    towns = title_of("tiny_towns")
    view = Match.start(towns, 2, towns.options(), "ab" * 32).view(0)
    return Panel(Look(row, title, view, 0, question, 11, **more), WORDS, WORDS, here)


class Plain:
    """A title whose values are called as they are."""

    words = "towns"

    def label(self, part: str, value: str) -> Text:
        del part
        return Text("plain", {"text": value})

    def together(self, parts: Mapping[str, str]) -> Text:
        return Text("plain", {"text": " ".join(parts.values())})

    def hint(self, board: object, part: str, value: str) -> Text | None:
        """Only sites say what they do."""
        del board
        return Text("plain", {"text": f"on {value}"}) if part == "site" else None

    def hint_of(self, board: object, parts: Mapping[str, str]) -> Text | None:
        """The site among them."""
        return self.hint(board, "site", parts["site"]) if "site" in parts else None

    def decides(self, board: object, question: Question) -> tuple[Text, ...]:
        """What is asked says enough."""
        del board, question
        return ()


def labels(items: list[Press]) -> list[str]:
    return [getattr(one.item, "label", None) or getattr(one.item, "placeholder", "") for one in items]


def rows(items: list[Press]) -> list[int | None]:
    return [one.item.row for one in items]


@pytest.mark.parametrize(("width", "a_row"), [(20, 5), (21, 3), (32, 3), (33, 1), (60, 1)])
def test_short_labels_share_a_row_and_long_ones_have_it_alone(width: int, a_row: int) -> None:
    full = shown(asked(*options(4 * a_row, width)))
    assert rows(full) == [index // a_row for index in range(4 * a_row)]
    assert isinstance(full[0].item, discord.ui.Button)
    assert isinstance(shown(asked(*options(4 * a_row + 1, width)))[0].item, discord.ui.Select)


def test_what_is_longer_than_a_row_stands_in_a_menu() -> None:
    assert isinstance(shown(asked(*options(2, 61)))[0].item, discord.ui.Select)


def test_a_menu_is_turned_page_by_page_and_begins_again_after_the_last() -> None:
    def page(number: int) -> tuple[list[str], str, int]:
        chosen, more = shown(question, replace(HERE, page=number))
        item: Any = chosen.item
        assert (chosen.item.row, more.item.row) == (0, 1)
        return [line.label for line in item.options], labels([more])[0], more.identity.page

    question = asked(*options(49))
    first, second, third = page(0), page(1), page(2)
    assert first[0] + second[0] + third[0] == [f"{number:05}" for number in range(49)]
    assert [len(one[0]) for one in (first, second, third)] == [24, 24, 1]
    assert ["1 of 3" in first[1], "2 of 3" in second[1], "3 of 3" in third[1]] == [True] * 3
    assert [first[2], second[2], third[2]] == [1, 2, 3]
    assert page(3) == first
    assert len(shown(asked(*options(24)))) == 1


def test_a_press_goes_on_from_where_one_is() -> None:
    here = replace(HERE, picks=token("00000"))
    found = shown(asked(*options(3), most=2, budget=9), here)
    assert [one.identity for one in found[:2]] == [replace(here, path=token(f"0000{n}")) for n in (1, 2)]


@pytest.mark.parametrize(("count", "grid"), [(2, False), (3, True), (16, True), (17, False)])
def test_a_grid_has_four_in_a_row(count: int, grid: bool) -> None:
    found = shown(asked(*options(count), layout="grid"))
    wide = 4 if grid else 5
    assert rows(found) == [index // wide for index in range(count)]


def test_a_grid_keeps_the_place_of_what_is_shut() -> None:
    first, second, third = options(3)
    second.blocked = SHUT
    items = [one.item for one in shown(asked(first, second, third, layout="grid"))]
    assert [(item.disabled, item.style.name) for item in items if isinstance(item, discord.ui.Button)] == [
        (False, "primary"),
        (True, "secondary"),
        (False, "primary"),
    ]
    assert labels(shown(asked(first, second, third))) == ["00000", "00002"]


def test_a_taken_place_of_a_grid_is_as_wide_as_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    farm = discord.PartialEmoji(name="farm", id=7)
    monkeypatch.setattr(Panel, "icon", lambda *_: farm)
    first, second, third = options(3)
    second.blocked = SHUT
    items: list[Any] = [one.item for one in shown(asked(first, second, third, layout="grid"))]
    assert [(item.label, item.emoji) for item in items] == [("00000", farm), (None, farm), ("00002", farm)]


def test_what_cannot_be_taken_back_stands_out_among_what_can() -> None:
    def styles(*final: bool) -> list[str]:
        found = options(len(final))
        for one, is_final in zip(found, final, strict=True):
            one.final = is_final
        items: list[Any] = [one.item for one in shown(asked(*found))]
        return [item.style.name for item in items]

    assert styles(True, False) == ["danger", "primary"]
    assert styles(True, True) == ["primary", "primary"]
    assert styles(False, False) == ["primary", "primary"]


# Several at once


def test_several_are_picked_in_one_menu() -> None:
    (found,) = shown(asked(*options(24), least=1, most=3))
    item: Any = found.item
    assert (item.min_values, item.max_values, len(item.options)) == (1, 3, 24)
    assert found.identity == Id("send", 7, 3, path="menu")
    assert item.placeholder == "Choose 1 to 3"
    (exactly,) = shown(asked(*options(3), least=2, most=2))
    assert labels([exactly]) == ["Choose 2"]
    few, none = shown(asked(*options(2), least=0, most=5))
    assert labels([few]) == ["Choose up to 2"]
    assert none.identity == Id("send", 7, 3)


@pytest.mark.parametrize(
    "question",
    [
        asked(*options(3)),
        asked(*options(3), most=2, budget=5),
        asked(*options(3), most=2, ordered=True),
        asked(*options(25), most=2),
        asked(*options(3), *[Option({"": "bell"}, extra=True)], most=2),
        asked(*options(3, most=2), most=2),
        asked(*options(3, blocked=SHUT), most=2),
    ],
    ids=["one", "paid", "ordered", "too many", "extra", "twice", "none"],
)
def test_what_a_menu_cannot_say_is_picked_one_by_one(question: Question) -> None:
    assert not [one for one in shown(question) if one.identity.path == "menu"]


def test_picks_and_limits_are_those_of_the_question() -> None:
    question = asked(*options(3), least=1, most=5)
    assert limits(question) == (1, 3, "no")
    assert limits(replace(question, least=3)) == (3, 3, "yes")
    assert limits(asked(*options(2, most=2), Option({"": "x"}, extra=True), most=9)) == (1, 4, "no")
    assert limits(asked(*options(2), Option({"": "x"}, blocked=SHUT), most=9)) == (1, 2, "no")
    tokens = token("00002") + token("nobody") + token("00000")
    assert picks_of(question, tokens) == ("00002", "00000")


def test_what_no_longer_fits_the_budget_is_not_offered() -> None:
    cheap, dear, other = options(3)
    dear.weight = 3
    question = asked(cheap, dear, other, least=1, most=2, budget=3)
    assert labels(shown(question)) == ["00000", "00001", "00002"]
    picked = shown(question, replace(HERE, picks=token("00000")))
    assert labels(picked)[0] == "00002"
    assert "00001" not in labels(picked)


# The last row


def test_the_way_back_and_what_is_done_stand_in_the_last_row() -> None:
    question = asked(*options(3), least=2, most=2, budget=9)
    one = shown(question, replace(HERE, picks=token("00000")))
    assert [item.identity.verb for item in one] == ["pick", "pick", "pick"]
    assert (one[-1].identity, one[-1].item.row) == (HERE.anew(), 4)
    picks = token("00000") + token("00001")
    both = shown(question, replace(HERE, picks=picks))
    assert [item.identity for item in both] == [HERE.anew(), Id("send", 7, 3, picks)]
    assert rows(both) == [4, 4]
    assert [item.identity.verb for item in shown(question)] == ["pick"] * 3


def test_who_may_choose_one_or_none_can_say_none() -> None:
    question = asked(*options(1), least=0, most=1, budget=1)
    *_, none = shown(question)
    assert (labels([none]), none.identity) == (["None"], Id("send", 7, 3))
    assert chosen(question, none.identity) == ((), None)
    assert "None" not in labels(shown(asked(*options(1), least=1, most=1)))


def test_an_answer_can_be_taken_back_or_all_of_them() -> None:
    row: Any = type("Row", (), {"id": 7})
    view: Any = None

    def undo(count: int) -> list[Id]:
        title: Any = Plain()
        return [one.identity for one in undo_buttons(Look(row, title, view, 0, None, 11, count), WORDS)]

    assert undo(0) == []
    assert undo(1) == [Id("undo", 7, 11)]
    assert undo(2) == [Id("undo", 7, 11), Id("undo", 7, 11, page=2)]


def verbs(here: Id = HERE, extras: int = 0, undoable: int = 0, *, orders: bool = False) -> list[str]:
    """What stands in the last row."""
    beside = [Option({"": f"bell{number}"}, extra=True) for number in range(extras)]
    question = asked(*options(2), *beside, most=2, budget=9)
    found = shown(question, here, undoable=undoable, orders=question if orders else None)
    last = [one.identity for one in found if one.item.row == 4]
    return [f"{one.verb}{'*' if one.path == MORE else ''}{one.page % LAP or ''}" for one in last]


def test_taking_back_comes_before_orders_and_orders_before_what_is_beside() -> None:
    assert verbs(undoable=2, orders=True, extras=2) == ["undo", "undo2", "orders", "pick", "pick"]
    assert verbs(undoable=2, orders=True, extras=3) == ["undo", "orders", "pick", "pick", "pick"]
    assert verbs(undoable=2, orders=True, extras=4) == ["undo", "undo2", "orders", "pick*"]
    assert verbs(extras=5) == ["pick"] * 5
    assert verbs(extras=6) == ["pick*"]


def test_whoever_is_picking_takes_back_the_last_answer_alone_and_gives_no_orders() -> None:
    picking = replace(HERE, picks=token("00000"))
    assert verbs(picking, undoable=2, orders=True) == ["pick", "send", "undo"]


def test_labels_begin_with_a_capital() -> None:
    assert [capital(label) for label in ("farm", "Farm house", "")] == ["Farm", "Farm house", ""]


def test_what_is_beside_but_shut_cannot_be_pressed() -> None:
    bell, gong = Option({"": "bell"}, extra=True), Option({"": "gong"}, extra=True, blocked=SHUT)
    items: list[Any] = [one.item for one in shown(asked(*options(2), bell, gong))]
    assert [item.disabled for item in items] == [False, False, False, True]
    assert [item.label for item in items[2:]] == ["Bell", "Gong"]


def test_a_choice_that_answers_more_than_it_says_says_that_too() -> None:
    """Nobody learns only afterwards how much less it was."""
    less = [Option({"take": "fewer", "less": number}) for number in ("one", "two")]
    named = [press.item.label for press in shown(asked(Option({"take": "all"}), less[0])) if press.item.label]
    assert named == ["All", "Fewer · One"]
    named = [press.item.label for press in shown(asked(Option({"take": "all"}), *less)) if press.item.label]
    assert named == ["All", "Fewer"]


def test_a_menu_says_what_is_asked_and_what_each_line_does() -> None:
    def lines(*found: Option) -> tuple[str, list[tuple[str, str | None]]]:
        item: Any = shown(asked(*found))[0].item
        return item.placeholder, [(line.label, line.description) for line in item.options]

    sites = [Option({"site": f"s{number:02}"}) for number in range(21)]
    prompt, found = lines(*sites)
    assert prompt == f"Choose: {WORDS('towns-part-site')}"
    assert found[:2] == [("S00", "on s00"), ("S01", "on s01")]
    prompt, found = lines(*options(21))
    assert prompt == "Choose"
    assert found[0] == ("00000", None)
    whole = [Option({"at": "x", "site": f"{number}", "other": f"{number}"}) for number in range(21)]
    assert lines(*whole)[1][3] == ("3", "on 3")


def test_an_option_is_called_by_all_its_parts_and_an_empty_one_as_none() -> None:
    row: Any = None
    title: Any = Plain()
    view: Any = None
    panel = Panel(Look(row, title, view, 0, None, -1), WORDS, WORDS, HERE)
    built = Option({"building": "farm", "at": "A1"})
    assert (panel.option_label(built), panel.option_called(built)) == ("Farm · A1", "farm · A1")
    assert panel.option_label(Option({"building": ""})) == "None"
    assert (panel.label("at", "a1"), panel.called("at", "a1")) == ("A1", "a1")
    with pytest.raises(LookupError):
        assert panel.question


# What stands beside a button


@pytest.mark.parametrize(("count", "kind"), [(1, "section"), (8, "section"), (9, "action_row")])
def test_few_choices_have_what_they_do_beside_them_and_more_of_them_in_a_menu(count: int, kind: str) -> None:
    found = [Option({"site": f"s{number}"}) for number in range(count)]
    items = rowed(choices(asked(*found)))
    assert [one.type.name for one in items] == [kind] * (count if kind == "section" else 1)


def test_names_that_say_enough_stand_in_rows() -> None:
    assert [one.type.name for one in rowed(choices(asked(*options(8))))] == ["action_row"] * 2


def test_a_button_beside_what_it_does_carries_the_same_as_one_in_a_row() -> None:
    [first, *_] = shown(asked(Option({"site": "hill"}), Option({"site": "mill"})))
    assert first.identity == replace(HERE, path=token("hill"))
