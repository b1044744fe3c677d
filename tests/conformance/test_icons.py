"""Icons: each title names and draws its own, they are told apart, and they say no more than the words they stand beside."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from random import Random

import pytest
from PIL import Image as Images
from PIL import ImageChops
from PIL.Image import Image

from bot.icons.drawing import Drawn, drawn, every
from bot.icons.keeping import MOST
from data.words import has
from engines.kernel import Option
from engines.kernel.catalogue import titles
from renderers.kit.gallery import artists
from tests.conformance.cases import Case, answer, asked, looks, moments
from tests.sizes import first

DRAWN = sorted(artists())
NAME = re.compile(r"gh_[A-Za-z0-9_]{1,20}_[0-9a-f]{8}")
HEAVIEST = 256 * 1024
IN_A_LINE = 22  # pixels of an icon in a line of text
DARK, LIGHT = (0x31, 0x33, 0x38), (255, 255, 255)
APART, SEEN = 5.0, 12.0  # mean difference of two that are told apart; of one from its ground


@cache
def picture(icon: str) -> Image:
    return every()[icon]()


@cache
def small(icon: str, ground: tuple[int, int, int] = DARK) -> Image:
    """An icon as it stands in a line of text."""
    whole = Images.new("RGB", (IN_A_LINE, IN_A_LINE), ground)
    mark = picture(icon).resize((IN_A_LINE, IN_A_LINE), Images.Resampling.LANCZOS)
    whole.paste(mark, (0, 0), mark)
    return whole


def difference(one: Image, other: Image) -> float:
    """How far two pictures are apart, of 255."""
    levels = ImageChops.difference(one, other).convert("L").histogram()
    return sum(level * count for level, count in enumerate(levels)) / (one.width * one.height)


def test_there_are_at_most_as_many_as_discord_shall_have() -> None:
    assert 0 < len(every()) <= MOST == 300


@pytest.mark.long
def test_each_is_what_discord_takes_under_a_name_of_its_own() -> None:
    found: list[Drawn] = [drawn(icon) for icon in every()]
    for one in found:
        assert NAME.fullmatch(one.name), one.name
        assert len(one.name) <= 32
        assert one.data.startswith(b"\x89PNG")
        assert len(one.data) <= HEAVIEST
    assert Counter(one.name for one in found).most_common(1)[0][1] == 1
    assert drawn(found[0].icon) == found[0]


@pytest.mark.parametrize("icon", first(every(), 40))
def test_each_is_square_clear_and_seen_on_dark_and_on_light(icon: str) -> None:
    image = picture(icon)
    assert (image.size, image.mode) == ((128, 128), "RGBA")
    assert [image.getpixel(corner) for corner in ((0, 0), (127, 0), (0, 127), (127, 127))] == [
        (0, 0, 0, 0)
    ] * 4
    for ground in (DARK, LIGHT):
        assert difference(small(icon, ground), Images.new("RGB", (IN_A_LINE, IN_A_LINE), ground)) > SEEN


@pytest.mark.long
def test_no_two_look_alike_in_a_line_of_text() -> None:
    known = [*every()]
    for at, one in enumerate(known):
        for other in known[at + 1 :]:
            assert difference(small(one), small(other)) > APART, f"{one} and {other}"


@pytest.mark.parametrize("title", DRAWN)
def test_what_is_said_with_an_icon_is_a_message_and_an_icon(title: str) -> None:
    artist = artists()[title]
    said = artist.icons_said()
    assert said
    assert [message for message in said if not has("en", message)] == []
    assert set(said.values()) <= artist.icons().keys()


def values(option: Option) -> list[tuple[str, str]]:
    return [(part, value) for part, value in option.parts.items() if value]


@pytest.mark.parametrize("title", DRAWN)
def test_whatever_is_asked_has_only_icons_that_are_drawn(title: str) -> None:
    known = titles()[title]
    artist, luck = artists()[title], Random(18)
    match = Case(known, known.seats[1], known.options()).start(18)
    borne: Counter[str] = Counter()
    for number in moments(match):
        if looks(number, 6):
            for awaited in match.awaited():
                view = match.view(awaited.seat)
                for option in asked(match, awaited.seat, teach=True).shown:
                    for part, value in values(option):
                        icon = artist.icon_of(view, part, value)
                        assert icon is None or icon in artist.icons() or icon in every(), icon
                        borne[icon or ""] += 1
                        if icon is not None:
                            shown_to_all = artist.icon_of(match.view(None), part, value)
                            assert shown_to_all in (icon, None)
        answer(match, luck)
    assert len(borne) > 3
