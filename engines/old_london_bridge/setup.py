"""Setting up: stacks, round markers, bonus tiles, cards and money, the stairs, the scoring tiles."""

from __future__ import annotations

from data.text import Text
from engines.kernel import Dice
from engines.old_london_bridge.architect import Architect
from engines.old_london_bridge.components import PILES, board_data, cards_data, of_kind, tiles_data
from engines.old_london_bridge.game import BridgeGame
from engines.old_london_bridge.options import BASE, EXPERT, FIELDS, RANDOM, BridgeOptions
from engines.old_london_bridge.prizes import scoring_data
from engines.old_london_bridge.rounds import NewRound


def set_up(seats: int, options: BridgeOptions, dice: Dice) -> BridgeGame:
    """Everything between the empty table and the first question, in the order of the rulebook."""
    board = board_data()
    scoring_data()  # it pays later, but a bad file is told before anybody sits down
    stacks = {kind: dice.shuffled(of_kind(kind)) for kind in board.stacks.kinds}
    rounds = board.rounds.with_two if seats == 2 else board.rounds.with_more
    markers = dice.shuffled(
        [steps for steps, copies in enumerate(board.rounds.markers, 1) for _ in range(copies)]
    )
    piles = [dice.shuffled(tiles_of(pile)) for pile in PILES]
    stairs = dice.shuffled(range(seats))
    architects = [new_architect(seats, stairs.index(seat)) for seat in range(seats)]
    supply = [
        copies - sum(architect.hand[card] for architect in architects)
        for card, copies in enumerate(cards_data().cards.copies)
    ]
    game = BridgeGame(
        seats=seats,
        dice=dice,
        hidden_money=options.hidden_money,
        gate_stacks_rank=options.gate_ties == "stack",
        scoring={field: scoring_of(field, options, dice) for field in FIELDS},
        rounds=rounds,
        markers=markers[:rounds],
        markers_left_over=markers[rounds:],
        rotation=dice.below(len(board.rondel.spaces)),
        stacks=stacks,
        supply=supply,
        piles=piles,
        architects=architects,
        stairs=stairs,
        chapel_order=list(stairs),
        gate_order=list(stairs),
    )
    tell_scoring(game)
    game.then(NewRound())
    return game


def tiles_of(pile: str) -> list[str]:
    """The bonus tiles with the back of a pile."""
    data = tiles_data()
    copies: tuple[int, ...] = getattr(data.backs, pile)
    return [kind for kind, count in zip(data.tiles.kinds, copies, strict=True) for _ in range(count)]


def new_architect(seats: int, step: int) -> Architect:
    """A player with starting money and the hand of a stair step."""
    data = cards_data()
    zeros = data.start.zeros_with_two if seats == 2 else data.start.zeros_with_more
    return Architect(money=data.start.money, hand=[zeros, *data.hands.steps[step].cards])


def scoring_of(field: str, options: BridgeOptions, dice: Dice) -> str:
    """How a field is scored in this match: chosen, or drawn from its four scoring tiles."""
    how = options.scoring(field)
    return EXPERT[field][dice.below(len(EXPERT[field]))] if how == RANDOM else how


def tell_scoring(game: BridgeGame) -> None:
    """Tell which scoring tiles lie on the fields."""
    for field, how in game.scoring.items():
        if how != BASE:
            args = {"field": Text(f"bridge-field-{field}"), "how": Text(f"bridge-scoring-{how}")}
            game.tell(Text("bridge-event-field", args), marks=(f"field:{field}",))
