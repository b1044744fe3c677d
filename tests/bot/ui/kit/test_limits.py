"""What Discord just takes goes out as it is; one letter or one line more is cut, or left out, before it is refused."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.pictures.drawing import Picture
from bot.ui.kit.content import Content, attached, fitted, pages
from bot.ui.kit.ids import Id
from bot.ui.kit.laid import Hung, laid_out, room_beside
from bot.ui.kit.limits import PAGE
from bot.ui.kit.press import beside, button, choice, menu, people_menu
from bot.ui.table.commands import offered
from bot.ui.table.folds import NEWS, folded
from bot.ui.table.localised import localised
from bot.ui.table.narrow import narrow
from data.text import Text
from engines.kernel import Option
from tests.bot.ui.table.test_controls import HERE, asked, looking

HELLO = Id("play", 1)


def section(text: str) -> str:
    children: Any = beside(text, button(HELLO, "Play")).children
    return str(children[0].content)


def gallery(alt: str) -> str:
    item: Any = Hung("seat.webp", alt).gallery
    return str(item.items[0].description)


@pytest.mark.parametrize(
    ("cut", "most"),
    [
        (fitted, 2000),
        (lambda text: str(button(HELLO, text).item.label), 80),
        (lambda text: str(menu(HELLO, [choice("a", "b")], text).item.placeholder), 150),
        (lambda text: str(people_menu(HELLO, text).item.placeholder), 150),
        (lambda text: choice(text, "a").label, 100),
        (lambda text: str(choice("a", "b", text).description), 100),
        (lambda text: str(attached(Picture("seat", b"", text)).description), 1024),
        (gallery, 1024),
        (section, 250),
    ],
    ids=["text", "button", "menu", "people", "line", "hint", "alt", "gallery", "beside"],
)  # fmt: skip
def test_a_text_that_just_fits_is_whole(cut: Any, most: int) -> None:
    assert cut("x" * most) == "x" * most
    longer = cut("x" * (most + 1))
    assert len(longer) <= most
    assert longer.endswith("…")


def test_what_is_offered_for_a_command_is_cut_without_a_mark() -> None:
    line = offered("x" * 101, "y" * 101)
    assert (line.name, line.value) == ("x" * 100, "y" * 100)
    assert len(localised(Text("plain", {"text": "x" * 101})).message) == 100


def test_a_page_leaves_room_for_what_stands_above_and_below_it() -> None:
    assert len(pages("x" * 1799, PAGE)) == 1
    assert len(pages("x" * 1801, PAGE)) == 2


def test_an_id_is_as_long_as_discord_allows_and_no_longer() -> None:
    room = 100 - len(str(Id("play", 1, path="x"))) + 1
    whole = Id("play", 1, path="x" * room)
    assert button(whole, "Play").item.custom_id == str(whole)
    with pytest.raises(ValueError, match="longer than Discord allows"):
        button(Id("play", 1, path="x" * (room + 1)), "Play")


def test_all_texts_of_a_layout_are_counted() -> None:
    assert room_beside([]) == 4000
    assert room_beside([beside("x" * 10, button(HELLO, "Play")), button(HELLO, "Play")]) == 3990
    text = Content("x" * 4000, laid=True).to_send()["view"].children[0].children[0].content
    assert text == "x" * 4000


def test_a_layout_shows_only_what_there_is() -> None:
    def kinds(*given: Any) -> list[str]:
        view: Any = laid_out(*given)
        return [one.type.name for one in view.children[0].children]

    assert kinds("", None, [], None) == []
    assert kinds("x", None, [], None) == ["text_display"]
    assert kinds("", Hung("seat.webp", ""), [], None) == ["media_gallery"]


def test_five_stand_in_a_row_and_a_menu_alone() -> None:
    view: Any = laid_out("", None, [button(HELLO, str(number)) for number in range(11)], 0xFF)
    box = view.children[0]
    assert [len(row.children) for row in box.children] == [5, 5, 1]
    assert box.accent_colour == 0xFF
    assert view.timeout is None


def test_as_many_as_are_there_can_be_chosen_at_most() -> None:
    lines = [choice(str(number), str(number)) for number in range(3)]
    usual, several = menu(HELLO, lines, "Choose").item, menu(HELLO, lines, "Choose", least=0, most=9).item
    assert isinstance(usual, discord.ui.Select)
    assert isinstance(several, discord.ui.Select)
    assert (usual.min_values, usual.max_values) == (1, 1)
    assert (several.min_values, several.max_values) == (0, 3)


def test_what_was_folded_away_loses_its_oldest_beyond_a_thousand_letters() -> None:
    def unfolded(*lines: str) -> str:
        panel = looking(asked(Option({"": "a"})), HERE)
        assert narrow(panel.question, [])
        shown: Any = folded(panel, {NEWS: lines}, [], NEWS)[0]
        return str(shown.content)

    assert unfolded("x" * 500, "y" * 499) == "x" * 500 + "\n" + "y" * 499
    assert unfolded("x" * 500, "y" * 500) == "y" * 500
