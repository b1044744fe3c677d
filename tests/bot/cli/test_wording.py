"""`guildhall words` finds what is wrong in the texts of a language, each with its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner

from bot.cli.commands import app
from bot.cli.wording import places, words
from bot.cli.wording.aloud import everything, texts_beside, told_in_matches
from bot.cli.wording.checks import findings
from bot.cli.wording.places import _ill
from data.text import Text
from data.tongues import HOME, languages, read_from
from engines.kernel.catalogue import titles
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
        ("Idź", "x" * 80, []),
        ("Idź", "x" * 81, ["button-long has 81 letters, and there is place for 80"]),
        ("gone = Nie ma", "gone = Nie ma\ngone = Nie", ["gone is there twice"]),
        (
            "    [one] raz\n",
            "    [one] raz\n    [two] dwa razy\n",
            ["takes has a plural that the language does not know: two"],
        ),
        ("    [few]", "    [0] nigdy\n    [few]", []),
        (
            "= Nie ma",
            "= Nie ma\n    .odd = Nie",
            ["gone has a form .odd that nothing asks for", "gone lacks"][:1],
        ),
        (
            "= Nie ma",
            "= Nie ma\nunit-raz = { $n } { $who }",
            ["unit-raz knows no variable but $n: who", "unit-raz is said by nobody"],
        ),
        (
            "= Nie ma",
            "= { some-thing-one.gen }",
            ["gone asks some-thing-one for .gen, which it has not"],
        ),
        ("= Nie ma", "= { some-thing-one.acc }", []),
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


OWN = """gone = Nie ma { some-thing-one.acc }
some-thing-one = { $it ->
    [wood] Drewno
   *[sand] Piasek
}
    .acc = { $it ->
    [wood] Drewno
   *[sand] Piasek
} dla { $who }
takes = { $count ->
    [3] trzy
    [one] raz
   *[many] { $count } razy
}
button-long = Idź
some-thing-two = { COUNT($n, "day") }
unit-day = { $n ->
    [one] dzień
   *[other] { $n } dni
}
"""


def test_what_is_put_in_comes_by_turns_also_where_one_message_stands_in_another(tmp_path: Path) -> None:
    found(tmp_path, OWN)
    before = read_from(tmp_path)
    lines = list(everything(tmp_path, "pl"))
    read_from(*before)
    assert [line for line in lines if line.startswith("gone")] == [
        "gone (it wood): Nie ma Drewno dla ‹who›",
        "gone (it sand): Nie ma Piasek dla ‹who›",
    ]
    assert [line for line in lines if line.startswith("takes")] == [
        f"takes (count {count}): {said}"
        for count, said in (
            (1, "raz"),
            (2, "2 razy"),
            (3, "trzy"),
            (5, "5 razy"),
            (12, "12 razy"),
            (22, "22 razy"),
        )
    ]
    assert sum(line.startswith("some-thing-two (n ") for line in lines) == 5


def test_of_a_message_with_very_many_turns_some_are_written_out(tmp_path: Path) -> None:
    choices = " ".join(f"{{ $n{number} ->\n    [one] a\n   *[other] b\n}}" for number in range(4))
    found(tmp_path, f"gone = {choices}\n")
    before = read_from(tmp_path)
    lines = list(everything(tmp_path, "pl"))
    read_from(*before)
    assert len(lines) == 40


# Played by chance


def beside(*told: tuple[str, str]) -> Callable[..., list[tuple[str, Text]]]:
    """What is said in a match, by kind."""
    return lambda *_: [(kind, Text("gone", {"said": said})) for kind, said in told]


def test_labels_and_hints_that_discord_would_cut_are_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found(tmp_path, "gone = { $said }")
    before = read_from(tmp_path)
    fits, cut = "x" * 80, "y" * 81
    long_hint = "z" * 101
    monkeypatch.setattr(
        places,
        "texts_beside",
        beside(
            ("label", fits),
            ("label", cut),
            ("label", cut),
            ("hint", cut),
            ("hint", long_hint),
            ("prompt", "w" * 500),
        ),
    )
    lines = list(places.too_long(titles()["tiny_towns"], "pl", 2))
    read_from(*before)
    assert lines == [
        f"pl: gone has 81 letters as a label, and there is place for 80: {cut}",
        f"pl: gone has 101 letters as a hint, and there is place for 100: {long_hint}",
    ]


def test_what_is_too_small_on_a_picture_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    small, fine = (
        Written(text, Setting((text,), size, 1.0, size), 1600)
        for text, size in (("Bell Founder", 14), ("Market", 30))
    )

    @contextmanager
    def watched() -> Iterator[list[Written]]:
        yield [fine, small, small]

    monkeypatch.setattr(places, "moments_of", lambda *_: ["one", "another"])
    monkeypatch.setattr(places, "watched", watched)
    monkeypatch.setattr(places, "drawn", lambda _: Image.new("RGB", (1600, 900)))
    towns = titles()["tiny_towns"]
    assert list(places.too_small(towns, "en")) == [
        "en: only 10 pixels high of 1,200 on a picture of tiny_towns: Bell Founder"
    ]
    monkeypatch.setattr(places, "drawn", lambda _: None)
    assert list(places.too_small(towns, "en")) == []
    monkeypatch.setattr(places, "artists", dict)
    assert list(places.too_small(towns, "en")) == []


def test_all_that_is_said_in_a_match_is_found_and_told_once() -> None:
    towns = titles()["tiny_towns"]
    kinds = Counter(kind for kind, _ in texts_beside(towns, 0))
    assert set(kinds) >= {"prompt", "label", "event", "sheet"}
    kinds = Counter(kind for kind, _ in texts_beside(titles()["pillars"], 0))
    assert set(kinds) == {"prompt", "label", "hint", "reason", "event", "sheet"}
    lines = list(told_in_matches(towns, "en", 1))
    assert len(set(lines)) == len(lines) > 30
    assert all(line.partition(": ")[2] for line in lines)
    assert len(list(told_in_matches(towns, "en", 2))) > len(lines)


def test_a_language_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    result = CliRunner().invoke(app, ["words", "tlh"])
    assert result.exit_code == 2
    assert "There is no language “tlh”. There are:" in result.stderr


@pytest.mark.parametrize(
    ("given", "lines", "exit_code"),
    [
        (("en", "--no-pictures"), ["beside", "too long"], 1),
        (("en",), ["beside", "too long", "too small"], 1),
        (("en", "--all"), ["one", "a sentence"], 0),
    ],
)
def test_what_is_wrong_ends_with_an_error_and_what_can_be_said_does_not(
    monkeypatch: pytest.MonkeyPatch, given: tuple[str, ...], lines: list[str], exit_code: int
) -> None:
    monkeypatch.setattr(words, "titles", lambda: {"a": "a title"})
    monkeypatch.setattr(words, "findings", lambda *_: ["beside"])
    monkeypatch.setattr(words, "too_long", lambda *_: ["too long"])
    monkeypatch.setattr(words, "too_small", lambda *_: ["too small"])
    monkeypatch.setattr(words, "everything", lambda *_: ["one"])
    monkeypatch.setattr(words, "told_in_matches", lambda *_: ["a sentence"])
    result = CliRunner().invoke(app, ["words", *given])
    assert (result.stdout.splitlines(), result.exit_code) == (lines, exit_code)


def test_of_all_languages_nothing_is_wrong_where_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(words, "titles", dict)
    monkeypatch.setattr(words, "findings", lambda _, language: heard.append(language) or [])
    result = CliRunner().invoke(app, ["words"])
    assert (result.stdout, result.exit_code) == ("", 0)
    assert set(heard) >= set(languages())
