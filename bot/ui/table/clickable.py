"""Commands in a text, as something to press: Discord knows each by its number."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.ui.kit.limits import MESSAGE

WRITTEN = re.compile(r"\*\*/([a-z_]+)((?: [a-z_]+)?)\*\*")


def clickable(text: str, numbers: Mapping[str, int], room: int = MESSAGE) -> str:
    """The text with its commands to be pressed, the first before the others, as many as there is room for."""
    left = room - len(text)

    def one(match: re.Match[str]) -> str:
        nonlocal left
        number = numbers.get(match[1])
        pressed = match[0] if number is None else f"</{match[1]}{match[2]}:{number}>"
        if len(pressed) - len(match[0]) > left:
            return match[0]
        left -= len(pressed) - len(match[0])
        return pressed

    return WRITTEN.sub(one, text)
