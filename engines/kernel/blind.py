"""What a viewer may know of a match and nothing else, and matches as they may be for all that the viewer knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engines.kernel.catalogue import AnyTitle
from engines.kernel.dice import Dice
from engines.kernel.game import Game
from engines.kernel.luck import Mix
from engines.kernel.questions import check, random_picks
from engines.kernel.steps import Ask

if TYPE_CHECKING:
    from random import Random

NOBODY = "-"


def blinded(title: AnyTitle, game: Game[Any], viewer: int | None) -> bytes:
    """The state with everything that this viewer cannot know put in order, and without its dice.

    Two states that differ only in what the viewer cannot know come to the same bytes.
    """
    copy = copied(title, game)
    copy.dice = Dice(seed="")
    title.deal(copy, viewer, Mix())
    seat = NOBODY if viewer is None else str(viewer)
    return f"{seat} {copy.model_dump_json()}".encode()


def dealt(title: AnyTitle, blind: bytes, luck: Random) -> Game[Any]:
    """A state as it may be for whoever knows these bytes; its dice are for whoever goes on with it to choose."""
    viewer, state = opened(blind)
    game: Game[Any] = title.game.model_validate_json(state)
    title.deal(game, viewer, Mix(luck))
    return game


def opened(blind: bytes) -> tuple[int | None, bytes]:
    """The viewer, and the state as it was put in order."""
    seat, _, state = blind.partition(b" ")
    return None if seat == NOBODY.encode() else int(seat), state


def copied(title: AnyTitle, game: Game[Any]) -> Game[Any]:
    """Another state in which everything lies alike."""
    copy: Game[Any] = title.game.model_validate_json(game.model_dump_json())
    return copy


def answer_again(game: Game[Any], before: Sequence[Ask | None], luck: Random) -> None:
    """Whoever had answered in an open lane, and has the answer in hand again, gives one by chance.

    So everybody is awaited who was, and as much lies face down as did.
    """
    for seat, step in enumerate(before):
        while step is None and game.lanes and (again := game.asked(seat)) is not None:
            question = again.ask(game)
            answer = check(question, random_picks(question, luck))
            game.enter(seat)
            game.pop(seat)
            again.take(game, answer)
    game.now.lane = None
    game.now.events.clear()
