"""Leaderboards, profiles and rating changes look as approved, whatever people are called."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from itertools import groupby

import pytest
from PIL import Image, ImageChops

from renderers.house.leaderboard import draw_leaderboard
from renderers.house.page import drawable, sheet
from renderers.house.plot import ALL_TITLES, Curve, lay_legend, line_of
from renderers.kit.encode import encode
from renderers.kit.gallery import artists
from renderers.kit.layout import Rect
from tests.renderers.house_gallery import HOME, NAMES, PICTURES, leaderboard, profile_of
from tests.renderers.likeness import likeness, shown


@pytest.mark.parametrize("name", PICTURES)
def test_looks_as_approved(name: str) -> None:
    with Image.open(HOME / f"{name}.webp") as golden:
        kept = golden.convert("RGB")
    found = likeness(shown(PICTURES[name]()), kept)
    assert found.alike, f"{name} has changed at {found.where}: {found}"


def test_no_golden_picture_is_left_over_or_heavy() -> None:
    assert {path.stem for path in HOME.iterdir()} == set(PICTURES)
    assert max(path.stat().st_size for path in HOME.iterdir()) < 150_000


@pytest.mark.parametrize("name", PICTURES)
def test_is_wider_than_high_and_light_enough(name: str) -> None:
    picture = PICTURES[name]()
    assert picture.width > picture.height
    assert len(encode(picture)) < 400_000


@pytest.mark.parametrize("name", [*NAMES, "i" * 32, "\u202eevil\u202c", "\u200b", "A\nB", "𝔉𝔯𝔞𝔨𝔱𝔲𝔯", "Z̷̛a̶l̶g̷o̵"])
def test_any_name_stays_in_its_place(name: str) -> None:
    board = leaderboard((name, "Ben"), own=-1)
    bare = replace(board, rows=(replace(board.rows[0], name="."), board.rows[1]))
    bare = replace(bare, rows=(replace(bare.rows[0], instead=" "), bare.rows[1]))
    named, empty = shown(draw_leaderboard(board)), shown(draw_leaderboard(bare))
    box = ImageChops.difference(named, empty).getbbox()
    assert box is not None, "the name cannot be seen"
    left, top, right, bottom = (value * 1240 / 800 for value in box)
    assert left > 130
    assert right < 560
    assert top > 210
    assert bottom < 310


def test_a_name_of_which_most_cannot_be_drawn_is_replaced() -> None:
    assert drawable("🦊🎲🔥", "Player 5") == "Player 5"
    assert drawable("李明", "Player 5") == "Player 5"
    assert drawable("さくら 🌸", "Player 5") == "Sakura"
    assert drawable("山田3", "Player 5") == "Player 5"
    assert drawable("李 Wei", "Player 5") == "Wei"
    assert drawable("🦊 Ada", "Player 5") == "Ada"
    assert drawable("Ελένη Παπαδοπούλου", "Player 5") == "Ελένη Παπαδοπούλου"


def test_the_house_is_no_title() -> None:
    assert "house" not in artists()


@pytest.mark.parametrize("titles", [1, 4, 7, 14])
def test_a_profile_has_a_bar_for_every_title(titles: int) -> None:
    picture, bare = profile_of(titles), profile_of(0)
    assert bars(picture) == titles + bars(bare)
    edge = (0, picture.height - 34, picture.width, picture.height)
    empty, _ = sheet(picture.size)
    assert picture.crop(edge).tobytes() == empty.crop(edge).tobytes(), (
        "something lies over the edge of the sheet"
    )


def bars(picture: Image.Image) -> int:
    """How many bars begin at the left of the right half."""
    start = [picture.crop((x, 180, x + 1, picture.height - 46)).convert("L") for x in range(886, 940, 9)]
    strip = list(reduce(ImageChops.lighter, start).tobytes())
    return sum(length >= 15 for dark, length in runs([value < 200 for value in strip]) if dark)


def runs(values: list[bool]) -> list[tuple[bool, int]]:
    """Equal values in a row, with their number."""
    return [(value, len(list(group))) for value, group in groupby(values)]


def test_no_two_of_twelve_lines_have_the_same_mark() -> None:
    marks = []
    for paint in range(12):
        image = Image.new("RGB", (60, 60))
        lay_legend(image, Curve("", "", paint, ()), Rect(0, 0, 60, 60))
        marks.append(image.tobytes())
    assert len(set(marks)) == 12
    assert line_of(ALL_TITLES) != ALL_TITLES
