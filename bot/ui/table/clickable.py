"""Commands in a text, as something to press: Discord knows each by its number."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.ui.kit.limits import MESSAGE

WRITTEN = re.compile(r"\*\*/([a-z_]+)((?: [a-z_]+)?)\*\*")


def clickable(text: str, numbers: Mapping[str, int], room: int = MESSAGE) -> str:
    """The text with its commands to be pressed, where their numbers are known and there is room for them."""

    def one(match: re.Match[str]) -> str:
        number = numbers.get(match[1])
        return match[0] if number is None else f"</{match[1]}{match[2]}:{number}>"

    found = WRITTEN.sub(one, text)
    return found if len(found) <= room else text
