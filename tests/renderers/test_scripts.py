"""Names in other scripts: as people write them where the system has a typeface for them, and never as boxes."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from data.words import Words
from renderers.kit import fonts, lettering, runs, scripts
from renderers.kit.fonts import legible
from renderers.kit.layout import Rect
from renderers.kit.lettering import fitted, letters_of, watched, write
from renderers.kit.nameplate import player_name
from renderers.kit.palette import CREAM, INK
from renderers.kit.runs import clusters

SYSTEM = ["/usr/share/fonts", "/usr/local/share/fonts"]
HARD = (
    "W" * 32,
    "龍" * 32,
    "🦊" * 32,
    "👨\u200d👩\u200d👧🇵🇱1\ufe0f\u20e3",
    "العربية 12 طويلة جدا من النص الذ",
    "שלום Ada, שלום!",
    "ชื่อไทยยาวมาก",
    "Z\u0337\u0327\u031b\u0315a\u0334\u0321\u0353\u0357l\u0335\u0328g\u0336o",
    "Maximiliane-Sophie",
)


def _look_again() -> None:
    scripts.look_again()
    for known in (fonts._spelled, fonts.legible, runs.plain, runs.runs, lettering.width, lettering.fitted):
        known.cache_clear()
    letters_of.cache_clear()


@pytest.fixture
def folders() -> Iterator[list[str]]:
    """The folders in which typefaces are looked for; what is known of others is forgotten."""
    _look_again()
    yield scripts.FOLDERS
    scripts.FOLDERS.clear()
    _look_again()


def _has(folders: list[str], letter: str) -> None:
    """Go on only where this machine has a typeface with the letter."""
    folders.extend(SYSTEM)
    _look_again()
    if legible(letter, "title") != letter:
        pytest.skip(f"no typeface with {letter} here")


def test_a_typeface_of_the_system_is_found_and_used(folders: list[str], tmp_path: Path) -> None:
    """Source Sans has an esh and Source Serif has none; as the system's typeface it lends it."""
    assert legible("Aʃa", "title") == "Aa"
    without = letters_of("Aa", "title", 40).mask
    shutil.copy(fonts._path("bold"), tmp_path / "NotoSansLatin-Bold.ttf")
    folders.append(str(tmp_path))
    _look_again()
    assert legible("Aʃa", "title") == "Aʃa"
    assert [run.text for run in runs.runs("Aʃa", "title")] == ["A", "ʃ", "a"]
    assert letters_of("Aʃa", "title", 40).mask.getbbox()[2] > without.width + 5  # type: ignore[index]


def test_a_file_that_is_no_typeface_is_passed_over(folders: list[str], tmp_path: Path) -> None:
    (tmp_path / "arialuni.ttf").write_bytes(b"no typeface")  # Pillow would look for a usual one elsewhere
    folders.append(str(tmp_path))
    _look_again()
    assert legible("Ada א", "title") == "Ada"


def test_a_name_is_made_up_only_where_no_typeface_has_it(folders: list[str]) -> None:
    assert player_name(Words("en", ("שלום", "!?!", "山田!")), 0) == "Seat 1"
    assert player_name(Words("en", ("שלום", "!?!", "山田!")), 1) == "!?!"
    assert player_name(Words("en", ("שלום", "!?!", "山田!")), 2) == "Seat 3"
    _has(folders, "ש")
    assert player_name(Words("en", ("שלום",)), 0) == "שלום"


def test_what_is_read_from_the_right_is_turned_where_it_stands(folders: list[str]) -> None:
    _has(folders, "ש")
    seen = [run.text for run in runs.runs("Ada שלום עולם wins", "title")]
    assert seen == ["Ada", " ", "שלום עולם", " ", "wins"]
    _has(folders, "ع")
    seen = [run.text for run in runs.runs("שלום 🦊 علي", "title")]
    assert "".join(seen).startswith("علي") or seen == ["שלום 🦊 علي"]


def test_a_script_is_drawn_by_whatever_typeface_is_called_by_it(folders: list[str]) -> None:
    _has(folders, "ᗩ")
    assert legible("ᗩᗪ", "title") == "ᗩᗪ"


