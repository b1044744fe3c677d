"""What players read: events and labels in plain English, and a summary of the rules that leaves nothing out."""

from __future__ import annotations

import pytest

from data.words import Words
from engines.kernel import Match, Outcome
from engines.kernel.rulebook import rulebook
from engines.old_london_bridge import TITLE
from engines.old_london_bridge.options import EXPERT
from tests.engines.old_london_bridge.scene import (
    BLUE_PARK,
    LEON,
    LISA,
    PAULA,
    TIM,
    acts,
    bids,
    board,
    built,
    changed,
    holds,
    option,
    owns,
    stands,
    table,
    top,
)
from tests.engines.reading import all_rules, rules
from tests.kernel.table import question, say

WORDS = Words("en", ("Leon", "Lisa", "Tim", "Paula"))
PAGE = 1900
RULINGS = range(1, 24)


def read(outcome: Outcome) -> list[str]:
    return [WORDS.say(event.text) for event in outcome.events]


def test_equal_cards_are_named_in_one_phrase() -> None:
    match = table(2)
    say(match, 0, "0", "0")
    revealed = read(say(match, 1, "4", "2"))
    assert "Leon reveals 2 × Peter de Colechurch (0)." in revealed
    assert "Lisa reveals Lord (4) and Lady (2)." in revealed
    match = table()
    built(match, LISA, 60, 59, 54)
    top(match, 20)
    acts(match, LISA)
    say(match, LISA, "inn")
    assert "Lisa takes 2 × Merchant (1) and Lady (2) from the inn." in read(say(match, LISA, "1", "2", "1"))


def test_buildings_to_be_replaced_are_named_by_kind_and_number() -> None:
    match = table()
    built(match, LISA, 60, BLUE_PARK, 33, 23)
    top(match, 43)
    acts(match, LISA)
    say(match, LISA, "shop")
    names = {
        one.key: WORDS.say(TITLE.label("building", one.parts["building"]))
        for one in question(match, LISA, teach=True).shown
    }
    assert names == {"60": "Inn 60", "33": "Shop 33", "23": "Shop 23", "park 2": "Park in slot 2"}


def test_of_several_bonus_tiles_each_is_asked_for_in_its_turn() -> None:
    match = table()
    stands(match, PAULA, gate=1)
    built(match, PAULA, 59, 54, 50, 49, 44, 42)
    top(match, 26)
    acts(match, PAULA)
    say(match, PAULA, "gate")
    prompts = []
    while (asked := match.question(PAULA)) is not None and asked.step == "tile":
        prompts.append(WORDS.say(asked.prompt))
        say(match, PAULA, "left")
    assert len(prompts) == 2
    assert not any("first" in prompt for prompt in prompts)
    assert "one after the other" in prompts[0]


def test_a_question_at_the_end_of_a_turn_is_answered_with_no() -> None:
    match = table()
    owns(match, LISA, "chapel_2")
    acts(match, LISA)
    say(match, LISA, "guild")
    assert WORDS.say(question(match, LISA).prompt) == "Your turn ends now. Do you use a bonus tile first?"
    assert WORDS.say(TITLE.label("use", option(match, LISA, "go_on").parts["use"])) == "No, go on"


def test_a_stack_that_has_run_out_is_told() -> None:
    match = table()
    with changed(match) as game:
        del game.stacks["guild"][:-1]
    holds(match, LEON, 0, 4)
    acts(match, LEON)
    assert read(say(match, LEON, "guild"))[:2] == [
        "Leon goes to the Guild space and gets £1.",
        "The Guild stack has run out.",
    ]


@pytest.mark.parametrize("page", [page.id for page in rulebook(TITLE.id).page])
def test_each_page_of_the_rules_fits_one_message(page: str) -> None:
    assert 0 < len(rules(TITLE, page)) < PAGE


def test_the_first_chapel_step_bonus_spaces_and_what_there_is_are_told() -> None:
    tracks, pieces = rules(TITLE, "tracks"), rules(TITLE, "pieces")
    assert "first step always enters space 1, whichever stair" in tracks
    assert "the bonus spaces are 3, 6, 9, and 12" in tracks
    assert "space 15, which is no bonus space" in tracks
    for said in ("72, of these 12 of each", "from 1 to 60", "24, 3 of each", "4 of Peter (0), 15 Merchants"):
        assert said in pieces


def test_the_rules_say_what_each_scoring_tile_pays() -> None:
    told = all_rules(TITLE)
    for tile in (tile for tiles in EXPERT.values() for tile in tiles):
        assert WORDS(f"bridge-scoring-{tile}") in told


