"""What decides a question beside its prompt, in a line each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from data.text import Text
from engines.tiny_towns.placing import NOVICE_TIMES

if TYPE_CHECKING:
    from engines.kernel import Question
    from engines.tiny_towns.view import TownsBoard


def decides(board: TownsBoard, question: Question) -> Iterator[Text]:
    """The novice rule, where a cube may be set aside by it."""
    if question.step == "place" and question.having(("how", "aside")):
        left = NOVICE_TIMES - board.towns[question.seat].set_aside
        yield Text("towns-decides-novice", {"left": left})
