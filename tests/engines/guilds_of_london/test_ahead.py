"""Orders with lists and conditions: votes, rewards, places and turns are said beforehand."""

from __future__ import annotations

import pytest

from data.words import Words
from engines.guilds_of_london import TITLE
from engines.kernel import Match, RefusedError
from tests.engines.guilds_of_london.scene import BLUE, GREEN, NAMES, RED, Scene, won
from tests.engines.guilds_of_london.test_orders import follow, keys


def vote(*pawns: int, neutrals: tuple[int, ...] = (0, 2, 0)) -> Scene:
    """Dyers are due when Green ends the turn; nobody has a Master."""
    found = Scene(3).city(dyers=(0, 1), cooks=(4, 0), paviors=(5, 5)).neutrals(*neutrals)
    return found.stand("dyers", *pawns, token="vp1").go(GREEN, acted=[BLUE, RED])


def swap(match: Match, place: str, neutrals: int, *, when: str = "") -> None:
    match.standing.give(BLUE, "swap", [{"place": place, "neutrals": str(neutrals)}], when=when)


def refused(match: Match, seat: int, name: str, *wants: dict[str, str]) -> str:
    before = match.save()
    with pytest.raises(RefusedError) as found:
        match.standing.give(seat, name, wants)
    assert match.save() == before
    return Words("en", NAMES).say(found.value.text)


# Votes


def test_whoever_never_swaps_is_not_asked_in_later_rounds_either() -> None:
    one = vote(2, 2)
    one.match.standing.give(BLUE, "never")
    one.say(GREEN, "end")
    assert follow(one.match) == [(BLUE, ("none",))]
    assert one.board.track.round == 2
    one.resolve(2)
    assert follow(one.match) == [(BLUE, ("none",))]


def test_one_is_asked_only_where_a_swap_could_better_the_own_place() -> None:
    one = vote(2, 2)
    one.match.standing.give(BLUE, "idle")
    one.say(GREEN, "end")
    assert follow(one.match) == []
    assert one.asked == {BLUE: "negotiate"}
    for pawns, neutrals in (((1, 2), 2), ((4, 2), 1)):
        one = vote(*pawns, neutrals=(0, neutrals, 0))
        one.match.standing.give(BLUE, "idle")
        one.say(GREEN, "end")
        assert follow(one.match) == [(BLUE, ("none",))], "first already, or out of reach"


def test_a_swap_is_made_where_it_wins_with_as_few_pawns_as_it_takes() -> None:
    one = vote(2, 2)
    swap(one.match, "dyers", 2, when="wins")
    one.say(GREEN, "end")
    assert follow(one.match) == [(BLUE, ("0",))]
    assert one.board.players[BLUE].neutrals == 1
    assert one.asked == {BLUE: "reward"}


def test_a_swap_that_takes_more_neutral_pawns_than_said_is_asked_for() -> None:
    one = vote(3, 2)
    swap(one.match, "dyers", 1)
    one.say(GREEN, "end")
    assert follow(one.match) == []
    assert one.asked == {BLUE: "negotiate"}


def test_the_second_place_is_worth_a_swap_unless_only_the_first_shall_be() -> None:
    for when, answered in (("", [(BLUE, ("2",))]), ("wins", [])):
        one = vote(3, 1, 1)
        swap(one.match, "everywhere", 2, when=when)
        one.say(GREEN, "end")
        assert follow(one.match)[:1] == answered


def test_where_no_swap_is_wanted_nothing_is_swapped_if_that_is_ordered_too() -> None:
    one = vote(2, 2)
    swap(one.match, "cooks", 2)
    one.match.standing.give(BLUE, "never")
    one.say(GREEN, "end")
    assert follow(one.match) == [(BLUE, ("none",))]


def test_swapping_nothing_this_round_goes_before_all_other_orders() -> None:
    one = vote(2, 2)
    swap(one.match, "everywhere", 2)
    one.match.order(BLUE, (keys(one.match, BLUE)[0],))
    one.say(GREEN, "end")
    assert follow(one.match) == [(BLUE, ("none",))]


def test_a_swap_on_the_plantation_can_be_ordered() -> None:
    one = Scene(3).city(dyers=(0, 1)).at("plantation", 2, 2).neutrals(0, 1)
    one.go(GREEN, round=3, acted=[BLUE, RED])
    swap(one.match, "plantation", 1, when="wins")
    one.say(GREEN, "end")
    assert follow(one.match) == [(BLUE, ("0",))]


def test_a_swap_is_ordered_for_places_that_are_there_and_for_one_round() -> None:
    one = vote(2, 2)
    sentence = refused(one.match, BLUE, "swap", {"place": "mercers", "neutrals": "1"})
    assert "cannot come up any more" in sentence
    swap(one.match, "dyers", 1)
    said = one.match.standing.next(BLUE, "swap")
    assert said is not None
    assert "Dyers, for 1 neutral pawn" in Words("en", NAMES).say(said)
    one.say(GREEN, "end")
    follow(one.match)
    one.say(BLUE, "none")
    one.say(GREEN, "none")
    assert one.board.track.round == 2
    assert "swap" not in one.match.standing.standing(BLUE)


