"""What shows how well computers play, beside victories and points."""

from __future__ import annotations

import pytest

from engines.guilds_of_london.signs import FORGIVEN, Signs
from tests.engines.guilds_of_london.scene import BLUE, GREEN, Scene


@pytest.mark.parametrize(("pawns", "fine"), [(0, False), (1, True)])
def test_turns_that_begin_with_nobody_in_the_guildhall_are_counted(pawns: int, *, fine: bool) -> None:
    witness = Signs()
    for _ in range(FORGIVEN):
        see(witness, Scene(2).at("guildhall", 0, 4))
    assert witness.signs(Scene(2).game, GREEN)["pawns"]
    see(witness, Scene(2).at("guildhall", pawns, 4))
    assert witness.signs(Scene(2).game, GREEN)["pawns"] is fine
    assert witness.signs(Scene(2).game, BLUE)["pawns"]


def test_whoever_has_sent_the_last_one_out_in_the_same_turn_is_not_counted_again() -> None:
    witness = Signs()
    for _ in range(FORGIVEN):
        scene = see(witness, Scene(2).at("guildhall", 0, 4).hand(GREEN, "b1", "y1"))
        scene.say(GREEN, "b1:hire")
        scene.game.guildhall[GREEN] = 0
        again(witness, scene)
    assert witness.signs(scene.game, GREEN)["pawns"]


def see(witness: Signs, scene: Scene) -> Scene:
    """Green's turn begins."""
    return again(witness, scene.go(GREEN))


def again(witness: Signs, scene: Scene) -> Scene:
    question = scene.match.question(GREEN)
    assert question is not None
    witness.see(scene.game, question, question.answer(("card", "end")))
    return scene
