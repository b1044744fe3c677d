"""What buildings are worth at the end: one small function for each card, in the order of the rulebook's notes."""

from __future__ import annotations

from collections.abc import Sequence

from engines.tiny_towns.components import COTTAGE, cards, points, steps_of, tables
from engines.tiny_towns.layout import MAUSOLEUM, Layout, Rules
from engines.tiny_towns.squares import BESIDE, CENTRE, COLUMNS, CORNERS, LINES, NAMES, ROWS

RULES = Rules()
rule = RULES.rule


# Blue and red


@rule(COTTAGE)
def cottage(found: Layout, squares: list[int]) -> int:
    """Three for each that is fed, or for all of them beside the Mausoleum."""
    fed = sum(square in found.fed for square in squares)
    unfed = points(MAUSOLEUM) if MAUSOLEUM in found.places else 0
    return points(COTTAGE) * fed + unfed * (len(squares) - fed)


@rule("farm", "granary", "greenhouse", "orchard", "factory")
def nothing(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """These never bring points themselves."""
    return 0


# Gray


@rule("fountain")
def fountain(found: Layout, squares: list[int]) -> int:
    """Two if a gray building lies beside it."""
    return sum(points("fountain") for square in squares if "gray" in found.beside(square))


@rule("millstone")
def millstone(found: Layout, squares: list[int]) -> int:
    """Two if a red or yellow building lies beside it."""
    return sum(points("millstone") for square in squares if _touches(found, square, "red", "yellow"))


@rule("shed")
def shed(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """One, wherever it stands."""
    return points("shed") * len(squares)


@rule("well")
def well(found: Layout, squares: list[int]) -> int:
    """One for each Cottage beside it, fed or not."""
    return points("well") * sum(found.as_cottages(near) for square in squares for near in BESIDE[square])


def _touches(found: Layout, square: int, *types: str) -> bool:
    return any(found.types[near] in types for near in BESIDE[square])


# Orange


@rule("abbey")
def abbey(found: Layout, squares: list[int]) -> int:
    """Three, away from black, green and yellow."""
    return sum(
        points("abbey") for square in squares if not _touches(found, square, "black", "green", "yellow")
    )


@rule("chapel")
def chapel(found: Layout, squares: list[int]) -> int:
    """Each: one for every fed Cottage of the town."""
    return points("chapel") * len(squares) * sum(found.as_cottages(square) for square in found.fed)


@rule("cloister")
def cloister(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """Each: one for every Cloister in a corner."""
    return points("cloister") * len(squares) * _among(squares, CORNERS)


@rule("temple")
def temple(found: Layout, squares: list[int]) -> int:
    """Four beside two fed Cottages or more."""
    card = cards()["temple"]
    fed = (sum(found.as_cottages(near, found.fed) for near in BESIDE[square]) for square in squares)
    return card.points * sum(count >= card.needs for count in fed)


# Green


@rule("almshouse")
def almshouse(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """By their number."""
    return steps_of(tables().points.almshouse, len(squares))


@rule("feast_hall")
def feast_hall(found: Layout, squares: list[int]) -> int:
    """Two each, or three with more of them than the player to the right."""
    card = cards()["feast_hall"]
    return len(squares) * (card.more if len(squares) > found.right_halls else card.points)


@rule("inn")
def inn(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """Three if it is the only one in its row and its column."""
    return sum(points("inn") for square in squares if not any(other in LINES[square] for other in squares))


@rule("tavern")
def tavern(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """By their number."""
    return steps_of(tables().points.tavern, len(squares))


# Yellow


@rule("bakery")
def bakery(found: Layout, squares: list[int]) -> int:
    """Three if a red or black building lies beside it."""
    return sum(points("bakery") for square in squares if _touches(found, square, "red", "black"))


@rule("market")
def market(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """Each: the Markets in its row or in its column, whichever are more."""
    lines = (max(_among(squares, ROWS[square]), _among(squares, COLUMNS[square])) for square in squares)
    return points("market") * sum(lines)


@rule("tailor")
def tailor(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """Each: one and one more for every Tailor on the four squares of the centre."""
    return points("tailor") * len(squares) * (1 + _among(squares, CENTRE))


@rule("theater")
def theater(found: Layout, squares: list[int]) -> int:
    """Each: the different types other than its own in its row and its column."""
    types = (len({found.types[line] for line in LINES[square]} - {"", "yellow"}) for square in squares)
    return points("theater") * sum(types)


def _among(squares: list[int], some: Sequence[int]) -> int:
    return sum(square in some for square in squares)


# Black


@rule("bank")
def bank(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """Four."""
    return points("bank") * len(squares)


@rule("trading_post")
def trading_post(found: Layout, squares: list[int]) -> int:  # noqa: ARG001  # a rule
    """One."""
    return points("trading_post") * len(squares)


@rule("warehouse")
def warehouse(found: Layout, squares: list[int]) -> int:
    """Minus one for each cube that lies on it."""
    return points("warehouse") * sum(len(found.on_top.get(NAMES[square], ())) for square in squares)
