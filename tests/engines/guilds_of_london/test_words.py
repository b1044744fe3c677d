"""What is said about the calendar, the rules and the cards is all that a player has to know, and fits."""

from __future__ import annotations

import pytest

from data.words import Words
from engines.guilds_of_london import TITLE
from engines.guilds_of_london.components import board, cards, mayoral
from engines.guilds_of_london.orders import MOVE, SHIP
from engines.kernel import Match
from engines.kernel.rulebook import rulebook
from renderers.guilds_of_london import ARTIST
from tests.engines.guilds_of_london.scene import NAMES, Scene
from tests.engines.reading import rules

WORDS = Words("en")
GROWS = ", and then the city grows."


@pytest.mark.parametrize(
    ("seats", "number", "votes", "growth", "grows"),
    [
        (2, 5, 6, 8, False),
        (2, 16, 16, 16, False),
        (3, 4, 4, 6, True),
        (3, 12, 12, 12, True),
        (3, 13, 13, 15, False),
        (4, 9, 9, 9, True),
        (4, 10, 10, 12, False),
    ],
)
def test_the_calendar_read_aloud(seats: int, number: int, votes: int, growth: int, grows: bool) -> None:
    scene = Scene(seats).go(round=number)
    told = ARTIST.read(scene.match.view(0), Words("en", NAMES)).splitlines()
    [line] = [line for line in told if line.startswith("Tiles are resolved")]
    end = GROWS if grows else "."
    assert line == f"Tiles are resolved after round {votes}, the Plantation after round {growth}{end}"


# Rules and rulings


def test_rules_come_in_pages_that_fit() -> None:
    pages = [rules(TITLE, page.id) for page in rulebook(TITLE.id).page]
    assert len(pages) > 10
    assert all(200 < len(page) < 1900 for page in pages)


def test_the_rules_tell_how_everybody_starts() -> None:
    told, numbers = rules(TITLE, "start"), board()
    for said in (
        f"{numbers.pawns.each} pawns",
        f"{numbers.pawns.in_guildhall} stand in the Guildhall",
        f"{numbers.pawns.each - numbers.pawns.in_guildhall} wait in the supply",
        f"{numbers.cards.dealt} cards",
        f"1 of {numbers.cards.mayoral_dealt} mayoral cards",
        f"Only {numbers.pawns.neutrals_each} neutral pawns for each player",
        "Two play without Gog & Magog",
    ):
        assert said in told


def test_corners_do_not_touch_and_ranks_are_explained() -> None:
    assert "touch only at a corner are not neighbours" in rules(TITLE, "beside")
    assert "from 1 to 40; special buildings have none" in rules(TITLE, "tiles")
    whole = "\n".join(rules(TITLE, page.id) for page in rulebook(TITLE.id).page)
    assert "its number" not in whole
    assert "lowest number" not in whole, "the Beadle goes by rank"
    assert "read anew for every negotiation" in rules(TITLE, "order")
    assert "**/guilds orders**" in rules(TITLE, "orders")


def test_the_rules_explain_every_symbol_of_rewards() -> None:
    symbols = rules(TITLE, "rewards").partition("### Symbols of rewards")[2]
    for kind in ("Hire", "Move", "Ship", "Draw", "Mayoral", "Neutral"):
        assert f"**{kind}**: " in symbols
    assert symbols.count("as many as there are") == 2, "pawns and neutral pawns may run out"
    assert "**/guilds tile**" in symbols


def test_what_a_master_on_gog_and_magog_adds_is_told() -> None:
    assert "a Master on Gog & Magog adds 1" in WORDS("guilds-ruling-19")
    assert "1 for a Master on Gog & Magog" in rules(TITLE, "vote")


def test_rewards_count_neither_as_hired_nor_as_moved() -> None:
    ruling = WORDS("guilds-ruling-5")
    assert "or reward" not in ruling
    assert "Rewards come after the turns and count for neither." in ruling


def test_orders_for_pawns_are_called_by_all_that_they_answer() -> None:
    """Where pawns go is asked by cards as it is by rewards, and the same order answers both."""
    called = [WORDS.say(TITLE.label("order", kind)) for kind in (MOVE, SHIP)]
    assert called == [
        "Where pawns go that a reward or a card lets me move",
        "From where pawns go that a reward or a card lets me ship",
    ]


# Cards


def test_a_master_may_be_moved_by_the_escort() -> None:
    assert "or 1 Master" in WORDS("guilds-text-r3")


def test_the_few_words_of_a_card_name_its_limits() -> None:
    limited = [(card.id, part.most) for card in cards().values() for part in card.effect if part.most < 99]
    assert [card for card, _ in limited] == ["b4", "b5", "g3", "g5", "p4"]
    for card, most in limited:
        assert WORDS(f"guilds-short-{card}").endswith(f", up to {most}")
    assert "not the one paid" in WORDS("guilds-short-g6")


def test_the_few_words_of_a_mayoral_card_name_all_that_it_may_score() -> None:
    for card in mayoral().values():
        said = WORDS(f"guilds-short-{card.id}")
        if card.tied:
            assert f"; {card.tied} if tied" in said
        if card.most < 999:
            assert f"up to {card.most}" in said
        assert str(card.points or card.table[-1]) in said
    assert "3 for 2" in WORDS("guilds-short-m12")
    assert "8 if each twice" in WORDS("guilds-short-m15")


@pytest.mark.parametrize("card", [*cards(), *mayoral()])
def test_few_words_are_few_enough_for_a_card(card: str) -> None:
    assert len(WORDS(f"guilds-short-{card}")) <= 60


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Leads to tiles with compass or scythe."),
        ("pl", "Prowadzi na kafelki z Kompasem albo Kosą."),
        ("it", "Porta alle tessere con la Bussola o la Falce."),
    ],
)
def test_one_of_the_symbols_of_a_card_is_enough(language: str, said: str) -> None:
    [card] = [thing for shelf in ARTIST.shelves() for thing in shelf.things if thing.id == "r5"]
    assert card.more(Words(language))[0] == said


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"card": "r1", "use": "hire"}, "1 from supply to Guildhall"),
        ({"card": "r1", "use": "move"}, "To a tile with a symbol of this card"),
        ({"card": "r1", "use": "effect"}, "Move 1 anywhere"),
        ({"card": "r2", "use": "effect", "pay": "r1"}, "Move 3 anywhere, for 1 card (Errand)"),
    ],
)
def test_a_card_says_what_it_does_in_this_use_and_an_effect_what_pays_for_it(
    parts: dict[str, str], said: str
) -> None:
    board = Match.start(TITLE, 2, TITLE.options(), "ab" * 32).view(None).board
    hint = TITLE.hint_of(board, parts)
    assert hint is not None
    assert WORDS.say(hint) == said
