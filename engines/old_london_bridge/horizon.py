"""What the computer player looks at when it thinks ahead: spaces that bring much first, and always to the very end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engines.kernel import Option, Question
from engines.old_london_bridge.computer import gains

if TYPE_CHECKING:
    from collections.abc import Callable

    from engines.old_london_bridge.game import BridgeGame

FIRST = 1_000.0


def appraise(game: BridgeGame, question: Question) -> Callable[[Option], float] | None:
    """Tiles beside the question first, since they are few; then spaces by what they bring."""
    if question.step != "space":
        return None
    gain = gains(game, question)
    return lambda option: FIRST if option.extra else max(gain(option), -FIRST)
