"""Phase 2, turn order: secret cards, the reveal, ties by the chapel track, and the two tiles that belong here."""

from __future__ import annotations

from engines.kernel import Match
from tests.engines.old_london_bridge.scene import (
    LEON,
    LISA,
    PAULA,
    TIM,
    acting,
    architect,
    asks,
    beside,
    bids,
    board,
    changed,
    hand_of,
    holds,
    legal,
    option,
    owns,
    plays_on,
    stands,
    table,
    told,
    why_not,
)
from tests.kernel.table import news, question, say


def order(match: Match) -> list[int]:
    assert board(match).phase == "building"
    return [played.seat for played in board(match).played]


def test_t2_highest_card_first_and_ties_by_the_chapel_track() -> None:
    """Page 5: Leon 3, Lisa 2, Tim and Paula 0; Tim has left the stairs, Paula has not."""
    match = table()
    stands(match, TIM, chapel=1)
    bids(match, 3, 2, 0, 0)
    assert order(match) == [LEON, LISA, TIM, PAULA]


def test_ties_on_the_stairs_go_by_their_steps() -> None:
    match = table()
    bids(match, 1, 1, 1, 1)
    assert order(match) == [LEON, LISA, TIM, PAULA]


def test_on_one_space_the_marker_on_top_is_ahead() -> None:
    match = table()
    stands(match, LEON, chapel=3)
    stands(match, PAULA, chapel=3)
    bids(match, 2, 3, 3, 2)
    assert order(match) == [LISA, TIM, PAULA, LEON]


def test_t12_equal_cards_of_lisa_and_paula() -> None:
    """Page 7, example b: both play a 2, and Lisa is ahead on the chapel track."""
    match = table()
    stands(match, LISA, chapel=4)
    stands(match, PAULA, chapel=2)
    bids(match, 0, 2, 0, 2)
    assert order(match)[:2] == [LISA, PAULA]


def test_the_order_stands_for_the_round_whatever_moves_later() -> None:
    match = table()
    bids(match, 4, 0, 0, 0)
    with changed(match) as game:
        game.chapel_order = [PAULA, TIM, LISA, LEON]
    assert order(match) == [LEON, LISA, TIM, PAULA]
    plays_on(match)
    with changed(match) as game:
        game.chapel_order = [PAULA, TIM, LISA, LEON]
    bids(match, 0, 0, 0, 0)
    assert order(match) == [PAULA, TIM, LISA, LEON]


def test_t19_two_players_play_two_cards_each_of_which_gives_a_turn() -> None:
    """Page 12: Paula begins, Lisa has two turns, then Paula again; the values are not added up."""
    match = table(2)
    paula, lisa = 0, 1
    say(match, paula, "4", "0")
    say(match, lisa, "3", "1")
    assert order(match) == [paula, lisa, lisa, paula]
    for seat in (paula, lisa, lisa, paula):
        assert acting(match) == seat
        here = board(match).played
        while [played.state for played in board(match).played] == [played.state for played in here]:
            say(match, seat, *match.default(seat))


def test_two_players_may_play_the_same_value_twice() -> None:
    match = table(2)
    holds(match, 0, 0, 0, 2, 2)
    say(match, 0, "2", "2")
    say(match, 1, "0", "0")
    assert order(match) == [0, 0, 1, 1]


def test_cards_stay_secret_until_all_have_chosen() -> None:
    match = table()
    for seat in (LEON, LISA, TIM):
        assert question(match, seat).secret
        outcome = say(match, seat, "3")
        assert told(outcome) == ["chosen"]
        assert board(match).played == ()
        assert board(match).architects[seat].chosen == 1
        assert hand_of(match, seat).chosen == (3,)
        assert match.can_undo(seat)
    outcome = say(match, PAULA, "4")
    assert told(outcome).count("revealed") == 4
    assert not match.can_undo(LEON)
    assert sorted(played.value for played in board(match).played) == [3, 3, 3, 4]


def test_only_the_last_choice_cannot_be_taken_back() -> None:
    match = table(3)
    say(match, 0, "1")
    assert not option(match, 1, "1").final
    say(match, 1, "1")
    assert option(match, 2, "1").final


def test_a_chosen_card_can_be_changed_while_others_choose() -> None:
    match = table(3)
    say(match, 0, "1")
    match.undo(0)
    assert hand_of(match, 0).chosen == ()
    say(match, 0, "4")
    assert hand_of(match, 0).chosen == (4,)


