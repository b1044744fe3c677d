"""Messages as people see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord
import simcord

BUTTON, SELECT = 2, 3


class Seen:
    """A message as a person sees it."""

    def __init__(self, message: discord.Message) -> None:
        self.message = message
        self.id = message.id

    @property
    def text(self) -> str:
        """Everything that can be read."""
        lines = [self.message.content]
        for embed in self.message.embeds:
            lines += [embed.title or "", embed.description or ""]
            lines += [f"{field.name}\n{field.value}" for field in embed.fields]
            lines.append(embed.footer.text or "")
        return "\n".join(line for line in lines if line)

    @property
    def components(self) -> list[Any]:
        """Buttons and menus in their order."""
        return [item for row in self.message.components for item in getattr(row, "children", ())]

    @property
    def labels(self) -> list[str]:
        """The buttons that can be pressed."""
        return [
            item.label
            for item in self.components
            if item.type.value == BUTTON and item.label and not item.disabled
        ]

    @property
    def shut(self) -> list[str]:
        """The buttons that cannot be pressed."""
        return [item.label for item in self.components if item.type.value == BUTTON and item.disabled]

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
