"""A player's turn: hiring, moving, and taking back (rulebook: a player's turn; vectors 28 to 32)."""

from __future__ import annotations

import pytest

from data.words import Words
from engines.kernel import Match, RefusedError
from tests.engines.guilds_of_london.scene import BLUE, GREEN, Scene, events
from tests.engines.guilds_of_london.scene import five_guilds as city

# Hiring


def test_vector_28_a_hired_pawn_comes_from_the_supply_to_the_guildhall() -> None:
    scene = city().hand(GREEN, "b1").go()
    before = scene.board.players[GREEN]
    scene.say(GREEN, "b1:hire")
    after = scene.board.players[GREEN]
    assert (after.guildhall, after.supply) == (before.guildhall + 1, before.supply - 1)


def test_nobody_is_hired_from_an_empty_supply_and_that_is_said() -> None:
    scene = city().hand(GREEN, "y1", "b3").at("guildhall", 15, 4, 4).go()
    assert scene.board.players[GREEN].supply == 0
    told = scene.say(GREEN, "y1:hire")
    assert events(told) == ["Green plays Apprentices to hire, but no pawn of Green is left in the supply."]
    assert scene.board.players[GREEN].guildhall == 15
    assert told.undoable
    assert scene.why(GREEN, "b3:effect") == "not-hired", "nobody was hired"


def test_as_many_are_hired_as_there_are_and_that_is_said() -> None:
    scene = city().hand(GREEN, "y2", "y1").at("guildhall", 13, 4, 4).go()
    told = scene.say(GREEN, "y2:effect:y1")
    assert scene.board.players[GREEN].guildhall == 15
    assert "Green hires 2 pawns." in events(told)
    assert "No more pawns of Green are in the supply." in events(told)


# Moving


@pytest.mark.parametrize("origin", ["guildhall", "dyers", "parade", "mercers"])
def test_vector_29_a_plain_move_starts_at_the_guildhall_a_tile_or_with_a_master(origin: str) -> None:
    scene = city().stand("dyers", 1).stand("parade", 1).hand(GREEN, "y1").go()
    scene.say(GREEN, f"y1:move:{origin}:drapers")
    assert scene.tile("drapers").pawns == [1, 0, 0]
    assert scene.board.players[GREEN].guildhall == 4 - (origin == "guildhall")
    assert scene.tile("mercers").master == (None if origin == "mercers" else GREEN)
    assert scene.tile("mercers").resolved


def test_vector_29_the_example_a_scythe_leads_to_every_tile_with_a_scythe() -> None:
    scene = Scene(3).city(carpenters=(0, 1), parade=(1, 1), cooks=(2, 1)).at("guildhall", 1)
    scene.hand(GREEN, "y1").go()
    assert {key for key in scene.keys(GREEN) if ":move:" in key} == {
        "y1:move:guildhall:carpenters",
        "y1:move:guildhall:parade",
    }


@pytest.mark.parametrize(
    ("key", "why"),
    [
        ("y1:move:guildhall:mercers", "resolved"),
        ("y1:move:guildhall:guildhall", "to-guildhall"),
        ("y1:move:guildhall:plantation", "to-plantation"),
        ("y1:move:guildhall:cooks", "symbol"),
        ("y1:move:wax_chandlers:wax_chandlers", "there-already"),
    ],
)
def test_vector_30_where_a_plain_move_cannot_lead(key: str, why: str) -> None:
    scene = city().stand("wax_chandlers", 1).hand(GREEN, "y1").go()
    assert scene.why(GREEN, key) == why


def test_vector_30_the_reason_names_the_symbols() -> None:
    scene = city().hand(GREEN, "y5").go()
    said = Words("en").say(scene.refusal(GREEN, "y5:move:guildhall:cooks").text)
    assert said == "Cooks does not fit: this card leads to tiles with scythe or anchor."


def test_vector_30_foreign_and_neutral_pawns_are_not_moved() -> None:
    scene = city().stand("dyers", 0, 2, neutrals=1).hand(GREEN, "y1").go()
    assert not [key for key in scene.keys(GREEN) if key.startswith("y1:move:dyers")]
    with pytest.raises(RefusedError):
        scene.say(GREEN, "y1:move:dyers:drapers")


def test_vector_31_pawns_on_the_plantation_are_not_moved() -> None:
    scene = city().at("plantation", 2).hand(GREEN, "y1").go()
    assert scene.why(GREEN, "y1:move:plantation:drapers") == "on-plantation"


def test_vector_32_a_card_with_two_symbols_leads_to_either() -> None:
    scene = city().hand(GREEN, "y5").go()
    reached = {key.split(":")[3] for key in scene.keys(GREEN) if ":move:guildhall:" in key}
    assert reached == {"drapers", "dyers", "wax_chandlers", "parade"}


def test_nothing_to_move() -> None:
    scene = Scene(3).city(dyers=(0, 1)).at("guildhall", 0, 4, 4).hand(GREEN, "b1").go()
    assert scene.why(GREEN, "b1:move") == "no-pawn"


# What one has and has not


def test_a_card_that_is_not_held() -> None:
    scene = city().hand(GREEN, "y1", "y2").go()
    for use in ("hire", "move", "effect"):
        assert scene.why(GREEN, f"r1:{use}") == "not-held"
    scene.say(GREEN, "y2:hire")
    assert scene.why(GREEN, "y2:hire") == "played"


def test_the_question_says_what_the_end_of_the_turn_brings() -> None:
    scene = city().hand(GREEN, "g1", "p1").go()
    assert scene.prompt(GREEN) == "It is your turn. Play a card, or end your turn and draw 4 cards."
    scene.say(GREEN, "p1:effect")
    assert scene.prompt(GREEN) == "Play another card, or end your turn and draw 2 cards."


# Taking back


def test_cards_are_taken_back_one_by_one_until_one_is_drawn() -> None:
    scene = city().hand(GREEN, "y1", "p1", "r1").go()
    before = scene.board
    scene.say(GREEN, "y1:effect")
    scene.say(GREEN, "r1:effect:guildhall:cooks")
    assert scene.say(GREEN, "p1:effect").undoable
    for _ in range(3):
        scene.match.undo(GREEN)
    assert scene.board == before
    assert scene.option(GREEN, "end").final
    scene.say(GREEN, "end")
    assert not scene.match.can_undo(GREEN)


def test_ending_a_turn_without_drawing_is_taken_back_until_the_next_player_acts() -> None:
    scene = city().hand(BLUE, "y1").go(GREEN, round=15)
    assert not scene.option(GREEN, "end").final
    assert scene.say(GREEN, "end").undoable
    assert scene.board.acting == BLUE
    scene.match.undo(GREEN)
    assert scene.board.acting == GREEN
    scene.say(GREEN, "end")
    scene.say(BLUE, "end")
    assert not scene.match.can_undo(GREEN)


def test_a_match_is_saved_in_the_middle_of_an_effect() -> None:
    scene = city().stand("dyers", 2).hand(GREEN, "r2", "y1").go()
    scene.say(GREEN, "r2:effect:y1")
    loaded = Match.load(scene.match.title, scene.match.save())
    question = loaded.question(GREEN)
    assert question is not None
    assert question.step == "move"
    assert loaded.save() == scene.match.save()
