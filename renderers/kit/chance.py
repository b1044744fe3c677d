"""Chance for textures: the same for the same seed, and nothing that anybody could win by guessing."""

from __future__ import annotations

from random import Random


def luck(seed: int) -> Random:
    """A source of chance that always runs the same way."""
    return Random(seed)  # noqa: S311  # grain and daisies, not cards
