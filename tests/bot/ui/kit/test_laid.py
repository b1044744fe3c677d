"""Messages that are laid out: rows as wide as Discord takes them, texts that fit together, pictures that stay."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.pictures.drawing import Picture
from bot.ui.kit import limits
from bot.ui.kit.content import Content
from bot.ui.kit.ids import Id
from bot.ui.kit.laid import Hung, below, hanging, line, rowed
from bot.ui.kit.press import Press, beside, button, choice, menu

PICTURE = Picture("seat", b"drawn", "what is drawn")


def buttons(*rows: int | None) -> list[Press]:
    return [button(Id("pick", 1, number), f"{number}", row=row) for number, row in enumerate(rows)]


def kinds(content: Content) -> list[str]:
    """What stands in the box, from top to bottom."""
    view = content.to_edit()["view"]
    return [one.type.name for one in view.children[0].children]


def texts(content: Content) -> list[str]:
    view = content.to_send()["view"]
    return [one.content for one in view.walk_children() if isinstance(one, discord.ui.TextDisplay)]


@pytest.mark.parametrize(
    ("rows", "wide"),
    [((0, 0, 1, 1), [2, 2]), ((0,) * 7, [5, 2]), ((None,) * 6, [5, 1]), ((4, 4, None), [2, 1])],
)
def test_buttons_of_a_row_stand_beside_each_other_as_far_as_there_is_room(
    rows: tuple[int | None, ...], wide: list[int]
) -> None:
    found: list[Any] = rowed(buttons(*rows))
    assert [len(row.children) for row in found] == wide


def test_a_menu_and_words_have_a_row_of_their_own() -> None:
    first, second = buttons(0, 0)
    list_ = menu(Id("pick", 1, 9), [choice("a", "b")], "Choose", row=0)
    found = rowed([first, list_, second, *below(["words"]), line(), beside("x", buttons(0)[0])])
    assert [one.type.name for one in found] == [
        "action_row",
        "action_row",
        "action_row",
        "text_display",
        "separator",
        "section",
    ]


def test_what_is_laid_out_has_no_text_beside_it_and_its_picture_below_the_first_words() -> None:
    content = Content("words", PICTURE, buttons(0), laid=True)
    sent, edited = content.to_send(), content.to_edit()
    assert "content" not in sent
    assert (edited["content"], edited["embed"]) == (None, None)
    assert [one.filename for one in edited["attachments"]] == ["seat.webp"]
    assert kinds(content) == ["text_display", "media_gallery", "action_row"]


def test_a_picture_that_stays_is_shown_again_and_not_sent_again() -> None:
    content = Content("words", laid=True, keep_picture=True, hanging=Hung("seat.jpg", "as it was"))
    edited = content.to_edit()
    assert "attachments" not in edited
    gallery = edited["view"].children[0].children[1]
    assert (gallery.items[0].media.url, gallery.items[0].description) == (
        "attachment://seat.jpg",
        "as it was",
    )
    content.keep_picture = False
    assert kinds(content) == ["text_display"]


def test_all_words_together_are_no_more_than_discord_takes() -> None:
    long = [beside("y" * 400, one) for one in buttons(*[None] * 8)]
    content = Content("\n".join(["head", *["x" * 500] * 9]), items=[*long, *below(["z" * 1000])], laid=True)
    said = texts(content)
    assert sum(map(len, said)) <= limits.LAID_TEXT
    assert said[0].startswith("head")
    assert said[0].endswith("…")
    assert said[-1] == "z" * 1000


def test_the_picture_of_a_message_is_known_by_its_gallery_or_its_attachment() -> None:
    def message(components: list[Any], attachments: list[Any]) -> Any:
        return SimpleNamespace(components=components, attachments=attachments)

    attachment = SimpleNamespace(filename="hand.jpg", description="held")
    assert hanging(message([], [attachment])) == Hung("hand.jpg", "held")
    assert hanging(message([], [])) is None
    media = {"url": "https://cdn.example/1/seat.jpg?ex=5&is=6"}
    gallery: Any = {"type": 12, "id": 3, "items": [{"media": media, "description": "seen"}]}
    box = SimpleNamespace(children=[discord.MediaGalleryComponent(gallery, None)])
    assert hanging(message([box], [])) == Hung("seat.jpg", "seen")