def test_a_mark_stands_upon_its_letter_and_not_beside_it(folders: list[str]) -> None:
    _has(folders, "A\u0336")
    for marked, bare in (("ẹ\u0301", "ẹ"), ("ǫ\u0301", "ǫ"), ("A\u0336", "A")):
        run = runs.runs(marked, "title")[0]
        assert run.text == marked
        assert runs.run_width(run, "title", 40) == runs.run_width(runs.Run(bare, run.script), "title", 40)
    assert runs.runs("Việt", "title") == (runs.Run("Việt"),), "what the house has, it sets itself"


def test_what_says_how_letters_join_is_kept_inside_a_word_that_joins_alone(folders: list[str]) -> None:
    _has(folders, "ع")
    assert legible("می\u200cخواهم", "title") == "می\u200cخواهم"
    assert legible("a\u200cb\u200d", "title") == "ab"


def test_lines_of_a_name_that_is_read_from_the_right_begin_there(folders: list[str]) -> None:
    _has(folders, "ש")
    ends = []
    for name in ("שלום שלום שלום שלום של", "Maximiliane Ada Cleo D."):
        image = Image.new("RGB", (400, 90), CREAM)
        write(image, name, Rect(10, 5, 190, 80), "title", 30, ink=INK, least=28, lines=2, align="left")
        inked = ImageChops.difference(image, Image.new("RGB", image.size, CREAM))
        rows = [inked.crop((0, top, 400, top + 45)).getbbox() for top in (0, 45)]
        assert all(rows)
        ends.append([(row[0], row[2]) for row in rows if row])
    (first, second), (one, other) = ends
    assert abs(first[1] - second[1]) <= 4 < abs(first[0] - second[0])
    assert abs(one[0] - other[0]) <= 4 < abs(one[1] - other[1])


def test_a_long_name_of_ideographs_is_broken_inside_a_sentence(folders: list[str]) -> None:
    _has(folders, "龍")
    said = "李小龍的朋友們在哪裡以及其他人’s turn"
    setting = fitted(said, "title", (400, 80), largest=34, least=12, lines=2)
    assert (" ".join(setting.lines).replace(" ", ""), setting.squeeze) == (said.replace(" ", ""), 1.0)
    assert setting.size > 28
    assert setting.lines[1].endswith("人’s turn")
    assert len(setting.lines[1]) > len("人’s turn")
    assert fitted("山田 太郎", "title", (60, 80), largest=34, least=12, lines=2).lines == ("山田", "太郎")


def test_a_name_is_said_in_short_where_it_would_be_squeezed() -> None:
    image = Image.new("RGB", (600, 60), CREAM)
    for wide, wanted in ((400, "Castello di Shiring"), (110, "Castello")):
        with watched() as seen:
            write(
                image,
                "Castello di Shiring",
                Rect(0, 0, wide, 40),
                "heading",
                22,
                ink=INK,
                least=20,
                short="Castello",
            )
        assert [(one.text, one.setting.squeeze, one.picture) for one in seen] == [(wanted, 1.0, 600)]


def test_signs_of_several_letters_stay_whole() -> None:
    assert clusters("a\u0301👨\u200d👩\u200d👧🇵🇱x") == ["a\u0301", "👨\u200d👩\u200d👧", "🇵🇱", "x"]
    torn = fitted("é" * 40, "title", (120, 60), largest=40, least=10, lines=2)
    assert "".join(torn.lines) == "é" * 40


def test_a_double_name_is_broken_where_it_is_joined() -> None:
    assert fitted("Maximiliane-Sophie", "title", (110, 60), largest=40, least=10, lines=2).lines == (
        "Maximiliane-",
        "Sophie",
    )


def test_a_word_that_is_a_little_too_wide_is_squeezed_and_not_broken() -> None:
    setting = fitted("Bartholomew", "title", (100, 60), largest=26, least=18, lines=2)
    assert setting.lines == ("Bartholomew",)
    assert 0.62 <= setting.squeeze < 1


@pytest.mark.parametrize("name", HARD)
@pytest.mark.parametrize("system", [True, False])
def test_no_name_leaves_its_place(folders: list[str], name: str, system: bool) -> None:
    folders.extend(SYSTEM if system else [])
    image = Image.new("RGB", (500, 200), CREAM)
    write(image, player_name(Words("en", (name,)), 0), Rect(100, 60, 300, 60), "title", 40, ink=INK, lines=2)
    inked = ImageChops.difference(image, Image.new("RGB", image.size, CREAM)).getbbox()
    assert inked is not None
    assert inked[0] >= 92
    assert inked[2] <= 408
    assert inked[1] >= 48
    assert inked[3] <= 134
