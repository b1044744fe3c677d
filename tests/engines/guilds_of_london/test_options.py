"""How what is asked is put into options: what is shown, what is only said to who names it, and the reasons."""

from __future__ import annotations

import pytest

from data.words import Words
from tests.engines.guilds_of_london.scene import BLUE, GREEN, six_tiles


@pytest.mark.parametrize(
    ("card", "key", "why"),
    [
        ("r1", "r1:effect:guildhall:cooks", "resolved"),
        ("r1", "r1:effect:guildhall:grocers", "not-laid"),
        ("r1", "r1:effect:dyers:dyers", "there-already"),
        ("r1", "r1:effect:guildhall:plantation", "to-plantation"),
        ("r3", "r3:effect:guildhall:2:dyers", "symbol"),
        ("r3", "r3:effect:guildhall:1:cooks", "resolved"),
        ("r5", "r5:effect:dyers", "symbol"),
        ("r5", "r5:effect:guildhall", "to-guildhall"),
        ("r6", "r6:effect:coopers", "beadle-there"),
        ("r6", "r6:effect:cooks", "resolved"),
        ("r6", "r6:effect:plantation", "to-tiles"),
    ],
)
def test_a_place_that_an_effect_cannot_reach_has_its_reason(card: str, key: str, why: str) -> None:
    scene = (
        six_tiles(card)
        .at("guildhall", 4)
        .stand("dyers", 1)
        .master(BLUE, "cooks")
        .stand("coopers", beadle=True)
    )
    assert scene.go().why(GREEN, key) == why


def test_the_reason_names_the_place_and_the_symbols() -> None:
    scene = six_tiles("r5").at("guildhall", 4).go()
    said = Words("en").say(scene.refusal(GREEN, "r5:effect:dyers").text)
    assert said == "Dyers does not fit: this card leads to tiles with compass or scythe."


def test_what_is_plain_to_see_is_not_listed_in_panels() -> None:
    """Cards that are not held, and tiles that do not fit, are told to who names them; a cost is shown to everybody."""
    scene = six_tiles("y1", "p5").at("guildhall", 1).at("plantation", 1).go()
    question = scene.question(GREEN, teach=True)
    shown = [option for option in question.shown if option.blocked is not None]
    assert [(option.key, option.blocked.id) for option in shown if option.blocked] == [
        ("p5:effect", "guilds-why-cost-guildhall")
    ]
    assert {option.parts["card"] for option in question.shown} == {"y1", "p5", "end"}


def test_where_a_voyage_leads_may_be_said_although_there_is_no_choice() -> None:
    scene = six_tiles("b1", "b2", "y1").at("guildhall", 2).go()
    ship = scene.option(GREEN, "b1:effect:guildhall")
    assert ship.parts == {"card": "b1", "use": "effect", "from": "guildhall", "to": "plantation"}
    scene.say(GREEN, "b2:effect:y1")
    assert scene.option(GREEN, "guildhall").parts == {"from": "guildhall", "to": "plantation"}
    assert scene.option(GREEN, "done").parts == {"from": "done"}


def test_the_question_of_a_vote_says_who_stands_there() -> None:
    scene = six_tiles().stand("dyers", 2, 1).neutrals(0, 1).resolve()
    assert scene.prompt(BLUE) == (
        "A vote is due at Dyers: Green 2 and Blue 1. As it stands Green wins before Blue. "
        "First: 2 points, ship 1 pawn, and draw 1 card. Nobody swaps after you. "
        "Do you swap your neutral pawn for somebody’s pawn?"
    )


@pytest.mark.parametrize("card", ["r1", "b1"])
def test_a_single_move_is_chosen_with_its_card_and_cannot_be_left_out(card: str) -> None:
    scene = six_tiles(card).at("guildhall", 1).go()
    assert f"{card}:effect" not in scene.keys(GREEN)
    nobody = six_tiles(card).at("guildhall", 0).go()
    assert f"{card}:effect" in nobody.keys(GREEN)
    assert "chosen as the card is played, and done if any pawn can go" in Words("en")("guilds-ruling-4")


def test_a_panel_names_the_tiles_as_they_lie_in_the_city() -> None:
    scene = six_tiles("r2", "r5").at("guildhall", 4).stand("dyers", 1).go()
    city = sorted(scene.board.tiles, key=lambda tile: (-tile.y, tile.x))
    legal = scene.question(GREEN, teach=True).legal
    assert list(dict.fromkeys(option.parts["card"] for option in legal)) == ["r2", "r5", "end"]
    for card in ("r2", "r5"):
        goals = [one.parts["to"] for one in legal if one.key.startswith(f"{card}:move:guildhall:")]
        assert len(goals) > 1
        assert goals == [tile.id for tile in city if tile.id in goals]
