"""A vote says who wins as it stands and why, what there is to win, and who decides after whoever is asked."""

from __future__ import annotations

import pytest

from tests.engines.guilds_of_london.scene import BLUE, GREEN, RED, Scene, events, six_tiles

DYERS = {"dyers": (0, 1), "grocers": (1, 1), "cooks": (-1, 1), "gog_magog": (0, 2), "paviors": (5, 5)}


def vote(*pawns: int) -> Scene:
    """Dyers, with special neighbours, at the end of a round."""
    return Scene(3).city(**DYERS).stand("dyers", *pawns)


@pytest.mark.parametrize(
    ("pawns", "stands"),
    [
        ((1, 2), "As it stands Blue wins before Green."),
        ((3,), "As it stands Green wins."),
        ((2, 1, 1), "As it stands Green wins."),
        ((2, 2), "As it stands it is a tie, and nobody wins: Green 2 and Blue 2."),
    ],
)
def test_the_question_says_who_wins_as_it_stands(pawns: tuple[int, ...], stands: str) -> None:
    assert stands in vote(*pawns).neutrals(0, 0, 1).resolve().prompt(RED)


def test_a_tie_is_told_with_what_breaks_it() -> None:
    scene = vote(2, 2).master(GREEN, "grocers").neutrals(0, 0, 1).resolve()
    sums = "Green 2 + 1 neighbouring Master and Blue 2"
    assert f"As it stands Green wins the tie: {sums}." in scene.prompt(RED)
    told = [event for event in events(scene.say(RED, "none")) if "Dyers" in event]
    assert f"Green wins the tie at Dyers: {sums}." in told


def test_the_giants_are_counted_in_the_tie() -> None:
    scene = vote(2, 2).master(BLUE, "gog_magog").master(GREEN, "grocers", "cooks").neutrals(0, 0, 1).resolve()
    tie = "Green 2 + 2 neighbouring Masters and Blue 2 + 1 neighbouring Master + 1 by Gog & Magog"
    assert f"As it stands it is a tie, and nobody wins: {tie}." in scene.prompt(RED)
    assert f"It is a tie at Dyers: {tie}. The tile stays face up." in events(scene.say(RED, "none"))


def test_a_vote_is_told_with_its_sums() -> None:
    scene = vote(1, 3, 1).neutrals(0, 0, 1).resolve()
    assert "Blue wins Dyers: Blue 3, Green 1, and Red 1." in events(scene.say(RED, "none"))


def test_both_rewards_stand_in_the_question_with_the_token() -> None:
    scene = six_tiles().stand("dyers", 2, 1, token="vp1").neutrals(0, 0, 1).resolve()
    assert "First: 2 points, ship 1 pawn, and draw 1 card; second: 1 point." in scene.prompt(RED)


def test_who_decides_after_you_stands_in_the_question() -> None:
    scene = vote(2, 1).neutrals(1, 0, 2).resolve()
    assert "After you: Red (2 neutral pawns)." in scene.prompt(GREEN)
    scene.say(GREEN, "none")
    assert "Nobody swaps after you." in scene.prompt(RED)


def test_the_plantation_is_counted_aloud() -> None:
    scene = vote().at("plantation", 2, 2, 1).neutrals(0, 0, 1).resolve(round=3)
    said = scene.prompt(RED)
    assert "A vote is due at the Plantation: Green 2, Blue 2, and Red 1." in said
    assert "As it stands Green and Blue are tied and get the second reward." in said
    assert "The Plantation is counted: Green 2, Blue 2, and Red 1." in events(scene.say(RED, "none"))
