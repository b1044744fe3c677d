"""`guildhall words` finds what is wrong in the texts of a language, each with its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli.commands import app
from bot.cli.wording.aloud import everything
from bot.cli.wording.checks import findings
from bot.cli.wording.places import _ill
from data.tongues import HOME, languages, read_from
from renderers.kit.lettering import Setting, Written

ENGLISH = """
some-thing-one = One
some-thing-two = Two
# $who is passed, too.
takes = You take { $what }, { $count } times.
button-long = Go
gone = Gone
"""


def found(folder: Path, polish: str) -> list[str]:
    """What is wrong in this Polish beside that English."""
    for language, source in {"en": ENGLISH, "pl": polish}.items():
        (folder / language).mkdir()
        (folder / language / "some.ftl").write_text(source, "utf-8")
    return [line.partition(": ")[2] for line in findings(folder, "pl")]


GOOD = """some-thing-one = Jeden
    .acc = Jednego
some-thing-two = Dwa
    .acc = Dwa
takes = { $who }: bierz { ACC($what) }, { $count ->
    [one] raz
    [few] { $count } razy
   *[many] { $count } razy
}.
button-long = Idź
gone = Nie ma
"""


@pytest.mark.parametrize(
    ("change", "to", "told"),
    [
        ("", "", []),
        ("gone = Nie ma\n", "", ["gone is missing (en/some.ftl:7)"]),
        ("gone =", "other = Inne\ngone =", ["other is said by nobody"]),
        ("bierz", "bierz { $more }", ["takes puts in what nobody gives it: more"]),
        ("    [few] { $count } razy\n", "", ["takes lacks a plural: few"]),
        ("    .acc = Dwa\n", "", ["some-thing-two lacks what others of its kind have: .acc"]),
        ("Idź", "Idź " * 30, ["button-long has 119 letters, and there is place for 80"]),
        (
            "{ ACC($what) }",
            "{ GEN($what) }, { ACC($what) }",
            ["takes calls GEN, and no message has a form .gen"],
        ),
        ("Idź", '{ COUNT($count, "no") }', ["refers to unit-no, which is not there"]),
        ("= Nie ma", "= Nie { ma", ["cannot be read: Expected token", "gone is missing (en/some.ftl:7)"]),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, change: str, to: str, told: list[str]) -> None:
    lines = found(tmp_path, GOOD.replace(change, to) if change else GOOD)
    assert len([line for line in lines if any(one in line for one in told)]) >= len(told)
    assert bool(lines) == bool(told)


@pytest.mark.parametrize("language", languages())
def test_nothing_is_wrong_in_a_language_that_is_offered(language: str) -> None:
    assert list(findings(HOME, language)) == []


@pytest.mark.parametrize(
    ("size", "squeeze", "picture", "text", "told"),
    [
        (16, 1.0, 1600, "Bell Founder", ""),
        (14, 1.0, 1600, "Bell Founder", "only 10 pixels high of 1,200"),
        (14, 1.0, 1600, "£12", ""),
        (14, 1.0, 100, "Bell Founder", ""),
        (30, 0.6, 100, "Bell Founder", "squeezed to 60%"),
    ],
)
def test_what_does_not_fit_its_place_on_a_picture_is_told(
    size: int, squeeze: float, picture: int, text: str, told: str
) -> None:
    """Too small on the picture itself; of a piece of it, which may be drawn larger, only how far it is squeezed."""
    assert _ill(Written(text, Setting((text,), size, squeeze, size), picture), 1600) == told


def test_each_message_is_written_out_in_each_form_and_plural(tmp_path: Path) -> None:
    found(tmp_path, GOOD)
    before = read_from(tmp_path)
    lines = list(everything(tmp_path, "pl"))
    read_from(*before)
    assert {"some-thing-one: Jeden", "some-thing-one.acc: Jednego"} <= set(lines)
    assert "takes (count 22): ‹who›: bierz ‹what›, 22 razy." in lines


def test_a_language_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    result = CliRunner().invoke(app, ["words", "tlh"])
    assert result.exit_code == 2
