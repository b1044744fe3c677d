"""What monuments are worth at the end."""

from __future__ import annotations

from engines.tiny_towns.components import GROUPS, MONUMENT, points, steps_of, tables
from engines.tiny_towns.feeding import CASTLE, groups_of
from engines.tiny_towns.layout import CATHEDRAL, MAUSOLEUM, Layout, Rules

RULES = Rules()
rule = RULES.rule


def _types(found: Layout) -> set[str]:
    """The types of building in the town, monuments aside."""
    return set(found.types) - {"", MONUMENT}


@rule("architects_guild")
def architects_guild(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """One."""
    return points("architects_guild")


@rule("archive")
def archive(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """One for each type in the town."""
    return points("archive") * len(_types(found))


@rule(CASTLE)
def barrett_castle(found: Layout, squares: list[int]) -> int:
    """Five if it is fed."""
    return points(CASTLE) if squares[0] in found.fed else 0


@rule(CATHEDRAL)
def cathedral(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """Two; that empty squares cost nothing is counted with them."""
    return points(CATHEDRAL)


@rule("fort_ironweed")
def fort_ironweed(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """Seven."""
    return points("fort_ironweed")


@rule("grove_university")
def grove_university(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """Three."""
    return points("grove_university")


@rule("mandras_palace")
def mandras_palace(found: Layout, squares: list[int]) -> int:
    """Two for each type beside it."""
    return points("mandras_palace") * len(set(found.beside(squares[0])) - {""})


@rule("shrine")
def shrine(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """What was noted when it was built."""
    return found.shrine


@rule("silva_forum")
def silva_forum(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """One, and one for each building of the largest group of one type."""
    largest = 0
    for kind in set(found.types) - {""}:
        alike = [square for square, other in enumerate(found.types) if other == kind]
        largest = max(largest, *(len(group) for group in groups_of(alike)))
    return points("silva_forum") * (1 + largest)


@rule("sky_baths")
def sky_baths(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """Two for each type that is missing."""
    return points("sky_baths") * (len(GROUPS) - len(_types(found)))


@rule("starloom")
def starloom(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """By the order in which towns were completed."""
    return steps_of(tables().points.starloom, found.starloom_place)


@rule(MAUSOLEUM, "obelisk", "opaleyes_watch", "bondmaker")
def nothing(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """These never bring points themselves."""
    return 0