@pytest.mark.parametrize(
    "said",
    [
        "You have £5 and six cards",
        "a space has room for one pawn",
        "so is a space whose stack has run out",
        "in the colour that the new building bears",
        "further steps are lost",
        "on top on the same space",
        "parks among them",
        "the last building, which is always the rightmost one",
        "This order stands for the whole round",
        "With two players you choose which of your two cards",
        "unless it is at the end of its track",
        "but never more than you have. After that each bonus tile left brings £1",
        "from two on the prices are our own reconstruction",
    ],
)
def test_the_rules_tell_a_new_player(said: str) -> None:
    told = all_rules(TITLE)
    assert said in told


def test_prizes_of_comparing_tiles_are_not_promised_to_too_few_players() -> None:
    for tile in ("most_chapels", "most_gates", "most_inns", "longest_series"):
        assert "two: only £5" in WORDS(f"bridge-scoring-{tile}")


@pytest.mark.parametrize(
    "said",
    [
        "Empty slots cost no more than you have before your bonus tiles bring £1 each",
        "If everybody plays Peter, the prize goes to whoever is ahead on the chapel track",
    ],
)
def test_the_rulings_settle_what_the_rulebook_leaves_open(said: str) -> None:
    assert said in "\n".join(WORDS(f"bridge-ruling-{number}") for number in RULINGS)


@pytest.mark.parametrize(
    "said",
    [
        "our own reconstruction",
        "which number stands on which building and which coat of arms it bears",
        "the coats of the parks",
        "how often each income stands on the rondel, its order and that of the stacks",
        "the length of both tracks and the places of the coins",
        "which bonus tiles share a back",
        "what more than one empty slot costs",
        "which starting hand belongs to which stair",
        "which stairs are used with two or three players",
    ],
)
def test_it_is_said_plainly_which_printed_values_are_not_known(said: str) -> None:
    assert said in WORDS("bridge-about")


def decides(match: Match, seat: int) -> list[str]:
    """What stands below the question of a seat, as everybody could know it."""
    asked = question(match, seat, teach=True)
    return [WORDS.say(line) for line in TITLE.decides(board(match), asked)]


def test_a_card_is_chosen_with_rondel_stacks_and_ties_in_sight() -> None:
    match = table()
    top(match, 32, 31, 20, 43, 44, BLUE_PARK)
    stands(match, PAULA, chapel=2)
    with changed(match) as game:
        game.stacks["inn"] = []
    lies, ties = decides(match, LEON)
    assert lies == (
        "Open now: £3 Gate 31 (green), £2 Shop 43 (orange), £2 Park (blue), no Inn left, "
        "£1 Guild 44 (all four colours), and the X at Chapel 32 (blue)."
    )
    assert (
        ties == "Where cards are equal, the chapel track decides, in this order: Paula, Leon, Lisa, and Tim."
    )


def test_card_plus_one_shows_the_order_as_it_is_and_as_it_would_be() -> None:
    match = table()
    owns(match, TIM, "card_plus1")
    bids(match, 3, 2, 3, 0)
    assert decides(match, TIM) == [
        "The order as it stands: Leon with 3, Tim with 3, Lisa with 2, and Paula with 0.",
        "With the tile on Cleric (3): Tim with 4, Leon with 3, Lisa with 2, and Paula with 0.",
    ]


def test_of_two_cards_each_may_be_raised() -> None:
    match = table(2)
    owns(match, LISA, "card_plus1")
    say(match, LEON, "4", "2")
    say(match, LISA, "4", "1")
    assert decides(match, LISA) == [
        "The order as it stands: Leon with 4, Lisa with 4, Leon with 2, and Lisa with 1.",
        "With the tile on Lord (4): Lisa with 5, Leon with 4, Leon with 2, and Lisa with 1.",
        "With the tile on Merchant (1): Leon with 4, Lisa with 4, Leon with 2, and Lisa with 2.",
    ]


def test_a_space_says_what_it_pays_and_the_centre_what_it_costs() -> None:
    match = table()
    top(match, 31, 32)
    acts(match, LEON)
    said = {
        WORDS.say(TITLE.together(one.parts)): hint and WORDS.say(hint)
        for one in question(match, LEON).legal
        for hint in [TITLE.hint_of(board(match), one.parts)]
    }
    assert said["Gate"] == "pays £3; Gate 31 (green)"
    assert said["Centre, Chapel"] == "costs £2; Chapel 32 (blue)"


def test_a_space_says_that_its_building_replaces_another() -> None:
    match = table()
    top(match, 31, 32)
    built(match, LEON, 30)
    acts(match, LEON)
    said = [
        WORDS.say(hint)
        for one in question(match, LEON).legal
        if (hint := TITLE.hint_of(board(match), one.parts))
    ]
    assert "pays £3; Gate 31 (green)" not in said
    assert "costs £2; Chapel 32 (blue), in place of another building" in said
