"""Every title that the scan finds is drawn by the same plan, and its artist keeps to the contract."""

from __future__ import annotations

import ast
import importlib
from collections import Counter
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from PIL.Image import Image

from data.words import Words
from engines.kernel.catalogue import titles
from renderers.kit import palette as shared
from renderers.kit.artist import Artist
from renderers.kit.gallery import artists
from tests.conformance.cases import Case, answer, everybody, looks, moments
from tests.conformance.messages import ROOT
from tests.conformance.seen import NAMES

HOME = ROOT / "renderers"
DRAWN = sorted(artists())
PAINTED = sorted({*DRAWN, "house"})
PLAN = {
    "artist": (),
    "palette": (),
    "sight": (),
    "plan": (),
    "table": ("draw_table",),
    "seat": ("draw_seat",),
    "hand": ("draw_hand",),
    "asked": (),
    "sheet": ("draw_sheet",),
    "glance": ("glance", "hand_glance", "standings"),
    "aloud": ("whole_table",),
    "icons": ("icons", "said", "icon_of"),
}
COLOURS = {"Colour", "dict[str, Colour]", "dict[int, Colour]", "tuple[Colour, ...]"}
OFFERED = 100  # letters of a name that Discord offers


def module(title: str, name: str) -> ModuleType:
    return importlib.import_module(f"renderers.{title}.{name}")


def test_every_title_is_drawn() -> None:
    assert set(titles()) == set(DRAWN)


# One plan


@pytest.mark.parametrize("title", DRAWN)
def test_the_same_thing_has_the_same_name_in_every_title(title: str) -> None:
    for name, functions in PLAN.items():
        for function in functions:
            assert callable(getattr(module(title, name), function)), f"renderers.{title}.{name}.{function}"
        assert module(title, name).__doc__


@pytest.mark.parametrize("title", DRAWN)
def test_whoever_offers_a_close_look_draws_it_in_close(title: str) -> None:
    offers = type(artists()[title]).close is not Artist.close
    assert (HOME / title / "close.py").exists() == offers
    if offers:
        assert callable(module(title, "close").draw_close)


def test_the_bot_knows_no_title_from_inside() -> None:
    inside = {f"renderers.{title}" for title in DRAWN} | {f"engines.{title}." for title in titles()}
    for path in (ROOT / "bot").rglob("*.py"):
        for name in imported(path):
            assert not any(f"{name}.".startswith(one) and name != one.rstrip(".") for one in inside), (
                f"{path.relative_to(ROOT)} imports {name}"
            )


def imported(path: Path) -> set[str]:
    """The modules that a file imports from."""
    tree = ast.walk(ast.parse(path.read_text("utf-8")))
    return {node.module for node in tree if isinstance(node, ast.ImportFrom) and node.module}


# One palette


@pytest.mark.parametrize("title", [*PAINTED, "kit"])
def test_named_colours_stand_in_the_palette(title: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in (HOME / title).rglob("*.py")
        if path.name != "palette.py"
        for name in colours_in(path)
    ]
    assert found == []


def colours_in(path: Path) -> list[str]:
    """The colours that a module names."""
    found = []
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) in COLOURS:
            found.append(ast.unparse(node.target))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and is_colour(node.value):
            found.append(node.targets[0].id)
    return found


def is_colour(value: ast.expr) -> bool:
    """Whether an expression is three numbers, and so most likely a colour."""
    return (
        isinstance(value, ast.Tuple)
        and len(value.elts) == 3
        and all(isinstance(one, ast.Constant) and isinstance(one.value, int) for one in value.elts)
    )


@pytest.mark.parametrize("title", PAINTED)
def test_no_colour_is_named_twice(title: str) -> None:
    own, kit = (
        {name: value for name, value in vars(one).items() if name.isupper()}
        for one in (module(title, "palette"), shared)
    )
    assert [name for name in own if name in kit and own[name] is not kit[name]] == []
    borrowed = {id(value) for value in kit.values()}
    values = {name: value for name, value in own.items() if id(value) not in borrowed} | kit
    for value, count in Counter(value for value in values.values() if isinstance(value, tuple)).items():
        assert count == 1, f"{[name for name, one in values.items() if one == value]} are one colour"


# The contract


@pytest.mark.parametrize("title", DRAWN)
def test_what_can_be_looked_at_closely_is_drawn_and_told(title: str) -> None:
    artist, words = artists()[title], Words("en", NAMES)
    match, luck = Case(titles()[title], 3, titles()[title].options()).start(20), Random(20)
    for number in moments(match):
        if looks(number, 29):
            for viewer in luck.sample(everybody(match), 2):
                view = match.view(viewer)
                things = artist.things(view, words)
                assert len({name.casefold() for name in things.values()}) == len(things)
                assert not artist.absent(view, words) & set(things.values())
                assert all(0 < len(name) <= OFFERED for name in things.values())
                for thing in things:
                    assert things[thing] in artist.close_words(view, thing, words)
                if things:
                    assert isinstance(artist.close(view, luck.choice([*things]), words), Image)
        answer(match, luck)


@pytest.mark.parametrize("title", DRAWN)
def test_what_is_not_there_cannot_be_looked_at(title: str) -> None:
    artist, words = artists()[title], Words("en", NAMES)
    view = Case(titles()[title], 2, titles()[title].options()).start(21).view(None)
    with pytest.raises(LookupError):
        artist.close(view, "no such thing", words)
    with pytest.raises(LookupError):
        artist.close_words(view, "no such thing", words)


@pytest.mark.parametrize("title", DRAWN)
def test_how_everybody_stands_names_everybody(title: str) -> None:
    artist, words = artists()[title], Words("en", NAMES)
    match, luck = Case(titles()[title], 3, titles()[title].options()).start(22), Random(22)
    for number in moments(match):
        if looks(number, 29):
            said = "\n".join(artist.standing(match.view(None), words))
            assert all(name in said for name in NAMES[:3])
        answer(match, luck)