def test_orders_that_contradict_each_other_are_refused() -> None:
    match = vote(2, 2).match
    match.standing.give(BLUE, "never")
    said = match.standing.next(BLUE, "never")
    assert said is not None
    assert Words("en", NAMES).say(said) == "Whenever it comes up"  # its name stands before that
    assert "contradict" in refused(match, BLUE, "idle")
    match.standing.give(BLUE, "parts", [{"kind": "vp"}])
    with pytest.raises(RefusedError):
        match.order(BLUE, ("rewards",))


# Rewards and places


@pytest.mark.parametrize(
    ("kinds", "taken"),
    [(("vp", "draw"), "vp2 draw1"), (("vp", "ship", "draw"), "all"), (("mayor",), "none")],
)
def test_of_every_reward_only_what_is_wanted_is_taken(kinds: tuple[str, ...], taken: str) -> None:
    one = won("dyers", 3)
    one.match.standing.give(GREEN, "parts", [{"kind": kind} for kind in kinds])
    assert follow(one.match)[0] == (GREEN, (taken,))


def test_of_parts_nothing_is_said_to_come_first_or_to_be_gone() -> None:
    one = won("dyers", 3)
    one.match.standing.give(GREEN, "parts", [{"kind": "vp"}, {"kind": "draw"}])
    said = one.match.standing.next(GREEN, "parts")
    assert said is not None
    assert Words("en", NAMES).say(said) == "Whenever it comes up: Points and Action cards"


def test_the_mayoral_card_that_is_wanted_most_is_kept() -> None:
    one = won("pewterers", 4)
    one.game.mayoral_deck.sort(key=("m03", "m05").__contains__)
    one.match.standing.give(GREEN, "mayoral", [{"keep": card} for card in ("m01", "m05", "m03")])
    one.say(GREEN, "all")
    assert follow(one.match) == [(GREEN, ("m05",))]
    assert "m05" in one.held(GREEN).mayoral


def test_a_pawn_goes_the_first_way_that_is_open() -> None:
    one = won("armourers", 2, 0, 0).at("guildhall", 1)
    one.stand("armourers", 3)
    one.resolve()
    ways = [("armourers", "cooks"), ("guildhall", "paviors")]
    listed = [{"from": origin, "to": tile} for origin, tile in ways]
    one.match.standing.give(GREEN, "move", [*listed, {"from": "done"}])
    assert Words("en").say(TITLE.wanted("move", listed[1])) == "Guildhall → Paviors"
    one.say(GREEN, "all")
    assert follow(one.match) == [(GREEN, ("armourers:cooks",))]


def test_no_pawn_is_shipped_where_none_shall_be() -> None:
    one = won("dyers", 3)
    one.match.standing.give(GREEN, "ship", [{"from": "done"}])
    one.say(GREEN, "vp2 ship1")
    assert follow(one.match) == [(GREEN, ("done",))]


# Turns


def test_a_turn_is_ended_at_once_and_only_one() -> None:
    one = Scene(3).hand(BLUE, "y1").go(GREEN)
    one.match.standing.give(BLUE, "rest")
    one.say(GREEN, "end")
    before = len(one.game.hands[BLUE])
    assert follow(one.match) == [(BLUE, ("end",))]
    assert len(one.game.hands[BLUE]) == before + 4
    assert "rest" not in one.match.standing.standing(BLUE)


def test_a_turn_is_ended_at_once_only_with_few_cards_if_that_is_the_condition() -> None:
    for cards, answered in ((("y1", "y2", "y3"), 1), (("y1", "y2", "y3", "y4"), 0)):
        one = Scene(3).hand(BLUE, *cards).go(GREEN)
        one.match.standing.give(BLUE, "rest", when="few", hold="on")
        one.say(GREEN, "end")
        assert len(follow(one.match)) == answered
        assert ("rest" in one.match.standing.standing(BLUE)) is True


# Always


def always(match: Match, seat: int, *picks: str) -> list[tuple[int, tuple[str, ...]]]:
    """Give these answers from now on, as far as that can be said, and then all that follows."""
    question = match.standing.lasting(seat)
    assert question is not None
    for pick in picks:
        option = question.option(pick)
        assert option is not None
        match.standing.always(seat, option)
    return follow(match)


def test_what_is_asked_can_always_be_answered_like_that() -> None:
    one = vote(2, 2, neutrals=(0, 1, 0))
    one.say(GREEN, "end")
    assert always(one.match, BLUE, "none") == [(BLUE, ("none",))]
    assert "never" in one.match.standing.standing(BLUE)
    one = won("dyers", 3)
    assert always(one.match, GREEN, "vp2 ship1")[0] == (GREEN, ("vp2 ship1",))
    assert one.asked == {GREEN: "ship"}
    assert always(one.match, GREEN, "done") == [(GREEN, ("done",))]


def test_spending_neutral_pawns_and_leaving_a_reward_are_said_each_time() -> None:
    one = vote(2, 2, neutrals=(0, 1, 0))
    one.say(GREEN, "end")
    question = one.match.standing.lasting(BLUE)
    assert question is not None
    assert [option.key for option in question.options] == ["none"]
    one.say(BLUE, "0")
    question = one.match.standing.lasting(BLUE)
    assert question is not None
    assert not {"none", "fewer:vp1"} & {option.key for option in question.options}