def test_a_card_that_is_not_in_hand_is_refused() -> None:
    match = table()
    holds(match, LEON, 0, 1, 1)
    assert legal(match, LEON) == {"0", "1"}
    assert why_not(match, LEON, "4") == "card"


def test_a_card_that_is_not_in_hand_is_no_news_to_its_owner() -> None:
    match = table()
    holds(match, LEON, 0, 1, 1)
    assert [one.key for one in question(match, LEON, teach=True).shown] == ["0", "1"]


def test_two_cards_are_refused_where_one_is_played_and_the_other_way_round() -> None:
    match = table()
    assert why_not(match, LEON, "1", "1") == "kernel-too-many"
    match = table(2)
    assert why_not(match, 0, "1") == "kernel-too-few"


def test_a_value_cannot_be_played_twice_by_whoever_has_it_once() -> None:
    match = table(2)
    holds(match, 0, 0, 0, 3)
    assert why_not(match, 0, "3", "3") == "kernel-too-many-of-one"


def peters_round(match: Match) -> None:
    """A round in which Tim keeps nothing but Peter."""
    for seat in [one.seat for one in match.awaited()]:
        say(match, seat, "0")
    for seat, space in ((LEON, "guild"), (LISA, "park"), (TIM, "shop")):
        say(match, seat, space)
    holds(match, TIM, 0)
    say(match, PAULA, "centre:guild")
    with changed(match) as game:
        game.rotation = 0


def test_whoever_holds_only_peter_is_not_asked_as_everybody_can_count() -> None:
    match = table()
    peters_round(match)
    assert [one.seat for one in match.awaited()] == [LEON, LISA, PAULA]
    assert board(match).architects[TIM].chosen == 1
    owns(match, TIM, fresh=("take_lady",))
    with changed(match) as game:
        for seat in (LEON, LISA, TIM, PAULA):
            game.architects[seat].slots.clear()
    peters_round(match)
    assert [one.seat for one in match.awaited()] == [LEON, LISA, TIM, PAULA]


def test_nobody_is_asked_after_the_reveal_without_a_tile_for_it() -> None:
    match = table()
    owns(match, LISA, "use_x", fresh=("card_plus1",))
    bids(match, 1, 1, 1, 1)
    assert asks(match, LEON) == "space"


# Take a Lady


def test_take_lady_brings_a_lady_before_the_card_is_chosen() -> None:
    match = table()
    holds(match, LISA, 0)
    owns(match, LISA, "take_lady")
    assert beside(match, LISA) == {"take_lady"}
    assert beside(match, LEON) == set()
    ladies = board(match).inn[1].count
    outcome = say(match, LISA, "take_lady")
    assert told(outcome) == ["uses", "lady"]
    assert board(match).inn[1].count == ladies - 1
    assert board(match).architects[LISA].tiles == ()
    assert legal(match, LISA) == {"0", "2"}
    say(match, LISA, "2")
    assert hand_of(match, LISA).chosen == (2,)


def test_take_lady_can_be_taken_back() -> None:
    match = table()
    owns(match, LISA, "take_lady")
    before = hand_of(match, LISA).cards
    say(match, LISA, "take_lady")
    match.undo(LISA)
    assert hand_of(match, LISA).cards == before
    assert beside(match, LISA) == {"take_lady"}


def test_take_lady_has_to_wait_when_there_is_no_lady() -> None:
    match = table()
    owns(match, LISA, "take_lady")
    with changed(match) as game:
        game.supply[2] = 0
    assert beside(match, LISA) == set()
    assert why_not(match, LISA, "take_lady") == "no-lady"


def test_the_last_lady_goes_to_whoever_takes_her_first_and_comes_back_when_that_is_taken_back() -> None:
    match = table()
    owns(match, LEON, "take_lady")
    owns(match, LISA, "take_lady")
    with changed(match) as game:
        game.supply[2] = 1
    assert beside(match, LEON) == beside(match, LISA) == {"take_lady"}
    say(match, LEON, "take_lady")
    assert beside(match, LISA) == set()
    assert why_not(match, LISA, "take_lady") == "no-lady"
    match.undo(LEON)
    assert beside(match, LEON) == beside(match, LISA) == {"take_lady"}
    say(match, LISA, "take_lady")
    assert why_not(match, LEON, "take_lady") == "no-lady"
    assert hand_of(match, LISA).cards.count(2) == 3


def test_take_lady_of_this_round_has_to_wait() -> None:
    match = table()
    owns(match, LISA, fresh=("take_lady",))
    assert why_not(match, LISA, "take_lady") == "fresh"


