"""What the cards, rules and rulings say fits where it is shown."""

from __future__ import annotations

import pytest

from data.words import Words, has
from engines.kernel import Match
from engines.kernel.rulebook import rulebook
from engines.tiny_towns import TITLE
from engines.tiny_towns.components import cards
from tests.engines.reading import rules
from tests.engines.tiny_towns.drawn import ADA, BEN, do, name, question, table, turn, why_not

WORDS = Words("en")


@pytest.mark.parametrize("card", sorted(cards()))
def test_every_card_has_a_name_a_short_and_a_whole_text(card: str) -> None:
    for message in ("card", "short", "text"):
        assert has("en", f"towns-{message}-{card}")
    assert len(WORDS(f"towns-short-{card}")) <= 60
    assert len(WORDS(f"towns-text-{card}")) > len(WORDS(f"towns-short-{card}")) - 12


def test_rules_come_in_pages_that_fit() -> None:
    pages = [rules(TITLE, page.id) for page in rulebook(TITLE.id).page]
    assert len(pages) > 10
    assert all(200 < len(page) < 1500 for page in pages)
    assert "### Ties" in rules(TITLE, "end")


def test_rulings_are_numbered_without_a_gap_and_short() -> None:
    numbers = [number for number in range(1, 60) if has("en", f"towns-ruling-{number}")]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) >= 20
    assert all(len(WORDS(f"towns-ruling-{number}")) < 350 for number in numbers)


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("rules-town", "The most points win"),
        ("rules-food", "Only Cottages and Barrett Castle can be fed"),
        ("rules-cards", "The colour of a building is its type"),
        ("rules-end", "except those in Warehouses"),
        ("rules-hall", "the owner of Fort Ironweed takes no cube"),
        ("rules-solo", "Factory, Warehouse and the Statue of the Bondmaker work with the card that you take"),
        ("text-theater", "A monument is a type"),
        ("text-barrett_castle", "not as a monument"),
        ("text-starloom", "completed in the same turn"),
        ("text-warehouse", "in no other way"),
        ("text-greenhouse", "of any size"),
        ("text-opaleyes_watch", "the player to your left or right"),
        ("text-sky_baths", "seven"),
    ],
)
def test_a_new_player_is_told_what_the_rulebook_says(message: str, told: str) -> None:
    assert told in WORDS(f"towns-{message}", **TITLE.figures())


def test_a_full_warehouse_promises_no_swap_that_may_not_be_there() -> None:
    """With three cubes of the named kind there is nothing to swap."""
    assert "can still swap" not in WORDS("towns-why-warehouse-full", at="A1")


def test_a_bank_speaks_of_choosing_as_in_a_free_turn_nobody_names() -> None:
    assert (
        WORDS("towns-why-bank", resource="brick") == "A Bank of yours holds brick, so you cannot choose it."
    )


def test_the_designer_is_credited() -> None:
    assert "Peter McPherson" in WORDS("towns-about")
    assert WORDS("towns-title") == "Tiny Towns"


@pytest.mark.parametrize(
    ("part", "value", "said"),
    [
        ("at", "B2", "B2"),
        ("pattern", "A1 B1", "A1 B1"),
        ("warehouse", "C3", "C3"),
        ("resource", "wood", "wood"),
        ("building", "feast_hall", "Feast Hall"),
        ("monument", "obelisk", "Obelisk of the Crescent"),
        ("building", "done", "Done"),
        ("how", "aside", "Set it aside"),
    ],
)
def test_parts_of_options_are_called_by_their_names(part: str, value: str, said: str) -> None:
    assert WORDS.say(TITLE.label(part, value)) == said


def decides(match: Match, seat: int) -> list[str]:
    """What stands below the question of a seat."""
    asked = question(match, seat)
    return [WORDS.say(line) for line in TITLE.decides(match.view(None).board, asked)]


def test_the_novice_rule_is_said_where_it_applies() -> None:
    match = table(2, novice=True)
    name(match, "glass")
    assert decides(match, ADA) == [], "Ada has named it herself"
    assert decides(match, BEN) == [
        "Novice rule: you may set this cube aside instead, 2 times in this game. It is lost and costs nothing."
    ]
    do(match, BEN, how="aside")
    turn(match, "A1")
    name(match, "glass")
    turn(match, "B1", "B1")
    name(match, "glass")
    assert decides(match, BEN) == [
        "Novice rule: you may set this cube aside instead, once more in this game. It is lost and costs nothing."
    ]
    without = table(2)
    name(without, "glass")
    assert decides(without, BEN) == []


def test_whoever_builds_before_placing_is_told_what_comes_first() -> None:
    match = table(2)
    name(match, "glass")
    shown = question(match, BEN, teach=True)
    assert all("building" not in one.parts for one in shown.shown)
    assert why_not(match, BEN, building="cottage") == "towns-why-place-first"
    assert "Place this turn’s cube first" in WORDS("towns-why-place-first")


def test_a_building_is_called_with_its_square_and_its_cubes() -> None:
    parts = {"building": "farm", "pattern": "A1 B1 A2 B2", "at": "B2"}
    assert WORDS.say(TITLE.together(parts)) == "Farm on B2, from A1 B1 A2 B2"
    assert WORDS.say(TITLE.together({"building": "done"})) == "Done"
