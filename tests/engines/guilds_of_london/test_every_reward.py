"""The rewards of every tile and every token, one after the other."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.guilds_of_london.components import all_tokens, guilds, tiles
from tests.engines.guilds_of_london.scene import BLUE, GREEN, Scene, won


@pytest.mark.parametrize(
    "name", [*guilds(), "st_lawrence", "gog_magog", "university", "businessmens_hall", "parade"]
)
def test_every_first_reward_is_taken_whole(name: str) -> None:
    others = {"paviors": (5, 5), "cooks": (6, 6), "dyers": (7, 7)}
    others.pop(name, None)
    scene = Scene(3).city(**{name: (0, 1)} | others)
    scene.stand(name, tiles()[name].need, token="draw2").resolve()
    before = scene.board
    scene.say(GREEN, "all")
    asked: Counter[str] = Counter()
    while GREEN in scene.asked and scene.asked[GREEN] in ("move", "ship", "keep"):
        asked[scene.asked[GREEN]] += 1
        scene.take(GREEN)
    points = sum(icon.count for icon in tiles()[name].first if icon.kind == "vp")
    after = scene.board
    assert after.players[GREEN].points == points
    wanted = {icon.kind: icon.count for icon in tiles()[name].first}
    assert after.players[GREEN].mayoral - before.players[GREEN].mayoral == ("mayor" in wanted)
    assert after.players[GREEN].neutrals == wanted.get("neutral", 0)
    assert asked == {step: count for kind, step, count in (
        ("move", "move", wanted.get("move", 0)),
        ("ship", "ship", wanted.get("ship", 0)),
        ("mayor", "keep", 1),
    ) if kind in wanted}  # fmt: skip
    assert after.players[GREEN].plantation == wanted.get("ship", 0)
    assert after.players[GREEN].hand == wanted.get("draw", 0)
    assert before.players[GREEN].supply - after.players[GREEN].supply == wanted.get("hire", 0)
    assert scene.tile(name).resolved


@pytest.mark.parametrize("token", sorted(set(all_tokens())))
def test_every_token(token: str) -> None:
    scene = won("dyers", 2, 1, token=token)
    scene.say(GREEN, "none")
    supply = scene.board.players[BLUE].supply
    scene.say(BLUE, "all")
    count, kind = int(token[-1]), token[:-1]
    for step in ("move", "ship"):
        for _ in range(count if kind == step else 0):
            assert scene.asked == {BLUE: step}
            scene.say(BLUE, "guildhall:cooks" if step == "move" else "guildhall")
    assert BLUE not in scene.asked or scene.asked[BLUE] == "turn"
    player = scene.board.players[BLUE]
    assert scene.tile("cooks").pawns[BLUE] == (count if kind == "move" else 0)
    assert supply - player.supply == (count if kind == "hire" else 0)
    assert player.points == (count if kind == "vp" else 0)
    assert player.hand == (count if kind == "draw" else 0)
    assert player.neutrals == (count if kind == "neutral" else 0)
    assert player.plantation == (count if kind == "ship" else 0)
    assert scene.game.won[BLUE] == [token]


SECONDS = {
    "grocers", "fishmongers", "skinners", "salters", "clothworkers", "brewers", "tallow_chandlers", "butchers",
    "masons", "lightermen", "st_lawrence", "gog_magog", "university", "businessmens_hall", "parade",
}  # fmt: skip


@pytest.mark.parametrize("name", list(tiles()))
def test_every_extra_second_reward(name: str) -> None:
    scene = Scene(3).city(**{"dyers": (5, 5), "cooks": (6, 6)} | {name: (0, 1)})
    scene.stand(name, 3, 2).resolve()
    scene.say(GREEN, "none")
    assert (scene.asked == {BLUE: "reward"}) == (name in SECONDS)
    if name in SECONDS:
        scene.say(BLUE, "all")
    assert scene.board.players[BLUE].points == (name in SECONDS)
    assert scene.tile(name).resolved


def test_the_ironmongers_move_two_pawns() -> None:
    scene = won("ironmongers", 4)
    scene.say(GREEN, "move2")
    assert "You may move 2 pawns" in scene.prompt(GREEN)
    scene.say(GREEN, "guildhall:cooks")
    assert scene.asked == {GREEN: "move"}
    scene.say(GREEN, "ironmongers:paviors")
    assert scene.asked[scene.board.order[0]] == "turn"
    assert scene.tile("cooks").pawns == [1, 0, 0]
    assert scene.tile("paviors").pawns == [1, 0, 0]
    assert scene.board.players[GREEN].guildhall == 3 + 2, "one stays as Master"


def test_st_lawrence_jewry_brings_four_points_and_four_cards() -> None:
    scene = won("st_lawrence", 3, 2)
    scene.say(GREEN, "all")
    player = scene.board.players[GREEN]
    assert (player.points, player.hand) == (4, 4)
    assert player.hand_limit == 7, "it has no lasting effect"
    scene.say(BLUE, "all")
    assert scene.board.players[BLUE].points == 1
    assert scene.tile("st_lawrence").master == GREEN


def test_businessmens_hall_brings_pawns() -> None:
    scene = won("businessmens_hall", 3, 2)
    scene.say(GREEN, "all")
    player = scene.board.players[GREEN]
    assert (player.points, player.neutrals) == (2, 1)
    assert (player.supply, player.guildhall) == (16 - 4 - 3 - 3, 4 + 3)
    scene.say(BLUE, "all")
    assert scene.board.players[BLUE].points == 1
    assert scene.board.players[GREEN].guildhall == 4 + 3 + 2


def test_the_lord_mayors_parade_brings_points_and_one_of_three_mayoral_cards() -> None:
    scene = won("parade", 3, 2)
    deck = scene.board.mayoral_deck
    scene.say(GREEN, "all")
    assert scene.board.players[GREEN].points == 2
    kept = scene.held(GREEN).choice[2]
    scene.say(GREEN, kept)
    assert scene.board.players[GREEN].mayoral == 2
    assert kept in scene.held(GREEN).mayoral
    assert scene.board.mayoral_deck == deck - 1
    scene.say(BLUE, "all")
    assert scene.board.players[BLUE].points == 1
