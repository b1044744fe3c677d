"""The kit: letters that fit, colours that everybody can tell apart, shapes that are smooth."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageStat

from data.words import Words
from engines.kernel import Result, SeatResult
from renderers.kit.flourish import lay_crown, lay_winners
from renderers.kit.fonts import knows, legible
from renderers.kit.icons import SYMBOLS
from renderers.kit.layout import Rect
from renderers.kit.lettering import fitted, write
from renderers.kit.palette import CREAM, INK, SEATS, Colour, darker, lighter, mix, seat_paint
from renderers.kit.sheet import RAISED, ROOM_FOR_A_CROWN
from renderers.kit.stencil import cut
from renderers.tiny_towns.cubes import KINDS, cube
from renderers.tiny_towns.emblems import EMBLEMS
from renderers.tiny_towns.palette import COLOURS
from renderers.tiny_towns.silhouettes import OUTLINES

# Machado, Oliveira and Fernandes (2009): how the three kinds of dichromats see.
EYES = {
    "protan": (0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    "deutan": (0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    "tritan": (1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900),
}


def seen_by(eyes: str, colour: Colour) -> tuple[float, ...]:
    m = EYES[eyes]
    return tuple(sum(m[row * 3 + part] * colour[part] for part in range(3)) for row in range(3))


def distance(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)


@pytest.mark.parametrize("eyes", EYES)
def test_seat_colours_differ_for_all_eyes(eyes: str) -> None:
    for one, other in combinations(SEATS, 2):
        assert distance(seen_by(eyes, one.colour), seen_by(eyes, other.colour)) > 70, (one, other)


def test_every_seat_has_a_symbol_of_its_own() -> None:
    assert len({paint.symbol for paint in SEATS}) == len(SEATS) == len(SYMBOLS)
    masks = [cut(SYMBOLS[paint.symbol], 24) for paint in SEATS]
    for one, other in combinations(masks, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 20


def test_seats_come_round_again() -> None:
    assert seat_paint(6) == seat_paint(0)


def luminance(colour: Colour) -> float:
    parts = [(c / 255) / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def test_names_can_be_read_on_their_colour() -> None:
    for paint in SEATS:
        bright, dark = sorted((luminance(paint.colour), luminance(paint.ink)), reverse=True)
        assert (bright + 0.05) / (dark + 0.05) > 3.5, paint


def grey(kind: str, size: int) -> Image.Image:
    ground = Image.new("RGB", (size, size), (150, 190, 90))
    cube(kind, size).lay(ground, 0, 0)
    level = ground.convert("L")
    flat = ImageStat.Stat(level).mean[0]
    return level.point([max(0, min(255, round(128 + value - flat))) for value in range(256)])


@pytest.mark.parametrize("size", [54, 24])
def test_cubes_differ_by_their_marks_alone(size: int) -> None:
    """Without any colour, and with the same lightness, no two kinds look the same."""
    for one, other in combinations(KINDS, 2):
        assert ImageStat.Stat(ImageChops.difference(grey(one, size), grey(other, size))).mean[0] > 9, (
            one,
            other,
        )


def test_cubes_and_groups_differ_in_colour() -> None:
    paints = [*COLOURS.values()]
    groups = [outline.paint for outline in OUTLINES.values()]
    for colours in (paints, groups):
        for one, other in combinations(colours, 2):
            assert distance(one, other) > 50


def test_every_group_has_an_outline_and_every_building_an_emblem_of_its_own() -> None:
    for one, other in combinations(OUTLINES.values(), 2):
        assert ImageStat.Stat(ImageChops.difference(cut(one.shape, 40), cut(other.shape, 40))).mean[0] > 14
    assert len(EMBLEMS) == 40
    for one, other in combinations(EMBLEMS.values(), 2):
        assert ImageStat.Stat(ImageChops.difference(cut(one, 24), cut(other, 24))).mean[0] > 8


# Letters


def test_letters_of_many_languages_are_there() -> None:
    for text in ("ąćęłńóśźż", "àèéìòù", "äöüßœç", "ŞğıĐ", "Жюля", "Ωμέγα", "Việt"):
        assert legible(text, "title") == text


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("こんにちは", "Konnitiha"),
        ("김민준", "Gimminjun"),
        ("𝓐𝓭𝓪", "Ada"),
        ("Zoë 🦊", "Zoë"),
        ("山田", ""),
        ("a\u202eb\u200d", "ab"),
        ("  Ada \n Lovelace ", "Ada Lovelace"),
    ],
)
def test_other_letters_are_spelled_or_left_out(name: str, drawn: str) -> None:
    assert legible(name, "title") == drawn


@given(st.text(max_size=40))
@example("\x1bϗ")
@settings(max_examples=150, deadline=None)
def test_only_letters_of_the_face_are_left(text: str) -> None:
    assert all(knows("label", letter) for letter in legible(text, "label"))


TEXT = st.text(st.characters(categories=["Lu", "Ll", "Zs", "Po", "Nd"]), min_size=1, max_size=60)


@given(TEXT, st.integers(20, 400), st.integers(16, 120), st.integers(1, 4))
@example("Ṻ", 20, 27, 1)
@settings(max_examples=200, deadline=None)
def test_text_stays_in_its_place(text: str, wide: int, high: int, lines: int) -> None:
    image = Image.new("RGB", (wide + 200, high + 200), CREAM)
    write(image, text, Rect(100, 100, wide, high), "title", 60, ink=INK, least=10, lines=lines)
    inked = ImageChops.difference(image, Image.new("RGB", image.size, CREAM)).getbbox()
    if inked is not None:
        slack = 5 + min(60, high) // 6  # overhanging serifs and accents, the wider the larger the letters
        assert inked[0] >= 100 - slack
        assert inked[2] <= 100 + wide + slack
        assert inked[1] >= 100 - 14
        assert inked[3] <= 100 + high + 12


@given(TEXT, st.integers(20, 400), st.integers(1, 4))
@settings(max_examples=200, deadline=None)
def test_nothing_is_cut_off(text: str, wide: int, lines: int) -> None:
    setting = fitted(text, "title", (wide, 200), largest=40, least=10, lines=lines)
    assert "".join("".join(setting.lines).split()) == "".join(legible(text, "title").split())


def test_a_word_is_broken_only_if_it_would_be_tiny_otherwise() -> None:
    assert fitted("Bartholomew", "title", (150, 60), largest=40, least=12, lines=2).lines == ("Bartholomew",)
    broken = fitted("W" * 32, "title", (260, 60), largest=40, least=12, lines=2)
    assert len(broken.lines) == 2


def test_text_grows_with_its_place() -> None:
    sizes = [
        fitted("Grand Mausoleum of the Rodina", "title", (wide, 200), largest=60, least=10, lines=3).size
        for wide in (60, 120, 240, 480)
    ]
    assert all(small < large for small, large in pairwise(sizes))


# Colours and places


def test_mixing() -> None:
    assert mix((0, 0, 0), (255, 255, 255), 0.5) == (128, 128, 128)
    assert lighter((10, 10, 10), 1) == (255, 255, 255)
    assert sum(darker((200, 200, 200), 0.5)) < 600


def test_a_grid_shares_a_place_without_overlap() -> None:
    cells = Rect(10, 20, 403, 200).grid(2, 4, 12)
    assert len(cells) == 8
    assert cells[0].right + 12 == cells[1].x
    assert cells[0].bottom + 12 == cells[2].y
    assert cells[-1].right <= 413
    assert cells[-1].bottom <= 220


def test_nothing_of_who_has_won_meets_the_crown_below_it() -> None:
    """With letters that reach below their line, and whether the crown is below them or below a wreath."""
    result = Result(
        reason="completed", seats=(SeatResult(placing=1, score=9), SeatResult(placing=2, score=3))
    )
    above, crown = Image.new("RGB", (900, 400)), Image.new("RGB", (900, 400))
    names = Rect(100, 100, 700, 56).moved(0, -RAISED)
    lay_winners(above, result, names, Words("en", ("qjyg", "Ada")))
    lay_crown(crown, Rect(400, 166 + ROOM_FOR_A_CROWN, 100, 150))
    (_, _, _, foot), (_, top, _, _) = above.getbbox() or (0,) * 4, crown.getbbox() or (0,) * 4
    assert 0 < foot <= top
