"""Messages as people see them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import discord
import simcord

FOLD = re.compile("g:(news|why|hint|fold):")
ROW, BUTTON, SELECT, PEOPLE, SECTION, TEXT, GALLERY = 1, 2, 3, 5, 9, 10, 12


class Beside:
    """A button that is called by what stands beside it."""

    def __init__(self, section: Any) -> None:
        self._button = section.accessory
        self.text = "\n".join(one.content for one in section.children)
        self.label = self.text.splitlines()[0].replace("**", "")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._button, name)


def every(components: Iterable[Any]) -> Iterator[Any]:
    """The components of a message from top to bottom; rows and boxes by what is in them."""
    for one in components:
        if one.type.value == SECTION:
            yield from one.children
            yield Beside(one)
        elif getattr(one, "children", None):
            yield from every(one.children)
        else:
            yield one


def every_row(components: Iterable[Any]) -> Iterator[Any]:
    """The rows of a message from top to bottom, those in boxes among them."""
    for one in components:
        if one.type.value == ROW:
            yield one
        elif one.type.value != SECTION:
            yield from every_row(getattr(one, "children", ()))


class Seen:
    """A message as a person sees it."""

    def __init__(self, message: discord.Message) -> None:
        self.message = message
        self.id = message.id

    @property
    def text(self) -> str:
        """Everything that can be read."""
        lines = [self.message.content]
        lines += [item.content for item in every(self.message.components) if item.type.value == TEXT]
        for embed in self.message.embeds:
            lines += [embed.title or "", embed.description or ""]
            lines += [f"{field.name}\n{field.value}" for field in embed.fields]
            lines.append(embed.footer.text or "")
        return "\n".join(line for line in lines if line)

    def place(self, said: str) -> int:
        """How many pieces stand above the first that says this, or is called like it."""
        pieces = [
            getattr(item, "content", None) or getattr(item, "label", None) or ""
            for item in every(self.message.components)
        ]
        return next(place for place, piece in enumerate(pieces) if said in piece)

    @property
    def components(self) -> list[Any]:
        """Buttons and menus in their order."""
        return [one for one in every(self.message.components) if one.type.value in (BUTTON, SELECT, PEOPLE)]

    @property
    def labels(self) -> list[str]:
        """The buttons that can be pressed, those aside that only unfold something."""
        return [item.label for item in self._open if not FOLD.match(item.custom_id or "")]

    @property
    def folds(self) -> list[str]:
        """The buttons that unfold something, or fold it away again."""
        return [item.label for item in self._open if FOLD.match(item.custom_id or "")]

    @property
    def _open(self) -> list[Any]:
        return [
            item for item in self.components if item.type.value == BUTTON and item.label and not item.disabled
        ]

    @property
    def shut(self) -> list[str]:
        """The buttons that cannot be pressed."""
        return [
            item.label
            for item in self.components
            if item.type.value == BUTTON and item.disabled and item.label
        ]

    @property
    def choices(self) -> list[str]:
        """The lines of its menus."""
        return [
            option.label for item in self.components if item.type.value == SELECT for option in item.options
        ]

    @property
    def menus(self) -> list[Any]:
        """Its menus, from top to bottom."""
        return [item for item in self.components if item.type.value == SELECT]

    @property
    def rows(self) -> list[list[str]]:
        """What stands beside each other, from top to bottom: how buttons are called, and what menus ask."""
        return [
            [getattr(one, "label", None) or getattr(one, "placeholder", "") for one in row.children]
            for row in every_row(self.message.components)
        ]

    @property
    def menu(self) -> Any:
        """Its menu."""
        return self.menus[0]

    def menu_with(self, *labels: str) -> Any:
        """The menu that has these lines, or the first."""
        found = [one for one in self.menus if {*labels} <= {option.label for option in one.options}]
        return found[0] if found else self.menu

    @property
    def pictures(self) -> list[str]:
        """The alt texts of its pictures."""
        galleries = [one for one in every(self.message.components) if one.type.value == GALLERY]
        if self.message.flags.components_v2:
            there = {attachment.url for attachment in self.message.attachments}
            shown = [item for one in galleries for item in one.items if item.media.url in there]
            return [item.description or "" for item in shown]
        return [attachment.description or "" for attachment in self.message.attachments]

    @property
    def mentioned(self) -> set[int]:
        """Whom it pings."""
        return {user.id for user in self.message.mentions}

    def id_of(self, label: str) -> str:
        """What the button with this label carries."""
        found = [item.custom_id for item in self.components if getattr(item, "label", None) == label]
        assert len(found) == 1, f"{len(found)} buttons are called {label}: {self}"
        return str(found[0])

    def beside(self, label: str) -> str:
        """What stands beside the button that is called so, or below this line of a menu."""
        found = [one.text for one in self.components if isinstance(one, Beside) and one.label == label]
        lines = [line for menu in self.menus for line in menu.options]
        found += [line.description or "" for line in lines if line.label == label]
        assert len(found) == 1, f"{len(found)} lines are called {label}: {self}"
        return found[0]

    def __contains__(self, text: str) -> bool:
        return text in self.text

    def __repr__(self) -> str:
        return f"{self.text!r} {self.labels} {self.choices or ''}"


@dataclass
class Reply(Seen):
    """What came of a press or a command."""

    result: simcord.InteractionResult
    edited: bool

    def __init__(self, result: simcord.InteractionResult, pressed: int | None) -> None:
        assert result.acknowledged, "nobody answered"
        shown = result.followups[-1] if result.followups else result.response
        assert shown is not None, "the answer cannot be seen"
        super().__init__(shown.message)
        self.result = result
        self.edited = pressed == self.id
        self.private = shown.ephemeral

    __repr__ = Seen.__repr__
