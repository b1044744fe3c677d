"""A message laid out on Discord's newer components: words, a picture and what can be pressed, one below the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord

from bot.ui.kit import limits
from bot.ui.kit.markup import cut

Item: TypeAlias = "discord.ui.Item[Any]"


@dataclass(frozen=True)
class Hung:
    """A file of the message that it shows as its picture, with the alt text."""

    file: str
    alt: str

    @property
    def gallery(self) -> Item:
        """The picture as a component."""
        media = discord.MediaGalleryItem(
            f"attachment://{self.file}", description=cut(self.alt, limits.ALT) or None
        )
        return discord.ui.MediaGallery[Any](media)


def hanging(message: discord.Message) -> Hung | None:
    """The picture that a message shows as it stands, however it is built."""
    for component in _inner(message.components):
        if isinstance(component, discord.MediaGalleryComponent):
            for one in component.items:
                name = one.media.url.partition("?")[0].rpartition("/")[2]
                return Hung(name, one.description or "")
    return next((Hung(one.filename, one.description or "") for one in message.attachments), None)


def _inner(components: Iterable[Any]) -> Iterator[Any]:
    """Every component of a message, those within others included."""
    for one in components:
        yield one
        yield from _inner(getattr(one, "children", ()))
        if (beside := getattr(one, "accessory", None)) is not None:
            yield beside


def pressable(message: discord.Message) -> Iterator[Any]:
    """Everything in a message that can be pressed, wherever it stands."""
    return (one for one in _inner(message.components) if getattr(one, "custom_id", None))


def is_laid_out(message: discord.Message | None) -> bool:
    """Whether a message is laid out; it stays so whatever becomes of it."""
    return message is not None and message.flags.components_v2


def room_beside(items: Sequence[Item]) -> int:
    """How many characters are left for a text above these."""
    texts = [inner for one in items for inner in (one, *getattr(one, "children", ()))]
    said = sum(len(one.content) for one in texts if isinstance(one, discord.ui.TextDisplay))
    return limits.LAID_TEXT - said


def laid_out(
    text: str, picture: Hung | None, items: Sequence[Item], accent: int | None
) -> discord.ui.LayoutView:
    """The words, the picture and the items in a box with a coloured edge, as a view that nobody has to remember."""
    box = discord.ui.Container[Any](accent_colour=accent)
    if text:
        box.add_item(discord.ui.TextDisplay(text))
    if picture is not None:
        box.add_item(picture.gallery)
    for one in rowed(items):
        box.add_item(one)
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(box)
    view.stop()
    return view


def line() -> Item:
    """A line between what stands above and below it."""
    return discord.ui.Separator[Any](spacing=discord.SeparatorSpacing.small)


def below(lines: Sequence[str]) -> list[Item]:
    """Words that stand among what can be pressed."""
    return [discord.ui.TextDisplay[Any]("\n".join(lines))] if lines else []


_ALONE = (discord.ui.Section, discord.ui.TextDisplay, discord.ui.Separator)


def rowed(items: Sequence[Item]) -> list[Item]:
    """The items one below the other, with buttons of one row beside each other."""
    found: list[Item] = []
    row: discord.ui.ActionRow[Any] | None = None
    number: int | None = None
    for one in items:
        if isinstance(one, _ALONE):
            found.append(one)
            row = None
            continue
        if (
            row is None
            or one.row != number
            or sum(it.width for it in row.children) + one.width > limits.IN_A_ROW
        ):
            row, number = discord.ui.ActionRow[Any](), one.row
            found.append(row)
        row.add_item(one)
    return found
