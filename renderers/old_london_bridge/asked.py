"""What a question is about, read from its options: spaces of the rondel, slots of the bridge, cards, bonus tiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from engines.kernel import Option, Question
from engines.old_london_bridge.asking import GO_ON, NO_TILE
from engines.old_london_bridge.view import ArchitectView


@dataclass(slots=True, frozen=True)
class Asked:
    """What may be chosen: spaces without and with a tile, stacks, numbers to replace, cards, piles, own tiles."""

    step: str = ""
    spaces: frozenset[str] = frozenset()
    tiled: frozenset[str] = frozenset()
    stacks: frozenset[str] = frozenset()
    buildings: frozenset[str] = frozenset()
    cards: frozenset[int] = frozenset()
    piles: frozenset[str] = frozenset()
    tiles: frozenset[str] = field(default_factory=frozenset)
    budget: int | None = None


def asked(question: Question | None) -> Asked:
    """The open question, sorted by what it is about."""
    if question is None:
        return Asked()
    legal = question.legal
    plain = {option.parts["space"] for option in legal if "space" in option.parts and not _uses(option)}
    tiled = {option.parts["space"] for option in legal if "space" in option.parts} - plain
    return Asked(
        step=question.step,
        spaces=frozenset(plain),
        tiled=frozenset(tiled),
        stacks=_values(legal, "stack"),
        buildings=_values(legal, "building"),
        cards=frozenset(int(card) for card in _values(legal, "card") if card.isdecimal()),
        piles=_values(legal, "pile"),
        tiles=frozenset(tile for option in legal for tile in _uses(option)),
        budget=question.budget,
    )


def _values(options: list[Option], part: str) -> frozenset[str]:
    return frozenset(option.parts[part] for option in options if part in option.parts)


def _uses(option: Option) -> tuple[str, ...]:
    """The bonus tiles that an option uses."""
    use = option.parts.get("use") or option.parts.get("with", NO_TILE)
    return () if use in (NO_TILE, GO_ON) else tuple(use.split("+"))


def targets(architect: ArchitectView, numbers: frozenset[str]) -> Iterator[int]:
    """The slots whose buildings have these numbers."""
    for index, slot in enumerate(architect.slots):
        if slot.building is not None and str(slot.building.number) in numbers:
            yield index
