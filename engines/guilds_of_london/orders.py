"""Standing orders: what a seat may have answered for it, so that the others need not wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from engines.guilds_of_london.asking import DONE
from engines.guilds_of_london.components import ICONS, icon_of, mayoral
from engines.guilds_of_london.negotiation import NOTHING, pawns_at, voting_at
from engines.guilds_of_london.rewards import ALL, FEWER, NONE, Reward, useful
from engines.guilds_of_london.swapping import betters, fewest_for, without
from engines.guilds_of_london.turn import END
from engines.guilds_of_london.voting import placed
from engines.kernel import Answer, Hold, Kind, Order, Question, Standing, Want

if TYPE_CHECKING:
    from engines.guilds_of_london.game import GuildsGame

Candidates = Iterator[tuple[str, Answer]]

NEGOTIATE, REWARDS = "negotiate", "rewards"
SWAP, NEVER, IDLE = "swap", "never", "idle"
PARTS, MAYORAL, MOVE, SHIP = "parts", "mayoral", "move", "ship"
REST = "rest"
WINS, FEW = "wins", "few"
EVERYWHERE = "everywhere"
LONGEST, FEW_CARDS = 20, 3
ON_FIRST: tuple[Hold, ...] = ("on", "round", "once")
ROUND_FIRST: tuple[Hold, ...] = ("round", "on", "once")

LISTS = (
    Kind(REST, when=(FEW,), holds=("once", "on")),
    Kind(SWAP, most=LONGEST, when=(WINS,), holds=ROUND_FIRST),
    Kind(IDLE, holds=ON_FIRST, against=(NEVER,)),
    Kind(NEVER, holds=ON_FIRST, against=(IDLE,)),
    Kind(PARTS, most=len(ICONS), holds=ON_FIRST, against=(REWARDS,), whole=True),
    Kind(MAYORAL, most=len(mayoral()), holds=ON_FIRST),
    Kind(MOVE, most=LONGEST, holds=ROUND_FIRST),
    Kind(SHIP, most=LONGEST, holds=ROUND_FIRST),
)
"""The orders that are more than plain."""


def orders(game: GuildsGame) -> tuple[Kind, ...]:
    """Votes, rewards, and where pawns go; in journals, keeping the neutral pawns for this round names the round."""
    if game.phase in ("mayoral", "over"):
        return ()
    return Kind(NEGOTIATE, stored=f"{NEGOTIATE}:{game.begun}"), Kind(REWARDS), *LISTS


# Following


def follow(game: GuildsGame, question: Question, given: Standing) -> Candidates:
    """What these orders answer, as far as they have something to say to this question."""
    if question.step in FOLLOWED:
        yield from FOLLOWED[question.step](game, question, given)


def _wants(given: Standing, name: str) -> tuple[Want, ...]:
    return given[name].wants if name in given else ()


def _turn(game: GuildsGame, question: Question, given: Standing) -> Candidates:
    """A turn in which nothing was played is ended at once."""
    if REST in given and not game.played:
        yield REST, question.answer(("card", END))


def _negotiate(game: GuildsGame, question: Question, given: Standing) -> Candidates:
    """Nothing this round; else the swap that is wanted there; else nothing: always, or where it would be in vain."""
    keeping = question.answer(("swap", NOTHING))
    if NEGOTIATE in given:
        yield NEGOTIATE, keeping
    place, seat = voting_at(game), question.seat
    for want in _wants(given, SWAP):
        if want["place"] in (place, EVERYWHERE):
            for swapped in fewest_for(game, place, seat, int(want["neutrals"])):
                yield SWAP, [option for other in swapped for option in question.answer(("swap", str(other)))]
    if NEVER in given or (IDLE in given and not betters(game, place, seat)):
        yield NEVER if NEVER in given else IDLE, keeping


def _reward(game: GuildsGame, question: Question, given: Standing) -> Candidates:
    """All of it, or the parts that are wanted."""
    if REWARDS in given:
        yield REWARDS, question.answer(("take", ALL))
    step = game.asked(question.seat)
    if PARTS in given and isinstance(step, Reward):
        kinds = {want["kind"] for want in given[PARTS].wants}
        icons = useful(game, question.seat, step.icons)
        taken = [short for short in icons if icon_of(short).kind in kinds]
        what = ALL if len(taken) == len(icons) else " ".join(taken) or NONE
        yield PARTS, question.answer(("take", what))


def _one_by_one(name: str) -> Callable[[GuildsGame, Question, Standing], Candidates]:
    """The orders of a kind whose wants are the options themselves."""

    def followed(game: GuildsGame, question: Question, given: Standing) -> Candidates:
        del game
        for want in _wants(given, name):
            if answer := question.answer(*want.items()):
                yield name, answer

    return followed


FOLLOWED: dict[str, Callable[[GuildsGame, Question, Standing], Candidates]] = {
    "turn": _turn,
    "negotiate": _negotiate,
    "reward": _reward,
    "keep": _one_by_one(MAYORAL),
    "move": _one_by_one(MOVE),
    "ship": _one_by_one(SHIP),
}


def meets(game: GuildsGame, question: Question, when: str, answer: Answer) -> bool:
    """Whether an answer meets a condition: that there are few cards, or that the swap makes its seat the first."""
    if when == FEW:
        return len(game.hands[question.seat]) <= FEW_CARDS
    place = voting_at(game)
    swapped = [int(option.parts["swap"]) for option in answer]
    return placed(game, place, without(pawns_at(game, place), swapped)).first == question.seat


# Always


def always(question: Question, answer: Answer) -> Order | None:
    """The order that gives such an answer whenever it is asked for; none that spends neutral pawns or leaves all."""
    parts = dict(answer[0].parts)
    if question.step == "negotiate" and parts["swap"] == NOTHING:
        return Order(kind=NEVER)
    if question.step == "reward" and parts["take"] == ALL:
        return Order(kind=REWARDS)
    if question.step == "reward" and parts["take"] not in (NONE, FEWER):
        kinds = dict.fromkeys(icon_of(short).kind for short in parts["take"].split())
        return Order(kind=PARTS, wants=tuple({"kind": kind} for kind in kinds))
    if question.step == "move" and parts["from"] == DONE:
        return Order(kind=MOVE, wants=(parts,))
    if question.step == "ship":
        return Order(kind=SHIP, wants=({"from": parts["from"]},))
    return None