def test_tiles_of_other_moments_say_when_they_are_used() -> None:
    match = table()
    owns(match, LISA, "card_plus1", "use_x")
    assert why_not(match, LISA, "card_plus1") == "after-reveal"
    assert why_not(match, LISA, "use_x") == "own-turn"


# Card +1


def test_card_plus1_changes_the_order_after_the_reveal() -> None:
    match = table()
    owns(match, PAULA, "card_plus1")
    bids(match, 2, 2, 1, 2)
    assert board(match).phase == "revealed"
    assert acting(match) == PAULA
    assert asks(match, PAULA) == "plus"
    outcome = say(match, PAULA, "card_plus1")
    assert told(outcome)[0] == "plus"
    assert order(match) == [PAULA, LEON, LISA, TIM]
    first = board(match).played[0]
    assert (first.value, first.plus) == (2, 1)
    assert board(match).architects[PAULA].tiles == ()


def test_card_plus1_may_be_kept() -> None:
    match = table()
    owns(match, PAULA, "card_plus1")
    bids(match, 2, 2, 1, 2)
    say(match, PAULA, "go_on")
    assert order(match) == [LEON, LISA, PAULA, TIM]
    assert [tile.kind for tile in board(match).architects[PAULA].tiles] == ["card_plus1"]


def test_several_owners_of_card_plus1_are_asked_in_the_order_of_the_chapel_track() -> None:
    match = table()
    stands(match, TIM, chapel=5)
    owns(match, LISA, "card_plus1")
    owns(match, TIM, "card_plus1")
    bids(match, 1, 1, 1, 1)
    assert acting(match) == TIM
    say(match, TIM, "go_on")
    assert acting(match) == LISA
    say(match, LISA, "card_plus1")
    assert order(match) == [LISA, TIM, LEON, PAULA]


def test_several_tiles_of_one_player_add_up_and_five_is_possible() -> None:
    match = table()
    owns(match, PAULA, "card_plus1", "card_plus1")
    bids(match, 4, 1, 1, 3)
    say(match, PAULA, "card_plus1")
    assert acting(match) == PAULA
    say(match, PAULA, "card_plus1")
    assert order(match)[0] == PAULA
    match = table()
    owns(match, PAULA, "card_plus1")
    bids(match, 4, 4, 4, 4)
    say(match, PAULA, "card_plus1")
    assert order(match) == [PAULA, LEON, LISA, TIM]


def test_with_two_players_card_plus1_raises_one_of_the_two_cards() -> None:
    match = table(2)
    owns(match, 1, "card_plus1", "card_plus1")
    say(match, 0, "3", "2")
    say(match, 1, "2", "0")
    assert legal(match, 1) == {"card_plus1:2", "card_plus1:0", "go_on"}
    say(match, 1, "card_plus1:2")
    assert legal(match, 1) == {"card_plus1:2+1", "card_plus1:0", "go_on"}
    say(match, 1, "card_plus1:2+1")
    assert order(match) == [1, 0, 0, 1]


def test_a_raise_can_be_taken_back_before_anybody_else_acts() -> None:
    match = table()
    owns(match, PAULA, "card_plus1")
    bids(match, 2, 2, 1, 2)
    say(match, PAULA, "card_plus1")
    match.undo(PAULA)
    assert asks(match, PAULA) == "plus"
    assert {played.plus for played in board(match).played} == {0}


# Cards come back


def test_the_played_card_goes_back_to_the_inn_when_its_turn_comes() -> None:
    match = table()
    lords = board(match).inn[3].count
    bids(match, 4, 0, 0, 0)
    assert board(match).inn[3].count == lords
    say(match, LEON, "shop")
    assert board(match).inn[3].count == lords + 1
    assert 4 not in hand_of(match, LEON).cards


def test_peter_comes_back_to_the_hand() -> None:
    match = table()
    bids(match, 0, 0, 0, 0)
    assert 0 not in hand_of(match, LEON).cards
    say(match, LEON, "guild")
    assert 0 in hand_of(match, LEON).cards
    assert architect(match, LEON).laid == []


def test_default_is_the_lowest_card_which_comes_back() -> None:
    match = table()
    assert match.default(LEON) == ("0",)
    assert table(2).default(0) == ("0", "0")


def test_everybody_reads_who_revealed_what() -> None:
    match = table()
    bids(match, 3, 2, 0, 0)
    assert news(match, None).count("bridge-event-revealed") == 4
    assert "bridge-event-order" in news(match, None)
