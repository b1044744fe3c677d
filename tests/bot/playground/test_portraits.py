"""Portraits by which people are told apart."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageChops

from bot.playground import portraits

NAMES = dict(enumerate(("Ada", "ada", "Ben", "Cleo", "Dan", "Eve", "Ada"), 20))


def opened(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    assert image.format == "PNG"
    assert image.size == (160, 160)
    return image.convert("RGB")


def test_each_has_a_colour_and_the_seventh_that_of_the_first() -> None:
    drawn = portraits.faces(NAMES)
    colours = [opened(drawn[number]).getpixel((2, 2)) for number in NAMES]
    assert list(drawn) == list(NAMES)
    assert len(set(colours[:6])) == 6
    assert colours[6] == colours[0]
    assert drawn[20] == drawn[26]


def test_the_first_letter_stands_in_the_middle() -> None:
    drawn = portraits.faces({1: "Hanna", 2: "hugo", 3: "Olga"})
    image = opened(drawn[1])
    ground = Image.new("RGB", image.size, image.getpixel((2, 2)))  # type: ignore[arg-type]  # a colour
    box = ImageChops.difference(image, ground).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert abs(left - (160 - right)) <= 4
    assert abs(top - (160 - bottom)) <= 8
    assert 50 < bottom - top < 80
    assert ImageChops.difference(opened(drawn[2]).convert("1"), image.convert("1")).getbbox() is not None


def test_the_bot_has_a_hall_under_every_address_of_a_default_portrait() -> None:
    drawn = portraits.faces({7: "Ada"})
    found = portraits.assets(drawn)
    assert found["https://cdn.simcord.invalid/avatars/7/portrait.png"] == ("face.png", drawn[7])
    halls = {name: one for name, one in found.items() if "embed" in name}
    assert sorted(halls) == [f"https://cdn.simcord.invalid/embed/avatars/{index}.png" for index in range(6)]
    assert set(halls.values()) == {("hall.png", portraits.guildhall())}
    assert len(found) == 7


def test_the_hall_has_a_gable_three_arches_and_a_step() -> None:
    image = opened(portraits.guildhall())
    gold, dark = image.getpixel((80, 80)), image.getpixel((2, 2))
    assert gold != dark
    for left in (42, 70, 98):
        assert image.getpixel((left + 10, 89)) == image.getpixel((left + 10, 127)) == dark
        assert image.getpixel((left, 127)) == image.getpixel((left + 20, 110)) == dark
        assert image.getpixel((left - 1, 120)) == image.getpixel((left + 21, 120)) == gold
        assert image.getpixel((left + 1, 89)) == image.getpixel((left + 10, 87)) == gold
    inside = [
        (80, 26),
        (28, 68),
        (132, 68),
        (32, 74),
        (128, 74),
        (24, 128),
        (136, 135),
        (24, 135),
        (136, 128),
    ]
    outside = [
        (80, 25),
        (25, 68),
        (135, 68),
        (80, 69),
        (80, 73),
        (31, 74),
        (129, 74),
        (23, 130),
        (137, 130),
        (80, 136),
    ]
    assert {image.getpixel(at) for at in inside} == {gold}
    assert {image.getpixel(at) for at in outside} == {dark}
