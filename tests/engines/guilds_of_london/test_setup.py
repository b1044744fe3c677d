"""Setting up (rulebook: preparing the game, playing with two; vectors 1 to 8)."""

from __future__ import annotations

import pytest

from engines.guilds_of_london import TITLE
from engines.guilds_of_london.components import guilds, specials, tiles
from engines.guilds_of_london.game import GuildsGame
from engines.guilds_of_london.view import GuildsBoard
from engines.kernel import Match, backstage
from tests.engines.guilds_of_london.scene import Scene

SEEDS = range(12)


def start(seats: int, number: int = 1, **options: str) -> Match:
    return Match.start(TITLE, seats, TITLE.options.parse(options), f"{number:064x}")


def board(match: Match) -> GuildsBoard:
    found = match.view(None).board
    assert isinstance(found, GuildsBoard)
    return found


def game_of(match: Match) -> GuildsGame:
    game: GuildsGame = backstage.state(match)
    return game


def choose(match: Match) -> Match:
    for seat in range(match.seats):
        question = match.question(seat)
        assert question is not None
        match.answer(seat, (question.options[0].key,), question.number)
    return match


@pytest.mark.parametrize(
    ("seats", "neutrals", "rounds", "laid"), [(2, 4, 16, 24), (3, 6, 15, 10), (4, 8, 12, 10)]
)
def test_vector_1_numbers_of_the_setup(seats: int, neutrals: int, rounds: int, laid: int) -> None:
    seen = board(start(seats))
    assert seen.stock == neutrals
    assert seen.track.rounds == rounds
    assert len(seen.tiles) == laid
    assert sum(tile.token is not None for tile in seen.tiles) == laid
    assert seen.tokens_left == 30 - laid


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_vector_2_what_each_player_gets(seats: int) -> None:
    match = start(seats)
    for seat in range(seats):
        question = match.question(seat)
        assert question is not None
        assert len(question.options) == 3
        assert question.secret
    choose(match)
    for seat, player in enumerate(board(match).players):
        assert (player.hand, player.mayoral, player.guildhall, player.supply) == (6, 1, 4, 12)
        hand = match.view(seat).hand
        assert len(hand.cards) == 6  # type: ignore[union-attr]
        assert len(hand.mayoral) == 1  # type: ignore[union-attr]


@pytest.mark.parametrize(("seats", "mayoral", "deck"), [(2, 19, 93), (3, 18, 87), (4, 17, 81)])
def test_vector_3_decks_after_the_choice_of_mayoral_cards(seats: int, mayoral: int, deck: int) -> None:
    match = start(seats)
    before = set(game_of(match).mayoral_deck)
    choose(match)
    seen = board(match)
    assert (seen.mayoral_deck, seen.deck) == (mayoral, deck)
    returned = set(game_of(match).mayoral_deck) - before
    assert len(returned) == 2 * seats
    below = game_of(match).mayoral_deck[: 2 * seats]
    assert set(below) != returned, "what was not kept is shuffled with the rest"


@pytest.mark.parametrize("seats", [3, 4])
def test_vector_4_tile_stack(seats: int) -> None:
    match = start(seats)
    assert board(match).tile_stack == 35
    assert len(set(game_of(match).stack) | set(game_of(match).city)) == 45


@pytest.mark.parametrize("number", SEEDS)
def test_vector_5_st_lawrence_jewry_is_right_of_the_guildhall(number: int) -> None:
    seen = board(start(3, number))
    assert seen.guildhall.squares == ((0, 0), (1, 0))
    assert seen.guildhall.compass
    assert {(tile.x, tile.y) for tile in seen.tiles} == {
        (-1, 0), (2, 0), *((x, 1) for x in (-1, 0, 1, 2)), *((x, -1) for x in (-1, 0, 1, 2))
    }  # fmt: skip
    assert next(tile.id for tile in seen.tiles if (tile.x, tile.y) == (2, 0)) == "st_lawrence"


def test_vector_5_other_special_buildings_may_lie_or_wait() -> None:
    lying = {tile.id for number in range(40) for tile in board(start(3, number)).tiles if tile.special}
    assert lying == set(specials())


@pytest.mark.parametrize("number", SEEDS)
def test_vector_6_two_players(number: int) -> None:
    seen = board(start(2, number))
    assert seen.guildhall.squares == ((0, 0),)
    squares = {(tile.x, tile.y): tile for tile in seen.tiles}
    assert set(squares) == {(x, y) for x in range(-2, 3) for y in range(-2, 3)} - {(0, 0)}
    beside = {squares[at].id for at in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    assert beside == set(specials()) - {"gog_magog"}
    assert sum(not tile.special for tile in seen.tiles) == 20
    assert seen.tile_stack == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_vector_7_the_beadle_stands_on_the_lowest_guild(seats: int) -> None:
    for number in SEEDS:
        seen = board(start(seats, number))
        ranks = {tile.rank: tile for tile in seen.tiles if tile.rank is not None}
        assert ranks[min(ranks)].beadle
        assert sum(tile.beadle for tile in seen.tiles) == 1


def test_vector_7_special_buildings_have_no_rank() -> None:
    assert all(tiles()[tile].rank is None for tile in specials())
    assert sorted(tiles()[tile].rank or 0 for tile in guilds()) == list(range(1, 41))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_vector_8_tokens_lie_on_tiles_only(seats: int) -> None:
    seen = board(start(seats))
    assert all(tile.token is not None for tile in seen.tiles)


def test_the_side_of_the_plantation_is_an_option_or_chance() -> None:
    assert board(start(3, plantation="ulster")).plantation.side == "ulster"
    assert board(start(3, plantation="virginia")).plantation.side == "virginia"
    assert {board(start(3, number)).plantation.side for number in SEEDS} == {"ulster", "virginia"}


def test_vector_9_the_first_round_follows_the_start_spaces() -> None:
    for number in SEEDS:
        scene = Scene(3, number)
        start_order = [seat for seat in scene.board.start if seat is not None]
        match = choose(start(3, number))
        order: list[int] = []
        while board(match).track.round == 1 and board(match).acting is not None:
            seat = board(match).acting
            assert seat is not None
            question = match.question(seat)
            assert question is not None
            if question.step == "turn":
                order.append(seat)
            match.answer(seat, match.default(seat), question.number)
            if len(order) == 3 and board(match).track.round > 1:
                break
        assert order[:3] == start_order


def test_who_goes_first_is_left_to_chance() -> None:
    assert {board(start(4, number)).order[0] for number in range(40)} == {0, 1, 2, 3}


def test_mayoral_cards_are_chosen_at_the_same_time() -> None:
    match = start(3)
    assert [one.seat for one in match.awaited()] == [0, 1, 2]
    question = match.question(1)
    assert question is not None
    kept = question.options[2].key
    told = match.answer(1, (kept,), question.number)
    assert told.undoable
    assert match.view(1).hand.mayoral == (kept,)  # type: ignore[union-attr]
    assert [one.seat for one in match.awaited()] == [0, 2]
    match.undo(1)
    assert [one.seat for one in match.awaited()] == [0, 1, 2]
