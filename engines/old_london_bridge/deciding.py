"""What decides a question, in a line each: rondel and stacks, who is ahead, the order of the revealed cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from data.text import Text, Who
from engines.old_london_bridge.asking import GO_ON
from engines.old_london_bridge.telling import Arg, card_text, coats_listed, kind_text, shown_text

if TYPE_CHECKING:
    from engines.kernel import Question
    from engines.old_london_bridge.view import BridgeBoard, OuterSpace, PlayedCard


def decides(board: BridgeBoard, question: Question) -> Iterator[Text]:
    """What somebody looks for before answering this question."""
    if question.step == "bid":
        yield _rondel(board)
        yield Text("bridge-decides-ties", {"players": [Who(seat) for seat in board.chapel_order]})
    elif question.step == "plus":
        yield Text("bridge-decides-order", {"order": [*_order(board, board.played)]})
        yield from _raised(board, question)


def _rondel(board: BridgeBoard) -> Text:
    """What each space pays, and which building lies there."""
    return Text(
        "bridge-decides-rondel", {"spaces": [_space(board, space) for space in _dearest_first(board)]}
    )


def _dearest_first(board: BridgeBoard) -> list[OuterSpace]:
    return sorted(board.rondel.spaces, key=lambda space: -(space.income or 0))


def _space(board: BridgeBoard, space: OuterSpace) -> Text:
    top = next(stack.top for stack in board.stacks if stack.kind == space.stack)
    if top is None:
        return Text("bridge-decides-empty", {"stack": kind_text(space.stack)})
    said: dict[str, Arg] = {"building": shown_text(top), "coats": coats_listed(top)}
    if space.income is None:
        return Text("bridge-decides-x", said)
    return Text("bridge-decides-space", {"income": space.income, **said})


def _order(board: BridgeBoard, played: tuple[PlayedCard, ...]) -> Iterator[Text]:
    """The revealed cards as they would act: the highest first, ties by the chapel track."""
    ahead = {seat: place for place, seat in enumerate(board.chapel_order)}
    for one in sorted(played, key=lambda one: (-_value(one), ahead[one.seat])):
        yield Text("bridge-decides-card", {"who": Who(one.seat), "value": _value(one)})


def _value(played: PlayedCard) -> int:
    return played.value + played.plus


def _raised(board: BridgeBoard, question: Question) -> Iterator[Text]:
    """The order with each card raised that may be, so that nobody has to work it out."""
    may = {option.parts.get("card") for option in question.legal if option.parts["use"] != GO_ON}
    raised = set[str]()
    for place, one in enumerate(board.played):
        written = f"{one.value}+{one.plus}" if one.plus else str(one.value)
        if one.seat == question.seat and written not in raised and may & {None, written}:
            raised.add(written)
            then = one.model_copy(update={"plus": one.plus + 1})
            order = _order(board, (*board.played[:place], then, *board.played[place + 1 :]))
            yield Text("bridge-decides-raised", {"card": card_text(one.value), "order": [*order]})
