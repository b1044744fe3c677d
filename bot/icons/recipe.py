"""What icons are drawn from: as long as that is the same, they come out the same, and need not be drawn to be named."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import data
import engines
import renderers

ROOMS = (data, engines, renderers)
KINDS = (".py", ".toml")
LIBRARIES = ("pillow", "font-source-sans-pro", "font-source-serif-pro")


def recipe(components: Path | None) -> str:
    """A mark of every source, number and library that the drawings rest on, those of the owner of the box included."""
    mark = hashlib.sha256()
    for library in LIBRARIES:
        mark.update(f"{library} {version(library)}\n".encode())
    for name, path in _sources(components):
        mark.update(f"{name} ".encode() + hashlib.sha256(path.read_bytes()).digest())
    return mark.hexdigest()


def _sources(components: Path | None) -> Iterator[tuple[str, Path]]:
    yield from _files("icons", Path(__file__).parent)
    for room in ROOMS:
        yield from _files(room.__name__, Path(room.__path__[0]))
    if components is not None:
        yield from _files("components", components)


def _files(room: str, folder: Path) -> Iterator[tuple[str, Path]]:
    """Those that say how something looks, in the same order everywhere."""
    found = (path for path in folder.rglob("*") if path.suffix in KINDS)
    yield from sorted((f"{room}/{path.relative_to(folder).as_posix()}", path) for path in found)
