"""`guildhall picture` draws what a viewer sees, in the format that the file's ending names."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image
from typer.testing import Result

Typed = Callable[..., Result]
Refused = Callable[..., str]


@pytest.mark.parametrize(
    ("ending", "kind"), [("webp", "WEBP"), ("png", "PNG"), ("jpg", "JPEG"), ("jpeg", "JPEG"), ("PNG", "PNG")]
)
def test_the_ending_is_the_format(typed: Typed, tmp_path: Path, ending: str, kind: str) -> None:
    out = tmp_path / f"table.{ending}"
    result = typed("picture", "tiny_towns", "--seats", 2, "--answers", 5, "--out", out)
    assert result.exit_code == 0, result.output
    assert str(out) in result.stdout
    with Image.open(out) as image:
        assert image.format == kind
        assert image.width != image.height


@pytest.mark.long
def test_a_seat_sees_another_picture_than_the_table(typed: Typed, tmp_path: Path) -> None:
    drawn = []
    for viewer in ("table", "0", "1"):
        out = tmp_path / f"{viewer}.png"
        assert typed("picture", "tiny_towns", "--viewer", viewer, "--answers", 9, "--out", out).exit_code == 0
        drawn.append(out.read_bytes())
    assert len(set(drawn)) == 3


def test_the_same_words_draw_the_same_picture(typed: Typed, tmp_path: Path) -> None:
    drawn = []
    for name in ("a.png", "b.png"):
        assert typed("picture", "tiny_towns", "--seed", "x", "--out", tmp_path / name).exit_code == 0
        drawn.append((tmp_path / name).read_bytes())
    assert drawn[0] == drawn[1]


@pytest.mark.long
def test_a_match_that_is_shorter_is_drawn_at_its_end(typed: Typed, tmp_path: Path) -> None:
    words = ("picture", "tiny_towns", "--seats", 1, "--answers", 9999)
    table = typed(*words, "--out", tmp_path / "table.webp")
    sheet = typed(*words, "--sheet", "--out", tmp_path / "sheet.webp")
    assert "where the match ends" in table.stdout
    assert sheet.exit_code == 0
    assert (tmp_path / "table.webp").read_bytes() != (tmp_path / "sheet.webp").read_bytes()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--out", "a.gif"), ["a.gif", ".webp", ".png", ".jpg", ".jpeg"]),
        (("--out", "a"), ["“a”", ".webp"]),
        (("--out", "nowhere/a.png"), ["nowhere/a.png"]),
        (("--out", "a.png", "--viewer", "4"), ["“4”", "0 to 3", "table"]),
        (("--out", "a.png", "--viewer", "Ada"), ["“Ada”", "0 to 3"]),
        (("--out", "a.png", "--language", "tlh"), ["“tlh”", "en"]),
        (("--out", "a.png", "--answers", "-1"), ["-1"]),
        (("--out", "a.png", "--seats", "7"), ["1 to 6"]),
        (("--out", "a.png", "--answers", "1", "--sheet"), ["no sheet yet"]),
    ],
)
def test_what_cannot_be_drawn_is_said(refused: Refused, words: tuple[str, ...], said: list[str]) -> None:
    sentence = refused("picture", "tiny_towns", *words)
    assert all(part in sentence for part in said), sentence
    assert not Path("a.png").exists()
