"""Setting up: the cards of this match, the resource cards, the monuments, and who begins."""

from __future__ import annotations

from engines.kernel import Dice
from engines.tiny_towns.components import of_group, tables
from engines.tiny_towns.dealing import KeepMonuments, deal_monuments, left_out
from engines.tiny_towns.deck import new_deck
from engines.tiny_towns.game import Mode, TownsGame
from engines.tiny_towns.options import COLOURS, TownsOptions
from engines.tiny_towns.town import Town
from engines.tiny_towns.turn import NewTurn


def set_up(seats: int, options: TownsOptions, dice: Dice) -> TownsGame:
    """Everything between the empty table and the first question."""
    tables()  # most of them count later, but a bad file is told before anybody sits down
    mode: Mode = "town_hall" if options.town_hall else "solo" if seats == 1 else "hammer"
    cards = cards_in_play(seats, options, dice)
    game = TownsGame(
        seats=seats,
        dice=dice,
        mode=mode,
        novice=options.novice,
        cards=cards,
        towns=[Town() for _ in range(seats)],
    )
    if mode == "hammer":
        starter = options.starter()
        game.builder = dice.below(seats) if starter is None else starter
    else:
        game.deck = new_deck(dice)
        if mode == "town_hall":
            game.deck.bury(dice)
        else:
            game.deck.lay_open()
    game.then(NewTurn())
    if options.monuments:
        deal_monuments(game)
        game.then(KeepMonuments())
    return game


def cards_in_play(seats: int, options: TownsOptions, dice: Dice) -> list[str]:
    """The Cottage and one card of each colour: the first-game set, or chosen, or drawn."""
    if options.first_game:
        return list(tables().sets.first_game)
    without = left_out(seats)
    chosen = options.chosen()
    cards = ["cottage"]
    for colour in COLOURS:
        pile = [card for card in of_group(colour) if card not in without]
        cards.append(chosen[colour] if colour in chosen else pile[dice.below(len(pile))])
    return cards
