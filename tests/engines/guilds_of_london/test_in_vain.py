"""Effects that change nothing: only a cost or a condition forbids an effect (rulebook: using an effect)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from engines.guilds_of_london.components import cards
from tests.engines.guilds_of_london.scene import BLUE, GREEN, RED, Scene, events, six_tiles

Lay = Callable[..., Scene]
NOBODY = "Green has no pawn that can go anywhere."
SUPPLY = "No more pawns of Green are in the supply."
NOTHING = "That brings Green nothing."


def plain(*hand: str) -> Scene:
    """Four pawns in the Guildhall, nobody anywhere else."""
    return six_tiles(*hand)


def nobody(*hand: str) -> Scene:
    """Green has no pawn in the Guildhall or on a tile."""
    return six_tiles(*hand).at("guildhall", 0, 4, 4)


def all_out(*hand: str) -> Scene:
    """No pawn of Green is in the supply."""
    return six_tiles(*hand).at("guildhall", 16, 4, 4)


def no_mayoral(*hand: str) -> Scene:
    """The mayoral deck is empty."""
    scene = six_tiles(*hand).at("plantation", 1)
    scene.game.kept[RED] += scene.game.mayoral_deck
    scene.game.mayoral_deck = []
    return scene


def no_cards(*hand: str) -> Scene:
    """The deck and the discard pile are empty."""
    scene = six_tiles(*hand).pile()
    scene.game.hands[RED] += scene.game.deck
    scene.game.deck = []
    return scene


def one_overseas(*hand: str) -> Scene:
    """One pawn on the plantation, which is not yet two."""
    return six_tiles(*hand).at("plantation", 1)


VAIN = [
    (all_out, "y1", "", SUPPLY),
    (all_out, "y2", "p1", SUPPLY),
    (all_out, "y5", "", SUPPLY),
    (nobody, "r1", "", NOBODY),
    (nobody, "r2", "p1", NOBODY),
    (nobody, "r3", "", NOBODY),
    (plain, "r4", "p1", "No pawn of another player stands on a tile for Green to send home."),
    (all_out, "r5", "", SUPPLY),
    (nobody, "b1", "", NOBODY),
    (nobody, "b2", "p1", NOBODY),
    (plain, "b4", "", NOTHING),
    (one_overseas, "b4", "", NOTHING),
    (no_mayoral, "b6", "", "There is no mayoral card left for Green."),
    (plain, "p4", "y1", NOTHING),
]


@pytest.mark.parametrize(("lay", "card", "paid", "said"), VAIN)
def test_an_effect_in_vain_is_legal_and_that_is_said(lay: Lay, card: str, paid: str, said: str) -> None:
    scene = lay(card, *filter(None, [paid])).go()
    key = ":".join(filter(None, [card, "effect", paid]))
    ways = [one for one in scene.keys(GREEN) if one.startswith(f"{card}:effect")]
    assert ways == [key], "nothing is left to choose"
    before = scene.board
    told = events(scene.say(GREEN, key))
    assert said in told
    assert scene.asked == {GREEN: "turn"}
    after = scene.board
    assert after.players[GREEN].points == before.players[GREEN].points
    assert after.players[GREEN].hand == 0
    assert after.discard == ((paid,) if paid else ()), "the cost is paid all the same"
    assert [(play.card, play.use) for play in after.played] == [(card, "effect")]
    assert [tile.pawns for tile in after.tiles] == [tile.pawns for tile in before.tiles]


def test_the_other_parts_of_an_effect_are_still_done() -> None:
    scene = all_out("y6").go()
    scene.say(GREEN, "y6:effect")
    assert scene.drawn(GREEN, "end") == 3
    beadle = Scene(3).city(dyers=(0, 1)).stand("dyers", beadle=True).hand(GREEN, "p6").go()
    assert "There is no tile for Green to choose." in events(beadle.say(GREEN, "p6:effect"))
    assert beadle.board.players[GREEN].points == 0


def test_the_pawn_that_pays_goes_back_before_the_empty_mayoral_deck_is_seen() -> None:
    scene = no_mayoral("b6").go()
    supply = scene.board.players[GREEN].supply
    scene.say(GREEN, "b6:effect")
    assert scene.board.players[GREEN].plantation == 0
    assert scene.board.players[GREEN].supply == supply + 1


def test_g4_draws_the_card_that_paid_for_it() -> None:
    scene = no_cards("g4", "p1").go()
    told = events(scene.say(GREEN, "g4:effect:p1"))
    assert scene.held(GREEN).cards == ("p1",)
    assert "The deck is empty. The discarded cards are shuffled." in told
    assert "There are no more cards for Green to draw." in told


def test_b3_after_hiring_with_nobody_to_ship() -> None:
    scene = nobody("y1", "b3").go()
    scene.say(GREEN, "y1:hire")
    scene.say(GREEN, "b3:effect")
    scene.say(GREEN, "guildhall")
    assert scene.asked == {GREEN: "turn"}, "the second voyage has nobody left"


@pytest.mark.parametrize("card", ["y2", "r2", "r4", "b2", "g2", "g4", "g6", "p2", "p3", "p4"])
def test_a_cost_in_cards_that_cannot_be_paid_forbids_an_effect(card: str) -> None:
    assert six_tiles(card).go().why(GREEN, f"{card}:effect") == "cost-cards"


@pytest.mark.parametrize(("lay", "card", "paid", "said"), VAIN)
@pytest.mark.parametrize("last", [False, True])
def test_computer_players_play_nothing_in_vain(lay: Lay, card: str, paid: str, said: str, last: bool) -> None:
    del said
    scene = lay(card, *filter(None, [paid])).go(round=15 if last else 1)
    assert scene.match.advise(GREEN, Random(0))[0].split(":")[:2] != [card, "effect"]


@pytest.mark.parametrize("card", ["r1", "r3", "b1"])
def test_computer_players_end_the_turn_where_nothing_counts_any_more(card: str) -> None:
    scene = nobody(card).mayoral(GREEN, "m01").go(round=15)
    assert scene.match.advise(GREEN, Random(0)) == ("end",)


def test_computer_players_hire_nobody_from_an_empty_supply() -> None:
    scene = six_tiles(*["y1"] * 5, *["p2"] * 4).at("guildhall", 0).at("plantation", 16).go()
    assert scene.match.advise(GREEN, Random(0))[0].split(":")[:2] == ["p2", "effect"]
    scene.hand(GREEN, *["y1"] * 5, *["y2"] * 4).go()
    assert scene.match.advise(GREEN, Random(0)) == ("end",)


def test_computer_players_hire_in_the_last_round_only_for_a_card_that_counts_it() -> None:
    scene = nobody("y1").mayoral(GREEN, "m20").go(round=15)
    assert scene.match.advise(GREEN, Random(0)) == ("y1:effect",)
    scene.mayoral(GREEN, "m01").go(round=15)
    assert scene.match.advise(GREEN, Random(0)) == ("end",)


def test_computer_players_pay_no_card_to_draw_it_again() -> None:
    for round_ in (1, 15):
        scene = no_cards("g4", "p1").go(round=round_)
        assert scene.match.advise(GREEN, Random(0))[0].split(":")[:2] != ["g4", "effect"]


def test_every_card_has_a_way_to_be_used_whenever_it_can_be_paid_for() -> None:
    """In a city without any tile that is face up, with nobody anywhere and empty piles."""
    for card, printed in cards().items():
        scene = Scene(3).city(dyers=(0, 1), cooks=(9, 9)).master(GREEN, "dyers", "cooks")
        scene.at("guildhall", 2, 4, 4).at("plantation", 1).hand(GREEN, card, "p1", "p2").go()
        allowed = any(key.startswith(f"{card}:effect") for key in scene.keys(GREEN))
        assert allowed == (printed.only is None), card


@pytest.mark.parametrize(
    ("card", "scene_of"),
    [
        ("r4", lambda: plain("r4", "p1").master(BLUE, "cooks").at("plantation", 0, 1)),
        ("b1", lambda: nobody("b1").at("plantation", 2)),
    ],
)
def test_nothing_else_is_told_apart_where_there_is_nothing_to_choose(
    card: str, scene_of: Callable[[], Scene]
) -> None:
    scene = scene_of().go()
    taught = [one for one in scene.question(GREEN, teach=True).options if one.parts.get("use") == "effect"]
    shapes = {tuple(one.parts) for one in taught if one.parts["card"] == card}
    assert len(shapes) == 1
