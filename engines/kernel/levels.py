"""How strong computer players are: three levels to choose from, and some more by which these are measured."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, get_args

from engines.kernel.blind import opened
from engines.kernel.catalogue import AnyTitle
from engines.kernel.foresight import settings_of
from engines.kernel.game import Game
from engines.kernel.imagined import Imagined
from engines.kernel.luck import luck_of
from engines.kernel.questions import Answer, Question, check, picks_of, random_picks
from engines.kernel.ranking import ranked
from engines.kernel.thinking import search
from engines.kernel.thought import Thought

if TYPE_CHECKING:
    from random import Random

Level = Literal["easy", "normal", "strong"]
"""What people may choose."""
Player = Literal["easy", "normal", "strong", "yardstick", "erring", "random"]
"""Besides: the computer of before there were levels, the same with errors, and whoever answers by chance."""
PLAYERS: tuple[Player, ...] = get_args(Player)

ERRS = 0.15
TASTES = 6


def think(title: AnyTitle, blind: bytes, seat: int, luck: str, level: Player = "strong") -> Thought:
    """What a player of this level answers who knows these bytes and no more; with the same luck always the same."""
    if opened(blind)[0] != seat:
        raise ValueError("a seat thinks about what it knows itself")
    if level == "strong":
        return search(title, blind, seat, luck)
    world = Imagined.of(title, blind, luck)
    answer = idea(title, world.game, world.asked_of(seat), luck_of("idea", luck), level)
    return Thought(seat, picks_of(answer))


def idea(title: AnyTitle, game: Game[Any], question: Question, luck: Random, level: Player) -> Answer:
    """What a player of a level that does not think ahead answers; it rests on what the seat that is asked knows."""
    if level == "easy" and luck.random() < settings_of(title.id).careless:
        return luck.choice(ranked(title, game, question, luck, TASTES))
    if level == "random" or (level == "erring" and luck.random() < ERRS):
        return check(question, random_picks(question, luck))
    if level in ("yardstick", "erring"):
        return title.yardstick(game, question, luck)
    return title.advise(game, question, luck)
