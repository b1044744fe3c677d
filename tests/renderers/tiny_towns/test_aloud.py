"""The alt text gives the glance in its limit, and the table read aloud is enough to play from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import renderers
from data.words import Words, has
from engines.tiny_towns.components import LETTERS, cards
from engines.tiny_towns.squares import NAMES
from engines.tiny_towns.view import ResourceCards, TownsHand
from renderers.tiny_towns import ARTIST
from tests.renderers.tiny_towns.views import LONGEST, NAMES_OF_SIX, SECOND, STRANGE, over, table, town, view

WORDS = Words("en", NAMES_OF_SIX)


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("names", [NAMES_OF_SIX, LONGEST, STRANGE])
def test_alt_text_fits(seats: int, names: tuple[str, ...]) -> None:
    words = Words("en", names)
    everybody = tuple(range(seats))
    for seen in (table(seats), table(seats, awaited=everybody), over(seats)):
        told = ARTIST.alt(seen, words)
        assert 0 < len(told) <= 1024
        assert all(name in told for name in names[:seats])


def test_alt_text_ends_with_whole_sentences_however_much_happened() -> None:
    seen = table(6)
    busy = seen.model_copy(update={"news": seen.news * 60})
    told = ARTIST.alt(busy, Words("en", LONGEST))
    assert 900 < len(told) <= 1024
    assert told.endswith(".")


def test_alt_text_tells_turn_cube_and_who_is_awaited() -> None:
    told = ARTIST.alt(table(3), WORDS)
    assert "turn 9" in told
    assert "Ada has the hammer and named brick" in told
    assert "waits for Bartholomew" in told
    assert "Ada names brick." in told


def test_alt_text_of_the_end_tells_places_and_points() -> None:
    told = ARTIST.alt(over(4), WORDS)
    assert "Ada has won" in told
    assert "Bartholomew: place 2, 17 points" in told
    assert "Chiara: place 2, 17 points" in told


@pytest.mark.parametrize(
    "in_play", [("cottage", "farm", "well", "chapel", "tavern", "theater", "factory"), SECOND]
)
def test_the_table_read_aloud_holds_every_card_with_pattern_and_text(in_play: tuple[str, ...]) -> None:
    told = ARTIST.read(view([town("c.B./..../..../....", in_play)], in_play=in_play), WORDS)
    for card in in_play:
        assert WORDS(f"towns-card-{card}") in told
        assert WORDS(f"towns-text-{card}") in told
        for number, row in enumerate(cards()[card].pattern, start=1):
            cubes = ", ".join(WORDS(f"towns-cube-{LETTERS[c]}") if c in LETTERS else "nothing" for c in row)
            assert f"row {number}: {cubes}" in told


def test_the_table_read_aloud_names_every_square_of_every_town() -> None:
    told = ARTIST.read(table(6), WORDS)
    squares = "\n".join(line for line in told.splitlines() if not line.startswith(("Fed: ", "Hungry: ")))
    for name in NAMES:
        assert len(re.findall(rf"\b{name} ", squares)) == 6
    assert "Fed: A1 and A3" in told
    assert "A1 Cottage with glass, B1 brick, C1 empty, D1 Well" in told
    for player in NAMES_OF_SIX:
        assert f"Town of {player}" in told


def test_the_table_read_aloud_holds_what_lies_beside_the_towns() -> None:
    watching = town(
        "..../.m../..../....",
        monument="opaleyes_watch",
        watch=("farm", "well"),
        set_aside=1,
        named=3,
        completed=4,
    )
    shrine = town("..../.m../..../....", monument="shrine", shrine=5, ready=True)
    deck = ResourceCards(open=("wheat",), pile=7, discarded=3, seen=("brick", "brick", "glass"))
    told = ARTIST.read(view([watching, shrine, town("..../..../..../....")], novice=True, deck=deck), WORDS)
    for wanted in (
        "Waiting on Opaleye’s Watch: Farm and Well.",
        "Cubes set aside: 1 of 2.",
        "Times as Master Builder: 3.",
        "Completed in turn 4.",
        "The Shrine is worth 5 points.",
        "Done with this turn.",
        "A hidden monument lies beside it.",
        "Open resource cards: wheat.",
        "7 resource cards lie in the pile.",
        "Discarded since they were shuffled: 2 brick and 1 glass.",
        "Master Builder.",
        WORDS("towns-text-opaleyes_watch"),
        WORDS("towns-text-shrine"),
    ):
        assert wanted in told


def test_only_the_owner_hears_of_a_hidden_monument() -> None:
    mine = ARTIST.read(table(2, viewer=0, hand=TownsHand(kept="starloom")), WORDS)
    assert "The Starloom" in mine
    assert WORDS("towns-text-starloom") in mine
    assert "Starloom" not in ARTIST.read(table(2), WORDS)
    choice = ARTIST.read(table(2, viewer=0, hand=TownsHand(dealt=("shrine", "archive"))), WORDS)
    assert WORDS("towns-text-shrine") in choice
    assert WORDS("towns-text-archive") in choice


def test_the_private_message_keeps_the_lines_of_a_pattern() -> None:
    seen = table(2).model_copy(update={"viewer": 0, "hand": TownsHand(kept="archive")})
    first, card, *rows = ARTIST.hand_words(seen, WORDS).splitlines()
    assert first == "Your monument, which nobody else sees: Archive of the Second Age."
    assert card == "**Archive of the Second Age**: 1 for each type in your town"
    assert rows == ["`wheat  wheat`", "`brick  glass`"]


def test_the_lines_of_a_pattern_stay_words_where_all_else_bears_icons() -> None:
    """They stand in columns as they are written, where Discord draws no emoji."""
    signed = WORDS.signed({"towns-cube-wheat": "<:gh_wheat:1>", "towns-card-archive": "<:gh_archive:2>"})
    seen = table(2).model_copy(update={"viewer": 0, "hand": TownsHand(kept="archive")})
    _, card, *rows = ARTIST.hand_words(seen, signed).splitlines()
    assert card.startswith("**<:gh_archive:2> Archive")
    assert rows == ["`wheat  wheat`", "`brick  glass`"]


def test_what_a_pattern_leaves_free_is_a_dot_in_its_column() -> None:
    seen = table(2).model_copy(update={"viewer": 0, "hand": TownsHand(kept="obelisk")})
    rows = ARTIST.hand_words(seen, WORDS).splitlines()[2:]
    assert len({len(row) for row in rows}) == 1
    assert len(rows) == len(cards()["obelisk"].pattern)


def test_ones_own_town_is_read_first() -> None:
    told = ARTIST.read(table(3, viewer=2), WORDS)
    assert told.index("Town of Chiara") < told.index("Town of Ada")


def test_the_end_is_read_with_all_lines() -> None:
    told = ARTIST.read(over(2), WORDS)
    for wanted in (
        "Ada has won",
        "Cottage: 12",
        "Empty squares: 3",
        "Never built: Archive of the Second Age",
    ):
        assert wanted in told


def test_every_message_of_the_pictures_exists() -> None:
    folder = Path(renderers.__file__).parent / "tiny_towns"
    used = {
        message
        for path in folder.glob("*.py")
        for message in re.findall(r'"(towns-(?:picture|alt|read)-[a-z0-9_-]+)"', path.read_text("utf-8"))
    }
    assert len(used) > 40
    assert not [message for message in sorted(used) if not has("en", message)]
    assert all(has("en", f"towns-read-group-{card.group}") for card in cards().values())
    assert all(has("en", f"towns-read-cells-{len(row)}") for card in cards().values() for row in card.pattern)
