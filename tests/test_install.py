"""What is installed: two builds of the image hold the same versions, and each is one that the project takes."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NEEDED = [
    Requirement(one) for one in (*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["postgres"])
]


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned() -> dict[str, str]:
    lines = [line for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if line[:1] != "#"]
    return {plain(name): version for name, _, version in (line.partition("==") for line in lines)}


@pytest.mark.parametrize("needed", NEEDED, ids=lambda one: str(one.name))
def test_every_dependency_has_one_version_that_the_project_takes(needed: Requirement) -> None:
    assert needed.specifier.contains(pinned()[plain(needed.name)])


def test_versions_are_named_without_addresses() -> None:
    for name, version in pinned().items():
        assert re.fullmatch(r"[a-z0-9-]+", name)
        assert re.fullmatch(r"[0-9][0-9a-z.]*", version)
    assert "constraints.txt" in (ROOT / "Dockerfile").read_text("utf-8")
    assert "!constraints.txt" in (ROOT / ".dockerignore").read_text("utf-8")
