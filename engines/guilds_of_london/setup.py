"""Setting up: the city, the score board, the plantation, pawns and cards."""

from __future__ import annotations

from engines.guilds_of_london.city import EAST, NORTH, SOUTH, WEST, Laid, Square, lowest_guild
from engines.guilds_of_london.components import (
    GOG_MAGOG,
    ST_LAWRENCE,
    all_cards,
    all_tokens,
    board,
    guilds,
    mayoral,
    specials,
)
from engines.guilds_of_london.drawing import sorted_hand
from engines.guilds_of_london.game import GuildsGame
from engines.guilds_of_london.mayoral import ChooseMayoral, deal_mayoral
from engines.guilds_of_london.options import GuildsOptions
from engines.guilds_of_london.rounds import NewRound
from engines.kernel import Dice

EAST_OF_GUILDHALL: Square = (2, 0)
WEST_OF_GUILDHALL: Square = WEST
FOUR_WIDE = (-1, 0, 1, 2)
FIVE_WIDE = (-2, -1, 0, 1, 2)
SIDES = ("ulster", "virginia")


def set_up(seats: int, options: GuildsOptions, dice: Dice) -> GuildsGame:
    """Everything between the empty table and the first question."""
    numbers, pawns = board().cards, board().pawns
    tokens = dice.shuffled(all_tokens())
    squares, stack = two_players(dice) if seats == 2 else more_players(dice)
    city = {
        tile: Laid(x=square[0], y=square[1], token=tokens.pop(), pawns=[0] * seats)
        for square, tile in squares.items()
    }
    deck = dice.shuffled(all_cards())
    order = dice.shuffled(list(range(seats)))
    game = GuildsGame(
        seats=seats,
        dice=dice,
        tie=options.tie,
        start=order,
        order=list(order),
        points=[0] * seats,
        city=city,
        beadle=lowest_guild(city),
        side=SIDES[dice.below(len(SIDES))] if options.plantation == "random" else options.plantation,
        guildhall=[pawns.in_guildhall] * seats,
        plantation=[0] * seats,
        supply=[pawns.each - pawns.in_guildhall] * seats,
        neutrals=[0] * seats,
        stock=pawns.neutrals_each * seats,
        stack=stack,
        tokens=tokens,
        won=[[] for _ in range(seats)],
        hands=[sorted_hand(deck.pop() for _ in range(numbers.dealt)) for _ in range(seats)],
        deck=deck,
        mayoral_deck=dice.shuffled(list(mayoral())),
        choices=[[] for _ in range(seats)],
        kept=[[] for _ in range(seats)],
    )
    deal_mayoral(game)
    game.then(ChooseMayoral(), NewRound())
    return game


def more_players(dice: Dice) -> tuple[dict[Square, str], list[str]]:
    """Three rows of four round two Guildhall tiles; the other special buildings are in the stack."""
    stack = dice.shuffled([*guilds(), *(tile for tile in specials() if tile != ST_LAWRENCE)])
    rows = [(x, y) for y in (1, -1) for x in FOUR_WIDE]
    city = {EAST_OF_GUILDHALL: ST_LAWRENCE}
    city |= {square: stack.pop() for square in (WEST_OF_GUILDHALL, *rows)}
    return city, stack


def two_players(dice: Dice) -> tuple[dict[Square, str], list[str]]:
    """Five rows of five round one Guildhall tile, special buildings on its four sides; no tiles are added later."""
    beside = dice.shuffled([tile for tile in specials() if tile != GOG_MAGOG])
    city = dict(zip((NORTH, EAST, SOUTH, WEST), beside, strict=True))
    names = dice.shuffled(guilds())
    rows = [(x, y) for y in reversed(FIVE_WIDE) for x in FIVE_WIDE]
    city |= {square: names.pop() for square in rows if square != (0, 0) and square not in city}
    return city, []
