"""Setting up: gold by the order of seats, the decks with what is taken out unseen, cubes, and who begins."""

from __future__ import annotations

from engines.kernel import Dice
from engines.pillars.components import (
    ROUNDS,
    STARTERS,
    advantages,
    board,
    events,
    last_advantages,
    of_round,
    resources,
)
from engines.pillars.game import PillarsGame
from engines.pillars.player import Player
from engines.pillars.round import NewRound
from engines.pillars.scoring import Ending

START = "start"


def set_up(seats: int, dice: Dice) -> PillarsGame:
    """Everything between the empty table and the first round."""
    start = board().start
    box = board().box
    first = dice.below(seats)
    ordinary = [card for card in advantages() if card not in last_advantages()]
    deck, removed = _split(dice, ordinary, box.advantages_removed)
    coming, unused = _split(dice, list(events()), box.events_removed)
    game = PillarsGame(
        seats=seats,
        dice=dice,
        start_player=first,
        players=[
            Player(gold=start.gold[(seat - first) % seats], idle=start.workers, craftsmen=list(STARTERS))
            for seat in range(seats)
        ],
        undealt=list(resources()),
        stacks=[dice.shuffled(of_round(number)) for number in range(1, ROUNDS + 1)],
        advantage_deck=deck,
        advantages_removed=removed,
        advantages_last=list(last_advantages()),
        event_deck=coming,
        events_removed=unused,
        bag=[seat for seat in range(seats) for _ in range(start.builders)],
        supply=dict(box.cubes),
        castle_grey=box.grey_workers,
        agenda=[Ending(), *(NewRound() for _ in range(ROUNDS))],
    )
    for player in game.players:
        player.score(START, start.points)
    return game


def _split(dice: Dice, cards: list[str], out: int) -> tuple[list[str], list[str]]:
    """The deck, and the cards that nobody will see."""
    dice.shuffle(cards)
    return cards[out:], cards[:out]
