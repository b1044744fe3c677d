"""The computer player: legal, sensible, and without knowledge that its seat has not."""

from __future__ import annotations

from random import Random

import pytest

from engines.guilds_of_london import TITLE
from engines.kernel import Match, Picks, backstage
from engines.kernel.imagined import Imagined
from engines.kernel.questions import check, picks_of, random_picks
from engines.kernel.ranking import ranked
from tests.engines.guilds_of_london.scene import BLUE, GREEN, Scene


def advice(scene: Scene, seat: int) -> Picks:
    return scene.match.advise(seat, Random(0))


def test_it_takes_a_sure_win() -> None:
    scene = (
        Scene(3)
        .city(goldsmiths=(0, 1), cooks=(1, 1))
        .stand("goldsmiths", 2, 2)
        .hand(GREEN, "p1")
        .go(round=15)
    )
    assert advice(scene, GREEN) == ("p1:move:guildhall:goldsmiths",)


def test_it_draws_rather_than_plays_for_nothing() -> None:
    scene = Scene(3).city(mercers=(0, 1)).hand(GREEN, "r6").at("guildhall", 6, 4, 4).go()
    assert advice(scene, GREEN) == ("end",)


def test_it_swaps_a_pawn_that_turns_a_vote() -> None:
    scene = Scene(3).city(goldsmiths=(0, 1), cooks=(5, 5)).stand("goldsmiths", 2, 3).neutrals(2).resolve()
    assert advice(scene, GREEN) == ("1", "1")


def test_to_ship_no_more_is_thought_about_however_many_pawns_there_are() -> None:
    names = [
        "dyers",
        "cooks",
        "paviors",
        "goldsmiths",
        "mercers",
        "salters",
        "skinners",
        "brewers",
        "cutlers",
        "girdlers",
    ]
    scene = Scene(3).city(**{name: (number, 1) for number, name in enumerate(names)})
    for name in names:
        scene.stand(name, 1)
    scene.hand(GREEN, "b2", "p1", "r1").at("guildhall", 3).go()
    scene.say(GREEN, "b2:effect:r1")
    world = Imagined.of(TITLE, scene.match.blind(GREEN), "luck")
    tried = [picks_of(one) for one in ranked(TITLE, world.game, scene.question(GREEN), Random(1), 8)]
    assert len(tried) == 8
    assert ("done",) in tried


def test_a_master_is_worth_more_than_a_pawn_that_waits_while_much_is_to_come() -> None:
    def left(round: int, *, ships: str) -> float:  # noqa: A002  # the word of the rules
        scene = Scene(4).city(dyers=(0, 1), cooks=(5, 5)).at("guildhall", 1).go(round=round)
        if ships == "pawn":
            scene.at("guildhall", 0).master(GREEN, "dyers")
        return TITLE.worth(scene.game, GREEN)[GREEN]

    assert left(2, ships="pawn") > left(2, ships="master")


def test_it_keeps_its_neutral_pawns_where_it_wins_anyway() -> None:
    scene = Scene(3).city(goldsmiths=(0, 1), cooks=(5, 5)).stand("goldsmiths", 4, 1).neutrals(2).resolve()
    assert advice(scene, GREEN) == ("none",)


def test_it_keeps_a_mayoral_card_that_counts_already() -> None:
    scene = Scene(3).city(paviors=(0, 1), innholders=(3, 1), dyers=(7, 7), parade=(9, 9))
    scene.master(GREEN, "paviors", "innholders").stand("parade", 5)
    scene.game.mayoral_deck = [card for card in scene.game.mayoral_deck if card not in ("m05", "m02", "m17")]
    scene.game.mayoral_deck += ["m02", "m05", "m17"]
    scene.resolve(round=14)
    scene.say(GREEN, "mayor3")
    assert advice(scene, GREEN) == ("m05",)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_players_who_do_anything(seats: int) -> None:
    luck, won = Random(seats), 0
    for number in range(4):
        match = Match.start(TITLE, seats, TITLE.options(), f"{number:064x}")
        while not match.over:
            one = match.awaited()[0]
            question = match.question(one.seat)
            assert question is not None
            picks = match.advise(one.seat, luck) if one.seat == 0 else random_picks(question, luck)
            check(question, picks)
            match.answer(one.seat, picks, one.number)
        assert match.result is not None
        won += match.result.winners == (0,)
    assert won == 4


def test_its_thinking_changes_nothing() -> None:
    match = Match.start(TITLE, 4, TITLE.options(), f"{3:064x}")
    luck = Random(3)
    while not match.over:
        one = match.awaited()[0]
        before = backstage.state(match).model_dump_json() if luck.random() < 0.1 else ""
        picks = match.advise(one.seat, luck)
        assert before in ("", backstage.state(match).model_dump_json())
        match.answer(one.seat, picks, one.number, "computer")


def test_it_does_not_look_into_other_hands() -> None:
    match = Match.start(TITLE, 3, TITLE.options(), f"{4:064x}")
    luck = Random(4)
    for _ in range(120):
        one = match.awaited()[0]
        picks = match.advise(one.seat, luck)
        if luck.random() < 0.2:
            other = match.redealt(one.seat, f"{luck.getrandbits(256):064x}")
            assert other.advise(one.seat, luck) == picks
        match.answer(one.seat, picks, one.number, "computer")


def test_the_safe_answers_keep_what_one_has() -> None:
    scene = Scene(3).hand(GREEN, "y1", "r2", "p1").go()
    assert scene.match.default(GREEN) == ("end",)
    scene.say(GREEN, "r2:effect:p1")
    assert scene.match.default(GREEN) == ("done",)
    swap = Scene(3).city(dyers=(0, 1), cooks=(5, 5)).stand("dyers", 2, 1).neutrals(0, 2).resolve()
    assert swap.match.default(BLUE) == ("none",)
    swap.say(BLUE, "none")
    assert swap.match.default(GREEN) == ("all",)
